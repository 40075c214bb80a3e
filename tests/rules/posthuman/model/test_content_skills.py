"""PH-25.5, PH-26.1, PH-26.2, PH-27.13, PH-27.17, PH-27.19: skills, followers and characters."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from rules.posthuman.effects.language.models import Dice, Number, RollBonus
from rules.posthuman.model.cards import Character, Skill, Weapon
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import Stat
from tests.rules.posthuman.words.reading import does, effects, hooks, physical, primitives

SKILLS: list[Skill] = physical(CONTENT.skills.values())
MELEE = {"melee_roll", "melee_result", "wounds_in", "wounds_out"}


def sort_of(one: Skill) -> str:
    """What a skill is good for, by what it does."""
    if one.vs:
        return "vs"
    for sort, moments in {
        "melee": MELEE,
        "shooting": {"shoot_roll"},
        "evade or test": {"evade", "test"},
        "camp": {"camp"},
        "supply or forage": {"forage", "tile_done", "supply"},
    }.items():
        if hooks(one) & moments:
            return sort
    return "other"


@pytest.mark.rule("PH-27.13", "PH-1.1")
def test_thirty_skills_by_what_they_are_good_for() -> None:
    assert Counter(map(sort_of, SKILLS)) == {
        "melee": 8,
        "shooting": 5,
        "evade or test": 4,
        "camp": 5,
        "vs": 4,
        "supply or forage": 2,
        "other": 2,
    }


def camp(primitive: dict[str, Any]) -> dict[str, Any]:
    return {"at": "camp", "do": [primitive], "limit": "turn", "ask": True}


NAMED: dict[str, tuple[int, list[dict[str, Any]]]] = {
    "Stealth": (1, [{"at": "evade", "do": [{"roll": {"what": "evade", "n": 2}}]}]),
    "Athletics": (
        1,
        [
            {"at": "evade", "do": [{"roll": {"what": "evade", "n": 1}}]},
            {"at": "test", "do": [{"roll": {"what": "test", "n": 1, "stat": "speed"}}]},
        ],
    ),
    "Acrobatics": (1, [{"at": "melee_roll", "do": [{"swap": 1}]}]),
    "Footwork": (
        1,
        [
            {
                "at": "melee_roll",
                "do": [{"reroll": {"dice": ["melee", "defence"], "n": 1}}],
                "limit": "combat",
            }
        ],
    ),
    "Looting": (
        2,
        [
            camp(
                {
                    "choose": [
                        {"label": "Take 1 food", "do": [{"steal": {"kind": "food", "n": 1}}]},
                        {"label": "Take 2 ammo", "do": [{"steal": {"kind": "ammo", "n": 2}}]},
                    ]
                }
            )
        ],
    ),
    "Raiding": (2, [camp({"steal": {"kind": "item", "n": 1, "size": 1, "contest": True}})]),
    "Storytelling": (1, [camp({"morale": {"n": 1, "whom": "here"}})]),
    "Psychologist": (1, [camp({"morale": {"n": 2, "whom": "other"}})]),
}


@pytest.mark.rule("PH-26.1")
@pytest.mark.parametrize("name", NAMED)
def test_the_skills_of_the_rulebook(name: str) -> None:
    copies, raw = NAMED[name]
    (skill,) = [one for one in CONTENT.skills.values() if one.name == name]
    assert (skill.copies, does(skill)) == (copies, effects(*raw))


@pytest.mark.rule("PH-26.1")
def test_the_skills_that_need_others_and_whether_those_must_agree() -> None:
    """Six cards leave the deck in solo play; those of the VS sort ask nobody."""
    social = [one for one in SKILLS if not one.solo]
    assert Counter(one.name for one in social) == {
        "Looting": 2,
        "Raiding": 2,
        "Storytelling": 1,
        "Psychologist": 1,
    }
    assert {one.name for one in SKILLS if one.vs} == {"Looting", "Raiding"}
    assert {one.name for one in social if one.benign} == {"Storytelling", "Psychologist"}


@pytest.mark.rule("PH-26.2")
def test_an_expert_of_each_class_of_gun_and_of_the_bow() -> None:
    experts = [one.effects for one in SKILLS if str(one.name).endswith("Expert")]
    assert sorted(experts, key=str) == sorted(
        [
            effects({"at": "shoot_roll", "do": [{"expert": [of]}]})
            for of in ("pistol", "rifle", "shotgun", "bow")
        ],
        key=str,
    )


# -- followers -----------------------------------------------------------------------------------

FOLLOWERS = list(CONTENT.followers.values())


@pytest.mark.rule("PH-27.17", "PH-1.1")
def test_eight_followers() -> None:
    assert sum(one.copies for one in FOLLOWERS) == 8
    gifts = Counter[str]()
    for one in FOLLOWERS:
        found = primitives(one.effects)
        gifts["ally"] += one.ally
        gifts["camp"] += hooks(one) == {"camp"}
        gifts["evade"] += any(isinstance(p, RollBonus) and p.n == 1 for p in found)
        gifts["shooting"] += any(isinstance(p, Dice) and p.die == "shooting" for p in found)
        gifts["slots"] += any(isinstance(p, Number) and p.do == "slots" for p in found)
        assert one.ally + len(one.effects) == 1, f"{one.id}: one gift each"
    assert gifts == {"ally": 3, "camp": 2, "evade": 1, "shooting": 1, "slots": 1}


@pytest.mark.rule("PH-27.17")
def test_at_least_four_followers_cost_something() -> None:
    assert sum(one.upkeep > 0 or one.lost > 0 for one in FOLLOWERS) >= 4


# -- characters ----------------------------------------------------------------------------------

CHARACTERS = list(CONTENT.characters.values())
RAISED: dict[int, int] = {2: 0, 3: 2, 4: 3, 5: 5}
"""What a stat costs (PH-4.2)."""
PRICES = {"nail-club": 2, "knife": 1, "lead-pipe": 1, "kalt-9mm": 2, "hunting-bow": 3}
PRICES |= {"painkillers": 1, "bandages": 2, "road-map": 1, "sleeping-bag": 2, "flare": 0}


def stats(strength: int, speed: int, mind: int, melee: int, shooting: int) -> dict[Stat, int]:
    return {
        "strength": strength,
        "speed": speed,
        "mind": mind,
        "melee": melee,
        "shooting": shooting,
    }


@pytest.mark.rule("PH-1.5", "PH-27.19")
def test_six_characters_three_of_them_of_the_rulebook() -> None:
    names = [one.name for one in CHARACTERS]
    assert len(set(names)) == 6
    assert set(names) >= {"Cage Fighter", "Runner", "Gamer"}


@pytest.mark.rule("PH-3.7", "PH-27.19")
def test_the_cage_fighter() -> None:
    fighter = CONTENT.characters["cage-fighter"]
    assert fighter.stats == stats(strength=3, speed=4, mind=2, melee=5, shooting=2)
    assert fighter.skills == ("acrobatics",)
    assert set(fighter.items) == {"nail-club", "flare", "painkillers"}
    assert (fighter.food, fighter.ammo) == (4, 0)


@pytest.mark.rule("PH-27.19", "PH-3.5")
def test_the_runner_and_the_gamer() -> None:
    runner, gamer = CONTENT.characters["runner"], CONTENT.characters["gamer"]
    assert runner.stats == stats(strength=2, speed=5, mind=2, melee=4, shooting=3)
    assert (runner.skills, set(runner.items)) == (("athletics",), {"kalt-9mm", "knife", "flare"})
    assert gamer.stats == stats(strength=2, speed=3, mind=4, melee=2, shooting=5)
    assert (gamer.skills, set(gamer.items)) == (("stealth",), {"kalt-9mm", "lead-pipe", "flare"})


@pytest.mark.rule("PH-27.19")
def test_the_originals_are_built_on_strength_on_mind_and_on_a_mix() -> None:
    ours = [one for one in CHARACTERS if one.name not in ("Cage Fighter", "Runner", "Gamer")]
    best = [stat for one in ours for stat, n in one.stats.items() if n == 5]
    assert sorted(best) == ["mind", "strength"], "the third has no stat of 5"


@pytest.mark.rule("PH-3.8", "PH-27.19")
@pytest.mark.parametrize("one", CHARACTERS, ids=[one.id for one in CHARACTERS])
def test_what_a_character_may_cost(one: Character) -> None:
    assert sum(RAISED[n] for n in one.stats.values()) == 10
    assert sum(PRICES[item] for item in one.items) + one.food + one.ammo / 2 == 7
    assert 1 <= one.food <= 4
    assert 0 <= one.ammo <= 6
    assert "flare" in one.items
    weapons = [CONTENT.starting[item] for item in one.items]
    assert any(isinstance(item, Weapon) and not item.is_ranged for item in weapons)


@pytest.mark.rule("PH-27.19")
def test_any_four_characters_find_their_cards() -> None:
    for four in combinations(CHARACTERS, 4):
        items = Counter(item for one in four for item in one.items)
        skills = Counter(skill for one in four for skill in one.skills)
        assert all(n <= CONTENT.starting[item].copies for item, n in items.items())
        assert all(n <= CONTENT.skills[skill].copies for skill, n in skills.items())


def test_a_character_names_no_more_skills_than_its_mind_allows() -> None:
    allowed = {2: 1, 3: 2, 4: 3, 5: 3}
    assert all(len(one.skills) <= allowed[one.stats["mind"]] for one in CHARACTERS)
