"""The parts of the game that are being played: a turn and the round (HI-3.4, HI-3.6)."""

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from rules.hope.model.state import State
from rules.hope.words import Message


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the present turn and round. Each step is a turn; the first step is the setup."""
    if state.phase == "world":
        return {"turn": Span(step, Message("until-first-turn"))}
    person = state.people[state.turn]
    dead = [grave.character.name for grave in state.graves if grave.character.seat == state.turn]
    whose = person.name if person is not None else [names[state.turn], *dead][-1]
    return {
        "turn": Span(step, Message("until-turn", character=whose)),
        "round": Span(state.round, Message("until-round", round=state.round)),
    }
