"""One play of a game's rules, alone at a table, and a case that is spoken to by topics.

A game's builder derives its own Case from this one, and says with `Alone` how its script is played:

    alone = Alone(State, lambda t: script(Here(t)))
    case = Case(with_luck(loaded).place(alone, state, "seed", names), loaded, alone)
"""

from collections.abc import Callable, Generator
from typing import Any, ClassVar, Self, TypeVar

from pydantic import BaseModel

from rules.engine import Chance, Event, Game, Option, Play, Position, Prompt, Result, Table
from rules.engine.game import Weight

from . import tables
from .luck import Loaded

S = TypeVar("S", bound=Position)


class Nothing(BaseModel):
    """Nothing of the position: what a game of one play lets its seats see."""


class Alone(Game[S]):
    """A game that is one play of the rules, and over when it ends."""

    key = "alone"
    title = "Alone"
    blurb = "One chapter of the rules."
    seats = range(1, 5)
    goal = course = length = "None."
    weight: ClassVar[Weight] = "light"
    lessons: ClassVar[dict[str, str]] = {}
    verbs: ClassVar[dict[str, str]] = {}
    version = "1"
    guide = ""
    options = Nothing

    def __init__(
        self,
        state: type[S],
        script: Callable[[Table[S]], Any],
        ends: tuple[type[Exception], ...] = (),
    ) -> None:
        """`script`: a play, or what is merely done; `ends`: the exceptions by which a play may
        end."""
        self.state = state
        self.script = script
        self.ends = ends
        self.returned: Any = None
        self.explain_end: Exception | None = None

    def setup(self, seats: int, options: Any, save: str | None = None) -> S:
        raise TypeError("It begins at the position that the test gives.")

    def step(self, t: Table[S]) -> Play[None]:
        self.explain_end = None
        try:
            done = self.script(t)
            self.returned = (yield from done) if isinstance(done, Generator) else done
        except self.ends as end:
            self.explain_end = end
        t.finish_game((), dict.fromkeys(range(len(t.names)), 0), "The play is over.")

    def view(self, state: S, seat: int | None, names: tuple[str, ...]) -> BaseModel:
        return Nothing()

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Any:
        return prompt.default


class Case(tables.Case[S]):
    """A table in play, spoken to by topics and option ids; `finished_play` where it is one play."""

    def __init__(self, table: Table[S], luck: Loaded, alone: Alone[S] | None = None) -> None:
        super().__init__(table, luck)
        self._alone = alone

    @property
    def s(self) -> S:
        return self.table.state

    @property
    def alone(self) -> Alone[S]:
        """The play, which must be over."""
        assert self._alone is not None, "This is a whole game."
        assert self.over, [prompt.text for prompt in self.table.needed_prompts]
        return self._alone

    @property
    def returned(self) -> Any:
        """What the play has returned; the table must be over."""
        return self.alone.returned

    @property
    def ended(self) -> Exception | None:
        """The exception by which the play ended, or None where it came to its own end."""
        return self.alone.explain_end

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def waits_for(self) -> set[int]:
        """The seats that the table waits for."""
        return {prompt.seat for prompt in self.table.needed_prompts}

    def prompt(self, topic: str = "", seat: int | None = None) -> Prompt[Any]:
        """The one question that the table waits for (of that topic, to that seat)."""
        found = [
            prompt
            for prompt in self.table.needed_prompts
            if topic in ("", prompt.topic) and seat in (None, prompt.seat)
        ]
        assert len(found) == 1, [(p.seat, p.topic, p.text) for p in self.table.needed_prompts]
        return found[0]

    def topics(self, seat: int | None = None) -> list[str]:
        """The topics of what the table waits for (from that seat)."""
        return [prompt.topic for prompt in self.table.needed_prompts if seat in (None, prompt.seat)]

    @property
    def options(self) -> list[str]:
        """The ids that the one open question offers."""
        return [option.id for option in self.prompt().options]

    def option(self, option_id: str) -> Option:
        return tables.find_option(self.prompt(), option_id)

    def pick(self, *chosen: str, by: int | None = None) -> Self:
        """Answer the open question; with `by`, the one to that seat that has these options, what
        is free included."""
        self.answer(*chosen, seat=by)
        return self

    def says(self, topic: str, *chosen: str, seat: int | None = None) -> Self:
        """Answer the question of a topic."""
        self.table.answer(self.prompt(topic, seat).id, list(chosen))
        return self

    def refused(self, *chosen: str) -> str:
        """The rule by which the open question refuses this answer, which changes nothing."""
        return self.refusal(self.prompt(), list(chosen)).rule

    def defaults(self, most: int = 200) -> Self:
        """Let the deadline of every question pass, until the play is over."""
        for _ in range(most):
            if self.over:
                return self
            self.table.lapse_prompt(self.table.needed_prompts[0].id)
        raise AssertionError("The play does not end.")

    def lapse(self, seat: int | None = None) -> tuple[Event, ...]:
        """The deadline of the one open question passes."""
        return self.run_out(seat)
