"""What a game must provide, and the list of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import BaseModel

from .chance import Chance
from .events import Event, Result
from .lanes import Play
from .packs import PackCards
from .position import Position
from .presets import PresetKind, Scope, Span
from .prompts import Answer, Illegal, Prompt
from .retelling import Retold, Role, as_told
from .search import Search, Strength, keep_fitting

S = TypeVar("S", bound=Position)

Weight = Literal["light", "medium", "heavy"]
"""How much there is to learn before the first game, in the terms of board gamers."""


class Game(ABC, Generic[S]):
    """One game. `S` is its whole position: a pydantic model, or a slotted dataclass
    (see Slotted)."""

    key: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[str]
    seats: ClassVar[range]
    """Every count in it opens with no options given; a single seat picks the solo form."""
    verbs: ClassVar[Mapping[str, str]]
    """Verb -> one line of help (at most 100 characters)."""
    goal: ClassVar[str]
    """What wins, for somebody who has never heard of the game: at most 280 characters."""
    course: ClassVar[str]
    """How a turn goes, for the same reader: at most 500 characters."""
    length: ClassVar[str]
    """When it ends, how often each player is asked and how many days that takes: at most 240
    characters."""
    weight: ClassVar[Weight]
    lessons: ClassVar[Mapping[str, str]]
    """Verb -> two sentences for a player who meets such a question for the first time (at most 280
    characters). Every verb that a needed question is answered with has one."""
    version: ClassVar[str]
    replaced: ClassVar[Mapping[str, str]] = {}
    """Id of a card that is no more -> id of the card in its place. Tables that an older version
    wrote go on with that one."""
    measure: ClassVar[str] = ""
    """What `measure_progress` counts, in words such as "Points"; "" where it counts nothing."""
    period: ClassVar[str] = "Round"
    """What `round_of` counts, in a word such as "Turn"."""
    premise: ClassVar[str] = ""
    """Where all its games begin, for readers who have never played it: a few paragraphs of plain
    text before the first chapter of its books. "" where its `write_story` says so itself."""
    retells: ClassVar[bool] = False
    """Whether its books are made of its log (`retell_event`), although it has a `write_story`."""
    presets: ClassVar[Sequence[PresetKind]] = ()
    """The kinds of question that people may answer ahead. A game that asks nothing of the sort
    says so by an empty list of its own."""
    pictured: ClassVar[Mapping[str, str]] = {}
    """Topic of a question -> the picture that is needed to answer it, by its name; "{seat}" in it
    is the seat that is asked. Other questions come with the first picture."""
    chaptered: ClassVar[bool] = False
    """For a game that can `carry`: whether every table is a chapter, so that one that is opened
    alone begins a campaign."""
    pack_cards: ClassVar[PackCards | None] = None
    """What packs, cards of people's own, may bring to it; None: nothing yet."""
    guide: ClassVar[str]
    """The rules in our words, Markdown, each paragraph under its ledger number."""
    search: ClassVar[Search[Any] | None] = None
    """How its strong bots search, and what its easy ones may pick from; None: all bots are
    middling."""
    named_effects: ClassVar[Collection[str]] = ()
    """The effects that its content may name; none for a game whose cards do nothing by data."""
    coded_effects: ClassVar[Collection[str]] = ()
    """Those that its code carries out."""

    options: type[BaseModel]
    state: type[S]

    @abstractmethod
    def setup(self, seats: int, options: Any, save: str | None = None) -> S:
        """The position before the first step. No chance here: it belongs to steps. `save`: what a
        table before this one has carried on, for games that `carry`; no other is given one.
        Raises Illegal where the options do not fit the number of seats, or the save does not fit;
        pydantic's ValidationError where it is no save of this game's."""

    def length_of(self, options: Any) -> str:
        """`length` as these options make it, for a table that is played with them: as long as that
        at most."""
        return self.length

    def upgrade(self, position: dict[str, Any], version: str, /) -> dict[str, Any]:
        """The position that an older version of these rules has written, as JSON values, in the
        form that `state` has now. `version` is that older one. Asked only where it differs from
        this one, and before the position is checked; it may be changed in place."""
        return position

    @abstractmethod
    def step(self, t: Any, /) -> Play[None]:
        """One step of play (a turn, or a phase of a round) at the table `t`, a `Table[S]`, from
        where `t.state` stands. `t.finish` ends the game from anywhere inside."""

    @abstractmethod
    def view(self, state: S, seat: int | None, names: tuple[str, ...], /) -> BaseModel:
        """All that this seat may know; None is a spectator."""

    def carry(self, state: S, result: Result, /) -> str | None:
        """What the next chapter of a campaign begins from, as JSON text, of a game that is over;
        None: nothing is carried on from there. A game that has its own can be played in campaigns.
        No player's name belongs in it: seats and people change from chapter to chapter, and the
        text is under the next chapter's seal, so that nobody can be taken out of it. It is kept as
        it is, so a later version's `setup` must still read it."""
        return None

    @property
    def can_carry(self) -> bool:
        """Whether it can be played in campaigns."""
        return type(self).carry is not Game.carry

    def write_story(self, state: S, names: tuple[str, ...], result: Result | None, /) -> str | None:
        """The tale so far, as Markdown, for games that tell one: of public things alone."""
        return None

    def write_appendix(self, state: S, names: tuple[str, ...], /) -> str | None:
        """What stands behind the tale, such as its figures, for those who want it: as Markdown, of
        public things alone. It is read after the tale, and kept in the same file."""
        return None

    def list_roles(self, state: S, names: tuple[str, ...], /) -> Sequence[Role]:
        """Whom the book of a game is about, in the order of its page: of public things alone. Every
        seat is in it, more than once where it plays several."""
        return [Role(seat, name) for seat, name in enumerate(names)]

    def retell_event(self, event: Event, /) -> Retold:
        """What the book of a game makes of an event that everybody could read: whether it is
        worth telling, and whether the game turns on it. Games with a `write_story` of their own
        need only say the latter."""
        return as_told(event)

    def explain_end(self, state: S, result: Result, /) -> str:
        """Why it is over, in the epilogue of its book: a sentence or two; unless a game knows
        better, in the words in which everybody was told."""
        return result.why

    def write_epilogue(self, state: S, result: Result, /) -> str:
        """The epilogue on the last card: two to four sentences of public things; "": none."""
        return ""

    def describe_achievement(self, state: S, seat: int, result: Result, /) -> str:
        """What the player of that seat has come to, for the standings: a sentence without its
        subject and full stop, of public things; "": only the score is told."""
        return ""

    def describe_afterwards(
        self, state: S, names: tuple[str, ...], result: Result, /
    ) -> Sequence[str]:
        """What has become of everybody, for the epilogue of its book: paragraphs of plain text, of
        public things alone."""
        return ()

    def other_names(self, state: S) -> Sequence[tuple[int, str]]:
        """The other names by which events may speak of who sits in a seat, each with that seat:
        their characters'. Whose they are must be public."""
        return ()

    def measure_progress(self, state: S) -> Sequence[float] | None:
        """How far each seat has come, a number each: for the chart of a game that is over, so it
        may count what was hidden. None where there is nothing to count (yet)."""
        return None

    def round_of(self, state: S) -> int | None:
        """The round that is being played, counted from 1, for the axis of the chart. None where the
        first has not begun, or the game has none."""
        return None

    def name_spans(self, state: S, step: int, names: tuple[str, ...], /) -> Mapping[Scope, Span]:
        """What is being played, as the rulebook divides a game: "turn", which is always there, is
        the turn or phase, and "round" what has several of them. Answers given ahead may count to
        their end. `step`: its number; for a game whose every step is a turn, this will do."""
        found: dict[Scope, Span] = {"turn": Span(step, "this turn ends")}
        if (number := self.round_of(state)) is not None:
            found["round"] = Span(number, f"{self.period.lower()} {number} ends")
        return found

    def role_key(self, state: S, seat: int, /) -> str:
        """Which role the seat plays: changes when its player becomes somebody else, and only then.
        Whose role it is must be public. "": nobody in particular (yet)."""
        return ""

    def introduce_role(self, view: Any, /) -> str:
        """Who the seat whose view this is plays, what they want and what they can do, in at most
        600 characters. Asked where there is a `role_key`."""
        return ""

    def read_typed(self, text: str, /) -> str:
        """What a player typed, in the spelling that option ids and labels have."""
        return text

    def left_to_people(self, state: S, prompt: Prompt[Any], /) -> Mapping[str, Collection[int]]:
        """The options that a bot leaves to people, by id, each with the seats that may take it too:
        as long as somebody who is there sits in one of those, the bot does something else."""
        return {}

    @abstractmethod
    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance, /) -> Answer:
        """A sensible answer, from what the seat may see alone."""

    def easy_bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        """A plausible answer, often not the best: half of the time any of the first few that may
        be good."""
        sensible = self.bot(view, prompt, rng)
        if (
            self.search is None
            or prompt.optional
            or not self.search.is_worth_searching(view, prompt)
        ):
            return sensible
        if rng.draw_below(100) >= self.search.careless:
            return sensible
        return rng.pick(
            keep_fitting(prompt, [sensible, *self.search.list_plausible(view, prompt, rng)])[
                : self.search.most
            ]
        )

    def strong_bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        """A good answer, as far as it can be had without a search."""
        advice = None if self.search is None else self.search.give_advice(view, prompt, rng)
        return self.bot(view, prompt, rng) if advice is None else advice

    def bot_of(self, strength: Strength) -> Callable[[Any, Prompt[Any], Chance], Answer]:
        """How a bot of that strength answers at once."""
        return {"easy": self.easy_bot, "middling": self.bot, "strong": self.strong_bot}[strength]


GAMES: dict[str, Game[Any]] = {}
"""Every game that can be opened, by key, in listing order. `rules/__init__.py` fills it."""


def register_games(*games: Game[Any]) -> None:
    """Put games on the list, in this order. Raises RuntimeError where the content of one may name
    an effect that no code carries out."""
    for game in games:
        if missing := set(game.named_effects) - set(game.coded_effects):
            what = ", ".join(sorted(missing))
            raise RuntimeError(f"Nothing in {game.key} says what these effects do: {what}.")
        GAMES[game.key] = game


def find_game(game: str | Game[S]) -> Game[S]:
    """The game, or the one of that key on the list. Raises Illegal where there is none."""
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise Illegal(f"There is no game called {game}. There are: {', '.join(GAMES)}.")
    return GAMES[game]
