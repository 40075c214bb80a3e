"""The spans of the game, as the rulebook divides it: a turn of the Exploration or the Movement
Phase, or another phase; and the round (LA-1.1, LA-11.1)."""

from collections.abc import Mapping

from rules.aurora.model.state import AUTOMA, Phase, State
from rules.aurora.words import Message
from rules.engine.presets import Scope, Span

FIRE: tuple[Phase, ...] = ("ambush", "fire", "enemies")
"""The steps of Phase 4, which are one span. Its number is negative, as steps have numbers above
0."""
ENDS: Mapping[Phase, Message] = {
    "setup": Message("until-setup"),
    "exploration": Message("until-exploration"),
    "rest": Message("until-rest"),
    "movement": Message("until-movement"),
    "end": Message("until-end"),
    "over": Message("until-over"),
}


def name_spans(state: State, step: int, names: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the turn and the round. A step of play is a turn or a phase, except in Phase 4. The
    first in the queue has the turn."""
    if state.phase in ("exploration", "movement") and state.queue:
        who = state.queue[0]
        ends = (
            Message("until-automa") if who == AUTOMA else Message("until-turn", player=names[who])
        )
        now = Span(step, ends)
    elif state.phase in FIRE:
        now = Span(-state.round, Message("until-fire"))
    else:
        now = Span(step, ENDS[state.phase])
    return {"turn": now, "round": Span(state.round, Message("until-round", round=state.round))}
