"""SV-2: the setup."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from tests.rules.survive.build import Board, Case, opened

COLOURS = ("red", "blue", "yellow", "green", "white")


def settled(count: int, *luck: str) -> Case:
    """A table whose players have taken the colours in colour order, one after another; the fifth
    has no choice left."""
    case = opened(count, *luck)
    for seat in range(min(count, 4)):
        (prompt,) = (p for p in case.table.prompts if p.seat == seat and not p.optional)
        case.table.answer(prompt.id, [COLOURS[seat]])
    return case


def colour_question(case: Case, seat: int) -> tuple[str, list[str]]:
    """The open question about a seat's colour: its id, and the colours it offers."""
    (prompt,) = (p for p in case.table.prompts if p.seat == seat and not p.optional)
    return prompt.id, [option.id for option in prompt.options]


@pytest.mark.rule("SV-2.1")
def test_the_board_starts_without_tokens() -> None:
    """All 48 are in the bag when the first player is asked to move."""
    case = settled(2, "D", "4", "5", "1")
    assert case.state.tokens == {}
    assert sum(case.state.bag.values()) == 48


@pytest.mark.rule("SV-2.2", "SV-5.1")
def test_nobody_knows_what_the_bag_will_give() -> None:
    """From the very same position one table draws a Lake and the other a Mountain; before that
    everybody saw the same counts, and afterwards everybody sees the token."""

    def table(token: str) -> Case:
        return Board("A1 lake").human("red", "A1").human("blue", "A1").play("1", token)

    lake, mountain = table("lake"), table("mountain")
    assert lake.table.dump() == mountain.table.dump()
    for colour in ("red", "blue", None):
        assert lake.view(colour) == mountain.view(colour)
    lake.go("A2")
    mountain.go("A2")
    for colour in ("red", "blue", None):
        assert lake.view(colour).tokens["A2"] == "lake"
        assert mountain.view(colour).tokens["A2"] == "mountain"
    (event,) = lake.told("discovery")
    assert event.seats is None


@pytest.mark.rule("SV-2.3")
def test_what_is_left_in_the_bag_is_public() -> None:
    """Two Lakes and a Village lie on the board: a spectator counts six Lakes and no such Village
    in the bag."""
    bag = Board("A1 lake, B1 lake, C1 red village").human("red", "A1").play().view().bag
    assert bag["lake"] == 6
    assert bag["village-red"] == 0
    assert bag["mountain"] == 9
    assert sum(bag.values()) == 45


@pytest.mark.rule("SV-2.5")
def test_the_piles_are_public() -> None:
    """A spectator sees how many cards each pile has left."""
    case = Board("A1 lake").human("red", "A1", hand="4 crops, 1 rock").play()
    assert case.view().bank == {"crops": 11, "water": 15, "wood": 15, "rock": 14}


@pytest.mark.rule("SV-2.6")
def test_everybody_starts_as_a_human_with_nothing() -> None:
    """No cards, no Crates, eight cubes in stock each."""
    case = settled(5, "D", "4", "5", "1", "1", "1", "1")
    for player in case.state.players:
        assert player.role == "human"
        assert sum(player.hand.values()) == 0
        assert player.crates == 0
        assert player.cubes == {"basic": 5, "improved": 2, "fortified": 1}


@pytest.mark.rule("SV-2.7")
def test_colours_are_taken_openly_in_any_order() -> None:
    """Yara picks first and takes White; the others no longer find it; all hear of it."""
    case = opened(3, "D", "4", "5", "1", "1")
    asked, _ = colour_question(case, 2)
    (event,) = case.table.answer(asked, ["white"])
    assert event.seats is None
    assert case.view().players[2].colour == "white"
    for seat in (0, 1):
        assert colour_question(case, seat)[1] == ["red", "blue", "yellow", "green"]
    with pytest.raises(Illegal):
        case.table.answer(colour_question(case, 0)[0], ["white"])


@pytest.mark.rule("SV-2.7")
def test_the_silent_get_the_first_free_colour() -> None:
    """Ruth takes Blue; Ben says nothing and gets Red, Yara then Yellow."""
    case = opened(3, "D", "4", "5", "1", "1")
    case.table.answer(colour_question(case, 0)[0], ["blue"])
    case.table.lapse_prompt(colour_question(case, 1)[0])
    case.table.lapse_prompt(colour_question(case, 2)[0])
    assert [player.colour for player in case.state.players] == ["blue", "red", "yellow"]


@pytest.mark.rule("SV-2.7")
def test_who_is_left_with_one_colour_is_not_asked() -> None:
    """Of five, four pick; the fifth gets the last, and play begins."""
    case = opened(5, "D", "4", "5", "1", "1", "1", "1")
    for seat, colour in ((0, "white"), (1, "red"), (4, "blue"), (2, "green")):
        case.table.answer(colour_question(case, seat)[0], [colour])
    assert case.player("yellow") is case.state.players[3]
    assert case.said("Gil plays Yellow.")
    assert case.state.phase == "turns"


@pytest.mark.rule("SV-2.8", "SV-2.10")
def test_the_dice_choose_where_all_begin() -> None:
    """B and 6: the White Meteorite and every avatar are on B6."""
    case = settled(3, "B", "6", "5", "1", "1")
    assert case.state.white == "B6"
    assert [player.space for player in case.state.players] == ["B6", "B6", "B6"]


@pytest.mark.rule("SV-2.9")
@pytest.mark.parametrize("first", [("SURVIVE!", "3"), ("C", "SURVIVE!"), ("SURVIVE!", "SURVIVE!")])
def test_survive_on_a_coordinate_die_rolls_both_again(first: tuple[str, str]) -> None:
    """Neither die of such a roll counts: the second roll, E and 2, stands alone."""
    case = settled(2, *first, "E", "2", "5", "1")
    assert case.state.white == "E2"


@pytest.mark.rule("SV-2.11")
def test_no_token_comes_under_the_white_meteorite() -> None:
    """Nobody can end there to discover, and neither a Crate nor the Meteorite draws a token."""
    case = (
        Board("B2 lake", white="A2")
        .human("red", "B2")
        .human("blue", "B2")
        .play("SURVIVE!", "A", "2", "Crate", "SURVIVE!", "A", "2", "Meteorite", "1")
    )
    assert case.whose == "red"
    assert case.ends == {"B1", "B3", "C2"}
    assert set(case.state.tokens) == {"B2"}
    assert case.state.dark == "A2"


@pytest.mark.rule("SV-2.12", "SV-2.14", "SV-2.16")
def test_the_highest_roll_begins_and_play_goes_in_joining_order() -> None:
    """Ben rolls 5 against 2 and 1: Ben, Yara, Ruth, and then the second round begins with Ben."""
    case = settled(3, "D", "4", "2", "5", "1", *("SURVIVE!", "A", "SURVIVE!", "Crate") * 3, "2")
    rolls = [(event.data["seat"], event.text.split(":")[0]) for event in case.told("roll")]
    assert rolls == [(1, "Round 1"), (2, "Round 1"), (0, "Round 1"), (1, "Round 2")]
    assert case.whose == "blue"
    assert case.state.round == 2


@pytest.mark.rule("SV-2.13")
def test_survive_counts_as_nothing_when_rolling_for_the_start() -> None:
    """The Movement Die: Ruth shows SURVIVE!, Ben a 1; Ben begins, and no event happens."""
    case = settled(2, "D", "4", "SURVIVE!", "1")
    assert case.luck.picked[2] == case.luck.picked[3] == ("1", "2", "3", "4", "5", "SURVIVE!")
    assert case.turn == "blue"
    assert case.state.dark is None
    assert case.state.crates_left == 12


@pytest.mark.rule("SV-2.13")
def test_only_the_tied_highest_roll_again() -> None:
    """5, 2, 5: Ruth and Yara again, 3 and 3, and again, 1 and 4: Yara begins."""
    case = settled(3, "D", "4", "5", "2", "5", "3", "3", "1", "4")
    assert case.turn == "yellow"
    assert case.luck.script == []


@pytest.mark.rule("SV-2.15")
def test_the_dark_meteorite_begins_off_the_board() -> None:
    """It enters by an event."""
    assert settled(2, "D", "4", "5", "1").state.dark is None


@pytest.mark.rule("SV-2.16")
def test_a_round_is_a_turn_of_each() -> None:
    """Round 3 goes on after Ruth's turn and is over after Ben's, who began second."""
    quiet = ("SURVIVE!", "A", "SURVIVE!", "Crate")
    case = Board("A1 lake").human("red", "A1").human("blue", "A1").round(3).play(*quiet)
    assert (case.turn, case.state.round) == ("blue", 3)
    case = Board("A1 lake").human("red", "A1").human("blue", "A1").round(3).play(*quiet, *quiet)
    assert (case.turn, case.state.round) == ("red", 4)
