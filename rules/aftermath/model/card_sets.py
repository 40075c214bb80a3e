"""Which action cards may be played together in a test, and which of those sets is thrifty (AF-8.2
to AF-8.4, AF-8.13, AF-17.8)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from rules.aftermath.model.cards import ActionCard
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.terms import ATTRIBUTES, COLOUR_OF, Attribute

Cards = tuple[str, ...]
"""Action cards, by id."""
Bonuses = int | Mapping[Attribute, int]
"""What is added to cards: one number for every attribute, or a number by attribute."""
_PLACE = {card: place for place, card in enumerate(ACTIONS)}
"""The order of card ids, by colour with influence last; of equal sets the first one counts."""
_value_of = {card: one.value for card, one in ACTIONS.items()}.__getitem__


def can_start_test(card: ActionCard, attribute: Attribute | None) -> bool:
    """Whether a card may be the first card played in a test (AF-8.2, AF-8.13). It must have the
    attribute's colour, or be a heroic or influence card; with `attribute` None any colour will do.
    Threats and the calamity never take part."""
    if card.colour in ("black", "calamity"):
        return False
    return attribute is None or card.colour in (COLOUR_OF[attribute], "white")


def can_join(card: ActionCard, first: ActionCard, attribute: Attribute) -> bool:
    """Whether a card may be played after this first card (AF-8.3): if it has the same colour or
    number, or is an influence card. If the first card is an influence card, it counts as a 3 of the
    attribute's colour (AF-8.4, AF-8.13)."""
    if card.colour in ("black", "calamity"):
        return False
    if card.influence:
        return True
    colour = COLOUR_OF[attribute] if first.influence else first.colour
    return card.colour == colour or card.value == first.value


def can_follow(card: str, first: str, attribute: Attribute) -> bool:
    """Do the same as `can_join`, with card ids."""
    return can_join(ACTIONS[card], ACTIONS[first], attribute)


def list_playable_attributes(cards: Iterable[str], attribute: Attribute | None) -> list[Attribute]:
    """List the attributes whose test could use all these cards; with `attribute`, check only that
    one. The list is empty if the cards do not go together."""
    named = ATTRIBUTES if attribute is None else (attribute,)
    played = tuple(cards)
    return [one for one in named if _can_play_together(played, one)]


@lru_cache(maxsize=1 << 13)
def _can_play_together(cards: Cards, attribute: Attribute) -> bool:
    """Whether one of the cards can be the first card, with all others after it."""
    played = [ACTIONS[card] for card in cards]
    return any(
        can_start_test(first, attribute)
        and all(card is first or can_join(card, first, attribute) for card in played)
        for first in played
    )


def is_legal(cards: Iterable[str], attribute: Attribute | None) -> bool:
    """Whether these cards may be played together in a test of this attribute, or with None of any
    attribute: one of them can start it and all others join (AF-8.2, AF-8.3)."""
    return bool(list_playable_attributes(cards, attribute))


def has_starting_card(cards: Iterable[str], attribute: Attribute | None) -> bool:
    """Whether one of these cards may start a test of this attribute (AF-8.10)."""
    return not _STARTING[attribute].isdisjoint(cards)


_STARTING: dict[Attribute | None, frozenset[str]] = {
    attribute: frozenset([one for one, card in ACTIONS.items() if can_start_test(card, attribute)])
    for attribute in (None, *ATTRIBUTES)
}


def list_useful_cards(cards: Sequence[str], attribute: Attribute | None) -> list[str]:
    """List the cards that are part of any legal set, in their order."""
    return [card for card in cards if any(is_legal({card, one}, attribute) for one in cards)]


def list_legal_sets(cards: Iterable[str], attribute: Attribute | None) -> Sequence[Cards]:
    """List all legal sets of these cards, smaller sets first, then those with the lowest ids."""
    return _list_sets(tuple(sorted(set(cards), key=_PLACE.__getitem__)), attribute)


@lru_cache(maxsize=1024)
def _list_sets(held: Cards, attribute: Attribute | None) -> tuple[Cards, ...]:
    named = ATTRIBUTES if attribute is None else (attribute,)
    legal: set[int] = set()
    for one in named:
        for start, first in enumerate(held):
            if first in _STARTING[one]:
                joining = _find_followers(first, one)
                with_first = 1 << start
                more = sum([1 << n for n, card in enumerate(held) if card in joining]) & ~with_first
                part = more
                while part:  # every part of those that may join
                    legal.add(with_first | part)
                    part = (part - 1) & more
                legal.add(with_first)
    return tuple([pick(held) for number, pick in _list_subsets(len(held)) if number in legal])


@cache
def _list_subsets(size: int) -> Sequence[tuple[int, Callable[[Cards], Cards]]]:
    """List all subsets of `n` cards, smaller ones first: each as a bit mask of places, with a
    function that picks its cards."""
    single = [(1 << place, itemgetter(slice(place, place + 1))) for place in range(size)]
    several = [
        (sum([1 << place for place in places]), itemgetter(*places))
        for count in range(2, size + 1)
        for places in combinations(range(size), count)
    ]
    return [*single, *several]


@cache
def _find_followers(first: str, attribute: Attribute) -> frozenset[str]:
    """Find the cards that may be played after this first card."""
    return frozenset([card for card in ACTIONS if can_follow(card, first, attribute)])


def sum_values(cards: Iterable[str]) -> int:
    """Sum the values of the cards."""
    return sum(map(_value_of, cards))


def list_useful_sets(cards: Iterable[str], attribute: Attribute | None) -> list[Cards]:
    """List the legal sets worth considering, from the highest total down. A set is left out if a
    smaller set reaches as much; of sets with the same size and total the one with the lowest ids
    stays."""
    best: dict[int, Cards] = {}
    for chosen in list_legal_sets(cards, attribute):
        best.setdefault(sum_values(chosen), chosen)  # smaller sets come first
    found: list[Cards] = []
    for _, chosen in sorted(best.items(), reverse=True):
        if all(len(chosen) <= len(higher) for higher in found):
            found.append(chosen)
    return found


# -- what to play --------------------------------------------------------------------------------


def sum_with_bonus(cards: Iterable[str], attribute: Attribute | None, bonus: Bonuses) -> int:
    """Sum the cards and the bonus. If the attribute is free, the best bonus counts among the
    attributes for which the cards can be played (AF-13.2)."""
    played = tuple(cards)
    if isinstance(bonus, int):
        return sum_values(played) + bonus
    if attribute is not None:
        return sum_values(played) + bonus[attribute]
    return sum_values(played) + max(bonus[one] for one in list_playable_attributes(played, None))


class Ranking(NamedTuple):
    """The legal sets of some cards with what each adds up to. They are in the order in which they
    are preferred if they add up to enough: fewest cards first, then lowest total, then lowest
    ids."""

    sets: Sequence[tuple[int, Cards]]
    highest: Cards
    """The set that adds up to most, of equal sets the smallest; () if there are no sets."""


@lru_cache(maxsize=4096)
def _rank_sets(
    held: Cards, attribute: Attribute | None, added: tuple[tuple[Attribute, int], ...] = ()
) -> Ranking:
    found = _list_sets(held, attribute)
    if not found:
        return Ranking((), ())
    values = sums = [sum_values(one) for one in found]
    if added:
        sums = [sum_with_bonus(one, attribute, dict(added)) for one in found]
    ranked = sorted(zip(map(len, found), values, range(len(found)), strict=True))
    return Ranking(
        tuple([(sums[n], found[n]) for _, _, n in ranked]),
        found[sums.index(max(sums))],  # smaller sets come first
    )


def find_thrifty_set(
    hand: Iterable[str], attribute: Attribute | None, bonus: Bonuses, target: int
) -> Cards:
    """Find the legal set that reaches the target with the bonus and has fewest cards, then the
    lowest total, then the lowest ids. If no set does, find the highest total with fewest cards
    (AF-17.8). Return () if no card can start."""
    found, plus = _rank_cards(hand, attribute, bonus)
    return next((cards for total, cards in found.sets if total + plus >= target), found.highest)


def has_choice(hand: Iterable[str], attribute: Attribute | None) -> bool:
    """Whether a test of this attribute could be taken with more than one set of these cards."""
    starting = _STARTING[attribute].intersection(hand)
    if len(starting) != 1 or attribute is None:
        return len(starting) > 1
    (first,) = starting
    return bool(_find_followers(first, attribute).intersection(hand) - starting)


def find_highest_set(hand: Iterable[str], attribute: Attribute | None, bonus: Bonuses) -> Cards:
    """Find the legal set with the highest sum, of equal sets the smallest (AF-13.5)."""
    return _rank_cards(hand, attribute, bonus)[0].highest


def _rank_cards(
    hand: Iterable[str], attribute: Attribute | None, bonus: Bonuses
) -> tuple[Ranking, int]:
    """Rank the legal sets of a hand; also return how much is to be added to each sum. A bonus that
    is the same for all sets is no part of the sums, so that tests of an attribute share them."""
    held = tuple(sorted(set(hand), key=_PLACE.__getitem__))
    if isinstance(bonus, int):
        return _rank_sets(held, attribute), bonus
    if attribute is not None:
        return _rank_sets(held, attribute), bonus[attribute]
    return _rank_sets(held, attribute, tuple(bonus.items())), 0
