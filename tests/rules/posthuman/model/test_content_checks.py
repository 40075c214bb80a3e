"""What the game relies on in its content is checked, and what is wrong is named."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.kit.content import BrokenCard
from rules.posthuman.model.cards import Card, Character, Rider
from rules.posthuman.model.content_checks import check_content
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.loading import Content


def without(deck: str, card: str) -> Content:
    """The content without a card."""
    cards = {one: found for one, found in getattr(CONTENT, deck).items() if one != card}
    return replace(CONTENT, **{deck: cards})


def changed(deck: str, card: str, **fields: Any) -> Content:
    """The content with another printing of a card."""
    cards: Mapping[str, Card | Character] = getattr(CONTENT, deck)
    return replace(CONTENT, **{deck: {**cards, card: cards[card].model_copy(update=fields)}})


def test_the_content_is_as_the_game_needs_it() -> None:
    check_content(CONTENT)


@pytest.mark.rule("PH-1.1", "PH-1.2")
@pytest.mark.parametrize(
    ("deck", "card", "left"),
    [
        ("tiles", "church", 67),
        ("supply", "bottom-drawer", 9),
        ("weapons", "fire-axe", 31),
        ("equipment", "camo-tent", 36),
        ("starting", "road-map", 25),
        ("skills", "stealth", 29),
        ("events", "watched", 20),
        ("scars", "long-stride", 30),
        ("mutant_actions", "charge-street", 24),
        ("followers", "wren", 7),
    ],
)
def test_a_card_is_missing(deck: str, card: str, left: int) -> None:
    with pytest.raises(BrokenCard, match=rf"the decks: {left} of {deck}, and not {left + 1}"):
        check_content(without(deck, card))


@pytest.mark.rule("PH-27.1")
def test_a_tile_of_another_terrain() -> None:
    with pytest.raises(BrokenCard, match=r"tiles\.yaml: 17 of rural, and not 18"):
        check_content(changed("tiles", "church", terrain="urban"))


BROKEN: dict[str, tuple[Content, str]] = {
    "two of one name": (
        changed("tiles", "farm", name="Church"),
        "tiles, card farm: has the same as card church: Church",
    ),
    "two items of one name, of different decks": (
        changed("equipment", "pry-bar", name="Lead Pipe"),
        "items, card lead-pipe: has the same as card pry-bar",
    ),
    "two of one id, of different decks": (
        replace(CONTENT, minions={**CONTENT.minions, "farm": next(iter(CONTENT.minions.values()))}),
        "card minions: has the same as card tiles: farm",
    ),
    "a starting item without icons": (
        changed("starting", "knife", icons=()),
        "starting_items.yaml, card knife: has no icon for each copy",
    ),
    "a price on what is never sold": (
        changed("weapons", "machete", price=2),
        "card machete: icons and prices are for starting items",
    ),
    "an item that only says it is used up": (
        changed("equipment", "binoculars", once=True),
        "card binoculars: is used up, or only says so",
    ),
    "an item that is used up and does not say so": (
        changed("equipment", "antibiotics", once=False),
        "card antibiotics: is used up, or only says so",
    ),
    "a special without its effect": (
        changed("weapons", "cattle-prod", effects=()),
        "card cattle-prod: its special has no effect",
    ),
    "no Fortress": (changed("events", "fortress", only=None), "events.yaml: 0 of solo, and not 1"),
    "the wrong Fortress": (
        changed("events", "fortress", effects=CONTENT.events["watched"].effects),
        "card fortress: the one of solo play is the Fortress",
    ),
    "an event that cannot be kept": (
        changed("events", "protector", keepable=False),
        "card protector: is kept, or only says so",
    ),
    "an item that is nowhere": (
        changed("characters", "runner", items=("flare", "skateboard")),
        "characters.yaml, card runner: leads to skateboard, which is nowhere",
    ),
    "a skill that is nowhere": (
        changed("characters", "runner", skills=("parkour",)),
        "characters.yaml, card runner: leads to parkour, which is nowhere",
    ),
    "a rider on nothing": (
        changed("scars", "long-stride", riders=(Rider(title="stampede", do=()),)),
        "scars.yaml, card long-stride: leads to stampede, which is nowhere",
    ),
    "too few characters": (
        replace(CONTENT, characters=dict(list(CONTENT.characters.items())[:3])),
        "has fewer than 4 characters",
    ),
    "more owners than bows": (
        replace(
            CONTENT,
            characters={
                one: found.model_copy(update={"items": ("flare", "hunting-bow")})
                for one, found in CONTENT.characters.items()
            },
        ),
        "starting_items.yaml, card hunting-bow: 4 players may need one each",
    ),
    "more experts than cards": (
        replace(
            CONTENT,
            characters={
                one: found.model_copy(update={"skills": ("bow-expert",)})
                for one, found in CONTENT.characters.items()
            },
        ),
        "skills.yaml, card bow-expert: 4 players may need one each",
    ),
    "a skill that solo play has not": (
        changed("characters", "cage-fighter", skills=("looting",)),
        "characters.yaml, card cage-fighter: looting is not there in solo play",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_wrong_is_named(fault: str) -> None:
    content, told = BROKEN[fault]
    with pytest.raises(BrokenCard) as raised:
        check_content(content)
    assert told in str(raised.value)


@pytest.mark.parametrize("given", ["flare", "lead-pipe"])
def test_there_is_one_for_everybody_of_what_everybody_may_be_given(given: str) -> None:
    swapped = {"flare": "lead-pipe", "lead-pipe": "flare"}[given]
    others = CONTENT.starting[swapped]
    cards = {
        **CONTENT.starting,
        given: CONTENT.starting[given].model_copy(update={"copies": 3, "icons": (1, 2, 3)}),
        swapped: others.model_copy(update={"copies": 5, "icons": (*others.icons, 4)}),
    }
    with pytest.raises(BrokenCard, match=f"card {given}: 4 players may need one each"):
        check_content(replace(CONTENT, starting=cards))


# -- when they are run ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "named"),
    [
        (without("tiles", "church"), "the decks: 67 of tiles, and not 68"),
        (without("minions", "sling-girl"), "minions: 10 of human, and not 12"),
    ],
)
def test_what_is_read_for_play_is_checked(
    monkeypatch: pytest.MonkeyPatch, broken: Content, named: str
) -> None:
    """The decks are read once, when the game is imported, so that a fault stops the start."""
    monkeypatch.setattr("rules.posthuman.model.loading.load", lambda: broken)
    monkeypatch.delitem(sys.modules, "rules.posthuman.model.decks")
    with pytest.raises(BrokenCard, match=named):
        importlib.import_module("rules.posthuman.model.decks")
