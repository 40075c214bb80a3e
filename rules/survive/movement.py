"""Where each piece may end its move (SV-4, and the doors of SV-14 and SV-15)."""

from __future__ import annotations

from .board import Space, mask, reach, spaces
from .components import VILLAGES, Token, Zombie
from .state import State


def _ends(s: State, start: Space, points: int, dear: int, lairs: tuple[Token, ...]) -> int:
    """Where a piece may end, but for what stands there, as a bit set: nobody ends on an explored
    Mountain or the White Meteorite's space (SV-4.11, SV-4.12), nor on a Lair that is not theirs
    (SV-4.13); a stuck piece ends nowhere (SV-4.15)."""
    if start == s.dark or points < 1:
        return 0
    barred = s.laid("mountain", *lairs) | mask((s.white,))
    return reach(start, points, dear, s.closed()) & ~barred


# -- Humans --------------------------------------------------------------------------------------


def human_reach(s: State, seat: int, points: int) -> tuple[Space, ...]:
    """Spaces the Human can get to with the full roll and, Monsters apart, end on."""
    start = s.players[seat].space
    return spaces(_ends(s, start, points, s.dear(), ("city", "graveyard")))


def human_ends(s: State, seat: int, points: int) -> tuple[Space, ...]:
    """Legal destinations: with a Monster there, only if an attack can be paid (SV-4.23)."""
    return tuple(
        space
        for space in human_reach(s, seat, points)
        if not s.monsters_on(space) or can_attack(s, seat, space)
    )


def can_attack(s: State, seat: int, space: Space) -> bool:
    """Whether the hand pays at least one attack on a Monster there."""
    return bool(
        (s.vampire == space and s.pays(seat, "attack vampire"))
        or (s.zombies_on(space) and s.pays(seat, "attack zombie"))
    )


def human_stuck(s: State, seat: int) -> bool:
    """Whether the dark Meteorite holds the Human (SV-12.3)."""
    return s.dark is not None and s.players[seat].space == s.dark


# -- Zombies -------------------------------------------------------------------------------------


def zombie_ends(s: State, zombie: Zombie, points: int) -> tuple[Space, ...]:
    """Where this Zombie may end alone."""
    within = spaces(_zombie_reach(s, zombie, points))
    return tuple(space for space in within if zombie_enters(s, space))


def _zombie_reach(s: State, zombie: Zombie, points: int) -> int:
    return _ends(s, s.zombies[zombie], points, s.dear(), ("graveyard",))


def zombie_enters(s: State, space: Space, together: int = 1) -> bool:
    """Whether so many Zombies entering together may end there (SV-14.10 to SV-14.16)."""
    colour = s.village(space)
    if colour is not None:
        occupied = s.vampire == space or s.humans_on(space)
        held = len(s.defenses.get(space, ()))
        return not occupied and colour not in s.zombies and together >= held
    return not owner_stands_on(s, space)


def owner_stands_on(s: State, space: Space) -> bool:
    """Whether a Human stands on an Element space with their own Defense, which closes it to every
    Monster (SV-14.11, SV-14.12, SV-15.6)."""
    return s.element(space) and any(s.defended(space, seat) for seat in s.humans_on(space))


def zombie_groups(s: State, zombies: list[Zombie], points: int) -> dict[Space, list[Zombie]]:
    """Villages that several of the Zombies may enter together, and those who get there
    (SV-14.16, SV-14.17)."""
    groups: dict[Space, list[Zombie]] = {}
    if len(zombies) < 2:
        return groups
    for village in spaces(s.laid(*VILLAGES)):
        if not zombie_enters(s, village, len(zombies)):
            continue
        here = mask((village,))
        able = [zombie for zombie in zombies if _zombie_reach(s, zombie, points) & here]
        if len(able) >= 2 and zombie_enters(s, village, len(able)):
            groups[village] = able
    return groups


# -- the Vampire ---------------------------------------------------------------------------------


def vampire_ends(s: State, points: int) -> tuple[Space, ...]:
    """Legal destinations of the Vampire (SV-15.6 to SV-15.12); it passes its Graveyard for 1
    point (SV-4.7)."""
    assert s.vampire is not None
    dear = s.dear() & ~s.laid("graveyard")
    within = spaces(_ends(s, s.vampire, points, dear, ("city",)))
    return tuple(space for space in within if _vampire_enters(s, space))


def _vampire_enters(s: State, space: Space) -> bool:
    colour = s.village(space)
    if colour is not None:
        occupied = s.humans_on(space) or s.zombies_on(space)
        held = len(s.defenses.get(space, ()))
        return not occupied and colour not in s.coffins and s.drops >= held
    return not owner_stands_on(s, space)
