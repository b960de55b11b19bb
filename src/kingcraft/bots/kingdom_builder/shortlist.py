"""Shortlist: the best few of many candidates, kept in order while they are found."""

from librt.vecs import vec
from mypy_extensions import i64


class Shortlist:
    """Candidates, best first: which turn they continue, and with which decision or two."""

    def __init__(self, room: int) -> None:
        self.room: i64 = room
        self.size: i64 = 0
        self.worth = vec[i64]([0] * room)
        self.parent = vec[i64]([0] * room)
        self.action = vec[i64]([0] * room)
        self.second = vec[i64]([0] * room)

    def clear(self) -> None:
        """Forgets all candidates."""
        self.size = 0

    def offer(self, worth: i64, parent: i64, action: i64, second: i64) -> None:
        """Keeps a candidate if it is among the best; of equals the first stays ahead."""
        if self.size == self.room:
            if worth <= self.worth[self.size - 1]:
                return
        else:
            self.size += 1
        place = self.size - 1
        while place > 0 and self.worth[place - 1] < worth:
            self.worth[place] = self.worth[place - 1]
            self.parent[place] = self.parent[place - 1]
            self.action[place] = self.action[place - 1]
            self.second[place] = self.second[place - 1]
            place -= 1
        self.worth[place] = worth
        self.parent[place] = parent
        self.action[place] = action
        self.second[place] = second
