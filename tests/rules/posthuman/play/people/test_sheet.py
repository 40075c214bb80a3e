"""The sheet: stats, what cards add, tests, and the tracks (PH-5, PH-20.1 to PH-20.5)."""

from functools import partial
from typing import Any

import pytest

from rules.posthuman.effects.carry_out import carry_out, list_uses, use_card
from rules.posthuman.effects.models import Amount, RollBonus, StatBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.characters import new_human
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play.context import Here, until_fallen
from rules.posthuman.play.people import sheet
from tests.rules.posthuman.build import Road, ask_idly, plain_human
from tests.rules.posthuman.own_cards import combat, gear, skill
from tests.rules.posthuman.rows import RULE, Row, row


def roll_test(*faces: int, stat: Stat = "mind", modifier: int = 0) -> dict[str, Any]:
    """Ada tests a stat."""
    return {"play": lambda h: sheet.resolve_test(h, 0, stat, modifier, "Test"), "luck": faces}


def train_ada(*bonuses: int) -> Any:
    """Ada has skills that add to tests."""
    raw = [{"at": "test", "do": [{"roll": {"what": "test", "n": n}}]} for n in bonuses]
    return lambda: Road(1).has(0, *map(skill, raw))


def help_ada() -> Road:
    road = Road(1)
    add_lasting_modifier(road.state, 0, RollBonus(do="roll", what="test", n=2), "test")
    return road


def make_watched_day() -> Road:
    return Road(1).event("watched")


# fmt: off
TESTS = [
    # A die of at most the stat passes; modifiers and bonuses are added to the stat.
    row("PH-20.1", train_ada(), "-> returned", **roll_test(1)),
    row("PH-20.1", train_ada(), "-> returned", **roll_test(3)),
    row("PH-20.1", train_ada(), "-> returned=no", **roll_test(4)),
    row("PH-20.1", train_ada(), "-> returned=no", **roll_test(6)),
    row("PH-20.1", train_ada(), "-> returned", **roll_test(4, modifier=1)),
    row("PH-20.1", train_ada(), "-> returned=no", **roll_test(3, modifier=-1)),
    row("PH-20.2", train_ada(1, 2), "-> returned", **roll_test(6)),
    row("PH-20.2", train_ada(1, 1), "-> returned=no", **roll_test(6)),
    row("PH-20.2 PH-26.1", lambda: Road(1).has(0, "athletics"), "-> returned",
        **roll_test(4, stat="speed")),
    row("PH-20.2 PH-26.1", lambda: Road(1).has(0, "athletics"), "-> returned=no", **roll_test(4)),
    row("PH-20.2", help_ada, "-> returned lasting=0", **roll_test(5)),
    # While Watched is in force, a passed test of mind is rolled again once, and a fail stands.
    row("PH-20.3 PH-20.5", make_watched_day, "-> returned=no told.test=2", **roll_test(2, 5)),
    row("PH-20.3 PH-20.5", make_watched_day, "-> returned told.test=2", **roll_test(2, 3)),
    row("PH-20.5 PH-8.9 PH-26.7", make_watched_day, "-> returned=no told.test=1", **roll_test(4)),
    row("PH-20.5 PH-8.9 PH-26.7", make_watched_day, "-> returned told.test=1",
        **roll_test(2, stat="speed")),
]
# fmt: on


@pytest.mark.parametrize("row", TESTS)
def test_a_test(row: Row) -> None:
    row.check(lambda h: None)


def change_tracks(**tracks: int) -> Any:
    """A card's effect on both tracks."""
    amounts = [Amount.model_validate({"do": do, "n": n}) for do, n in tracks.items()]
    return lambda h: until_fallen(carry_out(h, 0, amounts, "Test"))


def add_to_stat(stat: str, n: int, at: str = "anytime") -> dict[str, Any]:
    return {"at": at, "do": [{"stat": {"stat": stat, "n": n}}]}


def use_only_card(h: Here) -> object:
    (one,) = list_uses(h.s, 0, "anytime")
    return use_card(h, 0, one)


def comes_and_goes(h: Here) -> None:
    sheet.gain_on_track(h, 0, "health", 9, "Rest")
    sheet.lose_on_track(h, 0, "morale", 2, "Rain")
    sheet.gain_goods(h, 0, "Barter", food=-5, ammo=1)


def make_weakening_enemy() -> str:
    return combat(effects=(add_to_stat("speed", -1, "combat_start"),))


def slay_enemy(road: Road) -> Road:
    road.state.fights[0].foes[0].health = 0
    return road


# fmt: off
SHEET = [
    row("PH-5.1 PH-30.2", lambda: Road(1).human(0, strength=4, mind=2), "-> health=7 morale=5"),
    # The tracks end at 8, and at their limits; wounds and losses count one each.
    row("PH-5.2", lambda: Road(1).human(0, strength=5, mind=5),
        "-> health=8 morale=8 limits=health:8,morale:8", play=change_tracks(health=2, morale=2)),
    row("PH-5.3", lambda: Road(1), "-> health=3 morale=5",
        play=change_tracks(health=-3, morale=-1)),
    row("PH-5.3", lambda: Road(1).human(0, health=3, morale=5), "-> health=5 morale=6",
        play=change_tracks(health=2, morale=4)),
    row("PH-5.3", lambda: Road(1).has(0, "painkillers").human(0, health=5), "-> health=6 gear=0",
        play=use_only_card),
    # None left of either is a knockout.
    row("PH-5.4", lambda: Road(1), "-> fallen=no over", play=change_tracks(health=-5)),
    row("PH-5.4", lambda: Road(1), "-> fallen", play=change_tracks(health=-6)),
    row("PH-5.4", lambda: Road(1), "-> fallen=no over", play=change_tracks(morale=-5)),
    row("PH-5.4", lambda: Road(1), "-> fallen", play=change_tracks(morale=-6)),
    # Limits move with permanent gains alone.
    row("PH-5.5 PH-16.7",
        lambda: Road(1).has(0, gear(add_to_stat("strength", 2))).human(0, health=4),
        "-> limits=health:6,morale:6"),
    row("PH-5.5 PH-16.7", lambda: Road(1).human(0, health=4),
        "-> limits=health:7,morale:6 health=5", play=lambda h: sheet.raise_stat(h, 0, "strength")),
    # What comes and goes is told with its cause first, as far as it came or went.
    row("PH-25.14 PH-25.16", lambda: Road(1).human(0, health=5, morale=4, food=3),
        "-> says.gain='Rest: Ada gains 1 health' says.loss='Rain: Ada loses 2 morale' "
        "says.goods='Barter: Ada gains 1 ammo.' says.goods='Barter: Ada loses 3 food.'",
        play=comes_and_goes),
    # A bonus of an enemy's card weakens who fights it, while it stands.
    row("PH-5.6", lambda: Road(2).fight(0, make_weakening_enemy()),
        "-> whole_speed=2 Ben.whole_speed=3"),
    row("PH-5.6", lambda: slay_enemy(Road(2).fight(0, make_weakening_enemy())), "-> whole_speed=3"),
    row("PH-5.14", lambda: Road(1).holds(0, *[gear(id=one, size=3) for one in ("aa", "bb", "cc")]),
        "0:play:aa 0:play:bb -> slots=6 bars=play:cc", play=ask_idly, free=True),
]
# fmt: on


@pytest.mark.parametrize("row", SHEET)
def test_the_sheet(row: Row) -> None:
    row.check(lambda h: None)


@pytest.mark.rule("PH-5.1", "PH-5.13")
def test_what_a_human_begins_with() -> None:
    for stats in (dict.fromkeys(STATS, 3), *(dict(c.stats) for c in CONTENT.characters.values())):
        made = new_human(stats)
        assert (made.health, made.morale) == (stats["strength"] + 3, stats["mind"] + 3)
        assert made.hunger == plain_human().hunger == 0


@pytest.mark.rule("PH-5.6", "PH-20.2")
@pytest.mark.parametrize(("bonuses", "whole", "held"), [((1, 1, 1, 1), 7, 5), ((-4,), -1, 1)])
def test_modifiers_add_in_full_and_abilities_are_held_between_one_and_five(
    bonuses: tuple[int, ...], whole: int, held: int
) -> None:
    s = Road(1).has(0, *(skill(add_to_stat("speed", n)) for n in bonuses)).state
    assert sheet.sum_effective_stat(s, 0, "speed") == whole
    assert sheet.clamp_effective_stat(s, 0, "speed") == held


@pytest.mark.rule("PH-5.6")
def test_a_bonus_of_combat_counts_in_combat_and_one_that_lasts_as_long_as_it_lasts() -> None:
    road = Road(1).has(0, skill(add_to_stat("melee", 1, "melee_roll")))
    found = [sheet.sum_effective_stat(road.state, 0, "melee")]
    road.fight(0, combat())
    found.append(sheet.sum_effective_stat(road.state, 0, "melee"))
    more = StatBonus(do="stat", stat="melee", n=2, scope="round")
    add_lasting_modifier(road.state, 0, more, "test")
    found.append(sheet.sum_effective_stat(road.state, 0, "melee"))
    del road.state.fights[0]
    assert [*found, sheet.sum_effective_stat(road.state, 0, "melee")] == [3, 4, 6, 3]


def prove_ability(rules: str, stat: Stat, ability: Any, *found: int) -> Any:
    return pytest.param(stat, ability, [*found], marks=RULE(*rules.split()))


ABILITIES = [
    prove_ability("PH-5.7", "strength", partial(sheet.stat_bonus, stat="strength"), 0, 0, 0, 1, 2),
    prove_ability("PH-5.8", "speed", partial(sheet.stat_bonus, stat="speed"), 0, 0, 0, 1, 2),
    prove_ability("PH-5.9", "mind", partial(sheet.stat_bonus, stat="mind"), 0, 0, 0, 1, 2),
    prove_ability("PH-5.12 PH-5.12a", "shooting", sheet.shooting_dice, 0, 1, 2, 3, 3),
]


@pytest.mark.parametrize(("stat", "ability", "found"), ABILITIES)
def test_what_the_values_1_to_5_give(stat: Stat, ability: Any, found: list[int]) -> None:
    assert [ability(Road(1).human(0, **{stat: n}).state, 0) for n in range(1, 6)] == found
