"""The alarm: when the next clock may run out, so that nobody asks the database before."""


class Alarm:
    """Alone with its database a process knows every deadline; where others write too, it must always ask."""

    def __init__(self, shared: bool) -> None:
        self._shared = shared
        self._next: int | None = 0
        """At first nothing is known: there may be clocks that ran out long ago."""

    def expect(self, deadline: int | None) -> None:
        """A clock runs out then, unless something happens before."""
        if deadline is not None and (self._next is None or deadline < self._next):
            self._next = deadline

    def rings(self, now: int) -> bool:
        """Whether a clock may have run out; if so, whoever asks looks, and says what is expected next."""
        if not self._shared and (self._next is None or self._next > now):
            return False
        self._next = None
        return True
