"""Observations, numbers and rewards mean what they meant in this version of the environments; a page tells them."""

import hashlib
import re
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.research import VERSION
from kingcraft.testing.cases import start

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research" / "observations.md").read_text(encoding="utf-8")
MODULES = {"rows": "extended", "strips": "draft", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
SET_UPS: list[tuple[str, int, dict[str, str]]] = [
    *[("kingdom-builder", seats, {}) for seats in (2, 3, 4)],
    *[("kingsburg", seats, {}) for seats in (2, 3, 4, 5)],
    ("kingsburg", 3, MODULES),
]
MEANT = {
    "kingdom-builder 2 0": "6bdfb32274ada6b5",
    "kingdom-builder 3 0": "c2e224b7f388d2b9",
    "kingdom-builder 4 0": "92d7acb4a35989e0",
    "kingsburg 2 0": "be3e536ea7487810",
    "kingsburg 3 0": "93ff30b96d4082ce",
    "kingsburg 4 0": "90b8926ba49879eb",
    "kingsburg 5 0": "375560c66937797b",
    "kingsburg 3 5": "b4413a46d2e5d9f8",
}
"""For each set-up a digest of its parts and kinds of actions, and of two games. Other digests are another version."""


def shape(state: State) -> str:
    parts = [(part.name, part.shape) for part in state.observation_parts()]
    spans = [(span.name, int(span.number)) for span in state.numbering().spans]
    return repr((parts, spans, state.action_count()))


def digest(case: tuple[str, int, dict[str, str]]) -> str:
    """Of two games in which the middle one of the legal numbers is played again and again."""
    name, seats, options = case
    said = hashlib.sha256(shape(start(case)).encode())
    games = kc.batch(name, 2, seats=seats, seed=1, reward="rank", against=(), **options)
    ended = 0
    while ended < 2:
        numbers, starts = games.legal()
        said.update(numbers.tobytes() + games.observations.tobytes() + games.to_act.tobytes())
        games.step(numbers[(starts[:-1] + starts[1:]) // 2])
        said.update(games.rewards.tobytes())
        ended += int(games.done.sum())
    return said.hexdigest()[:16]


@pytest.mark.parametrize("case", SET_UPS, ids=str)
def test_an_environment_of_the_same_version_means_the_same(case: tuple[str, int, dict[str, str]]) -> None:
    assert (VERSION, digest(case)) == (2, MEANT[f"{case[0]} {case[1]} {len(case[2])}"])


@pytest.mark.parametrize(("heading", "case"), [("Kingdom Builder", SET_UPS[0]), ("Kingsburg", SET_UPS[-1])])
def test_every_part_and_every_kind_of_action_is_in_the_document(
    heading: str, case: tuple[str, int, dict[str, str]]
) -> None:  # fmt: skip
    state = start(case)
    tables = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0].split("| kind of action")
    named = [[name for cell in re.findall(r"^\| (`.*?) \|", text, re.M) for name in re.findall(r"`(.*?)`", cell)]
             for text in tables]  # fmt: skip
    assert named[0] == [part.name for part in state.observation_parts()]
    assert named[1] == [span.name for span in state.numbering().spans]
