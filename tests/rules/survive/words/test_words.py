"""What players read of places, events and roles: names, and lines that fit what happened. What
the rules tell beside them stands in the rows of each chapter."""

import pytest

from rules.survive.content.flavour import FLAVOUR, find_token_kind
from rules.survive.model.board import SPACES
from rules.survive.model.components import TOKENS
from rules.survive.play.context import Aim
from tests.rules.survive.build import Board, Case, open_table
from tests.rules.survive.rows import Check, make_rows, read_luck

rows = make_rows()


@rows("""
SV-5.1 what there is one of is not "a" | D4 lake; blue D4; red
    | 1 {city/graveyard/village-white/lake/rocky} > D5 -> says Ben discovers
    {Zombie City/the Vampire Graveyard/the White Village/a Lake/a Rocky Landscape} at D5.
SV-5.10 SV-5.1 a Monster is named itself | D4 lake, A1 {city/graveyard};
    red {zombies original/vampire} D4; blue
    | {2/1} prairie > {D5/D6}
    -> says The {Original Zombie/Vampire} discovers a Prairie at {D5/D6}.
""")
def test_a_discovery_names_the_place(check: Check) -> None:
    check()


def list_texts(case: Case, kind: str) -> list[str]:
    return [event.text for event in case.told(kind)]


def fill_lines(lines: list, **facts: str) -> list[str]:
    return [str(line.fill(facts)) for line in lines]


@pytest.mark.rule("SV-1.21", "SV-5.10")
def test_lines_about_places_do_not_address_the_reader() -> None:
    for lines in FLAVOUR.tokens.values():
        for line in lines:
            words = {word.strip(".,;:").lower() for word in str(line).split()}
            assert not words & {"you", "your", "yours"}


@pytest.mark.rule("SV-1.21")
def test_the_opening_a_discovery_and_an_event_each_bring_a_line() -> None:
    case = open_table(1, "D", "4", "1", "lake", *read_luck("quiet")).go("red", "D3")
    facts = {"who": "Ruth", "left": "twelve months", "home": "the Red Village"}
    for kind, lines in (
        ("role", FLAVOUR.roles["human"]),
        ("discovery", FLAVOUR.tokens["lake"]),
        ("event", FLAVOUR.events["no-effect"]),
    ):
        assert any(line in text for line in fill_lines(lines, **facts) for text in case.texts(kind))


@pytest.mark.rule("SV-1.21")
@pytest.mark.parametrize("token", TOKENS)
def test_each_place_in_a_game_can_have_a_line_of_its_own(token: str) -> None:
    """As many lines as there are tokens of the kind, or Villages together."""
    same = [other for other in TOKENS if find_token_kind(other) == find_token_kind(token)]
    assert len(set(FLAVOUR.tokens[find_token_kind(token)])) >= sum(TOKENS[other] for other in same)


MOUNTAINS = fill_lines(FLAVOUR.tokens["mountain"], who="Ruth", left="twelve months")


@pytest.mark.rule("SV-1.21")
@pytest.mark.parametrize("white", ["G7", "A1", "D2"])
def test_all_lines_of_a_place_are_used_before_one_repeats(white: str) -> None:
    """Ruth walks along row 5 and back on row 4, finding nine Mountains one after another."""
    path = [*(f"{c}5" for c in "ABCDEFG"), "G4", "F4", "E4"]
    case = Board(f"A5 lake; start {white}; red A5").play("1", *["mountain", "1"] * 9)
    case.go(*path[1:])
    found = [text.partition(". ")[2] for text in list_texts(case, "discovery")]
    assert sorted(found) == sorted(MOUNTAINS)


@pytest.mark.rule("SV-1.21")
def test_tables_do_not_all_begin_with_the_same_line() -> None:
    """Where the White Meteorite fell decides; chance is not asked, for words must not move dice."""
    first = set()
    for white in SPACES:
        start = "B2" if white != "B2" else "F6"
        case = Board(f"{start} lake; start {white}; red {start}").play("1", "mountain", "3")
        before = case.luck.draws
        case.go(next(end for end in case.options if end != white))
        assert case.luck.draws == before + 2  # the token, and the next roll
        first |= {text.partition(". ")[2] for text in list_texts(case, "discovery")}
    assert first == set(MOUNTAINS)


@pytest.mark.rule("SV-1.21", "SV-12.6", "SV-12.10")
@pytest.mark.parametrize(
    ("told", "happening"),
    [
        ("A1 lake; blue basic A1", "meteorite-structure"),
        ("blue; crates A1", "meteorite-empty"),
        ("A1 lake, A7 graveyard; blue; green vampire coffins red A1", "meteorite-empty"),
        ("A1 lake; blue A1 basic A1; red", "meteorite-human"),
        ("A1 lake, A7 city; blue; red zombies original A1", "meteorite-monster"),
    ],
)
def test_a_meteorites_line_fits_what_it_struck(told: str, happening: str) -> None:
    """A wall is spoken of where one stood."""
    (text,) = list_texts(Board(told).play(*read_luck("meteorite-A1")), "meteorite")
    left = "eleven months" if happening == "meteorite-human" else "twelve months"
    facts = {"who": "Ben", "months": "one month", "left": left, "monster": "the Original Zombie"}
    line = text.removeprefix("The dark Meteorite lands on A1. ")
    assert line in fill_lines(FLAVOUR.events[happening], **facts)


@pytest.mark.rule("SV-1.21", "SV-5.10")
def test_a_line_about_a_place_names_the_monster_that_finds_it() -> None:
    board = Board("D4 lake, A7 graveyard; green vampire D4; blue")
    found = list_texts(board.play("1", "rocky").go("D6"), "discovery")[-1].partition(". ")[2]
    assert found in fill_lines(FLAVOUR.tokens["rocky"], who="the Vampire", left="five Coffins")


@pytest.mark.rule("SV-1.21", "SV-17.1", "SV-17.7", "SV-17.10")
@pytest.mark.parametrize(
    ("told", "left"),
    [
        ("blue D4 10 crates", "two months"),
        ("blue D4 11 crates", "one month"),
        ("blue D4 12 crates", "nothing but the way home"),
        ("blue D4 12 crates basic D4", "nothing but the way home"),
        ("A1 city; blue zombies original+red A1 white D4", "four Zombies in the city"),
        ("A1 graveyard; blue vampire D4 coffins red+green A1 white D4", "three Coffins"),
    ],
)
def test_lines_say_what_a_player_still_needs(told: str, left: str) -> None:
    case = Board(f"D4 lake; {told}; red").play("1")
    assert str(Aim(case.table, 0)["left"]) == left
