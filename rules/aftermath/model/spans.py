"""Spans of play as the rulebook divides the game: a member's turn, or a step between turns; and the
stay on a page of the book (AF-1.2, AF-4, AF-19.1)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.aftermath.model.state import Phase, State
from rules.aftermath.words.labels import page_name
from rules.engine.presets import Scope, Span

BETWEEN: Mapping[Phase, str] = {
    "prepare": "the characters are chosen",
    "page": "the first turn on this page begins",
    "leaving": "the party has left this page",
}


def name_spans(state: State, step: int, _: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the present turn or step, and the stay on the page. In the Colony Phase the party is on
    no page, so only the step is named."""
    if state.phase == "turn":
        ends = f"{state.find_character(state.active).card.short}'s turn ends"
    else:
        ends = BETWEEN.get(state.phase, "this step of the Colony Phase ends")
    found: dict[Scope, Span] = {"turn": Span(step, ends)}
    if state.here is not None:
        leaves = f"the party leaves {page_name(state.here.printed_page.title)}"
        found["round"] = Span(state.here.page, leaves)
    return found
