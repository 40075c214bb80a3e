"""Exports of random and of kept games, as `/table export` makes them of a game that is over."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from rules.engine import GAMES, Answer, Entry, Event, Illegal, Table
from rules.engine.events import assign_steps
from storage import JournalRow, LoggedEvent, Seat, TableRow, Word
from tables.actions import dice_words
from tables.files import draws, table_file
from tests import golden

NAMES = ("Ada", "Ben", "Cleo", "Dörte", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo")
WORDS = ("river", "a grey owl", "Ödland", "🔥", "3:rain,", "/", "no, you", "river")
UNDO = 0.06
"""How often somebody wants an answer back."""


class RandomGame:
    """A game of bots drawn by a seed: who sits there, whose words are in the dice, who undoes what,
    and where the table is closed."""

    def __init__(self, key: str, seed: str, most: int = 120) -> None:
        self.rnd = Random(seed)
        game = GAMES[key]
        seats = self.rnd.choice(list(game.seats))
        opened = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(
            milliseconds=self.rnd.randrange(10**9)
        )
        places = tuple(Seat(n, 100 + n, NAMES[n]) for n in range(seats))
        gave = [seat for seat in places if self.rnd.random() < 0.5]
        words = tuple(Word(seat.user_id or 0, self.rnd.choice(WORDS)) for seat in gave)
        number = self.rnd.randrange(1, 10**6)
        row = TableRow(
            *(number, 1, None, 100, key, {}, {}, f"secret of {seed}", "gathering", 0, 0, places),
            *(None, opened, opened),
            words=words,
        )
        mixed = dice_words.collect_seed_parts(row)
        seed = row.seed if mixed is None else dice_words.make_seed(row, mixed)
        self.row = replace(row, seed=seed, mixed=mixed, words=(), status="closed")
        self.table: Table[Any] = Table.open(key, names=NAMES[:seats], seed=seed)
        self.journal: list[JournalRow] = []
        self.log: list[LoggedEvent] = []
        self._at = opened
        self._tell(self.table.opening, None)
        while self.table.result is None and len(self.journal) < most:
            self._go_on()
        if self.table.result is not None:
            self.row = replace(self.row, status="ended")

    def file(self) -> table_file.TableFile:
        """The export."""
        tape = draws.record_draws(self.row, self.journal).tape
        drawn = draws.make_draws_part(tape, [line.entry for line in self.journal], self.log)
        return table_file.make_full_file(self.row, self.journal, drawn=drawn)

    def _go_on(self) -> None:
        if self.rnd.random() < UNDO and self._take_back():
            return
        open_now = [prompt for prompt in self.table.prompts if not prompt.id.startswith("u")]
        self.rnd.shuffle(open_now)
        for prompt in open_now:
            answer = self.table.choose_bot_answer(prompt)
            if answer is not None:
                self._answer(prompt.id, prompt.seat, answer)
                return
        raise AssertionError("Nobody answers.")

    def _take_back(self) -> bool:
        seat = self.rnd.randrange(len(self.row.seats))
        entry = Entry("undo", seat)
        try:
            events = self.table.undo(seat)
        except Illegal:
            return False
        self._note(entry, events)
        while asked := [each for each in self.table.prompts if each.id.startswith("u")]:
            answer = "agree" if self.rnd.random() < 0.8 else "refuse"
            self._answer(asked[0].id, asked[0].seat, [answer])
        return True

    def _answer(self, prompt: str, seat: int, answer: Answer) -> None:
        self._note(Entry("answer", seat, prompt, answer), self.table.answer(prompt, answer))

    def _note(self, entry: Entry, events: tuple[Event, ...]) -> None:
        number = len(self.journal) + 1
        self._at += timedelta(milliseconds=self.rnd.randrange(100_000))
        version = self.table.game.version
        self.journal.append(JournalRow(self.row.id, number, entry, version, None, self._at))
        self._tell(events, number)

    def _tell(self, events: tuple[Event, ...], number: int | None) -> None:
        for event in assign_steps(events, self.table.step):
            self.log.append(LoggedEvent(len(self.log), 0, event, self._at, number, ()))


def exports(seed: str, count: int, most: int = 120) -> Iterator[tuple[str, table_file.TableFile]]:
    """That many random tables, of each game in turn, each with its name."""
    keys = sorted(GAMES)
    for number in range(count):
        key = keys[number % len(keys)]
        name = f"{key} {seed} {number}"
        yield name, RandomGame(key, name, most).file()


def export_golden_game(file: Path) -> table_file.TableFile:
    """A golden game as an export."""
    head, *entries, _ = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    opened = datetime(2026, 3, 1, tzinfo=UTC)
    row = TableRow(
        *(1, 1, None, 100, head["game"], head["options"], {}, head["seed"], "ended", 0, 0),
        tuple(Seat(n, 100 + n, name) for n, name in enumerate(head["names"])),
        *(None, opened, opened),
        save=head.get("save"),
    )
    table = golden.begin_game(head)
    journal: list[JournalRow] = []
    log = [_make_logged_event(0, None, event) for event in assign_steps(table.opening, table.step)]
    for number, each in enumerate(entries, 1):
        entry = Entry(*each)
        journal.append(JournalRow(1, number, entry, table.game.version, None, opened))
        events = assign_steps(table.apply_entry(entry), table.step)
        log += [_make_logged_event(len(log), number, event) for event in events]
    tape = draws.record_draws(row, journal).tape
    return table_file.make_full_file(
        row, journal, drawn=draws.make_draws_part(tape, [line.entry for line in journal], log)
    )


def _make_logged_event(number: int, entry: int | None, event: Event) -> LoggedEvent:
    return LoggedEvent(number, 0, event, datetime(2026, 3, 1, tzinfo=UTC), entry, ())
