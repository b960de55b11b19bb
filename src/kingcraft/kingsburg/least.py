"""Who is behind and who is ahead: the King's judgement in phases 1, 3 and 5."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, bits_in, goods_of, owns


def least_developed(board: Board) -> i64:
    """The seats with the fewest buildings, among them those with the fewest goods, as bits."""
    best: i64 = 1 << 40
    mask: i64 = 0
    for seat in range(board.seats):
        rank = bits_in(owns(board, seat)) * 4096 + goods_of(board, seat)
        if rank < best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask


def most_developed(board: Board) -> i64:
    """The seats with the most buildings, as bits."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(board.seats):
        count = bits_in(owns(board, seat))
        if count > best:
            best = count
            mask = 0
        if count == best:
            mask |= 1 << seat
    return mask


def only_seat(mask: i64) -> i64:
    """The one seat of a mask, or -1 if there are several."""
    if bits_in(mask) != 1:
        return -1
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat
