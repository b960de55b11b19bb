"""How bots are named, and that a bad one never crashes a game."""

import logging
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Advice, Bot, Budget, RandomBot, seat_choice
from kingcraft.bots.safe import SafeBot
from kingcraft.bots.words import entrant, hire
from tests.arena.bots import bot_file


def test_a_budget_stands_after_the_name() -> None:
    assert (entrant("random@0.5s").seconds, entrant("random@0.5s").playouts) == (0.5, 0)
    assert (entrant("random@200p").seconds, entrant("random@200p").playouts) == (0.0, 200)


def test_a_name_without_a_budget_takes_the_common_one() -> None:
    assert entrant("random").seconds == 1.0
    assert entrant("random", Budget(playouts=7)).playouts == 7
    assert entrant("random@3p", Budget(seconds=2.0)).seconds == 0.0


@pytest.mark.parametrize(
    "text", ["random@", "random@2", "random@-1s", "random@0s", "random@1.5p", "random@soon", "random@1s@2s"]
)
def test_a_budget_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(kc.BadOption, match=r"0\.5s"):
        entrant(text)


def test_a_bot_from_a_file_plays(tmp_path: Path) -> None:
    state = kc.new("toll", 2, 1).state
    assert hire(bot_file(tmp_path) + ":High", "toll").choose(state, kc.Stream(1)) == state.legal()[-1]


def test_a_bot_from_a_file_gets_its_budget(tmp_path: Path) -> None:
    state = kc.new("toll", 2, 1).state
    choices = [hire(f"{bot_file(tmp_path)}:Thinker@{count}p", "toll").choose(state, kc.Stream(1)) for count in (2, 3)]
    assert choices == state.legal()[:2]


def test_a_bot_is_another_when_its_file_is(tmp_path: Path) -> None:
    name = bot_file(tmp_path) + ":High"
    before = entrant(name).digest
    Path(name.rpartition(":")[0]).write_text("class High: pass", encoding="utf-8")
    assert entrant(name).digest != before


@pytest.mark.parametrize("name", ["Nobody", "NoBot", "HERE"])
def test_a_class_that_is_no_bot_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(kc.BadOption, match=name):
        hire(f"{bot_file(tmp_path)}:{name}", "toll")


def test_a_file_that_cannot_be_read_or_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(kc.BadOption, match="nowhere"):
        entrant("nowhere.py:High")
    broken = tmp_path / "broken.py"
    broken.write_text("1 +", encoding="utf-8")
    with pytest.raises(kc.BadOption, match="SyntaxError"):
        hire(f"{broken}:High", "toll")


def test_names_from_the_network_never_run_a_file(tmp_path: Path) -> None:
    with pytest.raises(kc.BadOption, match="High"):
        bot_named(bot_file(tmp_path) + ":High", "toll")


@pytest.mark.parametrize("name", ["Raises", "Cheats"])
def test_a_bad_bot_is_played_for_and_the_log_tells_once(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = kc.new("toll", 2, 1)
    bot = hire(f"{bot_file(tmp_path)}:{name}", "toll")
    stream = kc.Stream(1)
    with caplog.at_level(logging.ERROR, "kingcraft.bots"):
        while table.to_act != kc.OVER:
            table.play(int(seat_choice(bot, table.state, stream)))
    assert bot.faults > 1
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info


def test_bad_advice_is_replaced_too(tmp_path: Path) -> None:
    state = kc.new("toll", 2, 1).state
    advice = hire(bot_file(tmp_path) + ":Cheats", "toll").advise(state, kc.Stream(1))
    assert advice[0].action in state.legal()


@pytest.mark.parametrize("worth", [float("nan"), 1.7, -0.1])
def test_what_is_no_chance_is_a_fault_and_is_not_told(worth: float) -> None:
    class Boasts(Bot):
        def advise(self, state: kc.State, stream: kc.Stream) -> list[Advice]:
            return [Advice(state.legal()[0], worth, 1.0, "plain", {})]

    bot = SafeBot("boasts", Boasts(), RandomBot())
    assert [each.worth for each in bot.advise(kc.new("toll", 2, 1).state, kc.Stream(1))] == [None]
    assert bot.faults == 1


def test_a_safe_bot_plays_what_its_bot_chooses() -> None:
    class Last(Bot):
        def choose(self, state: kc.State, stream: kc.Stream) -> int:
            return state.legal()[-1]

    state = kc.new("toll", 2, 1).state
    assert SafeBot("last", Last(), RandomBot()).choose(state, kc.Stream(1)) == state.legal()[-1]
