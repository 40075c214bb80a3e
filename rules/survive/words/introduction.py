"""What the game tells a newcomer: before the game, at first questions, and about their own role."""

from rules.engine.late_texts import name_texts
from rules.survive.model.components import MONTHS_TO_WIN
from rules.survive.model.state import State
from rules.survive.view import View
from rules.survive.words import Message

LESSONS = name_texts(
    Message, "lesson", "colour move stay attack suck build swap trade accept refuse done call"
)
VERBS = name_texts(
    Message,
    "verb",
    "colour moves move stay attack suck build swap trade accept refuse done chart goal call",
)


def find_role_key(s: State, seat: int) -> str:
    """Return a key for the player's role: a Human of a colour, the Zombies, or the Vampire
    (SV-16)."""
    if s.phase == "colours":
        return ""
    player = s.players[seat]
    return f"human {player.colour}" if player.role == "human" else player.role


def introduce_role(view: View) -> str:
    """Tell the viewer who they are and what they want (SV-16, SV-17)."""
    assert view.seat is not None
    player = view.players[view.seat]
    if player.role == "zombie":
        return str(Message("you-are-zombies"))
    if player.role == "vampire":
        return str(Message("you-are-vampire"))
    assert player.colour is not None
    return str(Message("you-are-human", colour=player.colour, months=MONTHS_TO_WIN))
