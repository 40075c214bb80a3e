"""Somebody who forgets is reminded, in time and not too often."""

from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from tables.actions import play
from tests.clock import NOON
from tests.cogs.play import Camp, list_labels, list_selects, read_reply, read_text
from tests.cogs.time.reminders.words import find_card, list_sends, list_stalls, list_standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def test_the_table_is_told_after_three_reminders(camp: Camp) -> None:
    assert await camp.bot.scheduler.run_round() == NOON + timedelta(hours=24)
    await camp.wait(hours=23, minutes=59)
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=1)
    (reminder,) = list_standing(camp.channel)
    assert camp.list_pinged() == ["Ada"]
    row = await camp.row()
    said = read_text(reminder)
    assert f"<@{camp.ada.id}>, it is your move at **Tiny Fire**, table {row.id}." in said
    assert f"<t:{int(NOON.timestamp())}:R>" in said
    assert f"/{camp.channel.id}/{row.card.message_id}" in said
    assert "What do you do?" not in said
    assert list_labels(reminder) == ["Your move", "Remind me later", "Mute this turn"]
    await camp.wait(minutes=30)
    assert len(list_sends(camp)) == 1
    # The next one takes its place.
    first = reminder
    await camp.wait(hours=24)
    (second,) = list_standing(camp.channel)
    assert second.id != first.id
    assert len(list_sends(camp)) == 2
    # After three the table is told, once.
    await camp.wait(hours=24)
    assert list_stalls(camp) == []
    await camp.wait(hours=24)
    (word,) = list_stalls(camp)
    assert camp.list_pinged() == []
    assert "It has been waiting for Ada since" in read_text(word)
    assert "/game bot seat:" in read_text(word)
    assert list_standing(camp.channel) == []
    assert await camp.bot.scheduler.run_round() is None
    await camp.wait(days=30)
    assert len(list_sends(camp)) == 3
    assert len(list_stalls(camp)) == 1
    # Acting clears it and restarts the clock.
    await camp.ada.click(await find_card(camp), label="Gather wood")
    assert list_stalls(camp) == []
    acted = camp.clock.now
    assert await camp.bot.scheduler.run_round() == acted + timedelta(hours=24)
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    assert f"<t:{int(acted.timestamp())}:R>" in read_text(reminder)
    await camp.act(camp.ada, "1")
    assert list_standing(camp.channel) == []
    assert await camp.store.list_reminders((await camp.row()).id) == []
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    assert f"<@{camp.ben.id}>" in read_text(reminder)


async def test_acting_elsewhere_in_the_game_clears_the_reminder(camp: Camp) -> None:
    """A flare answers no question that the table waits for; but Ada is clearly awake."""
    await camp.wait(hours=24)
    await camp.act(camp.ada, "Burn your flare")
    await camp.act(camp.ada, "Up")
    assert list_standing(camp.channel) == []
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=24)
    await camp.restart()
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=24)
    # So does somebody who refuses an undo while their own question stands.
    await camp.act(camp.ada, "Draw a card")
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    await camp.take_back(camp.ada)
    assert len(list_standing(camp.channel)) == 1
    await camp.ben.click(await find_card(camp), label="Refuse")
    assert list_standing(camp.channel) == []
    due = camp.clock.now + timedelta(hours=24)
    assert await camp.bot.scheduler.run_round() == due
    await camp.restart()
    assert await camp.bot.scheduler.run_round() == due
    assert list_standing(camp.channel) == []
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1


async def test_a_new_holder_starts_with_fresh_reminders(camp: Camp) -> None:
    await camp.wait(hours=24)
    row = await camp.row()
    mine = replace(row.seats[0], user_id=camp.cleo.id, name="Cleo")
    await play.reassign_seat(camp.sessions, row.id, row.seats[0], mine)
    await camp.bot.publisher.deliver_posts(row.id)
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=24)
    assert list_standing(camp.channel) == []
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    assert f"<@{camp.cleo.id}>" in read_text(reminder)


async def test_a_bot_in_the_seat_ends_the_reminders(camp: Camp) -> None:
    for _ in range(4):
        await camp.wait(hours=24)
    await camp.ada.slash(camp.channel, "game bot", seat="0")
    assert list_stalls(camp) == []
    assert list_standing(camp.channel) == []


async def test_an_absent_player_gets_no_reminders(camp: Camp) -> None:
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    await camp.ada.slash(camp.channel, "me away", until="6 days")
    await camp.wait()
    assert list_standing(camp.channel) == []  # the one that stood is gone
    await camp.wait(days=5, hours=23)
    assert (list_standing(camp.channel), list_stalls(camp)) == ([], [])
    await camp.wait(hours=1)
    assert len(list_standing(camp.channel)) == 1
    # Nothing stands while Ada is away until she says so.
    await camp.ada.slash(camp.channel, "me away", until="until I say")
    await camp.wait(days=60)
    assert (list_standing(camp.channel), list_stalls(camp)) == ([], [])
    await camp.ada.slash(camp.channel, "me back")
    await camp.wait()
    assert list_standing(camp.channel) == []  # Ada came back a moment ago
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1


async def test_reminder_and_warning_at_the_same_moment_come_once_each(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "table deadline", time="32 hours")
    await camp.wait(hours=24, minutes=1)
    await camp.wait()
    assert (len(list_sends(camp)), len(list_warnings(camp))) == (1, 1)
    await camp.wait(hours=8)
    assert (await camp.ask(camp.cleo, "table log")).count("Ada's time is up") == 1
    await camp.wait()
    assert list_standing(camp.channel) == []


async def test_the_table_is_told_at_once_who_left_the_server(camp: Camp) -> None:
    camp.guild.remove_member(camp.ada)
    await camp.wait(hours=24)
    assert list_sends(camp) == []
    assert len(list_stalls(camp)) == 1


def list_warnings(camp: Camp) -> list[discord.Message]:
    """The warnings that time runs out."""
    return [m for m in camp.channel.history() if "to make your move" in read_text(m)]


async def test_a_reminders_buttons_open_the_question_or_snooze(camp: Camp) -> None:
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    assert "What do you do?" in await camp.press(camp.ada, reminder, "Your move")
    (reminder,) = list_standing(camp.channel)
    for label in ("Remind me later", "Mute this turn"):
        assert "for somebody else" in await camp.press(camp.ben, reminder, label)
    assert len(list_standing(camp.channel)) == 1
    # Later is in three hours, or as chosen.
    said = await camp.ada.click(list_standing(camp.channel)[0], label="Remind me later")
    assert list_standing(camp.channel) == []
    at = camp.clock.now + timedelta(hours=3)
    assert f"<t:{int(at.timestamp())}:f>" in read_reply(said)
    assert await camp.bot.scheduler.run_round() == at
    (times,) = list_selects(said.followups[0])
    offered = [option["label"] for option in times["options"]]
    assert offered == ["In an hour", "In 3 hours", "In 8 hours", "Tomorrow", "In 3 days"]
    await camp.ada.select(said.followups[0], ["1"])
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=1)
    await camp.wait(hours=1)
    assert len(list_standing(camp.channel)) == 1
    await camp.ada.select(said.followups[0], ["24"])
    assert list_standing(camp.channel) == []
    await camp.restart()
    await camp.wait(hours=23, minutes=59)
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=1)
    assert len(list_standing(camp.channel)) == 1


async def test_a_snoozed_reminder_does_not_count(camp: Camp) -> None:
    for _ in range(3):
        await camp.wait(hours=24)
        (reminder,) = list_standing(camp.channel)
        said = await camp.ada.click(reminder, label="Remind me later")
        await camp.ada.select(said.followups[0], ["24"])
    for n in range(4):
        assert list_stalls(camp) == []
        assert len(list_sends(camp)) == 3 + n
        await camp.wait(hours=24)
    assert len(list_stalls(camp)) == 1
    assert len(list_sends(camp)) == 6


async def test_another_snooze_moves_the_same_reminder(camp: Camp) -> None:
    await camp.wait(hours=24)
    await camp.wait(hours=24)
    said = await camp.ada.click(list_standing(camp.channel)[0], label="Remind me later")
    for choice in ("1", "8", "3"):
        await camp.ada.select(said.followups[0], [choice])
    (kept,) = await camp.store.list_reminders((await camp.row()).id)
    assert kept.sent == 1
    # A late press is told that there is nothing to put off.
    await camp.act(camp.ada, "Draw a card")
    again = await camp.ada.select(said.followups[0], ["8"])
    assert "is not waiting for you" in "\n".join(read_text(m) for m in again.followups)
    assert await camp.store.list_reminders((await camp.row()).id) == []


async def test_muting_lasts_for_this_turn_only(camp: Camp) -> None:
    await camp.wait(hours=24)
    said = await camp.press(camp.ada, list_standing(camp.channel)[0], "Mute this turn")
    assert "I will not remind you about this turn" in said
    assert list_standing(camp.channel) == []
    await camp.restart()
    await camp.wait(hours=71)
    assert len(list_sends(camp)) == 1
    assert list_stalls(camp) == []
    await camp.wait(hours=1)  # when the others would have heard of it anyway
    assert len(list_stalls(camp)) == 1
    await camp.act(camp.ada, "Gather wood")
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
