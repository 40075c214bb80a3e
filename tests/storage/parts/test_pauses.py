"""Servers that cannot be reached: their tables ring no more, nothing of theirs is due, and votes
there stay open for as much longer."""

from datetime import timedelta

import pytest

from storage import Pause, Post, SeatVote, Store, TableRow, Upkeep
from tests.clock import Clock
from tests.storage.tables import ADA, make_commit, start_table


@pytest.fixture
async def row(store: Store) -> TableRow:
    """A table that rings now, and has a post that is due now."""
    found = await start_table(store, 1)
    card = [Post("card", key="card")]
    await store.save_commit(make_commit(found.id, 0, outbox=card, due_at=store.now(), shares=()))
    return found


async def test_a_server_without_open_tables_has_no_pauses(store: Store, row: TableRow) -> None:
    assert await store.save_pause(424242, removed=True) is False
    assert await store.list_open_pauses() == []
    assert await store.list_guilds_with_active_tables() == [row.guild_id]


async def test_nothing_is_due_until_it_can_be_reached(
    store: Store, row: TableRow, clock: Clock
) -> None:
    async def list_due() -> list[list[int]]:
        tables, posts = await store.claim_due_tables(), await store.list_tables_with_due_posts()
        return [tables, posts, [each.id for each in await store.list_lagging_tables()]]

    assert await list_due() == [[row.id]] * 3
    assert await store.save_pause(row.guild_id, removed=False) is True
    assert await list_due() == [[]] * 3
    assert await store.find_next_post_due() is await store.find_next_table_due() is None
    counts = await store.count_tables_and_posts()
    assert (counts.late, counts.waiting) == (0, 1)
    clock.pass_by(days=2)
    await store.save_pause_end(row.guild_id)
    assert await list_due() == [[row.id]] * 3
    counts = await store.count_tables_and_posts()
    assert (counts.late, counts.waiting) == (1, 0)
    (pause,) = await store.list_pauses(row.guild_id)
    assert pause == Pause(row.guild_id, clock.now - timedelta(days=2), clock.now, False)
    await store.save_pause_end(row.guild_id)
    assert await store.list_pauses(row.guild_id) == [pause]


async def test_a_pause_is_forgotten_a_year_after_its_end(
    store: Store, row: TableRow, clock: Clock
) -> None:
    known = []
    for before in (0, 364, 1):
        clock.pass_by(days=before)
        await store.save_pause(row.guild_id, removed=False)
        clock.pass_by(days=1)
        await store.save_pause_end(row.guild_id)
        known.append(len(await store.list_pauses(row.guild_id)))
    assert known == [1, 2, 2]


async def test_an_outage_becomes_a_removal_but_not_back(
    store: Store, row: TableRow, clock: Clock
) -> None:
    began = clock.now
    assert await store.save_pause(row.guild_id, removed=False)
    clock.pass_by(hours=1)
    assert not await store.save_pause(row.guild_id, removed=False)
    assert await store.save_pause(row.guild_id, removed=True)
    assert not await store.save_pause(row.guild_id, removed=True)
    assert not await store.save_pause(row.guild_id, removed=False)
    assert await store.list_open_pauses() == [Pause(row.guild_id, began, None, True)]


@pytest.mark.parametrize(
    ("days", "longer"), [(3, 3), (-1, 0)], ids=["later", "the clock went back"]
)
async def test_a_pause_extends_votes_by_its_length(
    store: Store, row: TableRow, clock: Clock, days: int, longer: int
) -> None:
    until = clock.now + timedelta(days=1)
    vote = SeatVote(0, 0, until, {})
    await store.save_commit(make_commit(row.id, 1, upkeep=Upkeep(seat_votes=[vote])))
    await store.save_pause(row.guild_id, removed=False)
    clock.pass_by(days=days)
    await store.save_pause_end(row.guild_id)
    (found,) = await store.list_seat_votes(row.id)
    assert found.until == until + timedelta(days=longer)


async def test_posts_to_a_person_are_found_at_all_awake_tables(store: Store, row: TableRow) -> None:
    other = await start_table(store, 2)
    to_ada = Post("reminder", {"user": ADA}, "reminder", user_id=ADA)
    await store.save_commit(make_commit(other.id, 0, outbox=[to_ada]))
    await store.save_commit(make_commit(row.id, 1, outbox=[to_ada]))
    found = await store.list_due_posts_to_user(ADA)
    assert [(post.table_id, post.user_id) for post in found] == [(other.id, ADA), (row.id, ADA)]
    assert (
        await store.find_next_post_due(posts=[post.id for post in found]) == store.now()
    )  # the card
    assert await store.find_next_post_due([row.id], [post.id for post in found]) is None
    await store.save_pause(row.guild_id, removed=True)
    assert await store.list_due_posts_to_user(ADA) == []
