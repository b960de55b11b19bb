"""The end of a game, short enough to be looked back at in a moment."""

from functools import cache

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.core.record import Record
from kingcraft.core.replay import state_at


@cache
def end_of_a_game(game: str, moves: int = 12) -> str:
    """The record of the last moves of a game that pages played, from a choice of the first seat on."""
    table, page, stream = kc.new(game, 2, 3), bot_named("page", game), kc.Stream(3)
    while table.to_act != kc.OVER:
        table.play(page.choose(table.state.imagine(table.to_act, stream), stream))
    whole = table.record
    first = max(0, len(whole.moves) - moves)
    while first > 0 and not _asks_the_first(state_at(whole.copy(), first)):
        first -= 1
    record = Record(whole.game, whole.seats, {})
    record.position, record.moves = state_at(whole.copy(), first).dump(), whole.moves[first:]
    record.names = ["Ann", "Bob"]
    return record.text()


def _asks_the_first(state: kc.State) -> bool:
    return state.to_act == 0 and len(state.legal()) > 1
