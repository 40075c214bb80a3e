"""What is being played, as the rulebook divides it: the turn or dusk, and the day (CI-3.1)."""

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from tests.template_game.rules.model.state import State


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """A step is a turn, or dusk."""
    ends = "dusk is over" if state.turn is None else f"{names[state.turn]}'s turn ends"
    return {"turn": Span(step, ends), "round": Span(state.day, f"day {state.day} ends")}
