"""Taking back one's last answer: when it is free, when others must agree, and how it is done.

A sealed answer may be taken back at any time. An open answer is free while nothing random or hidden
has come out since and nobody else has answered. Otherwise every other player must agree. Bots agree
only as long as nothing random or hidden has come out; after that neither bots nor absent players
agree, or a person playing alone with them could look at card after card. Chance that follows an
undone answer is always drawn anew, since the player may have seen the old result. What came out
before that answer stands, because other answers were based on it.

Among several plays side by side (`Table.together`), an answer is taken back with the later ones of
its own play. The answers of other plays stay wherever they would have come out the same without it;
what came out in those plays, and that somebody answered there, does not make consent necessary.

An undo reaches into the step before the present one, so that a move that ended a turn can be undone
after the next player's dice have been rolled. It reaches no further back.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from .events import Event
from .game import Game
from .independence import Tried, is_independent
from .journal import Entry, Step
from .lanes import MAIN, is_within, iterate_outwards, lane_of
from .position import Position
from .prompts import Answer, Illegal, Option, Prompt
from .running import Running

S = TypeVar("S", bound=Position)

AGREE = Option("agree", "undo", "Agree", "The answer is taken back and given again.")
COME_OUT = "a card has been turned or a die has fallen"
REFUSE = Option("refuse", "undo", "Refuse", "The answer stands.")


@dataclass(slots=True)
class Petition:
    """A request to take an answer back, open until all the others have agreed or one refuses."""

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
    """A seat's last answer: where it is, and what it needs to be taken back."""

    step: Step
    index: int
    sealed: bool
    free: bool
    quiet: bool
    """Whether nothing random or hidden has come out since."""
    lane: str
    """The later answers in this lane, and in lanes inside it, are taken back with it."""
    beside: bool
    """Whether later answers in other lanes stay."""

    @property
    def told_before(self) -> str:
        return self.step.said[self.index]

    @property
    def effect_of_undo(self) -> str:
        """What taking it back does, in words."""
        if self.sealed:
            return f"This takes back {self.told_before}, still sealed; nobody has seen it."
        if self.free:
            return f"This takes back {self.told_before}; nothing has come of it yet."
        return (
            f"This takes back {self.whole_undo}. The others must agree, "
            "and what chance brought after it is drawn again."
        )

    @property
    def whole_undo(self) -> str:
        """Everything that is taken back, in words."""
        if self.beside:
            return f"{self.told_before} and what came of it, and leaves what was done beside it"
        return f"{self.told_before} and everything since"


class Undoing(Running[S]):
    """The part of a table that takes answers back."""

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__(game, names, seed, options)
        self._petition: Petition | None = None
        self._petitions = 0
        self._tried = Tried()
        self.taken_back: int | None = None
        """The seat whose answer the last entry took back; None: it took none back."""

    @property
    def _consents(self) -> tuple[Prompt[str], ...]:
        """The question to each seat that has not agreed yet."""
        petition = self._petition
        if petition is None:
            return ()
        last = self._find_last(petition.seat)
        assert last is not None
        text = f"{self.name_seat(petition.seat)} asks the table to agree. {last.effect_of_undo}"
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

    def _find_last(self, seat: int) -> _Last | None:
        now = self._now
        if self.result is not None:
            return None
        for step in (now, self._past):
            if step is None:
                continue
            for index in range(len(step.answers) - 1, -1, -1):
                entry = step.answers[index]
                if entry.seat != seat or not entry.is_decision:
                    continue
                sealed = step is now and entry.prompt in self._sealed
                lane = MAIN if sealed else self._find_reach(step, index)
                after = [
                    n for n in range(index + 1, len(step.answers)) if step.answers[n].is_decision
                ]
                going = [n for n in after if n in step.given_in(lane, index)]
                since = [step.answers[n] for n in going] + (now.answers if step is not now else [])
                alone = all(later.seat == seat for later in since if later.is_decision)
                quiet = _is_quiet_since(step, index, lane) and (step is now or now.is_quiet)
                return _Last(step, index, sealed, alone and quiet, quiet, lane, going != after)
        return None

    def _find_reach(self, step: Step, index: int) -> str:
        """The innermost lane whose answers from this one on can be taken back without those of
        other lanes."""
        given = step.answers[index].prompt
        if step is not self._now and any(entry.is_decision for entry in self._now.answers):
            return MAIN
        for lane in iterate_outwards(lane_of(given)):
            if is_independent(self, self._tried, step, index, lane):
                return lane
        return MAIN

    def describe_undo(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """What an undo by this seat would take back, in words; None where there is nothing, or it
        is barred. `bots`: the seats where bots play."""
        last = self._find_last(seat)
        return None if last is None or self.undo_barred(seat, bots) else last.effect_of_undo

    def undo_barred(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """Why the seat's last answer cannot be taken back, in words: others would have to agree who
        do not, namely bots or absent players. None where it is possible. Drivers check this before
        `undo`, which does not: old journals may hold undos from before this rule."""
        last = self._find_last(seat)
        if last is None or last.sealed or last.quiet:
            return None
        others = [other for other in range(len(self.names)) if other != seat]
        for other in others:
            if other in bots:
                return (
                    "All the others would have to agree, and "
                    f"{self.name_seat(other)} plays by itself: "
                    f"bots do not agree once {COME_OUT}. Your answer stands."
                )
        for other in others:
            if other in self.absent_seats:
                return (
                    f"{self.name_seat(other)} has gone quiet, and nobody agrees for them "
                    f"once {COME_OUT}. Your answer stands."
                )
        return None

    @property
    def _has_agreed(self) -> bool:
        """Whether a bot agrees to the open petition."""
        petition = self._petition
        last = self._find_last(petition.seat) if petition is not None else None
        return last is not None and last.quiet

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back the seat's last answer, or ask the others where they must agree.
        Raises Illegal, changing nothing."""
        last = self._find_last(seat)
        if last is None:
            raise Illegal("You have no answer that can still be taken back.")
        if self._petition and self._petition.seat == seat:
            raise Illegal("You have asked already; the others have yet to agree.")
        self._events = []
        self._withdraw_petition()
        self.revision += 1
        self.taken_back = None
        name = self.name_seat(seat)
        others = [s for s in range(len(self.names)) if s != seat and s not in self.absent_seats]
        if last.sealed:
            self._unseal_answer(last)
            self.taken_back = seat
            self.tell(f"{name} takes back a sealed answer.", kind="undo", seat=seat)
        elif last.free or not others:
            said = last.told_before
            self._rewind_step(last)
            self.taken_back = seat
            self.tell(f"{name} takes back {said}.", kind="undo", seat=seat)
        else:
            self._petitions += 1
            self._petition = Petition(self._petitions, seat, others)
            self.tell(
                (
                    f"{name} would like to take back {last.whole_undo}. "
                    "It happens if all the others agree."
                ),
                kind="undo",
                seat=seat,
            )
        return tuple(self._events)

    def _answer_petition(self, prompt: Prompt[Any], answer: Answer) -> tuple[Event, ...]:
        """Another seat answers a petition."""
        petition = self._petition
        assert petition is not None
        self._events = []
        self.revision += 1
        self.taken_back = None
        name = self.name_seat(prompt.seat)
        if answer == ["refuse"]:
            self._petition = None
            self.tell(f"{name} refuses: the answer stands.", kind="undo", seat=prompt.seat)
            return tuple(self._events)
        petition.asked.remove(prompt.seat)
        if petition.asked:
            self.tell(f"{name} agrees to the undo.", kind="undo", seat=prompt.seat)
            return tuple(self._events)
        self._petition = None
        last = self._find_last(petition.seat)
        assert last is not None
        said = last.told_before
        self._rewind_step(last)
        self.taken_back = petition.seat
        self.tell(
            f"All agree: {self.name_seat(petition.seat)} takes back {said}.",
            kind="undo",
            seat=petition.seat,
        )
        return tuple(self._events)

    def _withdraw_petition(self) -> None:
        """Play goes on, so an open petition lapses."""
        if self._petition is not None:
            name = self.name_seat(self._petition.seat)
            self._petition = None
            self.tell(f"Play goes on; {name}'s wish to take an answer back lapses.", kind="undo")

    def _unseal_answer(self, last: _Last) -> None:
        # An entry stays in its place and counts in its lane, so later ones come out the same.
        taken = last.step.answers[last.index]
        lane = lane_of(taken.prompt)
        last.step.answers[last.index] = Entry("undo", taken.seat, f"{lane}." if lane else "")
        self._rerun_step(last.step)

    def _rewind_step(self, last: _Last) -> None:
        absent = self.absent_seats
        self._streams += 1
        last.step.take_back(last.index, self._highest_number, self._streams, last.lane)
        if last.step is self._past:
            self._past = None
        self._rerun_step(last.step)
        # Players who have returned since the answer stay present, though their acts are undone.
        for seat in sorted(self.absent_seats - absent):
            self._append_entry(Entry("back", seat))

    def _rerun_step(self, step: Step) -> None:
        told, self._events = self._events, []
        if not step.checkpoint:
            step.write_down(self._remake_position(step).model_dump_json())
        self._replay_step(step)
        self._events = told
        self.based_at = self.revision


def _is_quiet_since(step: Step, index: int, lane: str) -> bool:
    """Whether nothing random or hidden has come out since, in that lane, inside it or around it."""
    return step.exposed <= index and all(
        exposed <= index
        for path, exposed in step.exposed_in.items()
        if is_within(path, lane) or is_within(lane, path)
    )


def is_petition(prompt: Prompt[Any]) -> bool:
    """Whether this is the engine's own question rather than the game's."""
    return prompt.id.startswith("u")
