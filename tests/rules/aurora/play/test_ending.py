"""LA-13: the end of the game, what counts, who wins, and who does not get so far."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.aurora.build import Case, Road


def last(seats: int = 2, number: int = 6, **kinds: Any) -> Road:
    """The last Phase 5: round 6, everybody on space 100, nobody at the ship."""
    return Road(seats, "end", number=number, **kinds)


def scores(case: Case, seat: int = 0) -> dict[str, int]:
    """The parts of a score that are not nothing."""
    if not case.over:
        case.lapse()
    return {part: points for part, points in case.s.scores[seat].items() if points}


def total(case: Case, seat: int) -> int:
    assert case.table.result is not None
    return case.table.result.scores[seat]


def winners(case: Case) -> tuple[int, ...]:
    assert case.table.result is not None
    return tuple(case.table.result.winners)


# -- which end (LA-13.1, LA-13.10, LA-13.11) -----------------------------------------------------


@pytest.mark.rule("LA-13.1")
@pytest.mark.parametrize(
    ("number", "space", "ended"),
    [(3, "Q3", "taken"), (3, "Q4", "taken"), (6, "Q6", "taken"), (6, "Q5", "missed")],
)
def test_the_ship_is_taken_or_missed(number: int, space: str, ended: str) -> None:
    """One Convoy on or beyond the Aurora's space suffices."""
    case = last(number=number).at(1, space).play()
    assert case.s.ended == ended


@pytest.mark.rule("LA-13.1", "LA-19.3")
def test_the_red_track_counts_when_the_aurora_has_left_early() -> None:
    """In round 6 on red she lies at Q8: Q7 is not enough."""
    assert last().set(red=True).at(1, "Q7").play().s.ended == "missed"
    assert last().set(red=True).at(1, "Q8").play().s.ended == "taken"


@pytest.mark.rule("LA-13.10")
def test_ship_taken_counts_uncontaminated_survivors_of_any_zone() -> None:
    """For each player, also for the one who was not there."""
    stage = last().at(1, "Q6")
    stage.crew(0, active="leader", rest="cold-maiden+1", exhausted="co-pilot mechanic")
    case = stage.play()
    assert scores(case, 0) == {"aboard": 3}
    assert scores(case, 1)["aboard"] == 3
    assert "convoy" not in scores(case, 1)


@pytest.mark.rule("LA-13.11")
def test_ship_missed_counts_undamaged_convoy_cards() -> None:
    """Truck, Trailer and Device: of five cards one is damaged."""
    stage = last().convoy(0, "hauler/roof-gun", "crew-car", "flatbed/roof-rack")
    case = stage.damaged(0, "1b2").play()
    assert scores(case, 0) == {"convoy": 4}
    assert scores(case, 1) == {"convoy": 3}


# -- the parts (LA-13.2 to LA-13.9) --------------------------------------------------------------


@pytest.mark.rule("LA-13.2")
def test_one_point_a_space_ahead_of_the_last_convoy() -> None:
    """Ada at 100 is last; Ben and Cleo count from her, by the Shortcut anybody may use."""
    case = last(3).at(1, "103a").at(2, "106").play()
    assert [case.s.scores[seat]["distance"] for seat in range(3)] == [0, 3, 4]


@pytest.mark.rule("LA-13.2")
def test_the_means_of_the_last_convoy_count() -> None:
    """With Tracks on the last one 104a is 2 spaces ahead, without them 4; the leader's own Tracks
    change nothing."""
    tracks = ("hauler/plough-blades", "flatbed")
    assert last().convoy(0, *tracks).at(1, "104a").play().s.scores[1]["distance"] == 2
    case = last().convoy(0, *tracks).damaged(0, "0t0").at(1, "104a").play()
    assert case.s.scores[1]["distance"] == 4
    assert last().convoy(1, *tracks).at(1, "104a").play().s.scores[1]["distance"] == 4


@pytest.mark.rule("LA-13.3")
def test_of_several_last_convoys_the_shortest_distance_counts() -> None:
    """From 103b the Shortcut leads to 106 in 1, from 103a the road in 3; the last get nothing."""
    case = last(3).at(0, "103a").at(1, "103b").at(2, "106").play()
    assert [case.s.scores[seat]["distance"] for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("LA-13.3")
def test_tracks_of_any_last_convoy_count() -> None:
    """Two are last on 101, one of them has Tracks: 104a is 1 space ahead."""
    stage = last(3).at(0, "101").at(1, "101").at(2, "104a")
    case = stage.convoy(1, "hauler/plough-blades", "flatbed").play()
    assert case.s.scores[2]["distance"] == 1


@pytest.mark.rule("LA-13.4")
@pytest.mark.parametrize("fame", [-1, 0, 1, 2, 3])
def test_the_value_of_the_fame_track_counts(fame: int) -> None:
    """From -1 to 3."""
    case = last().has(0, fame=fame).play()
    assert total(case, 0) == 3 + fame


@pytest.mark.rule("LA-13.5", "LA-11.29")
def test_unused_objects_count_one_each_and_special_loot_does_not() -> None:
    """Two Objects and a Weapon Manual make 2."""
    case = last().hand(0, "mre-1", "mre-2", "weapon-manual").play()
    assert scores(case) == {"objects": 2, "convoy": 3}


@pytest.mark.rule("LA-13.6", "LA-16.16")
@pytest.mark.parametrize(("defeated", "points"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_the_tooth_necklace_counts_defeated_enemies(defeated: int, points: int) -> None:
    """1 each, at most 3."""
    fallen = ["warwolves", "riderwolves", "ulmar", "immortal-wolf"][:defeated]
    case = last().hand(0, "tooth-necklace").set(defeated=fallen).play()
    assert scores(case).get("loot", 0) == points
    shown = case.view(1).players[0].hand
    assert shown is not None
    assert [card.card for card in shown] == ["tooth-necklace"]


@pytest.mark.rule("LA-13.8", "LA-13.6")
def test_the_pack_banner_counts_before_other_wolves_loot_is_given_away() -> None:
    """Banner, Necklace and Prisoner are three Wolves cards: 1 + 3, though the Necklace is revealed
    in the same step."""
    stage = last().hand(0, "tooth-necklace", "pack-banner").crew(0, active="leader prisoner")
    case = stage.set(defeated=[]).play()
    assert scores(case)["loot"] == 4
    alone = last().hand(0, "pack-banner").play()
    assert scores(alone)["loot"] == 2


@pytest.mark.rule("LA-13.7", "LA-14.8")
def test_what_was_revealed_is_no_loot_for_later_steps() -> None:
    """The Bounty Hunter is paid for a Convoy card with the Loot mark, not for a Necklace."""
    stage = last().hand(0, "tooth-necklace").crew(0, active="bounty-hunter")
    assert "survivors" not in scores(stage.play())
    stage = last().convoy(0, "hauler/wolves-cages", "crew-car").crew(0, active="bounty-hunter")
    assert scores(stage.play())["survivors"] == 2


@pytest.mark.rule("LA-13.9")
def test_fame_boxes_count_if_they_are_undamaged() -> None:
    """Armoured Carriage 1, Nuclear Generator 2."""
    grid = ("hauler", "armoured-carriage/nuclear-generator")
    assert scores(last().convoy(0, *grid).play())["boxes"] == 3
    assert scores(last().convoy(0, *grid).damaged(0, "1t0").play())["boxes"] == 1


@pytest.mark.rule("LA-13.9", "LA-14.2", "LA-14.18", "LA-14.23")
def test_survivors_own_points_count_in_any_zone_contaminated_or_not() -> None:
    """An exhausted Orphan, and a Prisoner with a counter in the Rest Zone."""
    stage = last().crew(0, active="leader", rest="prisoner+1", exhausted="orphan")
    assert scores(stage.play())["survivors"] == 2


@pytest.mark.rule(
    "LA-13.2", "LA-13.4", "LA-13.5", "LA-13.6", "LA-13.9", "LA-13.10", "LA-1.2", "LA-25.20"
)
def test_the_end_of_the_game_example() -> None:
    """Blue: 5 spaces, 2 Fame, 1 Object, 3 for the Necklace (4 Enemies), 2 for Prisoner and Shielded
    Rack, 2 for Survivors: 15."""
    red, green, yellow, blue = range(4)
    stage = last(4, number=5).order(green, red, yellow, blue)
    stage.at(green, "Q1").at(red, "Q2").at(yellow, "Q2").at(blue, "Q6")
    stage.convoy(blue, "hauler", "crew-car/shielded-rack").damaged(blue, "0b3")
    stage.crew(blue, active="leader", rest="co-pilot", exhausted="prisoner+1")
    stage.has(blue, fame=2).hand(blue, "mre-1", "tooth-necklace")
    stage.set(defeated=["warwolves", "riderwolves", "the-final-howl", "ulmar"])
    case = stage.play()
    assert (case.prompt.seat, case.options) == (blue, ["done"])
    assert scores(case, blue) == {
        "distance": 5,
        "fame": 2,
        "objects": 1,
        "loot": 3,
        "boxes": 1,
        "survivors": 1,
        "aboard": 2,
    }
    assert total(case, blue) == 15
    assert case.s.ended == "taken"
    assert winners(case) == (blue,)


# -- who wins (LA-13.12) -------------------------------------------------------------------------


@pytest.mark.rule("LA-13.12", "LA-1.2")
def test_most_points_win_though_another_has_reached_the_ship() -> None:
    """Ben is at the ship with a Fame of -1, Ada a space behind it has more."""
    stage = last(number=1).at(0, "122").at(1, "Q1").has(0, fame=3).has(1, fame=-1)
    case = stage.play()
    assert (total(case, 0), total(case, 1)) == (3 + 3, 1 - 1 + 3)
    assert winners(case) == (0,)


@pytest.mark.rule("LA-13.12")
def test_a_tie_goes_to_the_higher_space() -> None:
    """Ada is 1 space ahead, Ben has 1 Fame."""
    case = last().at(0, "101").has(1, fame=1).order(0, 1).play()
    assert total(case, 0) == total(case, 1)
    assert winners(case) == (0,)


@pytest.mark.rule("LA-13.12")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_then_to_the_counter_further_right(order: tuple[int, int]) -> None:
    """Same points, same space."""
    assert winners(last().order(*order).play()) == (order[1],)


# -- out (LA-13.13, LA-13.14) --------------------------------------------------------------------


def howl(seats: int = 3, number: int = 1) -> Road:
    """The Final Howl falls on Ada, whose last Survivor is a Co-Pilot of skill 1."""
    stage = Road(seats, "ambush", number=number).zone("the-final-howl").crew(0, active="co-pilot")
    for seat in range(1, seats):
        stage.at(seat, "101")
    return stage.stow(0, "S F")


@pytest.mark.rule("LA-13.13", "LA-13.14")
def test_who_loses_the_last_survivor_is_out() -> None:
    """All tokens leave play; cards go to the Common pile, Objects to theirs, Target counters off
    the Enemies; the others play on."""
    stage = howl().hand(0, "mre-1", "weapon-manual").has(0, fury=3)
    stage.foe("warwolves", 1, s0=2, s1=1)
    case = stage.play().pick("0", by=0).pick("red-co-pilot", by=0)
    view = case.view().players[0]
    assert (view.out, view.fuel, view.fury, view.hidden, view.parts) == (True, 0, 0, 0, [])
    start = {f"red-{name}" for name in ("co-pilot", "hauler", "crew-car", "flatbed")}
    assert start | {"weapon-manual"} <= {*case.s.common}
    assert case.s.objects.discards == ["mre-1"]
    assert case.s.find_foe("warwolves").targets == {1: 1}
    assert case.s.order == [1, 2]
    assert case.table.waiting_seats == {1, 2}


@pytest.mark.rule("LA-13.14")
def test_who_is_out_is_neither_last_nor_front() -> None:
    """Ada stopped on 100: the distances at the end are counted from Ben on 101."""
    stage = howl(number=6).at(2, "103a")
    case = stage.play().pick("0", by=0)
    while not case.over:
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    assert case.s.scores[2]["distance"] == 2
    assert case.s.scores[1]["distance"] == 0
    assert (total(case, 0), 0 in winners(case)) == (0, False)


@pytest.mark.rule("LA-13.14")
def test_the_front_region_is_that_of_those_who_are_left() -> None:
    """The front Convoy is wiped out by the first Enemy; the second falls on the next one's
    Region."""
    stage = Road(2, "ambush").zone("the-final-howl", "riderwolves").crew(1, active="co-pilot")
    case = stage.at(1, "109a").stow(1, "S").play().pick("0")
    assert case.p(1).out
    assert case.s.find_foe("riderwolves").region == 1


@pytest.mark.rule("LA-13.14", "LA-17.2")
def test_the_start_of_the_defence_boxes_does_not_change() -> None:
    """Three sat down, one is out: a new Enemy still begins at the third box."""
    stage = howl().order(1, 2, 0)
    stage.zone("", "riderwolves")
    case = stage.play().pick("0", by=0)
    while "riderwolves" in case.slots():
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    assert case.p(0).out
    assert case.s.find_foe("riderwolves").filled == 2


@pytest.mark.rule("LA-13.14")
def test_nobody_left_is_the_end_without_a_winner() -> None:
    """Both lose their last Survivor in one ambush."""
    stage = howl(2).at(1, "100").crew(1, active="orphan").stow(1, "S")
    case = stage.play().pick("0", by=0).pick("0", by=1)
    assert case.over
    assert winners(case) == ()
    assert case.s.ended == "lost"


@pytest.mark.rule("LA-13.14")
def test_alone_it_is_lost() -> None:
    """The player's last Survivor dies; the Automa wins nothing either."""
    stage = Road(solo=True, phase="ambush").zone("the-final-howl").crew(0, active="co-pilot")
    case = stage.stow(0, "S").play().pick("0")
    assert case.over
    assert (winners(case), case.s.ended) == ((), "lost")


# -- Early Departure (LA-13.15, LA-13.16) --------------------------------------------------------


def departing(number: int, *, red: bool = False) -> Case:
    """Ada recruits from slot 1, and Early Departure comes up."""
    stage = Road(2, number=number).zone("mechanic", "driver").deck("early-departure", "orphan")
    return stage.set(red=red).play().go("explore:1:leader", "later", "none")


@pytest.mark.rule("LA-13.15", "LA-15.13", "LA-19.3")
def test_the_example_of_round_four() -> None:
    """From white 4 to red 4 at once: from Q4 to Q6."""
    case = departing(4)
    assert (case.s.aurora, case.s.red, case.view().aurora_at) == (4, True, 128)
    assert "early-departure" in case.s.common
    assert "orphan" in case.slots()


@pytest.mark.rule("LA-13.16")
def test_on_the_red_track_it_does_nothing() -> None:
    """There is no further track."""
    case = departing(4, red=True)
    assert (case.s.aurora, case.s.red, case.view().aurora_at) == (4, True, 128)
    assert "early-departure" in case.s.common
