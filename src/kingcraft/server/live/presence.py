"""Presence: who is connected at the other processes. It is said again and again, and forgotten when it is not."""

import json
import time

from kingcraft.server.show.info import Company


class Presences:
    """What other processes said, match by match. Nothing of this is kept in the database."""

    def __init__(self, interval: float) -> None:
        self._lasts = 3 * interval
        self._heard: dict[str, dict[str, tuple[float, Company]]] = {}

    def hear(self, process: str, match: str, company: Company) -> None:
        """Another process tells who is connected to it."""
        self._heard.setdefault(match, {})[process] = (time.monotonic() + self._lasts, company)

    def added_to(self, match: str, here: Company) -> Company:
        """Those here, and those elsewhere."""
        now = time.monotonic()
        people, watchers, doors = set(here.people), here.watchers, set(here.doors)
        for until, company in self._heard.get(match, {}).values():
            if until > now:
                people |= company.people
                watchers += company.watchers
                doors |= company.doors
        return Company(people, watchers, doors)

    def tidy(self) -> None:
        """Forgets what was not said again."""
        now = time.monotonic()
        for match, said in list(self._heard.items()):
            lasting = {process: note for process, note in said.items() if note[0] > now and note[1].anybody}
            if lasting:
                self._heard[match] = lasting
            else:
                del self._heard[match]


def write_presence(process: str, match: str, company: Company) -> str:
    """What one process says to the others; of a crowd only a hundred are named."""
    people, doors = sorted(company.people)[:100], sorted(company.doors)[:100]
    return "presence " + json.dumps([process, match, people, company.watchers, doors])


def read_presence(note: str) -> tuple[str, str, Company]:
    """The process, the match and the company of a note."""
    process, match, people, watchers, doors = json.loads(note)
    return process, match, Company(set(people), watchers, set(doors))
