"""PH-15: the melee rounds; PH-24: the dice; PH-26.5: the Netboy Trapper. `COURSES` has most of it,
a line each; what cannot be said in a line follows."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.engine import Play
from rules.posthuman.model.decks import WEAPONS, enemy_of
from rules.posthuman.model.fight_state import Clash
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.damage import on_human
from rules.posthuman.play.fights.dice.fight import my_melee, their_melee
from rules.posthuman.play.fights.sides import find_melee_attack, my_side, their_side
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import blade, combat, follower, gear, gun, minion, skill
from tests.rules.posthuman.play.fights.in_fights import (
    Course,
    Fields,
    dice,
    fight_of,
    fights_on,
    round_of,
    shots,
    strikes,
    when,
)


def at(hook: str, **do: Any) -> Fields:
    """What a card does at a hook."""
    return {"at": hook, "do": [do]}


def special(effect: Fields, **more: Any) -> Fields:
    """An enemy whose special is an effect."""
    return {"special": "effect", "effects": (effect,), **more}


TWO, FRAIL, GNARL = ({}, {}), ({"health": 1},), ({"wounds": 2, "name": "Gnarl"},)
STRONG, MUTANT, DOWNS = {"wounds": 3}, {"kind": "mutant"}, {"special": "knockdown"}
CAUGHT, SPENT, BLOCKS = {"caught": True}, {"mind_used": True}, {"blocks": "default"}
SHIELD = at("melee_roll", dice={"die": "defence", "n": 1})
PLATE = at("wounds_in", prevent=1) | {"limit": "combat"}
MORE, FASTER = at("wounds_out", wounds=1), at("melee_roll", dice={"die": "melee", "n": 2})
MAY, BITES = MORE | {"ask": True}, at("melee_result", food=-1)
SLOWS = at("melee_result", dice={"die": "melee", "n": -1, "scope": "round"})
ATTACKS = at("melee_result", reroll={"dice": ["melee"], "forced": "attack"})
CRITICALS = at("melee_result", reroll={"dice": ["melee"], "forced": "critical"})
CANCELS = at("melee_result", cancel={"face": "block", "n": 2, "side": "player"})
MISSED, HIT = "round" + 2 * " MMM MMMM", "fight" + 3 * " MMM AMM"
NETS = "netboy-trapper", {"kind": "mutant", "wounds": 0, "speed": 1}
SPARED = ["Hockey Pads prevents 1 wound that Gnarl would deal Ada."]
COURSES = [
    # rounds and targets (PH-15.1, PH-15.2, PH-15.5, PH-15.26)
    when("three rounds", "fight" + 6 * " MMM MMMM", foes=TWO).gives(rounds=[1, 2, 3]),
    when("each meets all", "fight" + 6 * " MMM MMMM", foes=TWO).gives(met=3 * [0, 1]),
    when("no more once won", "fight AMM MMM", foes=FRAIL).gives(rounds=[1], won=1),
    when("weakest", MISSED, foes=[{}, *FRAIL], orders={"target": "default"}).gives(met=[1, 0]),
    when("strongest", MISSED, foes=[{}, STRONG], orders={"target": "strongest"}).gives(met=[1, 0]),
    when("counted again", "round AMM MMMM MMM MMM", foes=[*FRAIL, {}]).gives(rolls=[3, 4, 3, 3]),
    when("dead at once", "fight AMM MMMM" + 6 * " MMM", foes=[*FRAIL, {}]).gives(met=[0, 1, 1, 1]),
    when("out at once", "fight MMM AMMM", foes=TWO, health=1).gives(met=[0], knockout=1),
    when("both may fall", "AMM AMM", foes=FRAIL, health=1).gives(kill=1, knockout=1),
    # swaps (PH-13.9, PH-15.7, PH-15.7a, PH-15.8)
    when("speed 3", "round MMM MMM").gives(asked="", swapped=0),
    when("speed 4", "round MMM MMM", picks="0s1", speed=4).gives(offered="0s0 0s1", swapped=1),
    when("speed 5", "round MMM MMM", picks="0s2", speed=5).gives(offered="0s0 0s1 0s2", swapped=2),
    when("weak", "round MMM MMM", speed=5, health=2).gives(default=["0s2"], swapped=2),
    when("hurt", "round MMM MMM", speed=5, health=3).gives(default=["0s0"], swapped=0),
    when("ordered none", "round MMM MMM", speed=5, orders={"swap": "none"}).gives(swapped=0),
    when("ordered most", "round MMM MMM", speed=5, orders={"swap": "most"}).gives(swapped=2),
    when("ordered", "round MMM MMM", speed=5, orders={"swap": "default"}).gives(swapped=0),
    when("either", MISSED, foes=TWO, speed=4).gives(offered="0s0 0s1 1s0 1s1"),
    when("for the round", MISSED, foes=TWO, picks="1s1", speed=4).gives(met=[1, 0], swapped=2),
    when("caught", "round B MMM", FASTER, SHIELD, foes=[CAUGHT], picks="0s1", speed=4).gives(
        rolls=[1, 3], swapped=1
    ),
    when("once", "fight M MMM" + 2 * " MMMMM MMM", FASTER, foes=[CAUGHT]).gives(mine=[1, 5, 5]),
    # rolling (PH-15.9, PH-15.11, PH-15.11a, PH-20.3, PH-20.4)
    when("in order", "round MA B CSW", picks="0s1", speed=4).gives(lies=["MA", "B", "CSW"]),
    when("all is known", "round MA B CSW", picks="0s1", speed=4, mind=4).gives(asked="reroll"),
    when("mind 4", "MMM MMM A", picks="p0", mind=4).gives(most=1, default=[], dealt=1, mind=True),
    when("mind 5", "MMM MMM AA", picks="p0,p1", mind=5).gives(most=2, default=[], again=[[0, 1]]),
    when("once a combat", "MMM MMM", foes=[SPENT], mind=4).gives(asked=""),
    when("by default none", "MAM MMM", mind=5).gives(asked="reroll", again=[]),
    when("misses", "MAM MMM AA", orders={"reroll": "misses"}, mind=5).gives(again=[[0, 2]]),
    when("dead, and nothing strikes back", "AMM MMM", foes=FRAIL, mind=4).gives(asked=""),
    when("the one attack is blocked", "ABM AMM", foes=FRAIL, mind=4).gives(asked=""),
    when("dead, but both strike", "AMM AMM", foes=FRAIL, mind=4).gives(asked="reroll"),
    when("a critical would do", "AMM MMM", foes=[{"health": 2}], mind=4).gives(asked="reroll"),
    when("no attack", "MMM MMM", foes=FRAIL, mind=4).gives(asked="reroll"),
    when("each die once", "AMM MMM M", ATTACKS, mind=4).gives(offered="p1 p2", again=[[0]]),
    when("forced first", "CMM MMM W", CRITICALS, mind=4).gives(asked="reroll", again=[[0]]),
    # blocks (PH-15.14 to PH-15.16)
    when("chosen", "BBM CSA", foes=[DOWNS], picks="b0-2").gives(suffered=1, i_fall=2),
    when("the worst by default", "BBM CSA", foes=[DOWNS]).gives(default=["b0-1"]),
    when("all ways are one", "BMM AAA").gives(asked="", blocked=[0]),
    when("as ordered", "BBM CSA", foes=[DOWNS], orders=BLOCKS).gives(asked="", blocked=[0, 1]),
    when("enemies block criticals", "ACM BMM").gives(my_blocked=[1], dealt=1),
    when("cancelled, but for defence", "round BM B AAM", CANCELS, picks="0s1", speed=4).gives(
        blocked=[0]
    ),
    # wounds (PH-15.18, PH-15.20, PH-15.24a, PH-15.25a)
    when("fists have a wound for special", "ASM MMM").gives(dealt=1 + 1),
    when("which is no attack", "SSM MMM").gives(dealt=0),
    when("a knife has a critical", "SMM MMM", "knife").gives(dealt=1 + 1, down=0),
    when("a pipe a knockdown", "SMM MMM", "lead-pipe").gives(dealt=1, down=2),
    when("enemies have criticals too", "MMM CMM", foes=[{"wounds": 2}]).gives(suffered=2 + 1),
    when("strength and cards add", "CMM MMM", 1, MORE, strength=5).gives(dealt=1 + 2 + 1 + 1),
    when("more is asked", "AMM MMM", 2, MORE, MAY, foes=[{"health": 4}]).gives(asked="use"),
    when("but not for the dead", "AMM MMM", 2, MORE, MAY, foes=[{"health": 3}]).gives(asked=""),
    # specials that are effects (PH-15.17, PH-15.23, PH-26.5)
    when("for each left", "BMM SSS", foes=[special(BITES)], orders=BLOCKS).gives(eaten=2),
    when("limited", "MMM SSS", foes=[special(BITES | {"limit": "combat"})]).gives(eaten=1),
    when("for a round", "fight MMM SMM MMM MMM", foes=[special(SLOWS)]).gives(mine=[3, 3, 3]),
    when("of all", "round MMM SMMM MM MMMM", foes=[special(SLOWS), {}]).gives(mine=[3, 2]),
    when("a net", "fight" + 2 * " MM MMMM" + 4 * " MMM MMMM", foes=NETS).gives(
        mine=[2, 2, 3, 3, 3, 3]
    ),
    # knockdown (PH-15.22, PH-15.22a, PH-15.26)
    when("once for two", "fight MMM SSM MM MMM MMM MMM", foes=[DOWNS]).gives(mine=[3, 2, 3]),
    when("against all", "fight MMM SMMM MMM" + 2 * " MMMM MM", foes=[DOWNS, {}]).gives(
        mine=[3, 3, 2, 2, 3, 3]
    ),
    when("void in round 3", "SMM MMM", "lead-pipe", foes=[{"round": 3}]).gives(knockdown=0),
    when("void for the dead", "SMM MMMM", "lead-pipe", foes=[*FRAIL, {}]).gives(knockdown=0),
    when("void at home", "MMM SMM", foes=[DOWNS], health=1).gives(knockout=1, knockdown=0),
    when("after the wounds", "MMM SMM", foes=[DOWNS]).gives(order=["loss", "knockdown"]),
    # scars and armour (PH-17.1, PH-17.2, PH-25.12)
    when("one scar a combat", HIT, foes=[MUTANT]).gives(suffered=3, scars=1),
    when("armour once a combat", HIT, PLATE).gives(suffered=2, scars=0),
    when("others leave no scar", "MMM AMM").gives(suffered=1, scars=0),
    when("but with the mark", "MMM AMM", foes=[{"scar": True}]).gives(suffered=1, scars=1),
    when("nor what is prevented", "MMM AMM", PLATE, foes=[MUTANT]).gives(suffered=0, scars=0),
    when("told", "MMM AMM", "hockey-pads", foes=GNARL).gives(prevented=SPARED, suffered=1),
]


@pytest.mark.rule("PH-13.9", "PH-15.1", "PH-15.2", "PH-15.5", "PH-15.7", "PH-15.7a", "PH-15.8")
@pytest.mark.rule("PH-15.9", "PH-15.11", "PH-15.11a", "PH-15.14", "PH-15.15", "PH-15.16")
@pytest.mark.rule("PH-15.17", "PH-15.18", "PH-15.19", "PH-15.20", "PH-15.22", "PH-15.22a")
@pytest.mark.rule("PH-15.23", "PH-15.24", "PH-15.24a", "PH-15.25", "PH-15.26", "PH-17.1")
@pytest.mark.rule("PH-17.2", "PH-19.9", "PH-20.3", "PH-20.4", "PH-24.2", "PH-25.12", "PH-26.5")
@pytest.mark.rule("PH-5.7", "PH-5.8", "PH-5.9", "PH-5.10")
@pytest.mark.parametrize(("course", "facts"), COURSES)
def test_what_comes_of_a_fight(course: Course, facts: Fields) -> None:
    came = course.play()
    assert {name: came[name] for name in facts} == facts


@pytest.mark.rule("PH-15.27")
def test_who_still_stands_after_three_rounds_flees_and_is_discarded() -> None:
    enemy, helper = combat(health=7), minion(health=7)
    case = fights_on(Road(1).fight(0, enemy, helper), *(dice("MMM") + dice("MMMM")) * 6).defaults()
    assert enemy in case.s.encounters[1].discards
    assert helper in case.s.minions["human"].discards
    assert case.s.fights == {}


@pytest.mark.rule("PH-15.2")
def test_the_human_says_whom_it_strikes_next() -> None:
    road = Road(1).fight(0, combat(health=3), minion(health=2), minion(health=2))
    case = round_of(road, *(dice("MMM") + dice("MMMM")) * 3)
    assert case.prompt("strike").default == ["1s0"]  # least health, then the order of the cards
    case.pick("2s0")
    assert case.options == ["1s0", "0s0"]
    case.pick("0s0")
    assert [event.data["foe"] for event in case.told("blow")] == [2, 0, 1]


def before(enemy: str, *minions: str, **human: int) -> Road:
    """Ada before enemies, in the first melee round."""
    return Road(1).human(0, **human).fight(0, enemy, *minions, stage="melee", round=1)


def counts(road: Road, n: int = 0) -> tuple[int, int]:
    """The melee dice of Ada and of an enemy against each other."""
    s = road.state
    return my_melee(s, 0, s.fights[0].foes[n]).total, their_melee(s, 0, s.fights[0].foes[n]).total


@pytest.mark.rule("PH-15.3", "PH-15.4")
@pytest.mark.parametrize(
    ("own", "enemies", "allies", "rolled"),
    [
        (3, [3], 0, [(3, 3)]),
        (4, [3], 0, [(4, 3)]),
        (2, [3], 0, [(3, 4)]),
        (3, [4, 3], 0, [(3, 5), (3, 4)]),
        (3, [3, 3], 1, [(3, 3), (3, 3)]),
        (3, [3], 2, [(3, 3)]),  # the human never gains a die by numbers
    ],
)
def test_three_dice_one_for_the_better_and_one_for_enemies_who_outnumber_the_party(
    own: int, enemies: list[int], allies: int, rolled: list[tuple[int, int]]
) -> None:
    leader, *others = enemies
    road = before(combat(melee=leader), *[minion(melee=one) for one in others], melee=own)
    road.has(0, *[follower(ally=True) for _ in range(allies)])
    assert [counts(road, n) for n in range(len(enemies))] == rolled


@pytest.mark.rule("PH-15.6")
def test_cards_and_knockdown_change_dice_but_leave_at_least_one() -> None:
    road = before(combat(melee=2))
    road.state.fights[0].knocked_down = 1
    assert counts(road)[0] == 3 + 1 - 1
    fewer = [{"dice": {"die": "melee", "n": -9, "side": side}} for side in ("player", "enemy")]
    assert counts(road.has(0, skill({"at": "melee_roll", "do": fewer}))) == (1, 1)


@pytest.mark.rule("PH-15.22", "PH-15.22a")
def test_a_knocked_down_enemy_alone_has_one_die_less_in_the_next_round() -> None:
    road = Road(1).has(0, "lead-pipe")
    case = strikes(road, combat(health=7), minion(health=7), mine="SMM", theirs="MMMM")
    fight = fight_of(case)
    assert [one.knocked_down for one in fight.foes] == [2, 0]
    for fight.round, dice_of in ((2, [3 + 1 - 1, 3 + 1]), (3, [3 + 1, 3 + 1])):
        assert [their_melee(case.s, 0, one).total for one in fight.foes] == dice_of


@pytest.mark.rule("PH-15.10", "PH-24.1")
def test_the_faces_of_both_dice() -> None:
    assert sorted(MELEE_DIE) == ["attack", "block", "critical", "miss", "special", "warrior"]
    assert sorted(DEFENCE_DIE) == ["attack", "block", "block", "block", "miss", "special"]


@pytest.mark.rule("PH-20.6", "PH-26.1")
def test_footwork_rolls_a_melee_or_a_defence_die_again_once_a_combat() -> None:
    road = Road(1).human(0, speed=4).has(0, "footwork").fight(0, combat(health=7))
    case = round_of(road, *dice("MM"), *dice("M"), *dice("MMM"), *dice("B")).pick("0s1")
    assert [option.id for option in case.prompt("reroll").options] == ["p0", "p1", "p2"]
    case.pick("p2")
    assert case.luck.picked[-1] == DEFENCE_DIE
    road = Road(1).has(0, "footwork").fight(0, combat(health=7))
    case = fights_on(
        road, *(dice("MMM") + dice("MMM")), *dice("W"), *(dice("MMM") + dice("MMM")) * 2
    )
    case.pick("p0")
    assert case.returned == "done"  # it is not offered in the other rounds


@pytest.mark.rule("PH-15.18a", "PH-15.25a", "PH-25.3")
def test_no_weapon_has_a_bare_attack_or_a_wound_alone() -> None:
    assert (WEAPONS["knife.1"].special, WEAPONS["lead-pipe.1"].special) == ("critical", "knockdown")
    for special in ("attack", "wound"):
        with pytest.raises(ValidationError):
            blade(special=special)


@pytest.mark.rule("PH-15.28")
def test_of_several_weapons_the_most_wounds_and_the_better_special() -> None:
    heavy, sharp = blade(wounds=2, special="knockdown"), blade(wounds=1, special="critical")
    road = before(combat()).has(0, heavy, sharp)
    assert find_melee_attack(road.state, 0) == (2, "knockdown")
    road.state.human(0).melee = [heavy, sharp]
    assert find_melee_attack(road.state, 0) == (2, "critical")


@pytest.mark.rule("PH-15.28")
def test_one_ranged_weapon_alone_shoots() -> None:
    road = Road(1).human(0, ammo=5).has(0, gun(dice=1), gun(dice=3)).fight(0, combat(health=7))
    case = fights_on(road)
    assert [option.id for option in case.prompt("shoot").options] == ["0x3", "hold"]
    case.then(*shots("XXX")).pick("0x3").defaults()
    assert case.human().ammo == 5 - 1
    assert len([e for e in case.told("shots") if e.data["seat"] == 0]) == 1


@pytest.mark.rule("PH-26.7")
@pytest.mark.parametrize(("answer", "lost"), [("yes", 1), ("no", 3)])
def test_the_protector_saves_somebody_on_the_same_terrain(answer: str, lost: int) -> None:
    case = strikes(Road(2).has(1, "protector"), combat(wounds=3), mine="MMM", theirs="AMM")
    prompt = case.prompt("prevent", 1)
    kept = case.human(1).events[0]
    case.pick(next(o.id for o in prompt.options if (o.id != "no") is (answer == "yes")))
    assert case.human(0).health == 6 - lost
    assert (kept in case.human(1).events) is (answer == "no")


@pytest.mark.rule("PH-26.7")
def test_the_protector_of_two_who_are_wounded_at_once_saves_one() -> None:
    def wounded(h: Here, seat: int) -> Play[None]:
        yield from on_human(h, seat, 3, "melee", "Dog")

    road = Road(3).has(2, "protector")
    case = road.play(lambda h: h.together([wounded(h, seat) for seat in (0, 1)]))
    for _ in range(2):
        prompt = next(prompt for prompt in case.table.needed_prompts if prompt.seat == 2)
        case.table.answer(prompt.id, [prompt.options[1].id])
    assert [case.human(seat).health for seat in (0, 1)] == [6 - 1, 6 - 3]


def test_a_card_used_in_a_fight_is_offered_with_the_question_of_its_moment() -> None:
    bomb = gear({"at": "combat_start", "cost": [{"discard": 1}], "do": [{"wounds": 2}]})
    case = fights_on(Road(1).has(0, bomb).fight(0, combat(health=2)))
    assert case.topics() == ["shoot"]
    assert case.options == ["hold", f"{bomb}/0"]
    case.pick(f"{bomb}/0")
    assert case.returned == "done"
    assert case.told("won")
    assert bomb not in case.human().gear


def test_a_card_ends_the_fight_without_reward() -> None:
    smoke = gear({"at": "round_start", "cost": [{"discard": 1}], "do": ["end_combat"]})
    road = Road(1).has(0, smoke).fight(0, combat(health=7, reward=[{"food": 2}]))
    case = fights_on(road).pick(f"{smoke}/0")
    assert case.returned == "done"
    assert case.told("fled")
    assert case.human().food == 0


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize(
    ("side", "mine", "theirs"), [("player", "AB", "AM"), ("enemy", "AM", "AB")]
)
def test_a_face_that_counts_as_another_does_so_for_its_side_alone(
    side: str, mine: str, theirs: str
) -> None:
    parry = {"at": "melee_result", "do": [{"face": {"from": "miss", "to": "block", "side": side}}]}
    road = before(combat()).has(0, skill(parry))
    road.state.fights[0].clash = Clash(foe=0, mine=list(dice("AM")), theirs=list(dice("AM")))
    assert my_side(road.state, 0).faces == dice(mine)
    assert their_side(road.state, 0).faces == dice(theirs)


@pytest.mark.rule("PH-26.5")
def test_the_netboy_is_as_printed() -> None:
    netboy = enemy_of("netboy-trapper")
    figures = (netboy.kind, netboy.speed, netboy.health, netboy.melee, netboy.wounds, netboy.xp)
    assert figures == ("mutant", 3, 4, 3, 1, 1)
