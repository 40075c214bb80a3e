"""Players for the tests of every game, over the public face alone: dice that answer, lapse, come
back and undo in any order, and bots. A game driven here writes a journal that replays it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from rules.engine import Answer, Entry, Event, Game, Prompt, Table, Text
from rules.kit.bots import choose_bot_entry, choose_first_fitting
from tests.ahead import Ahead
from tests.template_game import register_template

register_template()  # the tests' own commands take it too: `python -m tools.rewrite cistern`
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")
ENDLESS = 20_000
"""So many entries in one journal, and the game counts as endless."""

Move = tuple[Entry, tuple[Event, ...]]


def of_game(key: str, name: str) -> ModuleType:
    """A game's own file for the tests of every game: tests/rules/<key>/<name>.py."""
    return import_module(f"tests.rules.{key}.{name}")


@dataclass
class Temper:
    """How the players of one random game behave, so that games differ in more than their dice."""

    eager: float
    """How often an optional question that has been seen before is answered; never not at all, for
    some standing orders, kept for ever, keep a game from its end."""
    regret: float
    """How often somebody takes an answer back, or asks to."""
    sleepy: list[float]
    """How often each seat lets its question run out."""
    seen: set[str] = field(default_factory=set)
    """The texts of optional questions that were there to be answered before."""

    @classmethod
    def draw(cls, rnd: Random, seats: int) -> Temper:
        return cls(
            eager=rnd.choice([0.001, 0.001, 0.003, 0.02, 0.1]),
            regret=rnd.choice([0.0, 0.01, 0.05, 0.15]),
            sleepy=[rnd.choice([0.0, 0.02, 0.02, 0.1, 0.9]) for _ in range(seats)],
        )

    @classmethod
    def make_restless(cls, seats: int) -> Temper:
        """All let questions run out, come back and take answers back, again and again."""
        return cls(eager=0.02, regret=0.05, sleepy=[0.4] * seats)


def random_answer(prompt: Prompt[Any], rnd: Random) -> Answer:
    """Any answer that the question takes; where its `rule` refuses again and again, the default."""
    return choose_first_fitting(prompt, (_blind_answer(prompt, rnd) for _ in range(30)))


def _blind_answer(prompt: Prompt[Any], rnd: Random) -> Answer:
    if prompt.kind == "number":
        return rnd.randint(prompt.least, prompt.most)
    if prompt.kind == "text":
        length = rnd.randint(prompt.least, min(prompt.most, prompt.least + 40))
        return "".join(rnd.choice('ab ”\\"é\u2028🔥') for _ in range(length))
    count = rnd.randint(prompt.least, prompt.most)
    return [option.id for option in rnd.sample(prompt.options, count)]


def random_entry(table: Table[Any], rnd: Random, temper: Temper) -> Entry:
    """Something that may be done at the table now."""
    absent = sorted(table.absent_seats)
    if absent and rnd.random() < 0.1:
        return Entry("back", rnd.choice(absent))
    asking = {p.text.partition(" asks the table")[0] for p in list_petitions(table)}
    if rnd.random() < temper.regret:
        sorry = [seat for seat in range(len(table.names)) if table.undoable(seat)]
        sorry = [seat for seat in sorry if table.name_seat(seat) not in asking]
        if sorry:
            return Entry("undo", rnd.choice(sorry))
    if list_petitions(table) and rnd.random() < 0.8:
        petition = rnd.choice(list_petitions(table))
        answer = "agree" if rnd.random() < 0.8 else "refuse"
        return Entry("answer", petition.seat, petition.id, [answer])
    optional = [p for p in table.prompts if p.optional and not is_petition(p)]
    fresh = [p for p in optional if p.text not in temper.seen]
    temper.seen |= {p.text for p in optional}
    for chance, prompts in ((0.3, fresh), (temper.eager, optional)):
        if prompts and rnd.random() < chance:
            prompt = rnd.choice(prompts)
            return Entry("answer", prompt.seat, prompt.id, random_answer(prompt, rnd))
    prompt = rnd.choice(table.needed_prompts)
    if rnd.random() < temper.sleepy[prompt.seat]:
        return Entry("lapse", prompt.seat, prompt.id)
    return Entry("answer", prompt.seat, prompt.id, random_answer(prompt, rnd))


def random_play(
    table: Table[Any], rnd: Random, ahead: Ahead | None = None, temper: Temper | None = None
) -> Iterator[Move]:
    """Play at random to the end; gives each journal entry and its events, after it was taken.
    `ahead`: what the players answer ahead; `temper`: how they are minded, drawn otherwise."""
    temper = temper or Temper.draw(rnd, len(table.names))
    for _ in range(ENDLESS):
        if table.result is not None:
            return
        entry = (ahead and ahead.find_next()) or random_entry(table, rnd, temper)
        yield entry, take_entry(table, entry)
    raise AssertionError(f"SV-24.20 and its like: no end after {ENDLESS} entries.")


def bot_play(table: Table[Any]) -> Iterator[Move]:
    """The game's own bots in every seat, to the end. Optional questions are theirs once each, and
    once more where there is something else to pick."""
    left_be: set[tuple[Text, ...]] = set()
    for _ in range(ENDLESS):
        if table.result is not None:
            return
        entry = choose_bot_entry(table, left_be)
        yield entry, take_entry(table, entry)
    raise AssertionError(f"The bots come to no end after {ENDLESS} answers.")


def take_entry(table: Table[Any], entry: Entry) -> tuple[Event, ...]:
    """Take one journal entry. Returns the events that it brought."""
    match entry.kind:
        case "answer":
            return table.answer(entry.prompt, entry.answer)
        case "lapse":
            return table.lapse_prompt(entry.prompt)
        case "stand-in":
            return table.answer_as_stand_in(entry.prompt, entry.answer)
        case "preset":
            return table.answer_by_preset(entry.prompt, entry.answer)
        case "back":
            return table.return_seat(entry.seat)
    return table.undo(entry.seat)


def open_table(
    game: str | Game[Any],
    seats: int,
    seed: str,
    options: dict[str, Any] | None = None,
    save: str | None = None,
    packs: Sequence[str] = (),
) -> Table[Any]:
    """A table of that many, called Ada, Ben and so on. `save`: what the chapter before carried;
    `packs`: the texts of those that are played with."""
    return Table.open(
        game, names=NAMES[:seats], seed=seed, options=options or {}, save=save, packs=packs
    )


def is_petition(prompt: Prompt[Any]) -> bool:
    """Whether it is the engine's question whether an undo is agreed to, known by its verb."""
    return any(option.verb == "undo" for option in prompt.options)


def list_petitions(table: Table[Any]) -> list[Prompt[Any]]:
    return [p for p in table.prompts if is_petition(p)]


SHOWN = ("id", "seat", "text", "kind", "least", "most", "default", "secret", "optional", "way_out")


def show_question(p: Prompt[Any]) -> dict[str, Any]:
    """List all that a question shows, as JSON values."""
    options = [[o.id, o.verb, o.label, o.detail, dict(o.data)] for o in p.options]
    plain = {name: getattr(p, name) for name in (*SHOWN, "calls", "topic", "about", "aside")}
    return plain | {"options": options, "data": dict(p.data)}


def list_readers(table: Table[Any]) -> Sequence[int | None]:
    """List everybody who may look at the table: a spectator, and each seat."""
    return (None, *range(len(table.names)))


def show_table(table: Table[Any]) -> dict[str, Any]:
    """All that is seen of a table from outside, as JSON values: tables that show the same are
    the same."""
    seats = range(len(table.names))
    return {
        "prompts": [show_question(p) for p in table.prompts],
        "views": [table.view(reader).model_dump(mode="json") for reader in list_readers(table)],
        "undoable": [table.undoable(seat) for seat in seats],
        "waiting": sorted(table.waiting_seats),
        "absent": sorted(table.absent_seats),
        "result": str(table.result),
        "dump": table.dump(),
    }


def state_hash(table: Table[Any]) -> str:
    """A short mark of the whole position."""
    return sha256(table.state.model_dump_json().encode()).hexdigest()[:16]


def as_json(value: Any) -> str:
    """A value as JSON; a text of a deck in it as it is read."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
