"""What waits together is written together: every write of a group is kept, or refused for a reason of its own."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from kingcraft.server.match.entry import Entry
from kingcraft.server.protocol.http import NewMatch, SeatPlan
from kingcraft.server.refusals import Unkept
from kingcraft.server.settings import database_address
from kingcraft.server.store.database import Database
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.tables import EVENTS, MATCHES, MEMBERS
from kingcraft.server.store.write import Conflict, Standing, Write, Writer
from kingcraft.server.verbs.create import create

LEASED = 77
TOO_LARGE, NOT_TEXT = 2**70, "\ud800"
IDS = count()


@dataclass(frozen=True)
class Plan:
    """One write: what it is, what its row says of clocks and bots, and what is wrong with it."""

    kind: str
    deadline: int | None
    bot_due: int | None
    steady: bool
    members: int
    fault: str

    @property
    def is_steady(self) -> bool:
        return self.steady and self.kind != "new" and self.deadline is None and self.bot_due is None


TIMES = st.sampled_from([None, None, None, 10**12])


def _plans(faults: list[str]) -> st.SearchStrategy[list[Plan]]:
    kinds = st.sampled_from(["new", "moved", "talked", "talked"])
    plan = st.builds(Plan, kinds, TIMES, TIMES, st.booleans(), st.integers(0, 2), st.sampled_from(faults))
    return st.lists(plan, min_size=1, max_size=8)


PLANS = _plans([""]) | _plans(["", "", "", "taken", "number", "text"])


class Desk:
    """A writer with its database, kept open for many groups."""

    def __init__(self, url: str) -> None:
        self.database = Database(database_address(url))
        self.writer = Writer(self.database)
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.database.open())

    def close(self) -> None:
        self.loop.run_until_complete(self.writer.close())
        self.loop.run_until_complete(self.database.close())
        self.loop.close()

    async def begun(self, plan: Plan) -> Write:
        """The write of a plan; the match it goes on with is there already, with a worker's lease on its bot."""
        person = PersonRow("ann", "Ann")
        wanted = NewMatch(game="toll", seats=[SeatPlan(kind="me"), SeatPlan(kind="local")], options={})
        header, drafts = create(wanted, person, 1)
        header = replace(header, id=f"group-{next(IDS)}")
        first = Write(header.id, [drafts[0].entry(1, 1)], Standing(1, 1, "open", "ann", "{}", None, None), [], header)
        if plan.kind == "new" and plan.fault != "taken":
            return self._write(plan, first)
        await self.writer.write(first)
        leased = update(MATCHES).where(MATCHES.c.id == header.id).values(bot_lease=LEASED)
        await self.database.change(leased)
        return self._write(plan, first if plan.kind == "new" else replace(first, header=None))

    def _write(self, plan: Plan, first: Write) -> Write:
        goes_on = plan.kind != "new"
        number = 1 if not goes_on or plan.fault == "taken" else 2
        number = TOO_LARGE if plan.fault == "number" else number
        kind = {"new": "opened", "moved": "moved", "talked": "said"}[plan.kind]
        summary = NOT_TEXT if plan.fault == "text" else f'{{"number":{number}}}'
        entry = Entry(number, 5, kind, {"text": "hello"})
        standing = Standing(number, 5, "playing", "bob", summary, plan.deadline, plan.bot_due)
        if plan.is_steady:
            standing = replace(standing, phase="open")
        members = [f"person-{index}" for index in range(plan.members)]
        return replace(first, entries=[entry], standing=standing, members=members, steady=plan.is_steady)

    async def row(self, write: Write) -> dict[str, Any] | None:
        rows = await self.database.rows(select(MATCHES).where(MATCHES.c.id == write.match))
        return dict(rows[0]._mapping) if rows else None

    async def kept(self, write: Write) -> None:
        """All that the write says is there."""
        row = await self.row(write)
        assert row is not None
        expected = {name: getattr(write.standing, name) for name in Standing.__dataclass_fields__}
        assert {name: row[name] for name in expected} == expected
        assert row["bot_lease"] == (LEASED if write.entries[0].kind == "said" else None)
        events = await self.database.rows(select(EVENTS.c.number, EVENTS.c.kind).where(EVENTS.c.match == write.match))
        assert (write.entries[0].number, write.entries[0].kind) in [tuple(event) for event in events]
        members = await self.database.rows(select(MEMBERS.c.person).where(MEMBERS.c.match == write.match))
        assert sorted(row.person for row in members) == write.members


@contextmanager
def desk_at(url: str) -> Iterator[Desk]:
    desk = Desk(url)
    try:
        yield desk
    finally:
        desk.close()


@pytest.fixture(scope="module")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with desk_at(str(tmp_path_factory.mktemp("groups") / "house.db")) as desk:
        yield desk


@pytest.fixture(scope="module")
def shared(postgresql: str) -> Iterator[Desk]:
    with desk_at(postgresql) as desk:
        yield desk


async def _write_together(desk: Desk, plans: list[Plan]) -> None:
    writes = [await desk.begun(plan) for plan in plans]
    before = [await desk.row(write) for write in writes]
    sizes: list[int] = []
    commit = desk.writer._commit

    def counted(group: list[Write]) -> Any:
        sizes.append(len(group))
        return commit(group)

    desk.writer._commit = counted  # type: ignore[assignment, method-assign]
    ends = await asyncio.gather(*[desk.writer.write(write) for write in writes], return_exceptions=True)
    desk.writer._commit = commit  # type: ignore[method-assign]
    for plan, write, end, row in zip(plans, writes, ends, before, strict=True):
        if not plan.fault:
            assert end is None, (plan, end)
            await desk.kept(write)
        else:
            assert isinstance(end, Conflict if plan.fault == "taken" else Unkept), (plan, end)
            assert await desk.row(write) == row
    whole = [len(plans)]
    assert sizes == (whole if len(plans) == 1 or not any(plan.fault for plan in plans) else whole + [1] * len(plans))


def _unhurried(most: int) -> settings:
    return settings(
        max_examples=most, deadline=None, derandomize=True, database=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )  # fmt: skip


@_unhurried(30)
@given(plans=PLANS)
def test_every_write_of_a_group_is_kept_or_refused_for_a_reason_of_its_own(sqlite: Desk, plans: list[Plan]) -> None:
    sqlite.loop.run_until_complete(_write_together(sqlite, plans))


@_unhurried(12)
@given(plans=PLANS)
def test_the_same_where_processes_share_the_database(shared: Desk, plans: list[Plan]) -> None:
    shared.loop.run_until_complete(_write_together(shared, plans))
