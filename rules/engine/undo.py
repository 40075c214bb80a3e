"""Takes back a seat's last answer: when this is free, when others must agree, and how it is done.

A seat may take back a sealed answer at any time. Taking back an open answer is free while nothing
random or hidden has been revealed since and nobody else has answered. Otherwise every other player
must agree. Bots agree only as long as nothing random or hidden has been revealed; after that
neither bots nor absent players agree, because a person playing alone with them could look at card
after card. Chance that follows an undone answer is always drawn again, because the player may have
seen the old result. What was revealed before that answer stays, because other answers were based on
it.

Among several plays side by side (`Table.together`), an answer is taken back with the later ones of
its own play. The answers of other plays stay if they would have come out the same without it; what
was revealed or answered in those plays does not make consent necessary. What was revealed after all
of them had ended does, and chance that followed is drawn again.

An undo reaches into the step before the present one, so that a move that ended a turn can be undone
after the next player's dice have been rolled. It reaches no further back."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from .independence import Tried, is_independent
from .journal import Step
from .lanes import MAIN_LANE, are_side_by_side, find_lane_path, iterate_outwards
from .messages import Message, Text
from .prompts import Answer, Illegal, Option, Prompt, Words
from .running import Running

AGREE = Option("agree", "undo", Message("agree"), Message("agree-detail"))
REFUSE = Option("refuse", "undo", Message("refuse"), Message("refuse-detail"))


@dataclass(slots=True)
class Petition:
    """A request to take an answer back, open until all the others have agreed or one refuses."""

    number: int
    seat: int
    asked: list[int]


@dataclass(slots=True)
class LastAnswer:
    """A seat's last answer: where it is, and what it needs to be taken back."""

    step: Step
    index: int
    sealed: bool
    asked: list[int]
    """The seats that must agree; [] if nobody has to or there is nobody to ask."""
    free: bool
    quiet: bool
    """Whether nothing random or hidden has been revealed since the answer."""
    lane: str
    """The lane whose later answers, also in lanes inside it, are taken back with this answer."""
    beside: bool
    """Whether later answers in other lanes stay."""

    @property
    def told_before(self) -> Text:
        said = self.step.said[self.index]
        return said.text if isinstance(said, Words) else said

    @property
    def effect_of_undo(self) -> Message:
        """What taking the answer back does, in words."""
        if self.sealed:
            return Message("takes-back-sealed", answer=self.told_before)
        if self.free:
            return Message("takes-back-free", answer=self.told_before)
        agree = "yes" if self.asked else "no"
        return Message("takes-back-whole", agree=agree, **self.undo_message_data)

    @property
    def undo_message_data(self) -> dict[str, Text]:
        """Data for a message about everything that is taken back."""
        return {"answer": self.told_before, "beside": "yes" if self.beside else "no"}


class Undo:
    """Takes answers back at one table, and asks the other seats if they must agree."""

    def __init__(self, table: Running[Any]) -> None:
        self._table = table
        self._tried = Tried()
        self.petition: Petition | None = None
        self.petitions = 0
        """How many petitions the table has had."""
        self.taken_back: int | None = None
        """The seat whose answer the last entry took back; None if it took back no answer."""

    @property
    def prompts(self) -> tuple[Prompt[str], ...]:
        """The question to each seat that has not agreed to the petition yet."""
        petition = self.petition
        if petition is None:
            return ()
        last = self.find_last_answer(petition.seat)
        assert last is not None
        name = self._table.name_seat(petition.seat)
        text = Message("asks-to-agree", player=name, effect=last.effect_of_undo)
        asked: Prompt[str] = Prompt(
            "", 0, text, "choice", (AGREE, REFUSE), 1, 1, ["refuse"], optional=True, calls=True
        )
        return tuple(
            replace(asked, id=f"u{petition.number}.{seat}", seat=seat) for seat in petition.asked
        )

    def find_last_answer(self, seat: int) -> LastAnswer | None:
        """Find the seat's last answer. Return None if an undo reaches no answer of the seat."""
        journal = self._table.journal
        now = journal.now
        if self._table.result is not None:
            return None
        for step in (now, journal.past):
            if step is None:
                continue
            for index in range(len(step.answers) - 1, -1, -1):
                entry = step.answers[index]
                if entry.seat != seat or not entry.is_decision:
                    continue
                if isinstance(step.said[index], str):  # in the language of a dump
                    self._table.renew_words()
                sealed = step is now and entry.prompt in self._table.questions.sealed
                lane = MAIN_LANE if sealed else self._find_reach(step, index)
                after = [
                    n for n in range(index + 1, len(step.answers)) if step.answers[n].is_decision
                ]
                going = [n for n in after if n in step.list_answers_in(lane, index)]
                since = [step.answers[n] for n in going] + (now.answers if step is not now else [])
                alone = all(later.seat == seat for later in since if later.is_decision)
                quiet = _is_quiet_since(step, index, lane) and (step is now or now.is_quiet)
                free = alone and quiet
                others = set(range(len(self._table.names))) - {seat} - journal.absent_seats
                asked = [] if sealed or free else sorted(others)
                return LastAnswer(step, index, sealed, asked, free, quiet, lane, going != after)
        return None

    def _find_reach(self, step: Step, index: int) -> str:
        """Find the innermost lane whose answers from this one on can be taken back while other
        lanes keep theirs."""
        given, now = step.answers[index].prompt, self._table.journal.now
        if step is not now and any(entry.is_decision for entry in now.answers):
            return MAIN_LANE
        for lane in iterate_outwards(find_lane_path(given)):
            if is_independent(self._table, self._tried, step, index, lane):
                return lane
        return MAIN_LANE

    def explain_undo_obstacle(self, seat: int, bots: Collection[int] = ()) -> Message | None:
        """Explain why the seat's last answer cannot be taken back: bots or absent players,
        who do not agree, would have to. Return None if it is possible. Drivers call this before
        `Table.undo`, which does not check it: old journals may hold undos from before this rule."""
        last = self.find_last_answer(seat)
        return None if last is None else self._explain_obstacle_to(last, seat, bots)

    def _explain_obstacle_to(
        self, last: LastAnswer, seat: int, bots: Collection[int]
    ) -> Message | None:
        table = self._table
        if last.sealed or last.quiet:
            return None
        others = [other for other in range(len(table.names)) if other != seat]
        for other in others:
            if other in bots:
                return Message("bot-does-not-agree", player=table.name_seat(other))
        for other in others:
            if other in table.journal.absent_seats:
                return Message("absent-does-not-agree", player=table.name_seat(other))
        return None

    def find_retractable(self, seat: int, bots: Collection[int] = ()) -> LastAnswer | None:
        """Find the seat's last answer, if it can be taken back (see `explain_undo_obstacle`)."""
        last = self.find_last_answer(seat)
        barred = last is None or self._explain_obstacle_to(last, seat, bots) is not None
        return None if barred else last

    @property
    def has_bot_consent(self) -> bool:
        """Whether bots agree to the open petition: they do if nothing random or hidden has been
        revealed since the answer that would be taken back."""
        last = self.find_last_answer(self.petition.seat) if self.petition is not None else None
        return last is not None and last.quiet

    def take_back_answer(self, seat: int) -> None:
        """Take back the seat's last answer, or ask the others if they must agree. Raises Illegal,
        changing nothing."""
        table, last = self._table, self.find_last_answer(seat)
        if last is None:
            raise Illegal(Message("nothing-to-take-back"))
        if self.petition and self.petition.seat == seat:
            raise Illegal(Message("asked-already"))
        table.begin_entry()
        self.withdraw_petition()
        name = table.name_seat(seat)
        if last.sealed:
            table.unseal_answer(last.step, last.index)
            self.taken_back = seat
            table.tell(Message("takes-sealed-back", player=name), kind="undo", seat=seat)
        elif not last.asked:
            self._rewind_to(last, seat)
        else:
            self.petitions += 1
            self.petition = Petition(self.petitions, seat, last.asked)
            told = Message("would-take-back", player=name, **last.undo_message_data)
            table.tell(told, kind="undo", seat=seat)

    def answer_petition(self, seat: int, answer: Answer) -> None:
        """Take another seat's answer to the petition."""
        table, petition = self._table, self.petition
        assert petition is not None
        table.begin_entry()
        self.taken_back = None
        name = table.name_seat(seat)
        if answer == ["refuse"]:
            self.petition = None
            table.tell(Message("refuses-undo", player=name), kind="undo", seat=seat)
            return
        petition.asked.remove(seat)
        if petition.asked:
            table.tell(Message("agrees-to-undo", player=name), kind="undo", seat=seat)
            return
        self.petition = None
        last = self.find_last_answer(petition.seat)
        assert last is not None
        self._rewind_to(last, petition.seat, "all-agree-to-undo")

    def _rewind_to(self, last: LastAnswer, seat: int, key: str = "takes-back") -> None:
        told = Message(key, player=self._table.name_seat(seat), answer=last.told_before)
        self._table.rewind_step(last.step, last.index, last.lane)
        self.taken_back = seat
        self._table.tell(told, kind="undo", seat=seat)

    def withdraw_petition(self) -> None:
        """Withdraw an open petition, because play goes on."""
        self.taken_back = None
        if self.petition is not None:
            name = self._table.name_seat(self.petition.seat)
            self.petition = None
            self._table.tell(Message("petition-lapses", player=name), kind="undo")

    def resume_petition(self, petition: Petition) -> None:
        """Open the petition again, unless an undo no longer reaches the answer."""
        if self.find_last_answer(petition.seat) is not None:
            self.petition = petition


def _is_quiet_since(step: Step, index: int, lane: str) -> bool:
    """Return whether nothing random or hidden has been revealed since, except in plays beside this
    lane."""
    return step.exposed <= index and all(
        exposed <= index or are_side_by_side(path, lane)
        for path, exposed in step.exposed_in.items()
    )


def is_petition(prompt: Prompt[Any]) -> bool:
    """Return whether the prompt is the engine's petition and not a question of the game."""
    return prompt.id.startswith("u")
