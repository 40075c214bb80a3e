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
from tests.rules.posthuman.rows import Row, row

BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
AGAIN = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee"]}}], "limit": "combat"}
AIM = {"at": "shoot_roll", "do": [{"reroll": {"dice": ["shooting"]}}], "limit": "combat"}
CRITICAL = {"special": "critical"}
SHIELD = {"at": "melee_roll", "do": [{"dice": {"die": "defence", "n": 1}}]}
VEST = {"at": "wounds_in", "do": [{"prevent": {"n": 1, "what": "melee"}}], "limit": "combat"}


def die(n: int, at: str = "melee_roll", **more: Any) -> dict[str, Any]:
    return {"at": at, "do": [{"dice": {"die": "melee", "n": n, **more}}]}


def claw(**weapon: Any) -> str:
    """A mutation that is a weapon."""
    return scar(weapon={"name": "Claw", "wounds": 1, **weapon})


def attack(
    rules: str,
    luck: str,
    text: str,
    *,
    shot: str = "",
    ada: dict[str, Any] | None = None,
    skills: Sequence[dict[str, Any]] = (),
    items: Sequence[Any] = (),
    weapon: dict[str, Any] | None = None,
    mutations: Sequence[dict[str, Any]] = (),
    shoots: dict[str, Any] | None = None,
    seats: int = 2,
    mutant: dict[str, Any] | None = None,
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

    return row(rules, made, text, f"{f's{shot}' if shot else ''} {luck}")


# fmt: off
ATTACKS = [
    # One round of melee, with a weapon of the mutant's or its fists, whose special is a wound.
    attack("PH-18.19", "MMM AMM", "-> over health=4 told.blow=1", weapon={"wounds": 2, **CRITICAL}),
    attack("PH-18.19 PH-15.24", "MMM ASM", "-> health=4 assaults=0"),
    # The higher melee has a die more, nobody is outnumbered, and cards change the dice.
    attack("PH-18.20", "", "-> dice=3,3", mutant={"melee": 3}),
    attack("PH-18.20", "", "-> dice=3,4", mutant={"melee": 4}),
    attack("PH-18.20", "", "-> dice=4,3", ada={"melee": 4}),
    attack("PH-18.20", "", "-> dice=3,3", seats=4),
    attack("PH-18.20", "", "-> dice=4,3", skills=[{**die(1), "if": [{"round_is": 1}]}]),
    attack("PH-18.20", "", "-> dice=3,2", skills=[die(-1, side="enemy")]),
    attack("PH-18.20", "", "-> dice=2,3", mutations=[die(-1, side="player")]),
    attack("PH-18.20", "", "-> dice=1,3", skills=[die(-9)]),
    # Its strength adds wounds; the human's attacks hold it off, and hurt nobody.
    attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=5", weapon=CRITICAL, mutant={"strength": 3}),
    attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=4", weapon=CRITICAL, mutant={"strength": 4}),
    attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=3", weapon=CRITICAL, mutant={"strength": 5}),
    attack("PH-18.20 PH-15.19", "AAM AMM",
        "-> health=6 says='2 attacks against 1: Ada holds Ben off.'"),
    attack("PH-18.20 PH-15.14", "ASM BAA",
        "-> says='Ben blocks a special (knockdown). 2 attacks against 1: Ben hits Ada.'",
        items=[lambda: blade(special="knockdown")]),
    # No re-roll of mind and no evading, but swaps, and specials that cancel.
    attack("PH-18.20 PH-5.9", "MMM AMM", "-> over", ada={"mind": 5}),
    attack("PH-18.20", "", "-> topics=swap", ada={"speed": 5}),
    attack("PH-18.20 PH-5.8", "MMB AMM", "-> options=s0,s1 | s1 -> health=6", ada={"speed": 4},
        weapon=CRITICAL),
    attack("PH-18.20 PH-15.17", "SMM AMM", "-> health=6", items=["cattle-prod"], weapon=CRITICAL),
    # As many hits as its strength end the attack; bolas leave it one die; by default one shoots.
    attack("PH-18.19", "", "shoot -> over ammo=2 told.blow=0 "
        "says='Ben takes 1 wound, needs 1 to flee, and is driven off.'",
        shot="1", shoots={}, mutant={"strength": 1}),
    attack("PH-18.19", "MMM AMM", "shoot -> health=5", shot="1", shoots={}, mutant={"strength": 2}),
    attack("PH-18.19 PH-14.17", "", "shoot -> over dice=3,1", shot="1", shoots={"stuns": True},
        mutant={"strength": 1}),
    attack("PH-18.25 PH-14.9", "", "-> default=shoot", shoots={}),
    attack("PH-18.25 PH-14.9", "", "hold -> ammo=3", shoots={}),
    # The human chooses what to block: the critical, or the attack and the wound.
    attack("PH-18.25 PH-15.14", "BAM CAS",
        "-> topics=blocks details='You would take 2 wounds.','You would take 3 wounds.'",
        weapon={"special": "wound"}),
    # Cards roll dice again, all in one question, unless it is decided already.
    attack("PH-18.25 PH-20.3", "MMM AMM", "-> default=0 most=2", skills=[AGAIN] * 2,
        weapon=CRITICAL),
    attack("PH-18.25 PH-20.3", "MMM AMM B", "p1 -> health=6 over used=0", skills=[AGAIN] * 2,
        weapon=CRITICAL),
    attack("PH-15.11a PH-18.20", "AAM MMM", "-> over", skills=[AGAIN], weapon=CRITICAL),
    attack("PH-15.11a PH-18.20", "AAM AAA", "-> topics=reroll", skills=[AGAIN], weapon=CRITICAL),
    attack("PH-15.11a PH-18.19", "", "shoot -> over", shot="1X", skills=[AIM], shoots={"dice": 1},
        mutant={"strength": 1}),
    attack("PH-15.11a PH-18.19", "", "shoot -> topics=reroll", shot="1X", skills=[AIM],
        shoots={"dice": 1}, mutant={"strength": 3}),
    # Its wounds leave a scar where the weapon says so; a knockout costs two.
    attack("PH-18.17 PH-18.19", "MMM AMM", "-> health=5 scars=0", weapon=CRITICAL),
    attack("PH-18.17 PH-18.19", "MMM AMM", "-> scars=1", weapon={"scar": True, **CRITICAL}),
    attack("PH-18.17", "MMM MMM", "-> scars=0", weapon={"scar": True, **CRITICAL}),
    attack("PH-18.17 PH-19.1", "MMM AMM", "-> scars=scar-white-line,scar-burnt-palm on_start",
        ada={"health": 1, "morale": 1}, weapon=CRITICAL),
    attack("PH-18.25", "MMM AMM", "-> health=5 lasting=0 used=0", items=[lambda: gear(VEST)],
        weapon={"wounds": 2, **CRITICAL}),
]
# fmt: on


@pytest.mark.parametrize("row", ATTACKS)
def test_an_attack(row: Row) -> None:
    row.check(lambda h: until_gone(play_laid_card(h, 1, 0, "mutant")))


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def charge(
    rules: str, luck: str, text: str, effect: Any = None, speed: int = 3, **card: Any
) -> Any:
    """A row about a Charge of Ben on Ada, who has a thing with an effect; `luck`: her defence
    dice."""

    def made() -> Road:
        action = mutant_action(charge=2, title="Charge", terrains=["urban"], **card)
        road = Road(2).human(0, speed=speed).has(0, *([gear(effect)] if effect else []))
        return road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1").mutant(1, laid=action)

    return row(rules, made, text, luck)


# fmt: off
CHARGES = [
    # 2 wounds, less what the defence dice at hand block; they are always rolled.
    charge("PH-18.21 PH-18.21a", "", "-> health=4"),
    charge("PH-18.21 PH-18.25", "BA", "-> health=5", speed=5),
    charge("PH-18.21 PH-18.25", "B", "-> health=5", {"at": "melee_roll", "do": [{"swap": 1}]}),
    charge("PH-18.21 PH-18.25", "B", "-> health=5", SHIELD),
    charge("PH-18.17", "", "-> scars=1", scar=True),
    charge("PH-18.17", "", "-> scars=0"),
]
# fmt: on


@pytest.mark.parametrize("row", CHARGES)
def test_a_charge(row: Row) -> None:
    row.check(lambda h: play_laid_card(h, 1, 0, "move"))
