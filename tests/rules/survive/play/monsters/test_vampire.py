"""SV-15: the Vampire."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, Case

S = "SURVIVE!"
TWO_FROM_D4 = {"B4", "C3", "C5", "D2", "D6", "E3", "E5", "F4"}


def vampire(spaces: str, at: str = "D4", *, drops: int = 0, **coffins: str) -> Board:
    """The Vampire, played by Green, who is to roll."""
    return Board(f"{spaces}, A7 graveyard").vampire_player("green", at, drops=drops, **coffins)


def landed(board: Board, end: str, *luck: str) -> Case:
    """It rolls a 1, goes two steps, and ends there."""
    case = board.play("1", *luck)
    case.go(end)
    return case


@pytest.mark.rule("SV-15.1")
def test_it_moves_by_the_die_plus_one() -> None:
    assert vampire("D4 lake").human("blue").play("1").ends == TWO_FROM_D4


@pytest.mark.rule("SV-15.2")
def test_on_its_graveyard_it_must_move() -> None:
    """No option to stay, and the Graveyard itself is no destination."""
    case = Board("D4 graveyard").vampire_player("green", "D4").human("blue").play("1")
    assert set(case.options) == TWO_FROM_D4


@pytest.mark.rule("SV-15.3")
def test_without_a_destination_it_forfeits_without_an_action() -> None:
    """Under the Meteorite; and between Mountains beside Ben, whom it may not suck."""
    case = Board("A7 graveyard", dark="A7").vampire_player("green", "A7").human("blue").play("1")
    assert case.told("forfeit")
    walls = "A1 lake, A2 mountain, B1 mountain"
    case = vampire(walls, "A1", drops=3).human("blue", "A1").human("red").play("1", "3", "3")
    assert case.told("forfeit")[0].data["seat"] == 0
    assert not case.told("attack")
    assert case.state.drops == 3


@pytest.mark.rule("SV-15.4")
def test_it_respawns_without_a_drop() -> None:
    """It had three when it died (see SV-15.30)."""
    case = Board("D4 graveyard").human("blue").vampire_player("green").play(S, "A", S, "Crate")
    assert (case.state.vampire, case.state.drops) == ("D4", 0)


@pytest.mark.rule("SV-15.5")
def test_it_holds_nine_drops_at_most() -> None:
    """Eight, and two from Ben: one is lost."""
    case = landed(vampire("D4 lake, D6 lake", drops=8).human("blue", "D6"), "D6")
    case.go("suck")
    assert case.state.drops == 9


@pytest.mark.rule("SV-15.6")
def test_it_may_not_end_where_a_human_stands_with_an_own_defense() -> None:
    """Though another, unprotected Human stands there too."""
    board = vampire("D4 lake, D6 lake").human("blue", "D6").human("red", "D6")
    assert board.defense("D6", blue="basic").play("1").ends == TWO_FROM_D4 - {"D6"}


@pytest.mark.rule("SV-15.7")
def test_with_other_humans_on_an_element_it_must_choose_an_action() -> None:
    """The Defense there is Red's, who is away. No option to do nothing."""
    board = vampire("D4 lake, D6 lake", drops=2).human("blue", "D6").human("red")
    case = landed(board.defense("D6", red="basic"), "D6")
    assert case.options == ["suck", "attack"]
    assert case.whose == "green"


@pytest.mark.rule("SV-15.8")
def test_with_only_zombies_it_must_choose_and_on_an_empty_one_does_nothing() -> None:
    board = vampire("D4 lake, D6 lake, D2 lake, A1 city", drops=2).human("blue")
    board.zombie_player("red", original="D6")
    case = landed(board, "D6")
    assert case.options == ["suck", "attack"]
    case = landed(board, "D2")
    assert case.whose == "blue"
    assert case.state.drops == 2


@pytest.mark.rule("SV-15.9")
@pytest.mark.parametrize("who", ["human", "zombie"])
def test_it_may_not_end_on_a_village_with_another_players_piece(who: str) -> None:
    board = vampire("D4 lake, D6 white village, A1 city", drops=5)
    if who == "human":
        board.human("blue", "D6")
    else:
        board.human("blue").zombie_player("red", original="D6")
    assert board.play("1").ends == TWO_FROM_D4 - {"D6"}


@pytest.mark.rule("SV-15.10", "SV-15.13")
def test_a_village_costs_a_drop_for_each_defense_whatever_its_size() -> None:
    """A Fortified and a Basic: two of three Drops. The White Coffin is placed."""
    board = vampire("D4 lake, D6 white village", drops=3).human("blue").human("red")
    case = landed(board.defense("D6", blue="fortified", red="basic"), "D6")
    assert case.state.drops == 1
    assert case.state.coffins == {"white": "D6"}
    assert case.state.defenses["D6"] == {"blue": "fortified", "red": "basic"}


@pytest.mark.rule("SV-15.11")
def test_with_fewer_drops_that_village_is_no_destination() -> None:
    board = vampire("D4 lake, D6 white village", drops=1).human("blue").human("red")
    board.defense("D6", blue="basic", red="basic")
    assert board.play("1").ends == TWO_FROM_D4 - {"D6"}
    enough = vampire("D4 lake, D6 white village", drops=1).human("blue")
    assert "D6" in enough.defense("D6", blue="basic").play("1").ends


@pytest.mark.rule("SV-15.12")
@pytest.mark.parametrize("where", ["G1", "A7"])
def test_a_village_whose_coffin_is_on_the_board_is_closed(where: str) -> None:
    """Loose elsewhere, or saved on the Graveyard."""
    board = vampire("D4 lake, D6 white village, G1 lake", white=where).human("blue")
    assert board.play("1").ends == TWO_FROM_D4 - {"D6"}


@pytest.mark.rule("SV-15.13", "SV-5.12")
def test_a_free_village_places_its_coffin() -> None:
    """Explored, or discovered this moment."""
    case = landed(vampire("D4 lake, D6 white village").human("blue"), "D6")
    assert case.state.coffins == {"white": "D6"}
    case = landed(vampire("D4 lake").human("blue"), "D6", "village-red")
    assert case.state.coffins == {"red": "D6"}


@pytest.mark.rule("SV-15.14")
def test_discovering_a_village_whose_coffin_is_placed_adds_nothing() -> None:
    case = landed(vampire("D4 lake, G1 lake", red="G1").human("blue"), "D6", "village-red")
    assert case.state.coffins == {"red": "G1"}


@pytest.mark.rule("SV-15.15")
def test_one_action_a_turn_openly_and_by_default_suck() -> None:
    """After sucking the turn is over, Drops or not."""
    case = landed(vampire("D4 lake, D6 lake", drops=5).human("blue", "D6"), "D6")
    assert (case.prompt.secret, case.prompt.default) == (False, ["suck"])
    case.go("suck")
    assert case.whose == "blue"


@pytest.mark.rule("SV-15.16", "SV-15.20")
def test_suck_takes_in_everybody_once() -> None:
    """Two Humans without defence give two Drops each and lose half; two Zombies one each."""
    board = vampire("D4 lake, D6 lake, A1 city").human("blue", "D6", hand="4 wood")
    board.human("red", "D6", hand="3 rock").zombie_player("white", original="D6", blue="D6")
    case = landed(board, "D6")  # without a Drop there is only sucking: nobody is asked
    assert case.state.drops == 6
    assert case.hand("blue") == {"wood": 2}
    assert case.hand("red") == {"rock": 2}


@pytest.mark.rule("SV-15.17", "SV-10.13")
def test_a_human_that_defends_gives_nothing() -> None:
    """Crops and Water are paid, the rest stays."""
    board = vampire("D4 lake, D6 lake").human("blue", "D6", hand="1 crops, 1 water, 4 wood")
    case = landed(board, "D6")
    assert case.state.drops == 0
    assert case.hand("blue") == {"wood": 4}


@pytest.mark.rule("SV-15.18", "SV-15.19")
def test_zombies_give_a_drop_each_are_unharmed_and_give_again() -> None:
    board = vampire("D4 lake, D6 lake, A1 city").zombie_player("red", original="D6", red="D6")
    case = landed(board, "D6")
    assert case.state.drops == 2
    assert case.state.zombies == {"original": "D6", "red": "D6"}
    again = vampire("D4 lake, D6 lake, A1 city", drops=2).zombie_player("red", original="D6")
    case = landed(again, "D6")
    case.go("suck")
    assert case.state.drops == 3


@pytest.mark.rule("SV-15.21", "SV-15.23")
def test_each_attack_costs_a_drop_and_names_one_target() -> None:
    """A Zombie, then Ben, then Ben again, then enough: three of five Drops. `done` comes only
    after the first, and stopping is the default."""
    board = vampire("D4 lake, D6 lake, A1 city", drops=5).human("blue", "D6", hand="4 wood")
    case = landed(board.zombie_player("red", original="D6", blue="D6"), "D6")
    case.go("attack")
    assert case.options == ["blue", "zombie-original", "zombie-blue"]
    assert not case.prompt.secret
    case.go("zombie-blue")
    assert case.options == ["blue", "zombie-original", "done"]
    assert case.prompt.default == ["done"]
    case.go("blue", "blue", "done")
    assert case.state.drops == 2
    assert case.hand("blue") == {"wood": 1}


@pytest.mark.rule("SV-15.22")
def test_attack_needs_a_drop_and_a_defended_one_costs_it_too() -> None:
    """Without one only sucking is left; with one, a defended attack spends it and it is over."""
    board = vampire("D4 lake, D6 lake").human("blue", "D6")
    case = landed(board, "D6")
    assert case.state.drops == 2
    board = vampire("D4 lake, D6 lake", drops=1).human("blue", "D6", hand="1 crops, 1 water")
    case = landed(board, "D6")
    case.go("attack")
    assert case.told("defense")
    assert (case.state.drops, case.state.coffins) == (0, {})
    assert case.whose == "blue"


@pytest.mark.rule("SV-15.24")
def test_an_undefended_attack_places_the_coffin_there_and_takes_half() -> None:
    board = vampire("D4 lake, D6 lake", drops=1).human("blue", "D6", hand="5 wood")
    case = landed(board, "D6")
    case.go("attack")
    assert case.state.coffins == {"blue": "D6"}
    assert case.hand("blue") == {"wood": 3}


@pytest.mark.rule("SV-15.25")
def test_with_the_coffin_on_the_board_only_the_cards_are_lost() -> None:
    board = vampire("D4 lake, D6 lake", drops=1, blue="A7").human("blue", "D6", hand="5 wood")
    case = landed(board, "D6")
    case.go("attack")
    assert case.state.coffins == {"blue": "A7"}
    assert case.hand("blue") == {"wood": 3}


@pytest.mark.rule("SV-15.26")
def test_an_attack_kills_a_zombie() -> None:
    board = vampire("D4 lake, D6 lake, A1 city", drops=1).human("blue")
    case = landed(board.zombie_player("red", original="D6", red="A1"), "D6")
    case.go("attack")
    assert case.state.zombies == {"red": "A1"}


@pytest.mark.rule("SV-15.27", "SV-15.28")
def test_attacked_by_a_human_it_pays_a_drop_at_once_or_dies() -> None:
    """Two attacks on one Drop: the first takes it, the second kills. Green is never asked."""
    board = Board("D4 lake, D5 lake, A7 graveyard").human(
        "blue", "D4", hand="2 crops, 2 water, 2 wood"
    )
    case = board.vampire_player("green", "D5", drops=1).play("1")
    case.go("D5")
    assert (case.state.vampire, case.state.drops) == ("D5", 0)
    case.go("vampire")
    assert case.state.vampire is None


def killed() -> Case:
    """Ben kills the Vampire on D5 and has cards left to think about."""
    board = Board("D4 lake, D5 lake, A7 graveyard, G1 lake").human(
        "blue", "D4", hand="1 crops, 1 water, 1 wood, 3 rock"
    )
    board.vampire_player("green", "D5", red="G1", white="A7", blue="D5")
    case = board.play("1")
    case.go("D5")
    return case


@pytest.mark.rule("SV-15.29", "SV-15.30")
def test_killed_it_leaves_with_its_loose_coffins_and_saved_ones_stay() -> None:
    case = killed()
    assert case.state.vampire is None
    assert case.state.coffins == {"white": "A7"}


@pytest.mark.rule("SV-15.30")
def test_killed_by_a_meteorite_it_loses_all_its_drops() -> None:
    board = Board("D5 lake, A7 graveyard").human("blue").vampire_player("green", "D5", drops=7)
    case = board.play(S, "D", "5", "Meteorite")
    assert (case.state.vampire, case.state.drops) == (None, 0)


@pytest.mark.rule("SV-15.31")
def test_ending_on_the_graveyard_saves_every_coffin_on_the_board() -> None:
    board = Board("A5 lake, A7 graveyard, G1 lake, F2 lake")
    board.vampire_player("green", "A5", red="G1", blue="F2", white="A7").human("blue")
    case = board.play("1")
    case.go("A7")
    assert case.state.coffins == {"red": "A7", "blue": "A7", "white": "A7"}
    assert set(case.view().saved) == {"red", "blue", "white"}
    assert case.said("The Vampire saves the Red and Blue Coffins in the Graveyard.")


@pytest.mark.rule("SV-15.32")
def test_it_does_not_carry_coffins() -> None:
    """It leaves D4; the Red Coffin stays there."""
    case = landed(vampire("D4 red village, D6 lake", red="D4").human("blue"), "D6")
    assert case.state.coffins == {"red": "D4"}


@pytest.mark.rule("SV-15.33")
def test_loose_coffins_bind_nobodys_movement() -> None:
    """Ben and a Zombie may end where one lies."""
    board = Board("D4 lake, D5 lake, A7 graveyard, A1 city").human("blue", "D4")
    board.vampire_player("green", "A7", red="D5").zombie_player("white", original="D4")
    case = board.play("1")
    assert "D5" in case.ends
    zombies = Board("D4 lake, D5 lake, A7 graveyard, A1 city").zombie_player("white", original="D4")
    case = zombies.vampire_player("green", "A7", red="D5").human("blue").play("2")
    assert "D5" in case.ends


@pytest.mark.rule("SV-15.34")
@pytest.mark.parametrize("where", ["D5 graveyard", "D5 mountain", "D5 lake"])
def test_no_attacker_reaches_it_on_graveyard_mountain_or_under_the_meteorite(where: str) -> None:
    dark = "D5" if where == "D5 lake" else None
    rest = "" if where == "D5 graveyard" else ", A7 graveyard"
    board = Board(f"D4 lake, {where}{rest}, A1 city", dark=dark)
    board.human("blue", "D4", hand="3 crops, 3 water, 3 wood").zombie_player("red", original="A1")
    assert "D5" not in board.vampire_player("green", "D5").play("1").ends
    board = Board(f"D4 lake, {where}{rest}, A1 city", dark=dark)
    board.zombie_player("red", original="D4").human("blue").vampire_player("green", "D5")
    assert "D5" not in board.play("2").ends
