"""What lasts from one Scene to the next: how it went, how people stood when it was drawn, and what
it has left waiting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class Before:
    """How a character stood when the last Scene was drawn."""

    humanity: int
    hunger: int
    harm: int


@dataclass(slots=True, kw_only=True)
class Past:
    """The Scene that was last resolved, avoided or dropped."""

    card: str
    drawer: int
    avoided: bool
    """Turned away from, and not dropped for want of somebody to lead it."""
    success: bool | None = None


@dataclass(slots=True, kw_only=True)
class Omen:
    """Waits for the next Scene with a hardship (HI-19.4d)."""

    n: int
    seat: int | None = None
    """Whose Scene it waits for; None: anybody's."""
