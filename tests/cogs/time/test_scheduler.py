"""The scheduler does what is due when it is due: at tables, in the outbox, and its chores."""

import asyncio
from datetime import datetime, timedelta

import pytest

from cogs.time import scheduler
from storage import Commit, Post, StorageFull, Store
from tables.alarm import TIME_UNTIL_RETRY
from tables.errors import UserError
from tables.session import TableSession
from tests.clock import Clock
from tests.cogs.play import Camp, fail_with, read_text

WAIT = timedelta(hours=3)


class Bell:
    """A watch that records when it is rung: once, a set time after the oldest question was
    asked."""

    def __init__(self, store: Store, fault: Exception | None = None) -> None:
        self.rung: list[tuple[int, datetime]] = []
        self._store = store
        self._fault = fault
        self._done: set[str] = set()

    async def find_due(self, session: TableSession) -> datetime | None:
        times = [
            wait.since + WAIT
            for prompt, wait in session.questions.waits.items()
            if prompt not in self._done
        ]
        return min(times, default=None)

    async def run_due(self, table_id: int) -> None:
        if self._fault:
            raise self._fault
        for wait in await self._store.list_waits([table_id]):
            if wait.since + WAIT <= self._store.now() and wait.prompt not in self._done:
                self.rung.append((table_id, self._store.now()))
                self._done.add(wait.prompt)


@pytest.fixture
def bell(camp: Camp) -> Bell:
    bell = Bell(camp.store)
    camp.sessions.watches[:] = [bell]
    return bell


async def test_a_table_rings_once_per_question(camp: Camp, bell: Bell) -> None:
    begun = camp.clock.stop()
    await camp.begin(camp.ben)
    keeper = camp.bot.scheduler
    assert await keeper.run_round() == begun + WAIT
    assert bell.rung == []
    due = camp.clock.pass_by(hours=3)
    assert await keeper.run_round() is None
    table = (await camp.row()).id
    assert bell.rung == [(table, due)]
    camp.clock.pass_by(hours=1)
    await keeper.run_round()
    assert len(bell.rung) == 1
    await camp.ada.click(camp.card(), label="Draw a card")
    asked = camp.clock.now
    assert await keeper.run_round() == asked + WAIT
    camp.clock.pass_by(hours=4)
    await keeper.run_round()
    assert bell.rung[1:] == [(table, asked + timedelta(hours=4))]


@pytest.mark.parametrize(
    ("fault", "wait"),
    [(UserError("not now"), "SHORTEST_SLEEP"), (ZeroDivisionError("never"), "TIME_AFTER_FAILURE")],
)
async def test_a_failing_watch_delays_no_other(camp: Camp, fault: Exception, wait: str) -> None:
    """The others ring, and it is tried again later, not at once."""
    store, bot = camp.store, camp.bot
    camp.clock.stop()
    broken, whole = Bell(store, fault), Bell(store)
    bot.sessions.watches[:] = [broken, whole]
    await camp.begin(camp.ben)
    camp.clock.pass_by(hours=3)
    assert await bot.scheduler.run_round() == camp.clock.now + getattr(scheduler, wait)
    assert len(whole.rung) == 1
    camp.trouble.clear()


async def two_tables(camp: Camp) -> list[int]:
    """Two games in play, of which the first rings first."""
    await camp.begin(camp.ben)
    await camp.begin(camp.ben, channel=camp.other_channel, camps=False)
    return [1, 2]


class Tripped(Exception):
    """What a table's rules may raise."""


@pytest.mark.parametrize(
    "trouble",
    [
        (Tripped("no such card"), scheduler.TIME_AFTER_FAILURE),
        (StorageFull("no room"), TIME_UNTIL_RETRY),
    ],
)
async def test_a_failing_table_delays_no_other(
    camp: Camp, bell: Bell, monkeypatch: pytest.MonkeyPatch, trouble: tuple[Exception, timedelta]
) -> None:
    """One cannot be loaded any more, or there is no room to note anything there. It is left alone
    for a while: long where something is broken, a moment where it may pass."""
    camp.clock.stop()
    fault, wait = trouble
    broken, whole = await two_tables(camp)
    camp.clock.pass_by(hours=3)
    keeper, sessions = camp.bot.scheduler, camp.sessions
    reschedule, tried = sessions.reschedule_table, []

    async def failing(table_id: int, *, after: datetime | None = None) -> None:
        if table_id == broken:
            tried.append(camp.clock.now)
            raise fault
        await reschedule(table_id, after=after)

    monkeypatch.setattr(sessions, "reschedule_table", failing)
    begun = camp.clock.now
    assert await keeper.run_round() == begun + wait
    assert {table for table, _ in bell.rung} == {broken, whole}
    await keeper.run_round()
    assert tried == [begun]
    camp.clock.now = begun + wait
    await keeper.run_round()
    assert tried == [begun, begun + wait]
    camp.trouble.clear()


async def test_a_table_waiting_for_discord_delays_no_other(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round goes on without it, and starts nothing there twice. When it is done, it calls."""
    camp.clock.stop()
    camp.sessions.watches.clear()
    slow, quick = await two_tables(camp)
    keeper, publisher, store = camp.bot.scheduler, camp.bot.publisher, camp.store
    begun: list[int] = []
    shown, let_go = asyncio.Event(), asyncio.Event()
    bring = publisher.deliver_posts

    async def deliver(table_id: int) -> str | None:
        begun.append(table_id)
        if table_id == slow:
            await let_go.wait()
        said = await bring(table_id)
        if table_id == quick:
            shown.set()
        return said

    monkeypatch.setattr(publisher, "deliver_posts", deliver)
    monkeypatch.setattr(scheduler, "ROUND_SECONDS", 0.01)
    for row in (await camp.row(), await store.find_table(quick)):
        await store.save_commit(Commit(row.id, row.revision, outbox=[Post("card", key="card")]))
    assert await keeper.run_round() is None
    await shown.wait()
    assert [post.table_id for post in await store.list_due_posts(slow)] == [slow]
    await keeper.run_round()
    assert begun == [slow, quick]
    called: list[datetime] = []
    monkeypatch.setattr(camp.sessions.alarm, "note_due", called.append)
    (task,) = keeper._under_way.values()
    let_go.set()
    await task
    await asyncio.sleep(0)
    assert called == [camp.clock.now]
    assert await store.list_tables_with_due_posts() == []


async def test_a_slow_table_delays_no_start(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, _ = await two_tables(camp)
    shown = asyncio.Event()

    async def deliver(table_id: int) -> None:
        if table_id == slow:
            await shown.wait()
        else:
            shown.set()

    for row in (await camp.row(), await camp.row(camp.other_channel)):
        await camp.store.note_card_lost(row.id, row.card.message_id)
    monkeypatch.setattr(camp.bot.publisher, "deliver_posts", deliver)
    async with asyncio.timeout(5):
        await camp.bot.publisher.catch_up()


async def test_postponed_posts_are_sent_when_due(camp: Camp) -> None:
    camp.sessions.watches.clear()
    camp.clock.stop()
    await camp.begin(camp.ben)
    camp.refuse_posts(status=400, code=0, times=1)
    await camp.ada.click(camp.card(), label="Draw a card")
    due = await camp.store.find_next_post_due()
    assert due == camp.clock.now + timedelta(seconds=2)
    assert await camp.bot.scheduler.run_round() == due
    assert "Ada draws a card" not in read_text(camp.card())
    camp.clock.now = due
    assert await camp.bot.scheduler.run_round() is None
    assert "Ada draws a card" in read_text(camp.card())


class Chore:
    """Something to do each day."""

    def __init__(self, clock: Clock) -> None:
        self.done = 0
        self._clock = clock
        self._next = clock.now + timedelta(days=1)

    async def find_due(self) -> datetime | None:
        return self._next

    async def run(self) -> None:
        if self._clock.now >= self._next:
            self.done += 1
            self._next += timedelta(days=1)


async def test_a_chore_runs_when_due_or_later_on_a_full_disk(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp.clock.stop()
    chore = Chore(camp.clock)
    camp.bot.scheduler.chores.append(chore)
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(days=1)
    camp.clock.pass_by(days=1)
    with monkeypatch.context() as disk:
        disk.setattr(chore, "run", fail_with(StorageFull("The disk is full.")))
        assert await camp.bot.scheduler.run_round() == camp.clock.now + scheduler.TIME_AFTER_FAILURE
    assert not camp.trouble
    camp.clock.now += scheduler.TIME_AFTER_FAILURE
    await camp.bot.scheduler.run_round()
    assert chore.done == 1


async def test_a_chore_whose_due_time_cannot_be_found_delays_no_table(
    camp: Camp, bell: Bell, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp.clock.stop()
    await camp.begin(camp.ben)
    chore = Chore(camp.clock)
    monkeypatch.setattr(chore, "find_due", fail_with(OSError("The folder cannot be read.")))
    camp.bot.scheduler.chores.append(chore)
    again = camp.clock.now + scheduler.TIME_AFTER_FAILURE
    assert await camp.bot.scheduler.run_round() == again
    await camp.wait(hours=3)
    assert len(bell.rung) == 1
    assert chore.done == 0
    camp.trouble.clear()


async def test_the_scheduler_wakes_for_an_earlier_time(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The task itself, with sleeps that end when a test says so."""
    naps: list[float] = []
    woken = asyncio.Event()

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        woken.set()
        await asyncio.Future()

    await camp.bot.scheduler.stop_task()
    store = camp.store
    keeper = scheduler.Scheduler(store, camp.sessions, camp.bot.publisher)
    monkeypatch.setattr(scheduler, "sleep", nap)
    keeper.start_task()
    await woken.wait()
    woken.clear()
    camp.sessions.alarm.note_due(store.now() + timedelta(minutes=30))
    await woken.wait()
    camp.sessions.alarm.note_due(store.now() + timedelta(hours=2))
    await asyncio.sleep(0)
    assert len(naps) == 2
    await keeper.stop_task()
    assert naps == pytest.approx([3600, 3600], abs=5)


async def test_a_stopped_scheduler_starts_nothing(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one stop left behind is still being delivered when the next stop comes."""
    await camp.begin(camp.ben)
    shown: list[int] = []

    async def deliver(table_id: int) -> None:
        shown.append(table_id)

    publisher = camp.bot.publisher
    await camp.gather(channel=camp.other_channel)
    monkeypatch.setattr(publisher, "deliver_posts", deliver)
    for row in (await camp.row(), await camp.row(camp.other_channel)):
        await camp.store.note_card_lost(row.id, row.card.message_id)
    await camp.bot.scheduler.stop_task()
    await publisher.catch_up()
    assert shown == [1, 2]
    await publisher.finish_posts()
    await publisher.catch_up()
    assert shown == [1, 2]
    keeper = camp.bot.scheduler
    before = asyncio.all_tasks()
    keeper.start_task()
    assert asyncio.all_tasks() == before
