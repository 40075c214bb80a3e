"""SV-4: what moving costs, where nobody may end, and what the mover is asked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Illegal
from tests.rules.survive.build import Board, Case

# -- the costs, one by one -------------------------------------------------------------------------


#
# Ruth's corner: A1, with the dark Meteorite on A2, so that every way out leads through B1. With
# three points an ordinary B1 leads to the third space, a dear one to the second.
CHEAP = {"B3", "C2", "D1"}
DEAR = {"B2", "C1"}


@pytest.mark.rule("SV-4.5")
@pytest.mark.parametrize("kind", ["", "prairie", "lake", "forest", "rocky", "blue village"])
def test_an_ordinary_space_costs_1(kind: str) -> None:
    """Element spaces, Villages, and an unexplored one."""
    told = f"A1 lake, B1 {kind}" if kind else "A1 lake"
    assert Board(told, dark="A2").human("red", "A1").play("3").ends == CHEAP


@pytest.mark.rule("SV-4.6")
@pytest.mark.parametrize("kind", ["mountain", "city", "graveyard"])
def test_passing_a_mountain_or_a_lair_costs_2(kind: str) -> None:
    """For a Human."""
    assert Board(f"A1 lake, B1 {kind}", dark="A2").human("red", "A1").play("3").ends == DEAR


@pytest.mark.rule("SV-4.6", "SV-4.14")
def test_passing_the_white_meteorite_costs_2() -> None:
    """It may be passed, by each kind of piece."""
    board = Board("A1 lake", dark="A2", white="B1")
    assert board.human("red", "A1").play("3").ends == DEAR
    board = Board("A1 lake", dark="A2", white="B1")
    assert board.zombie_player("red", original="A1").play("4").ends == DEAR
    board = Board("A1 lake", dark="A2", white="B1")
    assert board.vampire_player("red", "A1").play("2").ends == DEAR


@pytest.mark.rule("SV-4.7")
def test_the_vampire_passes_its_graveyard_for_1() -> None:
    """But the City and a Mountain for 2, as anybody."""
    for kind, ends in (("graveyard", CHEAP), ("city", DEAR), ("mountain", DEAR)):
        case = Board(f"A1 lake, B1 {kind}", dark="A2").vampire_player("red", "A1").play("2")
        assert case.ends == ends


@pytest.mark.rule("SV-4.8")
@pytest.mark.parametrize("kind", ["city", "graveyard", "mountain"])
def test_a_zombie_passes_its_city_for_2(kind: str) -> None:
    """Only the Vampire has it easier at home."""
    board = Board(f"A1 lake, B1 {kind}", dark="A2").zombie_player("red", original="A1")
    assert board.play("4").ends == DEAR


@pytest.mark.rule("SV-4.9")
def test_coming_home_costs_1() -> None:
    """A Zombie one step from the City and the Vampire two from the Graveyard get in with exactly
    one and two points, and not with one more."""
    city = Board("A2 lake, A1 city")
    assert "A1" in city.zombie_player("red", original="A2").play("2").ends
    city = Board("A2 lake, A1 city")
    assert "A1" not in city.zombie_player("red", original="A2").play("3").ends
    home = Board("B2 lake, A1 graveyard")
    assert "A1" in home.vampire_player("red", "B2").play("1").ends
    home = Board("B2 lake, A1 graveyard")
    assert "A1" not in home.vampire_player("red", "B2").play("2").ends


@pytest.mark.rule("SV-4.10", "SV-4.18")
def test_leaving_costs_nothing_extra() -> None:
    """From a Mountain, the White Meteorite, the City and the Graveyard, as from a Lake."""
    two = {"A3", "B2", "C1"}
    assert Board("A1 lake").human("red", "A1").play("2").ends == two
    assert Board("A1 mountain").human("red", "A1").play("2").ends == two
    assert Board(white="A1").human("red").play("2").ends == two
    assert Board("A1 city").zombie_player("red", original="A1").play("3").ends == two
    assert Board("A1 graveyard").vampire_player("red", "A1").play("1").ends == two


@pytest.mark.rule("SV-4.3", "SV-4.4")
def test_no_walk_crosses_itself() -> None:
    """Four points from the corner: neither back to A1, nor to a neighbour by turning round. Three
    points do lead round the square to B1 and A2."""
    case = Board("A1 lake").human("red", "A1").play("4")
    assert case.ends == {"A3", "A5", "B2", "B4", "C1", "C3", "D2", "E1"}
    case = Board("A1 lake").human("red", "A1").play("3")
    assert case.ends == {"A2", "A4", "B1", "B3", "C2", "D1"}


@pytest.mark.rule("SV-4.3", "SV-4.4")
def test_a_dead_end_cannot_be_turned_round_in() -> None:
    """A corner with one way in, B1: two points lead on to its other neighbours and not back."""
    case = Board("A1 lake", dark="A2").human("red", "A1").play("2")
    assert case.ends == {"B2", "C1"}


# -- where nobody, or not everybody, may end -------------------------------------------------------


def pieces(told: str, start: str, **where: Any) -> list[Case]:
    """The same board for a Human and for a Zombie, each with one point."""
    return [
        Board(told, **where).human("red", start).play("1"),
        Board(told, **where).zombie_player("red", original=start).play("2"),
    ]


@pytest.mark.rule("SV-4.11")
def test_nobody_ends_on_an_explored_mountain() -> None:
    """Neither a Human, a Zombie nor the Vampire."""
    told = "B2 lake, A2 mountain, A1 mountain"
    for case in pieces(told, "B2"):
        assert case.ends == {"B1", "B3", "C2"}
    assert "A1" not in Board(told).vampire_player("red", "B2").play("1").ends


@pytest.mark.rule("SV-4.12")
def test_nobody_ends_on_the_white_meteorite() -> None:
    """Neither a Human, a Zombie nor the Vampire."""
    for case in pieces("B2 lake", "B2", white="A2"):
        assert case.ends == {"B1", "B3", "C2"}
    assert "A1" not in Board("B2 lake", white="A1").vampire_player("red", "B2").play("1").ends


@pytest.mark.rule("SV-4.13")
def test_lairs_are_for_their_own() -> None:
    """A Zombie may end on the City, the Vampire on the Graveyard, a Human on neither."""
    told = "B2 lake, A2 city, B1 graveyard"
    assert Board(told).human("red", "B2").play("1").ends == {"B3", "C2"}
    zombie = Board(told).zombie_player("red", original="B2").play("2")
    assert zombie.ends == {"A2", "B3", "C2"}
    told = "B2 lake, A1 graveyard, A3 city"
    vampire = Board(told).vampire_player("red", "B2").play("1").ends
    assert "A1" in vampire
    assert "A3" not in vampire


@pytest.mark.rule("SV-4.14", "SV-12.14")
def test_nobody_passes_or_ends_on_the_dark_meteorite() -> None:
    """Whatever lies under it: an explored Lake or nothing yet."""
    for told in ("B2 lake, A2 lake", "B2 lake"):
        for case in pieces(told, "B2", dark="A2"):
            assert case.ends == {"B1", "B3", "C2"}
    corner = Board("A1 lake, B1 lake", dark="A2")
    assert corner.vampire_player("red", "A1").play("1").ends == {"B2", "C1"}


@pytest.mark.rule("SV-4.14")
def test_the_dark_meteorite_shuts_the_white_one() -> None:
    """Lying on the White Meteorite's space it bans passing there too."""
    case = Board("A1 lake", white="B1", dark="B1").human("red", "A1").play("3")
    assert case.ends == {"A4", "B3", "C2"}


@pytest.mark.rule("SV-4.15", "SV-12.3", "SV-12.20")
def test_whoever_stands_under_the_dark_meteorite_is_stuck() -> None:
    """A Human, a Zombie on the City and the Vampire on the Graveyard stay where they are, until
    the Meteorite has left."""
    human = Board("A1 lake", dark="A1").human("red", "A1").human("blue", "A1")
    case = human.play("4", "SURVIVE!", "B", "SURVIVE!", "Meteorite", "4")
    assert [event.data["seat"] for event in case.told("forfeit")] == [0]
    assert "A5" in case.ends
    zombie = Board("A1 city, G1 lake", dark="A1").zombie_player("red", original="A1")
    case = zombie.human("blue", "G1").play("4")
    assert (case.whose, case.state.zombies) == ("blue", {"original": "A1"})
    vampire = Board("A1 graveyard, G1 lake", dark="A1").vampire_player("red", "A1")
    case = vampire.human("blue", "G1").play("4")
    assert (case.whose, case.state.vampire) == ("blue", "A1")


@pytest.mark.rule("SV-4.16")
def test_other_peoples_pieces_block_no_passage() -> None:
    """The only way leads through B1, where a Human stands behind his own wall with a Zombie and
    the Vampire: Ruth cannot pay to end there, but she passes, as does each Monster."""
    told = "A1 lake, B1 forest"
    crowd = Board(told, dark="A2").human("red", "A1").human("blue", "B1")
    crowd.defense("B1", blue="basic").zombie_player("green", original="B1")
    assert crowd.vampire_player("yellow", "B1").play("3").ends == CHEAP
    crowd = Board(told, dark="A2").zombie_player("red", original="A1").human("blue", "B1")
    crowd.defense("B1", blue="basic").vampire_player("yellow", "B1")
    assert crowd.play("4").ends == CHEAP
    crowd = Board(told, dark="A2").vampire_player("red", "A1").human("blue", "B1")
    crowd.defense("B1", blue="basic").zombie_player("yellow", original="B1")
    assert crowd.play("2").ends == CHEAP


@pytest.mark.rule("SV-4.17", "SV-3.10")
def test_nothing_happens_on_the_way() -> None:
    """Ruth, who could pay an attack, passes an unexplored space with a Crate and then a Zombie's:
    the space stays unexplored, the Crate lies, and nobody is attacked."""
    case = (
        Board("A1 lake, C1 lake, D1 blue village", dark="A2")
        .human("red", "A1", hand="1 wood, 1 rock")
        .zombie_player("green", original="C1")
        .crate("B1")
        .play("3")
    )
    case.go("D1")
    assert "B1" not in case.state.tokens
    assert case.state.crates == {"B1": 1}
    assert case.state.zombies == {"original": "C1"}
    assert case.hand("red") == {"wood": 1, "rock": 1}


@pytest.mark.rule("SV-4.17")
def test_monsters_do_nothing_on_the_way_either() -> None:
    """A Zombie passes Ben and a Crate, the Vampire passes Ben: he keeps his cards."""
    told = "A1 lake, B1 lake, C1 lake"
    board = Board(told, dark="A2").zombie_player("red", original="A1").crate("C1")
    case = board.human("blue", "B1", hand="4 crops").play("4", "lake")
    case.go("D1")
    assert case.hand("blue") == {"crops": 4}
    assert case.state.crates == {"C1": 1}
    board = Board(told, dark="A2").vampire_player("red", "A1", drops=1)
    case = board.human("blue", "B1", hand="4 crops").play("1")
    case.go("C1")
    assert case.hand("blue") == {"crops": 4}
    assert case.state.drops == 1


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-4.18", "SV-2.10")
def test_everybody_leaves_the_white_meteorite_on_their_first_number() -> None:
    """Ruth's first roll is a SURVIVE!, her second a 1: she must go to one of its neighbours."""
    luck = ("SURVIVE!", "A", "SURVIVE!", "Crate", "1", "lake", "1")
    case = Board(white="D4").human("red").human("blue").play(*luck)
    case.go("D3")
    assert case.whose == "red"
    assert case.options == ["C4", "D3", "D5", "E4"]


@pytest.mark.rule("SV-4.19")
def test_one_asks_for_the_destination_and_nothing_else() -> None:
    """B2 is reached by two ways, and nobody asks which; a space out of reach is refused and
    changes nothing. The choice is open, and all read where Ruth went."""
    case = Board("A1 lake, B2 lake").human("red", "A1").human("blue", "B2").play("2")
    assert case.prompt.secret is False
    before = case.table.dump()
    for wrong in ("A1", "A2", "G7", "D4"):
        with pytest.raises(Illegal):
            case.go(wrong)
    assert case.table.dump() == before
    case.go("B2")
    assert case.player("red").space == "B2"
    (event,) = case.told("move")
    assert event.seats is None
    assert event.data["space"] == "B2"


@pytest.mark.rule("SV-4.19")
def test_only_the_active_player_is_asked_to_move() -> None:
    """Ben and Yara have nothing to answer but the standing call."""
    case = Board("A1 lake").human("red", "A1").human("blue", "A1").human("yellow", "A1").play("2")
    assert case.whose == "red"
    for colour in ("blue", "yellow"):
        assert all(prompt.optional for prompt in case.asked(colour))


@pytest.mark.rule("SV-4.19")
def test_the_silent_are_moved() -> None:
    """Ruth to the open Element space rather than the Village or the unknown, a Zombie into the
    Village, the Vampire home with a loose Coffin."""
    told = "B2 lake, A2 red village, B3 lake, C2 mountain"
    case = Board(told).human("red", "B2").play("1")
    case.lapse()
    assert case.player("red").space == "B3"
    case = Board(told).zombie_player("red", original="B2").play("2")
    case.lapse()
    assert case.state.zombies == {"original": "A2", "red": "A2"}
    case = Board("B2 lake, A1 graveyard, A3 blue village")
    case = case.vampire_player("red", "B2", red="B2").play("1")
    case.lapse()
    assert case.state.vampire == "A1"


@pytest.mark.rule("SV-4.20", "SV-15.2")
def test_nobody_may_stay_but_zombies_at_home() -> None:
    """A Human, the Vampire (on its Graveyard too) and a Zombie afield are offered spaces only; a
    Zombie on the City may stay."""
    for case in (
        Board("A1 lake").human("red", "A1").play("1"),
        Board("A1 lake").zombie_player("red", original="A1").play("2"),
        Board("A1 graveyard").vampire_player("red", "A1").play("1"),
    ):
        assert set(case.options) == case.ends != set()
    city = Board("A1 city, G1 lake").zombie_player("red", original="A1").human("blue", "G1")
    case = city.play("2")
    assert set(case.options) == {"A2", "B1", "stay"}
    case.go("stay")
    assert case.state.zombies == {"original": "A1"}


@pytest.mark.rule("SV-4.21")
def test_humans_may_share_a_space() -> None:
    """Ruth joins Ben on his Element space, walls or not."""
    board = Board("A1 lake, A2 lake").human("red", "A1").human("blue", "A2")
    case = board.defense("A2", blue="basic").play("1")
    case.go("A2")
    assert case.player("red").space == case.player("blue").space == "A2"


@pytest.mark.rule("SV-4.22", "SV-4.23", "SV-9.1")
@pytest.mark.parametrize(
    ("hand", "zombie", "vampire", "both"),
    [
        ("", False, False, False),
        ("1 wood", False, False, False),
        ("1 rock", False, False, False),
        ("1 wood, 1 rock", True, False, True),
        ("1 crops, 1 water", False, False, False),
        ("1 crops, 1 water, 1 wood", False, True, True),
        ("1 crops, 1 water, 1 rock", False, False, False),
        ("1 crops, 1 water, 1 wood, 1 rock", True, True, True),
    ],
)
def test_a_monsters_space_only_with_the_cards_to_attack(
    hand: str, zombie: bool, vampire: bool, both: bool
) -> None:
    """On a Forest with a Zombie, the Vampire, or both; one payable attack is enough."""
    for who, may in (("zombie", zombie), ("vampire", vampire), ("both", both)):
        board = Board("A1 lake, A2 forest").human("red", "A1", hand=hand)
        if who != "vampire":
            board.zombie_player("green", original="A2")
        if who != "zombie":
            board.vampire_player("yellow", "A2")
        board.human("blue", "A1")
        assert board.play("1").ends == ({"A2", "B1"} if may else {"B1"})


@pytest.mark.rule("SV-4.23", "SV-6.4")
def test_what_the_space_would_yield_does_not_pay() -> None:
    """The Forest would give the missing Wood; it does not count."""
    board = Board("A1 lake, A2 forest").human("red", "A1", hand="5 rock").human("blue", "A1")
    case = board.zombie_player("green", original="A2").play("1")
    assert case.ends == {"B1"}


@pytest.mark.rule("SV-4.22")
def test_whoever_ends_beside_a_monster_attacks() -> None:
    """Having gone to the two Zombies, Ruth may not leave them be; the only one she would not even
    be asked about."""
    board = Board("A1 lake, A2 forest").human("red", "A1", hand="1 wood, 1 rock")
    two = board.zombie_player("green", original="A2", blue="A2").play("1")
    two.go("A2")
    assert two.options == ["original", "blue"]
    board = Board("A1 lake, A2 forest").human("red", "A1", hand="1 wood, 1 rock")
    one = board.zombie_player("green", original="A2").play("1")
    one.go("A2")
    assert one.state.zombies == {}
