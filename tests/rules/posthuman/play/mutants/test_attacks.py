"""Attack! and Charge (PH-18.17 to PH-18.21, PH-18.25)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.turns import until_gone
from rules.posthuman.model import decks
from rules.posthuman.play.mutants.mutant_actions import play_laid_card
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import blade, gear, gun, mutant_action, scar, skill, tile

MISSES = ("miss", "miss", "miss")
BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]


def claw(wounds: int = 1, special: str = "critical", **fields: Any) -> str:
    """A mutation that is a weapon."""
    return scar(weapon={"name": "Claw", "wounds": wounds, "special": special, **fields})


def ambush(road: Road | None = None, *weapons: str, **mutant: Any) -> Road:
    """Ada, on an urban tile, is the target of Ben, whose card is an Attack!."""
    road = road or Road(2)
    road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
    card = mutant_action(attack=True, title="Attack!", terrains=["urban"])
    return road.mutant(1, *weapons, laid=card, **mutant)


def attacked(road: Road, *luck: str) -> Case:
    """The Attack! is played; luck is her dice and his, and before them those of her shots."""
    return road.play(lambda h: until_gone(play_laid_card(h, 1, 0, "mutant")), *luck)


def dice(road: Road) -> tuple[int, int]:
    """How many dice she rolls, and he."""
    hers, his = attacked(road, *["miss"] * 9).told("melee")
    return len(hers.data["dice"]), len(his.data["dice"])


def armed(road: Road, **gun_fields: Any) -> Road:
    """Ada has a gun of one die, and ammo."""
    return road.has(0, gun(**{"dice": 0, "ammo": 1, **gun_fields})).human(0, shooting=2, ammo=3)


# -- the round (PH-18.19, PH-18.20) --------------------------------------------------------------


@pytest.mark.rule("PH-18.19")
def test_an_attack_is_one_melee_round_with_a_weapon_of_the_mutants() -> None:
    case = attacked(ambush(None, claw(wounds=2)), *MISSES, "attack", "miss", "miss")
    assert case.over
    assert case.human().health == 6 - 2
    assert len(case.told("blow")) == 1
    assert case.s.assaults == {}


@pytest.mark.rule("PH-18.19", "PH-15.24")
def test_without_a_weapon_a_mutant_strikes_with_its_fists() -> None:
    case = attacked(ambush(), *MISSES, "attack", "special", "miss")
    assert case.human().health == 6 - 1 - 1  # the special of fists is a wound


@pytest.mark.rule("PH-18.20")
def test_the_higher_melee_stat_has_a_die_more_and_nobody_is_outnumbered() -> None:
    assert dice(ambush(melee=3)) == (3, 3)
    assert dice(ambush(melee=4)) == (3, 4)
    assert dice(ambush(Road(2).human(0, melee=4), melee=3)) == (4, 3)
    assert dice(ambush(Road(4), melee=3)) == (3, 3)


@pytest.mark.rule("PH-18.20")
def test_cards_and_mutations_change_the_dice() -> None:
    def die(n: int, **more: Any) -> dict[str, Any]:
        return {"at": "melee_roll", "do": [{"dice": {"die": "melee", "n": n, **more}}]}

    fast = skill({**die(1), "if": [{"round_is": 1}]})
    assert dice(ambush(Road(2).has(0, fast))) == (4, 3)
    assert dice(ambush(Road(2).has(0, skill(die(-1, side="enemy"))))) == (3, 2)
    assert dice(ambush(None, scar(die(-1, side="player")))) == (2, 3)
    assert dice(ambush(Road(2).has(0, skill(die(-9))))) == (1, 3)


@pytest.mark.rule("PH-18.20", "PH-5.7")
def test_a_strong_mutant_deals_more_wounds() -> None:
    for strength, wounds in ((3, 1), (4, 2), (5, 3)):
        case = attacked(ambush(None, claw(), strength=strength), *MISSES, "attack", "miss", "miss")
        assert case.human().health == 6 - wounds


@pytest.mark.rule("PH-18.20", "PH-15.19")
def test_more_attacks_of_the_human_hold_the_mutant_off_and_hurt_nobody() -> None:
    case = attacked(ambush(), "attack", "attack", "miss", "attack", "miss", "miss")
    assert case.human().health == 6
    assert case.texts("blow") == ["2 attacks against 1: Ada holds Ben off."]


@pytest.mark.rule("PH-18.20", "PH-15.14")
def test_the_mutants_blocks_take_what_is_worth_most() -> None:
    road = ambush(Road(2).has(0, blade(special="knockdown")))
    case = attacked(road, "attack", "special", "miss", "block", "attack", "attack")
    assert case.texts("blow") == [
        "Ben blocks a special (knockdown). 2 attacks against 1: Ben hits Ada."
    ]


@pytest.mark.rule("PH-18.20", "PH-5.9")
def test_the_mind_rolls_nothing_again() -> None:
    case = attacked(ambush(Road(2).human(0, mind=5)), *MISSES, "attack", "miss", "miss")
    assert case.over


@pytest.mark.rule("PH-18.20")
def test_there_is_no_evading() -> None:
    case = attacked(ambush(Road(2).human(0, speed=5)))
    assert case.topics() == ["swap"]


@pytest.mark.rule("PH-18.20", "PH-5.8")
def test_the_human_may_swap_by_speed() -> None:
    road = ambush(Road(2).human(0, speed=4), claw())
    case = attacked(road, "miss", "miss", "block", "attack", "miss", "miss")
    assert case.options == ["s0", "s1"]
    case.pick("s1")
    assert case.human().health == 6


@pytest.mark.rule("PH-18.20", "PH-15.17")
def test_what_a_special_of_hers_cancels_is_cancelled_for_a_mutant_too() -> None:
    road = ambush(Road(2).has(0, "cattle-prod"), claw())
    case = attacked(road, "special", "miss", "miss", "attack", "miss", "miss")
    assert case.human().health == 6


# -- shooting first (PH-18.19, PH-18.25) ---------------------------------------------------------


@pytest.mark.rule("PH-18.19")
def test_as_many_hits_as_the_mutants_strength_end_the_attack() -> None:
    case = attacked(armed(ambush(strength=1)), "range1").pick("shoot")
    assert case.over
    assert case.human().ammo == 2
    assert case.texts("driven_off") == ["Ben takes 1 wound, needs 1 to flee, and is driven off."]
    assert case.told("blow") == []


@pytest.mark.rule("PH-18.19")
def test_fewer_hits_do_not() -> None:
    luck = ("range1", *MISSES, "attack", "miss", "miss")
    case = attacked(armed(ambush(strength=2)), *luck).pick("shoot")
    assert case.human().health == 5


@pytest.mark.rule("PH-18.19", "PH-14.17")
def test_bolas_leave_a_mutant_one_die() -> None:
    case = attacked(armed(ambush(strength=1), stuns=True), "range1").pick("shoot")
    assert case.over
    assert "1 melee die (entangled)" in case.texts("melee")[1]


@pytest.mark.rule("PH-18.25", "PH-14.9")
def test_by_default_one_shoots() -> None:
    case = attacked(armed(ambush()))
    assert case.prompt("shoot", 0).default == ["shoot"]
    held = attacked(armed(ambush())).pick("hold")
    assert held.human().ammo == 3


@pytest.mark.rule("PH-18.25", "PH-15.14")
def test_the_human_chooses_what_to_block_where_it_makes_a_difference() -> None:
    road = ambush(None, claw(wounds=1, special="wound"))
    case = attacked(road, "block", "attack", "miss", "critical", "attack", "special")
    assert case.prompt("blocks", 0)
    # The critical is blocked by default: an attack and a wound are left.
    suffered = [option.detail for option in case.prompt().options]
    assert suffered == [f"You would take {n} wounds." for n in (2, 3)]


@pytest.mark.rule("PH-18.25", "PH-20.3")
def test_cards_may_roll_dice_again_all_in_one_question() -> None:
    again = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee"]}}], "limit": "combat"}
    road = ambush(Road(2).has(0, skill(again), skill(again)), claw())
    case = attacked(road, *MISSES, "attack", "miss", "miss", "block")
    assert (case.prompt("reroll", 0).default, case.prompt().most) == ([], 2)
    case.pick("p1")
    assert case.human().health == 6
    assert case.over
    assert case.human().used == {}


@pytest.mark.rule("PH-15.11a", "PH-18.20")
def test_nothing_is_offered_where_the_mutant_cannot_strike() -> None:
    again = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee"]}}], "limit": "combat"}
    for theirs, asked in ((MISSES, False), (["attack"] * 3, True)):
        road = ambush(Road(2).has(0, skill(again)), claw())
        case = attacked(road, "attack", "attack", "miss", *theirs)
        assert ("reroll" in case.topics()) == asked


@pytest.mark.rule("PH-15.11a", "PH-18.19")
def test_shots_that_drive_the_mutant_off_are_not_rolled_again() -> None:
    again = {"at": "shoot_roll", "do": [{"reroll": {"dice": ["shooting"]}}], "limit": "combat"}
    for strength, asked in ((1, False), (3, True)):
        road = armed(ambush(Road(2).has(0, skill(again)), strength=strength), dice=2)
        case = attacked(road, "range1", "miss", *MISSES * 2).pick("shoot")
        assert ("reroll" in case.topics()) == asked


# -- wounds (PH-18.17) ---------------------------------------------------------------------------


@pytest.mark.rule("PH-18.17", "PH-18.19")
def test_its_wounds_leave_a_scar_only_where_the_weapon_says_so() -> None:
    def scars(**fields: Any) -> int:
        return len(attacked(ambush(None, claw(**fields)), *MISSES, *HIT).human().scars)

    assert [scars(), scars(scar=True)] == [0, 1]


HIT = ("attack", "miss", "miss")


@pytest.mark.rule("PH-18.17")
def test_a_weapon_that_hits_nothing_leaves_no_scar() -> None:
    assert attacked(ambush(None, claw(scar=True)), *MISSES, *MISSES).human().scars == []


@pytest.mark.rule("PH-18.17", "PH-19.1")
def test_a_knockout_by_an_attack_costs_two_scars() -> None:
    road = ambush(Road(2).human(0, health=1, morale=1).stacks("scars", *BLANKS[:2]), claw())
    case = attacked(road, *MISSES, *HIT)
    assert case.human().scars == BLANKS[:2]
    assert case.human().on_start


@pytest.mark.rule("PH-18.25")
def test_armour_prevents_wounds_of_mutants_too() -> None:
    melee = {"prevent": {"n": 1, "what": "melee"}}
    armour = gear({"at": "wounds_in", "do": [melee], "limit": "combat"})
    case = attacked(ambush(Road(2).has(0, armour), claw(wounds=2)), *MISSES, *HIT)
    assert case.human().health == 5
    assert (case.human().lasting, case.human().used) == ([], {})


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def charged(road: Road | None, *luck: str, **fields: Any) -> Case:
    road = road or Road(2)
    road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
    card = mutant_action(charge=2, title="Charge", terrains=["urban"], **fields)
    return road.mutant(1, laid=card).play(lambda h: play_laid_card(h, 1, 0, "move"), *luck)


@pytest.mark.rule("PH-18.21", "PH-18.21a")
def test_a_charge_deals_2_wounds() -> None:
    assert charged(None).human().health == 4
    printed = {card.charge for card in decks.MUTANT_ACTIONS.values() if card.name == "Charge"}
    assert printed == {2}


@pytest.mark.rule("PH-18.21", "PH-18.25")
def test_defence_dice_at_hand_are_always_rolled_and_each_block_cancels_a_wound() -> None:
    fast = Road(2).human(0, speed=5)
    assert charged(fast, "block", "attack").human().health == 5
    dodges = skill({"at": "melee_roll", "do": [{"swap": 1}]})
    assert charged(Road(2).has(0, dodges), "block").human().health == 5
    shield = gear({"at": "melee_roll", "do": [{"dice": {"die": "defence", "n": 1}}]})
    assert charged(Road(2).has(0, shield), "block").human().health == 5
    slow = charged(Road(2).human(0, speed=3))
    assert slow.luck.picked == []


@pytest.mark.rule("PH-18.17")
def test_a_card_with_the_scar_mark_leaves_one() -> None:
    assert len(charged(None, scar=True).human().scars) == 1
    assert charged(None).human().scars == []
