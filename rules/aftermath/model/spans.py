"""Spans of play as the rulebook divides the game: a member's turn, or a step between turns; and the
stay on a page of the book (AF-1.2, AF-4, AF-19.1)."""

from collections.abc import Mapping

from rules.aftermath.model.state import Phase, State
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_definite
from rules.engine.presets import Scope, Span

BETWEEN: Mapping[Phase, Message] = {
    "prepare": Message("until-characters"),
    "page": Message("until-first-turn"),
    "leaving": Message("until-left"),
}


def name_spans(state: State, step: int, _: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the present turn or step, and the stay on the page. In the Colony Phase the party is on
    no page, so only the step is named."""
    if state.phase == "turn":
        ends = Message("until-turn", member=state.party[state.active].card.short)
    else:
        ends = BETWEEN.get(state.phase, Message("until-step"))
    found: dict[Scope, Span] = {"turn": Span(step, ends)}
    if state.here is not None:
        page = name_definite(state.here.printed_page)
        leaves = Message("until-page", page=page)
        found["round"] = Span(state.here.page, leaves)
    return found
