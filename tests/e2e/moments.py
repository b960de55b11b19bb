"""Moments of games to sit down at: found by playing at random with a fixed seed, taken to the house as a record."""

import random
from collections.abc import Callable
from typing import Any

import kingcraft as kc
from tests.e2e.visitor import BOARD, ENTER, Visitor

BOARDS = "harbor barn paddock farm"
CARDS = "fishermen citizens knights"
MOVERS = ("barn", "harbor", "paddock")
Wanted = Callable[[kc.Table, list[str]], bool]


def moment(wanted: Wanted) -> kc.Table:
    """The first position of Kingdom Builder, seed by seed, that is as wanted."""
    for seed in range(1, 100):
        table = kc.new("kingdom-builder", seats=2, seed=seed, first="A", boards=BOARDS, cards=CARDS)
        choice = random.Random(seed)
        while table.to_act >= 0:
            legal = [table.write(action) for action in table.legal()]
            if wanted(table, legal):
                return table
            table.play(choice.choice(legal))
    raise AssertionError("there is no such moment")


def ending_with_a_tile(table: kc.Table, legal: list[str]) -> bool:
    """The first seat may end its turn, and could still move a settlement."""
    return table.to_act == 0 and "end" in legal and any(move.split()[0] in MOVERS for move in legal)


def in_the_last_round(table: kc.Table, legal: list[str]) -> bool:
    """The second seat plays, and the first has built its last settlement."""
    players: Any = table.state.dump()["players"]
    return table.to_act == 1 and len(legal) > 1 and players[0]["supply"] == 0


def kingsburg_moment(seats: int, wanted: Callable[[dict[str, Any], list[str]], bool], **options: Any) -> kc.Table:
    """The first position of Kingsburg, seed by seed, in which the seat to act sees what is wanted."""
    for seed in range(1, 100):
        table = kc.new("kingsburg", seats=seats, seed=seed, **options)
        choice = random.Random(seed)
        while table.to_act >= 0:
            legal = [table.write(action) for action in table.legal()]
            if wanted(table.state.view(table.to_act), legal):
                return table
            table.play(choice.choice(legal))
    raise AssertionError("there is no such moment")


def last_to_recruit(view: dict[str, Any], legal: list[str]) -> bool:
    """The last seat may hire: then winter comes."""
    return view["step"] == "recruit" and view["order"][-1] == view["to_act"] and len(legal) > 1


def sit_down_at(visitor: Visitor, table: kc.Table) -> None:
    """Plays on from where the table stands, in the place of the seat to act, against bots that move at random."""
    bots = {"kind": "bot", "level": "random"}
    id = fork(visitor, table, [{"kind": "me"} if seat == table.to_act else bots for seat in range(table.seats)])
    visitor.go(f"#/table/{id}")
    visitor.wait(f"{BOARD}[data-turn=mine] .table")
    if table.record.game == "kingdom-builder":
        visitor.await_turn()


def sit_down_together(one: Visitor, other: Visitor, table: kc.Table) -> None:
    """Two people play on: one in the place of the seat to act, the other in that of the only other seat."""
    id = fork(one, table, [{"kind": "me"} if seat == table.to_act else {"kind": "open"} for seat in range(2)])
    one.go(f"#/table/{id}")
    other.page.goto(one.wait(".invite input").input_value())
    other.press("Sit down and begin")
    for visitor in (one, other):
        visitor.wait(f"{BOARD} .table")


def fork(visitor: Visitor, table: kc.Table, seats: list[dict[str, str]]) -> str:
    """Takes a table to the house and plays on from where it stands; gives the match."""
    visitor.go()
    visitor.wait("h1")
    id: str = visitor.page.evaluate(
        """async ([text, ply, seats]) => {"""
        + ENTER
        + """
          const { match: study } = await ask('api/records', { text })
          const { match } = await ask(`api/matches/${study.id}/fork`, { ply, seats })
          const full = seats.every(({ kind }) => kind !== 'open')
          if (match.phase === 'open' && full) await ask(`api/matches/${match.id}/start`, {})
          return match.id
        }""",
        [table.record.text(), len(table.record.moves), seats],
    )
    return id
