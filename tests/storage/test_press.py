"""What is saved with a press, and what is read to show its outcome."""

import pytest

from rules.engine import Event
from storage import AlreadyCounted, Post, Store
from tests.clock import Clock
from tests.storage.tables import (
    ADA,
    BEN,
    count_transactions,
    make_commit,
    start_table,
    watch_statements,
)


async def test_lessons_told_are_saved_with_the_answer(store: Store) -> None:
    row, other = await start_table(store), await start_table(store, 2)
    seen = await watch_statements(store)
    await store.save_commit(
        make_commit(row.id, 0, user_id=ADA, lesson="tiny:gather", role="keeper")
    )
    assert count_transactions(seen) == 1
    assert await store.list_met_lessons(ADA) == {"tiny:gather"}
    assert await store.find_told_roles(row.id) == {ADA: "keeper"}
    assert await store.list_met_lessons(BEN) == set()
    assert await store.find_told_roles(other.id) == {}


async def test_a_table_is_read_with_its_due_posts(store: Store, clock: Clock) -> None:
    row, other = await start_table(store), await start_table(store, 2)
    later = Post("archive", key="archive", due=clock.pass_by(hours=1))
    clock.pass_by(hours=-1)
    outbox = [Post("card", {"ping": [BEN]}, "card"), Post("hand", {"seat": 0}), later]
    await store.save_commit(make_commit(row.id, 0, outbox=outbox))
    await store.save_commit(make_commit(other.id, 0, outbox=[Post("card", key="card")]))
    found = await store.find_table_and_due_posts(row.id)
    assert found == (await store.find_table(row.id), await store.list_due_posts(row.id))
    assert [post.kind for post in found[1]] == ["card", "hand"]
    assert await store.find_table_and_due_posts(99) is None


async def test_news_are_newer_lines_or_else_the_last_ones(store: Store) -> None:
    row = await start_table(store)
    secret = Event("for Ada", (0,))
    for number in range(4):
        events = [Event(f"event {number}"), secret] if number < 3 else [secret]
        await store.save_commit(make_commit(row.id, number, events=events))
    edition = row.edition

    async def news(since: int, most: int = 9) -> list[str]:
        found = await store.list_news(row.id, since, most=most, fewest=2)
        return [logged.event.text for logged in found]

    assert await news(edition) == ["event 0", "event 1", "event 2"]
    assert await news(edition, most=2) == ["event 1", "event 2"]
    assert await news(edition + 2) == ["event 2"]
    assert await news(edition + 3) == ["event 1", "event 2"]


async def test_the_latest_news_are_found_in_packed_pages_too(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    for number in range(12):
        await store.save_commit(make_commit(row.id, number, events=[Event(f"event {number}")]))
    await store.save_dump(row.id, 12, "checkpoint 12")
    clock.pass_by(hours=2)
    assert await store.pack_old_history(10) == 1
    found = await store.list_news(row.id, row.edition + 12, most=9, fewest=3)
    assert [logged.event.text for logged in found] == ["event 9", "event 10", "event 11"]


async def test_an_interaction_is_forgotten_after_a_day(store: Store) -> None:
    day = 24 * 3600 * 1000 << 22
    await store.count_interaction(5)
    with pytest.raises(AlreadyCounted):
        await store.count_interaction(5)
    await store.count_interaction(day)
    with pytest.raises(AlreadyCounted):
        await store.count_interaction(5)
    await store.count_interaction(day + 6)
    await store.count_interaction(5)
