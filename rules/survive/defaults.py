"""What the table does for a player who has gone quiet, and the game master's Zombies always
(SV-18.3 to SV-18.9, SV-20.3). Destinations come in coordinate order, so the first of a class is
its lowest coordinate."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .board import Space
from .components import COLOURS, MONTHS_TO_WIN, VILLAGES, ZOMBIES, Zombie
from .state import State

STAY = "stay"


def _first(ends: Iterable[Space], rank: Callable[[Space], int]) -> Space:
    """The first space of the lowest rank."""
    return min(ends, key=rank)


def human_destination(s: State, seat: int, ends: tuple[Space, ...]) -> Space:
    """SV-18.3."""
    colour = s.players[seat].colour
    ready = s.months(seat) >= MONTHS_TO_WIN and s.full_set(seat)

    def rank(space: Space) -> int:
        token = s.tokens.get(space)
        if token is None:
            return 5
        if s.monsters_on(space):
            return 6
        if token in VILLAGES:
            return 0 if ready and VILLAGES[token] == colour else 4
        owners = s.defenses.get(space)
        if not owners:
            return 2
        return 1 if colour in owners else 3

    return _first(ends, rank)


def attack(s: State, seat: int, targets: list[str]) -> str:
    """SV-18.4: the Original Zombie, else one's own colour, else colour order, else the Vampire."""
    order = ("original", s.players[seat].colour, *COLOURS, "vampire")
    return next(target for target in order if target in targets)


def next_zombie(left: list[Zombie]) -> Zombie:
    """SV-18.7: the Original first, then colour order."""
    return next(zombie for zombie in ZOMBIES if zombie in left)


def zombie_destination(s: State, zombie: Zombie, ends: tuple[Space, ...]) -> str:
    """SV-18.7 and SV-18.8: a space, or to stay on Zombie City."""
    all_up = len(s.zombies) == len(ZOMBIES)
    if s.tokens.get(s.zombies[zombie]) == "city" and (all_up or not ends):
        return STAY

    def rank(space: Space) -> int:
        token = s.tokens.get(space)
        if token is None:
            return 3
        if token == "city":
            return 0 if all_up else 4
        if token in VILLAGES:
            return 1
        prey = (s.players[seat].colour for seat in s.humans_on(space))
        return 2 if any(colour not in s.zombies for colour in prey) else 4

    return _first(ends, rank)


def zombie_target(s: State, humans: list[int]) -> str:
    """SV-14.25: the Human with the fewest cards, ties in colour order, else the Vampire."""
    if not humans:
        return "vampire"

    def fewest_first(seat: int) -> tuple[int, int]:
        return s.hand_size(seat), COLOURS.index(s.players[seat].colour)

    return s.players[min(humans, key=fewest_first)].colour


def vampire_destination(s: State, ends: tuple[Space, ...]) -> Space:
    """SV-18.9."""
    loose = len(s.coffins) > len(s.saved())
    wins = len(s.coffins) == len(COLOURS) and s.drops > 0

    def rank(space: Space) -> int:
        token = s.tokens.get(space)
        if token is None:
            return 3
        if token == "graveyard":
            return 0 if loose or wins else 4
        if token in VILLAGES:
            return 1
        return 2 if s.humans_on(space) or s.zombies_on(space) else 4

    return _first(ends, rank)
