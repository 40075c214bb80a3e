"""Runs the rules: begins a step, feeds it its answers, and goes on to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic, Self, TypeVar

from pydantic import BaseModel

from .events import PASSAGE, Event, Result
from .game import Game
from .journal import Entry, Rewind, Step, last_checkpoint
from .lanes import MAIN, Lane, Reply, Wait, is_within, iterate_outwards, lane_of
from .packs import Pack
from .position import Position
from .prompts import Illegal, Prompt, in_words
from .questions import Questions, Read

S = TypeVar("S", bound=Position)


FAR = 16
"""A checkpoint is made at the first step after this many entries: making one takes as long as some
answers, and replaying so many at a load takes a millisecond or two."""


class _Finished(Exception):
    """Leaves the rules from anywhere when the game is over."""


class Running(Questions, Generic[S]):
    """The part of a table that runs the rules and holds the position. The rules, which are
    generators, `tell` what happened and `finish_game` the game."""

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__(names)
        self.game = game
        self.seed = seed
        self.options = options
        self.packs: tuple[Pack, ...] = ()
        """The cards of people's own that are played with beside the game's."""
        self.state: S
        self.revision = 0
        """How many journal entries this table has taken since it was opened."""
        self.based_at = 0
        """The revision of the last checkpoint: a dump made then, with the journal's entries since,
        is the whole table."""
        self._before: tuple[Step, ...] = ()
        """The steps since the last checkpoint, from which earlier positions are replayed: for an
        undo into the step before the present one, and for a dump."""
        self._past: Step | None = None
        """The step before the present one, where an undo may reach into it."""
        self._streams = 0
        self._events: list[Event] = []

    # -- what rules tell and do ------------------------------------------------------------------

    def name_seat(self, seat: int) -> str:
        """How the seat's player is called."""
        return self.names[seat]

    def tell(self, text: str, *seats: int, kind: str = "info", **data: Any) -> None:
        """Something happened. With seats named, only they may read it."""
        self._events.append(Event(text, seats or None, kind, data, self._now.number))
        if seats:
            self.reveal()

    def tell_passage(self, text: str, *seats: int, title: str, **data: Any) -> None:
        """Something to be read as a whole, such as a page of a story: `text` has at most PASSAGE
        characters, in paragraphs, and is shown as a quotation under its title (a sentence of its
        own, which alone stands in summaries). With seats named, only they may read either. Raises
        ValueError where it does not fit."""
        text = text.strip()
        if not title or not 0 < len(text) <= PASSAGE:
            raise ValueError(f"A passage has a title and up to {PASSAGE} characters: {title!r}")
        self.tell(title, *seats, kind="passage", passage=text, **data)

    def reveal(self) -> None:
        """Something hidden has become known (a card was turned or read), so an undo needs consent
        now."""
        self._mark_exposed(self._current.path)

    def _mark_exposed(self, lane: str) -> None:
        if lane == MAIN:
            self._now.exposed = self._main.fed
        else:
            self._now.exposed_in[lane] = self._main.fed

    def finish_game(self, winners: Iterable[int], scores: dict[int, int], why: str) -> None:
        """End the game at once. Does not return."""
        self.result = Result(tuple(winners), scores, why)
        raise _Finished

    # -- running the rules -----------------------------------------------------------------------

    def _stream_key(self, source: str, stream: int) -> str:
        """The key of a lane's stream of chance."""
        key = f"{self.seed}/{self._now.number}/{stream}"
        return f"{key}/{source[:-1]}" if source else key

    def _enter_step(self) -> None:
        """Run the present step from its beginning up to its first question."""
        now = self._now
        self._begin_step(now)
        self._lapses = list(now.lapses)
        self._company = {}
        self._asked_in = {}
        self._given = set()
        self._roles.clear()
        self._stands = None
        if now.rewinds:
            self._renumber_lanes(self._main)
        self.rng.change_key(self._stream_key(self._main.source, self._main.stream))
        self._wait = None
        self._resume_play(None)

    def _begin_step(self, step: Step) -> None:
        """Reset lanes and sealed answers for the beginning of a step."""
        lane = Lane(self.rng, MAIN, "", step.counter, step.stream, step.stream)
        self._main = self._current = lane
        self._lanes = {}
        self._sealed = {}

    # -- lanes -----------------------------------------------------------------------------------

    def _make_lane(self, around: Lane, path: str, source: str) -> Lane:
        chance = self._make_chance(self._stream_key(source, around.stream))
        lane = Lane(chance, path, source, 0, around.stream, around.place)
        self._lanes[path] = lane
        if self._now.rewinds:
            self._renumber_lanes(lane)
        return lane

    def _count_entry(self, entry: Entry) -> None:
        """Count an entry in the lanes that it was given in. After an undo there, a new stream
        begins before this entry, and new numbers after it."""
        around = iterate_outwards(lane_of(entry.prompt))
        counting = [self._main, *[self._lanes[path] for path in around if path in self._lanes]]
        if not self._now.rewinds:
            for lane in counting:
                lane.fed += 1
            return
        for lane in counting:
            self._draw_anew(lane)
        for lane in counting:
            lane.fed += 1
        for lane in counting:
            self._renumber_lanes(lane)

    def _draw_anew(self, around: Lane) -> None:
        for rewind, lane in self._find_rewinds(around):
            if rewind.stream > lane.stream:
                lane.stream = rewind.stream
                lane.chance.change_key(self._stream_key(lane.source, lane.stream))

    def _renumber_lanes(self, around: Lane) -> None:
        for rewind, lane in self._find_rewinds(around):
            lane.counter = max(lane.counter, rewind.counter)
            lane.place = rewind.stream

    def _find_rewinds(self, around: Lane) -> list[tuple[Rewind, Lane]]:
        """The undos that take effect at this point of a lane, each with the lanes that it applies
        to."""
        found = [r for r in self._now.rewinds if (r.lane, r.at) == (around.path, around.fed)]
        if not found:
            return []
        inside = [lane for lane in self._lanes.values() if is_within(lane.path, around.path)]
        lanes = [self._main, *inside] if around is self._main else inside
        return [(rewind, lane) for rewind in found for lane in lanes]

    @property
    def _highest_number(self) -> int:
        """The highest number of a question in this step, whatever the lane."""
        return max([self._main.counter, *(lane.counter for lane in self._lanes.values())])

    def _copy_at_step(self, step: Step) -> Self:
        """Another table at the beginning of the step, for trying something out."""
        other = type(self)(self.game, self.names, self.seed, self.options)
        other.packs = self.packs
        other.state = self._remake_position(step)
        other._now = step
        other._enter_step()
        return other

    # -- feeding ---------------------------------------------------------------------------------

    def _feed_answer(self, index: int, read: Read | None = None) -> None:
        """Give the rules the step's answer at `index`; `read` is its parsed form, if it has been
        parsed already. Raises Illegal if it does not fit."""
        now = self._now
        entry = now.answers[index]
        if read is None and entry.is_decision:
            assert entry.answer is not None
            read = self._read_answer(entry.prompt, entry.answer)
        self._stands = None
        if self._lanes or now.rewinds:
            self._count_entry(entry)
        else:
            self._main.fed += 1
        if entry.is_missed:
            self._count_missed(index)
        elif entry.kind != "preset":  # which nobody need be there for
            self._lapses[entry.seat] = 0
        if read is None:  # a return to the table, or a sealed answer that was taken back
            if len(now.said) == index:
                now.said.append("")
            return
        prompt, value = read
        if len(now.said) == index:
            assert entry.answer is not None
            now.said.append(in_words(prompt, entry.answer))
        self._given.add(prompt.id)
        assert self._wait is not None
        lane, wait = MAIN, self._wait
        if wait.beside:  # what nobody asked stood open
            lane, wait = wait.find_asking_lane(prompt) or (lane_of(prompt.id), wait)
        if prompt not in wait.all_of:
            self._resume_play(Reply(prompt, value, lane))
        elif len(wait.all_of) == 1:
            self._resume_play(Reply(None, [value], lane))
        else:
            self._seal_answer(prompt, value, wait.all_of, lane)

    def _seal_answer(
        self, prompt: Prompt[Any], value: Any, asked: Sequence[Prompt[Any]], lane: str
    ) -> None:
        """Keep an answer until the answers of all seats asked with it are in."""
        self._sealed[prompt.id] = value
        self._asked = None
        if all(p.id in self._sealed for p in asked):
            values = [self._sealed.pop(p.id) for p in asked]
            self._mark_exposed(lane)  # the seals are broken: each now knows the others' answers
            self._resume_play(Reply(None, values, lane))

    def _count_missed(self, index: int) -> None:
        entry = self._now.answers[index]
        before = self._now.answers[index - 1] if index else None
        goes_on = before is not None and (before.kind, before.seat) == ("stand-in", entry.seat)
        if entry.kind == "lapse" or not goes_on:
            self._lapses[entry.seat] += 1

    def _resume_play(self, reply: Reply | None) -> None:
        drawn = self.rng.draws
        try:
            self._wait = self._play.send(reply) if reply else self._first_question()
        except (StopIteration, _Finished):
            self._wait = None
        else:
            self._asked = None
        if self.rng.draws != drawn:
            self.reveal()

    def _first_question(self) -> Wait:
        """Run until a question is asked. A step that asks nothing runs on into the next: without
        answers there is no need to come back to it."""
        while True:
            self.stand()
            self._play = self.game.step(self)
            try:
                return next(self._play)
            except StopIteration:
                continue

    def _settle_steps(self) -> None:
        """Close finished steps and begin the next, until somebody is asked or the game is over."""
        while self._wait is None:
            ended = self._now
            self._past = ended
            self._now = Step(
                ended.number + 1, "", self._highest_number, self._streams, list(self._lapses)
            )
            self._leave_behind(ended)
            if self.result is not None:
                self._begin_step(self._now)
                return
            self._enter_step()

    def _leave_behind(self, ended: Step) -> None:
        """Drop the steps before the last checkpoint, and make a new checkpoint where it is time for
        one."""
        self._before = (ended,) if ended.checkpoint else (*self._before, ended)
        if self.result is not None:
            self._before, self._past = (), None
        elif self.revision - self.based_at < FAR:
            return
        self._now.write_down(self.state.model_dump_json())
        self.based_at = self.revision

    def _replay_step(self, step: Step) -> None:
        """Replay the answers of the present step or an earlier one from its beginning. Raises
        Illegal if they do not fit."""
        self._now = step
        self.state = self._remake_position(step)
        self._before = self._steps_before(step)
        self._play_again()
        if self._wait is None and self.result is None:
            self._settle_steps()

    def _steps_before(self, step: Step) -> tuple[Step, ...]:
        """The steps before that one, as far as they are kept."""
        return tuple([before for before in self._before if before.number < step.number])

    def _remake_position(self, step: Step) -> S:
        """The position at the beginning of a step, made anew."""
        if step.checkpoint:
            return self.game.state.model_validate_json(step.checkpoint)
        other = type(self)(self.game, self.names, self.seed, self.options)
        other.packs = self.packs
        before = self._steps_before(step)
        before = before[last_checkpoint(before) :]
        other.state = self.game.state.model_validate_json(before[0].checkpoint)
        for each in before:
            other._now = replace(each, said=list(each.said))  # the step itself stays as it is
            other._play_again()
        return other.state

    def _play_again(self) -> None:
        """Give the rules the present step's answers, starting from the position at its
        beginning."""
        step = self._now
        if self.result is not None:
            self._begin_step(step)
            self._lapses = list(step.lapses)
            self._wait = None
            return
        step.exposed, step.exposed_in = -1, {}
        self._enter_step()
        for index in range(len(step.answers)):
            if self._wait is None:
                raise Illegal("The step was over before its answers were.")
            self._feed_answer(index)

    def _append_entry(self, entry: Entry, read: Read | None = None) -> None:
        self._now.answers.append(entry)
        self._feed_answer(len(self._now.answers) - 1, read)
