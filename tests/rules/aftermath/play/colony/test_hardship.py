"""What has happened at home meanwhile (AF-19.5 to AF-19.13)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.colony.hardship import resolve_hardship
from tests.rules.aftermath.build import Case, Party


def suffered(
    die: int,
    *,
    time: int = 6,
    morale: int = 9,
    built: tuple[str, ...] = (),
    improvements: tuple[str, ...] = (),
    mission: int = 1,
) -> Case:
    """Mission 1 may take 6 hours. Population is 9, food 9."""
    party = Party(phase="hardship").set(played=mission)
    party.colony(built=list(built), improvements=list(improvements))
    party.dials(time=time, morale=morale, food=9, population=9)
    return party.play(resolve_hardship, die)


def lost(case: Case, morale: int = 9) -> tuple[int, int, int]:
    """Food, morale and population that it cost."""
    return 9 - case.dial("food"), morale - case.dial("morale"), 9 - case.dial("population")


@pytest.mark.rule("AF-19.5", "AF-18.4")
def test_it_is_the_black_die_and_the_hours_too_many() -> None:
    case = suffered(3, time=9)
    assert case.luck.picked == [BLACK_DIE]
    assert case.said("Hardship is 6: 3 (black die) + 3 (hours too many).")
    assert suffered(2, time=1).said("Hardship is 2: 2 (black die).")


@pytest.mark.rule("AF-19.5", "AF-19.35")
def test_foraging_may_take_five_hours() -> None:
    assert suffered(1, time=5, mission=0).said("Hardship is 1: 1 (black die).")
    assert suffered(1, time=6, mission=0).said("Hardship is 2: 1 (black die) + 1 (hour too many).")


@pytest.mark.rule("AF-19.5")
def test_low_morale_makes_it_one_worse() -> None:
    assert suffered(1, morale=4).said("Hardship is 1: 1 (black die).")
    assert suffered(1, morale=3).said("Hardship is 2: 1 (black die) + 1 (low morale).")


@pytest.mark.rule("AF-19.5", "AF-19.20", "AF-19.21")
@pytest.mark.parametrize("structure", ["palisade", "watchtower"])
def test_palisade_and_watchtower_hold_one_off_each(structure: str) -> None:
    assert suffered(3, built=(structure,)).said("Hardship is 2: 3 (black die) - 1")
    assert suffered(3, built=("palisade", "watchtower")).said("Hardship is 1: 3 (black die) - 2")


@pytest.mark.rule("AF-24.6", "AF-19.5")
def test_so_does_the_alarm_bell() -> None:
    assert suffered(3, improvements=("alarm-bell",)).said("Hardship is 2: 3 (black die) - 1")


TOLL = [
    pytest.param(1, (0, 0, 0), marks=pytest.mark.rule("AF-19.6")),
    pytest.param(2, (2, 0, 0), marks=pytest.mark.rule("AF-19.7")),
    pytest.param(3, (0, 1, 0), marks=pytest.mark.rule("AF-19.8")),
    pytest.param(4, (2, 1, 0), marks=pytest.mark.rule("AF-19.9")),
    pytest.param(5, (0, 1, 1), marks=pytest.mark.rule("AF-19.10")),
    pytest.param(6, (0, 2, 1), marks=pytest.mark.rule("AF-19.11")),
    pytest.param(7, (0, 2, 2), marks=pytest.mark.rule("AF-19.12")),
    pytest.param(8, (0, 2, 3), marks=pytest.mark.rule("AF-19.13")),
    pytest.param(11, (0, 2, 3), marks=pytest.mark.rule("AF-19.13")),
]


@pytest.mark.parametrize(("total", "toll"), TOLL)
def test_what_it_costs(total: int, toll: tuple[int, int, int]) -> None:
    assert lost(suffered(1, time=5 + total)) == toll


@pytest.mark.rule("AF-19.6")
def test_below_one_is_nothing_either() -> None:
    built, bell = ("palisade", "watchtower"), ("alarm-bell",)
    assert lost(suffered(1, built=built, improvements=bell)) == (0, 0, 0)


@pytest.mark.rule("AF-19.13")
def test_the_worst_costs_a_structure_that_the_party_chooses() -> None:
    case = suffered(1, time=13, built=("warren", "larder"))
    case.pick("warren", by=0).pick("warren", by=1)
    assert case.over
    assert case.s.colony.built == ["larder"]
    assert suffered(1, time=12, built=("warren",)).s.colony.built == ["warren"]


@pytest.mark.rule("AF-19.13")
def test_the_cheapest_is_given_up_in_silence_the_first_of_the_list_on_ties() -> None:
    case = suffered(1, time=13, built=("orchard", "infirmary", "larder"))
    assert case.defaults().s.colony.built == ["orchard", "infirmary"]


@pytest.mark.rule("AF-19.36")
def test_the_colony_can_be_lost_by_it() -> None:
    case = suffered(3, time=9, morale=2)
    assert case.topics() == ["infinite-lives", "infinite-lives"]
