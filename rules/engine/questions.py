"""The open questions of a table: those it waits for, and the free actions beside them."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from .lanes import MAIN_LANE, Lane, Lanes, Reply, Wait, find_lane_path
from .prompts import Prompt

Read: TypeAlias = tuple[Prompt[Any], Any]
"""A question, and its answer in the form that the rules want."""


class Questions:
    """The open questions of a table's present step, and the answers under seal."""

    def __init__(self, lanes: Lanes, seats: int) -> None:
        self._lanes = lanes
        self._seats = range(seats)
        self.begin_step(0)

    def begin_step(self, step: int) -> None:
        """Begin the step of this number, and forget the questions of the step before."""
        self._step = step
        self.sealed: dict[str, Any] = {}
        """Sealed answers, by the id of their question: kept until all the others have answered."""
        self.roles: dict[str, str] = {}
        """The roles of the free actions offered in this step, by the id of their question; filled
        when somebody reads them."""
        self._company: dict[str, tuple[Prompt[Any], ...]] = {}
        """For each question of the step that the rules asked together with others: all of those
        questions."""
        self._asked_in: dict[str, dict[str, int]] = {}
        """For each `together` of the step, by its number: the ids of all questions asked in it,
        with their seats."""
        self._given: set[str] = set()
        self._offered: tuple[Prompt[Any], ...] | None = None
        self.record_pause(None)

    def record_pause(self, wait: Wait | None) -> None:
        """Record where the rules pause; None means that they have ended. Also remember which
        questions were put together with each question, because every question passes here before it
        is answered."""
        self.wait = wait
        self._offered = None
        self.asked: tuple[Prompt[Any], ...] = ()
        """The questions that the rules wait for, without free actions."""
        self.needed: tuple[Prompt[Any], ...] = ()
        """Those of them that the table cannot go on without."""
        if wait is None:
            return
        opened = wait.prompts
        if self.sealed:
            opened = [prompt for prompt in opened if prompt.id not in self.sealed]
        self.asked = self.needed = tuple(opened)
        for prompt in opened:
            if prompt.optional:
                self.needed = tuple([prompt for prompt in opened if not prompt.optional])
                break
        if wait.beside:
            known = self._asked_in.setdefault(_find_together_number(wait), {})
            known.update([(prompt.id, prompt.seat) for prompt in self.needed])
        elif len(self.needed) > 1:
            for prompt in self.needed:  # a question still open from before keeps its company
                self._company.setdefault(prompt.id, self.needed)

    def forget_offered(self) -> None:
        """Forget the cached free actions, so that they are made again when somebody reads them."""
        self._offered = None

    @property
    def offered(self) -> tuple[Prompt[Any], ...]:
        """The open free actions of all lanes."""
        if self._offered is None:
            lanes = self._iterate_lanes()
            self._offered = sum([self._make_free_actions(lane, self._seats) for lane in lanes], ())
        return self._offered

    def _iterate_lanes(self) -> Iterable[Lane]:
        """Return the pausing lanes, whose free actions are open."""
        return (self._lanes.main, *self.wait.iterate_lanes()) if self.wait else ()

    def _make_free_actions(
        self, lane: Lane, seats: Iterable[int], wanted: str | None = None
    ) -> tuple[Prompt[Any], ...]:
        """Make the free actions of these seats in a lane, or only that of the id `wanted`. They are
        made whenever somebody reads them, and no other question's id may depend on how often that
        is. So an id is made of the step, the undo, the seat, the role, and how often the action was
        taken."""
        if lane.offers is None:
            return ()
        found: list[Prompt[Any]] = []
        place = self._make_prefix(lane)
        self._lanes.offering = True
        try:
            for seat in seats:
                for role, made in lane.offers(seat):
                    prompt_id = f"{place}{seat}.{role}.{lane.taken.get((seat, role), 0)}"
                    if wanted not in (None, prompt_id):
                        continue
                    prompt = made if isinstance(made, Prompt) else made()
                    if prompt is None:
                        continue
                    if prompt.calls:
                        raise TypeError("A free action calls nobody: ask it with `ask_any`.")
                    prompt.id = prompt_id
                    self.roles[prompt_id] = role
                    found.append(prompt)
        finally:
            self._lanes.offering = False
        return tuple(found)

    def _make_prefix(self, lane: Lane) -> str:
        """Return the beginning of the ids of a lane's free actions: the step (or the lane's path,
        which no other step has) and the undo."""
        if lane.path == MAIN_LANE:
            return f"s{self._step}.{lane.place}."
        return f"{lane.path}.s{lane.place}."

    def find_prompt(self, prompt_id: str) -> Prompt[Any] | None:
        """Find the open question of this id. If the free actions are not cached, only this one is
        made. Return None if no such question is open."""
        for prompt in self.asked:
            if prompt.id == prompt_id:
                return prompt
        found = self._offered or ()
        if self._offered is None:
            path = find_lane_path(prompt_id)
            for lane in [lane for lane in self._iterate_lanes() if lane.path == path]:
                place = self._make_prefix(lane)
                seats = [n for n in self._seats if prompt_id.startswith(f"{place}{n}.")]
                found += self._make_free_actions(lane, seats, prompt_id)
        return next((prompt for prompt in found if prompt.id == prompt_id), None)

    @property
    def answered_seats(self) -> frozenset[int]:
        """The seats that have answered one of several questions asked together, while the table
        waits for the rest. Empty if nobody else was asked, or if a seat no longer has to answer:
        then it is not true that all the others have answered."""
        needed = self.needed
        opened = {prompt.id for prompt in needed}
        if needed and self.wait is not None and self.wait.beside:
            # A question in one play counts as put together with those of all other plays.
            known = self._asked_in[_find_together_number(self.wait)]
            asked = {q: s for q, s in known.items() if q in opened or q in self._given}
        else:
            asked = {q.id: q.seat for p in needed for q in self._company.get(p.id, ())}
        if not asked.keys() - opened <= self._given:
            return frozenset()
        answered = frozenset(seat for prompt_id, seat in asked.items() if prompt_id not in opened)
        return answered - {prompt.seat for prompt in needed}

    def take_answer(self, prompt: Prompt[Any], value: Any) -> Reply | None:
        """Take an answer and return what the rules continue with. Return None if the answer stays
        sealed until all seats asked with it have answered."""
        self._given.add(prompt.id)
        assert self.wait is not None
        lane, wait = MAIN_LANE, self.wait
        if wait.beside:  # a prompt that no lane asked is a free action
            lane, wait = wait.find_asking_lane(prompt) or (find_lane_path(prompt.id), wait)
        if prompt not in wait.all_of:
            return Reply(prompt, value, lane)
        if len(wait.all_of) == 1:
            return Reply(None, [value], lane)
        self.sealed[prompt.id] = value
        if any(each.id not in self.sealed for each in wait.all_of):
            self.record_pause(self.wait)
            return None
        return Reply(None, [self.sealed.pop(each.id) for each in wait.all_of], lane)

    def forget_others_answers(self, seat: int) -> None:
        """Forget all other seats' sealed answers, which this seat may not know."""
        if self.sealed and self.wait is not None:
            mine = {prompt.id for prompt in self.wait.prompts if prompt.seat == seat}
            self.sealed = {asked: kept for asked, kept in self.sealed.items() if asked in mine}
        self.record_pause(self.wait)


def _find_together_number(wait: Wait) -> str:
    """Return the number of the `together` whose plays make this pause."""
    return find_lane_path(wait.beside[0][0].path)
