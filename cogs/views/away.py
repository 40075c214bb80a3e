"""Say on a card which players are away."""

from discord.utils import format_dt

from cogs.words import Message
from tables.snapshot import Snapshot


def format_name_with_absence(snapshot: Snapshot, seat: int, name: str) -> str:
    """Return the name of the seat's player; if they are away, add until when."""
    away = snapshot.aways.get(seat)
    if away is None:
        return name
    if away.until is None:
        return str(Message("away-open", player=name))
    return str(Message("away-until", player=name, until=format_dt(away.until, "f")))
