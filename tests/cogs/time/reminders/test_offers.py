"""Somebody at a table waits for a person's answer, though the table does not: they are reminded."""

from __future__ import annotations

import pytest

from storage import Store
from tables.committing import Change
from tests.clock import Clock
from tests.cogs.play import Camp, restart, seen
from tests.cogs.time.reminders.words import NOON, later, sends, stalls, standing


@pytest.fixture
async def offered(camp: Camp, clock: Clock) -> Camp:
    """At noon Ada offers Ben a secret, and goes on."""
    clock.now = NOON
    await camp.odd("offer", camp.ben)
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    return camp


async def test_one_reminder_and_no_word_to_the_table(offered: Camp, clock: Clock) -> None:
    await later(offered, clock, hours=23)
    assert standing(offered.channel) == []
    await later(offered, clock, hours=1)
    (reminder,) = standing(offered.channel)
    assert offered.pinged() == ["Ben"]
    row = await offered.row()
    said = f"<@{offered.ben.id}>, somebody at **Odd Questions**, table {row.id} has been waiting"
    assert said in seen(reminder)
    for _ in range(4):
        await later(offered, clock, hours=24)
    assert len(sends(offered)) == 1
    assert all("waits for Ben" not in seen(word) for word in stalls(offered))
    assert len(standing(offered.channel)) == 1
    await offered.ben.slash(offered.channel, "act", what="Take 0")
    assert standing(offered.channel) == []


async def test_other_play_does_not_delay_it(offered: Camp, clock: Clock, store: Store) -> None:
    """Nor does a restart."""
    for _ in range(2):
        async with offered.bot.sessions.lock_table((await offered.row()).id) as session:
            await offered.bot.sessions.save_changes(session, Change())
        await restart(offered, store)
        assert standing(offered.channel) == []
        await later(offered, clock, hours=12)
    assert len(standing(offered.channel)) == 1
