"""LA-16: Objects and Special Loot."""

from __future__ import annotations

import pytest

from rules.aurora.state import Phase

from .build import Case, Road

FREEZE, SUIT, FIRE = "antifreeze-capsules-1", "hazmat-suit-1", "incendiary-ammunition-1"
TORCH, IV, NITRO, GAS = (
    "welding-torch-1",
    "decontamination-iv-bag-1",
    "nitromethane-1",
    "nitrous-oxide-1",
)


def drive(space: str = "100", *cards: str, fuel: int = 1, crew: str = "leader") -> Road:
    """Ada is the first to move, with nobody who makes her faster: speed 2."""
    road = Road(2, "movement").order(1, 0).at(0, space).crew(0, active=crew).hand(0, *cards)
    return road.stow(0, " ".join(["S"] * len(crew.split()) + ["F"] * fuel))


def reach(case: Case) -> int:
    """The furthest number that is offered."""
    return max(int(o.rstrip("ab")) for o in case.options if o != "stay")


def loot_points(*cards: str, **facts: object) -> int:
    """What hidden cards bring Ada at the end of the last round."""
    road = Road(2, "end", number=6).hand(0, *cards).set(**facts)
    return counted(road)


def counted(road: Road) -> int:
    case = road.play()
    while not case.over:
        case.lapse()
    return case.s.scores[0]["loot"]


# -- Antifreeze, IV Bag --------------------------------------------------------------------------


@pytest.mark.rule("LA-16.2", "LA-16.3")
@pytest.mark.parametrize(
    ("who", "skill"), [("co-pilot", 3), ("leader+1", 2), ("renegade", 3), ("renegade+1", 2)]
)
def test_antifreeze(who: str, skill: int) -> None:
    """A printed skill of 3 for whoever had less, and Contamination still counts; to the end of
    the phase."""
    case = Road(2).crew(0, active=f"{who} medic").hand(0, FREEZE).play().also(FREEZE)
    card = next(o for o in case.options if o.endswith(who.partition("+")[0]))
    printed = case.p(0).crew_of(card).left
    case.go(card)
    assert case.p(0).skill(case.p(0).crew_of(card)) == skill
    while case.s.phase == "exploration" and case.s.round == 1:
        assert case.p(0).skill(case.p(0).crew_of(card)) == skill
        case.lapse()
    assert case.p(0).skill(case.p(0).crew_of(card)) == printed


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


# -- Hazmat Suit ---------------------------------------------------------------------------------


def ill(*cards: str, crew: str = "leader") -> Case:
    """Ada is about to name who takes the Storehouse's counter, or that nobody does."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active=crew, rest="medic")
    return road.hand(0, *cards).play().go("explore:1", "later")


@pytest.mark.rule("LA-16.5")
def test_the_suit_prevents_a_counter() -> None:
    """At once, from the card of a slot; it goes to the Object discards."""
    case = ill(SUIT).go(SUIT)
    assert case.p(0).crew_of("red-leader").counters == 0
    assert case.s.objects.discards == [SUIT]


@pytest.mark.rule("LA-16.5", "LA-16.6")
def test_the_suit_prevents_counters_from_any_source() -> None:
    """An ambush, a waypoint, a Shortcut: out of turn or in it."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a").hand(0, SUIT)
    case = road.play().pick("0", by=0).pick(SUIT, by=0)
    assert [one.counters for one in case.p(0).crew] == [0, 0, 0]
    case = drive("100", SUIT).waypoints(s101="C").play().go("101", SUIT)
    assert case.p(0).crew_of("red-leader").counters == 0
    road = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a").hand(0, SUIT)
    case = road.crew(0, active="leader").stow(0, "S F").play().go("105", SUIT)
    assert (case.p(0).crew_of("red-leader").counters, case.p(0).space) == (0, "105")


@pytest.mark.rule("LA-16.6")
def test_the_suit_takes_a_counter_back_before_death() -> None:
    """The Co-Pilot has his counter and is at 0. Ada gathers, thinks better of it, and plays the
    Suit before the action is over: he lives."""
    case = ill(SUIT, crew="co-pilot").go("red-co-pilot", "0")
    assert case.prompt.text == "A Bonus Action now?"
    case.also(SUIT)
    assert case.p(0).crew_of("red-co-pilot").counters == 0
    case.go("none")
    assert case.zones(0)["exhausted"] == {"co-pilot"}


@pytest.mark.rule("LA-16.6")
def test_the_suit_until_the_end_of_the_turn() -> None:
    """After the action it still takes the counter back; once the turn is over it does not."""
    case = ill(SUIT).go("red-leader", "0", "none")
    assert case.prompt.seat == 0
    assert SUIT in case.free(0)
    case.also(SUIT)
    assert case.p(0).crew_of("red-leader").counters == 0
    case = ill(SUIT).go("red-leader", "0", "none", "done")
    assert SUIT not in case.free(0)
    while case.s.round == 1:
        assert SUIT not in case.free(0)
        case.lapse()
    assert case.p(0).crew_of("red-leader").counters == 1


@pytest.mark.rule("LA-16.6")
def test_the_suit_until_the_end_of_a_step_of_all() -> None:
    """Ada has named her Leader; as long as Ben has not answered the Howl she may take it back."""
    case = Road(2, "ambush").zone("the-final-howl").hand(0, SUIT).play()
    case.pick("0", by=0).pick("red-leader", by=0)
    assert case.p(0).crew_of("red-leader").counters == 1
    case.pick(SUIT, by=0)
    assert case.p(0).crew_of("red-leader").counters == 0
    assert [p.seat for p in case.table.prompts if not p.optional] == [1]


@pytest.mark.rule("LA-16.6")
def test_the_suit_is_not_played_by_default_nor_betrayed() -> None:
    """An absent player keeps it. Whoever holds any card is asked as one who holds the Suit, in
    secret; nobody is asked to wait for it."""
    case = ill(SUIT).lapse()
    assert (case.p(0).crew_of("red-leader").counters, case.p(0).hand) == (1, [SUIT])
    for card in (SUIT, TORCH):
        case = ill(card)
        assert case.prompt.secret
        assert case.prompt.text.endswith("on whom?")
    case = ill(SUIT).go("red-leader")
    suit = next(p for p in case.asked(0) if SUIT in [o.id for o in p.options])
    assert suit.optional
    assert suit.secret


# -- Incendiary Ammunition -----------------------------------------------------------------------


@pytest.mark.rule("LA-16.7")
def test_incendiary_ammunition() -> None:
    """An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo and
    inflicts 1."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(2, 2).hand(0, FIRE)
    road.convoy(0, "hauler/roof-gun", "crew-car").crew(0, active="leader").stow(0, "S A")
    case = road.play().also(FIRE).go("1b2:warwolves")
    assert case.s.foes[0].filled == 2
    assert case.p(0).count("A") == 1
    case.go("0t0:warwolves")
    assert (case.s.foes[0].filled, case.p(0).count("A")) == (3, 0)


@pytest.mark.rule("LA-16.7")
def test_a_miss_does_not_burn() -> None:
    """On card 12 a Weapon of 2 inflicts nothing, and so do these; without Ammo one may fire
    them."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(12).hand(0, FIRE)
    case = road.play()
    assert case.s.phase == "fire", "no Ammo, but a card"
    case.also(FIRE).go("1b2:warwolves")
    assert case.s.foes[0].filled == 0


# -- MRE -----------------------------------------------------------------------------------------


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
    assert (case.p(0).damaged(), case.p(0).crew_of("red-leader").counters) == ([], 0)


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
    case = road.stow(0, "S F").play().go("break:green-leader")
    assert "mre-1" not in case.free(0)
    case.go("done")
    assert case.s.phase != "exploration"
    assert case.zones(0)["active"] == set()


# -- Movement ------------------------------------------------------------------------------------


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
    assert case.options == ["0b0", "0b1", "0b2", "0b3"]
    case.go("0b3")
    assert (case.p(0).space, case.stores(0)) == ("103a", "F")


@pytest.mark.rule("LA-16.11")
def test_nitromethane_instead_of_fuel() -> None:
    """Without any Fuel the Convoy moves by it."""
    case = drive("100", NITRO, fuel=0).play().also(NITRO)
    assert reach(case) == 102
    case.go("102", "0b3")
    assert (case.p(0).space, case.p(0).damaged()) == ("102", ["0b3"])


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


# -- Repairs -------------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.13")
def test_the_welding_torch() -> None:
    """Three of four, on any cards; or what there is."""
    road = Road(2).damaged(0, "0b3", "1b2", "2b0", "2b2").hand(0, TORCH)
    case = road.play().also(TORCH).pick("0b3", "1b2", "2b2")
    assert case.p(0).damaged() == ["2b0"]
    assert Road(2).damaged(0, "0b3").hand(0, TORCH).play().also(TORCH).p(0).damaged() == []


@pytest.mark.rule("LA-16.16")
@pytest.mark.parametrize("phase", ["exploration", "fire"])
def test_the_weapon_manual(phase: Phase) -> None:
    """Two Weapons mended and 2 Fame, whatever their rating; the Flatbed stays as it is."""
    road = Road(2, phase).order(*((0, 1) if phase == "exploration" else (1, 0)))
    road.foe("warwolves").convoy(0, "hauler/gauss-cannon", "crew-car", "flatbed")
    road.damaged(0, "0t0", "1b2", "2b0").hand(0, "weapon-manual")
    case = road.play().also("weapon-manual")
    assert (case.p(0).damaged(), case.p(0).fame) == (["2b0"], 2)
    assert case.s.common == ["weapon-manual"], "Loot goes to the Common pile"


@pytest.mark.rule("LA-16.16")
def test_the_drone_repair_kit() -> None:
    """One Damage off each card: the Truck's, one of the Crew Car's two, the Device's."""
    road = Road(2).convoy(0, "hauler/roof-gun", "crew-car", "flatbed").hand(0, "drone-repair-kit")
    case = road.damaged(0, "0b3", "0t0", "1b1", "1b2").play().also("drone-repair-kit")
    assert sorted(case.options) == ["1b1", "1b2"]
    case.go("1b2")
    assert case.p(0).damaged() == ["1b1"]


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


# -- Land Mine and Shortcut Map ------------------------------------------------------------------


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
    assert case.p(1).damaged() == []


@pytest.mark.rule("LA-16.19")
def test_the_mine_lies_until_somebody_comes() -> None:
    """Who drives elsewhere leaves it where it is."""
    case = drive("100").set(mine="101-102").play().go("101")
    assert (case.p(0).damaged(), case.view().mine) == ([], "101-102")


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
    assert case.options == ["stay"]
    assert case.go("stay").p(0).space == "101"


@pytest.mark.rule("LA-16.16")
def test_the_map_makes_faster_once() -> None:
    """From 119a to 122 and from 121 to Q2 are both rough: the second gives no more speed."""
    case = drive("119a", "shortcut-map").play().also("shortcut-map")
    ends = case.options
    assert "Q2" in ends
    assert "Q3" not in ends


# -- the Grenade ---------------------------------------------------------------------------------


def grenade(*, own: int, mine_elsewhere: int, others: int = 3) -> Case:
    """Ben's counters are on the Warwolves, Ada's there and on the Riderwolves."""
    road = Road(3, "fire").order(2, 1, 0).hand(0, "sonic-grenade").stow(0, "S S S A")
    road.foe("warwolves", s1=others, s2=1, s0=own).foe("riderwolves", hitpoints="2a")
    road.state.foes[1].targets[0] = mine_elsewhere
    return road.play().also("sonic-grenade")


def targets(case: Case) -> dict[int, int]:
    return {seat: count for seat, count in case.s.foe("warwolves").targets.items() if count}


@pytest.mark.rule("LA-16.16")
def test_the_sonic_grenade() -> None:
    """Two of Ben's counters on one Enemy become two of Ada's; Cleo's one would be one."""
    case = grenade(own=0, mine_elsewhere=0)
    assert case.options == ["warwolves:1", "warwolves:2"]
    case.go("warwolves:1")
    assert targets(case) == {0: 2, 1: 1, 2: 1}
    assert case.s.counters_left(0) == 1
    case = grenade(own=0, mine_elsewhere=0).go("warwolves:2")
    assert targets(case) == {0: 1, 1: 3}


@pytest.mark.rule("LA-16.16")
def test_the_grenade_reaches_any_region() -> None:
    """Ada is in Region 2, the Warwolves with Ben's counters in Region 1: she has her turn to fire,
    and the counters become hers."""
    road = Road(2, "fire").at(0, "110").hand(0, "sonic-grenade").foe("warwolves", s1=2)
    case = road.play()
    assert (case.s.phase, case.prompt.seat, case.options) == ("fire", 0, ["stop"])
    case.also("sonic-grenade")
    assert targets(case) == {0: 2}


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
    """Who holds Special Loot is public, which it is not: the turn comes for a Necklace too. Objects
    are of no use without an Enemy, whichever they are, and nobody is asked for their sake."""
    for hand, asked in ((["tooth-necklace"], True), (["sonic-grenade"], True), ([FIRE], False)):
        case = Road(2, "fire").order(1, 0).hand(0, *hand).play()
        assert (case.s.phase == "fire") == asked


@pytest.mark.rule("LA-16.23")
def test_own_counters_for_the_grenade() -> None:
    """One is on the board, two on the Riderwolves: the second may come from there, or not at all,
    and then only one of Ben's is replaced."""
    case = grenade(own=0, mine_elsewhere=2).go("warwolves:1")
    assert case.options == ["none", "riderwolves"]
    case.go("riderwolves")
    assert (targets(case), case.s.foe("riderwolves").targets[0]) == ({0: 2, 1: 1, 2: 1}, 1)
    case = grenade(own=0, mine_elsewhere=2).go("warwolves:1", "none")
    assert (targets(case), case.s.foe("riderwolves").targets[0]) == ({0: 1, 1: 2, 2: 1}, 2)
    case = grenade(own=2, mine_elsewhere=0).go("warwolves:1")
    assert targets(case) == {0: 3, 1: 2, 2: 1}, "there is but one to put there"


# -- Convoy cards from the Loot ------------------------------------------------------------------


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
    assert case.p(0).count("P") == 1


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


# -- the end of the game -------------------------------------------------------------------------


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


# -- SOS Flare -----------------------------------------------------------------------------------


def departs(**facts: object) -> Road:
    """Ada holds the Flare; Ben takes somebody in, and the Early Departure is next."""
    road = Road(2, number=3).order(1, 0).zone("driver", "medic").deck("early-departure", "orphan")
    road.crew(1, active="leader renegade").stow(1, "S S P")
    return road.hand(0, "sos-flare").set(**facts)


@pytest.mark.rule("LA-16.20", "LA-16.16")
def test_the_flare_calls_the_ship_back() -> None:
    """On Ben's turn, in secret until she fires: the Aurora is on white 3 again, and Ada 2 Fame the
    richer."""
    case = departs().play().go("explore:1", "green-leader", "later", "none")
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
        case = departs().play().go("explore:1", "green-leader", "later", "none")
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
    red = departs(red=True).play().go("explore:1", "green-leader", "later", "none")
    assert {"fire", "sos-flare"} & {*red.free(0)} == set()
    storm = departs().deck("heavy-snowstorm-1", "orphan").play()
    storm.go("explore:1", "green-leader", "later", "none")
    assert storm.view().storm
    assert {"fire", "sos-flare"} & {*storm.free(0)} == set()
    while storm.s.round == 3:
        storm.lapse()
    assert (storm.p(0).fame, storm.p(0).hand) == (0, ["sos-flare"])


# -- the last kits -------------------------------------------------------------------------------


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
        assert case.p(0).damaged() == ([] if mended else ["0b3", "1b2"])
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


@pytest.mark.rule("LA-5.13", "LA-16.6")
def test_what_the_suit_has_taken_off_the_bag_does_not_take_off_again() -> None:
    """Ada has opened the IV Bag and is asked whose counter comes off. She puts the Suit on the
    Leader: of the two only the Medic is left to name."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader", rest="medic+1")
    case = road.hand(0, SUIT, IV).play().go("explore:1", "later", "red-leader", "0", "none")
    case.also(IV)
    assert case.options == ["red-leader", "medic"]
    case.also(SUIT)
    assert case.options == ["medic"]
    case.go("medic")
    assert [one.counters for one in case.p(0).crew] == [0, 0]


@pytest.mark.rule("LA-16.6")
def test_two_suits_take_two_counters_off() -> None:
    """Both Suits are put on at once, the second before the first has found its wearer."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader medic", rest="driver")
    road.tiles("4-2", "3-2", "2-1", "1-1", "5-1").hand(0, SUIT, "hazmat-suit-2")
    case = road.damaged(0, "0b3").play()
    for one in case.p(0).crew[:2]:
        one.counters = one.fresh = 1
    case.also(SUIT)
    assert case.options == ["red-leader", "medic"]
    case.also("hazmat-suit-2").pick("red-leader")
    assert case.options == ["medic"]
    case.pick("medic")
    assert [one.counters for one in case.p(0).crew] == [0, 0, 0]


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
