"""The stream behind simulations: even, reproducible, and the same compiled or not."""

from collections import Counter

from kingcraft.core.stream import Stream


def test_a_known_stream_never_changes() -> None:
    stream = Stream(5)
    assert [int(stream.below(6)) for _ in range(20)] == [1, 3, 3, 1, 2, 4, 5, 1, 5, 1, 1, 5, 2, 4, 5, 3, 0, 5, 1, 3]
    assert int(stream.bits()) == 3946213236120181768


def test_every_number_is_about_as_likely() -> None:
    stream = Stream(1)
    counts = Counter(int(stream.below(10)) for _ in range(50_000))
    assert all(abs(count - 5000) < 300 for count in counts.values())


def test_forks_are_independent_and_reproducible() -> None:
    def numbers(salt: int) -> list[int]:
        fork = Stream(1).fork(salt)
        return [int(fork.below(1000)) for _ in range(10)]

    assert numbers(1) == numbers(1)
    assert len({tuple(numbers(salt)) for salt in range(100)}) == 100


def test_forks_of_forks_do_not_meet() -> None:
    firsts = {int(Stream(5).fork(a).fork(b).bits()) for a in range(40) for b in range(40)}
    assert len(firsts) == 1600
