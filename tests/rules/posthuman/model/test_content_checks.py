"""What the game relies on in its content is checked, and what is wrong is named."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from rules.kit.content import BrokenCard
from rules.posthuman.model.cards import Encounter, Minion, Rider
from rules.posthuman.model.content import Content, check_content, check_encounters
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman.model.printed import ENCOUNTER_CARDS, MINIONS
from tests.rules.posthuman.rows import RULE

SIZES = {
    ("tiles", "church"): 67,
    ("supply", "bottom-drawer"): 9,
    ("weapons", "fire-axe"): 31,
    ("equipment", "camo-tent"): 36,
    ("starting", "road-map"): 25,
    ("skills", "stealth"): 29,
    ("events", "watched"): 20,
    ("scars", "long-stride"): 30,
    ("mutant_actions", "charge-street"): 24,
    ("followers", "wren"): 7,
}
"""How many are left without a card."""


def without(deck: str, card: str) -> Content:
    """The content without a card."""
    cards = {one: found for one, found in getattr(CONTENT, deck).items() if one != card}
    return replace(CONTENT, **{deck: cards})


def changed(deck: str, card: str, **fields: Any) -> Content:
    """The content with another printing of a card."""
    cards: Mapping[str, Any] = getattr(CONTENT, deck)
    return replace(CONTENT, **{deck: {**cards, card: cards[card].model_copy(update=fields)}})


def all_characters(**fields: Any) -> Content:
    found = CONTENT.characters.items()
    return replace(CONTENT, characters={one: card.model_copy(update=fields) for one, card in found})


def rare(given: str, other: str) -> Content:
    """The content with three copies of what everybody may be given, and more of another card."""
    icons = CONTENT.starting[other].icons
    content = changed("starting", given, copies=3, icons=(1, 2, 3))
    more = content.starting[other].model_copy(update={"copies": 5, "icons": (*icons, 4)})
    return replace(content, starting={**content.starting, other: more})


def broken(rules: str, content: Content, told: str) -> Any:
    """A row: content, and what is said to be wrong with it."""
    return pytest.param(lambda: check_content(content), told, marks=RULE(*rules.split()))


def kept(deck: Mapping[str, Any], gone: str, card: Any) -> dict[str, Any]:
    return {one: other for one, other in deck.items() if one != gone} | {card.id: card}


ENEMY: dict[str, Any] = {"kind": "human", "speed": 1, "health": 1, "melee": 1}
BITES = {"test": {"stat": "mind"}, "told_failed": "It bites."}
KILLS = [{"at": "kill", "do": [{"food": 1}]}]


def encounter(card: dict[str, Any], gone: str) -> dict[str, Encounter]:
    """The encounters with one replaced."""
    text = "Somebody stands in the road."
    whole = {"id": "somebody", "name": "Somebody", "level": 1, "text": text, **card}
    return kept(ENCOUNTER_CARDS, gone, Encounter.model_validate(whole))


def fight(enemy: Any = None, *, card: Any = None, **combat: Any) -> dict[str, Encounter]:
    combat = {"enemy": {**ENEMY, **(enemy or {})}, **combat}
    return encounter({"combat": combat, **(card or {})}, "the-deserter")


def story(**default: Any) -> dict[str, Encounter]:
    ways = [
        {"label": "Take it", "told": "It is taken.", "cost": [{"food": 1}]},
        {"label": "Leave it", "told": "There it lies.", **default},
    ]
    return encounter({"narrative": {"options": ways, "default": 1}}, "the-numbers")


def minion(**fields: Any) -> dict[str, Minion]:
    text = "A minion like any other one."
    card = {"id": "some-minion", "name": "Some Minion", "text": text, "enemy": ENEMY, **fields}
    return kept(MINIONS, "former-champion", Minion.model_validate(card))


def odd(
    rules: str, told: str, encounters: Mapping[str, Any] = ENCOUNTER_CARDS, followers: Any = MINIONS
) -> Any:
    """A row: decks of encounters that could not be played, and what is wrong."""
    return pytest.param(partial(check_encounters, encounters, followers), told, marks=RULE(rules))


DOUBLED = ENCOUNTER_CARDS["the-raft"].model_copy(update={"copies": 2})
# fmt: off
BROKEN = [
    *(
        broken("PH-1.1 PH-1.2", without(deck, card),
            f"the decks: {left} of {deck}, and not {left + 1}")
        for (deck, card), left in SIZES.items()
    ),
    broken("PH-27.1", changed("tiles", "church", terrain="urban"),
        "tiles.yaml: 17 of rural, and not 18"),
    # Names and ids are each card's own.
    broken("PH-1.1", changed("tiles", "farm", name="Church"),
        "tiles, card farm: has the same as card church: Church"),
    broken("PH-1.1", changed("equipment", "pry-bar", name="Lead Pipe"),
        "items, card lead-pipe: has the same as card pry-bar"),
    broken("PH-1.1", replace(CONTENT, minions={**CONTENT.minions, "farm": CONTENT.minions[
        "brother-in-law"]}), "card minions: has the same as card tiles: farm"),
    # Items: icons, prices, and whether they are used up.
    broken("PH-27.16", changed("starting", "knife", icons=()),
        "starting_items.yaml, card knife: has no icon for each copy"),
    broken("PH-27.16", changed("weapons", "machete", price=2),
        "card machete: icons and prices are for starting items"),
    broken("PH-25.4", changed("equipment", "binoculars", once=True),
        "card binoculars: is used up, or only says so"),
    broken("PH-25.4", changed("equipment", "antibiotics", once=False),
        "card antibiotics: is used up, or only says so"),
    broken("PH-15.18a", changed("weapons", "cattle-prod", effects=()),
        "card cattle-prod: its special has no effect"),
    # The Fortress, and events that are kept.
    broken("PH-2.2", changed("events", "fortress", only=None), "events.yaml: 0 of solo, and not 1"),
    broken("PH-2.2", changed("events", "fortress", effects=CONTENT.events["watched"].effects),
        "card fortress: the one of solo play is the Fortress"),
    broken("PH-8.3", changed("events", "protector", keepable=False),
        "card protector: is kept, or only says so"),
    # What cards and characters name is there, and often enough.
    broken("PH-3.5", changed("characters", "runner", items=("flare", "skateboard")),
        "characters.yaml, card runner: leads to skateboard, which is nowhere"),
    broken("PH-3.5", changed("characters", "runner", skills=("parkour",)),
        "characters.yaml, card runner: leads to parkour, which is nowhere"),
    broken("PH-25.9", changed("scars", "long-stride", riders=(Rider(title="stampede", do=()),)),
        "scars.yaml, card long-stride: leads to stampede, which is nowhere"),
    broken("PH-1.5", replace(CONTENT, characters=dict([*CONTENT.characters.items()][:3])),
        "has fewer than 4 characters"),
    broken("PH-27.19", all_characters(items=("flare", "hunting-bow")),
        "starting_items.yaml, card hunting-bow: 4 players may need one each"),
    broken("PH-27.19", all_characters(skills=("bow-expert",)),
        "skills.yaml, card bow-expert: 4 players may need one each"),
    broken("PH-21.8", changed("characters", "cage-fighter", skills=("looting",)),
        "characters.yaml, card cage-fighter: looting is not there in solo play"),
    broken("PH-4.8", rare("flare", "lead-pipe"), "card flare: 4 players may need one each"),
    broken("PH-4.14", rare("lead-pipe", "flare"), "card lead-pipe: 4 players may need one each"),
    # Encounters: their numbers, and cards that could not be played.
    odd("PH-1.1", "21 of combats of level 1, and not 22",
        {one: card for one, card in ENCOUNTER_CARDS.items() if one != "the-swan"}),
    odd("PH-1.1", "9 of narratives of level 3, and not 8",
        {**ENCOUNTER_CARDS, "the-raft": DOUBLED}),
    odd("PH-1.1", "11 of human, and not 12",
        followers={one: card for one, card in MINIONS.items() if one != "former-champion"}),
    odd("PH-25.7", "no minions", fight({"kind": "animal"}, humans=1)),
    odd("PH-25.7", "its special has no effect", fight({"special": "effect"})),
    odd("PH-25.7", "somebody: its effects belong to its enemy",
        fight(card={"effects": [{"at": "combat_start", "do": [{"morale": -1}]}]})),
    odd("PH-25.7", "Lookout", fight(card={"name": "Lookout"})),
    odd("PH-25.7", "its default is a test", story(**BITES)),
    odd("PH-25.7", "its default costs something", story(**{"pass": [{"health": -1}]})),
    odd("PH-25.7", "its default costs something", story(**{"pass": [{"hunger": 1}]})),
    odd("PH-25.7", "its default costs something", story(**{"pass": [{"scar": 1}]})),
    odd("PH-25.7", "its default takes somebody along", story(follower=True)),
    odd("PH-25.7", "two of its options read alike", story(label="Take it")),
    odd("PH-25.7", "no effects of its own", followers=minion(effects=KILLS)),
    odd("PH-25.7", "special has no effect", followers=minion(enemy={**ENEMY, "special": "effect"})),
]
# fmt: on


@pytest.mark.parametrize(("check", "told"), BROKEN)
def test_what_is_wrong_is_named(check: Callable[[], None], told: str) -> None:
    with pytest.raises(BrokenCard) as raised:
        check()
    assert told in str(raised.value)


def test_the_content_is_as_the_game_needs_it_and_other_cards_would_do_as_well() -> None:
    check_content(CONTENT)
    check_encounters(fight(), minion())
    check_encounters(story(), MINIONS)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (without("tiles", "church"), "the decks: 67 of tiles, and not 68"),
        (without("minions", "sling-girl"), "minions: 10 of human, and not 12"),
    ],
)
def test_what_is_read_for_play_is_checked(
    monkeypatch: pytest.MonkeyPatch, content: Content, told: str
) -> None:
    """The decks are read once, when the game is imported, so that a fault stops the start."""
    monkeypatch.setattr("rules.posthuman.model.content.load", lambda: content)
    monkeypatch.delitem(sys.modules, "rules.posthuman.model.decks")
    with pytest.raises(BrokenCard, match=told):
        importlib.import_module("rules.posthuman.model.decks")
