"""The current life and defence of enemies in play, and what messages call them (AF-11.6, AF-23)."""

from __future__ import annotations

from collections.abc import Collection

from rules.aftermath.model.cards import EnemyCard
from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.model.state import Enemy, State
from rules.kit.words import capitalize_first, count_noun, list_words

LAST_BOSS = "lamp-keeper"
"""The boss who has less life if the colony has enough clues (AF-19.29)."""
ENOUGH_CLUES = 4
GUARDING = 2
SPOTTED = 2


def count_life(s: State, enemy: Enemy) -> int:
    """Count the wounds that defeat an enemy. A boss has one for each character of the party,
    wherever they are (AF-11.6, AF-11.7); the last boss has one less if there are enough clues
    (AF-19.29)."""
    card = enemy.card
    if card.type != "boss":
        return card.life
    known = enemy.id == LAST_BOSS and s.colony.dials["clue"] >= ENOUGH_CLUES
    return max(1, len(s.party) - known)


def find_defence(s: State, enemy: Enemy) -> int:
    """Find the difficulty of attacks on an enemy now: more while it guards (AF-12.18), less while
    it is spotted (AF-22.8)."""
    return enemy.card.defence + GUARDING * enemy.guard - SPOTTED * is_spotted(s, enemy)


def is_spotted(s: State, enemy: Enemy) -> bool:
    """Whether a member has spotted the enemy this turn (AF-22.8)."""
    return any(
        one.does == "spotter" and one.enemy == enemy.number
        for character in s.party
        for one in character.lasting
    )


def count_tokens(s: State, card: EnemyCard) -> int:
    """Count the figures that an enemy comes with: one, or the tokens of its swarm (AF-5.23)."""
    return min(card.most, card.swarm * len(s.party)) if card.swarm else 1


def name_enemy(s: State, enemy: Enemy) -> str:
    """Name an enemy for the middle of a sentence: "the Latch Rat", "the second Latch Rat" if
    several are in play, "one of the Silverfish", "Old Grin"."""
    return _name_by_ordinal(enemy.card, *_find_ordinal(s, enemy))


def label_enemy(s: State, enemy: Enemy) -> str:
    """Name an enemy for a button: "Latch Rat", "Latch Rat (second)"."""
    place, among = _find_ordinal(s, enemy)
    return f"{enemy.card.name} ({_ORDINAL[place]})" if among > 1 else enemy.card.name


def name_enemy_card(card: EnemyCard) -> str:
    """Name an enemy card as a whole: "the Latch Rat", "the swarm of Silverfish"."""
    return f"the swarm of {card.name}" if card.swarm else _name_by_ordinal(card, 0, 1)


def describe_enemy_cards(cards: Collection[str]) -> str:
    """Describe enemy cards: "2 Latch Rats and 1 Pin Vole", "Old Grin"."""
    told = []
    for one in dict.fromkeys(cards):
        card, number = ENEMIES[one], [*cards].count(one)
        unique = card.type == "boss" or card.swarm
        told.append(name_enemy_card(card) if unique else count_noun(number, card.name))
    return capitalize_first(list_words(told))


_ORDINAL = ("first", "second", "third", "fourth", "fifth")


def _find_ordinal(s: State, enemy: Enemy) -> tuple[int, int]:
    """Return an enemy's place among those of its kind in play, from 0, and how many there are."""
    place, among, there = 0, 0, False
    for one in s.visit.enemies:
        if one.id == enemy.id:
            among += 1
            place += one.number < enemy.number
            there = there or one.number == enemy.number
    return (place, among) if there else (0, 1)


def _name_by_ordinal(card: EnemyCard, place: int, among: int) -> str:
    if card.swarm:
        return f"one of the {card.name}"
    if card.type == "boss":
        return card.name[:1].lower() + card.name[1:] if card.name[:4] == "The " else card.name
    return f"the {_ORDINAL[place]} {card.name}" if among > 1 else f"the {card.name}"
