"""The decks of the game, loaded and checked once: the ids of physical cards, and where to look them
up."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from rules.engine import Text
from rules.kit.content import DeckText
from rules.kit.packs.catalog import Catalog
from rules.posthuman.model.cards import (
    START,
    Card,
    Encounter,
    Enemy,
    Equipment,
    Event,
    Follower,
    Minion,
    MutantAction,
    Scar,
    Skill,
    Tile,
    Weapon,
)
from rules.posthuman.model.content import check_content, load_content
from rules.posthuman.model.terms import Level
from rules.posthuman.words import Message

C = TypeVar("C", bound=Card)


CONTENT = load_content()
check_content(CONTENT)


def list_copies(cards: Mapping[str, Card]) -> list[str]:
    """List the ids of the physical cards of a deck, unshuffled: "knife", or "knife.1" and "knife.2"
    if there are two copies."""
    return [one for card in cards.values() for one in list_card_copies(card)]


def list_card_copies(card: Card) -> list[str]:
    """List the ids of a card's copies."""
    if card.copies == 1:
        return [card.id]
    return [f"{card.id}.{number}" for number in range(1, card.copies + 1)]


def find_kind(one: str) -> str:
    """Find the card that a physical card is a copy of: "knife.2" -> "knife"."""
    return one.partition(".")[0]


def _index_by_copy(cards: Iterable[C]) -> dict[str, C]:
    return {one: card for card in cards for one in list_card_copies(card)}


TILES: dict[str, Tile] = {START.id: START, **_index_by_copy(CONTENT.tiles.values())}
WEAPONS: dict[str, Weapon] = _index_by_copy(
    [
        *CONTENT.weapons.values(),
        *(card for card in CONTENT.starting.values() if isinstance(card, Weapon)),
    ]
)
EQUIPMENT: dict[str, Equipment] = _index_by_copy(
    [
        *CONTENT.equipment.values(),
        *(card for card in CONTENT.starting.values() if isinstance(card, Equipment)),
    ]
)
ITEMS: dict[str, Weapon | Equipment] = {**WEAPONS, **EQUIPMENT}
"""All items, which go into a backpack."""
STARTING = frozenset(list_copies(CONTENT.starting))
"""The starting items, which leave the game when discarded (PH-20.13)."""
ICONS: dict[str, int] = {
    one: icon
    for card in CONTENT.starting.values()
    for one, icon in zip(list_card_copies(card), card.icons, strict=True)
}
"""Starting item -> its icon: with fewer players than this number it is removed (PH-2.1)."""
SKILLS: dict[str, Skill] = _index_by_copy(CONTENT.skills.values())
SUPPLY = _index_by_copy(CONTENT.supply.values())
ENCOUNTERS: dict[str, Encounter] = Catalog(
    "encounters", _index_by_copy(CONTENT.encounters.values())
)
"""All encounters. Those of packs are found here too."""
MINIONS: dict[str, Minion] = _index_by_copy(CONTENT.minions.values())
EVENTS: dict[str, Event] = _index_by_copy(CONTENT.events.values())
SCARS: dict[str, Scar] = _index_by_copy(CONTENT.scars.values())
MUTANT_ACTIONS: dict[str, MutantAction] = _index_by_copy(CONTENT.mutant_actions.values())
FOLLOWERS: dict[str, Follower] = _index_by_copy(CONTENT.followers.values())

DRAWN: dict[str, Mapping[str, Card]] = {
    "weapons": WEAPONS,
    "equipment": EQUIPMENT,
    "skills": SKILLS,
    "followers": FOLLOWERS,
    "events": EVENTS,
}
"""The decks that cards are discarded to, apart from those of encounters."""

CARDS: dict[str, Card] = Catalog(
    "encounters",
    {
        **TILES,
        **ITEMS,
        **SKILLS,
        **SUPPLY,
        **ENCOUNTERS,
        **MINIONS,
        **EVENTS,
        **SCARS,
        **MUTANT_ACTIONS,
        **FOLLOWERS,
    },
)
"""Every physical card by its id, which is unique across decks. Encounters of packs are found here
too."""


def name_of(one: str) -> DeckText:
    """Return the name of a card."""
    return CARDS[one].name


def name_within(one: str) -> Message:
    """Return the name of a card for the middle of a sentence in the book."""
    return Message("within", name=CARDS[one].name, form=CARDS[one].form)


def name_title(title: str) -> Text:
    """Return the name of the mutant actions with this title. Positions from before there were
    titles have the name itself."""
    alike = (card.name for card in MUTANT_ACTIONS.values() if card.title == title)
    return next(alike, title)


def find_enemy_card(one: str) -> Enemy:
    """Find the figures of an enemy, who is an encounter's leader or a minion."""
    if one in MINIONS:
        return MINIONS[one].enemy
    combat = ENCOUNTERS[one].combat
    assert combat is not None
    return combat.enemy


def list_encounters(level: Level) -> list[str]:
    """List the encounter deck of a level, unshuffled."""
    return [one for one, card in ENCOUNTERS.items() if card.level == level]


def count_card_xp(one: str) -> int:
    """Return how much XP a stored card is worth (PH-16.3)."""
    return ENCOUNTERS[one].xp if one in ENCOUNTERS else MINIONS[one].enemy.xp
