"""What has been done to remind people, and when it is forgotten."""

from dataclasses import replace
from datetime import timedelta

import pytest

from storage import OutboxRow, PlayerSettings, Post, Reminder, Store, TableChanged
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, BEN, DUMP, make_commit, start_table

BODY = {"user": ADA, "sent": 1}


async def remind_ada(store: Store, clock: Clock) -> tuple[int, OutboxRow]:
    """A table where Ada has been reminded once, and the post that does it."""
    row = await start_table(store)
    first = Reminder(ADA, sent=1, sent_at=clock.now)
    await store.queue_reminders(row, [first], [Post("reminder", BODY, "reminder:1")])
    (post,) = await store.list_due_posts(row.id)
    return row.id, post


async def test_a_reminder_is_counted_and_queued_together(store: Store, clock: Clock) -> None:
    table, post = await remind_ada(store, clock)
    assert (post.kind, post.body) == ("reminder", BODY)
    assert await store.list_reminders(table) == [Reminder(ADA, sent=1, sent_at=clock.now)]
    row = await store.find_table(table)
    late = replace(row, edition=row.edition - 1)
    with pytest.raises(TableChanged):
        await store.queue_reminders(late, [Reminder(BEN, sent=1)], [Post("reminder", {}, "r:2")])
    assert [kept.user_id for kept in await store.list_reminders(table)] == [ADA]
    assert len(await store.list_due_posts(table)) == 1


async def test_sent_posts_leave_the_outbox(store: Store, clock: Clock) -> None:
    """And its message is known."""
    table, post = await remind_ada(store, clock)
    later = clock.now + timedelta(hours=1)
    sent = Reminder(ADA, clock.now, 1, clock.now, later, True, True, channel_id=5, message_id=6)
    await store.delete_post_and_save_reminder(post, sent)
    assert await store.list_reminders(table) == await store.list_user_reminders(ADA) == [sent]
    assert await store.list_due_posts(table) == []
    assert sent.make_restarted() == Reminder(ADA, channel_id=5, message_id=6)
    await store.delete_post_and_save_reminder(post, Reminder(ADA))  # it says nothing
    assert await store.list_reminders(table) == []


async def test_an_answer_ends_a_reminder_in_its_transaction(store: Store, clock: Clock) -> None:
    table, _ = await remind_ada(store, clock)
    fresh = Reminder(BEN, since=clock.now)
    await store.save_commit(make_commit(table, 0, reminders=[Reminder(ADA), fresh]))
    assert await store.list_reminders(table) == [fresh]


async def test_the_stall_message_is_remembered(store: Store) -> None:
    row = await start_table(store)
    assert await store.find_stall_message(row.id) is None
    await store.queue_reminders(row, [], [Post("stalled", {"fresh": True}, "stalled")])
    (post,) = await store.list_due_posts(row.id)
    await store.save_stall_message(post, 77)
    assert await store.find_stall_message(row.id) == 77
    assert await store.list_due_posts(row.id) == []


async def test_active_tables_of_a_server_are_listed(store: Store) -> None:
    row = await start_table(store, 1)
    assert [found.id for found in await store.list_active_tables(row.guild_id)] == [row.id]
    assert await store.list_active_tables(row.guild_id + 1) == []


async def test_old_reminder_settings_stay_and_tables_are_due(
    in_file: Store, reopen: OpenStore
) -> None:
    row = await start_table(in_file)
    wishes = PlayerSettings(words_only=True, nudge_hours=9, zone="UTC")
    await in_file.save_player_settings(ADA, wishes)
    again = await reopen(in_file, 6)
    assert await again.find_player_settings(ADA) == wishes
    assert await again.claim_due_tables() == [row.id]
    assert await again.list_reminders(row.id) == []


async def test_erasing_a_user_deletes_reminders(store: Store, clock: Clock) -> None:
    table, _ = await remind_ada(store, clock)
    await store.save_commit(make_commit(table, 0, checkpoint=DUMP))
    about = (await store.export_user(ADA))["reminders"]
    unset = {"put off until": None, "muted": False, "channel": None, "message": None}
    assert about == [{"table": table, "sent": 1, "last at": clock.now.isoformat(), **unset}]
    await store.erase_user(ADA)
    assert await store.list_user_reminders(ADA) == []
    assert not [post for post in await store.list_due_posts(table) if post.kind == "reminder"]
