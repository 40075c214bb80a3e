"""The six dials, and how a campaign is lost (AF-1, AF-20)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.terms import Dial
from rules.aftermath.play import dials
from rules.aftermath.play.context import CampaignLost, Here
from rules.engine import Play
from tests.rules.aftermath.build import Party


@pytest.mark.rule("AF-1.8", "AF-1.9")
@pytest.mark.parametrize("dial", ["time", "clue", "scrap", "food", "population", "morale"])
def test_a_dial_goes_up_by_what_an_effect_says(dial: Dial) -> None:
    party = Party().dials(**{dial: 3})
    before = dict(party.state.colony.dials)
    case = party.play(lambda h: dials.change_dial(h, dial, 2, "The ledge"))
    assert case.s.colony.dials == {**before, dial: 5}


@pytest.mark.rule("AF-1.9", "AF-1.10")
@pytest.mark.parametrize(
    ("dial", "most"),
    [("time", 20), ("clue", 10), ("scrap", 30), ("food", 30), ("population", 20), ("morale", 15)],
)
def test_no_dial_goes_above_its_highest_or_below_nought(dial: Dial, most: int) -> None:
    party = Party().dials(**{dial: most - 1}).colony(built=["warren"])
    case = party.play(lambda h: dials.change_dial(h, dial, 3, "The ledge"))
    assert case.dial(dial) == most
    assert case.said(f"The ledge: {dial} +1 (now {most}).")


@pytest.mark.rule("AF-1.10", "AF-1.14")
def test_a_loss_takes_what_there_is() -> None:
    case = Party().dials(food=2).play(lambda h: dials.change_dial(h, "food", -5, "Rot"))
    assert case.dial("food") == 0
    assert case.said("Rot: food -2 (now 0).")


def test_what_changes_nothing_is_told_as_such() -> None:
    case = Party().dials(food=0).play(lambda h: dials.change_dial(h, "food", -1, "Rot"))
    assert case.said("Rot: food stays at 0.")


def test_several_dials_are_told_in_one_line() -> None:
    case = (
        Party()
        .dials(food=1, scrap=1)
        .play(lambda h: dials.change_all(h, {"food": 2, "scrap": -1}, "The barter"))
    )
    assert case.texts("dial") == ["The barter: scrap -1 (now 0), food +2 (now 3)."]


@pytest.mark.rule("AF-1.11")
@pytest.mark.parametrize(("built", "cap"), [([], 15), (["warren"], 20)])
def test_population_is_capped_until_the_warren_lifts_it(built: list[str], cap: int) -> None:
    party = Party().dials(population=14).colony(built=built)
    case = party.play(lambda h: dials.change_dial(h, "population", 9, "Refugees"))
    assert case.dial("population") == cap


@pytest.mark.rule("AF-1.12")
def test_clue_rises_once_in_a_mission_by_whatever_that_effect_gives() -> None:
    def twice(h: Here) -> Play[None]:
        yield from dials.change_dial(h, "clue", 2, "The letter")
        yield from dials.change_dial(h, "clue", 1, "The map")

    case = Party().play(twice)
    assert case.dial("clue") == 2
    assert case.said("The map: clue stays at 2 because it has already risen in this mission.")


@pytest.mark.rule("AF-1.12", "AF-1.10")
def test_a_clue_that_cannot_rise_is_not_the_rise_of_the_mission() -> None:
    def full_then_less(h: Here) -> Play[None]:
        for n in (1, -2, 1):
            yield from dials.change_dial(h, "clue", n, "The letter")

    assert Party().dials(clue=10).play(full_then_less).dial("clue") == 9


def test_the_radio_lets_it_rise_twice_and_foraging_does_not_count() -> None:
    def often(h: Here) -> Play[None]:
        for cause in ("One", "Two", "Three"):
            yield from dials.change_dial(h, "clue", 1, cause)
        yield from dials.change_dial(h, "clue", 1, "Foraging", unlimited=True)

    case = Party().colony(improvements=["crystal-radio"]).play(often)
    assert case.dial("clue") == 3
    assert case.s.clues == 2


@pytest.mark.rule("AF-1.13")
@pytest.mark.parametrize("dial", ["population", "morale"])
def test_a_loss_in_the_middle_of_a_mission_counts_at_once(dial: Dial) -> None:
    party = Party(seats=1).dials(**{dial: 1})
    case = party.play(lambda h: dials.change_dial(h, dial, -1, "Fever"))
    assert case.prompt().topic == "infinite-lives"
    case.pick("lost")
    assert isinstance(case.ended, CampaignLost)


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("AF-1.14")
@pytest.mark.parametrize(("food", "can"), [(1, False), (2, True)])
def test_a_cost_is_paid_in_full_or_not_at_all(food: int, can: bool) -> None:
    assert dials.can_afford(Party().dials(food=food).state, {"food": 2}) is can


def test_all_of_a_cost_must_be_there() -> None:
    assert not dials.can_afford(Party().dials(food=2, scrap=0).state, {"food": 1, "scrap": 1})


def test_a_cost_in_time_makes_it_later() -> None:
    case = (
        Party()
        .dials(time=3, food=2)
        .play(lambda h: dials.pay_costs(h, {"time": 1, "food": 2}, "The ferry"))
    )
    assert (case.dial("time"), case.dial("food")) == (4, 0)


def test_a_cost_in_time_can_always_be_paid() -> None:
    assert dials.can_afford(Party().dials(time=0).state, {"time": 1})


def test_nothing_may_cost_the_colony_its_last() -> None:
    assert not dials.can_afford(Party().dials(morale=1).state, {"morale": 1})


# -- how a campaign is lost ----------------------------------------------------------------------


def falls(dial: Dial, *, seats: int = 1, **colony: object) -> Party:
    return Party(seats=seats).dials(**{"population": 9, "morale": 9, dial: 1}).colony(**colony)


@pytest.mark.rule("AF-20.6", "AF-20.7")
@pytest.mark.parametrize("dial", ["population", "morale"])
def test_a_campaign_is_lost_by_morale_or_population(dial: Dial) -> None:
    case = falls(dial).play(lambda h: dials.change_dial(h, dial, -1, "Fever"))
    case.pick("lost")
    assert isinstance(case.ended, CampaignLost)
    assert case.s.colony.lost


@pytest.mark.rule("AF-20.7")
@pytest.mark.parametrize("dial", ["time", "clue", "scrap", "food"])
def test_the_other_dials_may_be_nought(dial: Dial) -> None:
    case = Party().dials(**{dial: 1}).play(lambda h: dials.change_dial(h, dial, -1, "Rot"))
    assert case.ended is None
    assert not case.s.colony.lost


@pytest.mark.rule("AF-20.8", "AF-20.9")
@pytest.mark.parametrize("dial", ["population", "morale"])
def test_infinite_lives_set_both_to_five_and_the_mission_goes_on(dial: Dial) -> None:
    case = falls(dial).play(lambda h: dials.change_dial(h, dial, -1, "Fever"))
    case.pick("on")
    assert case.ended is None
    assert (case.dial("population"), case.dial("morale")) == (5, 5)
    assert case.s.colony.infinite


@pytest.mark.rule("AF-20.8")
def test_the_default_is_to_play_on() -> None:
    case = falls("morale").play(lambda h: dials.change_dial(h, "morale", -1, "Fever"))
    case.lapse()
    assert case.ended is None
    assert case.s.colony.infinite


@pytest.mark.rule("AF-20.8")
def test_from_then_on_nobody_is_asked() -> None:
    case = falls("morale", infinite=True).play(
        lambda h: dials.change_dial(h, "morale", -1, "Fever")
    )
    assert case.over
    assert (case.dial("population"), case.dial("morale")) == (5, 5)


@pytest.mark.rule("AF-20.8")
def test_the_party_votes_on_it() -> None:
    case = falls("morale", seats=2).play(lambda h: dials.change_dial(h, "morale", -1, "Fever"))
    assert case.waits_for == {0, 1}
    case.pick("lost", by=0).pick("lost", by=1)
    assert isinstance(case.ended, CampaignLost)


@pytest.mark.rule("AF-20.10")
def test_a_campaign_that_is_won_stays_won() -> None:
    case = falls("morale", won=True).play(lambda h: dials.change_dial(h, "morale", -1, "Fever"))
    case.pick("lost")
    assert case.s.colony.won
