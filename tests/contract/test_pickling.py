"""Everything people hold in their hands goes to other processes and back, compiled or not, and says what it is."""

import base64
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.news import News
from kingcraft.core.record import Move
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Names, Phrase, Word

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["kingdom-builder", "kingsburg"]
OTHER_SIDE = """
import base64, pickle, sys
import kingcraft as kc
print(*[base64.b64encode(pickle.dumps(pickle.loads(base64.b64decode(line)))).decode() for line in sys.stdin])
"""


def midway(game: str) -> kc.Table:
    """A game well under way."""
    table, stream = kc.new(game, 3, seed=5), kc.Stream(5)
    for _ in range(60):
        table.play(int(table.state.sample(stream)))
    return table


def things() -> dict[str, object]:
    """One of each kind that is given to people."""
    ruling = midway("kingsburg").why_not("build cathedral")
    assert ruling is not None
    refusals = [kind(ruling) for kind in (kc.BadOption, kc.BadPosition, kc.BadRecord, kc.IllegalMove, kc.NoUndo)]
    plain: list[object] = [
        ruling, kc.Refused(ruling), *refusals, kc.Stream(7), midway("kingsburg").dealer, Move("A", "build k12", 3),
        News("battle", 1, {"piece": Word("building-inn"), "count": 2}), ScoreLine(0, Word("card-lords"), 12, ["a1"]),
        Names(["Ann", "Bob"], 1), Word("building-inn"), Phrase("cli-working", {"count": 1}),
        kc.game_named("kingsburg"), kc.Option("edition", "2012", ["2012", "2007"], unsaid="2007"),
    ]  # fmt: skip
    of_games = {
        f"{type(thing).__name__} of {table.record.game}": thing
        for table in [midway(game) for game in GAMES]
        for thing in (table, table.state, table.record)
    }
    return {**{type(thing).__name__: thing for thing in plain}, **of_games}


THINGS = things()


def facts(thing: object) -> object:
    """All there is to know of a thing, to compare two of them."""
    match thing:
        case kc.Table():
            found: object = (thing.record.text(), thing.state.dump(), facts(thing.dealer))
        case kc.State():
            found = thing.dump()
        case kc.Record():
            found = thing.text()
        case kc.Dealer():
            found = (thing.seed, thing.salts, thing.binding)
        case kc.Refused():
            found = (thing.ruling, str(thing))
        case kc.Game():
            found = (thing.name, thing.least, thing.most, repr(thing.options))
        case _:
            found = repr(thing)
    return type(thing).__name__, found


def same(thing: object) -> object:
    """What another process does with a thing: it hands it back."""
    return thing


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_goes_to_another_process_and_back(name: str, other_process: ProcessPoolExecutor) -> None:
    thing = THINGS[name]
    again = other_process.submit(same, thing).result()
    assert facts(again) == facts(thing)


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_says_what_it_is(name: str) -> None:
    kinds = [kind.__name__ for kind in type(THINGS[name]).__mro__ if kind is not object]
    assert any(kind in repr(THINGS[name]) for kind in kinds)
    assert " object at 0x" not in repr(THINGS[name])


def test_a_dealer_keeps_its_secret() -> None:
    dealer = kc.new("kingsburg", 3, seed=5).dealer
    assert dealer is not None
    assert dealer.seed.hex() not in repr(dealer)
    assert repr(dealer.seed) not in repr(dealer)


@pytest.mark.parametrize("source", ["src", "build/native"])
def test_things_go_between_compiled_and_interpreted(source: str) -> None:
    if not list((ROOT / source).glob("kingcraft*")):
        pytest.skip("not compiled: there is no C compiler, or `make compile` has not run")
    lines = "\n".join(base64.b64encode(pickle.dumps(thing)).decode() for thing in THINGS.values())
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source)}
    command = [sys.executable, "-c", OTHER_SIDE]
    done = subprocess.run(command, input=lines, env=environment, capture_output=True, text=True, check=True)
    again = [pickle.loads(base64.b64decode(line)) for line in done.stdout.split()]
    assert [facts(thing) for thing in again] == [facts(thing) for thing in THINGS.values()]


@pytest.mark.parametrize("game", GAMES)
def test_equal_positions_are_equal_and_others_are_not(game: str) -> None:
    state, other = midway(game).state, midway(game).state
    assert state == other
    assert hash(state) == hash(other)
    other.make(other.legal()[0])
    assert state != other
    assert state != state.dump()
