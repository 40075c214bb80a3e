"""PH-25.4 to PH-25.15: the closed shapes of the cards, and files that do not keep to them."""

from __future__ import annotations

import shutil
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.kit.content import BrokenCard
from rules.posthuman.model import content
from rules.posthuman.model.decks import CARDS, CONTENT, kind_of, list_copies
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


def wrong(rules: str, place: str, changes: dict[str, list[Any]]) -> list[Any]:
    """A row for each value that a field of a card, or of a part of it, cannot have."""
    marks = RULE(*rules.split())
    return [
        pytest.param(place, field, value, marks=marks, id=f"{place} {field}")
        for field, values in changes.items()
        for value in values
    ]


# fmt: off
WRONG = [
    *wrong("PH-25.4", "equipment gunscope", {"size": [4, -1], "mount": [["slingshot"]],
        "once": ["often"], "weight": [3], "name": ["x", "x" * 41], "text": ["Short.", "x" * 241]}),
    *wrong("PH-25.5", "skills looting",
        {"copies": [0], "vs": ["mutants"], "benign": [3], "level": [1]}),
    *wrong("PH-25.6", "encounters toll-collector combat enemy", ENEMY),
    *wrong("PH-25.6", "minions brother-in-law enemy", ENEMY),
    *wrong("PH-25.7", "encounters toll-collector", {"level": [0, 4], "text": [""],
        "title": ["Toll"], "combat": [None], "narrative": [NARRATIVE]}),
    *wrong("PH-25.7", "encounters parachute", {"level": [0, 4], "text": [""], "title": ["Toll"],
        "narrative": [None], "combat": [COMBAT]}),
    *wrong("PH-25.7", "encounters toll-collector combat", {"humans": [-1, 3], "mutants": [3],
        "reward": [[{"teleport": 1}]], "follower": [2], "follower_food": [2], "animals": [1]}),
    *wrong("PH-25.7", "encounters parachute narrative",
        {"options": [[], [{**PLAIN, "cost": [{"food": 1}]}, PLAIN]], "default": [3, -1],
            "xp": [2]}),
    *wrong("PH-25.7", "encounters parachute narrative options 0", {"label": [""],
        "cost": [[{"blood": 1}]], "test": [{"stat": "beauty"}, None], "told_failed": [""],
        "pass": [[{"teleport": 1}]], "fail": [[{"teleport": 1}]], "success": [2], "wait": [1]}),
    *wrong("PH-25.8", "events dark-days", {"kind": ["weekly"], "only": ["pairs"], "text": [""]}),
    *wrong("PH-25.9", "scars brow-horn", {
        "changes": [[{"stat": "strength", "n": 2}], [{"stat": "beauty", "n": 1}]],
        "weapon": [CLAW | {"wounds": 0}, CLAW | {"wounds": 4}, CLAW | {"special": "poison"}],
        "riders": [[{"do": [{"morale": -1}]}]]}),
    *wrong("PH-25.10", "mutant_actions attack-cable",
        {"step": [["eat"]], "terrains": [["sea"]], "title": ["Attack!"]}),
    *wrong("PH-25.11", "followers brindle", {"ally": ["two"], "upkeep": [2], "lost": [3]}),
    *wrong("PH-25.11", "characters runner", {"food": [-1], "ammo": ["much"],
        "stats": [{"strength": 3}, FIVE | {"shooting": 6}, FIVE | {"shooting": 1}]}),
    *wrong("PH-25.12", "equipment snare-wire effects 0", {"at": ["breakfast"],
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


def dump(found: content.Content) -> Any:
    return TypeAdapter(content.Content).dump_python(found)


def test_a_broken_file_is_named_with_card_and_field(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(content.FOLDER, folder)
    assert dump(content.load(folder)) == dump(CONTENT)
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
