"""Throws: every multiset of up to four dice has one small number, so that equal dice are one choice.

Number 0 is no dice, then come the single dice, the pairs, the triples, the fours. All is looked up.
"""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kingcraft.core.state import integers

THROW_DICE: Final[i64] = 4
"""The most dice of one colour that a seat can have."""

FACES: Final = [
    list(faces) for dice in range(THROW_DICE + 1) for faces in combinations_with_replacement(range(1, 7), dice)
]
"""The faces of each throw, ascending."""
THROWS: Final[i64] = 210
SMALL: Final[i64] = 84
"""Throws of three dice at most come before this number: most hands, and those with tables of their own."""

_NUMBER: Final = {tuple(faces): throw for throw, faces in enumerate(FACES)}


def throw_of(faces: list[int]) -> int:
    """The number of the throw with these faces, in any order; -1 if there is none."""
    return _NUMBER.get(tuple(sorted(faces)), -1)


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
    """For each number of dice: the throw behind each of the 6, 36, 216... equally likely rolls."""
    return [throw for throw, faces in enumerate(FACES) for _ in range(_ways(faces)) if faces]


def _parts(faces: list[int]) -> list[tuple[int, int]]:
    """Every different group that can be taken out of a throw, with what is left; none of the dice is one too."""
    every = (1 << len(faces)) - 1
    pairs = {(_chosen(faces, bits), _chosen(faces, every - bits)) for bits in range(every + 1)}
    return sorted(pairs)


def _chosen(faces: list[int], bits: int) -> int:
    return _NUMBER[tuple([face for place, face in enumerate(faces) if bits >> place & 1])]


def _sums(counts: list[int]) -> list[int]:
    """Where each stretch begins, and where the last one ends."""
    first = [0]
    for count in counts:
        first.append(first[-1] + count)
    return first


_PARTS: Final = [_parts(faces) for faces in FACES]

SUM: Final[vec[i64]] = integers([sum(faces) for faces in FACES])
SIZE: Final[vec[i64]] = integers([len(faces) for faces in FACES])
SAME: Final[vec[i64]] = integers([faces[0] if faces and faces[0] == faces[-1] else 0 for faces in FACES])
"""The face that all dice of a throw show, or 0."""
WAYS: Final[vec[i64]] = integers([_ways(faces) for faces in FACES])
FIRST_OF_SIZE: Final[vec[i64]] = integers([0, 1, 7, 28, 84, 210])
TICKET: Final[vec[u8]] = vec[u8](_tickets())
FIRST_TICKET: Final[vec[i64]] = integers([0, 0, 6, 42, 258, 1554])
FIRST_PART: Final[vec[i64]] = integers(_sums([len(parts) for parts in _PARTS]))
PART: Final[vec[i64]] = integers([part for parts in _PARTS for part, _ in parts])
REST: Final[vec[i64]] = integers([rest for parts in _PARTS for _, rest in parts])


_NOT_IN_IT: Final = 255


def _rests() -> list[int]:
    rests = [_NOT_IN_IT] * (SMALL * SMALL)
    for throw in range(SMALL):
        for part, rest in _PARTS[throw]:
            rests[throw * SMALL + part] = rest
    return rests


def _layers() -> list[int]:
    """For every small throw the sums of its groups as bits; from bit 32 on those that two groups have."""
    layers: list[int] = []
    for parts in _PARTS[:SMALL]:
        layer = 0
        for part, _ in parts[1:]:
            bit = 1 << sum(FACES[part])
            layer |= bit << 32 if layer & bit else bit
        layers.append(layer)
    return layers


def _groups() -> list[int]:
    """For every small throw and bit of its layers the group that has this sum."""
    groups = [0] * (64 * SMALL)
    for throw in range(SMALL):
        for part, _ in _PARTS[throw][1:]:
            place = throw * 64 + sum(FACES[part])
            groups[place + 32 if groups[place] else place] = part
    return groups


_REST_OF: Final[vec[u8]] = vec[u8](_rests())
"""What is left of a small throw without a group; index: throw * SMALL + group. Large tables have bytes: more of them
stay at hand."""
LAYERS: Final[vec[i64]] = integers(_layers())
GROUP: Final[vec[u8]] = vec[u8](_groups())
"""Index: small throw * 64 + bit of its layers."""


def without(throw: i64, part: i64) -> i64:
    """The throw that is left when a group is taken out of it; -1 if those dice are not in it."""
    if throw < SMALL and part < SMALL:
        rest = i64(_REST_OF[throw * SMALL + part])
        return rest if rest < SMALL else i64(-1)
    for place in range(FIRST_PART[throw], FIRST_PART[throw + 1]):
        if PART[place] == part:
            return REST[place]
    return -1


def joined(hand: i64, die: i64) -> i64:
    """A throw with one die more."""
    return throw_of(FACES[hand] + FACES[die])
