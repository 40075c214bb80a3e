"""Answers that a player gives ahead to a kind of question: what a game lets them choose, and what
is recorded of the choice.

A game declares the kinds (`Game.presets`). A declaration may use only what the seat may see: its
view, and the question as it was asked. So an answer given ahead tells nobody more than the same
answer given by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .late_texts import add_late_slots
from .messages import Text
from .prompts import Answer, Prompt

Scope = Literal["turn", "round", "game"]
"""Until when an answer given ahead counts: to the end of the game, or of one of the spans that are
being played (see Span)."""

ALWAYS = ""
"""The condition that always holds."""


@add_late_slots("ends")
@dataclass(frozen=True, slots=True)
class Span:
    """A turn, phase or round of the rulebook that is being played. `number` tells it from those
    before and after; `ends` says how it ends, in words that continue "until": "Ada's turn ends".
    Both are public."""

    number: int
    ends: str

    if TYPE_CHECKING:

        def __init__(self, number: int, ends: Text) -> None: ...


@add_late_slots("label", "detail")
@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that a player may give ahead, or a condition for it. `id` is short ASCII. `label`
    (at most 80 characters) and `detail` (at most 100) are the only text that the player reads."""

    id: str
    label: str
    detail: str = ""

    if TYPE_CHECKING:

        def __init__(self, id: str, label: Text, detail: Text = "") -> None: ...


def _find_option(_: Any, prompt: Prompt[Any], chosen: str) -> Answer | None:
    return [chosen] if any(option.id == chosen for option in prompt.options) else None


def _list_no_conditions(_: Any) -> Sequence[Choice]:
    return ()


def _always_applies(_: Any, __: Prompt[Any], ___: str) -> bool:
    return True


@add_late_slots("asked")
@dataclass(frozen=True, slots=True)
class PresetKind:
    """A kind of question that may be answered ahead. All functions are pure."""

    key: str
    """Short ASCII, unique in its game."""
    asked: str
    """When such a question is asked, as the start of a sentence without its full stop: "Somebody
    offers you a trade". At most 80 characters."""
    verbs: frozenset[str]
    """The verbs that the options of such a question, or the question itself, may have. A question
    with any other verb is a new decision: its seat is asked as usual."""
    fits: Callable[[Prompt[Any]], bool]
    """Whether a question is of this kind. The function may use topic, data, verbs and option ids,
    but not the words."""
    answers: Callable[[Any], Sequence[Choice]]
    """Lists what a seat may choose now, from its view: at most 25 choices. If the list is empty,
    the seat can give nothing ahead now."""
    give: Callable[[Any, Prompt[Any], str], Answer | None] = _find_option
    """Makes the answer to a question of this kind from the seat's view, the question and the chosen
    id; returns None if the choice does not fit, so that the seat is asked as usual. By default, the
    answer is the option with the chosen id."""
    conditions: Callable[[Any], Sequence[Choice]] = _list_no_conditions
    """Lists the conditions that a seat may choose, from its view, the most particular first: at
    most 24. Each label continues "if". If the list is empty, the answer always counts."""
    holds: Callable[[Any, Prompt[Any], str], bool] = _always_applies
    """Whether the condition with this id holds for a question of this kind."""

    if TYPE_CHECKING:

        def __init__(
            self,
            key: str,
            asked: Text,
            verbs: frozenset[str],
            fits: Callable[[Prompt[Any]], bool],
            answers: Callable[[Any], Sequence[Choice]],
            give: Callable[[Any, Prompt[Any], str], Answer | None] = ...,
            conditions: Callable[[Any], Sequence[Choice]] = ...,
            holds: Callable[[Any, Prompt[Any], str], bool] = ...,
        ) -> None: ...


@dataclass(frozen=True, slots=True)
class Preset:
    """An answer given ahead. `kind`, `answer` and `condition` are ids (ALWAYS: no condition).
    The rest is how things stood when the player gave it. `words`: what they read; if the same ids
    now read differently, the answer no longer counts. `step` and `round`: the numbers of the spans
    "turn" and "round" (0: none). `role`: the player's role."""

    kind: str
    answer: str
    condition: str
    scope: Scope
    words: Text
    step: int
    round: int
    role: str
