"""What items do, in words: one line for each effect, or all in one line."""

from collections.abc import Sequence
from functools import lru_cache

from rules.aftermath.model.cards import Item
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.words import Message
from rules.engine import Text


@lru_cache(maxsize=1024)
def describe_item(one: str) -> tuple[Message, ...]:
    """Describe what an item does, with a line for each bonus, range, power and keyword."""
    shown = ITEMS[one]
    found = [
        Message("item-bonus", number=bonus.n, to=bonus.to, powered=int(bonus.powered))
        for bonus in shown.bonus
    ]
    if shown.range:
        found.append(Message("item-range", range=shown.range))
    if shown.power is not None:
        found.append(Message("item-power", power=shown.power, battery=shown.battery))
    return (*found, *_list_keywords(shown))


def _list_keywords(shown: Item) -> list[Message]:
    return [
        *([Message("item-noisy")] if shown.noisy else []),
        *([Message("item-two-paws")] if shown.two_paw else []),
        *([Message("item-holds", count=shown.battery)] if shown.battery else []),
        *([Message("item-big-only")] if shown.big_only else []),
    ]


def summarise_item(item: Item) -> Text:
    """Describe what an item does in one line: "+1 melee attacks, noisy"."""
    parts = describe_item(item.id)
    return join_messages(parts) if parts else ""


def join_messages(parts: Sequence[Message]) -> Message:
    """Join messages with commas."""
    first, *others = parts
    for one in others:
        first = Message("comma-list", before=first, next=one)
    return first
