"""What the files of cards may say, and what the game needs of them all (PH-25, PH-27)."""

import importlib
import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial, reduce
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.kit.content import BrokenCard
from rules.posthuman.model import content
from rules.posthuman.model.cards import Encounter, Minion, Rider
from rules.posthuman.model.content import Content, check_content, check_encounters
from rules.posthuman.model.decks import CARDS, CONTENT, kind_of, list_copies
from tests.rules.posthuman.model.printed import ENCOUNTER_CARDS, MINIONS
from tests.rules.posthuman.rows import RULE

CLAW = {"name": "Claw", "wounds": 1, "special": "attack"}
FIVE = {"strength": 3, "speed": 3, "mind": 3, "melee": 3, "shooting": 3}
# fmt: off
ENEMY = {
    "kind": ["robot"], "speed": [0, 6], "health": [0, 8], "melee": [0, 6], "wounds": [-1, 4],
    "dice": [-1, 4], "range": [0, 4], "skill_shot": ["seldom"], "special": ["poison"], "scar": [2],
    "xp": [-1, 4], "effects": [[{"at": "breakfast"}]], "mind": [3],
}
# fmt: on
PLAIN = {"label": "Go", "told": "Nobody says a word."}
NARRATIVE = {"options": [PLAIN, {**PLAIN, "label": "Stay"}]}
COMBAT = {"enemy": {"kind": "human", "speed": 1, "health": 1, "melee": 1}}


def refuse_values(rules: str, place: str, changes: dict[str, list[Any]]) -> list[Any]:
    """A row for each value that a field of a card, or of a part of it, cannot have."""
    marks = RULE(*rules.split())
    return [
        pytest.param(place, field, value, marks=marks, id=f"{place} {field}")
        for field, values in changes.items()
        for value in values
    ]


# fmt: off
WRONG = [
    *refuse_values("PH-25.4", "equipment gunscope", {"size": [4, -1], "mount": [["slingshot"]],
        "once": ["often"], "weight": [3], "name": ["x", "x" * 41], "text": ["Short.", "x" * 241]}),
    *refuse_values("PH-25.5", "skills looting",
        {"copies": [0], "vs": ["mutants"], "benign": [3], "level": [1]}),
    *refuse_values("PH-25.6", "encounters toll-collector combat enemy", ENEMY),
    *refuse_values("PH-25.6", "minions brother-in-law enemy", ENEMY),
    *refuse_values("PH-25.7", "encounters toll-collector", {"level": [0, 4], "text": [""],
        "title": ["Toll"], "combat": [None], "narrative": [NARRATIVE]}),
    *refuse_values("PH-25.7", "encounters parachute",
        {"level": [0, 4], "text": [""], "title": ["Toll"],
        "narrative": [None], "combat": [COMBAT]}),
    *refuse_values("PH-25.7", "encounters toll-collector combat",
        {"humans": [-1, 3], "mutants": [3],
        "reward": [[{"teleport": 1}]], "follower": [2], "follower_food": [2], "animals": [1]}),
    *refuse_values("PH-25.7", "encounters parachute narrative",
        {"options": [[], [{**PLAIN, "cost": [{"food": 1}]}, PLAIN]], "default": [3, -1],
            "xp": [2]}),
    *refuse_values("PH-25.7", "encounters parachute narrative options 0", {"label": [""],
        "cost": [[{"blood": 1}]], "test": [{"stat": "beauty"}, None], "told_failed": [""],
        "pass": [[{"teleport": 1}]], "fail": [[{"teleport": 1}]], "success": [2], "wait": [1]}),
    *refuse_values("PH-25.8", "events dark-days",
        {"kind": ["weekly"], "only": ["pairs"], "text": [""]}),
    *refuse_values("PH-25.9", "scars brow-horn", {
        "changes": [[{"stat": "strength", "n": 2}], [{"stat": "beauty", "n": 1}]],
        "weapon": [CLAW | {"wounds": 0}, CLAW | {"wounds": 4}, CLAW | {"special": "poison"}],
        "riders": [[{"do": [{"morale": -1}]}]]}),
    *refuse_values("PH-25.10", "mutant_actions attack-cable",
        {"step": [["eat"]], "terrains": [["sea"]], "title": ["Attack!"]}),
    *refuse_values("PH-25.11", "followers brindle", {"ally": ["two"], "upkeep": [2], "lost": [3]}),
    *refuse_values("PH-25.11", "characters runner", {"food": [-1], "ammo": ["much"],
        "stats": [{"strength": 3}, FIVE | {"shooting": 6}, FIVE | {"shooting": 1}]}),
    *refuse_values("PH-25.12", "equipment snare-wire effects 0", {"at": ["breakfast"],
        "do": [[], [{"teleport": 1}]], "if": [[{"weather_is": "fine"}]], "cost": [[{"blood": 1}]],
        "limit": ["week"], "ask": ["maybe"], "then": [[]]}),
]
# fmt: on


def find_part(place: str) -> Any:
    """A card, or a part of it."""

    def step(whole: Any, key: str) -> Any:
        if isinstance(whole, tuple):
            return whole[int(key)]
        return whole[key] if isinstance(whole, dict) else getattr(whole, key)

    return reduce(step, place.split(), CONTENT)


@pytest.mark.parametrize(("place", "field", "value"), WRONG)
def test_a_card_as_it_is_passes_and_changed_so_it_does_not(
    place: str, field: str, value: Any
) -> None:
    one = find_part(place)
    whole = one.model_dump(by_alias=True)
    assert type(one).model_validate(whole).model_dump(by_alias=True) == whole
    with pytest.raises(ValidationError):
        type(one).model_validate(whole | {field: value})


@pytest.mark.rule("PH-25.6")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        (field, value + (1 if value <= 0 else -1))
        for field, values in ENEMY.items()
        for value in values
        if isinstance(value, int) and field not in ("scar", "mind")
    ],
)
def test_the_least_and_the_most_of_an_enemy_are_taken(field: str, value: int) -> None:
    enemy = CONTENT.minions["brother-in-law"].enemy
    whole = enemy.model_dump(by_alias=True)
    assert getattr(type(enemy).model_validate(whole | {field: value}), field) == value


def dump_content(found: content.Content) -> Any:
    return TypeAdapter(content.Content).dump_python(found)


def test_a_broken_file_is_named_with_card_and_field(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(content.FOLDER, folder)
    assert dump_content(content.load(folder)) == dump_content(CONTENT)
    broken = folder / "skills.yaml"
    line = "\n- {id: whistling, name: Whistling}\n"
    broken.write_text(broken.read_text("utf-8") + line, "utf-8")
    with pytest.raises(BrokenCard, match=r"^skills\.yaml, card whistling: text"):
        content.load(folder)


def test_every_physical_card_has_an_id_of_its_own() -> None:
    assert list_copies({"knife": CONTENT.starting["knife"]}) == ["knife.1", "knife.2", "knife.3"]
    assert list_copies({"road-map": CONTENT.starting["road-map"]}) == ["road-map"]
    assert kind_of("knife.3") == "knife"
    decks: dict[str, Any] = {**vars(CONTENT)}
    del decks["characters"]
    copies = sum(len(list_copies(deck)) for deck in decks.values())
    assert len(CARDS) == copies + 1, "and the starting tile"


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


def remove_card(deck: str, card: str) -> Content:
    """The content without a card."""
    cards = {one: found for one, found in getattr(CONTENT, deck).items() if one != card}
    return replace(CONTENT, **{deck: cards})


def change_card(deck: str, card: str, **fields: Any) -> Content:
    """The content with another printing of a card."""
    cards: Mapping[str, Any] = getattr(CONTENT, deck)
    return replace(CONTENT, **{deck: {**cards, card: cards[card].model_copy(update=fields)}})


def all_characters(**fields: Any) -> Content:
    found = CONTENT.characters.items()
    return replace(CONTENT, characters={one: card.model_copy(update=fields) for one, card in found})


def make_rare_content(given: str, other: str) -> Content:
    """The content with three copies of what everybody may be given, and more of another card."""
    icons = CONTENT.starting[other].icons
    content = change_card("starting", given, copies=3, icons=(1, 2, 3))
    more = content.starting[other].model_copy(update={"copies": 5, "icons": (*icons, 4)})
    return replace(content, starting={**content.starting, other: more})


def prove_fault(rules: str, content: Content, told: str) -> Any:
    """A row: content, and what is said to be wrong with it."""
    return pytest.param(lambda: check_content(content), told, marks=RULE(*rules.split()))


def replace_card(deck: Mapping[str, Any], gone: str, card: Any) -> dict[str, Any]:
    return {one: other for one, other in deck.items() if one != gone} | {card.id: card}


FOE: dict[str, Any] = {"kind": "human", "speed": 1, "health": 1, "melee": 1}
BITES = {"test": {"stat": "mind"}, "told_failed": "It bites."}
KILLS = [{"at": "kill", "do": [{"food": 1}]}]


def make_encounter(card: dict[str, Any], gone: str) -> dict[str, Encounter]:
    """The encounters with one replaced."""
    text = "Somebody stands in the road."
    whole = {"id": "somebody", "name": "Somebody", "level": 1, "text": text, **card}
    return replace_card(ENCOUNTER_CARDS, gone, Encounter.model_validate(whole))


def make_fight(enemy: Any = None, *, card: Any = None, **combat: Any) -> dict[str, Encounter]:
    combat = {"enemy": {**FOE, **(enemy or {})}, **combat}
    return make_encounter({"combat": combat, **(card or {})}, "the-deserter")


def make_story(**default: Any) -> dict[str, Encounter]:
    ways = [
        {"label": "Take it", "told": "It is taken.", "cost": [{"food": 1}]},
        {"label": "Leave it", "told": "There it lies.", **default},
    ]
    return make_encounter({"narrative": {"options": ways, "default": 1}}, "the-numbers")


def make_minion(**fields: Any) -> dict[str, Minion]:
    text = "A minion like any other one."
    card = {"id": "some-minion", "name": "Some Minion", "text": text, "enemy": FOE, **fields}
    return replace_card(MINIONS, "former-champion", Minion.model_validate(card))


def prove_odd_decks(
    rules: str, told: str, encounters: Mapping[str, Any] = ENCOUNTER_CARDS, followers: Any = MINIONS
) -> Any:
    """A row: decks of encounters that could not be played, and what is wrong."""
    return pytest.param(partial(check_encounters, encounters, followers), told, marks=RULE(rules))


DOUBLED = ENCOUNTER_CARDS["the-raft"].model_copy(update={"copies": 2})
# fmt: off
BROKEN = [
    *(
        prove_fault("PH-1.1 PH-1.2", remove_card(deck, card),
            f"the decks: {left} of {deck}, and not {left + 1}")
        for (deck, card), left in SIZES.items()
    ),
    prove_fault("PH-27.1", change_card("tiles", "church", terrain="urban"),
        "tiles.yaml: 17 of rural, and not 18"),
    # Names and ids are each card's own.
    prove_fault("PH-1.1", change_card("tiles", "farm", name="Church"),
        "tiles, card farm: has the same as card church: Church"),
    prove_fault("PH-1.1", change_card("equipment", "pry-bar", name="Lead Pipe"),
        "items, card lead-pipe: has the same as card pry-bar"),
    prove_fault("PH-1.1", replace(CONTENT, minions={**CONTENT.minions, "farm": CONTENT.minions[
        "brother-in-law"]}), "card minions: has the same as card tiles: farm"),
    # Items: icons, prices, and whether they are used up.
    prove_fault("PH-27.16", change_card("starting", "knife", icons=()),
        "starting_items.yaml, card knife: has no icon for each copy"),
    prove_fault("PH-27.16", change_card("weapons", "machete", price=2),
        "card machete: icons and prices are for starting items"),
    prove_fault("PH-25.4", change_card("equipment", "binoculars", once=True),
        "card binoculars: is used up, or only says so"),
    prove_fault("PH-25.4", change_card("equipment", "antibiotics", once=False),
        "card antibiotics: is used up, or only says so"),
    prove_fault("PH-15.18a", change_card("weapons", "cattle-prod", effects=()),
        "card cattle-prod: its special has no effect"),
    # The Fortress, and events that are kept.
    prove_fault("PH-2.2", change_card("events", "fortress", only=None),
        "events.yaml: 0 of solo, and not 1"),
    prove_fault("PH-2.2",
        change_card("events", "fortress", effects=CONTENT.events["watched"].effects),
        "card fortress: the one of solo play is the Fortress"),
    prove_fault("PH-8.3", change_card("events", "protector", keepable=False),
        "card protector: is kept, or only says so"),
    # What cards and characters name is there, and often enough.
    prove_fault("PH-3.5", change_card("characters", "runner", items=("flare", "skateboard")),
        "characters.yaml, card runner: leads to skateboard, which is nowhere"),
    prove_fault("PH-3.5", change_card("characters", "runner", skills=("parkour",)),
        "characters.yaml, card runner: leads to parkour, which is nowhere"),
    prove_fault("PH-25.9",
        change_card("scars", "long-stride", riders=(Rider(title="stampede", do=()),)),
        "scars.yaml, card long-stride: leads to stampede, which is nowhere"),
    prove_fault("PH-1.5", replace(CONTENT, characters=dict([*CONTENT.characters.items()][:3])),
        "has fewer than 4 characters"),
    prove_fault("PH-27.19", all_characters(items=("flare", "hunting-bow")),
        "starting_items.yaml, card hunting-bow: 4 players may need one each"),
    prove_fault("PH-27.19", all_characters(skills=("bow-expert",)),
        "skills.yaml, card bow-expert: 4 players may need one each"),
    prove_fault("PH-21.8", change_card("characters", "cage-fighter", skills=("looting",)),
        "characters.yaml, card cage-fighter: looting is not there in solo play"),
    prove_fault("PH-4.8", make_rare_content("flare", "lead-pipe"),
        "card flare: 4 players may need one each"),
    prove_fault("PH-4.14", make_rare_content("lead-pipe", "flare"),
        "card lead-pipe: 4 players may need one each"),
    # Encounters: their numbers, and cards that could not be played.
    prove_odd_decks("PH-1.1", "21 of combats of level 1, and not 22",
        {one: card for one, card in ENCOUNTER_CARDS.items() if one != "the-swan"}),
    prove_odd_decks("PH-1.1", "9 of narratives of level 3, and not 8",
        {**ENCOUNTER_CARDS, "the-raft": DOUBLED}),
    prove_odd_decks("PH-1.1", "11 of human, and not 12",
        followers={one: card for one, card in MINIONS.items() if one != "former-champion"}),
    prove_odd_decks("PH-25.7", "no minions", make_fight({"kind": "animal"}, humans=1)),
    prove_odd_decks("PH-25.7", "its special has no effect", make_fight({"special": "effect"})),
    prove_odd_decks("PH-25.7", "somebody: its effects belong to its enemy",
        make_fight(card={"effects": [{"at": "combat_start", "do": [{"morale": -1}]}]})),
    prove_odd_decks("PH-25.7", "Lookout", make_fight(card={"name": "Lookout"})),
    prove_odd_decks("PH-25.7", "its default is a test", make_story(**BITES)),
    prove_odd_decks("PH-25.7", "its default costs something",
        make_story(**{"pass": [{"health": -1}]})),
    prove_odd_decks("PH-25.7", "its default costs something",
        make_story(**{"pass": [{"hunger": 1}]})),
    prove_odd_decks("PH-25.7", "its default costs something",
        make_story(**{"pass": [{"scar": 1}]})),
    prove_odd_decks("PH-25.7", "its default takes somebody along", make_story(follower=True)),
    prove_odd_decks("PH-25.7", "two of its options read alike", make_story(label="Take it")),
    prove_odd_decks("PH-25.7", "no effects of its own", followers=make_minion(effects=KILLS)),
    prove_odd_decks("PH-25.7", "special has no effect",
        followers=make_minion(enemy={**FOE, "special": "effect"})),
]
# fmt: on


@pytest.mark.parametrize(("check", "told"), BROKEN)
def test_what_is_wrong_is_named(check: Callable[[], None], told: str) -> None:
    with pytest.raises(BrokenCard) as raised:
        check()
    assert told in str(raised.value)


def test_the_content_is_as_the_game_needs_it_and_other_cards_would_do_as_well() -> None:
    check_content(CONTENT)
    check_encounters(make_fight(), make_minion())
    check_encounters(make_story(), MINIONS)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (remove_card("tiles", "church"), "the decks: 67 of tiles, and not 68"),
        (remove_card("minions", "sling-girl"), "minions: 10 of human, and not 12"),
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
