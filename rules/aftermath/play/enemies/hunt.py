"""The Hunt: enemies that the party has left behind and that catch up with it (AF-5.24 to
AF-5.27)."""

from __future__ import annotations

from rules.aftermath.model.terms import MOST_ENEMIES
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.arrivals import deal_enemies
from rules.aftermath.play.page.situations import change_situation
from rules.aftermath.words import Message
from rules.engine import Text


def deal_hunt(h: Here, cause: Text) -> None:
    """Shuffle the cards of The Hunt and deal them until none is left or 5 enemies are in play; the
    others go back into the box. If any enemy is now in play, the situation is hostile (AF-5.24).
    Enemies of The Hunt carry no loot (AF-5.25), and swarms are whole again (AF-5.26)."""
    s = h.s
    room = MOST_ENEMIES - len(s.visit.enemies)
    if not s.hunt:
        h.tell(Message("nobody-hunts", cause=cause or 0), kind="encounter", enemies=[])
    cards = h.t.rng.shuffle(s.hunt)
    s.hunt = cards[room:]
    deal_enemies(h, cards[:room], 0, cause)
    change_situation(h, "hostile", cause)
