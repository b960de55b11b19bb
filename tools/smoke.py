"""Tries an installed Kingcraft as a newcomer's first minute would: a compiled engine, both games, a bot, a page."""

import sys
from pathlib import Path

import kingcraft as kc
from kingcraft.bots.words import hire
from kingcraft.core import state as compiled
from kingcraft.core.stream import Stream


def play(game: str) -> None:
    """A whole game of a squire against random play, and its record read again."""
    table = kc.new(game, seats=2, seed=1)
    squire, stream = hire("squire", game), Stream(1)
    while table.state.to_act != kc.OVER:
        state = table.state
        action = squire.choose(state, stream) if state.to_act == 0 else int(state.sample(stream))
        table.play(action)
    assert kc.replay(table.record.text()).state == table.state
    print(f"{game}: {table.state.scores()}, the squire first")


def main() -> int:
    """1 if the package is not what a person should get."""
    if compiled.__file__.endswith(".py"):
        print("the engine is not compiled", file=sys.stderr)
        return 1
    page = Path(kc.__file__).parent / "server" / "static"
    if not (page / "index.html").exists():
        print(f"the page is missing: {page}", file=sys.stderr)
        return 1
    for game in kc.game_names():
        play(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
