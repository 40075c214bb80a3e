"""A shorter view for bots, without what only people look at, so that searches can play on
quickly."""

from __future__ import annotations

from typing import Any

from rules.aftermath.model.state import State
from rules.aftermath.view import see_hands, see_mission, see_party, see_travel
from rules.aftermath.view_models import ColonyView, View
from rules.aftermath.view_page import see_page


def view_for_bot(s: State, seat: int, names: tuple[str, ...]) -> View:
    """Make the view of a seat. Of the colony it has only the dials and the most people that it can
    have; a bot that looked at anything else would fail."""
    colony: dict[str, Any] = {"dials": s.colony.dials, "cap": s.population_cap}
    shown: dict[str, Any] = {
        "seat": seat,
        "turn": s.turns,
        "party": see_party(s, names),
        "page": None if s.here is None else see_page(s),
        "colony": ColonyView.model_construct(**colony),
        "mission": see_mission(s),
        "travel": see_travel(s),
        "visited": s.visited,
        "votes": s.votes,
        "proposed": s.camp,
        "hands": see_hands(s, seat),
    }
    return View.model_construct(**shown)
