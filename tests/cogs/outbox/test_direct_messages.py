"""Direct messages go out alongside the card: a slow one delays neither the card nor anybody's
press."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from cogs.outbox import direct_messages, pace
from cogs.outbox.direct_messages import DirectMessages
from cogs.outbox.pace import CallPace
from cogs.people import preferences
from storage import PlayerSettings, Store
from tests.cogs.play import Camp, read_text
from tests.cogs.ui.test_acknowledging import find_sent, press, wait_for_answer, wait_until

OPENING = "/users/@me/channels"


def hold_back(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on Discord holds back direct messages until that event is set."""
    opens, send = asyncio.Event(), DirectMessages.send_urgently

    async def send_late(direct: DirectMessages, *given: Any) -> Any:
        await opens.wait()
        return await send(direct, *given)

    monkeypatch.setattr(DirectMessages, "send_urgently", send_late)
    return opens


async def lose_hand_message(camp: Camp) -> None:
    """Ada wants her hand by direct message, and the message that holds it is gone."""
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    dm = camp.ada.user.dm_channel
    await camp.bot.http.delete_message(dm.id, dm.last_message.id)


async def test_a_slow_direct_message_delays_nothing_else(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lose_hand_message(camp)
    opens, before = hold_back(monkeypatch), await camp.count_answers()
    drawn = press(camp, camp.card(), "Draw a card")
    assert await wait_until(camp, lambda: "Ada draws a card" in read_text(camp.card()))
    assert find_sent(camp, drawn)
    gathers = press(camp, camp.card(), "Gather wood", camp.ben)
    assert await wait_for_answer(camp, before + 1)
    assert await wait_until(camp, lambda: "How far do you walk?" in read_text(camp.card()))
    assert find_sent(camp, gathers)
    assert "Ben's move" not in read_text(camp.ada.user.dm_channel.last_message)
    opens.set()
    await camp.env.settle()
    assert "It is Ben's move" in read_text(camp.ada.user.dm_channel.last_message)
    assert await camp.store.list_due_posts((await camp.row()).id) == []


async def test_one_direct_message_shows_all_changes(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lose_hand_message(camp)
    opens = hold_back(monkeypatch)
    before = len(camp.ada.user.dm_channel.history())
    press(camp, camp.card(), "Draw a card")
    assert await wait_until(camp, lambda: "Ada draws a card" in read_text(camp.card()))
    press(camp, camp.card(), "Draw a card", camp.ben)
    assert await wait_until(camp, lambda: "Ben draws a card" in read_text(camp.card()))
    opens.set()
    await camp.env.settle()
    assert len(camp.ada.user.dm_channel.history()) == before + 1
    assert "How much wood for the fire?" in read_text(camp.ada.user.dm_channel.last_message)


async def test_a_vanished_direct_message_channel_is_opened_again(camp: Camp) -> None:
    await lose_hand_message(camp)
    await camp.bot.publisher.direct.remember_channel(camp.ada.id, 404)
    row = await camp.row()
    await camp.store.note_hand_message_lost(row.id, 0)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(camp.ada.user.dm_channel.last_message)


async def test_messages_cut_off_by_a_shutdown_go_out_at_the_next_start(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lose_hand_message(camp)
    opens = hold_back(monkeypatch)
    press(camp, camp.card(), "Draw a card")
    assert await wait_until(camp, lambda: "Ada draws a card" in read_text(camp.card()))
    await camp.bot.publisher.background.finish_posts(0)
    assert await wait_until(camp, lambda: not camp.bot.publisher.background.posts_under_way)
    assert "hand" in [post.kind for post in await store.list_due_posts((await camp.row()).id)]
    opens.set()
    await camp.restart()
    assert "It is Ben's move" in read_text(camp.ada.user.dm_channel.last_message)


async def test_a_refused_message_does_not_overwrite_newer_settings(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lose_hand_message(camp)
    people, send = camp.sessions.people, DirectMessages.send_urgently

    async def send_late(direct: DirectMessages, user: int, *given: Any) -> Any:
        found = await people.find_player_settings(user)
        await people.save_player_settings(user, replace(found, words_only=True))
        return await send(direct, user, *given)

    monkeypatch.setattr(DirectMessages, "send_urgently", send_late)
    camp.refuse_posts(camp.ada.user.dm_channel, status=403, code=50007, times=None)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.env.settle()
    found = await people.find_player_settings(camp.ada.id)
    assert (found.dms_closed, found.words_only) == (True, True)


async def test_settings_changed_meanwhile_are_kept(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have used `/settings` twice, and the first waited for Discord."""
    people = camp.sessions.people

    async def send_late(*_: Any) -> bool:
        found = await people.find_player_settings(camp.ada.id)
        await people.save_player_settings(camp.ada.id, replace(found, words_only=True))
        return True

    monkeypatch.setattr(preferences, "_try_direct_message", send_late)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    found = await people.find_player_settings(camp.ada.id)
    assert (found.hand_by_dm, found.words_only) == (True, True)


def count_openings(camp: Camp) -> int:
    """How often the bot has opened direct messages."""
    return [e.path for e in camp.env.http_requests].count(OPENING)


async def test_a_direct_message_channel_is_opened_once_even_across_restarts(
    camp: Camp, store: Store
) -> None:
    """Even if there is no message in it any more."""
    await lose_hand_message(camp)
    row = await camp.row()
    await store.note_hand_message_lost(row.id, 0)
    assert await store.find_direct_channel(camp.ada.id) == camp.ada.user.dm_channel.id
    await camp.restart()
    before = count_openings(camp)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(camp.ada.user.dm_channel.last_message)
    assert count_openings(camp) == before


async def test_acting_in_direct_messages_teaches_the_bot_their_channel(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.user.slash("mine")
    before = count_openings(camp)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    assert "What do you do?" in read_text(camp.ada.user.dm_channel.last_message)
    assert count_openings(camp) == before


async def test_opening_pauses_after_too_many_direct_message_channels(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    wants = PlayerSettings(hand_by_dm=True)
    for player in (camp.ada, camp.ben):
        await camp.sessions.people.save_player_settings(player.id, wants)
    camp.env.inject_error("POST", OPENING, status=400, code=40003, times=1)
    before = count_openings(camp)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert count_openings(camp) == before + 1
    assert camp.list_pinged() == ["Ben"]
    for _ in range(9):
        await camp.wait(minutes=1)
    assert count_openings(camp) == before + 1
    await camp.wait(minutes=1)
    await camp.env.settle()
    assert "It is Ben's move" in read_text(camp.ada.user.dm_channel.last_message)
    assert "What do you do?" in read_text(camp.ben.user.dm_channel.last_message)


async def test_a_hanging_call_is_repeated(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await lose_hand_message(camp)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(direct_messages, "CALL_TIMEOUT_SECONDS", 0.0)
        await camp.ada.click(camp.card(), label="Draw a card")
    assert await camp.store.list_due_posts((await camp.row()).id) == [], "it is postponed"
    await camp.wait(minutes=1)
    assert "It is Ben's move" in read_text(camp.ada.user.dm_channel.last_message)


@pytest.mark.usefixtures("noon")
async def test_a_hand_does_not_wait_for_a_delayed_notice(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True, remind_by="dm")
    turn, may = CallPace.take_turn, asyncio.Event()

    async def late(pacing: CallPace, *, urgent: bool = False) -> None:
        if not urgent:
            await may.wait()
        await turn(pacing, urgent=urgent)

    monkeypatch.setattr(CallPace, "take_turn", late)
    camp.clock.pass_by(hours=24)
    row = await camp.row()
    await camp.bot.reminders.run_due(row.id)
    await camp.bot.publisher.deliver_posts(row.id)
    hand = camp.ada.user.dm_channel.last_message
    press(camp, camp.card(), "Draw a card")
    shown = camp.ada.user.dm_channel.history
    assert await wait_until(camp, lambda: "It is Ben's move" in read_text(shown()[-1]))
    assert shown()[-1].id == hand.id  # no reminder yet
    may.set()
    await camp.bot.publisher.background.wait_for_posts(patience=60)
    assert shown()[-1].id == hand.id  # and none any more: she has moved


async def refuse(camp: Camp, code: int) -> str:
    """Discord refuses a message to Ada; what she is told."""
    await lose_hand_message(camp)
    camp.refuse_posts(camp.ada.user.dm_channel, status=403, code=code, times=None)
    said = await camp.press(camp.ada, camp.card(), "Gather wood")
    assert (await camp.store.find_player_settings(camp.ada.id)).dms_closed
    return said


def count_attempts(camp: Camp) -> int:
    """How often the bot has written to Ada."""
    return len(camp.list_posts(camp.ada.user.dm_channel))


async def test_acting_in_direct_messages_lifts_the_block(camp: Camp) -> None:
    """Once for each time that they do; and they are told of a refusal only once."""
    assert "will not let me write to you" in await refuse(camp, 50007)
    before = count_attempts(camp)
    await camp.ada.click(camp.card(), label="1")  # in the server, which shows nothing
    assert count_attempts(camp) == before
    await camp.ada.user.slash("mine")
    again = await camp.press(camp.ben, camp.card(), "Draw a card")
    assert count_attempts(camp) == before + 1
    assert "will not let me" not in again
    await camp.ada.user.slash("mine")
    camp.env.backend.faults.clear()
    assert "will not let me" not in await camp.ask(camp.ada, "act", what="0")
    assert count_attempts(camp) == before + 2
    found = await camp.store.find_player_settings(camp.ada.id)
    assert (found.dms_closed, found.dms_refused) == (False, 0)


async def test_sharing_a_server_again_lifts_the_block(camp: Camp) -> None:
    assert "will not let me write to you" in await refuse(camp, 50278)
    camp.env.backend.faults.clear()
    await camp.ada.click(camp.card(), label="1")
    before = count_attempts(camp)
    await camp.ben.click(camp.card(), label="Draw a card")
    assert count_attempts(camp) == before + 1
    assert not (await camp.store.find_player_settings(camp.ada.id)).dms_closed


class Times:
    """A clock that goes on only while somebody sleeps by it, and who had a turn when."""

    def __init__(self) -> None:
        self.now = 100.0
        self.turns: list[tuple[str, float]] = []

    async def sleep(self, seconds: float) -> None:
        for _ in range(5):  # others who have something to do do it first
            await asyncio.sleep(0)
        self.now += seconds

    async def turn(self, pacing: CallPace, name: str) -> None:
        await pacing.take_turn(urgent=name.startswith("urgent"))
        self.turns.append((name, self.now))


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    times = Times()
    monkeypatch.setattr(pace, "SECONDS_BETWEEN_MESSAGES", 1.0)
    monkeypatch.setattr(pace, "sleep", times.sleep)
    return times


async def test_sends_are_a_second_apart_and_urgent_ones_come_first(times: Times) -> None:
    pacing = CallPace(lambda: times.now)
    names = ("a", "b", "c", "urgent d", "urgent e")
    await asyncio.gather(*(times.turn(pacing, name) for name in names))
    assert times.turns == [
        ("a", 100.0),
        ("urgent d", 101.0),
        ("urgent e", 102.0),
        ("b", 103.0),
        ("c", 104.0),
    ]
    times.now += 10
    await times.turn(pacing, "f")
    assert times.turns[-1] == ("f", 114.0)
    times.now += 0.25
    await times.turn(pacing, "g")
    assert times.turns[-1] == ("g", 115.0)


async def test_a_cancelled_caller_uses_no_slot(times: Times) -> None:
    pacing = CallPace(lambda: times.now)
    await times.turn(pacing, "a")
    waits = asyncio.create_task(times.turn(pacing, "b"))
    other = asyncio.create_task(times.turn(pacing, "c"))
    await asyncio.sleep(0)
    assert pacing.waiting_count == 2
    waits.cancel()
    await other
    assert times.turns == [("a", 100.0), ("c", 101.0)]
    assert pacing.waiting_count == 0


async def test_no_slot_is_given_after_closing(times: Times) -> None:
    pacing = CallPace(lambda: times.now)
    await times.turn(pacing, "a")
    waits = asyncio.create_task(times.turn(pacing, "b"))
    await asyncio.sleep(0)
    pacing.end_turns()
    for _ in range(10):
        await asyncio.sleep(0)
    assert times.turns == [("a", 100.0)]
    waits.cancel()
