"""Golden games: finished journals, kept as JSON lines. The first line says what was opened, the
last what came of it; each line between is an entry. One at least for every way to end.

A game brings tests/rules/<game>/endings.py with `ENDINGS`, a name for each way to end and how to
play towards it (the number says which try), and `ending`, which tells how a table ended.
"""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from rules.engine import Entry, Event, Table
from tests.drivers import Move, as_json, of_game, state_hash, take_entry

FOLDER = Path(__file__).parent / "golden"

Played = tuple[Table[Any], Iterator[Move]]


def find_file(key: str, ending: str) -> Path:
    return FOLDER / key / f"{ending.replace(' ', '-')}.jsonl"


def find_game(key: str, ending: str) -> tuple[Table[Any], list[Entry]]:
    """The first game of the bots, or of directed players, that ends so."""
    endings = of_game(key, "endings")
    for number in count():
        table, moves = endings.ENDINGS[ending](number)
        journal, last = play_out(moves)
        if endings.ending(table, last) == ending:
            return table, journal
    raise AssertionError("count() never ends")


def play_out(moves: Iterator[Move]) -> tuple[list[Entry], tuple[Event, ...]]:
    """The journal of a whole game, and the events of its last entry."""
    journal: list[Entry] = []
    events: tuple[Event, ...] = ()
    for move in moves:
        journal.append(move[0])
        events = move[1]
    return journal, events


def write_game(key: str, ending: str, *, same_rules: bool = False) -> Path:
    """Find a game that ends so and keep it. Raises ValueError if it is another than the one kept
    under the same version of the rules, unless that is said to be right."""
    table, journal = find_game(key, ending)
    head: dict[str, Any] = {
        "game": key,
        "version": table.game.version,
        "names": table.names,
        "seed": table.seed,
        "options": table.options.model_dump(mode="json"),
        "ending": ending,
    }
    if table.save is not None:
        head["save"] = table.save
    rows = [
        as_json(row) for row in (head, *(entry.as_list() for entry in journal), make_tail(table))
    ]
    text, file = "\n".join(rows) + "\n", find_file(key, ending)
    if file.exists() and not same_rules:
        kept = file.read_text(encoding="utf-8")
        if text != kept and json.loads(kept.partition("\n")[0]).get("version") == head["version"]:
            raise ValueError(
                f"{file.name} comes out differently under version {head['version']}. Raise the "
                "game's version; if only bots or words have changed, say --same-rules."
            )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def begin_game(head: dict[str, Any]) -> Table[Any]:
    """The table that a kept game's first line opens; one of a later chapter has a save."""
    opened = {name: head.get(name) for name in ("names", "seed", "options", "save")}
    return Table.open(head["game"], **opened)


def make_tail(table: Table[Any]) -> dict[str, Any]:
    """What came of a game: its last line."""
    winners, why = list(table.result.winners), table.result.why
    scores = {str(seat): score for seat, score in table.result.scores.items()}
    return {"winners": winners, "scores": scores, "why": why, "state": state_hash(table)}


def list_games(key: str) -> list[Path]:
    """The kept games of a key."""
    return sorted((FOLDER / key).glob("*.jsonl"))


def read_game(file: Path) -> tuple[dict[str, Any], list[Entry], dict[str, Any]]:
    """A kept game's first line, its journal, and its last line."""
    head, *journal, last = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return head, [Entry(*row) for row in journal], last


def count_seats(file: Path) -> int:
    """How many play a kept game."""
    with file.open(encoding="utf-8") as lines:
        return len(json.loads(next(lines))["names"])


def replay_moves(file: Path) -> Played:
    """A kept game's table, and its moves, each of which is taken when it is asked for."""
    head, journal, _ = read_game(file)
    table = begin_game(head)
    return table, ((entry, take_entry(table, entry)) for entry in journal)


def pass_positions(key: str, seed: str = "") -> Iterator[Table[Any]]:
    """The table of each kept game, when it has opened and after each entry. No bot thinks, so that
    many positions cost little. Games of three and more come first: they have something to hide.
    `seed`: what the order of the games follows from."""
    games = list_games(key)
    Random(seed).shuffle(games)
    for file in sorted(games, key=lambda file: count_seats(file) < 3):
        table, moves = replay_moves(file)
        yield table
        for _ in moves:
            yield table


def replay_game(file: Path) -> tuple[Table[Any], tuple[Event, ...], dict[str, Any], dict[str, Any]]:
    """Play a kept game again, strictly: the table, its last events, and the first and last line.
    Raises Illegal at the first entry that does not fit."""
    head, _, last = read_game(file)
    table, moves = replay_moves(file)
    _, events = play_out(moves)
    return table, events, head, last
