"""The end of a game, and the save with which the next one begins (AF-20)."""

from __future__ import annotations

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE, State
from rules.aftermath.play.context import Here
from rules.engine import Result


def finish_mission(h: Here) -> None:
    """End the game: everybody has won its mission, or nobody has (AF-1.1). Does not return."""
    s = h.s
    won = list(range(s.seats)) if s.outcome == "success" and not s.colony.lost else []
    h.t.finish_game(won, {}, _describe_result(s))


def _describe_result(s: State) -> str:
    name = BOOK.missions[s.played].name if s.played != FORAGE else "Forage"
    if s.colony.lost:
        return f"Tinderbox is given up in chapter {s.colony.chapter}, with {name}."
    if s.colony.won and s.over:
        return f"Tinderbox has come through: the campaign is won in chapter {s.colony.chapter}."
    ended = "is done" if s.outcome == "success" else "failed"
    return f"Chapter {s.colony.chapter}: {name} {ended}. Tinderbox goes on."


def make_save(s: State, result: Result) -> str | None:
    """Make the save from which the next chapter begins; return None if the campaign is lost or has
    ended (AF-20.12 to AF-20.14)."""
    if s.colony.lost or s.over:
        return None
    s = s.model_copy(deep=True)
    s.colony.chapter += 1
    s.colony.cast = [[s.find_character(m).id for m in s.of_seat(seat)] for seat in range(s.seats)]
    return s.colony.model_dump_json()
