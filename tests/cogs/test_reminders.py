"""Somebody who forgets is reminded, in their time, their way, and not once too often."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from cogs import moves, tablefile
from cogs.customs import Reminding, ServerSettings
from cogs.keeper import Keeper
from rules.engine import GAMES
from storage import PlayerSettings, Store
from tests.clock import Clock
from tests.cogs.play import Camp, labels, seen, told

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


@pytest.fixture
async def ada_to_move(camp: Camp, clock: Clock) -> Camp:
    """Noon, UTC; a table waits for Ada, and Ben sits there too."""
    clock.now = NOON
    await camp.begin(camp.ben)
    return camp


async def later(camp: Camp, clock: Clock, **time: float) -> None:
    """Time passes, and what is due is done."""
    clock.pass_by(**time)
    await camp.bot.timekeeper.round()
    await camp.env.settle()


def standing(channel: Any) -> list[discord.Message]:
    """The reminders that stand in a channel."""
    if channel is None:
        return []
    return [m for m in channel.history() if "Remind me later" in labels(m) and not hidden(m)]


def stalls(camp: Camp) -> list[discord.Message]:
    """What tells the table that it has stalled."""
    return [message for message in camp.channel.history() if "come to a halt" in seen(message)]


def hidden(message: Any) -> bool:
    return bool(message.flags.ephemeral)


def letters(camp: Camp, player: Any) -> list[discord.Message]:
    """The reminders that stand in somebody's direct messages."""
    return standing(player.user.dm_channel)


def sends(camp: Camp, word: str = "later") -> list[Any]:
    """Every request that sent a reminder, wherever."""
    return [
        e.json
        for e in camp.env.http_requests
        if e.method == "POST" and e.path.endswith("/messages") and f":{word}:" in str(e.json)
    ]


async def card(camp: Camp) -> discord.Message:
    """The table's card, whatever was posted after it."""
    shown = (await camp.row()).card
    return next(m for m in camp.channel.history() if shown and m.id == shown.message_id)


async def restart(camp: Camp, store: Store) -> None:
    camp.bot = Keeper(store, sync_at_start=True)
    await camp.env.restart_bot(camp.bot)


# -- the usual course ----------------------------------------------------------------------------


async def test_who_forgets_is_reminded_after_a_day_and_nobody_else(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    assert await camp.bot.timekeeper.round() == NOON + timedelta(hours=24)
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
    assert "It waits for Ada since" in seen(word)
    assert "/game bot seat:" in seen(word)
    assert standing(camp.channel) == []
    assert await camp.bot.timekeeper.round() is None
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
    assert await camp.bot.timekeeper.round() == acted + timedelta(hours=24)
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    assert f"<t:{int(acted.timestamp())}:R>" in seen(reminder)
    await camp.ada.slash(camp.channel, "act", what="1")
    assert standing(camp.channel) == []
    (kept,) = [await camp.bot.store.reminders((await camp.row()).id)]
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
    assert await camp.bot.timekeeper.round() == clock.now + timedelta(hours=24)
    await restart(camp, camp.bot.store)
    assert await camp.bot.timekeeper.round() == clock.now + timedelta(hours=24)


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
    assert await camp.bot.timekeeper.round() == due
    await restart(camp, camp.bot.store)
    assert await camp.bot.timekeeper.round() == due
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
    await moves.reseat(camp.bot.desk, row.id, row.seats[0], mine)
    await camp.bot.poster.deliver(row.id)
    assert await camp.bot.timekeeper.round() == clock.now + timedelta(hours=24)
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
    assert await camp.bot.store.next_ring() is None
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
    await camp.ada.slash(camp.channel, "away until", when="6 days")
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
    await camp.ada.slash(camp.channel, "away until", when="until I say")
    await later(camp, clock, days=60)
    assert (standing(camp.channel), stalls(camp)) == ([], [])
    await camp.ada.slash(camp.channel, "away back")
    await later(camp, clock)
    assert standing(camp.channel) == []  # who has just been here has not forgotten
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1


async def test_somebody_away_has_neither_reminder_nor_deadline(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "game deadline", time="2 days")
    await later(camp, clock, hours=2)
    await camp.ada.slash(camp.channel, "away until", when="10 days")
    for _ in range(9):
        await later(camp, clock, days=1)
    assert (sends(camp), warned(camp), stalls(camp)) == ([], [], [])
    assert "time is up" not in told(await camp.cleo.slash(camp.channel, "log"))
    await later(camp, clock, days=1)
    assert len(sends(camp)) == 1  # she was to be back by now
    # Of the 48 hours the first two were used before, so it ends at noon on the second day from now.
    await later(camp, clock, hours=31)
    assert warned(camp) == []
    await later(camp, clock, minutes=31)  # before her night
    assert len(warned(camp)) == 1
    await later(camp, clock, hours=14)
    assert "time is up" not in told(await camp.cleo.slash(camp.channel, "log"))
    await later(camp, clock, minutes=31)
    assert "Ada's time is up" in told(await camp.cleo.slash(camp.channel, "log"))
    await later(camp, clock)
    assert standing(camp.channel) == []


async def test_a_reminder_and_a_deadline_do_not_disturb_each_other(
    ada_to_move: Camp, clock: Clock
) -> None:
    """Each comes once, in its time, and the reminder goes when the time is up."""
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "game deadline", time="36 hours")
    for _ in range(35):
        await later(camp, clock, hours=1)
    assert (len(sends(camp)), len(warned(camp))) == (1, 1)
    assert len(standing(camp.channel)) == 1
    await later(camp, clock, hours=1)
    assert told(await camp.cleo.slash(camp.channel, "log")).count("Ada's time is up") == 1
    await later(camp, clock)
    assert standing(camp.channel) == []
    assert (len(sends(camp)), len(warned(camp))) == (1, 1)


async def test_both_at_the_same_moment_come_once_each(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "game deadline", time="32 hours")
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
    return [m for m in camp.channel.history() if "waits for your move until" in seen(m)]


# -- quiet hours ---------------------------------------------------------------------------------


async def test_nothing_comes_by_night_where_the_player_lives(camp: Camp, clock: Clock) -> None:
    clock.now = NOON
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    await camp.begin(camp.ben)
    await later(camp, clock, hours=24)  # 7 in the morning there
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=59)
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=1)
    assert len(standing(camp.channel)) == 1


async def test_the_server_says_where_the_others_live(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await camp.bot.desk.people.change_server(camp.guild.id, zone="Asia/Tokyo")
    await camp.bot.reminders.changed_in(camp.guild.id)
    # 21 o'clock there when they fall due at first, so the second day's has to wait.
    await later(camp, clock, hours=25)
    assert standing(camp.channel) == []
    assert await camp.bot.timekeeper.round() == datetime(2026, 3, 3, 23, tzinfo=UTC)


@pytest.mark.parametrize(
    ("begun", "due"),
    [
        # Clocks are put forward: what would fall at 7:30 the old way falls at 8:30.
        (datetime(2026, 3, 28, 6, 30, tzinfo=UTC), datetime(2026, 3, 29, 6, 30, tzinfo=UTC)),
        # Clocks are put back: what would fall at 8:30 the old way falls at 7:30, in the night.
        (datetime(2026, 10, 24, 6, 30, tzinfo=UTC), datetime(2026, 10, 25, 7, 0, tzinfo=UTC)),
    ],
)
async def test_summer_time_comes_and_goes(
    camp: Camp, clock: Clock, begun: datetime, due: datetime
) -> None:
    clock.now = begun
    await camp.ada.slash(camp.channel, "settings", time_zone="Europe/Berlin")
    await camp.begin(camp.ben)
    assert await camp.bot.timekeeper.round() == due
    clock.now = due
    await camp.bot.timekeeper.round()
    assert len(standing(camp.channel)) == 1


async def test_one_that_was_held_up_until_the_night_waits_for_the_morning(
    ada_to_move: Camp, clock: Clock
) -> None:
    """Discord failed all evening."""
    camp = ada_to_move
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=1)
    await later(camp, clock, hours=24)
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 3, 22, 30, tzinfo=UTC)
    await camp.bot.timekeeper.round()
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 4, 7, 59, tzinfo=UTC)
    await camp.bot.timekeeper.round()
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 4, 8, tzinfo=UTC)
    await camp.bot.timekeeper.round()
    assert len(standing(camp.channel)) == 1


# -- the buttons ---------------------------------------------------------------------------------


async def test_your_move_leads_to_the_question(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    asked = await camp.ada.click(standing(camp.channel)[0], label="Your move")
    assert "What do you do?" in told(asked)


async def test_remind_me_later_is_in_three_hours_or_as_chosen(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Remind me later")
    assert standing(camp.channel) == []
    at = clock.now + timedelta(hours=3)
    assert f"<t:{int(at.timestamp())}:f>" in told(said)
    assert await camp.bot.timekeeper.round() == at
    await camp.ada.select(said.followups[0], ["1"])
    assert await camp.bot.timekeeper.round() == clock.now + timedelta(hours=1)
    await later(camp, clock, hours=1)
    assert len(standing(camp.channel)) == 1
    await camp.ada.select(said.followups[0], ["24"])
    assert standing(camp.channel) == []
    await restart(camp, camp.bot.store)
    await later(camp, clock, hours=23, minutes=59)
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=1)
    assert len(standing(camp.channel)) == 1


async def test_one_that_is_put_off_does_not_count(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    for _ in range(5):
        await later(camp, clock, hours=24)
        (reminder,) = standing(camp.channel)
        said = await camp.ada.click(reminder, label="Remind me later")
        await camp.ada.select(said.followups[0], ["24"])
    for n in range(4):
        assert stalls(camp) == []
        assert len(sends(camp)) == 5 + n
        await later(camp, clock, hours=24)
    assert len(stalls(camp)) == 1
    assert len(sends(camp)) == 8


async def test_who_chooses_another_time_puts_the_same_one_off(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Remind me later")
    for choice in ("1", "8", "3"):
        await camp.ada.select(said.followups[0], [choice])
    (kept,) = await camp.bot.store.reminders((await camp.row()).id)
    assert kept.sent == 1


async def test_mute_this_turn_is_for_this_turn(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Mute this turn")
    assert "Not another word" in told(said)
    assert standing(camp.channel) == []
    await restart(camp, camp.bot.store)
    await later(camp, clock, hours=71)
    assert len(sends(camp)) == 1
    assert stalls(camp) == []
    await later(camp, clock, hours=1)  # when the others would have heard of it anyway
    assert len(stalls(camp)) == 1
    await camp.ada.slash(camp.channel, "act", what="Gather wood")
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1


async def test_the_buttons_are_for_the_one_who_is_reminded(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    for label in ("Remind me later", "Mute this turn"):
        assert "for somebody else" in told(await camp.ben.click(reminder, label=label))
    assert len(standing(camp.channel)) == 1


async def test_a_late_press_is_told_that_there_is_nothing_to_put_off(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Remind me later")
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    again = await camp.ada.select(said.followups[0], ["8"])
    assert "does not wait for you" in "\n".join(seen(m) for m in again.followups)
    assert await camp.bot.store.reminders((await camp.row()).id) == []


# -- by direct message ---------------------------------------------------------------------------


async def by_dm(camp: Camp) -> None:
    said = await camp.ada.slash(camp.channel, "settings", remind_by="dm")
    assert "by direct message" in told(said)


async def test_by_direct_message_the_question_may_stand(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await by_dm(camp)
    await later(camp, clock, hours=24)
    assert standing(camp.channel) == []
    (letter,) = letters(camp, camp.ada)
    assert "What do you do?" in seen(letter)
    assert f"<#{camp.channel.id}>" in seen(letter)
    await later(camp, clock, hours=24)
    (second,) = letters(camp, camp.ada)
    assert second.id != letter.id
    panel = await camp.ada.user.click(second, label="Your move")
    await camp.ada.user.click(panel.response, label="Draw a card")
    assert letters(camp, camp.ada) == []


async def test_closed_direct_messages_fall_back_to_the_channel_and_are_remembered(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await by_dm(camp)
    dm = camp.ada.user.dm_channel
    path = f"/channels/{dm.id}/messages"
    camp.env.inject_error("POST", path, status=403, code=50007, times=None)
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    assert (await camp.bot.desk.people.player(camp.ada.id)).dms_closed
    tries = len([e for e in camp.env.http_requests if e.path == path])
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    assert len([e for e in camp.env.http_requests if e.path == path]) == tries
    acted = await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert "I meant to remind you by direct message" in told(acted)


async def test_by_direct_message_the_table_is_told_in_its_channel(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await by_dm(camp)
    for _ in range(4):
        await later(camp, clock, hours=24)
    assert len(stalls(camp)) == 1
    assert len(letters(camp, camp.ada)) == 1
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert stalls(camp) == []
    assert letters(camp, camp.ada) == []


# -- exactly once --------------------------------------------------------------------------------


async def test_a_restart_loses_none_and_repeats_none(
    ada_to_move: Camp, clock: Clock, store: Store
) -> None:
    camp = ada_to_move
    await restart(camp, store)
    clock.pass_by(hours=24)
    await restart(camp, store)
    assert len(sends(camp)) == 1
    await restart(camp, store)
    await camp.bot.timekeeper.round()
    assert len(sends(camp)) == 1
    assert await store.next_ring() == clock.now + timedelta(hours=24)


async def test_one_that_is_written_and_not_sent_goes_out_at_the_start(
    ada_to_move: Camp, clock: Clock, store: Store
) -> None:
    camp = ada_to_move
    clock.pass_by(hours=24)
    await camp.bot.reminders.ring((await camp.row()).id)
    assert sends(camp) == []
    await restart(camp, store)
    assert len(sends(camp)) == 1


async def test_one_that_is_sent_and_not_noted_is_the_same_one(
    ada_to_move: Camp, clock: Clock, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord knows it by its nonce, which SimCord leaves aside."""
    camp = ada_to_move

    async def crash(*_: Any) -> None:
        raise ConnectionResetError("no more")

    with monkeypatch.context() as patch:
        patch.setattr(store, "reminded", crash)
        await later(camp, clock, hours=24)
    assert len(sends(camp)) == 1
    clock.pass_by(minutes=1)
    await restart(camp, store)
    first, second = sends(camp)
    assert first["nonce"] == second["nonce"]
    assert second["enforce_nonce"]
    (kept,) = await store.reminders((await camp.row()).id)
    assert kept.sent == 1
    assert kept.message_id is not None


async def test_none_goes_to_somebody_whose_turn_it_no_longer_is(
    ada_to_move: Camp, clock: Clock, store: Store
) -> None:
    """It was written; before it went out, Ada acted."""
    camp = ada_to_move
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=1)
    await later(camp, clock, hours=24)
    assert len(await store.reminders((await camp.row()).id)) == 1
    await camp.ada.click(camp.card(), label="Draw a card")
    tried = len(sends(camp))
    await later(camp, clock, minutes=5)
    assert standing(camp.channel) == []
    assert len(sends(camp)) == tried
    assert await store.next_due() is None


async def test_who_answers_while_it_is_on_its_way_is_rid_of_it(
    ada_to_move: Camp, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = ada_to_move
    send = camp.bot.courier._send

    async def slow(*arguments: Any) -> Any:
        sent = await send(*arguments)
        monkeypatch.setattr(camp.bot.courier, "_send", send)
        async with camp.bot.desk.at((await camp.row()).id) as live:
            prompt = live.prompts_of(camp.ada.id)[0]
        await moves.answer(
            camp.bot.desk, live.id, camp.ada.id, prompt.id, ["gather"], interaction_id=99
        )
        return sent

    monkeypatch.setattr(camp.bot.courier, "_send", slow)
    await later(camp, clock, hours=24)
    await camp.bot.poster.deliver((await camp.row()).id)
    assert standing(camp.channel) == []
    assert await camp.bot.store.reminders((await camp.row()).id) == []


# -- what Discord may do to it -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (403, 50001), (404, 10003), (400, 50083)]
)
async def test_a_channel_that_is_out_of_reach_holds_nothing_up(
    ada_to_move: Camp, clock: Clock, status: int, code: int
) -> None:
    camp = ada_to_move
    camp.env.inject_error(
        "POST", f"/channels/{camp.channel.id}/messages", status=status, code=code, times=None
    )
    for n in range(4):
        await later(camp, clock, hours=24)
        assert len(sends(camp)) == min(n + 1, 3)
        assert await camp.bot.store.next_due() is None
    assert await camp.bot.timekeeper.round() is None


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50013), (400, 50083)])
async def test_an_old_one_that_cannot_be_taken_away_holds_nothing_up(
    ada_to_move: Camp, clock: Clock, status: int, code: int
) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    (old,) = standing(camp.channel)
    path = f"/channels/{camp.channel.id}/messages/{old.id}"
    camp.env.inject_error("DELETE", path, status=status, code=code, times=None)
    await later(camp, clock, hours=24)
    assert len(sends(camp)) == 2
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert [message.id for message in standing(camp.channel)] == [old.id]
    assert await camp.bot.store.next_due() is None


async def test_what_fails_for_the_moment_is_tried_again_and_not_for_ever(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=None)
    await later(camp, clock, hours=24)
    for _ in range(12):
        await later(camp, clock, minutes=5)
    assert len(sends(camp)) == 6
    assert await camp.bot.store.next_due() is None
    camp.env.backend.faults.clear()
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1


async def test_a_game_that_is_not_installed_any_more_keeps_nobody_busy(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    clock.pass_by(hours=24)
    row = await camp.row()
    await camp.bot.reminders.ring(row.id)
    tiny = GAMES.pop("tiny")
    camp.bot.desk._lives.clear()
    due = await camp.bot.timekeeper.round()
    assert due is not None and due >= clock.now + timedelta(minutes=5)
    assert sends(camp) == []
    GAMES["tiny"] = tiny
    await later(camp, clock, hours=1)
    assert len(standing(camp.channel)) == 1


async def test_a_table_from_elsewhere_hurries_nobody(ada_to_move: Camp, clock: Clock) -> None:
    """Its questions are old, but those who sit there have only just been called."""
    camp = ada_to_move
    row = await camp.row()
    whole = tablefile.whole(row, await camp.bot.store.journal(row.id))
    clock.pass_by(days=9)
    place = {"channel_id": 5, "guild_id": row.guild_id, "opener_id": camp.ada.id}
    found = await camp.bot.store.take_in(tablefile.arrival(whole, **place))
    await camp.bot.desk.rewind(found.id)
    async with camp.bot.desk.at(found.id) as live:
        assert await camp.bot.desk.due(live) == clock.now + timedelta(hours=24)


# -- settings ------------------------------------------------------------------------------------


async def test_a_player_may_have_it_sooner_or_later_or_not_at_all(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    said = await camp.ada.slash(camp.channel, "settings", remind_after=48, remind_every=2)
    assert "first after 2 days and then every 2 hours" in told(said)
    assert await camp.bot.timekeeper.round() == NOON + timedelta(hours=48)
    await camp.ada.slash(camp.channel, "settings", remind_after=6)
    assert await camp.bot.timekeeper.round() == NOON + timedelta(hours=6)
    await later(camp, clock, hours=6)
    assert len(standing(camp.channel)) == 1
    assert await camp.bot.timekeeper.round() == NOON + timedelta(hours=8)
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await later(camp, clock, days=2)
    assert len(sends(camp)) == 1
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.bot.timekeeper.round()
    assert len(sends(camp)) == 2
    assert await camp.bot.store.settings(camp.ada.id) == PlayerSettings()


async def test_player_before_table_before_server_before_what_is_usual(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    keeper = camp.bot.timekeeper
    await camp.bot.desk.people.change_server(camp.guild.id, reminders=Reminding(after=5, times=2))
    await camp.bot.reminders.changed_in(camp.guild.id)
    assert await keeper.round() == NOON + timedelta(hours=5)
    said = await camp.ada.slash(camp.channel, "reminders table", after=4, by="channel")
    assert "first after 4 hours and in the table's channel" in told(said)
    assert await keeper.round() == NOON + timedelta(hours=4)
    await camp.ada.slash(camp.channel, "settings", remind_after=3)
    assert await keeper.round() == NOON + timedelta(hours=3)
    shown = told(await camp.ada.slash(camp.channel, "reminders show"))
    assert "First after 3 hours (your own wish), then every 24 hours (as usual)." in shown
    assert "2 times in all (this server's)" in shown
    assert "Never between 22:00 and 08:00 (as usual), by the clock in UTC (as usual)" in shown
    assert "in the table's channel (this table's)" in shown
    shown = told(await camp.ben.slash(camp.channel, "reminders show"))
    assert "First after 4 hours (this table's)" in shown
    assert "reminds people otherwise from now on: first after 4 hours" in told(
        await camp.ben.slash(camp.channel, "log")
    )
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.ada.slash(camp.channel, "reminders table", reset=True)
    assert await keeper.round() == NOON + timedelta(hours=5)


async def test_a_table_may_do_without(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    said = told(await camp.ada.slash(camp.channel, "reminders table", after=0))
    assert "none at all" in said
    assert await camp.bot.timekeeper.round() is None
    await restart(camp, camp.bot.store)
    await later(camp, clock, days=20)
    assert sends(camp) == []
    assert stalls(camp) == []
    shown = told(await camp.ben.slash(camp.channel, "reminders show"))
    assert "You get none (this table's)." in shown


async def test_a_player_who_wants_none_still_lets_the_table_know(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await later(camp, clock, hours=95)
    assert stalls(camp) == []
    await later(camp, clock, hours=1)
    assert len(stalls(camp)) == 1
    assert sends(camp) == []
    shown = told(await camp.ada.slash(camp.channel, "reminders show"))
    assert "You get none (your own wish)." in shown
    assert "the others are told" in shown


async def test_only_hosts_change_the_table_and_only_managers_the_server(
    ada_to_move: Camp, clock: Clock
) -> None:
    camp = ada_to_move
    refused = told(await camp.ben.slash(camp.channel, "reminders table", after=1))
    assert "who opened the table" in refused
    refused = told(await camp.ben.slash(camp.channel, "reminders server", after=1))
    assert "may manage this server" in refused
    assert (await camp.bot.desk.people.server(camp.guild.id)) == ServerSettings()
    shown = told(await camp.ben.slash(camp.channel, "reminders server"))
    assert "all as usual" in shown
    shown = told(await camp.ben.slash(camp.channel, "reminders table"))
    assert "as the server has it" in shown


async def test_a_manager_sets_the_servers_habits(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    role = camp.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    host = camp.guild.add_member(camp.env.create_user("Host"), roles=[role])
    said = await host.slash(
        camp.channel, "reminders server", after=2, every=3, times=1, quiet="23-7:30", zone="oslo"
    )
    assert "by the clock in Europe/Oslo" in told(said)
    kept = await camp.bot.store.server(camp.guild.id)
    assert kept["zone"] == "Europe/Oslo"
    assert kept["reminders"]["quiet"] == "23:00-07:30"
    await later(camp, clock, hours=2)
    assert len(standing(camp.channel)) == 1
    await later(camp, clock, hours=3)
    assert len(stalls(camp)) == 1
    said = await host.slash(camp.channel, "reminders server", reset=True)
    assert "all as usual" in told(said)


async def test_a_gathering_table_can_be_set_before_it_begins(camp: Camp, clock: Clock) -> None:
    clock.now = NOON
    await camp.gather(camp.ben)
    await camp.ada.slash(camp.channel, "reminders table", after=7, by="dm")
    await camp.ada.slash(camp.channel, "game options", name="words_only", value="yes")
    await camp.ada.click(camp.card(), label="Start")
    assert await camp.bot.timekeeper.round() == NOON + timedelta(hours=7)
    await later(camp, clock, hours=7)
    assert standing(camp.channel) == []
    assert len(letters(camp, camp.ben)) == 1
    assert "What do you call your camp?" in seen(letters(camp, camp.ben)[0])


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"quiet_hours": "at night"}, "quiet hours"),
        ({"time_zone": "Nowhere"}, "no time zone"),
    ],
)
async def test_what_cannot_be_understood_is_said(
    camp: Camp, settings: dict[str, str], words: str
) -> None:
    assert words in told(await camp.ada.slash(camp.channel, "settings", **settings))
    assert await camp.bot.store.settings(camp.ada.id) == PlayerSettings()


async def test_time_zones_are_suggested(camp: Camp) -> None:
    found = await camp.ada.autocomplete(camp.channel, "settings", "time_zone", "new y")
    assert [choice["value"] for choice in found] == ["America/New_York"]


# -- what is kept --------------------------------------------------------------------------------


async def test_who_is_erased_leaves_no_reminder(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await later(camp, clock, hours=24)
    about = await camp.bot.store.known(camp.ada.id)
    (kept,) = about["reminders"]
    assert kept["sent"] == 1
    asked = await camp.ada.slash(camp.channel, "privacy erase")
    await camp.ada.click(asked.response, label="Erase me")
    assert standing(camp.channel) == []
    about = await camp.bot.store.known(camp.ada.id)
    assert about["reminders"] == []
