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
from tests.cogs.outbox.test_silence import make_refusal
from tests.cogs.play import Camp, fail_with, list_labels, read_text


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
        assert shown in read_text(camp.card())


async def test_a_card_too_old_to_edit_is_reposted(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    monkeypatch.setattr(discord.PartialMessage, "edit", fail_with(make_refusal(429, TOO_OLD)))
    await camp.act(camp.ada, "Gather wood")
    assert camp.card().id != old.id
    assert "How far do you walk?" in read_text(camp.card())
    assert not (await camp.row()).is_lagging


async def test_a_broken_page_costs_the_card_only_its_news(camp: Camp) -> None:
    await camp.begin(camp.ben)
    table = await camp.row()
    await camp.store._writer.write_change(lambda db: _pack_broken(db, table.id))
    await camp.act(camp.ada, "Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    assert "without news" in camp.trouble.pop().getMessage()


def _pack_broken(db: Connection, table_id: int) -> None:
    """All of the log but its last line is on a packed page, which is made unreadable, and the card
    needs it for its news."""
    entries.pack_old_lines(db, table_id, 1 << 60)
    assert db.execute("UPDATE pages SET body = substr(body, 1, 40), edition = 1000").rowcount == 1


async def test_status_recovers_a_channel_thought_lost(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.refuse_posts(status=404, code=10003, times=1)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert (await camp.row()).is_channel_lost
    await camp.ben.slash(camp.channel, "game status")
    assert "Ada draws a card" in read_text(camp.card())
    assert not (await camp.row()).is_channel_lost


async def test_a_missing_picture_is_replaced_by_words(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "paint", fail_with(ZeroDivisionError("no paint")))
    await camp.begin(camp.ben)
    assert "In words:" in read_text(camp.card())
    assert all("picture failed" in record.getMessage() for record in camp.trouble)
    camp.trouble.clear()


async def test_no_table_opens_on_a_full_disk_or_without_permission(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "open_table", fail_with(StorageFull("full")))
        opened = await camp.ask(camp.ada, "game open", game="tiny")
    assert "My disk is full" in opened
    may = discord.Permissions(send_messages=True, attach_files=True, administrator=True)
    for role in camp.guild.roles.values():
        camp.env.backend.get_guild(camp.guild.id).roles[role.id].permissions &= ~may.value
    said = await camp.ask(camp.ada, "game open", game="tiny")
    assert "I lack Send Messages and Attach Files in this channel" in said
    asked = opening.PERMISSIONS_TO_POST | opening.PERMISSIONS_TO_POST_IN_THREAD
    named = {str(Message("permission-name", name=name)) for name, needed in asked if needed}
    sending = {"Send Messages", "Send Messages in Threads", "Attach Files"}
    assert named == {"View Channel", "Read Message History", *sending}
    assert await camp.store.find_latest_table(camp.channel.id) is None


@pytest.mark.usefixtures("only_the_card")
async def test_a_disk_that_fills_after_an_answer_keeps_it_and_delays_bots(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is saved, but the bot's turn after it is not: nobody is told that it does not
    count, and once there is room the bot plays by itself."""
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
    assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.TIME_UNTIL_RETRY
    camp.clock.now += alarm.TIME_UNTIL_RETRY
    assert await camp.bot.scheduler.run_round() is None
    assert len(await camp.list_journal()) > before + 1
    assert not (await camp.row()).is_lagging


@pytest.mark.usefixtures("only_the_card")
async def test_a_full_disk_does_not_repeat_a_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was shown cannot be noted, so the bot tries again, but only after a moment; and a card
    that is up to date is not sent again."""
    await camp.begin(camp.ben)
    camp.clock.stop()

    def shown() -> int:
        card = f"/channels/{camp.channel.id}/messages/{camp.card().id}"
        return sum(e.path == card and e.method == "PATCH" for e in camp.env.http_requests)

    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "save_posted", fail_with(StorageFull("full")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "I could not show the result" in acted
        before = shown()
        for _ in range(3):
            assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.TIME_UNTIL_RETRY
        assert shown() == before
    camp.clock.now += alarm.TIME_UNTIL_RETRY
    assert await camp.bot.scheduler.run_round() is None
    assert shown() == before
    assert not (await camp.row()).is_lagging


@pytest.mark.parametrize("kind", ["motion", "reminder"])
async def test_a_full_disk_delays_other_posts(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """It is not a bug of ours, so the log has no traceback."""
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
        assert await camp.bot.scheduler.run_round() == camp.clock.now + alarm.TIME_UNTIL_RETRY
        assert len(tries) == 2
    assert kind in [post.kind for post in await camp.store.list_due_posts(row.id)]
    camp.clock.now += alarm.TIME_UNTIL_RETRY
    await camp.bot.scheduler.run_round()
    assert await camp.store.list_due_posts(row.id) == []
    assert camp.trouble == []


@pytest.mark.usefixtures("only_the_card")
async def test_a_failing_post_is_postponed(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a bug of ours, so it is in the log, but not again every second."""
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(card, "make_game_card", fail_with(ZeroDivisionError("no card")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "I could not show the result" in acted
        due = await camp.bot.scheduler.run_round()
        assert due > camp.clock.now
    assert [record.getMessage() for record in camp.trouble] == ["Table 1 could not be shown."]
    camp.trouble.clear()
    camp.clock.now = due
    assert await camp.bot.scheduler.run_round() is None
    assert "How far do you walk?" in read_text(camp.card())


@pytest.mark.usefixtures("only_the_card")
async def test_posts_of_missing_games_are_postponed_longest(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    with monkeypatch.context() as patch:
        patch.setattr(card, "make_game_card", fail_with(UserError("It is not installed.")))
        acted = await camp.press(camp.ada, camp.card(), "Gather wood")
        assert "It is not installed." in acted
        assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(minutes=10)


async def test_a_faster_process_is_noticed(camp: Camp, tmp_path: Path) -> None:
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
    assert "How far" in read_text(camp.card())
    assert "no longer open" in await camp.press(camp.ada, mine, "Draw a card")
    assert "Burn your flare" in list_labels(form.response)


async def test_a_form_survives_a_restart(camp: Camp) -> None:
    await camp.begin(camp.ben, camps=False)
    form = await camp.ada.click(camp.card(), label="Write…")
    await camp.restart()
    await camp.ada.submit_modal(form, {"words": "Ash"})
    assert await camp.list_answers() == ["Ash"]


async def test_the_bot_repairs_outdated_cards_at_startup(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.answer_unshown(camp.ada, ["draw"])
    assert (await camp.row()).is_lagging
    await camp.restart()
    assert not (await camp.row()).is_lagging
    assert "Ada draws a card" in read_text(camp.card())
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


async def test_a_failing_old_card_does_not_delay_the_new_one(
    camp: Camp, caplog: pytest.LogCaptureFixture
) -> None:
    await camp.begin(camp.ben)
    caplog.set_level(logging.INFO)
    camp.env.inject_error("PATCH", "*", status=403, code=50013, times=None)
    assert "I am not allowed to post" not in await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "Ada draws a card" in read_text(camp.card())


def _act_while_posting(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[Any]]
) -> None:
    """Once: something happens while a card is on its way, posted but not yet written down."""
    put = camp.bot.publisher.cards._post_or_edit_card

    async def slow(*arguments: Any, **options: Any) -> int:
        sent = await put(*arguments, **options)
        monkeypatch.setattr(camp.bot.publisher.cards, "_post_or_edit_card", put)
        await act()
        return sent

    monkeypatch.setattr(camp.bot.publisher.cards, "_post_or_edit_card", slow)


async def test_a_change_while_posting_keeps_the_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben answers on the new card before it is known as the card; it becomes the card, and no other
    stays in use."""
    await camp.begin(camp.ben)
    _act_while_posting(camp, monkeypatch, partial(camp.answer_unshown, camp.ben, ["gather"]))
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.bot.publisher.deliver_posts((await camp.row()).id)
    row = await camp.row()
    assert row.card.message_id == camp.card().id
    assert not row.is_lagging
    assert f"<@{camp.ben.id}>: How far do you walk?" in read_text(camp.card())
    assert [card.id for card in camp.cards() if "Menu" in list_labels(card)] == [camp.card().id]


async def test_an_outdated_snapshot_is_not_shown(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    async with camp.sessions.lock_table(row.id) as session:
        before = await camp.sessions.take_snapshot(session, session.merge_stored_row(row))
    await camp.answer_unshown(camp.ada, ["gather"])
    await camp.bot.publisher.deliver_posts(row.id, snapshot=before)
    assert "How far do you walk?" in read_text(camp.card())


async def test_one_move_pings_nobody_twice(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben names his camp while the card that calls them all is on its way: for the others, that
    card will do."""
    await camp.gather(camp.ben, camp.cleo)
    _act_while_posting(camp, monkeypatch, partial(camp.answer_unshown, camp.ben, "Birch"))
    await camp.ada.click(camp.card(), label="Start")
    assert camp.list_pinged() == ["Ada", "Ben", "Cleo"]
    row = await camp.row()
    posted = row.card
    await camp.bot.publisher.deliver_posts(row.id)
    shown = (await camp.row()).card
    assert shown.message_id == posted.message_id
    assert shown.edition == posted.edition + 1
    assert f"<@{camp.ben.id}>" not in read_text(camp.card())


async def test_no_old_card_is_edited_during_shutdown(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    await camp.bot.publisher.finish_posts()
    monkeypatch.setattr(cards, "edit_message", fail_with(RuntimeError("Session is closed")))
    await camp.ada.click(old, label="Draw a card")
    assert camp.card().id != old.id
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("error", [RuntimeError("Session is closed"), StorageFailed("closed")])
async def test_a_post_cut_off_by_shutdown_is_no_error(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """It waits for the next start."""
    await camp.begin(camp.ben)
    monkeypatch.setattr(camp.bot.publisher, "_send_due", fail_with(error))
    await camp.bot.publisher.finish_posts()
    await camp.bot.publisher.deliver_posts((await camp.row()).id)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
