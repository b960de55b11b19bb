"""Throws: every multiset of up to three dice has one small number, so that equal dice are one choice.

Number 0 is no dice, then come the single dice, the pairs, the triples. Everything about a throw is looked up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.state import integers

THROW_DICE: Final = 3


def _grow(smaller: list[list[int]]) -> list[list[int]]:
    """All throws with one die more, each in ascending order of faces."""
    return [[*faces, face] for faces in smaller for face in range(faces[-1] if faces else 1, 7)]


def _all_throws() -> list[list[int]]:
    throws: list[list[int]] = [[]]
    layer = throws
    for _ in range(THROW_DICE):
        layer = _grow(layer)
        throws = throws + layer
    return throws


FACES: Final = _all_throws()
"""The faces of each throw, ascending."""
THROWS: Final = len(FACES)


def throw_of(faces: list[int]) -> int:
    """The number of the throw with these faces, in any order; -1 if there is none."""
    wanted = sorted(faces)
    return FACES.index(wanted) if wanted in FACES else -1


def _ways(faces: list[int]) -> int:
    """In how many ways that many dice can show these faces."""
    ways = 1
    for count in range(1, len(faces) + 1):
        ways *= count
    for face in range(1, 7):
        for count in range(1, faces.count(face) + 1):
            ways //= count
    return ways


def _tickets() -> list[int]:
    """For 1, 2 and 3 dice: the throw behind each of the 6, 36, 216 equally likely rolls."""
    tickets: list[int] = []
    for index, faces in enumerate(FACES):
        if faces:
            tickets.extend([index] * _ways(faces))
    return tickets


def _part(faces: list[int], bits: int) -> list[int]:
    return [face for place, face in enumerate(faces) if bits >> place & 1]


def _parts(faces: list[int]) -> list[tuple[int, int]]:
    """Every different group that can be taken out of a throw, with what is left; none of the dice is one too."""
    every = (1 << len(faces)) - 1
    pairs = {(throw_of(_part(faces, bits)), throw_of(_part(faces, every - bits))) for bits in range(every + 1)}
    return sorted(pairs)


def _first_parts() -> list[int]:
    first = [0]
    for parts in _PARTS:
        first.append(first[-1] + len(parts))
    return first


_PARTS: Final = [_parts(faces) for faces in FACES]

SUM: Final[vec[i64]] = integers([sum(faces) for faces in FACES])
SIZE: Final[vec[i64]] = integers([len(faces) for faces in FACES])
SAME: Final[vec[i64]] = integers([faces[0] if faces and faces[0] == faces[-1] else 0 for faces in FACES])
"""The face that all dice of a throw show, or 0."""
WAYS: Final[vec[i64]] = integers([_ways(faces) for faces in FACES])
FIRST_OF_SIZE: Final[vec[i64]] = integers([0, 1, 7, 28, 84])
TICKET: Final[vec[i64]] = integers(_tickets())
FIRST_TICKET: Final[vec[i64]] = integers([0, 0, 6, 42, 258])
FIRST_PART: Final[vec[i64]] = integers(_first_parts())
PART: Final[vec[i64]] = integers([part for parts in _PARTS for part, _ in parts])
REST: Final[vec[i64]] = integers([rest for parts in _PARTS for _, rest in parts])


def part_place(throw: i64, part: i64) -> i64:
    """Where `part` stands among the groups of a throw, or -1 if those dice are not in it."""
    for place in range(FIRST_PART[throw], FIRST_PART[throw + 1]):
        if PART[place] == part:
            return place
    return -1


def without(throw: i64, part: i64) -> i64:
    """The throw that is left when a group is taken out of it."""
    return REST[part_place(throw, part)]
