"""What is being played, as the rulebook divides it: the turn, and the round (SV-2.14, SV-2.16)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from rules.survive.model.state import GM, State


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """A step is a turn, the first one the setup."""
    if state.phase == "colours":
        return {"turn": Span(step, "all colours are chosen")}
    whose = "the game master" if state.turn == GM else names[state.turn]
    return {
        "turn": Span(step, f"{whose}'s turn ends"),
        "round": Span(state.round, f"round {state.round} ends"),
    }
