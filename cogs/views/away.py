"""Say on a card which players are away."""

from __future__ import annotations

from discord.utils import format_dt

from tables.snapshot import Snapshot


def is_away(snapshot: Snapshot, seat: int) -> str:
    """Make the words that say until when the seat's player is away, to go after their name. Return
    "" if the player is not away."""
    away = snapshot.aways.get(seat)
    if away is None:
        return ""
    if away.until is None:
        return " is away until they say otherwise"
    return f" is away until {format_dt(away.until, 'f')}"
