"""PH-15: the melee rounds; PH-24: the dice; PH-26.5: the Netboy Trapper."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.damage import on_human
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import blade, combat, follower, gear, gun, skill
from tests.rules.posthuman.play.fights.in_fights import FIGHT, ROUND, STRIKE, Fields, place_in_fight
from tests.rules.posthuman.rows import Row, row


def write_effect(hook: str, **do: Any) -> Fields:
    """What a card does at a hook."""
    return {"at": hook, "do": [do]}


def make_special(effect: Fields, **more: Any) -> Fields:
    """An enemy whose special is an effect."""
    return {"special": "effect", "effects": (effect,), **more}


def one_round(rules: str, road: Callable[[], Road], text: str, luck: str = "") -> Any:
    """A row about one melee round."""
    return row(rules, road, text, luck, play=ROUND)


def prove_fight(rules: str, road: Callable[[], Road], text: str, luck: str = "") -> Any:
    """A row about a whole fight."""
    return row(rules, road, text, luck, play=FIGHT)


def make_skill(*effects: Fields) -> Callable[[], str]:
    return lambda: skill(*effects)


def make_ally() -> str:
    return follower(ally=True)


def make_heavy_blade() -> str:
    return blade(id="heavy", wounds=2, special="knockdown")


def make_sharp_blade() -> str:
    return blade(id="sharp", wounds=1)


TWO, FRAIL, GNARL = ({}, {}), ({"health": 1},), ({"wounds": 2, "name": "Gnarl"},)
STRONG, MUTANT, DOWNS = {"wounds": 3}, {"kind": "mutant"}, {"special": "knockdown"}
CAUGHT, SPENT, BLOCKS = {"caught": True}, {"mind_used": True}, {"blocks": "default"}
SHIELD = write_effect("melee_roll", dice={"die": "defence", "n": 1})
PLATE = write_effect("wounds_in", prevent=1) | {"limit": "combat"}
MORE, FASTER = (
    write_effect("wounds_out", wounds=1),
    write_effect("melee_roll", dice={"die": "melee", "n": 2}),
)
MAY, BITES = MORE | {"ask": True}, write_effect("melee_result", food=-1)
SLOWS = write_effect("melee_result", dice={"die": "melee", "n": -1, "scope": "round"})
ATTACKS = write_effect("melee_result", reroll={"dice": ["melee"], "forced": "attack"})
CRITICALS = write_effect("melee_result", reroll={"dice": ["melee"], "forced": "critical"})
CANCELS = write_effect("melee_result", cancel={"face": "block", "n": 2, "side": "player"})
PARRIES = write_effect("melee_result", face={"from": "miss", "to": "block"})
THEY_PARRY = write_effect("melee_result", face={"from": "miss", "to": "block", "side": "enemy"})
LUCKY = write_effect("melee_roll", reroll={"dice": ["melee"]}) | {"limit": "turn"}
LUCKY["do"].append({"prevent": 1})
FEWER = [
    write_effect("melee_roll", dice={"die": "melee", "n": -9, "side": s})
    for s in ("player", "enemy")
]
BOMB = {"at": "combat_start", "cost": [{"discard": 1}], "do": [{"wounds": 2}]}
SMOKE = {"at": "round_start", "cost": [{"discard": 1}], "do": ["end_combat"]}
NETS = "netboy-trapper", {"kind": "mutant", "wounds": 0, "speed": 1}
MISSED, MISSES = 2 * "MMM MMMM ", 6 * "MMM MMMM "
# fmt: off
ROUNDS = [
    # Up to three rounds; in each Ada meets every enemy that stands, in an order of her own.
    prove_fight("PH-15.1", place_in_fight(foes=TWO), ".. -> rounds=1,2,3 struck_at=010101", MISSES),
    prove_fight("PH-15.1", place_in_fight(foes=FRAIL), "-> rounds=1 told.won=1", "AMM MMM"),
    one_round("PH-15.2", place_in_fight(foes=[{"health": 3}, {"health": 2}, {"health": 2}]),
        "-> default=1s0 | 2s0 -> options=1s0,0s0 | 0s0 -> struck_at=201", 3 * "MMM MMMM "),
    one_round("PH-15.2", place_in_fight(foes=[{}, *FRAIL], orders={"target": "default"}),
        "-> struck_at=10", MISSED),
    one_round("PH-15.2", place_in_fight(foes=[{}, STRONG], orders={"target": "strongest"}),
        "-> struck_at=10", MISSED),
    # Three dice, one for the better, and one for enemies who outnumber the party.
    one_round("PH-15.3", place_in_fight(foes=[{"melee": 3}]), "-> dice=3,3", "MMM MMM"),
    one_round("PH-15.3", place_in_fight(foes=[{"melee": 3}], melee=4), "-> dice=4,3", "MMMM MMM"),
    one_round("PH-15.3", place_in_fight(foes=[{"melee": 3}], melee=2), "-> dice=3,4", "MMM MMMM"),
    one_round("PH-15.3 PH-15.4", place_in_fight(foes=[{"melee": 4}, {}]), ".. -> dice=3,5,3,4",
        "MMM MMMMM MMM MMMM"),
    one_round("PH-15.4", place_in_fight(make_ally, foes=TWO), ".. -> dice=3,3,3,3",
        "MMM MMM MMM MMM"),
    one_round("PH-15.4", place_in_fight(make_ally, make_ally), "-> dice=3,3", "MMM MMM"),
    one_round("PH-15.5", place_in_fight(foes=[*FRAIL, {}]), ".. -> dice=3,4,3,3",
        "AMM MMMM MMM MMM"),
    # Cards and knockdown change them, down to one.
    one_round("PH-15.6", place_in_fight(foes=[{"melee": 2, "knocked_down": 1}]), "-> dice=3,3",
        "MMM MMM"),
    one_round("PH-15.6", place_in_fight(make_skill(*FEWER)), "-> dice=1,1", "M M"),
    # Wounds land at the end of each engagement.
    prove_fight("PH-15.26", place_in_fight(foes=[*FRAIL, {}]), ".. -> struck_at=0111",
        f"AMM MMMM {6 * 'MMM '}"),
    prove_fight("PH-15.26 PH-19.9", place_in_fight(foes=TWO, health=1),
        ".. -> struck_at=0 told.knockout=1", "MMM AMMM"),
    row("PH-15.19 PH-15.26", place_in_fight(foes=FRAIL, health=1),
        ".. -> told.kill=1 told.knockout=1", "AMM AMM"),
    # Who still stands after three rounds flees and is discarded.
    prove_fight("PH-15.27", place_in_fight(foes=[{"id": "foe"}, {"id": "helper"}]),
        ".. -> used.level1=foe used.human=helper fights=0 told.fled=1", MISSES),
    # Melee dice are swapped for defence dice: one with speed 4, two with 5, for the whole round.
    one_round("PH-5.8 PH-15.7", place_in_fight(), "-> over swapped=0", "MMM MMM"),
    one_round("PH-5.8 PH-15.7", place_in_fight(speed=4), "-> options=0s0,0s1 | 0s1 -> swapped=1",
        "MMM MMM"),
    one_round("PH-5.8 PH-15.7", place_in_fight(speed=5),
        "-> options=0s0,0s1,0s2 | 0s2 -> swapped=2", "MMM MMM"),
    one_round("PH-15.7a", place_in_fight(foes=TWO, speed=4),
        "-> options=0s0,0s1,1s0,1s1 | 1s1 .. -> struck_at=10 swapped=2", MISSED),
    one_round("PH-15.8", place_in_fight(speed=5, health=2), "-> default=0s2 | . -> swapped=2",
        "MMM MMM"),
    one_round("PH-15.8", place_in_fight(speed=5, health=3), "-> default=0s0 | . -> swapped=0",
        "MMM MMM"),
    *(
        one_round("PH-7.6 PH-15.8", place_in_fight(speed=5, orders={"swap": order}),
            f"-> swapped={n}", "MMM MMM")
        for order, n in (("none", 0), ("most", 2), ("default", 0))
    ),
    # Who was caught has one die in round 1, whatever cards give, which may be swapped.
    one_round("PH-13.9", place_in_fight(FASTER, SHIELD, foes=[CAUGHT], speed=4),
        "0s1 -> dice=1,3 swapped=1", "B MMM"),
    prove_fight("PH-13.9", place_in_fight(FASTER, foes=[CAUGHT]), "-> mine=1,5,5",
        f"M MMM {2 * 'MMMMM MMM '}"),
    # Both roll at once, melee dice before defence dice, Ada's before the enemy's.
    one_round("PH-15.9 PH-24.2", place_in_fight(speed=4), "0s1 -> lies=MA/B/CSW", "MA B CSW"),
    one_round("PH-15.6 PH-15.7", place_in_fight(SHIELD, speed=4), "0s1 -> lies=MM/BA/MMM "
        "says='1 of them as defence dice and 1 defence die from cards'", "MM BA MMM"),
    one_round("PH-15.9 PH-15.11", place_in_fight(speed=4, mind=4),
        "0s1 -> topics=reroll lies=MA/B/CSW", "MA B CSW"),
    prove_fight("PH-15.22a", place_in_fight("lead-pipe", foes=TWO), ".. -> theirs=4,4,3,4,4,4",
        "SMM MMMM MMM MMMM MMM MMM MMM MMMM MMM MMMM MMM MMMM"),
    one_round("PH-20.6 PH-26.1", place_in_fight("footwork", speed=4),
        "0s1 -> options=p0,p1,p2 | p2 -> again=2 swapped=2", "MM M MMM B"),
    prove_fight("PH-20.6 PH-26.1", place_in_fight("footwork"), "p0 -> returned=done",
        f"MMM MMM W {4 * 'MMM '}"),
]
STRIKES = [
    # Mind 4 rolls one die again, once a combat, mind 5 two of one roll; by default none.
    row("PH-5.9 PH-15.11", place_in_fight(mind=4),
        "-> most=1 default=0 | p0 -> foe.health=6 fight.mind_used", "MMM MMM A"),
    row("PH-5.9 PH-5.10", place_in_fight(mind=5), "-> most=2 | p0&p1 -> again=0+1", "MMM MMM AA"),
    row("PH-5.9", place_in_fight(foes=[SPENT], mind=4), "-> over", "MMM MMM"),
    row("PH-15.11", place_in_fight(mind=5), "-> topics=reroll | . -> again=none", "MAM MMM"),
    row("PH-7.6 PH-15.11", place_in_fight(orders={"reroll": "misses"}, mind=5), "-> again=0+2",
        "MAM MMM AA"),
    # What is used up goes alone: the wound that the same card prevents is prevented afterwards.
    row("PH-25.12", place_in_fight(make_skill(LUCKY)), "p0 -> again=0 health=6 lasting=0",
        "MMM AMM M"),
    # Not where it can change nothing: the enemy is dead, and nothing strikes back.
    row("PH-15.11a", place_in_fight(foes=FRAIL, mind=4), "-> over", "AMM MMM"),
    row("PH-15.11a", place_in_fight(foes=FRAIL, mind=4), "-> over", "ABM AMM"),
    row("PH-15.11a", place_in_fight(foes=FRAIL, mind=4), "-> topics=reroll", "AMM AMM"),
    row("PH-15.11a", place_in_fight(foes=[{"health": 2}], mind=4), "-> topics=reroll", "AMM MMM"),
    row("PH-15.11a", place_in_fight(foes=FRAIL, mind=4), "-> topics=reroll", "MMM MMM"),
    # Forced re-rolls come first, and no die is rolled twice again.
    row("PH-20.3", place_in_fight(ATTACKS, mind=4), "-> options=p1,p2 again=0", "AMM MMM M"),
    row("PH-20.4", place_in_fight(CRITICALS, mind=4), "-> topics=reroll again=0", "CMM MMM W"),
    # Ada chooses what to block; enemies block criticals first.
    row("PH-15.14", place_in_fight(foes=[DOWNS]),
        "-> default=b0-1 | b0-2 -> health=5 fight.knocked_down=2", "BBM CSA"),
    row("PH-15.14", place_in_fight(), "-> over blocked=0", "BMM AAA"),
    row("PH-7.6 PH-15.14", place_in_fight(foes=[DOWNS], orders=BLOCKS), "-> over blocked=0,1",
        "BBM CSA"),
    row("PH-15.15", place_in_fight(), "-> my_blocked=1 foe.health=6", "ACM BMM"),
    one_round("PH-15.16", place_in_fight(CANCELS, speed=4), "0s1 .. -> blocked=0", "BM B AAM"),
    # Fists have a wound for special, which is no attack; a knife a critical, a pipe a knockdown.
    row("PH-15.24 PH-15.24a", place_in_fight(), "-> foe.health=5", "ASM MMM"),
    row("PH-15.17 PH-15.24a", place_in_fight(), "-> foe.health=7", "SSM MMM"),
    row("PH-15.25 PH-15.25a", place_in_fight("knife"), "-> foe.health=5 foe.knocked_down=0",
        "SMM MMM"),
    row("PH-15.25 PH-15.25a", place_in_fight("lead-pipe"), "-> foe.health=6 foe.knocked_down=2",
        "SMM MMM"),
    row("PH-15.28", place_in_fight(make_heavy_blade, make_sharp_blade, melee=["heavy"]),
        "-> foe.health=5 foe.knocked_down=2", "SMM MMM"),
    row("PH-15.28", place_in_fight(make_heavy_blade, make_sharp_blade, melee=["heavy", "sharp"]),
        "-> foe.health=4 foe.knocked_down=0", "SMM MMM"),
    # Criticals, strength and cards add wounds.
    row("PH-15.20", place_in_fight(foes=[{"wounds": 2}]), "-> health=3", "MMM CMM"),
    row("PH-5.7 PH-15.18 PH-15.20", place_in_fight(1, MORE, strength=5), "-> foe.health=2",
        "CMM MMM"),
    row("PH-15.20", place_in_fight(2, MORE, MAY, foes=[{"health": 4}]),
        "-> topics=use default=none | none -> over foe.health=1", "AMM MMM"),
    row("PH-15.20", place_in_fight(2, MORE, MAY, foes=[{"health": 3}]), "-> over", "AMM MMM"),
    # Specials that are effects work for each die left, for their round.
    row("PH-15.17", place_in_fight("pitch-torch"), "-> foe.health=5", "SSM MMM"),
    row("PH-15.17", place_in_fight(foes=[make_special(BITES)], orders=BLOCKS, food=5), "-> food=3",
        "BMM SSS"),
    row("PH-25.12", place_in_fight(foes=[make_special(BITES | {"limit": "combat"})], food=5),
        "-> food=4", "MMM SSS"),
    prove_fight("PH-15.23", place_in_fight(foes=[make_special(SLOWS)]), "-> mine=3,3,3",
        f"MMM SMM {4 * 'MMM '}"),
    one_round("PH-15.23", place_in_fight(foes=[make_special(SLOWS), {}]), ".. -> mine=3,2",
        "MMM SMMM MM MMMM"),
    prove_fight("PH-26.5", place_in_fight(foes=NETS), ".. -> mine=2,2,3,3,3,3",
        2 * "MM MMMM " + 4 * "MMM MMMM "),
    row("PH-25.14", place_in_fight(make_skill(PARRIES)), "-> health=6 foe.health=6", "AMM AMM"),
    row("PH-25.14", place_in_fight(make_skill(THEY_PARRY)), "-> health=5 foe.health=7", "AMM AMM"),
    # A knockdown: once, in the next round, after the wounds, and void for the dead.
    prove_fight("PH-15.22", place_in_fight(foes=[DOWNS]), "-> mine=3,2,3",
        "MMM SSM MM MMM MMM MMM"),
    prove_fight("PH-15.22a", place_in_fight(foes=[DOWNS, {}]), ".. -> mine=3,3,2,2,3,3",
        f"MMM SMMM MMM MMMM MM MMMM MM MMMM {2 * 'MMM MMMM '}"),
    one_round("PH-15.22a", place_in_fight(foes=[DOWNS, DOWNS]), ".. -> told.knockdown=1 mine=3,3",
        2 * "MMM SMMM "),
    row("PH-15.22a", place_in_fight("lead-pipe", foes=[{"round": 3}]), "-> told.knockdown=0",
        "SMM MMM"),
    row("PH-15.22", place_in_fight("lead-pipe", foes=[*FRAIL, {}]), "-> told.knockdown=0",
        "SMM MMMM"),
    row("PH-15.22", place_in_fight(foes=[DOWNS], health=1),
        ".. -> told.knockout=1 told.knockdown=0", "MMM SMM"),
    row("PH-15.26", place_in_fight(foes=[DOWNS]), "-> hurts=loss,knockdown", "MMM SMM"),
    # Armour saves a wound a combat, and the scar with it.
    prove_fight("PH-17.1", place_in_fight(foes=[MUTANT]), "-> health=3 scars=1", 3 * "MMM AMM "),
    prove_fight("PH-25.12", place_in_fight(PLATE), "-> health=4 scars=0", 3 * "MMM AMM "),
    row("PH-17.2", place_in_fight(PLATE, foes=[MUTANT]), "-> health=6 scars=0", "MMM AMM"),
    row("PH-25.12", place_in_fight("hockey-pads", foes=GNARL),
        "-> health=5 says='Hockey Pads prevents 1 wound that Gnarl would deal Ada.'", "MMM AMM"),
    row("PH-25.12", place_in_fight(PLATE | {"ask": True}),
        "-> asks='deals you 1 wound.' default=no | . -> health=5", "MMM AMM"),
    row("PH-25.12", place_in_fight(PLATE | {"ask": True}, PLATE | {"ask": True}),
        "own-0/0 -> over health=6", "MMM AMM"),
    row("PH-26.7", lambda: Road(2).has(1, "protector").fight(0, combat(wounds=3), round=1),
        "-> Ben.asks='deals Ada 3 wounds.' | 1:protector/0 -> health=5 Ben.events=0", "MMM AMM"),
    row("PH-26.7", lambda: Road(2).has(1, "protector").fight(0, combat(wounds=3), round=1),
        "1:no -> health=3 Ben.events=protector", "MMM AMM"),
    # One gun alone shoots; things are used with the question of their moment, or end the fight.
    prove_fight("PH-15.28", place_in_fight(gun, lambda: gun(dice=3), stage="revealed", ammo=5),
        "-> options=0x3,hold | 0x3 .. -> ammo=4 told.shots=1", "sXXX"),
    prove_fight("PH-20.16",
        place_in_fight(lambda: gear(BOMB, id="bomb"), foes=[{"health": 2}], stage="revealed"),
        "-> topics=shoot options=hold,bomb/0 | bomb/0 -> returned=done told.won=1 gear=0"),
    prove_fight("PH-25.14",
        place_in_fight(lambda: gear(SMOKE, id="smoke"), foes=[{"reward": [{"food": 2}]}]),
        "smoke/0 -> returned=done told.fled=1 food=0"),
]
# fmt: on


@pytest.mark.parametrize("row", [*ROUNDS, *STRIKES])
def test_melee(row: Row) -> None:
    row.check(STRIKE)


@pytest.mark.rule("PH-15.10", "PH-24.1")
def test_the_faces_of_both_dice() -> None:
    assert sorted(MELEE_DIE) == ["attack", "block", "critical", "miss", "special", "warrior"]
    assert sorted(DEFENCE_DIE) == ["attack", "block", "block", "block", "miss", "special"]


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
