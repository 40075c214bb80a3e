"""Mutant actions, their attacks and charges (PH-18)."""

from typing import Any

import pytest

from rules.engine import Play
from rules.kit.turns import until_gone
from rules.posthuman.model.terms import Step
from rules.posthuman.play.actions.actions import resolve_forage
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.mutants import mutant_actions, mutants
from rules.posthuman.play.mutants.mutant_actions import play_laid_card
from rules.posthuman.play.mutants.mutants import play_mutant_step
from rules.posthuman.play.travel.encounters import resolve_encounter
from tests.rules.posthuman.build import Script, ask_idly
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def begin_actions(*seats: int, step: Step = "move", moment: Any = "start") -> Script:
    """Humans come to a moment of their actions, one after the other."""

    def action(h: Here) -> Play[None]:
        for seat in seats:
            try:
                yield from mutant_actions.resolve_reactions(h, seat, step, moment)
            except Fallen:
                continue

    return action


POSITIONS = {
    # Somebody is on an urban tile, and about to move.
    "mover": "tile town; {} on town; {} declares move",
    # The last of three has turned and laid an action, the others are about to move.
    "laid": "three; mover Ada; mover Ben; deed howl {}; Cleo turned laid=howl",
    "laid-alone": "two; mover Ada; deed howl {}; Ben turned laid=howl",
    # It is laid for the mutant's own step.
    "own-step": "laid-alone step=mutant {}; play mutants",
    "encounters": "combat crow name=Crow; combat dog name=Dog; stack level1 crow dog; melee=5; "
    "play encounter",
    # Ada and two beside her are about to move; Ben is furthest on, and Dov has turned.
    "prey": "four; mover Ada; mover Ben; mover Cleo; Ben place=4; Cleo place=2; deed howl; "
    "Dov turned laid=howl",
}
rows = make_rows(
    POSITIONS,
    begin_actions(0),
    {
        "begin": begin_actions,
        "mutants": play_mutant_step,
        "forage": lambda h: resolve_forage(h, 0, asked=True),
        "encounter": lambda h: until_gone(resolve_encounter(h, 0, 1)),
    },
)


@rows("""
# A card hits humans on its terrains wherever their maps are, but nobody at home.
PH-18.1 PH-18.5 | four; deed howl step=mutant terrains=[urban,wilderness]; Dov turned laid=howl;
        tile field terrain=rural; tile wood terrain=wilderness; mover Ada; Ben on field;
        Cleo on wood; play mutants
    -> targets=play-0,play-2
PH-18.15 PH-18.15a | two; deed howl step=mutant terrains=[rural]; Ben turned laid=howl; play mutants
    -> targets=0 asks='has no target'
PH-18.15a PH-18.11 | two; deed howl step=mutant terrains=[]; Ben turned laid=howl; play mutants
    -> targets=play-0 asks='Who does it hit'
# No second action of a title hits a human in a turn.
PH-18.6 PH-18.6a | laid step=mutant title={Howl/Scratch}; struck 0 howl; play mutants
    -> targets={play-1/play-0,play-1}
PH-18.6 PH-30.14 | three; mover Ada; deed first second; Ben turned laid=first;
        Cleo turned laid=second
    -> health=5 Ben.laid=none Cleo.laid=second
PH-26.3 | own-step; Ada declares {camp/move}; gear tent {camp: no_target}; has tent
    -> targets={0/play-0}
# A laid card is played unasked in the step that it names, and discarded.
PH-18.4 PH-18.9 | laid | -> over health=5 plays=Howl>Ada
PH-18.4 | laid step=forage | -> health=6 Cleo.laid=howl
PH-18.7 | laid; play begin 0 1
    -> used.mutant_actions=howl Cleo.laid=none Cleo.acted all.health=5,6
PH-18.3 | laid; Cleo turned laid=howl acted=yes | -> health=6 Cleo.laid=howl
PH-18.23 | laid-alone; Ben turned turned_on=1 laid=howl | -> health=6
PH-18.23 | own-step; Ben turned turned_on=1 laid=howl | -> over health=6
# The closest mutant first, and of two as close the next clockwise.
PH-18.8 PH-18.8a | four; deed one title=No1; deed two title=No2; deed three title=No3;
        Ben turned laid=one; Cleo turned laid=two; Dov turned laid=three; mover Ada
    -> plays=No1>Ada,No3>Ada,No2>Ada
PH-18.8a | four; deed zero title=No0; deed one title=No1; deed three title=No3;
        Ada turned laid=zero; Ben turned laid=one; Dov turned laid=three; mover Cleo; play begin 2
    -> plays=No3>Cleo,No1>Cleo,No0>Cleo
# The one who is asked reads whom it may hit and what holding the card means.
PH-18.9 | laid step={move/[move,mutant]}; Cleo aims when=ask
    -> Cleo.asks='can hit (Health 6, 0 journey points, urban).'
        Cleo.detail.hold={'You keep the card.'/'You may still play it in'}
# An order names its targets, or holds, or asks that mutant alone, and silence holds.
PH-18.9 | laid; Cleo aims 1; play begin 0 1 | -> all.health=6,5
PH-18.9 | laid; Cleo aims when=hold | -> over health=6 Cleo.laid=howl
PH-18.9 PH-18.10 | laid; Cleo aims when=ask
    -> waits=Cleo topics=reaction secret | . -> over health=6 Cleo.laid=howl
PH-18.9 | laid; Cleo aims when=ask | fire -> health=5
# Asked about two humans at once, it plays the card on one, and the other question says so.
PH-18.9 PH-23.5 | three phase=act; calm; mover Ada; mover Ben; deed howl; Cleo turned laid=howl;
        Cleo aims when=ask; play game
    2:fire -> all.health=5,6 Cleo.options=hold Cleo.asks='Ben acts, but your Howl is gone.' |
        2:hold -> waits=Ada,Ben all.health=5,6
# The leader is the legal human highest on the track, then the next clockwise from the mutant.
PH-18.10 | prey; play begin 0 1 2 | -> all.health=6,5,6
PH-18.10 | prey; Ben declares camp; play begin 0 2 | -> all.health=6,6,5
PH-18.10 | three; mover Ada; mover Cleo; deed howl step=mutant; Ben turned laid=howl; play mutants
    -> targets=play-2,play-0
# Mutations ride on their owner's actions of a title.
PH-25.9 | laid-alone title={Howl/Growl}; scar rider riders=[{title: howl, do: [{morale: -2}]}];
        Ben turned rider laid=howl
    -> morale={4/6}
# Wounds leave no scar, and a knockout two.
PH-18.17 | laid {health: -2} | -> health=4 scars=0
PH-18.17 | laid {health: -2}; health=2 | .. -> scars=2
# What the cards do: fouled ground, more or other encounters, kin, theft.
PH-27.12 | two; mover Ada; Ada declares forage; Ben turned; play forage | .. -> foraged
PH-27.12 | laid-alone {forbid: {what: [forage, scout]}} step=forage; Ada declares forage;
        play forage
    .. -> foraged=no
PH-27.12 | laid-alone {do: extra_encounter}; encounters
    -> met=crow | .. -> says='Ada meets Crow.' says='Ada meets Dog.'
PH-27.12 | laid-alone {do: replace_encounter}; encounters
    -> met=dog used.level1=crow says='Ada meets Crow.'
PH-27.12 | laid-alone {add_minion: {kind: mutant}}; encounters; minion kin kind=mutant;
        stack mutant kin
    fight -> foes=crow,kin
PH-26.1 | laid-alone {steal: {kind: food, n: 2}}; food=3 | -> food=1
# Who is attacked may take another weapon until the first die, but spend no XP.
PH-13.1 PH-16.8 PH-18.19 | own-step attack=yes; speed=4 ammo=1 counters=6;
        has truncheon knife kalt-9mm; free
    play-0 -> topics=shoot frees=wield:knife.1 bars=skill |
        0:hold -> options=s0,s1,s2 | 0:wield:knife.1 -> options=s0,s1
    play-0 +sXXX 0:shoot -> topics=swap bars=wield:knife.1
# A mutant takes the weapon that it likes; its best is offered first.
PH-18.18 | own-step attack=yes; scar tooth weapon={name: Tooth, wounds: 1, special: critical};
        scar horn weapon={name: Horn, wounds: 3, special: knockdown};
        Ben turned tooth horn laid=howl
    -> targets=play-0,play-0-tooth | play-0-tooth -> says.melee='with Tooth'
PH-18.9 PH-18.18 | laid-alone attack=yes;
        scar tooth weapon={name: Tooth, wounds: 1, special: critical};
        scar horn weapon={name: Horn, wounds: 3, special: knockdown};
        Ben turned tooth horn laid=howl; Ben aims when=ask
    -> options=hold,fire,fire-tooth | fire-tooth -> says.melee='with Tooth'
""")
def test_a_mutant_action(check: Check) -> None:
    check()


def begin_moves(h: Here) -> Play[None]:
    """Ada and Ben begin to move, each after a question beside which mutants may change orders."""
    h.offer_free_actions(
        lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it)
    )
    for seat in (0, 1):
        yield from ask_idly(h)
        yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
    yield from ask_idly(h)


@pytest.mark.rule("PH-18.18")
def test_an_order_may_name_another_weapon() -> None:
    claws = "scar tooth weapon={name: Tooth, wounds: 1, special: critical}; "
    claws += "scar horn weapon={name: Horn, wounds: 3, special: knockdown}"
    road = f"laid attack=yes; {claws}; Cleo turned tooth horn laid=howl"
    case = read_road(road, POSITIONS).play(begin_moves)
    assert "with-tooth" in case.free(2) and "with-horn" not in case.free(2)
    case.pick("with-tooth", by=2)
    assert "with-horn" in case.free(2) and "with-tooth" not in case.free(2)
    case.pick("on", by=0)
    assert case.said("with Tooth")
    assert "with-tooth" not in read_road("laid", POSITIONS).play(begin_moves).free(2)


@pytest.mark.rule("PH-18.10")
def test_a_mutants_order_may_be_changed_until_it_fires() -> None:
    case = read_road("laid", POSITIONS).play(begin_moves)
    assert {"fire1", "hold"} < set(case.free(2)) and "fire" not in case.free(2)  # its order now
    case.pick("fire1", by=2)
    assert "fire" in case.free(2) and "fire1" not in case.free(2)
    case.pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 6]
    assert "hold" in case.free(2)
    case.pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 5]
    assert "hold" not in case.free(2)


@pytest.mark.rule("PH-23.5")
def test_in_speed_pace_a_reaction_delays_nobody_else() -> None:
    reached: list[int] = []

    def one(h: Here, seat: int) -> Play[None]:
        yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        reached.append(seat)

    road = read_road("laid; Cleo aims 0 when=ask", POSITIONS)
    case = road.play(lambda h: h.together([one(h, 0), one(h, 1)]))
    assert (case.waits_for, reached) == ({2}, [1])
    case.pick("hold")
    assert reached == [1, 0]


@pytest.mark.rule("PH-25.10")
@pytest.mark.parametrize(
    ("do", "moment"),
    [
        ("{health: -1}", "start"),
        ("{do: extra_encounter}", "encounter"),
        ("{do: replace_encounter}", "encounter"),
        ("{do: reroll_passed}", "start"),
        ("{add_minion: {kind: mutant}}", "fight"),
    ],
)
def test_a_mutant_card_works_at_its_own_moment_of_the_action(do: str, moment: str) -> None:
    s = read_road(f"laid-alone {do}", POSITIONS).state
    moments: list[Any] = ["start", "encounter", "fight"]
    fits = [m for m in moments if mutant_actions.is_reaction_due(s, 1, 0, "move", m)]
    assert fits == [moment]


ATTACKS = {
    # Ben's laid Attack! is played on Ada, who is on an urban tile.
    "attack": "tile town; on town; deed attack attack=yes; "
    "stack scars scar-white-line scar-burnt-palm",
    "unarmed": "attack; Ben turned {} laid=attack",
    # His claw deals 1 wound, unless it is said.
    "clawed": "attack; scar claw weapon={name: Claw, special: critical, wounds: 1}; "
    "Ben turned claw laid=attack {}",
    # Ada's gun gives 1 die, unless it is said; her shooting gives the other.
    "armed": "gun gun ammo=1 dice=0 {}; shooting=2 ammo=3 has gun",
    "again": "skill again more {melee_roll: {reroll: {dice: [melee]}}, limit: combat}; has again",
    "aim": "skill aim {shoot_roll: {reroll: {dice: [shooting]}}, limit: combat}; has aim",
    "skilled": "skill dodge {}; has dodge",
}
attack_rows = make_rows(ATTACKS, lambda h: until_gone(play_laid_card(h, 1, 0, "mutant")))


@attack_rows("""
# One round of melee, with a weapon of the mutant's or its fists, whose special is a wound.
PH-18.19 | attack; scar claw weapon={name: Claw, special: critical, wounds: 2};
        Ben turned claw laid=attack; dice MMM AMM
    -> over health=4 told.blow=1
PH-18.19 PH-15.24 | unarmed; dice MMM ASM | -> health=4 assaults=0
# The higher melee has a die more, nobody is outnumbered, and cards change the dice.
PH-18.20 | unarmed melee={3/4} | -> dice={3,3/3,4}
PH-18.20 | unarmed; melee=4 | -> dice=4,3
PH-18.20 | four; unarmed | -> dice=3,3
PH-18.20 | unarmed; skilled {melee_roll: {dice: {die: melee, n: 1}}, if: {round_is: 1}}
    -> dice=4,3
PH-18.20 | unarmed; skilled {melee_roll: {dice: {die: melee, n: -1, side: enemy}}} | -> dice=3,2
PH-18.20 | attack; scar slow {melee_roll: {dice: {die: melee, n: -1, side: player}}};
        Ben turned slow laid=attack
    -> dice=2,3
PH-18.20 | unarmed; skilled {melee_roll: {dice: {die: melee, n: -9}}} | -> dice=1,3
# Its strength adds wounds; the human's attacks hold it off, and hurt nobody.
PH-18.20 PH-5.7 | clawed strength={3/4/5}; dice MMM AMM | -> health={5/4/3}
PH-18.20 PH-15.19 | unarmed; dice AAM AMM
    -> health=6 says='2 attacks against 1: Ada holds Ben off.'
PH-18.20 PH-15.14 | unarmed; blade bat special=knockdown; has bat; dice ASM BAA
    -> says='Ben blocks a special (knockdown). 2 attacks against 1: Ben hits Ada.'
# No re-roll of mind and no evading, but swaps, and specials that cancel.
PH-18.20 PH-5.9 | unarmed; mind=5; dice MMM AMM | -> over
PH-18.20 | unarmed; speed=5 | -> topics=swap
PH-18.20 PH-18.25 | clawed strength=4; speed=4 -> asks='attacks you with Claw, 2 wounds per hit.'
        detail.s0='3 melee dice against 3: 43% to be wounded.'
        detail.s1='2 melee dice and 1 defence die against 3: '
# Cards that ask before a roll do so here too.
PH-18.25 PH-25.12 | unarmed;
        skilled {melee_roll: {dice: {die: melee, n: 1}}, ask: true, limit: combat}
    -> options=s0,dodge/0 default=s0 | dodge/0 -> dice=4,3
PH-18.19 PH-14.11 | unarmed strength=1; armed; has gun; speed=1
    -> detail.hold='43% to be wounded.' detail.shoot='50% to drive Ben off.'
PH-18.25 PH-25.12 | unarmed strength=3; armed; has gun;
        skilled {shoot_roll: {dice: {die: shooting, n: 1}}, ask: true, limit: combat}
    -> options=shoot,hold,dodge/0 | dodge/0 -> topics=shoot
PH-18.20 PH-5.8 | clawed; speed=4; dice MMB AMM | -> options=s0,s1 | s1 -> health=6
PH-18.20 PH-15.17 | clawed; has cattle-prod; dice SMM AMM | -> health=6
# As many hits as its strength end the attack; bolas leave it one die; by default one shoots.
PH-18.19 | unarmed strength=1; armed; dice s1
    shoot -> over ammo=2 told.blow=0 says='Ben takes 1 wound and is driven off (1 is enough).'
PH-18.19 | unarmed strength=2; armed; dice s1 MMM AMM | shoot -> health=5
PH-18.19 PH-14.17 | unarmed strength=1; armed stuns=yes; dice s1 | shoot -> over dice=3,1
PH-18.25 PH-14.9 | unarmed; armed | -> default=shoot
    hold -> ammo=3
# The human chooses what to block: the critical, or the attack and the wound.
PH-18.25 PH-15.14 | attack; scar claw weapon={name: Claw, special: wound, wounds: 1};
        Ben turned claw laid=attack; dice BAM CAS
    -> topics=blocks details='You would take 2 wounds.','You would take 3 wounds.'
# Cards roll dice again, all in one question, unless it is decided already.
PH-18.25 PH-20.3 | clawed; again; has more; dice MMM AMM | -> default=0 most=2
PH-18.25 PH-20.3 | clawed; again; has more; dice MMM AMM B | p1 -> health=6 over used=0
PH-15.11a PH-18.20 | clawed; again; dice AAM MMM | -> over
PH-15.11a PH-18.20 | clawed; again; dice AAM AAA | -> topics=reroll
PH-15.11a PH-18.19 | unarmed strength=1; armed dice=1; aim; dice s1X | shoot -> over
PH-15.11a PH-18.19 | unarmed strength=3; armed dice=1; aim; dice s1X | shoot -> topics=reroll
# Its wounds leave a scar where the weapon says so; a knockout costs two.
PH-18.17 PH-18.19 | clawed; dice MMM AMM | -> health=5 scars=0
PH-18.17 PH-18.19 | attack; scar claw weapon={name: Claw, special: critical, wounds: 1, scar: true};
        Ben turned claw laid=attack; dice MMM {AMM/MMM}
    -> scars={1/0}
PH-18.17 PH-19.1 | clawed; health=1 morale=1; dice MMM AMM
    -> scars=scar-white-line,scar-burnt-palm on_start
PH-18.25 | attack; scar claw weapon={name: Claw, special: critical, wounds: 2};
        Ben turned claw laid=attack; dice MMM AMM;
        gear vest {wounds_in: {prevent: {n: 1, what: melee}}, limit: combat}; has vest
    -> health=5 lasting=0 used=0
""")
def test_an_attack(check: Check) -> None:
    check()


CHARGES = {"charge": "two; tile town; on town; deed charge charge=2 {}; Ben turned laid=charge"}
charge_rows = make_rows(CHARGES, lambda h: play_laid_card(h, 1, 0, "move"))


@charge_rows("""
# 2 wounds, less what the defence dice at hand block; they are always rolled.
PH-18.21 PH-18.21a | charge | -> health=4
PH-18.21 PH-18.25 | charge; speed=5; dice BA | -> health=5
PH-18.21 PH-18.25 | charge; gear shield {melee_roll: {swap: 1}}; has shield; dice B | -> health=5
PH-18.21 PH-18.25 | charge; gear shield {melee_roll: {dice: {die: defence, n: 1}}}; has shield;
        dice B
    -> health=5
PH-18.17 | charge scar={yes/no} | -> scars={1/0}
""")
def test_a_charge(check: Check) -> None:
    check()
