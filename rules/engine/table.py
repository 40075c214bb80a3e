"""A table: one game in play. It asks, takes answers, tells what happened, and can be put away."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from . import undo
from .asking import Asking, Reply, Wait
from .chance import Chance
from .events import PASSAGE, Event, Result
from .game import GAMES, Game
from .independence import Tried
from .journal import Entry, Rewind, Step, packed
from .lanes import MAIN, Lane, lane_of, within
from .position import Position
from .prompts import Answer, Illegal, Prompt

S = TypeVar("S", bound=Position)

Read: TypeAlias = "tuple[Prompt[Any], Any]"
"""A question, and an answer to it as the rules want it."""

ABSENT_AFTER = 3
"""So many decisions in a row missed, and a seat counts as absent until it acts again."""


class _Finished(Exception):
    """Unwinds the rules when the game is over."""


class Table(Asking, Generic[S]):
    """One game in play, and its whole public face.

    Drivers open, load or place a table, look at `prompts`, and call `answer`. Rules, running as
    generators inside it, ask with `ask`, `ask_all`, `ask_any` and `stand`, draw from `rng`, and
    `tell` what happened. Nothing here does I/O.
    """

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        super().__init__()
        self.game = game
        self.names = tuple(names)
        self.seed = seed
        self.options = options
        self.result: Result | None = None
        self.revision = 0
        """How many journal entries this table has taken since it was opened."""
        self.based_at = 0
        """The revision at which the present step began: a dump made now replays only from here."""
        self.lost: tuple[tuple[int, str], ...] = ()
        """Answers that no longer fitted when the table was loaded and must be given again: the
        seat, and the answer in words."""
        self.opening: tuple[Event, ...] = ()
        """What was told before the first question; () at a table that was loaded."""
        self.state: S
        self._past: Step | None = None
        self._now: Step
        self._wait: Wait | None = None
        self._asked: tuple[Prompt[Any], ...] | None = None
        """What the rules wait for, once somebody has looked; None: to be put together anew."""
        self._stands: tuple[Prompt[Any], ...] | None = None
        """What stands open beside it, likewise."""
        self._company: dict[str, tuple[Prompt[Any], ...]] = {}
        """For each question of the step that was put to several at once: all those."""
        self._asked_in: dict[str, dict[str, Prompt[Any]]] = {}
        """By the number of a `together` of the step, all that was asked in it."""
        self._given: set[str] = set()
        """The questions of the step that have been answered."""
        self._lapses: list[int] = [0] * len(self.names)
        self._events: list[Event] = []
        self._petition: undo.Petition | None = None
        self._petitions = 0
        self._streams = 0
        self._tried = Tried()

    # -- opening and loading ---------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        game: str | Game[S],
        *,
        names: Sequence[str],
        seed: str,
        options: dict[str, Any] | None = None,
    ) -> Table[S]:
        """A new table. `names` in seat order; `options` as the game's options model has them.
        Raises Illegal where the seats or options do not fit the game."""
        game = _game(game)
        if len(names) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise Illegal(f"{game.title} seats {least} to {most}; here are {len(names)}.")
        try:
            chosen = game.options.model_validate(options or {})
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Illegal(f"The option {where} does not fit: {first['msg']}.") from error
        table = cls(game, names, seed, chosen)
        table._start(game.setup(len(names), chosen))
        return table

    @classmethod
    def place(cls, game: str | Game[S], state: S, seed: str, names: Sequence[str] = ()) -> Table[S]:
        """A table at a given position, at the start of a step: for scenario tests. Without names
        the seats are called Seat 1, Seat 2 and so on, as many as `state.seats` counts."""
        game = _game(game)
        names = names or [f"Seat {n + 1}" for n in range(getattr(state, "seats"))]  # noqa: B009
        table = cls(game, names, seed, game.options())
        table._start(state.model_copy(deep=True))
        return table

    def _start(self, state: S) -> None:
        self.state = state
        self._now = Step(1, state.model_dump_json(), 0, 0, [0] * len(self.names))
        self._enter()
        self._settle()
        self.opening = tuple(self._events)

    def dump(self) -> str:
        """The table as JSON text: the last checkpoint, the answers since, and one step before."""
        head = packed(
            {
                "game": self.game.key,
                "version": self.game.version,
                "names": self.names,
                "seed": self.seed,
                "options": self.options.model_dump(mode="json"),
                "revision": self.revision,
                "based_at": self.based_at,
                "streams": self._streams,
                "petitions": self._petitions,
                "petition": self._petition.dump() if self._petition else None,
                "result": self._dump_result(),
            }
        )
        past = self._past.dump() if self._past else "null"
        return f'{head[:-1]},"past":{past},"now":{self._now.dump()}}}'

    def _dump_result(self) -> list[Any] | None:
        if self.result is None:
            return None
        return [self.result.winners, self.result.scores, self.result.why]

    @classmethod
    def load(cls, text: str, since: Iterable[Entry] = ()) -> Table[S]:
        """A dumped table at the same position, then led on by the journal entries since the dump.

        If the rules have changed so that the answers no longer fit, the table stands at the
        beginning of the step that tripped, and `lost` holds what must be given again."""
        saved = from_json(text)
        game: Game[S] = _game(saved["game"])
        table = cls(game, saved["names"], saved["seed"], game.options(**saved["options"]))
        table.revision = saved["revision"]
        table.based_at = saved["based_at"]
        table._streams = saved["streams"]
        table._petitions = saved["petitions"]
        if saved["result"]:
            winners, scores, why = saved["result"]
            seats = {int(seat): score for seat, score in scores.items()}
            table.result = Result(tuple(winners), seats, why)
        # Under other rules the step before might come out otherwise: nobody can undo into it.
        if saved["past"] and saved["version"] == game.version:
            table._past = Step.load(saved["past"])
        entries = list(since)
        taken = 0
        try:
            table._replay(Step.load(saved["now"]))
            if saved["petition"]:
                table._petition = undo.Petition.load(saved["petition"])
            for entry in entries:
                table.replay((entry,))
                taken += 1
        except Exception:  # new rules may trip over old answers in any way at all
            table._fall_back(entries[taken:])
            table.based_at = saved["revision"] + len(entries)
        table.revision = saved["revision"] + len(entries)
        table._events = []
        return table

    def _fall_back(self, rest: list[Entry]) -> None:
        step = self._now
        words = [*step.said, *["a later answer"] * len(rest)]
        given = zip([*step.answers, *rest], words, strict=True)
        self.lost = tuple((entry.seat, said) for entry, said in given if entry.decides)
        self._petition = None
        if step.answers:
            self.result = None  # the end that new rules may have come to in mid-step
        # Far beyond any id the step has used: an old button must not fit a question asked again.
        used = max([step.counter, *(rewind.counter for rewind in step.rewinds)])
        self._streams += 1
        step.cut(0, used + 100 * (len(step.answers) + 1), self._streams)
        self._replay(step)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Take journal entries again, in order: the way from a checkpoint to now, or from the
        first step to the end. Raises Illegal at the first that does not fit."""
        for entry in entries:
            if entry.kind == "answer":
                self.answer(entry.prompt, entry.answer if entry.answer is not None else [])
            elif entry.kind == "lapse":
                self.lapse(entry.prompt)
            elif entry.kind == "stand-in":
                self.stand_in(entry.prompt, entry.answer if entry.answer is not None else [])
            elif entry.kind == "back":
                self.back(entry.seat)
            else:
                self.undo(entry.seat)

    # -- what drivers see ------------------------------------------------------------------------

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed, shown at the start; the seed itself is shown at the end."""
        return sha256(self.seed.encode()).hexdigest()

    @property
    def step(self) -> int:
        """The number of the present step, from 1."""
        return self._now.number

    @property
    def place_in_play(self) -> tuple[int, int]:
        """The step, and how many of its answers stand: it grows with every answer that does, and
        falls back where one is taken back."""
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
                beside = [self._open_to(lane, seats) for lane in self._wait.lanes()]
                self._stands = sum(beside, self._stands)
        return (*self._waited_for, *self._stands, *self._consents)

    @property
    def _consents(self) -> tuple[Prompt[Any], ...]:
        return self._petition.prompts(self) if self._petition is not None else ()

    @property
    def needed(self) -> tuple[Prompt[Any], ...]:
        """The questions that the table cannot go on without. Cheaper than `prompts`, for which
        what stands open beside them is made."""
        if self.result is not None:
            return ()
        return tuple([prompt for prompt in self._waited_for if not prompt.optional])

    @property
    def calls(self) -> tuple[Prompt[Any], ...]:
        """The optional questions for whose answers somebody waits: an offer, a wish to take an
        answer back. The table goes on without them."""
        return tuple([prompt for prompt in self.prompts if prompt.optional and prompt.calls])

    @property
    def _waited_for(self) -> tuple[Prompt[Any], ...]:
        if self._asked is None:
            assert self._wait is not None
            opened = self._wait.prompts
            if self._sealed:
                opened = [prompt for prompt in opened if prompt.id not in self._sealed]
            self._asked = tuple(opened)
        return self._asked

    def _open_to(self, lane: Lane, seats: Iterable[int]) -> tuple[Prompt[Any], ...]:
        """What stands open to these seats in a lane. Nobody knows how often it is looked at, and no
        other question's id may depend on it: these are numbered by the step, the undo, the seat,
        the role, and how often it was taken."""
        if lane.offers is None:
            return ()
        found: list[Prompt[Any]] = []
        place = self._place(lane)
        self._offering = True
        try:
            for seat in seats:
                for role, prompt in lane.offers(seat):
                    prompt.id = f"{place}{seat}.{role}.{lane.taken.get((seat, role), 0)}"
                    self._roles[prompt.id] = role
                    found.append(prompt)
        finally:
            self._offering = False
        return tuple(found)

    def _place(self, lane: Lane) -> str:
        """The step, or the lane whose path no other step has, and the undo: how the ids begin of
        what stands open there now."""
        if lane is self._main:
            return f"s{self._now.number}.{lane.place}."
        return f"{lane.path}.s{lane.place}."

    def _standing(self, prompt_id: str) -> tuple[Prompt[Any], ...]:
        """What stands open, as far as that question may be among it: where nobody has looked yet,
        nothing is made of what stands open to others."""
        if self._stands is not None:
            return self._stands
        found: tuple[Prompt[Any], ...] = ()
        assert self._wait is not None
        for lane in (self._main, *self._wait.lanes()):
            if lane.offers is not None:
                place = self._place(lane)
                seats = [n for n in range(len(self.names)) if prompt_id.startswith(f"{place}{n}.")]
                found += self._open_to(lane, seats)
        return found

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that the table cannot go on without."""
        return frozenset(p.seat for p in self.needed)

    @property
    def answered(self) -> frozenset[int]:
        """The seats that have answered where several were asked together and the table waits for
        the rest. () where nobody was asked with those it waits for, or somebody who was has been
        let off: then nobody can say that all the others have answered."""
        needed = self.needed
        opened = {prompt.id for prompt in needed}
        asked = {q.id: q.seat for p in needed for q in self._company.get(p.id, ())}
        if not asked.keys() - opened <= self._given:
            return frozenset()
        return frozenset(s for q, s in asked.items() if q not in opened) - self.waiting

    @property
    def absent(self) -> frozenset[int]:
        """Seats that have missed their last three decisions or more. What a bot decides for one
        of them without a break is one."""
        return frozenset([s for s, missed in enumerate(self._lapses) if missed >= ABSENT_AFTER])

    def view(self, seat: int | None) -> BaseModel:
        """All that this seat may know; None is a spectator."""
        return self.game.view(self.state, seat, self.names)

    @property
    def called(self) -> Sequence[tuple[int, str]]:
        """The other names by which events may speak of who sits in a seat, each with that seat."""
        return self.game.called(self.state)

    def prompt(self, prompt_id: str) -> Prompt[Any]:
        """The open prompt of that id. Raises Illegal where it is open no more."""
        if self.result is not None:
            raise Illegal("The game is over.")
        for prompt in self._waited_for:
            if prompt.id == prompt_id:
                return prompt
        for prompt in (*self._standing(prompt_id), *self._consents):
            if prompt.id == prompt_id:
                return prompt
        raise Illegal("That question is no longer open; the table has moved on.")

    def _read(self, prompt_id: str, answer: Answer) -> Read:
        prompt = self.prompt(prompt_id)
        return prompt, prompt.read(answer)

    # -- what drivers do -------------------------------------------------------------------------

    def answer(self, prompt_id: str, answer: Answer) -> tuple[Event, ...]:
        """Answer an open prompt. Returns what happened; raises Illegal, changing nothing."""
        prompt, value = self._read(prompt_id, answer)
        if undo.is_petition(prompt):
            return undo.consent(self, prompt, answer)
        return self._take(Entry("answer", prompt.seat, prompt.id, answer), (prompt, value))

    def lapse(self, prompt_id: str) -> tuple[Event, ...]:
        """Carry out the default of a prompt for a seat that has gone quiet."""
        prompt = self.prompt(prompt_id)
        if prompt.optional:
            raise Illegal("Nobody is waiting for that answer, so it cannot run out.")
        return self._take(Entry("lapse", prompt.seat, prompt.id, prompt.default))

    def stand_in(self, prompt_id: str, answer: Answer) -> tuple[Event, ...]:
        """A bot answers a prompt for a seat that has gone quiet. Raises Illegal."""
        prompt = self.prompt(prompt_id)
        if prompt.optional:
            raise Illegal("Nobody is waiting for that answer, so nobody need give it.")
        value = prompt.read(answer)
        return self._take(Entry("stand-in", prompt.seat, prompt.id, answer), (prompt, value))

    def back(self, seat: int) -> tuple[Event, ...]:
        """An absent seat is here again: its questions wait for it as anybody's."""
        if self.result is not None:
            raise Illegal("The game is over.")
        if seat not in self.absent:
            raise Illegal("You are not away.")
        return self._take(Entry("back", seat))

    def undoable(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """What an undo by this seat would take back, in words; None where nothing can be. `bots`:
        the seats where bots play, which agree to little."""
        return undo.undoable(self, seat, bots)

    def undo_barred(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """Why that seat's last answer cannot be taken back, in words, where others would have to
        agree who do not: bots, or the absent. Drivers ask before `undo`, which a journal may hold
        from before anybody did."""
        return undo.barred(self, seat, bots)

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back the seat's last answer, or ask the others where they must agree.
        Raises Illegal, changing nothing."""
        return undo.undo(self, seat)

    def rename(self, seat: int, name: str) -> None:
        """The seat has a new holder, or its holder a new name. No rule depends on it."""
        self.names = (*self.names[:seat], name, *self.names[seat + 1 :])
        self._tried = Tried()

    def _take(self, entry: Entry, read: Read | None = None) -> tuple[Event, ...]:
        step, before = self._now, (self._past, self._petition, self.revision, self.based_at)
        self._events = []
        undo.withdraw(self)
        self.revision += 1
        try:
            self._append(entry, read)
            if self._wait is None:
                self._settle()
        except Exception:
            # Rules that trip, over this answer or after it, leave the table as it was.
            del step.answers[-1], step.said[len(step.answers) :]
            self._past, self._petition, self.revision, self.based_at = before
            self.result = None
            self._replay(step)
            raise
        return tuple(self._events)

    def _append(self, entry: Entry, read: Read | None = None) -> None:
        self._now.answers.append(entry)
        self._feed(len(self._now.answers) - 1, read)

    def bot_answer(self, prompt: Prompt[Any]) -> Answer | None:
        """What a bot in the prompt's seat answers, the same whenever it is asked here; None where
        it leaves an optional prompt be."""
        if undo.is_petition(prompt):
            return ["agree" if undo.agrees(self) else "refuse"]
        rng = Chance(f"{self.seed}/bot/{self.revision}/{prompt.id}")
        answer = self.game.bot(self.view(prompt.seat), prompt, rng)
        return None if prompt.optional and answer == [] else answer

    # -- what rules tell and do ------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """How the seat's player is called."""
        return self.names[seat]

    def tell(self, text: str, *seats: int, kind: str = "info", **data: Any) -> None:
        """Something happened. With seats named, only they may read it."""
        self._events.append(Event(text, seats or None, kind, data, self._now.number))
        if seats:
            self.reveal()

    def passage(self, text: str, *seats: int, title: str) -> None:
        """Something to be read as a whole, such as a page of a story: `text` has at most PASSAGE
        characters, in paragraphs, and is shown as a quotation under its title (a sentence of its
        own, which alone stands in summaries). With seats named, only they may read either. Raises
        ValueError where it does not fit."""
        text = text.strip()
        if not title or not 0 < len(text) <= PASSAGE:
            raise ValueError(f"A passage has a title and up to {PASSAGE} characters: {title!r}")
        self.tell(title, *seats, kind="passage", passage=text)

    def reveal(self) -> None:
        """Something hidden has come out (a card was turned or read): undo needs consent now."""
        self._expose(self._here.path)

    def _expose(self, lane: str) -> None:
        if lane == MAIN:
            self._now.exposed = self._main.fed
        else:
            self._now.exposed_in[lane] = self._main.fed

    def finish(self, winners: Iterable[int], scores: dict[int, int], why: str) -> None:
        """End the game here and now. Does not return."""
        self.result = Result(tuple(winners), scores, why)
        raise _Finished

    # -- running the rules -----------------------------------------------------------------------

    def _key(self, lane: Lane) -> str:
        """The stream that a lane draws from."""
        key = f"{self.seed}/{self._now.number}/{lane.stream}"
        return f"{key}/{lane.source[:-1]}" if lane.source else key

    def _enter(self) -> None:
        """Begin the present step from its position, up to its first question."""
        now = self._now
        self._begin(now)
        self._lapses = list(now.lapses)
        self._company = {}
        self._asked_in = {}
        self._given = set()
        self._roles.clear()
        self._stands = None
        if now.rewinds:
            self._renumber(self._main)
        self.rng.rekey(self._key(self._main))
        self._wait = None
        self._resume(None)

    def _begin(self, step: Step) -> None:
        """Nothing of the step has been played yet, nor is anything sealed or left open."""
        self._main = self._here = Lane(counter=step.counter, stream=step.stream, place=step.stream)
        self._lanes = {}
        self._sealed = {}

    # -- lanes -----------------------------------------------------------------------------------

    def _lane(self, around: Lane, path: str, source: str) -> Lane:
        lane = Lane(path, source, stream=around.stream, place=around.place)
        lane.chance.rekey(self._key(lane))
        self._lanes[path] = lane
        if self._now.rewinds:
            self._renumber(lane)
        return lane

    def _count(self, entry: Entry) -> None:
        """Count an entry in the lanes that it was given in. What an undo there has drawn anew
        begins with it, what it has numbered anew after it."""
        given = lane_of(entry.prompt)
        counting = [self._main, *(e for e in self._lanes.values() if within(given, e.path))]
        for lane in counting:
            self._draw_anew(lane)
        for lane in counting:
            lane.fed += 1
        for lane in counting:
            self._renumber(lane)

    def _draw_anew(self, around: Lane) -> None:
        for rewind, lane in self._rewound(around):
            if rewind.stream > lane.stream:
                lane.stream = rewind.stream
                (self.rng if lane is self._main else lane.chance).rekey(self._key(lane))

    def _renumber(self, around: Lane) -> None:
        for rewind, lane in self._rewound(around):
            lane.counter = max(lane.counter, rewind.counter)
            lane.place = rewind.stream

    def _rewound(self, around: Lane) -> list[tuple[Rewind, Lane]]:
        """The undos that begin to count here in a lane, and the lanes that they are for."""
        found = [r for r in self._now.rewinds if (r.lane, r.at) == (around.path, around.fed)]
        if not found:
            return []
        inside = [lane for lane in self._lanes.values() if within(lane.path, around.path)]
        lanes = [self._main, *inside] if around is self._main else inside
        return [(rewind, lane) for rewind in found for lane in lanes]

    @property
    def _numbered(self) -> int:
        """The highest number of a question in this step, whatever the lane."""
        return max([self._main.counter, *(lane.counter for lane in self._lanes.values())])

    def _elsewhere(self, step: Step) -> Table[S]:
        """Another table, where the step begins, to try something out on."""
        other = Table(self.game, self.names, self.seed, self.options)
        other.state = self.game.state.model_validate_json(step.checkpoint)
        other._now = step
        other._enter()
        return other

    # -- feeding ---------------------------------------------------------------------------------

    def _feed(self, index: int, read: Read | None = None) -> None:
        """Give the rules the step's answer at `index`; `read` is what it says, where that has been
        read before. Raises Illegal if it does not fit."""
        now = self._now
        entry = now.answers[index]
        if read is None and entry.decides:
            assert entry.answer is not None
            read = self._read(entry.prompt, entry.answer)
        self._stands = None
        if self._lanes or now.rewinds:
            self._count(entry)
        else:
            self._main.fed += 1
        if entry.missed:
            self._count_missed(index)
        else:
            self._lapses[entry.seat] = 0
        if read is None:  # a return to the table, or a sealed answer that was taken back
            if len(now.said) == index:
                now.said.append("")
            return
        prompt, value = read
        if len(now.said) == index:
            assert entry.answer is not None
            now.said.append(undo.words(prompt, entry.answer))
        self._given.add(prompt.id)
        assert self._wait is not None
        lane, wait = MAIN, self._wait
        if wait.beside:  # what nobody asked stood open
            lane, wait = wait.asking(prompt) or (lane_of(prompt.id), wait)
        if prompt not in wait.all_of:
            self._resume(Reply(prompt, value, lane))
        elif len(wait.all_of) == 1:
            self._resume(Reply(None, [value], lane))
        else:
            self._seal(prompt, value, wait.all_of, lane)

    def _seal(
        self, prompt: Prompt[Any], value: Any, asked: Sequence[Prompt[Any]], lane: str
    ) -> None:
        """Keep an answer until those of all who were asked with its seat are in."""
        self._sealed[prompt.id] = value
        self._asked = None
        if all(p.id in self._sealed for p in asked):
            values = [self._sealed.pop(p.id) for p in asked]
            self._expose(lane)  # the seals are broken: each now knows the others' answers
            self._resume(Reply(None, values, lane))

    def _count_missed(self, index: int) -> None:
        entry = self._now.answers[index]
        before = self._now.answers[index - 1] if index else None
        goes_on = before is not None and (before.kind, before.seat) == ("stand-in", entry.seat)
        if entry.kind == "lapse" or not goes_on:
            self._lapses[entry.seat] += 1

    def _resume(self, reply: Reply | None) -> None:
        drawn = self.rng.draws
        try:
            self._wait = self._play.send(reply) if reply else self._first_question()
        except (StopIteration, _Finished):
            self._wait = None
        else:
            self._asked = None
            if self._wait.beside or len(self._wait.all_of) + len(self._wait.any_of) > 1:
                self._remember(self._wait)
        if self.rng.draws != drawn:
            self.reveal()

    def _remember(self, wait: Wait) -> None:
        asked = tuple([p for p in wait.prompts if not p.optional])
        if wait.beside:
            # Whoever is asked in one of the plays is asked with all the others, whenever it is.
            together = lane_of(wait.beside[0][0].path)
            known = self._asked_in.setdefault(together, {})
            known |= {p.id: p for p in asked}
            opened = {p.id for p in asked}
            company = tuple([p for i, p in known.items() if i in opened or i in self._given])
            self._company |= dict.fromkeys(opened, company)
        elif len(asked) > 1:
            for prompt in asked:  # one that stands open from before was put with more
                self._company.setdefault(prompt.id, asked)

    def _first_question(self) -> Wait:
        """Run until somebody is asked. A step of the game that asks nobody anything runs on into
        the next: without answers there is nothing to come back to it for."""
        while True:
            self.stand()
            self._play = self.game.step(self)
            try:
                return next(self._play)
            except StopIteration:
                continue

    def _settle(self) -> None:
        """Close finished steps and begin the next, until somebody is asked or the game is over."""
        while self._wait is None:
            ended = self._now
            if ended.answers:
                self._past = ended
            elif self._past is not None and not ended.quiet:
                self._past.exposed = len(self._past.answers)
            self._now = Step(
                ended.number + 1,
                self.state.model_dump_json(),
                self._numbered,
                self._streams,
                list(self._lapses),
            )
            self.based_at = self.revision
            if self.result is not None:
                self._begin(self._now)
                return
            self._enter()

    def _replay(self, step: Step) -> None:
        """Stand where the step's answers lead. Raises Illegal if they do not fit."""
        self._now = step
        self.state = self.game.state.model_validate_json(step.checkpoint)
        if self.result is not None:
            self._begin(step)
            self._lapses = list(step.lapses)
            self._wait = None
            return
        step.exposed, step.exposed_in = -1, {}
        self._enter()
        for index in range(len(step.answers)):
            if self._wait is None:
                raise Illegal("The step was over before its answers were.")
            self._feed(index)
        if self._wait is None:
            self._settle()


def _game(game: str | Game[S]) -> Game[S]:
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise Illegal(f"There is no game called {game}. There are: {', '.join(GAMES)}.")
    return GAMES[game]
