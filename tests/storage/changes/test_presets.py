"""What people have answered ahead: kept with a table by user, and replaced as a whole. It goes with
the game, or with a user who is erased."""

from dataclasses import replace

from rules.engine.presets import Preset
from storage import Seat, Store
from tests.storage.tables import ADA, BEN, DUMP, make_commit, start_table

REFUSE = Preset("offer", "decline", "", "round", "You are offered a card: Decline", 4, 2, "keeper")
ACCEPT = replace(REFUSE, answer="accept", condition="rich", scope="game", round=0)


async def test_presets_are_replaced_as_a_whole_without_a_new_edition(store: Store) -> None:
    row, other = await start_table(store, 1), await start_table(store, 2)
    await store.save_presets(row.id, ADA, [REFUSE, ACCEPT])
    await store.save_presets(row.id, BEN, [REFUSE])
    await store.save_presets(other.id, ADA, [ACCEPT])
    assert await store.find_presets(row.id) == {ADA: (REFUSE, ACCEPT), BEN: (REFUSE,)}
    await store.save_presets(row.id, ADA, [ACCEPT])
    assert await store.find_presets(row.id) == {ADA: (ACCEPT,), BEN: (REFUSE,)}
    assert await store.find_presets(other.id) == {ADA: (ACCEPT,)}
    assert await store.find_table(row.id) == row
    assert await store.list_due_posts(row.id) == []


async def test_a_commit_changes_only_the_presets_it_names(store: Store) -> None:
    row = await start_table(store)
    await store.save_presets(row.id, ADA, [REFUSE, ACCEPT])
    await store.save_presets(row.id, BEN, [REFUSE])
    await store.save_commit(make_commit(row.id, 0))
    assert len(await store.find_presets(row.id)) == 2
    await store.save_commit(make_commit(row.id, 1, presets={ADA: (ACCEPT,), BEN: ()}))
    assert await store.find_presets(row.id) == {ADA: (ACCEPT,)}


async def test_presets_end_with_the_game(store: Store) -> None:
    row, other = await start_table(store, 1), await start_table(store, 2)
    for table in (row, other):
        await store.save_presets(table.id, ADA, [REFUSE])
    await store.save_commit(make_commit(row.id, 0, ended=True, presets={ADA: (ACCEPT,)}))
    assert await store.find_presets(row.id) == {}
    assert await store.find_presets(other.id) == {ADA: (REFUSE,)}


async def test_an_erased_user_has_no_presets(store: Store) -> None:
    row = await start_table(store)
    await store.save_presets(row.id, ADA, [REFUSE])
    await store.save_presets(row.id, BEN, [REFUSE])
    seats = (row.seats[0], Seat(1, None, "Alma (bot)", True))
    await store.save_commit(make_commit(row.id, 0, entries=(), checkpoint=DUMP, seats=seats))
    known = await store.export_user(ADA)
    assert known["answers given ahead"] == [
        {"table": row.id, "answer": REFUSE.words, "counts to the end of the": "round"}
    ]
    await store.erase_user(ADA)
    assert await store.find_presets(row.id) == {BEN: (REFUSE,)}
    await store.erase_user(BEN)
    assert await store.find_presets(row.id) == {}
