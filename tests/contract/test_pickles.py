"""Every public object travels: pickled, copied, sent to another process and back, raised there and caught here."""

import copy
import inspect
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots.base import Advice, Bot, Budget, RandomBot
from kingcraft.bots.words import hire
from kingcraft.core.news import News
from kingcraft.core.record import Move
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Names, Phrase, Word
from kingcraft.core.verify import Verified

RULING = kc.Ruling("record-fault", "kingsburg-dice", {"line": 3, "reason": kc.Ruling("undo-over"), "all": [Word("x")]})


def table(game: str = "kingsburg", moves: int = 12) -> kc.Table:
    """A table with some moves made."""
    made = kc.new(game, 3, 5)
    for _ in range(moves):
        made.play(made.legal()[0])
    return made


def finished() -> kc.Record:
    made = kc.new("kingdom-builder", 2, 1)
    while made.to_act != kc.OVER:
        made.play(made.legal()[0])
    return made.record


EXAMPLES: dict[str, Callable[[], object]] = {
    "Table": table,
    "Table, new": lambda: kc.new("kingdom-builder", 4),
    "Table, without a dealer": lambda: kc.replay(table().record.text()),
    "State": lambda: table().state,
    "State, Kingdom Builder": lambda: table("kingdom-builder").state,
    "Record": finished,
    "Game": lambda: kc.game_named("kingsburg"),
    "Option": lambda: kc.Option("weather", "fine", ["fine", "foul"], "foul"),
    "Dealer": lambda: kc.Dealer(b"1" * 32, ["salt"], "5a" * 32),
    "Stream": lambda: kc.Stream(7),
    "Ruling": lambda: RULING,
    "Refused": lambda: kc.Refused(RULING),
    "IllegalMove": lambda: kc.IllegalMove(RULING),
    "BadOption": lambda: kc.BadOption(RULING),
    "BadPosition": lambda: kc.BadPosition(RULING),
    "BadRecord": lambda: kc.BadRecord(RULING),
    "NoUndo": lambda: kc.NoUndo(RULING),
    "Verified": lambda: Verified(3, 2, "ab", [1, 2], False, ["A:00"], True, ["B"], 1, "A"),
    "Move": lambda: Move("A", "take gold", 9),
    "Names": lambda: Names(["Anna", "Boris"], 1),
    "Word": lambda: Word("building-statue", "object"),
    "Phrase": lambda: Phrase("percent", {"number": 3}),
    "News": lambda: News("battle", 1, {"own": 3}),
    "ScoreLine": lambda: ScoreLine(1, Word("card-miners"), 4, ["a1"]),
    "Budget": lambda: Budget(3, 1.5, 2),
    "Advice": lambda: Advice(3, 0.5, 1.0, "plain", {"points": 3}),
    "Bot": RandomBot,
}


def facts(thing: object) -> object:
    """All that must survive: what a person could see of an object."""
    for kind, seen in FACTS.items():
        if isinstance(thing, kind):
            return (type(thing), seen(thing))
    return repr(thing)


FACTS: dict[type, Callable[[Any], object]] = {
    kc.Table: lambda made: (made.record.text(), made.state.dump(), facts(made.dealer)),
    kc.Record: lambda record: record.text(),
    kc.State: lambda state: state.dump(),
    kc.Refused: lambda error: (facts(error.ruling), error.args),
    kc.Game: lambda game: (game.name, game.least, game.most, [facts(option) for option in game.options]),
    kc.Dealer: lambda dealer: (dealer.seed, dealer.salts, dealer.binding),
    kc.Stream: lambda stream: int(stream.state),
    Verified: lambda found: (
        found.moves,
        found.dealt,
        found.commitment,
        found.result,
        found.finished,
        found.salts,
        found.promised,
        found.silent,
        found.place,
        found.seat,
    ),
    Names: lambda names: (names.names, names.you),
    Bot: lambda bot: bot.choose(table().state, kc.Stream(3)),
    Budget: lambda budget: (budget.playouts, budget.seconds, budget.cores),
    Advice: lambda advice: (advice.action, advice.worth, advice.share, advice.reason, advice.facts),
}


def there(thing: object) -> object:
    """Runs in another process: what arrives goes back."""
    return thing


def play_there(made: kc.Table, move: str) -> None:
    """Runs in another process: a move that the rules may forbid."""
    made.play(move)


def choose_there(bot: Bot, state: kc.State) -> int:
    """Runs in another process: a bot that was sent there."""
    return bot.choose(state, kc.Stream(3))


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


def test_every_public_class_has_an_example() -> None:
    classes = [name for name in kc.__all__ if inspect.isclass(getattr(kc, name))]
    assert [name for name in classes if name not in EXAMPLES] == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_pickles_both_ways_and_copies(name: str) -> None:
    thing = EXAMPLES[name]()
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert facts(pickle.loads(pickle.dumps(thing, protocol))) == facts(thing)
    assert facts(copy.copy(thing)) == facts(thing)
    assert facts(copy.deepcopy(thing)) == facts(thing)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_goes_to_another_process_and_back(name: str, pool: ProcessPoolExecutor) -> None:
    thing = EXAMPLES[name]()
    assert facts(pool.submit(there, thing).result()) == facts(thing)


def test_a_refusal_in_another_process_is_caught_here(pool: ProcessPoolExecutor) -> None:
    with pytest.raises(kc.IllegalMove) as here:
        table().play("dance")
    with pytest.raises(kc.IllegalMove) as error:
        pool.submit(play_there, table(), "dance").result()
    assert error.value.ruling == here.value.ruling
    assert str(error.value) == str(here.value)


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
@pytest.mark.parametrize("level", ["random", "page", "squire", "knight", "king"])
def test_a_bot_chooses_the_same_in_another_process(level: str, game: str, pool: ProcessPoolExecutor) -> None:
    bot, state = hire(f"{level}@3p", game), table(game).state
    here = bot.choose(state.copy(), kc.Stream(3))
    assert pool.submit(choose_there, bot, state).result() == here


def test_a_table_goes_on_with_the_same_dice_after_its_journey() -> None:
    one = table()
    other = pickle.loads(pickle.dumps(one))
    for made in (one, other):
        for _ in range(20):
            made.play(made.legal()[0])
    assert one.record.text() == other.record.text()


def test_the_plain_bot_travels_too() -> None:
    assert isinstance(pickle.loads(pickle.dumps(RandomBot())), RandomBot)
