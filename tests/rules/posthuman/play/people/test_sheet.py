"""The sheet: stats, what cards add, and the tracks (PH-5)."""

from __future__ import annotations

import pytest

from rules.posthuman.effects.carry_out import carry_out, list_uses, use_card
from rules.posthuman.effects.language.models import Amount, StatBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.characters import new_human
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play import eating
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, sheet
from rules.posthuman.play.people.inventory import count_slots
from tests.rules.posthuman.build import Case, Road, plain_human
from tests.rules.posthuman.own_cards import combat, gear, skill

STAT = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}


def stats(**differ: int) -> dict[Stat, int]:
    """Five stats, 3 unless said."""
    return {stat: differ.get(stat, 3) for stat in STATS}


# -- health and morale (PH-5.1 to PH-5.5) --------------------------------------------------------


@pytest.mark.rule("PH-5.1", "PH-30.2")
def test_health_begins_at_strength_and_morale_at_mind_and_three_more() -> None:
    made = new_human(stats(strength=4, mind=2))
    assert (made.health, made.morale) == (7, 5)
    assert made.limits == {"health": 7, "morale": 5}
    for character in CONTENT.characters.values():
        human = new_human(dict(character.stats))
        assert human.health == character.stats["strength"] + 3
        assert human.morale == character.stats["mind"] + 3


@pytest.mark.rule("PH-5.2")
def test_the_tracks_end_at_eight() -> None:
    made = new_human(stats(strength=5, mind=5))
    assert made.limits == {"health": 8, "morale": 8}
    case = (
        Road(1)
        .human(0, strength=5, mind=5, health=8, morale=8)
        .play(
            lambda h: carry_out(h, 0, [Amount(do="health", n=2), Amount(do="morale", n=2)], "Rest")
        )
    )
    assert (case.human().health, case.human().morale) == (8, 8)


@pytest.mark.rule("PH-5.3")
def test_wounds_and_losses_count_one_each_and_gains_stop_at_the_limit() -> None:
    def play(h: Here) -> None:
        sheet.lose_on_track(h, 0, "health", 3)
        sheet.lose_on_track(h, 0, "morale", 1)
        assert (h.human(0).health, h.human(0).morale) == (3, 5)
        assert sheet.gain_on_track(h, 0, "health", 2) == 2
        assert sheet.gain_on_track(h, 0, "morale", 4) == 1

    case = Road(1).play(play)
    assert (case.human().health, case.human().morale) == (5, 6)


@pytest.mark.rule("PH-5.3")
def test_a_card_that_would_exceed_the_limit_may_be_used() -> None:
    def play(h: Here) -> object:
        (one,) = list_uses(h.s, 0, "anytime")
        return use_card(h, 0, one)

    case = Road(1).has(0, "painkillers").human(0, health=5).play(play)
    assert case.human().health == 6
    assert case.human().gear == []


@pytest.mark.rule("PH-5.4")
@pytest.mark.parametrize("track", ["health", "morale"])
def test_no_health_or_no_morale_left_is_a_knockout(track: str) -> None:
    def case(n: int) -> Case:
        loss = Amount.model_validate({"do": track, "n": -n})
        play = Road(1).play(lambda h: until_fallen(carry_out(h, 0, [loss], "Test")))
        return play.defaults()

    assert not case(5).fallen()
    assert case(6).fallen()


@pytest.mark.rule("PH-5.5", "PH-16.7")
def test_limits_move_with_permanent_gains_alone() -> None:
    """A bonus from a card makes somebody stronger, but no healthier."""
    strong = gear({"at": "anytime", "do": [{"stat": {"stat": "strength", "n": 2}}]})

    def play(h: Here) -> None:
        assert sheet.sum_effective_stat(h.s, 0, "strength") == 5
        assert h.human(0).limits["health"] == 6
        sheet.raise_stat(h, 0, "strength")

    case = Road(1).has(0, strong).human(0, health=4).play(play)
    assert case.human().limits == {"health": 7, "morale": 6}
    assert case.human().health == 5


@pytest.mark.rule("PH-25.14", "PH-25.16")
def test_what_comes_and_goes_is_told_with_its_cause_first() -> None:
    """As far as it came or went."""

    def play(h: Here) -> None:
        sheet.gain_on_track(h, 0, "health", 9, "Rest")
        sheet.lose_on_track(h, 0, "morale", 2, "Rain")
        sheet.gain_goods(h, 0, "Barter", food=-5, ammo=1)

    case = Road(1).human(0, health=5, morale=4, food=3).play(play)
    (gain,), (loss,) = case.texts("gain"), case.texts("loss")
    assert gain.startswith("Rest: Ada gains 1 health")
    assert loss.startswith("Rain: Ada loses 2 morale")
    assert case.texts("goods") == ["Barter: Ada gains 1 ammo.", "Barter: Ada loses 3 food."]


# -- stats (PH-5.6 to PH-5.12) -------------------------------------------------------------------


@pytest.mark.rule("PH-5.6", "PH-20.2")
def test_modifiers_add_in_full_and_abilities_are_held_between_one_and_five() -> None:
    s = Road(1).has(0, *(skill(STAT) for _ in range(4))).state
    assert sheet.sum_effective_stat(s, 0, "speed") == 7
    assert sheet.clamp_effective_stat(s, 0, "speed") == 5
    slow = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": -4}}]}
    s = Road(1).has(0, skill(slow)).state
    assert sheet.sum_effective_stat(s, 0, "speed") == -1
    assert sheet.clamp_effective_stat(s, 0, "speed") == 1


@pytest.mark.rule("PH-5.6")
def test_a_bonus_of_combat_counts_in_combat_and_one_that_lasts_as_long_as_it_lasts() -> None:
    fierce = skill({"at": "melee_roll", "do": [{"stat": {"stat": "melee", "n": 1}}]})
    road = Road(1).has(0, fierce)
    assert sheet.sum_effective_stat(road.state, 0, "melee") == 3
    road.fight(0, combat())
    assert sheet.sum_effective_stat(road.state, 0, "melee") == 4
    more = StatBonus(do="stat", stat="melee", n=2, scope="round")
    add_lasting_modifier(road.state, 0, more, "test")
    assert sheet.sum_effective_stat(road.state, 0, "melee") == 6
    del road.state.fights[0]
    assert sheet.sum_effective_stat(road.state, 0, "melee") == 3


@pytest.mark.rule("PH-5.6")
def test_an_enemys_card_can_weaken_whoever_fights_it() -> None:
    dread = {"at": "combat_start", "do": [{"stat": {"stat": "speed", "n": -1}}]}
    road = Road(2).fight(0, combat(effects=(dread,)))
    assert sheet.sum_effective_stat(road.state, 0, "speed") == 2
    assert sheet.sum_effective_stat(road.state, 1, "speed") == 3
    road.state.fights[0].foes[0].health = 0
    assert sheet.sum_effective_stat(road.state, 0, "speed") == 3


@pytest.mark.parametrize("stat", [2, 3, 4, 5])
class TestAbilities:
    """What each value of a stat gives."""

    @pytest.mark.rule("PH-5.7")
    def test_strength_adds_wounds(self, stat: int) -> None:
        s = Road(1).human(0, strength=stat).state
        assert sheet.strength_bonus(s, 0) == {2: 0, 3: 0, 4: 1, 5: 2}[stat]

    @pytest.mark.rule("PH-5.8")
    def test_speed_swaps_dice(self, stat: int) -> None:
        s = Road(1).human(0, speed=stat).state
        assert sheet.count_swaps(s, 0) == {2: 0, 3: 0, 4: 1, 5: 2}[stat]

    @pytest.mark.rule("PH-5.9")
    def test_mind_rolls_dice_again(self, stat: int) -> None:
        s = Road(1).human(0, mind=stat).state
        assert sheet.mind_dice(s, 0) == {2: 0, 3: 0, 4: 1, 5: 2}[stat]

    @pytest.mark.rule("PH-5.12")
    def test_shooting_gives_dice(self, stat: int) -> None:
        s = Road(1).human(0, shooting=stat).state
        assert sheet.shooting_dice(s, 0) == {2: 1, 3: 2, 4: 3, 5: 3}[stat]


@pytest.mark.rule("PH-5.12a")
def test_shooting_one_gives_no_dice() -> None:
    shaky = skill({"at": "anytime", "do": [{"stat": {"stat": "shooting", "n": -2}}]})
    assert sheet.shooting_dice(Road(1).has(0, shaky).state, 0) == 0


# -- hunger, the backpack, the bounds (PH-5.13 to PH-5.15a) --------------------------------------


@pytest.mark.rule("PH-5.13")
def test_the_track_begins_full() -> None:
    assert new_human(stats()).hunger == plain_human().hunger == 0


@pytest.mark.rule("PH-5.13a")
@pytest.mark.parametrize(("slot", "health", "morale"), [(0, 6, 6), (1, 6, 5), (2, 5, 5), (3, 5, 4)])
def test_what_each_slot_of_hunger_costs(slot: int, health: int, morale: int) -> None:
    """Ada moves to each slot from the next hungrier one, by eating, or to the last by fasting."""
    road = Road(1).human(0, hunger=min(3, slot + 1), food=1)
    case = road.play(eating.eating_phase).pick("1")
    if slot == 3:
        case = Road(1).human(0, hunger=2).play(eating.eating_phase)
    assert (case.human().hunger, case.human().health, case.human().morale) == (slot, health, morale)


@pytest.mark.rule("PH-5.14")
def test_a_backpack_has_six_slots() -> None:
    assert count_slots(Road(1).state, 0) == 6


@pytest.mark.rule("PH-5.15a", "PH-16.7a")
def test_no_permanent_stat_rises_above_five() -> None:
    s = Road(1).human(0, melee=5, counters=12).state
    offered = [option.id for option in experience.spend_options(s, 0)]
    assert "stat:melee" not in offered
    assert "stat:mind" in offered
