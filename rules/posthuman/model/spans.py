"""The parts of the game that are being played now, by the rulebook: a phase, and the turn. All
players are in the same ones (PH-7.1)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from rules.posthuman.model.state import Phase, State

ENDS: Mapping[Phase, tuple[int, str]] = {
    "build": (0, "the first turn begins"),
    "event": (1, "all have eaten"),
    "declare": (2, "all have declared"),
    "trade": (3, "the trade phase ends"),
    "camp": (4, "the actions of this turn are over"),
    "act": (4, "the actions of this turn are over"),
    "mutants": (4, "the actions of this turn are over"),
}
"""Each phase's place in the turn, and what ends it. The event and eating are one step of play; the
actions take several."""
PHASES = 5


def name_spans(state: State, _: int, __: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the current phase and turn. They are numbered by phases and not by steps of play, as a
    phase may take several steps."""
    place, ends = ENDS[state.phase]
    found: dict[Scope, Span] = {"turn": Span(state.turn * PHASES + place, ends)}
    if state.turn:
        found["round"] = Span(state.turn, f"turn {state.turn} ends")
    return found
