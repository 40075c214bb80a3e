"""SV-6: collecting and building."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.survive.build import Board, Case

YIELDS = (("prairie", "crops"), ("lake", "water"), ("forest", "wood"), ("rocky", "rock"))
RICH = "4 crops, 4 water, 4 wood, 4 rock"
FAR = "G1 lake, G2 lake, G3 lake, G4 lake, G5 lake"


# -- collecting ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-6.1")
@pytest.mark.parametrize(("kind", "element"), YIELDS)
def test_an_own_defense_doubles_the_harvest(kind: str, element: str) -> None:
    """Ruth comes back to the Basic Defense she built: two cards."""
    case = Board(f"A1 red village, A2 {kind}").human("red", "A1").defense("A2", red="basic")
    played = case.play("1")
    played.go("A2")
    assert played.hand("red") == {element: 2}


@pytest.mark.rule("SV-6.2")
@pytest.mark.parametrize(("kind", "element"), YIELDS)
def test_anothers_defense_leaves_one(kind: str, element: str) -> None:
    """One card, whether Ben stands behind his wall or not."""
    for there in ("A1", "A2"):
        board = Board(f"A1 red village, A2 {kind}").human("red", "A1").human("blue", there)
        case = board.defense("A2", blue="basic").play("1")
        case.go("A2")
        assert case.hand("red") == {element: 1}
        assert case.hand("blue") == {}


@pytest.mark.rule("SV-6.3")
@pytest.mark.parametrize(("kind", "element"), YIELDS)
def test_open_land_gives_one(kind: str, element: str) -> None:
    """One card from the pile."""
    case = Board(f"A1 red village, A2 {kind}").human("red", "A1").play("1")
    case.go("A2")
    assert case.hand("red") == {element: 1}
    assert case.bank()[element] == 14


@pytest.mark.rule("SV-6.4", "SV-4.23")
def test_attacking_forfeits_the_harvest() -> None:
    """The Zombie dies, the Forest gives nothing, own Defense or not."""
    for wall in (False, True):
        board = Board("A1 red village, A2 forest").human("red", "A1", hand="1 wood, 1 rock")
        board.zombie_player("green", original="A2")
        if wall:
            board.defense("A2", red="basic")
        case = board.play("1")
        case.go("A2")
        assert case.state.zombies == {}
        assert case.hand("red") == {}


@pytest.mark.rule("SV-6.5")
def test_a_short_pile_gives_what_it_has() -> None:
    """Ben hoards the water. Two are due, one comes; one is due, none comes; the rest is lost, and
    discovering is no better off."""
    told = "A1 red village, A2 lake, G1 blue village"
    for held, due, comes in ((14, 2, 1), (15, 2, 0), (15, 1, 0)):
        board = Board(told).human("red", "A1").human("blue", "G1", hand=f"{held} water")
        if due == 2:
            board.defense("A2", red="basic")
        case = board.play("1")
        case.go("A2")
        assert case.hand("red") == ({"water": comes} if comes else {})
        assert case.bank()["water"] == 0
    case = Board(told).human("red", "A1").human("blue", "G1", hand="14 water").play("1", "lake")
    case.go("B1")
    assert case.hand("red") == {"water": 1}


@pytest.mark.rule("SV-6.6")
def test_only_element_spaces_give_cards() -> None:
    """A Village explored or new, own or not, and a new Mountain: an empty hand. (Nobody ends on
    an explored Mountain, a Lair or the White Meteorite at all: SV-4.11 to SV-4.13.)"""
    told = "A1 yellow village, A2 blue village, B1 red village"
    for space in ("A2", "B1"):
        case = Board(told).human("red", "A1").defense("A2", red="basic").play("1")
        case.go(space)
        assert case.hand("red") == {}
    for token in ("village-red", "village-blue", "mountain"):
        case = Board("A1 yellow village").human("red", "A1").play("1", token)
        case.go("A2")
        assert case.hand("red") == {}


@pytest.mark.rule("SV-6.7")
def test_there_is_no_hand_limit() -> None:
    """Holding 57 cards, Ruth takes the last ones she is due."""
    hand = "15 crops, 15 wood, 15 rock, 12 water"
    case = Board("A1 red village, A2 lake").human("red", "A1", hand=hand).human("blue", "A1")
    played = case.defense("A2", red="basic").play("1")
    played.go("A2")
    assert played.hand("red") == {"crops": 15, "wood": 15, "rock": 15, "water": 14}


# -- building ------------------------------------------------------------------------------------


def arrives(told: str, hand: str, prepare: Callable[[Board], object] | None = None) -> Case:
    """Ruth goes from A1 to A2. Ben is far off, on G7."""
    board = Board(told).human("red", "A1", hand=hand).human("blue")
    if prepare:
        prepare(board)
    case = board.play("1")
    case.go("A2")
    return case


def may_build(case: Case) -> bool:
    return case.whose == "red" and "build" in case.options


@pytest.mark.rule("SV-6.8", "SV-3.1")
def test_building_waits_for_the_end_of_the_own_turn() -> None:
    """Ruth stands on an open Lake with every card: before moving she may not build, after it she
    may, and in Ben's turn she is asked nothing."""
    board = Board("A1 lake, A2 lake").human("red", "A1", hand=RICH).human("blue", "A1")
    case = board.play("1")
    assert not may_build(case)
    case.go("A2")
    assert may_build(case)
    case.go("done")
    assert case.whose == "blue"
    assert all(option.verb == "call" for p in case.asked("red") for option in p.options)


@pytest.mark.rule("SV-6.9")
def test_one_builds_where_one_stands() -> None:
    """Offered once, for A2 and not for the Lake she came from."""
    case = arrives("A1 lake, A2 lake", RICH)
    assert case.options.count("build") == 1
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "basic"}}


@pytest.mark.rule("SV-6.10")
@pytest.mark.parametrize("kind", ["prairie", "lake", "forest", "rocky"])
def test_a_basic_defense_on_an_element_space(kind: str) -> None:
    """For one Crops and one Wood, out of the stock of cubes."""
    case = arrives(f"A1 red village, A2 {kind}", "1 crops, 1 wood")
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "basic"}}
    assert case.player("red").cubes == {"basic": 4, "improved": 2, "fortified": 1}


@pytest.mark.rule("SV-6.11")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_one_defense_on_an_element_space_for_all_together(owner: str) -> None:
    """Ben's Defense or her own: Ruth cannot add another."""
    case = arrives("A1 lake, A2 lake", RICH, lambda b: b.defense("A2", **{owner: "basic"}))
    assert not may_build(case)


@pytest.mark.rule("SV-6.12")
def test_no_upgrade_on_an_element_space() -> None:
    """Built this very turn or long ago, it stays Basic."""
    case = arrives("A1 lake, A2 lake", RICH)
    case.go("build")
    assert not may_build(case)
    assert case.whose == "red"  # other things she may do
    case = arrives("A1 lake, A2 lake", RICH, lambda b: b.defense("A2", red="basic"))
    assert not may_build(case)


@pytest.mark.rule("SV-6.13", "SV-6.14", "SV-6.15")
def test_several_players_one_defense_each_on_a_village() -> None:
    """Beside Ben's Fortified one Ruth's goes from nothing to Basic, Improved, Fortified, each in
    place of the one before, and then no further."""
    case = arrives("A1 lake, A2 blue village", RICH, lambda b: b.defense("A2", blue="fortified"))
    labels = (
        "Build a Basic Defense",
        "Upgrade to an Improved Defense",
        "Upgrade to a Fortified Defense",
    )
    for size, label in zip(("basic", "improved", "fortified"), labels, strict=True):
        assert case.option("build").label == label
        case.go("build")
        assert case.state.defenses == {"A2": {"blue": "fortified", "red": size}}
    assert not may_build(case)


@pytest.mark.rule("SV-6.15")
def test_no_step_is_left_out() -> None:
    """With the cards for Improved and Fortified but none for Basic, nothing can be built; with
    those for Fortified but not Improved, a Basic Defense stays."""
    case = arrives("A1 red village, A2 blue village", "3 water, 1 wood, 4 rock")
    assert not may_build(case)
    hand = "1 water, 1 wood, 2 rock"
    case = arrives("A1 red village, A2 blue village", hand, lambda b: b.defense("A2", red="basic"))
    assert not may_build(case)


@pytest.mark.rule("SV-6.16")
def test_an_upgrade_returns_the_cube() -> None:
    """Basic to Improved, Improved to Fortified: the cube replaced is in stock again."""
    case = arrives("A1 lake, A2 blue village", RICH)
    stock = []
    for _ in range(3):
        case.go("build")
        stock.append(dict(case.player("red").cubes))
    assert stock == [
        {"basic": 4, "improved": 2, "fortified": 1},
        {"basic": 5, "improved": 1, "fortified": 1},
        {"basic": 5, "improved": 2, "fortified": 0},
    ]


@pytest.mark.rule("SV-6.17")
def test_a_step_needs_its_cube() -> None:
    """All five Basic cubes out: none on a Lake and none in a Village. Both Improved, or the
    Fortified one, elsewhere: the Village's Defense stays what it is."""

    def basics(board: Board) -> None:
        for space in ("G1", "G2", "G3", "G4", "G5"):
            board.defense(space, red="basic")

    assert not may_build(arrives(f"A1 red village, A2 lake, {FAR}", RICH, basics))
    assert not may_build(arrives(f"A1 red village, A2 blue village, {FAR}", RICH, basics))
    told = "A1 red village, A2 blue village, F1 green village"

    def improved(board: Board) -> None:
        board.defense("A1", red="improved").defense("F1", red="improved")
        board.defense("A2", red="basic")

    assert not may_build(arrives(told, RICH, improved))

    def fortified(board: Board) -> None:
        board.defense("A1", red="fortified").defense("A2", red="improved")

    assert not may_build(arrives(told, RICH, fortified))


@pytest.mark.rule("SV-6.17", "SV-6.16")
def test_a_returned_cube_builds_again() -> None:
    """The fifth Basic cube comes back from a Village and may stand on a Lake the turn after."""

    def basics(board: Board) -> None:
        for space in ("G1", "G2", "G3", "G4", "A2"):
            board.defense(space, red="basic")

    told = "A1 lake, A2 blue village, G1 lake, G2 lake, G3 lake, G4 lake"
    case = arrives(told, RICH, basics)
    case.go("build")
    case.then("SURVIVE!", "A", "SURVIVE!", "Crate", "1").go("done")
    case.go("A1")
    assert may_build(case)


@pytest.mark.rule("SV-6.18")
def test_nothing_is_built_on_a_mountain_or_at_the_start() -> None:
    """Discovering a Mountain or a Lair ends the turn before any building; the White Meteorite and
    an unexplored space are nobody's place in an end step."""
    for token in ("mountain", "city", "graveyard"):
        case = Board("A1 lake").human("red", "A1", hand=RICH).human("blue").play("1", token)
        case.go("A2")
        assert case.whose == "blue"
        assert case.state.defenses == {}
    stuck = Board(white="D4", dark="D4").human("red", hand=RICH).human("blue")
    case = stuck.play("3", "SURVIVE!", "A", "SURVIVE!", "Meteorite", "1")
    assert case.state.defenses == {}
    assert [event.kind for event in case.told()][:2] == ["roll", "forfeit"]


@pytest.mark.rule("SV-6.19")
def test_several_steps_in_one_turn_each_paid() -> None:
    """Basic, Improved and Fortified cost 1 Crops, 3 Water, 2 Wood and 3 Rock together."""
    case = arrives("A1 lake, A2 blue village", "1 crops, 3 water, 2 wood, 3 rock")
    case.go("build", "build", "build")
    assert case.state.defenses == {"A2": {"red": "fortified"}}
    assert case.hand("red") == {}
    assert case.turn == "blue"


@pytest.mark.rule("SV-6.20")
def test_building_beside_a_human_and_a_surviving_monster() -> None:
    """Ruth attacks one of two Zombies and builds on the Lake beside the other, and beside Ben."""
    board = Board("A1 red village, A2 lake").human("red", "A1", hand="1 crops, 2 wood, 1 rock")
    board.human("blue", "A2").zombie_player("green", original="A2", blue="A2")
    case = board.play("1")
    case.go("A2", "original")
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "basic"}}
    assert case.state.zombies == {"blue": "A2"}


@pytest.mark.rule("SV-6.21")
@pytest.mark.parametrize("village", ["red", "blue", "white"])
def test_any_human_builds_on_any_village(village: str) -> None:
    """Her own, Ben's, and that of a colour nobody plays."""
    case = arrives(f"A1 lake, A2 {village} village", "1 crops, 1 wood")
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "basic"}}


@pytest.mark.rule("SV-6.22", "SV-12.10")
def test_only_the_meteorite_destroys_a_defense() -> None:
    """It takes all on its space and none beside it; a Crate landing there takes none."""
    board = Board("A1 lake, A2 blue village, A3 lake").human("red", "A1").human("blue", "A1")
    board.defense("A2", red="basic", blue="improved").defense("A3", blue="basic")
    assert board.play("SURVIVE!", "A", "2", "Crate").state.defenses == {
        "A2": {"red": "basic", "blue": "improved"},
        "A3": {"blue": "basic"},
    }
    case = board.play("SURVIVE!", "A", "2", "Meteorite")
    assert case.state.defenses == {"A3": {"blue": "basic"}}


@pytest.mark.rule("SV-6.23")
def test_a_converts_defenses_leave() -> None:
    """Ruth's go, on her Lake and in the Village; Ben's beside them stays."""
    board = Board("A1 lake, A3 lake, C1 blue village").human("red", "A1").human("blue")
    board.defense("A3", red="basic").defense("C1", red="improved", blue="basic")
    case = board.play("1", "city")
    case.go("A2")
    assert case.state.defenses == {"C1": {"blue": "basic"}}


@pytest.mark.rule("SV-6.22", "SV-6.24")
def test_a_monster_does_not_harm_the_defense_it_enters() -> None:
    """A Zombie and the Vampire, on a Lake and in a Village."""

    def walled() -> Board:
        return Board("A1 lake, B2 lake, A2 lake, B1 blue village, A3 green village")

    walls = {"A2": {"blue": "basic"}, "B1": {"blue": "basic"}, "A3": {"blue": "basic"}}
    for space in ("A2", "B1"):
        board = walled().zombie_player("red", original="A1").human("blue")
        board.defense("A2", blue="basic").defense("B1", blue="basic").defense("A3", blue="basic")
        case = board.play("2")
        case.go(space)
        assert case.state.zombies["original"] == space
        assert case.state.defenses == walls
    for space in ("B2", "A3"):
        board = walled().vampire_player("red", "A1", drops=1).human("blue")
        board.defense("A2", blue="basic").defense("B1", blue="basic").defense("A3", blue="basic")
        case = board.play("1")
        case.go(space)
        assert case.state.vampire == space
        assert case.state.defenses == walls
