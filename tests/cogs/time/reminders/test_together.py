"""Whoever is reminded at several tables at once is reminded in one message."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from cogs.outbox.notices import MOST
from cogs.time import scheduler
from tests.clock import Clock
from tests.cogs.play import Camp, labels, seen, told
from tests.cogs.time.reminders.words import NOON, direct_messages, later, sends, standing


@pytest.fixture(autouse=True)
def in_one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due is done when a test says so."""
    monkeypatch.setattr(scheduler, "SHORTEST", timedelta(minutes=10))


async def tables(camp: Camp, clock: Clock, count: int) -> list[Any]:
    """So many tables that all wait for Ada, who wants her reminders by direct message; the channels
    they are in."""
    clock.now = NOON
    channels = [camp.guild.create_text_channel(f"fire-{n}") for n in range(count)]
    for channel in channels:
        await camp.ada.slash(channel, "game open", game="tiny")
        await camp.ada.click(camp.card(channel), label="Start")
        await camp.ada.slash(channel, "act", what="Camp Ada")
    await camp.ada.slash(channels[0], "settings", remind_by="dm")
    return channels


async def test_reminders_that_are_due_at_once_come_in_one_message(camp: Camp, clock: Clock) -> None:
    channels = await tables(camp, clock, 3)
    await later(camp, clock, hours=24)
    assert len(sends(camp)) == 1
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in seen(m)]
    assert "News of 3 of your tables" in seen(message)
    for number, channel in enumerate(channels, 1):
        assert f"**Tiny Fire**, table {number} in <#{channel.id}>" in seen(message)
        assert f"Your move, table {number}" in labels(message)
    assert len(set(labels(message))) == 9
    assert all(standing(channel) == [] for channel in channels)
    # A table that waits no more is taken out of it.
    await camp.ada.slash(channels[2], "act", what="Draw a card")
    await camp.ada.slash(channels[0], "act", what="Draw a card")
    await later(camp, clock)
    (message,) = direct_messages(camp, camp.ada)
    assert "table 2" in seen(message) and "table 1" not in seen(message)
    panel = await camp.ada.user.click(message, label="Your move")
    assert "What do you do?" in told(panel)
    await camp.ada.user.click(message, label="Mute this turn")
    await later(camp, clock)
    assert direct_messages(camp, camp.ada) == []


async def test_a_long_message_names_the_rest(camp: Camp, clock: Clock) -> None:
    await tables(camp, clock, MOST + 2)
    await later(camp, clock, hours=24)
    assert len(sends(camp)) == 1
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in seen(m)]
    assert len(labels(message)) == 3 * MOST
    assert f"And tables {MOST + 1}, {MOST + 2}: `/mine` lists them all." in seen(message)
    async with camp.bot.sessions.lock_table(MOST + 2) as session:
        assert session.reminders[camp.ada.id].message_id == message.id
    # The next reminders take its place.
    await later(camp, clock, hours=24)
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in seen(m)]
    assert len(sends(camp)) == 2
    for number in (1, 2):
        async with camp.bot.sessions.lock_table(number) as session:
            assert session.reminders[camp.ada.id].message_id == message.id


async def test_with_closed_messages_each_comes_in_its_channel(camp: Camp, clock: Clock) -> None:
    channels = await tables(camp, clock, 2)
    path = f"/channels/{camp.ada.user.dm_channel.id}/messages"
    camp.env.inject_error("POST", path, status=403, code=50007, times=None)
    tries = len([e for e in camp.env.http_requests if e.path == path])
    await later(camp, clock, hours=24)
    assert len([e for e in camp.env.http_requests if e.path == path]) == tries + 1
    assert [len(standing(channel)) for channel in channels] == [1, 1]


async def test_lost_channels_are_told_of_together_too(camp: Camp, clock: Clock) -> None:
    channels = await tables(camp, clock, 2)
    await camp.bot.scheduler.stop_task()  # nothing goes out between the two
    for channel in channels:
        row = await camp.bot.store.find_active_table(channel.id)
        assert row is not None
        await camp.bot.publisher.lose_channel(row)
    await later(camp, clock)
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in seen(m)]
    assert seen(message).count("has been deleted") == 2
    assert labels(message) == ["Your move, table 1", "Your move, table 2"]
