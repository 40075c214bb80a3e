"""Posts that Discord refuses are retried a few times, and then no more until something changes."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

import pictures
from cogs.client import LONGEST_LIMIT
from cogs.outbox import publisher
from cogs.outbox.given_up import PAUSE
from cogs.registry import Emberkeep
from cogs.ui.refusals import LONG, OUR_TRIES, TRIES, is_final_failure
from storage import PlayerSettings
from tables.committing import Change
from tests.cogs.outbox.test_direct_messages import lost
from tests.cogs.outbox.test_silence import refusal
from tests.cogs.play import Camp, failing, labels, seen


@pytest.fixture(autouse=True)
def nothing_else(camp: Camp) -> None:
    """The scheduler has only the outbox to work on, and time passes only when a test says so."""
    camp.sessions.watches.clear()


async def next_retry(camp: Camp) -> datetime | None:
    """Send what is due, to its end; returns when there is more."""
    due = await camp.bot.scheduler.run_round()
    await camp.bot.publisher.background.wait_for_posts(patience=600)
    posts = await camp.store.find_next_due()
    return min((time for time in (due, posts) if time is not None), default=None)


async def days_pass(camp: Camp, hours: int = 72) -> None:
    """Retry everything that is retried without anybody's doing."""
    camp.clock.stop()
    end = camp.clock.now + timedelta(hours=hours)
    while (due := await next_retry(camp)) is not None and due <= end:
        camp.clock.now = max(due, camp.clock.now + timedelta(seconds=1))
    camp.clock.now = max(end, camp.clock.now)


BUSY = [refusal(503), refusal(429), refusal(400, 40003), discord.RateLimited(60.0), TimeoutError()]
OUT_OF_REACH = [
    refusal(403, code) for code in (50001, 50013, 10003, 50083, 160005, 50007, 50278, 10013, 50033)
]
UNKNOWN = [
    refusal(status, code)
    for status, code in ((400, 50035), (400, 30010), (403, 20009), (404, 0), (405, 0), (413, 40005))
]


@pytest.mark.parametrize(
    ("errors", "tries"),
    [
        pytest.param(OUT_OF_REACH, 0, id="refused until somebody changes something"),
        pytest.param(UNKNOWN, TRIES, id="refused for an unknown reason"),
        pytest.param([ZeroDivisionError()], OUR_TRIES, id="failed in our own code"),
        pytest.param(BUSY, LONG, id="failed at Discord's"),
    ],
)
def test_nothing_is_tried_for_ever(errors: list[Exception], tries: int) -> None:
    for error in errors:
        assert is_final_failure(error, tries)
        assert tries == 0 or not is_final_failure(error, tries - 1)


async def test_closed_messages_are_told_of_once(camp: Camp) -> None:
    await lost(camp)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=403, code=50007, times=None)
    assert "will not let me write to you" in await camp.press(camp.ada, camp.card(), "Gather wood")
    assert (await camp.store.find_settings(camp.ada.id)).dms_closed
    tries = len(camp.list_posts(dm))
    await camp.ada.click(camp.card(), label="1")
    await days_pass(camp)
    assert len(camp.list_posts(dm)) == tries
    assert "You hold" in await camp.ask(camp.ada, "hand")


async def test_unopenable_messages_are_not_retried(camp: Camp) -> None:
    """Discord refuses already to open the direct messages, for their account is gone, say."""
    await camp.begin(camp.ben)
    await camp.sessions.people.save_player(camp.ada.id, PlayerSettings(hand_by_dm=True))
    camp.env.inject_error("POST", "/users/@me/channels", status=404, code=10013, times=None)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert (await camp.store.find_settings(camp.ada.id)).dms_closed
    assert "How far do you walk?" in seen(camp.card())
    await days_pass(camp)
    assert await camp.store.list_due_posts((await camp.row()).id) == []


async def test_a_refused_hand_is_tried_a_few_times(camp: Camp) -> None:
    await lost(camp)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=400, code=50035, times=None)
    before = len(camp.list_posts(dm))
    camp.clock.stop()
    await camp.ada.click(camp.card(), label="Gather wood")
    await days_pass(camp)
    assert len(camp.list_posts(dm)) == before + 1 + TRIES
    assert not (await camp.store.find_settings(camp.ada.id)).dms_closed
    camp.env.backend.faults.clear()
    await camp.ada.click(camp.card(), label="1")
    assert "It is Ben's move" in seen(dm.history()[-1])


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


async def test_a_refused_card_is_tried_a_few_times_then_in_few_words_then_no_more(
    camp: Camp,
) -> None:
    tried = await refuse(camp, 400, 50035)
    assert len(tried) == 1 + TRIES + 1
    assert "Commands do everything it does" in str(tried[-1])
    assert all("Commands do everything it does" not in str(each) for each in tried[:-1])
    assert await camp.store.list_due_posts((await camp.row()).id) == []
    assert "You hold" in await camp.ask(camp.ada, "hand")  # all the rest works


@pytest.mark.parametrize(("code", "calls"), [(50001, 1), (50013, 2)])
async def test_where_the_bot_may_not_post_a_card_is_not_tried_again(
    camp: Camp, code: int, calls: int
) -> None:
    """But in few words, where it may be the pictures that it may not attach."""
    assert len(await refuse(camp, 403, code)) == calls
    assert await camp.store.list_due_posts((await camp.row()).id) == []


async def test_a_given_up_card_is_tried_in_full_and_in_brief(camp: Camp) -> None:
    """With the next change: enough to see whether anything is different now."""
    await refuse(camp, 400, 50035)
    before = len(camp.list_posts())
    assert str(publisher.NOT_TAKEN) in await camp.ask(camp.ben, "act", what="Draw a card")
    await days_pass(camp)
    full, brief = camp.list_posts()[before:]
    assert "Commands do everything it does" not in str(full)
    assert "Commands do everything it does" in str(brief)


async def test_an_edit_in_an_archived_thread_becomes_a_new_card_which_opens_it(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("PATCH", path + "/*", status=400, code=50083, times=1)
    await camp.act(camp.ada, "Gather wood")
    assert camp.card().id != card.id
    assert "How far do you walk?" in seen(camp.card())
    # The bot tells the acting player that the thread is locked.
    camp.env.inject_error("*", path + "*", status=403, code=160005, times=None)
    assert "thread is locked" in await camp.ask(camp.ada, "act", what="1")


async def test_an_edit_that_is_refused_is_tried_again_and_makes_no_new_card(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    path = f"/channels/{camp.channel.id}/messages/*"
    camp.env.inject_error("PATCH", path, status=403, code=20009, times=1)
    await camp.act(camp.ada, "Gather wood")
    await days_pass(camp)
    assert camp.card().id == card.id
    assert "How far do you walk?" in seen(camp.card())


async def test_operator_and_managers_are_told_of_it_until_it_is_shown(camp: Camp) -> None:
    await refuse(camp, 403, 50013)
    camp.bot.named_owners = frozenset([camp.mod.id])
    said = await camp.ask(camp.mod, "admin health")
    assert "The card of table 1 did not go out" in said
    assert "I am not allowed to post in this table's channel." in said
    assert "50013" not in said, "Discord's own words are in the log"
    unshown = f"Discord does not let me show table 1 in <#{camp.channel.id}>."
    assert unshown in await camp.ask(camp.mod, "admin tables")
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE
    await camp.act(camp.ben, "Draw a card")
    assert "did not go out" not in await camp.ask(camp.mod, "admin health")
    assert unshown not in await camp.ask(camp.mod, "admin tables")


async def test_a_refused_card_is_shown_in_few_words(camp: Camp) -> None:
    """Whatever is too much in it; with the next change the whole is tried again."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    camp.refuse_posts(status=400, code=50035, times=1 + TRIES)
    old = camp.card()
    await camp.ada.click(old, label="Draw a card")
    await days_pass(camp)
    assert camp.card().id != old.id
    assert f"It is <@{camp.ben.id}>'s move" in seen(camp.card())
    assert labels(camp.card()) == ["Your move", "Board in words", "Menu"]
    assert camp.list_pinged() == ["Ben"]
    assert not (await camp.row()).is_lagging
    await camp.act(camp.ben, "Gather wood")
    assert "How far do you walk?" in seen(camp.card())
    # So is one where the bot may attach no pictures.
    await camp.close()
    await camp.begin(camp.ben)
    camp.refuse_posts(status=403, code=50013, times=1)
    assert "I am not allowed to post" not in await camp.press(camp.ada, camp.card(), "Draw a card")
    assert f"It is <@{camp.ben.id}>'s move" in seen(camp.card())


async def test_any_command_brings_the_card_back(camp: Camp) -> None:
    """With a ping, because the waiting player has not had one yet."""
    await refuse(camp, 403, 50001)
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE
    await camp.ada.slash(camp.channel, "hand")
    await camp.bot.scheduler.run_round()
    assert "Ada draws a card" in seen(camp.card())
    assert camp.list_pinged() == ["Ben"]
    assert not (await camp.row()).is_lagging


async def test_a_permission_given_back_brings_the_card_again(camp: Camp) -> None:
    await refuse(camp, 403, 50001)
    camp.env.backend.faults.clear()
    camp.clock.now += PAUSE
    channel: Any = camp.bot.get_channel(camp.channel.id)
    await channel.edit(topic="what the bot may do here is another thing now")
    await camp.env.settle()
    await camp.bot.scheduler.run_round()
    assert "Ada draws a card" in seen(camp.card())


async def test_repeated_looks_cause_few_tries(camp: Camp) -> None:
    await refuse(camp, 403, 50001)
    before = len(camp.list_posts())
    for _ in range(5):
        await camp.ada.slash(camp.channel, "hand")
        await camp.bot.scheduler.run_round()
    assert len(camp.list_posts()) <= before + 1


async def test_a_long_limit_puts_it_off(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py says so instead of sleeping; and that is nobody's fault."""
    assert Emberkeep(camp.store).http.max_ratelimit_timeout == LONGEST_LIMIT
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessageable, "send", failing(discord.RateLimited(90.0)))
        acted = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert acted.endswith(str(publisher.FOLLOWS))
    assert await camp.store.find_next_due() == camp.clock.now + timedelta(seconds=90)
    await camp.wait(seconds=90)
    assert "Ada draws a card" in seen(camp.card())


async def test_each_try_waits_twice_as_long(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    waits = []
    monkeypatch.setattr(discord.PartialMessageable, "send", failing(discord.RateLimited(1.0)))
    await camp.ada.click(camp.card(), label="Draw a card")
    for _ in range(4):
        due = await camp.store.find_next_due()
        waits.append((due - camp.clock.now).total_seconds())
        await camp.wait(seconds=waits[-1])
    assert waits == [2, 4, 8, 16]


async def test_only_a_changed_card_is_sent(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor its picture."""
    await camp.begin(camp.ben)
    row = await camp.row()
    assert camp.card().attachments
    before = len(camp.env.http_requests)
    async with camp.sessions.lock_table(row.id) as session:
        await camp.sessions.save_changes(session, Change())
    assert (await camp.row()).is_lagging
    await camp.bot.publisher.deliver(row.id)
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
    await camp.bot.publisher.deliver(row.id)
    assert [e.method for e in camp.env.http_requests[before:]] == ["PATCH"]
