"""Weights of one's own: `knight@weights.json` plays by them, wherever a bot is named."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots.words import entrant, game_of, hire
from kingcraft.cli.said import with_weights
from kingcraft.server.live.thought import weights_by_game

SHIPPED = Path(kc.__file__).parent / "bots"
GAMES = ["kingdom-builder", "kingsburg"]


def shipped(game: str) -> str:
    return (SHIPPED / game.replace("-", "_") / "weights.json").read_text(encoding="utf-8")


def spoiled(game: str) -> str:
    """Weights that no sensible bot would have: every number turned round."""
    text = shipped(game)
    head, mark, rest = text.partition('"weights"')
    body, courses, end = rest.partition('"courses"')
    turned = body.replace(":-", ":~").replace(",-", ",~").replace("[-", "[~")
    for sign in (":", ",", "["):
        for digit in "123456789":
            turned = turned.replace(sign + digit, f"{sign}-{digit}")
    return head + mark + turned.replace("~", "") + courses + end


def moves(name: str, game: str) -> list[int]:
    """What a bot plays against itself for a while."""
    bot, table, stream = hire(name, game), kc.new(game, 2, 3), kc.Stream(1)
    played: list[int] = []
    while len(played) < 25:
        played.append(bot.choose(table.state.imagine(table.to_act, stream), stream))
        table.play(played[-1])
    assert bot.faults == 0
    return played


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_weights_play_as_without_a_file(game: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(shipped(game), encoding="utf-8")
    assert moves(f"squire@{file}", game) == moves("squire", game)


@pytest.mark.parametrize("game", GAMES)
def test_other_weights_play_otherwise_and_leave_the_shipped_alone(game: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(spoiled(game), encoding="utf-8")
    before = moves("squire", game)
    assert moves(f"squire@{file}", game) != before
    assert moves("squire", game) == before


@pytest.mark.parametrize("level", ["squire", "knight", "king"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_that_learned_takes_them_with_its_thinking(game: str, level: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(shipped(game), encoding="utf-8")
    state, stream = kc.new(game, 2, 3).state, kc.Stream(1)
    bot = hire(f"{level}@2p@{file}", game)
    assert bot.choose(state, stream) in state.legal()
    assert bot.advise(state, stream)[0].action in state.legal()
    assert bot.faults == 0


def test_a_bot_is_another_with_other_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(shipped("kingsburg"), encoding="utf-8")
    assert entrant(f"squire@{file}").digest != entrant("squire").digest


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    for text in (shipped("kingsburg"), "{}", "not JSON"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(kc.BadOption, match="does not hold weights"):
            hire(f"squire@{file}", "kingdom-builder")


def test_one_option_gives_them_to_all_who_learn() -> None:
    bots = ["me", "random", "page", "knight", "king@2s", "squire@other.json", "mine.py:Bot"]
    assert with_weights(bots, "w.json") == [
        "me", "random", "page", "knight@w.json", "king@2s@w.json", "squire@other.json", "mine.py:Bot",
    ]  # fmt: skip


def test_a_server_takes_one_file_for_each_game(tmp_path: Path) -> None:
    files = []
    for game in GAMES:
        file = tmp_path / f"{game}.json"
        file.write_text(shipped(game), encoding="utf-8")
        files.append(str(file))
    assert weights_by_game(" ".join(files)) == {game: shipped(game) for game in GAMES}
    assert [game_of(shipped(game)) for game in GAMES] == GAMES
    with pytest.raises(kc.BadOption):
        weights_by_game(str(Path(__file__)))
