"""PH-13: encounters, fight or evade, narratives; PH-16.1 to PH-16.5: what a fight brings."""

from typing import Any

import pytest

from rules.posthuman import GAME
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import AddMinion, Plain
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import (
    blade,
    combat,
    gear,
    gun,
    minion,
    narrative,
    scar,
    skill,
    tile,
)
from tests.rules.posthuman.play.fights.in_fights import FIGHT, meet_encounter, until_fallen
from tests.rules.posthuman.rows import Row, row

MISSES = 6 * "MMM "
"""Three rounds in which nobody hits."""
TEST = {"test": {"stat": "mind"}, "pass": [{"food": 2}], "fail": [{"ammo": 1}]}
PAID = {"cost": [{"food": 2}]}, {"pass": [{"ammo": 1}]}
LAST = {"at": "kill", "do": [{"morale": -6}]}
FAST = {"at": "evade", "do": [{"roll": {"what": "evade", "n": 2}}]}
SLIPPERY = {"at": "evade", "do": ["allow_evade"]}
STUBBORN = {"at": "anytime", "do": [{"forbid": {"what": ["evade"]}}]}
MORE = {"at": "reveal", "do": ["extra_encounter"], "limit": "once"}
EDGE = {"at": "combat_start", "do": [{"dice": {"die": "melee", "n": 1, "scope": "combat"}}]}


def stack_encounter(one: str, **human: Any) -> Road:
    """Ada, on whom that encounter comes next."""
    return Road(1).human(0, **human).stacks("level1", one)


def face_enemy(
    cards: tuple[str, ...] = (), *, ada: dict[str, Any] | None = None, **enemy: Any
) -> Any:
    """On Ada, who has these cards, comes an enemy."""
    return lambda: stack_encounter(combat(id="foe", **enemy), **(ada or {})).has(0, *cards)


def face_story(*ways: Any, ada: dict[str, Any] | None = None, **fields: Any) -> Any:
    """On Ada comes a narrative."""
    return lambda: stack_encounter(
        narrative(*(ways or ({}, {})), id="story", **fields), **(ada or {})
    )


def arm_ada(road: Road) -> Road:
    return road.has(0, blade(id="old"), blade(id="new"))


def stack_two(*, ada: dict[str, Any] | None = None, first: Any = None, **second: Any) -> Road:
    """One encounter comes after the other."""
    road = stack_encounter(combat(id="second", **second), **(ada or {}))
    return road.stacks("level1", combat(id="first", **(first or {})))


def face_leader(**fields: Any) -> Road:
    """On Ada comes an enemy with a human minion of 1 health."""
    enemy = combat(id="foe", health=7, humans=1, reward=[{"food": 2}])
    return stack_encounter(enemy, **fields).stacks("human", minion(id="helper", health=1))


def react_with(primitive: Any) -> Any:
    """Somebody's card does this as Ada's encounter has been revealed."""
    return until_fallen(lambda h: carry_out(h, 0, [primitive], "Somebody"))


def reveal_enemies() -> Road:
    road = Road(1).stacks("level1", combat(id="second")).stacks("mutant", minion(id="kin"))
    return road.fight(0, combat(id="foe"), minion(id="helper"))


def used_up(*discards: Any) -> Road:
    road = Road(1).only("level1")
    road.state.encounters[1].discards += [one() for one in discards]
    return road


# fmt: off
ENCOUNTERS = [
    # Weapons are changed and items played until the first die, that of an evasion too.
    row("PH-13.1", lambda: arm_ada(stack_encounter(combat(health=7), mind=4)),
        "-> melee=old | 0:wield:new -> melee=new frees=wield:old | "
        "0:fight -> topics=reroll bars=wield:old", "MMM MMM", free=True),
    row("PH-13.1", lambda: arm_ada(face_enemy(health=7)()), "-> options=fight",
        play=meet_encounter(evadable=False)),
    row("PH-13.1", face_enemy(health=7), "-> returned=done", MISSES,
        play=meet_encounter(evadable=False)),
    row("PH-13.2", lambda: arm_ada(stack_two(ada={"mind": 4}, health=7)),
        "0:evade -> topics=reroll bars=wield:new", "d11 M MMM", free=True),
    row("PH-13.2", lambda: arm_ada(stack_two(health=7)), "0:evade -> met=second frees=wield:new",
        "d61", free=True),
    row("PH-13.2", face_enemy(ada={"speed": 4}, speed=5), "evade -> topics=strike fight.rolled",
        "d16"),
    row("PH-13.3",
        lambda: face_enemy(ada={"mind": 4}, health=7)().holds(0, gear(id="one"), gear(id="two")),
        "0:play:one -> gear=one frees=play:two | 0:fight -> topics=reroll bars=play:two",
        "MMM MMM", free=True),
    # A combat shows its figures, and a narrative asks.
    row("PH-13.4",
        face_enemy(speed=4, health=5, melee=2, wounds=2, dice=1, range=3, special="knockdown"),
        "-> topics=evade says.foe='speed 4' says.foe='health 5' says.foe='melee 2' "
        "says.foe='2 wounds' says.foe=knockdown says.foe='1 die' says.foe=3"),
    row("PH-13.4 PH-13.6", face_story(), "-> topics=narrative options=0,1"),
    # Minions are there before fight or evade, and the fastest counts.
    row("PH-13.5 PH-13.5a", lambda: face_enemy(humans=2, mutants=1, speed=1)()
        .stacks("human", minion(id="one", speed=5), minion(id="two"))
        .stacks("mutant", minion(id="three", kind="mutant")),
        "-> topics=evade foes=foe,one,two,three data.against=5"),
    # What is evaded is replaced by what cannot be evaded, unless a card says so.
    row("PH-13.6 PH-13.7", lambda: stack_two(first={"humans": 1}).holds(0, gear())
        .stacks("human", minion(id="helper")),
        "evade -> met=second options=fight used.level1=first used.human=helper", "d21"),
    row("PH-13.7", lambda: stack_two().has(0, skill(SLIPPERY)), "evade -> has=evade", "d61"),
    *(
        row("PH-13.7", lambda: stack_two(health=7, first={"health": 7}), f"evade .. -> away={away}",
            f"d{mine}3")
        for mine, away in ((4, "yes"), (3, "no"), (2, "no"))
    ),
    row("PH-13.7", lambda: face_enemy(speed=1, humans=1, ada={"speed": 4})().has(0, skill(FAST))
        .stacks("human", minion(speed=5)),
        "-> data.speed=6 data.against=5 | evade .. -> away=no", "d12"),
    # Who is caught cannot shoot, is shot at, and has one die in round 1.
    row("PH-13.8", lambda: face_enemy(dice=1, health=7, ada={"ammo": 3})().has(0, gun()),
        "evade -> returned=done ammo=3 health=5 mine=1,3,3", f"d11 s1 M {5 * 'MMM '}"),
    # By default one evades whom one outruns.
    row("PH-13.10", face_enemy(speed=2, ada={"speed": 3}), "-> default=evade"),
    row("PH-13.10", face_enemy(speed=2, ada={"speed": 2}), "-> default=fight"),
    row("PH-13.10", lambda: face_enemy(speed=1, health=7)().has(0, skill(STUBBORN)),
        "-> returned=done told.evade=0", MISSES),
    *(
        row("PH-13.10 PH-7.6",
            lambda order=order: stack_two(health=7, first={"speed": 4, "health": 7})
            .stands_by(0, evade=order), f"-> returned=done told.evade={evades}",
            f"{evades * 'd61'} {MISSES}")
        for order, evades in (("fight", 0), ("evade", 1), ("default", 0))
    ),
    # The printed default of a narrative; what cannot be paid is no option.
    row("PH-13.11", face_story({"cost": [{"food": 1}]}, PAID[1], default=1, ada={"food": 1}),
        "-> options=1,0 | . -> food=1 ammo=1"),
    row("PH-13.11", face_story(*PAID, default=1, ada={"food": 1}), "-> returned=done ammo=1"),
    row("PH-13.11", lambda: face_story({}, {}, {"cost": [{"health": 2}]}, ada={"health": 2})()
        .has(0, "painkillers"), "-> options=0,1 asks='You cannot pay 2 health for “Way 2”.' | "
        "0:painkillers.1/0 -> options=0,1,2 detail.2='Pay 2 of your 4 health.' "
        "unasked='You cannot pay'", free=True),
    # A test decides what comes, and whether the card is kept.
    row("PH-13.12 PH-16.3", face_story(TEST, {}, xp=1), "0 -> food=2 ammo=0 trophies=story", "d3"),
    row("PH-13.12 PH-16.3 PH-12.8", face_story(TEST, {}, xp=1),
        "0 -> returned=done food=0 ammo=1 trophies=0 used.level1=story", "d4"),
    row("PH-13.12", face_story({"success": False}, {}, xp=1), "0 -> trophies=0 used.level1=story"),
    *(
        row("PH-13.12",
            face_story({"test": {"stat": "mind", "modifier": n}}, {}, ada={"mind": mind}),
            f"-> detail.0=': {percent}% (mind {mind + n})'")
        for mind, n, percent in ((3, 0, 50), (3, -3, 0), (5, -3, 33), (5, 0, 83), (5, 2, 100))
    ),
    row("PH-12.8 PH-16.5", face_story({"pass": [{"health": -6}]}, {}, xp=1),
        "0 .. -> returned=fallen used.level1=story fights=0"),
    # A follower costs food where so printed, and else just comes.
    row("PH-20.8 PH-20.8a",
        face_enemy(health=1, follower=True, follower_food=True, ada={"food": 2}),
        "fight -> default=pay | . -> hidden_followers=1 food=1", "AMM MMM"),
    row("PH-20.8 PH-20.8a",
        face_enemy(health=1, follower=True, follower_food=True, ada={"food": 1}),
        "fight -> default=no | . -> hidden_followers=0 food=1", "AMM MMM"),
    row("PH-20.8", face_enemy(health=1, follower=True), "fight -> hidden_followers=1", "AMM MMM"),
    # Won with all enemies dead and morale left; not where some have fled.
    row("PH-13.12 PH-16.1", face_enemy(health=1, xp=2, reward=[{"food": 2}]),
        "fight -> returned=done told.won=1 food=2 trophies=foe", "AMM MMM"),
    row("PH-16.1", lambda: face_enemy(health=1, reward=[{"food": 2}])().has(0, skill(LAST)),
        "fight .. -> returned=fallen told.won=0", "AMM MMM"),
    row("PH-16.2 PH-16.3", face_leader,
        "fight .. -> returned=done told.won=0 food=0 trophies=helper used.level1=foe",
        f"AMM MMMM {MISSES}"),
    # A knockout leaves neither XP nor reward (its 1 food is PH-19.1's); all cards are discarded.
    row("PH-16.4 PH-16.5", lambda: face_leader(health=1),
        "fight .. -> returned=fallen trophies=0 food=1 "
        "used.level1=foe used.human=helper fights=0", "AMM MMMM MMM AMM"),
    # What cards do to encounters.
    row("PH-27.12", reveal_enemies, "-> met=second foes=second used.level1=foe used.human=helper",
        play=react_with(Plain(do="replace_encounter"))),
    row("PH-27.12", reveal_enemies, "-> foes=foe,helper,kin",
        play=react_with(AddMinion(do="add_minion", kind="mutant"))),
    row("PH-27.12", lambda: Road(1).has(0, skill(MORE))
        .stacks("level1", *[narrative({}, {}, id=one) for one in ("one", "two", "three")]),
        "0 0 -> returned=done used.level1=one,two top.level1=three"),
    # An empty deck is made of its discards, and without any brings nothing.
    row("PH-1.8", lambda: used_up(lambda: narrative({}, {}, id="story")), "-> met=story"),
    row("PH-1.8", used_up, "-> returned=done"),
    row("PH-15.23", lambda: Road(1).has(0, skill(EDGE)).fight(0, combat(health=1)),
        "-> returned=done lasting=0 used=0", "AMMM MMM", play=FIGHT),
]
# fmt: on


@pytest.mark.parametrize("row", ENCOUNTERS)
def test_an_encounter(row: Row) -> None:
    row.check(meet_encounter())


@pytest.mark.rule("PH-20.16")
@pytest.mark.parametrize("answers", [[], ["fight"], ["fight", "hold"]])
def test_what_cannot_be_used_any_more_when_others_have_moved_on_does_nothing(
    answers: list[str],
) -> None:
    tricks = [
        gear({"at": at, "if": ["in_company"], "cost": [{"discard": 1}], "do": ["end_combat"]})
        for at in ("evade", "shoot_roll", "melee_roll")
    ]
    road = Road(2).has(0, gun(), *tricks).human(0, ammo=9, speed=5)
    road.stacks("level1", combat(health=7)).lays(1, tile(terrain="urban"), "0,1")
    case = road.play(meet_encounter())
    for answer in answers:
        case.pick(answer)
    (use,) = [option for option in case.options if "/" in option]
    topic = case.prompt().topic
    case.state.human(1).at = "0,1"
    case.pick(use)
    assert case.topics() == [topic]
    assert use not in case.options


@pytest.mark.rule("PH-17.11", "PH-19.9")
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("asked", ["evade", "shoot", "strike", "narrative"])
def test_who_is_struck_down_by_another_leaves_the_encounter(
    asked: str, strict: bool, turns: bool
) -> None:
    met = narrative({}, {}) if asked == "narrative" else combat(health=7)
    blow = {"at": "anytime", "do": [{"morale": {"n": -6, "whom": "other"}}], "ask": True}
    road = Road(2, strict=strict).has(1, skill(blow, vs=True, id="curse")).stacks("level1", met)
    road.has(0, gun()).human(0, ammo=9, speed=4)
    road.lays(0, tile(terrain="rural", zones=({"figures": 1},) * 2), "0,1", done=1)
    road.stands(0, "0,1", zone=0).declares(0, "move")
    if turns:
        road.has(0, *(scar(changes=[{"stat": "melee", "n": 1}]) for _ in range(5)))
        road.stacks("scars", *(scar(changes=[{"stat": "melee", "n": 1}]) for _ in range(2)))
    case = road.play(None, game=GAME).pick("next", by=0)
    for answer in ("fight", "hold"):
        if asked not in case.topics(0):
            case.pick(answer, by=0)
    assert asked in case.topics(0)
    case.pick("curse/0", by=1)
    while case.s.phase == "act":
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert case.s.fights == {}
    assert met in case.s.encounters[1].discards
    assert case.s.players[0].mutant is not None if turns else case.human().on_start
    for kind in ("melee", "shots", "won", "zone"):
        assert not case.told(kind)
