"""A game for `together`: plays written as data, so that Hypothesis can make them up. Each play
writes what it was answered and what it drew into a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from hypothesis import strategies as st

from rules.engine import Offer, Play, Prompt, Table

from .play import Note, open_script, yes_no

SEATS = 3


@dataclass(frozen=True)
class Op:
    """One thing that a play does. `seats`: who is asked; `plays`: what runs together."""

    what: str
    seats: tuple[int, ...] = ()
    plays: tuple[tuple[Op, ...], ...] = ()


Plays = Sequence[Op]


def ask(seat: int) -> Op:
    return Op("ask", (seat,))


def ask_all(*seats: int) -> Op:
    return Op("all", seats)


def ask_any(*seats: int) -> Op:
    return Op("any", seats)


def stand(seat: int) -> Op:
    """Leaves a free action open to the seat, which asks it another question when it is taken."""
    return Op("stand", (seat,))


def word(seat: int) -> Op:
    """A private word to the seat."""
    return Op("word", (seat,))


def together(*plays: Sequence[Op]) -> Op:
    return Op("together", (), tuple(tuple(play) for play in plays))


ROLL, DRAW, PUBLIC = Op("roll"), Op("draw"), Op("public")
"""A die; the top card of the one deck; a public word."""


def open_plays(*plays: Plays, deck: int = 9, then: Plays = ()) -> Table[Note]:
    """A table at which these plays run together, and afterwards `then`."""

    def step(t: Table[Note]) -> Play[None]:
        program = [together(*plays), *then]
        t.state.log = [list(range(deck)), {place: [] for place in _places(program, "main")}]
        yield from _run(t, program, "main")

    def after(t: Table[Note]) -> Play[None]:
        yield from t.ask(yes_no(t, 0, "And on?"))

    return open_script(step, after, after, seats=SEATS)


def _places(program: Plays, place: str) -> Iterator[str]:
    yield place
    for n, op in enumerate(program):
        for m, play in enumerate(op.plays):
            yield from _places(play, f"{place}/{n}.{m}")


def _run(t: Table[Note], program: Plays, place: str) -> Play[None]:
    mine: list[Any] = t.state.log[1][place]
    for n, op in enumerate(program):
        if op.what == "together":
            plays = [_run(t, play, f"{place}/{n}.{m}") for m, play in enumerate(op.plays)]
            yield from t.together(plays)
        else:
            yield from DO[op.what](t, f"{place} {n}", op.seats, mine)


Does: TypeAlias = Callable[[Table[Note], str, tuple[int, ...], list[Any]], Play[None]]


def _ask(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    mine.append((yield from t.ask(yes_no(t, seats[0], name))))
    t.tell(f"{name}: heard.")


def _all(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    mine.append((yield from t.ask_all([t.number(s, name, 0, 9, default=0) for s in seats])))


def _any(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    prompt, answer = yield from t.ask_any([yes_no(t, seat, name) for seat in seats])
    mine.append([prompt.seat, answer])


def _stand(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    def offers(seat: int) -> list[Offer]:
        if seat != seats[0]:
            return []
        return [("free", yes_no(t, seat, f"{name} free", optional=True))]

    def then(role: str, prompt: Prompt[Any], answer: Any) -> Play[None]:
        mine.append([role, answer])
        how = yield from t.ask(t.number(prompt.seat, f"{name} how", 1, 9, default=1))
        mine.append([how, t.rng.draw_below(10**6)])

    t.offer_free_actions(offers, then)
    yield from ()


def _roll(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    mine.append(t.rng.draw_below(10**6))
    t.tell(f"{name}: rolled {mine[-1]}.")
    yield from ()


def _draw(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    deck = t.state.log[0]
    mine.append(deck.pop() if deck else None)
    t.note_reveal()
    yield from ()


def _word(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    t.tell(f"{name}: a word.", seats[0])
    yield from ()


def _public(t: Table[Note], name: str, seats: tuple[int, ...], mine: list[Any]) -> Play[None]:
    t.tell(f"{name}: a public word.")
    yield from ()


DO: dict[str, Does] = {
    "ask": _ask,
    "all": _all,
    "any": _any,
    "stand": _stand,
    "roll": _roll,
    "draw": _draw,
    "word": _word,
    "public": _public,
}

_seats = st.integers(0, SEATS - 1)
_some = st.lists(_seats, min_size=1, max_size=SEATS, unique=True).map(tuple)
_plain = st.one_of(
    st.builds(Op, st.sampled_from(["ask", "stand", "word"]), _seats.map(lambda seat: (seat,))),
    st.builds(Op, st.sampled_from(["ask", "all", "any"]), _some),
    st.just(ROLL),
)


def _nested(ops: st.SearchStrategy[Op]) -> st.SearchStrategy[Op]:
    plays = st.lists(ops, min_size=1, max_size=3).map(tuple)
    several = st.lists(plays, min_size=1, max_size=3).map(tuple)
    return st.one_of(_plain, _plain, st.builds(Op, st.just("together"), st.just(()), several))


_ops = st.recursive(_plain, _nested, max_leaves=8)
PLAYS = st.lists(st.lists(_ops, min_size=1, max_size=4), min_size=2, max_size=3)
"""Plays to run together that share nothing."""
EVERYTHING = st.lists(
    st.lists(st.one_of(_ops, st.just(DRAW)), min_size=1, max_size=4), min_size=2, max_size=3
)
"""Plays to run together that may share a deck."""
