"""Packs stand on the shelves of servers and people, and tables keep those that they have named."""

import json

import pytest

from rules.engine import Entry
from rules.engine.seal import hash_text
from storage import (
    NewTable,
    PackContent,
    PackGone,
    PackKnown,
    Shelf,
    ShelfFull,
    Store,
    TableChanged,
    TablePack,
    TableRow,
    UnusedPacks,
)
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, BEN, CLEO, dump_database, make_commit, make_new_table

SERVER, OWN = Shelf(10, ADA), Shelf(None, ADA)
REPORT = {"fit": True, "words": "As it was."}


def pack(name: str = "Salt") -> PackContent:
    """A pack whose content is its name."""
    return PackContent(hash_text(name), "tiny", {"name": name, "author": "Ada"}, name)


SALT, ASH = pack(), pack("Ash")


async def open_gathering(store: Store, *packs: PackContent, **changes: object) -> TableRow:
    return await store.open_table(
        make_new_table(packs=tuple(each.digest for each in packs), **changes)
    )


@pytest.mark.parametrize("shelf", [SERVER, OWN])
async def test_a_pack_can_be_added_turned_on_and_removed(
    store: Store, clock: Clock, shelf: Shelf
) -> None:
    packs = store.packs
    put = await packs.save_shelf_pack(shelf, SALT, 2)
    assert (put.digest, put.game, put.about) == (SALT.digest, "tiny", SALT.about)
    assert (put.uploader_id, put.uploaded_at) == (ADA, clock.now)
    assert (put.enabled, put.report) == (False, None)
    with pytest.raises(PackKnown):
        await packs.save_shelf_pack(shelf, SALT, 2)
    clock.pass_by(minutes=1)
    await packs.save_shelf_pack(shelf, ASH, 2)
    with pytest.raises(ShelfFull) as full:
        await packs.save_shelf_pack(shelf, pack("Rime"), 2)
    assert full.value.most == 2
    assert await packs.find_pack_body(hash_text("Rime")) is None
    await packs.switch_shelf_pack(shelf, SALT.digest, True)
    await packs.save_progress_message(shelf, SALT.digest, 5, 6)
    await packs.save_pack_report(SALT.digest, REPORT)
    first, second = await packs.list_shelf_packs(shelf)
    assert (first.enabled, first.report, first.channel_id, first.message_id) == (True, REPORT, 5, 6)
    assert (second.digest, second.enabled) == (ASH.digest, False)
    assert await packs.find_shelf_pack(shelf, SALT.digest) == first
    await packs.switch_shelf_pack(shelf, SALT.digest, False)
    await packs.delete_shelf_pack(shelf, SALT.digest)
    assert [each.digest for each in await packs.list_shelf_packs(shelf)] == [ASH.digest]
    assert await packs.find_shelf_pack(shelf, SALT.digest) is None
    for gone in (
        packs.delete_shelf_pack(shelf, SALT.digest),
        packs.switch_shelf_pack(shelf, SALT.digest, True),
    ):
        with pytest.raises(PackGone):
            await gone


async def test_packs_on_different_shelves_are_independent(store: Store) -> None:
    elsewhere, bens = Shelf(11, ADA), Shelf(None, BEN)
    for shelf in (SERVER, OWN, elsewhere):
        await store.packs.save_shelf_pack(shelf, SALT, 5)
    await store.packs.switch_shelf_pack(SERVER, SALT.digest, True)
    await store.packs.delete_shelf_pack(OWN, SALT.digest)
    assert [each.enabled for each in await store.packs.list_shelf_packs(Shelf(10, BEN))] == [True]
    assert [each.enabled for each in await store.packs.list_shelf_packs(elsewhere)] == [False]
    assert await store.packs.list_shelf_packs(OWN) == await store.packs.list_shelf_packs(bens) == []


async def test_a_playtest_counts_for_equal_content_anywhere(store: Store) -> None:
    await store.packs.save_shelf_pack(SERVER, SALT, 5)
    assert [shelf for shelf, _ in await store.packs.list_untested_packs()] == [SERVER]
    await store.packs.save_pack_report(SALT.digest, REPORT)
    assert (await store.packs.save_shelf_pack(OWN, SALT, 5)).report == REPORT
    assert await store.packs.list_untested_packs() == []
    await store.packs.save_pack_report(SALT.digest, None)
    assert [shelf for shelf, _ in await store.packs.list_untested_packs()] == [SERVER, OWN]


async def test_a_table_has_its_packs_in_order_until_it_begins(store: Store) -> None:
    await store.packs.save_shelf_pack(SERVER, SALT, 5)
    await store.packs.save_shelf_pack(SERVER, ASH, 5)
    row = await open_gathering(store)
    assert row.packs == ()
    row = await store.save_gathering(row.id, row.edition, packs=[ASH.digest, SALT.digest])
    assert row.packs == (TablePack(ASH.digest, ASH.about), TablePack(SALT.digest, SALT.about))
    assert await store.packs.list_pack_bodies(row.id) == (ASH.body, SALT.body)
    assert [row.packs for row in await store.list_user_tables(ADA)] == [row.packs]
    with pytest.raises(PackGone):
        await store.save_gathering(row.id, row.edition, packs=[SALT.digest, hash_text("Rime")])
    row = await store.save_gathering(row.id, row.edition, packs=[SALT.digest])
    assert await store.find_saved_game(row.id) is None
    started = await store.start_table(row.id, row.edition, "checkpoint 0")
    assert started.packs == row.packs
    with pytest.raises(TableChanged):
        await store.save_gathering(row.id, started.edition, packs=[])
    await store.save_commit(make_commit(row.id, 0))
    saved = await store.find_saved_game(row.id)
    assert (saved.checkpoint, saved.packs) == ("checkpoint 0", (SALT.body,))
    assert saved.since == [Entry("answer", 0, "1", ["gather"])]
    posts = await store.find_table_and_due_posts(row.id)
    assert posts[0].packs == row.packs


async def test_packs_in_use_stay_and_others_are_deleted(store: Store, clock: Clock) -> None:
    for each in (SALT, ASH, pack("Rime")):
        await store.packs.save_shelf_pack(SERVER, each, 5)
    await store.packs.save_shelf_pack(OWN, pack("Rime"), 5)
    row = await open_gathering(store, SALT)
    assert await store.packs.count_tables_with_pack(SERVER, SALT.digest) == 1
    assert await store.packs.count_tables_with_pack(OWN, SALT.digest) == 0
    for each in (SALT, ASH, pack("Rime")):
        await store.packs.delete_shelf_pack(SERVER, each.digest)
    chore = UnusedPacks(store)
    await chore.run()
    assert await store.packs.find_pack_body(ASH.digest) == "Ash", "It is not due yet."
    clock.now = await chore.find_due()
    await chore.run()
    bodies = [await store.packs.find_pack_body(hash_text(each)) for each in ("Salt", "Ash", "Rime")]
    assert bodies == ["Salt", None, "Rime"]
    await store.end_table(row.id, "closed")
    assert await store.packs.count_tables_with_pack(SERVER, SALT.digest) == 0
    assert await store.packs.delete_unused_packs() == 0, "A rematch of it may be called for."
    again = await open_gathering(store, SALT)
    assert again.packs == row.packs
    with pytest.raises(PackGone):
        await open_gathering(store, ASH, channel=2)
    assert await store.find_active_table(2) is None


async def test_erasing_an_uploader_keeps_the_servers_pack(store: Store) -> None:
    await store.packs.save_shelf_pack(SERVER, SALT, 5)
    await store.packs.save_shelf_pack(OWN, ASH, 5)
    await store.packs.save_shelf_pack(Shelf(None, BEN), ASH, 5)
    about = (await store.export_user(ADA))["packs you have uploaded"]
    assert [(each["server"], each["sha256"], each["content"]) for each in about] == [
        (10, SALT.digest, None),
        (None, ASH.digest, "Ash"),
    ]
    assert json.dumps(about)
    assert (await store.export_user(CLEO))["packs you have uploaded"] == []
    await store.erase_user(ADA)
    assert [each.uploader_id for each in await store.packs.list_shelf_packs(SERVER)] == [0]
    assert await store.packs.list_shelf_packs(OWN) == []
    assert len(await store.packs.list_shelf_packs(Shelf(None, BEN))) == 1
    assert str(ADA) not in await dump_database(store)


async def test_a_database_without_packs_is_migrated(in_file: Store, reopen: OpenStore) -> None:
    plain = await in_file.open_table(NewTable(1, 10, ADA, "tiny", {}, "a secret"))
    store = await reopen(in_file, 16)
    assert await store.find_table(plain.id) == plain
    await store.packs.save_shelf_pack(SERVER, SALT, 5)
    row = await store.save_gathering(plain.id, plain.edition, packs=[SALT.digest])
    assert len(row.packs) == 1
