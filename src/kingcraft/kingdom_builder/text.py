"""The board for a terminal."""

from kingcraft.kingdom_builder.position import Position


def board(position: Position, seat: int | None, lang: str) -> str:
    """The board in rich markup."""
    return ""
