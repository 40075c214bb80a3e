"""Where each piece may end its move (SV-4, and the doors of SV-14 and SV-15)."""

from __future__ import annotations

from .board import BIT, Space, mask, reach, spaces
from .components import VILLAGES, Token, Zombie
from .state import State


def _ends(s: State, start: Space, points: int, dear: int, lairs: tuple[Token, ...]) -> int:
    """Where a piece may end, but for what stands there, as a bit set: nobody ends on an explored
    Mountain or the White Meteorite's space (SV-4.11, SV-4.12), nor on a Lair that is not theirs
    (SV-4.13); a stuck piece ends nowhere (SV-4.15)."""
    if start == s.dark or points < 1:
        return 0
    barred = s.laid("mountain", *lairs) | BIT[s.white]
    return reach(start, points, dear, s.closed()) & ~barred


# -- Humans --------------------------------------------------------------------------------------


def human_reach(s: State, seat: int, points: int) -> int:
    """Spaces the Human can get to with the full roll and, Monsters apart, end on, as a bit set."""
    start = s.players[seat].space
    return _ends(s, start, points, s.dear(), ("city", "graveyard"))


def human_ends(s: State, seat: int, within: int) -> int:
    """Of the spaces within reach the legal destinations: with a Monster there, only if an attack
    can be paid (SV-4.23). Both as bit sets."""
    haunted = within & s.haunted()
    if not haunted:
        return within
    return within & ~mask([space for space in spaces(haunted) if not can_attack(s, seat, space)])


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


def zombie_ends(s: State, zombie: Zombie, points: int) -> int:
    """Where this Zombie may end alone (SV-14.10 to SV-14.15), as a bit set."""
    within = _zombie_reach(s, zombie, points) & ~owners_ground(s)
    villages = spaces(within & s.laid(*VILLAGES))
    return within & ~mask([village for village in villages if not zombies_enter(s, village)])


def _zombie_reach(s: State, zombie: Zombie, points: int) -> int:
    return _ends(s, s.zombies[zombie], points, s.dear(), ("graveyard",))


def zombies_enter(s: State, village: Space, together: int = 1) -> bool:
    """Whether so many Zombies entering together may end in a Village (SV-14.14 to SV-14.16)."""
    occupied = s.vampire == village or s.humans_on(village)
    held = len(s.defenses.get(village, ()))
    return not occupied and s.village(village) not in s.zombies and together >= held


def owners_ground(s: State) -> int:
    """The Element spaces on which a Human stands with their own Defense, which closes them to
    every Monster (SV-14.11, SV-14.12, SV-15.6), as a bit set."""
    return mask(
        player.space
        for seat, player in enumerate(s.players)
        if player.space and s.element(player.space) and s.defended(player.space, seat)
    )


def zombie_groups(s: State, zombies: list[Zombie], points: int) -> dict[Space, list[Zombie]]:
    """Villages that several of the Zombies may enter together, and those who get there
    (SV-14.16, SV-14.17)."""
    groups: dict[Space, list[Zombie]] = {}
    if len(zombies) < 2:
        return groups
    within = [(zombie, _zombie_reach(s, zombie, points)) for zombie in zombies]
    for village in spaces(s.laid(*VILLAGES)):
        able = [zombie for zombie, reached in within if reached & BIT[village]]
        if len(able) >= 2 and zombies_enter(s, village, len(able)):
            groups[village] = able
    return groups


# -- the Vampire ---------------------------------------------------------------------------------


def vampire_ends(s: State, points: int) -> int:
    """Legal destinations of the Vampire (SV-15.6 to SV-15.12), as a bit set; it passes its
    Graveyard for 1 point (SV-4.7)."""
    assert s.vampire is not None
    dear = s.dear() & ~s.laid("graveyard")
    within = _ends(s, s.vampire, points, dear, ("city",)) & ~owners_ground(s)
    villages = spaces(within & s.laid(*VILLAGES))
    return within & ~mask([village for village in villages if not _vampire_enters(s, village)])


def _vampire_enters(s: State, village: Space) -> bool:
    """Whether the Vampire may end in a Village (SV-15.9, SV-15.10)."""
    occupied = s.humans_on(village) or s.zombies_on(village)
    held = len(s.defenses.get(village, ()))
    return not occupied and s.village(village) not in s.coffins and s.drops >= held
