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

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from .events import Event
from .game import Game
from .independence import Tried, independent
from .journal import Entry, Step
from .lanes import MAIN, lane_of, outwards, within
from .position import Position
from .prompts import Answer, Illegal, Option, Prompt
from .running import Running

S = TypeVar("S", bound=Position)

AGREE = Option("agree", "undo", "Agree", "The answer is taken back and given again.")
COME_OUT = "a card has been turned or a die has fallen"
REFUSE = Option("refuse", "undo", "Refuse", "The answer stands.")


@dataclass(slots=True)
class Petition:
    """A request to take an answer back, open until all it asks have agreed or one refuses."""

    number: int
    seat: int
    asked: list[int]

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


class Undoing(Running[S]):
    """The part of a table that takes answers back."""

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__(game, names, seed, options)
        self._petition: Petition | None = None
        self._petitions = 0
        self._tried = Tried()

    @property
    def _consents(self) -> tuple[Prompt[str], ...]:
        """The question to each seat that has not agreed yet."""
        petition = self._petition
        if petition is None:
            return ()
        last = self._last(petition.seat)
        assert last is not None
        text = f"{self.name(petition.seat)} asks the table to agree. {last.effect}"
        return tuple(
            Prompt(
                f"u{petition.number}.{seat}",
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
            for seat in petition.asked
        )

    def _last(self, seat: int) -> _Last | None:
        now = self._now
        if self.result is not None:
            return None
        for step in (now, self._past):
            if step is None:
                continue
            for index in range(len(step.answers) - 1, -1, -1):
                entry = step.answers[index]
                if entry.seat != seat or not entry.decides:
                    continue
                sealed = step is now and entry.prompt in self._sealed
                lane = MAIN if sealed else self._reach(step, index)
                after = [n for n in range(index + 1, len(step.answers)) if step.answers[n].decides]
                going = [n for n in after if n in step.given_in(lane, index)]
                since = [step.answers[n] for n in going] + (now.answers if step is not now else [])
                alone = all(later.seat == seat for later in since if later.decides)
                quiet = _quiet(step, index, lane) and (step is now or now.quiet)
                return _Last(step, index, sealed, alone and quiet, quiet, lane, going != after)
        return None

    def _reach(self, step: Step, index: int) -> str:
        """The innermost lane whose answers from this one on can go without the others'."""
        given = step.answers[index].prompt
        if step is not self._now and any(entry.decides for entry in self._now.answers):
            return MAIN
        for lane in outwards(lane_of(given)):
            if independent(self, self._tried, step, index, lane):
                return lane
        return MAIN

    def undoable(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """What an undo by this seat would take back, in words; None where nothing can be, or where
        it is barred. `bots`: the seats where bots play, which agree to little."""
        last = self._last(seat)
        return None if last is None or self.undo_barred(seat, bots) else last.effect

    def undo_barred(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """Why that seat's last answer cannot be taken back, in words, where others would have to
        agree who do not: bots, or the absent. None where nothing stands in the way. Drivers ask
        before `undo`, which a journal may hold from before anybody did."""
        last = self._last(seat)
        if last is None or last.sealed or last.quiet:
            return None
        others = [other for other in range(len(self.names)) if other != seat]
        for other in others:
            if other in bots:
                return (
                    f"All the others would have to agree, and {self.name(other)} plays by itself: "
                    f"bots do not agree once {COME_OUT}. Your answer stands."
                )
        for other in others:
            if other in self.absent:
                return (
                    f"{self.name(other)} has gone quiet, and nobody agrees for them "
                    f"once {COME_OUT}. Your answer stands."
                )
        return None

    @property
    def _agreed(self) -> bool:
        """Whether a bot agrees to the open petition."""
        petition = self._petition
        last = self._last(petition.seat) if petition is not None else None
        return last is not None and last.quiet

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back the seat's last answer, or ask the others where they must agree.
        Raises Illegal, changing nothing."""
        last = self._last(seat)
        if last is None:
            raise Illegal("You have no answer that can still be taken back.")
        if self._petition and self._petition.seat == seat:
            raise Illegal("You have asked already; the others have yet to agree.")
        self._events = []
        self._withdraw()
        self.revision += 1
        name = self.name(seat)
        others = [s for s in range(len(self.names)) if s != seat and s not in self.absent]
        if last.sealed:
            self._unseal(last)
            self.tell(f"{name} takes back a sealed answer.", kind="undo", seat=seat)
        elif last.free or not others:
            said = last.said
            self._rewind(last)
            self.tell(f"{name} takes back {said}.", kind="undo", seat=seat)
        else:
            self._petitions += 1
            self._petition = Petition(self._petitions, seat, others)
            self.tell(
                f"{name} would like to take back {last.whole}. It happens if all the others agree.",
                kind="undo",
                seat=seat,
            )
        return tuple(self._events)

    def _consent(self, prompt: Prompt[Any], answer: Answer) -> tuple[Event, ...]:
        """Another seat answers a petition."""
        petition = self._petition
        assert petition is not None
        self._events = []
        self.revision += 1
        name = self.name(prompt.seat)
        if answer == ["refuse"]:
            self._petition = None
            self.tell(f"{name} refuses: the answer stands.", kind="undo", seat=prompt.seat)
            return tuple(self._events)
        petition.asked.remove(prompt.seat)
        if petition.asked:
            self.tell(f"{name} agrees to the undo.", kind="undo", seat=prompt.seat)
            return tuple(self._events)
        self._petition = None
        last = self._last(petition.seat)
        assert last is not None
        said = last.said
        self._rewind(last)
        self.tell(
            f"All agree: {self.name(petition.seat)} takes back {said}.",
            kind="undo",
            seat=petition.seat,
        )
        return tuple(self._events)

    def _withdraw(self) -> None:
        """Play goes on, so an open petition lapses."""
        if self._petition is not None:
            name = self.name(self._petition.seat)
            self._petition = None
            self.tell(f"Play goes on; {name}'s wish to take an answer back lapses.", kind="undo")

    def _unseal(self, last: _Last) -> None:
        # The entry keeps its place, so that all that came after it comes out the same.
        # It still counts in its lane.
        taken = last.step.answers[last.index]
        lane = lane_of(taken.prompt)
        last.step.answers[last.index] = Entry("undo", taken.seat, f"{lane}." if lane else "")
        self._rerun(last.step)

    def _rewind(self, last: _Last) -> None:
        absent = self.absent
        self._streams += 1
        last.step.cut(last.index, self._numbered, self._streams, last.lane)
        if last.step is self._past:
            self._past = None
        self._rerun(last.step)
        # Whoever has come back since the answer is still here, though what they did is undone.
        for seat in sorted(self.absent - absent):
            self._append(Entry("back", seat))

    def _rerun(self, step: Step) -> None:
        told, self._events = self._events, []
        if not step.checkpoint:
            step.write_down(self._beginning(step).model_dump_json())
        self._replay(step)
        self._events = told
        self.based_at = self.revision


def _quiet(step: Step, index: int, lane: str) -> bool:
    """Whether nothing random or hidden has come out since, in that lane, inside it or around it."""
    return step.exposed <= index and all(
        exposed <= index
        for path, exposed in step.exposed_in.items()
        if within(path, lane) or within(lane, path)
    )


def is_petition(prompt: Prompt[Any]) -> bool:
    """Whether this is the engine's own question, and none of the game's."""
    return prompt.id.startswith("u")
