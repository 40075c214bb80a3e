"""LA-20.20 to LA-20.28: how the Last Automa rests and drives."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.cards import Shortcut
from rules.aurora.model.maps import Link
from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import Road
from tests.rules.aurora.play.automa.test_board import its, marks, rows, stores


def solo(phase: Any, *cards: str, hard: bool = False, **kinds: Any) -> Road:
    """The Automa with these Action cards face up, of which it explored by the first. It acts before
    Ada, except in the Exploration Phase."""
    stage = Road(solo=True, phase=phase, hard=hard, **kinds).order(0, AUTOMA)
    return stage.automa(revealed=list(cards), explored=1 if cards else 0)


def drives(*cards: str, space: str = "100", hard: bool = False, **facts: Any) -> Road:
    """It moves next, without Fuel unless it is given some; then Ada is asked."""
    sides = facts.pop("sides", ("1A", "2A", "3A"))
    stage = solo("movement", *cards, hard=hard, sides=sides).stow(0, "S S S F")
    return stage.automa(**{"fuel": 0, "space": space, **facts})


def ends_on(stage: Road) -> str:
    return its(stage.play()).space


# -- Rest (LA-20.24) -----------------------------------------------------------------------------


@pytest.mark.rule("LA-20.24", "LA-20.20")
def test_it_eats_and_turns_over_a_card_for_each_food() -> None:
    """To the right of the others; the cards work in the phases that are left."""
    stage = solo("rest", "AC1").automa(food=2, deck=["AC3", "AC6", "AC2"], fuel=0)
    case = stage.stow(0, "S S S F").play()
    a = its(case)
    assert (a.revealed, a.food, a.deck.pile) == (["AC1", "AC2", "AC6"], 0, ["AC3"])
    assert a.space == "103a", "AC2 has given it 1 Fuel on the way: 2 and 1"


@pytest.mark.rule("LA-20.24")
def test_it_stops_eating_when_the_deck_is_empty() -> None:
    """One card left, three Food: two Food stay."""
    stage = solo("rest").automa(food=3, deck=["AC5"]).stow(0, "S S S F")
    case = stage.play()
    assert (its(case).food, its(case).revealed) == (2, ["AC5"])


# -- Movement (LA-20.25 to LA-20.28) -------------------------------------------------------------


@pytest.mark.rule("LA-20.25")
def test_it_always_moves_at_full_speed_even_without_fuel() -> None:
    """2 spaces; with 3 Fuel 5, and all of it is spent."""
    assert ends_on(drives()) == "102"
    case = drives(fuel=3).play()
    assert (its(case).space, its(case).fuel) == ("105a", 0)


@pytest.mark.rule("LA-20.25", "LA-20.26", "LA-20.4")
def test_its_speed_box_counts_uncovered_and_undamaged() -> None:
    """A4 is uncovered in round 4, and does not count under its cover or a Damage counter."""
    assert ends_on(drives(column=3, rows=rows(column=3))) == "102"
    assert ends_on(drives(column=4, rows=rows(column=4))) == "103a"
    assert ends_on(drives(column=4, rows=rows("A4", column=4))) == "102"


@pytest.mark.rule("LA-20.25")
@pytest.mark.parametrize(("ahead", "end"), [("107a", "102"), ("108a", "103a")])
def test_it_drives_harder_six_spaces_behind_the_player(ahead: str, end: str) -> None:
    """108 is six away by the Dangerous Shortcut, 107 five."""
    assert ends_on(drives().at(0, ahead)) == end


@pytest.mark.rule("LA-20.26")
def test_a_snowstorm_takes_two_off_its_speed_and_its_shortcut() -> None:
    """With 2 Fuel it makes 2 instead of 4, by the road though AC5 gives it Tracks."""
    case = drives("AC5", space="101", fuel=2).set(storm=True).play()
    assert its(case).space == "103a"
    assert ends_on(drives().set(storm=True)) == "100"


@pytest.mark.rule("LA-20.26", "LA-20.21", "LA-20.20")
@pytest.mark.parametrize(
    ("fuel", "hard", "end", "ammo"),
    [(0, False, "103a", 1), (0, True, "104a", 1), (1, False, "104a", 2), (1, True, "104a", 2)],
)
def test_fuel_of_the_second_card_is_used_at_once(
    fuel: int, hard: bool, end: str, ammo: int
) -> None:
    """1 Fuel (hard: 2) if it has none, else 1 Fuel and 1 Ammo."""
    case = drives("AC2", fuel=fuel, hard=hard).play()
    assert (its(case).space, its(case).fuel, its(case).ammo) == (end, 0, ammo)


@pytest.mark.rule("LA-20.20")
def test_cards_work_from_the_leftmost_on() -> None:
    """AC2 twice as it were: the first card finds no Fuel, the next one does."""
    case = drives("AC2", "AC2", ammo=0).play()
    assert (its(case).ammo, its(case).space) == (1, "104a")


@pytest.mark.rule("LA-20.21", "LA-20.22")
def test_the_third_card_costs_the_player_a_food() -> None:
    """Before it moves; without Food nothing."""
    case = drives("AC3").stow(0, "S S S P A").play()
    assert case.stores(0) == "A"
    assert drives("AC3").stow(0, "S S S A").play().stores(0) == "A"


@pytest.mark.rule("LA-20.22")
def test_against_the_hard_one_the_player_chooses_food_or_ammo() -> None:
    """Ammo by default; what there is if there is but one."""
    stage = drives("AC3", hard=True).stow(0, "S S S P A")
    case = stage.play()
    assert (set(case.options), case.prompt.default) == ({"A", "P"}, ["A"])
    case.lapse()
    assert case.stores(0) == "P"
    assert stage.play().pick("P").stores(0) == "A"
    assert drives("AC3", hard=True).stow(0, "S S S A").play().stores(0) == ""


@pytest.mark.rule("LA-20.21", "LA-20.29")
@pytest.mark.parametrize(("hard", "left"), [(False, 2), (True, 1)])
def test_the_sixth_card_treats(hard: bool, left: int) -> None:
    """1 contaminated Survivor comes back, or 2."""
    stage = drives("AC6", hard=hard, survivors=4, standing=[True] * 3, variant=False)
    case = stage.stow(0, "S S S F").play()
    assert its(case).contaminated_count == left


@pytest.mark.rule("LA-20.27")
def test_it_suffers_waypoints() -> None:
    """It takes a Resource or an Object, and is contaminated where the sign is."""
    case = drives().waypoints(s102="A").play()
    assert (stores(case)[2], case.s.waypoints) == (2, {})
    case = drives().waypoints(s102="O").objects("mre-1").play()
    assert (its(case).objects, case.s.waypoints) == (["mre-1"], {})
    case = drives().waypoints(s102="C").play()
    assert (its(case).contaminated_count, case.s.waypoints) == (1, {"102": "C"})
    case = drives().waypoints(s101="C").play()
    assert its(case).contaminated_count == 0, "it only drove past"


@pytest.mark.rule("LA-20.27")
def test_it_never_enters_a_road_that_ends_at_a_closed_tunnel() -> None:
    """From 106 on 1A before 2A: north, though both have the same numbers; and from 115 on 2A before
    3B as well."""
    assert ends_on(drives(space="106")) == "108a"
    assert ends_on(drives(space="115", sides=("1A", "2A", "3B"))) == "117a"


@pytest.mark.rule("LA-20.28")
def test_at_a_fork_of_equal_numbers_it_takes_branch_a_and_never_turns_back() -> None:
    """102 to 103a; on a blind road it stays where it is."""
    assert ends_on(drives(space="102")) == "104a"
    assert ends_on(drives(space="107b")) == "107b"


@pytest.mark.rule("LA-20.21", "LA-20.28")
def test_with_the_fifth_card_it_takes_the_first_shortcut_it_meets() -> None:
    """From 100 by 101 to 104a, Rough as it is; the hard one is 1 faster."""
    assert ends_on(drives("AC5")) == "104a"
    assert ends_on(drives("AC5", hard=True)) == "105a"


@pytest.mark.rule("LA-20.28")
def test_only_the_first_shortcut_is_taken() -> None:
    """From 110 on 2A by the Rough one to 113a, then 114, then the road 115, not 117a."""
    assert ends_on(drives("AC5", space="110", fuel=1)) == "115"


@pytest.mark.rule("LA-20.28")
def test_it_takes_the_branch_whose_first_shortcut_is_nearer() -> None:
    """From 102 by 103b to the Dangerous Shortcut, with its Damage, on to 106; without the card
    by 103a."""
    case = drives("AC5", space="102").outcomes(7).play()
    assert its(case).space == "106"
    assert "C1" in marks(case)
    assert ends_on(drives("AC1", space="102")) == "104a"


@pytest.mark.rule("LA-20.28")
def test_of_two_shortcuts_at_one_space_the_furthest_then_the_gentlest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No space of the boards has two, so three more are laid at 101: two lead as far as 105, and
    the one that costs less is taken."""
    stage = drives("AC5", space="101", fuel=0).set(storm=False)

    def cut(end: str, damage: int) -> Link:
        return Link(("101", end), "shortcut", Shortcut(ends=("101", end), damage=damage))

    links = stage.state.map.links
    more = (cut("105a", 2), cut("105b", 1), cut("104b", 0))
    monkeypatch.setitem(links, "101", (*links["101"], *more))
    case = stage.automa(column=3, rows=rows(column=3)).outcomes(7).play()
    assert its(case).space == "106", "1 more from 105b"
    assert marks(case) == {"C3"}


@pytest.mark.rule("LA-20.28")
def test_if_its_points_end_before_a_shortcut_none_is_taken() -> None:
    """From 104a on 1A the next one is far ahead on 2A: 2 steps by road."""
    assert ends_on(drives("AC5", space="104a")) == "106"


@pytest.mark.rule("LA-20.28")
def test_it_stops_at_the_last_quay() -> None:
    """With Fuel for five more."""
    assert ends_on(drives(space="Q7", fuel=5)) == "Q8"
