"""The turn: a table while one step of the rules runs, and how questions are asked there.

All games share three habits: a question with only one answer is not asked; a question that is asked
again and says the same stays the same question, so that the buttons that people see keep working;
and when something out of turn has changed the position, open questions are made again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rules.engine import (
    Answer,
    Data,
    Offer,
    Option,
    Play,
    Position,
    Prompt,
    Table,
    Text,
    asks_nothing,
)
from rules.engine.late_texts import read_raw_text
from rules.engine.prompts import keep_or_renew

A = TypeVar("A")
S = TypeVar("S", bound=Position)

Asked: TypeAlias = tuple[str, Prompt[Any]]
"""A question and its role: a name for its purpose, the same whenever it is asked again."""


class Gone(Exception):
    """The player who was to answer is gone (dead, out of the game), so what they were doing ends.
    Raised in one of several plays together, it ends only that play. A game may derive its own
    kinds."""


def has_one_answer(prompt: Prompt[Any]) -> bool:
    """Return whether the prompt is a choice with only one possible answer. A secret choice never
    counts: skipping the question would tell everybody how few options it had."""
    only = prompt.kind == "choice" and prompt.least == prompt.most == len(prompt.options) == 1
    return only and not prompt.secret


def ask_unless_sole(t: Table[Any], prompt: Prompt[A]) -> Play[A]:
    """Ask the prompt, or return its answer unasked if only one is possible."""
    if has_one_answer(prompt):
        return answer_unasked(prompt, [prompt.options[0].id])
    return t.ask(prompt)


@asks_nothing
def answer_unasked(prompt: Prompt[A], given: Answer) -> A:
    """Answer the prompt without asking its seat."""
    answer: A = prompt.read(given)
    return answer


@dataclass(slots=True, eq=False)
class _Open:
    """Questions that are open now."""

    prompts: Sequence[Prompt[Any]]
    remake: Callable[[], None]
    """Makes the questions again, in place."""

    @property
    def seat(self) -> int:
        """The seat of the first question."""
        return self.prompts[0].seat


class Turn(Generic[S]):
    """A table while one step runs. A game derives its own, with what its chapters need beside:

    class Here(Turn[State]):
        def __init__(self, t: Table[State]) -> None:
            super().__init__(t)
            self.acting: int | None = None
    """

    def __init__(self, t: Table[S]) -> None:
        self.t = t
        self.s = t.state
        """The position, the same for as long as the step runs."""
        self._open: list[_Open] = []
        self._kept: dict[str, dict[tuple[int, str], Prompt[Any]]] = {}
        """For each lane, the questions of its last menu, except the one that was answered."""

    def name_seat(self, seat: int) -> str:
        """Return the name that messages use for the seat."""
        return self.t.name_seat(seat)

    def describe_seat(self, _seat: int) -> Text:
        """Say what a player who picks this seat among others should know of it."""
        return ""

    def tell(self, text: Text, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody that something happened."""
        self.t.tell(text, kind=kind, **data)

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, build: Callable[[], Prompt[A]]) -> Play[A]:
        """Ask one seat one question. If something out of turn changes its options, the question is
        made again but keeps its id."""
        prompt = build()
        opened = _Open([prompt], lambda: _rewrite_prompt(prompt, build()))
        self._open.append(opened)
        try:
            return (yield from self.t.ask(prompt))
        finally:
            self._open.remove(opened)

    def choose(
        self,
        seat: int,
        text: Text | Callable[[], Text],
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        *,
        default: str = "",
        secret: bool = False,
        about: Text = "",
        topic: str = "",
        data: Data | None = None,
        rule: str = "",
    ) -> Play[str]:
        """Ask for one option and return its id. With a single option, return it without asking,
        unless the choice is secret. The first option is the default, unless another is named. Give
        a text or options that something out of turn may change as a function, which is called again
        then."""
        only = options() if callable(options) else options
        if len(only) == 1 and not secret:
            return only[0].id

        fresh: Sequence[Option] | None = only

        def build() -> Prompt[str]:
            nonlocal fresh
            now, fresh = fresh, None  # the first question uses the options made above
            if now is None:
                now = options() if callable(options) else only
            return self.t.choice(
                seat,
                text() if callable(text) else text,
                now,
                default=default or now[0].id,
                secret=secret,
                about=about,
                topic=topic,
                data=data,
                rule=rule,
            )

        return (yield from self.ask(build))

    def choose_seat(
        self,
        seat: int,
        text: Text,
        among: Sequence[int],
        *,
        verb: str = "choose",
        topic: str = "",
        rule: str = "",
    ) -> Play[int | None]:
        """Ask the seat to pick one of these seats, offered in this order; the first is the default.
        Return None if there are none to pick from; return a single one without asking."""
        if not among:
            return None

        def list_options() -> list[Option]:
            return [
                Option(str(one), verb, self.name_seat(one), self.describe_seat(one))
                for one in among
            ]

        return int((yield from self.choose(seat, text, list_options, topic=topic, rule=rule)))

    def ask_menu(self, build: Callable[[], Sequence[Asked]]) -> Play[tuple[str, Prompt[Any], Any]]:
        """Ask seats several questions, needed and optional, until one is answered. Return the role,
        the question and the answer. Raises Gone if `build` makes no question (any more).

        If the next menu asks a question that says the same in the same role, it keeps its id. The
        question just answered does not: a second click on its button must not answer again. An
        answer to a free action that `t.offer_free_actions` opened without `then` is returned here
        too, with its role.

        Everybody sees the numbers of questions. If only one seat may know that a question is
        missing (because of a hidden card), `build` calls `t.skip_id()` in its place."""
        lane = self.t.lane
        asked: list[Prompt[Any]] = []

        def remake_prompts() -> None:
            made = {(new.seat, role): new for role, new in build()}
            if before := self._kept.get(lane):
                made = {key: keep_or_renew(before.get(key), new) for key, new in made.items()}
            if not made:
                raise Gone
            self._kept[lane] = made
            asked[:] = made.values()  # the engine waits for the prompts in this list

        remake_prompts()
        opened = _Open(asked, remake_prompts)
        self._open.append(opened)
        try:
            prompt, value = yield from self.t.ask_any(asked)
        finally:
            self._open.remove(opened)
        offered = self.t.find_offer_role(prompt)
        if offered is not None:
            return offered, prompt, value
        made = self._kept[lane]
        (role,) = [role for (_, role), one in made.items() if one is prompt]
        del made[prompt.seat, role]
        return role, prompt, value

    def keep_prompt(self, seat: int, role: str) -> Prompt[Any] | None:
        """Return the unchanged question of the last menu in this role, for a menu's `build`,
        instead of making it again. It uses up the number of a new question, so that no later id
        depends on it. Return None if there was no such question or it has been answered."""
        kept = self._kept.get(self.t.lane, {}).get((seat, role))
        if kept is not None:
            self.t.skip_id()
        return kept

    # -- beside the questions --------------------------------------------------------------------

    def offer_free_actions(
        self,
        offers: Callable[[int], Sequence[Offer]],
        then: Callable[[str, Prompt[Any], Any], Play[None] | None],
    ) -> None:
        """Open free actions beside all questions, as `t.offer_free_actions` does; after each action
        that is carried out, the open questions are made again. `then` may return None if it asks
        nothing more."""

        def carry_out(role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
            play = then(role, prompt, value)
            if play is not None:
                yield from play
            self.remake_prompts()

        self.t.offer_free_actions(offers, carry_out)

    def remake_prompts(self) -> None:
        """Make the open questions again, because the position changed while players were thinking.
        If a seat has several, only the newest is made again."""
        front = {opened.seat: opened for opened in self._open}
        for opened in list(front.values()):
            opened.remake()

    def has_open_option(self, seat: int, ids: Sequence[str]) -> bool:
        """Whether the newest question that the seat must answer already has one of these options.
        Older questions and optional ones do not count."""
        front = {opened.seat: opened for opened in self._open}
        return any(
            option.id in ids
            for opened in front.values()
            for prompt in opened.prompts
            if prompt.seat == seat and not prompt.optional
            for option in prompt.options
        )

    def together(self, plays: Sequence[Play[None]]) -> Play[None]:
        """Run several plays at once, as `t.together` does; a play that raises Gone simply ends."""
        return self.t.together(plays, Gone)


def until_gone(play: Play[None]) -> Play[None]:
    """Run the play; if it raises Gone, it simply ends."""
    try:
        yield from play
    except Gone:
        return


def _rewrite_prompt(asked: Prompt[Any], new: Prompt[Any]) -> None:
    """Change the asked question to say what the new one says; it keeps its id."""
    text: Any = read_raw_text(new, "text")  # not read, so that a message is not made into text
    about: Any = read_raw_text(new, "about")
    asked.text, asked.options, asked.default = text, new.options, new.default
    asked.least, asked.most, asked.check = new.least, new.most, new.check
    asked.topic, asked.data, asked.about, asked.rule = new.topic, new.data, about, new.rule
