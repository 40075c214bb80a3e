"""PH-15: the melee rounds; PH-24: the dice; PH-26.5: the Netboy Trapper."""

import pytest

from rules.engine import Play
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.damage import wound_human
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.fights.in_fights import FIGHT, POSITIONS, ROUND, STRIKE
from tests.rules.posthuman.rows import Check, make_rows

CARDS = {
    **POSITIONS,
    "frail": "one-foe health=1",
    "frail-and-kin": "combat foe health=1; minion kin health=7; melee foe kin",
    "downs": "one-foe special=knockdown",
    # An enemy whose special is an effect.
    "with-effect": "combat foe health=7 special=effect {}; melee foe",
    "shield": "gear shield {melee_roll: {dice: {die: defence, n: 1}}}; has shield",
    "faster": "gear faster {melee_roll: {dice: {die: melee, n: 2}}}; has faster",
    "more": "gear more {wounds_out: {wounds: 1}}; has more",
    "may": "gear may {wounds_out: {wounds: 1}, ask: true}; has may",
    "asks": "skill asks {}; has asks",
    "plate": "gear plate {wounds_in: {prevent: 1}, limit: combat}; has plate",
    "plates": "gear plate other {wounds_in: {prevent: 1}, limit: combat, ask: true}; has plate",
    "knives": "blade heavy wounds=2 special=knockdown; blade sharp; has heavy sharp",
    "protector": "two; Ben has protector; combat foe wounds=3; melee foe",
}
PLAYS = {"fight": FIGHT, "round": ROUND, "strike": STRIKE}
round_rows = make_rows(CARDS, ROUND, PLAYS)
strike_rows = make_rows(CARDS, STRIKE, PLAYS)


@round_rows("""
# Up to three rounds; in each Ada meets every enemy that stands, in an order of her own.
PH-15.1 | two-foes; play fight; dice 6xMMM+MMMM | .. -> rounds=1,2,3 struck_at=010101
PH-15.1 | frail; play fight; dice AMM MMM | -> rounds=1 told.won=1
PH-15.2 | combat foe health=3; minion kin twin health=2; melee foe kin twin; dice 3xMMM+MMMM
    -> default=1s0 | 2s0 -> options=1s0,0s0 | 0s0 -> struck_at=201
PH-15.2 | combat foe health=7; minion kin health=1; melee foe kin; orders target=default;
        dice 2xMMM+MMMM
    -> struck_at=10
PH-15.2 | combat foe health=7; minion kin health=7 wounds=3 melee=2; melee foe kin;
        orders target=strongest; dice MMMM MMMM MMM MMMM
    -> struck_at=10
# Three dice, one for the better, and one for enemies who outnumber the party.
PH-15.3 | one-foe melee=3; melee={3/4/2}; dice {MMM MMM/MMMM MMM/MMM MMMM} | -> dice={3,3/4,3/3,4}
PH-15.3 PH-15.4 | combat foe health=7 melee=4; minion kin health=7; melee foe kin;
        dice MMM MMMMM MMM MMMM
    .. -> dice=3,5,3,4
PH-15.4 | two-foes; follower ally ally=yes; has ally; dice 4xMMM | .. -> dice=3,3,3,3
PH-15.4 | one-foe; follower ally other ally=yes; has ally other; dice 2xMMM | -> dice=3,3
PH-15.5 | frail-and-kin; dice AMM MMMM MMM MMM | .. -> dice=3,4,3,3
# Cards and knockdown change them, down to one.
PH-15.6 | one-foe melee=2; already knocked_down=1; dice 2xMMM | -> dice=3,3
PH-15.6 | one-foe; skill fewer {melee_roll: {dice: {die: melee, n: -9, side: player}}}
        {melee_roll: {dice: {die: melee, n: -9, side: enemy}}}; has fewer; dice M M
    -> dice=1,1
# Wounds land at the end of each engagement.
PH-15.26 | frail-and-kin; play fight; dice AMM MMMM 6xMMM | .. -> struck_at=0111
PH-15.26 PH-19.9 | two-foes; health=1; play fight; dice MMM AMMM
    .. -> struck_at=0 told.knockout=1
PH-15.19 PH-15.26 | frail; health=1; play strike; dice AMM AMM
    .. -> told.kill=1 told.knockout=1
# Who still stands after three rounds flees and is discarded.
PH-15.27 | two-foes; play fight; dice 6xMMM+MMMM
    .. -> used.level1=foe used.human=kin fights=0 told.fled=1
# Melee dice are swapped for defence dice: one with speed 4, two with 5, for the whole round.
PH-5.8 PH-15.7 | one-foe; dice 2xMMM | -> over swapped=0
PH-5.8 PH-15.7 | one-foe; speed=4; dice 2xMMM | -> options=0s0,0s1 | 0s1 -> swapped=1
PH-5.8 PH-15.7 | one-foe; speed=5; dice 2xMMM | -> options=0s0,0s1,0s2 | 0s2 -> swapped=2
PH-15.7a | two-foes; speed=4; dice 2xMMM+MMMM
    -> options=0s0,0s1,1s0,1s1 | 1s1 .. -> struck_at=10 swapped=2
# A weapon taken in hand before the first die brings its swap, and takes that of the last one.
PH-13.1 PH-15.7 | two-foes; has lead-pipe truncheon; free; dice MM M MMMM MM M MMMM
    0:wield:truncheon -> options=0s0,0s1,1s0,1s1 | 0s1 .. -> swapped=2
PH-13.1 PH-15.7 | two-foes; has truncheon lead-pipe; free; dice 2xMMM+MMMM
    0:wield:lead-pipe.1 -> options=0s0,1s0 | 0s0 .. -> swapped=0
PH-15.8 | one-foe; speed=5 health={2/3}; dice 2xMMM | -> default={0s2/0s0} | . -> swapped={2/0}
PH-7.6 PH-15.8 | one-foe; speed=5; orders swap={none/most/default}; dice 2xMMM
    -> swapped={0/2/0}
# Who was caught has one die in round 1, whatever cards give, which may be swapped.
PH-13.9 | one-foe; already caught=yes; faster; shield; speed=4; dice B MMM
    0s1 -> dice=1,3 swapped=1
PH-13.9 | one-foe; already caught=yes; faster; play fight; dice M MMM 2xMMMMM+MMM | -> mine=1,5,5
# Both roll at once, melee dice before defence dice, Ada's before the enemy's.
PH-15.9 PH-24.2 | one-foe; speed=4; dice MA B CSW | 0s1 -> lies=MA/B/CSW
PH-15.6 PH-15.7 | one-foe; shield; speed=4; dice MM BA MMM
    0s1 -> lies=MM/BA/MMM says='1 of them as defence dice and 1 defence die from cards'
PH-15.9 PH-15.11 | one-foe; speed=4 mind=4; dice MA B CSW
    0s1 -> topics=reroll lies=MA/B/CSW detail.p0='It counts for nothing.' detail.p1='It counts.'
PH-15.11 PH-20.3 | one-foe; mind=4 has parry; dice MMA AMM
    -> detail.p0='It counts as: block.' detail.p1='It counts for nothing.' detail.p2='It counts.'
PH-15.22a | two-foes; has lead-pipe; play fight; dice SMM MMMM MMM MMMM MMM MMM 3xMMM+MMMM
    .. -> theirs=4,4,3,4,4,4
PH-20.6 PH-26.1 | one-foe; speed=4 has footwork; dice MM M MMM B
    0s1 -> options=p0,p1,p2 | p2 -> again=2 swapped=2
PH-20.6 PH-26.1 | one-foe; has footwork; play fight; dice MMM MMM W 4xMMM | p0 -> returned=done
""")
def test_a_round(check: Check) -> None:
    check()


@strike_rows("""
# Mind 4 rolls one die again, once a combat, mind 5 two of one roll; by default none.
PH-5.9 PH-15.11 | one-foe; mind=4; dice MMM MMM A
    -> most=1 default=0 | p0 -> foe.health=6 fight.mind_used
PH-5.9 PH-5.10 | one-foe; mind=5; dice MMM MMM AA | -> most=2 | p0&p1 -> again=0+1
PH-5.9 | one-foe; already mind_used=yes; mind=4; dice MMM MMM | -> over
PH-15.11 | one-foe; mind=5; dice MAM MMM | -> topics=reroll | . -> again=none
PH-15.11 | one-foe; mind=5; dice AAA MMM C | -> topics=reroll | p0 -> foe.health=5
PH-7.6 PH-15.11 | one-foe; orders reroll=misses; mind=5; dice AAA MMM | -> over again=none
PH-7.6 PH-15.11 | one-foe; orders reroll=misses; mind=5; dice MAM MMM AA | -> again=0+2
# Misses first, then a block to spare, and never a block that is needed.
PH-7.6 PH-15.11 | one-foe; orders reroll=misses; mind={4/5}; dice BBM AMM {A/AA} | -> again={2/0+2}
# What is used up goes alone: the wound that the same card prevents is prevented afterwards.
PH-25.12 | one-foe; skill lucky
        {melee_roll: [{reroll: {dice: [melee]}}, {prevent: 1}], limit: turn};
        has lucky; dice MMM AMM M
    p0 -> again=0 health=6 lasting=0
# Not where it can change nothing: the enemy is dead, and nothing strikes back.
PH-15.11a | frail; mind=4; dice {AMM MMM/ABM AMM} | -> over
PH-15.11a | frail; mind=4; dice {AMM AMM/MMM MMM} | -> topics=reroll
PH-15.11a | one-foe health=2; mind=4; dice AMM MMM | -> topics=reroll
# Forced re-rolls come first, and no die is rolled twice again.
PH-20.3 | one-foe; gear goad {melee_result: {reroll: {dice: [melee], forced: attack}}}; has goad;
        mind=4; dice AMM MMM M
    -> options=p1,p2 again=0
PH-20.4 | one-foe; gear goad {melee_result: {reroll: {dice: [melee], forced: critical}}}; has goad;
        mind=4; dice CMM MMM W
    -> topics=reroll again=0
# Ada chooses what to block; enemies block criticals first.
PH-15.14 | downs; dice BBM CSA | -> default=b0-1 | b0-2 -> health=5 fight.knocked_down=2
PH-15.14 | one-foe; dice BMM AAA | -> over blocked=0
PH-7.6 PH-15.14 | downs; orders blocks=default; dice BBM CSA | -> over blocked=0,1
PH-15.15 | one-foe; dice ACM BMM | -> my_blocked=1 foe.health=6
PH-15.16 | one-foe; gear void {melee_result: {cancel: {face: block, n: 2, side: player}}}; has void;
        speed=4; play round; dice BM B AAM
    0s1 .. -> blocked=0
# Fists have a wound for special, which is no attack; a knife a critical, a pipe a knockdown.
PH-15.24 PH-15.24a | one-foe; dice ASM MMM | -> foe.health=5
PH-15.17 PH-15.24a | one-foe; dice SSM MMM | -> foe.health=7
PH-15.25 PH-15.25a | one-foe; has {knife/lead-pipe}; dice SMM MMM
    -> foe.health={5/6} foe.knocked_down={0/2}
PH-15.28 | one-foe; knives; dice SMM MMM | -> foe.health=5 foe.knocked_down=2
PH-15.28 | one-foe; knives; melee=[heavy,sharp]; dice SMM MMM | -> foe.health=4 foe.knocked_down=0
# Criticals, strength and cards add wounds.
PH-15.20 | one-foe wounds=2; dice MMM CMM | -> health=3
PH-5.7 PH-15.18 PH-15.20 | one-foe; blade blade wounds=1; has blade; more; strength=5; dice CMM MMM
    -> foe.health=2
PH-15.20 | one-foe health=4; blade blade wounds=2; has blade; more; may; dice AMM MMM
    -> topics=use default=none | none -> over foe.health=1
PH-15.20 | one-foe health=3; blade blade wounds=2; has blade; more; may; dice AMM MMM | -> over
# Specials that are effects work for each die left, for their round.
PH-15.17 | one-foe; has pitch-torch; dice SSM MMM | -> foe.health=5
PH-15.17 | with-effect {melee_result: {food: -1}}; orders blocks=default; food=5; dice BMM SSS
    -> food=3
PH-25.12 | with-effect {melee_result: {food: -1}, limit: combat}; food=5; dice MMM SSS | -> food=4
PH-15.23 | with-effect {melee_result: {dice: {die: melee, n: -1, scope: round}}}; play fight;
        dice MMM SMM 4xMMM
    -> mine=3,3,3
PH-15.23 | with-effect {melee_result: {dice: {die: melee, n: -1, scope: round}}};
        minion kin health=7; melee foe kin; play round; dice MMM SMMM MM MMMM
    .. -> mine=3,2
PH-26.5 | minion kin health=7 kind=mutant wounds=0 speed=1; melee netboy-trapper kin; play fight;
        dice 2xMM+MMMM 4xMMM+MMMM
    .. -> mine=2,2,3,3,3,3
PH-25.14 | one-foe;
        skill parry {melee_result: {face: {from: miss, to: block, side: {player/enemy}}}};
        has parry; dice AMM AMM
    -> health={6/5} foe.health={6/7}
# A knockdown: once, in the next round, after the wounds, and void for the dead.
PH-15.22 | downs; play fight; dice MMM SSM MM MMM MMM MMM | -> mine=3,2,3
PH-15.22a | combat foe health=7 special=knockdown; minion kin health=7; melee foe kin; play fight;
        dice MMM SMMM MMM MMMM MM MMMM MM MMMM 2xMMM+MMMM
    .. -> mine=3,3,2,2,3,3
PH-15.22a | combat foe health=7 special=knockdown; minion kin health=7 special=knockdown;
        melee foe kin; play round; dice 2xMMM+SMMM
    .. -> told.knockdown=1 mine=3,3
PH-15.22a | one-foe; already round=3; has lead-pipe; dice SMM MMM | -> told.knockdown=0
PH-15.22 | frail-and-kin; has lead-pipe; dice SMM MMMM | -> told.knockdown=0
PH-15.22 | downs; health=1; dice MMM SMM | .. -> told.knockout=1 told.knockdown=0
PH-15.26 | downs; dice MMM SMM | -> hurts=loss,knockdown
# Armour saves a wound a combat, and the scar with it.
PH-17.1 | one-foe kind=mutant; play fight; dice 3xMMM+AMM | -> health=3 scars=1
PH-25.12 | one-foe; plate; play fight; dice 3xMMM+AMM | -> health=4 scars=0
PH-17.2 | one-foe kind=mutant; plate; dice MMM AMM | -> health=6 scars=0
PH-25.12 | one-foe wounds=2 name=Gnarl; has hockey-pads; dice MMM AMM
    -> health=5 says='Hockey Pads prevents 1 wound that Gnarl would deal Ada.'
PH-25.12 | one-foe; plates; dice MMM AMM
    -> asks='deals you 1 wound, and you have 6 health.' default=no | . -> health=5
PH-25.12 | one-foe; plates; has other; dice MMM AMM | plate/0 -> over health=6
PH-26.7 | protector; dice MMM AMM
    -> Ben.asks='deals Ada 3 wounds (health 6).' | 1:protector/0 -> health=5 Ben.events=0
    1:no -> health=3 Ben.events=protector
# What asks is offered once: before one strikes, or when the dice lie.
PH-25.12 | one-foe; asks {melee_roll: {food: 1}, ask: true}; play round; dice MMM MMM
    -> options=0s0,asks/0 | 0s0 -> over food=0
PH-25.12 | one-foe; asks {melee_result: {food: 1}, ask: true}; dice MMM MMM
    -> topics=use default=none | none -> over food=0
# One gun alone shoots; things are used with the question of their moment, or end the fight.
PH-15.28 | one-foe; already stage=revealed round=0; gun one; gun other dice=3; ammo=5;
        has one other; play fight; dice sXXX
    -> options=0x3,hold | 0x3 .. -> ammo=4 told.shots=1
PH-20.16 | one-foe health=2; already stage=revealed round=0; play fight;
        gear bomb {combat_start: {wounds: 2}, cost: {discard: 1}}; has bomb
    -> topics=shoot options=hold,bomb/0 | bomb/0 -> returned=done told.won=1 gear=0
PH-25.14 | one-foe reward=[{food: 2}]; gear smoke {round_start: end_combat, cost: {discard: 1}};
        has smoke; play fight
    smoke/0 -> returned=done told.fled=1 food=0
""")
def test_a_strike(check: Check) -> None:
    check()


@pytest.mark.rule("PH-15.10", "PH-24.1")
def test_the_faces_of_both_dice() -> None:
    assert sorted(MELEE_DIE) == ["attack", "block", "critical", "miss", "special", "warrior"]
    assert sorted(DEFENCE_DIE) == ["attack", "block", "block", "block", "miss", "special"]


@pytest.mark.rule("PH-26.7")
def test_the_protector_saves_only_one_of_two_people_wounded_at_once() -> None:
    def wounded(h: Here, seat: int) -> Play[None]:
        yield from wound_human(h, seat, 3, "melee", "Dog")

    road = Road(3).has(2, "protector")
    case = road.play(lambda h: h.together([wounded(h, seat) for seat in (0, 1)]))
    for _ in range(2):
        prompt = next(prompt for prompt in case.table.needed_prompts if prompt.seat == 2)
        assert (
            str(prompt.options[1].detail)
            == f"Leaves {case.table.names[prompt.data['for']]} 3 health."
        )
        case.table.answer(prompt.id, [prompt.options[0].id])
    assert [case.human(seat).health for seat in (0, 1)] == [6 - 1, 6 - 3]
