"""Attack! and Charge (PH-18.17 to PH-18.21, PH-18.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.kit.turns import until_gone
from rules.posthuman.model import decks
from rules.posthuman.play.mutants.mutant_actions import play_laid_card
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import blade, gear, gun, mutant_action, scar, skill, tile
from tests.rules.posthuman.play.fights.in_fights import dice, shots
from tests.rules.posthuman.rows import follow, row

BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
AGAIN = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee"]}}], "limit": "combat"}
AIM = {"at": "shoot_roll", "do": [{"reroll": {"dice": ["shooting"]}}], "limit": "combat"}
CRITICAL = {"special": "critical"}


def die(n: int, at: str = "melee_roll", **more: Any) -> dict[str, Any]:
    return {"at": at, "do": [{"dice": {"die": "melee", "n": n, **more}}]}


def claw(**weapon: Any) -> str:
    """A mutation that is a weapon."""
    return scar(weapon={"name": "Claw", "wounds": 1, **weapon})


def attack(
    rules: str,
    luck: str,
    *answers: str,
    shot: str = "",
    ada: dict[str, Any] | None = None,
    skills: Sequence[dict[str, Any]] = (),
    items: Sequence[Any] = (),
    weapon: dict[str, Any] | None = None,
    mutations: Sequence[dict[str, Any]] = (),
    shoots: dict[str, Any] | None = None,
    seats: int = 2,
    mutant: dict[str, Any] | None = None,
    **then: Any,
) -> Any:
    """A row about an Attack! of Ben on Ada, who is on an urban tile. `luck`: her dice and his;
    `shot`: those of her shots before."""

    def made() -> Road:
        road = Road(seats).human(0, **(ada or {})).stacks("scars", *BLANKS[:2])
        road.has(0, *map(skill, skills), *[one() if callable(one) else one for one in items])
        if shoots is not None:
            road.has(0, gun(**{"dice": 0, "ammo": 1, **shoots})).human(0, shooting=2, ammo=3)
        road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
        card = mutant_action(attack=True, title="Attack!", terrains=["urban"])
        grown = [*map(scar, mutations), *([] if weapon is None else [claw(**weapon)])]
        return road.mutant(1, *grown, laid=card, **(mutant or {}))

    faces = (*shots(shot), *dice(luck.replace(" ", "")))
    return row(rules, made, *answers, luck=faces, **then)


ATTACKS = [
    # One round of melee, with a weapon of the mutant's or its fists, whose special is a wound.
    attack("PH-18.19", "MMM AMM", weapon={"wounds": 2, **CRITICAL}, over=True, health=4, blows=1),
    attack("PH-18.19 PH-15.24", "MMM ASM", health=4, assaults={}),
    # The higher melee has a die more, nobody is outnumbered, and cards change the dice.
    attack("PH-18.20", "", mutant={"melee": 3}, dice=[3, 3]),
    attack("PH-18.20", "", mutant={"melee": 4}, dice=[3, 4]),
    attack("PH-18.20", "", ada={"melee": 4}, dice=[4, 3]),
    attack("PH-18.20", "", seats=4, dice=[3, 3]),
    attack("PH-18.20", "", skills=[{**die(1), "if": [{"round_is": 1}]}], dice=[4, 3]),
    attack("PH-18.20", "", skills=[die(-1, side="enemy")], dice=[3, 2]),
    attack("PH-18.20", "", mutations=[die(-1, side="player")], dice=[2, 3]),
    attack("PH-18.20", "", skills=[die(-9)], dice=[1, 3]),
    # Its strength adds wounds; the human's attacks hold it off, and hurt nobody.
    attack("PH-18.20 PH-5.7", "MMM AMM", weapon=CRITICAL, mutant={"strength": 3}, health=5),
    attack("PH-18.20 PH-5.7", "MMM AMM", weapon=CRITICAL, mutant={"strength": 4}, health=4),
    attack("PH-18.20 PH-5.7", "MMM AMM", weapon=CRITICAL, mutant={"strength": 5}, health=3),
    attack(
        "PH-18.20 PH-15.19", "AAM AMM", health=6, told=["2 attacks against 1: Ada holds Ben off."]
    ),
    attack(
        "PH-18.20 PH-15.14",
        "ASM BAA",
        items=[lambda: blade(special="knockdown")],
        told=["Ben blocks a special (knockdown). 2 attacks against 1: Ben hits Ada."],
    ),
    # No re-roll of mind and no evading, but swaps, and specials that cancel.
    attack("PH-18.20 PH-5.9", "MMM AMM", ada={"mind": 5}, over=True),
    attack("PH-18.20", "", ada={"speed": 5}, topics=["swap"]),
    attack(
        "PH-18.20 PH-5.8",
        "MMB AMM",
        "s1",
        ada={"speed": 4},
        weapon=CRITICAL,
        offers=["s0", "s1"],
        health=6,
    ),
    attack("PH-18.20 PH-15.17", "SMM AMM", items=["cattle-prod"], weapon=CRITICAL, health=6),
    # As many hits as its strength end the attack; bolas leave it one die; by default one shoots.
    attack(
        "PH-18.19",
        "",
        "shoot",
        shot="1",
        shoots={},
        mutant={"strength": 1},
        told=["Ben takes 1 wound, needs 1 to flee, and is driven off."],
        **{"over": True, "ammo": 2, "blows": 0},
    ),
    attack("PH-18.19", "MMM AMM", "shoot", shot="1", shoots={}, mutant={"strength": 2}, health=5),
    attack(
        "PH-18.19 PH-14.17",
        "",
        "shoot",
        shot="1",
        shoots={"stuns": True},
        mutant={"strength": 1},
        **{"over": True, "dice": [3, 1]},
    ),
    attack("PH-18.25 PH-14.9", "", shoots={}, default=["shoot"]),
    attack("PH-18.25 PH-14.9", "", "hold", shoots={}, ammo=3),
    # The human chooses what to block: the critical, or the attack and the wound.
    attack(
        "PH-18.25 PH-15.14",
        "BAM CAS",
        weapon={"special": "wound"},
        topics=["blocks"],
        details=["You would take 2 wounds.", "You would take 3 wounds."],
    ),
    # Cards roll dice again, all in one question, unless it is decided already.
    attack("PH-18.25 PH-20.3", "MMM AMM", skills=[AGAIN] * 2, weapon=CRITICAL, default=[], most=2),
    attack(
        "PH-18.25 PH-20.3",
        "MMM AMM B",
        "p1",
        skills=[AGAIN] * 2,
        weapon=CRITICAL,
        **{"health": 6, "over": True, "used": {}},
    ),
    attack("PH-15.11a PH-18.20", "AAM MMM", skills=[AGAIN], weapon=CRITICAL, over=True),
    attack("PH-15.11a PH-18.20", "AAM AAA", skills=[AGAIN], weapon=CRITICAL, topics=["reroll"]),
    attack(
        "PH-15.11a PH-18.19",
        "",
        "shoot",
        shot="1X",
        skills=[AIM],
        shoots={"dice": 1},
        mutant={"strength": 1},
        over=True,
    ),
    attack(
        "PH-15.11a PH-18.19",
        "",
        "shoot",
        shot="1X",
        skills=[AIM],
        shoots={"dice": 1},
        mutant={"strength": 3},
        topics=["reroll"],
    ),
    # Its wounds leave a scar where the weapon says so; a knockout costs two.
    attack("PH-18.17 PH-18.19", "MMM AMM", weapon=CRITICAL, health=5, scars=0),
    attack("PH-18.17 PH-18.19", "MMM AMM", weapon={"scar": True, **CRITICAL}, scars=1),
    attack("PH-18.17", "MMM MMM", weapon={"scar": True, **CRITICAL}, scars=0),
    attack(
        "PH-18.17 PH-19.1",
        "MMM AMM",
        ada={"health": 1, "morale": 1},
        weapon=CRITICAL,
        scars=BLANKS[:2],
        on_start=True,
    ),
    attack(
        "PH-18.25",
        "MMM AMM",
        items=[
            lambda: gear(
                {
                    "at": "wounds_in",
                    "do": [{"prevent": {"n": 1, "what": "melee"}}],
                    "limit": "combat",
                }
            )
        ],
        weapon={"wounds": 2, **CRITICAL},
        **{"health": 5, "lasting": 0, "used": {}},
    ),
]


@pytest.mark.parametrize(("road", "answers", "then"), ATTACKS)
def test_an_attack(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(lambda h: until_gone(play_laid_card(h, 1, 0, "mutant")), road, answers, then)


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def charge(rules: str, luck: str, road: Any = lambda: Road(2), **then: Any) -> Any:
    """A row about a Charge of Ben on Ada; `luck`: her defence dice."""
    fields = {"scar": True} if then.pop("marked", False) else {}

    def made() -> Road:
        card = mutant_action(charge=2, title="Charge", terrains=["urban"], **fields)
        whole = road().lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
        return whole.mutant(1, laid=card)

    return row(rules, made, luck=dice(luck), left=(), **then)


CHARGES = [
    # 2 wounds, less what the defence dice at hand block; they are always rolled.
    charge("PH-18.21 PH-18.21a", "", health=4),
    charge("PH-18.21 PH-18.25", "BA", lambda: Road(2).human(0, speed=5), health=5),
    charge(
        "PH-18.21 PH-18.25",
        "B",
        lambda: Road(2).has(0, skill({"at": "melee_roll", "do": [{"swap": 1}]})),
        health=5,
    ),
    charge(
        "PH-18.21 PH-18.25",
        "B",
        lambda: Road(2).has(
            0, gear({"at": "melee_roll", "do": [{"dice": {"die": "defence", "n": 1}}]})
        ),
        health=5,
    ),
    charge("PH-18.17", "", marked=True, scars=1),
    charge("PH-18.17", "", scars=0),
]


@pytest.mark.parametrize(("road", "answers", "then"), CHARGES)
def test_a_charge(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(lambda h: play_laid_card(h, 1, 0, "move"), road, answers, then)


@pytest.mark.rule("PH-18.21")
def test_a_charge_is_printed_with_2_wounds() -> None:
    assert {one.charge for one in decks.MUTANT_ACTIONS.values() if one.name == "Charge"} == {2}
