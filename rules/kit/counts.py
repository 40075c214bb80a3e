"""Counts of each kind: hands of equal cards, tokens in a bag, prices. A count is a plain dict, kind
-> how many, which can be a field of a position."""

from collections.abc import Mapping, MutableMapping
from typing import TypeVar

from rules.engine import Chance

K = TypeVar("K")


def spread_counts(counts: Mapping[K, int]) -> list[K]:
    """List each thing separately, kind after kind: {"red": 2, "blue": 1} -> red, red, blue."""
    return [kind for kind, count in counts.items() for _ in range(count)]


def can_cover(held: Mapping[K, int], price: Mapping[K, int]) -> bool:
    """Return whether `held` has enough of each kind that the price names."""
    for kind, count in price.items():  # noqa: SIM110 - half the time that `all` takes
        if held.get(kind, 0) < count:
            return False
    return True


def add_counts(held: MutableMapping[K, int], more: Mapping[K, int]) -> None:
    """Add this many of each kind."""
    for kind, count in more.items():
        held[kind] = held.get(kind, 0) + count


def remove_counts(held: MutableMapping[K, int], less: Mapping[K, int]) -> None:
    """Take this many of each kind away. Raises ValueError, changing nothing, if `held` has too few:
    rules must offer only what can be paid."""
    if not can_cover(held, less):
        raise ValueError(f"{dict(less)} is not among {dict(held)}")
    for kind, count in less.items():
        if count:
            held[kind] -= count


def draw_from(bag: MutableMapping[K, int], rng: Chance) -> K | None:
    """Take one thing at random out of a bag. Return None if the bag is empty. The draw goes through
    `rng`, so the engine notes that something random was revealed."""
    left = spread_counts(bag)
    if not left:
        return None
    drawn = rng.pick(left)
    bag[drawn] -= 1
    return drawn
