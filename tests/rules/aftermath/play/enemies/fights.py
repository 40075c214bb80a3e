"""Fights of bots on a page of the tests' own, counted (AF-28.6, AF-28.7)."""

from collections import Counter
from itertools import combinations
from random import Random

from rules.aftermath import GAME
from rules.aftermath.model import decks
from rules.engine import Table
from tests.drivers import NAMES, bot_play
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model import own_book

CHARACTERS = ("wren", "bodkin", "cog", "marl")
LINES = {
    "dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 7), (7, 8), (8, 5), (3, 8)],
    "red": [(2, 7)],
    "green": [(4, 6)],
}
NO_WAY_OUT = [{"letter": "A", "open": False}]
ENDLESS = 300


def make_field() -> int:
    """A page that nobody can leave."""
    return own_book.add_page(
        LINES, {1: {"start": True}, 6: {"enemy": True, "exit": "A"}}, exits=NO_WAY_OUT
    )


def make_raider() -> str:
    """A typical one: life 2, defence 5."""
    actions = [
        {"speed": 2, "range": 0, "strength": 4},
        {"speed": 2, "range": 0, "strength": 5},
        {"speed": 3, "range": 0, "strength": 5},
    ]
    return own_book.add_enemy(life=2, defence=5, actions=actions, copies=2)


def make_rat() -> str:
    """Another Latch Rat: there are two on cards."""
    printed = decks.ENEMIES["latch-rat"]
    actions = [one.model_dump() for one in printed.actions]
    return own_book.add_enemy(life=printed.life, defence=printed.defence, actions=actions)


def fight_enemies(n: int, enemies: list[str], seed: int, page: int) -> Counter[str]:
    """What a fight of n characters with those enemies comes to; each seed has others of them."""
    parties = [*combinations(CHARACTERS, n)]
    chosen = parties[seed % len(parties)]
    party = Party(*chosen, page=page, phase="turn")
    for one in chosen:
        card = decks.CHARACTERS[one]
        party.wears(one, card.item)
        party.knows(one, next(own.id for own in decks.ABILITIES.values() if own.owner == one))
    for enemy in enemies:
        party.faces(enemy, 6)
    Random(seed).shuffle(party.state.deck.pile)
    table = Table.place(GAME, party.state, f"fight {seed}", NAMES[:n])
    facts: Counter[str] = Counter(fights=1, enemies=len(enemies))
    for _, events in bot_play(table):
        for event in events:
            facts["turns"] += event.kind == "turn"
            facts["enemy turns"] += event.kind == "enemy-turn"
            facts["wounds"] += event.data.get("n", 1) if event.kind == "wound" else 0
        s = table.state
        if s.outcome or s.here is None or not s.visit.enemies or s.turns > ENDLESS:
            break
    facts["lost"] += bool(table.state.outcome)
    facts["life"] = sum(decks.CHARACTERS[one].life for one in chosen)
    return facts
