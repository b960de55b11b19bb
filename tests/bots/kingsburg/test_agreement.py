"""Judge and rules agree for every piece of every set: powers, prices, what comes by itself, battles, the ending.

Nothing here or in the bots knows a piece by name: the last tests make up some, and the bots play with them.
"""

from collections.abc import Iterator

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget, seat_choice
from kingcraft.bots.kingsburg.battle import battle_parts
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.standing import FALLEN, MOST_ROWS, NO_GAINS, PLAIN_GAINS
from kingcraft.bots.kingsburg.weights import book_of, completed
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import content, field, power, step
from kingcraft.kingsburg.box import COLUMNS, PRICE_BITS, Box, box_for, packed
from kingcraft.kingsburg.build import raise_building, raze_building
from kingcraft.kingsburg.destiny import DESTINY_SLOT, first_destiny
from kingcraft.kingsburg.governors import GOVERNOR_SLOT
from kingcraft.kingsburg.modules import VALUES, Modules
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.pieces import hold
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.province import falling, open_places, packed_price
from kingcraft.kingsburg.setup import seat_in_order
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.kingsburg.winter import outcome_of, reckon

EVERYTHING = {option: values[-1] for option, values in VALUES.items()} | {"cards": "both", "soldiers": "die"}
MADE_UP = """
[[governor]]
id = "glass-duke"
set = "house"
provenance = "house"
effects = [
  { modifier = "combat", value = 2, strength-most = 6 },
  { modifier = "discount", stone = 1, rows = [7] },
  { trigger = "season-end", gain = { gold = 2 }, if = { have = "wood", least = 3 } },
]
"""
HUT = """
[[building]]
id = "hut-{column}"
set = "house"
provenance = "house"
row = 7
column = {column}
cost = {{ wood = 1, stone = {column} }}
points = {column}
effects = [{effect}]
"""
HUT_EFFECTS = [
    '{ trigger = "victory", gain = { points = 1 }, per = { buildings = 4 } }',
    '{ modifier = "win-ties" }, { trigger = "build", gain = { points = 1 } }',
    '{ modifier = "own-die" }, { modifier = "discount", wood = 2, columns = [4], rows = [3] }',
    '{ trigger = "season-end", lose = { wood = 2 } }, { trigger = "game-end", gain = { points = 3 } }',
]


BOXES = {
    "base": box_for("base", "2012", "points"),
    "everything": box_for("base", "2012", "points", Modules(EVERYTHING)),
    "tokens": box_for("base", "2007", "building", Modules({**EVERYTHING, "soldiers": "tokens"})),
}


def made_up_box() -> Box:
    """Everything that ships, a governor and a row that do not."""
    huts = "".join([HUT.format(column=column, effect=effect) for column, effect in enumerate(HUT_EFFECTS, 1)])
    known = BOXES["everything"]
    shipped = [*known.pieces, *known.enemies, *known.advisors]
    entries = content.together([*shipped, *content.read(MADE_UP + huts, "made-up.toml")])
    return Box(entries, content.BASE, "2012", "points", Modules(EVERYTHING))


BOXES["made up"] = made_up_box()
every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())


def sheets(box: Box) -> list[list[int]]:
    """The printed sheet, and those with every strip that is not printed on it in its row."""
    printed = [int(building) for building in box.printed]
    others = [strip for strip in range(0, len(box.buildings), COLUMNS) if strip not in printed]
    found = [printed]
    for strip in others:
        row = [int(box.row_of[building]) for building in printed].index(int(box.row_of[strip]))
        found.append([*printed[:row], *range(strip, strip + COLUMNS), *printed[row + COLUMNS :]])
    return found


def standing_table(box: Box, built: int, goods: int = 9, sheet: list[int] | None = None) -> KingsburgState:
    """Three seats in the summer of year 2; A has so many buildings in every row and so much of each good."""
    state = KingsburgState(box, 3)
    state.lay_out()
    for place, building in enumerate(sheet or []):
        state.sheet[place] = building
    for seat in range(3):
        seat_in_order(state, seat)
    state.year, state.season, state.step, state.to_act = 2, 1, step.BUILD, 0
    for row in range(box.rows):
        for column in range(built):
            raise_building(state, 0, row * COLUMNS + column)
    for what in (field.GOLD, field.WOOD, field.STONE):
        state.book[what] = goods
    state.book[field.SOLDIERS] = 1
    return state


def hands(box: Box) -> Iterator[tuple[int, int]]:
    """Every governor and every destiny once, beside none of the other, and nothing at all."""
    yield -1, -1
    for card in range(len(box.governors)):
        yield card, -1
    for card in range(len(box.destinies)):
        yield -1, card


def dealt(state: KingsburgState, governor: int, destiny: int) -> KingsburgState:
    """A copy in which A has a governor and the year a destiny."""
    twin = state.copy()
    assert isinstance(twin, KingsburgState)
    if governor >= 0:
        hold(twin, 0, GOVERNOR_SLOT, len(twin.box.buildings) + governor)
    if destiny >= 0:
        twin.destiny = destiny
        for seat in range(3):
            hold(twin, seat, DESTINY_SLOT, first_destiny(twin) + destiny)
    return twin


def judge_of(state: KingsburgState, due_season: int = -1) -> Judge:
    """A judge that looks at A's standing before the next dice."""
    judge = Judge(book_of(""))
    judge.look(state, 0, (state.year - 1) * 4 + state.season + 1, due_season)
    for case in (*range(judge.options), FALLEN):
        judge.prepare(case)
    return judge


def after(state: KingsburgState, judge: Judge, case: int) -> KingsburgState:
    """The position that a case stands for, by the rules."""
    twin = state.copy()
    assert isinstance(twin, KingsburgState)
    if case == FALLEN and judge.place[FALLEN] >= 0:
        raze_building(twin, 0, falling(twin.box, have(twin, 0, field.BUILDINGS)))
    elif judge.place[case] >= 0:
        raise_building(twin, 0, judge.place[case])
    return twin


def cases(judge: Judge) -> list[int]:
    return [*range(int(judge.options)), FALLEN]


@every_box
@pytest.mark.parametrize("built", [0, 1, 2, 3, 4])
def test_what_a_building_grants_costs_and_makes_dear_or_cheap(box: Box, built: int) -> None:
    for sheet in sheets(box):
        check_cases(standing_table(box, built, 9, sheet))
    for governor, destiny in hands(box):
        check_cases(dealt(standing_table(box, built), governor, destiny))


def check_cases(state: KingsburgState) -> None:
    """Every case has the powers, the costs and the prices that the rules would give."""
    judge = judge_of(state)
    width = state.box.width
    for case in cases(judge):
        twin = after(state, judge, case)
        assert [judge.power(case, what) for what in range(width)] == [power_of(twin, 0, what) for what in range(width)]
        paid = [have(state, 0, good) - have(twin, 0, good) for good in range(3)]
        building = case != FALLEN and judge.place[case] >= 0
        assert not building or judge.cost[case] == packed(paid)
        assert near_prices(judge, case) == near_by_the_rules(twin)


def near_prices(judge: Judge, case: int) -> dict[int, int]:
    """The places that rows wait for, with their prices, as the judge has them."""
    found = {}
    for row in range(judge.rows):
        index = row + (case * MOST_ROWS if judge.changed[case] == row else judge.list[case])
        if judge.column[index] < COLUMNS:
            found[int(row * COLUMNS + judge.column[index])] = int(judge.near[index])
    return found


def near_by_the_rules(state: Position) -> dict[int, int]:
    places = open_places(state.box, have(state, 0, field.BUILDINGS))
    return {place: int(packed_price(state, 0, place)) for place in range(len(state.box.printed)) if places >> place & 1}


@every_box
@pytest.mark.parametrize("season", [0, 1, 2])
@pytest.mark.parametrize("built", [0, 2, 3, 4])
def test_what_comes_by_itself_before_the_next_dice(box: Box, built: int, season: int) -> None:
    tables = [standing_table(box, built, 9, sheet) for sheet in sheets(box)]
    tables += [dealt(tables[0], governor, destiny) for governor, destiny in hands(box)]
    for state in tables:
        state.season = season
        judge = judge_of(state, season)
        for case in range(judge.options):
            if case == 0 or judge.place[case] >= 0:
                check_gains(state, judge, case)


def check_gains(state: KingsburgState, judge: Judge, case: int) -> None:
    """What the judge expects after a building is what the rules give."""
    twin = after(state, judge, case)
    before = [have(twin, 0, what) for what in range(field.BUNDLE_WIDTH)]
    before[field.POINTS] = have(state, 0, field.POINTS) + judge.points[case]
    paid = [have(state, 0, good) - (judge.cost[case] >> PRICE_BITS * good & 255) for good in range(3)]
    for moment in moments_after_building(int(state.season)):
        due(twin, 0, moment, field.FROM_POWERS)
    told = by_the_judge(judge, case, [*paid, *before[field.SOLDIERS :]])
    assert told == [have(twin, 0, what) - (before[what] if what == field.POINTS else 0) for what in range(6)]


def moments_after_building(season: int) -> list[int]:
    """The end of the season, the King's reward after spring, the start of the next season or of recruiting."""
    reward = [power.REWARD] if season == 0 else []
    return [power.SEASON_END + season, *reward, power.SEASON_START + season + 1 if season < 2 else power.RECRUITING]


def by_the_judge(judge: Judge, case: int, before: list[int]) -> list[int]:
    """What the judge expects the seat to have, and to have scored."""
    if judge.gainful[case] == NO_GAINS:
        return [*before[: field.POINTS], 0]
    if judge.gainful[case] == PLAIN_GAINS:
        line = case * field.BUNDLE_WIDTH
        found = [before[what] + judge.gains[line + what] for what in range(field.POINTS)]
        return [*found, judge.gains[line + field.POINTS]]
    judge.fill_purse(case, before[0], before[1], before[2], before[field.TOKENS], before[field.SOLDIERS])
    judge.run_triggers(case)
    return [judge.purse[what] for what in range(field.BUNDLE_WIDTH)]


@every_box
@pytest.mark.parametrize("built", [0, 3, 4])
def test_the_chances_of_every_battle(box: Box, built: int) -> None:
    table = standing_table(box, built)
    for governor, destiny in hands(box):
        state = dealt(table, governor, destiny)
        for card in range(box.first_card[1], box.first_card[2]):
            state.enemy, state.seen = box.card[card], 7
            judge = judge_of(state)
            for case in (0, FALLEN):
                parts = integers([0] * BATTLE_PARTS)
                battle_parts(judge, parts, case, judge.soldiers)
                assert [parts[0], parts[1]] == [5 * count for count in outcomes(after(state, judge, case))]


def outcomes(state: KingsburgState) -> list[int]:
    """Of 36 throws how many win and how many lose, by the rules."""
    if state.powers[power.TRUCE] > 0:
        return [0, 0]
    found = [battle(state, first, second) for first in range(6) for second in range(6)]
    return [found.count(1), found.count(-1)]


def battle(state: KingsburgState, first: int, second: int) -> int:
    """A battle with a throw of the King's die, or a token of the better half, and of the own die, if there is one."""
    twin = state.copy()
    assert isinstance(twin, KingsburgState)
    fixed = int(twin.powers[power.KINGS_DIE])
    twin.kings_die = min(6, fixed) if fixed else first + 1
    owns_die = power_of(twin, 0, power.OWN_DIE) > 0
    twin.book[field.OWN_DIE] = second + 1 if owns_die else 0
    if state.box.soldier_tokens:
        token = field.SOLDIER_TOKENS[3 + first // 2]
        better = owns_die and (second + 2) // 2 > token
        for seat in range(3):
            twin.book[seat * field.WIDTH + field.CHOSEN] = 1 + token
        twin.book[field.CHOSEN] = 1 + (field.OWN_DIE_CHOSEN if better else token)
    reckon(twin)
    return int(outcome_of(twin, 0))


@every_box
def test_what_pieces_give_at_the_end_of_the_game(box: Box) -> None:
    for goods in (0, 3, 5):
        state = standing_table(box, 4, goods)
        state.book[field.SOLDIERS] = 0
        judge = judge_of(state)
        twin = state.copy()
        assert isinstance(twin, Position)
        due(twin, 0, power.GAME_END, field.FROM_ENDING)
        scored = have(twin, 0, field.POINTS) - have(state, 0, field.POINTS)
        assert judge.ending_points(0, goods, goods, goods, 0) == scored


@every_box
def test_a_destiny_of_this_year_is_gone_in_the_next(box: Box) -> None:
    table = standing_table(box, 2)
    plain = [int(figure) for figure in table.powers[: box.width]]
    for card in range(len(box.destinies)):
        judge = Judge(book_of(""))
        judge.look(dealt(table, -1, card), 0, 8, -1)
        assert [int(judge.own(what)) for what in range(box.width)] == plain


def test_pieces_that_nobody_trained_are_worth_what_they_promise() -> None:
    weights = completed({}, BOXES["made up"])
    assert weights["governor glass-duke"][0] > weights["governor glass-duke"][12] > 0
    assert weights["building hut-3"][0] > 0
    assert weights["near hut-3"] == [0] * 20


@pytest.mark.parametrize("level", ["page", "squire", "knight", "king"])
def test_bots_play_with_pieces_that_they_have_never_heard_of(level: str) -> None:
    state, stream = KingsburgState(BOXES["made up"], 2), Stream(3)
    bot = bot_named(level, "kingsburg", Budget(playouts=2))
    state.lay_out()
    seasons = {"king": 1, "knight": 4}.get(level, 15)
    while state.to_act != OVER and (state.year - 1) * 3 + state.season < seasons:
        action = int(state.sample(stream) if state.to_act == CHANCE else seat_choice(bot, state, stream))
        assert state.allows(action)
        state.make(action)
