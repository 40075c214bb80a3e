"""What holds after every answer of every game of Aftermath (the ledger's list of invariants)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.aftermath.model import boxes, decks
from rules.aftermath.model.cards import Item
from rules.aftermath.model.state import FORAGE, Member, State
from rules.aftermath.model.terms import (
    AIM_TOKENS,
    BATTERIES,
    CARDS_IN_HAND,
    DIALS,
    MOST_ENEMIES,
    STATUS_COPIES,
    TOKENS,
)
from rules.aftermath.play.cards.action_deck import PUBLIC
from rules.aftermath.play.dials import find_dial_limit
from rules.aftermath.play.page import maps
from rules.engine import Event, Table
from rules.engine.packs import is_pack_card
from rules.kit.packs.catalog import list_added_cards
from tests.kit.laws import each_once

IN_THE_AIR = 12
"""Action cards that a step may have while somebody is asked: played, drawn, or looked at."""
SEARCHED = 3
"""Items that a step may have while somebody says what becomes of them."""
SWARMS = {"silverfish": 8, "wasp-drones": 4}
BELOW_ZERO = ("flags",)
"""Felt round the feet takes back a noise before it is made: the book may count from below none."""


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game: two players may have two characters each."""
    two_each = rnd.random() < 0.5
    return {"two_each": two_each and seats == 2}


class Laws:
    """The invariants of one table; some are about what went before, so it watches the table from
    its opening."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.time = table.state.colony.dials["time"]
        self.scavenge = len(decks.SCAVENGE)
        self.goals: set[str] = set()
        self.retrieved: set[str] = set()
        self.check(())

    def check(self, events: Sequence[Event]) -> None:
        s = self.table.state
        if any(event.kind == "undo" for event in events):
            self._begin_again(s)
        asked = {prompt.topic for prompt in self.table.prompts}
        if s.party and s.phase != "prepare":
            _check_cards(s, asked)
            _check_characters(s)
            _check_items(s, asked, list_added_cards(self.table, "items"))
            met = [card for card in s.colony.encounters.cards if is_pack_card(card)]
            each_once(met, list_added_cards(self.table, "encounters"), "12, of encounters")
            _check_batteries(s)
        if s.here is not None:
            _check_page(s)
        _check_dials(s, asked)
        self._check_what_stays(s)

    def _begin_again(self, s: State) -> None:
        """After an undo less may have happened than before."""
        self.time, self.scavenge = s.colony.dials["time"], len(decks.SCAVENGE)
        self.goals, self.retrieved = set(s.colony.goals), set(s.colony.retrieved)

    def _check_what_stays(self, s: State) -> None:
        time = s.colony.dials["time"]
        assert time >= self.time, "8: time has fallen"
        again = s.phase in ("prepare", "rest", "next")
        assert len(s.scavenge) <= self.scavenge or again, "9: the supply has grown"
        self.time = time
        if s.party:
            self.scavenge = len(s.scavenge) or self.scavenge
        goals, found = set(s.colony.goals), set(s.colony.retrieved)
        assert self.goals <= goals, "19: a goal is undone"
        assert self.retrieved <= found, "19: a discovery is lost"
        self.goals, self.retrieved = goals, found


def _check_cards(s: State, asked: set[str]) -> None:
    """1 to 4: where the action cards are. A hand is above five only while somebody is asked what to
    discard; threats on their way to the track do not count."""
    found = [*s.deck.pile, *s.deck.discards]
    for one in s.party:
        found += [card for card in one.hand if card in decks.BASIC]
        own = [card for card in one.hand if card in decks.INFLUENCE]
        assert own == ([f"influence-{one.id}"] if one.influence else []), "3: another's influence"
        kept = [card for card in one.hand if card not in PUBLIC]
        assert len(kept) <= CARDS_IN_HAND or "excess" in asked, "4: a hand above five"
    if s.here is not None:
        found += s.here.threats
        assert all(decks.ACTIONS[card].colour == "black" for card in s.here.threats), (
            "2: on the track"
        )
        if s.here.task is not None and s.here.task.card in decks.BASIC:
            found.append(s.here.task.card)
    each_once(found, decks.BASIC, "1", in_the_air=IN_THE_AIR)
    for one in s.party:
        dark = [card for card in one.hand if decks.ACTIONS[card].colour in ("black", "calamity")]
        assert len(dark) <= 0 or s.phase == "turn", "2: a threat in a hand"


def _check_characters(s: State) -> None:
    """7, 11, 13: characters, their wounds, statuses and places."""
    assert Member(s.bookkeeper) in s.members, "13: nobody keeps the books"
    assert Member(s.active) in s.members, "13: nobody's turn"
    assert len({one.id for one in s.party}) == len(s.party), "one character twice"
    worn: Counter[str] = Counter()
    for one in s.party:
        assert len(set(one.statuses)) == len(one.statuses), "11: a status twice"
        worn.update(one.statuses)
        if one.at is not None:
            assert s.here is not None and one.at in maps.list_spaces(s), "7: on no space"
            assert one.life_left > 0, "7: on the map without life"
            assert not one.exited and not one.defeated, "7: in two places"
        if one.defeated:
            assert one.at is None, "7: defeated and on the map"
            assert (one.wounds, one.toxic, one.statuses, one.batteries) == (0, 0, [], 0), "7"
    for status, n in worn.items():
        assert n <= STATUS_COPIES[status], f"11: {n} copies of {status}"


def _check_items(s: State, asked: set[str], packed: Mapping[str, Item]) -> None:
    """12: every item is in one place, and fits there; those of packs too. A pack is too full only
    while somebody is asked what to discard."""
    colony = s.colony
    found = [*colony.items.cards, *colony.supply, *colony.improvements, *colony.broken]
    for box in colony.boxes.values():
        found += [worn.item for worn in box.equipped] + box.pack
        assert len(box.pack) <= boxes.count_pack_places(box) or "lose" in asked, "12: a pack"
    assert not [one for one, n in Counter(found).items() if n > 1], "12: an item twice"
    missing = [
        one.id
        for one in (*decks.ITEMS.values(), *packed.values())
        if not one.unique and not one.starting and one.id not in found
    ]
    assert len(missing) <= SEARCHED + len(s.party), f"12: nowhere: {missing}"
    for member in s.members:
        box = s.find_box(member)
        for slot, most in boxes.SLOTS.items():
            there = [
                decks.ITEMS[one.item] for one in box.equipped if decks.ITEMS[one.item].slot == slot
            ]
            assert sum(map(boxes.count_places, there)) <= most, f"12: too much on the {slot}"
    stash = [one for box in colony.boxes.values() for one in box.pack]
    assert not any(decks.ITEMS[one].slot == "stash" for one in stash), (
        "12: an improvement in a pack"
    )


def _check_batteries(s: State) -> None:
    """10: batteries."""
    assert 0 <= s.batteries_left <= BATTERIES, "10: batteries"
    for box in s.colony.boxes.values():
        for worn in box.equipped:
            assert worn.batteries <= decks.ITEMS[worn.item].battery, "10: too many on an item"


def _check_page(s: State) -> None:
    """5, 6, 9, 10, 13, 14, 20: the page."""
    here = s.visit
    cards = [enemy.id for enemy in here.enemies] + s.enemy_supply + s.hunt
    each_once(cards, decks.list_enemy_cards(bosses=True), "5", in_the_air=MOST_ENEMIES)
    assert len(here.enemies) <= MOST_ENEMIES, "5: more than five enemies"
    assert here.situation == "safe" or here.enemies, "6: hostile without an enemy"
    numbers = [enemy.number for enemy in here.enemies]
    assert len(set(numbers)) == len(numbers), "5: an enemy's number twice"
    for enemy in here.enemies:
        assert enemy.at, "5: an enemy without a figure"
        assert set(enemy.at) <= set(maps.list_spaces(s)), "5: an enemy on no space"
        assert len(enemy.at) <= SWARMS.get(enemy.id, 1), "10: too many of a swarm"
    placed = [token for tokens in here.scavenge.values() for token in tokens]
    each_once([*placed, *s.scavenge, *s.spent], decks.SCAVENGE, "9", in_the_air=1)
    lying = Counter(token for tokens in here.tokens.values() for token in tokens)
    for token, n in lying.items():
        assert n <= TOKENS[token], f"10: {n} of {token}"
    assert sum(one.aim for one in s.party) <= AIM_TOKENS, "10: too many aim tokens"
    entries = {entry.id: entry for entry in here.printed_page.entries}
    assert set(s.read.get(here.page, [])) <= entries.keys(), "14: no such entry"
    for page, read in s.read.items():
        once = [one for one in read if not decks.BOOK.pages[page].find_entry(one).repeat]
        assert len(set(once)) == len(once), "14: an entry read twice"
    assert len(set(s.calamities)) == len(s.calamities), "14: a calamity twice"
    assert s.phase in ("page", "turn", "leaving"), "20: on a page while at home"


def _check_dials(s: State, asked: set[str]) -> None:
    """8, 18: the dials; nothing goes on in a colony without morale or population but the question
    what becomes of it."""
    for dial in DIALS:
        assert 0 <= s.colony.dials[dial] <= find_dial_limit(s, dial), f"8: {dial}"
    assert s.clues <= (2 if s.has_improvement("crystal-radio") else 1), "8: clue rose too often"
    if s.colony.lost or s.colony.infinite:
        return
    alive = s.colony.dials["morale"] and s.colony.dials["population"]
    assert alive or "infinite-lives" in asked, "18: a colony that is lost"
    assert s.played == FORAGE or s.played in decks.BOOK.missions
