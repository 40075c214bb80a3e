"""What rules ask: the kinds of question, and the ways to wait for answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .chance import Chance
from .lanes import Lane, Offer, Play, Reply, Wait, within
from .prompts import Data, Option, Prompt

A = TypeVar("A")


class Asking:
    """The part of a table that faces the rules. A question is made first (`choice`, `choices`,
    `number`, `text`) and then waited for (`ask`, `ask_all`, `ask_any`), or left open (`stand`)."""

    def __init__(self) -> None:
        self.rng = Chance("")
        """All chance. Which stream it draws from changes with the lane that runs."""
        self._main = Lane()
        self._here = self._main
        """The lane that runs now."""
        self._lanes: dict[str, Lane] = {}
        """All others of the step, by path."""
        self._sealed: dict[str, Any] = {}
        """Answers that wait for the others', by their question's id."""
        self._roles: dict[str, str] = {}
        """By id the roles of what has stood open in this step, where somebody looked."""
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
        rule: str = "",
    ) -> Prompt[str]:
        """A question for exactly one of the options; the rules get its id. `calls`: an optional one
        for whose answer somebody waits. `about`: what everybody may know of a secret one. `aside`:
        an optional one that is kept out of the way of the others. `rule`: the ledger number of what
        is asked. `topic` and `data` say to
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
            rule=rule,
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
        check: Callable[[list[str]], None] | None = None,
        way_out: str = "",
        topic: str = "",
        data: Data | None = None,
        about: str = "",
        aside: bool = False,
        rule: str = "",
    ) -> Prompt[list[str]]:
        """A question for several of the options (all of them, unless `most` says fewer); the
        rules get the list of ids. `check` may refuse a list whose parts do not fit each other.
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
            check,
            many=True,
            way_out=way_out,
            topic=topic,
            data=data or {},
            about=about,
            aside=aside,
            rule=rule,
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
        rule: str = "",
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
            rule=rule,
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
        rule: str = "",
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
            rule=rule,
        )

    @property
    def lane(self) -> str:
        """The path of the play that runs now, of several beside each other; MAIN otherwise."""
        return self._here.path

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
        """Several plays at once: whoever answers goes on at their own pace, and all come to their
        end before this one does. Each may ask whatever a play may ask: `ask`, `ask_all`,
        `ask_any`, `stand`, and `together` again.

        Ids: the plays number their questions each for itself ("7.0.1" is the first question of
        the first play, where 7 was this play's next number), so no id depends on who answered
        first. A question must be made in the play that asks it.

        Chance: `rng` draws from a stream of each play's own, whichever object a play got hold of.
        As long as no play reads what another has changed (a deck that they share), the same
        answers in each come to the same position in any order.

        Free actions: what a play leaves open with `stand` is open beside its own questions until
        it ends, and while its `then` asks, that play alone stands still. What stood open before is
        open beside all, and while its `then` asks, all stand still; it must have one.

        Undo: an answer is taken back with those given since in the same play, and the others'
        stand, unless they would come out otherwise: then all go, as anywhere. Whether it is free
        hangs on what has come out, and who has answered, in that play and in those around it."""
        here = self._here
        if here.offers is not None and here.aside is None:
            raise TypeError("What stands open beside several plays must say what comes of it.")
        here.begun += 1
        number, source = here.next_id(), f"{here.source}{here.begun}."
        waits: dict[str, tuple[Lane, Play[None], Wait]] = {}
        for index, play in enumerate(plays):
            lane = self._lane(here, f"{number}.{index}", f"{source}{index}.")
            wait = self._go_on(lane, play, None)
            if wait is not None:
                waits[lane.path] = lane, play, wait
        while waits:
            reply = yield Wait((), (), [(lane, wait) for lane, _, wait in waits.values()])
            going = next((path for path in waits if within(reply.lane, path)), None)
            if going is None:
                yield from self._step_aside(reply)
                continue
            lane, play, _ = waits[going]
            wait = self._go_on(lane, play, reply)
            if wait is not None:
                waits[going] = lane, play, wait
            else:
                del waits[going]

    def _lane(self, around: Lane, path: str, source: str) -> Lane:
        """A new lane inside another."""
        raise NotImplementedError

    def _go_on(self, lane: Lane, play: Play[None], reply: Reply | None) -> Wait | None:
        """Run a play in its lane up to its next question; None where it has come to its end."""
        around, self._here = self._here, lane
        self.rng.swap(lane.chance)
        drawn = self.rng.draws
        try:
            return next(play) if reply is None else play.send(reply)
        except StopIteration:
            return None
        finally:
            if self.rng.draws != drawn:
                self.reveal()
            self.rng.swap(lane.chance)
            self._here = around

    def reveal(self) -> None:
        """Something hidden has come out."""
        raise NotImplementedError

    def stand(
        self,
        offers: Callable[[int], Sequence[Offer]] | None = None,
        then: Callable[[str, Prompt[Any], Any], Play[None]] | None = None,
    ) -> None:
        """Leave optional questions open beside everything asked from now to the end of the step
        (or of the play, among several together): free actions out of turn. They replace those
        that stood.

        `offers` makes those of a seat, each in a role of its own, whenever somebody looks, and
        not otherwise: it reads the position and changes nothing. What is made again in the same
        role is the same question, until it has been answered, though there may be other options
        by then; where words mean something else by then, it needs another role. `then` carries out
        what is answered, and the table asks on as before; without it, whoever waits with `ask_any`
        gets the answer (`role_of` tells it from others)."""
        self._here.offers = offers
        self._here.aside = then

    def role_of(self, prompt: Prompt[Any]) -> str | None:
        """The role of a question that stood open when it was answered; None for any other."""
        return self._roles.get(prompt.id)

    def _pause(self, all_of: Sequence[Prompt[Any]], any_of: Sequence[Prompt[Any]]) -> Play[Reply]:
        while True:
            reply = yield Wait(all_of, any_of)
            if reply.prompt is None:
                return reply
            if reply.prompt.id not in self._roles:
                return reply
            if self._here.aside is None:
                self._take_offer(reply.prompt)
                return reply
            yield from self._step_aside(reply)

    def _step_aside(self, reply: Reply) -> Play[None]:
        """Carry out what stood open in this lane."""
        prompt, aside = reply.prompt, self._here.aside
        assert prompt is not None
        assert aside is not None
        yield from aside(self._take_offer(prompt), prompt, reply.value)

    def _take_offer(self, prompt: Prompt[Any]) -> str:
        role = self._roles[prompt.id]
        taken = self._here.taken
        taken[prompt.seat, role] = taken.get((prompt.seat, role), 0) + 1
        return role

    def _next_id(self) -> str:
        return "" if self._offering else self._here.next_id()
