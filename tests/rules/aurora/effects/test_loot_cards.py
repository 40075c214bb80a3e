"""LA-16.16 to LA-16.18: what Loot does in the Convoy, and what it brings when the game ends."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road, drive


def loot_points(*cards: str, **facts: object) -> int:
    """What hidden cards bring Ada at the end of the last round."""
    road = Road(2, "end", number=6).hand(0, *cards).set(**facts)
    return counted(road)


def counted(road: Road) -> int:
    case = road.play()
    while not case.over:
        case.lapse()
    return case.s.scores[0]["loot"]


# -- Convoy cards from the Loot --------------------------------------------------------------------


@pytest.mark.rule("LA-16.16")
def test_wolves_cages() -> None:
    """A Food for 2 damage, from each of the boxes once, without an Outcome card."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).crew(0, active="leader")
    road.convoy(0, "hauler/wolves-cages", "crew-car").stow(0, "S P P P")
    case = road.play().go("0t0:warwolves")
    assert (case.s.foes[0].filled, case.s.outcomes.discards) == (2, [])
    assert "0t0:warwolves" not in case.options
    case.go("0t1:warwolves")
    assert case.s.foes[0].filled == 4
    assert case.p(0).count_tokens("P") == 1


@pytest.mark.rule("LA-16.16")
def test_the_biomass_turbo_truck() -> None:
    """Speed 3; each Food is one more, and Fuel is still needed, for which more may be had."""
    road = drive().convoy(0, "biomass-turbo-truck", "crew-car").stow(0, "S P P F F")
    case = road.play()
    assert "104a" in case.options
    assert "105a" not in case.options
    case.also("turbo:P").also("turbo:P")
    assert "turbo:P" not in case.free(0)
    assert "105a" in case.options
    assert "108a" in case.options, "six steps by the Dangerous Shortcut"
    assert "109a" not in case.options
    case.go("105a")
    assert case.stores(0) == "F", "one Fuel for five steps"
    assert drive().convoy(0, "biomass-turbo-truck").stow(0, "S P P").play().p(0).space == "100"


@pytest.mark.rule("LA-16.16")
def test_the_bullet_maker() -> None:
    """An Ammo every round, while it is whole."""
    for damaged, stores in (("", "A"), ("0t1", "")):
        road = Road(2, "end").convoy(0, "hauler/bullet-maker").damaged(0, *damaged.split())
        assert road.crew(0, active="leader").play().stores(0) == stores


# -- the end of the game ---------------------------------------------------------------------------


@pytest.mark.rule("LA-16.16")
def test_the_tooth_necklace() -> None:
    """A point for each defeated Enemy, at most three."""
    enemies = ["warwolves", "riderwolves", "ulmar", "immortal-wolf"]
    for count, points in ((0, 0), (1, 1), (3, 3), (4, 3)):
        assert loot_points("tooth-necklace", defeated=enemies[:count]) == points


@pytest.mark.rule("LA-16.16")
def test_the_pack_banner() -> None:
    """One, and one for each Wolves Loot card, itself included: 2 alone, 3 with the Hummer, and 4
    with whatever more."""
    assert loot_points("pack-banner") == 2
    hummer = Road(2, "end", number=6).convoy(0, "wolves-hummer").hand(0, "pack-banner")
    assert counted(hummer.crew(0, active="leader")) == 3
    more = Road(2, "end", number=6).convoy(0, "wolves-hummer/gun-throne").hand(0, "pack-banner")
    assert counted(more.crew(0, active="prisoner")) == 4


def box_points(device: str, tokens: str, *damaged: str, fury: int = 0) -> int:
    road = Road(2, "end", number=6).convoy(0, f"hauler/{device}", "crew-car", "flatbed")
    road.crew(0, active="leader").stow(0, tokens).damaged(0, *damaged).has(0, fury=fury)
    return road.play().s.scores[0]["boxes"]


@pytest.mark.rule("LA-16.17")
@pytest.mark.parametrize(
    ("device", "token"),
    [("artificial-ecosystem", "P"), ("gun-throne", "A"), ("mecha-wolf", "Fury")],
)
def test_points_for_what_is_owned(device: str, token: str) -> None:
    """Beside the 1 of the other box: 1 for each, at most 2, nothing when damaged."""
    for owned, points in ((0, 1), (1, 2), (2, 3), (3, 3)):
        fury, tokens = (owned, "S") if token == "Fury" else (0, " ".join(["S"] + [token] * owned))
        assert box_points(device, tokens, fury=fury) == points
    fury, tokens = (2, "S") if token == "Fury" else (0, f"S {token} {token}")
    assert box_points(device, tokens, "0t1", fury=fury) == 1


@pytest.mark.rule("LA-16.18")
def test_the_alpha_idol_counts_twice() -> None:
    """The same two Fuel count for both boxes, 4 together, and a third for neither."""
    for fuel, points in ((0, 0), (1, 2), (2, 4), (3, 4)):
        assert box_points("alpha-idol", " ".join(["S", *["F"] * fuel])) == points
    assert box_points("alpha-idol", "S F F", "0t0") == 2


@pytest.mark.rule("LA-16.16")
def test_the_nuclear_generator() -> None:
    assert box_points("nuclear-generator", "S") == 2
