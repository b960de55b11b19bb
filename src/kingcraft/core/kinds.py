"""Names for machine integers, so that a signature says what a number means. Compiled they are all the same."""

from mypy_extensions import i64

Seat = i64
"""A seat by its number, A is 0."""
Action = i64
"""What may be chosen, as its game numbers it."""
Mask = i64
"""A set as bits, by the numbers of what is in it."""
Hex = i64
"""A hex of a map by its number."""
