"""Runs the rules: begins a step, feeds it its answers, and goes on to the next."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, Self, TypeVar

from pydantic import BaseModel

from .asking import Asking
from .clipping import clip_text
from .events import PASSAGE_CHARACTERS, Event, Result
from .game import Game
from .journal import Entry, Journal, Step, find_last_documented
from .lanes import MAIN_LANE, Reply, Wait, find_lane_path, iterate_outwards
from .messages import Message, Text
from .packs import Pack
from .position import STORED_CONTEXT, Position
from .prompts import Answer, Illegal, Prompt, describe_answer
from .questions import Read

S = TypeVar("S", bound=Position)


ENTRIES_BETWEEN_CHECKPOINTS = 48
"""After this many entries, the next step makes a checkpoint. Making one takes as long as ten
answers do, so the answers before it are replayed instead: after a crash when the table is loaded,
and for a dump in between, such as the one that storage keeps of a table that nobody uses."""


NAME_CHARACTERS = 32
"""The most characters of a player's name in what the rules say."""


@lru_cache(maxsize=1024)
def _shorten_name(name: str) -> str:
    """Shorten a player's name. Cached, because nearly every line that the rules tell has one."""
    return clip_text(name.strip(), NAME_CHARACTERS, marked=False)


class _Finished(Exception):
    """Raised to leave the rules from anywhere when the game is over."""


class Running(Asking, Generic[S]):
    """The part of a table that runs the rules and holds the position. The rules, which are
    generators, call `tell` to say what happened and `finish_game` to end the game."""

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__(len(names))
        self.game = game
        self.names = tuple(names)
        self.seed = seed
        self.options = options
        self.packs: tuple[Pack, ...] = ()
        """The packs of cards that this table adds to the game's own cards."""
        self.state: S
        self.result: Result | None = None
        self.journal = Journal(Step(1, "", 0, 0, [0] * len(names)))
        self.events: list[Event] = []
        """The events that the rules have told during the present journal entry."""

    @property
    def step(self) -> int:
        """The number of the present step, from 1."""
        return self.journal.now.number

    @property
    def revision(self) -> int:
        """How many journal entries this table has taken since it was opened."""
        return self.journal.revision

    @property
    def checkpoint_revision(self) -> int:
        """The revision of the last checkpoint."""
        return self.journal.based_at

    @property
    def place_in_play(self) -> tuple[int, int]:
        """The number of the step and how many of its answers stand. It grows with every answer, and
        falls with an undo."""
        return self.step, len(self.journal.now.answers)

    @property
    def needed_prompts(self) -> tuple[Prompt[Any], ...]:
        """The questions that the table waits for. Cheaper than `prompts`, because no free actions
        are made."""
        return self.questions.needed

    @property
    def waiting_seats(self) -> frozenset[int]:
        """The seats that the table cannot go on without."""
        return frozenset([prompt.seat for prompt in self.needed_prompts])

    @property
    def answered_seats(self) -> frozenset[int]:
        """The seats that have answered one of several questions asked together (`Questions`)."""
        return self.questions.answered_seats

    @property
    def absent_seats(self) -> frozenset[int]:
        """The seats that have missed their last three decisions or more."""
        return self.journal.absent_seats

    # -- what rules tell and do ------------------------------------------------------------------

    def name_seat(self, seat: int) -> str:
        """Return the name of the seat's player, shortened to fit into labels; "Seat 2" or the like
        if it is empty."""
        return _shorten_name(self.names[seat]) or f"Seat {seat + 1}"

    def tell(self, text: Text, *seats: int, kind: str = "info", **data: Any) -> None:
        """Tell everybody that something happened; if seats are given, only they may read it."""
        message = text if isinstance(text, Message) else None
        now = self.journal.now.number
        self.events.append(Event(text, seats or None, kind, data, now, message))
        if seats:
            self.note_reveal()

    def tell_passage(self, text: Text, *seats: int, title: Text, **data: Any) -> None:
        """Tell a text to be read as a whole, such as a page of a story. `text` has at most PASSAGE
        characters, in paragraphs, and is shown as a quotation under its title (a whole sentence,
        which alone stands in summaries). If seats are given, only they may read it. Raises
        ValueError if the title is missing or the text does not fit."""
        if isinstance(text, str):
            text = text.strip()
        if not title or (isinstance(text, str) and not 0 < len(text) <= PASSAGE_CHARACTERS):
            raise ValueError(
                f"A passage has a title and up to {PASSAGE_CHARACTERS} characters: {title!r}"
            )
        self.tell(title, *seats, kind="passage", passage=text, **data)

    def note_reveal(self) -> None:
        """Record that something hidden has become known (a card was turned or read), so that an
        undo now needs consent."""
        self._mark_exposed(self.lanes.current.path)

    def _mark_exposed(self, lane: str) -> None:
        now = self.journal.now
        if lane == MAIN_LANE:
            now.exposed = self.lanes.main.fed
        else:
            now.exposed_in[lane] = self.lanes.main.fed

    def finish_game(self, winners: Iterable[int], scores: dict[int, int], why: Text) -> None:
        """End the game at once. Does not return."""
        self.result = Result(tuple(winners), scores, why)
        raise _Finished

    # -- running the rules -----------------------------------------------------------------------

    def enter_step(self) -> None:
        """Run the present step from its beginning up to its first question."""
        self._begin_step()
        self._resume_play(None)

    def _begin_step(self) -> None:
        step = self.journal.now
        self.journal.lapses = list(step.lapses)
        self.lanes.begin_step(f"{self.seed}/{step.number}", step.counter, step.stream, step.rewinds)
        self.questions.begin_step(step.number)

    def copy_at_step(self, step: Step) -> Self:
        """Make another table at the beginning of the step, for trying something out."""
        other = self._copy_at(step, self.remake_position(step))
        other.enter_step()
        return other

    def _copy_at(self, step: Step, state: S) -> Self:
        other = type(self)(self.game, self.names, self.seed, self.options)
        other.packs = self.packs
        other.state = state
        other.journal.now = step
        return other

    # -- feeding ---------------------------------------------------------------------------------

    def _feed_answer(self, index: int, read: Read | None = None) -> None:
        """Give the rules the step's answer at `index`; `read` is its parsed form, if it is parsed
        already. Raises Illegal if the answer does not fit."""
        now = self.journal.now
        entry = now.answers[index]
        if read is None and entry.is_decision:
            assert entry.answer is not None
            read = self.read_answer(entry.prompt, entry.answer)
        self.lanes.count_entry(entry.prompt)
        self.journal.count_presence(entry, index)
        if read is None:  # a return to the table, or a sealed answer that was taken back
            self.questions.forget_offered()
            now.said[index : index + 1] = [""]
            return
        assert entry.answer is not None
        now.said[index : index + 1] = [describe_answer(read[0], entry.answer)]
        reply = self.questions.take_answer(*read)
        if reply is None:
            return
        if reply.prompt is None and len(reply.value) > 1:
            self._mark_exposed(reply.lane)  # all know each other's sealed answers now
        self._resume_play(reply)

    def _resume_play(self, reply: Reply | None) -> None:
        drawn = self.rng.draws
        try:
            wait = self._play.send(reply) if reply else self._run_to_first_question()
        except (StopIteration, _Finished):
            wait = None
        self.questions.record_pause(wait)
        if self.rng.draws != drawn:
            self.note_reveal()

    def _run_to_first_question(self) -> Wait:
        """Run until the rules ask a question. A step that asks nothing runs on into the next:
        without answers there is no need to come back to it."""
        while True:
            self.offer_free_actions()
            self._play = self.game.step(self)
            try:
                return next(self._play)
            except StopIteration:
                continue

    def settle_steps(self) -> None:
        """End finished steps and begin the next, until the rules ask a question or the game is
        over."""
        while self.questions.wait is None:
            self.journal.end_step(self.lanes.highest_number)
            self.store_checkpoint_if_due()
            if self.result is not None:
                self._begin_step()
                return
            self.enter_step()

    def store_checkpoint_if_due(self) -> None:
        """Make a checkpoint if enough entries have passed since the last one. If the game is over,
        drop the earlier steps: the position stays as it is, and `dump` makes its document."""
        journal = self.journal
        if self.result is not None:
            journal.before, journal.past = (), None
        elif journal.revision - journal.based_at < ENTRIES_BETWEEN_CHECKPOINTS:
            return
        else:
            journal.now.store_checkpoint(self.state.model_dump_json(context=STORED_CONTEXT))
        journal.based_at = journal.revision

    def replay_step(self, step: Step) -> None:
        """Replay the answers of the present step or an earlier one from its beginning. Raises
        Illegal if they do not fit."""
        self.state = self.remake_position(step)
        self.journal.now, self.journal.before = step, self.journal.list_steps_before(step)
        self._replay_present_step()
        if self.questions.wait is None and self.result is None:
            self.settle_steps()

    def remake_position(self, step: Step) -> S:
        """Restore the position at the beginning of a step: from its document, or else by replaying
        the steps since the last one that has a document."""
        if step.position_text:
            return self.game.state.model_validate_json(step.position_text)
        before = self.journal.list_steps_before(step)
        first, *later = before[find_last_documented(before) :]
        other = self._copy_at(first, self.game.state.model_validate_json(first.position_text))
        for each in (first, *later):
            # Replay a copy, so that the step itself stays unchanged, except for words of a dump.
            other.journal.now = replace(each)
            other._replay_present_step()
        return other.state

    def renew_words(self) -> None:
        """Replay the steps before the present one, because a dump has their answers in words of one
        language. Leave those that no longer fit."""
        with suppress(Exception):  # new rules may raise anything on old answers
            self.remake_position(replace(self.journal.now, checkpoint="", remade=""))

    def write_position(self, step: Step) -> str:
        """Return the document of the position at the beginning of a step."""
        if not step.position_text:
            over = self.result is not None and step is self.journal.now
            state = self.state if over else self.remake_position(step)
            step.remade = state.model_dump_json(context=STORED_CONTEXT)
        return step.position_text

    def _replay_present_step(self) -> None:
        """Give the rules the present step's answers, starting from the position at its
        beginning."""
        step = self.journal.now
        if self.result is not None:
            self._begin_step()
            return
        step.exposed, step.exposed_in = -1, {}
        self.enter_step()
        for index in range(len(step.answers)):
            if self.questions.wait is None:
                raise Illegal(Message("step-was-over"))
            self._feed_answer(index)

    def begin_entry(self) -> None:
        """Count a new entry of the journal and clear the events told so far."""
        self.events = []
        self.journal.revision += 1

    def append_entry(self, entry: Entry, read: Read | None = None) -> None:
        """Add an entry to the present step and give the rules its answer. Raises Illegal if it does
        not fit."""
        answers = self.journal.now.answers
        answers.append(entry)
        self._feed_answer(len(answers) - 1, read)

    def find_prompt(self, prompt_id: str) -> Prompt[Any]:
        """Find the open prompt of this id. Raises Illegal if it is no longer open."""
        found = isinstance(prompt_id, str) and (
            self.questions.find_prompt(prompt_id) or self.find_undo_prompt(prompt_id)
        )
        if not found:
            closed = "question-is-closed" if self.result is None else "game-is-over"
            raise Illegal(Message(closed))
        return found

    def find_undo_prompt(self, prompt_id: str) -> Prompt[Any] | None:
        """Find the open question of this id that asks a seat to agree to an undo. A table that asks
        such questions overrides this."""
        return None

    def read_answer(self, prompt_id: str, answer: Answer) -> Read:
        """Find the open prompt of this id and parse the answer for the rules. Raises Illegal."""
        prompt = self.find_prompt(prompt_id)
        return prompt, prompt.read(answer)

    def unseal_answer(self, step: Step, index: int) -> None:
        """Take back a sealed answer. Its entry stays in place and counts in its lane, so that later
        entries come out the same."""
        taken = step.answers[index]
        lane = find_lane_path(taken.prompt)
        step.answers[index] = Entry("undo", taken.seat, f"{lane}." if lane else "")
        self._rerun_step(step)

    def rewind_step(self, step: Step, index: int, lane: str) -> None:
        """Take back the answers of a step from `index` on that were given in this lane, and replay
        it."""
        absent, gone_on = self.journal.absent_seats, self._list_lanes_gone_on(step, lane)
        self.journal.take_back_answers(step, index, self.lanes.highest_number, lane, gone_on)
        self._rerun_step(step)
        # Players who have returned since the answer stay present, though their acts are undone.
        for seat in sorted(self.journal.absent_seats - absent):
            self.append_entry(Entry("back", seat))

    def _list_lanes_gone_on(self, step: Step, lane: str) -> list[str]:
        """List the lanes around this one that have gone on since all plays beside it ended."""
        wait = self.questions.wait if step is self.journal.now else None
        going = [inner.path for inner in wait.iterate_lanes()] if wait is not None else []
        found: list[str] = []
        for path in iterate_outwards(lane):
            plays, _, _ = path.rpartition(".")
            if any(one.startswith(f"{plays}.") for one in going):
                break
            found.append(plays.rpartition(".")[0])
        return found

    def _rerun_step(self, step: Step) -> None:
        told, self.events = self.events, []
        if not step.checkpoint:
            step.store_checkpoint(self.write_position(step))
        self.replay_step(step)
        self.events = told
        self.journal.based_at = self.revision
