"""Tables from before the log had messages are read as before and go on. `before_messages/` holds
one of each game: its table and its log, and what it asked, as the rules of that time said it."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from documents.book import making
from documents.moments import Record, Walk
from documents.replay.making import Job, make_replay_of_walk
from rules.engine import GAMES, Entry, Table
from storage import JournalRow, LoggedEvent, Seat, TableRow
from storage.rows import LineRow, make_seat_mask, parse_event
from tables.files import table_file
from tables.files.import_replay import Replayed, run_replay
from tables.wording import text
from tests.documents.opened import opened
from tests.documents.records import record
from tests.drivers import bot_play

OPENED = datetime(2026, 11, 2, 18, 0, tzinfo=UTC)
KEPT = {file.stem: file for file in (Path(__file__).parent / "before_messages").glob("*.json")}

each_game = pytest.mark.parametrize("key", sorted(KEPT))


def load_kept(key: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT[key].read_text(encoding="utf-8"))
    return found


def load_log(kept: dict[str, Any]) -> tuple[LoggedEvent, ...]:
    """The log as the store reads it from its rows, which have no messages."""
    at = int(OPENED.timestamp() * 1000)
    rows = [
        LineRow(
            *(number, revision, told, make_seat_mask(seats and tuple(seats)), kind),
            *(json.dumps(data) if data else None, at, revision or None, 0, step),
        )
        for number, (revision, told, seats, kind, data, step) in enumerate(kept["log"], 1)
    ]
    return tuple(map(parse_event, rows))


def load_record(key: str, **more: Any) -> Record:
    kept = load_kept(key)
    entries = tuple(Entry(*row) for row in kept["entries"])
    public = tuple(line for line in load_log(kept) if line.event.seats is None)
    times = tuple(OPENED + timedelta(hours=number) for number in range(len(entries)))
    return Record(
        *(1, GAMES[key], tuple(kept["names"]), frozenset(), kept["seed"], kept["options"]),
        *(kept["save"], OPENED, False, entries, times, (kept["version"],) * len(entries), public),
        **more,
    )


def test_every_game_of_that_time_is_there() -> None:
    assert len(KEPT) == 5
    assert KEPT.keys() <= GAMES.keys()


@each_game
def test_the_table_asks_the_same_and_plays_on_to_the_end(key: str) -> None:
    kept = load_kept(key)
    table = Table[Any].load(json.dumps(kept["dump"]))
    assert table.lost == ()
    asked = [[prompt.id, [option.id for option in prompt.options]] for prompt in table.prompts]
    assert asked == [[name, options] for name, _, options in kept["asked"]]
    for _ in bot_play(table):
        pass
    assert table.result is not None


@each_game
def test_its_log_says_what_was_told(key: str) -> None:
    kept = load_kept(key)
    lines = load_log(kept)
    assert [line.event.text for line in lines] == [told for _, told, *_ in kept["log"]]
    assert not any(line.event.message for line in lines)
    for line in lines:
        assert text.format_plain(line.event.text, 4000) in text.format_event(line.event, 4000)


@each_game
def test_its_replay_has_every_line_as_it_was_told(key: str, plain_pictures: None) -> None:
    past = load_record(key)
    made = make_replay_of_walk(Job(past, "public"), Walk(past))
    assert made.content is not None
    said = " ".join(opened(made.content).text.split())
    for line in past.log:
        assert " ".join(line.event.text.split()) in said


def write_book(past: Record, dump: str, version: str) -> list[str]:
    """The book's paragraphs. Rules of another version may not play the table to its end."""
    made, misfit = making.make_book(making.Job("epub", (past,), (dump,), (False,)))
    assert not misfit or version != past.game.version
    blocks = [block for chapter in made.chapters for block in chapter.blocks]
    return [block for block in blocks if isinstance(block, str)]


def begin_block(block: str) -> str:
    """How a paragraph begins."""
    return block.partition(". ")[0].partition("** ")[0]


@each_game
def test_its_book_is_that_of_the_same_game_told_today(key: str, quick: None) -> None:
    past, dump = load_record(key), json.dumps(load_kept(key)["dump"])
    version = load_kept(key)["version"]
    book = write_book(past, dump, version)
    assert len(book) > 5
    if version == GAMES[key].version:
        told_today = record(past.make_opened_table(), past.entries)
        today = write_book(replace(past, log=told_today.log), dump, version)
        assert len(book) == len(today)
        # A passage may have been rewritten since; what introduces it is the same.
        pairs = zip(map(begin_block, book), map(begin_block, today), strict=True)
        same = sum(one == other for one, other in pairs)
        assert same >= 0.8 * len(book)


@each_game
def test_its_files_say_the_same_and_play_again(key: str) -> None:
    kept, past = load_kept(key), load_record(key)
    row = TableRow(
        *(1, 1, None, 100, key, past.options, {}, past.seed, "playing", len(past.entries), 0),
        *(tuple(Seat(n, 100 + n, name) for n, name in enumerate(past.names)), None, OPENED, OPENED),
        save=past.save,
    )
    public = json.loads(table_file.make_public_file(row, past.log).as_json())
    assert [line["text"] for line in public["log"]] == [line.event.text for line in past.log]
    journal = [
        JournalRow(1, number, entry, kept["version"], None, at)
        for number, (entry, at) in enumerate(zip(past.entries, past.times, strict=True), 1)
    ]
    whole = table_file.make_full_file(row, journal).as_json()
    file = table_file.parse_table_file(whole, OPENED + timedelta(days=9))
    replayed = run_replay(table_file.make_replay_job(file))
    if kept["version"] != GAMES[key].version:  # rules of another version may refuse an answer
        return
    assert isinstance(replayed, Replayed)
    asked = [prompt.id for prompt in Table[Any].load(replayed.dump).prompts]
    assert asked == [name for name, *_ in kept["asked"]]


def test_a_campaign_goes_on_from_what_it_left() -> None:
    kept = load_kept("aftermath")
    assert kept["save"]
    given = {"names": kept["names"], "seed": "the next", "save": kept["carried"]}
    table: Table[Any] = Table.open("aftermath", **given)
    for _ in bot_play(table):
        pass
    assert table.result is not None
