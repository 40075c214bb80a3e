"""AF-23: enemies and encounters, written as the ledger writes them."""

from collections import Counter

import pytest

from rules.aftermath.effects.models import Count, Dials, Effect, GainItem
from rules.aftermath.model import decks
from rules.aftermath.model.cards import Action
from tests.rules.aftermath.rows import prove_lines


def write_action(one: Action) -> str:
    """ "2/0/5 toxic"."""
    strength = "none" if one.strength is None else one.strength
    return f"{one.speed}/{one.range}/{strength}" + (f" {one.special}" if one.special else "")


@pytest.mark.rule("AF-23.1", "AF-23.2", "AF-23.3")
@pytest.mark.parametrize(
    ("enemy", "wanted"),
    prove_lines("""
AF-23.4 | latch-rat | raider x2 L2 D4 C4: 2/0/4; 2/0/5; 3/0/5
AF-23.5 | pin-vole | raider x2 L1 D5 C3: 2/2/3; 1/2/4; 2/1/5
AF-23.6 | bruiser | raider x1 L3 D5 C5: 1/0/5; 1/0/6 knock; 2/0/7
AF-23.7 | whistler | raider x1 L2 D6 C5: 3/0/4; 2/1/5; 3/0/6 steal
AF-23.8 | silverfish | crawler x1 L1 D3: 1/0/3; 2/0/3; 2/0/4; swarm 2, 8
AF-23.9 | house-centipede | crawler x2 L2 D5: 3/0/4; 2/0/5 toxic; 2/0/5 toxic
AF-23.10 | wolf-spider | crawler x1 L2 D6: 2/1/4 snare; 2/0/6; 3/0/6 toxic
AF-23.11 | wasp-drones | fly stinger x1 L1 D5: 3/0/3; 3/0/4; 3/0/4 toxic; swarm 1, 4
AF-23.12 | hornet-guard | fly stinger x2 L1 D6: 2/0/5; 3/0/5 toxic; 3/0/6 toxic
AF-23.13 | jackdaw | fly bird x2 L2 D5 C3: 4/0/4 steal; 3/0/5; 4/0/6
AF-23.14 | pigeon-drifter | fly bird x1 L2 D4 C2: 3/0/none flee; 2/0/4; 2/0/5 knock
AF-23.15 | yard-adder | hunter x1 L3 D5: 2/1/5; 2/0/6 toxic; 3/1/7 toxic
AF-23.16 | young-cat | hunter x1 L4 D6: 2/0/6; 3/0/7 knock; 4/0/8
AF-23.17 | old-grin | boss x1 D6: 2/0/5; 3/0/6 fright; 3/0/8
AF-23.18 | tollkeeper | boss x1 D7: 1/1/6; 2/0/7 knock; 2/0/8 snare
AF-23.19 | lamp-keeper | fly boss x1 D7: 4/0/6; 5/0/7 fright; 5/0/8
AF-23.20 | mother-rust | boss x1 D7: 2/0/6; 3/1/7; 4/0/8 knock
"""),
)
def test_an_enemy(enemy: str, wanted: str) -> None:
    card = decks.ENEMIES[enemy]
    life = "" if card.type == "boss" else f" L{card.life}"
    talk = "" if card.communicate is None else f" C{card.communicate}"
    actions = [write_action(one) for one in card.actions]
    actions += [f"swarm {card.swarm}, {card.most}"] if card.swarm else []
    written = f"{card.type} x{card.copies}{life} D{card.defence}{talk}: {'; '.join(actions)}"
    assert ("fly " if card.fly else "") + written == wanted


@pytest.mark.rule("AF-23.21")
def test_the_number_of_enemies_of_each_type() -> None:
    types = Counter(decks.ENEMIES[one].type for one in decks.list_enemy_cards(bosses=True))
    assert types == {"raider": 6, "crawler": 4, "stinger": 3, "bird": 3, "hunter": 2, "boss": 4}
    assert len(decks.list_enemy_cards(bosses=False)) == 22 - 4


ENCOUNTERS = """
1 Toll at the Gap: hostile: latch-rat, pin-vole, latch-rat, pin-vole; item
2 Pot-Shots: hostile: pin-vole, pin-vole, whistler, latch-rat; scrap 2
3 The Bruiser: hostile: bruiser, latch-rat, latch-rat, pin-vole; item
4 Whistle in the Dark: hostile: whistler, latch-rat, pin-vole, latch-rat; food 2
5 Silver Tide: hostile: silverfish; scrap 1
6 Under the Skirting: hostile: house-centipede, house-centipede, silverfish, wolf-spider; food 1
7 Web: hostile: wolf-spider, house-centipede, silverfish, house-centipede; item
8 Paper Nest: hostile: wasp-drones, hornet-guard, hornet-guard; food 2
9 Honey Watch: hostile: hornet-guard, hornet-guard, wasp-drones; food 3
10 Black Wings: hostile: jackdaw, jackdaw, pigeon-drifter, latch-rat; battery 1
11 The Yard Cat: hostile: young-cat; clue 1
12 Adder on the Ballast: hostile: yard-adder; item
13 Pedlars: safe: pin-vole, pigeon-drifter, latch-rat, pin-vole; pedlars
14 Lost Folk: safe: pigeon-drifter, pin-vole, latch-rat, pin-vole; lost-folk
15 Hungry Strangers: safe: latch-rat, latch-rat, bruiser, pin-vole; hungry
16 Wary Watch: safe: whistler, pin-vole, pin-vole, latch-rat; wary
17 Jackdaw Court: safe: jackdaw, jackdaw, pigeon-drifter; jackdaw-court
"""


def write_loot(effect: Effect) -> str:
    if isinstance(effect, Dials):
        return ", ".join(f"{dial} {n}" for dial, n in effect.by.items())
    if isinstance(effect, GainItem):
        assert effect == GainItem(do="item")
        return "item"
    assert isinstance(effect, Count) and effect.do == "battery"
    return f"battery {effect.n}"


@pytest.mark.rule("AF-23.22", "AF-23.23", "AF-23.24", "AF-23.25", "AF-23.26", "AF-23.27")
@pytest.mark.rule("AF-23.28")
@pytest.mark.parametrize("wanted", ENCOUNTERS.strip().splitlines())
def test_an_encounter(wanted: str) -> None:
    n = int(wanted.split(maxsplit=1)[0])
    (card,) = (one for one in decks.ENCOUNTERS.values() if one.n == n)
    parts = [
        ", ".join(card.setup),
        *map(write_loot, card.loot),
        *([card.special] if card.special else []),
    ]
    assert f"{n} {card.name}: {card.situation}: {'; '.join(parts)}" == wanted
    assert bool(card.does) is (card.name == "Web")
    assert bool(card.with_four) is (card.name == "Adder on the Ballast")
