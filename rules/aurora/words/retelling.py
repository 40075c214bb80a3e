"""How the book tells a game of Last Aurora: who drives, and which of the log belongs to the story.
The pictures show tokens, repairs and scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.aurora.model.maps import QUAYS, find_aurora_space
from rules.aurora.model.state import State
from rules.aurora.words import Message
from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, as_told, retell_message

WEIGHTS = {
    "plays-card-aloud": 1,
    "drives-on-quay": 1,
    "automa-drives-on-quay": 1,
    "takes-in": 2,
    "drives-to-quay": 3,
    "automa-drives-to-quay": 3,
    "ambushes": 4,
    "event": 4,
    "defeats": 6,
    "loses-survivor": 7,
    "hands-over": 7,
    "nobody-left": 9,
}
"""Message -> how much the event decides the game."""
ALONE = frozenset({"road-leads", "reveals", "ambushes", "aurora-moves-on-red", "event"})
"""The messages that are paragraphs of their own."""
STORIED = frozenset(
    {
        *("setup", "reveal", "explore", "move", "ambush", "defeated", "fire", "damage", "event"),
        *("lost", "avalanche", "contamination", "part", "card", "left", "aurora", "survivor"),
        "out",
    }
)
"""The kinds of event that the book retells as told if they were told before there were messages."""


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List who leads which Convoy."""
    return [
        Role(seat, names[seat], str(Message("role", colour=player.colour)))
        for seat, player in enumerate(s.players)
    ]


def explain_end(s: State, result: Result) -> str:
    """Say what became of the ship. A solo game has no table of points, so add the points here."""
    return result.why if s.automa is not None else str(Message("end-of-ship", ended=s.ended))


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Say where each Convoy was in the end, and who was in it."""
    return (" ".join(str(_describe_fate(s, seat, name)) for seat, name in enumerate(names)),)


def _describe_fate(s: State, seat: int, name: str) -> Message:
    player = s.players[seat]
    if player.out:
        return Message("fate-out", player=name)
    where = "quay" if player.space in QUAYS else "road"
    if s.find_convoy_number(seat) >= find_aurora_space(s.aurora, s.red):
        where = "ship"
    crew = tuple(Message("the-card", card=one.card, name=one.name) for one in player.crew)
    return Message("fate", player=name, where=where, crew=crew)


def retell_event(event: Event) -> Retold:
    """Retell one event for the book; what was hit in an ambush or on the road, but not what a Bonus
    Action cost."""
    message = event.message
    if message is None:
        return as_told(event) if event.kind in STORIED else Retold()
    if message.id == "takes-damage" and _is_for_bonus(message.data["why"]):
        return Retold()
    return retell_message(event, WEIGHTS.get(message.id, 0), alone=message.id in ALONE)


def _is_for_bonus(why: Any) -> bool:
    """Whether the cause of Damage is a Bonus Action, also one that costs Fame which is not
    there."""
    if not isinstance(why, Message):
        return False
    return why.id == "bonus-action" or _is_for_bonus(why.data.get("why"))
