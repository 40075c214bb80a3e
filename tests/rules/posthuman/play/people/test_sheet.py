"""The sheet: stats, what cards add, tests, and the tracks (PH-5, PH-20.1 to PH-20.5)."""

import pytest

from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.models import RollBonus, StatBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.characters import make_human
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import sheet
from tests.rules.posthuman.build import Script, ask_idly, plain_human
from tests.rules.posthuman.effects.carried import carry_for_ada
from tests.rules.posthuman.own_cards import add_combat
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows, pairs


def roll_test(stat: Stat = "mind", modifier: int = 0) -> Script:
    """Ada tests a stat."""
    return lambda h: sheet.resolve_test(h, 0, stat, modifier, "Test")


def take_help(h: Here) -> object:
    """Something adds to Ada's next test."""
    add_lasting_modifier(h.s, 0, RollBonus(do="roll", what="test", n=2), "test")
    return sheet.resolve_test(h, 0, "mind", 0, "Test")


rows = make_rows({}, roll_test(), {"test": roll_test, "helped": take_help}, before="alone")


@rows("""
# A die of at most the stat passes; modifiers and bonuses are added to the stat.
PH-20.1 | dice d{1/3/4/6} | -> returned={yes/yes/no/no} says.test={passes/passes/fails/fails}
PH-20.1 | play test mind {1/-1}; dice d{4/3} | -> returned={yes/no}
PH-20.2 | skill one {test: {roll: {what: test, n: 1}}};
        skill more {test: {roll: {what: test, n: {2/1}}}}; has one more; dice d6
    -> returned={yes/no}
PH-20.2 PH-26.1 | has athletics; play test {speed/mind}; dice d4 | -> returned={yes/no}
PH-20.2 | play helped; dice d5 | -> returned lasting=0
# While Watched is in force, a passed test of mind is rolled again once, and a fail stands.
PH-20.3 PH-20.5 | in-force watched; dice d2{5/3} | -> returned={no/yes} told.test=2
PH-20.5 PH-8.9 PH-26.7 | in-force watched; dice d4 | -> returned=no told.test=1
PH-20.5 PH-8.9 PH-26.7 | in-force watched; play test speed; dice d2 | -> returned told.test=1
""")
def test_a_test(check: Check) -> None:
    check()


def use_only_card(h: Here) -> object:
    (one,) = list_uses(h.s, 0, "anytime")
    return use_card(h, 0, one)


def come_and_go(h: Here) -> None:
    sheet.gain_on_track(h, 0, "health", 9, "Rest")
    sheet.lose_on_track(h, 0, "morale", 2, "Rain")
    sheet.gain_goods(h, 0, "Barter", food=-5, ammo=1)


sheet_rows = make_rows(
    {"weakened": "two; combat foe {combat_start: {stat: {stat: speed, n: -1}}}; fight foe"},
    lambda h: None,
    {
        "change": carry_for_ada,
        "use": use_only_card,
        "raise": lambda h: sheet.raise_stat(h, 0, "strength"),
        "come-and-go": come_and_go,
        "nothing": ask_idly,
    },
)


@sheet_rows("""
PH-5.1 PH-30.2 | alone; strength=4 mind=2 | -> health=7 morale=5
# The tracks end at 8, and at their limits; wounds and losses count one each.
PH-5.2 | alone; strength=5 mind=5; play change {health: 2} {morale: 2}
    -> health=8 morale=8 limits=health:8,morale:8
PH-5.3 | alone; play change {health: -3} {morale: -1} | -> health=3 morale=5
PH-5.3 | alone; health=3 morale=5; play change {health: 2} {morale: 4} | -> health=5 morale=6
PH-5.3 | alone; health=5 has painkillers; play use | -> health=6 gear=0
# None left of either is a knockout.
PH-5.4 | alone; play change {{health/morale}: -5} | -> fallen=no over
PH-5.4 | alone; play change {{health/morale}: -6} | -> fallen
# Limits move with permanent gains alone.
PH-5.5 PH-16.7 | alone; gear brace {anytime: {stat: {stat: strength, n: 2}}}; has brace; health=4
    -> limits=health:6,morale:6
PH-5.5 PH-16.7 | alone; health=4; play raise | -> limits=health:7,morale:6 health=5
# What comes and goes is told with its cause first, as far as it came or went.
PH-25.14 PH-25.16 | alone; health=5 morale=4 food=3; play come-and-go
    -> says.gain='Rest: Ada gains 1 health' says.loss='Rain: Ada loses 2 morale'
        says.goods='Barter: Ada gains 1 ammo.' says.goods='Barter: Ada loses 3 food.'
# A bonus of an enemy's card weakens who fights it, while it stands.
PH-5.6 | weakened | -> whole_speed=2 Ben.whole_speed=3
PH-5.6 | weakened; enemy 0 health=0 | -> whole_speed=3
PH-5.14 | alone; gear one two six size=3; holds one two six; play nothing; free
    0:play:one 0:play:two -> slots=6 bars=play:six
""")
def test_the_sheet(check: Check) -> None:
    check()


@pytest.mark.rule("PH-5.1", "PH-5.13")
def test_what_a_human_begins_with() -> None:
    for stats in (dict.fromkeys(STATS, 3), *(dict(c.stats) for c in CONTENT.characters.values())):
        made = make_human(stats)
        assert (made.health, made.morale) == (stats["strength"] + 3, stats["mind"] + 3)
        assert made.hunger == plain_human().hunger == 0


@pytest.mark.rule("PH-5.6", "PH-20.2")
@pytest.mark.parametrize(("n", "whole", "held"), [(2, 7, 5), (-2, -1, 1)])
def test_modifiers_count_in_full_but_abilities_use_stats_of_one_to_five(
    n: int, whole: int, held: int
) -> None:
    made = f"skill one other {{anytime: {{stat: {{stat: speed, n: {n}}}}}}}"
    s = read_road(f"alone; {made}; has one other").state
    assert sheet.sum_effective_stat(s, 0, "speed") == whole
    assert sheet.clamp_effective_stat(s, 0, "speed") == held


@pytest.mark.rule("PH-5.6")
def test_combat_bonuses_count_in_combat_and_lasting_ones_while_they_last() -> None:
    road = read_road("alone; skill one {melee_roll: {stat: {stat: melee, n: 1}}}; has one")
    found = [sheet.sum_effective_stat(road.state, 0, "melee")]
    road.fight(0, add_combat())
    found.append(sheet.sum_effective_stat(road.state, 0, "melee"))
    more = StatBonus(do="stat", stat="melee", n=2, scope="round")
    add_lasting_modifier(road.state, 0, more, "test")
    found.append(sheet.sum_effective_stat(road.state, 0, "melee"))
    del road.state.fights[0]
    assert [*found, sheet.sum_effective_stat(road.state, 0, "melee")] == [3, 4, 6, 3]


@pairs("""
PH-5.7 | strength | 0 0 0 1 2
PH-5.8 | speed | 0 0 0 1 2
PH-5.9 | mind | 0 0 0 1 2
PH-5.12 PH-5.12a | shooting | 0 1 2 3 3
""")
def test_what_stats_of_1_to_5_give(said: str, told: str) -> None:
    """A bonus, or shooting dice."""
    found = []
    for n in range(1, 6):
        s = read_road(f"alone; {said}={n}").state
        dice = sheet.count_shooting_dice(s, 0)
        found.append(dice if said == "shooting" else sheet.count_stat_bonus(s, 0, stat=said))
    assert " ".join(map(str, found)) == told
