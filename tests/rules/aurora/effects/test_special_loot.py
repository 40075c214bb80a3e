"""LA-16.16 to LA-16.24: Special Loot, and when and how each helps."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Phase
from tests.rules.aurora.build import Road, drive, reach

# -- Repairs ---------------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.16")
@pytest.mark.parametrize("phase", ["exploration", "fire"])
def test_the_weapon_manual(phase: Phase) -> None:
    """Two Weapons mended and 2 Fame, whatever their rating; the Flatbed stays as it is."""
    road = Road(2, phase).order(*((0, 1) if phase == "exploration" else (1, 0)))
    road.foe("warwolves").convoy(0, "hauler/gauss-cannon", "crew-car", "flatbed")
    road.damaged(0, "0t0", "1b2", "2b0").hand(0, "weapon-manual")
    case = road.play().also("weapon-manual")
    assert (case.p(0).list_damaged_boxes(), case.p(0).fame) == (["2b0"], 2)
    assert case.s.common == ["weapon-manual"], "Loot goes to the Common pile"


@pytest.mark.rule("LA-16.16")
def test_the_drone_repair_kit() -> None:
    """One Damage off each card: the Truck's, one of the Crew Car's two, the Device's."""
    road = Road(2).convoy(0, "hauler/roof-gun", "crew-car", "flatbed").hand(0, "drone-repair-kit")
    case = road.damaged(0, "0b3", "0t0", "1b1", "1b2").play().also("drone-repair-kit")
    assert sorted(case.options) == ["1b1", "1b2"]
    case.go("1b2")
    assert case.p(0).list_damaged_boxes() == ["1b1"]


@pytest.mark.rule("LA-16.16")
@pytest.mark.parametrize(
    ("card", "damaged", "offered"),
    [
        ("drone-repair-kit", [], False),
        ("drone-repair-kit", ["1b1"], True),
        ("weapon-manual", ["1b1"], False),
        ("weapon-manual", ["0t0"], True),
    ],
)
def test_what_mends_nothing_is_not_offered(card: str, damaged: list[str], offered: bool) -> None:
    """The Drone Repair Kit wants Damage anywhere, the Weapon Manual a damaged Weapon."""
    road = Road(2).convoy(0, "hauler/roof-gun", "crew-car", "flatbed").hand(0, card)
    assert (card in road.damaged(0, *damaged).play().free(0)) is offered


@pytest.mark.rule("LA-16.16")
def test_the_survival_kit() -> None:
    """2 Fuel, 1 Food, 1 Ammo, and up to 2 Contamination off."""
    road = Road(2).crew(0, active="renegade+1 medic+1").hand(0, "survival-kit")
    case = road.play().also("survival-kit").go("renegade")
    assert case.stores(0) == "FFPA"
    assert [one.counters for one in case.p(0).crew] == [0, 0]


# -- Land Mine and Shortcut Map --------------------------------------------------------------------


@pytest.mark.rule("LA-16.16")
def test_the_land_mine_is_laid_where_one_drove() -> None:
    """Before the drive there is nothing to mine. After it Ada draws 2 Objects and names a road
    or Shortcut that she crossed, never the tunnel."""
    case = drive("107a", "land-mine").play()
    assert "land-mine" not in case.free(0)
    case.go("109a").also("land-mine")
    assert len(case.p(0).hand) == 2
    assert case.s.mine == "107a-108a"
    case = drive("108a", "land-mine").play().go("109a")
    assert "land-mine" not in case.free(0)
    case = drive("103b", "land-mine").play().go("106")
    case.go(*(way.id for way in case.prompt.options if "Damage" in way.label), "0b3")
    case.also("land-mine")
    assert case.view(1).mine == "103b-106"


@pytest.mark.rule("LA-16.19")
@pytest.mark.parametrize(("start", "end"), [("100", "102"), ("102", "100")])
def test_the_mine_hits_the_first_to_cross(start: str, end: str) -> None:
    """In either direction, its owner too: 2 Damage in the bottom row, and it is gone. Ben, who
    drives after her, crosses unharmed."""
    road = drive(start).set(mine="101-102").at(1, "100").stow(1, "S S S F").crew(1, active="leader")
    case = road.convoy(0, "hauler/roof-gun", "crew-car").stow(1, "S F").play().go(end)
    assert "0t0" not in case.options
    assert case.prompt.least == case.prompt.most == 2
    case.pick("0b3", "1b2")
    assert case.view().mine is None
    case.go("102")
    assert case.p(1).list_damaged_boxes() == []


@pytest.mark.rule("LA-16.19")
def test_the_mine_lies_until_somebody_comes() -> None:
    """Who drives elsewhere leaves it where it is."""
    case = drive("100").set(mine="101-102").play().go("101")
    assert (case.p(0).list_damaged_boxes(), case.view().mine) == ([], "101-102")


@pytest.mark.rule("LA-16.19")
def test_a_way_over_the_mine_says_so_after_a_restart_too() -> None:
    """The way that ends before it does not."""
    case = drive("100").set(mine="101-102").play()
    case.table = type(case.table).load(case.table.dump())
    assert "a Land Mine" in case.option("102").detail
    assert case.option("102").data["damage"] == 2
    assert "a Land Mine" not in case.option("101").detail
    assert case.option("101").data["damage"] == 0


@pytest.mark.rule("LA-16.16")
def test_the_shortcut_map() -> None:
    """Without Tracks from 101 to 104a, and 1 speed more on that way: to 106 on one Fuel, where the
    road alone leads to 103."""
    case = drive("101", "shortcut-map").play()
    assert reach(case) == 103
    case.also("shortcut-map")
    assert reach(case) == 106
    case.go("106")
    assert case.stores(0) == ""


@pytest.mark.rule("LA-10.3", "LA-16.16")
def test_the_map_leads_nowhere_without_fuel() -> None:
    """From 101 a rough Shortcut leads to 104a, and there is nothing to drive on."""
    case = drive("101", "shortcut-map", "land-mine", fuel=0).play().also("shortcut-map")
    assert case.options == ["stay", "hurry"]
    assert case.go("stay").p(0).space == "101"


@pytest.mark.rule("LA-16.16")
def test_the_map_makes_faster_once() -> None:
    """From 119a to 122 and from 121 to Q2 are both rough: the second gives no more speed."""
    case = drive("119a", "shortcut-map").play().also("shortcut-map")
    ends = case.options
    assert "Q2" in ends
    assert "Q3" not in ends


@pytest.mark.rule("LA-16.16", "LA-5.22")
@pytest.mark.parametrize("card", ["weapon-manual", "drone-repair-kit-2", "sanitizer-kit"])
def test_fire_cards_need_no_enemy(card: str) -> None:
    """With no Enemy on any board the owner still has a turn in Phase 4 to play it in."""
    case = Road(2, "fire").order(1, 0).damaged(0, "1b2").hand(0, card).play()
    assert (case.s.phase, case.prompt.seat) == ("fire", 0)
    assert card in case.free(0)
    assert case.lapse().s.phase == "exploration", "and by default nothing is played"


@pytest.mark.rule("LA-16.16", "LA-22.4")
def test_whose_special_loot_is_of_no_use_is_asked_all_the_same() -> None:
    """Who holds Special Loot is public, which it is not: the turn comes for a Banner too where a
    Weapon is broken, for it might be the Manual. What no card could do is not asked: Objects are of
    no use without an Enemy, whichever they are."""
    for hand, broken, asked in (
        (["pack-banner"], ["1b2"], True),
        (["weapon-manual"], ["1b2"], True),
        (["pack-banner"], [], False),
        (["incendiary-ammunition-1"], ["1b2"], False),
    ):
        case = Road(2, "fire").order(1, 0).damaged(0, *broken).hand(0, *hand).play()
        assert (case.s.phase == "fire") == asked
        assert not asked or case.options == ["stop", "hurry"]


# -- the last kits ---------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.16")
@pytest.mark.parametrize("phase", ["exploration", "rest", "movement", "fire"])
@pytest.mark.parametrize("kit", ["drone-repair-kit-2", "sanitizer-kit"])
def test_the_last_kits_in_any_phase(kit: str, phase: Phase) -> None:
    """Fame, or what they are made for: a Damage off each card, a counter off each Survivor."""
    for use in ("fame", "kit"):
        road = Road(2, phase).order(*((0, 1) if phase in ("exploration", "rest") else (1, 0)))
        road.crew(0, active="leader+1", exhausted="renegade+2").foe("warwolves").hand(0, kit)
        road.damaged(0, "0b3", "1b2").stow(0, "S S P F A")
        case = road.play().pick(kit, by=0).pick(use, by=0)
        mended = use == "kit" and "drone" in kit
        healed = use == "kit" and "drone" not in kit
        assert case.p(0).fame == (2 if use == "fame" else 0)
        assert case.p(0).list_damaged_boxes() == ([] if mended else ["0b3", "1b2"])
        assert [one.counters for one in case.p(0).crew] == ([0, 1] if healed else [1, 2])


@pytest.mark.rule("LA-16.22")
def test_the_last_kits_before_the_count() -> None:
    """A kit won in the last fight is asked for when the game ends; by default it is 2 Fame."""
    road = Road(2, "end", number=6).hand(0, "sanitizer-kit").crew(0, active="leader+1 renegade+1")
    case = road.play()
    assert not case.over
    assert case.prompt.seat == 0
    case.lapse().lapse()
    while not case.over:
        case.lapse()
    assert case.s.scores[0]["fame"] == 2
    case = road.play().go("sanitizer-kit", "kit")
    assert [one.counters for one in case.p(0).crew] == [0, 0]
    assert case.over
    assert case.s.scores[0]["fame"] == 0
