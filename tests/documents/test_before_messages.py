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
from tests.documents.opened import open_replay
from tests.documents.records import make_record
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


def test_every_game_has_a_table_from_before_messages() -> None:
    assert len(KEPT) == 5
    assert KEPT.keys() <= GAMES.keys()


@each_game
def test_an_old_table_asks_the_same_and_plays_to_the_end(key: str) -> None:
    kept = load_kept(key)
    table = Table[Any].load(json.dumps(kept["dump"]))
    assert table.lost == ()
    asked = [[prompt.id, [option.id for option in prompt.options]] for prompt in table.prompts]
    assert asked == [[name, options] for name, _, options in kept["asked"]]
    for _ in bot_play(table):
        pass
    assert table.result is not None


@each_game
def test_an_old_tables_log_keeps_its_words(key: str) -> None:
    kept = load_kept(key)
    lines = load_log(kept)
    assert [line.event.text for line in lines] == [told for _, told, *_ in kept["log"]]
    assert not any(line.event.message for line in lines)
    for line in lines:
        assert text.format_plain(line.event.text, 4000) in text.format_event(line.event, 4000)


@each_game
def test_an_old_tables_replay_keeps_every_line(key: str, plain_pictures: None) -> None:
    past = load_record(key)
    made = make_replay_of_walk(Job(past, "public"), Walk(past))
    assert made.content is not None
    said = " ".join(open_replay(made.content).text.split())
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
def test_an_old_tables_book_matches_one_told_today(key: str, quick: None) -> None:
    past, dump = load_record(key), json.dumps(load_kept(key)["dump"])
    version = load_kept(key)["version"]
    book = write_book(past, dump, version)
    assert len(book) > 5
    if version == GAMES[key].version:
        told_today = make_record(past.make_opened_table(), past.entries)
        today = write_book(replace(past, log=told_today.log), dump, version)
        assert len(book) == len(today)
        # A passage may have been rewritten since; what introduces it is the same.
        pairs = zip(map(begin_block, book), map(begin_block, today), strict=True)
        same = sum(one == other for one, other in pairs)
        assert same >= 0.8 * len(book)


@each_game
def test_an_old_tables_export_can_be_replayed(key: str) -> None:
    kept, past = load_kept(key), load_record(key)
    row = TableRow(
        *(1, 1, None, 100, key, past.options, {}, past.seed, "playing", len(past.entries), 0),
        *(tuple(Seat(n, 100 + n, name) for n, name in enumerate(past.names)), None, OPENED, OPENED),
        save=past.save,
    )
    public = json.loads(table_file.make_public_file(row, past.log).encode_json())
    assert [line["text"] for line in public["log"]] == [line.event.text for line in past.log]
    journal = [
        JournalRow(1, number, entry, kept["version"], None, at)
        for number, (entry, at) in enumerate(zip(past.entries, past.times, strict=True), 1)
    ]
    whole = table_file.make_full_file(row, journal).encode_json()
    file = table_file.parse_table_file(whole, OPENED + timedelta(days=9))
    replayed = run_replay(table_file.make_replay_job(file))
    if kept["version"] != GAMES[key].version:  # rules of another version may refuse an answer
        return
    assert isinstance(replayed, Replayed)
    asked = [prompt.id for prompt in Table[Any].load(replayed.dump).prompts]
    assert asked == [name for name, *_ in kept["asked"]]


def test_an_old_campaign_continues_from_its_save() -> None:
    kept = load_kept("aftermath")
    assert kept["save"]
    given = {"names": kept["names"], "seed": "the next", "save": kept["carried"]}
    table: Table[Any] = Table.open("aftermath", **given)
    for _ in bot_play(table):
        pass
    assert table.result is not None
