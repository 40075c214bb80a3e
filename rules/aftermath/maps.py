"""The map of the page: its lines, what they cost, who sees and reaches whom, who is hidden, and
which exits are open (AF-6, AF-10.2 to AF-10.7, AF-26.2, AF-26.3).

Distance has two kinds (AF-6.15): *movement* goes over lines that can be crossed, *sight* over all
but double ones. Spaces are taken in rising order everywhere, so that of equals the lowest wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from . import bonuses, conditions, layouts
from .book import Exit, Space
from .decks import ACTIONS
from .environments import in_force
from .layouts import Lines, Ways
from .state import Member, State
from .terms import Line

SLOW = 3
"""What a coloured line costs whose colour the cards of a Move are not (AF-10.6)."""
ROPED = 2
"""What it costs at most for whoever wears a rope (AF-24.5); also what a line costs a BIG character
at least where it is Cramped (AF-26.3)."""
COLOURED: tuple[Line, ...] = ("red", "green", "blue")
UNCROSSED: tuple[Line, ...] = ("white", "double")
"""Lines that nobody crosses (AF-10.3)."""
SEEN: frozenset[Line] = frozenset(get_args(Line)) - {"double"}
"""Lines along which one sees (AF-6.13), and over which enemies fly (AF-12.18)."""
WALKED: frozenset[Line] = SEEN - {"white"}
"""Lines that enemies cross on foot (AF-12.6)."""


def lines(s: State) -> Lines:
    """The lines of this page, as they have been changed."""
    here = s.visit
    return layouts.lines(here.book, here.lines)


def space(s: State, number: int) -> Space:
    """What is printed on a space of this page."""
    return layouts.layout(s.visit.book).spaces[number]


def where(s: State, number: int) -> str:
    """The label of a space, within a sentence: "the far gate"."""
    return layouts.layout(s.visit.book).names[number]


def spaces(s: State) -> list[int]:
    """All spaces of this page, in rising order."""
    return list(layouts.layout(s.visit.book).spaces)


def starts(s: State) -> list[int]:
    """Where characters come onto this page (AF-6.6)."""
    return [one.id for one in layouts.layout(s.visit.book).spaces.values() if one.start]


def enemy_starts(s: State) -> list[int]:
    """Where enemies come onto this page (AF-6.6)."""
    return [one.id for one in layouts.layout(s.visit.book).spaces.values() if one.enemy]


def water(s: State, number: int) -> bool:
    """Whether a space is water (AF-15.11)."""
    return space(s, number).water


# -- lines ---------------------------------------------------------------------------------------


def key(a: int, b: int) -> str:
    """The name of the line between two spaces in `Visit.lines`."""
    return f"{min(a, b)}-{max(a, b)}"


def line(s: State, a: int, b: int) -> Line | None:
    """The line between two spaces, as it has been changed; None: they are no neighbours."""
    return ways(s, a).get(b)


def ways(s: State, number: int) -> Ways:
    """All lines of a space as they are now: the neighbour -> the line, neighbours in rising
    order."""
    return lines(s).of[number]


# -- movement ------------------------------------------------------------------------------------


def open_to_enemies(s: State, number: int, fly: bool) -> Iterator[int]:
    """Where an enemy gets from a space in one step: over all lines but white ones, single white
    ones too where it flies (AF-12.6, AF-12.18), in rising order."""
    over = SEEN if fly else WALKED
    return (other for other, kind in ways(s, number).items() if kind in over)


def steps_for_enemies(s: State, start: int, fly: bool) -> Mapping[int, int]:
    """How far each space is for an enemy that stands at `start`: 1 a line (AF-12.6). Spaces that it
    cannot reach are left out."""
    return layouts.distances(lines(s), start, SEEN if fly else WALKED)


def prices(s: State, m: Member, cards: Sequence[str]) -> dict[Line, int]:
    """What each kind of line on this page costs a character who moves with these action cards; none
    for those that cannot be crossed (AF-10.2 to AF-10.7). Rope and Cramped count."""
    slow = ROPED if bonuses.has_power(s, m, "rope") else SLOW
    least = ROPED if s.of(m).card.big and in_force(s, "cramped") else 1
    return {
        kind: max(least, slow if kind in COLOURED and not _all_of_colour(cards, kind) else 1)
        for kind in lines(s).kinds
        if kind not in UNCROSSED
    }


def extra_for_first(s: State) -> int:
    """What the first line of a Move costs more: 1 in a Flood (AF-26.2)."""
    return int(in_force(s, "flood"))


def cost(
    s: State, m: Member, a: int, b: int, cards: Sequence[str], *, first: bool = False
) -> int | None:
    """What the step from one space to the next costs a character who moves with these action cards
    (see `prices`); None: it cannot be crossed, or there is no line. `first`: whether it is the
    first line of the Move."""
    kind = line(s, a, b)
    price = None if kind is None else prices(s, m, cards).get(kind)
    if price is None:
        return None
    return price + extra_for_first(s) if first else price


def _all_of_colour(cards: Sequence[str], colour: Line) -> bool:
    """Whether all cards of a Move have a line's colour; an influence card fits every one
    (AF-8.13)."""
    played = [ACTIONS[card] for card in cards]
    return bool(played) and all(card.influence or card.colour == colour for card in played)


# -- sight ---------------------------------------------------------------------------------------


def sight(s: State, a: int, b: int, viewer: Member | None) -> int | None:
    """At what distance a space is in sight of another one: the steps of the shortest chain of lines
    that are not double (AF-6.13); None where it is not. `viewer`: the character who looks, None for
    an enemy. Night and Smoke shorten what is seen (AF-26.2), but for a lamp's bearer (AF-24.4)."""
    blind = ((a, b), (b, a))
    if any(pair in s.visit.book.blind for pair in blind):
        return None
    away = layouts.distances(lines(s), a, SEEN).get(b)
    if away is None:
        return None
    if viewer is None or not bonuses.has_power(s, viewer, "sees"):
        if in_force(s, "smoke") and away > 0:
            return None
        if in_force(s, "night") and away > 1:
            return None
    return away


def hidden(s: State, m: Member) -> bool:
    """Whether a character hides where it stands: on a hiding spot, behind a heavy object, or
    anywhere while Camouflaged (AF-6.10, AF-6.17, AF-15.14); not if it is BIG or NOISY (AF-6.11),
    and nobody does in a Clatter (AF-26.3)."""
    who = s.of(m)
    if who.at is None or who.card.big or in_force(s, "clatter") or bonuses.noisy(s, m):
        return False
    covered = space(s, who.at).hide or "heavy" in s.visit.tokens.get(who.at, [])
    return covered or "camouflaged" in who.statuses


# -- exits ---------------------------------------------------------------------------------------


def exit_is_open(s: State, one: Exit) -> bool:
    """Whether an exit is open: as printed, unless an effect has changed it, and not after another
    has been used on this visit (AF-4.3)."""
    here = s.visit
    if here.exit_used not in ("", one.letter):
        return False
    if one.when is not None and not conditions.holds(s, one.when):
        return False
    return here.exits.get(one.letter, one.open)


def exit_at(s: State, number: int) -> Exit | None:
    """The open exit on a space (AF-4.2, AF-4.3)."""
    letter = space(s, number).exit
    if not letter:
        return None
    for one in s.visit.book.exits:
        if one.letter == letter and exit_is_open(s, one):
            return one
    return None


def exit_spaces(s: State) -> list[int]:
    """Spaces by which the page can be left now, in rising order."""
    return [number for number in spaces(s) if exit_at(s, number) is not None]
