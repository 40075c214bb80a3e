"""Where pieces may end their moves (SV-4). The files of Zombies and the Vampire have what else
applies to them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from rules.engine import Option, Text
from rules.kit.late_options import OptionToCome
from rules.survive.model.board import BIT, Space, find_ends, list_spaces, make_mask
from rules.survive.model.components import Token
from rules.survive.model.state import State
from rules.survive.play.humans.combat import list_human_targets
from rules.survive.words import Message


def find_ends_ignoring_others(
    s: State, start: Space, points: int, dear: int, lairs: tuple[Token, ...]
) -> int:
    """Find where a piece may end, as a bit set, ignoring other pieces. Nobody may end on an
    explored Mountain, which shelters its discoverer (SV-4.11, SV-5.15), on the White Meteorite's
    space (SV-4.12) or on another's Lair (SV-4.13), and a stuck piece cannot move (SV-4.15)."""
    if start == s.dark or points < 1:
        return 0
    barred = s.find_token_spaces("mountain", *lairs) | BIT[s.white]
    return find_ends(start, points, dear, s.closed_space()) & ~barred


# -- Humans --------------------------------------------------------------------------------------


def find_human_reach(s: State, seat: int, points: int) -> int:
    """Find the spaces where the Human could end with the full roll, as a bit set, even if a Monster
    is there."""
    start = s.players[seat].space
    return find_ends_ignoring_others(s, start, points, s.costly_spaces(), ("city", "graveyard"))


def find_human_ends(s: State, seat: int, within: int) -> int:
    """Find the legal destinations within reach: a space with a Monster only if the Human can pay
    for an attack (SV-4.23). Both are bit sets."""
    haunted = within & s.monster_spaces()
    if not haunted:
        return within
    return within & ~make_mask(
        [space for space in list_spaces(haunted) if not list_human_targets(s, seat, space)]
    )


def is_human_stuck(s: State, seat: int) -> bool:
    """Whether the dark Meteorite holds the Human (SV-12.3)."""
    return s.dark is not None and s.players[seat].space == s.dark


# -- Monsters -----------------------------------------------------------------------------------


def find_defended_spaces(s: State) -> int:
    """Find the Element spaces where Humans stand with their own Defense, as a bit set. These are
    closed to every Monster (SV-14.11, SV-14.12, SV-15.6)."""
    held = [p.space for p in s.players if p.colour in s.defenses.get(p.space, ())]
    return make_mask([space for space in held if s.is_element(space)])


# -- in words ------------------------------------------------------------------------------------

_UNEXPLORED = Message("unexplored")
_NO_CRATES: Mapping[Space, int] = {}


@cache
def describe_place(kind: str, token: Token, **data: Any) -> Message:
    """Make a message about an explored place. Moves offer the same few messages many times, so they
    are cached."""
    return Message(kind, token=token, **data)


SpaceDescriber: TypeAlias = Callable[[Space], Message]
"""Says in a few words what a piece finds on a space."""


def describe_spaces(
    s: State, brings: Callable[[Space, Token], Message], crates: Mapping[Space, int] = _NO_CRATES
) -> SpaceDescriber:
    """Return what describes spaces as they are now, with these crates. `brings` describes an
    explored place; it must not look at the position, because options make their words later."""
    tokens, explored = s.tokens, s.find_token_spaces()  # no token ever leaves or moves (SV-5.16)

    def describe_space(space: Space) -> Message:
        words = brings(space, tokens[space]) if explored & BIT[space] else _UNEXPLORED
        if space in crates:
            words = Message("with-crate", place=words, crates=crates[space])
        return words

    return describe_space


def list_move_options(ends: int, describe_space: SpaceDescriber) -> list[Option]:
    """List the options to end a move on one of these spaces, with words that are made later."""

    def make_words(end: str) -> tuple[Text, Text]:
        return end, describe_space(end)

    return [OptionToCome(end, "move", make_words) for end in list_spaces(ends)]
