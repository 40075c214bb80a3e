"""Deals hidden cards again, as a seat may imagine them (`rules.engine.Search.redeal`)."""

from collections.abc import Callable, Hashable, MutableSequence
from typing import TypeVar

from rules.engine import Chance

C = TypeVar("C", str, int)


def treat_all_alike(_: object) -> Hashable:
    """Give every card the same key: a seat knows nothing that distinguishes one card from
    another."""
    return None


def redeal_cards(
    rng: Chance, *places: MutableSequence[C], alike: Callable[[C], Hashable] = treat_all_alike
) -> None:
    """Deal the cards of some lists again among all these lists, in place. `alike`: what is known of
    a card where it lies, such as its back: its place gets a card with the same `alike`. The result
    is the same wherever the cards lay before: they are sorted and then shuffled."""
    groups: dict[Hashable, list[tuple[MutableSequence[C], int]]] = {}
    for cards in places:
        for n, card in enumerate(cards):
            groups.setdefault(alike(card), []).append((cards, n))
    for _, spots in sorted(groups.items(), key=lambda group: repr(group[0])):
        dealt = rng.shuffle(sorted([cards[n] for cards, n in spots]))
        for (cards, n), card in zip(spots, dealt, strict=True):
            cards[n] = card
