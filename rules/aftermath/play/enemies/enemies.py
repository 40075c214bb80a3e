"""The current life and defence of enemies in play, and what messages call them (AF-11.6, AF-23)."""

from collections.abc import Collection
from functools import lru_cache

from rules.aftermath.model.cards import EnemyCard
from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.model.state import Enemy, State
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_definite

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
    """Find the difficulty of attacks on an enemy now: more while it guards (AF-12.18), less
    for each time it is spotted this turn (AF-10.29, AF-22.8)."""
    there = [one for character in s.party for one in character.lasting]
    spotted = sum([one.does == "spotter" and one.enemy == enemy.number for one in there])
    return enemy.card.defence + GUARDING * enemy.guard - SPOTTED * spotted


def count_tokens(s: State, card: EnemyCard) -> int:
    """Count the figures that an enemy comes with: one, or the tokens of its swarm (AF-5.23)."""
    return min(card.most, card.swarm * len(s.party)) if card.swarm else 1


def name_enemy(s: State, enemy: Enemy) -> Message:
    """Name an enemy for the middle of a sentence: "the Latch Rat", "the second Latch Rat" if
    several are in play, "one of the Silverfish", "Old Grin"."""
    place, among = _find_ordinal(s, enemy)
    return _name_by_ordinal(enemy.id, place + 1 if among > 1 else 0)


def label_enemy(s: State, enemy: Enemy) -> Message:
    """Name an enemy for a button: "Latch Rat", "Latch Rat (second)"."""
    place, among = _find_ordinal(s, enemy)
    return _label_by_ordinal(enemy.id, place + 1 if among > 1 else 0)


def name_enemy_card(card: EnemyCard) -> Message:
    """Name an enemy card as a whole: "the Latch Rat", "the swarm of Silverfish"."""
    return Message("swarm", name=card.name) if card.swarm else _name_by_ordinal(card.id, 0)


def describe_enemy_cards(cards: Collection[str], *, spelled: bool = False) -> list[Message]:
    """Describe enemy cards, for a list: "2 Latch Rats and 1 Pin Vole", "Old Grin". `spelled`: as
    in a book, "two Latch Rats and a Pin Vole"."""
    told = []
    for one in dict.fromkeys(cards):
        card, number = ENEMIES[one], [*cards].count(one)
        if card.type == "boss" or card.swarm:
            told.append(name_enemy_card(card))
        else:
            counted = "enemy-cards-spelled" if spelled else "enemy-cards"
            told.append(Message(counted, count=number, name=card.name))
    return told


def _find_ordinal(s: State, enemy: Enemy) -> tuple[int, int]:
    """Return an enemy's place among those of its kind in play, from 0, and how many there are."""
    place, among, there = 0, 0, False
    for one in s.visit.enemies:
        if one.id == enemy.id:
            among += 1
            place += one.number < enemy.number
            there = there or one.number == enemy.number
    return (place, among) if there else (0, 1)


@lru_cache(maxsize=1024)
def _name_by_ordinal(one: str, place: int) -> Message:
    """Name an enemy by its place among those of its kind, from 1; 0 if it is the only one."""
    card = ENEMIES[one]
    if card.type == "boss" and not card.swarm:
        return Message("enemy", kind="boss", place=0, name=name_definite(card))
    kind = "swarm" if card.swarm else "other"
    return Message("enemy", kind=kind, place=place, name=card.name)


@lru_cache(maxsize=1024)
def _label_by_ordinal(one: str, place: int) -> Message:
    return Message("enemy-label", name=ENEMIES[one].name, place=place)
