"""What is due is done by one process."""

from datetime import timedelta

from storage import Post, Store
from tests.clock import Clock
from tests.storage.tables import make_commit, start_table

SOON = timedelta(seconds=1)


async def test_a_due_table_goes_to_one_process(two: tuple[Store, Store], clock: Clock) -> None:
    one, other = two
    tables = [(await start_table(one, channel)).id for channel in (1, 2, 3)]
    for table in tables:
        await one.set_due(table, clock() + SOON)
    assert await one.claim_due_tables() == []
    clock.pass_by(seconds=2)
    assert sorted(await other.claim_due_tables()) == tables
    assert await one.claim_due_tables() == []
    await other.set_due(tables[0], None)  # that has been done; then the process dies
    clock.pass_by(seconds=5)
    assert await one.claim_due_tables() == []
    clock.pass_by(seconds=2)
    assert sorted(await one.claim_due_tables()) == tables[1:]


async def test_a_post_goes_first_to_its_own_process(two: tuple[Store, Store], clock: Clock) -> None:
    one, other = two
    row = await start_table(one)
    await one.mark_own_copy_current(row.id)
    await one.save_commit(make_commit(row.id, 0, outbox=[Post("card", key="card")]))
    assert await one.list_tables_with_due_posts() == [row.id]
    assert await other.claim_due_posts() == []
    clock.pass_by(seconds=11)
    assert await other.claim_due_posts() == [row.id]
    assert await one.claim_due_posts() == []
    (post,) = await other.list_due_posts(row.id)
    await other.save_posted(post)
    clock.pass_by(seconds=11)
    assert await one.claim_due_posts() == []


async def test_a_postponed_post_goes_to_any_process(two: tuple[Store, Store], clock: Clock) -> None:
    one, other = two
    row = await start_table(one)
    await one.mark_own_copy_current(row.id)
    later = clock() + timedelta(hours=1)
    await one.save_commit(
        make_commit(row.id, 0, outbox=[Post("archive", key="archive", due=later)])
    )
    assert await other.claim_due_posts() == []
    clock.pass_by(hours=1)
    assert await other.claim_due_posts() == [row.id]
    assert await one.claim_due_posts() == []


async def test_a_lane_is_sent_by_one_process_at_a_time(two: tuple[Store, Store]) -> None:
    one, other = two
    order = []
    async with one.lock_posts("hands", 5):
        assert await other.sharing.posts["hands"].try_acquire(5) is None
        order.append("one")
    async with other.lock_posts("hands", 5):
        order.append("other")
    assert order == ["one", "other"]
