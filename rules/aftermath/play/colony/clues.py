"""Clues: which missions open (AF-19.29, AF-19.30)."""

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import asks_nothing


def list_opening_missions(s: State) -> list[int]:
    """List the missions that open now, after the mission before them or by enough clues."""
    found = []
    for n, card in BOOK.missions.items():
        if n in s.colony.open or n in s.colony.done:
            continue
        by_order = card.opens_after in s.colony.done if card.opens_after else False
        by_clues = 0 < card.clue <= s.colony.dials["clue"]
        if by_order or by_clues:
            found.append(n)
    return found


@asks_nothing
def resolve_clues(h: Here) -> None:
    """Open these missions, and tell their stories."""
    for n in list_opening_missions(h.s):
        card = BOOK.missions[n]
        h.s.colony.open.append(n)
        title = Message("opens-mission" if card.main else "opens-side-mission", mission=card.name)
        h.t.tell_passage(Message("story-and-goal", story=card.story, goal=card.goal), title=title)
