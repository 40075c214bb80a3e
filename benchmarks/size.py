"""What Emberkeep takes: memory, time to start, bytes on disk.

    python3 -m uv run --group bench python -m benchmarks.size

First table: the bot in a process of its own at the sandbox, with so many open tables on disk, each
a few answers into its game, all games in turn. Seconds until it is connected and has caught up, by
the clock and of processor time; megabytes resident then, and after every table has been looked at
once (as by a button: loaded, seen by a seat, and let go when there is no more room).

Second table: bytes on disk after so many answers by bots to one game (where it is over before,
another follows), an hour apart on the average, with what lies back packed as the bot does it:
checkpoints, journal and events in rows, pages, and everything else; what an answer takes beside
checkpoints, and what it would take if nothing were packed; and how many checkpoints there are, of
how many tables.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any
from unittest.mock import patch

import discord

import bot
from benchmarks.commits import Player
from rules.engine import GAMES, Prompt, Table
from sandbox import Sandbox, point_at
from storage import Card, Packing, Post, Store
from tables.snapshot import take_snapshot
from tests.e2e.bot_process import Brisk
from tests.template_game import list_player_games

LIVE = 200
"""Tables kept in memory at most: the bot's own setting."""
PLAYED = 99
"""So many tables are played; more are made like them."""


# -- tables on disk ------------------------------------------------------------------------------


class Bots(Player):
    """Bots at a table whose card stands as it is: nothing is to be posted."""

    def count_seats(self, game: str) -> int:
        return max(2, GAMES[game].seats[0])

    def make_seed(self) -> str:
        return str(self.number + self.opened)

    def choose_answer(self, table: Table[Any]) -> tuple[Prompt[Any], Any]:
        """Choose what a sensible player does next."""
        for prompt in table.prompts:
            answer = table.choose_bot_answer(prompt)
            if answer is not None:
                return prompt, answer
        raise AssertionError(f"{table.game.key} waits for nobody")

    def make_posts(self, user: int | None) -> list[Post]:
        return []


async def furnish_database(path: Path, tables: int, answers: int) -> None:
    """So many open tables, each so many answers into its game: some are played, the rest are made
    like them."""
    store = await Store.open(path)

    async def play_table(number: int) -> None:
        bots = Bots(store, number, interactions=count(10**18 + 10**6 * number))
        await bots.open_table()
        for _ in range(answers):
            if bots.table.result is None:
                await bots.give_answer()
        row = await store.find_table(bots.row.id)
        assert row is not None
        await store.save_card(row.id, Card(10**18 + number, row.edition))

    await asyncio.gather(*(play_table(number) for number in range(min(tables, PLAYED))))
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        for first in range(PLAYED, tables, PLAYED):
            _copy_tables(db, first, min(PLAYED, tables - first))
        db.commit()


def _copy_tables(db: sqlite3.Connection, first: int, many: int) -> None:
    """Copy the first `many` tables, with ids from `first` on and other channels and people."""
    kept = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for name in sorted(kept, key=lambda name: name != "tables"):
        about = list(db.execute(f"SELECT name, pk FROM pragma_table_info('{name}')"))
        columns = [column for column, _ in about if column != "id" or name == "tables"]
        if name != "tables" and "table_id" not in columns:
            continue
        key = "id" if name == "tables" else "table_id"
        shifts = {key: first, "channel_id": first, "user_id": 10 * first}
        shifts["interaction_id"] = 10**6 * first
        values = [f"{c} + {shifts[c]}" if c in shifts else c for c in columns]
        db.execute(
            f"INSERT INTO {name} ({', '.join(columns)})"
            f" SELECT {', '.join(values)} FROM {name} WHERE {key} <= {many}"
        )


# -- in the bot's process ------------------------------------------------------------------------


def measure_resident() -> float:
    """Measure how many megabytes of this process are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Weighed(Brisk):
    """Emberkeep, which says what it weighs: when it is ready, and when every table has been looked
    at."""

    async def on_shard_ready(self, shard_id: int) -> None:
        await super().on_shard_ready(shard_id)
        print("ready", f"{measure_resident():.1f}", f"{process_time():.2f}", flush=True)
        for table_id in range(1, int(os.environ["TOUCHED"]) + 1):
            async with self.sessions.lock_for_snapshot(table_id) as session:
                snapshot = take_snapshot(session, seat=0)
                assert snapshot.view is not None
        print("touched", f"{measure_resident():.1f}", self.sessions.loaded_count, flush=True)


def serve_bot(url: str) -> int:
    """Run the bot in this process."""
    point_at(url)
    with patch.object(bot, "Emberkeep", Weighed):
        return bot.main(["--sync"])


# -- tables --------------------------------------------------------------------------------------


async def weigh_bot(folder: Path, touched: int) -> tuple[float, ...]:
    """Seconds until ready, by the clock and of processor time; megabytes then, and when so many
    tables have been looked at."""
    async with await Sandbox.start() as sandbox:
        sandbox.limits.remove_limits()  # what is weighed is the bot, not how long it waits
        environment = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "EMBERKEEP_DATA": str(folder),
            "EMBERKEEP_LOG_LEVEL": "WARNING",
            "EMBERKEEP_LIVE_TABLES": str(LIVE),
            "EMBERKEEP_BACKUP_HOURS": "0",
            "TOUCHED": str(touched),
        }
        command = (sys.executable, "-m", "benchmarks.size", "--serve", sandbox.base_url)
        began = monotonic()
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        ready = (await process.stdout.readline()).split()
        passed = monotonic() - began
        after = (await process.stdout.readline()).split()
        process.kill()
        await process.wait()
        return passed, float(ready[2]), float(ready[1]), float(after[1])


async def print_memory(counts: list[int], answers: int, times: int) -> None:
    """Print the first table."""
    print(
        f"{'tables':>7} {'MB on disk':>10} {'ready s':>8} {'worked':>7} {'MB':>7}"
        f" {'MB touched':>10}"
    )
    for tables in counts:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / bot.DATABASE_FILE
            await furnish_database(path, tables, answers)
            size = path.stat().st_size / 2**20
            starts = [(await weigh_bot(Path(folder), 0))[:3] for _ in range(times)]
            passed, worked, ready = (
                sorted(column)[times // 2] for column in zip(*starts, strict=True)
            )
            *_, touched = await weigh_bot(Path(folder), tables)
        print(
            f"{tables:7,} {size:10.1f} {passed:8.2f} {worked:7.2f} {ready:7.1f} {touched:10.1f}",
            flush=True,
        )


PARTS = {
    "checkpoint": ("checkpoints",),
    "journal": ("journal", "journal_of_table", "counted_once"),
    "events": ("events", "events_of_table"),
    "pages": ("pages", "pages_of_table"),
}


Parts = dict[str, int]
"""Bytes by part."""


class Passing:
    """Time that passes from answer to answer: an hour on the average, by chance more or less."""

    def __init__(self) -> None:
        self.luck = Random(1)
        self.now = datetime(2026, 3, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def number_interactions(self) -> Iterator[int]:
        """One after the other, each a moment before it is answered, numbered as Discord does."""
        while True:
            self.now += timedelta(hours=self.luck.expovariate(1))
            sent = self.now - timedelta(seconds=self.luck.uniform(0.1, 0.5))
            yield discord.utils.time_snowflake(sent) + self.luck.randrange(1 << 22)


async def _play_games(path: Path, game: str, answers: int, *, packed: bool) -> tuple[int, Parts]:
    """Give `answers` answers. Returns how many tables that took, and the bytes of each part."""
    clock = Passing()
    store = await Store.open(path, clock)
    packing = Packing(store)
    empty = _read_sizes(path)
    bots = Bots(store, 0, [game], clock.number_interactions())
    await bots.open_table()
    for _ in range(answers):
        await bots.give_answer()
        if packed:
            await packing.run()
    await store.close()
    sizes = _read_sizes(path)
    parts = {name: sum(sizes.get(part, 0) for part in of) for name, of in PARTS.items()}
    parts["rest"] = sum(sizes.values()) - sum(parts.values()) - sum(empty.values())
    return bots.opened, parts


async def print_disk(answers: int) -> None:
    """Print the second table."""
    print(
        f"\n{'game':8} {'answers':>8} {'checkpoint':>11} {'journal':>8} {'events':>8} {'pages':>8}"
        f" {'rest':>6}  {'an answer':>9} {'unpacked':>8}  {'checkpoints':>11}"
    )
    for key in list_player_games():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / bot.DATABASE_FILE
            number, parts = await _play_games(path, key, answers, packed=True)
            with closing(sqlite3.connect(path)) as db:
                ((kept,),) = db.execute("SELECT count(*) FROM checkpoints")
            _, loose = await _play_games(Path(folder) / "loose", key, answers, packed=False)
        print(
            f"{key:8} {answers:8} {parts['checkpoint']:11,} {parts['journal']:8,}"
            f" {parts['events']:8,} {parts['pages']:8,} {parts['rest']:6,}"
            f"  {_sum_growth(parts) / answers:9.1f} {_sum_growth(loose) / answers:8.1f}"
            f"  {kept:5} of {number}",
            flush=True,
        )


def _sum_growth(parts: Parts) -> int:
    """Sum the bytes of what grows with every answer."""
    return parts["journal"] + parts["events"] + parts["pages"]


def _read_sizes(path: Path) -> dict[str, int]:
    """Read how many bytes each table and index fills."""
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("SELECT name, sum(payload) FROM dbstat GROUP BY name"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[0, 1_000, 10_000])
    parser.add_argument("--each", type=int, default=10, help="answers at each of those tables")
    parser.add_argument("--answers", type=int, default=500, help="in the second table")
    parser.add_argument("--times", type=int, default=3, help="starts for each row")
    parser.add_argument("--serve", metavar="URL", help="be the bot's process")
    asked = parser.parse_args()
    if asked.serve:
        return serve_bot(asked.serve)
    if asked.tables:
        asyncio.run(print_memory(asked.tables, asked.each, asked.times))
    asyncio.run(print_disk(asked.answers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
