"""The score sheet: where points come from, line by line, the same for every game."""

from kingcraft.core.speech import SEAT_LETTERS, Word


class ScoreLine:
    """Points of one seat from one source; `source` is its name, `places` where on the board it was earned (in the
    game's own words for places), if that can be shown."""

    def __init__(self, seat: int, source: Word, points: int, places: list[str] | None = None) -> None:
        self.seat = seat
        self.source = source
        self.points = points
        self.places: list[str] = [] if places is None else places

    def dump(self) -> dict[str, object]:
        """The line as plain JSON."""
        seat, source = SEAT_LETTERS[self.seat], self.source.dump()
        return {"seat": seat, "source": source, "points": self.points, "places": self.places}

    def __repr__(self) -> str:
        return f"ScoreLine({self.seat!r}, {self.source!r}, {self.points!r}, {self.places!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.seat, self.source, self.points))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (ScoreLine, (self.seat, self.source, self.points, self.places))
