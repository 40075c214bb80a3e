"""Shooting, and knockouts (PH-14, PH-19)."""

import pytest

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Amount
from rules.posthuman.model.terms import SHOOTING_DIE
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights.knockout import (
    knock_out_by_hunger,
    knock_out_if_empty,
    resolve_knockout,
)
from tests.rules.posthuman.play.fights.in_fights import FIGHT, POSITIONS, SHOOTING
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def fall_from_knockout(h: Here) -> Play[str]:
    """What Ada does ends with the knockout."""
    with pytest.raises(Fallen):
        yield from knock_out_if_empty(h, 0, "Test")
    return "fell"


def strike_ada(h: Here) -> Play[None]:
    with pytest.raises(Fallen):
        yield from carry_out(h, 0, [Amount(do="health", n=-9)], "Test")


FALLS = {
    # The scars that Ada draws are blank.
    "falls": "stack scars scar-white-line scar-burnt-palm; {}",
    "two-zones": "alone; tile lane zones=1+1",
    # She owns something of everything.
    "owner": "gear thing held; skill skill; event event; combat foe; has thing skill event foe; "
    "holds held; ammo=4 food=1 counters=2",
}
knockout_rows = make_rows(
    FALLS,
    lambda h: resolve_knockout(h, 0, "Test"),
    {
        "hunger": lambda h: knock_out_by_hunger(h, 0),
        "struck": strike_ada,
        "falls-from": fall_from_knockout,
    },
)


@knockout_rows("""
# Two scars, 1 food, hunger 0 and home; open followers leave, the place stays.
PH-19.1 | two-zones; on lane; falls health=0 morale=1 food=2 hunger=3 place=6
    -> returned scars=scar-white-line,scar-burnt-palm food=3 hunger=0 place=6 at=0,0 zone=none
PH-19.1 PH-12.7 | two-zones; on lane done=1 zone=1; falls health=0 morale=1 | -> at=0,0 tiles_done=0
PH-19.1 PH-12.7 | two-zones; on lane; falls health=0 morale=1 | -> tiles_done=2
PH-19.1 PH-19.8 | alone; follower one two hidden; has one two; hides hidden; falls health=0
    . -> followers=0 hidden_followers=1
PH-19.1 PH-5.4 | alone; falls health=1 morale=1 | -> returned=no scars=0
# A scar of the combat is one more.
PH-19.1 PH-30.15 | alone; combat foe; fight foe scarred=yes; has scar-stiff-shoulder;
        falls health=0
    . -> scars=scar-stiff-shoulder,scar-white-line,scar-burnt-palm
# What was at 0 becomes 1, and the other track may be changed for more.
PH-19.2 | alone; falls health=0 morale=4 | -> options=0,1,2,3 health=1 morale=4
    2 -> health=3 morale=2
PH-19.3 | alone; falls health=3 morale=0 | -> options=0,1,2 | 1 -> health=2 morale=2
# Hunger, or both at 0: one knockout, and both become 1.
PH-19.4 | alone; falls health=5 morale=4 hunger=3; play hunger
    -> health=1 morale=1 hunger=0 scars=2
PH-19.5 PH-19.5a | alone; falls health=0 morale=0 food=0
    -> returned health=1 morale=1 scars=2 food=1
PH-19.5a | alone; follower friend lost=2; has friend; falls health=0 morale=2
    -> returned health=1 morale=1 scars=2
# The exchange leaves 1, stays within the limit, and is neither forced nor asked in vain.
PH-19.6 | alone; strength=2; falls health=0 morale=6 | -> options=0,1,2,3,4
PH-19.6 | alone; falls health=0 morale=3 | -> options=0,1,2 detail.2='Morale 1, health 3'
PH-19.6a | alone; falls health=0 morale=4 | . -> health=1 morale=4
PH-19.6a | alone; falls health=0 morale=1 | -> over
# Scars come first, and turning replaces the rest; less than 0 counts as 0.
PH-19.7 | two; has thick-neck hare-legs long-stride owl-eyes; falls health=0;
        stack scars many-voices
    -> returned mutants=Ada top.scars=scar-white-line
PH-19.7 PH-30.1 | alone; falls health=2 morale=1; play struck | -> health=1
# Everything else stays; what was done or declared ends.
PH-19.9 | alone; owner; falls health=0 morale=1
    -> gear=1 skills=1 events=1 trophies=1 hand=1 ammo=4 counters=2
PH-19.9 | alone; falls health=0 morale=1; play falls-from | -> returned=fell
PH-7.3 | alone; declares move; falls health=0 morale=1 | -> declared=none
PH-19.10 | alone; falls health=0 morale=1 | -> legal=camp,forage,scout,move,nothing
""")
def test_a_knockout(check: Check) -> None:
    check()


SHOTS = {
    **POSITIONS,
    # Before the first die, Ada has a pistol (1 die, range 2, 1 ammo) and 4 ammo: 3 dice.
    "shoots": "gun gun {}; ammo=4 has gun",
    "revealed": "fight {} stage=revealed",
    "armed": "one-foe {}; already stage=revealed round=0; shoots",
    # Without a gun.
    "shot-at": "one-foe {}; already stage=revealed round=0",
    "two-armed": "combat foe health=7; minion kin health=7; revealed foe kin; shoots {}",
    "three-armed": "combat foe health=7; minion kin last health=7; revealed foe kin last; "
    "shoots {}",
    "with-gun": "one-foe; already stage=revealed round=0; shoots {}",
    "with": "one-foe; already stage=revealed round=0; ammo=4 has {}",
    "scoped": "with-gun {}; shooting=4; mounts gun gunscope",
}
rows = make_rows(SHOTS, SHOOTING, {"fight": FIGHT})


@rows("""
# One shooting round before those of melee, in which enemies shoot whatever Ada does.
PH-14.1 | armed dice=1 melee=1; melee=5 health=8; play fight; dice sXXXX
    .. -> stages=shots,shots,round,round,round
PH-14.2 | armed dice=2 name=Gnarl; dice s1X | hold -> ammo=4 health=5 shot_by=Gnarl
# The faster side first; equally fast, both at once; each enemy by itself.
PH-14.3 | armed dice=1 name=Gnarl speed={2/4}; dice sXXXX | . -> shot_by={Ada,Gnarl/Gnarl,Ada}
PH-14.3 | armed dice=1 speed=3 health=1; health=1; dice s1XX1 | .. -> returned=fallen told.kill=1
PH-14.4 | combat fast name=Fast dice=1 speed=5 health=7;
        minion slow name=Slow dice=1 speed=1 health=7;
        minion same name=Same dice=1 speed=3 health=7; revealed fast slow same; shoots; dice sXXXXXX
    . -> shot_by=Fast,Ada,Same,Slow
PH-14.5 | armed dice=1 name=Gnarl speed=2 health=1; dice s1XX | . -> shot_by=Ada
PH-14.5 | armed dice=1 name=Gnarl speed=4; health=1; dice s1 | .. -> shot_by=Gnarl
PH-13.8 | armed dice=1 name=Gnarl; already caught=yes; dice sX | -> shot_by=Gnarl
# A shot costs the printed ammo once, when its dice are rolled.
PH-14.6 | two-armed ammo=2; dice sXXX | 0x2-1x1 -> ammo=2
PH-14.6 | with-gun ammo=2; ammo=1 | -> returned=done shot_by=0
PH-14.6a | armed dice=1 speed=5; health=1; dice s1
    -> topics=shoot told.shots=0 | 0x3 .. -> returned=fallen ammo=4
# Dice of the stat, the weapon and cards.
PH-14.7 PH-5.12 | with-gun dice=2; shooting={2/3/4/5}
    -> options={0x3,hold/0x4,hold/0x5,hold/0x5,hold}
PH-14.7 PH-5.12 | with-gun dice=2; shooting={2/3/4/5};
        follower helper {shoot_roll: {dice: {die: shooting, n: 1}}}; has helper
    -> options={0x4,hold/0x5,hold/0x6,hold/0x6,hold}
# They are divided before they roll, and work apart; nobody shoots at the dead.
PH-14.8 | combat foe health=1; minion kin health=3; revealed foe kin; shoots; dice s11X
    0x2-1x1 -> healths=0,3
PH-14.8 | two-armed dice=2 specials=[1,3,5]; dice sSSSS | 0x2-1x2 -> healths=4,4
PH-14.8 | two-armed; enemy 1 health=0 | -> options=0x3,hold
PH-14.2 PH-14.9 | two-armed; enemy 1 health=0 | -> detail.hold='keep your ammo'
PH-14.2 PH-14.9 | armed dice=2 name=Gnarl | -> detail.hold='Gnarl still shoots at you.'
PH-14.8 | three-armed dice=2; shooting=4 | -> lacks=divide has=0x2-1x2-2x1
# Many dice are divided enemy by enemy.
PH-14.8 | three-armed dice=3; shooting=4; dice s111111
    -> lacks=0x2-1x1-2x3 | divide -> options=0,1,2,3,4,5,6 | 2 -> options=0,1,2,3,4 |
        1 -> healths=5,6,4 ammo=3
    divide {4 1/5 1/6} -> healths={3,6,6/2,6,7/1,7,7}
PH-14.8 PH-14.9 | combat foe health=7; minion kin health=3; minion last health=7;
        revealed foe kin last; shoots dice=3; shooting=4; dice sXXXXXX
    divide .. -> shot_at=1
PH-14.8 PH-13.1 | three-armed dice=3; gun short name="Short Gun" dice=1; has short; shooting=4; free
    divide 0:wield:short 1 1 -> topics=shoot asks='Short Gun' ammo=4
PH-13.1 PH-14.9 | with-gun name=Bow dice=0 ammo=0; gun two name=Shotgun dice=2; has two; free
    -> asks='Shoot with Bow?' data.dice=2 data.ammo=0 |
        0:wield:two -> asks='Shoot with Shotgun?' data.dice=4 data.ammo=1 default=0x4
# By default at who still shoots with most dice, or else at the weakest.
PH-14.9 | combat foe health=7 dice=1 speed=2; minion kin health=7 dice=2 speed=2;
        minion last health=1; revealed foe kin last; shoots
    -> default=1x3
PH-14.9 | combat foe health=3; minion kin health=2; minion last health=3; revealed foe kin last;
        shoots
    -> default=1x3
PH-14.9 PH-7.6 | armed; orders shoot=hold | -> returned=done ammo=4
PH-14.9 PH-7.6 | combat foe health=7 dice=1 speed=1; minion kin health=2; revealed foe kin; shoots;
        orders shoot=weakest; dice s111X
    -> healths=7,0
# A face of a range hits with that range, a skill shot for shooting 5 and for the expert.
PH-14.10 | with-gun dice=2 reach={1/2/3}; dice s123X | . -> foe.health={6/5/4}
PH-14.10 | armed; shooting={3/4/5}; dice s{KXX/KXXX/KXXX} | . -> foe.health={7/7/6}
PH-14.10 | armed; skill expert {shoot_roll: {expert: [pistol]}}; has expert; shooting={3/5};
        dice s{KXX/KXXX}
    . -> foe.health={6/5}
PH-26.2 | with-gun of={pistol/rifle/shotgun/bow}; has {pistol/rifle/shotgun/bow}-expert; dice sKXX
    . -> foe.health=6
PH-26.2 | with-gun of=thrown; has {pistol/rifle/shotgun/bow}-expert; dice sKXX | . -> foe.health=7
# Specials hit by the table, and beyond it one more each.
PH-14.10 PH-14.12 | with-gun dice=3 specials=[1,2,4]; shooting=4;
        dice s{XXXXXX/SXXXXX/SSXXXX/SSSXXX/SSSSXX/SSSSSX}
    . -> foe.health={7/6/5/3/2/1}
PH-14.12 PH-26.4 | with kalt-a4; shooting=4; dice sXXSSS | . -> foe.health=3 ammo=2
# An enemy rolls its own dice at its own range; its shots leave no scar.
PH-14.13 | shot-at dice=3 range=2; dice sS23 | -> health=4
PH-14.13 | shot-at dice=3; dice sSSS | -> health=3
PH-14.13 | shot-at dice=1 skill_shot={yes/no}; dice sK | -> health={5/6}
PH-14.14 | shot-at kind=mutant dice=2; dice s11 | -> health=4 scars=0
PH-14.14 | shot-at dice=2; gear plate {wounds_in: {prevent: {n: 1, what: melee}}}; has plate;
        dice s11
    -> health=4
PH-14.14 | shot-at dice=2; gear vest {shot_at: {prevent: {n: 1, what: shooting}}}; has vest;
        dice s11
    -> health=5
PH-14.15 | armed health=3; speed=4; play fight; dice s11X
    .. -> says.wound='1 health left' says.round='Melee round 1'
# A gunscope takes a die but the last, and adds 1 to the range up to 3.
PH-14.16 PH-26.3 | scoped dice=0 reach=1; dice s123 | -> default=0x3 | . -> foe.health=5
PH-14.16 PH-26.3 | scoped dice=1 reach=1; dice s123X | -> default=0x4 | . -> foe.health=5
PH-14.16 PH-26.3 | scoped dice=2 reach=3; dice s123X | -> default=0x4 | . -> foe.health=4
# Bolas that hit deal no wound, but leave one die in round 1.
PH-14.17 PH-26.4 | with bolas; dice s11X | . -> foe.health=7 foe.stunned ammo=4
PH-14.17 | with bolas; dice sXXX | . -> foe.stunned=no
PH-14.17 | one-foe melee=5; already stage=revealed round=0; ammo=4 has bolas; play fight; dice s11X
    .. -> theirs=1,4,4
# The mind rolls one die again, once equally fast enemies have rolled, if it can matter.
PH-5.9 PH-15.11 | armed; mind=4; dice sXX11
    0x3 -> default= | p0 -> foe.health=5 fight.mind_used
PH-15.11 PH-14.3 | armed dice=2 speed=3 name=Gnarl; mind=4; dice sXX1X1
    0x3 -> asks='You rolled 1 at range 1 and 2 misses at Gnarl. Gnarl rolled 1 at range 1 and a
        miss.' health=6 | +s1 p0 -> foe.health=5 health=5
# Who divides the dice sees all of them first.
PH-15.11 PH-14.8 | two-armed; mind=4; dice sX1X1
    0x2-1x1 -> asks='You rolled a miss at' | . -> topics=reroll | p0 -> healths=6,6
PH-14.3 | armed dice=2 speed=2; mind=4; dice sXX1 | 0x3 -> topics=reroll picks=3
PH-15.11a | armed health=1; mind=4; dice s1XX | 0x3 -> over
PH-15.11a | armed health=2; mind=4; dice s1XX | 0x3 -> topics=reroll
PH-15.11a PH-14.17 | with bolas; mind=4; dice s1XX | 0x3 -> over
PH-15.11a PH-14.17 | with bolas; mind=4; dice sXXX | 0x3 -> topics=reroll
""")
def test_shooting(check: Check) -> None:
    check()


@pytest.mark.rule("PH-14.11", "PH-24.1")
def test_a_shooting_die_has_each_of_its_six_faces_once() -> None:
    assert len(SHOOTING_DIE) == 6
    assert set(SHOOTING_DIE) == {"range1", "range2", "range3", "special", "skill", "miss"}
    case = read_road("armed dice=1", SHOTS).play(SHOOTING).defaults()
    assert case.luck.picked == [SHOOTING_DIE] * 4
