"""The spans of the game, as the rulebook divides it: the turn, and the round (SV-2.14, SV-2.16)."""

from collections.abc import Mapping

from rules.engine.presets import Scope, Span
from rules.survive.model.state import GM, State
from rules.survive.words import Message


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the turn and the round. A step of play is a turn; the first is the setup."""
    if state.phase == "colours":
        return {"turn": Span(step, Message("until-colours"))}
    turn = (
        Message("until-master")
        if state.turn == GM
        else Message("until-turn", player=names[state.turn])
    )
    return {
        "turn": Span(step, turn),
        "round": Span(state.round, Message("until-round", round=state.round)),
    }
