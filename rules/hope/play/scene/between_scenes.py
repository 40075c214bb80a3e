"""What is kept from one Scene to the next: how it went, how characters stood when it was drawn, and
omens."""

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class Before:
    """A character's Humanity and conditions before the last Scene, when it was drawn."""

    humanity: int
    hunger: int
    harm: int


@dataclass(slots=True, kw_only=True)
class Past:
    """The Scene that was last resolved, avoided or dropped."""

    card: str
    drawer: int
    avoided: bool
    """Whether the drawer avoided it; a dropped Scene does not count as avoided."""
    success: bool | None = None


@dataclass(slots=True, kw_only=True)
class Omen:
    """A change of hardship that waits for the next Scene with a roll (HI-19.4d)."""

    n: int
    seat: int | None = None
    """The seat whose Scene it waits for; None: anybody's."""
