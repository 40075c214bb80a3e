"""What players read: the cause first, singular and plural, and words that fit who acts."""

from __future__ import annotations

import pytest

from rules.survive.content.flavour import FLAVOUR, kind_of_token
from rules.survive.model.board import SPACES
from rules.survive.model.components import TOKENS
from tests.rules.survive.build import Board, Case, crate, meteorite

S = "SURVIVE!"


def texts(case: Case, kind: str) -> list[str]:
    return [event.text for event in case.told(kind)]


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-7.6")
def test_one_crop_and_two_crops() -> None:
    """Taken, paid, offered to swap and to trade."""
    board = Board("D4 lake, D5 prairie").human("blue", "D4", hand="3 rock, 1 wood")
    case = board.human("red", "D5", hand="1 rock").play("1")
    assert case.view("blue").sheet.destinations[2].brings == "Prairie: 1 Crop"
    case.go("D5")
    assert case.said("Ben collects 1 Crop.")
    assert case.option("swap-rock-crops").label == "Swap 3 Rock for 1 Crop"
    assert case.option("build").detail == (
        "Pay 1 Crop and 1 Wood: the Defense at D5 is worth 1 Month"
    )
    case.go("trade-1")
    assert case.option("crops-1").label == "1 Crop"
    case.go("rock-1")
    assert [o.label for o in case.prompt.options if o.id.startswith("crops")] == ["1 Crop"]
    two = Board("D4 lake").human("blue", "D4").human("red").play("1", "prairie")
    two.go("D5")
    assert two.said("Ben takes 2 Crops.")


@pytest.mark.rule("SV-6.5")
@pytest.mark.parametrize(
    ("left", "words"),
    [
        (0, "The Crops pile is empty, so Ben takes nothing."),
        (1, "Ben takes 1 Crop, the last in the Crops pile."),
    ],
)
def test_a_short_pile_is_told_as_the_cause(left: int, words: str) -> None:
    """A Prairie found while the Bank has none, or one."""
    board = Board("D4 lake").human("blue", "D4").human("red", hand=f"{15 - left} crops")
    case = board.play("1", "prairie")
    case.go("D5")
    assert case.said(words)


@pytest.mark.rule("SV-15.10")
@pytest.mark.parametrize(
    ("drops", "owners", "words"),
    [
        (3, ("blue", "yellow"), "The 2 Defenses at D6 cost the Vampire 2 Blood Drops (now 1)."),
        (1, ("blue",), "The Defense at D6 costs the Vampire 1 Blood Drop (now 0)."),
        (3, ("blue",), "The Defense at D6 costs the Vampire 1 Blood Drop (now 2)."),
    ],
)
def test_what_the_walls_of_a_village_cost(drops: int, owners: tuple[str, ...], words: str) -> None:
    board = Board("D4 lake, D6 white village, A7 graveyard")
    board.vampire_player("green", "D4", drops=drops)
    for colour in owners:
        board.human(colour).defense("D6", **{colour: "basic"})
    case = board.play("1")
    case.go("D6")
    assert texts(case, "blood") == [words]


@pytest.mark.rule("SV-15.10")
def test_a_price_in_blood_stands_beside_the_village() -> None:
    board = Board("D4 lake, D6 white village, F4 red village, A7 graveyard")
    board.vampire_player("green", "D4", drops=2).human("blue").human("yellow")
    board.defense("D6", blue="basic").defense("F4", blue="basic", yellow="basic")
    case = board.play("1")
    assert case.option("D6").detail == "White Village: pay 1 Blood Drop, place the White Coffin"
    assert case.option("F4").detail == "Red Village: pay 2 Blood Drops, place the Red Coffin"


# -- causes ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-15.16", "SV-15.18", "SV-19.2")
def test_blood_is_told_with_where_it_comes_from() -> None:
    """Ben cannot defend, and two Zombies stand by: first the sucking, then what it brought."""
    board = Board("D4 lake, D6 lake, A7 graveyard, A1 city").vampire_player("green", "D4", drops=1)
    case = board.human("blue", "D6").zombie_player("red", white="D6", red="D6").play("1")
    case.go("D6", "suck")
    assert case.said("The Vampire sucks blood from Ben, the White Zombie and the Red Zombie at D6.")
    assert texts(case, "blood") == ["The Vampire gains 4 Blood Drops (now 5)."]


@pytest.mark.rule("SV-15.17", "SV-15.5")
@pytest.mark.parametrize(
    ("hand", "drops", "words"),
    [
        ("1 crops, 1 water", 3, "The Vampire gains no blood and still has 3 Blood Drops."),
        ("", 8, "The Vampire gains 1 Blood Drop (now 9)."),
        ("", 9, "The Vampire gains no blood and still has 9 Blood Drops."),
    ],
    ids=["defended", "room for one", "full"],
)
def test_what_it_gained_is_what_it_really_gained(hand: str, drops: int, words: str) -> None:
    board = Board("D4 lake, D6 lake, A7 graveyard").vampire_player("green", "D4", drops=drops)
    case = board.human("blue", "D6", hand=hand).play("1")
    case.go("D6", "suck")
    assert texts(case, "blood") == [words]


@pytest.mark.rule("SV-13.7", "SV-13.10", "SV-13.12")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        (
            Board("D4 blue village").human("blue", crates=1),
            "A Crate lands on D4, Ben's Home Village.",
        ),
        (
            Board("D4 lake").human("blue").defense("D4", blue="basic"),
            "A Crate lands on D4, where Ben has a Defense.",
        ),
        (Board("D4 lake").human("blue", "D4", crates=1), "A Crate lands on D4, where Ben stands."),
    ],
    ids=["home", "Defense", "standing there"],
)
def test_a_crate_taken_is_told_with_why_it_is_theirs(board: Board, why: str) -> None:
    case = board.play(*crate("D4"))
    assert case.said(why)
    assert case.said("Ben takes the Crate and now has 2 Months.")


@pytest.mark.rule("SV-13.4", "SV-13.8", "SV-13.15")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        (Board("D4 city").human("blue"), "on Zombie City at D4 and is lost."),
        (Board("D4 mountain").human("blue"), "on a Mountain at D4 and is lost."),
        (
            Board("D4 white village").human("blue"),
            "on the White Village at D4, which is nobody's home, and is lost.",
        ),
        (
            Board("D4 lake, A1 city").human("blue").zombie_player("red", original="D4"),
            "on D4, where a Monster stands, and is lost.",
        ),
        (Board(dark="D4").human("blue"), "on the dark Meteorite at D4 and is lost."),
        (Board(white="D4").human("blue"), "on the White Meteorite at D4 and is lost."),
    ],
)
def test_a_crate_lost_is_told_with_why(board: Board, why: str) -> None:
    assert board.play(*crate("D4")).said(f"A Crate lands {why}")


@pytest.mark.rule("SV-13.17")
@pytest.mark.parametrize(("crates", "words"), [(1, "a Crate"), (2, "2 Crates")])
def test_a_destination_says_how_many_crates_lie_there(crates: int, words: str) -> None:
    board = Board("D4 lake, D5 forest").human("blue", "D4").human("red").crate("D5", crates)
    assert board.play("1").option("D5").detail == f"Forest: 1 Wood, plus {words}"


@pytest.mark.rule("SV-9.10", "SV-9.9")
def test_an_empty_supply_is_told_where_a_crate_would_come() -> None:
    board = Board("A1 forest, A2 forest, G1 city").human("red", "A1", hand="1 wood, 1 rock")
    case = board.zombie_player("green", original="A2").human("blue").crates_left(0).play("1")
    case.go("A2")
    assert case.said("No Crates are left, so Ruth gets none.")


@pytest.mark.rule("SV-5.6")
def test_a_village_without_a_cube_for_it_tells_which_is_missing() -> None:
    """All five Basic stand elsewhere; two Improved are in stock."""
    board = Board("A1 lake, A2 lake, A3 lake, A4 lake, A5 lake, D4 lake").human("blue", "D4")
    for space in ("A1", "A2", "A3", "A4", "A5"):
        board.defense(space, blue="basic")
    case = board.human("red").play("1", "village-white")
    case.go("D5")
    assert case.said("Ben has no Basic Defense left to build at D5.")


@pytest.mark.rule("SV-5.4", "SV-1.14")
def test_a_free_defense_tells_the_months_that_come_of_it() -> None:
    case = Board("D4 lake").human("blue", "D4", crates=2).human("red").play("1", "village-white")
    case.go("D5")
    assert case.said("Ben gets a free Basic Defense at D5 and now has 3 Months.")


# -- Crates that are lost ------------------------------------------------------------------------


@pytest.mark.rule("SV-19.2", "SV-13.18")
@pytest.mark.parametrize(("crates", "words"), [(1, "a Crate"), (2, "2 Crates")])
def test_crates_under_a_monster_are_told(crates: int, words: str) -> None:
    """After its move: a Zombie's, and the Vampire's."""
    board = Board("D4 lake, D5 lake, A1 city").zombie_player("red", original="D4").human("blue")
    case = board.crate("D5", crates).play("2")
    case.go("D5")
    moved, lost = (e for e in case.told() if e.kind in ("move", "crate"))
    assert (moved.kind, lost.text) == ("move", f"The Original Zombie tramples {words} at D5.")
    board = Board("D4 lake, D6 lake, A7 graveyard").vampire_player("green", "D4").human("blue")
    case = board.crate("D6", crates).play("1")
    case.go("D6")
    moved, lost = (e for e in case.told() if e.kind in ("move", "crate"))
    assert (moved.kind, lost.text) == ("move", f"The Vampire tramples {words} at D6.")


@pytest.mark.rule("SV-19.2", "SV-12.12")
@pytest.mark.parametrize(
    ("crates", "words"),
    [(1, "The Meteorite crushes a Crate at A1."), (3, "The Meteorite crushes 3 Crates at A1.")],
)
def test_crates_under_the_meteorite_are_told(crates: int, words: str) -> None:
    case = Board().human("blue").crate("A1", crates).play(*meteorite("A1"))
    assert case.state.crates_out == crates
    assert texts(case, "crate") == [words]


@pytest.mark.rule("SV-19.2", "SV-16.2", "SV-13.19")
def test_what_a_converted_human_loses_is_told() -> None:
    """Cards, a Crate picked up in that very moment and another, and two Defenses."""
    board = Board("D4 lake, A1 lake").human("blue", "D4", hand="1 crops, 2 rock", crates=1)
    board.defense("D4", blue="basic").defense("A1", blue="basic").human("red").crate("D5")
    case = board.play("1", "city")
    case.go("D5")
    (told,) = texts(case, "conversion")
    assert told.startswith(
        "Ben is now the Zombie player. 1 Crop and 2 Rock go back to the Bank. "
        "2 Crates are lost. 2 Defenses leave the board."
    )
    assert case.said("The Original Zombie stands on Zombie City, D5.")


@pytest.mark.rule("SV-19.2", "SV-16.2", "SV-16.1")
def test_what_a_converted_human_did_not_have_is_not_told() -> None:
    case = Board("D4 lake").human("blue", "D4", crates=1).human("red").play("1", "graveyard")
    case.go("D5")
    (told,) = texts(case, "conversion")
    assert told.startswith("Ben is now the Vampire. A Crate is lost. ")
    assert "Bank" not in told
    assert "Defense" not in told
    assert case.said("The Vampire stands on the Graveyard, D5.")


# -- places ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(
    ("token", "name"),
    [
        ("city", "Zombie City"),
        ("graveyard", "the Vampire Graveyard"),
        ("village-white", "the White Village"),
        ("lake", "a Lake"),
        ("rocky", "a Rocky Landscape"),
    ],
)
def test_a_place_is_found_by_its_name(token: str, name: str) -> None:
    """What there is one of is not "a"."""
    case = Board("D4 lake").human("blue", "D4").human("red").play("1", token)
    case.go("D5")
    assert case.said(f"Ben discovers {name} at D5. ")


@pytest.mark.rule("SV-5.10", "SV-5.1")
def test_a_monster_that_finds_is_named_itself() -> None:
    board = Board("D4 lake, A1 city").zombie_player("red", original="D4").human("blue")
    case = board.play("2", "prairie")
    case.go("D5")
    assert case.said("The Original Zombie discovers a Prairie at D5. ")
    board = Board("D4 lake, A7 graveyard").vampire_player("green", "D4").human("blue")
    case = board.play("1", "prairie")
    case.go("D6")
    assert case.said("The Vampire discovers a Prairie at D6. ")


@pytest.mark.rule("SV-1.21", "SV-5.10")
def test_the_words_of_places_fit_whoever_finds_them() -> None:
    """They speak of the place, not to a Human who would take something."""
    for lines in FLAVOUR.tokens.values():
        for line in lines:
            assert not {"you", "your", "yours"} & {
                w.strip(".,;:").lower() for w in str(line).split()
            }


@pytest.mark.rule("SV-1.21")
@pytest.mark.parametrize("token", TOKENS)
def test_no_place_of_a_game_repeats_its_words(token: str) -> None:
    """As many lines as there are tokens of the kind, or Villages together."""
    same = [other for other in TOKENS if kind_of_token(other) == kind_of_token(token)]
    assert len(set(FLAVOUR.tokens[kind_of_token(token)])) >= sum(TOKENS[other] for other in same)


def lines_about_mountains(who: str) -> list[str]:
    facts = {"who": who, "left": "twelve months"}
    return [str(line.fill(facts)) for line in FLAVOUR.tokens["mountain"]]


@pytest.mark.rule("SV-1.21")
@pytest.mark.parametrize("white", ["G7", "A1", "D2"])
def test_all_lines_of_a_place_go_round_before_one_repeats(white: str) -> None:
    """Ruth walks along row 5 and back on row 4, finding nine Mountains one after another."""
    path = [*(f"{c}5" for c in "ABCDEFG"), "G4", "F4", "E4"]
    board = Board("A5 lake", white=white).human("red", "A5")
    case = board.play("1", *["mountain", "1"] * 9)
    for space in path[1:]:
        case.go(space)
    found = [text.partition(". ")[2] for text in texts(case, "discovery")]
    assert sorted(found) == sorted(lines_about_mountains("Ruth"))


@pytest.mark.rule("SV-1.21")
def test_tables_do_not_all_begin_with_the_same_line() -> None:
    """Where the White Meteorite fell decides; chance is not asked, for words must not move dice."""
    first = set()
    for white in SPACES:
        start = "B2" if white != "B2" else "F6"
        case = Board(f"{start} lake", white=white).human("red", start).play("1", "mountain", "3")
        before = case.luck.draws
        case.go(next(end for end in case.options if end != white))
        assert case.luck.draws == before + 2  # the token, and the next roll
        first |= {text.partition(". ")[2] for text in texts(case, "discovery")}
    assert first == set(lines_about_mountains("Ruth"))


@pytest.mark.rule("SV-1.21", "SV-12.6", "SV-12.10")
@pytest.mark.parametrize(
    ("board", "happening"),
    [
        (Board("A1 lake").human("blue").defense("A1", blue="basic"), "meteorite-structure"),
        (Board().human("blue").crate("A1"), "meteorite-empty"),
        (
            Board("A1 lake, A7 graveyard").human("blue").vampire_player("green").coffins(red="A1"),
            "meteorite-empty",
        ),
        (
            Board("A1 lake").human("blue", "A1").defense("A1", blue="basic").human("red"),
            "meteorite-human",
        ),
        (
            Board("A1 lake, A7 city").human("blue").zombie_player("red", original="A1"),
            "meteorite-monster",
        ),
    ],
    ids=["a Defense", "a Crate alone", "a Coffin alone", "a Human", "a Zombie"],
)
def test_the_words_of_a_meteorite_fit_what_it_struck(board: Board, happening: str) -> None:
    """A wall is spoken of where one stood."""
    case = board.play(*meteorite("A1"))
    (told,) = texts(case, "meteorite")
    line = told.removeprefix("The dark Meteorite lands on A1. ")
    left = "eleven months" if happening == "meteorite-human" else "twelve months"
    facts = {"who": "Ben", "months": "one month", "left": left, "monster": "the Original Zombie"}
    lines = [str(each.fill(facts)) for each in FLAVOUR.events[happening]]
    assert line in lines  # one of the happenings


@pytest.mark.rule("SV-1.21", "SV-5.10")
def test_a_line_about_a_place_names_the_monster_that_finds_it() -> None:
    board = Board("D4 lake, A7 graveyard").vampire_player("green", "D4").human("blue")
    case = board.play("1", "rocky")
    case.go("D6")
    found = texts(case, "discovery")[-1].partition(". ")[2]
    facts = {"who": "the Vampire", "left": "five Coffins"}
    assert found in [str(line.fill(facts)) for line in FLAVOUR.tokens["rocky"]]


@pytest.mark.rule("SV-1.21")
def test_everybody_at_a_full_table_wakes_to_other_words() -> None:
    assert len(set(FLAVOUR.roles["human"])) >= 5


@pytest.mark.rule("SV-3.6", "SV-11.5")
def test_an_event_says_survive_once() -> None:
    """The roll says it; then dice and coin."""
    case = Board().human("blue").play(S, "A", S, "Crate")
    assert case.said("The coordinate dice show A and SURVIVE!; the coin shows Crate.")
    assert [text for text in texts(case, "dice") if text.startswith(S)] == []
