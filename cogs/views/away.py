"""Who is away, as cards say it."""

from __future__ import annotations

from discord.utils import format_dt

from tables.snapshot import Snapshot


def is_away(snapshot: Snapshot, seat: int) -> str:
    """That the seat's player is away and until when, to append to their name; "" if they are
    not."""
    away = snapshot.aways.get(seat)
    if away is None:
        return ""
    if away.until is None:
        return " is away until they say otherwise"
    return f" is away until {format_dt(away.until, 'f')}"
