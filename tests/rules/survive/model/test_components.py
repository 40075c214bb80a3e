"""SV-1: what is in the box, and what it is worth."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules.engine import Illegal, Table
from rules.kit.content import DeckText
from rules.survive import GAME
from rules.survive.content.flavour import FLAVOUR
from tests.rules.survive.build import Board, opened

COLOURS = ("red", "blue", "yellow", "green", "white")


@pytest.mark.rule("SV-1.1")
def test_the_board_has_49_spaces_a_to_g_by_1_to_7() -> None:
    """The coordinate dice can lay the White Meteorite on each of them."""
    found = set()
    for letter, number in product("ABCDEFG", "1234567"):
        case = opened(1, letter, number)
        case.pick("red")
        found.add(case.state.white)
    assert found == {letter + number for letter in "ABCDEFG" for number in "1234567"}
    assert len(found) == 49


@pytest.mark.rule("SV-1.2")
@pytest.mark.parametrize("typed", ["D4", "4D", "d4", "4d", "d 4", "4 D"])
def test_a_space_is_read_either_way_round(typed: str) -> None:
    """D4 and 4D are the same space, and D4 is how it is written."""
    assert GAME.read_typed(typed) == "D4"


@pytest.mark.rule("SV-1.2")
def test_spaces_are_written_letter_first() -> None:
    """From D4 with a 1: the neighbours, letter before number."""
    case = Board("D4 lake").human("red", "D4").play("1")
    assert case.options == ["C4", "D3", "D5", "E4"]


@pytest.mark.rule("SV-1.3")
def test_the_grab_bag_holds_48_tokens() -> None:
    """Five Villages, two Lairs, nine Mountains and eight of each Element space."""
    bag: dict[str, int] = dict(opened(2).state.bag)
    assert bag == {
        **{f"village-{colour}": 1 for colour in COLOURS},
        "city": 1,
        "graveyard": 1,
        "mountain": 9,
        "lake": 8,
        "forest": 8,
        "rocky": 8,
        "prairie": 8,
    }
    assert sum(bag.values()) == 48


@pytest.mark.rule("SV-1.4")
@pytest.mark.parametrize(
    ("kind", "element"),
    [("prairie", "crops"), ("lake", "water"), ("forest", "wood"), ("rocky", "rock")],
)
def test_each_element_space_yields_its_element(kind: str, element: str) -> None:
    """Ending on it, explored before or discovered now, brings that element and no other."""
    case = Board(f"A1 red village, A2 {kind}")
    explored = case.human("red", "A1").play("1")
    explored.go("A2")
    assert explored.hand("red") == {element: 1}
    found = Board("A1 red village").human("red", "A1").play("1", kind)
    found.go("A2")
    assert found.hand("red") == {element: 2}


@pytest.mark.rule("SV-1.5", "SV-2.4")
def test_sixty_cards_lie_in_four_piles() -> None:
    """Fifteen of each element."""
    assert opened(5).bank() == {"crops": 15, "water": 15, "wood": 15, "rock": 15}


@pytest.mark.rule("SV-1.6")
def test_five_colours_are_offered() -> None:
    """Red, Blue, Yellow, Green, White, in this order."""
    (prompt, *_) = opened(2).asked("red")
    assert [option.id for option in prompt.options] == list(COLOURS)


@pytest.mark.rule("SV-1.6", "SV-1.10", "SV-5.11", "SV-5.12")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_its_village_zombie_and_coffin(colour: str) -> None:
    """A Zombie finding its Village raises its Zombie, the Vampire places its Coffin."""
    zombies = Board("A1 lake").zombie_player("red", original="A1").play("2", f"village-{colour}")
    zombies.go("A2")
    assert zombies.state.zombies == {"original": "A2", colour: "A2"}
    vampire = Board("A1 lake").vampire_player("red", "A1").play("1", f"village-{colour}")
    vampire.go("A3")
    assert vampire.state.coffins == {colour: "A3"}


@pytest.mark.rule("SV-1.6", "SV-1.9")
def test_each_colour_has_an_avatar_and_eight_cubes() -> None:
    """Five small, two medium, one large."""
    case = opened(5)
    assert {player.colour for player in case.state.players} == set(COLOURS)
    for player in case.state.players:
        assert player.cubes == {"basic": 5, "improved": 2, "fortified": 1}


@pytest.mark.rule("SV-1.7", "SV-1.10")
def test_the_sixth_zombie_has_no_colour() -> None:
    """Whoever finds Zombie City gets the Original Zombie, of none of the five colours."""
    case = Board("A1 lake").human("red", "A1").human("blue", "A1").play("1", "city")
    case.go("A2")
    assert case.state.zombies == {"original": "A2"}


@pytest.mark.rule("SV-1.7")
def test_the_sixth_avatar_is_the_vampire() -> None:
    """Whoever finds the Graveyard is the Vampire; the avatar of their colour is gone."""
    case = Board("A1 lake").human("red", "A1").human("blue", "A1").play("1", "graveyard")
    case.go("A2")
    assert case.state.vampire == "A2"
    assert case.player("red").space == ""


@pytest.mark.rule("SV-1.8")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_may_sit_down(count: int) -> None:
    """Two to five, and one for practice."""
    assert opened(count).state.seats == count


@pytest.mark.rule("SV-1.8")
@pytest.mark.parametrize("count", [0, 6])
def test_nobody_and_six_may_not(count: int) -> None:
    """There is no sixth Home Village."""
    with pytest.raises(Illegal):
        Table.open("survive", names=["Somebody"] * count, seed="seed")


@pytest.mark.rule("SV-1.10")
def test_there_are_nine_blood_drops() -> None:
    """With 8 in hand, sucking from three Zombies brings the ninth and no more."""
    case = (
        Board("A1 lake, A3 lake")
        .vampire_player("red", "A1", drops=8)
        .zombies(red="A3", blue="A3", green="A3")
        .play("1")
    )
    case.go("A3", "suck")
    assert case.state.drops == 9


@pytest.mark.rule("SV-1.10", "SV-2.6")
def test_there_are_twelve_crates_and_nobody_has_one() -> None:
    """All twelve are in the supply when the game opens."""
    case = opened(5)
    assert case.state.crates_left == 12
    assert [player.crates for player in case.state.players] == [0] * 5
    assert case.state.crates == {}


@pytest.mark.rule("SV-1.11", "SV-1.12", "SV-1.14")
def test_months_follow_what_stands() -> None:
    """Basic 1, Improved 2, Fortified 3; an upgrade takes the lower one's worth away."""
    hand = "1 crops, 3 water, 2 wood, 3 rock"
    case = Board("A1 lake, A2 blue village").human("red", "A1", hand=hand).play("1")
    case.go("A2")
    assert case.months("red") == 0
    case.go("build")
    assert case.months("red") == 1
    case.go("build")
    assert case.months("red") == 2
    case.go("build")
    assert case.months("red") == 3


@pytest.mark.rule("SV-1.9", "SV-1.11", "SV-1.12", "SV-1.14")
def test_all_cubes_together_are_twelve_months() -> None:
    """5 x 1 + 2 x 2 + 1 x 3 = 12, whatever is owned by others."""
    case = (
        Board(
            "A1 lake, A2 lake, A3 lake, A4 lake, A5 lake, A6 blue village, B6 red village,"
            "C6 green village"
        )
        .human("red", "A1")
        .human("blue", "A2")
        .defense("A1", red="basic")
        .defense("A2", red="basic")
        .defense("A3", red="basic")
        .defense("A4", red="basic")
        .defense("A5", red="basic")
        .defense("A6", red="improved", blue="fortified")
        .defense("B6", red="improved")
        .defense("C6", red="fortified")
        .play("1")
    )
    assert case.months("red") == 12
    assert case.months("blue") == 3
    assert case.view().players[0].months == 12


@pytest.mark.rule("SV-1.13", "SV-1.14")
def test_a_crate_is_a_month() -> None:
    """Two Crates and a Basic Defense: three Months."""
    case = (
        Board("A1 lake").human("red", "A1", crates=2).defense("A1", red="basic").play("1", "lake")
    )
    assert case.months("red") == 3


@pytest.mark.rule("SV-1.13")
def test_a_crate_does_nothing_else() -> None:
    """It buys nothing, is nothing to trade, and neither an attack nor the Meteorite takes it."""
    case = (
        Board("A1 forest, A2 lake, B1 prairie, G1 city")
        .human("red", "A1", crates=3)
        .human("blue", "A2", hand="1 rock")
        .zombie_player("green", original="B1")
        .turn("blue")
        .play("1", "2")
    )
    case.go("A1")
    assert case.whose == "green"  # no end step for Ben: Ruth has Crates, but no card to trade
    struck = ("SURVIVE!", "A", "1", "Meteorite")
    gone = ("SURVIVE!", "A", "SURVIVE!", "Meteorite")
    case.then(*struck, *gone).go("A1", "red")
    assert "red" in [event.data.get("zombie") for event in case.told("zombie")]
    assert [event.data["space"] for event in case.told("meteorite")[:1]] == ["A1"]
    assert case.player("red").crates == 3
    assert case.months("red") == 3


@pytest.mark.rule("SV-1.13")
def test_conversion_takes_the_crates() -> None:
    """Three Crates are out of the game with their owner's humanity."""
    case = Board("A1 lake").human("red", "A1", crates=3).human("blue", "A1").play("1", "city")
    case.go("A2")
    assert case.player("red").crates == 0
    assert case.months("red") == 0
    assert case.state.crates_left == 9


@pytest.mark.rule("SV-1.15", "SV-1.16", "SV-1.17", "SV-1.18")
def test_the_dice_and_the_coin() -> None:
    """Six faces to move, eight and eight for the space, and a coin of two sides; each face is on
    the die once, so all are equally likely."""
    case = Board("A1 lake").human("red", "A1").play("SURVIVE!", "C", "3", "Crate")
    movement, letters, numbers, coin = case.luck.picked[:4]
    assert sorted(movement) == ["1", "2", "3", "4", "5", "SURVIVE!"]
    assert sorted(letters) == ["A", "B", "C", "D", "E", "F", "G", "SURVIVE!"]
    assert sorted(numbers) == ["1", "2", "3", "4", "5", "6", "7", "SURVIVE!"]
    assert sorted(coin) == ["Crate", "Meteorite"]


@pytest.mark.rule("SV-1.19", "SV-2.15")
def test_the_white_meteorite_stays_and_the_dark_one_moves() -> None:
    """Two events bring the dark one to C3, then to E5; the white one never stirs."""
    luck = ("SURVIVE!", "C", "3", "Meteorite", "SURVIVE!", "E", "5", "Meteorite")
    board = Board("A1 lake, B1 lake", white="D4").human("red", "A1").human("blue", "B1")
    assert board.state.dark is None
    case = board.play(*luck)
    assert case.state.dark == "E5"
    assert case.state.white == "D4"
    landings = [event.data["space"] for event in case.told("meteorite")]
    assert landings == ["C3", "E5"]


@pytest.mark.rule("SV-1.20")
def test_quick_play_cards_are_help_and_no_game() -> None:
    """Nothing but the four elements is ever held, and the chart is a verb of its own."""
    case = opened(5)
    assert {card for player in case.state.players for card in player.hand} == {
        "crops",
        "water",
        "wood",
        "rock",
    }
    assert "chart" in GAME.verbs


@pytest.mark.rule("SV-1.21")
def test_the_words_are_written() -> None:
    """Two lines or more for eight event results, an opening for each role, nine token kinds."""
    parts: dict[str, dict[Any, list[DeckText]]] = {
        "roles": {**FLAVOUR.roles},
        "tokens": {**FLAVOUR.tokens},
        "events": {**FLAVOUR.events},
    }
    assert {name: len(part) for name, part in parts.items()} == {
        "roles": 3,
        "tokens": 9,
        "events": 8,
    }
    assert all(len(set(lines)) >= 2 for lines in parts["events"].values())
    assert all(
        str(line).strip() for part in parts.values() for lines in part.values() for line in lines
    )


@pytest.mark.rule("SV-1.21")
def test_the_words_are_heard() -> None:
    """Opening the game, finding a place and an event each bring one of the lines written."""
    case = opened(1, "D", "4", "1", "lake", "SURVIVE!", "A", "SURVIVE!", "Crate")
    facts = {"who": "Ruth", "left": "twelve months", "home": "the Red Village"}

    def is_heard(kind: str, lines: list[DeckText]) -> bool:
        return any(str(line.fill(facts)) in e.text for e in case.told(kind) for line in lines)

    case.pick("red")
    assert is_heard("role", FLAVOUR.roles["human"])
    case.go("D3")
    assert is_heard("discovery", FLAVOUR.tokens["lake"])
    assert is_heard("event", FLAVOUR.events["no-effect"])
