"""The helper that waits gives what came, and says what did not."""

import asyncio

import pytest

from tests import waiting
from tests.waiting import coming, until, wait_until


@pytest.fixture
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)


def test_what_is_seen_at_last_is_given() -> None:
    looks = iter([0, 0, 7])
    assert wait_until("seven", lambda: next(looks)) == 7


def test_coroutines_wait_alike() -> None:
    looks = iter([0, 0, 7])

    async def look() -> int:
        return next(looks)

    async def whole() -> tuple[int, int]:
        return await until("seven", look), await coming("nine", asyncio.sleep(0, 9))

    assert asyncio.run(whole()) == (7, 9)


@pytest.mark.usefixtures("no_patience")
def test_what_never_comes_is_named() -> None:
    async def never() -> bool:
        return False

    with pytest.raises(AssertionError, match="for the moon"):
        wait_until("the moon", lambda: False)
    with pytest.raises(AssertionError, match="for the sun"):
        asyncio.run(until("the sun", never))

    async def wait_in_vain() -> None:
        await coming("the tide", asyncio.Event().wait())

    with pytest.raises(AssertionError, match="for the tide"):
        asyncio.run(wait_in_vain())
