"""Names of the book and of cards, as messages have them in the middle of a sentence. The content
has them with their articles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.aftermath.model.terms import Attribute
from rules.aftermath.words import Message
from rules.engine import Text

DEFINITE = "The "
ARTICLES = (DEFINITE, "A ", "An ")
BESIDE = ("Under ", "Behind ", "Before ", "Inside ", "Among ", "Left of ", "Right of ")
"""First words of space labels that say what the space is near."""
OWNED = "'s "
"""Part of the names that begin with an owner: "Button's Oar"."""


@lru_cache(maxsize=1024)
def name_space(label: str) -> Message:
    """Name a space: "the far gate" for "The far gate", "the coal hole" for "Coal hole", "the spot
    under the steps" for "Under the steps"."""
    inside = label[0].lower() + label[1:]
    if label.startswith(ARTICLES):
        return Message("space", kind="complete", label=inside)
    kind = "beside" if label.startswith(BESIDE) else "plain"
    return Message("space", kind=kind, label=inside)


@lru_cache(maxsize=1024)
def name_item(name: str) -> Message:
    """Name an item: "the Darning Needle", "the Gobstopper" for "The Gobstopper", "Button's Oar"."""
    owned = OWNED in name and not name.startswith(DEFINITE)
    return Message("item", owned=int(owned), name=name.removeprefix(DEFINITE))


def name_item_of(owner: str, name: str) -> Message:
    """Name an item with its owner: "Marl's Thimble Helm" for "The Thimble Helm", or "Button's Oar
    (Marl's)" if the name has an owner already."""
    if OWNED in name:
        return Message("item-of", owner=owner, owned=1, name=name)
    return Message("item-of", owner=owner, owned=0, name=name.removeprefix(DEFINITE))


def name_definite(name: str) -> Text:
    """Name a page or a boss: "the Buffet" for "The Buffet", "Water Tower"."""
    if name.startswith(DEFINITE):
        return Message("definite", name=name.removeprefix(DEFINITE))
    return name


def sign_number(number: int) -> Message | int:
    """Give a number its sign: "+1", "-2", "0"."""
    return Message("plus", number=number) if number > 0 else number


def list_bonuses(bonus: Mapping[Attribute, int]) -> list[Message]:
    """List bonuses for a message: "agility +2"."""
    return [
        Message("attribute-bonus", attribute=one, number=sign_number(n)) for one, n in bonus.items()
    ]
