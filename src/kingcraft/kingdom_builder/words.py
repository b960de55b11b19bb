"""Moves and questions in words."""

from kingcraft.kingdom_builder.position import Position


def tell(position: Position, action: int, lang: str, seat: int | None) -> str:
    """A move in words."""
    return position.write_for(action, seat)


def ask(position: Position, lang: str) -> str:
    """What to do now."""
    return ""
