"""Draws what the documents show: the boards, from the recorded games beside them in docs/img, and all the pieces.

python tools/pictures.py                   draws every picture again from its record
python tools/pictures.py --play knight     first plays and records new games with that bot
"""

import argparse
from pathlib import Path
from typing import Final

import kingcraft as kc
from kingcraft.art import pen, symbol_ids
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget, seat_choice

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "img"
SHOWN: Final = {"kingdom-builder": 0.62, "kingsburg": 0.484}
"""How far into its recorded game each board is shown."""
SEATS: Final = 4
SEED: Final = 2026
LIMIT: Final = 300_000
"""The most bytes a picture may have."""


def main() -> None:
    """Draws the pictures, of new games if asked."""
    parser = argparse.ArgumentParser(description="Draws the boards that the documents show.")
    parser.add_argument("--play", metavar="BOT", help="play and record new games with this bot first")
    parser.add_argument("--playouts", type=int, default=200, help="how many playouts the bot may think for a move")
    arguments = parser.parse_args()
    keep("pieces", pieces())
    for game in SHOWN:
        record = FOLDER / f"{game}.txt"
        if arguments.play:
            record.write_text(play(game, arguments.play, arguments.playouts), encoding="utf-8")
        keep(game, draw(record.read_text(encoding="utf-8"), SHOWN[game]))


def keep(name: str, picture: str) -> None:
    """Writes a picture, unless it has grown too large for a document."""
    size = len(picture.encode())
    if size > LIMIT:
        raise SystemExit(f"{name}.svg would have {size} bytes; {LIMIT} is the most")
    (FOLDER / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
    print(f"{name}.svg: {size} bytes")


def pieces() -> str:
    """All the pieces on one sheet, in the order of their names."""
    ids = symbol_ids()
    columns, step = 16, 66
    width, height = columns * step + 44, -(-len(ids) // columns) * step + 44
    places = [(22 + index % columns * step, 22 + index // columns * step) for index in range(len(ids))]
    uses = [pen.use(id, x + 9, y + 9, 48, more='color="#a4342a"') for id, (x, y) in zip(ids, places, strict=True)]
    return pen.picture(width, height, "The pieces", [pen.sheet(12, 12, width - 24, height - 24), *uses])


def play(game: str, bot: str, playouts: int) -> str:
    """The record of a whole game in which every seat is played by a bot of that name."""
    table = kc.new(game, seats=SEATS, seed=SEED)
    player = bot_named(bot, game, Budget(playouts=playouts))
    stream = kc.Stream(SEED)
    while table.to_act != kc.OVER:
        table.play(int(seat_choice(player, table.state, stream)))
    return table.record.text()


def draw(text: str, part: float) -> str:
    """The board part of the way through a recorded game, as the seat that is to act sees it."""
    whole = kc.replay(text).record
    shown = kc.Record(whole.game, whole.seats, whole.options)
    shown.moves = whole.moves[: int(len(whole.moves) * part)]
    table = kc.Table(shown)
    while table.to_act < 0:
        table.play(whole.moves[len(shown.moves)].text)
    return table.state.svg(table.to_act)


if __name__ == "__main__":
    main()
