"""LA-16: Objects, and when and how each helps; the Hazmat Suit has a file of its own."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Phase
from tests.rules.aurora.build import Road, drive, reach

FREEZE, FIRE = "antifreeze-capsules-1", "incendiary-ammunition-1"
TORCH, IV, NITRO, GAS = (
    "welding-torch-1",
    "decontamination-iv-bag-1",
    "nitromethane-1",
    "nitrous-oxide-1",
)


# -- Antifreeze, IV Bag ----------------------------------------------------------------------------


@pytest.mark.rule("LA-16.2", "LA-16.3")
@pytest.mark.parametrize(
    ("who", "skill"), [("co-pilot", 3), ("leader+1", 2), ("renegade", 3), ("renegade+1", 2)]
)
def test_antifreeze(who: str, skill: int) -> None:
    """A printed skill of 3 for whoever had less, and Contamination still counts; to the end of
    the phase."""
    case = Road(2).crew(0, active=f"{who} medic").hand(0, FREEZE).play().also(FREEZE)
    card = next(o for o in case.options if o.endswith(who.partition("+")[0]))
    printed = case.p(0).crew_of(card).skill_left
    case.go(card)
    assert case.p(0).find_skill(case.p(0).crew_of(card)) == skill
    while case.s.phase == "exploration" and case.s.round == 1:
        assert case.p(0).find_skill(case.p(0).crew_of(card)) == skill
        case.lapse()
    assert case.p(0).find_skill(case.p(0).crew_of(card)) == printed


@pytest.mark.rule("LA-16.2", "LA-16.3")
def test_antifreeze_is_for_exploring() -> None:
    """The Co-Pilot goes to slot 5 alone, and needs no Food. In Movement there is no use for it."""
    road = Road(2).zone("", "", "", "", "frozen-farm").crew(0, active="co-pilot").hand(0, FREEZE)
    case = road.play()
    assert "explore:5" not in case.options
    case.also(FREEZE)
    case.go("explore:5", "later", "0")
    assert case.stores(0) == "P"
    assert FREEZE not in drive("100", FREEZE).play().free(0)


@pytest.mark.rule("LA-16.4", "LA-16.14")
@pytest.mark.parametrize("answers", [["renegade", "renegade"], ["renegade", "driver"]])
def test_the_iv_bag(answers: list[str]) -> None:
    """Two counters, both from one or one from each of two, whatever their Zones."""
    road = Road(2).crew(0, active="renegade+2", rest="driver+1").hand(0, IV)
    case = road.play().also(IV).go(*answers)
    left = {one.card: one.counters for one in case.p(0).crew}
    assert left == {
        "renegade": 2 - answers.count("renegade"),
        "driver": 1 - answers.count("driver"),
    }
    assert IV not in Road(2).crew(0, active="renegade").hand(0, IV).play().free(0), "of no use"


# -- Incendiary Ammunition -------------------------------------------------------------------------


@pytest.mark.rule("LA-16.7")
def test_incendiary_ammunition() -> None:
    """An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo and
    inflicts 1."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(2, 2).hand(0, FIRE)
    road.convoy(0, "hauler/roof-gun", "crew-car").crew(0, active="leader").stow(0, "S A")
    case = road.play().also(FIRE).go("1b2:warwolves")
    assert case.s.foes[0].filled == 2
    assert case.p(0).count_tokens("A") == 1
    case.go("0t0:warwolves")
    assert (case.s.foes[0].filled, case.p(0).count_tokens("A")) == (3, 0)


@pytest.mark.rule("LA-16.7")
def test_a_miss_does_not_burn() -> None:
    """On card 12 a Weapon of 2 inflicts nothing, and so do these; without Ammo one may fire
    them."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(12).hand(0, FIRE)
    case = road.play()
    assert case.s.phase == "fire", "no Ammo, but a card"
    case.also(FIRE).go("1b2:warwolves")
    assert case.s.foes[0].filled == 0


# -- MRE -------------------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.8")
def test_an_mre_in_exploration() -> None:
    """The Medic, Exhausted by his exploring, is Active again at once and goes out once more. The
    second MRE of the phase is not to be had."""
    road = Road(2).zone("frozen-farm").crew(0, active="medic", exhausted="driver")
    case = road.crew(1, rest="leader").hand(0, "mre-1", "mre-2").play()
    case.go("explore:1", "later", "0", "none").also("mre-1").go("medic")
    assert case.zones(0)["active"] == {"medic"}
    assert "mre-2" not in case.free(0)
    case.go("done")
    assert case.prompt.seat == 0
    assert "mre-2" not in case.free(0)
    case.go("explore:1", "later")
    assert case.stores(0) == "PA"


@pytest.mark.rule("LA-16.8")
def test_an_mre_for_every_phase() -> None:
    """One in Exploration, the other in Movement."""
    road = Road(2).crew(0, active="leader", exhausted="medic driver").crew(1, rest="leader")
    case = road.stow(0, "S S S F").hand(0, "mre-1", "mre-2").play().also("mre-1").go("medic")
    while case.s.phase != "movement" or case.prompt.seat:
        case.lapse()
    assert case.zones(0)["rest"] == {"driver"}
    case.also("mre-2")
    assert case.zones(0)["rest"] == set()


@pytest.mark.rule("LA-16.9", "LA-16.14")
@pytest.mark.parametrize("zone", ["rest", "exhausted"])
@pytest.mark.parametrize("phase", ["exploration", "rest", "movement"])
def test_recovering(phase: Phase, zone: str) -> None:
    """From Exhausted or Rest to Active, in three phases. In the night it stands open beside the
    meal, as do IV Bag and Torch."""
    zones = {"active": "leader+1", "exhausted": "hermit"}
    zones[zone] = f"{zones.get(zone, '')} medic"
    road = Road(2, phase).order(*((0, 1) if phase != "movement" else (1, 0)))
    road.crew(0, **zones).stow(0, "S S S P F").damaged(0, "1b2")
    case = road.hand(0, "mre-1", IV, TORCH).play()
    assert case.s.phase == phase
    assert {"mre-1", IV, TORCH} <= {*case.free(0)}
    case.pick(TORCH, by=0).pick(IV, by=0).pick("mre-1", by=0).pick("medic", by=0)
    assert case.zones(0)["active"] == {"leader", "medic"}
    assert (case.p(0).list_damaged_boxes(), case.p(0).crew_of("red-leader").counters) == ([], 0)


@pytest.mark.rule("LA-16.9")
def test_whoever_ate_in_the_night_is_not_fed_again() -> None:
    """The question of the meal follows what the MRE has changed."""
    road = Road(2, "rest").crew(0, active="leader", exhausted="medic driver").stow(0, "S S S P")
    case = road.hand(0, "mre-1").play()
    assert case.options == ["done", "feed:medic", "feed:driver"]
    case.also("mre-1").go("driver")
    assert case.options == ["done", "feed:medic"]
    case.go("feed:medic")
    assert case.zones(0)["active"] == {"leader", "driver", "medic"}


@pytest.mark.rule("LA-16.10")
def test_too_late_for_an_mre() -> None:
    """Ben's turn ends with nobody Active anywhere: the phase is over, and Ada's MRE with it."""
    road = Road(2).order(1, 0).crew(0, exhausted="medic").crew(1, active="leader").hand(0, "mre-1")
    case = road.stow(0, "S F").stow(1, "S S S P").damaged(1, "1b2").play()
    case.go("break:green-leader:0")
    assert "mre-1" not in case.free(0)
    case.go("done")
    assert case.s.phase != "exploration"
    assert case.zones(0)["active"] == set()


# -- Movement --------------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.11")
def test_nitromethane() -> None:
    """Three spaces at speed 2: the first Fuel stays, the extra one is spent; then Damage, on a box
    of the Truck."""
    case = drive("100", NITRO, fuel=2).play()
    assert "103a" in case.options
    assert "104a" not in case.options
    case.also(NITRO)
    assert "104a" in case.options, "both Fuel may be extra"
    assert "105a" not in case.options
    case.go("103a")
    assert sorted(case.options) == ["0b0", "0b1", "0b2", "0b3"]
    case.go("0b3")
    assert (case.p(0).space, case.stores(0)) == ("103a", "F")


@pytest.mark.rule("LA-16.11")
def test_nitromethane_instead_of_fuel() -> None:
    """Without any Fuel the Convoy moves by it."""
    case = drive("100", NITRO, fuel=0).play().also(NITRO)
    assert reach(case) == 102
    case.go("102", "0b3")
    assert (case.p(0).space, case.p(0).list_damaged_boxes()) == ("102", ["0b3"])


@pytest.mark.rule("LA-16.12")
def test_nitrous_oxide() -> None:
    """One faster, for this movement."""
    case = drive("100", GAS).play()
    assert reach(case) == 102
    case.also(GAS)
    assert reach(case) == 103
    case.go("103a")
    assert case.stores(0) == ""
    while case.s.round == 1:
        case.lapse()
    assert case.view().players[0].speed == 2


@pytest.mark.rule("LA-16.13")
def test_the_welding_torch() -> None:
    """Three of four, on any cards; or what there is."""
    road = Road(2).damaged(0, "0b3", "1b2", "2b0", "2b2").hand(0, TORCH)
    case = road.play().also(TORCH).pick("0b3", "1b2", "2b2")
    assert case.p(0).list_damaged_boxes() == ["2b0"]
    assert (
        Road(2).damaged(0, "0b3").hand(0, TORCH).play().also(TORCH).p(0).list_damaged_boxes() == []
    )


@pytest.mark.rule("LA-5.22")
def test_the_words_of_a_card_are_read_aloud_once_a_game() -> None:
    """Two bottles of Nitrous Oxide: of the second it is told only that it is played."""
    bottles = ("nitrous-oxide-1", "nitrous-oxide-2")
    case = Road(2, "movement").hand(0, *bottles).play()
    for bottle in bottles:
        case.also(bottle)
    first, second = (e.text for e in case.told() if "plays Nitrous Oxide" in e.text)
    assert first.startswith("Ada plays Nitrous Oxide. From a dentist's cellar, ")
    assert second == "Ada plays Nitrous Oxide."
