"""The map of the page: lines, what they cost, what is in sight and in reach, who is hidden, and
which exits are open (AF-6, AF-10.2 to AF-10.7, AF-26.2, AF-26.3).

Distance has two kinds (AF-6.15): *movement* follows lines that can be crossed, *sight* follows all
lines except double ones. Spaces are always tried in rising order, so of equals the lowest number
wins.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache, reduce
from typing import Literal, NamedTuple, get_args

from rules.aftermath.effects import conditions
from rules.aftermath.model import layouts
from rules.aftermath.model.book import Exit, Space
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.layouts import Lines, Ways
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Line
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.words import Message

COLOURED_LINE_COST = 3
"""The cost of a coloured line if the cards of a Move do not have its colour (AF-10.6)."""
ROPED_LINE_COST = 2
"""The most that a coloured line costs a character with a rope (AF-24.5), and the least that a line
costs a BIG character while the page is Cramped (AF-26.3)."""
Colour = Literal["red", "green", "blue"]
COLOURED: tuple[Colour, ...] = get_args(Colour)
Suited = Literal[Colour, "any", "none"]
"""Which coloured lines the cards of a Move have the colour for."""
UNCROSSED_LINES: tuple[Line, ...] = ("white", "double")
"""Kinds of line that nobody can cross on foot (AF-10.3)."""
SIGHT_LINES: frozenset[Line] = frozenset(get_args(Line)) - {"double"}
"""Kinds of line along which characters see (AF-6.13), and which flying enemies cross (AF-12.18)."""
WALKED_LINES: frozenset[Line] = SIGHT_LINES - {"white"}
"""Kinds of line that enemies cross on foot (AF-12.6)."""


def find_lines(s: State) -> Lines:
    """Find the lines of this page, including changes by effects."""
    here = s.visit
    return layouts.find_lines(layouts.find_layout(here.printed_page), here.lines)


def find_space(s: State, number: int) -> Space:
    """Find the printed space with this number on this page."""
    return layouts.find_layout(s.visit.printed_page).spaces[number]


def name_space(s: State, number: int) -> Message:
    """Find the label of a space as used within a sentence: "the far gate"."""
    return layouts.find_layout(s.visit.printed_page).names[number]


def list_spaces(s: State) -> list[int]:
    """List all spaces of this page, in rising order."""
    return list(layouts.find_layout(s.visit.printed_page).spaces)


def list_start_spaces(s: State) -> list[int]:
    """List the spaces on which characters come onto this page (AF-6.6)."""
    return [
        one.id for one in layouts.find_layout(s.visit.printed_page).spaces.values() if one.start
    ]


def is_water(s: State, number: int) -> bool:
    """Whether a space is water (AF-15.11)."""
    return find_space(s, number).water


# -- lines ---------------------------------------------------------------------------------------


def make_line_key(a: int, b: int) -> str:
    """Make the key of the line between two spaces for `Visit.lines`."""
    return f"{min(a, b)}-{max(a, b)}"


def find_line(s: State, a: int, b: int) -> Line | None:
    """Find the kind of line between two spaces now; return None if they are not neighbours."""
    return find_ways(s, a).get(b)


def find_ways(s: State, number: int) -> Ways:
    """Find all lines of a space as they are now: neighbour -> kind of line, neighbours in rising
    order."""
    return find_lines(s).of[number]


# -- movement ------------------------------------------------------------------------------------


def open_to_enemies(s: State, number: int, fly: bool) -> Iterator[int]:
    """Yield, in rising order, the spaces that an enemy can reach from a space in one step: over all
    lines but white and double ones, and over white ones too if it flies (AF-12.6, AF-12.18)."""
    over = SIGHT_LINES if fly else WALKED_LINES
    return (other for other, kind in find_ways(s, number).items() if kind in over)


def find_enemy_distances(s: State, start: int, fly: bool) -> Mapping[int, int]:
    """Find how many steps each space is from `start` for an enemy (AF-12.6). Spaces that it cannot
    reach are left out."""
    return layouts.find_distances(find_lines(s), start, SIGHT_LINES if fly else WALKED_LINES)


class Going(NamedTuple):
    """What lines cost a member now, before the cards of the Move are counted. Serves as a cache
    key."""

    lines: Lines
    slow: int
    """The cost of a coloured line if the cards do not have its colour (AF-10.6)."""
    least: int
    """The least that any line costs."""
    first: int
    """How much more the first line of a Move costs."""


def make_going(s: State, m: Member) -> Going:
    """Find what each kind of line costs a member now, with Rope, Cramped and Flood (AF-24.5,
    AF-26.2, AF-26.3)."""
    here = s.visit
    return Going(
        layouts.find_lines(layouts.find_layout(here.printed_page), here.lines),
        ROPED_LINE_COST if bonuses.has_power(s, m, "rope") else COLOURED_LINE_COST,
        ROPED_LINE_COST if "cramped" in here.environments and s.party[m].card.big else 1,
        int("flood" in here.environments),
    )


def find_shared_suit(cards: Collection[str]) -> Suited:
    """Find the colour of line that all action cards of a Move suit (AF-10.5, AF-10.7): "any" if
    each of them suits every colour, "none" if they share no colour or there are no cards."""
    return (
        reduce(combine_suits, [find_card_suit(card) for card in cards], "any") if cards else "none"
    )


@cache
def find_card_suit(card: str) -> Suited:
    """Find which coloured lines a card suits; an influence card has every colour (AF-8.13)."""
    one = ACTIONS[card]
    if one.influence:
        return "any"
    return next((colour for colour in COLOURED if colour == one.colour), "none")


def combine_suits(one: Suited, other: Suited) -> Suited:
    """Find which lines two sets of cards suit when they are played together."""
    if one in ("any", other):
        return other
    return one if other == "any" else "none"


@lru_cache(maxsize=256)
def list_suits(lines: Lines) -> Sequence[Suited]:
    """List what cards may suit that opens ways of their own on this page."""
    coloured: list[Suited] = [colour for colour in COLOURED if colour in lines.kinds]
    return [*coloured, "any"] if len(coloured) > 1 else coloured


@lru_cache(maxsize=1024)
def reduce_suits(lines: Lines, suits: Suited) -> Suited:
    """Reduce `suits` to the lines that the page has, so that cards which open the same ways on this
    page get the same result."""
    there = list_suits(lines)
    if suits == "any" and len(there) == 1:
        return there[0]
    return suits if suits in there else "none"


@lru_cache(maxsize=1024)
def find_prices(going: Going, suits: Suited) -> Mapping[Line, int]:
    """Find what each kind of line on the page costs (AF-10.2 to AF-10.6). Lines that cannot be
    crossed are left out (AF-10.3)."""
    return {
        kind: max(going.least, 1 if kind not in COLOURED or suits in (kind, "any") else going.slow)
        for kind in going.lines.kinds
        if kind not in UNCROSSED_LINES
    }


# -- sight ---------------------------------------------------------------------------------------


def find_sight_distance(s: State, a: int, b: int, viewer: Member | None) -> int | None:
    """Find the distance at which `b` is in sight of `a`: the steps of the shortest chain of lines
    that are not double (AF-6.13); return None if it is out of sight. `viewer`: the character who
    looks, None for an enemy. Night and Smoke shorten sight (AF-26.2), except for a lamp's bearer
    (AF-24.4)."""
    here = s.visit
    printed = layouts.find_layout(here.printed_page)
    if (a, b) in printed.blind:
        return None
    away = layouts.find_distances(layouts.find_lines(printed, here.lines), a, SIGHT_LINES).get(b)
    if away is None:
        return None
    there = here.environments
    dim = ("smoke" in there and away > 0) or ("night" in there and away > 1)
    if dim and (viewer is None or not bonuses.has_power(s, viewer, "sees")):
        return None
    return away


def is_hidden(s: State, m: Member) -> bool:
    """Whether a character is hidden: on a hiding spot, on a space with a heavy object, or anywhere
    while Camouflaged (AF-6.10, AF-6.17, AF-15.14). BIG and NOISY characters never are (AF-6.11),
    and nobody is during a Clatter (AF-26.3)."""
    who = s.party[m]
    if who.at is None or who.card.big or is_in_force(s, "clatter") or bonuses.is_noisy(s, m):
        return False
    return who.at in list_cover_spaces(s) or "camouflaged" in who.statuses


def list_cover_spaces(s: State) -> set[int]:
    """Find the spaces that hide members: hiding spots and heavy objects (AF-6.10, AF-6.17)."""
    heavy = [number for number, there in s.visit.tokens.items() if "heavy" in there]
    return {*layouts.find_layout(s.visit.printed_page).cover, *heavy}


# -- exits ---------------------------------------------------------------------------------------


def list_open_exits(s: State) -> list[Exit]:
    """List the exits that are open: as printed, unless an effect has changed that or a condition
    fails. Once somebody has left by an exit on this visit, all others are closed (AF-4.3). If that
    exit closes later, the others open again, so that everybody can leave."""
    able = [one for one in s.visit.printed_page.exits if _can_be_used(s, one)]
    return [one for one in able if one.letter == s.visit.exit_used] or able


def _can_be_used(s: State, one: Exit) -> bool:
    if one.when is not None and not conditions.is_condition_met(s, one.when):
        return False
    return s.visit.exits.get(one.letter, one.open)


def find_exit(s: State, number: int) -> Exit | None:
    """Find the open exit on a space; return None if there is none (AF-4.2, AF-4.3)."""
    letter = find_space(s, number).exit
    if not letter:
        return None
    return next((one for one in list_open_exits(s) if one.letter == letter), None)


def list_exit_spaces(s: State) -> list[int]:
    """List the spaces where the party can leave the page now, in rising order."""
    there = [one.letter for one in list_open_exits(s)]
    spaces = layouts.find_layout(s.visit.printed_page).exits
    return [number for number, letter in spaces.items() if letter in there]
