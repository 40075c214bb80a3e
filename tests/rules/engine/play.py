"""Help for the engine's tests: scripted games of a few lines, and random play with a journal."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from typing import Any

from pydantic import BaseModel

from rules.engine import (
    GAMES,
    Answer,
    Chance,
    Entry,
    Event,
    Game,
    Offer,
    Option,
    Play,
    Prompt,
    Table,
)
from rules.engine.undo import is_petition
from tests.drivers import random_answer

YES, NO = Option("yes", "say", "Yes"), Option("no", "say", "No")


def compute_sha(text: str) -> str:
    """The text's SHA-256, worked out without the code that is tested."""
    return sha256(text.encode()).hexdigest()


class Note(BaseModel):
    """A scripted game's position: how many of its steps are done, and what they wrote down."""

    seats: int
    at: int = 0
    log: list[Any] = []


class NoOptions(BaseModel):
    pass


class Script(Game[Note]):
    """A game whose steps are given functions, one after the other; then it is over."""

    key = "script"
    title = "Script"
    blurb = ""
    seats = range(1, 6)
    verbs = {"say": "Say something."}
    version = "1"
    guide = ""
    options = NoOptions
    state = Note

    def __init__(self, *steps: Callable[[Table[Note]], Play[None] | None]) -> None:
        self.steps = steps

    def setup(self, seats: int, options: Any, save: str | None = None) -> Note:
        return Note(seats=seats)

    def step(self, t: Table[Note]) -> Play[None]:
        if t.state.at == len(self.steps):
            t.finish_game([0], {0: 1}, "The script is over.")
        t.state.at += 1
        play = self.steps[t.state.at - 1](t)
        if play is not None:
            yield from play

    def view(self, state: Note, seat: int | None, names: tuple[str, ...]) -> Note:
        return state.model_copy(deep=True)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return prompt.default


def open_script(*steps: Callable[[Table[Note]], Play[None] | None], seats: int = 2) -> Table[Note]:
    """A table at which these steps are played."""
    GAMES["script"] = Script(*steps)
    return Table.open("script", names=["Ada", "Ben", "Cleo", "Dov", "Eve"][:seats], seed="s")


def yes_no(t: Table[Note], seat: int, text: str = "Well?", **more: Any) -> Prompt[str]:
    return t.choice(seat, text, [YES, NO], default="no", **more)


def offer_aside(
    t: Table[Note], seat: int, text: str = "Aside?", role: str = "aside"
) -> Callable[[int], list[Offer]]:
    """What stands open to that seat alone: a yes or no."""
    return lambda asked: [(role, yes_no(t, seat, text, optional=True))] if asked == seat else []


def open_tiny(seats: int = 3, seed: str = "seed", rounds: int = 2) -> Table[Any]:
    names = ["Ada", "Ben", "Cleo", "Dov"][:seats]
    return Table.open("tiny", names=names, seed=seed, options={"rounds": rounds})


def find_prompt(table: Table[Any], seat: int, *, optional: bool | None = None) -> Prompt[Any]:
    """The one open prompt of the seat."""
    (prompt,) = [p for p in table.prompts if p.seat == seat and optional in (None, p.optional)]
    return prompt


def answer_prompt(
    table: Table[Any], seat: int, answer: Answer | str, **which: Any
) -> tuple[str, ...]:
    """The seat answers its open prompt; returns the texts that come of it."""
    prompt = find_prompt(table, seat, **which)
    if prompt.kind == "choice" and isinstance(answer, str):
        answer = [answer]
    return tuple(event.text for event in table.answer(prompt.id, answer))


def answer_petition(table: Table[Any], *seats: int, answer: str = "agree") -> list[str]:
    """These seats answer the open petition for an undo."""
    told = []
    for seat in seats:
        (petition,) = [p for p in table.prompts if p.seat == seat and is_petition(p)]
        told += [event.text for event in table.answer(petition.id, [answer])]
    return told


def describe_table(table: Table[Any]) -> tuple[Any, ...]:
    """All that is seen of a table from outside: two tables that show the same are the same."""
    prompts = [
        (p.id, p.seat, p.text, p.kind, p.options, p.least, p.most, p.default, p.secret, p.optional)
        for p in table.prompts
    ]
    seats = range(len(table.names))
    views = [table.view(seat).model_dump_json() for seat in (None, *seats)]
    undoable = [table.undoable(seat) for seat in seats]
    counts = (table.result, table.revision, table.checkpoint_revision, table.step)
    seated = (table.absent_seats, table.waiting_seats)
    return prompts, views, undoable, counts, seated, table.state.model_dump_json(), table.dump()


def list_texts(events: Iterable[Event]) -> list[str]:
    """What the events say."""
    return [event.text for event in events]


def ask_in_turn(*doings: int | Callable[[Table[Note]], Any]) -> Callable[[Table[Note]], Play[None]]:
    """A step that asks these seats one after the other, and calls what stands between them."""

    def step(t: Table[Note]) -> Play[None]:
        for doing in doings:
            if isinstance(doing, int):
                t.state.log.append((yield from t.ask(yes_no(t, doing))))
            else:
                doing(t)

    return step


def ask_together(*seats: int) -> Callable[[Table[Note]], Play[None]]:
    """A step that asks these seats at once; their answers stay sealed until all are in."""

    def step(t: Table[Note]) -> Play[None]:
        t.state.log.extend((yield from t.ask_all([yes_no(t, seat) for seat in seats])))

    return step


def roll_die(t: Table[Note]) -> None:
    """A die with so many faces that no two rolls agree by chance."""
    t.state.log.append(t.rng.draw_below(10**6))


def say_yes(table: Table[Any], *seats: int) -> tuple[str, ...]:
    """These seats say yes one after the other; returns the texts that the last one brings."""
    told: tuple[str, ...] = ()
    for seat in seats:
        told = answer_prompt(table, seat, "yes")
    return told


def check_reload(table: Table[Any]) -> Table[Any]:
    """Dump the table and load it again: it shows the same, and nothing is lost."""
    again = Table.load(table.dump())
    assert again.lost == ()
    assert describe_table(again) == describe_table(table)
    return again


def play_turns(t: Table[Note]) -> Play[None]:
    """Ada twice, a die, then the others in turn."""
    t.state.log.append((yield from t.ask(yes_no(t, 0, "First?"))))
    t.state.log.append((yield from t.ask(t.number(0, "Then?", 1, 9, default=1))))
    roll_die(t)
    for seat in range(1, t.state.seats):
        t.state.log.append((yield from t.ask(yes_no(t, seat, "And you?"))))


def ask_everybody(t: Table[Note]) -> Play[None]:
    """Everybody in turn, and no die."""
    yield from ask_in_turn(*range(t.state.seats))(t)


def random_entry(table: Table[Any], rnd: Random) -> Entry:
    """Something that may be done at the table now: answer, lapse, come back, undo."""
    entries = []
    absent = sorted(table.absent_seats)
    if absent and rnd.random() < 0.2:
        return Entry("back", rnd.choice(absent))
    undos = [seat for seat in range(len(table.names)) if table.undoable(seat)]
    asking = {p.text.split(" asks")[0] for p in table.prompts if is_petition(p)}
    undos = [seat for seat in undos if table.name_seat(seat) not in asking]
    if undos and rnd.random() < 0.15:
        return Entry("undo", rnd.choice(undos))
    for prompt in table.prompts:
        often = 6 if is_petition(prompt) else 1 if prompt.optional else 3
        entries += [prompt] * often
    prompt = rnd.choice(entries)
    sleepy = prompt.seat == len(table.names) - 1 and table.seed[-1] in "13579"
    if not prompt.optional and rnd.random() < (0.8 if sleepy else 0.1):
        return Entry("lapse", prompt.seat, prompt.id)
    if is_petition(prompt):
        return Entry("answer", prompt.seat, prompt.id, rnd.choice([["agree"]] * 3 + [["refuse"]]))
    return Entry("answer", prompt.seat, prompt.id, random_answer(prompt, rnd))


def random_play(table: Table[Any], rnd: Random, limit: int = 120) -> Iterable[Entry]:
    """Play at random, giving each journal entry after it was taken, until the end or the limit."""
    for _ in range(limit):
        if table.result is not None:
            return
        entry = random_entry(table, rnd)
        table.replay_entries([entry])
        yield entry
