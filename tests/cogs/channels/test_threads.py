"""Threads with tables in play stay open; those of ended tables are archived a day later."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError

from cogs.channels.threads import LONGEST_ARCHIVE_MINUTES, REARCHIVE_WINDOW
from tests.cogs.play import Camp

DAY = timedelta(days=1)


@pytest.fixture
async def thread(camp: Camp) -> Any:
    """A thread of the campfire."""
    return await camp.add_thread()


async def fetch_thread(camp: Camp, thread: Any) -> discord.Thread:
    """The thread's present data at Discord."""
    return await camp.bot.fetch_channel(thread.id)


async def stays_archived(camp: Camp, thread: Any, **changes: Any) -> bool:
    """Somebody archives the thread; whether the bot leaves it so."""
    await (await fetch_thread(camp, thread)).edit(archived=True, **changes)
    await camp.env.settle()
    return (await fetch_thread(camp, thread)).archived


async def open_and_close_table(camp: Camp, thread: Any) -> None:
    await camp.ada.slash(thread, "game open", game="tiny")
    await camp.close(thread)


async def test_a_thread_is_archived_after_a_day(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await open_and_close_table(camp, thread)
    await camp.wait(hours=23)
    assert not (await fetch_thread(camp, thread)).archived
    await camp.wait(hours=2)
    assert (await fetch_thread(camp, thread)).archived
    assert await camp.store.find_next_post_due() is None


async def test_a_thread_is_not_archived_while_people_talk(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await open_and_close_table(camp, thread)
    camp.clock.pass_by(days=1)
    later = camp.clock.now - timedelta(hours=5)
    monkey = discord.utils.time_snowflake(later)
    camp.env.backend.channels[thread.id].last_message_id = monkey
    await camp.bot.scheduler.run_round()
    assert not (await fetch_thread(camp, thread)).archived
    due = await camp.store.find_next_post_due()
    assert due is not None and abs(due - (later + DAY)) < timedelta(seconds=1)


async def test_a_thread_stays_open_in_play_or_if_its_server_wants_it(
    camp: Camp, thread: Any
) -> None:
    camp.clock.stop()
    await open_and_close_table(camp, thread)
    await camp.ada.slash(thread, "game open", game="tiny")
    await camp.wait(days=2)
    assert not (await fetch_thread(camp, thread)).archived
    await camp.close(thread)
    await camp.sessions.people.save_server_settings(camp.guild.id, archive=False)
    await camp.wait(days=2)
    assert not (await fetch_thread(camp, thread)).archived
    assert await camp.store.find_next_post_due() is None


async def test_other_and_deleted_channels_are_left_alone(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await open_and_close_table(camp, camp.channel)
    await open_and_close_table(camp, thread)
    await (await fetch_thread(camp, thread)).delete()
    await camp.wait(days=2)
    assert await camp.store.find_next_post_due() is None


async def test_an_archived_thread_in_play_is_reopened_once(camp: Camp, thread: Any) -> None:
    camp.clock.stop()
    await camp.ada.slash(thread, "game open", game="tiny")
    assert (await fetch_thread(camp, thread)).auto_archive_duration == LONGEST_ARCHIVE_MINUTES
    assert not await stays_archived(camp, thread, auto_archive_duration=60)
    assert (await fetch_thread(camp, thread)).auto_archive_duration == LONGEST_ARCHIVE_MINUTES, (
        "as long as possible again"
    )
    assert await stays_archived(camp, thread)
    camp.clock.now += REARCHIVE_WINDOW
    await (await fetch_thread(camp, thread)).edit(archived=False)
    assert not await stays_archived(camp, thread)


async def test_a_thread_is_reopened_without_manage_threads(
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

    await (await fetch_thread(camp, thread)).edit(archived=True, auto_archive_duration=60)
    monkeypatch.setattr(backend, "edit_channel", careful)
    await camp.env.settle()
    assert not (await fetch_thread(camp, thread)).archived


async def test_locked_threads_and_those_without_tables_stay_archived(
    camp: Camp, thread: Any
) -> None:
    assert await stays_archived(camp, thread)
    await (await fetch_thread(camp, thread)).edit(archived=False)
    await camp.ada.slash(thread, "game open", game="tiny")
    assert await stays_archived(camp, thread, locked=True)


async def test_the_bot_reopens_archived_threads_at_startup(camp: Camp, thread: Any) -> None:
    await camp.ada.slash(thread, "game open", game="tiny")
    watching = camp.bot.get_cog("Threads")
    watching._opened[thread.id] = datetime.now(UTC)  # so that it is left alone
    assert await stays_archived(camp, thread)
    await camp.restart()
    found = await camp.env.bot.fetch_channel(thread.id)
    assert not found.archived
