"""The moments of a game: its journal walked from the seed, entry by entry, with what was told and
what each seat could see then.

How to use it. In the bot's process, `load_record` collects what there is of a table (plain values,
that can be pickled). Then `run_in_process` runs a function of yours with it in a worker process,
which can be killed and has its time: `await apart(workers, 60, my_function, the_record)`. There,
`Walk(record)` is iterated once:

    walk = Walk(record)
    for moment in walk:
        moment.number, moment.told, moment.view(None)

The rules run in that process alone, so what it returns must contain nothing that its readers may
not know: `view(None)` and the lines of `record(..., readers=(None,))` are for all eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

from pydantic import BaseModel

from rules.engine import GAMES, Entry, Event, Game, Illegal, Table, register_games
from storage import LoggedEvent, Store, TableRow
from tables.errors import UserError
from tables.snapshot import copy_view
from tables.wording import text
from tables.workers import jobs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """The past of a table. `entries`, `times` and `versions` have an item for each entry of the
    journal: what was answered, when, and under which rules. `log`: what the readers could read,
    in order. `over`: whether the game is over, or its table closed, so that nothing is secret any
    more."""

    table_id: int
    game: Game[Any]
    names: tuple[str, ...]
    bots: frozenset[int]
    seed: str = field(repr=False)
    options: dict[str, Any]
    save: str | None = field(repr=False)
    opened_at: datetime
    over: bool
    entries: tuple[Entry, ...] = field(repr=False)
    times: tuple[datetime, ...] = field(repr=False)
    versions: tuple[str, ...] = field(repr=False)
    log: tuple[LoggedEvent, ...] = field(repr=False)
    chapter: tuple[str, int] | None = None
    """The name of its campaign, and its number there."""
    packs: tuple[str, ...] = field(default=(), repr=False)
    """The contents of those that it was played with."""
    secret: str | None = field(default=None, repr=False)
    """The bot's secret, where the seed was made of it and of words; None: it is the seed itself."""

    def make_opened_table(self) -> Table[Any]:
        """The table as it was when the game began. Raises what the rules raise where they take its
        options or its save no more."""
        if self.game.key not in GAMES:
            register_games(self.game)
        return Table.open(
            self.game.key,
            names=self.names,
            seed=self.seed,
            options=self.options,
            save=self.save,
            packs=self.packs,
        )

    @property
    def other_rules(self) -> list[str]:
        """The versions other than the present one that parts of it were played under."""
        return sorted(set(self.versions) - {self.game.version})


async def load_record(
    store: Store, row: TableRow, readers: Sequence[int | None] = (None,)
) -> Record:
    """The past of a table up to `row.revision`. `readers`: whose lines of the log it has; None is
    a spectator. Names are those of today: whoever has been erased is in none of it."""
    journal = [line for line in await store.list_journal(row.id) if line.revision <= row.revision]
    lines: dict[int, LoggedEvent] = {}
    for reader in readers:
        lines |= {line.id: line for line in await store.list_events(row.id, reader, limit=None)}
    return Record(
        row.id,
        GAMES[row.game],
        tuple(seat.name for seat in row.seats),
        frozenset(seat.number for seat in row.seats if seat.bot),
        row.seed,
        row.options,
        row.save,
        row.opened_at,
        not row.is_active,
        tuple(line.entry for line in journal),
        tuple(line.at for line in journal),
        tuple(line.version for line in journal),
        tuple(line for _, line in sorted(lines.items()) if line.edition <= row.edition),
        (row.chapter.name, row.chapter.number) if row.chapter else None,
        await store.packs.at_table(row.id) if row.packs else (),
        row.secret if row.mixed is not None else None,
    )


@dataclass(frozen=True, slots=True)
class Moment:
    """What came of one entry of the journal. `number`: how many entries had been taken then; 0:
    the game has just begun. `told`: the lines of the log that came of it. `table`: as it stood,
    only until the next moment is asked for; None where the journal does not fit any more."""

    number: int
    at: datetime
    entry: Entry | None
    told: tuple[LoggedEvent, ...]
    table: Table[Any] | None

    def copy_seat_view(self, seat: int | None) -> BaseModel | None:
        """All that this seat could know then (None: a spectator), in a copy that may be kept; None
        where the journal does not fit any more."""
        return None if self.table is None else copy_view(self.table.view(seat))

    @property
    def step(self) -> int:
        """The number of the game's step (a turn, or a phase), from 1; 0 where nobody knows."""
        if self.table is not None:
            return self.table.step
        return max((line.event.step for line in self.told), default=0)

    @property
    def round(self) -> int | None:
        """The round that was being played, where the game counts any."""
        return None if self.table is None else self.table.game.round_of(self.table.state)


class Walk:
    """Goes through a game from its beginning. Where an entry does not fit the rules any more,
    `misfit` says so in a sentence, and from there on the moments have only what was told.
    `opened`: a table to begin from in place of the seed's, for tests."""

    def __init__(self, past: Record, opened: Table[Any] | None = None) -> None:
        self.past = past
        self.misfit = ""
        self._opened = opened

    def __iter__(self) -> Iterator[Moment]:
        past, table = self.past, self._opened or self._open_table()
        told = _by_entry(past)
        yield Moment(0, past.opened_at, None, told[0], table)
        for number, entry in enumerate(past.entries, 1):
            if table is not None and not self._replay_entry(table, number, entry, told[number]):
                table = None
            yield Moment(number, past.times[number - 1], entry, told[number], table)

    def _open_table(self) -> Table[Any] | None:
        try:
            return self.past.make_opened_table()
        except Exception as error:  # other rules may trip over old options in any way
            self.misfit = self._describe_misfit("its beginning does not fit", error)
            return None

    def _replay_entry(
        self, table: Table[Any], number: int, entry: Entry, told: Sequence[LoggedEvent]
    ) -> bool:
        """Whether the table takes the entry, and tells what was told then. Under the rules of
        today it always tells the same; only under others is that looked at."""
        where = f"answer {number} of {len(self.past.entries)} does not fit"
        try:
            events = table.apply_entry(entry)
        except Exception as error:
            self.misfit = self._describe_misfit(where, error)
            return False
        if self.past.versions[number - 1] == table.game.version or _is_told(events, told):
            return True
        self.misfit = self._describe_misfit(where, None)
        return False

    def _describe_misfit(self, where: str, error: Exception | None) -> str:
        now, old = self.past.game.version, self.past.other_rules
        said = f"Played again, {where} any more"
        if old:
            versions = text.join_names([text.format_plain(version, 40) for version in old])
            said += f": the rules were {versions} then and are {now} now"
        elif isinstance(error, Illegal):
            said += f": {text.format_plain(str(error), 200).rstrip('.')}"
        return f"{said}. From there on there is what was told, without pictures."


def _is_told(events: Sequence[Event], told: Sequence[LoggedEvent]) -> bool:
    """Whether these events are among the lines, by what kinds everybody was told. (Texts have
    names, which may have changed since; the lines tell more, such as who left.)"""
    logged = iter([line.event.kind for line in told if line.event.seats is None])
    return all(event.kind in logged for event in events if event.seats is None)


def _by_entry(past: Record) -> list[tuple[LoggedEvent, ...]]:
    """The log by the entry it came of. What came of none stands with what was told before it."""
    found: list[list[LoggedEvent]] = [[] for _ in range(len(past.entries) + 1)]
    number = 0
    for line in past.log:
        if line.revision is not None:
            number = min(line.revision, len(past.entries))
        found[number].append(line)
    return [tuple(lines) for lines in found]


async def run_in_process(
    workers: jobs.Workers, within: float, work: Callable[..., T], *given: Any
) -> T:
    """The result of a function, which must be importable, in a process of its own; what it is given
    and returns is pickled. It is killed after so many seconds, or when the bot stops. Raises
    UserError, in words for whoever waits, and `jobs.Failed` where it failed."""
    try:
        return await workers.run_work(within, work, *given)
    except jobs.TooLong as late:
        raise UserError(
            f"I have worked on that for {within:.0f} seconds and was not done: the game is too "
            "long for it, or I have too much to do just now. Nothing has changed at the table; "
            "try again later."
        ) from late
