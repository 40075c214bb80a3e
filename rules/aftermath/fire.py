"""Figures that end a movement in a burning space (AF-6.16)."""

from __future__ import annotations

from rules.engine import Play

from .context import Here
from .defeating import hurt
from .state import Enemy, Member, State
from .statuses import become
from .wounds import wound


def burns(s: State, space: int | None) -> bool:
    """Whether there is fire on a space."""
    return space is not None and "fire" in s.visit.tokens.get(space, ())


def scorched(h: Here, m: Member) -> Play[None]:
    """A member has ended a movement where it stands: in a fire it takes 1 wound, without defence,
    and burns on."""
    if burns(h.s, h.of(m).at):
        yield from wound(h, m, 1, "Fire")
        if h.of(m).at is not None:
            become(h, m, "burning", "Fire")


def singed(h: Here, enemy: Enemy, token: int = 0) -> Play[None]:
    """A figure of an enemy has ended a movement: in a fire it takes 1 wound. Nobody did it, so what
    its defeat brings is the active member's (AF-11.5)."""
    if burns(h.s, enemy.at[token]):
        yield from hurt(h, enemy, "Fire", token=token)
