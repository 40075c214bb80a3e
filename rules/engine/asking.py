"""The kinds of question that rules can ask, and the ways to wait for answers."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

from .chance import Chance
from .lanes import Lane, Lanes, Offer, Play, Reply, Wait, is_within
from .messages import Text
from .prompts import Data, Option, Prompt
from .questions import Questions

A = TypeVar("A")


class Asked(TypedDict, total=False):
    """What a question of any kind may have, as in `Prompt`. `about`: what everybody may know of a
    secret question."""

    secret: bool
    optional: bool
    topic: str
    data: Data
    about: Text
    aside: bool
    rule: str


class Asking(ABC):
    """The part of a table that the rules use. A question is made first (`choice`, `choices`,
    `number`, `text`) and then waited for (`ask`, `ask_all`, `ask_any`) or left open
    (`offer_free_actions`)."""

    def __init__(self, seats: int) -> None:
        self.lanes = Lanes(self.make_chance)
        self.rng = self.lanes.rng
        """The source of all chance. It draws from the stream of the lane that is running."""
        self.questions = Questions(self.lanes, seats)

    def choice(
        self,
        seat: int,
        text: Text,
        options: Sequence[Option],
        *,
        default: str,
        secret: bool = False,
        optional: bool = False,
        calls: bool = False,
        about: Text = "",
        aside: bool = False,
        topic: str = "",
        data: Data | None = None,
        rule: str = "",
    ) -> Prompt[str]:
        """Make a question for exactly one of the options; the rules get its id. `calls`: for an
        optional question whose answer another player waits for. `about`: what everybody may know of
        a secret question. `aside`: for an optional question that is seldom used and shown apart
        from the others. `rule`: the ledger number of what is asked. `topic` and `data` tell
        programs what the text tells people."""
        # Positional arguments, because keywords take three times as long, and rules ask no other
        # kind of question more often.
        return Prompt(
            self.lanes.take_next_id(),
            seat,
            text,
            "choice",
            tuple(options),
            1,
            1,
            [default],
            secret,
            optional,
            None,
            False,
            "",
            calls,
            topic,
            data or {},
            about,
            aside,
            rule,
        )

    def choices(
        self,
        seat: int,
        text: Text,
        options: Sequence[Option],
        *,
        default: Sequence[str],
        least: int = 0,
        most: int | None = None,
        check: Callable[[list[str]], None] | None = None,
        way_out: str = "",
        **asked: Unpack[Asked],
    ) -> Prompt[list[str]]:
        """Make a question for several of the options (any number up to all, unless `least` and
        `most` say otherwise); the rules get the list of ids. `check` may refuse a combination.
        `way_out` names the option that cancels the question and cannot be combined with others."""
        most = len(options) if most is None else min(most, len(options))
        bounds = tuple(options), least, most, list(default)
        number = self.lanes.take_next_id()
        return Prompt(
            number, seat, text, "choice", *bounds, check=check, many=True, way_out=way_out, **asked
        )

    def number(
        self,
        seat: int,
        text: Text,
        least: int,
        most: int,
        *,
        default: int,
        verb: str = "",
        **asked: Unpack[Asked],
    ) -> Prompt[int]:
        """Make a question for a whole number in [least, most]."""
        number = self.lanes.take_next_id()
        return Prompt(number, seat, text, "number", (), least, most, default, verb=verb, **asked)

    def text(
        self,
        seat: int,
        text: Text,
        *,
        most: int,
        default: Text = "",
        least: int = 0,
        verb: str = "",
        as_it_is: Text = "",
        **asked: Unpack[Asked],
    ) -> Prompt[str]:
        """Make a question for `least` to `most` characters of text. The form starts with the
        default; `as_it_is` labels the button that answers with the default at once."""
        number = self.lanes.take_next_id()
        return Prompt(
            number,
            seat,
            text,
            "text",
            (),
            least,
            most,
            default,
            verb=verb,
            as_it_is=as_it_is,
            **asked,
        )

    @property
    def lane(self) -> str:
        """The path of the lane that is running; MAIN outside `together`."""
        return self.lanes.current.path

    def skip_id(self) -> None:
        """Use up a question's id without asking the question. Everybody can see the ids: if it
        stayed free, the next id would reveal that a seat had nothing to answer."""
        self.lanes.take_next_id()

    def ask(self, prompt: Prompt[A]) -> Play[A]:
        """Ask one question and return its answer."""
        reply = yield (wait := Wait((prompt,), ()))
        if reply.prompt is not None:
            reply = yield from self._take_offers(reply, wait)
        answer: A = reply.value[0]
        return answer

    def ask_all(self, prompts: Sequence[Prompt[A]]) -> Play[list[A]]:
        """Ask several questions and return the answers in the order asked. The answers stay sealed
        until all are given; until then each seat may take its own answer back."""
        reply = yield (wait := Wait(prompts, ()))
        if reply.prompt is not None:
            reply = yield from self._take_offers(reply, wait)
        answers: list[A] = reply.value
        return answers

    def ask_any(self, prompts: Sequence[Prompt[Any]]) -> Play[tuple[Prompt[Any], Any]]:
        """Ask several questions and return the prompt that is answered first, with its answer. The
        other prompts close unless they are asked again: a prompt that is asked again keeps its id,
        so its buttons keep working."""
        reply = yield (wait := Wait((), prompts))
        reply = yield from self._take_offers(reply, wait)
        assert reply.prompt is not None
        return reply.prompt, reply.value

    def together(
        self, plays: Sequence[Play[None]], ends: type[Exception] = StopIteration
    ) -> Play[None]:
        """Run several plays side by side: each goes on at its own pace, and this one ends when all
        have. Each may ask in every way that a play can: `ask`, `ask_all`, `ask_any`,
        `offer_free_actions`, and `together` again. `ends`: what a play may raise to end itself
        alone.

        Ids: each play numbers its own questions ("7.0.1" is the first question of the first play,
        if 7 was the next number outside), so no id depends on who answered first. A question must
        be made in the play that asks it.

        Chance: in each play, `rng` draws from that play's own stream. As long as no play reads what
        another has changed (such as a deck that they share), the same answers lead to the same
        position in any order.

        Free actions: what a play offers with `offer_free_actions` is open beside its own questions
        until the play ends, and while its `then` asks, only that play pauses. Free actions offered
        before `together` are open beside all plays, and while their `then` asks, all plays pause;
        these must have a `then`.

        Undo: an answer is taken back together with later ones of the same play. The answers of
        other plays stay, unless they would have come out differently: then all are taken back, as
        in an ordinary undo. Whether consent is needed depends only on this play, on those around
        it, and on what follows all plays."""
        here = self.lanes.current
        if here.offers is not None and here.then is None:
            raise TypeError("Free actions that stay open around several plays need a `then`.")
        here.begun += 1
        number, source = self.lanes.take_next_id(), f"{here.source}{here.begun}."
        waits: dict[str, tuple[Lane, Play[None], Wait]] = {}
        for index, play in enumerate(plays):
            lane = self.lanes.make_lane(here, f"{number}.{index}", f"{source}{index}.")
            wait = self._run_lane(lane, play, None, ends)
            if wait is not None:
                waits[lane.path] = lane, play, wait
        while waits:
            reply = yield Wait((), (), [(lane, wait) for lane, _, wait in waits.values()])
            going: str | None = reply.lane
            if going not in waits:  # the reply is for an inner play, or for a free action
                going = next((path for path in waits if is_within(reply.lane, path)), None)
            if going is None:
                yield from self._carry_out_offer(reply)
                continue
            lane, play, _ = waits[going]
            wait = self._run_lane(lane, play, reply, ends)
            del reply  # so that a search cannot find a secret answer in this frame
            if wait is not None:
                waits[going] = lane, play, wait
            else:
                del waits[going]

    def make_chance(self, key: str) -> Chance:
        """Make the stream of chance of this key. Tables that record their draws override this."""
        return Chance(key)

    def _run_lane(
        self, lane: Lane, play: Play[None], reply: Reply | None, ends: type[Exception]
    ) -> Wait | None:
        """Run a play in its lane up to its next question. Return None if the play has ended."""
        around, self.lanes.current = self.lanes.current, lane
        self.rng.swap_streams(lane.chance)
        drawn = self.rng.draws
        try:
            return next(play) if reply is None else play.send(reply)
        except (StopIteration, ends):
            return None
        finally:
            if self.rng.draws != drawn:
                self.note_reveal()
            self.rng.swap_streams(lane.chance)
            self.lanes.current = around

    @abstractmethod
    def note_reveal(self) -> None:
        """Record that something hidden has become known."""

    def offer_free_actions(
        self,
        offers: Callable[[int], Sequence[Offer]] | None = None,
        then: Callable[[str, Prompt[Any], Any], Play[None]] | None = None,
    ) -> None:
        """Offer free actions: optional questions that stay open beside all other questions until
        the end of the step (or of the play, inside `together`). They replace those offered before.

        `offers` makes a seat's free actions, each with its role. It and what it returns to make
        questions are called only when somebody reads them, and must change nothing. A question made
        again with the same role is the same question until it has been answered, even if its
        options have changed; give it another role if the same words now mean something else. No
        free action may have `calls`: ask such questions with `ask_any`. `then` carries out the
        answer, after which the table asks on as before. Without `then`, `ask_any` returns the
        answer, and `find_offer_role` tells that it answers a free action."""
        self.lanes.current.offers = offers
        self.lanes.current.then = then

    def find_offer_role(self, prompt: Prompt[Any]) -> str | None:
        """Return the role of a free action's question that was answered; None for any other
        question."""
        return self.questions.roles.get(prompt.id)

    def _take_offers(self, reply: Reply, wait: Wait) -> Play[Reply]:
        """Carry out the free actions that are answered first, and return the reply to the
        questions. Without a `then`, return that to the first free action."""
        while reply.prompt is not None and reply.prompt.id in self.questions.roles:
            if self.lanes.current.then is None:
                self._count_taken_offer(reply.prompt)
                return reply
            yield from self._carry_out_offer(reply)
            reply = yield wait
        return reply

    def _carry_out_offer(self, reply: Reply) -> Play[None]:
        """Carry out a free action of this lane."""
        prompt, then = reply.prompt, self.lanes.current.then
        assert prompt is not None
        assert then is not None
        yield from then(self._count_taken_offer(prompt), prompt, reply.value)

    def _count_taken_offer(self, prompt: Prompt[Any]) -> str:
        role = self.questions.roles[prompt.id]
        taken = self.lanes.current.taken
        taken[prompt.seat, role] = taken.get((prompt.seat, role), 0) + 1
        return role
