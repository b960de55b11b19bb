"""Presence: who is connected at the other processes. It is said again and again, and forgotten when it is not."""

import json
import time

from kingcraft.server.show.info import Company


class Presences:
    """What other processes said of one match. Nothing of this is kept in the database."""

    def __init__(self, interval: float) -> None:
        self._lasts = 3 * interval
        self._heard: dict[str, tuple[float, Company]] = {}

    def hear(self, process: str, company: Company) -> None:
        """Another process tells who is connected to it."""
        self._heard[process] = (time.monotonic() + self._lasts, company)

    def added_to(self, here: Company) -> Company:
        """Those here, and those elsewhere."""
        now = time.monotonic()
        people, watchers = set(here.people), here.watchers
        for until, company in self._heard.values():
            if until > now:
                people |= company.people
                watchers += company.watchers
        return Company(people, watchers)


def write_presence(process: str, match: str, company: Company) -> str:
    """What one process says to the others; people beyond the first hundred are not named."""
    people = sorted(company.people)[:100]
    return "presence " + json.dumps([process, match, people, company.watchers])


def read_presence(note: str) -> tuple[str, str, Company]:
    """The process, the match and the company of a note."""
    process, match, people, watchers = json.loads(note)
    return process, match, Company(set(people), watchers)
