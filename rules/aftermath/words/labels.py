"""Names of the book and of cards, as messages have them in the middle of a sentence."""

from collections.abc import Mapping

from rules.aftermath.model.book import Page, Space
from rules.aftermath.model.cards import EnemyCard, Item
from rules.aftermath.model.terms import Attribute
from rules.aftermath.words import Message
from rules.engine import Text


def name_space(space: Space) -> Message:
    """Name a space: "the far gate" for "The far gate", "the coal hole" for "Coal hole", "the spot
    under the steps" for "Under the steps"."""
    return Message("space", kind=space.form, label=space.label)


def name_item(card: Item) -> Message:
    """Name an item: "the Darning Needle", "the Gobstopper" for "The Gobstopper", "Button's Oar"."""
    return Message("item", owned=int(card.form != "plain"), name=name_definite(card))


def name_item_of(owner: Text, card: Item) -> Message:
    """Name an item with its owner: "Marl's Thimble Helm" for "The Thimble Helm", or "Button's Oar
    (Marl's)" if the name has an owner already."""
    owned = int(card.form != "plain" and not card.bare)
    return Message("item-of", owner=owner, owned=owned, name=card.bare or card.name)


def name_definite(thing: Item | EnemyCard | Page) -> Text:
    """Name a page, a boss or an item: "the Buffet" for "The Buffet", "Water Tower"."""
    name = thing.title if isinstance(thing, Page) else thing.name
    return Message("small", text=name) if thing.form == "definite" else name


def add_sign(number: int) -> Message | int:
    """Give a number its sign: "+1", "-2", "0"."""
    return Message("plus", number=number) if number > 0 else number


def list_bonuses(bonus: Mapping[Attribute, int]) -> list[Message]:
    """List bonuses for a message: "agility +2"."""
    return [
        Message("attribute-bonus", attribute=one, number=add_sign(n)) for one, n in bonus.items()
    ]
