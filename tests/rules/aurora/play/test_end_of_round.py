"""LA-12, LA-19.3: what works at the end of a round, the end check, and what moves on."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def evening(number: int = 2, seats: int = 2, **kinds: bool) -> Road:
    """Phase 5 of a round; everybody on space 100."""
    return Road(seats, "end", number=number).set(**kinds)


BULLETS = ("hauler/bullet-maker", "crew-car", "flatbed")


# -- what works at the end of each round (LA-12.1) -----------------------------------------------


@pytest.mark.rule("LA-12.1")
def test_a_bullet_maker_makes_one_ammo_each_round() -> None:
    """Unless its box is damaged."""
    case = evening().convoy(0, *BULLETS).convoy(1, *BULLETS).damaged(1, "0t1").play()
    assert (case.stores(0), case.stores(1)) == ("A", "")


@pytest.mark.rule("LA-12.1", "LA-12.3")
def test_it_works_in_the_last_round_too() -> None:
    """Before the game ends."""
    case = evening(6).convoy(0, *BULLETS).play()
    assert case.over
    assert case.stores(0) == "A"


@pytest.mark.rule("LA-12.1", "LA-4.11")
def test_ammo_without_an_empty_box_is_lost() -> None:
    """The box for Food or Fuel stands empty, and nothing is moved to make room."""
    stage = evening().convoy(0, *BULLETS).lies(0, "0b0:S 0b1:S 0b2:S 1b0:F 1b1:F 2b0:F 2b1:F")
    case = stage.play()
    assert case.stores(0) == "FFFF"


@pytest.mark.rule("LA-12.1", "LA-20.43")
def test_the_automas_ends_come_before_the_end_check() -> None:
    """Also in the last round: AC3 damages the player, then the game is over."""
    stage = Road(solo=True, phase="end", number=6).automa(revealed=["AC3"])
    case = stage.play()
    assert not case.over
    case.pick("2b0")
    assert case.over
    assert case.p(0).list_damaged_boxes() == ["2b0"]


# -- the end check (LA-12.2 to LA-12.4) ----------------------------------------------------------


@pytest.mark.rule("LA-12.2")
@pytest.mark.parametrize(
    ("space", "over"), [("122", False), ("Q1", False), ("Q2", True), ("Q3", True)]
)
def test_the_game_ends_when_a_convoy_is_on_or_beyond_the_auroras_space(
    space: str, over: bool
) -> None:
    """In round 2 she lies at Q2."""
    assert evening(2).at(1, space).play().over is over


@pytest.mark.rule("LA-12.2", "LA-12.3")
@pytest.mark.parametrize(("number", "over"), [(5, False), (6, True)])
@pytest.mark.parametrize("red", [False, True])
def test_the_game_ends_when_the_aurora_is_beside_number_six_of_its_track(
    number: int, over: bool, red: bool
) -> None:
    """White or red: always with round 6."""
    assert evening(number, red=red).play().over is over


@pytest.mark.rule("LA-12.3", "LA-13.15")
def test_a_red_aurora_passes_the_white_six_in_round_four() -> None:
    """She lies at Q6, whose white number is 6, and the game goes on."""
    case = evening(4, red=True).play()
    assert not case.over
    assert case.s.round == 5


@pytest.mark.rule("LA-12.4", "LA-19.3")
def test_otherwise_the_aurora_moves_on_by_one_on_its_track() -> None:
    """White 2 to white 3 at Q3; red 2 to red 3 at Q5."""
    case = evening(2).play()
    assert (case.s.aurora, case.view().aurora_at) == (3, 125)
    case = evening(2, red=True).play()
    assert (case.s.aurora, case.s.red, case.view().aurora_at) == (3, True, 127)


@pytest.mark.rule("LA-19.3")
@pytest.mark.parametrize("n", range(1, 7))
def test_where_the_aurora_lies(n: int) -> None:
    """White n at Qn, red n at Q(n+2); quay Q1 is number 123."""
    stage = Road(2, number=n)
    assert stage.play().view().aurora_at == 122 + n
    assert stage.set(red=True).play().view().aurora_at == 122 + n + 2


# -- Enemies left behind (LA-12.5, LA-12.6) ------------------------------------------------------


@pytest.mark.rule("LA-12.5", "LA-12.6")
def test_an_enemy_that_all_have_left_behind_is_discarded() -> None:
    """Its counters come back, its Hitpoints card is discarded, the Enemy is in the Common pile."""
    stage = evening().at(0, "109a").at(1, "118a").foe("warwolves", 1, hitpoints="1b", s0=2)
    case = stage.play()
    assert case.s.foes == []
    assert "warwolves" in case.s.common
    assert case.s.spent_hitpoints == ["1b"]
    assert (case.s.defeated, case.s.counters_left(0)) == ([], 3)


@pytest.mark.rule("LA-12.5", "LA-12.6")
def test_an_enemy_stays_while_somebody_is_in_its_region_or_behind_it() -> None:
    """One on Ada's own Region, and one on a Region that nobody has reached."""
    stage = evening().at(1, "109a").foe("warwolves", 1).foe("riderwolves", 3, hitpoints="2a")
    case = stage.play()
    assert [foe.card for foe in case.s.foes] == ["warwolves", "riderwolves"]


@pytest.mark.rule("LA-12.5", "LA-12.4")
def test_the_aurora_moves_first_and_the_zone_is_refilled_last() -> None:
    """In this order: the ship, the Enemy left behind, the new card."""
    stage = evening().at(0, "109a").at(1, "109a").foe("warwolves", 1)
    told = [event.kind for event in stage.zone("driver").play().told()]
    assert told.index("aurora") < told.index("left") < told.index("reveal")


# -- the Zone (LA-12.7, LA-12.8) -----------------------------------------------------------------

FIVE = ("driver", "mechanic", "explorer", "orphan", "frozen-farm")


@pytest.mark.rule("LA-12.7", "LA-12.8")
def test_of_five_cards_the_leftmost_goes() -> None:
    """The others slide left, and one is revealed on the right."""
    case = evening().zone(*FIVE).deck("police-post", "hunting-lodge").play()
    assert case.slots() == [*FIVE[1:], "police-post"]
    assert case.s.common == ["driver"]
    assert case.s.deck.pile == ["hunting-lodge"]


@pytest.mark.rule("LA-12.7", "LA-12.8")
def test_of_four_cards_none_goes() -> None:
    """Wherever the gap is."""
    stage = evening().zone(FIVE[0], "", *FIVE[1:4]).deck("police-post", "hunting-lodge")
    case = stage.play()
    assert case.slots() == [*FIVE[:4], "police-post"]
    assert case.s.common == []


@pytest.mark.rule("LA-12.8", "LA-6.1", "LA-6.3")
def test_the_zone_is_refilled_to_five() -> None:
    """Two cards slide left, three come; an Event on the way happens, and another card follows."""
    stage = evening().zone("", "driver", "", "", "mechanic")
    stage.deck("orphan", "heavy-snowstorm-1", "explorer", "police-post", "arsenal")
    case = stage.play()
    assert case.slots()[:2] == ["driver", "mechanic"]
    assert {*case.slots()[2:]} == {"orphan", "explorer", "police-post"}
    assert (case.s.storm, case.s.common) == (True, ["heavy-snowstorm-1"])
    assert case.s.deck.pile == ["arsenal"]


@pytest.mark.rule("LA-12.8", "LA-6.6")
def test_when_the_deck_is_empty_slots_stay_empty() -> None:
    """Two cards are left in all."""
    case: Case = evening().zone("driver").deck("mechanic").play()
    assert case.slots() == ["driver", "mechanic", "", "", ""]


@pytest.mark.rule("LA-13.16", "LA-12.8")
def test_early_departure_in_the_refill_acts_on_the_number_just_reached() -> None:
    """The Aurora has moved to white 3, and leaves for red 3."""
    case = evening(2).zone(*FIVE).deck("early-departure", "police-post").play()
    assert (case.s.aurora, case.s.red, case.view().aurora_at) == (3, True, 127)
