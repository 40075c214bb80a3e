"""Checks of the game's cards beyond each card's own form: their numbers, that no two are alike, and
that everything they name exists (AF-1.4, AF-21 to AF-24, AF-26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, get_args, get_type_hints

from rules.aftermath.effects.models import Effect
from rules.aftermath.model.book import CONTENT, list_nested_effects
from rules.aftermath.model.cards import (
    Ability,
    CharacterCard,
    DiscoveryCard,
    EncounterCard,
    EnemyCard,
    EnvironmentCard,
    Item,
    RoadCard,
    ScavengeToken,
    StructureCard,
)
from rules.aftermath.model.terms import Environment, Structure
from rules.kit.content import (
    BrokenCard,
    DeckText,
    check_counts,
    check_references,
    check_unique,
    read_deck,
)
from rules.kit.packs.catalog import Catalog

SIZES = {
    "characters": 4,
    "abilities": 20,
    "items": 51,
    "unique items": 12,
    "enemies": 22,
    "encounters": 17,
    "environments": 10,
    "discoveries": 47,
    "road cards": 12,
    "scavenge tokens": 21,
    "structures": 8,
}
"""Numbers of physical cards and tokens (AF-1.4, AF-1.5). The road's thirteenth card is the railcar
itself, which nobody draws, and unique items are printed on discovery cards."""
ITEM_KINDS = {
    "melee": 8,
    "ranged": 7,
    "head": 5,
    "body": 6,
    "tool": 6,
    "accessory": 7,
    "improvement": 8,
}
"""Kinds of items in the item deck (AF-24.3 to AF-24.6)."""
ENEMY_TYPES = {"raider": 6, "crawler": 4, "stinger": 3, "bird": 3, "hunter": 2, "boss": 4}
"""How many enemy cards each type has (AF-23.21)."""
DISCOVERY_KINDS = {"item": 12, "folk": 10, "place": 8, "thread": 8, "keepsake": 6, "ending": 3}
"""How many discovery cards each kind has (AF-26.13)."""
BATTERY_ITEMS = 8
NOISY_ITEMS = 5
"""How many wearable items of the deck and the characters hold batteries and are NOISY (AF-24.7)."""
ABILITIES_EACH = 5
"""How many abilities each character has (AF-22.7)."""


@dataclass(frozen=True, kw_only=True)
class Cards:
    """All cards, by id, in the order of their files, which have the names of the fields."""

    characters: Mapping[str, CharacterCard]
    abilities: Mapping[str, Ability]
    items: Mapping[str, Item]
    """All items, one card each, including unique items and items of packs."""
    enemies: Mapping[str, EnemyCard]
    encounters: Mapping[str, EncounterCard]
    environments: Mapping[str, EnvironmentCard]
    discoveries: Mapping[str, DiscoveryCard]
    road: Mapping[str, RoadCard]
    scavenge: Mapping[str, ScavengeToken]
    structures: Mapping[str, StructureCard]

    @classmethod
    def read_all(cls) -> Cards:
        """Read all decks. Raises BrokenCard."""
        decks: dict[str, Any] = {}
        for name, kind in get_type_hints(cls).items():
            deck: Mapping[str, Any] = read_deck(CONTENT / f"{name}.yaml", get_args(kind)[1])
            decks[name] = Catalog(name, deck) if name in ("items", "encounters") else deck
        return cls(**decks)


def check_cards(cards: Cards) -> None:
    """Check all cards. Raises BrokenCard, which names the deck and the card."""
    check_counts("the cards", list(_list_physical_cards(cards)), SIZES)
    _check_alike(cards)
    _check_characters(cards)
    _check_items(cards)
    _check_enemies(cards)
    _check_discoveries(cards)
    _check_printed("environments.yaml", cards.environments, get_args(Environment))
    _check_printed("structures.yaml", cards.structures, get_args(Structure))
    check_references("the cards", _iterate_named_items(cards), cards.items)


def _list_physical_cards(cards: Cards) -> Iterator[str]:
    """For each physical card, yield the name of its deck."""
    names = {"road": "road cards", "scavenge": "scavenge tokens"}
    for deck in fields(cards):
        for card in getattr(cards, deck.name).values():
            unique = deck.name == "items" and card.unique
            name = "unique items" if unique else names.get(deck.name, deck.name)
            yield from [name] * getattr(card, "copies", 1)


def _check_alike(cards: Cards) -> None:
    """Check that no two cards of a deck share a name and no two cards of any deck a text. Unique
    items are left out, since each has the name of the discovery that brings it."""
    decks: dict[str, Mapping[str, CharacterCard | Ability | Item | EnemyCard | RoadCard]] = {
        "characters.yaml": cards.characters,
        "abilities.yaml": cards.abilities,
        "items.yaml": cards.items,
        "enemies.yaml": cards.enemies,
        "road.yaml": cards.road,
    }
    for deck, found in decks.items():
        check_unique(deck, [(one, card.name) for one, card in found.items()])
    check_unique("encounters.yaml", [(one, card.name) for one, card in cards.encounters.items()])
    check_unique("encounters.yaml", [(one, str(card.n)) for one, card in cards.encounters.items()])
    check_unique("discoveries.yaml", [(one, card.name) for one, card in cards.discoveries.items()])
    check_unique("the cards", _list_texts(cards))


def _list_texts(cards: Cards) -> Iterator[tuple[str, DeckText]]:
    for character in cards.characters.values():
        yield character.id, character.bio
    for deck in (
        cards.items,
        cards.enemies,
        cards.encounters,
        cards.environments,
        cards.discoveries,
        cards.road,
        cards.structures,
    ):
        for one, card in deck.items():
            yield one, card.text


def _check_characters(cards: Cards) -> None:
    """Check that each character has its own item and five numbered abilities (AF-22.1, AF-22.7)."""
    people = cards.characters
    check_references("characters.yaml", [(c.id, c.item) for c in people.values()], cards.items)
    starting = [(item.id, item.starting) for item in cards.items.values() if item.starting]
    check_references("items.yaml", starting, people)
    for character in people.values():
        own = [item for item, whose in starting if whose == character.id]
        if own != [character.item]:
            raise BrokenCard(f"items.yaml: {own} say they are {character.id}'s at the start")
    owners = [(ability.id, ability.owner) for ability in cards.abilities.values()]
    check_references("abilities.yaml", owners, people)
    numbers = [f"{ability.owner} {ability.n}" for ability in cards.abilities.values()]
    wanted = {f"{one} {n}": 1 for one in people for n in range(1, ABILITIES_EACH + 1)}
    check_counts("abilities.yaml", numbers, wanted)


def _check_items(cards: Cards) -> None:
    deck = [card for card in cards.items.values() if not card.starting and not card.unique]
    check_counts("items.yaml", [item.kind for item in deck], ITEM_KINDS)
    worn = [card for card in cards.items.values() if not card.unique and card.slot != "stash"]
    for keyword, wanted, found in (
        ("battery", BATTERY_ITEMS, sum(item.battery > 0 for item in worn)),
        ("noisy", NOISY_ITEMS, sum(item.noisy for item in worn)),
    ):
        if found != wanted:
            raise BrokenCard(f"items.yaml: {found} {keyword} items, and not {wanted}")
    for item in cards.items.values():
        if (item.kind == "improvement") != (item.slot == "stash"):
            raise BrokenCard(f"items.yaml, card {item.id}: only improvements go to the stash")
        if (item.kind == "ranged") != (item.range > 0):
            raise BrokenCard(f"items.yaml, card {item.id}: a range is a ranged weapon's")
        if item.two_paw and item.slot != "paw":
            raise BrokenCard(f"items.yaml, card {item.id}: two paws hold only what goes in a paw")
        if any(bonus.powered for bonus in item.bonus) and not item.battery:
            raise BrokenCard(f"items.yaml, card {item.id}: it takes no battery to be powered by")


def _check_enemies(cards: Cards) -> None:
    kinds = [enemy.type for enemy in cards.enemies.values() for _ in range(enemy.copies)]
    check_counts("enemies.yaml", kinds, ENEMY_TYPES)
    for enemy in cards.enemies.values():
        if bool(enemy.swarm) != bool(enemy.most):
            raise BrokenCard(f"enemies.yaml, card {enemy.id}: a swarm has a number and a limit")
        if (enemy.swarm or enemy.type == "boss") and enemy.communicate is not None:
            raise BrokenCard(f"enemies.yaml, card {enemy.id}: it cannot be talked to")
    ordinary = [one for one, enemy in cards.enemies.items() if enemy.type != "boss"]
    named = [
        (card.id, enemy)
        for card in cards.encounters.values()
        for enemy in (*card.setup, *card.with_four)
    ]
    check_references("encounters.yaml", named, ordinary)
    for card in cards.encounters.values():
        for one, wanted in Counter((*card.setup, *card.with_four)).items():
            if wanted > cards.enemies[one].copies:
                raise BrokenCard(f"encounters.yaml, card {card.id}: there are no {wanted} {one}")


def _check_discoveries(cards: Cards) -> None:
    """Check that each unique item is on one discovery card, and only folk work each phase."""
    found = cards.discoveries.values()
    check_counts("discoveries.yaml", [card.kind for card in found], DISCOVERY_KINDS)
    brought = [card.item for card in found if card.item]
    unique = {item.id: 1 for item in cards.items.values() if item.unique}
    check_counts("discoveries.yaml, items", brought, unique)
    for card in found:
        if (card.kind == "item") != bool(card.item):
            raise BrokenCard(f"discoveries.yaml, card {card.id}: an item is an item card's")
        if card.each_phase and card.kind != "folk":
            raise BrokenCard(f"discoveries.yaml, card {card.id}: only folk work in the colony")
        if any(effect.do != "dial" for effect in card.each_phase):
            raise BrokenCard(f"discoveries.yaml, card {card.id}: each phase changes dials only")
        if card.kind == "folk" and not (card.each_phase or card.does):
            raise BrokenCard(f"discoveries.yaml, card {card.id}: it does nothing for the colony")


def _check_printed(name: str, there: Iterable[str], wanted: Iterable[str]) -> None:
    check_counts(name, list(there), dict.fromkeys(wanted, 1))


def _iterate_named_items(cards: Cards) -> Iterator[tuple[str, str]]:
    """Yield each item that an effect of a card names, with the card's id."""
    for one, effects in _list_effects(cards):
        for effect in list_nested_effects(effects):
            if effect.do == "item" and effect.id:
                yield one, effect.id


def _list_effects(cards: Cards) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    for encounter in cards.encounters.values():
        yield encounter.id, (*encounter.does, *encounter.loot)
    for road in cards.road.values():
        yield road.id, (*road.ok, *road.ko)
    for token in cards.scavenge.values():
        yield token.id, token.prize
    for card in cards.discoveries.values():
        yield card.id, (*card.each_phase, *card.does)
