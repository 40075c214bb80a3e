"""SV-14: the Zombie player's turn, where Zombies may end, and their attacks."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, Case

AROUND_D4 = {"C4", "D3", "D5", "E4"}


S = "SURVIVE!"


def attacks(case: Case) -> list[str]:
    """What was told of attacks, in order."""
    return [event.text for event in case.told("attack")]


@pytest.mark.rule("SV-14.1")
def test_each_zombie_moves_once_in_a_turn() -> None:
    """Three Zombies, three moves of one step; then it is Ben's turn."""
    case = Board("D4 lake, A1 lake, G1 lake, B7 city")
    case = case.zombie_player("red", original="D4", red="A1", blue="G1").human("blue").play("2")
    case.then("lake", "lake", "lake")
    case.go("original", "D5", "red", "A2", "G2")
    assert case.state.zombies == {"original": "D5", "red": "A2", "blue": "G2"}
    assert case.whose == "blue"


@pytest.mark.rule("SV-14.2", "SV-14.7")
def test_a_zombie_on_zombie_city_may_stay_and_then_attacks_nobody() -> None:
    """The other, on a Lake, may not."""
    case = Board("D4 city, A1 lake").zombie_player("red", original="D4", red="A1").human("blue")
    played = case.play("2", "lake")
    assert not played.prompt.secret
    played.go("original")
    assert set(played.options) == AROUND_D4 | {"stay"}
    played.go("stay")
    assert "stay" not in played.options
    played.go("A2")
    assert played.state.zombies["original"] == "D4"
    assert not attacks(played)


@pytest.mark.rule("SV-14.3")
def test_the_player_orders_the_zombies_and_the_default_is_the_originals() -> None:
    """Any of the three may be next; left alone, the Original goes first, then colour order."""
    board = Board("D4 lake, A1 lake, G1 lake, B7 city")
    case = board.zombie_player("red", white="G1", blue="A1", original="D4").human("blue").play("2")
    assert case.options == ["original", "blue", "white"]
    assert case.whose == "red"
    assert not case.prompt.secret
    assert case.prompt.default == ["original"]
    case.then("lake").go("white", "G2")
    assert case.options == ["original", "blue"]
    case.then("lake").go("original", "D5")
    assert case.ends == {"A2", "B1"}


@pytest.mark.rule("SV-14.4")
def test_a_move_is_fully_resolved_before_the_next_begins() -> None:
    """The first discovers Blue's Village, and the Blue Zombie rises, before the second is asked."""
    board = Board("D4 lake, A1 lake, B7 city").zombie_player("red", original="D4", red="A1")
    case = board.human("blue").play("2", "village-blue")
    case.go("original", "D5")
    assert case.state.zombies["blue"] == "D5"
    assert case.whose == "red"
    assert case.ends == {"A2", "B1"}


@pytest.mark.rule("SV-14.5")
def test_a_zombie_without_destination_stays_and_attacks() -> None:
    """Mountains all round: one step leads nowhere, so it attacks Ben on its Lake."""
    board = Board("D4 lake, C4 mountain, E4 mountain, D3 mountain, D5 mountain, A1 city")
    case = board.zombie_player("red", original="D4").human("blue", "D4").human("green").play("2")
    assert len(attacks(case)) == 1
    assert case.state.zombies == {"original": "D4", "blue": "D4"}


@pytest.mark.rule("SV-14.6")
def test_on_a_one_no_zombie_moves_and_each_attacks() -> None:
    """Two stand with Ben, one is alone: two attacks, nobody moved, and nobody was asked: whoever
    goes first, it comes to the same."""
    board = Board("D4 lake, A2 lake, A1 city")
    board.zombie_player("red", original="D4", red="D4", white="A2")
    case = board.human("blue", "D4", hand="8 wood").play("1")
    assert case.whose == "blue"
    assert len(attacks(case)) == 2
    assert case.state.zombies == {"original": "D4", "red": "D4", "white": "A2", "blue": "D4"}
    assert case.hand("blue") == {"wood": 2}


@pytest.mark.rule("SV-14.6", "SV-14.3")
def test_on_a_one_six_idle_zombies_cost_no_question() -> None:
    """Two of them on Zombie City, the others alone: straight on to Ben, and all are told why."""
    board = Board("D4 city, A1 lake, A2 lake, G1 lake, G2 lake")
    board.zombie_player("red", original="D4", red="D4", blue="A1", yellow="A2", green="G1")
    case = board.zombies(white="G2").human("blue").play("1")
    assert case.whose == "blue"
    (told,) = case.said(
        "Zombies move one space less than the roll, so on a 1 they stay where they are."
    )
    assert told.seats is None
    assert not case.said("stays on Zombie City")


@pytest.mark.rule("SV-14.6", "SV-14.25", "SV-14.3")
def test_on_a_one_only_those_with_a_victim_to_choose_are_asked_about() -> None:
    """Two Zombies with Ben and Gil on D4, one alone, one on Zombie City. Those who attack are not
    put in an order: whom the one attacks, then whom the other."""
    board = Board("D4 lake, A1 city, G1 lake").zombie_player("red", original="D4", red="D4")
    board.zombies(white="G1", yellow="A1").human("blue", "D4").human("green", "D4")
    case = board.play("1")
    assert case.prompt.text == "Who does the Original Zombie attack at D4?"
    assert case.options == ["blue", "green"]
    case.go("green", "blue")
    assert case.state.zombies["green"] == case.state.zombies["blue"] == "D4"
    assert case.whose == "blue"


@pytest.mark.rule("SV-14.5", "SV-14.3")
def test_a_zombie_that_can_do_nothing_is_not_asked_about() -> None:
    """The Red Zombie sits in a corner behind Mountains: only the Original's way is asked for, and
    all read that the other stays."""
    board = Board("A1 lake, A2 mountain, B1 mountain, D4 lake, G1 city")
    case = board.zombie_player("red", original="D4", red="A1").human("blue").play("2", "lake")
    assert case.ends == AROUND_D4
    case.go("D5")
    assert case.whose == "blue"
    assert case.state.zombies == {"original": "D5", "red": "A1"}
    assert case.said("The Red Zombie has nowhere to go and stays at A1.")


CORNER = "A1 lake, B1 mountain, G1 city"
"""On a 2, one step, there is but one way out of A1: to A2."""


@pytest.mark.rule("SV-14.3", "SV-3.14")
def test_zombies_who_stand_alike_with_one_way_to_go_are_not_put_in_an_order() -> None:
    """Both leave A1 for the Lake on A2, and Ben is next."""
    board = Board(f"{CORNER}, A2 lake").zombie_player("red", original="A1", red="A1")
    case = board.human("blue").play("2")
    assert case.state.zombies == {"original": "A2", "red": "A2"}
    assert case.whose == "blue"


@pytest.mark.rule("SV-14.3", "SV-14.14")
@pytest.mark.parametrize("end", ["", ", A2 white village"], ids=["unexplored", "a Village"])
def test_the_order_is_asked_where_the_first_may_close_the_way(end: str) -> None:
    """Who comes first into the White Village keeps others out; an unexplored space may be one."""
    board = Board(f"{CORNER}{end}").zombie_player("red", original="A1", red="A1")
    case = board.human("blue").play("2", "lake")
    assert {"original", "red"} <= set(case.options)


@pytest.mark.rule("SV-14.2", "SV-14.3")
def test_the_order_is_asked_where_they_stand_apart_or_may_stay() -> None:
    apart = Board("A1 lake, B1 mountain, A2 lake, A3 lake, B2 mountain, G1 city")
    case = apart.zombie_player("red", original="A1", red="A3").human("blue").play("2")
    assert case.options == ["original", "red"]
    city = Board("A1 city, B1 mountain, A2 lake").zombie_player("red", original="A1", red="A1")
    case = city.human("blue").play("2")
    assert case.options == ["original", "red"]


@pytest.mark.rule("SV-14.8")
def test_a_zombie_added_this_turn_neither_moves_nor_attacks() -> None:
    """The first attack raises the Blue Zombie beside Ben; only the two others had a turn."""
    board = Board("D4 lake, A1 city").zombie_player("red", original="D4", red="D4")
    case = board.human("blue", "D4", hand="4 wood").play("1")
    assert "blue" in case.state.zombies
    assert len(attacks(case)) == 2
    assert case.whose == "blue"
    assert case.hand("blue") == {"wood": 1}


@pytest.mark.rule("SV-14.9")
def test_any_number_of_zombies_share_a_space_and_pass_one_another() -> None:
    """A third ends where two stand; another passes through them to the far side."""
    board = Board("D4 lake, D5 lake, D3 lake, A1 city")
    board.zombie_player("red", original="D4", red="D4", blue="D5", white="D3").human("blue")
    case = board.play("2")
    case.go("blue", "D4")
    assert list(case.state.zombies.values()).count("D4") == 3
    row = Board("A1 lake, B1 lake, C1 lake, A2 mountain, B2 mountain, C2 mountain, G1 city")
    case = row.zombie_player("red", original="A1", red="B1").human("blue").play("3", "lake")
    case.go("original")  # its only way leads past the Red Zombie
    assert case.state.zombies["original"] == "C1"


@pytest.mark.rule("SV-14.10")
def test_it_may_end_on_an_element_without_humans_defended_or_not() -> None:
    board = Board("D4 lake, D5 lake, D3 forest, A1 city").zombie_player("red", original="D4")
    case = board.human("blue").defense("D5", blue="basic").play("2")
    assert {"D5", "D3"} <= case.ends


@pytest.mark.rule("SV-14.11", "SV-14.12")
def test_it_may_not_end_where_a_human_stands_with_an_own_defense() -> None:
    """Not even though Green stands there unprotected, and the Vampire too."""
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard")
    case = (
        board.zombie_player("red", original="D4")
        .human("blue", "D5")
        .human("green", "D5")
        .vampire_player("white", "D5")
        .defense("D5", blue="basic")
        .play("2")
    )
    assert case.ends == AROUND_D4 - {"D5"}


@pytest.mark.rule("SV-14.13", "SV-14.23")
def test_among_humans_none_of_whom_owns_the_defense_it_may_end_and_attacks() -> None:
    """The Defense is Green's, who is away; Ben is attacked at once, without being asked whether."""
    board = Board("D4 lake, D5 lake, A1 city, G1 lake")
    case = (
        board.zombie_player("red", original="D4")
        .human("blue", "D5")
        .human("green", "G1")
        .defense("D5", green="basic")
        .play("2")
    )
    assert "D5" in case.ends
    case.go("D5")
    assert len(attacks(case)) == 1
    assert case.state.zombies["blue"] == "D5"


@pytest.mark.rule("SV-14.14")
@pytest.mark.parametrize("who", ["human", "vampire"])
def test_it_may_not_end_on_a_village_with_another_players_piece(who: str) -> None:
    board = Board("D4 lake, D5 white village, A1 city, A7 graveyard")
    board.zombie_player("red", original="D4")
    if who == "human":
        board.human("blue", "D5")
    else:
        board.human("blue").vampire_player("green", "D5")
    assert board.play("2").ends == AROUND_D4 - {"D5"}


@pytest.mark.rule("SV-14.14")
def test_its_own_zombies_do_not_close_a_village() -> None:
    """The Red Zombie stands on the White Village; the White Zombie was killed since."""
    board = Board("D4 lake, D5 white village, A1 city")
    case = board.zombie_player("red", original="D4", red="D5").human("blue").play("2")
    case.go("original", "D5")
    assert case.state.zombies["white"] == "D5"


@pytest.mark.rule("SV-14.15")
def test_it_may_not_end_on_a_village_whose_zombie_is_on_the_board() -> None:
    board = Board("D4 lake, D5 white village, A1 city")
    case = board.zombie_player("red", original="D4", white="A1").human("blue").play("2")
    case.go("original")
    assert case.ends == AROUND_D4 - {"D5"}


@pytest.mark.rule("SV-14.23", "SV-14.34")
def test_ending_with_the_vampire_on_an_element_it_attacks_it() -> None:
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard").zombie_player("red", original="D4")
    case = board.vampire_player("green", "D5", drops=2).human("blue").play("2")
    case.go("D5")
    assert case.state.drops == 1


@pytest.mark.rule("SV-14.24")
def test_a_zombie_that_stays_attacks_only_the_unprotected_and_the_vampire() -> None:
    """On a 1, on a Lake: Ben owns the Defense; Green and the Vampire may be named. In a Village:
    nobody is attacked."""
    board = Board("D4 lake, A1 city, A7 graveyard").zombie_player("red", original="D4")
    board.human("blue", "D4").human("green", "D4").vampire_player("white", "D4")
    case = board.defense("D4", blue="basic").play("1")
    assert case.options == ["green", "vampire"]
    in_village = Board("D4 blue village, A1 city").zombie_player("red", original="D4")
    case = in_village.human("blue", "D4").play("1")
    assert not attacks(case)


@pytest.mark.rule("SV-14.25")
def test_with_several_targets_the_player_names_one_openly() -> None:
    """Default: fewest cards, ties in colour order, the Vampire last."""
    board = Board("D4 lake, A1 city, A7 graveyard").zombie_player("red", original="D4")
    board.human("green", "D4", hand="1 rock").human("yellow", "D4", hand="1 wood")
    board.human("blue", "D4", hand="3 wood").vampire_player("white", "D4")
    case = board.play("1")
    assert set(case.options) == {"green", "yellow", "blue", "vampire"}
    assert (case.whose, case.prompt.secret, case.prompt.default) == ("red", False, ["yellow"])
    case.go("blue")
    assert case.state.zombies["blue"] == "D4"
    assert case.hand("blue") == {"wood": 2}


@pytest.mark.rule("SV-14.26")
def test_each_zombies_attack_is_one_of_its_own() -> None:
    """Two Zombies on Ben: the first is defended and paid for, the second not."""
    board = Board("D4 lake, A1 city").zombie_player("red", original="D4", red="D4")
    case = board.human("blue", "D4", hand="1 water, 1 rock, 4 wood").play("1")
    assert len(case.told("defense")) == 1
    assert case.hand("blue") == {"wood": 2}
    assert "blue" in case.state.zombies


@pytest.mark.rule("SV-14.27")
def test_an_undefended_attack_adds_the_humans_zombie_and_takes_half() -> None:
    board = Board("D4 lake, D5 lake, A1 city").zombie_player("red", original="D4")
    case = board.human("blue", "D5", hand="5 wood").play("2")
    case.go("D5")
    assert case.state.zombies == {"original": "D5", "blue": "D5"}
    assert case.hand("blue") == {"wood": 3}


@pytest.mark.rule("SV-14.28")
def test_with_that_zombie_on_the_board_only_the_cards_are_lost() -> None:
    board = Board("D4 lake, D5 lake, A1 city").zombie_player("red", original="D4", blue="A1")
    case = board.human("blue", "D5", hand="5 wood").play("2")
    case.go("original", "D5")
    assert case.state.zombies == {"original": "D5", "blue": "A1"}
    assert case.hand("blue") == {"wood": 3}


@pytest.mark.rule("SV-14.29", "SV-15.27", "SV-15.28")
def test_an_attacked_vampire_loses_a_drop_or_its_life() -> None:
    """Automatically: nobody is asked."""
    for drops, left in ((3, 2), (1, 0)):
        board = Board("D4 lake, A1 city, A7 graveyard").zombie_player("red", original="D4")
        case = board.vampire_player("green", "D4", drops=drops).human("blue").play("1")
        assert (case.state.vampire, case.state.drops) == ("D4", left)
    board = Board("D4 lake, A1 city, A7 graveyard").zombie_player("red", original="D4")
    case = board.vampire_player("green", "D4").human("blue").play("1", "1", "1")
    assert case.state.vampire is None


@pytest.mark.rule("SV-14.30")
def test_a_killed_coloured_zombie_can_be_added_again() -> None:
    """Ben kills the Blue Zombie; the next undefended attack on him raises it again."""
    board = Board("D4 lake, D5 lake, A1 city").human("blue", "D4", hand="1 wood, 1 rock")
    case = board.zombie_player("red", original="A1", blue="D5").play("1")
    case.then("1").go("D5")
    assert case.state.zombies == {"original": "A1"}
    board = Board("D5 lake, A1 city").zombie_player("red", original="D5").human("blue", "D5")
    assert board.play("1").state.zombies == {"original": "D5", "blue": "D5"}


@pytest.mark.rule("SV-14.31")
def test_losing_the_original_does_not_affect_the_others() -> None:
    """Ben kills it; the Red Zombie stays, and moves on its player's turn."""
    board = Board("D4 lake, D5 lake, A1 city, G1 lake").human("blue", "D4", hand="1 wood, 1 rock")
    case = board.zombie_player("red", original="D5", red="G1").play("1", "2")
    case.go("D5")
    assert case.state.zombies == {"red": "G1"}
    assert (case.whose, case.ends) == ("red", {"F1", "G2"})


@pytest.mark.rule("SV-14.32")
def test_neither_comes_back_by_itself() -> None:
    """A number brings no Original; an event no coloured one (SV-11.2)."""
    board = Board("A1 city, G1 lake").zombie_player("red", white="G1").human("blue").play("3")
    assert "original" not in board.state.zombies
    case = Board("A1 city").zombie_player("red", original="A1").human("blue")
    assert case.play(S, "A", S, "Crate").state.zombies == {"original": "A1"}


@pytest.mark.rule("SV-14.33")
@pytest.mark.parametrize("where", ["D5 city", "D5 mountain", "D5 lake"])
def test_no_attacker_reaches_it_on_city_mountain_or_under_the_meteorite(where: str) -> None:
    """Ben could pay, the Vampire could bite: neither may end there."""
    dark = "D5" if where == "D5 lake" else None
    city = "" if where == "D5 city" else ", A1 city"
    board = Board(f"D4 lake, D6 lake, {where}{city}, A7 graveyard", dark=dark)
    board.human("blue", "D4", hand="3 wood, 3 rock").zombie_player("red", original="D5")
    case = board.vampire_player("green", "D6").play("1")
    assert "D5" not in case.ends
    vampire = Board(f"D4 lake, D7 lake, {where}{city}, A7 graveyard", dark=dark)
    vampire.vampire_player("green", "D7", drops=5).human("blue").zombie_player("red", original="D5")
    assert "D5" not in vampire.play("1").ends


@pytest.mark.rule("SV-14.35")
def test_zombies_carry_nothing() -> None:
    """The Zombie player has no cards, Crates or Months, and an undefended attack gives none."""
    board = Board("D4 lake, A1 city").zombie_player("red", original="D4")
    case = board.human("blue", "D4", hand="4 wood").play("1")
    player = case.view().players[0]
    assert (player.cards, player.crates, player.months) == (0, 0, 0)
    assert case.bank()["wood"] == 13
