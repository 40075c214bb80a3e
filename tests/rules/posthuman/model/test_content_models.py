"""PH-25.4 to PH-25.15: the closed shapes of the cards, and files that do not keep to them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from rules.kit.content import BrokenCard
from rules.posthuman.effects.language.models import Hook
from rules.posthuman.model import loading
from rules.posthuman.model.decks import CARDS, CONTENT, kind_of, list_copies


def shape(one: BaseModel, change: dict[str, Any]) -> None:
    """The card as it is passes; changed so, it does not."""
    whole = one.model_dump(by_alias=True)
    model = type(one)
    assert model.model_validate(whole).model_dump(by_alias=True) == whole
    with pytest.raises(ValidationError):
        model.model_validate(whole | change)


@pytest.mark.rule("PH-25.4")
@pytest.mark.parametrize(
    "change",
    [{"size": 4}, {"size": -1}, {"mount": ["slingshot"]}, {"once": "often"}, {"weight": 3}],
)
def test_equipment(change: dict[str, Any]) -> None:
    shape(CONTENT.equipment["gunscope"], change)


@pytest.mark.rule("PH-25.4")
def test_a_name_has_forty_characters_at_most() -> None:
    shape(CONTENT.equipment["gunscope"].model_copy(update={"name": "x" * 40}), {"name": "x" * 41})


@pytest.mark.rule("PH-25.5")
@pytest.mark.parametrize("change", [{"copies": 0}, {"vs": "mutants"}, {"benign": 3}, {"level": 1}])
def test_skill(change: dict[str, Any]) -> None:
    shape(CONTENT.skills["looting"], change)


@pytest.mark.rule("PH-25.6")
@pytest.mark.parametrize(
    "change",
    [
        {"kind": "robot"},
        {"speed": 0},
        {"speed": 6},
        {"health": 0},
        {"health": 8},
        {"melee": 0},
        {"melee": 6},
        {"wounds": -1},
        {"wounds": 4},
        {"dice": -1},
        {"dice": 4},
        {"range": 0},
        {"range": 4},
        {"skill_shot": "seldom"},
        {"special": "poison"},
        {"scar": 2},
        {"xp": -1},
        {"xp": 4},
        {"effects": [{"at": "breakfast"}]},
        {"mind": 3},
    ],
)
@pytest.mark.parametrize("of", ["leader", "minion"])
def test_enemy(change: dict[str, Any], of: str) -> None:
    """A leader and a minion are of one shape."""
    combat = CONTENT.encounters["toll-collector"].combat
    assert combat is not None
    minion = CONTENT.minions["brother-in-law"].enemy
    shape(combat.enemy if of == "leader" else minion, change)


@pytest.mark.rule("PH-25.6")
@pytest.mark.parametrize(
    ("part", "least", "most"),
    [
        ("speed", 1, 5),
        ("health", 1, 7),
        ("melee", 1, 5),
        ("wounds", 0, 3),
        ("dice", 0, 3),
        ("range", 1, 3),
        ("xp", 0, 3),
    ],
)
def test_the_least_and_the_most_of_an_enemy_are_taken(part: str, least: int, most: int) -> None:
    enemy = CONTENT.minions["brother-in-law"].enemy
    whole = enemy.model_dump(by_alias=True)
    for value in (least, most):
        assert getattr(type(enemy).model_validate(whole | {part: value}), part) == value


@pytest.mark.rule("PH-25.7")
@pytest.mark.parametrize("change", [{"level": 0}, {"level": 4}, {"text": ""}, {"title": "Toll"}])
@pytest.mark.parametrize("one", ["toll-collector", "parachute"])
def test_encounter(change: dict[str, Any], one: str) -> None:
    shape(CONTENT.encounters[one], change)


@pytest.mark.rule("PH-25.7")
def test_an_encounter_is_a_combat_or_a_narrative_and_never_both_or_neither() -> None:
    combat, narrative = CONTENT.encounters["toll-collector"], CONTENT.encounters["parachute"]
    shape(combat, {"combat": None})
    shape(narrative, {"narrative": None})
    assert narrative.narrative is not None
    shape(combat, {"narrative": narrative.narrative.model_dump(by_alias=True)})


@pytest.mark.rule("PH-25.7")
@pytest.mark.parametrize(
    "change",
    [
        {"humans": -1},
        {"humans": 3},
        {"mutants": 3},
        {"reward": [{"teleport": 1}]},
        {"follower": 2},
        {"follower_food": 2},
        {"animals": 1},
    ],
)
def test_combat(change: dict[str, Any]) -> None:
    combat = CONTENT.encounters["toll-collector"].combat
    assert combat is not None
    shape(combat, change)


@pytest.mark.rule("PH-25.7")
@pytest.mark.parametrize("change", [{"options": []}, {"default": 3}, {"default": -1}, {"xp": 2}])
def test_narrative(change: dict[str, Any]) -> None:
    narrative = CONTENT.encounters["parachute"].narrative
    assert narrative is not None
    shape(narrative, change)


@pytest.mark.rule("PH-25.7")
@pytest.mark.parametrize(
    "change",
    [
        {"label": ""},
        {"cost": [{"blood": 1}]},
        {"test": {"stat": "beauty"}},
        {"test": None},
        {"told_failed": ""},
        {"pass": [{"teleport": 1}]},
        {"fail": [{"teleport": 1}]},
        {"success": 2},
        {"wait": 1},
    ],
)
def test_an_option_of_a_narrative(change: dict[str, Any]) -> None:
    narrative = CONTENT.encounters["parachute"].narrative
    assert narrative is not None
    shape(narrative.options[0], change)


@pytest.mark.rule("PH-25.7")
def test_the_default_of_a_narrative_costs_nothing() -> None:
    narrative = CONTENT.encounters["parachute"].narrative
    assert narrative is not None
    options = [one.model_dump(by_alias=True) for one in narrative.options]
    options[narrative.default]["cost"] = [{"food": 1}]
    shape(narrative, {"options": options})


@pytest.mark.rule("PH-25.8")
@pytest.mark.parametrize("change", [{"kind": "weekly"}, {"only": "pairs"}, {"text": ""}])
def test_event(change: dict[str, Any]) -> None:
    shape(CONTENT.events["dark-days"], change)


@pytest.mark.rule("PH-25.9")
@pytest.mark.parametrize(
    "change",
    [
        {"changes": [{"stat": "strength", "n": 2}]},
        {"changes": [{"stat": "beauty", "n": 1}]},
        {"weapon": {"name": "Claw", "wounds": 0, "special": "attack"}},
        {"weapon": {"name": "Claw", "wounds": 4, "special": "attack"}},
        {"weapon": {"name": "Claw", "wounds": 1, "special": "poison"}},
        {"riders": [{"do": [{"morale": -1}]}]},
    ],
)
def test_scar(change: dict[str, Any]) -> None:
    shape(CONTENT.scars["brow-horn"], change)


@pytest.mark.rule("PH-25.10")
@pytest.mark.parametrize("change", [{"step": ["eat"]}, {"terrains": ["sea"]}, {"title": "Attack!"}])
def test_mutant_action(change: dict[str, Any]) -> None:
    shape(CONTENT.mutant_actions["attack-cable"], change)


@pytest.mark.rule("PH-25.11")
@pytest.mark.parametrize("change", [{"ally": "two"}, {"upkeep": 2}, {"lost": 3}])
def test_follower(change: dict[str, Any]) -> None:
    shape(CONTENT.followers["brindle"], change)


@pytest.mark.rule("PH-25.11")
@pytest.mark.parametrize(
    "change",
    [
        {"stats": {"strength": 3, "speed": 3, "mind": 3, "melee": 3}},
        {"stats": {"strength": 3, "speed": 3, "mind": 3, "melee": 3, "shooting": 6}},
        {"stats": {"strength": 3, "speed": 3, "mind": 3, "melee": 3, "shooting": 1}},
        {"food": -1},
        {"ammo": "much"},
    ],
)
def test_character(change: dict[str, Any]) -> None:
    shape(CONTENT.characters["runner"], change)


HOOKS = """setup event eat declare trade camp forage scout move_start tile_drawn zone_enter reveal
evade combat_start shoot_roll shoot_result shot_at round_start melee_roll melee_result wounds_out
wounds_in kill combat_end test supply zone_done tile_done scar ko xp mutant_step turn_end anytime
score"""


@pytest.mark.rule("PH-25.13")
def test_the_hooks_are_a_closed_set() -> None:
    assert set(get_args(Hook)) == set(HOOKS.split())


@pytest.mark.parametrize(
    "change",
    [
        {"at": "breakfast"},
        {"do": []},
        {"do": [{"teleport": 1}]},
        {"if": [{"weather_is": "fine"}]},
        {"cost": [{"blood": 1}]},
        {"limit": "week"},
        {"ask": "maybe"},
        {"then": []},
    ],
)
def test_an_effect_is_made_of_closed_sets(change: dict[str, Any]) -> None:
    shape(CONTENT.equipment["snare-wire"].effects[0], change)


# -- files and copies ----------------------------------------------------------------------------


def _dump(content: loading.Content) -> Any:
    return TypeAdapter(loading.Content).dump_python(content)


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("tiles.yaml", "- {id: church}", "tiles.yaml, card church: there is another card"),
        ("skills.yaml", "- {id: whistling, name: Whistling}", "skills.yaml, card whistling: text"),
        ("starting_items.yaml", "- {id: map, name: Map}", "starting_items.yaml, card map: "),
    ],
)
def test_a_broken_file_is_named_with_card_and_field(
    tmp_path: Path, name: str, line: str, told: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(loading.CONTENT, folder)
    assert _dump(loading.load(folder)) == _dump(CONTENT)
    broken = folder / name
    broken.write_text(broken.read_text("utf-8") + f"\n{line}\n", "utf-8")
    with pytest.raises(BrokenCard) as raised:
        loading.load(folder)
    assert str(raised.value).startswith(told)


def test_every_physical_card_has_an_id_of_its_own() -> None:
    assert list_copies({"knife": CONTENT.starting["knife"]}) == ["knife.1", "knife.2", "knife.3"]
    assert list_copies({"road-map": CONTENT.starting["road-map"]}) == ["road-map"]
    assert kind_of("knife.3") == "knife"
    decks = (
        CONTENT.tiles,
        CONTENT.supply,
        CONTENT.weapons,
        CONTENT.equipment,
        CONTENT.starting,
        CONTENT.skills,
        CONTENT.encounters,
        CONTENT.minions,
        CONTENT.events,
        CONTENT.scars,
        CONTENT.mutant_actions,
        CONTENT.followers,
    )
    assert len(CARDS) == sum(len(list_copies(deck)) for deck in decks) + 1, "and the starting tile"
