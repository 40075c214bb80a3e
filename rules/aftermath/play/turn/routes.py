"""Where a member can move with its hand: the cheapest way to each space, and the cards that pay for
it (AF-10.1 to AF-10.7).

Ways and sets of cards are cached by everything that they depend on: many Moves start from the same
spaces, and each is worked out for the menu and again when it is made.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain, combinations, islice
from typing import Literal, NamedTuple, TypeAlias

from rules.aftermath.model import card_sets
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards.action_deck import list_playable
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.page.maps import Going, Suited
from rules.aftermath.play.turn import visiting

Cards = tuple[str, ...]
Path = tuple[int, ...]
"""The spaces of a way, without the space where it starts."""


class Way(NamedTuple):
    """A way to a space. `rails`: how many live rails it crosses;
    `reads`: whether an entry is read at its end."""

    space: int
    cost: int
    path: Path
    rails: int
    reads: bool


Route: TypeAlias = tuple[Way, Cards]
"""How to get to a space: a way, and the cards that pay for it."""


class Outset(NamedTuple):
    """All but the cards that decides where ways lead and what they cost; a cache key."""

    start: int
    going: Going
    ends: frozenset[int]
    """Spaces at which every way ends."""
    rail: Literal["", "live", "avoided"]
    """While Live Rail is in force, whether ways cross live rails or lead around them; else ""."""


class Purse(NamedTuple):
    """The rule that turns a member's card values into movement points: how many points `more` it
    gets, and whether the member is Soaked."""

    more: int
    soaked: bool

    def count_points(self, total: int) -> int:
        """Return the movement points of cards with these values in total: 1 less while Soaked, but
        at least 1 (AF-10.1, AF-15.10, AF-22.8)."""
        return max(1, total + self.more - 1) if self.soaked else total + self.more


def _make_purse(s: State, m: Member) -> Purse:
    return Purse(lasting.sum_bonus(s, m, "quick-feet"), "soaked" in s.party[m].statuses)


def can_move(s: State, m: Member) -> bool:
    """Whether a member may Move: it is on the map, holds a card and is not Tangled (AF-10.36,
    AF-15.8)."""
    one = s.party[m]
    return one.at is not None and bool(list_playable(one)) and "tangled" not in one.statuses


class Basis(NamedTuple):
    """All that decides where a member can Move, and how it can pay; a cache key."""

    outset: Outset
    purse: Purse
    hand: Cards
    """The cards that can be played, sorted."""


def find_basis(s: State, m: Member, *, around: bool = False) -> Basis | None:
    """Find what a member's Moves depend on; return None if it cannot Move. `around`: only ways that
    cross no live rail."""
    if not can_move(s, m):
        return None
    return Basis(_make_outset(s, m, around=around), _make_purse(s, m), _sort_hand(s, m))


def list_reachable(basis: Basis) -> Sequence[int]:
    """List the spaces within reach, in rising order. Ways end at spaces where an entry is read
    (AF-10.8)."""
    outset, purse, hand = basis
    points: list[tuple[Suited, int]] = [("none", purse.count_points(card_sets.sum_values(hand)))]
    for suits in maps.list_suits(outset.going.lines):
        fitting = [card for card in hand if maps.find_card_suit(card) in (suits, "any")]
        if fitting:
            points.append((suits, purse.count_points(card_sets.sum_values(fitting))))
    return _list_reachable(outset, tuple(points))


@lru_cache(maxsize=2048)
def _list_reachable(outset: Outset, points: tuple[tuple[Suited, int], ...]) -> tuple[int, ...]:
    """List the spaces within reach for this many points, given the cards for each kind of line."""
    found: set[int] = set()
    for suits, most in points:
        for way in _find_ways(outset, suits).values():
            if way.cost > most:
                break  # the cheapest come first
            found.add(way.space)
    return tuple(sorted(found))


@lru_cache(maxsize=2048)
def find_route(basis: Basis, space: int) -> Route:
    """Find the route to a space within reach, without influence if possible, with the fewest
    cards that suffice."""
    return next(_iterate_payments(basis, space))


@lru_cache(maxsize=2048)
def list_payments(basis: Basis, space: int) -> Sequence[Route]:
    """List the card sets that can pay for the way to a space, smallest first, but those with an
    influence card last: it is lost once used (AF-8.14). Sets are left out if a subset, or lower
    cards of the same colours, would do."""
    return tuple(_iterate_payments(basis, space))


def _iterate_payments(basis: Basis, space: int) -> Iterator[Route]:
    ways: dict[Suited, Way | None] = {}
    kept: list[Cards] = []
    plain = tuple([card for card in basis.hand if not ACTIONS[card].influence])
    sets = (
        _list_card_sets(hand, basis.purse, size)
        for hand in dict.fromkeys((plain, basis.hand))
        for size in range(1, len(hand) + 1)
    )
    for points, cards, suits in chain.from_iterable(sets):
        if suits not in ways:
            ways[suits] = _find_ways(basis.outset, suits).get(space)
        way = ways[suits]
        if way is None or way.cost > points:
            continue
        if not any(_is_no_dearer(other, cards) for other in kept):
            kept.append(cards)
            yield way, cards


def list_otherwise_payable(basis: Basis) -> Iterator[int]:
    """List the spaces within reach for which a different set of cards could be played (AF-10.1)."""
    plain = _find_ways(basis.outset, "none")
    for space in list_reachable(basis):
        way = plain.get(space)
        if (way is not None and _has_two_colours(basis, way)) or _has_two_payments(basis, space):
            yield space


@lru_cache(maxsize=2048)
def is_payable_otherwise(basis: Basis) -> bool:
    """Whether `list_otherwise_payable` lists any space."""
    nearest = next(iter(_find_ways(basis.outset, "none").values()), None)
    if nearest is not None and _has_two_colours(basis, nearest):
        return True
    return len(basis.hand) > 1 and any(True for _ in list_otherwise_payable(basis))


def _has_two_colours(basis: Basis, way: Way) -> bool:
    """Whether cards of two colours pay for a way, each alone: then neither replaces the other."""
    count = basis.purse.count_points
    able = [one for card in basis.hand if count((one := ACTIONS[card]).value) >= way.cost]
    return len({(one.colour, one.influence) for one in able}) > 1


def _has_two_payments(basis: Basis, space: int) -> bool:
    found = _iterate_payments(basis, space)
    return next(islice(found, 1, 2), None) is not None


def find_path_towards(s: State, m: Member, goals: Collection[int]) -> Path:
    """Find how far a Move with all cards leads along the cheapest way to one of these spaces; of
    equal ways the one with the lowest numbers. It does not stop where an entry is read. Return ()
    if the member stands on one of them or can reach none."""
    hand, outset = _sort_hand(s, m), _make_outset(s, m, through=True)
    ways = _find_ways(outset, maps.find_shared_suit(hand))
    found = [ways[space] for space in goals if space in ways]
    if not found or outset.start in goals:
        return ()
    best = min(found, key=lambda way: (way.cost, way.path))
    budget = _make_purse(s, m).count_points(card_sets.sum_values(hand))
    return tuple([space for space in best.path if ways[space].cost <= budget])


# -- what it depends on --------------------------------------------------------------------------


def _make_outset(s: State, m: Member, *, around: bool = False, through: bool = False) -> Outset:
    start = s.party[m].at
    assert start is not None
    live: Literal["live", "avoided"] = "avoided" if around else "live"
    return Outset(
        start,
        maps.make_going(s, m),
        ends=frozenset() if through else visiting.find_waiting_spaces(s),
        rail=live if is_in_force(s, "live-rail") else "",
    )


def _sort_hand(s: State, m: Member) -> Cards:
    return tuple(sorted(list_playable(s.party[m])))


# -- cards ---------------------------------------------------------------------------------------


CardSet: TypeAlias = tuple[int, Cards, Suited]
"""The movement points of cards, the cards, and which lines they suit."""


@lru_cache(maxsize=2048)
def _list_card_sets(hand: Cards, purse: Purse, size: int) -> Sequence[CardSet]:
    """List all sets of this many cards, the lowest total first."""
    sets = [(card_sets.sum_values(cards), cards) for cards in combinations(hand, size)]
    return [
        (purse.count_points(total), cards, maps.find_shared_suit(cards))
        for total, cards in sorted(sets)
    ]


def _is_no_dearer(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether each card of `one` can be paired with a different card of `other` of the same colour
    and at least the same value."""
    if set(one) <= set(other):
        return True
    if len(one) == len(other) == 1 and ACTIONS[one[0]].colour != ACTIONS[other[0]].colour:
        return False
    left = sorted([ACTIONS[card] for card in other], key=lambda card: card.value)
    for wanted in sorted([ACTIONS[card] for card in one], key=lambda card: -card.value):
        fits = [
            card
            for card in left
            if card.value >= wanted.value
            and card.colour == wanted.colour
            and card.influence == wanted.influence
        ]
        if not fits:
            return False
        left.remove(fits[-1])
    return True


# -- ways ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _find_ways(outset: Outset, suits: Suited) -> dict[int, Way]:
    """Find the cheapest way to each space with cards that suit these lines, cheapest first. Of
    equal ways take that over fewer live rails, then that with the lowest space numbers
    (AF-10.1)."""
    return _find_cheapest_ways(outset, maps.reduce_suits(outset.going.lines, suits))


@lru_cache(maxsize=2048)
def _find_cheapest_ways(outset: Outset, suits: Suited) -> dict[int, Way]:
    start, going, ends, rail = outset
    prices = maps.find_prices(going, suits)
    found: dict[int, Way] = {}
    first: tuple[int, int, Path] = (0, 0, ())
    best = {start: first}
    ahead = [first]
    while ahead:
        cost, rails, path = heappop(ahead)
        at = path[-1] if path else start
        if at in found:
            continue
        if path:
            found[at] = Way(at, cost, path, rails, at in ends)
            if at in ends:
                continue
        gone = cost if path else cost + going.first
        for other, kind in going.lines.of[at].items():
            if kind in prices and other not in found and other != start:
                live = kind == "red" and rail != ""
                if not (live and rail == "avoided"):
                    further = gone + prices[kind], rails + live, (*path, other)
                    if other not in best or further < best[other]:
                        best[other] = further
                        heappush(ahead, further)
    return found
