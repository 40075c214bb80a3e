"""No byte of a public replay holds a secret, whatever the game."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from documents.moments import Walk
from documents.replay.making import Job, Kind, make_replay_of_walk
from rules import GAMES
from rules.engine import Entry, Event, Illegal, Table
from tests.documents.opened import open_replay
from tests.documents.records import find_shortest, make_record, read_golden
from tests.drivers import as_json, bot_play, of_game, take_entry
from tests.drivers import open_table as opened_table
from tools.noninterference import list_deals

FURTHER = 2
"""Answers that are replayed of each pair of tables."""
PAIRS = 2
"""So many pairs of tables are compared of each game at least."""

pytestmark = pytest.mark.usefixtures("plain_pictures")


def load_table(saved: dict[str, Any]) -> Table[Any]:
    """A table out of its dump, whose position counts."""
    table: Table[Any] = Table.load(as_json({**saved, "written": True}))
    if table.lost:
        raise Illegal("With these secrets the step could not have been played so.")
    return table


def public(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.seats is None]


def told_alike(one: dict[str, Any], other: dict[str, Any], entries: list[Entry]) -> list[Entry]:
    """As many of the entries as both tables take, and of which everybody is told and shown the
    same: where not, something has come out, and tests/test_noninterference.py asks by which
    rule."""
    tables = load_table(one), load_table(other)
    found = []
    for entry in entries:
        try:
            told = [public(take_entry(table, entry)) for table in tables]
        except Illegal:
            break
        shown = [to_json(table.view(None)) for table in tables]
        if told[0] != told[1] or shown[0] != shown[1]:
            break
        found.append(entry)
    return found


def file(saved: dict[str, Any], entries: list[Entry], kind: Kind, over: bool) -> bytes:
    """The replay of a table from that position on."""
    seats = range(len(saved["names"]))
    readers = (None,) if kind == "public" else (None, *seats)
    past = make_record(load_table(saved), entries, readers=readers, over=over)
    return make_replay_of_walk(Job(past, kind), Walk(past, load_table(saved))).content


def pairs(key: str, rnd: Random) -> Iterator[tuple[dict[str, Any], dict[str, Any], list[Entry]]]:
    """Moments of games of bots, each with another that differs only in what everybody may not know,
    and the answers that followed."""
    game = GAMES[key]
    for number in range(40):
        seats = game.seats[-1 - number % min(2, len(game.seats))]
        table = opened_table(game, seats, f"replay/{number}")
        moves = bot_play(table)
        for _ in islice(moves, rnd.randint(5, 40)):
            pass
        saved = table.dump()
        entries = [entry for entry, _ in islice(moves, FURTHER)]
        if table.result is not None:
            entries = entries[:-1]  # a chart needs the whole game, and this is a part of one
        for deal in list_deals(key):
            other = deal.deal_saved(json.loads(saved), None, rnd)
            if other is None:
                continue
            try:
                same = told_alike(json.loads(saved), other, entries)
            except Illegal:
                continue
            views = [to_json(load_table(each).view(None)) for each in (json.loads(saved), other)]
            if same and views[0] == views[1]:
                yield json.loads(saved), other, same


@pytest.mark.parametrize("key", GAMES)
def test_secrets_change_no_byte_of_a_public_replay(key: str) -> None:
    """Two tables that differ only in that have the same replay; and where every hand is shown, as
    after the end, they have not, so the difference could be seen."""
    found: Counter[str] = Counter()
    for one, other, entries in pairs(key, Random(f"replay/{key}")):
        files = [file(saved, entries, "public", False) for saved in (one, other)]
        assert files[0] == files[1]
        hidden = [file(saved, entries, "whole", True) for saved in (one, other)]
        found["pairs"] += 1
        found["with hands that differ"] += hidden[0] != hidden[1]
        if found["pairs"] >= PAIRS and found["with hands that differ"]:
            return
    assert found["pairs"] >= PAIRS, found
    assert found["with hands that differ"], found


@pytest.mark.parametrize("key", GAMES)
def test_the_leak_watcher_finds_no_secret_in_a_replay(key: str) -> None:
    """Of a game that stops half-way, all that its file holds has been seen by everybody; and the
    seed is not in it."""
    eyes = of_game(key, "eyes")
    half = len(read_golden(find_shortest(key)).entries) // 2
    past = read_golden(find_shortest(key), half)
    assert not past.over
    content = make_replay_of_walk(Job(past, "public"), Walk(past)).content
    known: set[str] = set()
    for moment in Walk(past):
        known |= eyes.read(moment.table, None, [line.event for line in moment.told])
    text = open_replay(content).text
    assert set(eyes.find(text)) <= known
    assert json.dumps(past.seed)[1:-1] not in text
