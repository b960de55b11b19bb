"""Clocks: how much time each seat has left, from the times of the events alone."""

from kingcraft.server.match.header import ClockPlan


class Clocks:
    """The clocks of one match. A clock runs while a person is on turn; bots have all the time they need."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        allowance = plan.seconds * 1000
        self.left: list[int] = [allowance] * seats
        self.running: int | None = None
        self.since = 0

    def copy(self) -> "Clocks":
        """An independent copy."""
        other = Clocks(self.plan, len(self.left))
        other.left, other.running, other.since = self.left[:], self.running, self.since
        return other

    def turn(self, seat: int | None, at: int) -> None:
        """From now on this seat's clock runs, or nobody's."""
        if self.plan.kind == "none" or seat == self.running:
            return
        self._stop(at)
        self.running = seat
        self.since = at
        if self.plan.kind == "move" and seat is not None:
            self.left[seat] = self.plan.seconds * 1000

    def refill(self, seat: int, milliseconds: int) -> None:
        """Gives a seat at least so much time: somebody came back to it."""
        if self.plan.kind == "game":
            self.left[seat] = max(self.left[seat], milliseconds)

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, seat: int, now: int) -> int | None:
        """What a seat has left at a time; None without a clock."""
        if self.plan.kind == "none":
            return None
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, spent))

    def _stop(self, at: int) -> None:
        if self.running is None:
            return
        left = max(0, self.left[self.running] - max(0, at - self.since))
        self.left[self.running] = left + self.plan.increment * 1000
