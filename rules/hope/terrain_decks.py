"""The five decks of Scenes: which may be picked, and what comes from the top (HI-4.1 to HI-4.3)."""

from __future__ import annotations

from functools import cache

from rules.engine import Option, Play

from .context import Here
from .effects.models import TERRAINS, Terrain
from .state import Open
from .terms import TERRAIN_NAMES


def choose(h: Here, seat: int, text: str, rule: str) -> Play[Terrain | None]:
    """One of the decks that are not empty (HI-4.2); None where all are. `rule`: the ledger number
    of what is done with it."""
    default = h.s.fullest
    if default is None:
        return None
    asked = h.t.choice(seat, text, options(h), default=default, rule=rule)
    chosen = yield from h.t.ask(asked)
    return next(terrain for terrain in TERRAINS if terrain == chosen)


def options(h: Here) -> list[Option]:
    """The decks that can be drawn from (HI-4.2)."""
    decks = h.s.decks
    return [_deck(terrain, len(decks[terrain])) for terrain in TERRAINS if decks[terrain]]


@cache
def _deck(terrain: Terrain, left: int) -> Option:
    return Option(terrain, "scene", TERRAIN_NAMES[terrain], f"{left} left")


def turn_up(h: Here, terrain: Terrain) -> str:
    """The top Scene of a deck, for the drawer's eyes; it never comes back (HI-4.3)."""
    h.t.reveal()
    return h.s.decks[terrain].pop()


def put_away(h: Here, scene: Open) -> None:
    """The Scene in hand is out of the game (HI-4.3)."""
    h.s.out.append(scene.card)
