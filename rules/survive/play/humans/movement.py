"""Where pieces may end their moves (SV-4). What Zombies and the Vampire may end on besides, and
where, is in their own files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.survive.model.board import BIT, Space, find_ends, list_spaces, make_mask
from rules.survive.model.components import Token
from rules.survive.model.state import State
from rules.survive.play.humans.combat import human_targets
from rules.survive.words import Message


def ends_for(s: State, start: Space, points: int, dear: int, lairs: tuple[Token, ...]) -> int:
    """Where a piece may end, but for what stands there, as a bit set: nobody ends on an explored
    Mountain, which shelters whoever discovered it (SV-4.11, SV-5.15), on the White Meteorite's
    space (SV-4.12) or on a Lair that is not theirs (SV-4.13); a stuck one nowhere (SV-4.15)."""
    if start == s.dark or points < 1:
        return 0
    barred = s.tokens_laid("mountain", *lairs) | BIT[s.white]
    return find_ends(start, points, dear, s.closed_space()) & ~barred


# -- Humans --------------------------------------------------------------------------------------


def human_reach(s: State, seat: int, points: int) -> int:
    """Spaces the Human can get to with the full roll and, Monsters apart, end on, as a bit set."""
    start = s.players[seat].space
    return ends_for(s, start, points, s.costly_spaces(), ("city", "graveyard"))


def human_ends(s: State, seat: int, within: int) -> int:
    """Of the spaces within reach the legal destinations: with a Monster there, only if an attack
    can be paid (SV-4.23). Both as bit sets."""
    haunted = within & s.monster_spaces()
    if not haunted:
        return within
    return within & ~make_mask(
        [space for space in list_spaces(haunted) if not human_targets(s, seat, space)]
    )


def human_stuck(s: State, seat: int) -> bool:
    """Whether the dark Meteorite holds the Human (SV-12.3)."""
    return s.dark is not None and s.players[seat].space == s.dark


# -- Monsters -----------------------------------------------------------------------------------


def owners_ground(s: State) -> int:
    """The Element spaces on which a Human stands with their own Defense, which closes them to
    every Monster (SV-14.11, SV-14.12, SV-15.6), as a bit set."""
    return make_mask(
        player.space
        for seat, player in enumerate(s.players)
        if player.space and s.is_element(player.space) and s.has_defense(player.space, seat)
    )


# -- in words ------------------------------------------------------------------------------------

_UNEXPLORED = Message("unexplored")


@cache
def describe_place(kind: str, token: Token, **data: Any) -> Message:
    """A message about an explored place. Every move offers many of the few that there are, so each
    is made once."""
    return Message(kind, token=token, **data)


def in_few_words(
    s: State, ends: int, brings: Callable[[Space, Token], Message]
) -> list[tuple[Space, Message]]:
    """Each of these spaces and what is there, for whom it may be a destination. `brings` describes
    an explored place."""
    found = []
    for space in list_spaces(ends):
        token = s.tokens.get(space)
        found.append((space, _UNEXPLORED if token is None else brings(space, token)))
    return found
