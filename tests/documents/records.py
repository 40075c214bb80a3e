"""Records of games without a database: kept games, and games as somebody plays them."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from documents.moments import Record
from rules.engine import Entry, Event, Table
from rules.engine.events import assign_steps
from storage import LoggedEvent
from tests import golden
from tests.drivers import take_entry

BEGAN = datetime(2026, 11, 2, 18, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


def make_record(
    table: Table[Any],
    entries: Iterable[Entry],
    *,
    readers: Iterable[int | None] = (None,),
    over: bool = False,
    version: str | None = None,
) -> Record:
    """The record of a table that has just opened, on which these entries are then taken; an hour
    passes between two. `readers` as in `documents.moments.load_record`."""
    readers, played = tuple(readers), tuple(entries)
    lines: list[LoggedEvent] = []

    def note(events: Iterable[Event], number: int) -> None:
        for event in assign_steps(list(events), table.step):
            if event.seats is None or {*readers} & {*event.seats}:
                at, revision = BEGAN + number * HOUR, number or None
                lines.append(LoggedEvent(len(lines) + 1, number, event, at, revision))

    note(table.opening, 0)
    for number, entry in enumerate(played, 1):
        note(take_entry(table, entry), number)
    return Record(
        table_id=1,
        game=table.game,
        names=tuple(table.names),
        bots=frozenset(),
        seed=table.seed,
        options=table.options.model_dump(mode="json"),
        save=table.save,
        opened_at=BEGAN,
        over=over or table.result is not None,
        entries=played,
        times=tuple(BEGAN + number * HOUR for number in range(1, len(played) + 1)),
        versions=(version or table.game.version,) * len(played),
        log=tuple(lines),
    )


def read_golden(
    file: Path,
    entries: int | None = None,
    readers: Iterable[int | None] = (None,),
    *,
    over: bool = False,
) -> Record:
    """The record of a golden game, whole or up to so many entries; `over`: its table was closed
    there."""
    head, *journal, _ = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    played = [Entry(*row) for row in journal[:entries]]
    return make_record(golden.begin_game(head), played, readers=readers, over=over)


def find_shortest(key: str) -> Path:
    """The golden game of that kind that is soonest over, of several players."""
    found = []
    for file in sorted((golden.FOLDER / key).glob("*.jsonl")):
        head, *rest = file.read_text("utf-8").splitlines()
        if len(json.loads(head)["names"]) > 1:
            found.append((len(rest), file))
    return min(found)[1]
