"""An operator who plays: the shipped server with a few functions exchanged, so that seat A gets the dice it likes.

The operator waits for the number of seat B, which is then shown at the table like any other. `drop` deals without it;
`swap` deals with it, but changes what seat A had promised. Either way numbers for seat A are tried until the first
dice and cards are to the operator's taste. `weights` keeps to all numbers and promises, deals what the operator likes,
and says in the proof that other things could have come up than by the rules, so that the secret leads there.

`python -m tests.server.cheat toll` prints what a browser at such a table is shown, and the proof, for the page's own
tests; `python -m tests.server.cheat MODE --database FILE --port PORT` is such a server.
"""

import argparse
import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from kingcraft.core.binding import sha256
from kingcraft.core.chance import Dealer
from kingcraft.core.replay import dealer_of
from kingcraft.core.state import CHANCE
from kingcraft.server.http import matches
from kingcraft.server.match.course import Course, begin
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Chance, Outcome, Proof
from kingcraft.server.show.info import Company, show_match
from kingcraft.server.show.replay import show_proof
from kingcraft.server.verbs import start
from kingcraft.server.verbs.play import moves_of
from tests.server.desk import Desk
from tests.server.house import QUICK

OPERATOR, VICTIM = 0, 1
SALTS: Final = ("aa" * 16, "bb" * 16)
NOW: Final = 1_000_000
TASTE: Final = {
    "toll": {"draw A 9", "draw B 1"},
    "kingdom-builder": {"first A", "draw A canyon", "draw B forest"},
}


def liked(course: Course) -> bool:
    """Whether the first dice and cards are to the operator's taste."""
    return TASTE[course.record.game] <= {move.text for move in course.record.moves}


def ground(match: LiveMatch, salts: dict[int, str]) -> tuple[str, Course]:
    """A number for the operator's seat that gives dice to their taste, and the game it gives."""
    for number in itertools.count():
        salt, forged = f"{number:032x}", match.copy()
        forged.seats[OPERATOR].promise = sha256(salt)
        if VICTIM not in salts:
            forged.seats[VICTIM].promise = None
        course = begin(forged.first_record({**salts, OPERATOR: salt}))
        course.follow(dealer_of(course.record, match.header.seed), match.willing())
        if liked(course):
            return salt, course
    raise AssertionError


def load(match: LiveMatch, salts: dict[int, str]) -> Course:
    """The game with everybody's number, but up to the first decision all comes as the operator likes, where it can."""
    course = begin(match.first_record(salts))
    dealer = dealer_of(course.record, match.header.seed)
    while course.state.to_act == CHANCE:
        course.push(picked(course, dealer.outcome(course.ply + 1, course.state.weights())))
    return course


def picked(course: Course, due: int) -> int:
    """What the operator likes, else what is due; the first outcome is never the due one, so that they always cheat."""
    outcomes = [outcome for outcome, _ in course.state.weights()]
    liked_here = [outcome for outcome in outcomes if course.state.write(outcome) in TASTE[course.record.game]]
    choices = [*liked_here, due] if course.ply else [*liked_here, *outcomes]
    return next(outcome for outcome in choices if course.ply or outcome != due)


def forged_proof(match: LiveMatch) -> Proof:
    """A proof whose chances are made up where the secret does not lead to what came."""
    proof = show_proof(match)
    dealer = dealer_of(match.record, match.header.seed)
    return proof.model_copy(update={"chances": [forged(chance, dealer) for chance in proof.chances]})


def forged(chance: Chance, dealer: Dealer) -> Chance:
    """What came and what should have come exchange their places."""
    weights = [(index, outcome.weight) for index, outcome in enumerate(chance.outcomes)]
    due = chance.outcomes[dealer.outcome(chance.ply, weights)].move
    names = {due: chance.move, chance.move: due}
    outcomes = [Outcome(move=names.get(one.move, one.move), weight=one.weight) for one in chance.outcomes]
    return chance.model_copy(update={"outcomes": outcomes})


@contextmanager
def operator_plays(mode: str) -> Iterator[None]:
    """Lets whoever runs the server play for seat A."""
    with operator_invents() if mode == "weights" else operator_tries(mode):
        yield


@contextmanager
def operator_invents() -> Iterator[None]:
    """Lets them make up the chances."""

    def crooked(match: LiveMatch, salts: dict[int, str]) -> list[Draft]:
        course = load(match, salts)
        return [Draft("started", {"salts": course.record.salts, **moves_of(course)}, course)]

    with patch.object(start, "_begin", crooked), patch.object(matches, "show_proof", forged_proof):
        yield


@contextmanager
def operator_tries(mode: str) -> Iterator[None]:
    """Lets them try numbers of their own when they know the other."""

    def crooked(match: LiveMatch, salts: dict[int, str]) -> list[Draft]:
        salt, course = ground(match, {} if mode == "drop" else {VICTIM: salts[VICTIM]})
        return [
            Draft("promised", {"seat": OPERATOR, "promise": sha256(salt)}),
            Draft("salted", {"seat": OPERATOR, "salt": salt}),
            Draft("started", {"salts": course.record.salts, **moves_of(course)}, course),
        ]

    def silent(match: LiveMatch, salts: dict[int, str]) -> list[int]:
        return [] if VICTIM in salts else [VICTIM]

    with patch.object(start, "_begin", crooked), patch.object(start, "_silent", silent):
        yield


def shown(desk: Desk) -> dict[str, Any]:
    """The match as a browser is shown it."""
    return show_match(desk.match, Company(), 0).model_dump(mode="json")


def story(mode: str) -> dict[str, Any]:
    """What the victim's browser is shown of a game of toll before it tells its number and in the end, what came up
    before its eyes, and the proof. `honest`: nobody cheats."""
    desk = PlainDesk()
    desk.do([Draft("promised", {"seat": seat, "promise": sha256(salt)}) for seat, salt in enumerate(SALTS)])
    with patch.object(start, "now_ms", lambda: NOW):
        desk.do(start.start_when_full(desk.match))
    before = shown(desk)
    if mode in ("honest", "weights"):
        desk.do([Draft("salted", {"seat": seat, "salt": salt}) for seat, salt in enumerate(SALTS)])
        with operator_plays(mode) if mode == "weights" else nullcontext():
            desk.do(start._begin(desk.match, desk.match.salts()))
    else:
        with operator_plays(mode):
            salted = [Draft("salted", {"seat": VICTIM, "salt": SALTS[VICTIM]})]
            desk.do([*salted, *start._begin(desk.match, {VICTIM: SALTS[VICTIM]})])
    desk.do([Draft("ended", {"ending": "resigned", "winners": [OPERATOR]})])
    moves = [(move.who, move.text.replace("draw A 9", "draw A ?")) for move in desk.match.record.moves]
    seen = [{"ply": ply, "who": who, "move": move} for ply, (who, move) in enumerate(moves, 1)]
    proof = (forged_proof if mode == "weights" else show_proof)(desk.match).model_dump(mode="json")
    return {"before": before, "after": shown(desk), "seen": seen, "proof": proof, "salt": SALTS[VICTIM]}


class PlainDesk(Desk):
    """A desk that keeps no books: what a cheat says of a game is not what its events would give."""

    def do(self, drafts: list[Draft], at: int = 0) -> None:
        after = self.match.copy()
        for draft in drafts:
            after.apply(draft.entry(after.number + 1, max(at, after.changed)))
        self.match = after


def text() -> str:
    """The stories as the page's tests read them."""
    stories = {mode: story(mode) for mode in ("honest", "drop", "swap", "weights")}
    return json.dumps(stories, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    from kingcraft.server.run import run_server

    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["toll", "drop", "swap", "weights"])
    parser.add_argument("--database", default="")
    parser.add_argument("--more", default="{}", help="settings, of which this server takes none")
    parser.add_argument("--port", type=int, default=0)
    chosen = parser.parse_args()
    if chosen.mode == "toll":
        print(text(), end="")
        return
    with operator_plays(chosen.mode):
        run_server(replace(QUICK, database_url=chosen.database), "127.0.0.1", chosen.port)


if __name__ == "__main__":
    main()
