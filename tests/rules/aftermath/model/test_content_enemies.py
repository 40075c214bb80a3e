"""AF-23: enemies and encounters, written as the ledger writes them."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath.effects.models import Count, Dials, Effect, GainItem
from rules.aftermath.model import decks
from rules.aftermath.model.cards import Action, EncounterCard


def action(one: Action) -> str:
    """ "2/0/5 toxic"."""
    strength = "none" if one.strength is None else one.strength
    return f"{one.speed}/{one.range}/{strength}" + (f" {one.special}" if one.special else "")


def written(enemy: str) -> str:
    """ "raider x2, L2 D4 C4: 2/0/4; 2/0/5; 3/0/5"; a boss has no life of its own."""
    card = decks.ENEMIES[enemy]
    parts = [f"{card.type} x{card.copies}"]
    parts += ["fly"] if card.fly else []
    talk = "-" if card.communicate is None else card.communicate
    if card.type == "boss":
        parts.append(f"D{card.defence}")
        assert card.communicate is None
    else:
        parts.append(f"L{card.life} D{card.defence} C{talk}")
    return f"{', '.join(parts)}: {'; '.join(action(one) for one in card.actions)}"


@pytest.mark.rule("AF-23.1", "AF-23.2", "AF-23.3")
@pytest.mark.parametrize(
    ("enemy", "wanted"),
    [
        pytest.param(
            "latch-rat",
            "raider x2, L2 D4 C4: 2/0/4; 2/0/5; 3/0/5",
            marks=pytest.mark.rule("AF-23.4"),
        ),
        pytest.param(
            "pin-vole",
            "raider x2, L1 D5 C3: 2/2/3; 1/2/4; 2/1/5",
            marks=pytest.mark.rule("AF-23.5"),
        ),
        pytest.param(
            "bruiser",
            "raider x1, L3 D5 C5: 1/0/5; 1/0/6 knock; 2/0/7",
            marks=pytest.mark.rule("AF-23.6"),
        ),
        pytest.param(
            "whistler",
            "raider x1, L2 D6 C5: 3/0/4; 2/1/5; 3/0/6 steal",
            marks=pytest.mark.rule("AF-23.7"),
        ),
        pytest.param(
            "silverfish",
            "crawler x1, L1 D3 C-: 1/0/3; 2/0/3; 2/0/4",
            marks=pytest.mark.rule("AF-23.8"),
        ),
        pytest.param(
            "house-centipede",
            "crawler x2, L2 D5 C-: 3/0/4; 2/0/5 toxic; 2/0/5 toxic",
            marks=pytest.mark.rule("AF-23.9"),
        ),
        pytest.param(
            "wolf-spider",
            "crawler x1, L2 D6 C-: 2/1/4 snare; 2/0/6; 3/0/6 toxic",
            marks=pytest.mark.rule("AF-23.10"),
        ),
        pytest.param(
            "wasp-drones",
            "stinger x1, fly, L1 D5 C-: 3/0/3; 3/0/4; 3/0/4 toxic",
            marks=pytest.mark.rule("AF-23.11"),
        ),
        pytest.param(
            "hornet-guard",
            "stinger x2, fly, L1 D6 C-: 2/0/5; 3/0/5 toxic; 3/0/6 toxic",
            marks=pytest.mark.rule("AF-23.12"),
        ),
        pytest.param(
            "jackdaw",
            "bird x2, fly, L2 D5 C3: 4/0/4 steal; 3/0/5; 4/0/6",
            marks=pytest.mark.rule("AF-23.13"),
        ),
        pytest.param(
            "pigeon-drifter",
            "bird x1, fly, L2 D4 C2: 3/0/none flee; 2/0/4; 2/0/5 knock",
            marks=pytest.mark.rule("AF-23.14"),
        ),
        pytest.param(
            "yard-adder",
            "hunter x1, L3 D5 C-: 2/1/5; 2/0/6 toxic; 3/1/7 toxic",
            marks=pytest.mark.rule("AF-23.15"),
        ),
        pytest.param(
            "young-cat",
            "hunter x1, L4 D6 C-: 2/0/6; 3/0/7 knock; 4/0/8",
            marks=pytest.mark.rule("AF-23.16"),
        ),
        pytest.param(
            "old-grin",
            "boss x1, D6: 2/0/5; 3/0/6 fright; 3/0/8",
            marks=pytest.mark.rule("AF-23.17"),
        ),
        pytest.param(
            "tollkeeper",
            "boss x1, D7: 1/1/6; 2/0/7 knock; 2/0/8 snare",
            marks=pytest.mark.rule("AF-23.18"),
        ),
        pytest.param(
            "lamp-keeper",
            "boss x1, fly, D7: 4/0/6; 5/0/7 fright; 5/0/8",
            marks=pytest.mark.rule("AF-23.19"),
        ),
        pytest.param(
            "mother-rust",
            "boss x1, D7: 2/0/6; 3/1/7; 4/0/8 knock",
            marks=pytest.mark.rule("AF-23.20"),
        ),
    ],
)
def test_an_enemy(enemy: str, wanted: str) -> None:
    assert written(enemy) == wanted


@pytest.mark.rule("AF-5.23")
def test_swarms_bring_figures_for_each_character() -> None:
    swarms = {one.name: (one.swarm, one.most) for one in decks.ENEMIES.values() if one.swarm}
    assert swarms == {"Silverfish": (2, 8), "Wasp Drones": (1, 4)}


@pytest.mark.rule("AF-23.21")
def test_how_many_there_are_of_each_type() -> None:
    types = Counter(decks.ENEMIES[one].type for one in decks.enemy_cards(bosses=True))
    assert types == {"raider": 6, "crawler": 4, "stinger": 3, "bird": 3, "hunter": 2, "boss": 4}
    assert len(decks.enemy_cards(bosses=False)) == 22 - 4


# -- encounters ----------------------------------------------------------------------------------

SHORT = {
    "latch-rat": "Latch",
    "pin-vole": "Pin",
    "house-centipede": "Centipede",
    "wolf-spider": "Spider",
    "wasp-drones": "Wasps",
    "hornet-guard": "Hornet",
    "pigeon-drifter": "Pigeon",
    "yard-adder": "Adder",
    "young-cat": "Young Cat",
}


def loot(effects: tuple[Effect, ...]) -> str:
    """The loot as the ledger writes it."""
    words = []
    for effect in effects:
        if isinstance(effect, Dials):
            words += [f"{dial} {n}" for dial, n in effect.by.items()]
        elif isinstance(effect, GainItem):
            assert effect == GainItem(do="item")
            words.append("item")
        else:
            assert isinstance(effect, Count) and effect.do == "battery"
            words.append(f"battery {effect.n}")
    return ", ".join(words)


def told(card: EncounterCard) -> tuple[str, str]:
    """Name and "hostile: Latch, Pin; item"."""
    setup = ", ".join(SHORT.get(one, one.title()) for one in card.setup)
    more = loot(card.loot)
    return card.name, f"{card.situation}: {setup}" + (f"; {more}" if more else "")


@pytest.mark.rule(
    "AF-23.22", "AF-23.23", "AF-23.24", "AF-23.25", "AF-23.26", "AF-23.27", "AF-23.28"
)
@pytest.mark.parametrize(
    ("n", "name", "wanted"),
    [
        pytest.param(n, name, wanted)
        for n, name, wanted in (
            (1, "Toll at the Gap", "hostile: Latch, Pin, Latch, Pin; item"),
            (2, "Pot-Shots", "hostile: Pin, Pin, Whistler, Latch; scrap 2"),
            (3, "The Bruiser", "hostile: Bruiser, Latch, Latch, Pin; item"),
            (4, "Whistle in the Dark", "hostile: Whistler, Latch, Pin, Latch; food 2"),
            (5, "Silver Tide", "hostile: Silverfish; scrap 1"),
            (6, "Under the Skirting", "hostile: Centipede, Centipede, Silverfish, Spider; food 1"),
            (7, "Web", "hostile: Spider, Centipede, Silverfish, Centipede; item"),
            (8, "Paper Nest", "hostile: Wasps, Hornet, Hornet; food 2"),
            (9, "Honey Watch", "hostile: Hornet, Hornet, Wasps; food 3"),
            (10, "Black Wings", "hostile: Jackdaw, Jackdaw, Pigeon, Latch; battery 1"),
            (11, "The Yard Cat", "hostile: Young Cat; clue 1"),
            (12, "Adder on the Ballast", "hostile: Adder; item"),
            (13, "Pedlars", "safe: Pin, Pigeon, Latch, Pin"),
            (14, "Lost Folk", "safe: Pigeon, Pin, Latch, Pin"),
            (15, "Hungry Strangers", "safe: Latch, Latch, Bruiser, Pin"),
            (16, "Wary Watch", "safe: Whistler, Pin, Pin, Latch"),
            (17, "Jackdaw Court", "safe: Jackdaw, Jackdaw, Pigeon"),
        )
    ],
)
def test_an_encounter(n: int, name: str, wanted: str) -> None:
    (card,) = (one for one in decks.ENCOUNTERS.values() if one.n == n)
    assert told(card) == (name, wanted)


@pytest.mark.rule("AF-23.25")
def test_the_web_tangles_whoever_is_in_front() -> None:
    does = {card.name: card.does for card in decks.ENCOUNTERS.values() if card.does}
    assert list(does) == ["Web"]
    (effect,) = does["Web"]
    assert effect.do == "status" and (effect.status, effect.who) == ("tangled", "active")


@pytest.mark.rule("AF-23.26")
def test_only_the_adder_brings_another_for_a_party_of_four() -> None:
    more = {card.name: card.with_four for card in decks.ENCOUNTERS.values() if card.with_four}
    assert more == {"Adder on the Ballast": ("house-centipede",)}


@pytest.mark.rule("AF-23.27", "AF-23.28")
def test_safe_encounters_have_rules_of_their_own() -> None:
    special = {card.name: card.special for card in decks.ENCOUNTERS.values() if card.special}
    assert special == {
        "Pedlars": "pedlars",
        "Lost Folk": "lost-folk",
        "Hungry Strangers": "hungry",
        "Wary Watch": "wary",
        "Jackdaw Court": "jackdaw-court",
    }
