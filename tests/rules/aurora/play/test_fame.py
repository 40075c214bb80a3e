"""LA-5.1 to LA-5.6: Fame."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def shamed(fame: int) -> Case:
    """Ada's Leader takes Ammo from the Hunting Lodge, for 1 Fame."""
    case = Road(2).zone("hunting-lodge").crew(0, active="leader").has(0, fame=fame).play()
    return case.go("explore:1", "later", "0")


def praised(fame: int, *damaged: str) -> Case:
    """Ada's Leader helps the Travelers, for 2 Fame."""
    road = Road(2).zone("travelers-1").crew(0, active="leader").has(0, fame=fame)
    return road.damaged(0, *damaged).play().go("explore:1", "later", "kind")


@pytest.mark.rule("LA-5.1", "LA-5.2", "LA-8.23")
@pytest.mark.parametrize("fame", [3, 2, 1, 0])
def test_a_fame_point_is_one_space(fame: int) -> None:
    """Down from every space but the lowest, and up by two where there is room."""
    case = shamed(fame)
    assert (case.p(0).fame, case.p(0).list_damaged_boxes()) == (fame - 1, [])
    assert praised(fame - 1).p(0).fame == min(3, fame + 1)


@pytest.mark.rule("LA-5.3", "LA-5.2")
def test_fame_above_the_top_is_a_repair() -> None:
    """From 2 the first point reaches 3 and the second may mend a box; from 3 both may, and Ada
    may leave it."""
    case = praised(2, "1b2", "2b0")
    assert case.p(0).fame == 3
    assert case.options == ["1b2", "2b0", "none"]
    case.go("2b0")
    assert (case.p(0).fame, case.p(0).list_damaged_boxes()) == (3, ["1b2"])
    case = praised(3, "1b2", "2b0").lapse()
    assert case.p(0).list_damaged_boxes() == ["2b0"], "the default repairs"
    case.go("none")
    assert (case.p(0).fame, case.p(0).list_damaged_boxes()) == (3, ["2b0"])


@pytest.mark.rule("LA-5.4", "LA-5.2", "LA-8.23")
def test_fame_below_the_bottom_is_damage() -> None:
    """On -1 the Hunting Lodge costs a box instead, any that Ada likes."""
    case = shamed(-1)
    assert case.p(0).fame == -1
    assert len(case.options) == 10
    case.go("2b2")
    assert (case.p(0).fame, case.p(0).list_damaged_boxes()) == (-1, ["2b2"])


@pytest.mark.rule("LA-5.5", "LA-8.44")
def test_fame_that_is_a_price_must_be_there() -> None:
    """Slot 3 sells an Object for 1 Fame: not to Ada at -1."""
    for fame, offered in ((0, True), (-1, False)):
        case = Road(2).zone("", "", "driver").crew(0, active="leader").has(0, fame=fame).play()
        case.go("explore:3")
        assert ("first:3.2" in case.options) == offered
        if offered:
            case.go("first:3.2")
            assert (case.p(0).fame, len(case.p(0).hand)) == (-1, 1)


@pytest.mark.rule("LA-5.6")
def test_points_at_the_end_are_not_on_the_track() -> None:
    """With Fame 3 the Orphan still brings a point to the sum."""
    case = Road(2, "end", number=6).crew(0, active="orphan leader").has(0, fame=3).play()
    parts = case.s.scores[0]
    assert (parts["fame"], parts["survivors"], case.p(0).fame) == (3, 1, 3)
