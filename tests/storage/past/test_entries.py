"""Whoever reads a table's journal or log does not see what of it has been packed."""

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.engine import Entry, Event
from storage import (
    FORMER_PLAYER,
    Actor,
    AlreadyCounted,
    Commit,
    GameAfter,
    Packing,
    PageBroken,
    StorageFull,
    Store,
    Timing,
)
from storage.database.connection import Connection
from storage.past import entries as past
from storage.past.pages import unpack_page
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, BEN, DUMP, make_commit, make_new_table, start_table
from tests.storage.test_failures import fill_disk, free_disk


async def play(store: Store, clock: Clock, table_id: int, answers: int, first: int = 0) -> None:
    """So many answers with a line each, an hour apart, each a step of its own."""
    for revision in range(first, first + answers):
        clock.pass_by(hours=1)
        told = [Event(f"line {revision}", data={"round": revision}, step=revision + 1)]
        await store.save_commit(make_commit(table_id, revision, events=told, checkpoint=DUMP))


async def content(store: Store, table_id: int) -> dict[str, Any]:
    """All that can be read of a table's past."""
    found: dict[str, Any] = {"journal": await store.list_journal(table_id)}
    found["saved"] = await store.find_saved_game(table_id)
    log = await store.list_events(table_id, 0, limit=None)
    for seat in (None, 0, 1):
        found[f"log {seat}"] = await store.list_events(table_id, seat, limit=None)
        found[f"turns {seat}"] = await store.list_turns(table_id, seat)
        found[f"kinds {seat}"] = await store.count_event_kinds(table_id, seat)
        found[f"last {seat}"] = await store.list_events(table_id, seat, limit=3, skip=2)
        for about in (0, 1):
            found[f"of {about}, {seat}"] = await store.list_events(table_id, seat, about=about)
            found[f"many {about}, {seat}"] = await store.count_events(table_id, seat, about=about)
    for line in log[:: max(1, len(log) // 7)]:
        found[f"before {line.id}"] = await store.list_events(table_id, 0, before=line.id, limit=4)
        found[f"after {line.id}"] = await store.list_events(table_id, 0, after=line.id, limit=4)
        found[f"since {line.edition}"] = await store.list_events(table_id, 0, since=line.edition)
        found[f"older {line.id}"] = await store.count_events(table_id, 0, before=line.id)
        if (at := line.revision) is not None:
            found[f"from {at}"] = await store.find_first_event_id(table_id, 0, at)
    for user in (ADA, BEN):
        found[f"known of {user}"] = await store.export_user(user)
        found[f"played by {user}"] = await store.summarise_games_of_user(user)
    found["played"] = await store.summarise_games_in_guild(10)
    return found


async def in_rows(store: Store, table_id: int) -> tuple[int, int]:
    """How many entries and how many lines lie in rows."""
    count = "SELECT count(*) FROM {} WHERE table_id = ?"
    ((entries,),) = await store._read_rows(count.format("journal"), table_id)
    ((lines,),) = await store._read_rows(count.format("events"), table_id)
    return entries, lines


async def bodies(store: Store) -> list[bytes]:
    return [body for (body,) in await store._read_rows("SELECT body FROM pages ORDER BY id")]


async def test_an_active_game_is_packed_up_to_its_checkpoint(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    await play(store, clock, row.id, 20)
    for revision in (20, 21):  # of a step that goes on
        clock.pass_by(hours=1)
        await store.save_commit(make_commit(row.id, revision, events=[Event("And so on.")]))
    clock.pass_by(hours=2)
    before = await content(store, row.id)
    assert await store.pack_old_history(9) == 1
    assert await in_rows(store, row.id) == (2, 1)
    assert len(await bodies(store)) == 1
    assert await content(store, row.id) == before
    assert await store.pack_old_history(9) == 0


async def test_an_active_game_is_packed_once_enough_is_an_hour_old(
    store: Store, clock: Clock
) -> None:
    row, fresh = await start_table(store), await start_table(store, 2)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK - 1)
    clock.pass_by(hours=2)
    assert await store.pack_old_history(9) == 0
    await store.end_table(row.id, "closed")
    assert await store.pack_old_history(9) == 1
    assert await in_rows(store, row.id) == (0, 1)
    await play(store, clock, fresh.id, past.FEWEST_ENTRIES_TO_PACK + 1)
    clock.pass_by(minutes=1)
    assert await store.pack_old_history(9) == 1
    assert await in_rows(store, fresh.id) == (1, 1)


async def test_recent_interactions_are_remembered(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK)
    clock.pass_by(minutes=50)
    end = past.FEWEST_ENTRIES_TO_PACK
    await store.save_commit(make_commit(row.id, end, interaction_id=77, checkpoint="", ended=True))
    clock.pass_by(minutes=16)
    assert await store.pack_old_history(9) == 1
    assert await store.has_journal_entry(77)
    with pytest.raises(AlreadyCounted):
        await store.save_commit(make_commit(row.id, end + 1, interaction_id=77))
    clock.pass_by(hours=1)
    assert await store.pack_old_history(9) == 1
    assert await in_rows(store, row.id) == (0, 1)
    journal = await store.list_journal(row.id)
    assert journal[-1].interaction_id == 0  # a person's; whose, nobody asks


async def test_line_numbers_continue_after_packing(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK)
    clock.pass_by(hours=2)
    await store.pack_old_history(9)
    await play(store, clock, row.id, 2, first=past.FEWEST_ENTRIES_TO_PACK)
    numbers = [line.id for line in await store.list_events(row.id, 0, limit=None)]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == past.FEWEST_ENTRIES_TO_PACK + 2


async def test_recent_lines_are_not_packed(store: Store, clock: Clock) -> None:
    """As where two processes have begun with the same table, and one was faster."""
    row = await start_table(store)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK)
    await store._writer.write_change(lambda db: past.pack_old_lines(db, row.id, 0))
    assert await bodies(store) == []
    before = int(clock.now.timestamp() * 1000) + 1
    await store._writer.write_change(lambda db: past.pack_old_lines(db, row.id, before))
    pages = await bodies(store)
    assert len(pages) == 1
    await store._writer.write_change(lambda db: past.pack_old_lines(db, row.id, before))
    assert await bodies(store) == pages


async def test_a_page_fills_up(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "ENTRIES_IN_FULL_PAGE", 12)
    row = await start_table(store)
    found = []
    for first in range(0, 40, 8):
        await play(store, clock, row.id, 8, first=first)
        clock.pass_by(hours=2)
        await store.pack_old_history(9)
        found.append([len(unpack_page(body).entries) for body in await bodies(store)])
    assert found == [[8], [16], [16, 8], [16, 16], [16, 16, 8]]
    assert [line.revision for line in await store.list_journal(row.id)] == list(range(1, 41))


async def test_tables_are_packed_separately(store: Store, clock: Clock) -> None:
    ids = [(await start_table(store, channel)).id for channel in range(1, 4)]
    for table_id in ids:
        await play(store, clock, table_id, past.FEWEST_ENTRIES_TO_PACK)
    clock.pass_by(hours=2)
    before = [await content(store, table_id) for table_id in ids]
    assert [await store.pack_old_history(2) for _ in range(3)] == [2, 1, 0]
    assert [await content(store, table_id) for table_id in ids] == before


class Chance:
    """A table where anything that can be written is written, by chance."""

    def __init__(self, seed: int, store: Store, clock: Clock) -> None:
        self.rnd = Random(seed)
        self.store = store
        self.clock = clock
        self.revision = 0

    async def open(self) -> None:
        row = await self.store.open_table(make_new_table())
        self.id = row.id
        await self.store.start_table(
            row.id, row.edition, DUMP, events=self.events(), waits={"1": 0}
        )

    def events(self) -> list[Event]:
        rnd = self.rnd
        return [
            Event(
                rnd.choice(["Ada rests.", "Ben goes on.\nAda waits.", "É—", "Rook leads."]),
                rnd.choice([None, None, (0,), (1,), (0, 1)]),
                rnd.choice(["info", "told", "round"]),
                rnd.choice([{}, {"round": self.revision}, {"quote": "Rook", "who": ["Ada", 1.5]}]),
                rnd.choice([0, self.revision // 3 + 1]),
            )
            for _ in range(rnd.randrange(4))
        ]

    def entry(self, number: int) -> Entry:
        kind = self.rnd.choice(["answer", "answer", "lapse", "stand-in", "back", "undo"])
        given = self.rnd.choice([["B4"], [], 3, "Rook", "two\nlines"])
        if kind in ("back", "undo"):
            return Entry(kind, number % 2)  # one of its kinds
        return Entry(kind, number % 2, str(number), given)  # the same

    async def commit(self, *, last: bool) -> None:
        rnd, at = self.rnd, self.revision
        self.clock.pass_by(minutes=rnd.choice([0, 1, 30, 300]))
        entries = [self.entry(at + n) for n in range(1, rnd.choice([1, 1, 1, 2, 4]) + 1)]
        self.revision = at + len(entries)
        await self.store.save_commit(
            Commit(
                self.id,
                at,
                entries,
                game=GameAfter(
                    "1",
                    DUMP if last or rnd.random() < 0.4 else None,
                    ended=last,
                    winners=(0,) if last else None,
                ),
                events=self.events(),
                actor=Actor(None, rnd.choice([None, 10**18 + self.revision])),
                timing=Timing({str(self.revision + 1): self.revision % 2}),
            )
        )


def without_interactions(found: dict[str, Any]) -> dict[str, Any]:
    found["journal"] = [
        (line.entry, line.revision, line.version, line.interaction_id is None, line.at)
        for line in found["journal"]
    ]
    return found


@pytest.mark.parametrize("seed", range(3))
async def test_any_history_reads_the_same_when_packed(
    tmp_path: Path, open_store: OpenStore, clock: Clock, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Pages of four entries and more, packed again and again in the middle of things."""
    monkeypatch.setattr(past, "ENTRIES_IN_FULL_PAGE", 4)
    two = [await open_store(tmp_path / name) for name in ("packed", "not")]
    began, luck = clock.now, Random(seed)
    tables, packs = [], 0
    for store in two:
        clock.now = began
        tables.append(Chance(seed, store, clock))
        await tables[-1].open()
    packed = two[0]
    for number in range(60):
        now = clock.now
        for table in tables:
            clock.now = now
            await table.commit(last=number == 59)
        if luck.random() < 0.2:
            packs += await packed.pack_old_history(9)
    clock.pass_by(hours=2)
    packs += await packed.pack_old_history(9)
    assert packs > 3
    assert await in_rows(packed, tables[0].id) == (0, 1)
    for erased in (False, True):
        if erased:
            for store in two:
                await store.erase_user(ADA)
        one, other = [without_interactions(await content(store, tables[0].id)) for store in two]
        assert one == other
    assert "Ada" not in str(one["log 0"])


async def test_erasing_a_user_cleans_pages_and_file(
    in_file: Store, clock: Clock, path: Path
) -> None:
    row = await in_file.open_table(make_new_table())
    await in_file.start_table(row.id, row.edition, DUMP)
    told = [Event("Ada tells of Wolfsbane.", data={"quote": "Wolfsbane"}), Event("Ben rests.")]
    entry = [Entry("answer", 0, "1", "Wolfsbane")]
    await in_file.save_commit(make_commit(row.id, 0, entries=entry, events=told, checkpoint=DUMP))
    await in_file.save_commit(make_commit(row.id, 1, checkpoint=DUMP, events=[Event("Night.")]))
    await in_file.end_table(row.id, "closed")
    clock.pass_by(hours=2)
    assert await in_file.pack_old_history(9) == 1
    assert await in_rows(in_file, row.id) == (0, 1)
    await in_file.erase_user(ADA)
    (body,) = await bodies(in_file)
    text = lzma.decompress(body).decode()
    assert "Ada" not in text
    assert "Wolfsbane" not in json.dumps(json.loads(text)[1])  # of the journal it is a part
    words = [line.event.text for line in await in_file.list_events(row.id, None)]
    assert words == [f"{FORMER_PLAYER} tells of [taken back].", "Ben rests.", "Night."]
    await in_file.close()
    raw = path.read_bytes()
    assert b"Ben rests" not in raw  # it is packed, and the row that held it is overwritten
    assert b"tells of" not in raw


async def test_a_full_disk_packs_nothing_and_loses_nothing(in_file: Store, clock: Clock) -> None:
    row = await start_table(in_file)
    for revision in range(past.FEWEST_ENTRIES_TO_PACK):
        luck = Random(revision)
        words = "".join(chr(luck.randrange(0x4E00, 0x9000)) for _ in range(3000))
        told = [Event(words)]
        await in_file.save_commit(
            make_commit(row.id, revision, events=told, checkpoint="checkpoint")
        )
    clock.pass_by(hours=2)
    before = await content(in_file, row.id)
    await fill_disk(in_file)
    with pytest.raises(StorageFull):
        await in_file._writer.write_change(lambda db: _cramped(db, row.id, clock))
    assert await content(in_file, row.id) == before
    assert await in_rows(in_file, row.id) == (
        past.FEWEST_ENTRIES_TO_PACK,
        past.FEWEST_ENTRIES_TO_PACK,
    )
    await free_disk(in_file)
    assert await in_file.pack_old_history(9) == 1
    assert await content(in_file, row.id) == before


def _cramped(db: Connection, table_id: int, clock: Clock) -> None:
    """The page does not fit into what its rows leave: somebody else has taken that."""
    past.pack_old_lines(db, table_id, int(clock.now.timestamp() * 1000))
    db.execute("INSERT INTO servers VALUES (1, ?)", ("x" * 1_000_000,))


async def test_a_broken_page_is_reported_and_the_table_continues(
    store: Store, clock: Clock
) -> None:
    row = await start_table(store)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK)
    clock.pass_by(hours=2)
    await store.pack_old_history(9)
    await store._writer.write_change(
        lambda db: db.execute("UPDATE pages SET body = substr(body, 1, 40)").rowcount
    )
    with pytest.raises(PageBroken, match="broken"):
        await store.list_events(row.id, None)
    with pytest.raises(PageBroken, match="broken"):
        await store.list_journal(row.id)
    await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK, first=past.FEWEST_ENTRIES_TO_PACK)
    seen = await store.find_table(row.id)
    assert await store.find_saved_game(row.id) is not None
    news = await store.list_events(row.id, None, since=seen.edition - 1)
    assert [line.event.text for line in news] == [f"line {2 * past.FEWEST_ENTRIES_TO_PACK - 1}"]
    clock.pass_by(hours=2)
    assert await store.pack_old_history(9) == 1
    broken, whole = await bodies(store)
    assert len(broken) == 40
    assert len(unpack_page(whole).entries) == past.FEWEST_ENTRIES_TO_PACK


async def test_an_older_database_is_packed_gradually(
    in_file: Store, clock: Clock, reopen: OpenStore
) -> None:
    row = await start_table(in_file)
    await play(in_file, clock, row.id, 3 * past.FEWEST_ENTRIES_TO_PACK)
    await in_file.end_table(row.id, "closed")
    clock.pass_by(hours=2)
    before = await content(in_file, row.id)
    again = await reopen(in_file, 10)
    assert await content(again, row.id) == before
    assert await again.pack_old_history(9) == 1
    assert await content(again, row.id) == before


async def test_packing_runs_hourly_and_sooner_if_much_is_left(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.chores.TABLES_PACKED_AT_ONCE", 2)
    packing = Packing(store)
    for channel in range(1, 4):
        row = await start_table(store, channel)
        await play(store, clock, row.id, past.FEWEST_ENTRIES_TO_PACK)
    clock.pass_by(hours=2)
    due = clock.now
    assert await packing.find_due() < due
    pages = []
    waits = []
    for _ in range(3):
        await packing.run()
        await packing.run()  # it is not due again yet
        pages.append(len(await bodies(store)))
        waits.append(await packing.find_due() - clock.now)
        clock.now = await packing.find_due()
    assert pages == [2, 3, 3]
    assert waits[0] < waits[1] == waits[2]
