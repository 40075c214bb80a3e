"""Both dialects have the same tables; and PostgreSQL's can be spread over several servers."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest

from rules.engine import Event
from storage import (
    Away,
    Bank,
    Card,
    HandMessage,
    NewerDatabase,
    Post,
    Reminder,
    SeatVote,
    StorageFailed,
    Store,
    Upkeep,
)
from storage.database.postgresql import schema
from storage.database.scripts import list_scripts
from storage.database.sqlite import schema as sqlite_schema
from tests.postgresql import cut_connections
from tests.storage.conftest import OpenStore
from tests.storage.database import next_script
from tests.storage.tables import ADA, make_commit, start_table

COPIED = {"campaigns", "packs"}
"""Few rows, which a spread database keeps whole on every server."""


def spread_by(table: str, columns: set[str]) -> str:
    """The column that a table's rows are spread by: its table, else its person, else its server.
    What is none of theirs stands for itself."""
    if table in ("tables", "interactions"):
        return "id"
    return next(name for name in ("table_id", "user_id", "guild_id") if name in columns)


def columns_of_postgresql(link: psycopg.Connection) -> dict[str, dict[str, bool]]:
    """By table, its columns, and whether each must have a value."""
    found: dict[str, dict[str, bool]] = {}
    for table, column, nullable in link.execute(
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'"
    ):
        found.setdefault(table, {})[column] = nullable == "NO"
    return found


async def test_both_dialects_have_the_same_tables_and_columns(
    emptied_address: str, tmp_path: Path
) -> None:
    path = tmp_path / "emberkeep.sqlite3"
    await (await Store.open(path)).close()
    ours: dict[str, dict[str, bool]] = {}
    with closing(sqlite3.connect(path)) as link:
        for (table,) in link.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall():
            ours[table] = {
                name: bool(needed or key)
                for _, name, _, needed, _, key in link.execute(f"PRAGMA table_info({table})")
            }
    with psycopg.connect(emptied_address) as server:
        theirs = columns_of_postgresql(server)
    del theirs["sittings"]["rowid"]  # which SQLite's have by themselves
    assert theirs == ours


def test_scripts_are_numbered_like_those_of_sqlite() -> None:
    ours, theirs = list_scripts(schema.MIGRATIONS), list_scripts(sqlite_schema.MIGRATIONS)
    assert sorted(ours) == list(range(15, max(theirs) + 1))
    assert len(list(schema.MIGRATIONS.iterdir())) == len(ours)


def test_every_key_begins_with_its_partition_column(emptied_address: str) -> None:
    with psycopg.connect(emptied_address) as link:
        columns = columns_of_postgresql(link)
        unique = link.execute(
            "SELECT t.relname, array_agg(a.attname ORDER BY k.place) FROM pg_index AS i"
            " JOIN pg_class AS t ON t.oid = i.indrelid"
            " JOIN pg_namespace AS n ON n.oid = t.relnamespace AND n.nspname = 'public'"
            " CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(number, place)"
            " JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number"
            " WHERE i.indisunique GROUP BY t.relname, i.indexrelid"
        ).fetchall()
        refers = link.execute(
            "SELECT c.relname, f.relname, a.attname FROM pg_constraint AS r"
            " JOIN pg_class AS c ON c.oid = r.conrelid JOIN pg_class AS f ON f.oid = r.confrelid"
            " JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = r.conkey[1]"
            " WHERE r.contype = 'f'"
        ).fetchall()
    assert {table for table, _ in unique} == columns.keys()
    for table, key in unique:
        if table not in COPIED:
            assert key[0] == spread_by(table, set(columns[table])), table
    for table, other, column in refers:  # only to what lies on the same server
        assert other in COPIED or column == spread_by(table, set(columns[table])), (table, other)
    for table, named in columns.items():
        if table not in COPIED:
            assert named[spread_by(table, set(named))], f"{table}: nothing to be spread by"


BY_TABLE = (
    "find_table find_table_and_due_posts find_saved_game list_journal list_banks list_reminders"
    " find_told_roles list_reserved_seats list_all_holders"
)
BY_USER = "list_user_reminders list_aways list_met_lessons find_player_settings list_user_tables"
OF_ALL = (
    "list_tables_with_due_posts find_next_post_due claim_due_tables find_next_table_due"
    " list_lagging_tables"
)


async def test_frequent_queries_have_an_index(address: str, open_store: OpenStore) -> None:
    """PostgreSQL goes through a whole table only where it cannot help it, and counts how often."""
    store = await open_store(address + "&options=-c%20enable_seqscan%3Doff")
    row, now = await start_table(store), store.now()
    with psycopg.connect(address, autocommit=True) as link:
        link.execute("SELECT pg_stat_reset()")
        vote = SeatVote(0, 0, now, {})
        press = {"user_id": ADA, "lesson": "tiny:gather", "role": "keeper", "interaction_id": 1}
        told = {"events": [Event("told")], "checkpoint": "checkpoint 1", "due_at": now}
        await store.save_commit(
            make_commit(
                row.id,
                0,
                **press,
                **told,
                outbox=[Post("card", key="card"), Post("hand"), Post("log")],
                waits={"1": 0, "2": 1},
                reminders=[Reminder(ADA, now, sent=1)],
                upkeep=Upkeep(banks=[Bank(0, timedelta(0), now)], seat_votes=[vote]),
            )
        )
        first, second, third = await store.list_due_posts(row.id)
        await store.save_posted(first, card=Card(1, 2))
        await store.postpone_post(second, now)
        await store.delete_post_and_save_reminder(third, Reminder(ADA, now, sent=2))
        (vote,) = await store.list_seat_votes(row.id)
        await store.save_vote_message(row.id, vote.id, 5)
        await store.save_seat_vote(row.id, vote)
        await store.save_hand_message(HandMessage(row.id, 0, ADA, 1, 2, 3))
        await store.note_hand_message_lost(row.id, 0)
        await store.count_interaction(2)
        await store.save_absence(ADA, Away(now, None))
        for names, given in ((BY_TABLE, [row.id]), (BY_USER, [ADA]), (OF_ALL, [])):
            for name in names.split():
                await getattr(store, name)(*given)
        await store.find_active_table(row.channel_id)
        await store.find_latest_table(row.channel_id)
        await store.list_active_tables_newest_first(10)
        await store.list_waits([row.id])
        await store.has_journal_entry(1)
        await store.list_events(row.id, None)
        await store.list_news(row.id, 0, most=5, fewest=3)
        await store.find_look(row.id, ADA)
        await store.find_server_settings(10)
        await store.find_hand_message(row.id, 0)
        await store.end_table(row.id, "ended")
        await store.close()
        cut_connections(link)  # what a connection has counted is known when it has ended
        scanned = link.execute("SELECT relname FROM pg_stat_user_tables WHERE seq_scan > 0")
        assert {table for (table,) in scanned} <= {"schema_version"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The scripts there are, where a test may add the next one."""
    return next_script.copy_migrations(schema, tmp_path, monkeypatch)


async def test_the_next_script_is_applied_whole_or_not_at_all(
    new_address: str, folder: Path
) -> None:
    number = max(list_scripts(folder)) + 1
    await (await Store.open(new_address)).close()
    script = folder / f"V{number}__more.sql"
    script.write_text("CREATE TABLE notes (body text); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageFailed, match=rf"V{number}__more\.sql.*nowhere"):
        await Store.open(new_address)
    script.write_text("CREATE TABLE notes (body text); INSERT INTO notes VALUES ('a; b');")
    both = await asyncio.gather(Store.open(new_address), Store.open(new_address))
    assert await both[0]._read_rows("SELECT body FROM notes") == [("a; b",)]
    assert await both[1]._read_rows("SELECT number FROM schema_version") == [(number,)]
    for store in both:
        await store.close()
    script.unlink()
    with pytest.raises(NewerDatabase, match=str(number)):
        await Store.open(new_address)
