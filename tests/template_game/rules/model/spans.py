"""What is being played, as the rulebook divides it: the turn or dusk, and the day (CI-3.1)."""

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """A step is a turn, or dusk."""
    turn = state.turn
    ends = Message("until-dusk") if turn is None else Message("until-turn", player=names[turn])
    day = Message("until-day", day=state.day)
    return {"turn": Span(step, ends), "round": Span(state.day, day)}
