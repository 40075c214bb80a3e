"""Which action cards may be played together in a test, and which of those sets is thrifty (AF-8.2
to AF-8.4, AF-8.13, AF-17.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from rules.aftermath.model.cards import ActionCard
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.terms import ATTRIBUTES, COLOUR_OF, Attribute

Cards = tuple[str, ...]
"""Action cards, by id."""
Bonuses = int | Mapping[Attribute, int]
"""What is added to cards: the same whatever the attribute, or by attribute."""
_PLACE = {card: place for place, card in enumerate(ACTIONS)}
"""The order of ids in which of equal sets the first is taken: by colour, influence last."""


def can_start_test(card: ActionCard, attribute: Attribute | None) -> bool:
    """Whether a card may be the first card played in a test (AF-8.2, AF-8.13). It must have the
    attribute's colour, or be a heroic or influence card; with `attribute` None any colour will do.
    Threats and the calamity never take part."""
    if card.colour in ("black", "calamity"):
        return False
    return attribute is None or card.colour in (COLOUR_OF[attribute], "white")


def can_join(card: ActionCard, first: ActionCard, attribute: Attribute) -> bool:
    """Whether a card may follow this first one: it has its colour or its number (AF-8.3), heroic
    cards too (AF-8.4). An influence card fits all, and as the first counts as a 3 of the needed
    colour (AF-8.13)."""
    if card.colour in ("black", "calamity"):
        return False
    if card.influence:
        return True
    colour = COLOUR_OF[attribute] if first.influence else first.colour
    return card.colour == colour or card.value == first.value


def can_follow(card: str, first: str, attribute: Attribute) -> bool:
    """`can_join`, by ids."""
    return can_join(ACTIONS[card], ACTIONS[first], attribute)


def attributes_of(cards: Iterable[str], attribute: Attribute | None) -> list[Attribute]:
    """The attributes that these cards can be played for together, if it may be this one, or with
    None any; none: they do not go together."""
    named = ATTRIBUTES if attribute is None else (attribute,)
    played = tuple(cards)
    return [one for one in named if _can_play_together(played, one)]


@lru_cache(maxsize=1 << 13)
def _can_play_together(cards: Cards, attribute: Attribute) -> bool:
    """Whether one of the cards may be the first one, with all others behind it."""
    played = [ACTIONS[card] for card in cards]
    return any(
        can_start_test(first, attribute)
        and all(card is first or can_join(card, first, attribute) for card in played)
        for first in played
    )


def is_legal(cards: Iterable[str], attribute: Attribute | None) -> bool:
    """Whether these cards may be played for a test of this attribute, or with None of any: in some
    order the first starts it and all others join (AF-8.2, AF-8.3)."""
    return bool(attributes_of(cards, attribute))


def has_starting_card(cards: Iterable[str], attribute: Attribute | None) -> bool:
    """Whether one of these cards may start such a test (AF-8.10)."""
    return any(can_start_test(ACTIONS[card], attribute) for card in cards)


def list_useful_cards(cards: Sequence[str], attribute: Attribute | None) -> list[str]:
    """Those of the cards that some legal set has in it, in their order."""
    return [card for card in cards if any(is_legal({card, one}, attribute) for one in cards)]


def all_sets(cards: Iterable[str], attribute: Attribute | None) -> Sequence[Cards]:
    """All legal sets that can be played of these cards, smaller ones first, then by lowest ids."""
    return _all_sets(tuple(sorted(set(cards), key=_PLACE.__getitem__)), attribute)


@lru_cache(maxsize=1024)
def _all_sets(held: Cards, attribute: Attribute | None) -> tuple[Cards, ...]:
    named = ATTRIBUTES if attribute is None else (attribute,)
    found = {places for one in named for places in _list_places(held, one)}
    by_size = sorted(found, key=lambda places: (len(places), places))
    return tuple([tuple([held[place] for place in places]) for places in by_size])


def _list_places(held: Cards, attribute: Attribute) -> Iterator[tuple[int, ...]]:
    """The places in a hand of the cards of each legal set: from every card that starts the test,
    with all that may follow it, as few hands have many of those."""
    for start, first in enumerate(held):
        if can_start_test(ACTIONS[first], attribute):
            joining = [
                place
                for place, card in enumerate(held)
                if place != start and can_follow(card, first, attribute)
            ]
            for size in range(len(joining) + 1):
                for chosen in combinations(joining, size):
                    yield tuple(sorted((start, *chosen)))


def sum_values(cards: Iterable[str]) -> int:
    """What the cards come to."""
    return sum(ACTIONS[card].value for card in cards)


def legal_sets(cards: Iterable[str], attribute: Attribute | None) -> list[Cards]:
    """The legal sets that are worth a thought, from the highest total down: none with more cards
    than another that comes to as much, and of several of the same size and total the one with the
    lowest ids."""
    best: dict[int, Cards] = {}
    for chosen in all_sets(cards, attribute):
        best.setdefault(sum_values(chosen), chosen)  # smaller sets come first
    found: list[Cards] = []
    for _, chosen in sorted(best.items(), reverse=True):
        if all(len(chosen) <= len(higher) for higher in found):
            found.append(chosen)
    return found


# -- what to play --------------------------------------------------------------------------------


def sum_with_bonus(cards: Iterable[str], attribute: Attribute | None, bonus: Bonuses) -> int:
    """What the cards and the bonus come to; where the attribute is free, with the best of those for
    which they can be played (AF-13.2)."""
    played = tuple(cards)
    if isinstance(bonus, int):
        return sum_values(played) + bonus
    return sum_values(played) + max(bonus[one] for one in attributes_of(played, attribute))


def find_thrifty_set(
    hand: Iterable[str], attribute: Attribute | None, bonus: Bonuses, target: int
) -> Cards:
    """Of the legal sets that reach the target with the bonus the one with fewest cards, then the
    lowest total, then the lowest ids; if none does, that with the highest total and of those the
    fewest cards (AF-17.8). () where no card can start."""
    held = tuple(sorted(set(hand), key=_PLACE.__getitem__))
    added = bonus if isinstance(bonus, int) else tuple(bonus.items())
    return _thrifty(held, attribute, added, target)


@lru_cache(maxsize=1 << 13)
def _thrifty(
    held: Cards,
    attribute: Attribute | None,
    added: int | tuple[tuple[Attribute, int], ...],
    target: int,
) -> Cards:
    """Kept, because a turn's menu names the cards of each action again after every other one."""
    bonus: Bonuses = added if isinstance(added, int) else dict(added)
    found = _all_sets(held, attribute)
    enough = [one for one in found if sum_with_bonus(one, attribute, bonus) >= target]
    if enough:
        return min(enough, key=lambda one: (len(one), sum_values(one)))
    return _find_highest_set(found, attribute, bonus)


def all_out(hand: Iterable[str], attribute: Attribute | None, bonus: Bonuses) -> Cards:
    """The legal set that reaches most, of equals that with fewest cards (AF-13.5)."""
    return _find_highest_set(all_sets(hand, attribute), attribute, bonus)


def _find_highest_set(found: Iterable[Cards], attribute: Attribute | None, bonus: Bonuses) -> Cards:
    return max(
        found, key=lambda one: (sum_with_bonus(one, attribute, bonus), -len(one)), default=()
    )
