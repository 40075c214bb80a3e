"""Somebody who forgets is reminded, in time and not once too often."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from cogs.outbox import throttle
from tables.actions import play
from tests.clock import Clock
from tests.cogs.play import Camp, labels, restart, seen, told
from tests.cogs.time.reminders.words import NOON, card, later, sends, stalls, standing


async def test_who_forgets_is_reminded_after_a_day_and_nobody_else(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    assert await camp.bot.scheduler.round() == NOON + timedelta(hours=24)
    await later(camp, clock, hours=23, minutes=59)
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=1)
    (reminder,) = standing(camp.channel)
    assert camp.pinged() == ["Ada"]
    row = await camp.row()
    said = seen(reminder)
    assert f"<@{camp.ada.id}>, it is your move at **Tiny Fire**, table {row.id}." in said
    assert f"<t:{int(NOON.timestamp())}:R>" in said
    assert row.card is not None
    assert f"/{camp.channel.id}/{row.card.message_id}" in said
    assert "What do you do?" not in said
    assert labels(reminder) == ["Your move", "Remind me later", "Mute this turn"]
    await later(camp, clock, minutes=30)
    assert len(sends(camp)) == 1


async def test_the_next_one_takes_the_place_of_the_one_before(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    (first,) = standing(camp.channel)
    await later(camp, clock, hours=24)
    (second,) = standing(camp.channel)
    assert second.id != first.id
    assert len(sends(camp)) == 2


async def test_after_three_the_table_is_told_once_and_then_nobody_is_reminded(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    for _ in range(3):
        await later(camp, clock, hours=24)
    assert stalls(camp) == []
    await later(camp, clock, hours=24)
    (word,) = stalls(camp)
    assert camp.pinged() == []
    assert "It is waiting for Ada since" in seen(word)
    assert "/game bot seat:" in seen(word)
    assert standing(camp.channel) == []
    assert await camp.bot.scheduler.round() is None
    await later(camp, clock, days=30)
    assert len(sends(camp)) == 3
    assert len(stalls(camp)) == 1


async def test_who_acts_is_rid_of_it_and_it_begins_anew(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    for _ in range(4):
        await later(camp, clock, hours=24)
    await camp.ada.click(await card(camp), label="Gather wood")
    assert stalls(camp) == []
    acted = clock.now
    assert await camp.bot.scheduler.round() == acted + timedelta(hours=24)
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    assert f"<t:{int(acted.timestamp())}:R>" in seen(reminder)
    await camp.ada.slash(camp.channel, "act", what="1")
    assert standing(camp.channel) == []
    (kept,) = [await camp.bot.store.list_reminders((await camp.row()).id)]
    assert kept == []
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    assert f"<@{camp.ben.id}>" in seen(reminder)


async def test_who_does_something_else_meanwhile_is_there(ada_to_move: Camp, clock: Clock) -> None:
    """A flare answers no question that the table waits for; but Ada is clearly awake."""
    camp = ada_to_move
    await later(camp, clock, hours=24)
    await camp.ada.slash(camp.channel, "act", what="Burn your flare")
    await camp.ada.slash(camp.channel, "act", what="Up")
    assert standing(camp.channel) == []
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=24)
    await restart(camp, camp.bot.store)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=24)


async def test_who_refuses_an_undo_is_there(ada_to_move: Camp, clock: Clock) -> None:
    """Ben's own question stands all the while."""
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    sure = await camp.ada.slash(camp.channel, "undo")
    await camp.ada.click(sure.response, label="Take it back")
    assert len(standing(camp.channel)) == 1
    await camp.ben.click(await card(camp), label="Refuse")
    assert standing(camp.channel) == []
    due = clock.now + timedelta(hours=24)
    assert await camp.bot.scheduler.round() == due
    await restart(camp, camp.bot.store)
    assert await camp.bot.scheduler.round() == due
    assert standing(camp.channel) == []
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1


async def test_who_sits_down_where_another_was_late_has_their_own_time(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    row = await camp.row()
    mine = replace(row.seats[0], user_id=camp.cleo.id, name="Cleo")
    await play.reassign_seat(camp.bot.sessions, row.id, row.seats[0], mine)
    await camp.bot.publisher.deliver(row.id)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=24)
    assert standing(camp.channel) == []
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    assert f"<@{camp.cleo.id}>" in seen(reminder)


async def test_a_bot_in_a_seat_that_is_left_ends_it(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    sure = await camp.ada.slash(camp.channel, "game leave")
    await camp.ada.click(sure.response, label="Let a bot play on for me")
    assert standing(camp.channel) == []
    await later(camp, clock, hours=23)
    assert standing(camp.channel) == []


async def test_several_at_one_table_have_one_each(camp: Camp, clock: Clock) -> None:
    clock.now = NOON
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.ada.slash(camp.channel, "act", what="Ash")
    for n in range(3):
        await later(camp, clock, hours=24)
        assert len(standing(camp.channel)) == 2
        assert len(sends(camp)) == 2 * (n + 1)
    await later(camp, clock, hours=24)
    (word,) = stalls(camp)
    assert "Ben since" in seen(word)
    assert "Cleo since" in seen(word)
    await camp.ben.slash(camp.channel, "act", what="Birch")
    (word,) = stalls(camp)
    assert "Ben" not in seen(word)
    await camp.cleo.slash(camp.channel, "act", what="Cedar")
    assert stalls(camp) == []


async def test_a_stall_is_changed_when_discord_takes_an_edit_of_an_old_message(
    camp: Camp, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.now = NOON
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.ada.slash(camp.channel, "act", what="Ash")
    for _ in range(4):
        await later(camp, clock, hours=24)
    clock.stop()
    monkeypatch.setattr(throttle, "OLD", timedelta(hours=1))
    camp.bot.publisher.tempo.old_edits.note_edit_refusal(camp.channel.id)
    await camp.ben.slash(camp.channel, "act", what="Birch")
    (word,) = stalls(camp)
    assert "Ben since" in seen(word)
    await later(camp, clock, seconds=throttle.OLD_PERIOD.total_seconds())
    (word,) = stalls(camp)
    assert "Ben" not in seen(word)
    assert "Cleo since" in seen(word)


async def test_bots_and_gathering_and_ended_tables_hear_nothing(camp: Camp, clock: Clock) -> None:
    clock.now = NOON
    await camp.gather(camp.ben)
    await later(camp, clock, days=9)
    await camp.ada.click(camp.card(), label="Start")
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 2
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    assert standing(camp.channel) == []
    assert await camp.bot.store.find_next_table_due() is None
    await later(camp, clock, days=9)
    assert len(sends(camp)) == 2


async def test_a_bot_in_the_seat_ends_it(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    for _ in range(4):
        await later(camp, clock, hours=24)
    await camp.ada.slash(camp.channel, "game bot", seat="0")
    assert stalls(camp) == []
    assert standing(camp.channel) == []


async def test_who_is_away_is_left_alone(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    await camp.ada.slash(camp.channel, "me away", until="6 days")
    await later(camp, clock)
    assert standing(camp.channel) == []  # the one that stood is gone
    await later(camp, clock, days=5, hours=23)
    assert (standing(camp.channel), stalls(camp)) == ([], [])
    await later(camp, clock, hours=1)
    assert len(standing(camp.channel)) == 1


async def test_who_is_away_until_they_say_is_left_alone_till_then(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "me away", until="until I say")
    await later(camp, clock, days=60)
    assert (standing(camp.channel), stalls(camp)) == ([], [])
    await camp.ada.slash(camp.channel, "me back")
    await later(camp, clock)
    assert standing(camp.channel) == []  # who has just been here has not forgotten
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1


async def test_somebody_away_has_neither_reminder_nor_deadline(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "table deadline", time="2 days")
    await later(camp, clock, hours=2)
    await camp.ada.slash(camp.channel, "me away", until="10 days")
    for _ in range(9):
        await later(camp, clock, days=1)
    assert (sends(camp), warned(camp), stalls(camp)) == ([], [], [])
    assert "time is up" not in told(await camp.cleo.slash(camp.channel, "table log"))
    await later(camp, clock, days=1)
    assert len(sends(camp)) == 1  # she was to be back by now
    # Of the 48 hours the first two were used before, so it ends at noon on the second day from now.
    await later(camp, clock, hours=31)
    assert warned(camp) == []
    await later(camp, clock, minutes=31)  # before her night
    assert len(warned(camp)) == 1
    await later(camp, clock, hours=14)
    assert "time is up" not in told(await camp.cleo.slash(camp.channel, "table log"))
    await later(camp, clock, minutes=31)
    assert "Ada's time is up" in told(await camp.cleo.slash(camp.channel, "table log"))
    await later(camp, clock)
    assert standing(camp.channel) == []


async def test_a_reminder_and_a_deadline_do_not_disturb_each_other(
    ada_to_move: Camp, clock: Clock
) -> None:
    """Each comes once, in its time, and the reminder goes when the time is up."""
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "table deadline", time="36 hours")
    for _ in range(35):
        await later(camp, clock, hours=1)
    assert (len(sends(camp)), len(warned(camp))) == (1, 1)
    assert len(standing(camp.channel)) == 1
    await later(camp, clock, hours=1)
    assert told(await camp.cleo.slash(camp.channel, "table log")).count("Ada's time is up") == 1
    await later(camp, clock)
    assert standing(camp.channel) == []
    assert (len(sends(camp)), len(warned(camp))) == (1, 1)


async def test_both_at_the_same_moment_come_once_each(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "table deadline", time="32 hours")
    await later(camp, clock, hours=24, minutes=1)
    await later(camp, clock)
    assert (len(sends(camp)), len(warned(camp))) == (1, 1)


async def test_where_somebody_has_left_the_server_the_table_is_told_at_once(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    camp.guild.remove_member(camp.ada)
    await later(camp, clock, hours=24)
    assert sends(camp) == []
    assert len(stalls(camp)) == 1


def warned(camp: Camp) -> list[discord.Message]:
    """The warnings that time runs out."""
    return [m for m in camp.channel.history() if "to make your move" in seen(m)]
