"""A table: one game in play. It asks questions, takes answers, tells what happened, and can be
dumped and loaded."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, replace
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from .chance import Chance
from .events import Event, Result
from .game import Game, find_game
from .journal import Entry, EntryKind, pack_json, replace_ids
from .lanes import MAIN_LANE, find_lane_path
from .late_texts import read_raw_text
from .messages import Message
from .opening import choose_names, make_position, read_dump, refuse_unfit_texts
from .pack_texts import gather_packs, recall_packs
from .position import STORED_CONTEXT, Position, copy_position
from .prompts import Answer, Illegal, Prompt, Words, describe_bounds
from .questions import Read
from .running import Running
from .seal import seal_secret
from .search import Strength
from .undo import Petition, Undo, is_petition

S = TypeVar("S", bound=Position)


class Table(Running[S]):
    """One game in play, with its whole public interface.

    Drivers open, load or place a table, look at `prompts`, and call `answer`. Rules, running as
    generators inside it, ask with `ask`, `ask_all`, `ask_any` and `offer_free_actions`, draw from
    `rng`, and `tell` what happened. Nothing here does I/O.
    """

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__(game, names, seed, options)
        self.undoing = Undo(self)
        self.lost: tuple[tuple[int, str], ...] = ()
        """Answers that no longer fitted when the table was loaded and must be given again: the
        seat, and the answer in words."""
        self.fell_back = False
        """Whether journal entries no longer fitted when the table was loaded, even if they decided
        nothing. A driver must keep a new dump before it goes on: loaded from the old one, the table
        would fall back again and lose what came after."""
        self.opening: tuple[Event, ...] = ()
        """The events told before the first question; () at a table that was loaded."""
        self.save: str | None = None
        """The save that the table started from, made by the chapter before; None if this is no
        later chapter."""
        self._bot_views: tuple[int, dict[int, BaseModel]] = (-1, {})
        """A revision, and what bots see there by seat."""

    # -- opening and loading ---------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        game: str | Game[S],
        *,
        names: Sequence[str],
        seed: str,
        options: dict[str, Any] | None = None,
        save: str | None = None,
        packs: Iterable[str] = (),
    ) -> Self:
        """Open a new table. `names` in seat order; `options` as in the game's options model;
        `save`: the `carried_save` of another table of this game; `packs`: the texts of the packs to
        play with. Raises Illegal if the names, seed, options or save do not fit the game, and
        PackError (also an Illegal) if a pack does not fit."""
        game = find_game(game)
        refuse_unfit_texts(names, seed, "" if save is None else save)
        if len(names) not in game.seats:
            bounds = describe_bounds(game.seats[0], game.seats[-1])
            raise Illegal(Message("wrong-seats", game=game.title, bounds=bounds, seats=len(names)))
        try:
            chosen = game.options.model_validate(options or {})
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            fault = Message("option-does-not-fit", option=where, fault=first["msg"])
            raise Illegal(fault) from error
        table = cls(game, names, seed, chosen)
        table.save = save
        table.packs = gather_packs(game.key, packs)
        table._start_play(make_position(game, len(names), chosen, save))
        return table

    @classmethod
    def place(cls, game: str | Game[S], state: S, seed: str, names: Sequence[str] = ()) -> Table[S]:
        """Make a table at a given position, at the start of a step: for scenario tests. Without
        names the seats are called Seat 1, Seat 2 and so on, up to `state.seats`. Raises Illegal if
        the names do not fit the position, or the position is another game's."""
        game = find_game(game)
        refuse_unfit_texts(names, seed)
        names = choose_names(game, state, names)
        table = cls(game, names, seed, game.options())
        table._start_play(copy_position(state))
        return table

    def _start_play(self, state: S) -> None:
        self.state = state
        self.journal.now.store_checkpoint(state.model_dump_json(context=STORED_CONTEXT))
        self.enter_step()
        self.settle_steps()
        self.opening = tuple(self.events)

    @property
    def has_unsaved_steps(self) -> bool:
        """Whether steps have ended since the last checkpoint, in a game that goes on. A newer
        version of the rules would replay those, unless a dump made now is kept."""
        return self.result is None and not self.journal.now.checkpoint

    def dump(self) -> str:
        """Return the table as JSON text: the position from which the present step began, the
        answers since, and what an undo into the step before needs."""
        journal, petition, result = self.journal, self.undoing.petition, self.result
        head = pack_json(
            {
                "game": self.game.key,
                "version": self.game.version,
                "names": self.names,
                "seed": self.seed,
                "options": self.options.model_dump(mode="json"),
                # Left out if there is no save, so that dumps outside campaigns stay the same.
                **({} if self.save is None else {"save": self.save}),
                **({"packs": self.pack_digests} if self.packs else {}),
                "revision": self.revision,
                "based_at": journal.based_at,
                "streams": journal.streams,
                "petitions": self.undoing.petitions,
                "petition": petition and astuple(petition),
                "result": result and result.dump(),
                "written": not self.has_unsaved_steps,
            }
        )
        past = journal.past.number if journal.past else "null"
        now = journal.now
        if not now.checkpoint:  # only for this text; the table stays unchanged
            now = replace(now, checkpoint=self.write_position(now))
        before = ",".join([step.dump() for step in journal.before])
        return f'{head[:-1]},"past":{past},"before":[{before}],"now":{now.dump()}}}'

    @classmethod
    def load(cls, text: str, since: Iterable[Entry] = (), *, packs: Iterable[str] = ()) -> Self:
        """Load a dumped table and apply the journal entries since the dump. A checkpoint of another
        version of the rules first gets the new ids of `replaced` cards and then goes through
        `Game.upgrade`. If the answers no longer fit the changed rules, the table is at the
        beginning of the step that failed, and `lost` holds the answers to give again. `packs`: the
        texts of the table's packs; other packs are ignored. Raises Illegal if the text is no dump
        or the game is unknown, MissingPacks if a pack is neither given nor held by another table
        here, and pydantic's ValidationError, which names the field, if the checkpoint does not fit
        even after the upgrade."""
        saved = read_dump(text)
        game: Game[S] = find_game(saved["game"])
        table = cls(game, saved["names"], saved["seed"], game.options(**saved["options"]))
        journal, undoing = table.journal, table.undoing
        journal.load(saved)
        undoing.petitions = saved["petitions"]
        table.save = saved.get("save")
        table.packs = recall_packs(saved.get("packs", ()), packs)
        if saved["result"]:
            table.result = Result.load(saved["result"])
        now = journal.now
        if saved["version"] != game.version:
            # Under other rules the step before may come out differently, so undo cannot reach it.
            journal.before, journal.past = (), None
            position = replace_ids(from_json(now.checkpoint), game.replaced)
            now.store_checkpoint(pack_json(game.upgrade(position, saved["version"])))
            now.answers = [entry.with_ids(game.replaced) for entry in now.answers]
            since = [entry.with_ids(game.replaced) for entry in since]
        entries = list(since)
        taken = 0
        try:
            table.replay_step(now)
            if saved["petition"]:
                undoing.resume_petition(Petition(*saved["petition"]))
            for entry in entries:
                table.apply_entry(entry)
                taken += 1
            if not saved.get("written", True) and journal.before and journal.now is now:
                # The table had no checkpoint of its own here; later dumps must be the same.
                now.remade = now.checkpoint
                now.store_checkpoint("")
        except Exception:  # new rules may raise anything on old answers
            table._fall_back(entries[taken:])
            journal.based_at = saved["revision"] + len(entries)
        journal.revision = saved["revision"] + len(entries)
        table.events = []
        return table

    def _fall_back(self, rest: list[Entry]) -> None:
        self.fell_back = True
        step = self.journal.now
        words = [*map(str, step.said), *[str(Message("later-answer"))] * len(rest)]
        given = zip([*step.answers, *rest], words, strict=True)
        self.lost = tuple((entry.seat, said) for entry, said in given if entry.is_decision)
        self.undoing.petition = None
        if step.answers:
            self.result = None  # new rules may have ended the game in mid-step
        # Skip far beyond all used ids, so that no old button fits a question asked again.
        used = max([step.counter, *(rewind.counter for rewind in step.rewinds)])
        self.journal.take_back_answers(step, 0, used + 100 * (len(step.answers) + len(rest) + 1))
        self.replay_step(step)

    def replay_entries(self, entries: Iterable[Entry]) -> None:
        """Apply journal entries in order, from a checkpoint or from the beginning. Raises Illegal
        at the first entry that does not fit."""
        for entry in entries:
            self.apply_entry(entry)

    def apply_entry(self, entry: Entry) -> tuple[Event, ...]:
        """Do what a journal entry says, and return what happened. Raises Illegal if it does not
        fit."""
        given = entry.answer if entry.answer is not None else []
        if entry.kind == "answer":
            return self.answer(entry.prompt, given)
        if entry.kind == "lapse":
            return self.lapse_prompt(entry.prompt)
        if entry.kind == "stand-in":
            return self.answer_as_stand_in(entry.prompt, given)
        if entry.kind == "preset":
            return self.answer_by_preset(entry.prompt, given)
        return self.return_seat(entry.seat) if entry.kind == "back" else self.undo(entry.seat)

    # -- what drivers see ------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[Prompt[Any], ...]:
        """All open prompts; () only when the game is over."""
        return (*self.questions.asked, *self.questions.offered, *self.undoing.prompts)

    @property
    def asked_prompts(self) -> tuple[Prompt[Any], ...]:
        """The prompts that the rules and the engine have asked, without free actions. Cheaper than
        `prompts`, as `needed_prompts` is."""
        return (*self.questions.asked, *self.undoing.prompts)

    def find_undo_prompt(self, prompt_id: str) -> Prompt[Any] | None:
        return next((prompt for prompt in self.undoing.prompts if prompt.id == prompt_id), None)

    def undoable(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """Say in words what an undo by this seat would take back. Return None if it can take back
        nothing."""
        last = self.undoing.find_retractable(seat, bots)
        return None if last is None else str(last.effect_of_undo)

    @property
    def seed_hash(self) -> str:
        """The seal of the seed, and of the save if there is one, shown at the start; the seed
        itself is shown at the end."""
        return seal_secret(self.seed, self.save)

    @property
    def pack_digests(self) -> tuple[str, ...]:
        """The digests of the packs in play, for exports and for the verifier; public."""
        return tuple(pack.digest for pack in self.packs)

    @property
    def carried_save(self) -> str | None:
        """What the next chapter begins from; None if nothing is carried on or the game is not over
        yet."""
        return None if self.result is None else self.game.carry(self.state, self.result)

    def view(self, seat: int | None) -> BaseModel:
        """Return all that this seat may know; None is a spectator. Raises Illegal for any other
        seat that is not at the table."""
        if seat is not None and seat not in range(len(self.names)):
            raise Illegal(Message("no-such-seat", seat=str(seat), last=len(self.names) - 1))
        return self.game.view(self.state, seat, self.names)

    @property
    def other_names(self) -> Sequence[tuple[int, str]]:
        """The other names that events may use for the player of a seat, each with that seat."""
        return self.game.list_other_names(self.state)

    # -- what drivers do -------------------------------------------------------------------------

    def answer(self, prompt_id: str, answer: Answer) -> tuple[Event, ...]:
        """Answer an open prompt and return what happened. Raises Illegal, changing nothing."""
        return self._answer_as("answer", self.read_answer(prompt_id, answer), answer)

    def _answer_as(self, kind: EntryKind, read: Read, answer: Answer) -> tuple[Event, ...]:
        prompt = read[0]
        if self.undoing.petition is None or not is_petition(prompt):
            return self._take_entry(Entry(kind, prompt.seat, prompt.id, answer), read)
        self.undoing.answer_petition(prompt.seat, answer)
        return tuple(self.events)

    def answer_by_preset(self, prompt_id: str, answer: Answer) -> tuple[Event, ...]:
        """Answer an open prompt as its player decided ahead, and return what happened. The answer
        counts as the player's own, but not as a sign that the player is present. An event says that
        it was given ahead. Everybody reads that event, or the player alone if the answer is secret,
        sealed, or given in one of several plays side by side. Raises Illegal, changing nothing."""
        read = self.read_answer(prompt_id, answer)
        prompt, step = read[0], self.step
        said = Words(prompt.options, answer).text
        told = self._answer_as("preset", read, answer)
        who, readers = "player", None
        if (
            prompt.secret
            or prompt.id in self.questions.sealed
            or find_lane_path(prompt.id) != MAIN_LANE
        ):
            who, readers = "you", (prompt.seat,)
        data = {"who": who, "player": self.name_seat(prompt.seat), "answer": said}
        words = Message("had-answered-ahead", **data)
        if not answer or isinstance(answer, int):  # such an answer does not say what was asked
            question = read_raw_text(prompt, "text")
            words = Message("had-answered-question-ahead", question=question, **data)
        return (Event(words, readers, "ahead", {"seat": prompt.seat}, step, words), *told)

    def lapse_prompt(self, prompt_id: str) -> tuple[Event, ...]:
        """Carry out the default of a prompt for a seat whose time is up."""
        prompt = self.find_prompt(prompt_id)
        if prompt.optional:
            raise Illegal(Message("cannot-run-out"))
        return self._take_entry(Entry("lapse", prompt.seat, prompt.id, prompt.default))

    def answer_as_stand_in(self, prompt_id: str, answer: Answer) -> tuple[Event, ...]:
        """Answer a prompt for an absent seat with a bot's answer. Raises Illegal."""
        prompt = self.find_prompt(prompt_id)
        if prompt.optional:
            raise Illegal(Message("need-not-be-given"))
        value = prompt.read(answer)
        return self._take_entry(Entry("stand-in", prompt.seat, prompt.id, answer), (prompt, value))

    def return_seat(self, seat: int) -> tuple[Event, ...]:
        """Mark an absent seat as returned; the table waits for it again. Raises Illegal if it is
        not absent."""
        if self.result is not None:
            raise Illegal(Message("game-is-over"))
        if seat not in self.absent_seats:
            raise Illegal(Message("not-away"))
        return self._take_entry(Entry("back", seat))

    def rename_seat(self, seat: int, name: str) -> None:
        """Give the seat another name, for a new player or a renamed one. No rule depends on it."""
        self.names = (*self.names[:seat], name, *self.names[seat + 1 :])

    def _take_entry(self, entry: Entry, read: Read | None = None) -> tuple[Event, ...]:
        journal, step, petition = self.journal, self.journal.now, self.undoing.petition
        kept = journal.past, journal.before, journal.revision, journal.based_at
        self.begin_entry()
        self.undoing.withdraw_petition()
        try:
            self.append_entry(entry, read)
            if self.questions.wait is None:
                self.settle_steps()
        except Exception:
            # If the rules raise, for this answer or after it, restore the table.
            del step.answers[-1], step.said[len(step.answers) :]
            journal.past, journal.before, journal.revision, journal.based_at = kept
            self.undoing.petition, self.result = petition, None
            self.replay_step(step)
            raise
        return tuple(self.events)

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back the seat's last answer, or ask the others if they must agree. Raises Illegal,
        changing nothing."""
        self.undoing.take_back_answer(seat)
        return tuple(self.events)

    def choose_bot_answer(
        self, prompt: Prompt[Any], strength: Strength = "middling", view: BaseModel | None = None
    ) -> Answer | None:
        """Return what a bot in the prompt's seat answers, always the same at this point of the
        game; None if it ignores an optional prompt. A strong bot answers here by its rules of thumb
        alone, without a search (rules/kit/search.py). `view`: what the bot sees, if it is made."""
        if is_petition(prompt):
            return ["agree" if self.undoing.has_bot_consent else "refuse"]
        rng = Chance(f"{self.seed}/bot/{self.revision}/{prompt.id}")
        seen = self._view_for_bot(prompt.seat) if view is None else view
        answer = self.game.bot_of(strength)(seen, prompt, rng)
        return None if prompt.optional and answer == [] else answer

    def _view_for_bot(self, seat: int) -> BaseModel:
        """Make the view of a bot's seat. It is kept until somebody acts, for a bot may be asked
        several questions."""
        at, views = self._bot_views
        if at != self.revision:
            at, views = self._bot_views = self.revision, {}
        if seat not in views:
            views[seat] = self.view(seat)
        return views[seat]
