"""How the mission ended is read, and what it brings (AF-18, AF-19.2 to AF-19.4)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.verdict import resolve_verdict
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model import own_book


def ended(
    mission: int, outcome: str, *who: str, sides: tuple[int, ...] = (), **colony: int
) -> Case:
    party = Party(*(who or ("wren", "bodkin")), phase="verdict")
    party.set(played=mission, outcome=outcome, sides=list(sides)).colony(assigned=mission)
    party.dials(morale=7, **colony)
    for one in party.state.party:
        party.knows(one.id, *FIRST[one.id])
    return party.play(resolve_verdict)


FIRST = {"wren": ["spotter"], "bodkin": ["shoulder-barge"], "cog": ["rummage"], "marl": ["dig-in"]}


def read(case: Case) -> list[str]:
    return [event.data["passage"] for event in case.told("passage")]


@pytest.mark.rule("AF-19.2", "AF-18.1")
@pytest.mark.parametrize("mission", range(1, 9))
def test_a_success_reads_the_entry_of_its_number(mission: int) -> None:
    assert read(ended(mission, "success"))[0] == BOOK.colony[str(mission)].text


@pytest.mark.rule("AF-19.2", "AF-18.2")
@pytest.mark.parametrize("mission", range(1, 9))
def test_a_failure_reads_the_entry_ten_further_on(mission: int) -> None:
    case = ended(mission, "fail")
    assert read(case) == [BOOK.colony[str(mission + 10)].text]
    assert case.over


@pytest.mark.rule("AF-19.2", "AF-19.35")
@pytest.mark.parametrize(("outcome", "entry"), [("success", "9"), ("fail", "19")])
def test_foraging_has_entries_of_its_own(outcome: str, entry: str) -> None:
    assert read(ended(0, outcome)) == [BOOK.colony[entry].text]


@pytest.mark.rule("AF-18.8", "AF-19.2")
def test_side_missions_done_on_the_way_are_read_and_paid_after_it_even_if_it_failed() -> None:
    own_book.mission(6, reward=[{"dial": {"population": 2}}])
    case = ended(2, "fail", sides=(6,), population=7)
    assert read(case) == [BOOK.colony["12"].text, BOOK.colony["6"].text]
    assert case.dial("population") == 9
    assert case.dial("morale") == 7 - 2 + 1
    assert case.s.colony.done == [6]


@pytest.mark.rule("AF-19.3")
def test_success_gives_a_morale_and_what_the_card_promises() -> None:
    own_book.mission(1, reward=[{"dial": {"food": 3}}])
    case = ended(1, "success", food=6)
    assert case.dial("morale") == 8
    assert case.dial("food") == 9


@pytest.mark.rule("AF-19.3", "AF-19.26")
def test_the_hall_makes_it_two() -> None:
    party = Party(phase="verdict").set(played=1, outcome="success")
    case = party.dials(morale=7).colony(built=["hall"]).play(resolve_verdict)
    assert case.dial("morale") == 9


@pytest.mark.rule("AF-19.3", "AF-18.9")
def test_failure_costs_two_and_the_mission_stays_open() -> None:
    case = ended(1, "fail")
    assert case.dial("morale") == 5
    assert case.s.colony.open == [1]
    assert case.s.colony.done == []


@pytest.mark.rule("AF-19.35", "AF-1.12")
def test_foraging_gives_a_clue_beyond_the_one_of_a_mission_and_no_morale() -> None:
    party = Party(phase="verdict").set(played=0, outcome="success", clues=1)
    case = party.dials(clue=2, morale=7).play(resolve_verdict)
    assert case.dial("clue") == 3
    assert case.dial("morale") == 7
    assert case.s.colony.done == []


@pytest.mark.rule("AF-19.4")
def test_after_a_main_mission_everybody_learns_an_ability_of_their_choice() -> None:
    case = ended(1, "success")
    assert case.waits_for == {0, 1}
    assert case.prompt("learn", 0).default == ["quick-feet"]
    case.pick("vanish", by=0).pick("bristle", by=1)
    assert case.box("wren").abilities == ["spotter", "vanish"]
    assert case.box("bodkin").abilities == ["shoulder-barge", "bristle"]


@pytest.mark.rule("AF-19.4")
def test_after_a_side_mission_one_does_whom_all_choose() -> None:
    case = ended(7, "success")
    case.pick("1", by=0).pick("1", by=1)
    assert case.waits_for == {1}
    case.pick("roar")
    assert case.over
    assert case.box("wren").abilities == ["spotter"]
    assert case.box("bodkin").abilities == ["shoulder-barge", "roar"]


@pytest.mark.rule("AF-19.4")
def test_nobody_learns_by_foraging_or_by_failing() -> None:
    assert ended(0, "success").over
    assert ended(3, "fail").over
