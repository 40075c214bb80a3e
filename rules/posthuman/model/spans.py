"""The parts of the game that are being played now, by the rulebook: a phase, and the turn. All
players are in the same ones (PH-7.1)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from rules.posthuman.model.state import Phase, State
from rules.posthuman.words import Message

ENDS: Mapping[Phase, tuple[int, str]] = {
    "build": (0, "until-first-turn"),
    "event": (1, "until-all-have-eaten"),
    "declare": (2, "until-all-have-declared"),
    "trade": (3, "until-trade-ends"),
    "camp": (4, "until-actions-are-over"),
    "act": (4, "until-actions-are-over"),
    "mutants": (4, "until-actions-are-over"),
}
"""Each phase's place in the turn, and the message that says what ends it. The event and eating are
one step of play; the actions take several."""
PHASES = 5


def name_spans(state: State, _: int, __: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the current phase and turn. They are numbered by phases and not by steps of play, as a
    phase may take several steps."""
    place, ends = ENDS[state.phase]
    found: dict[Scope, Span] = {"turn": Span(state.turn * PHASES + place, Message(ends))}
    if state.turn:
        found["round"] = Span(state.turn, Message("until-turn", turn=state.turn))
    return found
