"""A reminder is sent once, whenever the bot stops and however Discord fails."""

from datetime import timedelta
from typing import Any

import pytest

from cogs.ui.refusals import RETRIES_AFTER_REFUSAL
from rules.engine import GAMES
from storage import Store
from tables.files import import_replay, table_file
from tests.cogs.play import Camp, read_text
from tests.cogs.time.reminders.words import list_letters, list_sends, list_standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def test_a_restart_neither_loses_nor_repeats_reminders(camp: Camp, store: Store) -> None:
    await camp.restart()
    camp.clock.pass_by(hours=24)
    await camp.restart()
    assert len(list_sends(camp)) == 1
    await camp.restart()
    await camp.bot.scheduler.run_round()
    assert len(list_sends(camp)) == 1
    assert await store.find_next_table_due() == camp.clock.now + timedelta(hours=24)
    # One that is written and not sent goes out at the start.
    camp.clock.pass_by(hours=24)
    await camp.bot.reminders.run_due((await camp.row()).id)
    assert len(list_sends(camp)) == 1
    await camp.restart()
    assert len(list_sends(camp)) == 2


async def test_no_reminder_is_sent_after_the_player_acted(camp: Camp, store: Store) -> None:
    """It was written; before it went out, Ada acted."""
    camp.refuse_posts(status=400, code=0, times=1)
    await camp.wait(hours=24)
    assert len(await store.list_reminders((await camp.row()).id)) == 1
    await camp.ada.click(camp.card(), label="Draw a card")
    tried = len(list_sends(camp))
    await camp.wait(minutes=5)
    assert list_standing(camp.channel) == []
    assert len(list_sends(camp)) == tried
    assert await store.find_next_post_due() is None


async def test_answering_clears_a_reminder_being_sent(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = camp.bot.reminder_messages._post_message

    async def slow(*arguments: Any) -> Any:
        sent = await send(*arguments)
        monkeypatch.setattr(camp.bot.reminder_messages, "_post_message", send)
        await camp.answer_unshown(camp.ada, ["gather"])
        return sent

    monkeypatch.setattr(camp.bot.reminder_messages, "_post_message", slow)
    await camp.wait(hours=24)
    await camp.bot.publisher.deliver_posts((await camp.row()).id)
    assert list_standing(camp.channel) == []
    assert await camp.store.list_reminders((await camp.row()).id) == []


async def test_an_unreachable_channel_holds_nothing_up(camp: Camp) -> None:
    camp.refuse_posts(status=403, code=50013, times=None)
    for n in range(4):
        await camp.wait(hours=24)
        assert len(list_sends(camp)) == min(n + 1, 3)
        assert await camp.store.find_next_post_due() is None
    assert await camp.bot.scheduler.run_round() is None


async def test_a_reminder_comes_by_direct_message_if_the_card_cannot_be_shown(camp: Camp) -> None:
    path = f"/channels/{camp.channel.id}/messages*"
    camp.env.inject_error("*", path, status=403, code=50013, times=None)
    assert "not allowed to post" in await camp.ask(camp.ada, "act", what="Gather wood")
    await camp.wait(hours=24)
    (message,) = list_letters(camp, camp.ada)
    assert f"<#{camp.channel.id}>" in read_text(message)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50013)])
async def test_an_undeletable_reminder_delays_nothing(camp: Camp, status: int, code: int) -> None:
    await camp.wait(hours=24)
    (old,) = list_standing(camp.channel)
    path = f"/channels/{camp.channel.id}/messages/{old.id}"
    camp.env.inject_error("DELETE", path, status=status, code=code, times=None)
    await camp.wait(hours=24)
    assert len(list_sends(camp)) == 2
    await camp.act(camp.ada, "Draw a card")
    assert [message.id for message in list_standing(camp.channel)] == [old.id]
    assert await camp.store.find_next_post_due() is None


async def test_a_transient_failure_is_retried_a_few_times(camp: Camp) -> None:
    camp.refuse_posts(status=400, code=0, times=None)
    await camp.wait(hours=24)
    for _ in range(12):
        await camp.wait(minutes=5)
    assert len(list_sends(camp)) == 1 + RETRIES_AFTER_REFUSAL
    assert await camp.store.find_next_post_due() is None
    camp.env.backend.faults.clear()
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1


async def test_a_reminder_sent_with_a_card_is_not_repeated(camp: Camp) -> None:
    """Whoever shows the card has read what is due before it."""
    camp.clock.pass_by(hours=24)
    row = await camp.row()
    await camp.bot.reminders.run_due(row.id)
    (post,) = await camp.store.list_due_posts(row.id)
    await camp.bot.publisher.deliver_posts(row.id)
    await camp.bot.publisher.background.wait_for_posts()
    camp.bot.publisher.background.begin_sending(post)
    await camp.bot.publisher.background.wait_for_posts()
    assert len(list_sends(camp)) == 1


async def test_a_removed_game_postpones_its_reminders(camp: Camp) -> None:
    camp.clock.pass_by(hours=24)
    row = await camp.row()
    await camp.bot.reminders.run_due(row.id)
    tiny = GAMES.pop("tiny")
    camp.sessions._sessions.clear()
    due = await camp.bot.scheduler.run_round()
    assert due is not None and due >= camp.clock.now + timedelta(minutes=5)
    assert list_sends(camp) == []
    GAMES["tiny"] = tiny
    await camp.wait(hours=1)
    assert len(list_standing(camp.channel)) == 1


async def test_an_imported_table_starts_with_fresh_reminders(camp: Camp) -> None:
    """Its questions are old, but those who sit there have only just been called."""
    row = await camp.row()
    whole = table_file.make_full_file(row, await camp.store.list_journal(row.id))
    camp.clock.pass_by(days=9)
    played = import_replay.run_replay(table_file.make_replay_job(whole))
    place = {"channel_id": 5, "guild_id": row.guild_id, "opener_id": camp.ada.id}
    found = await camp.store.import_table(table_file.make_arrival(whole, played, **place))
    await camp.sessions.reschedule_table(found.id)
    async with camp.sessions.lock_table(found.id) as session:
        assert await camp.sessions.find_due(session) == camp.clock.now + timedelta(hours=24)
