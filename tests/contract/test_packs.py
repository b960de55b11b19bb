"""Pieces of people's own go wherever shipped ones go: in every language all is said, drawn, asked and refused."""

import json
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.speech import Names
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import LANGUAGES
from kingcraft.terminal.guide import explain
from kingcraft.terminal.scores import score_table

DOCS = Path(__file__).resolve().parents[2] / "docs" / "packs"
PEOPLE = Names(["Ann", "Bob", "Cleo", "Dan", "Eve"], you=0)
MODULES = {"governors": "auction", "destiny": "cards", "soldiers": "tokens", "strips": "draft", "rows": "extended"}
CASES = [
    ("kingsburg", "smugglers", 3, {}),
    ("kingsburg", "smugglers", 5, MODULES),
    ("kingsburg", "smugglers", 2, {**MODULES, "governors": "deal", "strips": "draw"}),
    ("kingsburg", "smugglers", 4, {**MODULES, "rewards": "house"}),
    ("kingdom-builder", "islands", 2, {}),
    ("kingdom-builder", "islands", 4, {}),
    ("kingdom-builder", "nameless", 3, {}),
]
Case = tuple[str, str, int, dict[str, str]]
every_pack = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1]}-{case[2]}")
every_seed = pytest.mark.parametrize("seed", [1, 2, 3])


def pack(name: str, folder: Path) -> Path:
    """An example of the documents; or the islands without a name for the board, which may have none."""
    if name != "nameless":
        return DOCS / f"{name}.toml"
    text = (DOCS / "islands.toml").read_text(encoding="utf-8")
    file = folder / "nameless.toml"
    file.write_text("\n".join(line for line in text.split("\n") if "Archipelago" not in line), encoding="utf-8")
    return file


def said(text: str) -> str:
    """A text that is words: no message id, no gap, no variable left over."""
    assert text.strip()
    assert not any(sign in text for sign in ("{", "}", "$", "???", "None"))
    return text


def say_all(state: State, words: list[str]) -> None:
    """Everything that is said, drawn, asked and refused at one moment."""
    for lang in LANGUAGES:
        assert state.to_act < 0 or said(state.ask(lang))
        for action in state.legal()[:12] if state.to_act >= 0 else []:
            said(state.label(action, lang))
        for seat in (None, 0):
            assert state.text(seat, lang).strip()
            assert state.svg(seat, lang).startswith("<svg")
        for text in words:
            ruling = state.why_not(text)
            assert ruling is None or (said(ruling.text(lang)) and json.dumps(ruling.dump()))


@every_pack
@every_seed
def test_a_whole_game_with_a_pack_is_told_in_every_language(case: Case, seed: int, tmp_path: Path) -> None:
    game, name, seats, options = case
    table = kc.new(game, seats, seed, None, pack=pack(name, tmp_path), **options)
    state, stream = table.state, Stream(seed)
    pieces = sorted({id.partition("-")[2] for id in state.contents()["words"]})  # type: ignore[attr-defined]
    words = [f"{verb}{piece}" for piece in pieces for verb in ("", "build ", "take ", "enemy ", "card ", "board ")]
    while state.to_act != kc.OVER:
        if stream.below(12) == 0:
            say_all(state, [words[stream.below(len(words))] for _ in range(3)])
        before, action = state.copy(), int(state.sample(stream))
        state.make(action)
        for lang in LANGUAGES:
            said(before.tell(action, lang, 0, PEOPLE))
            for news in state.news(before, action, None):
                said(news.text(lang, PEOPLE))
                json.dumps(news.dump())
    for lang in LANGUAGES:
        assert score_table(table, PEOPLE.names[:seats], lang).row_count > 3
    json.dumps([state.contents(), state.view(None), state.outlook(0), [line.dump() for line in state.score_sheet()]])


@pytest.mark.parametrize(
    ("game", "name", "asked", "words"),
    [
        ("kingsburg", "smugglers", "паромщик", "можно отдать дерево за 2 золота"),
        ("kingsburg", "smugglers", "ferryman", "можно отдать дерево за 2 золота"),
        ("kingsburg", "smugglers", "2", "1 gold, and look at the enemy"),
        ("kingsburg", "smugglers", "hidden cove", "a good: gold"),
        ("kingsburg", "smugglers", "пираты", "over the sea"),
        ("kingsburg", "smugglers", "full", "a white die more"),
        ("kingdom-builder", "islands", "маяк", "one more settlement on water"),
        ("kingdom-builder", "islands", "sailors", "touches water"),
    ],
)
def test_the_pieces_of_a_pack_are_explained(game: str, name: str, asked: str, words: str, tmp_path: Path) -> None:
    state = kc.new(game, 2, 1, pack=pack(name, tmp_path)).state
    assert any(words in line for line in explain(state, game, asked, "ru"))
