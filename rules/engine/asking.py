"""What rules ask: the kinds of question, and the ways to wait for answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from .game import Play
from .prompts import Data, Option, Prompt

A = TypeVar("A")

Offer: TypeAlias = "tuple[str, Prompt[Any]]"
"""A question that stands open, and its role: what it is for, the same whenever it is made."""


@dataclass(slots=True)
class Wait:
    """Where the rules pause: all of some prompts, or whichever of some others comes first."""

    all_of: Sequence[Prompt[Any]]
    any_of: Sequence[Prompt[Any]]


@dataclass(slots=True)
class Reply:
    """What the rules go on with. `prompt` is the one answered first, or None: all are in, and
    `value` lists their answers in the order asked."""

    prompt: Prompt[Any] | None
    value: Any


class Asking:
    """The part of a table that faces the rules. A question is made first (`choice`, `choices`,
    `number`, `text`) and then waited for (`ask`, `ask_all`, `ask_any`), or left open (`stand`)."""

    def __init__(self) -> None:
        self._counter = 0
        """The number of the last question made: its id."""
        self._sealed: dict[str, Any] = {}
        """Answers that wait for the others', by their question's id."""
        self._offers: Callable[[int], Sequence[Offer]] | None = None
        self._aside: Callable[[str, Prompt[Any], Any], Play[None]] | None = None
        self._roles: dict[str, str] = {}
        """By id the roles of what has stood open in this step, where somebody looked."""
        self._taken: Counter[tuple[int, str]] = Counter()
        """How often each seat has taken what stood open to it in each role, in this step."""
        self._offering = False
        """Whether what stands open is being made, which is numbered otherwise."""

    def choice(
        self,
        seat: int,
        text: str,
        options: Sequence[Option],
        *,
        default: str,
        secret: bool = False,
        optional: bool = False,
        calls: bool = False,
        about: str = "",
        aside: bool = False,
        topic: str = "",
        data: Data | None = None,
    ) -> Prompt[str]:
        """A question for exactly one of the options; the rules get its id. `calls`: an optional one
        for whose answer somebody waits. `about`: what everybody may know of a secret one. `aside`:
        an optional one that is kept out of the way of the others. `topic` and `data` say to
        programs what the words say to people."""
        return Prompt(
            self._next_id(),
            seat,
            text,
            "choice",
            tuple(options),
            1,
            1,
            [default],
            secret,
            optional,
            calls=calls,
            topic=topic,
            data=data or {},
            about=about,
            aside=aside,
        )

    def choices(
        self,
        seat: int,
        text: str,
        options: Sequence[Option],
        *,
        default: Sequence[str],
        least: int = 0,
        most: int | None = None,
        secret: bool = False,
        optional: bool = False,
        rule: Callable[[list[str]], None] | None = None,
        way_out: str = "",
        topic: str = "",
        data: Data | None = None,
        about: str = "",
        aside: bool = False,
    ) -> Prompt[list[str]]:
        """A question for several of the options (all of them, unless `most` says fewer); the
        rules get the list of ids. `rule` may refuse a list whose parts do not fit each other.
        `way_out` names the option that takes the question back: it is picked alone."""
        most = len(options) if most is None else min(most, len(options))
        return Prompt(
            self._next_id(),
            seat,
            text,
            "choice",
            tuple(options),
            least,
            most,
            list(default),
            secret,
            optional,
            rule,
            many=True,
            way_out=way_out,
            topic=topic,
            data=data or {},
            about=about,
            aside=aside,
        )

    def number(
        self,
        seat: int,
        text: str,
        least: int,
        most: int,
        *,
        default: int,
        secret: bool = False,
        optional: bool = False,
        verb: str = "",
        about: str = "",
        aside: bool = False,
    ) -> Prompt[int]:
        """A question for a whole number in [least, most]."""
        return Prompt(
            self._next_id(),
            seat,
            text,
            "number",
            (),
            least,
            most,
            default,
            secret,
            optional,
            verb=verb,
            about=about,
            aside=aside,
        )

    def text(
        self,
        seat: int,
        text: str,
        *,
        most: int,
        default: str = "",
        least: int = 0,
        secret: bool = False,
        optional: bool = False,
        verb: str = "",
        as_it_is: str = "",
        about: str = "",
        aside: bool = False,
    ) -> Prompt[str]:
        """A question for words, `least` to `most` characters of them. They begin as the default;
        `as_it_is` labels the button that leaves it at that."""
        return Prompt(
            self._next_id(),
            seat,
            text,
            "text",
            (),
            least,
            most,
            default,
            secret,
            optional,
            verb=verb,
            as_it_is=as_it_is,
            about=about,
            aside=aside,
        )

    def pass_over(self) -> None:
        """Use up the number of a question that is not asked. Everybody sees the numbers: where
        only its seat may know that there was nothing to ask, they must not betray it."""
        self._next_id()

    def ask(self, prompt: Prompt[A]) -> Play[A]:
        """Wait for one answer."""
        reply = yield from self._pause((prompt,), ())
        answer: A = reply.value[0]
        return answer

    def ask_all(self, prompts: Sequence[Prompt[A]]) -> Play[list[A]]:
        """Wait for several answers. They stay sealed until all are in, then come together, in the
        order asked; until then each seat may take its own back."""
        reply = yield from self._pause(prompts, ())
        answers: list[A] = reply.value
        return answers

    def ask_any(self, prompts: Sequence[Prompt[Any]]) -> Play[tuple[Prompt[Any], Any]]:
        """Wait for whoever answers first; returns the prompt and its answer. The others close,
        unless they are asked again: a prompt asked again keeps its id, so its buttons stay live."""
        reply = yield from self._pause((), prompts)
        assert reply.prompt is not None
        return reply.prompt, reply.value

    def together(self, plays: Sequence[Play[None]]) -> Play[None]:
        """Several plays at once, each of which asks one question at a time with `ask`: whoever
        answers goes on at their own pace, and all come to their end before this one does."""
        asked: dict[Prompt[Any], Play[None]] = {}
        for play in plays:
            self._go_on(play, None, asked)
        while asked:
            prompt, value = yield from self.ask_any(list(asked))
            self._go_on(asked.pop(prompt), Reply(None, [value]), asked)

    @staticmethod
    def _go_on(play: Play[None], reply: Reply | None, asked: dict[Prompt[Any], Play[None]]) -> None:
        try:
            wait = next(play) if reply is None else play.send(reply)
        except StopIteration:
            return
        (prompt,) = wait.all_of
        asked[prompt] = play

    def stand(
        self,
        offers: Callable[[int], Sequence[Offer]] | None = None,
        then: Callable[[str, Prompt[Any], Any], Play[None]] | None = None,
    ) -> None:
        """Leave optional questions open beside everything asked from now to the end of the step:
        free actions out of turn. They replace those that stood.

        `offers` makes those of a seat, each in a role of its own, whenever somebody looks, and
        not otherwise: it reads the position and changes nothing. What is made again in the same
        role is the same question, until it has been answered, though there may be other options
        by then; where words mean something else by then, it needs another role. `then` carries out
        what is answered, and the table asks on as before; without it, whoever waits with `ask_any`
        gets the answer (`role_of` tells it from others)."""
        self._offers = offers
        self._aside = then

    def role_of(self, prompt: Prompt[Any]) -> str | None:
        """The role of a question that stood open when it was answered; None for any other."""
        return self._roles.get(prompt.id)

    def _pause(self, all_of: Sequence[Prompt[Any]], any_of: Sequence[Prompt[Any]]) -> Play[Reply]:
        while True:
            reply = yield Wait(all_of, any_of)
            if reply.prompt is None:
                return reply
            role = self._roles.get(reply.prompt.id)
            if role is None:
                return reply
            self._taken[reply.prompt.seat, role] += 1
            if self._aside is None:
                return reply
            yield from self._aside(role, reply.prompt, reply.value)

    def _next_id(self) -> str:
        if self._offering:
            return ""
        self._counter += 1
        return str(self._counter)
