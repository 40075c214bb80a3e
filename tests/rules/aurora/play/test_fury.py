"""LA-5.7 to LA-5.10, LA-18: the Fury Track, Fury cards and Waypoint counters (the texts of the
Bonus tiles are in test_content)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora.model.maps import the_map
from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road, opened

COLOURS = ("red", "green", "yellow", "blue")


def angry(fury: int, seat: int = 0, *, expert: bool = False, phase: str = "exploration") -> Road:
    """The seat is to act, and has so much Fury."""
    stage = Road(4, "movement" if phase == "movement" else "exploration", expert=expert)
    others = [other for other in range(4) if other != seat]
    stage.order(*([*others, seat] if phase == "movement" else [seat, *others]))
    return stage.has(seat, fury=fury)


def prices(case: Case, seat: int = 0) -> set[str]:
    return {option for option in case.free(seat) if option.startswith("fury:")}


# -- the standard side (LA-18.1) -----------------------------------------------------------------


@pytest.mark.rule("LA-18.1", "LA-5.8")
@pytest.mark.parametrize(
    ("fury", "offered"),
    [
        (0, ""),
        (1, "repair"),
        (2, "repair treat"),
        (3, "repair treat P A"),
        (4, "repair treat P A F O"),
        (5, "repair treat P A F O"),
    ],
)
def test_what_so_much_fury_buys(fury: int, offered: str) -> None:
    """Somebody with Damage and Contamination may buy what the Fury pays for."""
    stage = angry(fury).damaged(0, "2b0").crew(0, active="leader+1 co-pilot")
    assert prices(stage.play()) == {f"fury:{what}" for what in offered.split()}


@pytest.mark.rule("LA-18.1")
def test_one_fury_is_one_repair() -> None:
    """1 Damage off."""
    case = angry(5).damaged(0, "2b0").play().also("fury:repair")
    assert (case.p(0).list_damaged_boxes(), case.p(0).fury) == ([], 4)


@pytest.mark.rule("LA-18.1")
def test_two_fury_are_one_treatment_and_one_repair() -> None:
    """Both at once."""
    stage = angry(5).damaged(0, "2b0", "2b1").crew(0, active="leader+1 co-pilot")
    case = stage.play().also("fury:treat").pick("2b0")
    assert (case.p(0).list_damaged_boxes(), case.p(0).fury) == (["2b1"], 3)
    assert case.p(0).crew_of("red-leader").counters == 0


@pytest.mark.rule("LA-18.1", "LA-5.10")
@pytest.mark.parametrize(("what", "left"), [("P", 1), ("A", 1), ("F", 0)])
def test_three_fury_are_food_or_ammo_and_four_are_fuel(what: str, left: int) -> None:
    """With 4 Fury, Food for 3 leaves 1."""
    case = angry(4).play().also(f"fury:{what}")
    assert (case.stores(0), case.p(0).fury) == (what, left)


@pytest.mark.rule("LA-18.1")
def test_four_fury_are_one_object() -> None:
    """The top card of the deck."""
    case = angry(4).objects("mre-1").play().also("fury:O")
    assert (case.p(0).hand, case.p(0).fury) == (["mre-1"], 0)


@pytest.mark.rule("LA-18.1", "LA-5.23", "LA-8.25")
def test_what_would_bring_nothing_is_not_sold() -> None:
    """No Object is left anywhere; and the boxes are full of Fuel, which could make way for Food but
    for no more Fuel."""
    bare = angry(4).set(objects=Deck()).play()
    assert prices(bare) == {"fury:P", "fury:A", "fury:F"}
    again = angry(4).set(objects=Deck([], ["mre-1"])).play()
    assert "fury:O" in prices(again)
    full = "0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F"
    laden = angry(4).crew(0, active="leader co-pilot").lies(0, full).play()
    assert prices(laden) == {"fury:P", "fury:A", "fury:O"}


# -- the Special side (LA-18.2 to LA-18.4) -------------------------------------------------------


@pytest.mark.rule("LA-18.3", "LA-3.6")
@pytest.mark.parametrize("phase", ["exploration", "movement"])
def test_five_fury_switch_the_special_side_on_for_good(phase: str) -> None:
    """In the own turn of the Exploration or the Movement Phase, once."""
    case = angry(5, expert=True, phase=phase).stow(0, "S S S F").play()
    assert "fury:special" in prices(case)
    case.also("fury:special")
    assert (case.p(0).special, case.p(0).fury) == (True, 0)
    case = angry(5, expert=True, phase=phase).stow(0, "S S S F").has(0, special=True).play()
    assert "fury:special" not in prices(case)


@pytest.mark.rule("LA-18.3", "LA-3.6")
def test_four_fury_or_the_standard_side_do_not() -> None:
    """The Special side has the standard list as well, the standard side only that."""
    assert "fury:special" not in prices(angry(4, expert=True).play())
    assert "fury:special" not in prices(angry(5).play())
    stage = angry(5, expert=True).damaged(0, "2b0")
    assert {"fury:repair", "fury:P", "fury:A", "fury:F", "fury:O"} <= prices(stage.play())


@pytest.mark.rule("LA-18.3")
def test_by_default_it_is_never_switched_on() -> None:
    """The turn runs out, the Fury stays."""
    case = angry(5, expert=True).play().lapse()
    while case.prompt.seat == 0:
        case.lapse()
    assert (case.p(0).special, case.p(0).fury) == (False, 5)


@pytest.mark.rule("LA-18.2", "LA-18.4")
def test_red_contamination_does_not_lower_skill() -> None:
    """The Bounty Hunter with 2 counters goes to slot 5 alone, which takes 3; others stay home."""
    for seat, colour in enumerate(COLOURS):
        stage = Road(4).order(seat, *(other for other in range(4) if other != seat))
        stage.zone("", "", "", "", "roadside-pump").crew(seat, active="bounty-hunter+2 co-pilot+1")
        case = stage.has(seat, special=True).play()
        assert ("explore:5" in case.options) == (colour == "red")


@pytest.mark.rule("LA-18.2", "LA-5.16")
def test_red_still_dies_at_zero() -> None:
    """The second counter kills the Leader, whatever the Fury card says."""
    stage = Road(2, "movement").has(0, special=True).crew(0, active="leader+1 orphan")
    stage.stow(0, "S S F").at(0, "103b").waypoints(s104b="C")
    case = stage.play().pick("104b").pick("red-leader")
    assert "red-leader" in case.s.common


@pytest.mark.rule("LA-18.2", "LA-18.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_green_drives_two_on_the_first_extra_fuel(colour: str) -> None:
    """Speed 2 and 3 Fuel along the quays: 2 + 2 + 1 for Green, 2 + 1 + 1 for all others."""
    seat = COLOURS.index(colour)
    stage = angry(0, seat, phase="movement").crew(seat, rest="leader orphan")
    case = stage.has(seat, special=True).at(seat, "Q1").stow(seat, "S S F F F").play()
    green = colour == "green"
    assert ("Q6" in case.options) == green
    case.pick("Q5")
    assert case.p(seat).count_tokens("F") == (1 if green else 0)


QUAYS = ("Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8")


@pytest.mark.rule("LA-18.2")
@pytest.mark.parametrize(
    ("special", "cards", "fuel"),
    [
        (True, (), [1, 1, 2, 2, 3, None, None]),
        (False, (), [1, 1, 2, 3, None, None, None]),
        (True, ("nitromethane-1",), [0, 0, 1, 1, 2, 3, None]),
        (False, ("nitromethane-1",), [0, 0, 1, 2, 3, None, None]),
    ],
    ids=["special", "standard", "special, the first Fuel free", "standard, the first Fuel free"],
)
def test_what_each_space_costs_green(
    special: bool, cards: tuple[str, ...], fuel: list[int | None]
) -> None:
    """Speed 2 and 3 Fuel along the quays. The first extra Fuel is good for 2 spaces, the second for
    1, and where the first Fuel of the movement is free it is no extra one."""
    for quay, price in zip(QUAYS, fuel, strict=True):
        stage = angry(0, 1, phase="movement").crew(1, rest="leader orphan").has(1, special=special)
        case = stage.at(1, "Q1").stow(1, "S S F F F").hand(1, *cards).play()
        for card in cards:
            case.also(card)
        assert (quay in case.options) == (price is not None)
        if price is not None:
            assert case.option(quay).detail.partition(";")[0].endswith(f" {price} Fuel")
            case.pick(quay)
            assert case.p(1).count_tokens("F") == 3 - price


@pytest.mark.rule("LA-18.2")
def test_one_fuel_has_no_extra_one_to_count_double() -> None:
    """Green with 1 Fuel drives 2 spaces, as everybody does."""
    stage = angry(0, 1, phase="movement").crew(1, rest="leader orphan").has(1, special=True)
    case = stage.at(1, "Q1").stow(1, "S S F").play()
    assert "Q3" in case.options
    assert "Q4" not in case.options


@pytest.mark.rule("LA-18.2", "LA-18.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_yellow_draws_two_objects_and_keeps_one(colour: str) -> None:
    """The other is discarded; anybody else draws one."""
    seat = COLOURS.index(colour)
    stage = angry(4, seat).has(seat, special=True).objects("mre-1", "nitromethane-1")
    case = stage.play().also("fury:O")
    if colour == "yellow":
        assert set(case.options) == {"mre-1", "nitromethane-1"}
        assert case.prompt.secret
        case.pick("nitromethane-1")
        assert case.p(seat).hand == ["nitromethane-1"]
        assert case.s.objects.discards == ["mre-1"]
    else:
        assert case.p(seat).hand == ["mre-1"]
        assert case.s.objects.discards == []


@pytest.mark.rule("LA-18.2", "LA-18.4")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("fury", [3, 4])
def test_blue_is_faster_or_gets_angrier_before_moving(colour: str, fury: int) -> None:
    """4 Fury: 1 speed, and the Fury stays; less: 1 Fury."""
    seat = COLOURS.index(colour)
    stage = angry(fury, seat, phase="movement").crew(seat, rest="leader orphan")
    case = stage.has(seat, special=True).at(seat, "Q1").stow(seat, "S S F").play()
    fast = colour == "blue" and fury == 4
    assert ("Q4" in case.options) == fast
    assert case.p(seat).fury == fury + (colour == "blue" and fury == 3)


@pytest.mark.rule("LA-18.2", "LA-18.3")
def test_blue_switched_on_before_moving_works_in_this_movement() -> None:
    """5 Fury are spent; with none left the ability gives 1."""
    case = angry(5, 3, expert=True, phase="movement").stow(3, "S S S F").play()
    case.also("fury:special")
    assert case.p(3).fury == 1
    case.pick("101")
    assert case.p(3).fury == 1


# -- Waypoints (LA-18.8) -------------------------------------------------------------------------


@pytest.mark.rule("LA-18.8", "LA-2.5")
def test_the_ten_waypoint_counters() -> None:
    """1B, 2B, 3A mark ten spaces, so all ten counters lie open: two of each kind."""
    case = opened(2, west="B", middle="B", east="A")
    marked = set(the_map(("1B", "2B", "3A")).waypoints)
    assert set(case.s.waypoints) == marked
    assert len(marked) == 10
    assert Counter(case.s.waypoints.values()) == Counter("FFPPAAOOCC")


# -- the track (LA-5.7 to LA-5.10) ----------------------------------------------------------------


@pytest.mark.rule("LA-5.7", "LA-5.8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_fury_ends_at_five(before: int, after: int) -> None:
    """The Leader's break gives 2; what does not fit is lost."""
    case = Road(2).crew(0, active="leader orphan").has(0, fury=before).play()
    case.go("break:red-leader")
    assert case.p(0).fury == after


@pytest.mark.rule("LA-5.8", "LA-5.9")
@pytest.mark.parametrize(
    ("fury", "offers"),
    [
        (0, ""),
        (1, "repair"),
        (2, "repair treat"),
        (3, "repair treat P A"),
        (5, "repair treat P A F O"),
    ],
)
def test_fury_that_is_not_there_is_not_spent(fury: int, offers: str) -> None:
    case = Road(2).damaged(0, "1b2").crew(0, active="leader+1 medic").has(0, fury=fury).play()
    assert [o for o in case.free(0) if "fury" in o] == [f"fury:{what}" for what in offers.split()]


@pytest.mark.rule("LA-5.9")
def test_when_fury_is_spent() -> None:
    """Twice before the action and once after it; not while the action lasts, not on Ben's turn,
    not in Movement."""
    road = Road(2).zone("ranger-station").damaged(0, "0b3", "1b2", "2b2").has(0, fury=4)
    case = road.crew(0, active="leader").has(1, fury=5).play()
    assert not [o for o in case.free(1) if "fury" in o], "it is Ada's turn"
    case.also("fury:repair").pick("0b3").also("fury:repair").pick("1b2")
    assert case.p(0).fury == 2
    case.go("explore:1")
    assert not [o for o in case.free(0) if "fury" in o]
    case.go("later", "0", "none")
    case.also("fury:repair")
    assert (case.p(0).fury, case.p(0).list_damaged_boxes()) == (1, [])
    case = Road(2, "movement").order(1, 0).damaged(0, "1b2").has(0, fury=5).stow(0, "S S F").play()
    assert not [o for o in case.free(0) if "fury" in o]


@pytest.mark.rule("LA-5.10")
def test_the_rulebooks_fury() -> None:
    """Four Fury; Food costs three; one is left."""
    case = Road(2).has(0, fury=4).play()
    case.also("fury:P")
    assert (case.p(0).fury, case.stores(0)) == (1, "P")
