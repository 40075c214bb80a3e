"""SV-14.16 to SV-14.22: Zombies who enter a Village together, and the one who rises there."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from tests.rules.survive.build import Board


def village(defenses: int, **zombies: str) -> Board:
    """White's empty Village on D4, with Defenses of so many Humans."""
    board = Board("D4 white village, D3 lake, D5 lake, C4 lake, A1 city, G1 lake")
    board.zombie_player("red", **zombies)
    for colour in ("blue", "yellow", "green")[:defenses]:
        board.human(colour, "G1").defense("D4", **{colour: "basic"})
    return board if defenses else board.human("blue", "G1")


@pytest.mark.rule("SV-14.16")
def test_a_village_with_defenses_takes_as_many_zombies_entering_together() -> None:
    """One Defense: one alone. Two: two together, none alone. Three: two are too few."""
    assert "D4" in village(1, original="D3").play("2").ends
    two = village(2, original="D3", red="D5").play("2")
    assert two.options == ["original", "red", "group-D4"]
    two.go("original")
    assert "D4" not in two.ends
    assert village(3, original="D3", red="D5").play("2").options == ["original", "red"]


@pytest.mark.rule("SV-14.16", "SV-14.17", "SV-14.20")
def test_a_group_enters_by_one_move_that_names_them_all() -> None:
    """Of three who could, two enter; one White Zombie rises; the third still has its move."""
    case = village(2, original="D3", red="D5", blue="C4").play("2")
    case.go("group-D4")
    assert set(case.options) == {"original", "red", "blue", "back"}
    case.pick("original", "blue")
    assert case.state.zombies == {"original": "D4", "blue": "D4", "red": "D5", "white": "D4"}
    assert case.whose == "red"
    assert "D4" not in case.ends


@pytest.mark.rule("SV-14.17")
def test_each_in_a_group_needs_its_own_legal_path_and_those_who_stand_there_do_not_count() -> None:
    """A Zombie far away cannot come with a roll of 2, nor does the one there count."""
    far = village(2, original="D3", red="G1", blue="D5").play("2")
    far.go("group-D4")
    assert set(far.options) == {"original", "blue", "back"}
    there = village(2, original="D3", red="D4").play("2")
    assert there.options == ["original", "red"]


@pytest.mark.rule("SV-14.17")
def test_the_default_makes_no_group_move() -> None:
    case = village(2, original="D3", red="D5").play("2")
    assert "group-D4" in case.options
    assert case.prompt.default == ["original"]


@pytest.mark.rule("SV-14.17")
def test_who_enters_can_be_left_again() -> None:
    """Nobody has moved, and all is open as before: the group, or each by itself."""
    case = village(2, original="D3", red="D5").play("2", "lake")
    before = case.options
    case.go("group-D4")
    assert case.option("back").label == "Never mind"
    assert case.prompt.way_out == "back"
    case.go("back")
    assert case.options == before
    assert case.state.zombies == {"original": "D3", "red": "D5"}
    case.go("original", "D2")
    assert case.state.zombies["original"] == "D2"


@pytest.mark.rule("SV-14.17", "SV-18.1")
def test_whoever_chose_a_group_and_falls_silent_sends_nobody() -> None:
    """The deadline passes at "who enters": nobody does, and it is asked again what moves next."""
    case = village(2, original="D3", red="D5").play("2")
    case.go("group-D4")
    assert case.prompt.default == ["back"]
    case.lapse()
    assert case.state.zombies == {"original": "D3", "red": "D5"}
    assert case.options == ["original", "red", "group-D4"]


@pytest.mark.rule("SV-14.16", "SV-14.17")
@pytest.mark.parametrize(
    ("named", "why", "rule"),
    [
        (["original", "red"], "At least 3 Zombies must enter together.", "SV-14.16"),
        (["original"], "At least 3 Zombies must enter together.", "SV-14.16"),
        (["back", "original", "red", "blue"], "not both", "SV-14.17"),
    ],
)
def test_too_few_named_are_refused_and_never_mind_stands_alone(
    named: list[str], why: str, rule: str
) -> None:
    """Three Defenses: two are too few."""
    case = village(3, original="D3", red="D5", blue="C4").play("2")
    case.go("group-D4")
    with pytest.raises(Illegal, match=why) as refused:
        case.pick(*named)
    assert refused.value.rule == rule
    case.pick("original", "red", "blue")
    assert case.state.zombies["white"] == "D4"


@pytest.mark.rule("SV-14.16", "SV-14.17")
def test_a_group_of_two_at_least_where_fewer_defenses_stand() -> None:
    """Together means two or more: one named is refused, though one Defense asks for one."""
    case = village(1, original="D3", red="D5").play("2")
    case.go("group-D4")
    with pytest.raises(Illegal, match="At least 2 Zombies must enter together"):
        case.pick("original")


@pytest.mark.rule("SV-14.16")
@pytest.mark.parametrize(
    ("defenses", "words"),
    [
        (0, "White Village with no Defenses"),
        (1, "White Village with 1 Defense"),
        (2, "White Village with 2 Defenses"),
    ],
)
def test_the_group_option_tells_the_villages_defenses(defenses: int, words: str) -> None:
    case = village(defenses, original="D3", red="D5").play("2")
    assert case.option("group-D4").detail == words


@pytest.mark.rule("SV-14.18")
def test_a_possible_group_move_forces_nobody() -> None:
    """Both could enter together only; each may go elsewhere, and the one without any other way
    stays and attacks nobody."""
    board = Board("D4 white village, D3 lake, D5 lake, D6 mountain, C5 mountain, E5 mountain")
    board.zombie_player("red", original="D3", red="D5")
    for colour in ("blue", "yellow"):
        board.human(colour).defense("D4", **{colour: "basic"})
    case = board.play("2", "lake")
    assert "group-D4" in case.options
    case.go("red")
    assert case.state.zombies["red"] == "D5"
    assert case.ends == {"C3", "E3", "D2"}


@pytest.mark.rule("SV-14.19", "SV-5.11")
@pytest.mark.parametrize("how", ["discovering", "entering"])
def test_a_village_replicates(how: str) -> None:
    """The Yellow Zombie is added to the Yellow Village."""
    if how == "discovering":
        board = Board("D3 lake, A1 city")
        case = board.zombie_player("red", original="D3").human("blue").play("2", "village-yellow")
    else:
        board = Board("D3 lake, D4 yellow village, A1 city")
        case = board.zombie_player("red", original="D3").human("blue").play("2")
    case.go("D4")
    assert case.state.zombies == {"original": "D4", "yellow": "D4"}


@pytest.mark.rule("SV-14.20")
def test_only_one_zombie_is_added_however_many_enter() -> None:
    case = village(0, original="D3", red="D5", blue="C4").play("2")
    case.go("group-D4")
    case.pick("original", "red", "blue")
    assert len(case.state.zombies) == 4


@pytest.mark.rule("SV-14.21")
def test_discovering_a_village_whose_zombie_is_up_adds_nothing() -> None:
    board = Board("D3 lake, G6 lake, A1 city").zombie_player("red", original="D3", yellow="G6")
    case = board.human("blue").play("2", "village-yellow")
    case.go("original", "D4")
    assert case.state.zombies == {"original": "D4", "yellow": "G6"}


@pytest.mark.rule("SV-14.22")
def test_staying_on_a_village_is_not_entering() -> None:
    """On a 1 a Zombie stays on the White Village: no White Zombie, and its Defenses ask nothing."""
    board = Board("D4 white village, A1 city").zombie_player("red", original="D4")
    case = board.human("blue").defense("D4", blue="basic").play("1")
    assert case.state.zombies == {"original": "D4"}
    assert case.whose == "blue"
