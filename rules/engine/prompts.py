"""The questions that a table asks: their options, and how answers are read or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from .late_texts import add_late_slots, read_raw_text
from .messages import Message, Text, join_with_commas

Answer: TypeAlias = list[str] | int | str
"""A choice is answered with a list of option ids, a number with an int, a text with a str."""

Kind = Literal["choice", "number", "text"]

Data: TypeAlias = Mapping[str, Any]
"""What a text says, for programs: JSON values by name. It must reveal nothing that the text does
not."""
ABOUT_CHARACTERS = 160
"""The most characters of `Prompt.about`."""

_OPTIONS_NAMED = 8
"""How many options a refusal names."""
_LARGEST_NUMBER_REPEATED = 10**12
"""The longest number that a refusal repeats."""
_SECRET, _NOTHING = Message("secret-answer"), Message("no-answer")

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Illegal(Exception):
    """An answer the rules refuse. Its text says what was wrong and what would be right; `rule` is
    the ledger number that refuses it, such as "SV-4.2", or "" where no game's rule does: a question
    that is closed, a wrong number of seats."""

    def __init__(self, text: Text, *, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule


def refuse_broken_text(text: str) -> None:
    """Raise Illegal if the text cannot be stored: half of a surrogate pair is no character."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Illegal(Message("broken-text")) from None


@add_late_slots("label", "detail")
@dataclass(slots=True, init=False)
class Option:
    """One thing a player may choose. `id` is short ASCII, stable in its prompt. `data`: what its
    words say, for programs such as bots, which read no words."""

    if TYPE_CHECKING:
        _raw_label: Text
        _raw_detail: Text
    id: str
    verb: str
    label: str
    detail: str = ""
    data: Data = field(default_factory=dict)

    def __init__(
        self, id: str, verb: str, label: Text, detail: Text = "", data: Data | None = None
    ) -> None:
        # The slots themselves, because no other objects are made as often.
        self.id, self.verb = id, verb
        self._raw_label, self._raw_detail = label, detail
        self.data = {} if data is None else data


@add_late_slots("text", "default", "about", "as_it_is")
@dataclass(slots=True, eq=False)
class Prompt(Generic[A_co]):
    """A question to one seat. `A_co` is what the rules get back for it: an option id, or a list of
    them where it asks for `many`; an int; a str."""

    id: str
    seat: int
    text: str
    kind: Kind
    options: tuple[Option, ...]
    least: int
    most: int
    default: Answer
    secret: bool = False
    optional: bool = False
    check: Callable[[Any], None] | None = field(default=None, repr=False)
    """A check beyond the options, for answers whose parts must fit each other. Raises Illegal."""
    many: bool = False
    """Whether the rules get a list of ids, even if at most one option can be picked."""
    way_out: str = ""
    """The option that cancels the whole question; it cannot be combined with others."""
    calls: bool = False
    """For an optional question: whether another player waits for the answer, so that this seat is
    pinged, once. Otherwise the question is open without a ping."""
    topic: str = ""
    """The subject of the question, as the game's own keyword for programs such as bots: "loot"."""
    data: Data = field(default_factory=dict)
    """What the text says, for programs."""
    about: str = ""
    """For a secret question that others wait for: what everybody may know of it, the cause first
    ("Ada rolled 5 and chooses where to go"), without a full stop and in at most ABOUT_CHARACTERS
    characters. It must not depend on anything hidden."""
    aside: bool = False
    """For an optional question: whether it is open nearly all the time and seldom used, so that it
    is shown apart from the others."""
    rule: str = ""
    """The ledger number of the rule that the question follows, such as "SV-4.2": /rules opens
    there, and refusals cite it."""
    verb: str = ""
    """The game's verb for a number or text question; a choice has a verb in each option."""
    as_it_is: str = ""
    """The label of a button that answers with the default at once; "": there is none."""

    if TYPE_CHECKING:

        def __init__(
            self,
            id: str,
            seat: int,
            text: Text,
            kind: Kind,
            options: tuple[Option, ...],
            least: int,
            most: int,
            default: Answer | Message,
            secret: bool = False,
            optional: bool = False,
            check: Callable[[Any], None] | None = None,
            many: bool = False,
            way_out: str = "",
            calls: bool = False,
            topic: str = "",
            data: Data = ...,
            about: Text = "",
            aside: bool = False,
            rule: str = "",
            verb: str = "",
            as_it_is: Text = "",
        ) -> None: ...

    def read(self, answer: Answer) -> Any:
        """Read the answer into the form that the rules want. Raises Illegal, worded for the player,
        with the ledger number of the failed check or else of the question."""
        try:
            if self.kind == "choice":
                value: Any = self._read_choice(answer)
            elif self.kind == "number":
                value = self._read_number(answer)
            else:
                value = self._read_text(answer)
            if self.check is not None:
                self.check(value)
        except Illegal as refusal:
            refusal.rule = refusal.rule or self.rule
            raise
        return value

    def _read_choice(self, answer: Answer) -> str | list[str]:
        if not isinstance(answer, list):
            raise Illegal(Message("pick-an-option"))
        for chosen in answer:
            for option in self.options:
                if option.id == chosen:
                    break
            else:
                offered = join_with_commas(
                    [read_raw_text(one, "label") for one in self.options[:_OPTIONS_NAMED]]
                )
                more = max(0, len(self.options) - _OPTIONS_NAMED)
                raise Illegal(Message("no-such-option", options=offered, more=more))
        if len(answer) > 1:
            if self.way_out in answer:
                out = next(option for option in self.options if option.id == self.way_out)
                raise Illegal(Message("not-with-others", option=read_raw_text(out, "label")))
            if len(set(answer)) != len(answer):
                raise Illegal(Message("picked-twice"))
        if not self.least <= len(answer) <= self.most:
            bounds = describe_bounds(self.least, self.most)
            raise Illegal(Message("pick-so-many", bounds=bounds, picked=len(answer)))
        return answer.copy() if self.many else answer[0]

    def _read_number(self, answer: Answer) -> int:
        if (
            not isinstance(answer, int)
            or isinstance(answer, bool)
            or abs(answer) > _LARGEST_NUMBER_REPEATED
        ):
            raise Illegal(Message("give-number", least=self.least, most=self.most))
        if not self.least <= answer <= self.most:
            bounds = {"least": self.least, "most": self.most}
            raise Illegal(Message("number-does-not-fit", number=answer, **bounds))
        return answer

    def _read_text(self, answer: Answer) -> str:
        if not isinstance(answer, str):
            raise Illegal(Message("answer-in-words"))
        refuse_broken_text(answer)
        if not self.least <= len(answer) <= self.most:
            bounds = describe_bounds(self.least, self.most)
            raise Illegal(Message("write-so-many", bounds=bounds, written=len(answer)))
        return answer


_raw_texts = attrgetter("_raw_text", "_raw_default", "_raw_about")
_raw_labels = attrgetter("_raw_label", "_raw_detail")


def keep_or_renew(old: Prompt[A] | None, new: Prompt[A]) -> Prompt[A]:
    """Return the old question if the new one says the same, so that its id and the buttons that
    people see keep working; otherwise return the new one."""
    return old if old is not None and (old is new or _is_same_question(old, new)) else new


def _is_same_question(one: Prompt[Any], other: Prompt[Any]) -> bool:
    return (
        _raw_texts(one) == _raw_texts(other)
        and len(one.options) == len(other.options)
        and all(map(_is_same_option, one.options, other.options))
        and (one.least, one.most) == (other.least, other.most)
        and (one.secret, one.optional) == (other.secret, other.optional)
        and (one.way_out, one.calls) == (other.way_out, other.calls)
        and (one.topic, one.data) == (other.topic, other.data)
        and (one.aside, one.rule) == (other.aside, other.rule)
    )


def _is_same_option(one: Option, other: Option) -> bool:
    return one is other or (
        (one.id, one.verb, one.data) == (other.id, other.verb, other.data)
        and _raw_labels(one) == _raw_labels(other)
    )


def describe_bounds(least: int, most: int) -> Message:
    """Return the bounds of a count in words: "3", "up to 3", "2 to 4"."""
    if least == most:
        return Message("exactly", count=least)
    return Message("from-to", least=least, most=most) if least else Message("up-to", most=most)


def list_ids_of(options: Sequence[Option]) -> list[str]:
    """Return the ids of these options, in their order."""
    return [option.id for option in options]


@dataclass(slots=True, eq=False)
class Words:
    """An answer in words, made when somebody reads it."""

    options: Sequence[Option]
    """Those of the question."""
    answer: Answer

    def __str__(self) -> str:
        return str(self.text)

    @property
    def text(self) -> Message:
        given = self.answer
        if not isinstance(given, list):
            return Message("quoted", quote=given)
        labels = [
            read_raw_text(o, "label") for chosen in given for o in self.options if o.id == chosen
        ]
        return Message("quoted", quote=join_with_commas(labels or [_NOTHING]))


def describe_answer(prompt: Prompt[Any], answer: Answer) -> Text | Words:
    """Return an answer in words: its labels, its number or its text. A secret answer is not
    revealed, because everybody can read what an undo takes back."""
    return _SECRET if prompt.secret else Words(prompt.options, answer)
