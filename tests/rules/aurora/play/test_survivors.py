"""LA-14: what Survivors can do."""

from __future__ import annotations

import pytest

from rules.aurora.play.context import LISTED
from tests.rules.aurora.build import Case, Road


def speed(case: Case) -> int:
    return case.view().players[0].speed


def points(case: Case) -> int:
    """What Ada's Survivors bring her at the end."""
    return case.s.scores[0]["survivors"]


# -- in general ----------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.1", "LA-14.4", "LA-14.5")
def test_the_cold_maiden() -> None:
    """Active, in Ada's own turn, she gives 1 Fury, once, and is Active still; in the next round
    she may again. Nobody must use her."""
    case = Road(2).crew(0, active="cold-maiden leader").crew(1, active="leader").play()
    assert "cold-maiden:" in case.free(0)
    case.also("cold-maiden:")
    assert case.p(0).fury == 1
    assert case.zones(0)["active"] == {"cold-maiden", "leader"}
    assert "cold-maiden:" not in case.free(0)
    case.go("break:red-leader", "done")
    assert "cold-maiden:" not in case.free(0)
    case.p(0).fury = 0  # or the breaks to come leave no room for more
    while case.s.round == 1 or case.prompt.seat != 0:
        assert "cold-maiden:" not in case.free(0)
        case.lapse()
    assert "cold-maiden:" in case.free(0)


@pytest.mark.rule("LA-14.1", "LA-14.5")
def test_abilities_need_the_active_zone_and_their_phase() -> None:
    """Resting or Exhausted the Maiden does nothing, nor in Movement, nor on Ben's turn."""
    for zone in ("rest", "exhausted"):
        road = Road(2).crew(0, active="leader", **{zone: "cold-maiden"})
        assert "cold-maiden:" not in road.play().free(0)
    road = Road(2, "movement").order(1, 0).crew(0, active="cold-maiden").stow(0, "S F")
    assert "cold-maiden:" not in road.play().free(0)
    road = Road(2).crew(0, active="cold-maiden").order(1, 0)
    assert "cold-maiden:" not in road.play().free(0)


@pytest.mark.rule("LA-14.2", "LA-14.8", "LA-14.23")
@pytest.mark.parametrize("zone", ["active", "rest", "exhausted"])
def test_ends_count_anywhere_and_ill(zone: str) -> None:
    """Prisoner and Bounty Hunter, ill as they are, in whatever Zone: 1 and 2."""
    road = Road(2, "end", number=6).crew(0, **{zone: "prisoner+1 bounty-hunter+2"})
    assert points(road.convoy(0, "wolves-hummer").play()) == 3


# -- Movement ------------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.6")
@pytest.mark.parametrize(("lead", "faster"), [("100", 1), ("107a", 1), ("108a", 2)])
def test_the_co_pilot(lead: str, faster: int) -> None:
    """The Hauler does 2. From 100 it is 5 steps to 107a by the Dangerous Shortcut, and 6 to 108a,
    from where on he drives harder."""
    road = Road(2, "movement").order(0, 1).at(1, lead)
    assert speed(road.crew(0, active="co-pilot").play()) == 2 + faster
    for zone in ("rest", "exhausted"):
        assert speed(road.crew(0, active="leader", **{zone: "co-pilot"}).play()) == 2


@pytest.mark.rule("LA-14.9")
def test_the_driver() -> None:
    """One faster while he is Active, beside the Co-Pilot."""
    road = Road(2, "movement")
    assert speed(road.crew(0, active="driver").play()) == 3
    assert speed(road.crew(0, active="driver co-pilot").play()) == 4
    assert speed(road.crew(0, active="leader", rest="driver").play()) == 2


@pytest.mark.rule("LA-14.17")
def test_the_medic_wakes_somebody() -> None:
    """The Co-Pilot rests; the Medic has him drive at once, to 103. She wakes no one else this
    round, and nobody who is Exhausted."""
    road = (
        Road(2, "movement").order(1, 0).crew(0, active="medic", rest="co-pilot", exhausted="driver")
    )
    case = road.stow(0, "S S S F").play()
    assert "103a" not in case.options
    assert [o for o in case.free(0) if "medic" in o] == ["medic:red-co-pilot"]
    case.also("medic:red-co-pilot")
    assert case.zones(0)["active"] == {"medic", "co-pilot"}
    assert "103a" in case.options
    assert not [o for o in case.free(0) if "medic" in o]
    case.go("103a")
    assert case.stores(0) == ""


# -- Exploration ---------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.7")
def test_the_leader_is_back_every_morning() -> None:
    """She explores, rests, and is Active after the night; the Medic who went too is only
    resting."""
    case = Road(2).zone("frozen-farm", "rail-yard").crew(0, active="leader medic").play()
    case.go("explore:1:leader", "later", "1", "none")
    assert case.zones(0) == {"active": {"medic"}, "rest": {"leader"}, "exhausted": set()}
    while case.prompt.seat:
        case.lapse()
    case.go("explore:2", "later", "1", "none")
    while case.s.round == 1:
        case.lapse()
    assert case.zones(0) == {"active": {"leader"}, "rest": {"medic"}, "exhausted": set()}


@pytest.mark.rule("LA-14.10", "LA-14.11")
def test_the_explorer_reaches_every_slots_bonus() -> None:
    """While the Explorer is Active the Leader in slot 1 may repair twice by slot 2, once a round;
    after that it is slot 1's alone, and always while the Explorer rests."""
    road = Road(2).zone("frozen-farm", "", "rail-yard").crew(0, active="explorer leader co-pilot")
    road.damaged(0, "0b3", "1b2", "2b2").crew(1, rest="leader")
    case = road.play().go("explore:1:leader")
    bonuses = {o.removeprefix("first:") for o in case.options if o.startswith("first:")}
    assert {bonus[0] for bonus in bonuses} == {*"12345"}
    case.go("first:2.1").pick("1b2", "2b2").go("1")
    assert case.p(0).list_damaged_boxes() == ["0b3"]
    assert case.zones(0)["active"] == {"explorer", "co-pilot"}
    case.go("explore:1:co-pilot")
    assert {o for o in case.options if "first:" in o} == {"first:1.1"}
    road = Road(2).zone("frozen-farm").crew(0, active="leader+1", rest="explorer")
    case = road.damaged(0, "1b2").play().go("explore:1")
    assert {o for o in case.options if "first:" in o} == {"first:1.1", "first:1.2"}


@pytest.mark.rule("LA-14.10", "LA-8.11", "LA-8.42")
def test_what_would_not_fit_into_one_list_is_asked_in_two_questions() -> None:
    """An Explorer with something to mend reaches more Bonus Actions than two blocks leave room for:
    the block is chosen first, or a Bonus Action before it, and one that follows after it."""
    road = Road(2).zone("frozen-farm").crew(0, active="explorer+1 leader")
    road.damaged(0, "0b3", "1b2", "2b2").common("snowcat", "bunk-wagon", "roof-gun")
    case = road.tiles("1-1", "2-1", "3-2", "4-1", "5-2").play().go("explore:1:leader")
    assert len(case.options) <= LISTED
    assert case.options[:2] == ["0", "1"]
    assert {option[0] for option in case.options if "." in option} == {"f"}
    assert case.prompt.text == "Frozen Farm: what do you take?"
    case.go("1")
    assert case.prompt.text == "Take a Bonus Action now?"
    case.go("2.1")
    assert case.p(0).crew_of("explorer").used


@pytest.mark.rule("LA-14.10")
def test_the_explorers_own_slot_costs_no_ability() -> None:
    """The explored slot's own Bonus Action leaves the ability for later."""
    road = Road(2).zone("frozen-farm").crew(0, active="explorer leader").damaged(0, "1b2")
    case = road.play().go("explore:1:leader", "first:1.1")
    assert not case.p(0).crew_of("explorer").used


@pytest.mark.rule("LA-14.12", "LA-14.13")
def test_the_hermit_keeps_contamination_off() -> None:
    """With the Hermit two go to slot 5: neither is contaminated by the place, nor by the Bonus
    Action that costs it, which gives its Fuel all the same."""
    road = Road(2).zone("", "", "", "", "contaminated-storehouse").crew(0, active="hermit co-pilot")
    case = road.play().go("explore:5", "later", "0")
    assert case.stores(0) == "PA"
    case.go("5.1", "0b3")
    assert [one.counters for one in case.p(0).crew] == [0, 0]
    assert case.stores(0) == "FPA"


@pytest.mark.rule("LA-14.1", "LA-14.12")
def test_the_hermit_protects_once_a_round() -> None:
    """On his feet again by an MRE he goes a second time, unprotected; unless the first time there
    was nothing to protect from."""
    for first, ill in (("field-hospital", 1), ("frozen-farm", 0)):
        road = Road(2).zone(first, "contaminated-storehouse").hand(0, "mre-1")
        case = road.crew(0, active="hermit").crew(1, rest="leader").play()
        case.go("explore:1", "later", "1", "none").also("mre-1").go("done")
        case.go("explore:2", "later", "1")
        assert case.p(0).crew_of("hermit").counters == ill


@pytest.mark.rule("LA-14.12")
def test_the_hermit_protects_only_where_he_goes() -> None:
    road = Road(2).zone("contaminated-storehouse").crew(0, active="hermit leader")
    case = road.play().go("explore:1:leader", "later")
    assert case.p(0).crew_of("red-leader").counters == 1


@pytest.mark.rule("LA-14.4", "LA-5.8")
def test_the_cold_maiden_is_not_offered_where_fury_is_as_high_as_it_goes() -> None:
    road = Road(2).crew(0, active="cold-maiden leader")
    for fury, offered in ((4, True), (5, False)):
        case = road.has(0, fury=fury).play()
        assert ("cold-maiden:" in case.free(0)) is offered


@pytest.mark.rule("LA-14.14", "LA-14.15")
def test_the_jackal() -> None:
    """There is Fuel aboard: he finds Food or Ammo, one of them, once, and not in the midst of an
    action, nor without room, nor in Movement."""
    road = Road(2).zone("frozen-farm").crew(0, active="jackal leader").stow(0, "S S F")
    case = road.play()
    assert [o for o in case.free(0) if "jackal" in o] == ["jackal:P", "jackal:A"]
    case.go("explore:1:leader")
    assert not [o for o in case.free(0) if "jackal" in o]
    case.go("later", "0", "none")
    assert [o for o in case.free(0) if "jackal" in o] == ["jackal:A"]
    case.also("jackal:A")
    assert case.stores(0) == "FPA"
    assert case.zones(0)["active"] == {"jackal"}
    case = Road(2).crew(0, active="jackal leader").play().also("jackal:F")
    assert not [o for o in case.free(0) if "jackal" in o], "there are two types more, but once"
    full = "0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F"
    assert not [o for o in road.lies(0, full).play().free(0) if "jackal" in o]
    road = Road(2, "movement").order(1, 0).crew(0, active="jackal leader").stow(0, "S S F")
    assert not [o for o in road.play().free(0) if "jackal" in o]


@pytest.mark.rule("LA-14.19")
def test_the_preacher_saves_the_good_name() -> None:
    """He takes Ammo from the Lodge for nothing, and robs the Travelers for nothing; what the Bonus
    Action costs is lost. Without him the Lodge has its price."""
    road = Road(2).zone("", "", "hunting-lodge").crew(0, active="preacher leader")
    case = road.play().go("explore:3:preacher", "later", "0")
    assert (case.p(0).fame, case.stores(0)) == (0, "AA")
    case.go("3.2")
    assert case.p(0).fame == -1
    case = road.play().go("explore:3:leader", "later", "0")
    assert case.p(0).fame == -1
    road = Road(2).zone("travelers-1").crew(0, active="preacher")
    case = road.play().go("explore:1", "later", "hard")
    assert (case.p(0).fame, case.stores(0)) == (0, "F")


# -- Rest ----------------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.16")
def test_the_mechanic() -> None:
    """Two of three boxes, which Ada names; by default the Weapon and the cargo before the
    armour. A single one is mended without a word."""
    road = Road(2, "rest").crew(0, active="mechanic leader").damaged(0, "0b3", "1b2", "2b2")
    assert road.play().pick("0b3", "2b2").p(0).list_damaged_boxes() == ["1b2"]
    assert road.play().lapse().p(0).list_damaged_boxes() == ["0b3"]
    road = Road(2, "rest").crew(0, active="mechanic leader").damaged(0, "0b3")
    assert road.play().p(0).list_damaged_boxes() == []


# -- Fire ----------------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.20")
def test_the_renegade_ignores_one_enemy() -> None:
    """Neither the ambush of the Riderwolves nor their attack hits Ada; Ben, beside her, has two
    boxes less. In the next round she may name another."""
    road = Road(2, "ambush").zone("riderwolves").crew(0, active="renegade leader").outcomes(2, 4)
    case = road.play()
    case.pick("riderwolves", by=0)
    assert [p.seat for p in case.table.prompts if not p.optional] == [1]
    case.pick("0b3", by=1)
    case.lapse() if case.s.phase == "fire" else None
    case.pick("1b2", by=1)
    assert (case.p(0).list_damaged_boxes(), case.p(1).list_damaged_boxes()) == ([], ["0b3", "1b2"])
    assert (case.s.round, case.p(0).spared) == (2, None)


@pytest.mark.rule("LA-14.20", "LA-14.21")
def test_whom_the_renegade_may_name() -> None:
    """The Enemy in the Zone and the one on her own Region, not one further back; or none. By
    default it is the one of the highest number."""
    road = Road(2, "ambush").zone("the-final-howl").crew(0, active="renegade").at(0, "109a")
    road.at(1, "109a").foe("riderwolves", 2).foe("warwolves", 1)
    case = road.play()
    assert case.options == ["the-final-howl", "riderwolves", "none"]
    case.lapse()
    assert case.p(0).spared == "the-final-howl"
    road = Road(2, "ambush").zone("riderwolves").crew(0, rest="renegade")
    assert all("riderwolves" not in [o.id for o in p.options] for p in road.play().asked(0))


@pytest.mark.rule("LA-14.22")
def test_the_shooters_first_hit() -> None:
    """The first shot inflicts nothing; the second 1 and hers; the third 1 alone."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(12, 2, 2)
    road.convoy(0, "hauler/roof-gun", "crew-car", "gun-trailer").crew(0, active="shooter")
    case = road.stow(0, "S A A A").play()
    filled = []
    for weapon in ("0t0", "1b2", "2b2"):
        case.go(f"{weapon}:warwolves")
        filled.append(case.s.foes[0].filled)
        if case.s.phase != "fire":
            break
    assert filled[:2] == [0, 2]
    assert case.s.foes[0].filled == 3


@pytest.mark.rule("LA-14.22")
def test_a_resting_shooter_does_not_shoot() -> None:
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(2, 2)
    road.convoy(0, "hauler/roof-gun", "crew-car").crew(0, rest="shooter")
    case = road.stow(0, "S A A").play().go("0t0:warwolves")
    assert case.s.foes[0].filled == 1


# -- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("LA-14.8")
@pytest.mark.parametrize(
    ("truck", "brings"), [("hauler", 0), ("snowcat", 0), ("wolves-hummer", 2), ("punk-tank", 2)]
)
def test_the_bounty_hunter(truck: str, brings: int) -> None:
    """Two points with at least one Convoy card marked as Loot, and no more for two of them."""
    road = Road(2, "end", number=6).crew(0, active="bounty-hunter")
    assert points(road.convoy(0, truck).play()) == brings
    if brings:
        assert points(road.convoy(0, f"{truck}/gauss-cannon").play()) == 2


@pytest.mark.rule("LA-14.18", "LA-14.23")
@pytest.mark.parametrize("who", ["orphan", "prisoner"])
def test_orphan_and_prisoner(who: str) -> None:
    """One point each, in any case."""
    assert points(Road(2, "end", number=6).crew(0, exhausted=f"{who} leader").play()) == 1


@pytest.mark.rule("LA-14.23")
def test_the_prisoner_comes_with_a_token() -> None:
    """Kept from the Loot, he rests, and a token is aboard."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=5, s0=1).stow(0, "S S S A")
    case = road.loot(0, "prisoner").outcomes(2).play().go("1b2:warwolves")
    case.pick("prisoner", by=0)
    while case.s.phase == "fire":
        case.lapse()
    assert "prisoner" in case.zones(0)["rest"] | case.zones(0)["active"]
    assert case.p(0).count_tokens("S") == len(case.p(0).crew) == 4


@pytest.mark.rule("LA-8.39", "LA-4.8")
def test_what_makes_way_is_what_lies_there_now() -> None:
    """Asked whom the Driver displaces, Ada first has two boxes exchange what they hold."""
    road = Road(2).zone("driver").crew(0, active="leader", rest="medic")
    road.lies(0, "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:F 2b1:A 2b2:F")
    case = road.play().go("explore:1", "later")
    assert case.option("0b2").detail == "You lose 1 Ammo."
    stow = next(prompt for prompt in case.asked(0) if prompt.topic == "stow")
    case.table.answer(stow.id, ["0b2", "2b0"])
    assert case.option("0b2").detail == "You lose 1 Fuel."
    assert case.go("0b2").stores(0) == "FAAAA"
