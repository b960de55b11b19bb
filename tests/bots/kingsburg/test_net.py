"""The net beside the weights: it sees what goes together, is learned from games, and heeds nothing it never saw."""

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots import bot_named, trainer_of
from kingcraft.bots.base import Budget
from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.learning import Ways, lasting, taught
from kingcraft.bots.kingsburg.liking import fond_book
from kingcraft.bots.kingsburg.net import FINE
from kingcraft.bots.kingsburg.parts import places_of
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.sampling import Way
from kingcraft.bots.kingsburg.season import Search, decision, expected, moment_of
from kingcraft.bots.kingsburg.training import COMMAND, train
from kingcraft.bots.kingsburg.weights import (
    MOST_UNITS,
    WHOLE,
    WORTH,
    Book,
    Named,
    book_for_king,
    book_of,
    first_strip,
    net_of,
    places,
)
from kingcraft.bots.lesson import Lesson
from kingcraft.bots.words import entrant
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.state import KingsburgState

BOX = box_for("base", "2012", "points")
EVERYTHING = {"rows": "extended", "strips": "draw", "governors": "deal", "destiny": "cards"}


def unit(worth: int, **stirs: int) -> Named:
    """A unit that the named parts stir at every moment, in thousandths; spaces in a name are written `_`."""
    numbers = {name.replace("_", " "): amount for name, amount in stirs.items()}
    return {WORTH: [worth] * MOMENTS, **{name: [numbers.get(name, 0)] * MOMENTS for name in places(BOX)}}


def decisions(seed: int, seats: int) -> list[KingsburgState]:
    """What is decided in a squires' game, until the first winter."""
    game, luck, search = game_named("kingsburg"), Stream(seed), Search(Judge(book_of("")), Stream(seed))
    state = game.start(seats, game.settle(seats, {}))
    assert isinstance(state, KingsburgState)
    found: list[KingsburgState] = []
    while state.year == 1:
        if state.to_act != CHANCE:
            found.append(state.copy())
        state.make(state.sample(luck) if state.to_act == CHANCE else decision(search, state, 0))
    return found


def positions(seed: int, seats: int, options: dict[str, str]) -> list[tuple[KingsburgState, i64]]:
    """A squires' game at every moment of the year."""
    game, luck, judge = game_named("kingsburg"), Stream(seed), Judge(book_of(""))
    state = game.start(seats, game.settle(seats, options))
    assert isinstance(state, KingsburgState)
    found: list[tuple[KingsburgState, i64]] = []
    while state.to_act != OVER:
        moment = moment_of(state)
        if 0 <= moment < MOMENTS:
            found.append((state.copy(), moment))
        search = Search(judge, luck)
        state.make(state.sample(luck) if state.to_act == CHANCE else decision(search, state, 0))
    return found


@pytest.mark.parametrize("options", [{}, {"edition": "2007"}, {"soldiers": "tokens"}, EVERYTHING])
def test_the_places_of_a_standing_are_those_that_its_judge_adds_up(options: dict[str, str]) -> None:
    """But for what it is worth to lay a strip, which is asked only where one may be laid."""
    judge = Judge(book_of(""))
    for state, moment in positions(3, 3, options):
        for seat in range(3):
            judge.look(state, seat, moment, -1)
            worth, listed = judge.worth(), places_of(judge, state, seat, moment)
            whole, battle = 0, 0
            for pair in range(0, len(listed), 2):
                if listed[pair] >= first_strip(state.box):
                    continue
                product = judge.table[judge.base + listed[pair]] * listed[pair + 1]
                fought = part.BATTLE <= listed[pair] < part.ENVOY
                whole, battle = (whole, battle + int(product)) if fought else (whole + int(product), battle)
            assert whole // WHOLE + battle // WHOLE == worth


def test_a_unit_is_worth_something_only_where_all_that_stirs_it_comes_together() -> None:
    """Two parts of 600 against a reluctance of 1000: one of them stirs nothing, both stir a fifth of 5 points."""
    net = net_of([unit(5000, bias=-1000, envoy=600, gold_1=600)], BOX)
    assert net is not None
    bias, envoy, gold = ([place, WHOLE] for place in (part.BIAS, part.ENVOY, part.GOLD + 1))
    for moment in (0, MOMENTS - 1):
        assert net.worth(moment, vec[i64]([*bias, *envoy]), WHOLE) == 0
        assert net.worth(moment, vec[i64]([*bias, *gold]), WHOLE) == 0
        assert net.worth(moment, vec[i64]([*bias, *envoy, *gold]), WHOLE) == 1000


def test_steps_of_a_count_stir_together_and_moments_apart() -> None:
    stirring = unit(1000, gold_1=100, gold_2=200)
    stirring["gold 2"][4] = 700
    net = net_of([stirring], BOX)
    assert net is not None
    worths = [net.worth(4, vec[i64]([part.GOLD + gold, WHOLE]), WHOLE) for gold in range(4)]
    assert worths == [0, 100, 800, 800]
    assert net.worth(5, vec[i64]([part.GOLD + 2, WHOLE]), WHOLE) == 300


def test_what_one_can_expect_has_the_net_in_it_and_a_liking_beside_it() -> None:
    named = book_for_king("").named[3]
    plain, net = Book({3: named}), Book({3: named}, {3: [unit(7000, bias=FINE)]})
    state, moment = positions(1, 3, {})[6]
    without = expected(Judge(plain), state, 0, moment)
    assert expected(Judge(net), state, 0, moment) == without + 7000
    fond, fond_with_net = (Judge(fond_book(book, state.box, 3, 0)) for book in (plain, net))
    fond.fond = fond_with_net.fond = 0
    assert expected(fond_with_net, state, 0, moment) == expected(fond, state, 0, moment) + 7000


def test_parts_that_the_net_never_saw_stir_nothing() -> None:
    game = game_named("kingsburg")
    realm = game.start(3, game.settle(3, EVERYTHING))
    assert isinstance(realm, KingsburgState)
    net = net_of([unit(7000, bias=-200, envoy=600)], realm.box)
    assert net is not None
    known = [part.BIAS, WHOLE, part.ENVOY, WHOLE]
    unseen = [place for name, place in places(realm.box).items() if name not in places(BOX)]
    assert unseen
    alone = net.worth(0, vec[i64](known), WHOLE)
    assert alone == 2800
    assert all([net.worth(0, vec[i64]([*known, place, WHOLE]), WHOLE) == alone for place in unseen])


def test_without_units_there_is_no_net() -> None:
    assert net_of([], BOX) is None


def unheard(moments: int) -> None:
    """Nobody waits for what is learned here."""


def test_a_net_learns_what_no_sum_can_tell() -> None:
    """Envoy and aid are worth three points each alone, and nothing together."""
    ways, stream = Ways(["bias", "envoy", "aid"]), Stream(5)
    for _ in range(12_000):
        envoy, aid = stream.below(2), stream.below(2)
        way = Way()
        way.parts[MOMENTS - 1] = vec[i64]([0, 1, *([1, 1] if envoy else []), *([2, 1] if aid else [])])
        way.points[MOMENTS] = 3 if envoy != aid else 0
        ways.learn(way)
    units = taught(ways, {name: [0] * MOMENTS for name in ways.names}, 8, Stream(1), unheard)
    last = MOMENTS - 1

    def told(*names: str) -> float:
        stirred = [sum([unit[name][last] for name in ("bias", *names)]) for unit in units]
        return sum([max(0, much) * unit[WORTH][last] for much, unit in zip(stirred, units, strict=True)]) / 1_000_000

    assert [round(told(*names)) for names in ((), ("envoy",), ("aid",), ("envoy", "aid"))] == [0, 3, 3, 0]


def test_what_a_later_net_says_counts_for_the_moment_before() -> None:
    """A standing that leads to one worth four points more, by the next moment's net alone, is worth that."""
    ways, stream = Ways(["bias", "envoy", "aid"]), Stream(5)
    for _ in range(12_000):
        envoy = stream.below(2)
        way = Way()
        way.parts[MOMENTS - 2] = vec[i64]([0, 1, *([1, 1] if envoy else [])])
        way.parts[MOMENTS - 1] = vec[i64]([0, 1, *([2, 1] if envoy else [])])
        way.points[MOMENTS] = 4 * envoy
        ways.learn(way)
    units = taught(ways, {name: [0] * MOMENTS for name in ways.names}, 8, Stream(1), unheard)
    stirred = [unit["bias"][-2] + unit["envoy"][-2] for unit in units]
    told = sum([max(0, much) * unit[WORTH][-2] for much, unit in zip(stirred, units, strict=True)])
    assert round(told / 1_000_000) == 4


def test_a_battle_is_told_by_the_net_as_it_was_learned() -> None:
    """By thirtieths in games, by parts of a whole where a net is asked: a sure defeat costs six points either way."""
    defeat = part.BATTLE + 1
    name = next(name for name, place in places(BOX).items() if place == defeat)
    ways, stream = Ways(["bias", name]), Stream(5)
    for _ in range(12_000):
        thirtieths = 15 * stream.below(3)
        way = Way()
        way.parts[MOMENTS - 1] = vec[i64]([0, 1, 1, thirtieths])
        way.points[MOMENTS] = -(thirtieths // 5)
        ways.learn(way)
    net = net_of(taught(ways, {name: [0] * MOMENTS for name in ways.names}, 8, Stream(1), unheard), BOX)
    assert net is not None
    sure = vec[i64]([part.BIAS, WHOLE, defeat, WHOLE])
    half = vec[i64]([part.BIAS, WHOLE, defeat, WHOLE // 2])
    assert [round(net.worth(MOMENTS - 1, battle, WHOLE) / 1000) for battle in (sure, half)] == [-6, -3]


def test_a_moment_that_was_left_out_teaches_nothing() -> None:
    """Standings whose next moment nobody saw would seem to lead to nothing."""
    ways = Ways(["bias"])
    for seen in (True, False):
        way = Way()
        way.parts[3] = vec[i64]([0, 1])
        if seen:
            way.parts[4] = vec[i64]([0, 1])
        ways.learn(way)
    assert [[int(way) for way in lasting(ways, moment)] for moment in (2, 3, 4)] == [[], [0], []]
    last = Way()
    last.parts[MOMENTS - 1] = vec[i64]([0, 1])
    ways.learn(last)
    assert [int(way) for way in lasting(ways, MOMENTS - 1)] == [2]


def course(path: Path, rounds: int, units: int) -> dict[str, Any]:
    train(path, 2, rounds, Lesson(2, units=units), lambda done, total: None)
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def test_a_round_that_teaches_a_net_leaves_the_weights_and_one_that_teaches_weights_drops_the_net(
    tmp_path: Path,
) -> None:
    path = tmp_path / "weights.json"
    first = course(path, 1, 0)
    second = course(path, 2, 3)
    assert second["weights"] == first["weights"]
    assert len(second["nets"]["2"]) == 3
    assert second["history"] == {"2": [[2, 0], [2, 0, 3]]}
    third = course(path, 3, 0)
    assert third["weights"] != first["weights"]
    assert third["nets"] == {}


def test_every_king_has_a_net_of_its_own() -> None:
    nets = [book_for_king("").net(BOX, seats) for seats in (2, 3, 4, 5)]
    assert [net.units for net in nets if net is not None] == [8, 8, 8, 8]
    for units in book_for_king("").units.values():
        assert all([set(places(BOX)) <= set(unit) and any(unit[WORTH]) and any(unit["tokens 1"]) for unit in units])
    assert book_of("").net(BOX, 3) is None


def test_a_king_has_the_net_of_a_file_and_none_where_the_file_has_weights_alone(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, 0)
    assert book_for_king(path.read_text()).net(BOX, 2) is None
    course(path, 2, 3)
    book = book_for_king(path.read_text())
    net = book.net(BOX, 2)
    assert net is not None
    assert net.units == 3
    own, kept = book_for_king("").net(BOX, 5), book.net(BOX, 5)
    assert own is not None
    assert kept is not None
    assert [*kept.inner] == [*own.inner]


@pytest.mark.parametrize("name", ["king", "knight"])
def test_who_has_a_net_chooses_by_it(name: str) -> None:
    """A net to which having tokens is worth more than anything makes somebody choose otherwise."""
    fond = [unit(1_000_000, tokens_1=FINE, tokens_2=FINE, tokens_3=FINE)]
    named = book_for_king("").named[3]
    text = json.dumps({"weights": {"3": named}}), json.dumps({"weights": {"3": named}, "nets": {"3": fond}})
    without, with_net = (bot_named(name, "kingsburg", Budget(playouts=2), weights) for weights in text)
    states = [state for state in decisions(2, 3) if len(state.legal()) > 1]
    assert any([without.choose(state, Stream(1)) != with_net.choose(state, Stream(1)) for state in states])


def test_a_net_is_taught_in_one_round_whatever_is_asked_and_not_twice(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, 0)
    assert train(path, 2, 9, Lesson(2, units=3), lambda done, total: None) == 1
    assert train(path, 2, 9, Lesson(2, units=3), lambda done, total: None) == 0
    assert train(path, 2, 1, Lesson(2, units=4), lambda done, total: None) == 1
    assert json.loads(path.read_text())["history"] == {"2": [[2, 0], [2, 0, 3], [2, 0, 4]]}


def test_progress_hears_of_every_moment_that_a_net_learns_after_the_games(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, 0)
    heard: list[tuple[int, int]] = []
    train(path, 2, 2, Lesson(160, units=1), lambda done, total: heard.append((done, total)))
    assert [done for done, _ in heard] == [*range(1, 161), *[160 + moment for moment in range(1, MOMENTS + 1)]]
    assert {total for _, total in heard} == {160 + MOMENTS}


def test_a_net_is_refused_where_no_weights_were_learned_or_it_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    for units, id in ((3, "net-first"), (MOST_UNITS + 1, "net-large")):
        with pytest.raises(BadOption) as refused:
            train(path, 2, 1, Lesson(1, units=units), lambda done, total: None)
        assert refused.value.ruling.id == id
    assert not path.exists()


WHOLE_UNIT = unit(1000, bias=FINE)
WRONG: dict[str, Any] = {
    "no worth": {"3": [{"bias": [0] * MOMENTS}]},
    "too few moments": {"3": [{**WHOLE_UNIT, "envoy": [0] * (MOMENTS - 1)}]},
    "words": {"3": [{**WHOLE_UNIT, "envoy": ["1"] * MOMENTS}]},
    "too much": {"3": [{**WHOLE_UNIT, WORTH: [10**17] * MOMENTS}]},
    "too many": {"3": [WHOLE_UNIT] * (MOST_UNITS + 1)},
    "no weights beside it": {"4": [WHOLE_UNIT]},
    "a list": [WHOLE_UNIT],
}


@pytest.mark.parametrize("nets", WRONG.values(), ids=WRONG)
def test_a_file_whose_nets_are_none_is_refused_by_its_name(nets: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    named = book_for_king("").named[3]
    path.write_text(json.dumps({"made_by": COMMAND, "history": {"3": [[1, 0]]}, "weights": {"3": named}, "nets": nets}))
    with pytest.raises(BadOption) as refused:
        entrant(f"king@2p@{path}").hire("kingsburg")
    assert refused.value.ruling.id == "weights-unreadable"
    assert refused.value.ruling.facts["file"] == str(path)
    with pytest.raises(BadOption) as unread:
        train(path, 3, 2, Lesson(1), lambda done, total: None)
    assert unread.value.ruling.facts["file"] == str(path)


@pytest.mark.parametrize(("game", "options"), [("kingdom-builder", {}), ("kingsburg", EVERYTHING)])
def test_where_no_net_can_be_learned_one_is_told_so(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        trainer_of(game).train(tmp_path / "w.json", 3, 1, Lesson(1, 0, 4, options), lambda done, total: None)
    assert refused.value.ruling.id == "net-unknown"
