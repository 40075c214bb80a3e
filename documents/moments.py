"""Walks through the moments of a game: replays its journal from the seed, entry by entry, with what
was told and what each seat could see then.

How to use it. In the bot's process, `load_record` collects a table's past as plain values that can
be pickled. `run_in_process` then passes it to your function in a worker process, which has a time
limit and can be killed: `await run_in_process(workers, 60, my_function, the_record)`. Your function
iterates `Walk(record)` once:

    walk = Walk(record)
    for moment in walk:
        moment.number, moment.told, moment.copy_seat_view(None)

The rules run in that process alone. What it returns must contain nothing that its readers may not
know. `copy_seat_view(None)` and the log of `load_record(..., readers=(None,))` are for everybody.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeVar

from pydantic import BaseModel

from documents.words import Message
from rules.engine import GAMES, Entry, Event, Game, Illegal, Table, register_games
from rules.engine.languages import PROCESS_LANGUAGE, spoken_language
from storage import LoggedEvent, Store, TableRow
from tables.errors import UserError
from tables.snapshot import copy_view
from tables.wording import text
from tables.workers import jobs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """The past of a table. `entries`, `times` and `versions` have an item for each entry of the
    journal: what was answered, when, and under which rules. `log`: the lines that the readers of
    `load_record` may read, in order. `over`: whether the game is over or its table closed, so that
    nothing is secret any more."""

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
    """The name of the table's campaign, and the table's number in it; None: no campaign."""
    packs: tuple[str, ...] = field(default=(), repr=False)
    """The contents of the packs that the game was played with."""
    secret: str | None = field(default=None, repr=False)
    """The bot's secret, if the seed was mixed from it and players' words; None: it is the seed."""
    language: str = PROCESS_LANGUAGE
    """The language in which the log was told."""

    def make_opened_table(self) -> Table[Any]:
        """Make the table as it was when the game began. Raises what the rules raise if they no
        longer accept its options or its save."""
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
    def other_versions(self) -> list[str]:
        """The versions of the rules, other than the current one, that entries were played under."""
        return sorted(set(self.versions) - {self.game.version})


async def load_record(
    store: Store, row: TableRow, readers: Sequence[int | None] = (None,)
) -> Record:
    """Load the past of a table up to `row.revision`. `readers`: the seats whose log lines to load;
    None is a spectator. Names are those of today, so an erased player's name is not in it."""
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
        await store.packs.list_pack_bodies(row.id) if row.packs else (),
        row.secret if row.mixed is not None else None,
        row.language,
    )


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after one entry of the journal. `number`: the entry's number; 0: the game has just
    begun. `told`: the log lines that the entry caused. `table`: the table as it was then, valid
    only until the walk's next moment; None if the journal does not fit the rules any more."""

    number: int
    at: datetime
    entry: Entry | None
    told: tuple[LoggedEvent, ...]
    table: Table[Any] | None

    def copy_seat_view(self, seat: int | None) -> BaseModel | None:
        """Copy everything that this seat (None: a spectator) could know then; callers may keep the
        copy. Return None if the journal does not fit the rules any more."""
        return None if self.table is None else copy_view(self.table.view(seat))

    @property
    def step(self) -> int:
        """The number of the game's step (a turn, or a phase), from 1; 0 if unknown."""
        if self.table is not None:
            return self.table.step
        return max((line.event.step for line in self.told), default=0)

    @property
    def round(self) -> int | None:
        """The round that was being played; None if unknown, or if the game counts no rounds."""
        return None if self.table is None else self.table.game.find_round(self.table.state)


def translate_lines(lines: Sequence[LoggedEvent], language: str) -> tuple[LoggedEvent, ...]:
    """Translate lines that were told in `language` into the language spoken now."""
    if language == spoken_language():
        return tuple(lines)
    return tuple(
        line
        if (said := line.event.message) is None or not said.is_readable()
        else replace(line, event=replace(line.event, text=str(said)))
        for line in lines
    )


class Walk:
    """Iterates over the moments of a game from its beginning. If an entry does not fit the rules
    any more, `misfit` says so in a sentence, and from then on the moments have only what was told.
    `opened`: for tests, a table to begin with instead of the table made from the seed."""

    def __init__(self, past: Record, opened: Table[Any] | None = None) -> None:
        self.past = past
        self.misfit = ""
        self._opened = opened

    def __iter__(self) -> Iterator[Moment]:
        past, table = self.past, self._opened or self._open_table()
        told = _group_by_entry(past)
        events = table.opening if table is not None else ()
        lines = translate_lines(_restore_messages(told[0], events), past.language)
        yield Moment(0, past.opened_at, None, lines, table)
        for number, entry in enumerate(past.entries, 1):
            caused = table and self._replay_entry(table, number, entry, told[number])
            if caused is None:
                table = None
            lines = translate_lines(_restore_messages(told[number], caused or ()), past.language)
            yield Moment(number, past.times[number - 1], entry, lines, table)

    def _open_table(self) -> Table[Any] | None:
        """Open the table as the game began. Note the misfit and return None if the rules refuse."""
        try:
            return self.past.make_opened_table()
        except Exception as error:  # other rules may trip over old options in any way
            self.misfit = self._describe_misfit(0, error)
            return None

    def _replay_entry(
        self, table: Table[Any], number: int, entry: Entry, told: Sequence[LoggedEvent]
    ) -> Sequence[Event] | None:
        """Replay the entry, and return its events. Note the misfit and return None if the table
        does not accept it, or if it was played under other rules and the log has other events."""
        try:
            events = table.apply_entry(entry)
        except Exception as error:
            self.misfit = self._describe_misfit(number, error)
            return None
        if self.past.versions[number - 1] == table.game.version or _is_told(events, told):
            return events
        self.misfit = self._describe_misfit(number, None)
        return None

    def _describe_misfit(self, number: int, error: Exception | None) -> str:
        """Describe which answer (0: the beginning) does not fit, and why. `error`: what the rules
        raised."""
        old, why = self.past.other_versions, "rules" if self.past.other_versions else "none"
        if isinstance(error, Illegal) and not old:
            why = text.format_plain(str(error), 200).rstrip(".")
        misfit = Message(
            "misfit",
            where="answer" if number else "beginning",
            answer=number,
            answers=len(self.past.entries),
            why=why,
            old=[text.format_plain(version, 40) for version in old],
            now=self.past.game.version,
        )
        return str(misfit)


def _is_told(events: Sequence[Event], told: Sequence[LoggedEvent]) -> bool:
    """Whether the log lines for everybody include these events for everybody, in order. Only their
    kinds are compared: names in texts may have changed, and the log may have further lines."""
    logged = iter([line.event.kind for line in told if line.event.seats is None])
    return all(event.kind in logged for event in events if event.seats is None)


def _restore_messages(
    lines: tuple[LoggedEvent, ...], events: Sequence[Event]
) -> tuple[LoggedEvent, ...]:
    """Give old log lines, whose message the catalog lacks, the message and data of the same event
    today."""
    old = [
        line for line in lines if line.event.message is None or not line.event.message.is_readable()
    ]
    if not old:
        return lines
    left = [event for event in events if event.message is not None]
    found = []
    for line in lines:
        told = line.event
        same = next((event for event in left if event.text == told.text), None) or next(
            (event for event in left if event.kind == told.kind), None
        )
        if line in old and same is not None:
            left.remove(same)
            told = replace(told, message=same.message, data=same.data | told.data)
        found.append(replace(line, event=told))
    return tuple(found)


def _group_by_entry(past: Record) -> list[tuple[LoggedEvent, ...]]:
    """Group the log lines by the entry that caused them. A line without an entry goes with the line
    before it."""
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
    """Run a function in a separate process, and return its result. The function must be importable;
    its arguments and result are pickled. The process is killed after `within` seconds, or when the
    bot stops. Raises UserError for the waiting user if the time is up, and `jobs.Failed` if the
    function failed."""
    try:
        return await workers.run_work(within, work, *given)
    except jobs.JobTooLong as late:
        raise UserError(Message("took-too-long", seconds=f"{within:.0f}")) from late
