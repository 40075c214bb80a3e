"""LA-5: Fame, Fury, Contamination and Objects."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck

from .build import Case, Road

MRE = ("mre-1", "mre-2")
HAND = ("nitromethane-1", "nitrous-oxide-1", "welding-torch-1")


def shamed(fame: int) -> Case:
    """Ada's Leader takes Ammo from the Hunting Lodge, for 1 Fame."""
    case = Road(2).zone("hunting-lodge").crew(0, active="leader").has(0, fame=fame).play()
    return case.go("explore:1", "later")


def praised(fame: int, *damaged: str) -> Case:
    """Ada's Leader helps the Travelers, for 2 Fame."""
    road = Road(2).zone("travelers-1").crew(0, active="leader").has(0, fame=fame)
    return road.damaged(0, *damaged).play().go("explore:1", "later", "kind")


def howl(crew: str) -> Case:
    """The Final Howl falls on Ada alone, whose crew rests; she chooses the Contamination."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a")
    return road.crew(0, rest=crew).play().pick("0", by=0)


# -- Fame ----------------------------------------------------------------------------------------


@pytest.mark.rule("LA-5.1", "LA-5.2", "LA-8.23")
@pytest.mark.parametrize("fame", [3, 2, 1, 0])
def test_a_fame_point_is_one_space(fame: int) -> None:
    """Down from every space but the lowest, and up by two where there is room."""
    case = shamed(fame)
    assert (case.p(0).fame, case.p(0).damaged()) == (fame - 1, [])
    assert praised(fame - 1).p(0).fame == min(3, fame + 1)


@pytest.mark.rule("LA-5.3", "LA-5.2")
def test_fame_above_the_top_is_a_repair() -> None:
    """From 2 the first point reaches 3 and the second may mend a box; from 3 both may, and Ada
    may leave it."""
    case = praised(2, "1b2", "2b0")
    assert case.p(0).fame == 3
    assert case.options == ["1b2", "2b0", "none"]
    case.go("2b0")
    assert (case.p(0).fame, case.p(0).damaged()) == (3, ["1b2"])
    case = praised(3, "1b2", "2b0").lapse()
    assert case.p(0).damaged() == ["2b0"], "the default repairs"
    case.go("none")
    assert (case.p(0).fame, case.p(0).damaged()) == (3, ["2b0"])


@pytest.mark.rule("LA-5.4", "LA-5.2", "LA-8.23")
def test_fame_below_the_bottom_is_damage() -> None:
    """On -1 the Hunting Lodge costs a box instead, any that Ada likes."""
    case = shamed(-1)
    assert case.p(0).fame == -1
    assert len(case.options) == 10
    case.go("2b2")
    assert (case.p(0).fame, case.p(0).damaged()) == (-1, ["2b2"])


@pytest.mark.rule("LA-5.5", "LA-8.44")
def test_fame_that_is_a_price_must_be_there() -> None:
    """Slot 3 sells an Object for 1 Fame: not to Ada at -1."""
    for fame, offered in ((0, True), (-1, False)):
        case = Road(2).zone("", "", "driver").crew(0, active="leader").has(0, fame=fame).play()
        case.go("explore:3")
        assert ("3.2" in case.options) == offered
        if offered:
            case.go("3.2")
            assert (case.p(0).fame, len(case.p(0).hand)) == (-1, 1)


@pytest.mark.rule("LA-5.6")
def test_points_at_the_end_are_not_on_the_track() -> None:
    """With Fame 3 the Orphan still brings a point to the sum."""
    case = Road(2, "end", number=6).crew(0, active="orphan leader").has(0, fame=3).play()
    parts = case.s.scores[0]
    assert (parts["fame"], parts["survivors"], case.p(0).fame) == (3, 1, 3)


# -- Fury ----------------------------------------------------------------------------------------


@pytest.mark.rule("LA-5.7", "LA-5.8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_fury_ends_at_five(before: int, after: int) -> None:
    """The Leader's break gives 2; what does not fit is lost."""
    case = Road(2).crew(0, active="leader").has(0, fury=before).play()
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
    assert (case.p(0).fury, case.p(0).damaged()) == (1, [])
    case = Road(2, "movement").order(1, 0).damaged(0, "1b2").has(0, fury=5).stow(0, "S S F").play()
    assert not [o for o in case.free(0) if "fury" in o]


@pytest.mark.rule("LA-5.10")
def test_the_rulebooks_fury() -> None:
    """Four Fury; Food costs three; one is left."""
    case = Road(2).has(0, fury=4).play()
    case.also("fury:P")
    assert (case.p(0).fury, case.stores(0)) == (1, "P")


# -- Contamination -------------------------------------------------------------------------------


@pytest.mark.rule("LA-5.11")
def test_contamination_lowers_skill() -> None:
    """The Renegade, 3, reaches slot 5; with one counter slot 4; with two only slot 1."""
    for counters, reach in ((0, 5), (1, 4), (2, 1)):
        road = Road(2).zone("driver", "medic", "snowcat", "road-train", "ice-runner")
        case = road.crew(0, active=f"renegade+{counters}").play()
        assert [o for o in case.options if "explore" in o] == [
            f"explore:{n}" for n in range(1, reach + 1)
        ]
        assert case.view().players[0].crew[0].skill == 3 - counters


@pytest.mark.rule("LA-5.12")
def test_the_owner_chooses_who_is_contaminated() -> None:
    """Any own Survivor of any Zone."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a")
    case = road.crew(0, active="leader", rest="medic", exhausted="driver").play()
    case.pick("0", by=0)
    assert sorted(case.options) == ["driver", "medic", "red-leader"]
    case.go("driver")
    assert case.p(0).crew_of("driver").counters == 1


@pytest.mark.rule("LA-5.12")
@pytest.mark.parametrize(
    ("crew", "chosen"),
    [
        ("medic renegade co-pilot", "renegade"),
        ("renegade+2 medic", "medic"),
        ("co-pilot medic", "medic"),
    ],
)
def test_who_is_contaminated_by_default(crew: str, chosen: str) -> None:
    """The highest skill left, but nobody who would die of it while another would not."""
    case = howl(crew)
    before = case.p(0).crew_of(chosen).counters
    case.lapse()
    assert case.p(0).crew_of(chosen).counters == before + 1


@pytest.mark.rule("LA-5.12")
def test_by_default_nobody_dies_who_need_not() -> None:
    """Red's ability shows the Renegade with skill 3, whom one more counter would kill: the Medic
    takes it."""
    road = Road(2, "ambush", expert=True).zone("the-final-howl").order(1, 0).at(0, "118a")
    road.crew(0, rest="renegade+2 medic").has(0, special=True)
    case = road.play().pick("0", by=0).lapse()
    assert case.p(0).crew_of("medic").counters == 1


@pytest.mark.rule("LA-5.13", "LA-8.22")
def test_only_those_involved_are_contaminated_or_treated() -> None:
    """The Leader goes to the Storehouse alone: nobody else is named for the counter, nor for the
    treatment that slot 1 sells."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader medic+1", rest="driver")
    case = road.play().go("explore:1", "red-leader", "later")
    assert case.p(0).crew_of("red-leader").counters == 1
    case.go("0", "1.2", "0b3")
    counters = {one.name: one.counters for one in case.p(0).crew}
    assert counters == {"Leader": 0, "Medic": 1, "Driver": 0}


@pytest.mark.rule("LA-5.13")
def test_several_involved_are_all_eligible() -> None:
    """Two go to slot 5 together: the owner names one of the two for the counter of its Bonus."""
    road = Road(2).zone("", "", "", "", "driver").crew(0, active="leader co-pilot medic")
    case = road.play().go("explore:5")
    case.pick("red-leader", "red-co-pilot")
    case.go("5.1", "0b3")
    assert sorted(case.options) == ["red-co-pilot", "red-leader"]


@pytest.mark.rule("LA-5.14", "LA-5.15", "LA-5.16")
def test_who_is_at_zero_dies_after_the_action() -> None:
    """The Co-Pilot goes to the second slot on 1 Food and takes the counter. He gathers, and the
    Bonus Action is still asked; then he and a token are gone. The Food did not save him."""
    road = Road(2).zone("", "contaminated-storehouse").crew(0, active="co-pilot leader")
    case = road.stow(0, "S S P").play()
    case.go("explore:2", "red-co-pilot", "feed", "later", "1")
    assert "red-co-pilot" in [one.card for one in case.p(0).crew]
    case.go("none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]
    assert (case.p(0).count("S"), case.stores(0)) == (1, "FF")
    assert case.s.common == ["red-co-pilot"]


@pytest.mark.rule("LA-5.15")
def test_the_rulebooks_contamination() -> None:
    """The Co-Pilot explores the first slot and is at 0; the Bonus Action takes the counter off and
    saves him, for 1 Damage."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="co-pilot leader")
    case = road.play().go("explore:1", "red-co-pilot", "later", "0", "1.2", "0b3")
    assert case.p(0).crew_of("red-co-pilot").counters == 0
    assert case.zones(0)["exhausted"] == {"co-pilot"}
    assert case.p(0).damaged() == ["0b3"]


@pytest.mark.rule("LA-5.16")
def test_antifreeze_does_not_save() -> None:
    """The Co-Pilot with Antifreeze explores with skill 3, and dies of one counter."""
    road = Road(2).zone("", "", "", "", "contaminated-storehouse").hand(0, "antifreeze-capsules-1")
    case = road.crew(0, active="co-pilot", rest="leader").play()
    case.also("antifreeze-capsules-1").go("red-co-pilot")
    case.go("explore:5", "later", "0", "none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]


@pytest.mark.rule("LA-5.16")
def test_special_fury_does_not_save() -> None:
    """Red's ability keeps the skill at 1 while the Co-Pilot dies."""
    road = Road(2, expert=True).zone("contaminated-storehouse").has(0, special=True)
    case = road.crew(0, active="co-pilot", rest="leader").play()
    case.go("explore:1", "later", "0")
    assert case.p(0).skill(case.p(0).crew_of("red-co-pilot")) == 1
    case.go("none")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]


@pytest.mark.rule("LA-5.17", "LA-5.14")
def test_outside_an_action_death_comes_at_once() -> None:
    """The Howl reaches the Co-Pilot: card to the Common pile, a token and the counter gone."""
    case = howl("co-pilot leader").go("red-co-pilot")
    assert [one.card for one in case.p(0).crew] == ["red-leader"]
    assert case.s.common == ["red-co-pilot"]
    assert case.p(0).count("S") == 1


@pytest.mark.rule("LA-5.17")
def test_nobody_dies_twice_on_one_drive() -> None:
    """The Shortcut kills the Co-Pilot at once: he cannot bear the waypoint's counter as well."""
    road = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a")
    road.waypoints(s105="C").crew(0, active="co-pilot leader").stow(0, "S S F")
    case = road.play().go("105")
    case.go(*(way.id for way in case.prompt.options if "Contamination" in way.label))
    case.go("red-co-pilot")
    assert [(one.card, one.counters) for one in case.p(0).crew] == [("red-leader", 1)]


# -- Objects -------------------------------------------------------------------------------------


@pytest.mark.rule("LA-5.18", "LA-5.24", "LA-8.26")
def test_an_object_is_its_owners_secret() -> None:
    """A white cube from the Police Post becomes the top card: Ada reads it, Ben sees one card."""
    road = Road(2).zone("police-post").crew(0, active="leader").objects("welding-torch-1")
    case = road.play().go("explore:1", "later", "1")
    assert case.p(0).hand == ["welding-torch-1"]
    assert case.stores(0) == ""
    assert case.said("Welding Torch", to=0)
    assert not case.said("Welding Torch", to=1)
    for reader in (1, None):
        player = case.view(reader).players[0]
        assert (player.hidden, player.hand) == (1, None)
    assert case.view(0).players[0].hidden == 1
    sheet = case.view(0).sheet
    assert sheet is not None
    assert [card.card for card in sheet.hand] == ["welding-torch-1"]


def over(*hand: str, locker: bool = False, damaged: str = "") -> Case:
    """Ada draws an MRE from the Police Post."""
    road = Road(2).zone("police-post").crew(0, active="leader").objects("mre-2")
    if locker:
        road.convoy(0, "hauler/stash-locker", "crew-car", "flatbed")
    road.damaged(0, *damaged.split()).hand(0, *hand)
    return road.play().go("explore:1", "later", "1")


@pytest.mark.rule("LA-5.19", "LA-5.20")
def test_a_fourth_card_is_one_too_many() -> None:
    """Three lie there, Special Loot among them; of the four Ada discards the one she likes, and
    nobody else is told which are left."""
    case = over("nitromethane-1", "nitrous-oxide-1", "tooth-necklace")
    assert case.prompt.secret
    assert {"nitromethane-1", "nitrous-oxide-1", "tooth-necklace", "mre-2"} <= {*case.options}
    case.go("nitrous-oxide-1")
    assert case.p(0).hand == ["nitromethane-1", "tooth-necklace", "mre-2"]
    assert case.s.objects.discards == ["nitrous-oxide-1"]


@pytest.mark.rule("LA-5.20")
def test_the_newest_card_goes_by_default() -> None:
    assert over(*HAND).lapse().p(0).hand == list(HAND)


@pytest.mark.rule("LA-5.20")
def test_a_card_too_many_may_be_played_in_its_phase() -> None:
    """The Torch may be used at once; the bottles are for Movement and may only be discarded."""
    case = over(*HAND, damaged="1b2")
    plays = [option for option in case.options if option.startswith("play-")]
    assert "play-welding-torch-1" in plays
    assert not [option for option in plays if "nitro" in option]
    case.go("play-welding-torch-1")
    assert case.p(0).damaged() == []
    assert case.p(0).hand == ["nitromethane-1", "nitrous-oxide-1", "mre-2"]


@pytest.mark.rule("LA-5.19", "LA-5.21")
def test_a_locker_holds_one_more() -> None:
    """A fourth card stays with a Stash Locker; with Damage on it the limit is three at once."""
    case = over(*HAND, locker=True)
    assert len(case.p(0).hand) == 4
    broken = over(*HAND, locker=True, damaged="0t0")
    assert {*HAND, "mre-2"} <= {*broken.options}
    road = Road(2, "enemies").foe("warwolves").outcomes(2, 5).at(1, "118a")
    road.convoy(0, "hauler/stash-locker", "crew-car", "flatbed").hand(0, *HAND, "mre-1")
    case = road.play().pick("0t0", by=0)
    assert case.prompt.seat == 0
    case.go("nitromethane-1")
    assert case.p(0).hand == ["nitrous-oxide-1", "welding-torch-1", "mre-1"]


@pytest.mark.rule("LA-5.20")
def test_in_everybodys_step_a_card_too_many_may_be_played_too() -> None:
    """The locker is shot to pieces in phase 4, in which the Manual may be used."""
    road = Road(2, "enemies").foe("warwolves").outcomes(2, 5).at(1, "118a").damaged(0, "1b2")
    road.convoy(0, "hauler/stash-locker", "crew-car", "flatbed").hand(0, *HAND, "weapon-manual")
    case = road.damaged(0, "1b2").play().pick("0t0", by=0)
    case.go("play-weapon-manual")
    assert (case.p(0).damaged(), case.p(0).fame) == (["0t0"], 1)
    assert case.p(0).hand == list(HAND)


@pytest.mark.rule("LA-5.22")
def test_objects_are_played_in_turn_and_phase() -> None:
    """In Exploration Ada may weld but not fuel; Ben, whose turn it is not, neither. The Torch goes
    to the Object discards."""
    road = Road(2).hand(0, *HAND).hand(1, "welding-torch-2").damaged(0, "1b2").damaged(1, "1b2")
    case = road.play()
    assert [o for o in case.free(0) if o in HAND] == ["welding-torch-1"]
    assert "welding-torch-2" not in case.free(1)
    case.also("welding-torch-1")
    assert case.s.objects.discards == ["welding-torch-1"]
    road = Road(2, "movement").order(1, 0).hand(0, *HAND).stow(0, "S S S F").damaged(0, "1b2")
    assert sorted(o for o in road.play().free(0) if o in HAND) == sorted(HAND)


@pytest.mark.rule("LA-5.23")
def test_with_no_objects_left_the_gain_is_ignored() -> None:
    road = Road(2).zone("police-post").crew(0, active="leader").set(objects=Deck())
    case = road.play().go("explore:1", "later", "1")
    assert case.p(0).hand == []
    slot = case.s.zone[0]
    assert slot is not None
    assert slot.blocks == ["AA", ""], "the cube is gone all the same"
