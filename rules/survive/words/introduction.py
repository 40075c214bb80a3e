"""What the game tells a newcomer: before the game, at first questions, and about their own role."""

from __future__ import annotations

from rules.engine.messages import LateTexts
from rules.survive.model.components import MONTHS_TO_WIN
from rules.survive.model.state import State
from rules.survive.view import View
from rules.survive.words import Message

LESSONS = LateTexts(
    {
        "colour": Message("lesson-colour"),
        "move": Message("lesson-move"),
        "stay": Message("lesson-stay"),
        "attack": Message("lesson-attack"),
        "suck": Message("lesson-suck"),
        "build": Message("lesson-build"),
        "swap": Message("lesson-swap"),
        "trade": Message("lesson-trade"),
        "accept": Message("lesson-accept"),
        "refuse": Message("lesson-accept"),
        "done": Message("lesson-done"),
        "call": Message("lesson-call"),
    }
)
VERBS = LateTexts(
    {
        "colour": Message("verb-colour"),
        "moves": Message("verb-moves"),
        "move": Message("verb-move"),
        "stay": Message("verb-stay"),
        "attack": Message("verb-attack"),
        "suck": Message("verb-suck"),
        "build": Message("verb-build"),
        "swap": Message("verb-swap"),
        "trade": Message("verb-trade"),
        "accept": Message("verb-accept"),
        "refuse": Message("verb-refuse"),
        "done": Message("verb-done"),
        "chart": Message("verb-chart"),
        "goal": Message("verb-goal"),
        "call": Message("verb-call"),
    }
)


def role_key(s: State, seat: int) -> str:
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
