"""Shooting, and knockouts (PH-14, PH-19)."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Amount
from rules.posthuman.model import decks
from rules.posthuman.model.terms import SHOOTING_DIE
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights.knockout import hunger_knockout, or_fall, resolve_knockout
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, gun, skill, tile
from tests.rules.posthuman.play.fights.in_fights import FIGHT, SHOOTING, Fields, place_in_fight
from tests.rules.posthuman.rows import Row, row

BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices"]


def place_ada(road: Road | None = None, **human: int) -> Road:
    """Ada, whose tracks stand as said; the scars that she draws are blank."""
    return (road or Road(1)).stacks("scars", *BLANKS[:2]).human(0, **human)


def place_on_tile(*, done: int | None = None) -> Road:
    """Ada stands on a tile of two zones north of home."""
    laid = tile(zones=({"figures": 1}, {"figures": 1}))
    road = Road(1).lays(0, laid, "0,1", done=done)
    return road.stands(0, "0,1", zone=None if done is None else done)


def owns_much() -> Road:
    return Road(1).has(0, gear(), skill(), event(), combat()).holds(0, gear())


def suffer_knockout(h: Here) -> Play[bool]:
    return (yield from resolve_knockout(h, 0, "Test"))


def fall_from_knockout(h: Here) -> Play[str]:
    """What Ada does ends with the knockout."""
    with pytest.raises(Fallen):
        yield from or_fall(h, 0, "Test")
    return "fell"


def is_struck(h: Here) -> Play[None]:
    with pytest.raises(Fallen):
        yield from carry_out(h, 0, [Amount(do="health", n=-9)], "Test")


# fmt: off
KNOCKOUTS = [
    # Two scars, 1 food, hunger 0 and home; open followers leave, the place stays.
    row("PH-19.1",
        lambda: place_ada(place_on_tile(), health=0, morale=1, food=2, hunger=3, place=6),
        "-> returned scars=scar-white-line,scar-burnt-palm food=3 hunger=0 place=6 at=0,0 "
        "zone=none"),
    row("PH-19.1 PH-12.7", lambda: place_ada(place_on_tile(done=1), health=0, morale=1),
        "-> at=0,0 tiles_done=0"),
    row("PH-19.1 PH-12.7", lambda: place_ada(place_on_tile(), health=0, morale=1),
        "-> tiles_done=2"),
    row("PH-19.1 PH-19.8",
        lambda: place_ada(Road(1).has(0, follower(), follower()).hides(0, follower()), health=0),
        ". -> followers=0 hidden_followers=1"),
    row("PH-19.1 PH-5.4", lambda: place_ada(health=1, morale=1), "-> returned=no scars=0"),
    # A scar of the combat is one more.
    row("PH-19.1 PH-30.15",
        lambda: place_ada(Road(1).fight(0, combat(), scarred=True).has(0, BLANKS[4]), health=0),
        ". -> scars=scar-stiff-shoulder,scar-white-line,scar-burnt-palm"),
    # What was at 0 becomes 1, and the other track may be changed for more.
    row("PH-19.2", lambda: place_ada(health=0, morale=4), "-> options=0,1,2,3 health=1 morale=4"),
    row("PH-19.2", lambda: place_ada(health=0, morale=4), "2 -> health=3 morale=2"),
    row("PH-19.3", lambda: place_ada(health=3, morale=0),
        "-> options=0,1,2 | 1 -> health=2 morale=2"),
    # Hunger, or both at 0: one knockout, and both become 1.
    row("PH-19.4", lambda: place_ada(health=5, morale=4, hunger=3),
        "-> health=1 morale=1 hunger=0 scars=2", play=lambda h: hunger_knockout(h, 0)),
    row("PH-19.5 PH-19.5a", lambda: place_ada(health=0, morale=0, food=0),
        "-> returned health=1 morale=1 scars=2 food=1"),
    row("PH-19.5a", lambda: place_ada(Road(1).has(0, follower(lost=2)), health=0, morale=2),
        "-> returned health=1 morale=1 scars=2"),
    # The exchange leaves 1, stays within the limit, and is neither forced nor asked in vain.
    row("PH-19.6", lambda: place_ada(Road(1).human(0, strength=2), health=0, morale=6),
        "-> options=0,1,2,3,4"),
    row("PH-19.6", lambda: place_ada(health=0, morale=3),
        "-> options=0,1,2 detail.2='Morale 1, health 3'"),
    row("PH-19.6a", lambda: place_ada(health=0, morale=4), ". -> health=1 morale=4"),
    row("PH-19.6a", lambda: place_ada(health=0, morale=1), "-> over"),
    # Scars come first, and turning replaces the rest; less than 0 counts as 0.
    row("PH-19.7",
        lambda: place_ada(Road(2).has(0, *MUTATIONS[:4]), health=0).stacks("scars", MUTATIONS[4]),
        "-> returned mutants=Ada top.scars=scar-white-line"),
    row("PH-19.7 PH-30.1", lambda: place_ada(health=2, morale=1), "-> health=1", play=is_struck),
    # Everything else stays; what was done or declared ends.
    row("PH-19.9", lambda: place_ada(owns_much(), health=0, morale=1, ammo=4, food=1, counters=2),
        "-> gear=1 skills=1 events=1 trophies=1 hand=1 ammo=4 counters=2"),
    row("PH-19.9", lambda: place_ada(health=0, morale=1), "-> returned=fell",
        play=fall_from_knockout),
    row("PH-7.3", lambda: place_ada(Road(1).declares(0, "move"), health=0, morale=1),
        "-> declared=none"),
    row("PH-19.10", lambda: place_ada(health=0, morale=1),
        "-> legal=camp,forage,scout,move,nothing"),
]
# fmt: on


@pytest.mark.parametrize("row", KNOCKOUTS)
def test_a_knockout(row: Row) -> None:
    row.check(suffer_knockout)


def place_armed(*foes: Fields, weapon: Any = gun, has: tuple[Any, ...] = (), **ada: Any) -> Any:
    """Ada with a pistol (1 die, range 2, 1 ammo) and 4 ammo before enemies: 3 dice."""
    return place_in_fight(weapon, *has, foes=foes or ({},), stage="revealed", **{"ammo": 4, **ada})


def place_unarmed(*has: Any, **foe: Any) -> Any:
    """Ada, who cannot shoot, before an enemy."""
    return place_in_fight(*has, foes=[foe], stage="revealed")


def make_gun(**fields: Any) -> Callable[[], str]:
    return lambda: gun(id="gun", **fields)


def place_with_scope(**fields: Any) -> Callable[[], Road]:
    """Ada, of 3 dice and those of a pistol with a gunscope."""
    return lambda: place_armed(weapon=make_gun(**fields), shooting=4)().mounts(0, "gun", "gunscope")


def with_a_dead_one() -> Road:
    road: Road = place_armed({}, {})()
    road.state.fights[0].foes[1].health = 0
    return road


def make_helper() -> str:
    return follower({"at": "shoot_roll", "do": [{"dice": {"die": "shooting", "n": 1}}]})


def make_expert() -> str:
    return skill({"at": "shoot_roll", "do": [{"expert": ["pistol"]}]})


PLATE = {"at": "wounds_in", "do": [{"prevent": {"n": 1, "what": "melee"}}]}
VEST = {"at": "shot_at", "do": [{"prevent": {"n": 1, "what": "shooting"}}]}
SHOOTER = {"dice": 1, "name": "Gnarl"}
FOES = {"dice": 1, "speed": 5, "name": "Fast"}, {"dice": 1, "speed": 1, "name": "Slow"}
LONG, SHORT = make_gun(dice=3, name="Long Gun"), lambda: gun(id="short", dice=1, name="Short Gun")
BOW, SHOTGUN = make_gun(dice=0, ammo=0, name="Bow"), lambda: gun(id="two", dice=2, name="Shotgun")
# fmt: off
SHOTS = [
    # One shooting round before those of melee, in which enemies shoot whatever Ada does.
    row("PH-14.1", place_armed({"dice": 1, "melee": 1}, melee=5, health=8),
        ".. -> stages=shots,shots,round,round,round", "sXXXX", play=FIGHT),
    row("PH-14.2", place_armed(SHOOTER | {"dice": 2}), "hold -> ammo=4 health=5 shot_by=Gnarl",
        "s1X"),
    # The faster side first; equally fast, both at once; each enemy by itself.
    row("PH-14.3", place_armed(SHOOTER | {"speed": 2}), ". -> shot_by=Ada,Gnarl", "sXXXX"),
    row("PH-14.3", place_armed(SHOOTER | {"speed": 4}), ". -> shot_by=Gnarl,Ada", "sXXXX"),
    row("PH-14.3", place_armed({"dice": 1, "speed": 3, "health": 1}, health=1),
        ".. -> returned=fallen told.kill=1", "s1XX1"),
    row("PH-14.4", place_armed(*FOES, {"dice": 1, "speed": 3, "name": "Same"}),
        ". -> shot_by=Fast,Ada,Same,Slow", "sXXXXXX"),
    row("PH-14.5", place_armed(SHOOTER | {"speed": 2, "health": 1}), ". -> shot_by=Ada", "s1XX"),
    row("PH-14.5", place_armed(SHOOTER | {"speed": 4}, health=1), ".. -> shot_by=Gnarl", "s1"),
    row("PH-13.8", place_armed(SHOOTER | {"caught": True}), "-> shot_by=Gnarl", "sX"),
    # A shot costs the printed ammo once, when its dice are rolled.
    row("PH-14.6", place_armed({}, {}, weapon=make_gun(ammo=2)), "0x2-1x1 -> ammo=2", "sXXX"),
    row("PH-14.6", place_armed(weapon=make_gun(ammo=2), ammo=1), "-> returned=done shot_by=0"),
    row("PH-14.6a", place_armed({"dice": 1, "speed": 5}, health=1),
        "-> topics=shoot told.shots=0 | 0x3 .. -> returned=fallen ammo=4", "s1"),
    # Dice of the stat, the weapon and cards.
    *(
        row("PH-14.7 PH-5.12", place_armed(weapon=make_gun(dice=2), shooting=stat, has=has),
            f"-> options=0x{dice + 2 + len(has)},hold")
        for stat, dice in ((2, 1), (3, 2), (4, 3), (5, 3)) for has in ((), (make_helper,))
    ),
    # They are divided before they roll, and work apart; nobody shoots at the dead.
    row("PH-14.8", place_armed({"health": 1}, {"health": 3}), "0x2-1x1 -> healths=0,3", "s11X"),
    row("PH-14.8", place_armed({}, {}, weapon=make_gun(dice=2, specials=(1, 3, 5))),
        "0x2-1x2 -> healths=4,4", "sSSSS"),
    row("PH-14.8", with_a_dead_one, "-> options=0x3,hold"),
    row("PH-14.8", place_armed({}, {}, {}, weapon=make_gun(dice=2), shooting=4),
        "-> lacks=divide has=0x2-1x2-2x1"),
    # Many dice are divided enemy by enemy.
    row("PH-14.8", place_armed({}, {}, {}, weapon=LONG, shooting=4), "-> lacks=0x2-1x1-2x3 | "
        "divide -> options=0,1,2,3,4,5,6 | 2 -> options=0,1,2,3,4 | 1 -> healths=5,6,4 ammo=3",
        "s111111"),
    *(
        row("PH-14.8", place_armed({}, {}, {}, weapon=LONG, shooting=4),
            f"divide {answers} -> {then}", "s111111")
        for answers, then in (("4 1", "healths=3,6,6"), ("5 1", "healths=2,6,7"),
            ("6", "healths=1,7,7"))
    ),
    row("PH-14.8 PH-14.9", place_armed({}, {"health": 3}, {}, weapon=LONG, shooting=4),
        "divide .. -> shot_at=1", "sXXXXXX"),
    row("PH-14.8 PH-13.1", place_armed({}, {}, {}, weapon=LONG, has=(SHORT,), shooting=4),
        "divide 0:wield:short 1 1 -> topics=shoot asks='Short Gun' ammo=4", free=True),
    row("PH-13.1 PH-14.9", place_armed(weapon=BOW, has=(SHOTGUN,)),
        "-> asks='Shoot with Bow?' data.dice=2 data.ammo=0 | 0:wield:two -> "
        "asks='Shoot with Shotgun?' data.dice=4 data.ammo=1 default=0x4", free=True),
    # By default at who still shoots with most dice, or else at the weakest.
    row("PH-14.9", place_armed({"dice": 1, "speed": 2}, {"dice": 2, "speed": 2}, {"health": 1}),
        "-> default=1x3"),
    row("PH-14.9", place_armed({"health": 3}, {"health": 2}, {"health": 3}), "-> default=1x3"),
    row("PH-14.9 PH-7.6", place_armed(orders={"shoot": "hold"}), "-> returned=done ammo=4"),
    row("PH-14.9 PH-7.6", place_armed({"dice": 1, "speed": 1}, {"health": 2},
        orders={"shoot": "weakest"}), "-> healths=7,0", "s111X"),
    # A face of a range hits with that range, a skill shot for shooting 5 and for the expert.
    *(
        row("PH-14.10", place_armed(weapon=make_gun(dice=2, reach=n)), f". -> foe.health={7 - n}",
            "s123X")
        for n in (1, 2, 3)
    ),
    row("PH-14.10", place_armed(shooting=3), ". -> foe.health=7", "sKXX"),
    row("PH-14.10", place_armed(shooting=4), ". -> foe.health=7", "sKXXX"),
    row("PH-14.10", place_armed(shooting=5), ". -> foe.health=6", "sKXXX"),
    row("PH-14.10", place_armed(shooting=3, has=(make_expert,)), ". -> foe.health=6", "sKXX"),
    row("PH-14.10", place_armed(shooting=5, has=(make_expert,)), ". -> foe.health=5", "sKXXX"),
    *(
        row("PH-26.2", place_armed(weapon=make_gun(of=of), has=(f"{kind}-expert",)),
            f". -> foe.health={n}", "sKXX")
        for kind in ("pistol", "rifle", "shotgun", "bow") for of, n in ((kind, 6), ("thrown", 7))
    ),
    # Specials hit by the table, and beyond it one more each.
    *(
        row("PH-14.10 PH-14.12",
            place_armed(weapon=make_gun(dice=3, specials=(1, 2, 4)), shooting=4),
            f". -> foe.health={7 - hits}", f"s{'S' * n}{'X' * (6 - n)}")
        for n, hits in enumerate((0, 1, 2, 4, 5, 6))
    ),
    row("PH-14.12 PH-26.4", place_armed(weapon="kalt-a4", shooting=4), ". -> foe.health=3 ammo=2",
        "sXXSSS"),
    # An enemy rolls its own dice at its own range; its shots leave no scar.
    row("PH-14.13", place_unarmed(dice=3, range=2), "-> health=4", "sS23"),
    row("PH-14.13", place_unarmed(dice=3), "-> health=3", "sSSS"),
    row("PH-14.13", place_unarmed(dice=1, skill_shot=True), "-> health=5", "sK"),
    row("PH-14.13", place_unarmed(dice=1), "-> health=6", "sK"),
    row("PH-14.14", place_unarmed(kind="mutant", dice=2), "-> health=4 scars=0", "s11"),
    row("PH-14.14", place_unarmed(PLATE, dice=2), "-> health=4", "s11"),
    row("PH-14.14", place_unarmed(VEST, dice=2), "-> health=5", "s11"),
    row("PH-14.15", place_armed({"health": 3}, speed=4),
        ".. -> says.wound='1 health left' says.round='Melee round 1'", "s11X", play=FIGHT),
    # A gunscope takes a die but the last, and adds 1 to the range up to 3.
    row("PH-14.16 PH-26.3", place_with_scope(dice=0, reach=1), "-> default=0x3 | . -> foe.health=5",
        "s123"),
    row("PH-14.16 PH-26.3", place_with_scope(dice=1, reach=1), "-> default=0x4 | . -> foe.health=5",
        "s123X"),
    row("PH-14.16 PH-26.3", place_with_scope(dice=2, reach=3), "-> default=0x4 | . -> foe.health=4",
        "s123X"),
    # Bolas that hit deal no wound, but leave one die in round 1.
    row("PH-14.17 PH-26.4", place_armed(weapon="bolas"), ". -> foe.health=7 foe.stunned ammo=4",
        "s11X"),
    row("PH-14.17", place_armed(weapon="bolas"), ". -> foe.stunned=no", "sXXX"),
    row("PH-14.17", place_armed({"melee": 5}, weapon="bolas"), ".. -> theirs=1,4,4", "s11X",
        play=FIGHT),
    # The mind rolls one die again, once equally fast enemies have rolled, if it can matter.
    row("PH-5.9 PH-15.11", place_armed(mind=4),
        "0x3 -> default= | p0 -> foe.health=5 fight.mind_used", "sXX11"),
    row("PH-15.11 PH-14.3", place_armed(SHOOTER | {"dice": 2, "speed": 3}, mind=4),
        "0x3 -> asks='You rolled 1 at range 1 and 2 misses at Gnarl. Gnarl rolled 1 at range 1 "
        "and a miss.' health=6 | +s1 p0 -> foe.health=5 health=5", "sXX1X1"),
    row("PH-14.3", place_armed(SHOOTER | {"dice": 2, "speed": 2}, mind=4),
        "0x3 -> topics=reroll picks=3", "sXX1"),
    row("PH-15.11a", place_armed({"health": 1}, mind=4), "0x3 -> over", "s1XX"),
    row("PH-15.11a", place_armed({"health": 2}, mind=4), "0x3 -> topics=reroll", "s1XX"),
    row("PH-15.11a PH-14.17", place_armed(weapon="bolas", mind=4), "0x3 -> over", "s1XX"),
    row("PH-15.11a PH-14.17", place_armed(weapon="bolas", mind=4), "0x3 -> topics=reroll", "sXXX"),
]
# fmt: on


@pytest.mark.parametrize("row", SHOTS)
def test_shooting(row: Row) -> None:
    row.check(SHOOTING)


@pytest.mark.rule("PH-14.11", "PH-24.1")
def test_a_shooting_die_has_each_of_its_six_faces_once() -> None:
    assert len(SHOOTING_DIE) == 6
    assert set(SHOOTING_DIE) == {"range1", "range2", "range3", "special", "skill", "miss"}
    case = place_armed({"dice": 1})().play(SHOOTING).defaults()
    assert case.luck.picked == [SHOOTING_DIE] * 4
