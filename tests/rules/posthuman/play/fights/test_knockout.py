"""Knocked out: what it costs, and where it leaves somebody (PH-19)."""

from __future__ import annotations

import pytest

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Amount
from rules.posthuman.model import decks
from rules.posthuman.model.state import HOME
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights.knockout import hunger_knockout, or_fall, resolve_knockout
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, skill, tile

BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices"]


def knocked_out(road: Road | None = None, **human: int) -> Case:
    """Ada, whose tracks stand as said, is looked at; the scars that she draws are blank."""
    road = (road or Road(1)).stacks("scars", *BLANKS[:2])
    return road.human(0, **human).play(lambda h: resolve_knockout(h, 0, "Test"))


# -- what every knockout does (PH-19.1) ----------------------------------------------------------


@pytest.mark.rule("PH-19.1")
def test_a_knockout_brings_two_scars_food_and_the_way_home() -> None:
    road = Road(1).has(0, follower(), follower()).lays(0, tile(), "0,1").stands(0, "0,1")
    case = knocked_out(road, health=0, morale=1, food=2, hunger=3, place=6)
    human = case.human()
    assert case.returned is True
    assert human.scars == BLANKS[:2]
    assert human.followers == []
    assert len(case.s.followers.discards) == 2
    assert (human.at, human.zone) == (HOME, None)
    assert (human.food, human.hunger, human.place) == (3, 0, 6)


@pytest.mark.rule("PH-19.1", "PH-5.4")
def test_nobody_falls_who_has_some_of_both() -> None:
    case = knocked_out(health=1, morale=1)
    assert case.returned is False
    assert case.human().scars == []


@pytest.mark.rule("PH-19.1", "PH-30.15")
def test_a_knockout_in_a_combat_costs_its_scars_beside_that_of_the_combat() -> None:
    road = Road(1).fight(0, combat(kind="mutant"), scarred=True).has(0, BLANKS[4])
    case = knocked_out(road, health=0)
    case.defaults()
    assert case.human().scars == [BLANKS[4], *BLANKS[:2]]


@pytest.mark.rule("PH-19.8")
def test_followers_who_lie_face_down_stay() -> None:
    case = knocked_out(Road(1).hides(0, follower()), health=0, morale=1)
    assert len(case.human().hidden_followers) == 1


@pytest.mark.rule("PH-19.9")
def test_everything_else_stays() -> None:
    road = Road(1).has(0, gear(), skill(), event(), combat()).holds(0, gear())
    case = knocked_out(road, health=0, morale=1, ammo=4, food=1, counters=2)
    human = case.human()
    kept = [human.gear, human.skills, human.events, human.trophies, human.hand]
    assert [len(cards) for cards in kept] == [1, 1, 1, 1, 1]
    assert (human.ammo, human.counters) == (4, 2)


@pytest.mark.rule("PH-19.9")
def test_what_somebody_does_ends_with_the_knockout() -> None:
    after: list[str] = []

    def action(h: Here) -> Play[None]:
        with pytest.raises(Fallen):
            yield from or_fall(h, 0, "Test")
        after.append("fell")

    Road(1).human(0, health=0, morale=1).play(action)
    assert after == ["fell"]


@pytest.mark.rule("PH-12.7", "PH-19.1")
def test_a_tile_that_is_not_completed_is_begun_again_and_a_completed_one_stays() -> None:
    zones = ({"figures": 1}, {"figures": 1})
    half = Road(1).lays(0, tile(zones=zones), "0,1", done=1).stands(0, "0,1", zone=1)
    assert knocked_out(half, health=0, morale=1).human().map["0,1"].done == 0
    whole = Road(1).lays(0, tile(zones=zones), "0,1").stands(0, "0,1")
    assert knocked_out(whole, health=0, morale=1).human().map["0,1"].done == 2


@pytest.mark.rule("PH-19.10")
def test_on_the_starting_tile_the_usual_rules_hold() -> None:
    case = knocked_out(health=0, morale=1)
    assert {"camp", "move"} <= set(legal_actions(case.s, 0))


# -- the tracks (PH-19.2 to PH-19.7) -------------------------------------------------------------


@pytest.mark.rule("PH-19.2")
def test_without_health_morale_may_become_health() -> None:
    case = knocked_out(health=0, morale=4)
    assert (case.human().health, case.human().morale) == (1, 4)
    assert case.options == ["0", "1", "2", "3"]
    case.pick("2")
    assert (case.human().health, case.human().morale) == (3, 2)


@pytest.mark.rule("PH-19.3")
def test_without_morale_health_may_become_morale() -> None:
    case = knocked_out(health=3, morale=0)
    assert case.options == ["0", "1", "2"]
    case.pick("1")
    assert (case.human().health, case.human().morale) == (2, 2)


@pytest.mark.rule("PH-19.4")
def test_hunger_leaves_1_of_both() -> None:
    road = Road(1).human(0, health=5, morale=4, hunger=3).stacks("scars", *BLANKS[:2])
    case = road.play(lambda h: hunger_knockout(h, 0))
    assert case.returned is True
    human = case.human()
    assert (human.health, human.morale, human.hunger) == (1, 1, 0)
    assert len(human.scars) == 2


@pytest.mark.rule("PH-19.5", "PH-19.5a")
def test_with_neither_health_nor_morale_it_is_one_knockout_and_both_become_1() -> None:
    case = knocked_out(health=0, morale=0, food=0)
    assert case.returned is True
    assert (case.human().health, case.human().morale) == (1, 1)
    assert case.human().scars == BLANKS[:2]
    assert case.human().food == 1


@pytest.mark.rule("PH-19.5a")
def test_a_loss_of_followers_that_costs_the_last_morale_is_the_same_knockout() -> None:
    road = Road(1).has(0, follower(lost=2))
    case = knocked_out(road, health=0, morale=2)
    assert case.returned is True
    assert (case.human().health, case.human().morale) == (1, 1)
    assert len(case.human().scars) == 2


@pytest.mark.rule("PH-19.6")
def test_the_exchange_leaves_1_and_stays_within_the_limit() -> None:
    assert knocked_out(Road(1).human(0, strength=2), health=0, morale=6).options[-1] == "4"
    assert knocked_out(health=0, morale=3).options[-1] == "2"


@pytest.mark.rule("PH-19.6a")
def test_by_default_nothing_is_exchanged() -> None:
    case = knocked_out(health=0, morale=4)
    case.lapse()
    assert (case.human().health, case.human().morale) == (1, 4)


@pytest.mark.rule("PH-19.6a")
def test_who_can_exchange_nothing_is_not_asked() -> None:
    assert knocked_out(health=0, morale=1).over


@pytest.mark.rule("PH-19.7")
def test_scars_come_before_the_exchange_and_turning_replaces_the_rest() -> None:
    road = Road(2).has(0, *MUTATIONS[:4]).stacks("scars", MUTATIONS[4], BLANKS[0])
    case = road.human(0, health=0, morale=5).play(lambda h: resolve_knockout(h, 0, "Test"))
    assert case.returned is True
    assert case.s.mutants == [0]
    assert case.s.scars.pile[-1] == BLANKS[0]


@pytest.mark.rule("PH-19.7", "PH-30.1")
def test_more_wounds_than_health_count_no_further() -> None:
    hurt = Amount(do="health", n=-9)
    road = Road(1).human(0, health=2, morale=1).stacks("scars", *BLANKS[:2])

    def action(h: Here) -> Play[None]:
        with pytest.raises(Fallen):
            yield from carry_out(h, 0, [hurt], "Test")

    case = road.play(action)
    assert case.human().health == 1


@pytest.mark.rule("PH-7.3")
def test_who_falls_after_declaring_loses_what_was_declared() -> None:
    case = knocked_out(Road(1).declares(0, "move"), health=0, morale=1)
    assert case.human().declared is None
