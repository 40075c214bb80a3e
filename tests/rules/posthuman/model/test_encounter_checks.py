"""A deck of encounters that could not be played is refused, and says why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.kit.content import BrokenCard
from rules.posthuman.model.cards import Encounter, Minion
from rules.posthuman.model.encounter_checks import check_encounters
from tests.rules.posthuman.model.encounter_decks import ENCOUNTER_CARDS, MINIONS

ENEMY: dict[str, Any] = {"kind": "human", "speed": 1, "health": 1, "melee": 1}
COMBAT: dict[str, Any] = {
    "id": "somebody",
    "name": "Somebody",
    "level": 1,
    "text": "Somebody stands in the road.",
    "combat": {"enemy": ENEMY},
}
NARRATIVE: dict[str, Any] = {
    "id": "something",
    "name": "Something",
    "level": 1,
    "text": "Something lies in the road.",
}
MINION: dict[str, Any] = {
    "id": "some-minion",
    "name": "Some Minion",
    "text": "A minion like any other one.",
    "enemy": ENEMY,
}


def instead(deck: Mapping[str, Any], gone: str, card: Any) -> dict[str, Any]:
    return {one: other for one, other in deck.items() if one != gone} | {card.id: card}


def with_combat(**other: Any) -> dict[str, Encounter]:
    """The encounters with a human of level 1 replaced by somebody."""
    card = {**COMBAT, "combat": {**COMBAT["combat"], **other}}
    return instead(ENCOUNTER_CARDS, "the-deserter", Encounter.model_validate(card))


def with_enemy(**other: Any) -> dict[str, Encounter]:
    return with_combat(enemy={**ENEMY, **other})


def with_default(**default: Any) -> dict[str, Encounter]:
    """The encounters with something in place of a narrative of level 1."""
    options = [
        {"label": "Take it", "told": "It is taken.", "cost": [{"food": 1}]},
        {"label": "Leave it", "told": "There it lies.", **default},
    ]
    narrative = {"options": options, "default": 1}
    card = Encounter.model_validate({**NARRATIVE, "narrative": narrative})
    return instead(ENCOUNTER_CARDS, "the-numbers", card)


def with_minion(**other: Any) -> dict[str, Minion]:
    return instead(MINIONS, "former-champion", Minion.model_validate({**MINION, **other}))


def test_the_printed_decks_are_sound() -> None:
    check_encounters(ENCOUNTER_CARDS, MINIONS)


def test_other_cards_would_do_as_well() -> None:
    check_encounters(with_combat(), with_minion())
    check_encounters(with_default(), MINIONS)


@pytest.mark.rule("PH-1.1")
def test_each_level_has_its_number_of_cards() -> None:
    fewer = {one: card for one, card in ENCOUNTER_CARDS.items() if one != "the-swan"}
    with pytest.raises(BrokenCard, match="21 of combats of level 1, and not 22"):
        check_encounters(fewer, MINIONS)
    doubled = {
        **ENCOUNTER_CARDS,
        "the-raft": ENCOUNTER_CARDS["the-raft"].model_copy(update={"copies": 2}),
    }
    with pytest.raises(BrokenCard, match="9 of narratives of level 3, and not 8"):
        check_encounters(doubled, MINIONS)


@pytest.mark.rule("PH-1.1")
def test_each_kind_has_its_number_of_minions() -> None:
    fewer = {one: card for one, card in MINIONS.items() if one != "former-champion"}
    with pytest.raises(BrokenCard, match="11 of human, and not 12"):
        check_encounters(ENCOUNTER_CARDS, fewer)


@pytest.mark.parametrize(
    ("encounters", "fault"),
    [
        (with_combat(enemy={**ENEMY, "kind": "animal"}, humans=1), "no minions"),
        (with_enemy(special="effect"), "its special has no effect"),
        (with_default(test={"stat": "mind"}, told_failed="It bites."), "its default is a test"),
        (with_default(**{"pass": [{"health": -1}]}), "its default costs something"),
        (with_default(**{"pass": [{"hunger": 1}]}), "its default costs something"),
        (with_default(**{"pass": [{"scar": 1}]}), "its default costs something"),
        (with_default(follower=True), "its default takes somebody along"),
        (with_default(label="Take it"), "two of its options read alike"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused(
    encounters: Mapping[str, Encounter], fault: str
) -> None:
    with pytest.raises(BrokenCard, match=fault):
        check_encounters(encounters, MINIONS)


def test_the_effects_of_an_encounter_are_its_enemys() -> None:
    effect = {"at": "combat_start", "do": [{"morale": -1}]}
    card = Encounter.model_validate({**COMBAT, "effects": [effect]})
    with pytest.raises(BrokenCard, match="somebody: its effects belong to its enemy"):
        check_encounters(instead(ENCOUNTER_CARDS, "the-deserter", card), MINIONS)


def test_a_minion_has_no_effects() -> None:
    with pytest.raises(BrokenCard, match="no effects of its own"):
        check_encounters(
            ENCOUNTER_CARDS, with_minion(effects=[{"at": "kill", "do": [{"food": 1}]}])
        )
    with pytest.raises(BrokenCard, match="special has no effect"):
        check_encounters(ENCOUNTER_CARDS, with_minion(enemy={**ENEMY, "special": "effect"}))


def test_two_cards_of_one_name_are_refused() -> None:
    twin = Encounter.model_validate({**COMBAT, "name": "Lookout"})
    with pytest.raises(BrokenCard, match="Lookout"):
        check_encounters(instead(ENCOUNTER_CARDS, "the-deserter", twin), MINIONS)
