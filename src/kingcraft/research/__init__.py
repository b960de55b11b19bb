"""Doors for researchers: thin adapters over the contract. `pip install "kingcraft[research]"`."""

VERSION = 2
"""Of the environments: it grows when observations, action numbers or rewards change their meaning."""
