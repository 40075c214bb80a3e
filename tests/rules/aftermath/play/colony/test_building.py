"""What the colony puts its scrap into (AF-19.17 to AF-19.28)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.decks import STRUCTURES
from rules.aftermath.play.colony.building import (
    list_buildable,
    resolve_building,
    resolve_repair_step,
)
from rules.aftermath.play.turn.repairing import find_repair_cost
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model import own_book


def home(scrap: int, *who: str, population: int = 7, **colony: Any) -> Party:
    party = Party(*(who or ("wren",)), seats=1, phase="build")
    return party.dials(scrap=scrap, population=population).colony(**colony)


PRICES = [
    pytest.param("palisade", 5, marks=pytest.mark.rule("AF-19.20")),
    pytest.param("watchtower", 5, marks=pytest.mark.rule("AF-19.21")),
    pytest.param("larder", 5, marks=pytest.mark.rule("AF-19.22")),
    pytest.param("infirmary", 5, marks=pytest.mark.rule("AF-19.23")),
    pytest.param("warren", 6, marks=pytest.mark.rule("AF-19.24")),
    pytest.param("workshop", 6, marks=pytest.mark.rule("AF-19.25")),
    pytest.param("hall", 6, marks=pytest.mark.rule("AF-19.26")),
    pytest.param("orchard", 7, marks=pytest.mark.rule("AF-19.27")),
]


@pytest.mark.parametrize(("structure", "price"), PRICES)
def test_each_structure_has_its_price(structure: str, price: int) -> None:
    seeds = {"seeds": 1}
    assert structure in list_buildable(home(price, flags=seeds).state)
    assert structure not in list_buildable(home(price - 1, flags=seeds).state)
    case = home(price + 2, flags=seeds).play(resolve_building).pick(structure)
    assert case.s.colony.built == [structure]
    assert case.dial("scrap") == 2


@pytest.mark.rule("AF-19.27")
def test_the_orchard_needs_seeds() -> None:
    assert "orchard" not in list_buildable(home(20).state)


@pytest.mark.rule("AF-19.19")
def test_each_is_built_once_and_takes_four_to_build() -> None:
    assert "hall" not in list_buildable(home(20, built=["hall"]).state)
    assert list_buildable(home(20, population=3).state) == []
    assert len(list_buildable(home(20, population=4).state)) == len(STRUCTURES) - 1


@pytest.mark.rule("AF-19.18", "AF-19.28")
def test_one_structure_at_most_and_any_number_of_improvements() -> None:
    one, other = (own_book.item(repair=n, slot="stash", kind="improvement") for n in (2, 3))
    case = home(30, supply=[one, other]).play(resolve_building).pick("hall")
    assert case.options == ["enough", one, other]
    case.pick(one).pick(other)
    assert case.over
    assert case.s.colony.improvements == [one, other]
    assert case.s.colony.supply == []
    assert case.dial("scrap") == 30 - 6 - 2 - 3


def test_an_improvement_says_what_it_does() -> None:
    case = home(30, supply=["bunks"]).play(resolve_building)
    bunks = next(one for one in case.prompt("build").options if one.id == "bunks")
    assert bunks.detail == "Room for 2 more in the colony."


@pytest.mark.rule("AF-19.28")
def test_an_improvement_that_cannot_be_paid_for_is_not_offered() -> None:
    one = own_book.item(repair=3, slot="stash", kind="improvement")
    assert home(2, supply=[one]).play(resolve_building).over


@pytest.mark.rule("AF-19.18")
def test_nothing_is_built_in_silence_and_most_votes_win() -> None:
    party = Party("wren", "bodkin", "cog", phase="build").dials(scrap=9, population=7)
    assert party.play(resolve_building).defaults().s.colony.built == []
    case = party.play(resolve_building).pick("larder", by=0).pick("larder", by=1).pick("hall", by=2)
    assert case.s.colony.built == ["larder"]


@pytest.mark.rule("AF-24.6")
def test_a_loom_is_a_morale_once_and_bunks_are_room() -> None:
    case = home(9, supply=["loom"]).dials(morale=5).play(resolve_building).pick("loom")
    assert case.dial("morale") == 6
    assert home(9, improvements=["bunks"]).state.population_cap == 17


@pytest.mark.rule("AF-19.24", "AF-1.11")
def test_the_warren_has_room_for_twenty() -> None:
    assert home(9).state.population_cap == 15
    assert home(9, built=["warren"]).state.population_cap == 20


# -- repairs -------------------------------------------------------------------------------------


def test_an_improvement_is_fixed_for_the_colony_and_offered_once() -> None:
    bunks = own_book.item(repair=1, slot="stash", kind="improvement")
    party = Party("wren", "bodkin", seats=1, phase="repair").dials(scrap=2)
    case = party.breaks(bunks).play(resolve_repair_step)
    assert case.options == ["enough", f"{bunks}.0"]
    assert case.option(f"{bunks}.0").label.endswith(" for the colony")
    case.pick(f"{bunks}.0")
    assert case.s.colony.supply == [bunks]


def workbench(scrap: int, *broken: str, **colony: Any) -> Case:
    party = Party("wren", "bodkin", seats=1, phase="repair").dials(scrap=scrap).colony(**colony)
    return party.breaks(*broken).play(resolve_repair_step)


@pytest.mark.rule("AF-19.17")
def test_broken_things_are_fixed_for_their_cost_and_given_to_whom_all_like() -> None:
    pin, pot = own_book.item(repair=3), own_book.item(repair=1, slot="head")
    case = workbench(4, pin, pot)
    assert set(case.options) == {"enough", *(f"{one}.{m}" for one in (pin, pot) for m in (0, 1))}
    case.pick(f"{pin}.1").says("place", "equip")
    assert case.worn("bodkin") == [pin]
    assert case.dial("scrap") == 1
    case.pick("enough")
    assert case.s.colony.broken == [pot]
    assert case.over


@pytest.mark.rule("AF-19.17")
def test_nothing_is_fixed_in_silence_or_without_the_scrap() -> None:
    pin = own_book.item(repair=3)
    assert workbench(2, pin).over
    assert workbench(9, pin).defaults().s.colony.broken == [pin]


@pytest.mark.rule("AF-19.25")
def test_the_workshop_makes_it_one_cheaper_but_never_free() -> None:
    pin, tin = own_book.item(repair=3), own_book.item(repair=1)
    s = home(9, built=["workshop"]).state
    assert (find_repair_cost(s, pin), find_repair_cost(s, tin)) == (2, 1)
    assert find_repair_cost(home(9).state, pin) == 3


@pytest.mark.rule("AF-26.10")
def test_a_wreck_takes_four_scrap() -> None:
    case = workbench(4, railcar=True, hull=0).pick("mend")
    assert (case.s.colony.hull, case.dial("scrap")) == (3, 0)
    assert workbench(3, railcar=True, hull=0).over
    assert workbench(9, railcar=True, hull=1).over
    assert workbench(9).over
