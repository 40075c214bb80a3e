"""What is to be posted is written with the change it tells of, and goes out once it is due."""

from datetime import timedelta

import pytest

from storage import Card, Post, Store, TableChanged
from tests.clock import Clock
from tests.storage.tables import list_due, make_commit, make_new_table, start_table


async def test_posts_wait_in_order_until_sent(store: Store) -> None:
    one, two = await start_table(store, 1), await start_table(store, 2)
    await store.save_commit(
        make_commit(one.id, 0, outbox=[Post("card", {"ping": [1]}), Post("hand")])
    )
    edition = await store.save_commit(make_commit(two.id, 0, outbox=[Post("card")]))
    waiting = await list_due(store)
    assert [(post.table_id, post.kind) for post in waiting] == [
        (one.id, "card"),
        (one.id, "hand"),
        (two.id, "card"),
    ]
    assert waiting[0].body == {"ping": [1]}
    assert waiting[2].edition == edition
    assert await store.list_tables_with_due_posts() == [one.id, two.id]
    assert await store.list_due_posts(one.id) == waiting[:2]
    await store.save_posted(waiting[0])
    await store.save_posted(waiting[0])
    assert await list_due(store) == waiting[1:]


async def test_every_accepted_change_may_queue_posts(store: Store) -> None:
    row = await store.open_table(make_new_table())
    row = await store.save_gathering(row.id, 0, outbox=[Post("joined")])
    row = await store.start_table(row.id, 1, "checkpoint 0", outbox=[Post("started")])
    with pytest.raises(TableChanged):
        await store.save_commit(make_commit(row.id, 7, outbox=[Post("card")]))
    row = await store.end_table(row.id, "closed", outbox=[Post("closed")])
    posts = [(post.kind, post.edition) for post in await list_due(store)]
    assert posts == [("joined", 1), ("started", 2), ("closed", 3)]


async def test_a_newer_post_replaces_an_older_of_its_key(store: Store) -> None:
    row = await start_table(store)
    for revision in (0, 1):
        posts = [Post("card", {"n": revision}, "card"), Post("note")]
        await store.save_commit(make_commit(row.id, revision, outbox=posts))
        if revision == 0:
            old = (await list_due(store))[0]
    assert [post.body.get("n") for post in await list_due(store)] == [None, 1, None]
    await store.save_posted(old, card=Card(700, old.edition))  # was under way meanwhile
    assert [post.body.get("n") for post in await list_due(store)] == [None, 1, None]
    found = await store.find_table(row.id)
    assert found.card == Card(700, old.edition)
    assert found.is_lagging


async def test_timers_come_due_and_posts_may_be_postponed(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    assert await store.find_next_post_due() is None
    nudge = clock.now + timedelta(hours=8)
    await store.save_commit(make_commit(row.id, 0, outbox=[Post("nudge", key="nudge", due=nudge)]))
    assert await list_due(store) == []
    assert await store.find_next_post_due() == nudge
    assert await store.find_next_post_due({row.id}) is None
    clock.pass_by(hours=8)
    (post,) = await list_due(store)
    assert (post.kind, post.due, post.tries) == ("nudge", nudge, 0)
    await store.postpone_post(post, nudge + timedelta(minutes=1))
    assert await store.list_due_posts(row.id) == []
    clock.pass_by(minutes=1)
    (post,) = await store.list_due_posts(row.id)
    assert post.tries == 1


async def test_an_ended_table_keeps_no_timers(store: Store, clock: Clock) -> None:
    later = clock.now + timedelta(hours=8)
    for channel, last in ((1, "commit"), (2, "end")):
        row = await start_table(store, channel)
        await store.save_commit(
            make_commit(row.id, 0, outbox=[Post("nudge", due=later), Post("card")])
        )
        if last == "commit":
            await store.save_commit(make_commit(row.id, 1, ended=True, outbox=[Post("card")]))
        else:
            await store.end_table(row.id, "closed", outbox=[Post("card")])
    clock.pass_by(hours=9)
    assert [post.kind for post in await list_due(store)] == ["card"] * 4


async def test_a_card_lags_until_it_shows_the_latest(store: Store) -> None:
    row = await start_table(store)
    assert row.card is None
    assert [lagging.id for lagging in await store.list_lagging_tables()] == [row.id]
    await store.save_card(row.id, Card(700, row.edition))
    assert await store.list_lagging_tables() == []

    edition = await store.save_commit(make_commit(row.id, 0, outbox=[Post("card", key="card")]))
    (late,) = await store.list_lagging_tables()
    assert late.is_lagging
    (post,) = await list_due(store)
    await store.save_posted(post, card=Card(701, edition))
    found = await store.find_table(row.id)
    assert found.card == Card(701, edition)
    assert not found.is_lagging

    await store.save_card(row.id, Card(700, row.edition))  # an older drawing comes in late
    assert (await store.find_table(row.id)) == found


async def test_lost_cards_and_cards_of_ended_tables_lag(store: Store) -> None:
    row = await start_table(store)
    await store.save_card(row.id, Card(700, row.edition))
    await store.note_card_lost(row.id, 699)
    assert await store.list_lagging_tables() == []
    await store.note_card_lost(row.id, 700)
    assert await store.list_lagging_tables() == [row]
    await store.save_card(row.id, Card(700, row.edition))
    row = await store.end_table(row.id, "closed")
    assert await store.list_lagging_tables() == [row]
    await store.save_card(row.id, Card(None, row.edition))  # its channel is gone
    assert await store.list_lagging_tables() == []
