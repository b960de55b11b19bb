"""Boards for a terminal: they fit 80 by 24 with the question under them, cut no name, and say what their signs mean."""

from pathlib import Path

import pytest
from rich.text import Text

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import LANGUAGES, say
from kingcraft.terminal.guide import move_lines
from kingcraft.testing.cases import position
from tests.cli.command import GAMES

WIDTH, LINES = 80, 22
"""The task and what is typed take the last two of 24 lines."""


def shown(state: State, seat: int | None, lang: str) -> list[str]:
    return Text.from_markup(state.text(seat, lang)).plain.split("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_the_smallest_terminal(game: str, lang: str) -> None:
    for seats in range(kc.game_named(game).least, kc.game_named(game).most + 1):
        for seed in range(6):
            state = position((game, seats, {}), seed, 0.1 + 0.15 * seed)
            lines = shown(state, max(0, int(state.to_act)), lang)
            assert [line for line in lines if Text(line).cell_len > WIDTH] == []
            assert len(lines) <= LINES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chances_of_battle_fit_on_it_too(lang: str) -> None:
    chances = say(lang, "kingsburg-text-chances")
    for seats in (2, 3, 4, 5):
        state, stream, told = position(("kingsburg", seats, {}), seats, 0.6), Stream(seats), 0
        while state.to_act != kc.OVER:
            lines = shown(state, max(0, int(state.to_act)), lang)
            fought = state.view(None)["phase"] in ("recruit", "winter")
            assert any(line.startswith(chances) for line in lines) == fought
            assert [line for line in lines if Text(line).cell_len > WIDTH] == []
            assert len(lines) <= LINES
            told += fought
            state.make(state.sample(stream))
        assert told > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_board_with_all_modules_and_a_pack_is_no_wider(seats: int, lang: str) -> None:
    pack = Path(__file__).resolve().parents[2] / "docs" / "packs" / "smugglers.toml"
    options = {"governors": "deal", "destiny": "cards", "soldiers": "tokens", "strips": "draw", "rows": "extended"}
    state, stream = kc.new("kingsburg", seats, 1, None, pack=pack, **options).state, Stream(seats)
    while state.to_act != kc.OVER:
        if stream.below(20) == 0:
            lines = shown(state, max(0, int(state.to_act)), lang)
            assert [line for line in lines if Text(line).cell_len > WIDTH] == []
        state.make(state.sample(stream))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_with_many_words_are_told_whole(lang: str) -> None:
    table = kc.new("kingsburg", 2, 1, None, strips="draw")
    lines = [Text.from_markup(line).plain for line in move_lines(table.state, lang, WIDTH)]
    assert [line for line in lines if Text(line).cell_len > WIDTH] == []
    told = " ".join(" ".join(lines).split())
    assert all(" ".join(table.state.label(action, lang).split()) in told for action in table.legal())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_in_kingsburg_is_cut(lang: str) -> None:
    text = "\n".join(shown(position(("kingsburg", 5, {}), 3, 0.7), 0, lang))
    assert all(say(lang, f"advisor-{number}") in text for number in range(1, 19))
    assert all(say(lang, f"building-{id}") in text for id in ("merchants-guild", "wizards-guild", "stone-wall"))
    assert say(lang, "kingsburg-text-legend") in text


def test_the_next_building_of_a_row_has_its_price_and_points() -> None:
    state = kc.new("kingsburg", 2, 1).state
    row = next(line for line in shown(state, 0, "en") if "Chapel" in line)
    assert row == "□ Statue 2G =3  □ Chapel  □ Church  □ Cathedral"


def test_dice_stand_beside_their_advisor() -> None:
    table = kc.new("kingsburg", 2, 1)
    while not any(">" in table.write(action) for action in table.legal()):
        table.play(table.legal()[0])
    move = next(table.write(action) for action in table.legal() if ">" in table.write(action))
    seat, advisor = "AB"[table.to_act], move.partition(">")[2].rstrip("!")
    table.play(move)
    assert f"{say('en', f'advisor-{advisor}')} {seat}:" in "\n".join(shown(table.state, 0, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_neutral_dice_are_shown_however_long_the_name(lang: str) -> None:
    found = 0
    for seed in range(12):
        table = kc.new("kingsburg", 2, seed)
        while not table.view(0)["advisors"]:
            table.play(table.legal()[0])
        text = "\n".join(shown(table.state, 0, lang))
        for groups in table.view(0)["advisors"].values():  # type: ignore[attr-defined]
            faces = "+".join(str(face) for face in groups[0]["neutral"])
            assert f" {faces}" in text or f":{faces}" in text
            found += 1
    assert found


def test_locations_are_named_with_the_tiles_left_there() -> None:
    table = kc.new("kingdom-builder", 2, 1)
    text = "\n".join(shown(table.state, 0, "en"))
    for location in table.view(0)["locations"]:  # type: ignore[attr-defined]
        assert f"{location['hex']} ({location['left']})" in text
        assert say("en", "tile-" + location["tile"]) in text
    assert "G\N{NO-BREAK SPACE}Grass" in text


def test_choices_of_the_moment_are_in_small_letters() -> None:
    table = kc.new("kingdom-builder", 2, 1)
    hexes = [table.write(action).rpartition(" ")[2] for action in table.legal()]
    rows = shown(table.state, 0, "en")[1:21]
    small = sum(letter.islower() for row in rows for letter in row[4:44])
    assert small == len(hexes) > 0
