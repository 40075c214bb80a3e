"""What has been done to remind people, and when it is forgotten."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from rules.engine import Table
from storage import OutboxRow, PlayerSettings, Post, Reminder, Stale, Store
from tests.clock import Clock
from tests.storage.older import make_older
from tests.storage.tables import ADA, BEN, SQLITE_ONLY, answer, playing
from tests.tiny import Tiny

BODY = {"user": ADA, "sent": 1}


async def reminded(store: Store, clock: Clock) -> tuple[int, OutboxRow]:
    """A table where Ada has been reminded once, and the post that does it."""
    row = await playing(store)
    first = Reminder(ADA, sent=1, sent_at=clock.now)
    await store.save_reminding(row, [first], [Post("reminder", BODY, "reminder:1")])
    (post,) = await store.list_due_posts(row.id)
    return row.id, post


async def test_the_count_and_the_post_are_one(store: Store, clock: Clock) -> None:
    table, post = await reminded(store, clock)
    assert (post.kind, post.body) == ("reminder", BODY)
    assert await store.list_reminders(table) == [Reminder(ADA, sent=1, sent_at=clock.now)]
    row = await store.find_table(table)
    assert row is not None
    late = replace(row, edition=row.edition - 1)
    with pytest.raises(Stale):
        await store.save_reminding(
            late, [Reminder(BEN, sent=1)], [Post("reminder", {}, "reminder:2")]
        )
    assert [kept.user_id for kept in await store.list_reminders(table)] == [ADA]
    assert len(await store.list_due_posts(table)) == 1


async def test_what_is_sent_leaves_the_outbox_and_its_message_is_known(
    store: Store, clock: Clock
) -> None:
    table, post = await reminded(store, clock)
    sent = Reminder(
        ADA,
        since=clock.now,
        sent=1,
        sent_at=clock.now,
        snoozed_until=clock.now + timedelta(hours=1),
        muted=True,
        stalled=True,
        channel_id=5,
        message_id=6,
    )
    await store.save_reminded(post, sent)
    assert await store.list_reminders(table) == [sent]
    assert await store.list_user_reminders(ADA) == [sent]
    assert await store.list_due_posts(table) == []
    assert sent.make_restarted() == Reminder(ADA, channel_id=5, message_id=6)


async def test_one_that_says_nothing_is_not_kept(store: Store, clock: Clock) -> None:
    table, post = await reminded(store, clock)
    await store.save_reminded(post, Reminder(ADA))
    assert await store.list_reminders(table) == []


async def test_an_answer_ends_it_in_the_same_breath(store: Store, clock: Clock) -> None:
    table, _ = await reminded(store, clock)
    anew = Reminder(BEN, since=clock.now)
    await store.save_commit(answer(table, 0, reminders=[Reminder(ADA), anew]))
    assert await store.list_reminders(table) == [anew]


async def test_the_word_of_a_stall_is_known(store: Store) -> None:
    row = await playing(store)
    assert await store.find_stall_message(row.id) is None
    await store.save_reminding(row, [], [Post("stalled", {"fresh": True}, "stalled")])
    (post,) = await store.list_due_posts(row.id)
    await store.save_stall_message(post, 77)
    assert await store.find_stall_message(row.id) == 77
    assert await store.list_due_posts(row.id) == []


async def test_the_tables_of_a_server(store: Store) -> None:
    row = await playing(store, 1)
    assert row.guild_id is not None
    assert [found.id for found in await store.tables_in(row.guild_id)] == [row.id]
    assert await store.tables_in(row.guild_id + 1) == []


async def test_settings_are_kept_whole(store: Store) -> None:
    wishes = PlayerSettings(True, True, True, 5, "Europe/Oslo", 6, "22:00-08:00", "dm")
    await store.save_settings(ADA, wishes)
    assert await store.find_settings(ADA) == wishes


@SQLITE_ONLY
async def test_wishes_from_before_stay_and_tables_ring(
    store: Store, path: Path, clock: Clock
) -> None:
    row = await playing(store)
    await store.save_settings(ADA, PlayerSettings(words_only=True, nudge_hours=9, zone="UTC"))
    await store.close()
    make_older(path, 6)
    again = await Store.open(path, clock)
    assert await again.find_settings(ADA) == PlayerSettings(
        words_only=True, nudge_hours=9, zone="UTC"
    )
    assert await again.claim_due_tables() == [row.id]
    assert await again.list_reminders(row.id) == []
    await again.close()


async def test_who_is_taken_out_takes_it_along(store: Store, clock: Clock, tiny: Tiny) -> None:
    table, _ = await reminded(store, clock)
    checkpoint = Table.open(tiny, names=["Ada", "Ben"], seed="a secret").dump()
    await store.save_commit(answer(table, 0, checkpoint=checkpoint))
    about = await store.export_user(ADA)
    assert about["reminders"] == [
        {
            "table": table,
            "sent": 1,
            "last at": clock.now.isoformat(),
            "put off until": None,
            "muted": False,
            "channel": None,
            "message": None,
        }
    ]
    await store.erase_user(ADA)
    assert await store.list_user_reminders(ADA) == []
    assert not [post for post in await store.list_due_posts(table) if post.kind == "reminder"]
