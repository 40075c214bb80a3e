"""Posts that Discord refuses are retried a few times, and then no more until something changes."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from discord.ui import TextDisplay

import pictures
from cogs.client import LONGEST_LIMIT
from cogs.outbox import publisher
from cogs.outbox.cards import make_shortest_card
from cogs.outbox.given_up import PAUSE_BEFORE_RETRY
from cogs.registry import Emberkeep
from cogs.ui.refusals import (
    OUR_TRIES,
    RETRIES_AFTER_REFUSAL,
    RETRIES_DURING_OUTAGE,
    is_final_failure,
)
from rules.engine import Table
from storage import PlayerSettings
from tables.committing import Change
from tables.snapshot import take_snapshot
from tests.cogs.outbox.test_direct_messages import lose_hand_message
from tests.cogs.outbox.test_silence import make_refusal
from tests.cogs.play import Camp, fail_with, list_labels, read_text
from tests.sessions import make_session


@pytest.fixture(autouse=True)
def nothing_else(camp: Camp) -> None:
    """The scheduler has only the outbox to work on, and time passes only when a test says so."""
    camp.sessions.watches.clear()


async def next_retry(camp: Camp) -> datetime | None:
    """Send what is due, to its end; returns when there is more."""
    due = await camp.bot.scheduler.run_round()
    await camp.bot.publisher.background.wait_for_posts(patience=600)
    posts = await camp.store.find_next_post_due()
    return min((time for time in (due, posts) if time is not None), default=None)


async def days_pass(camp: Camp, hours: int = 72) -> None:
    """Let days pass, in which everything is retried that is retried by itself."""
    camp.clock.stop()
    end = camp.clock.now + timedelta(hours=hours)
    while (due := await next_retry(camp)) is not None and due <= end:
        camp.clock.now = max(due, camp.clock.now + timedelta(seconds=1))
    camp.clock.now = max(end, camp.clock.now)


BUSY = [
    make_refusal(503),
    make_refusal(429),
    make_refusal(400, 40003),
    discord.RateLimited(60.0),
    TimeoutError(),
]
OUT_OF_REACH = [
    make_refusal(403, code)
    for code in (50001, 50013, 10003, 50083, 160005, 50007, 50278, 10013, 50033)
]
UNKNOWN = [
    make_refusal(status, code)
    for status, code in ((400, 50035), (400, 30010), (403, 20009), (404, 0), (405, 0), (413, 40005))
]


@pytest.mark.parametrize(
    ("errors", "tries"),
    [
        pytest.param(OUT_OF_REACH, 0, id="refused until somebody changes something"),
        pytest.param(UNKNOWN, RETRIES_AFTER_REFUSAL, id="refused for an unknown reason"),
        pytest.param([ZeroDivisionError()], OUR_TRIES, id="failed in our own code"),
        pytest.param(BUSY, RETRIES_DURING_OUTAGE, id="failed at Discord's"),
    ],
)
def test_no_post_is_retried_for_ever(errors: list[Exception], tries: int) -> None:
    for error in errors:
        assert is_final_failure(error, tries)
        assert tries == 0 or not is_final_failure(error, tries - 1)


async def test_closed_direct_messages_are_reported_once(camp: Camp) -> None:
    await lose_hand_message(camp)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=403, code=50007, times=None)
    assert "will not let me write to you" in await camp.press(camp.ada, camp.card(), "Gather wood")
    assert (await camp.store.find_player_settings(camp.ada.id)).dms_closed
    tries = len(camp.list_posts(dm))
    await camp.ada.click(camp.card(), label="1")
    await days_pass(camp)
    assert len(camp.list_posts(dm)) == tries
    assert "You hold" in await camp.ask(camp.ada, "hand")


async def test_unopenable_direct_messages_are_not_retried(camp: Camp) -> None:
    """Discord refuses even to open the direct messages, for example because the account is gone."""
    await camp.begin(camp.ben)
    await camp.sessions.people.save_player_settings(camp.ada.id, PlayerSettings(hand_by_dm=True))
    camp.env.inject_error("POST", "/users/@me/channels", status=404, code=10013, times=None)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert (await camp.store.find_player_settings(camp.ada.id)).dms_closed
    assert "How far do you walk?" in read_text(camp.card())
    await days_pass(camp)
    assert await camp.store.list_due_posts((await camp.row()).id) == []


async def test_a_refused_hand_is_retried_a_few_times(camp: Camp) -> None:
    await lose_hand_message(camp)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=400, code=50035, times=None)
    before = len(camp.list_posts(dm))
    camp.clock.stop()
    await camp.ada.click(camp.card(), label="Gather wood")
    await days_pass(camp)
    assert len(camp.list_posts(dm)) == before + 1 + RETRIES_AFTER_REFUSAL
    assert not (await camp.store.find_player_settings(camp.ada.id)).dms_closed
    camp.env.backend.faults.clear()
    await camp.ada.click(camp.card(), label="1")
    assert "It is Ben's move" in read_text(dm.history()[-1])


async def refuse(camp: Camp, status: int, code: int) -> list[Any]:
    """Discord refuses every card from now on, and Ada draws; returns what was tried to post."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    path = f"/channels/{camp.channel.id}/messages*"
    camp.env.inject_error("*", path, status=status, code=code, times=None)
    before = len(camp.list_posts())
    assert "Everything so far counts" in await camp.press(camp.ada, camp.card(), "Draw a card")
    await days_pass(camp)
    return camp.list_posts()[before:]


async def test_a_refused_card_is_retried_then_shortened_then_given_up(camp: Camp) -> None:
    tried = await refuse(camp, 400, 50035)
    assert len(tried) == 1 + RETRIES_AFTER_REFUSAL + 1
    assert "Commands do everything it does" in str(tried[-1])
    assert all("Commands do everything it does" not in str(each) for each in tried[:-1])
    assert await camp.store.list_due_posts((await camp.row()).id) == []
    assert "You hold" in await camp.ask(camp.ada, "hand")  # all the rest works


@pytest.mark.parametrize(("code", "calls"), [(50001, 1), (50013, 2)])
async def test_a_card_is_not_retried_where_the_bot_may_not_post(
    camp: Camp, code: int, calls: int
) -> None:
    """But in few words, where it may be the pictures that it may not attach."""
    assert len(await refuse(camp, 403, code)) == calls
    assert await camp.store.list_due_posts((await camp.row()).id) == []


async def test_a_given_up_card_is_tried_again_in_full_and_shortened(camp: Camp) -> None:
    """With the next change: enough to see whether anything is different now."""
    await refuse(camp, 400, 50035)
    before = len(camp.list_posts())
    assert str(publisher.NOT_TAKEN) in await camp.ask(camp.ben, "act", what="Draw a card")
    await days_pass(camp)
    full, brief = camp.list_posts()[before:]
    assert "Commands do everything it does" not in str(full)
    assert "Commands do everything it does" in str(brief)


async def test_a_new_card_replaces_an_edit_and_reopens_an_archived_thread(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("PATCH", path + "/*", status=400, code=50083, times=1)
    await camp.act(camp.ada, "Gather wood")
    assert camp.card().id != card.id
    assert "How far do you walk?" in read_text(camp.card())
    # The bot tells the acting player that the thread is locked.
    camp.env.inject_error("*", path + "*", status=403, code=160005, times=None)
    assert "thread is locked" in await camp.ask(camp.ada, "act", what="1")


async def test_a_refused_edit_is_retried_without_a_new_card(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    path = f"/channels/{camp.channel.id}/messages/*"
    camp.env.inject_error("PATCH", path, status=403, code=20009, times=1)
    await camp.act(camp.ada, "Gather wood")
    await days_pass(camp)
    assert camp.card().id == card.id
    assert "How far do you walk?" in read_text(camp.card())


async def test_the_operator_and_managers_see_a_failing_card_until_it_is_shown(camp: Camp) -> None:
    await refuse(camp, 403, 50013)
    camp.bot.named_owners = frozenset([camp.moderator.id])
    said = await camp.ask(camp.moderator, "admin health")
    assert "The card of table 1 did not go out" in said
    assert "I am not allowed to post in this table's channel." in said
    assert "50013" not in said, "Discord's own words are in the log"
    unshown = f"Discord does not let me show table 1 in <#{camp.channel.id}>."
    assert unshown in await camp.ask(camp.moderator, "admin tables")
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE_BEFORE_RETRY
    await camp.act(camp.ben, "Draw a card")
    assert "did not go out" not in await camp.ask(camp.moderator, "admin health")
    assert unshown not in await camp.ask(camp.moderator, "admin tables")


async def test_a_refused_card_is_shown_shortened(camp: Camp) -> None:
    """Whatever in it is too much; with the next change the whole card is tried again."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    camp.refuse_posts(status=400, code=50035, times=1 + RETRIES_AFTER_REFUSAL)
    old = camp.card()
    await camp.ada.click(old, label="Draw a card")
    await days_pass(camp)
    assert camp.card().id != old.id
    assert f"It is <@{camp.ben.id}>'s move" in read_text(camp.card())
    assert list_labels(camp.card()) == ["Your move", "Board in words", "Menu"]
    assert camp.list_pinged() == ["Ben"]
    assert not (await camp.row()).is_lagging
    await camp.act(camp.ben, "Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    # So is one where the bot may attach no pictures.
    await camp.close()
    await camp.begin(camp.ben)
    camp.refuse_posts(status=403, code=50013, times=1)
    assert "I am not allowed to post" not in await camp.press(camp.ada, camp.card(), "Draw a card")
    assert f"It is <@{camp.ben.id}>'s move" in read_text(camp.card())


@pytest.mark.parametrize(
    ("status", "told", "labels"),
    [
        ("gathering", "/game join", ["Join", "Start"]),
        ("playing", "'s move", ["Your move", "Board in words", "Menu"]),
        ("ended", "It has ended.", ["Board in words"]),
        ("closed", "It has ended.", ["Board in words"]),
    ],
)
def test_a_shortened_card_has_what_is_needed_to_go_on(
    status: str, told: str, labels: list[str]
) -> None:
    table: Table[Any] = Table.open("survive", names=("Ada", "Ben"), seed="short")
    shown = make_shortest_card(take_snapshot(make_session(table, status=status)))
    parts = [*shown.walk_children()]
    assert told in "\n".join(one.content for one in parts if isinstance(one, TextDisplay))
    assert [one.label for one in parts if isinstance(one, discord.ui.Button)] == labels


async def test_any_command_brings_the_card_back(camp: Camp) -> None:
    """With a ping, because the waiting player has not had one yet."""
    await refuse(camp, 403, 50001)
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE_BEFORE_RETRY
    await camp.ada.slash(camp.channel, "hand")
    await camp.bot.scheduler.run_round()
    assert "Ada draws a card" in read_text(camp.card())
    assert camp.list_pinged() == ["Ben"]
    assert not (await camp.row()).is_lagging


async def test_a_restored_permission_brings_the_card_back(camp: Camp) -> None:
    await refuse(camp, 403, 50001)
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE_BEFORE_RETRY
    channel: Any = camp.bot.get_channel(camp.channel.id)
    await channel.edit(topic="what the bot may do here is another thing now")
    await camp.env.settle()
    await camp.bot.scheduler.run_round()
    assert "Ada draws a card" in read_text(camp.card())


async def test_repeated_commands_cause_few_retries(camp: Camp) -> None:
    await refuse(camp, 403, 50001)
    before = len(camp.list_posts())
    for _ in range(5):
        await camp.ada.slash(camp.channel, "hand")
        await camp.bot.scheduler.run_round()
    assert len(camp.list_posts()) <= before + 1


async def test_a_long_rate_limit_postpones_the_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py says so instead of sleeping; and that is nobody's fault."""
    assert Emberkeep(camp.store).http.max_ratelimit_timeout == LONGEST_LIMIT
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessageable, "send", fail_with(discord.RateLimited(90.0)))
        acted = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert acted.endswith(str(publisher.CARD_FOLLOWS))
    assert await camp.store.find_next_post_due() == camp.clock.now + timedelta(seconds=90)
    await camp.wait(seconds=90)
    assert "Ada draws a card" in read_text(camp.card())


async def test_each_retry_waits_twice_as_long(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    waits = []
    monkeypatch.setattr(discord.PartialMessageable, "send", fail_with(discord.RateLimited(1.0)))
    await camp.ada.click(camp.card(), label="Draw a card")
    for _ in range(4):
        due = await camp.store.find_next_post_due()
        waits.append((due - camp.clock.now).total_seconds())
        await camp.wait(seconds=waits[-1])
    assert waits == [2, 4, 8, 16]


async def test_a_card_is_sent_only_if_it_has_changed(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor its picture."""
    await camp.begin(camp.ben)
    row = await camp.row()
    assert camp.card().attachments
    before = len(camp.env.http_requests)
    async with camp.sessions.lock_table(row.id) as session:
        await camp.sessions.save_changes(session, Change())
    assert (await camp.row()).is_lagging
    await camp.bot.publisher.deliver_posts(row.id)
    assert not (await camp.row()).is_lagging
    assert camp.env.http_requests[before:] == []
    # Another picture is sent.
    row, paint = await camp.row(), pictures.paint

    async def other(game: str, drawing: pictures.Drawing) -> pictures.Picture:
        drawn = await paint(game, drawing)
        return replace(drawn, png=drawn.png + b"!")

    monkeypatch.setattr(pictures, "paint", other)
    async with camp.sessions.lock_table(row.id) as session:
        await camp.sessions.save_changes(session, Change())
    before = len(camp.env.http_requests)
    await camp.bot.publisher.deliver_posts(row.id)
    assert [e.method for e in camp.env.http_requests[before:]] == ["PATCH"]
