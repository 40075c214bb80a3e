"""What effects do to the page: tokens, objectives, environments, lines, exits, and where characters
stand (AF-25.9)."""

from __future__ import annotations

from rules.aftermath.effects.choosing import whom
from rules.aftermath.effects.models import (
    Bare,
    ChangeExit,
    ChangeLine,
    Move,
    Objective,
    Put,
    SetEnvironment,
)
from rules.aftermath.effects.performing import operation
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import Line, Token
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import environments, hazards, maps
from rules.aftermath.play.page.tokens import put_token, take_token
from rules.aftermath.play.turn import visiting
from rules.aftermath.words.labels import because
from rules.engine import Play
from rules.kit.words import listed

LINES: dict[Line, str] = {
    "dash": "a way",
    "red": "a red way",
    "green": "a green way",
    "blue": "a blue way",
    "white": "a wall, seen over",
    "double": "a wall, not seen over",
}
"""What a changed line is called where it is told."""
TOKEN_NAMES: dict[Token, str] = {
    "fire": "A fire burns",
    "heavy": "A heavy object stands",
    "trap": "A trap lies",
    "objective": "An objective token lies",
}


@operation("place")
def _place(h: Here, effect: Put, by: Member, cause: str) -> Play[None]:
    put = [number for number in effect.spaces if put_token(h.s, number, effect.token)]
    _tell_placed(h, effect.token, put, cause)
    yield from ()


@operation("objective")
def _objective(h: Here, effect: Objective, by: Member, cause: str) -> Play[None]:
    """AF-6.12; none on a revisit (AF-3.16)."""
    if not h.s.visit.revisit and put_token(h.s, effect.space, "objective"):
        _tell_placed(h, "objective", [effect.space], cause)
    yield from ()


def _tell_placed(h: Here, token: Token, spaces: list[int], cause: str) -> None:
    if spaces:
        where = listed([maps.where(h.s, number) for number in spaces])
        told = because(cause, f"{TOKEN_NAMES[token]} at {where}.")
        h.tell(told, kind="token", token=token, spaces=spaces)


@operation("take")
def _take(h: Here, effect: Put, by: Member, cause: str) -> Play[None]:
    taken = [number for number in effect.spaces if take_token(h.s, number, effect.token)]
    if taken:
        where = listed([maps.where(h.s, number) for number in taken])
        told = because(cause, f"No {effect.token} is left at {where}.")
        h.tell(told, kind="token", token=effect.token, spaces=taken, taken=True)
    yield from ()


@operation("keep_token")
def _keep_token(h: Here, effect: Bare, by: Member, cause: str) -> Play[None]:
    """The objective token whose entry is being read stays: it is put back (AF-3.9)."""
    first = h.reading[0][1] if h.reading else ""
    for one in h.s.visit.book.spaces:
        if one.objective and one.objective == first:
            put_token(h.s, one.id, "objective")
    yield from ()


@operation("environment")
def _environment(h: Here, effect: SetEnvironment, by: Member, cause: str) -> Play[None]:
    (environments.end if effect.ends else environments.come)(h, effect.name)
    yield from ()


@operation("line")
def _line(h: Here, effect: ChangeLine, by: Member, cause: str) -> Play[None]:
    a, b = effect.between
    h.s.visit.lines[maps.key(a, b)] = effect.to
    ends = listed([maps.where(h.s, one) for one in (a, b)])
    told = because(cause, f"between {ends} there is now {LINES[effect.to]}.")
    h.tell(told, kind="line", between=[a, b], line=effect.to)
    yield from ()


@operation("exit")
def _exit(h: Here, effect: ChangeExit, by: Member, cause: str) -> Play[None]:
    """An exit opens or closes; nothing is told where it was so already."""
    one = next(one for one in h.s.visit.book.exits if one.letter == effect.letter)
    exits = h.s.visit.exits
    if exits.get(one.letter, one.open) != effect.open:
        exits[one.letter] = effect.open
        state = "open" if effect.open else "closed"
        told = because(cause, f"exit {one.letter} is {state} now, “{one.label}”.")
        h.tell(told, kind="exits", letter=one.letter, open=effect.open)
    yield from ()


@operation("move")
def _move(h: Here, effect: Move, by: Member, cause: str) -> Play[None]:
    """Characters are moved; they end a movement there (AF-6.16), and in its own turn one comes upon
    what is there to be read (AF-3.4)."""
    for member in (yield from whom(h, effect.who, by)):
        if h.of(member).at in (None, effect.space):
            continue
        h.of(member).at = effect.space
        told = because(cause, f"{h.who(member)} is now at {maps.where(h.s, effect.space)}.")
        data = {"seat": h.seat(member), "member": member, "space": effect.space}
        h.tell(told, kind="move", **data)
        yield from hazards.end_of_movement(h, member)
        if h.s.phase == "turn" and h.of(member).at == effect.space:
            yield from visiting.enter(h, member)
