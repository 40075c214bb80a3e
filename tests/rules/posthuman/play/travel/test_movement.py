"""Move: where one goes, what one meets, and what it gives (PH-12)."""

from __future__ import annotations

import pytest

from rules.posthuman.model.state import HOME
from rules.posthuman.model.terms import level_of
from rules.posthuman.play.travel.journey import list_levels
from rules.posthuman.play.travel.movement import list_ways
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.travel.on_the_map import acts, goes, quiet, through

TWO = ({"figures": 1}, {"figures": 1})
THREE = ({"figures": 1}, {"figures": 2}, {"figures": 1})


def ids(road: Road, seat: int = 0) -> list[str]:
    return [way.id for way in list_ways(road.state, seat)]


def at_place(place: int, **zone: object) -> Road:
    """Ada is at home on a space of the journey; north of it lies a tile of one zone."""
    road = Road(1).lays(0, own_cards.tile(zones=({"figures": 1, **zone},)), "0,1", done=0)
    return quiet(road.human(0, place=place))


def enters(road: Road, *chosen: str) -> Case:
    return goes(road.play(acts(0, "move")), "enter.N", *chosen)


def drawn(road: Road, case: Case) -> list[int]:
    """The levels of which encounters have been drawn since the position was made."""
    before = {level: len(deck.pile) for level, deck in road.state.encounters.items()}
    return [n for n, deck in case.s.encounters.items() if len(deck.pile) < before[n]]


# -- where to (PH-12.1 to PH-12.4) ---------------------------------------------------------------


@pytest.mark.rule("PH-12.1")
def test_on_an_uncompleted_tile_one_goes_to_its_next_zone_and_nowhere_else() -> None:
    road = Road(1).lays(0, own_cards.tile(zones=THREE), "0,1", done=1).stands(0, "0,1", zone=0)
    road.lays(0, own_cards.tile(), "1,1")
    assert ids(road) == ["next", "stay"]
    case = goes(quiet(road).play(acts(0, "move")), "next")
    assert (case.human().zone, case.human().tile.done) == (1, 2)


@pytest.mark.rule("PH-12.2")
def test_on_a_completed_tile_one_enters_what_is_connected_or_draws_a_new_tile() -> None:
    road = Road(1).lays(0, own_cards.tile(), "0,1", done=0).lays(0, own_cards.tile(), "1,0")
    road.lays(0, own_cards.tile(exits="NS"), "-1,0")  # not connected
    assert ids(road) == ["enter.N", "enter.E", "new", "stay"]


@pytest.mark.rule("PH-12.2")
def test_a_new_tile_is_laid_and_its_first_zone_entered() -> None:
    made = own_cards.tile(zones=TWO)
    case = quiet(Road(1).stacks("tiles", made)).play(acts(0, "move"))
    case.pick("new")
    assert case.options == ["N.0", "E.0", "S.0", "W.0", "stay"]
    goes(case, "E.0")
    human = case.human()
    assert (human.at, human.zone, human.tile.tile, human.tile.done) == ("1,0", 0, made, 1)
    assert human.place == 1


@pytest.mark.rule("PH-12.3")
def test_after_seeing_the_new_tile_one_may_stay_and_it_remains() -> None:
    road = quiet(Road(1).stacks("tiles", own_cards.tile()))
    before = len(road.state.encounters[1].pile)
    case = road.play(acts(0, "move")).pick("new").pick("stay").pick("S.0")
    assert case.over
    assert case.human().at == HOME
    assert "0,-1" in case.human().map
    assert len(case.s.encounters[1].pile) == before


@pytest.mark.rule("PH-12.2", "PH-12.5")
def test_one_may_go_back_to_a_completed_tile() -> None:
    road = quiet(Road(1).lays(0, own_cards.tile(zones=THREE), "0,1"))
    before = len(road.state.encounters[1].pile)
    case = enters(road)
    assert (case.human().at, case.human().zone) == ("0,1", None)
    assert len(case.s.encounters[1].pile) == before - 1


@pytest.mark.rule("PH-12.4")
def test_the_default_way_in_its_order() -> None:
    def default(road: Road) -> object:
        return road.play(acts(0, "move")).prompt("destination").default

    mid = Road(1).lays(0, own_cards.tile(zones=TWO), "0,1", done=1).stands(0, "0,1", zone=0)
    assert default(mid) == ["next"]
    road = Road(1).lays(0, own_cards.tile(), "0,1")
    assert default(road) == ["new"]
    road.lays(0, own_cards.tile(), "0,-1", done=0).lays(0, own_cards.tile(), "-1,0", done=0)
    assert default(road) == ["enter.S"]  # before W, and N is completed
    assert default(Road(1).only("tiles").lays(0, own_cards.tile(), "0,1")) == ["stay"]


@pytest.mark.rule("PH-12.4")
def test_by_default_a_new_tile_goes_to_the_first_exit_and_is_entered() -> None:
    corner = own_cards.tile(exits="NE")
    road = Road(1).lays(0, own_cards.tile(), "0,1").stacks("tiles", corner)
    case = quiet(road).play(acts(0, "move")).defaults()
    assert (case.human().at, case.human().tile.tile) == ("1,0", corner)
    assert case.human().tile.quarters == 2  # the first turn with an exit towards the west


@pytest.mark.rule("PH-12.4", "PH-10.2")
def test_where_to_is_asked_openly_and_one_may_stay() -> None:
    case = Road(2).lays(0, own_cards.tile(), "0,1").play(acts(0, "move"))
    assert not case.prompt("destination").secret
    assert case.pick("stay").over
    assert case.human().at == HOME


@pytest.mark.rule("PH-7.6", "PH-12.4")
def test_a_standing_order_goes_the_default_way_unasked() -> None:
    road = at_place(0).stands_by(0, destination="default")
    assert through(road.play(acts(0, "move"))).over
    assert road.play(acts(0, "move")).defaults().human().at == "0,1"


@pytest.mark.rule("PH-7.6", "PH-12.4")
def test_a_standing_order_lays_a_new_tile_unasked() -> None:
    straight = own_cards.tile(exits="NS")
    road = quiet(Road(1).stacks("tiles", straight)).stands_by(0, destination="default")
    case = through(road.play(acts(0, "move")))
    assert case.over
    assert case.human().map["0,1"].tile == straight
    assert case.human().at == "0,1"


@pytest.mark.rule("PH-12.4")
def test_the_question_says_each_way_to_lay_the_tile_for_its_picture() -> None:
    road = Road(1).lays(0, own_cards.tile(), "0,1").lays(0, own_cards.tile(), "1,1")
    case = road.stacks("tiles", own_cards.tile(exits="NW")).play(acts(0, "move")).pick("new")
    options, found = case.prompt("place").options, case.prompt("place").data["ways"]
    # To the east, where its north exit joins the tile at 1,1; N and W as it is printed.
    assert options[0].id == "E.0"
    assert options[0].label == "A: to the east with exits N, W"
    assert "It also joins Own card 1." in options[0].detail
    assert (found[0]["cell"], found[0]["quarters"]) == ("1,0", 0)
    assert len(found) == len(options) - 1  # the last option is to stay


# -- encounters (PH-12.5 to PH-12.8) -------------------------------------------------------------


@pytest.mark.rule("PH-12.5", "PH-6.7")
@pytest.mark.parametrize("figures", [1, 2])
def test_a_zone_draws_as_many_encounters_as_it_has_figures(figures: int) -> None:
    road = at_place(0, figures=figures)
    before = len(road.state.encounters[1].pile)
    case = enters(road)
    assert len(case.s.encounters[1].pile) == before - figures
    assert case.human().place == 1


@pytest.mark.rule("PH-12.5", "PH-12.16")
def test_the_next_encounter_is_drawn_when_the_first_is_resolved_and_the_mover_goes_on() -> None:
    road = at_place(0, figures=2).has(0, "painkillers").human(0, health=2)
    before = len(road.state.encounters[1].pile)
    case = road.play(acts(0, "move"), free=True).pick("enter.N")
    while case.prompt().topic != "pause":
        case.table.answer(case.prompt().id, case.prompt().default)
    assert len(case.s.encounters[1].pile) == before - 1
    assert case.human().place == 0
    assert case.prompt("pause").default == ["on"]
    use = case.options[1]
    assert case.options == ["on", use]
    assert use not in case.free(0)  # it is no button twice
    case.pick(use)
    assert case.human().health == 2 + 2
    if not case.over and case.topics() == ["pause"]:
        case.pick("on")
    assert len(case.s.encounters[1].pile) == before - 2


@pytest.mark.rule("PH-12.16")
def test_between_encounters_one_may_spend_xp() -> None:
    def asked(counters: int) -> bool:
        case = road_with(counters).play(acts(0, "move")).pick("enter.N")
        while not case.over and case.prompt().topic not in ("pause", "destination"):
            case.table.answer(case.prompt().id, case.prompt().default)
        return not case.over

    def road_with(counters: int) -> Road:
        return at_place(0, figures=2).human(0, counters=counters)

    assert asked(3)
    assert not asked(2)  # there is nothing that it could do


@pytest.mark.rule("PH-12.16")
def test_nobody_stops_between_encounters_with_nothing_to_use() -> None:
    road = at_place(0, figures=2).has(0, "painkillers").holds(0, "gunscope", "bandages")
    case = road.play(acts(0, "move")).pick("enter.N")
    while not case.over:
        assert len(case.prompt().options) > 1, case.prompt().text
        case.table.answer(case.prompt().id, case.prompt().default)


@pytest.mark.rule("PH-12.16", "PH-16.8")
def test_xp_is_spent_between_encounters_and_the_question_returns_while_there_is_more() -> None:
    case = at_place(0, figures=2).human(0, counters=6).play(acts(0, "move")).pick("enter.N")
    while case.prompt().topic != "pause":
        case.table.answer(case.prompt().id, case.prompt().default)
    case.pick("skill")
    case.pick(case.options[0])
    assert case.topics() == ["pause"]
    assert case.options[:2] == ["on", "skill"]


@pytest.mark.rule("PH-12.6")
def test_one_zone_ends_the_action() -> None:
    road = quiet(Road(1).lays(0, own_cards.tile(zones=THREE), "0,1", done=0))
    case = enters(road)
    assert case.over
    assert (case.human().zone, case.human().tile.done) == (0, 1)


FALL = {"label": "Fall", "pass": [{"health": -9}]}


@pytest.mark.rule("PH-12.7", "PH-12.7a")
def test_a_knocked_out_mover_begins_the_tile_again_and_earns_again() -> None:
    tile = own_cards.tile(zones=TWO)
    road = Road(1).lays(0, tile, "0,1", done=1).stands(0, "0,1", zone=0).human(0, place=1)
    road.stacks("level1", own_cards.narrative(FALL, FALL))
    case = goes(road.play(acts(0, "move")), "next")
    human = case.human()
    assert (human.at, human.map["0,1"].done, human.place) == (HOME, 0, 1)
    again = quiet(Road(1).lays(0, tile, "0,1", done=0).human(0, place=1))
    assert enters(again).human().place == 2


@pytest.mark.rule("PH-12.8")
def test_a_failed_test_completes_the_zone_all_the_same() -> None:
    hard = {"label": "Try", "test": {"stat": "mind", "modifier": -3}}
    road = Road(1).lays(0, own_cards.tile(), "0,1", done=0)
    road.stacks("level1", own_cards.narrative(hard, hard))
    case = enters(road)
    assert case.said("fails")
    assert case.human().tile.is_completed
    assert case.human().place == 1


# -- the journey (PH-12.9 to PH-12.15) -----------------------------------------------------------


@pytest.mark.rule("PH-12.9", "PH-12.9a")
def test_ten_spaces_in_three_sections() -> None:
    assert [level_of(space) for space in range(1, 11)] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("PH-12.10")
@pytest.mark.parametrize(("place", "level"), [(0, 1), (3, 1), (5, 2), (6, 2), (8, 3), (9, 3)])
def test_a_zone_gives_a_point_by_encounters_of_the_next_spaces_level(
    place: int, level: int
) -> None:
    road = at_place(place)
    case = enters(road)
    assert drawn(road, case) == [level]
    assert case.human().place == place + 1


@pytest.mark.rule("PH-12.11")
@pytest.mark.parametrize(
    ("place", "found"),
    [(0, [1]), (1, [1]), (4, [1, 2]), (5, [2]), (7, [2, 3]), (8, [3]), (10, [3])],
)
def test_the_levels_to_choose_from(place: int, found: list[int]) -> None:
    assert list_levels(Road(1).human(0, place=place).state.human(0)) == found


@pytest.mark.rule("PH-12.11", "PH-12.10")
@pytest.mark.parametrize(("place", "level", "gained"), [(4, 1, 0), (4, 2, 1), (7, 2, 0), (7, 3, 1)])
def test_at_the_end_of_a_section_one_chooses_and_only_the_next_level_gives_a_point(
    place: int, level: int, gained: int
) -> None:
    road = at_place(place)
    case = enters(road, str(level))
    assert drawn(road, case) == [level]
    assert case.human().place == place + gained
    assert case.human().tile.is_completed


@pytest.mark.rule("PH-12.12")
def test_the_level_is_chosen_once_for_all_encounters_of_a_zone_dead_or_not() -> None:
    road = at_place(4, figures=2, kind="dead")
    case = enters(road)
    assert case.options == ["1", "2"]
    case = goes(case, "2")
    assert case.over
    assert drawn(road, case) == [2]
    assert case.human().place == 4


@pytest.mark.rule("PH-12.13")
@pytest.mark.parametrize(
    ("health", "kind", "default"),
    [(3, "normal", "2"), (2, "normal", "1"), (6, "dead", "1"), (3, "safe", "2")],
)
def test_the_default_level(health: int, kind: str, default: str) -> None:
    case = enters(at_place(4, kind=kind).human(0, health=health))  # the limit is 6
    prompt = case.prompt("level")
    assert prompt.default == [default]
    assert not prompt.secret


@pytest.mark.rule("PH-7.6", "PH-12.13")
@pytest.mark.parametrize(("order", "level"), [("next", 2), ("current", 1), ("default", 2)])
def test_a_standing_order_chooses_the_level(order: str, level: int) -> None:
    road = at_place(4).stands_by(0, level=order)
    case = enters(road)
    assert case.over
    assert drawn(road, case) == [level]


@pytest.mark.rule("PH-12.14")
def test_a_knockout_takes_no_journey_points() -> None:
    road = at_place(2)
    road.stacks("level1", own_cards.narrative(FALL, FALL))
    case = enters(road)
    assert case.human().at == HOME
    assert case.human().place == 2


@pytest.mark.rule("PH-12.14a")
def test_a_point_from_a_card_moves_one_space_whatever_the_levels() -> None:
    gift = {"label": "Take it", "pass": [{"jp": 1}]}
    road = at_place(3, kind="dead")
    road.stacks("level1", own_cards.narrative(gift, gift))
    assert enters(road).human().place == 4


@pytest.mark.rule("PH-12.15")
def test_the_journey_ends_on_space_ten() -> None:
    case = enters(at_place(10))
    assert case.over
    assert case.human().place == 10
    assert case.human().tile.is_completed
