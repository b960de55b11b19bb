"""Looking back: luck and skill add up, errors are judged by what a seat could know, secrets of a running game stay."""

from dataclasses import replace
from math import hypot

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named, oracle_for
from kingcraft.bots.base import Budget
from kingcraft.bots.kit import kit_of
from kingcraft.bots.oracle import Ending, chances, outlook, sample
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import replay
from kingcraft.lookback.course import WHOLE, Change, finished, in_millionths, who
from kingcraft.lookback.grades import LEAST_DECISIONS, RANKS, grade
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import keep, recall
from kingcraft.lookback.many import players
from kingcraft.lookback.reasons import compared
from kingcraft.lookback.summary import LookedBack, summed
from kingcraft.lookback.turns import as_turns
from kingcraft.lookback.work import (
    Effort,
    gathered,
    last_decision,
    look_at,
    look_back,
    position_at,
    put_together,
    turn_of,
)  # fmt: skip
from tests.lookback.short import end_of_a_game

GAMES = {"kingdom-builder": 2, "kingsburg": 3}
QUICK = Effort(samples=2, trials=2, seed=1)


def game(name: str, seats: int, seed: int) -> kc.Table:
    """A game that pages played out."""
    table, player, stream = kc.new(name, seats, seed), bot_named("page", name), kc.Stream(seed)
    while table.to_act != kc.OVER:
        table.play(player.choose(table.state.imagine(table.to_act, stream), stream))
    return table


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest) -> kc.Table:
    return game(request.param, GAMES[request.param], 3)


@pytest.fixture(scope="module")
def found(table: kc.Table) -> LookedBack:
    return look_back(table.record, QUICK)


def test_luck_and_skill_add_up_to_the_last_digit(table: kc.Table, found: LookedBack) -> None:
    for each in found.seats:
        assert each.began + each.luck + each.skill + each.others == each.result
        assert each.result == (WHOLE // len(table.winners()) if each.seat in table.winners() else 0)
        assert each.adjusted == each.began + each.skill + each.others


def test_every_change_begins_where_the_last_one_ended(table: kc.Table, found: LookedBack) -> None:
    assert [change.ply for change in found.changes] == list(range(1, len(table.record.moves) + 1))
    for before, after in zip(found.changes, found.changes[1:], strict=False):
        assert before.after == after.before
    assert all(sum(change.after) == WHOLE for change in found.changes)


def test_a_move_without_a_choice_is_nobody_s_skill(table: kc.Table, found: LookedBack) -> None:
    judged = {each.ply for each in found.judged}
    forced = [change for change in found.changes[:-1] if change.seat is not None and change.ply not in judged]
    assert forced
    assert all(change.before == change.after for change in forced)


def test_every_real_decision_is_judged_and_no_other(table: kc.Table, found: LookedBack) -> None:
    real, again = [], kc.new(table.record.game, table.seats, 3)
    while again.to_act != kc.OVER:
        if len(again.legal()) > 1:
            real.append(len(again.record.moves) + 1)
        again.play(table.record.moves[len(again.record.moves)].text)
    assert [each.ply for each in found.judged] == real


def test_a_game_that_is_lost_or_won_already_makes_nobody_a_better_player() -> None:
    """Nothing can be lost there any more, so it is not counted; a mistake is, wherever it was made."""
    chances = [500_000, 10_000, 990_000, 990_000, 20_000]
    made = [Change(ply, 0, "a", [chance, WHOLE - chance], [0, WHOLE], [0, 0], [0, 0]) for ply, chance in
            enumerate(chances, 1)]  # fmt: skip
    judged = [Judged(ply, 0, "a", "b", 0.1 if ply == 1 else 0.0, 0.01) for ply in (1, 2, 3, 5)]
    first = summed(made, [*judged[:3], Judged(4, 0, "a", "b", 0.03, 0.01), judged[3]])
    assert [each.ply for each in first.decisions(0)] == [1, 4, 5]
    assert first.seats[0].decisions == 3
    assert first.seats[0].error == pytest.approx(0.13 / 3)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_in_several_processes_and_told_to_the_last_move(name: str) -> None:
    record, done = parse(end_of_a_game(name)), list[int]()
    assert look_back(record, QUICK, 2, done.append).dump() == look_back(record, QUICK).dump()
    assert sum(done) == len(record.moves)


def test_a_game_that_is_not_over_keeps_its_secrets() -> None:
    with pytest.raises(kc.Refused, match="over"):
        look_back(kc.new("kingdom-builder", 2, 1).record, QUICK)


def test_only_what_is_beyond_the_spread_is_a_mistake() -> None:
    one = Judged(5, 0, "a", "b", 0.10, 0.04)
    assert one.mistake
    assert not replace(one, spread=0.06).mistake
    assert not replace(one, loss=0.01, spread=0.001).mistake


@pytest.mark.parametrize(("name", "choices"), [("kingdom-builder", 20), ("kingsburg", 8)])
def test_a_planted_blunder_is_found(name: str, choices: int) -> None:
    """What a king would not dream of, as a settlement far off, in the middle of a game of kings."""
    table, stream = kc.new(name, 2, 8), kc.Stream(1)
    king = bot_named("king", name, Budget(playouts=1))
    planted = 0
    while table.to_act != kc.OVER:
        imagined = table.state.imagine(table.to_act, stream)
        if not planted and len(table.record.moves) > 30 and len(table.legal()) > choices:
            planted = len(table.record.moves) + 1
            table.play(_worst(table, imagined))
        else:
            table.play(king.choose(imagined, stream))
    judged = look_at(table.record.text(), range(planted, planted + 1), Effort(2, 96, 1))[0].judged
    assert judged is not None
    assert judged.mistake
    assert judged.loss > 0.03


def _worst(table: kc.Table, imagined: kc.State) -> int:
    """The move that leaves its seat with the least chance."""
    oracle, seat = oracle_for(table.record.game), table.to_act
    found: dict[int, float] = {}
    for move in table.legal():
        after = imagined.copy()
        after.make(move)
        found[move] = chances(oracle, after, 2, 5)[seat]
    return min(found, key=lambda move: found[move])


@pytest.mark.parametrize("name", GAMES)
def test_an_oracle_knows_the_end_and_does_not_lean_at_the_start(name: str) -> None:
    oracle, seats = oracle_for(name), GAMES[name]
    assert chances(oracle, game(name, seats, 4).state, 2, 1)[0] in (0.0, 0.5, 1.0)
    first = [chances(oracle, kc.new(name, seats, seed).state, 6, 1) for seed in range(4)]
    for found in first:
        assert sum(found) == pytest.approx(1)
        assert max(found) < 0.9


def test_chances_in_millionths_lose_nothing() -> None:
    assert in_millionths([1 / 3] * 3) == [333_334, 333_333, 333_333]
    assert sum(in_millionths([0.12345678, 0.2, 0.67654322])) == WHOLE


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_is_kept_and_recalled(name: str) -> None:
    text = end_of_a_game(name)
    parts = gathered(look_at(text, range(len(parse(text).moves) + 1), QUICK))
    again, effort = recall(keep(parts, QUICK, name))
    assert effort == QUICK
    assert put_together(finished(parse(text)), again).dump() == look_back(parse(text), QUICK).dump()


@pytest.mark.parametrize("name", GAMES)
def test_the_chance_before_a_die_is_the_mean_of_those_after_it(name: str) -> None:
    """Within what so many ways of playing on leave in doubt, by the true odds of the die."""
    oracle, table = oracle_for(name), game(name, 2, 6)
    dice = [made for made in replay(table.record.copy()) if made.before.to_act == kc.CHANCE and made.ply > 20]
    made = dice[len(dice) // 2]
    before, off = outlook(oracle, made.before, 600, 1)
    after, doubts = 0.0, []
    for outcome, odds in made.before.odds():
        state = made.before.copy()
        state.make(outcome)
        found, error = outlook(oracle, state, 120, 2)
        after += odds * found[0]
        doubts.append(odds * error[0])
    assert abs(before[0] - after) < 4 * hypot(off[0], *doubts) + 0.005


def test_a_die_changes_the_chances_and_not_how_they_are_measured() -> None:
    """With the same luck, what is told before a row of dice is what is told after it: as far ahead, the same doubt."""
    moves, oracle, rows = finished(game("kingsburg", 2, 6).record), oracle_for("kingsburg"), 0
    for made in moves:
        since = last_decision(moves, made.ply)
        assert made.before.to_act != kc.CHANCE or since == last_decision(moves, made.ply - 1)
        if made.before.to_act != kc.CHANCE or since != made.ply - 1 or not oracle.ready(made.before):
            continue
        there = position_at(moves, since)
        measure = (oracle.to_come(there), oracle.until(there))
        luck, again, rolled = kc.Stream(made.ply), kc.Stream(made.ply), made.before.copy()
        while rolled.to_act == kc.CHANCE:
            rolled.make(rolled.sample(again))
        told = sample(oracle, made.before.copy(), *measure, luck).chances
        assert sample(oracle, rolled, *measure, again).chances == told
        rows += 1
    assert rows > 10


def test_what_is_missed_in_every_decision_of_a_turn_is_missed_once() -> None:
    """The same thing would have been better each time, and each time it could still be had."""
    missed = [
        Judged(ply, 0, f"build a{ply}", "build t1", 0.2, 0.01, turn=5, with_best=(0.6, 0.6), with_played=(0.4, 0.4))
        for ply in (5, 6, 7)
    ]
    assert [one.mistake for one in missed] == [True, True, True]
    found = as_turns(missed)
    assert [one.mistake for one in found] == [False, False, True]
    assert sum(one.loss for one in found) == pytest.approx(0.2), "what the turn lost"
    others = as_turns([missed[0], replace(missed[1], turn=6), replace(missed[2], turn=6, seat=1)])
    assert [one.mistake for one in others] == [True, True, True], "each in a turn of its own"


def test_what_is_done_one_decision_later_was_not_missed() -> None:
    first = Judged(5, 0, "build a5", "build t1", 0.2, 0.01, turn=5, with_best=(0.6, 0.6), with_played=(0.4, 0.4))
    second = replace(first, ply=6, played="build t1", loss=0.0, with_best=(0.59, 0.6), with_played=(0.59, 0.6))
    assert not [one for one in as_turns([first, second]) if one.mistake]


def test_what_was_thought_of_too_late_could_have_been_had_before() -> None:
    """So a turn cannot lose more than it could have had, nor win anything back."""
    one = Judged(5, 0, "a", "a", 0.0, 0.0, turn=5, with_best=(0.5, 0.5), with_played=(0.5, 0.5))
    late = Judged(6, 0, "b", "c", 0.5, 0.0, turn=5, with_best=(0.8, 0.8), with_played=(0.3, 0.3))
    assert [round(each.loss, 6) for each in as_turns([one, replace(one, ply=6), replace(late, ply=7)])] == [0, 0, 0.5]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_a_row_of_decisions_of_one_seat(name: str) -> None:
    moves = list(replay(game(name, GAMES[name], 3).record.copy()))
    for ply in range(1, len(moves) + 1):
        turn, seat = turn_of(moves, ply), who(moves[ply - 1].before)
        assert {who(made.before) for made in moves[turn - 1 : ply]} == {seat}
        assert turn == 1 or who(moves[turn - 2].before) != seat


def test_praise_is_for_what_not_everybody_sees() -> None:
    one = Judged(5, 0, "a", "a", 0.0, 0.0, "b", 0.10, 0.03, obvious=False)
    assert one.fine
    assert not replace(one, obvious=True).fine
    assert not replace(one, margin=0.03, margin_spread=0.001).fine
    assert not replace(one, margin_spread=0.04).fine
    assert not replace(one, best="b").fine


def test_a_reason_compares_the_better_move_with_the_one_played() -> None:
    def endings(*points: list[float]) -> list[Ending]:
        return [Ending(each, [0.5, 0.5]) for each in points]

    plain = endings([30, 30], [34, 32])
    assert compared(endings([33, 30], [37, 32]), plain, 0, False).why("kingsburg", "en") == (
        "about 3 points more in the end than after the move played"
    )
    assert compared(endings([31, 28], [35, 30]), plain, 0, True).why("kingdom-builder", "en") == (
        "about 1 gold more in the end than after the next best move, and 2 gold less for the best of the others"
    )
    assert compared(endings([30, 28], [34, 30]), plain, 1, False).kind == "ahead"
    assert compared(endings([30, 28], [34, 30]), plain, 0, False).kind == "rival"
    assert compared(endings([35, 31], [39, 33]), plain, 0, False).kind == "race"


@pytest.mark.parametrize(("name", "moves"), [("kingdom-builder", 60), ("kingsburg", 180)])
def test_luck_and_skill_have_a_spread_that_more_trials_make_smaller(name: str, moves: int) -> None:
    text = end_of_a_game(name, moves)
    few, many = (look_back(parse(text), Effort(samples, 0, 1)).seats[0] for samples in (2, 10))
    assert 0 < many.luck_spread < few.luck_spread
    assert 0 < many.skill_spread < few.skill_spread


def test_a_position_between_two_of_one_s_own_moves_leaves_no_doubt() -> None:
    made = [Change(1, 0, "a", [5, 5], [6, 4], [0, 0], [3, 3]), Change(2, 0, "b", [6, 4], [9, 1], [3, 3], [4, 4])]
    rolled = Change(3, None, "roll", [9, 1], [10, 0], [4, 4], [0, 0])
    first = summed([*made, rolled], []).seats[0]
    assert (first.skill_spread, first.luck_spread, first.others_spread) == (4, 4, 0)


@pytest.mark.parametrize(("game", "seats"), [("kingdom-builder", 2), ("kingsburg", 2)])
def test_grades_are_those_of_the_ranks_that_were_measured(game: str, seats: int) -> None:
    figures = kit_of(game).errors[seats]
    assert list(figures) == sorted(figures)
    assert tuple(grade(game, seats, error, 50) for error in figures) == RANKS
    assert grade(game, seats, 0.0, 50) == "king"
    assert grade(game, seats, 0.5, 50) == "page"
    assert grade(game, seats, 0.0, LEAST_DECISIONS - 1) == ""
    assert grade(game, 6, 0.0, 50) == "", "nobody has measured that"


def test_many_games_give_a_table_of_players(table: kc.Table, found: LookedBack) -> None:
    record = replace_names(table.record, ["Ann", "Bob", "Ann"])
    rows = players([(record, found), (record, found)])
    assert {row.name for row in rows} == {"Ann", "Bob"}
    assert sum(row.errors.decisions for row in rows) == 2 * sum(each.decisions for each in found.seats)
    for row in rows:
        assert sum(part.decisions for part in row.phases.values()) == row.errors.decisions
        assert sum(part.decisions for part in row.kinds.values()) == row.errors.decisions
    assert sum(row.luck * row.games for row in rows) == pytest.approx(0)


def replace_names(record: Record, names: list[str]) -> Record:
    named = record.copy()
    named.names = names[: record.seats]
    return named
