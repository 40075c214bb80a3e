"""Answers that a person gives ahead, to a kind of question: what a game lets them choose, and what
is kept of their choice.

A game declares the kinds (`Game.presets`). Everything in a declaration goes by what the seat may
see: its view, and the question as it was put to it. So an answer given ahead tells nobody more than
the same answer given by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .messages import Text, render_late
from .prompts import Answer, Prompt

Scope = Literal["turn", "round", "game"]
"""Until when an answer counts that is given ahead: to the end of the game, or of one of the spans
that are being played (see Span)."""

ALWAYS = ""
"""The condition that always holds."""


@render_late("ends")
@dataclass(frozen=True, slots=True)
class Span:
    """A turn, a phase or a round that is being played, as the game's rulebook has it. `number`
    tells it from those before and after it; `ends`: how it ends, going on after "until": "Ada's
    turn ends". It is public."""

    number: int
    ends: str

    if TYPE_CHECKING:

        def __init__(self, number: int, ends: Text) -> None: ...


@render_late("label", "detail")
@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that a person may give before the question comes, or one condition for it. `id` is
    short ASCII. `label` (at most 80 characters) and `detail` (at most 100) are the only text that
    the person reads."""

    id: str
    label: str
    detail: str = ""

    if TYPE_CHECKING:

        def __init__(self, id: str, label: Text, detail: Text = "") -> None: ...


def _option_of_that_id(_: Any, prompt: Prompt[Any], chosen: str) -> Answer | None:
    return [chosen] if any(option.id == chosen for option in prompt.options) else None


def _no_conditions(_: Any) -> Sequence[Choice]:
    return ()


def _always_applies(_: Any, __: Prompt[Any], ___: str) -> bool:
    return True


@render_late("asked")
@dataclass(frozen=True, slots=True)
class PresetKind:
    """A kind of question that may be answered ahead. All functions are pure."""

    key: str
    """Short ASCII, unique in its game."""
    asked: str
    """When such a question is asked, as the beginning of a sentence without its full stop:
    "Somebody offers you a trade". At most 80 characters."""
    verbs: frozenset[str]
    """The verbs of all options that such a question may have, and of the question itself. One that
    has any other is a new thing to decide: its seat is asked as usual."""
    fits: Callable[[Prompt[Any]], bool]
    """Whether a question is of this kind. It goes by topic, data, verbs and the ids of options, and
    reads no words."""
    answers: Callable[[Any], Sequence[Choice]]
    """What a seat may choose now, from its view: at most 25. None: nothing can be given ahead
    now."""
    give: Callable[[Any, Prompt[Any], str], Answer | None] = _option_of_that_id
    """The answer to a question of this kind, from the seat's view, the question and the id of what
    was chosen; None: it does not fit this question, so the seat is asked as usual. Unless a kind
    says otherwise, the option that has the same id as what was chosen."""
    conditions: Callable[[Any], Sequence[Choice]] = _no_conditions
    """The conditions that may be put, from the seat's view, the most particular first: at most 24.
    Each label goes on after "if". Without any, the answer always counts."""
    holds: Callable[[Any, Prompt[Any], str], bool] = _always_applies
    """Whether the condition of that id holds, for a question of this kind."""

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
    """An answer that was given ahead. `kind`, `answer` and `condition` are ids (ALWAYS: no
    condition). `words`: what its person read then; where the same ids say something else by now, it
    counts no more. `step` and `round`: the numbers of the spans "turn" and "round" that were played
    then (0: none); `role`: who its person played."""

    kind: str
    answer: str
    condition: str
    scope: Scope
    words: str
    step: int
    round: int
    role: str
