"""A bot beside another process over the same database: it does what the other left undone, once."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime

import discord
import pytest

from cogs.time import scheduler
from storage import Store
from tests.clock import Clock
from tests.cogs.play import Camp, list_labels, read_text
from tests.tables.processes import Process


@pytest.fixture(autouse=True)
def rounds_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scheduler looks for what others have written when a test asks it to: SimCord would really
    wait for it every two seconds, as long as the bot runs."""
    monkeypatch.setattr(scheduler, "LONGEST_SHARED_SLEEP", scheduler.LONGEST_SLEEP)


@pytest.fixture
async def store(address: str, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(address, clock, together=True)
    yield opened
    await opened.close()


@pytest.fixture
async def other(address: str, clock: Clock) -> AsyncIterator[Process]:
    """The other process, which takes presses and posts nothing."""
    opened = await Store.open(address, clock, together=True)
    yield Process(opened)
    await opened.close()


async def test_another_process_posts_the_card_of_a_dead_one(camp: Camp, other: Process) -> None:
    camp.clock.stop()
    await camp.begin(camp.ben)
    row = await camp.row()
    before = read_text(camp.card())
    await other.act(row.id, camp.ada.id)
    await camp.bot.scheduler.run_round()
    assert read_text(camp.card()) == before, "at first the post is the other process's"
    await camp.wait(seconds=11)
    assert read_text(camp.card()) != before
    assert await camp.store.list_tables_with_due_posts() == []


async def test_a_private_panel_is_cleared_when_the_table_moves_on_elsewhere(
    camp: Camp, other: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    # SimCord lets time fly while the bot sleeps.
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: False)
    await camp.begin(camp.ben)
    panel = (await camp.ada.slash(camp.channel, "hand")).response
    assert "Gather wood" in list_labels(panel)
    await camp.bot.scheduler.run_round()
    assert "Gather wood" in list_labels(panel)
    await other.act((await camp.row()).id, camp.ada.id)
    await camp.bot.scheduler.run_round()
    await asyncio.gather(*camp.bot.under_way)
    assert "Gather wood" not in list_labels(panel)


class Sweeping:
    """A chore that is always due."""

    def __init__(self, now: datetime) -> None:
        self.now = now
        self.done = 0

    async def find_due(self) -> datetime:
        return self.now

    async def run(self) -> None:
        self.done += 1


async def test_a_chore_is_done_by_one_process(camp: Camp, other: Process) -> None:
    for_all, own = Sweeping(camp.clock()), Sweeping(camp.clock())
    camp.bot.scheduler.chores[:] = [for_all]
    camp.bot.scheduler.own_chores[:] = [own]
    async with other.store.sharing.take_turn("Sweeping") as is_theirs:
        assert is_theirs
        await camp.bot.scheduler.run_round()
    assert for_all.done == 0 < own.done
    await asyncio.sleep(0.05)
    await camp.bot.scheduler.run_round()
    assert for_all.done


async def test_settings_changed_by_other_processes_are_read_again(
    camp: Camp, other: Process
) -> None:
    people, ada = camp.sessions.people, camp.ada.id
    settings = await people.find_player_settings(ada)
    changed = settings.__class__(words_only=True)
    await other.sessions.people.save_player_settings(ada, changed)
    await camp.bot.scheduler.run_round()
    assert await people.find_player_settings(ada) == changed
