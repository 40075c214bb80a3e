"""Taking back one's last answer: when it is free, when the others must agree, and how it is done.

A sealed answer may be taken back at any time. An open one is free while nothing random or hidden
has come out and nobody else has answered since. Otherwise every other player must agree. Bots do,
as long as nothing random or hidden has come out; after that neither they nor the absent agree, or
somebody alone with them could look at card after card. The chance that follows an answer taken
back is always drawn anew: it may have been seen, before this undo or an earlier one. What came out
before the answer stands, or the answers given on the strength of it would stand on nothing.

Among several plays together (`Table.together`) an answer goes with those given since in its own
play. The others' stand wherever they would have come out the same without it; what has come out in
their plays, and that they answered, makes no undo need consent.

An undo reaches into the step before the present one, so that a move which ended a turn can be
regretted after the next player's dice have been rolled; further back it does not go.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .independence import independent
from .journal import Entry, Step
from .lanes import MAIN, lane_of, outwards, within
from .prompts import Answer, Illegal, Option, Prompt

if TYPE_CHECKING:
    from .events import Event
    from .table import Table

AGREE = Option("agree", "undo", "Agree", "The answer is taken back and given again.")
COME_OUT = "a card has been turned or a die has fallen"
REFUSE = Option("refuse", "undo", "Refuse", "The answer stands.")


@dataclass(slots=True)
class Petition:
    """A request to take an answer back, open until all it asks have agreed or one refuses."""

    number: int
    seat: int
    asked: list[int]

    def prompts(self, table: Table[Any]) -> tuple[Prompt[str], ...]:
        """The question to each seat that has not agreed yet."""
        last = _last(table, self.seat)
        assert last is not None
        text = f"{table.name(self.seat)} asks the table to agree. {last.effect}"
        return tuple(
            Prompt(
                f"u{self.number}.{seat}",
                seat,
                text,
                "choice",
                (AGREE, REFUSE),
                1,
                1,
                ["refuse"],
                optional=True,
                calls=True,
            )
            for seat in self.asked
        )

    def dump(self) -> list[Any]:
        return [self.number, self.seat, self.asked]

    @classmethod
    def load(cls, saved: list[Any]) -> Petition:
        return cls(*saved)


@dataclass(slots=True)
class _Last:
    """A seat's last answer: where it stands, and what taking it back takes."""

    step: Step
    index: int
    sealed: bool
    free: bool
    quiet: bool
    """Whether nothing random or hidden has come out since."""
    lane: str
    """With it go the answers given since in this lane, and in those inside it."""
    beside: bool
    """Whether others' answers were given since that stand."""

    @property
    def said(self) -> str:
        return self.step.said[self.index]

    @property
    def effect(self) -> str:
        """What taking it back does, in words."""
        if self.sealed:
            return f"This takes back {self.said}, still sealed; nobody has seen it."
        if self.free:
            return f"This takes back {self.said}; nothing has come of it yet."
        return (
            f"This takes back {self.whole}. The others must agree, "
            "and what chance brought after it is drawn anew."
        )

    @property
    def whole(self) -> str:
        """All that goes, in words."""
        if self.beside:
            return f"{self.said} and what came of it, and leaves what was done beside it"
        return f"{self.said} and everything since"


def _last(table: Table[Any], seat: int) -> _Last | None:
    now = table._now
    if table.result is not None:
        return None
    for step in (now, table._past):
        if step is None:
            continue
        for index in range(len(step.answers) - 1, -1, -1):
            entry = step.answers[index]
            if entry.seat != seat or not entry.decides:
                continue
            sealed = step is now and entry.prompt in table._sealed
            lane = MAIN if sealed else _reach(table, step, index)
            after = [n for n in range(index + 1, len(step.answers)) if step.answers[n].decides]
            going = [n for n in after if n in step.given_in(lane, index)]
            since = [step.answers[n] for n in going] + (now.answers if step is not now else [])
            alone = all(later.seat == seat for later in since if later.decides)
            quiet = _quiet(step, index, lane) and (step is now or now.quiet)
            return _Last(step, index, sealed, alone and quiet, quiet, lane, going != after)
    return None


def _reach(table: Table[Any], step: Step, index: int) -> str:
    """The innermost lane whose answers from this one on can go without the others'."""
    given = step.answers[index].prompt
    if step is not table._now and any(entry.decides for entry in table._now.answers):
        return MAIN
    for lane in outwards(lane_of(given)):
        if independent(table, step, index, lane):
            return lane
    return MAIN


def _quiet(step: Step, index: int, lane: str) -> bool:
    """Whether nothing random or hidden has come out since, in that lane, inside it or around it."""
    return step.exposed <= index and all(
        exposed <= index
        for path, exposed in step.exposed_in.items()
        if within(path, lane) or within(lane, path)
    )


def undoable(table: Table[Any], seat: int, bots: Collection[int] = ()) -> str | None:
    """What an undo by this seat would take back, in words; None where nothing can be, or where it
    is barred."""
    last = _last(table, seat)
    return None if last is None or barred(table, seat, bots) else last.effect


def barred(table: Table[Any], seat: int, bots: Collection[int] = ()) -> str | None:
    """Why the seat's last answer cannot be taken back, though it is there: somebody would have to
    agree who does not. None where nothing stands in the way."""
    last = _last(table, seat)
    if last is None or last.sealed or last.quiet:
        return None
    others = [other for other in range(len(table.names)) if other != seat]
    for other in others:
        if other in bots:
            return (
                f"All the others would have to agree, and {table.name(other)} plays by itself: "
                f"bots do not agree once {COME_OUT}. Your answer stands."
            )
    for other in others:
        if other in table.absent:
            return (
                f"{table.name(other)} has gone quiet, and nobody agrees for them once {COME_OUT}. "
                "Your answer stands."
            )
    return None


def agrees(table: Table[Any]) -> bool:
    """Whether a bot agrees to the open petition."""
    petition = table._petition
    last = _last(table, petition.seat) if petition is not None else None
    return last is not None and last.quiet


def undo(table: Table[Any], seat: int) -> tuple[Event, ...]:
    """Take the seat's last answer back, or ask the others for it. Raises Illegal."""
    last = _last(table, seat)
    if last is None:
        raise Illegal("You have no answer that can still be taken back.")
    if table._petition and table._petition.seat == seat:
        raise Illegal("You have asked already; the others have yet to agree.")
    table._events = []
    withdraw(table)
    table.revision += 1
    name = table.name(seat)
    others = [s for s in range(len(table.names)) if s != seat and s not in table.absent]
    if last.sealed:
        _unseal(table, last)
        table.tell(f"{name} takes back a sealed answer.", kind="undo", seat=seat)
    elif last.free or not others:
        said = last.said
        _rewind(table, last)
        table.tell(f"{name} takes back {said}.", kind="undo", seat=seat)
    else:
        table._petitions += 1
        table._petition = Petition(table._petitions, seat, others)
        table.tell(
            f"{name} would like to take back {last.whole}. It happens if all the others agree.",
            kind="undo",
            seat=seat,
        )
    return tuple(table._events)


def consent(table: Table[Any], prompt: Prompt[Any], answer: Answer) -> tuple[Event, ...]:
    """Another seat answers a petition."""
    petition = table._petition
    assert petition is not None
    table._events = []
    table.revision += 1
    name = table.name(prompt.seat)
    if answer == ["refuse"]:
        table._petition = None
        table.tell(f"{name} refuses: the answer stands.", kind="undo", seat=prompt.seat)
        return tuple(table._events)
    petition.asked.remove(prompt.seat)
    if petition.asked:
        table.tell(f"{name} agrees to the undo.", kind="undo", seat=prompt.seat)
        return tuple(table._events)
    table._petition = None
    last = _last(table, petition.seat)
    assert last is not None
    said = last.said
    _rewind(table, last)
    table.tell(
        f"All agree: {table.name(petition.seat)} takes back {said}.",
        kind="undo",
        seat=petition.seat,
    )
    return tuple(table._events)


def withdraw(table: Table[Any]) -> None:
    """Play goes on, so an open petition lapses."""
    if table._petition is not None:
        name = table.name(table._petition.seat)
        table._petition = None
        table.tell(f"Play goes on; {name}'s wish to take an answer back lapses.", kind="undo")


def _unseal(table: Table[Any], last: _Last) -> None:
    # The entry keeps its place, so that all that came after it comes out the same.
    # It still counts in its lane.
    taken = last.step.answers[last.index]
    lane = lane_of(taken.prompt)
    last.step.answers[last.index] = Entry("undo", taken.seat, f"{lane}." if lane else "")
    _rerun(table, last.step)


def _rewind(table: Table[Any], last: _Last) -> None:
    absent = table.absent
    table._streams += 1
    last.step.cut(last.index, table._numbered, table._streams, last.lane)
    if last.step is table._past:
        table._past = None
    _rerun(table, last.step)
    # Whoever has come back since the answer is still here, though what they did is undone.
    for seat in sorted(table.absent - absent):
        table._append(Entry("back", seat))


def _rerun(table: Table[Any], step: Step) -> None:
    told, table._events = table._events, []
    table._replay(step)
    table._events = told
    table.based_at = table.revision


def is_petition(prompt: Prompt[Any]) -> bool:
    """Whether this is the engine's own question, and none of the game's."""
    return prompt.id.startswith("u")


def words(prompt: Prompt[Any], answer: Answer) -> str:
    """An answer as a person would name it: its labels, its number, or its words. A secret one is
    not named: what an undo takes back is read by everybody."""
    if prompt.secret:
        return "a secret answer"
    if isinstance(answer, list):
        labels = [o.label for chosen in answer for o in prompt.options if o.id == chosen]
        said = ", ".join(labels) or "nothing"
    else:
        said = str(answer)
    return f"“{said}”"
