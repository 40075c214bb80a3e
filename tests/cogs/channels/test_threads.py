"""Threads with tables in play stay open; those of ended tables are archived a day later."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError

from cogs.channels.threads import INSISTED, LONGEST
from tests.cogs.play import Camp

DAY = timedelta(days=1)


@pytest.fixture
async def thread(camp: Camp) -> Any:
    """A thread of the campfire."""
    return await camp.add_thread()


async def now(camp: Camp, thread: Any) -> discord.Thread:
    """The thread's present data at Discord."""
    return await camp.bot.fetch_channel(thread.id)


async def stays_archived(camp: Camp, thread: Any, **changes: Any) -> bool:
    """Somebody archives the thread; whether the bot leaves it so."""
    await (await now(camp, thread)).edit(archived=True, **changes)
    await camp.env.settle()
    return (await now(camp, thread)).archived


async def ended(camp: Camp, thread: Any) -> None:
    await camp.ada.slash(thread, "game open", game="tiny")
    await camp.close(thread)


async def test_a_thread_is_archived_after_a_day(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await ended(camp, thread)
    await camp.wait(hours=23)
    assert not (await now(camp, thread)).archived
    await camp.wait(hours=2)
    assert (await now(camp, thread)).archived
    assert await camp.store.find_next_due() is None


async def test_not_while_people_talk(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await ended(camp, thread)
    camp.clock.pass_by(days=1)
    later = camp.clock.now - timedelta(hours=5)
    monkey = discord.utils.time_snowflake(later)
    camp.env.backend.channels[thread.id].last_message_id = monkey
    await camp.bot.scheduler.run_round()
    assert not (await now(camp, thread)).archived
    due = await camp.store.find_next_due()
    assert due is not None and abs(due - (later + DAY)) < timedelta(seconds=1)


async def test_not_if_unwanted_or_still_in_play(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await ended(camp, thread)
    await camp.ada.slash(thread, "game open", game="tiny")
    await camp.wait(days=2)
    assert not (await now(camp, thread)).archived
    await camp.close(thread)
    await camp.sessions.people.change_server(camp.guild.id, archive=False)
    await camp.wait(days=2)
    assert not (await now(camp, thread)).archived
    assert await camp.store.find_next_due() is None


async def test_other_and_deleted_channels_are_left(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await ended(camp, camp.channel)
    await ended(camp, thread)
    await (await now(camp, thread)).delete()
    await camp.wait(days=2)
    assert await camp.store.find_next_due() is None


async def test_a_thread_in_play_is_opened_once(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await camp.ada.slash(thread, "game open", game="tiny")
    assert (await now(camp, thread)).auto_archive_duration == LONGEST
    assert not await stays_archived(camp, thread, auto_archive_duration=60)
    assert (await now(camp, thread)).auto_archive_duration == LONGEST, "as long as possible again"
    assert await stays_archived(camp, thread)
    camp.clock.now += INSISTED
    await (await now(camp, thread)).edit(archived=False)
    assert not await stays_archived(camp, thread)


async def test_without_manage_threads_a_thread_is_opened(
    camp: Camp, thread: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may write in a thread may open it again, in a call that does nothing else."""
    await camp.ada.slash(thread, "game open", game="tiny")
    backend = camp.env.backend
    edit = backend.edit_channel

    def careful(*given: Any, thread_metadata: Any = None, **others: Any) -> Any:
        if thread_metadata not in (None, {"archived": False}):
            raise BackendError(403, 50013, "Missing Permissions")
        return edit(*given, thread_metadata=thread_metadata, **others)

    await (await now(camp, thread)).edit(archived=True, auto_archive_duration=60)
    monkeypatch.setattr(backend, "edit_channel", careful)
    await camp.env.settle()
    assert not (await now(camp, thread)).archived


async def test_one_that_is_locked_or_empty_stays_archived(camp: Camp, thread: Any) -> None:
    assert await stays_archived(camp, thread)
    await (await now(camp, thread)).edit(archived=False)
    await camp.ada.slash(thread, "game open", game="tiny")
    assert await stays_archived(camp, thread, locked=True)


async def test_a_start_opens_threads_archived_meanwhile(camp: Camp, thread: Any) -> None:
    await camp.ada.slash(thread, "game open", game="tiny")
    watching = camp.bot.get_cog("Threads")
    watching._opened[thread.id] = datetime.now(UTC)  # so that it is left alone
    assert await stays_archived(camp, thread)
    await camp.restart()
    found = await camp.env.bot.fetch_channel(thread.id)
    assert not found.archived
