"""What people are told when something fails: never that an answer counts when it does not, or the
reverse. What is nobody's fault is no error in the log."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import pytest

from cogs.outbox import publisher
from cogs.table import outcomes
from storage import Commit, StorageFailed, StorageFull, TableChanged
from tables.actions import bots
from tests.cogs.play import Camp, fail_with, read_reply, read_text
from tests.cogs.ui.test_once import words_only


def once_saved(camp: Camp, patch: pytest.MonkeyPatch, then: Callable[[], object]) -> None:
    """Let that happen after each answer is saved, before anybody is told of it."""
    save = camp.store.save_commit

    async def saved(change: Commit) -> int:
        edition = await save(change)
        then()
        return edition

    patch.setattr(camp.store, "save_commit", saved)


async def test_dismissing_a_message_causes_no_further_reply(camp: Camp) -> None:
    """Somebody turns a page of a message that they have dismissed meanwhile."""
    await camp.begin_odd("crowd")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=None)
    before = len(camp.list_replies())
    await camp.ada.click(mine, label="More")
    assert len(camp.list_replies()) == before + 1  # the page that it would have been
    assert camp.trouble == []


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (404, 10062)])
async def test_late_suggestions_cause_no_error(camp: Camp, status: int, code: int) -> None:
    """Somebody has typed on meanwhile, or Discord has asked twice."""
    await camp.begin(camp.ben)
    sent = camp.record_deliveries()
    assert await camp.ada.autocomplete(camp.channel, "act", "what", "")
    camp.env.inject_error("POST", "/interactions/*", status=status, code=code, times=1)
    await camp.deliver_again(sent[0])
    assert camp.trouble == []


@pytest.mark.parametrize("error", [ZeroDivisionError("a bot's thought"), TableChanged(1)])
async def test_an_answer_counts_even_if_bots_fail_after_it(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Where a bot's rules break, or another process was faster at its turn. Time stands still, so
    that nobody looks after the table again before the test does."""
    camp.clock.stop()
    await camp.begin(bots=1)
    before = await camp.count_answers()
    with monkeypatch.context() as patch:
        patch.setattr(bots.BatchPlayer, "play_moves", fail_with(error))
        pressed = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "You drew" in pressed
    assert await camp.count_answers() == before + 1
    assert bool(camp.trouble) == isinstance(error, ZeroDivisionError)
    camp.trouble.clear()
    await camp.bot.publisher.deliver_posts((await camp.row()).id)
    assert await camp.count_answers() > before + 1


@pytest.mark.parametrize("does", ["start", "quit"])
async def test_starting_and_leaving_count_even_if_bots_fail_after(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    camp.clock.stop()
    await camp.gather(camp.ben, bots=1)
    if does == "quit":
        await camp.ada.click(camp.card(), label="Start")
        sure = await camp.ada.slash(camp.channel, "game leave")
    with monkeypatch.context() as patch:
        patch.setattr(
            bots.BatchPlayer, "play_moves", fail_with(ZeroDivisionError("a bot's thought"))
        )
        if does == "start":
            acted = await camp.press(camp.ada, camp.card(), "Start")
        else:
            acted = await camp.press(camp.ada, sure.response, "Let a bot play on for me")
    row = await camp.row()
    assert row.status == "playing"
    assert row.seats[0].bot is (does == "quit")
    assert "nothing at the table has changed" not in acted
    assert camp.trouble
    camp.trouble.clear()


async def test_an_option_is_set_even_if_its_panel_cannot_be_shown(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    camp.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, times=1)
    said = read_reply(await words_only(camp, "yes"))
    assert (await camp.row()).settings["words_only"] is True
    assert "nothing has changed" not in said.casefold()
    assert "our fault" not in said


async def test_an_answer_is_shown_even_if_the_table_cannot_be_reloaded(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has been evicted from memory meanwhile, and the disk is full whenever somebody looks. None
    of that is the answer's: what it has led to is known already."""
    camp.clock.stop()
    await camp.begin(camp.ben)
    before = await camp.count_answers()

    def forget() -> None:
        patch.setattr(camp.store, "find_saved_game", fail_with(StorageFull("full")))
        camp.sessions._sessions.clear()

    with monkeypatch.context() as patch:
        once_saved(camp, patch, forget)
        pressed = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert str(publisher.CARD_NOT_SHOWN) not in pressed
    assert "You drew" in pressed
    assert await camp.count_answers() == before + 1
    assert "Ada draws a card" in read_text(camp.card())
    assert not (await camp.row()).is_lagging


async def test_a_vote_counts_even_if_its_outcome_cannot_be_read(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.ben.slash(camp.channel, "table replace", seat="0")
    before = await camp.count_answers()
    seat_votes, tries = camp.store.list_seat_votes, []

    async def unreadable(number: int) -> Any:
        tries.append(number)
        if len(tries) == 1:
            raise StorageFull("full")
        return await seat_votes(number)

    with monkeypatch.context() as patch:
        once_saved(camp, patch, partial(patch.setattr, camp.store, "list_seat_votes", unreadable))
        acted = await camp.ask(camp.ada, "act", what="Draw a card")
    assert tries
    assert "You drew" in acted
    assert "Ada draws a card" in read_text(camp.card())
    assert await camp.count_answers() == before + 1
    assert await camp.store.list_seat_votes((await camp.row()).id) == []


async def test_an_answer_counts_even_if_storage_fails_after_it(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    before, gone = (
        await camp.count_answers(),
        fail_with(StorageFailed("The database is not there.")),
    )

    def lose_storage() -> None:
        patch.setattr(camp.store, "has_journal_entry", gone)
        patch.setattr(camp.sessions, "look_up_attendance", gone)

    with monkeypatch.context() as patch:
        once_saved(camp, patch, lose_storage)
        acted = await camp.ask(camp.ada, "act", what="Draw a card")
    assert "Your answer counts" in acted
    assert await camp.count_answers() == before + 1
    assert (await camp.row()).id in camp.sessions.alarm.again


async def test_an_answer_counts_even_if_its_outcome_cannot_be_read(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    camp.sessions._sessions.clear()
    with monkeypatch.context() as patch:
        gone = fail_with(StorageFailed("The database could not be reached."))
        patch.setattr(camp.store._database, "read_rows", gone)
        pressed = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "cannot read my database" in pressed
    assert "Nothing has changed" not in pressed
    before = await camp.count_answers()
    # An answer whose outcome cannot be read counts.
    unreadable = fail_with(StorageFailed("The database could not be used: no."))
    with monkeypatch.context() as patch:
        once_saved(
            camp, patch, partial(patch.setattr, camp.store, "find_table_and_due_posts", unreadable)
        )
        acted = await camp.ask(camp.ada, "act", what="Draw a card")
    assert "answer counts" in acted
    assert "does not count" not in acted
    assert await camp.count_answers() == before + 1


async def test_an_answer_counts_even_if_it_cannot_be_shown(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    before = await camp.count_answers()
    with monkeypatch.context() as patch:
        patch.setattr(outcomes, "show_private_news", fail_with(ZeroDivisionError("no panel")))
        acted = await camp.ask(camp.ada, "act", what="Draw a card")
    assert "I could not show the result" in acted
    assert await camp.count_answers() == before + 1
    assert "Ada draws a card" in read_text(camp.card())
    assert camp.trouble.pop().exc_info


async def test_a_second_delivery_undoes_nothing(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord fails while it is acknowledged; what the first has written counts."""
    await camp.begin(camp.ben)
    sent = camp.record_deliveries()
    before = await camp.count_answers()
    await camp.ada.click(camp.card(), label="Draw a card")
    camp.env.inject_error("POST", "/interactions/*/callback", status=429, times=1)
    await camp.deliver_again(sent[0])
    assert "already counted that" in camp.list_replies()[-1]
    assert await camp.count_answers() == before + 1
    # For a moment storage cannot say whether it has counted.
    counted, tries = camp.store.has_journal_entry, []

    async def unreadable(interaction: int) -> bool:
        tries.append(interaction)
        if len(tries) == 1:
            raise StorageFailed("The database could not be used: no.")
        return await counted(interaction)

    monkeypatch.setattr(camp.store, "has_journal_entry", unreadable)
    await camp.deliver_again(sent[0])
    assert len(tries) == 2
    assert "answer counts" in camp.list_replies()[-1]
    assert "does not count" not in camp.list_replies()[-1]
    assert await camp.count_answers() == before + 1
    # We leave.
    await camp.sessions.close()
    await camp.deliver_again(sent[0])
    assert "answer counts" in camp.list_replies()[-1]
    assert "restart" not in camp.list_replies()[-1]
    assert await camp.count_answers() == before + 1


@pytest.mark.parametrize("answers_with", ["defer", "autocomplete"])
async def test_acting_during_shutdown_causes_no_error(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, answers_with: str
) -> None:
    """A command and a suggestion, after our connection is closed."""
    await camp.begin(camp.ben)
    sent = camp.record_deliveries()
    await camp.ada.autocomplete(camp.channel, "act", "what", "")
    await camp.ada.slash(camp.channel, "game status")
    closed = fail_with(RuntimeError("Session is closed"))
    monkeypatch.setattr(discord.InteractionResponse, answers_with, closed)
    monkeypatch.setattr(discord.InteractionResponse, "send_message", closed)
    for each in list(sent):
        await camp.deliver_again(each)
    assert camp.trouble == []
