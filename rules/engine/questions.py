"""What a table asks now: the questions it waits for, and the free actions beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from .asking import Asking
from .events import Result
from .journal import Step
from .lanes import Lane, Wait, lane_of
from .prompts import Answer, Illegal, Prompt

Read: TypeAlias = "tuple[Prompt[Any], Any]"
"""A question, and an answer to it as the rules want it."""

ABSENT_AFTER = 3
"""A seat that has missed this many decisions in a row counts as absent until it acts again."""


class Questions(Asking):
    """The part of a table that knows which questions are open, and whom it waits for."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)
        self.result: Result | None = None
        self._past: Step | None = None
        self._now: Step
        self._wait: Wait | None = None
        self._asked: tuple[Prompt[Any], ...] | None = None
        """What the rules wait for, cached; None: to be collected again. With it goes `_needed`:
        those that are not optional."""
        self._needed: tuple[Prompt[Any], ...] = ()
        self._stands: tuple[Prompt[Any], ...] | None = None
        """The free actions that are open, cached likewise."""
        self._company: dict[str, tuple[Prompt[Any], ...]] = {}
        """For each question of the step that was put to several seats at once: all of those
        questions."""
        self._asked_in: dict[str, dict[str, int]] = {}
        """By the number of a `together` of the step, everything that was asked in it: the ids of
        the questions, and their seats."""
        self._given: set[str] = set()
        self._lapses: list[int] = [0] * len(self.names)

    @property
    def step(self) -> int:
        """The number of the present step, from 1."""
        return self._now.number

    @property
    def place_in_play(self) -> tuple[int, int]:
        """The step, and how many of its answers stand: grows with every answer, and falls back with
        an undo."""
        return self._now.number, len(self._now.answers)

    @property
    def prompts(self) -> tuple[Prompt[Any], ...]:
        """What is open now; () only when the game is over."""
        if self.result is not None:
            return ()
        if self._stands is None:
            seats = range(len(self.names))
            self._stands = self._open_to(self._main, seats)
            if self._wait is not None and self._wait.beside:
                beside = [self._open_to(lane, seats) for lane in self._wait.iterate_lanes()]
                self._stands = sum(beside, self._stands)
        return (*self._waited_for, *self._stands, *self._consents)

    @property
    def _consents(self) -> tuple[Prompt[Any], ...]:
        """The engine's own questions, which no rule asks."""
        return ()

    @property
    def needed_prompts(self) -> tuple[Prompt[Any], ...]:
        """The questions that the table waits for. Cheaper than `prompts`, since no free actions are
        made."""
        if self.result is not None:
            return ()
        if self._asked is None:
            self._collect_prompts()
        return self._needed

    @property
    def asked_prompts(self) -> tuple[Prompt[Any], ...]:
        """What the rules and the engine have asked, without the free actions beside it. Cheaper
        than `prompts`, as `needed` is."""
        return () if self.result is not None else (*self._waited_for, *self._consents)

    @property
    def calling_prompts(self) -> tuple[Prompt[Any], ...]:
        """The optional questions whose answers another player waits for, such as an offer or a
        request to undo. The table goes on without them. No free action is among them."""
        if self.result is not None:
            return ()
        calling = [p for p in self._waited_for if p.optional and p.calls]
        return (*calling, *[p for p in self._consents if p.optional and p.calls])

    @property
    def _waited_for(self) -> tuple[Prompt[Any], ...]:
        return self._collect_prompts() if self._asked is None else self._asked

    def _collect_prompts(self) -> tuple[Prompt[Any], ...]:
        """Find out what the rules wait for, which is looked at far more often than it changes. No
        question is answered without that, so here they are remembered too."""
        wait = self._wait
        assert wait is not None
        opened = wait.prompts
        if self._sealed:
            opened = [prompt for prompt in opened if prompt.id not in self._sealed]
        self._asked = tuple(opened)
        self._needed = tuple([prompt for prompt in opened if not prompt.optional])
        if wait.beside:
            known = self._asked_in.setdefault(_find_together(wait), {})
            known.update([(prompt.id, prompt.seat) for prompt in self._needed])
        elif len(self._needed) > 1:
            for prompt in self._needed:  # one that stands open from before was put with more
                self._company.setdefault(prompt.id, self._needed)
        return self._asked

    def _open_to(self, lane: Lane, seats: Iterable[int]) -> tuple[Prompt[Any], ...]:
        """The free actions of these seats in a lane. They are made whenever somebody reads them,
        and no other question's id may depend on how often that is. So their ids are made of the
        step, the undo, the seat, the role, and how often it was taken."""
        if lane.offers is None:
            return ()
        found: list[Prompt[Any]] = []
        place = self._prefix_of_lane(lane)
        self._offering = True
        try:
            for seat in seats:
                for role, prompt in lane.offers(seat):
                    if prompt.calls:
                        raise TypeError("A free action calls nobody: ask it with `ask_any`.")
                    prompt.id = f"{place}{seat}.{role}.{lane.taken.get((seat, role), 0)}"
                    self._roles[prompt.id] = role
                    found.append(prompt)
        finally:
            self._offering = False
        return tuple(found)

    def _prefix_of_lane(self, lane: Lane) -> str:
        """The beginning of the ids of a lane's free actions: the step (or the lane's path, which no
        other step has) and the undo."""
        if lane is self._main:
            return f"s{self._now.number}.{lane.place}."
        return f"{lane.path}.s{lane.place}."

    def _find_standing(self, prompt_id: str) -> tuple[Prompt[Any], ...]:
        """The free actions among which that question may be. Where they are not cached, those of
        other seats are not made."""
        if self._stands is not None:
            return self._stands
        found: tuple[Prompt[Any], ...] = ()
        assert self._wait is not None
        for lane in (self._main, *self._wait.iterate_lanes()):
            if lane.offers is not None:
                place = self._prefix_of_lane(lane)
                seats = [n for n in range(len(self.names)) if prompt_id.startswith(f"{place}{n}.")]
                found += self._open_to(lane, seats)
        return found

    @property
    def waiting_seats(self) -> frozenset[int]:
        """The seats that the table cannot go on without."""
        return frozenset([prompt.seat for prompt in self.needed_prompts])

    @property
    def answered_seats(self) -> frozenset[int]:
        """The seats that have answered a question put to several seats, while the table waits for
        the rest. Empty where nobody else was asked, or where a seat no longer has to answer: then
        it cannot be said that all others have."""
        needed = self.needed_prompts
        opened = {prompt.id for prompt in needed}
        if needed and self._wait is not None and self._wait.beside:
            # A question in one play counts as put together with those of all other plays.
            known = self._asked_in[_find_together(self._wait)]
            asked = {q: s for q, s in known.items() if q in opened or q in self._given}
        else:
            asked = {q.id: q.seat for p in needed for q in self._company.get(p.id, ())}
        if not asked.keys() - opened <= self._given:
            return frozenset()
        return frozenset(s for q, s in asked.items() if q not in opened) - self.waiting_seats

    @property
    def absent_seats(self) -> frozenset[int]:
        """The seats that have missed their last three decisions or more. An unbroken run of a bot's
        answers for a seat counts as one missed decision."""
        if max(self._lapses) < ABSENT_AFTER:  # as nearly always
            return frozenset()
        return frozenset([s for s, missed in enumerate(self._lapses) if missed >= ABSENT_AFTER])

    def find_prompt(self, prompt_id: str) -> Prompt[Any]:
        """The open prompt of that id. Raises Illegal where it is open no more."""
        if self.result is not None:
            raise Illegal("The game is over.")
        for prompt in self._waited_for:
            if prompt.id == prompt_id:
                return prompt
        for prompt in (*self._find_standing(prompt_id), *self._consents):
            if prompt.id == prompt_id:
                return prompt
        raise Illegal("That question is no longer open; the table has moved on.")

    def _read_answer(self, prompt_id: str, answer: Answer) -> Read:
        prompt = self.find_prompt(prompt_id)
        return prompt, prompt.read(answer)


def _find_together(wait: Wait) -> str:
    """The number of the `together` whose plays pause there."""
    return lane_of(wait.beside[0][0].path)
