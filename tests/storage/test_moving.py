"""Everything is moved from a file to a server and back, or nothing is."""

from datetime import timedelta
from pathlib import Path

import pytest

from rules.engine import Event
from rules.engine.seal import hash_text
from storage import (
    Away,
    InUse,
    NewCampaign,
    PackContent,
    Place,
    PlayerSettings,
    Post,
    Reminder,
    ReservedSeat,
    Shelf,
    StorageFailed,
    Store,
    Upkeep,
    claim_database,
    copy_everything,
)
from storage.database.connection import Connection
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import (
    ADA,
    BEN,
    dump_database,
    make_commit,
    make_new_table,
    read_log,
    start_table,
)


@pytest.fixture
def other(place: Place, request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place of the other kind, where nothing is yet."""
    if isinstance(place, Path):
        address: str = request.getfixturevalue("new_address")
        return address
    return tmp_path / "moved.sqlite3"


async def furnish(store: Store, clock: Clock) -> int:
    """Something of everything. Return the id of the last post, which is deleted."""
    row = await store.open_table(
        make_new_table(3, campaign=NewCampaign("The Long Winter"), save='{"logs":1}')
    )
    await store.start_table(row.id, 0, "checkpoint 0", waits={"1": 0})
    for revision in range(12):
        more = {"events": [Event(f"Ada tells of Æ{revision} 🜂.", data={"quote": "x"})]}
        await store.save_commit(
            make_commit(
                row.id, revision, checkpoint=f"c{revision}", interaction_id=revision + 1, **more
            )
        )
    clock.pass_by(hours=2)
    assert await store.pack_old_history(9) == 1
    later = await start_table(store, 4)
    await store.save_commit(
        make_commit(
            later.id,
            0,
            outbox=[Post("card", {"ping": [BEN]}, "card"), Post("hand", {"seat": 0})],
            user_id=ADA,
            lesson="tiny:gather",
            role="keeper",
            waits={"2": 1},
            reminders=[Reminder(BEN, clock.now, sent=1)],
            upkeep=Upkeep(reserved=(ReservedSeat(1, BEN, "Ben"),)),
        )
    )
    pack = PackContent(hash_text("Salt"), "tiny", {"name": "Salt"}, "Salt")
    await store.packs.save_shelf_pack(Shelf(10, ADA), pack, 5)
    await store.open_table(make_new_table(5, packs=(pack.digest,)))
    await store.save_player_settings(ADA, PlayerSettings(words_only=True))
    await store.save_absence(ADA, Away(clock.now, clock.now + timedelta(days=2)))
    await store.save_server_settings(10, {"seats": 3})
    await store.count_interaction(77 << 22)
    last = max(await store.list_due_posts(later.id), key=lambda post: post.id)
    await store.save_posted(last)
    return last.id


async def content(store: Store) -> list[str]:
    """All rows, whatever their order and the columns that only one dialect has."""
    lines = []
    for table in sorted({"schema_version", *await list_user_tables(store)} - {"schema_version"}):
        columns = await store._writer.run_on_thread(
            lambda name=table: sorted(store._writer._session.contents.list_insertable_columns(name))
        )
        for row in await store._read_rows(f"SELECT {', '.join(columns)} FROM {table}"):
            lines.append(f"{table} {tuple(row)}")
    return sorted(lines)


async def list_user_tables(store: Store) -> list[str]:
    return await store._writer.run_on_thread(store._writer._session.contents.list_tables)


async def test_moving_there_and_back_changes_nothing(
    store: Store, place: Place, other: Place, clock: Clock, tmp_path: Path, open_store: OpenStore
) -> None:
    deleted = await furnish(store, clock)
    before = await content(store)
    await store.close()

    moved = copy_everything(place, other, clock.now)
    assert sum(moved.values()) == len(before)
    assert (moved["tables"], moved["pages"], moved["journal"]) == (3, 1, 1)
    assert (moved["packs"], moved["server_packs"], moved["table_packs"]) == (1, 1, 1)

    there = await open_store(other)
    assert await content(there) == before
    # What comes next gets ids of its own, also where the last one has been deleted.
    await there.save_commit(
        make_commit(2, 1, outbox=[Post("card", key="card")], events=[Event("On.")])
    )
    assert max(post.id for post in await there.list_due_posts(2)) > deleted
    assert (await there.open_table(make_new_table(6, campaign=NewCampaign("Another")))).id == 4
    assert (await read_log(there, 1))[-1].startswith("Ada tells")
    after = await content(there)
    await there.close()

    home = tmp_path / "home.sqlite3"
    copy_everything(other, home, clock.now)
    assert await content(await open_store(home)) == after


async def test_moving_needs_an_empty_target(
    store: Store, place: Place, other: Place, clock: Clock, open_store: OpenStore
) -> None:
    await furnish(store, clock)
    await store.close()
    there = await open_store(other)
    await there.save_server_settings(1, {})
    before = await dump_database(there)
    await there.close()
    with pytest.raises(StorageFailed, match="not empty, it has rows in servers"):
        copy_everything(place, other, clock.now)
    assert await dump_database(await open_store(other)) == before


async def refuse_waits(store: Store) -> None:
    """From now on the database takes no row of `waits`."""

    def change(db: Connection) -> None:
        if store.path:
            db.execute(
                "CREATE TRIGGER refuse BEFORE INSERT ON waits"
                " BEGIN SELECT RAISE(ABORT, 'not this one'); END"
            )
        else:
            db.execute("ALTER TABLE waits ADD CONSTRAINT refuse CHECK (since < 0)")

    await store._writer.write_change(change)


async def test_a_failed_move_changes_nothing(
    store: Store, place: Place, other: Place, clock: Clock, open_store: OpenStore
) -> None:
    await furnish(store, clock)
    before = await content(store)
    await store.close()
    there = await open_store(other)
    await refuse_waits(there)
    await there.close()
    with pytest.raises(StorageFailed, match=r"not this one|refuse"):
        copy_everything(place, other, clock.now)
    assert await content(await open_store(other)) == []
    assert await content(await open_store(place)) == before


def test_a_file_in_use_is_not_moved(path: Path, tmp_path: Path, clock: Clock) -> None:
    path.touch()
    with claim_database(path), pytest.raises(InUse):
        copy_everything(path, tmp_path / "to.sqlite3", clock.now)
    with pytest.raises(StorageFailed, match="There is no database"):
        copy_everything(tmp_path / "nowhere.sqlite3", path, clock.now)
    with pytest.raises(StorageFailed, match="the same"):
        copy_everything(path, path.parent / ".." / path.parent.name / path.name, clock.now)
    with pytest.raises(StorageFailed, match="the same"):
        copy_everything(*(f"postgresql://{where}" for where in ("there", "there")), clock.now)
    assert not (tmp_path / "to.sqlite3").exists()
