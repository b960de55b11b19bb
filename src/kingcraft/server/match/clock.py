"""Clocks: how much time each seat has left, from the times of the events alone."""

from kingcraft.server.match.header import ClockPlan


class Clocks:
    """The clocks of one match. A clock runs while a person is on turn; bots have all the time they need.

    Time that was used stays used: who lets a bot play and comes back within a turn has what was left.
    """

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        allowance = plan.seconds * 1000
        self.left: list[int] = [allowance] * seats
        self.graced: list[bool] = [False] * seats
        """Who has been given time once more already."""
        self.running: int | None = None
        self.since = 0
        self._turn: int | None = None

    def copy(self) -> "Clocks":
        """An independent copy."""
        other = Clocks(self.plan, 0)
        other.left, other.graced = self.left[:], self.graced[:]
        other.running, other.since, other._turn = self.running, self.since, self._turn
        return other

    def turn(self, seat: int | None, at: int, runs: bool = True, anew: bool = False) -> None:
        """From now on it is this seat's turn, or nobody's; `runs` while a person decides; `anew` if it was theirs."""
        if self.plan.kind == "none":
            return
        self._spend(at)
        if seat != self._turn or anew:
            self._end_turn()
            self._begin_turn(seat)
        self.running = seat if runs else None
        self.since = at

    def grace(self, seat: int, milliseconds: int) -> int:
        """What somebody who comes back is given where their time is used up: so much, once."""
        most = min(milliseconds, self.plan.seconds * 1000)
        needed = self.plan.kind == "game" or (self.plan.kind == "move" and seat == self._turn)
        return most if needed and self.left[seat] < most and not self.graced[seat] else 0

    def refill(self, seat: int, milliseconds: int) -> None:
        """Gives a seat at least so much time: somebody came back to it."""
        if self.plan.kind != "none" and self.left[seat] < milliseconds:
            self.left[seat] = milliseconds
            self.graced[seat] = True

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, seat: int, now: int) -> int | None:
        """What a seat has left at a time; None without a clock."""
        if self.plan.kind == "none":
            return None
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, spent))

    def used_up(self, seat: int) -> bool:
        """Whether a seat on turn has no time left, when its clock stands still."""
        return self.plan.kind != "none" and seat == self._turn and not self.left[seat]

    def _spend(self, at: int) -> None:
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, at - self.since))

    def _end_turn(self) -> None:
        """Who ended the turn in person gets the increment."""
        if self.running is not None and self.running == self._turn:
            self.left[self.running] += self.plan.increment * 1000

    def _begin_turn(self, seat: int | None) -> None:
        self._turn = seat
        if self.plan.kind == "move" and seat is not None:
            self.left[seat] = self.plan.seconds * 1000
