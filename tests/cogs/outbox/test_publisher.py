"""Cards are published in spite of deleted messages, missing permissions, failures and restarts."""

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

import pictures
from cogs.lobby import opening
from cogs.outbox import cards
from cogs.registry import Emberkeep
from cogs.ui.refusals import TOO_OLD
from cogs.views import card
from cogs.words import Message
from storage import Commit, Post, StorageFailed, StorageFull, Store
from storage.database.connection import Connection
from storage.past import entries
from tables import alarm
from tables.actions import bots
from tables.errors import UserError
from tests.cogs.outbox.test_silence import refusal
from tests.cogs.play import Camp, failing, labels, seen


@pytest.fixture
def only_the_card(camp: Camp) -> None:
    """The scheduler has only the outbox to work on."""
    camp.sessions.watches.clear()


async def test_a_deleted_card_is_posted_again(camp: Camp) -> None:
    await camp.begin(camp.ben)
    for command, options, shown in (
        ("game status", {}, "What do you do?"),
        ("act", {"what": "Gather wood"}, "How far do you walk?"),
    ):
        await camp.bot.http.delete_message(camp.channel.id, camp.card().id)
        await camp.ada.slash(camp.channel, command, **options)
        assert shown in seen(camp.card())


async def test_a_card_too_old_to_edit_is_reposted(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    monkeypatch.setattr(discord.PartialMessage, "edit", failing(refusal(429, TOO_OLD)))
    await camp.act(camp.ada, "Gather wood")
    assert camp.card().id != old.id
    assert "How far do you walk?" in seen(camp.card())
    assert not (await camp.row()).is_lagging


async def test_a_broken_page_costs_the_card_no_more_than_its_news(camp: Camp) -> None:
    await camp.begin(camp.ben)
    table = await camp.row()
    await camp.store._writer.write_change(lambda db: _pack_broken(db, table.id))
    await camp.act(camp.ada, "Gather wood")
    assert "How far do you walk?" in seen(camp.card())
    assert "without news" in camp.trouble.pop().getMessage()


def _pack_broken(db: Connection, table_id: int) -> None:
    """All of the log but its last line is on a packed page, which is made unreadable, and the card
    needs it for its news."""
    entries.pack_old(db, table_id, 1 << 60)
    assert db.execute("UPDATE pages SET body = substr(body, 1, 40), edition = 1000").rowcount == 1


async def test_status_finds_a_channel_that_is_not_gone(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.refuse_posts(status=404, code=10003, times=1)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert (await camp.row()).channel_lost
    await camp.ben.slash(camp.channel, "game status")
    assert "Ada draws a card" in seen(camp.card())
    assert not (await camp.row()).channel_lost


async def test_a_lost_picture_is_put_in_words(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "paint", failing(ZeroDivisionError("no paint")))
    await camp.begin(camp.ben)
    assert "In words:" in seen(camp.card())
    assert all("picture failed" in record.getMessage() for record in camp.trouble)
    camp.trouble.clear()


async def test_on_a_full_disk_or_without_permission_no_table_is_opened(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "open_table", failing(StorageFull("full")))
        opened = await camp.ask(camp.ada, "game open", game="tiny")
    assert "My disk is full" in opened
    may = discord.Permissions(send_messages=True, attach_files=True, administrator=True)
    for role in camp.guild.roles.values():
        camp.env.backend.get_guild(camp.guild.id).roles[role.id].permissions &= ~may.value
    said = await camp.ask(camp.ada, "game open", game="tiny")
    assert "I lack Send Messages and Attach Files in this channel" in said
    asked = opening.NEEDED | opening.NEEDED_IN_THREAD
    named = {str(Message("permission-name", name=name)) for name, needed in asked if needed}
    sending = {"Send Messages", "Send Messages in Threads", "Attach Files"}
    assert named == {"View Channel", "Read Message History", *sending}
    assert await camp.store.find_latest_table(camp.channel.id) is None


@pytest.mark.usefixtures("only_the_card")
async def test_a_disk_that_fills_behind_an_answer_leaves_it_counted_and_bots_go_on_later(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is written, the bot's turn upon it is not: nobody is told that it does not count,
    and with room again the bot plays without anybody's doing."""
    await camp.begin(bots=1)
    before = len(await camp.list_journal())
    camp.clock.stop()
    commit = camp.store.save_commit
    written: list[Commit] = []

    async def filling(change: Commit) -> int:
        if written:
            raise StorageFull("full")
        written.append(change)
        return await commit(change)

    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "save_commit", filling)
        acted = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "does not count" not in acted
    assert len(await camp.list_journal()) == before + 1
    assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.PAUSE
    camp.clock.now += alarm.PAUSE
    assert await camp.bot.scheduler.run_round() is None
    assert len(await camp.list_journal()) > before + 1
    assert not (await camp.row()).is_lagging


@pytest.mark.usefixtures("only_the_card")
async def test_on_a_full_disk_a_card_is_not_shown_again_and_again(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was shown cannot be noted, so that is tried once more, but no sooner than in a moment;
    and a card that stands is not sent again."""
    await camp.begin(camp.ben)
    camp.clock.stop()

    def shown() -> int:
        card = f"/channels/{camp.channel.id}/messages/{camp.card().id}"
        return sum(e.path == card and e.method == "PATCH" for e in camp.env.http_requests)

    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "save_posted", failing(StorageFull("full")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "I could not show the result" in acted
        before = shown()
        for _ in range(3):
            assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.PAUSE
        assert shown() == before
    camp.clock.now += alarm.PAUSE
    assert await camp.bot.scheduler.run_round() is None
    assert shown() == before
    assert not (await camp.row()).is_lagging


@pytest.mark.parametrize("kind", ["motion", "reminder"])
async def test_on_a_full_disk_what_else_is_to_be_posted_waits_a_moment(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """It is not a bug of ours, so the log has no traceback of it."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    row = await camp.row()
    body = {"motion": {"seat": 0}, "reminder": {"user": camp.ada.id, "sent": 0}}[kind]
    await camp.store.save_commit(Commit(row.id, row.revision, outbox=[Post(kind, body)]))
    glance, tries = camp.sessions.lock_for_snapshot, []

    def full(table_id: int) -> Any:
        tries.append(table_id)
        if len(tries) > 1:  # the table has been looked at
            raise UserError("No room.") from StorageFull("full")
        return glance(table_id)

    with monkeypatch.context() as patch:
        patch.setattr(camp.sessions, "lock_for_snapshot", full)
        assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.PAUSE
        assert len(tries) == 2
    assert kind in [post.kind for post in await camp.store.list_due_posts(row.id)]
    camp.clock.now += alarm.PAUSE
    await camp.bot.scheduler.run_round()
    assert await camp.store.list_due_posts(row.id) == []
    assert camp.trouble == []


@pytest.mark.usefixtures("only_the_card")
async def test_what_breaks_is_put_off(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a bug of ours, so it is in the log, but not again every second."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(card, "make_game_card", failing(ZeroDivisionError("no card")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "I could not show the result" in acted
        due = await camp.bot.scheduler.run_round()
        assert due > camp.clock.now
    assert [record.getMessage() for record in camp.trouble] == ["Table 1 could not be shown."]
    camp.trouble.clear()
    camp.clock.now = due
    assert await camp.bot.scheduler.run_round() is None
    assert "How far do you walk?" in seen(camp.card())


@pytest.mark.usefixtures("only_the_card")
async def test_what_cannot_be_shown_with_these_games_is_put_off_for_longest(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(card, "make_game_card", failing(UserError("It is not installed.")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "It is not installed." in acted
        assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(minutes=10)


async def test_another_process_that_was_faster_is_noticed(camp: Camp, tmp_path: Path) -> None:
    await camp.begin(camp.ben)
    second = await Store.open(tmp_path / "emberkeep.sqlite3")
    try:
        await camp.answer_unshown(camp.ada, ["gather"], Emberkeep(second).sessions)
        assert "moved on" in await camp.press(camp.ada, camp.card(), "Draw a card")
        assert "no longer open" in await camp.press(camp.ada, camp.card(), "Draw a card")
    finally:
        await second.close()


async def test_buttons_work_after_a_restart(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    form = await camp.ben.slash(camp.channel, "hand")
    card = camp.card()
    await camp.restart()
    await camp.ada.click(card, label="Gather wood")
    assert "How far" in seen(camp.card())
    assert "no longer open" in await camp.press(camp.ada, mine, "Draw a card")
    assert "Burn your flare" in labels(form.response)


async def test_a_form_survives_a_restart(camp: Camp) -> None:
    await camp.begin(camp.ben, camps=False)
    form = await camp.ada.click(camp.card(), label="Write…")
    await camp.restart()
    await camp.ada.submit_modal(form, {"words": "Ash"})
    assert await camp.list_answers() == ["Ash"]


async def test_a_start_mends_the_cards_that_lag(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.answer_unshown(camp.ada, ["draw"])
    assert (await camp.row()).is_lagging
    await camp.restart()
    assert not (await camp.row()).is_lagging
    assert "Ada draws a card" in seen(camp.card())
    assert camp.list_pinged() == ["Ben"]


async def test_a_start_resumes_bots(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever kept them from it before the stop, and though all that was written is shown."""

    async def kept(*_: Any) -> None:
        """They play nothing."""

    await camp.begin(bots=1)
    row = await camp.row()
    assert await camp.store.list_tables_awaiting_bots() == []
    with monkeypatch.context() as patch:
        patch.setattr(bots, "_play_batch", kept)
        await camp.ada.click(camp.card(), label="Draw a card")
    before = await camp.list_journal()
    assert not (await camp.row()).is_lagging
    assert await camp.store.list_tables_awaiting_bots() == [row.id]
    await camp.bot.publisher.catch_up()
    assert len(await camp.list_journal()) > len(before)
    assert await camp.store.list_tables_awaiting_bots() == []


async def test_a_failed_old_card_delays_none(camp: Camp, caplog: pytest.LogCaptureFixture) -> None:
    await camp.begin(camp.ben)
    caplog.set_level(logging.INFO)
    camp.env.inject_error("PATCH", "*", status=403, code=50013, times=None)
    assert "I am not allowed to post" not in await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "Ada draws a card" in seen(camp.card())


def _amid(camp: Camp, monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[Any]]) -> None:
    """Once: something happens while a card is on its way, posted but not yet written down."""
    put = camp.bot.publisher.cards._post_or_edit_card

    async def slow(*arguments: Any, **options: Any) -> int:
        sent = await put(*arguments, **options)
        monkeypatch.setattr(camp.bot.publisher.cards, "_post_or_edit_card", put)
        await act()
        return sent

    monkeypatch.setattr(camp.bot.publisher.cards, "_post_or_edit_card", slow)


async def test_a_change_amid_keeps_the_card(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben answers by the new card before it is known as the card; it is, and no other lives on."""
    await camp.begin(camp.ben)
    _amid(camp, monkeypatch, partial(camp.answer_unshown, camp.ben, ["gather"]))
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.bot.publisher.deliver((await camp.row()).id)
    row = await camp.row()
    assert row.card.message_id == camp.card().id
    assert not row.is_lagging
    assert f"<@{camp.ben.id}>: How far do you walk?" in seen(camp.card())
    assert [card.id for card in camp.cards() if "Menu" in labels(card)] == [camp.card().id]


async def test_a_snapshot_from_before_another_answer_is_not_shown(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    async with camp.sessions.lock_table(row.id) as session:
        before = await camp.sessions.take_snapshot(session, session.merge_shown_row(row))
    await camp.answer_unshown(camp.ada, ["gather"])
    await camp.bot.publisher.deliver(row.id, snapshot=before)
    assert "How far do you walk?" in seen(camp.card())


async def test_one_move_calls_nobody_twice(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben names his camp while the card that calls them all is on its way: for the others, that
    card will do."""
    await camp.gather(camp.ben, camp.cleo)
    _amid(camp, monkeypatch, partial(camp.answer_unshown, camp.ben, "Birch"))
    await camp.ada.click(camp.card(), label="Start")
    assert camp.list_pinged() == ["Ada", "Ben", "Cleo"]
    row = await camp.row()
    posted = row.card
    await camp.bot.publisher.deliver(row.id)
    shown = (await camp.row()).card
    assert shown.message_id == posted.message_id
    assert shown.edition == posted.edition + 1
    assert f"<@{camp.ben.id}>" not in seen(camp.card())


async def test_no_old_card_is_changed_any_more_when_leaving(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    await camp.bot.publisher.finish_posts()
    monkeypatch.setattr(cards, "edit_message", failing(RuntimeError("Session is closed")))
    await camp.ada.click(old, label="Draw a card")
    assert camp.card().id != old.id
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("error", [RuntimeError("Session is closed"), StorageFailed("closed")])
async def test_what_cannot_be_shown_any_more_when_leaving_is_no_error(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """It waits for the next start."""
    await camp.begin(camp.ben)
    monkeypatch.setattr(camp.bot.publisher, "_send_due", failing(error))
    await camp.bot.publisher.finish_posts()
    await camp.bot.publisher.deliver((await camp.row()).id)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
