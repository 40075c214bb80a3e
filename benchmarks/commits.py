"""Answers a second, played and made durable, by the number of tables at once.

    python3 -m uv run --group bench python -m benchmarks.commits

- `engine`: random games of all kinds, kept nowhere;
- `store`: the same through the journal and `Store.commit`, durable (synchronous=FULL);
- `play`: the same by the steps of `tables.actions.acting.act`, as the bot does it: locks, clocks
  and all, but for the snapshots;
- `fsync`: as many bytes an answer, appended to a file, each followed by fsync;
- `grouped`: the rows of `store`, written by hand through the standard library's sqlite3 into the
  same schema, a transaction for as many answers as there are tables;
- `path`: `store` less what `engine` takes: the journal and the commit by themselves;
- `ms`: milliseconds of processor time an answer, which hold also on a busy machine.

They take turns, round after round; each figure is the median of the rounds.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import bot
from cogs.registry import Emberkeep
from rules.engine import Entry, Prompt, Table
from storage import Actor, Commit, GameAfter, NewTable, Post, Seat, Store, TableRow, Timing
from storage.rows import make_seat_mask, pack_event_data, pack_json
from tables.actions.presence import mark_user_back
from tables.actions.returning import give_place_back_in_session
from tables.garbage import collect_garbage_less_often
from tables.sessions import TableSessions
from tests.answers import make_answer_command
from tests.drivers import random_answer
from tests.template_game import list_player_games

COUNTS = (1, 16, 64, 256)
SEATS = 3
APPENDS = 50
INTERACTIONS = count(1)


class Memory:
    """A store that keeps nothing, to see what the engine takes by itself."""

    async def open_table(self, new: NewTable) -> TableRow:
        now = datetime.now(UTC)
        settings: dict[str, Any] = {}
        return TableRow(
            1, 1, 1, 1, new.game, {}, settings, "", "playing", 0, 0, new.seats, None, now, now
        )

    async def start_table(self, *_: Any, **__: Any) -> None:
        """Kept nowhere."""

    async def save_commit(self, _: Commit) -> None:
        """Kept nowhere. The other tables take their turns meanwhile, as where it is kept."""
        await asyncio.sleep(0)


class Player:
    """Random games at one table, one after the other, in a channel of its own."""

    def __init__(
        self,
        store: Store | Memory,
        number: int,
        played: Sequence[str] = tuple(list_player_games()),
        interactions: Iterator[int] | None = None,
    ) -> None:
        self.store = store
        self.number = number
        self.played = played
        self.interactions = interactions or INTERACTIONS
        self.rnd = Random(number)
        self.opened = 0
        self.row: TableRow
        self.table: Table[Any]

    def count_seats(self, game: str) -> int:
        return SEATS

    def make_seed(self) -> str:
        return f"{self.number}/{self.rnd.random()}"

    async def open_table(self) -> None:
        """Begin a game: another one of the shelf's each time, and on from the last table's."""
        game = self.played[(self.number + self.opened) % len(self.played)]
        numbers = range(self.count_seats(game))
        seats = tuple(Seat(n, 10 * self.number + n + 1, f"Seat {n + 1}") for n in numbers)
        seed = self.make_seed()
        self.opened += 1
        row = await self.store.open_table(NewTable(self.number + 1, 1, 1, game, {}, seed, seats))
        self.table = Table.open(game, names=[seat.name for seat in seats], seed=seed)
        waits = {p.id: p.seat for p in self.table.needed_prompts}
        self.row = row
        await self.store.start_table(
            row.id, row.edition, self.table.dump(), events=self.table.opening, waits=waits
        )
        self.saved_at = self.table.checkpoint_revision

    def choose_answer(self, table: Table[Any]) -> tuple[Prompt[Any], Any]:
        """Choose one of the questions that the table waits for, and any answer to it."""
        prompt = self.rnd.choice(table.needed_prompts)
        return prompt, random_answer(prompt, self.rnd)

    def make_posts(self, user: int | None) -> list[Post]:
        return [Post("card", {"ping": [user], "fresh": True}, "card")]

    async def give_answer(self) -> Commit | None:
        """Give one durable answer. Returns what was written, if known. If the game
        is over, it is the first of the next one."""
        if self.table.result:
            await self.open_table()
        table = self.table
        prompt, given = self.choose_answer(table)
        before = table.revision
        events = table.answer(prompt.id, given)
        moved = table.checkpoint_revision != self.saved_at
        self.saved_at = table.checkpoint_revision
        user = self.row.seats[prompt.seat].user_id
        commit = Commit(
            self.row.id,
            before,
            [Entry("answer", prompt.seat, prompt.id, given)],
            events,
            outbox=self.make_posts(user),
            actor=Actor(user, next(self.interactions)),
            game=GameAfter(
                table.game.version,
                table.dump() if moved else None,
                table.other_names,
                table.result is not None,
                table.result.winners if table.result else None,
            ),
            timing=Timing({p.id: p.seat for p in table.needed_prompts}),
        )
        await self.store.save_commit(commit)
        return commit


class ThroughPlay(Player):
    """The same, through the bot's own way of taking an answer. `views`: with what each seat, and
    somebody who watches, may see of the table after it."""

    def __init__(
        self,
        store: Store,
        number: int,
        sessions: TableSessions,
        *,
        played: Sequence[str] = tuple(list_player_games()),
        views: bool = False,
    ) -> None:
        super().__init__(store, number, played)
        self.sessions = sessions
        self.views = views

    async def give_answer(self) -> Commit | None:
        session = self.sessions.find_loaded_session(self.row.id)
        if session is None:  # just opened
            async with self.sessions.lock_table(self.row.id) as session:
                assert session.table is not None
        prompt, given = self.choose_answer(session.running_game)
        user = session.row.seats[prompt.seat].user_id
        assert user is not None
        number = next(self.interactions)
        command = make_answer_command(self.row.id, user, prompt.id, given, number)
        await mark_user_back(self.sessions, user, self.row.id)  # as `act` does, less its snapshots
        async with self.sessions.lock_table(self.row.id) as session:
            await give_place_back_in_session(self.sessions, session, user)
            await self.sessions.save_changes(session, command.decide(session))
            if self.views:
                for seat in (*range(SEATS), None):
                    session.running_game.view(seat)
        if session.row.status != "playing":
            await self.open_table()
        return None


async def answer_all(players: Sequence[Player], answers: int) -> list[Commit]:
    """Give `answers` answers at all tables together. Returns what was written."""
    commits: list[Commit] = []
    left = count(answers, -1)

    async def keep_answering(player: Player) -> None:
        while next(left) > 0:
            if (commit := await player.give_answer()) is not None:
                commits.append(commit)

    await asyncio.gather(*(keep_answering(player) for player in players))
    return commits


Rows = dict[str, list[tuple[Any, ...]]]
"""By statement, what it is given."""

BY_HAND = {
    "tables": "UPDATE tables SET revision = ?, edition = edition + 1, changed_at = ? WHERE id = ?",
    "journal": "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "checkpoints": "INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)",
    "events": "INSERT INTO events (table_id, edition, seats, kind, text, data, at, revision, about)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
    "answered": "DELETE FROM waits WHERE table_id = ?",
    "waits": "INSERT OR REPLACE INTO waits (table_id, prompt, seat, since) VALUES (?, ?, ?, ?)",
    "looks": "INSERT OR REPLACE INTO looks VALUES (?, ?, ?, ?, ?)",
    "outbox": "INSERT OR REPLACE INTO outbox (table_id, edition, kind, body, key, due)"
    " VALUES (?, ?, ?, ?, ?, ?)",
}


def make_rows(commits: Sequence[Commit], now: int) -> Rows:
    """Make the rows of some answers."""
    rows: Rows = {name: [] for name in BY_HAND}
    for c in commits:
        (entry,) = c.entries
        at = c.revision + 1
        rows["tables"].append((at, now, c.table_id))
        rows["journal"].append(
            (
                c.table_id,
                at,
                entry.kind[0],
                entry.seat,
                entry.prompt,
                pack_json(entry.answer),
                c.game.version,
                c.actor.interaction_id,
                now,
                now,
            )
        )
        if c.game.checkpoint is not None:
            rows["checkpoints"].append((c.table_id, at, c.game.checkpoint))
        for event in c.events:
            data = pack_event_data(event)
            rows["events"].append(
                (c.table_id, at, make_seat_mask(event.seats), event.kind, event.text, data, now, at)
            )
        rows["answered"].append((c.table_id,))
        rows["waits"] += [
            (c.table_id, prompt, seat, now) for prompt, seat in (c.timing.waits or {}).items()
        ]
        rows["looks"].append((c.table_id, c.actor.user_id, at, at, now))
        for post in c.outbox:
            rows["outbox"].append((c.table_id, at, post.kind, pack_json(post.body), post.key, now))
    return rows


def count_bytes(commits: Sequence[Commit]) -> int:
    """Count roughly how many bytes of text and numbers the commits write."""
    values = (value for rows in make_rows(commits, 1).values() for row in rows for value in row)
    return sum(len(v.encode()) if isinstance(v, str) else 4 for v in values)


def write_grouped(db: sqlite3.Connection, commits: Sequence[Commit], size: int) -> None:
    """Write the rows of all answers, `size` answers in each transaction."""
    for first in range(0, len(commits), size):
        rows = make_rows(commits[first : first + size], first)
        db.execute("BEGIN IMMEDIATE")
        for name, given in rows.items():
            db.executemany(BY_HAND[name], given)
        db.execute("COMMIT")


def append_bytes(path: Path, each: int, times: int) -> None:
    """Append `each` bytes, `times` times, each time durably."""
    with path.open("ab", buffering=0) as file:
        for _ in range(times):
            file.write(b"x" * each)
            os.fsync(file.fileno())


@dataclass
class Column:
    """What was measured of one way to do it, round by round."""

    rates: list[float] = field(default_factory=list)
    loads: list[float] = field(default_factory=list)
    """Milliseconds of processor time an answer, over all threads."""

    @contextmanager
    def measure_time(self, answers: int) -> Iterator[None]:
        """Measure what the block does, for this number of answers."""
        began, worked = perf_counter(), process_time()
        yield
        self.rates.append(answers / (perf_counter() - began))
        self.loads.append(1000 * (process_time() - worked) / answers)

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def load(self) -> float:
        return median(self.loads)


async def measure_columns(
    folder: Path, tables: int, rounds: int, answers: int
) -> dict[str, Column]:
    """Measure all columns for this number of tables."""
    columns = {name: Column() for name in ("engine", "store", "play", "fsync", "grouped")}
    bare = [Player(Memory(), number) for number in range(tables)]
    async with AsyncExitStack() as opened:
        kept, played, hand = [await Store.open(folder / f"{n}.sqlite3") for n in range(3)]
        for store in (kept, played, hand):
            opened.push_async_callback(store.close)
        players = [Player(kept, number) for number in range(tables)]
        # The bot's own, with all that falls due at a table; it is not connected to anything.
        sessions = Emberkeep(played, live_tables=tables).sessions
        through = [ThroughPlay(played, number, sessions) for number in range(tables)]
        for player in (*bare, *players, *through):
            await player.open_table()
        db = opened.enter_context(closing(open_connection(folder / "2.sqlite3")))
        for _ in range(rounds):
            with columns["engine"].measure_time(answers):
                await answer_all(bare, answers)
            with columns["store"].measure_time(answers):
                commits = await answer_all(players, answers)
            prepare_tables(db, commits)
            with columns["grouped"].measure_time(answers):
                write_grouped(db, commits, tables)
            with columns["play"].measure_time(answers):
                await answer_all(through, answers)
            with columns["fsync"].measure_time(APPENDS):
                append_bytes(folder / "appended", count_bytes(commits) // answers, APPENDS)
    return columns


def open_connection(path: Path) -> sqlite3.Connection:
    """Open the standard library's own connection, as durable as ours."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def prepare_tables(db: sqlite3.Connection, commits: Sequence[Commit]) -> None:
    """Prepare the tables of some answers."""
    db.executemany(
        "INSERT OR IGNORE INTO tables (id, channel_id, opener_id, game, options, settings, seed,"
        " status, opened_at, changed_at) VALUES (?, 1, 1, '', '', '', '', 'ended', 0, 0)",
        [(number,) for number in {commit.table_id for commit in commits}],
    )


HEAD = (
    "tables  engine   store    play   fsync grouped  store/fsync  store/grouped"
    "  path/grouped  ms: engine  store   play  grouped"
)


def make_row(tables: int, columns: Mapping[str, Column]) -> str:
    """Write a row of the table."""
    engine, store, through, fsync, hand = (columns[name].rate for name in columns)
    path = 1 / (1 / store - 1 / engine)
    loads = [columns[name].load for name in ("engine", "store", "play", "grouped")]
    return (
        f"{tables:6} {engine:7,.0f} {store:7,.0f} {through:7,.0f} {fsync:7,.0f} {hand:7,.0f}"
        f"  {store / fsync:11.2f}  {store / hand:13.2f}  {path / hand:12.2f}"
        f"  {loads[0]:10.2f} {loads[1]:6.2f} {loads[2]:6.2f} {loads[3]:8.2f}"
    )


def read_arguments(description: str | None, head: str) -> argparse.Namespace:
    """What was asked for on the command line of a benchmark of this kind. Prints its head."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--tables", type=int, nargs="+", default=COUNTS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--answers", type=int, default=10, help="in a round, at each table")
    parser.add_argument("--folder", type=Path, help="where to write: on the disk that counts")
    asked = parser.parse_args()
    sys.setswitchinterval(bot.THREAD_SWITCH_SECONDS)
    print(head)
    return asked


def main() -> None:
    asked = read_arguments(__doc__, HEAD)
    collect_garbage_less_often()  # as the bot does
    for tables in asked.tables:
        answers = max(50, asked.answers * tables)
        with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
            columns = asyncio.run(measure_columns(Path(folder), tables, asked.rounds, answers))
        print(make_row(tables, columns), flush=True)


if __name__ == "__main__":
    main()
