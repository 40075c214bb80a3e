"""Words for the dice, and what a seed was mixed from, as both databases keep them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.engine.seal import mixed_seed, seal_secret, word_mark
from storage import Mixed, Post, Seat, Stale, Store, TableRow, Word
from tests.clock import Clock
from tests.storage.tables import ADA, BEN, CLEO, SEATS, dumped, new

SECRET = "a secret"
MARKS = (word_mark(seal_secret(SECRET), "moth"), "")
MIXED = Mixed(SECRET, 7, ("moth", None), MARKS)


async def opened(store: Store, channel: int = 1) -> TableRow:
    return await store.open_table(new(channel, seed=SECRET))


async def give(store: Store, row: TableRow, user: int, word: str) -> TableRow:
    return await store.save_gathering(row.id, row.edition, word=Word(user, word))


async def test_a_word_is_kept_replaced_and_taken_back(store: Store, clock: Clock) -> None:
    row = await opened(store)
    assert (row.words, row.mixed) == ((), None)
    for user, word in ((ADA, "ember"), (BEN, "moth"), (ADA, "ash")):
        clock.pass_by(seconds=1)
        row = await give(store, row, user, word)
    assert row.words == (Word(BEN, "moth"), Word(ADA, "ash"))
    assert await store.find_table(row.id) == row
    row = await give(store, row, BEN, "")
    assert row.words == (Word(ADA, "ash", void=True),)


async def test_a_word_given_to_another_edition_is_refused(store: Store) -> None:
    row = await opened(store)
    await give(store, row, ADA, "ember")
    with pytest.raises(Stale):
        await give(store, row, ADA, "ash")
    found = await store.find_table(row.id)
    assert found is not None
    assert found.words == (Word(ADA, "ember"),)


async def test_who_gets_up_takes_their_word_along(store: Store) -> None:
    row = await give(store, await opened(store), BEN, "moth")
    row = await give(store, row, ADA, "ember")
    row = await store.save_gathering(row.id, row.edition, seats=[replace(SEATS[0])])
    assert row.words == (Word(ADA, "ember", void=True),)
    row = await store.save_gathering(row.id, row.edition, seats=SEATS)
    assert row.words == (Word(ADA, "ember", void=True),)


async def test_a_change_that_decides_the_game_makes_words_void(store: Store) -> None:
    row = await give(store, await opened(store), ADA, "ember")
    row = await store.save_gathering(row.id, row.edition, settings={"words_only": True})
    assert row.words == (Word(ADA, "ember"),), "settings decide nothing"
    for change in ({"seats": SEATS}, {"options": {}}, {"packs": []}):
        row = await store.save_gathering(row.id, row.edition, **change)
        assert row.words == (Word(ADA, "ember", void=True),)
        row = await give(store, row, ADA, "ember")
        assert row.words == (Word(ADA, "ember"),)


async def test_at_the_start_the_seed_and_what_it_was_mixed_from_are_written_together(
    store: Store,
) -> None:
    row = await give(store, await opened(store), ADA, "moth")
    seed = mixed_seed(SECRET, 7, 0, MARKS)
    begun = await store.start_table(row.id, row.edition, "checkpoint", seed=seed, mixed=MIXED)
    assert (begun.seed, begun.mixed, begun.words) == (seed, MIXED, ())
    assert (begun.secret, begun.seal) == (SECRET, seal_secret(SECRET))
    assert await store.find_table(row.id) == begun


async def test_a_start_that_is_refused_writes_none_of_it(store: Store) -> None:
    row = await opened(store)
    await give(store, row, ADA, "moth")
    with pytest.raises(Stale):
        await store.start_table(row.id, row.edition, "checkpoint", seed="seed", mixed=MIXED)
    found = await store.find_table(row.id)
    assert found is not None
    assert (found.seed, found.mixed, found.words) == (SECRET, None, (Word(ADA, "moth"),))


async def test_without_words_the_seed_is_the_secret(store: Store) -> None:
    row = await opened(store)
    begun = await store.start_table(row.id, row.edition, "checkpoint")
    assert (begun.seed, begun.secret, begun.mixed) == (SECRET, SECRET, None)


async def test_words_of_a_table_that_never_begins_go_with_it(store: Store) -> None:
    row = await give(store, await opened(store), ADA, "ember of mine")
    row = await store.end_table(row.id, "closed", outbox=[Post("card")])
    assert row.words == ()
    assert "ember of mine" not in await dumped(store)


async def test_an_opened_table_may_bring_what_it_was_mixed_from(store: Store) -> None:
    row = await store.open_table(new(seed="the seed", mixed=MIXED))
    assert (row.seed, row.secret, row.mixed) == ("the seed", SECRET, MIXED)


async def test_an_erased_persons_word_goes_and_its_mark_stays(store: Store) -> None:
    cleo = Seat(1, CLEO, "Cleo")
    row = await store.open_table(new(seed=SECRET, seats=(SEATS[0], cleo)))
    marks = (
        word_mark(seal_secret(SECRET), "moth of mine"),
        word_mark(seal_secret(SECRET), "ember"),
    )
    mixed = Mixed(SECRET, row.id, ("moth of mine", "ember"), marks)
    dump = '{"names":["Ada","Cleo"],"result":null,"past":null,"now":{"said":[]}}'
    await store.start_table(row.id, row.edition, dump, seed="seed", mixed=mixed)
    other = await give(store, await opened(store, 2), ADA, "moth of mine")
    await store.erase_user(ADA)
    found = await store.find_table(row.id)
    assert found is not None
    assert found.mixed == Mixed(SECRET, row.id, (None, "ember"), marks)
    left = await store.find_table(other.id)
    assert left is not None
    assert left.words == ()
    assert "moth of mine" not in await dumped(store)
