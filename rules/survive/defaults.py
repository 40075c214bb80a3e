"""What the table does for a player who has gone quiet, and the game master's Zombies always
(SV-18.3 to SV-18.9, SV-20.3). Destinations come in coordinate order, so the first of a class is
its lowest coordinate."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .board import Space
from .components import COLOURS, MONTHS_TO_WIN, ZOMBIES, Zombie
from .state import State

STAY = "stay"
Class = Callable[[Space], bool]


def _first(ends: Iterable[Space], classes: Iterable[Class]) -> Space:
    """The first space of the first class that has one; without any, the first space."""
    spaces = list(ends)
    for fits in classes:
        for space in spaces:
            if fits(space):
                return space
    return spaces[0]


def human_destination(s: State, seat: int, ends: tuple[Space, ...]) -> Space:
    """SV-18.3."""
    colour = s.players[seat].colour

    def free(space: Space) -> bool:
        return not s.monsters_on(space)

    def wins(space: Space) -> bool:
        months_and_set = s.months(seat) >= MONTHS_TO_WIN and s.full_set(seat)
        return free(space) and space == s.home(seat) and months_and_set

    def own(space: Space) -> bool:
        return free(space) and s.element(space) and colour in s.defenses.get(space, ())

    def open_(space: Space) -> bool:
        return free(space) and s.element(space) and not s.defenses.get(space)

    def others(space: Space) -> bool:
        return free(space) and s.element(space)

    def village(space: Space) -> bool:
        return free(space) and s.village(space) is not None

    def unexplored(space: Space) -> bool:
        return space not in s.tokens

    return _first(ends, (wins, own, open_, others, village, unexplored))


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

    def home(space: Space) -> bool:
        return all_up and s.tokens.get(space) == "city"

    def village(space: Space) -> bool:
        return s.village(space) is not None

    def prey(space: Space) -> bool:
        return s.element(space) and any(
            s.players[seat].colour not in s.zombies and not s.defended(space, seat)
            for seat in s.humans_on(space)
        )

    def unexplored(space: Space) -> bool:
        return space not in s.tokens

    return _first(ends, (home, village, prey, unexplored))


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

    def home(space: Space) -> bool:
        return s.tokens.get(space) == "graveyard" and (loose or wins)

    def village(space: Space) -> bool:
        return s.village(space) is not None

    def prey(space: Space) -> bool:
        return s.element(space) and bool(s.humans_on(space) or s.zombies_on(space))

    def unexplored(space: Space) -> bool:
        return space not in s.tokens

    return _first(ends, (home, village, prey, unexplored))
