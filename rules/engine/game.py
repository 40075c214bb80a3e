"""What a game must provide, and the list of games."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import BaseModel

from .chance import Chance
from .events import Event, Result
from .how_to_play import HowToPlay
from .lanes import Play
from .late_texts import make_late_text
from .messages import Message
from .packs import PackCards
from .position import Position
from .presets import PresetKind, Scope, Span
from .prompts import Answer, Illegal, Prompt
from .retelling import Retold, Role, retell_as_logged
from .search import Search, Strength, keep_fitting

S = TypeVar("S", bound=Position)

Weight = Literal["light", "medium", "heavy"]
"""How much a player must learn before the first game, in the terms of board gamers."""


class Game(ABC, Generic[S]):
    """One game. `S` is its whole position: a pydantic model, or a slotted dataclass
    (see Slotted)."""

    key: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of seats that the game can be played with; 1 means its solo form. Each number
    must open without any options."""
    verbs: ClassVar[Mapping[str, str]]
    """Verb -> one line of help (at most 100 characters)."""
    goal: ClassVar[str]
    """How to win, for a reader who has never heard of the game: at most 280 characters."""
    course: ClassVar[str]
    """How a turn goes, for the same reader: at most 500 characters."""
    length: ClassVar[str]
    """When the game ends, how often each player must answer and how many days that takes: at most
    240 characters."""
    weight: ClassVar[Weight]
    lessons: ClassVar[Mapping[str, str]]
    """Verb -> two sentences for a player who meets a question with this verb for the first time (at
    most 280 characters). Every verb that answers a needed question has an entry."""
    version: ClassVar[str]
    replaced: ClassVar[Mapping[str, str]] = {}
    """Id of a removed card -> id of the card that replaces it. Tables that an older version wrote
    go on with the new card."""
    measure: ClassVar[str] = ""
    """The name of what `measure_progress` counts, such as "Points"; "" if it counts nothing."""
    period: ClassVar[str] = make_late_text(Message("round"))
    """The name of what `find_round` counts, such as "Turn"."""
    periods: ClassVar[str] = make_late_text(Message("rounds"))
    """The same of several, such as "Turns"; needed with another `period`."""
    premise: ClassVar[str] = ""
    """How every game begins, for readers who have never played it: a few paragraphs of plain text
    before the first chapter of its books. "" if `write_story` says so itself."""
    retells: ClassVar[bool] = False
    """Whether its books are made from its log (`retell_event`), even though it has
    `write_story`."""
    presets: ClassVar[Sequence[PresetKind]] = ()
    """The kinds of question that players may answer ahead. A game without such questions says so by
    setting an empty list of its own."""
    pictured: ClassVar[Mapping[str, str]] = {}
    """Topic of a question -> the name of the picture that its player needs; "{seat}" in the name
    stands for the seat asked. Other questions come with the first picture."""
    deeds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say what somebody has done or how it ended. Of another player's turn a
    card tells the newest of these first."""
    chaptered: ClassVar[bool] = False
    """For a game that can `carry`: whether every table is a chapter, so that a table opened alone
    begins a campaign."""
    pack_cards: ClassVar[PackCards | None] = None
    """What packs (cards that people wrote) may bring to the game; None if it takes no packs yet."""
    guide: ClassVar[str]
    """The rules in our words, Markdown, each paragraph under its ledger number."""
    how_to_play: ClassVar[HowToPlay | None] = None
    """A first turn told to newcomers, in at most eight screens; None: they read the guide."""
    search: ClassVar[Search[Any] | None] = None
    """How its strong bots search, and what its easy bots may pick from; None if all its bots are
    middling."""
    named_effects: ClassVar[Collection[str]] = ()
    """The effects that its content may name; none if no card's effect is written as data."""
    coded_effects: ClassVar[Collection[str]] = ()
    """The effects that its code carries out."""

    options: type[BaseModel]
    state: type[S]

    @abstractmethod
    def setup(self, seats: int, options: Any, save: str | None = None) -> S:
        """Make the position before the first step. Draw nothing at random here: chance belongs to
        steps. `save`: what an earlier table has carried on, for games that `carry`; other games
        never get one. Raises Illegal if the options do not fit the number of seats or the save does
        not fit; pydantic's ValidationError if the text is no save of this game."""

    def describe_game_length(self, options: Any) -> str:
        """Return `length` for a table played with these options: at most as many characters."""
        return self.length

    def describe_solo(self, options: Any) -> str:
        """Describe the solo form, for a player who might rather wait for others: a sentence or two,
        at most 160 characters. A game that one person can play overrides this."""
        return ""

    def is_out(self, view: Any) -> bool:
        """Whether the seat of this view has been eliminated and is never asked anything again."""
        return False

    def upgrade(self, position: dict[str, Any], version: str, /) -> dict[str, Any]:
        """Convert a position (JSON values) that the older `version` of these rules wrote to the
        form that `state` has now. Called only if that version differs from this one, before the
        position is checked; it may change the position in place."""
        return position

    @abstractmethod
    def step(self, t: Any, /) -> Play[None]:
        """Play one step (a turn, or a phase of a round) at the table `t`, a `Table[S]`, starting
        from `t.state`. `t.finish_game` ends the game from anywhere inside."""

    @abstractmethod
    def view(self, state: S, seat: int | None, names: tuple[str, ...], /) -> BaseModel:
        """Return all that this seat may know; None is a spectator."""

    def make_view_for_bots(self, state: S, seat: int, names: tuple[str, ...]) -> BaseModel:
        """Return what the quick bots need to see: the whole view, unless the search makes less."""
        quick = self.search.view(state, seat, names) if self.search is not None else None
        return self.view(state, seat, names) if quick is None else quick

    def carry(self, state: S, result: Result, /) -> str | None:
        """Return what the next chapter of a campaign begins from, as JSON text, once a game is
        over; None if nothing is carried on. A game that overrides this can be played in campaigns.
        Leave out players' names: seats and people change from chapter to chapter, and the text is
        under the next chapter's seal, so a name could never be removed. The text is kept unchanged,
        so a later version's `setup` must still read it."""
        return None

    @property
    def can_carry(self) -> bool:
        """Whether the game can be played in campaigns."""
        return type(self).carry is not Game.carry

    def write_story(self, state: S, names: tuple[str, ...], result: Result | None, /) -> str | None:
        """Write the story so far, as Markdown, using only public facts. Return None if the game
        tells none."""
        return None

    def write_appendix(self, state: S, names: tuple[str, ...], /) -> str | None:
        """Write an appendix to the story, such as its figures, as Markdown, using only public
        facts. Readers find it after the story, in the same file. Return None if the game has
        none."""
        return None

    def list_roles(self, state: S, names: tuple[str, ...], /) -> Sequence[Role]:
        """List the roles that the book of a game is about, in the order of its page, using only
        public facts. Every seat is in the list, more than once if it plays several roles."""
        return [Role(seat, name) for seat, name in enumerate(names)]

    def retell_event(self, event: Event, /) -> Retold:
        """Say how the book retells an event that everybody could read: whether it is worth telling,
        and whether it is a turning point. Games with their own `write_story` need only say the
        latter."""
        return retell_as_logged(event)

    def retell_events(self, events: Sequence[Event], /) -> Sequence[Retold]:
        """Say how the book retells each of these events, which are a whole game's in order. Games
        override this if what they say of an event depends on earlier ones."""
        return [self.retell_event(event) for event in events]

    def explain_end(self, state: S, result: Result, /) -> str:
        """Explain in a sentence or two why the game is over, for the epilogue of its book. By
        default, return the reason that everybody was told."""
        return result.why

    def write_epilogue(self, state: S, result: Result, /) -> str:
        """Write the epilogue on the last card: two to four sentences, using only public facts.
        Return "" for none."""
        return ""

    def describe_achievement(self, state: S, seat: int, result: Result, /) -> str:
        """Describe what the player of this seat achieved, for the standings: a sentence without its
        subject and full stop, using only public facts. Return "" to show the score alone."""
        return ""

    def describe_afterwards(
        self, state: S, names: tuple[str, ...], result: Result, /
    ) -> Sequence[str]:
        """Describe what became of everybody, for the epilogue of the book: paragraphs of plain
        text, using only public facts."""
        return ()

    def list_other_names(self, state: S) -> Sequence[tuple[int, str]]:
        """List the other names (characters' names) that events may use for the player of a seat,
        each with that seat. It must be public whose names they are."""
        return ()

    def measure_progress(self, state: S) -> Sequence[float] | None:
        """Measure how far each seat has come, as one number each. The chart of a finished game
        shows this, so hidden things may count. Return None if there is nothing to count (yet)."""
        return None

    def find_round(self, state: S) -> int | None:
        """Return the number of the present round, from 1, for the axis of the chart. Return None if
        the first round has not begun or the game has no rounds."""
        return None

    def name_spans(self, state: S, step: int, names: tuple[str, ...], /) -> Mapping[Scope, Span]:
        """Name the parts of the game that are being played now: "turn", always present, is the turn
        or phase, and "round" the part that holds several turns. Answers given ahead may last until
        such a part ends. `step`: the step's number. This default serves games in which each step is
        a turn."""
        found: dict[Scope, Span] = {"turn": Span(step, Message("turn-ends"))}
        if (number := self.find_round(state)) is not None:
            ends = Message("period-ends", period=self.period, number=number)
            found["round"] = Span(number, ends)
        return found

    def find_role_key(self, state: S, seat: int, /) -> str:
        """Return a key of the role that the seat plays: it changes exactly when the player takes
        another role. It must be public who plays the role. Return "" if the seat plays nobody in
        particular (yet)."""
        return ""

    def introduce_role(self, view: Any, /) -> str:
        """Introduce the role of the seat that this view belongs to: who it is, what it wants and
        what it can do, in at most 600 characters. Called only if the seat has a `find_role_key`."""
        return ""

    def read_typed(self, text: str, /) -> str:
        """Return what a player typed, in the spelling of option ids and labels."""
        return text

    def find_options_left_to_people(
        self, state: S, prompt: Prompt[Any], /
    ) -> Mapping[str, Collection[int]]:
        """Find the options that a bot leaves to people: by id, the seats that may take the same
        option. While a present person sits in one of those seats, the bot picks something else."""
        return {}

    @abstractmethod
    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance, /) -> Answer:
        """Choose a sensible answer, using only what the seat may see."""

    def easy_bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Choose a plausible answer, often not the best: about half the time, one of the first few
        plausible answers."""
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
            keep_fitting(
                prompt, [sensible, *self.search.list_plausible_answers(view, prompt, rng)]
            )[: self.search.most]
        )

    def strong_bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Choose a good answer without a search: the search's advice if it has any, else the
        sensible one."""
        advice = None if self.search is None else self.search.give_advice(view, prompt, rng)
        return self.bot(view, prompt, rng) if advice is None else advice

    def bot_of(self, strength: Strength) -> Callable[[Any, Prompt[Any], Chance], Answer]:
        """Return the function by which a bot of this strength answers at once."""
        return {"easy": self.easy_bot, "middling": self.bot, "strong": self.strong_bot}[strength]


GAMES: dict[str, Game[Any]] = {}
"""Every game that can be opened, by key, in listing order. `rules/__init__.py` fills it."""


def register_games(*games: Game[Any]) -> None:
    """Put games on the list, in this order. Raises RuntimeError if a game's content may name an
    effect that no code carries out."""
    for game in games:
        if missing := set(game.named_effects) - set(game.coded_effects):
            what = ", ".join(sorted(missing))
            raise RuntimeError(f"Nothing in {game.key} says what these effects do: {what}.")
        GAMES[game.key] = game


def find_game(game: str | Game[S]) -> Game[S]:
    """Find the game with this key, or return the game itself if one is given. Raises Illegal if the
    key is unknown."""
    if isinstance(game, Game):
        return game
    if str(game) not in GAMES:
        raise Illegal(Message("no-such-game", game=str(game), games=", ".join(GAMES)))
    return GAMES[game]
