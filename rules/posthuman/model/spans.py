"""What is being played, as the rulebook divides the game: a phase, and the turn, which all have
together (PH-7.1)."""

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
"""Each phase's place in the turn, and how it ends. The event and eating are one step of play, the
actions several."""
PHASES = 5


def name_spans(state: State, _: int, __: tuple[str, ...]) -> Mapping[Scope, Span]:
    """A phase may take several steps of play, so they are not what is counted."""
    place, ends = ENDS[state.phase]
    found: dict[Scope, Span] = {"turn": Span(state.turn * PHASES + place, ends)}
    if state.turn:
        found["round"] = Span(state.turn, f"turn {state.turn} ends")
    return found
