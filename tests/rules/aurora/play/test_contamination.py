"""LA-5.11 to LA-5.17: Contamination."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def howl(crew: str) -> Case:
    """The Final Howl falls on Ada alone, whose crew rests; she chooses the Contamination."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a")
    return road.crew(0, rest=crew).play().pick("0", by=0)


@pytest.mark.rule("LA-5.11")
def test_contamination_lowers_skill() -> None:
    """The Renegade, 3, reaches slot 5; with one counter slot 4; with two only slot 1."""
    for counters, reach in ((0, 5), (1, 4), (2, 1)):
        road = Road(2).zone("driver", "medic", "snowcat", "road-train", "ice-runner")
        case = road.crew(0, active=f"renegade+{counters}").play()
        assert [o for o in case.options if "explore" in o] == [
            f"explore:{n}" for n in range(1, reach + 1)
        ]
        assert case.view().players[0].crew[0].skill == 3 - counters


@pytest.mark.rule("LA-5.12")
def test_the_owner_chooses_who_is_contaminated() -> None:
    """Any own Survivor of any Zone."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a")
    case = road.crew(0, active="leader", rest="medic", exhausted="driver").play()
    case.pick("0", by=0)
    assert sorted(case.options) == ["driver", "medic", "red-leader"]
    case.go("driver")
    assert case.p(0).crew_of("driver").counters == 1


@pytest.mark.rule("LA-5.12")
@pytest.mark.parametrize(
    ("crew", "chosen"),
    [
        ("medic renegade co-pilot", "renegade"),
        ("renegade+2 medic", "medic"),
        ("co-pilot medic", "medic"),
    ],
)
def test_who_is_contaminated_by_default(crew: str, chosen: str) -> None:
    """The highest skill left, but nobody who would die of it while another would not."""
    case = howl(crew)
    before = case.p(0).crew_of(chosen).counters
    case.lapse()
    assert case.p(0).crew_of(chosen).counters == before + 1


@pytest.mark.rule("LA-5.12")
def test_by_default_nobody_dies_who_need_not() -> None:
    """Red's ability shows the Renegade with skill 3, whom one more counter would kill: the Medic
    takes it."""
    road = Road(2, "ambush", expert=True).zone("the-final-howl").order(1, 0).at(0, "118a")
    road.crew(0, rest="renegade+2 medic").has(0, special=True)
    case = road.play().pick("0", by=0).lapse()
    assert case.p(0).crew_of("medic").counters == 1


@pytest.mark.rule("LA-5.13", "LA-8.22")
def test_only_those_involved_are_contaminated_or_treated() -> None:
    """The Leader goes to the Storehouse alone: nobody else is named for the counter, nor for the
    treatment that slot 1 sells."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader medic+1", rest="driver")
    case = road.play().go("explore:1:leader", "later", "0")
    assert case.p(0).crew_of("red-leader").counters == 1
    case.go("1.2", "0b3")
    counters = {one.name: one.counters for one in case.p(0).crew}
    assert counters == {"Leader": 0, "Medic": 1, "Driver": 0}


@pytest.mark.rule("LA-5.13")
def test_several_involved_are_all_eligible() -> None:
    """Two go to slot 5 together: the owner names one of the two for the counter of its Bonus."""
    road = Road(2).zone("", "", "", "", "driver").crew(0, active="leader co-pilot medic")
    case = road.play().go("explore:5:co-pilot+leader", "first:5.1", "0b3")
    assert sorted(case.options) == ["red-co-pilot", "red-leader"]


@pytest.mark.rule("LA-5.14", "LA-5.15", "LA-5.16")
def test_who_is_at_zero_dies_after_the_action() -> None:
    """The Co-Pilot goes to the second slot on 1 Food and takes the counter. He gathers, and the
    Bonus Action is still asked; then he and a token are gone. The Food did not save him."""
    road = Road(2).zone("", "contaminated-storehouse").crew(0, active="co-pilot leader")
    case = road.stow(0, "S S P").play()
    case.go("explore:2:co-pilot", "later", "1")
    assert "red-co-pilot" in [one.card for one in case.p(0).crew]
    case.go("none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]
    assert (case.p(0).count_tokens("S"), case.stores(0)) == (1, "FF")
    assert case.s.common == ["red-co-pilot"]


@pytest.mark.rule("LA-5.15")
def test_the_rulebooks_contamination() -> None:
    """The Co-Pilot explores the first slot and is at 0; the Bonus Action takes the counter off and
    saves him, for 1 Damage."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="co-pilot leader")
    case = road.play().go("explore:1:co-pilot", "later", "0", "1.2", "0b3")
    assert case.p(0).crew_of("red-co-pilot").counters == 0
    assert case.zones(0)["exhausted"] == {"co-pilot"}
    assert case.p(0).list_damaged_boxes() == ["0b3"]


@pytest.mark.rule("LA-5.16")
def test_antifreeze_does_not_save() -> None:
    """The Co-Pilot with Antifreeze explores with skill 3, and dies of one counter."""
    road = Road(2).zone("", "", "", "", "contaminated-storehouse").hand(0, "antifreeze-capsules-1")
    case = road.crew(0, active="co-pilot", rest="leader").play()
    case.also("antifreeze-capsules-1").go("red-co-pilot")
    case.go("explore:5", "later", "0", "none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]


@pytest.mark.rule("LA-5.16")
def test_special_fury_does_not_save() -> None:
    """Red's ability keeps the skill at 1 while the Co-Pilot dies."""
    road = Road(2, expert=True).zone("contaminated-storehouse").has(0, special=True)
    case = road.crew(0, active="co-pilot", rest="leader").play()
    case.go("explore:1", "later", "0")
    assert case.p(0).find_skill(case.p(0).crew_of("red-co-pilot")) == 1
    case.go("none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]


@pytest.mark.rule("LA-5.17", "LA-5.14")
def test_outside_an_action_death_comes_at_once() -> None:
    """The Howl reaches the Co-Pilot: card to the Common pile, a token and the counter gone."""
    case = howl("co-pilot leader").go("red-co-pilot")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]
    assert case.s.common == ["red-co-pilot"]
    assert case.p(0).count_tokens("S") == 1


@pytest.mark.rule("LA-5.17")
def test_nobody_dies_twice_on_one_drive() -> None:
    """The Shortcut kills the Co-Pilot at once: he cannot bear the waypoint's counter as well."""
    road = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a")
    road.waypoints(s105="C").crew(0, active="co-pilot leader").stow(0, "S S F")
    case = road.play().go("105")
    case.go(*(way.id for way in case.prompt.options if "Contamination" in way.label))
    case.go("red-co-pilot")
    assert [(one.card, one.counters) for one in case.p(0).crew] == [("red-leader", 1)]


@pytest.mark.rule("LA-5.13")
def test_two_treatments_of_one_survivor_are_told_once() -> None:
    """Only the Leader is ill: nobody is asked, and one line says both."""
    stage = Road(2).crew(0, active="leader+2 medic").hand(0, "decontamination-iv-bag-1")
    case = stage.set().play().also("decontamination-iv-bag-1")
    assert case.p(0).crew_of("red-leader").counters == 0
    lines = [event.text for event in case.told() if event.kind == "treated"]
    assert lines == ["Ada treats the Leader twice."]
