"""What is to be posted is written with the change it tells of, and goes out once it is due."""

from datetime import timedelta

import pytest

from storage import Card, Post, Stale, Store
from tests.clock import Clock
from tests.storage.tables import answer, due, new, playing


async def test_posts_wait_in_order_until_they_are_out(store: Store) -> None:
    one, two = await playing(store, 1), await playing(store, 2)
    await store.commit(answer(one.id, 0, outbox=[Post("card", {"ping": [1]}), Post("hand")]))
    edition = await store.commit(answer(two.id, 0, outbox=[Post("card")]))
    waiting = await due(store)
    assert [(post.table_id, post.kind) for post in waiting] == [
        (one.id, "card"),
        (one.id, "hand"),
        (two.id, "card"),
    ]
    assert waiting[0].body == {"ping": [1]}
    assert waiting[2].edition == edition
    assert await store.due() == [one.id, two.id]
    assert await store.due_for(one.id) == waiting[:2]
    await store.posted(waiting[0])
    await store.posted(waiting[0])
    assert await due(store) == waiting[1:]


async def test_every_change_may_bring_posts(store: Store) -> None:
    row = await store.open_table(new())
    row = await store.gather(row.id, 0, outbox=[Post("joined")])
    row = await store.start(row.id, 1, "checkpoint 0", outbox=[Post("started")])
    row = await store.end(row.id, "closed", outbox=[Post("closed")])
    assert [(post.kind, post.edition) for post in await due(store)] == [
        ("joined", 1),
        ("started", 2),
        ("closed", 3),
    ]


async def test_a_refused_answer_posts_nothing(store: Store) -> None:
    row = await playing(store)
    with pytest.raises(Stale):
        await store.commit(answer(row.id, 7, outbox=[Post("card")]))
    assert await due(store) == []


async def test_a_newer_post_of_a_key_replaces_the_older(store: Store) -> None:
    row = await playing(store)
    await store.commit(answer(row.id, 0, outbox=[Post("card", {"n": 1}, "card"), Post("note")]))
    old = await due(store)
    await store.commit(answer(row.id, 1, outbox=[Post("card", {"n": 2}, "card"), Post("note")]))
    assert [post.body.get("n") for post in await due(store)] == [None, 2, None]
    await store.posted(old[0], card=Card(700, old[0].edition))  # was under way meanwhile
    assert [post.body.get("n") for post in await due(store)] == [None, 2, None]
    found = await store.table(row.id)
    assert found is not None
    assert found.card == Card(700, old[0].edition)
    assert found.lagging


async def test_timers_come_due_and_posts_may_be_postponed(store: Store, clock: Clock) -> None:
    row = await playing(store)
    assert await store.next_due() is None
    nudge = clock.now + timedelta(hours=8)
    await store.commit(answer(row.id, 0, outbox=[Post("nudge", key="nudge", due=nudge)]))
    assert await due(store) == []
    assert await store.next_due() == nudge
    assert await store.next_due({row.id}) is None
    clock.pass_by(hours=8)
    (post,) = await due(store)
    assert (post.kind, post.due, post.tries) == ("nudge", nudge, 0)
    await store.postpone(post, nudge + timedelta(minutes=1))
    assert await store.due_for(row.id) == []
    clock.pass_by(minutes=1)
    (post,) = await store.due_for(row.id)
    assert post.tries == 1


async def test_a_table_that_ends_keeps_no_timers(store: Store, clock: Clock) -> None:
    later = clock.now + timedelta(hours=8)
    for channel, last in ((1, "commit"), (2, "end")):
        row = await playing(store, channel)
        await store.commit(answer(row.id, 0, outbox=[Post("nudge", due=later), Post("card")]))
        if last == "commit":
            await store.commit(answer(row.id, 1, status="ended", outbox=[Post("card")]))
        else:
            await store.end(row.id, "closed", outbox=[Post("card")])
    clock.pass_by(hours=9)
    assert [post.kind for post in await due(store)] == ["card"] * 4


async def test_a_card_lags_until_it_shows_the_latest(store: Store) -> None:
    row = await playing(store)
    assert row.card is None
    assert [lagging.id for lagging in await store.lagging()] == [row.id]
    await store.save_card(row.id, Card(700, row.edition))
    assert await store.lagging() == []

    edition = await store.commit(answer(row.id, 0, outbox=[Post("card", key="card")]))
    (late,) = await store.lagging()
    assert late.lagging
    (post,) = await due(store)
    await store.posted(post, card=Card(701, edition))
    found = await store.table(row.id)
    assert found is not None
    assert found.card == Card(701, edition)
    assert not found.lagging

    await store.save_card(row.id, Card(700, row.edition))  # an older drawing comes in late
    assert (await store.table(row.id)) == found


async def test_an_ended_tables_card_lags_too(store: Store) -> None:
    row = await playing(store)
    await store.save_card(row.id, Card(700, row.edition))
    row = await store.end(row.id, "closed")
    assert await store.lagging() == [row]
    await store.save_card(row.id, Card(None, row.edition))  # its channel is gone
    assert await store.lagging() == []


async def test_a_lost_card_is_drawn_again(store: Store) -> None:
    row = await playing(store)
    await store.save_card(row.id, Card(700, row.edition))
    await store.lose_card(row.id, 699)
    assert await store.lagging() == []
    await store.lose_card(row.id, 700)
    assert await store.lagging() == [row]
