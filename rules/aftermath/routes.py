"""Where a member gets with its hand: for each space the cheapest way and the cards that pay for it
(AF-10.1 to AF-10.7)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations, pairwise

from . import lasting, maps, visiting
from .action_deck import playable
from .decks import ACTIONS
from .environments import in_force
from .state import Member, State
from .terms import Line

Path = tuple[int, ...]
"""The spaces of a way after the one where it starts."""
Reach = dict[int, tuple[int, Path]]
"""For each space what the cheapest way there costs, and the way."""


@dataclass(frozen=True, slots=True)
class Route:
    """How to get to a space: the cards that pay for it, each set with its way, the least first.
    `rail`: whether the first way crosses a live rail; `reads`: whether something is read there."""

    space: int
    found: tuple[tuple[tuple[str, ...], Path], ...]
    rail: bool
    reads: bool

    @property
    def cards(self) -> tuple[str, ...]:
        """The least cards that get there."""
        return self.found[0][0]

    @property
    def path(self) -> Path:
        """The way that they pay for."""
        return self.found[0][1]

    def choices(self) -> list[tuple[tuple[str, ...], Path]]:
        """The sets to choose from: without any that another one betters, with fewer of the same
        cards, or with lower ones of the same colours."""
        kept: list[tuple[tuple[str, ...], Path]] = []
        for cards, path in self.found:
            if not any(_no_dearer(other, cards) for other, _ in kept):
                kept.append((cards, path))
        return kept


def points(s: State, m: Member, cards: Sequence[str]) -> int:
    """The movement points that cards give: their values, more by Quick Feet, 1 less where
    Soaked but at least 1 (AF-10.1, AF-15.10, AF-22.8)."""
    one = s.of(m)
    total = sum(ACTIONS[card].value for card in cards) + lasting.extra_move(s, m)
    return max(1, total - 1) if "soaked" in one.statuses else total


def can_move(s: State, m: Member) -> bool:
    """Whether a Move may be made at all: on the map, with a card, and not Tangled (AF-10.36,
    AF-15.8)."""
    one = s.of(m)
    return one.at is not None and bool(playable(one)) and "tangled" not in one.statuses


def routes(s: State, m: Member, *, around: bool = False) -> list[Route]:
    """All spaces within reach, the lowest number first. The ways end where something is read
    (AF-10.8). `around`: only ways that cross no live rail."""
    if not can_move(s, m):
        return []
    reads = visiting.waiting(s)
    found: dict[int, list[tuple[tuple[str, ...], Path]]] = {}
    known: dict[str, Reach] = {}
    for cards, colour in _card_sets(tuple(sorted(playable(s.of(m))))):
        if colour not in known:
            prices = maps.prices(s, m, cards)
            known[colour] = _searched(s, m, prices, ends=reads, around=around)
        budget = points(s, m, cards)
        for space, (cost, path) in known[colour].items():
            if cost > budget:
                break
            if path:
                found.setdefault(space, []).append((cards, path))
    start = s.of(m).at
    assert start is not None
    return [
        Route(space, tuple(ways), crosses_rail(s, (start, *ways[0][1])), space in reads)
        for space, ways in sorted(found.items())
    ]


@lru_cache(maxsize=1024)
def _card_sets(hand: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], str], ...]:
    """All sets of these cards, those of few cards and low total first; with each what of it matters
    to the price of a line."""
    sets = [found for n in range(1, len(hand) + 1) for found in combinations(hand, n)]
    sets.sort(key=lambda one: (len(one), sum(ACTIONS[card].value for card in one), one))
    return tuple([(cards, _colour(cards)) for cards in sets])


def _colour(cards: Collection[str]) -> str:
    """The one colour of a set of cards; "mixed" of several, and "" where any will do, since they
    are influence cards."""
    colours = {ACTIONS[card].colour for card in cards if not ACTIONS[card].influence}
    return "".join(colours) if len(colours) < 2 else "mixed"


def _no_dearer(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether each card of one set has a card of its own in the other that has its colour and is
    worth at least as much."""
    left = sorted(other, key=lambda card: ACTIONS[card].value)
    for card in sorted(one, key=lambda card: -ACTIONS[card].value):
        wanted = ACTIONS[card]
        fits = [
            each
            for each in left
            if ACTIONS[each].value >= wanted.value
            and ACTIONS[each].colour == wanted.colour
            and ACTIONS[each].influence == wanted.influence
        ]
        if not fits:
            return False
        left.remove(fits[-1])
    return True


def cheapest(
    s: State,
    m: Member,
    cards: Sequence[str],
    *,
    around: bool = False,
    through: bool = False,
) -> Reach:
    """For each space the cost of the cheapest way with these cards, and the way: of equal ones that
    over fewer live rails, then that of the lowest space numbers (AF-10.1). No way goes on from a
    space where something is read, unless `through`."""
    ends = frozenset() if through else visiting.waiting(s)
    return _searched(s, m, maps.prices(s, m, cards), ends=ends, around=around)


def _searched(
    s: State, m: Member, prices: Mapping[Line, int], *, ends: Collection[int], around: bool
) -> Reach:
    """`cheapest`, the lines at these prices; no way goes on from one of the `ends`. In rising order
    of cost."""
    start = s.of(m).at
    assert start is not None
    lines, extra, live = maps.lines(s).of, maps.extra_for_first(s), in_force(s, "live-rail")
    settled: dict[int, tuple[int, Path]] = {}
    ahead: list[tuple[int, int, Path]] = [(0, 0, ())]
    while ahead:
        cost, rails, path = heappop(ahead)
        at = path[-1] if path else start
        if at in settled:
            continue
        settled[at] = cost, path
        if path and at in ends:
            continue
        gone = cost if path else cost + extra
        for other, kind in lines[at].items():
            if kind in prices and other not in settled:
                rail = live and kind == "red"
                if not (rail and around):
                    heappush(ahead, (gone + prices[kind], rails + rail, (*path, other)))
    return settled


def crosses_rail(s: State, way: Sequence[int]) -> bool:
    """Whether a way, its start among it, crosses a red line while the Live Rail is in force
    (AF-26.2)."""
    if not in_force(s, "live-rail"):
        return False
    return any(maps.line(s, a, b) == "red" for a, b in pairwise(way))
