"""Marks tests here as proofs of the rules in rules.toml, by their numbers."""

from tests.rules_matrix import proofs_of

proves = proofs_of("kingdom-builder")
