"""LA-9: the Rest Phase."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def night(**zones: str) -> Road:
    """Ada's crew by Zone at the start of the Rest Phase; Ben has nothing to decide."""
    return Road(2, "rest").crew(0, **zones)


@pytest.mark.rule("LA-9.1", "LA-9.2")
def test_all_rest_at_once() -> None:
    """Both have Food and somebody Exhausted: both are asked, openly, and Ben answers first."""
    road = night(active="leader", exhausted="medic").stow(0, "S S P")
    case = road.crew(1, active="leader", exhausted="driver").stow(1, "S S P").play()
    asked = [p for seat in (0, 1) for p in case.asked(seat) if not p.optional]
    assert [p.seat for p in asked] == [0, 1]
    assert not any(p.secret for p in asked)
    case.pick("feed:driver", by=1)
    assert case.zones(1)["active"] == {"leader", "driver"}
    assert [p.seat for p in case.table.prompts if not p.optional] == [0]
    case.pick("feed:medic", by=0)
    assert case.zones(0)["active"] == {"leader", "medic"}


@pytest.mark.rule("LA-9.2", "LA-9.3", "LA-9.4")
def test_food_before_the_night() -> None:
    """Of three Exhausted one eats: he is Active in the morning, as is the Leader who rested; the
    other two rest."""
    road = night(active="renegade", rest="leader", exhausted="medic driver hermit")
    case = road.stow(0, "S S S S S P P").play()
    case.go("feed:medic", "done")
    assert case.zones(0) == {
        "active": {"renegade", "leader", "medic"},
        "rest": {"driver", "hermit"},
        "exhausted": set(),
    }
    assert case.stores(0) == "P"


@pytest.mark.rule("LA-9.2")
def test_by_default_nobody_eats() -> None:
    case = night(active="leader", exhausted="medic").stow(0, "S S P").play().lapse()
    assert (case.zones(0)["rest"], case.stores(0)) == ({"medic"}, "P")


def mended(case: Case) -> int:
    return 3 - len(case.p(0).list_damaged_boxes())


@pytest.mark.rule("LA-9.5")
@pytest.mark.parametrize(("zone", "repairs"), [("active", 2), ("rest", 2), ("exhausted", 0)])
def test_abilities_of_the_night(zone: str, repairs: int) -> None:
    """The Mechanic who wakes in this Phase mends as one who was awake; one who goes on resting
    does not."""
    road = night(**{zone: "mechanic" if zone != "active" else "mechanic leader"})
    case = road.damaged(0, "1b2", "2b0", "0b3").play()
    if repairs:
        assert case.s.phase == "rest"
        case.pick("1b2", "0b3")
    assert mended(case) == repairs


@pytest.mark.rule("LA-9.5", "LA-9.2")
def test_a_mechanic_who_has_eaten_mends() -> None:
    road = night(active="leader", exhausted="mechanic").stow(0, "S S P")
    case = road.damaged(0, "1b2", "2b0", "0b3").play().go("feed:mechanic").pick("1b2", "0b3")
    assert mended(case) == 2


@pytest.mark.rule("LA-9.6")
@pytest.mark.parametrize(
    ("exhausted", "tokens", "broken", "asked"),
    [
        ("medic", "S S P", "1b2 2b0 0b3", True),
        ("medic", "S S F A", "1b2 2b0 0b3", False),
        ("", "S P", "1b2 2b0 0b3", False),
        ("", "S", "", False),
    ],
)
def test_who_has_nothing_to_decide_is_not_asked(
    exhausted: str, tokens: str, broken: str, asked: bool
) -> None:
    """Food without anybody Exhausted, somebody Exhausted without Food, Damage without a Mechanic:
    the night passes."""
    road = night(active="leader", exhausted=exhausted).stow(0, tokens)
    assert (road.damaged(0, *broken.split()).play().s.phase == "rest") == asked


@pytest.mark.rule("LA-9.5", "LA-16.14", "LA-21.1")
def test_a_mechanic_whose_damage_was_welded_meanwhile_may_lapse() -> None:
    """The question of Repairs is open when the Torch takes all three off. Its default is still
    legal, and nothing is done twice."""
    road = night(active="mechanic leader").hand(0, "welding-torch-1")
    case = road.damaged(0, "1b2", "2b0", "0b3").play().also("welding-torch-1")
    assert mended(case) == 3
    assert case.s.phase == "rest"
    case.lapse()
    assert mended(case) == 3
    assert case.s.phase != "rest"


@pytest.mark.rule("LA-9.6")
def test_a_mechanic_with_nothing_to_mend_is_not_asked() -> None:
    assert night(active="mechanic leader").play().s.phase != "rest"
    case = night(rest="mechanic").damaged(0, "1b2", "2b0", "0b3").play()
    assert (case.s.phase, case.prompt.seat) == ("rest", 0)
