"""LA-5.18 to LA-5.24: Objects, and how many hidden cards one holds."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road

MRE = ("mre-1", "mre-2")
HAND = ("nitromethane-1", "nitrous-oxide-1", "welding-torch-1")


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
    assert case.p(0).list_damaged_boxes() == []
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
    assert (case.p(0).list_damaged_boxes(), case.p(0).fame) == (["0t0"], 1)
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
