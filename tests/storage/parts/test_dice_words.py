"""Words for the dice, and what a seed was mixed from, as both databases keep them."""

from dataclasses import replace

import pytest

from rules.engine.seal import hash_word, mix_seed, seal_secret
from storage import Mixed, Post, Seat, Store, TableChanged, TableRow, Word
from tests.clock import Clock
from tests.storage.tables import ADA, BEN, CLEO, SEATS, dump_database, make_new_table

SECRET = "a secret"
MARKS = (hash_word(seal_secret(SECRET), "moth"), "")
MIXED = Mixed(SECRET, 7, ("moth", None), MARKS)


async def open_table_with_secret(store: Store, channel: int = 1) -> TableRow:
    return await store.open_table(make_new_table(channel, seed=SECRET))


async def give_word(store: Store, row: TableRow, user: int, word: str) -> TableRow:
    return await store.save_gathering(row.id, row.edition, word=Word(user, word))


async def test_a_word_is_kept_replaced_and_taken_back(store: Store, clock: Clock) -> None:
    row = first = await open_table_with_secret(store)
    assert (row.words, row.mixed) == ((), None)
    for user, word in ((ADA, "ember"), (BEN, "moth"), (ADA, "ash")):
        clock.pass_by(seconds=1)
        row = await give_word(store, row, user, word)
    with pytest.raises(TableChanged):
        await give_word(store, first, ADA, "late")
    assert row.words == (Word(BEN, "moth"), Word(ADA, "ash"))
    assert await store.find_table(row.id) == row
    row = await give_word(store, row, BEN, "")
    assert row.words == (Word(ADA, "ash", void=True),)


async def test_a_leaving_players_word_is_deleted(store: Store) -> None:
    row = await give_word(store, await open_table_with_secret(store), BEN, "moth")
    row = await give_word(store, row, ADA, "ember")
    for seats in ([replace(SEATS[0])], SEATS):
        row = await store.save_gathering(row.id, row.edition, seats=seats)
        assert row.words == (Word(ADA, "ember", void=True),)


async def test_a_change_that_decides_the_game_makes_words_void(store: Store) -> None:
    row = await give_word(store, await open_table_with_secret(store), ADA, "ember")
    row = await store.save_gathering(row.id, row.edition, settings={"words_only": True})
    assert row.words == (Word(ADA, "ember"),), "settings decide nothing"
    for change in ({"seats": SEATS}, {"options": {}}, {"packs": []}):
        row = await store.save_gathering(row.id, row.edition, **change)
        assert row.words == (Word(ADA, "ember", void=True),)
        row = await give_word(store, row, ADA, "ember")
        assert row.words == (Word(ADA, "ember"),)


async def test_a_start_saves_the_seed_and_its_parts_or_nothing(store: Store) -> None:
    row = await open_table_with_secret(store)
    late = await give_word(store, row, ADA, "moth")
    seed = mix_seed(SECRET, 7, 0, MARKS)
    with pytest.raises(TableChanged):
        await store.start_table(row.id, row.edition, "checkpoint", seed=seed, mixed=MIXED)
    found = await store.find_table(row.id)
    assert (found.seed, found.mixed, found.words) == (SECRET, None, (Word(ADA, "moth"),))
    begun = await store.start_table(row.id, late.edition, "checkpoint", seed=seed, mixed=MIXED)
    assert (begun.seed, begun.mixed, begun.words) == (seed, MIXED, ())
    assert (begun.secret, begun.seal) == (SECRET, seal_secret(SECRET))
    assert await store.find_table(row.id) == begun


async def test_without_words_the_seed_is_the_secret(store: Store) -> None:
    row = await open_table_with_secret(store)
    begun = await store.start_table(row.id, row.edition, "checkpoint")
    assert (begun.seed, begun.secret, begun.mixed) == (SECRET, SECRET, None)
    brought = await store.open_table(make_new_table(2, seed="the seed", mixed=MIXED))
    assert (brought.seed, brought.secret, brought.mixed) == ("the seed", SECRET, MIXED)


async def test_words_of_an_unstarted_table_are_deleted_with_it(store: Store) -> None:
    row = await give_word(store, await open_table_with_secret(store), ADA, "ember of mine")
    row = await store.end_table(row.id, "closed", outbox=[Post("card")])
    assert row.words == ()
    assert "ember of mine" not in await dump_database(store)


async def test_erasing_a_user_deletes_the_word_and_keeps_its_hash(store: Store) -> None:
    row = await store.open_table(
        make_new_table(seed=SECRET, seats=(SEATS[0], Seat(1, CLEO, "Cleo")))
    )
    given = ("moth of mine", "ember")
    marks = tuple(hash_word(seal_secret(SECRET), word) for word in given)
    mixed = Mixed(SECRET, row.id, given, marks)
    dump = '{"names":["Ada","Cleo"],"result":null,"past":null,"now":{"said":[]}}'
    await store.start_table(row.id, row.edition, dump, seed="seed", mixed=mixed)
    other = await give_word(store, await open_table_with_secret(store, 2), ADA, "moth of mine")
    await store.erase_user(ADA)
    found, left = await store.find_table(row.id), await store.find_table(other.id)
    assert found.mixed == Mixed(SECRET, row.id, (None, "ember"), marks)
    assert left.words == ()
    assert "moth of mine" not in await dump_database(store)
