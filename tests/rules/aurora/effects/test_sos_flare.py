"""LA-16.20, LA-16.21: the SOS Flare, which calls the Aurora back."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road

SUIT, TORCH = "hazmat-suit-1", "welding-torch-1"


def departs(**facts: object) -> Road:
    """Ada holds the Flare; Ben takes somebody in, and the Early Departure is next."""
    road = Road(2, number=3).order(1, 0).zone("driver", "medic").deck("early-departure", "orphan")
    road.crew(1, active="leader renegade").stow(1, "S S P")
    return road.hand(0, "sos-flare").set(**facts)


@pytest.mark.rule("LA-16.20", "LA-16.16")
def test_the_flare_calls_the_ship_back() -> None:
    """On Ben's turn, in secret until she fires: the Aurora is on white 3 again, and Ada 2 Fame the
    richer."""
    case = departs().has(1, fury=3).play().go("explore:1:leader", "later", "none")
    assert case.view().red
    assert case.prompt.seat == 1
    flare = next(p for p in case.asked(0) if "fire" in [o.id for o in p.options])
    assert flare.secret
    assert flare.optional
    case.pick("fire", by=0)
    view = case.view()
    assert (view.aurora, view.red, view.aurora_at) == (3, False, 125)
    assert (case.p(0).fame, case.p(0).hand) == (2, [])
    assert "sos-flare" in case.s.common


@pytest.mark.rule("LA-16.20")
def test_the_flare_is_fired_by_default() -> None:
    """Before the next Movement Phase begins, unless Ada has said no."""
    for kept in (False, True):
        case = departs().play().go("explore:1:leader", "later", "none")
        if kept:
            case.pick("keep", by=0)
        while case.s.round == 3:
            assert "fire" not in case.free(1)
            case.lapse()
        assert (case.view().red, case.p(0).fame) == ((True, 0) if kept else (False, 2))


@pytest.mark.rule("LA-16.21")
def test_the_flare_is_for_the_aurora_alone() -> None:
    """Without an Event, or with a storm, or with a Departure on the red track, there is nothing
    to fire it for."""
    case = departs().play()
    assert {"fire", "sos-flare"} & {*case.free(0)} == set()
    red = departs(red=True).play().go("explore:1:leader", "later", "none")
    assert {"fire", "sos-flare"} & {*red.free(0)} == set()
    storm = departs().deck("heavy-snowstorm-1", "orphan").play()
    storm.go("explore:1:leader", "later", "none")
    assert storm.view().storm
    assert {"fire", "sos-flare"} & {*storm.free(0)} == set()
    while storm.s.round == 3:
        storm.lapse()
    assert (storm.p(0).fame, storm.p(0).hand) == (0, ["sos-flare"])


@pytest.mark.rule("LA-5.20", "LA-16.20")
def test_the_flare_goes_as_the_card_too_many_where_that_is_asked() -> None:
    """A fourth card has come: the Flare is fired as the one that goes, and not beside that
    question, after which another would have to go too."""
    road = departs(recall=True, red=True).hand(0, SUIT, TORCH).order(0, 1)
    case = road.has(0, fury=4).play().also("fury:O")
    assert "play-sos-flare" in case.options
    assert "fire" not in case.free(0)
    case.go("play-sos-flare")
    assert len(case.p(0).hand) == 3
