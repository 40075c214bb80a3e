"""AF-1, AF-19, AF-21, AF-22, AF-26: how many cards there are, and the figures of characters,
abilities, scavenge tokens, structures, the road and discoveries."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath.effects.models import Condition, Count, Dials, Effect, GainItem, Hurt
from rules.aftermath.model import decks
from rules.aftermath.model.cards import RoadCard
from rules.aftermath.model.terms import AIMS, BATTERIES, BLACK_DIE, COPIES, TOKENS, WHITE_DIE, Dial

COLOURS = ("green", "red", "blue", "yellow", "white", "black")


def dials(by: dict[Dial, int]) -> Dials:
    """What an effect on dials looks like."""
    return Dials(do="dial", by=by)


@pytest.mark.rule("AF-1.4")
def test_how_many_cards_there_are() -> None:
    assert len(decks.BASIC) == 37
    assert len(decks.INFLUENCE) == 4
    assert len(decks.CHARACTERS) == 4
    assert sum(not item.unique for item in decks.ITEMS.values()) == 51
    assert sum(COPIES.values()) == 17
    assert len(decks.ABILITIES) == 20
    assert len(decks.ENCOUNTERS) == 17
    assert len(decks.BOOK.missions) == 8
    assert len(decks.enemy_cards(bosses=True)) == 22
    assert len(decks.ENVIRONMENTS) == 10
    assert sum(card.copies for card in decks.ROAD.values()) == 13 - 1
    assert len(decks.DISCOVERIES) == 47


@pytest.mark.rule("AF-1.5")
def test_how_many_tokens_there_are() -> None:
    assert len(decks.SCAVENGE) == 21
    assert BATTERIES == 8
    assert {**TOKENS, "aim": AIMS} == {"objective": 4, "fire": 5, "heavy": 3, "aim": 3, "trap": 2}
    assert decks.ENEMIES["silverfish"].most == 8
    assert decks.ENEMIES["wasp-drones"].most == 4


@pytest.mark.rule("AF-21.1", "AF-21.2", "AF-21.5")
def test_six_cards_of_each_colour_and_the_calamity() -> None:
    cards = list(decks.BASIC.values())
    for colour in COLOURS:
        assert sorted(card.value for card in cards if card.colour == colour) == [1, 1, 2, 2, 3, 3]
    (calamity,) = (card for card in cards if card.colour == "calamity")
    assert calamity.value == 0
    assert not any(card.influence for card in cards)
    assert all(card.influence and card.value == 3 for card in decks.INFLUENCE.values())


@pytest.mark.rule("AF-21.3")
def test_the_faces_of_the_white_die() -> None:
    assert WHITE_DIE == (1, 2, 2, 3, 3, 4)


@pytest.mark.rule("AF-21.4")
def test_the_faces_of_the_black_die() -> None:
    assert BLACK_DIE == (1, 1, 2, 2, 3, 3)


# -- scavenge tokens -----------------------------------------------------------------------------


def prize(effects: tuple[Effect, ...]) -> str:
    """A token's prize as the ledger writes it."""
    (effect,) = effects
    if isinstance(effect, Dials):
        ((dial, n),) = effect.by.items()
        return f"{dial} {n}"
    if isinstance(effect, GainItem):
        assert effect.n == 1 and not effect.id
        return "broken item" if effect.broken else "item"
    assert isinstance(effect, Count) and effect.do == "battery"
    return f"battery {effect.n}"


def prizes(difficulty: int) -> Counter[str]:
    """The prizes of one difficulty."""
    tokens = decks.SCAVENGE.values()
    return Counter(prize(token.prize) for token in tokens if token.difficulty == difficulty)


@pytest.mark.rule("AF-21.6")
def test_prizes_of_difficulty_4() -> None:
    assert prizes(4) == {"food 1": 2, "scrap 1": 2, "broken item": 1}


@pytest.mark.rule("AF-21.7")
def test_prizes_of_difficulty_5() -> None:
    assert prizes(5) == {"food 2": 2, "scrap 2": 1, "battery 1": 1, "broken item": 1}


@pytest.mark.rule("AF-21.8")
def test_prizes_of_difficulty_6() -> None:
    assert prizes(6) == {"food 3": 1, "scrap 2": 1, "item": 1, "clue 1": 1}


@pytest.mark.rule("AF-21.9")
def test_prizes_of_difficulty_7() -> None:
    assert prizes(7) == {"food 3": 1, "scrap 3": 1, "item": 1, "battery 2": 1}


@pytest.mark.rule("AF-21.10")
def test_prizes_of_difficulty_8() -> None:
    assert prizes(8) == {"food 4": 1, "item": 1, "clue 1": 1}


@pytest.mark.rule("AF-21.11")
def test_all_prizes_together() -> None:
    total: Counter[str] = Counter()
    for token in decks.SCAVENGE.values():
        kind, _, n = prize(token.prize).rpartition(" ")
        if n.isdigit():
            total[kind] += int(n)
        else:
            total[prize(token.prize)] += 1
    assert total == {"food": 16, "scrap": 9, "battery": 3, "item": 3, "broken item": 2, "clue": 2}


def test_a_label_says_what_a_token_brings() -> None:
    for token in decks.SCAVENGE.values():
        kind, _, n = prize(token.prize).rpartition(" ")
        wanted = f"{n} {kind}" if n.isdigit() else f"{'a' if kind else 'an'} {kind} {n}"
        plural = {"2 battery": "2 batteries"}
        assert token.label == plural.get(wanted, wanted.replace("  ", " "))


# -- characters and abilities --------------------------------------------------------------------


@pytest.mark.rule("AF-22.1", "AF-22.2")
def test_what_every_character_has() -> None:
    for card in decks.CHARACTERS.values():
        assert sorted(card.bonus.values()) == [1, 2]
        assert 4 <= card.life <= 6
        assert decks.ITEMS[card.item].starting == card.id
        assert any(one.owner == card.id and one.n == 1 for one in decks.ABILITIES.values())
    assert sum(card.big for card in decks.CHARACTERS.values()) == 1


@pytest.mark.parametrize(
    ("n", "named", "bonus", "life", "item"),
    [
        pytest.param(
            1,
            "Wren Sallow, shrew, Slinger",
            {"agility": 2, "instinct": 1},
            4,
            "Rubber-Band Sling",
            marks=pytest.mark.rule("AF-22.3"),
        ),
        pytest.param(
            2,
            "Bodkin, hedgehog, Bulwark, BIG",
            {"strength": 2, "resistance": 1},
            6,
            "Fork-Tine Pike",
            marks=pytest.mark.rule("AF-22.4"),
        ),
        pytest.param(
            3,
            "Cog Merrin, dormouse, Tinker",
            {"instinct": 2, "agility": 1},
            4,
            "Peg Pistol",
            marks=pytest.mark.rule("AF-22.5"),
        ),
        pytest.param(
            4,
            "Old Marl, mole, Digger",
            {"resistance": 2, "strength": 1},
            5,
            "Bottle-Cap Shield",
            marks=pytest.mark.rule("AF-22.6"),
        ),
    ],
)
def test_a_character(n: int, named: str, bonus: dict[str, int], life: int, item: str) -> None:
    (card,) = (one for one in decks.CHARACTERS.values() if one.n == n)
    words = [
        str(card.name),
        str(card.species).lower(),
        str(card.role),
        *(["BIG"] if card.big else []),
    ]
    assert ", ".join(words) == named
    assert (card.bonus, card.life) == (bonus, life)
    assert decks.ITEMS[card.item].name == item


def costs(owner: str) -> dict[str, int]:
    """Abilities of a character with their costs, in the order of their numbers."""
    own = sorted((one.n, one) for one in decks.ABILITIES.values() if one.owner == owner)
    assert [n for n, _ in own] == [1, 2, 3, 4, 5]
    return {one.name: one.cost for _, one in own}


@pytest.mark.rule("AF-22.7", "AF-22.8")
def test_the_abilities_of_wren() -> None:
    wanted = {"Spotter": 2, "Quick Feet": 1, "Long Shot": 2, "Vanish": 2, "Ricochet": 3}
    assert list(costs("wren").items()) == list(wanted.items())


@pytest.mark.rule("AF-22.7", "AF-22.9")
def test_the_abilities_of_bodkin() -> None:
    wanted = {"Shoulder Barge": 2, "Bristle": 2, "Roar": 2, "Hurl": 3, "Second Wind": 3}
    assert list(costs("bodkin").items()) == list(wanted.items())


@pytest.mark.rule("AF-22.7", "AF-22.10")
def test_the_abilities_of_cog() -> None:
    wanted = {"Rummage": 1, "Spark": 2, "Bluff": 2, "Jury-Rig": 2, "Foresight": 3}
    assert list(costs("cog").items()) == list(wanted.items())


@pytest.mark.rule("AF-22.7", "AF-22.11")
def test_the_abilities_of_marl() -> None:
    wanted = {"Dig In": 2, "Tunnel": 2, "Calm Word": 2, "Poultice": 3, "Guardian": 2}
    assert list(costs("marl").items()) == list(wanted.items())


def test_an_ability_is_called_what_it_is() -> None:
    for one in decks.ABILITIES.values():
        assert one.id == str(one.name).lower().replace(" ", "-")


# -- structures ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-19.27")
def test_the_orchard_alone_needs_something_beforehand() -> None:
    needs = {one.id: one.needs for one in decks.STRUCTURES.values() if one.needs}
    assert needs == {"orchard": Condition(flag={"seeds": 1})}


# -- the road, discoveries -----------------------------------------------------------------------


def asked(card: RoadCard) -> tuple[str | None, int, bool]:
    """What a card of the road has one do: attribute, difficulty, opposed."""
    return card.attribute, card.difficulty, card.opposed


@pytest.mark.rule("AF-26.4")
def test_eight_cards_of_road_and_four_enemies() -> None:
    road = Counter({card.enemy: 0 for card in decks.ROAD.values()})
    for card in decks.ROAD.values():
        road[card.enemy] += card.copies
    assert road == {False: 8, True: 4}


@pytest.mark.rule("AF-26.8")
def test_the_cards_of_the_road() -> None:
    road = {card.name: card for card in decks.ROAD.values() if not card.enemy}
    assert {name: asked(card) for name, card in road.items()} == {
        "Clear Run": (None, 0, False),
        "Loose Rail": ("agility", 6, False),
        "Fallen Branch": ("strength", 7, False),
        "Washout": ("instinct", 6, False),
        "Tunnel": ("instinct", 5, False),
        "Dead Signal": ("instinct", 7, False),
        "Spilled Grain": ("resistance", 5, False),
    }
    assert [name for name, card in road.items() if card.copies == 2] == ["Clear Run"]
    assert {name: card.hull for name, card in road.items() if card.hull} == {
        "Loose Rail": 1,
        "Fallen Branch": 1,
    }
    assert [name for name, card in road.items() if card.stop] == ["Washout"]
    assert {name: card.ok for name, card in road.items() if card.ok} == {
        "Spilled Grain": (dials({"food": 2}),)
    }
    bad = {name: card.ko for name, card in road.items() if card.ko}
    assert list(bad) == ["Tunnel", "Dead Signal"]
    (fright,) = bad["Tunnel"]
    assert fright.do == "status" and fright.status == "frightened" and fright.who == "active"
    assert bad["Dead Signal"] == (dials({"time": 1}),)


@pytest.mark.rule("AF-26.9")
def test_the_enemies_of_the_road() -> None:
    road = {card.name: card for card in decks.ROAD.values() if card.enemy}
    assert {name: asked(card) for name, card in road.items()} == {
        "Skate Gang": ("agility", 5, True),
        "Wheel Raiders": ("strength", 5, True),
        "Jackdaw Dive": ("agility", 4, True),
    }
    assert [name for name, card in road.items() if card.copies == 2] == ["Skate Gang"]
    assert [name for name, card in road.items() if card.hull == 1] == ["Wheel Raiders"]
    assert road["Skate Gang"].ko == (Hurt(do="wound", n=1),)
    assert road["Wheel Raiders"].ko == ()
    assert road["Jackdaw Dive"].ko == (dials({"food": -2}),)


@pytest.mark.rule("AF-26.13")
def test_folk_do_little_each_phase() -> None:
    folk = [card for card in decks.DISCOVERIES.values() if card.kind == "folk"]
    for card in folk:
        # One small effect: no dial by more than 1 in a phase.
        assert sum(sum(e.by.values()) for e in card.each_phase if isinstance(e, Dials)) <= 1
        assert card.each_phase or card.does
