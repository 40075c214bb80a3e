"""Books of kept games, with pictures that take no time: their colour says what is drawn."""

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from documents.book import making
from documents.book.making import Job
from documents.book.model import Book, Kind
from documents.moments import Record
from rules import GAMES
from rules.engine import Table
from tests import golden
from tests.documents.records import make_record, read_golden

BY_SIZE = sorted(golden.FOLDER.glob("*/*.jsonl"), key=lambda file: -file.stat().st_size)
SEATS = {file: len(json.loads(file.read_bytes().splitlines()[0])["names"]) for file in BY_SIZE}
KEPT = {file.parent.name: file for file in BY_SIZE if SEATS[file] > 1}
"""The shortest kept game of each in which several play."""
CROWDED = {file.parent.name: file for file in sorted(BY_SIZE, key=SEATS.__getitem__)}
"""The shortest of each in which as many play as in any."""

BOTS = ("Alma (strong bot)", "Bruno (bot)", "Clara (easy bot)")


def make_job(kind: Kind, file: Path, entries: int | None = None, **more: Any) -> Job:
    """The job for the book of a kept game, whole or up to so many entries."""
    past, table = read_golden(file, entries), replay_golden(file, entries)
    return make_record_job(kind, past, table.dump(), **more)


def make_record_job(kind: Kind, past: Record, dump: str, **more: Any) -> Job:
    return Job(kind, (past,), (dump,), (False,), **more)


def with_bots(key: str) -> tuple[Record, Table[Any]]:
    """The shortest kept game of several with bots in all seats but the first."""
    past = read_golden(KEPT[key])
    names = (past.names[0], *BOTS[: len(past.names) - 1])
    table: Table[Any] = replace(past, names=names).make_opened_table()
    found = make_record(table, past.entries)
    return replace(found, bots=frozenset(range(1, len(names)))), table


def make_campaign_job() -> Job:
    """The job for the e-book of a campaign: a kept mission that was the first, and a later one."""
    missions = [file for file in BY_SIZE if file.parent.name == "aftermath"]
    first = next(file for file in missions if read_golden(file, 0).save is None)
    later = next(file for file in missions if read_golden(file, 0).save is not None)
    chapters = {first: ("The Long Winter", 1), later: ("The Long Winter", 4)}
    records = tuple(
        replace(read_golden(file), chapter=chapter) for file, chapter in chapters.items()
    )
    dumps = tuple(replay_golden(file).dump() for file in chapters)
    return Job("epub", records, dumps, (False, False), "The Long Winter")


def replay_golden(file: Path, entries: int | None = None) -> Table[Any]:
    """A golden game after that many entries."""
    past = read_golden(file, entries)
    table: Table[Any] = past.make_opened_table()
    table.replay_entries(past.entries)
    return table


@dataclass
class WatchedBook:
    """A book, and as whom the game was looked at while it was made."""

    book: Book
    seats: set[int | None]


@cache
def make_watched_book(key: str) -> WatchedBook:
    """The book of a kept game, made once; to be asked for where pictures are `quick`."""
    game, seats = GAMES[key], set[int | None]()
    honest = game.view

    def view(state: Any, seat: int | None, names: tuple[str, ...]) -> Any:
        seats.add(seat)
        return honest(state, seat, names)

    given = make_job("epub", KEPT[key])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "view", view)
        made, misfit = making.make_book(given)
    assert misfit == ""
    return WatchedBook(made, seats)


def make_book(key: str) -> Book:
    """The same without the seats."""
    return make_watched_book(key).book
