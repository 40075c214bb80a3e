"""SV-18: absent players, and what is done for them. The deadline's clock is the table's keeper's;
here is what the rules do when it has run out."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine import Table
from tests.drivers import is_petition, opened, random_play, shown
from tests.rules.survive.build import Board, Case
from tests.rules.survive.play.test_ending import quiet_blue

SET = "1 crops, 1 water, 1 wood, 1 rock"


@pytest.mark.rule("SV-18.1", "SV-24.20")
@pytest.mark.parametrize("number", range(10))
def test_every_question_carries_a_legal_default_which_a_lapse_carries_out(number: int) -> None:
    """At moments of random games: letting a question run out is answering it with its default."""
    rnd = Random(f"lapse {number}")
    table = opened("survive", 1 + number % 5, f"lapse {number}", {"last_dawn": 20})
    for _ in random_play(table, rnd):
        if rnd.random() > 0.05:
            continue
        for prompt in table.prompts:
            prompt.read(prompt.default)
            if prompt.optional:
                continue
            lapsed, answered = (Table.load(table.dump()) for _ in range(2))
            told = lapsed.lapse_prompt(prompt.id)
            assert told == answered.answer(prompt.id, prompt.default)
            assert lapsed.state == answered.state


@pytest.mark.rule("SV-18.2")
def test_three_defaults_in_a_row_make_a_player_absent() -> None:
    """Two do not; an answer between begins the count again."""
    case = quiet_blue()
    assert case.table.absent_seats == frozenset()
    case.then("mountain", "1").lapse()
    assert case.table.absent_seats == {case.seat("blue")}
    other = quiet_blue()
    new = next(end for end in sorted(other.ends) if end not in other.state.tokens)
    other.then("mountain", "1").go(new)
    assert other.table.absent_seats == frozenset()


@pytest.mark.rule("SV-18.2")
def test_whoever_acts_again_is_present_again() -> None:
    """By coming back, or by answering."""
    case = quiet_blue()
    case.then("mountain", "1").lapse()
    case.table.return_seat(case.seat("blue"))
    assert case.table.absent_seats == frozenset()
    case = quiet_blue()
    case.then("mountain", "1").lapse()
    new = next(end for end in sorted(case.ends) if end not in case.state.tokens)
    case.then("mountain", "1").go(new)
    new = next(end for end in sorted(case.ends) if end not in case.state.tokens)
    case.then("mountain", "1").go(new)
    assert case.table.absent_seats == frozenset()


# -- defaults of a Human ---------------------------------------------------------------------------

READY = {"hand": SET, "crates": 12}
"""All but the landing."""


def human(spaces: str, hand: str = "", crates: int = 0) -> Board:
    """Ben on D4 with C4, D3, D5 and E4 around him; Red is far away."""
    board = Board(f"D4 lake, {spaces}, A1 city")
    return board.human("blue", "D4", hand=hand, crates=crates).human("red")


AWAY = ", D3 mountain, E4 mountain"


@pytest.mark.rule("SV-18.3")
@pytest.mark.parametrize(
    ("board", "to"),
    [
        (human("C4 lake, E4 blue village", **READY).defense("C4", blue="basic"), "E4"),
        (human("C4 lake, E4 blue village", SET, 10).defense("C4", blue="basic"), "C4"),
        (human("C4 lake, D5 lake").defense("D5", blue="basic"), "D5"),
        (human("C4 lake, D5 lake").defense("C4", red="basic"), "D5"),
        (human("C4 red village, D5 lake, D3 mountain").defense("D5", red="basic"), "D5"),
        (human("D5 red village, E4 mountain"), "D5"),
        (human(f"C4 lake{AWAY}", "1 wood, 1 rock").zombies(white="C4"), "D5"),
        (human("C4 lake, D3 lake, D5 lake, E4 lake"), "C4"),
        (human("D3 lake, E4 lake"), "D3"),
        (human("C4 red village", "1 wood, 1 rock").zombies(red="C4"), "D3"),
        (human("C4 red village, E4 white village", "1 wood, 1 rock").zombies(red="C4"), "E4"),
        (human("C4 lake, E4 blue village", SET, 12).zombies(white="E4"), "C4"),
        (human(f"C4 lake, D5 lake{AWAY}", "1 wood, 1 rock").zombies(white="C4", red="D5"), "C4"),
    ],
    ids=[
        "winning landing before own Defense",
        "home without the Months is a Village",
        "own Defense before none",
        "no Defense before another's",
        "another's Defense before a Village",
        "Village before unexplored",
        "unexplored before a Monster",
        "lowest coordinate",
        "lowest coordinate of the class",
        "unexplored before a Village with a Monster",
        "a Village without a Monster before one with",
        "a winning landing among Monsters comes last",
        "only Monsters: lowest coordinate",
    ],
)
def test_default_destination_of_a_human(board: Board, to: str) -> None:
    assert board.play("1").prompt.default == [to]


@pytest.mark.rule("SV-18.3", "SV-18.7", "SV-18.9")
def test_a_class_that_is_not_meant_now_is_no_class() -> None:
    """A1 is within reach, and the lowest coordinate. Home does not win, not all Zombies are up, no
    Coffin is loose: it is the next class that counts, and A1 is not of it."""
    man = Board("A2 lake, B2 lake, A3 blue village").human("blue", "A2").human("red")
    case = man.defense("B2", blue="basic").play("1")
    assert {"A1", "A3"} <= case.ends
    assert case.prompt.default == ["B2"]
    dead = Board("A2 lake, B2 white village, A3 city").zombie_player("red", original="A2")
    case = dead.human("blue").play("2")
    assert {"A1", "A3"} <= case.ends
    assert case.prompt.default == ["B2"]
    thirsty = Board("A3 lake, B4 white village, C3 graveyard").vampire_player("red", "A3")
    case = thirsty.human("blue").play("1")
    assert {"A1", "C3"} <= case.ends
    assert case.prompt.default == ["B4"]


def attacking(hand: str, vampire: bool = False, **zombies: str) -> Case:
    """Ben goes to D5 where they are."""
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard").human("blue", "D4", hand=hand)
    board.zombie_player("red", **zombies)
    if vampire:
        board.vampire_player("green", "D5", drops=2)
    case = board.play("1")
    case.go("D5")
    return case


@pytest.mark.rule("SV-18.4", "SV-9.7")
@pytest.mark.parametrize(
    ("zombies", "vampire", "first"),
    [
        (("red", "blue", "original"), True, "original"),
        (("red", "blue", "white"), False, "blue"),
        (("white", "red", "green"), False, "red"),
        (("white",), True, "white"),
    ],
)
def test_default_attack(zombies: tuple[str, ...], vampire: bool, first: str) -> None:
    """The Original, else the own colour, else colour order, else the Vampire; and exactly one."""
    case = attacking("3 crops, 3 water, 3 wood, 3 rock", vampire, **dict.fromkeys(zombies, "D5"))
    assert case.prompt.default == [first]
    case.lapse()
    assert case.prompt.default == ["done"]


@pytest.mark.rule("SV-18.4")
def test_default_attack_is_one_that_can_be_paid() -> None:
    """Without Rock only the Vampire can be fought; the Zombies are left out."""
    case = attacking("1 crops, 1 water, 1 wood", True, original="D5")
    assert case.options == ["vampire"]
    assert case.prompt.default == ["vampire"]


@pytest.mark.rule("SV-18.5", "SV-18.6", "SV-3.13")
def test_default_of_the_end_step_builds_once_and_neither_swaps_nor_trades() -> None:
    """Rich in a Village beside Red: one step is built, then the turn ends."""
    board = Board("D4 lake, D5 white village").human("blue", "D4", hand="5 crops, 5 water, 5 wood")
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5")
    assert {"build", "trade-1", "swap-crops-rock", "done"} <= set(case.options)
    case.lapse()
    assert case.state.defenses["D5"] == {"blue": "basic"}
    case.go("swap-crops-rock")
    assert case.prompt.default == ["done"]
    case.lapse()
    assert case.whose == "red"
    assert case.state.defenses["D5"] == {"blue": "basic"}


@pytest.mark.rule("SV-18.5", "SV-18.6")
def test_default_without_a_step_to_build_is_to_end_the_turn() -> None:
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="5 water")
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5")
    assert case.prompt.default == ["done"]


@pytest.mark.rule("SV-18.6", "SV-8.3")
def test_default_of_an_offer_is_to_refuse_and_of_making_one_never_mind() -> None:
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="5 water")
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5", "trade-1")
    assert case.prompt.default == ["back"]
    case.go("water-1")
    assert case.prompt.default == ["back"]
    case.go("rock-1")
    (offer,) = [p for p in case.asked("red") if p.options[0].verb == "accept"]
    assert offer.default == ["refuse"]
    assert offer.optional
    case.lapse()
    assert case.state.offer is None
    assert case.hand("red") == {"rock": 1}


# -- defaults of the Monsters ----------------------------------------------------------------------

UP = dict.fromkeys(("red", "blue", "yellow", "green", "white"), "G1")
"""All coloured Zombies, far away."""


def zombie(spaces: str, **others: str) -> Board:
    """The Original on D4 with C4, D3, D5 and E4 around it."""
    board = Board(f"{spaces}, G1 lake" if "D4" in spaces else f"D4 lake, {spaces}, G1 lake")
    return board.zombie_player("red", **{"original": "D4", **others})


@pytest.mark.rule("SV-18.7", "SV-14.3")
@pytest.mark.parametrize(
    ("board", "to"),
    [
        (zombie("E4 city, C4 lake", **UP).human("blue", "C4"), "E4"),
        (zombie("C4 city, E4 white village", red="G1"), "E4"),
        (zombie("C4 lake, E4 white village, A1 city").human("blue", "C4"), "E4"),
        (zombie("C4 white village, E4 lake, A1 city").human("green").human("yellow", "E4"), "C4"),
        (zombie("E4 lake, A1 city").human("blue", "E4"), "E4"),
        (zombie("E4 lake, A1 city", blue="G1").human("blue", "E4"), "C4"),
        (zombie("C4 lake, D3 lake, E4 lake, A1 city"), "D5"),
        (zombie("C4 lake, D3 lake, D5 lake, E4 lake, A1 city"), "C4"),
    ],
    ids=[
        "City when all six are up",
        "Village before the City while not all are up",
        "Village before a Human",
        "Village, though a Human is there to attack",
        "a Human whose Zombie is off the board",
        "not one whose Zombie is up: unexplored",
        "unexplored before any other",
        "any other: lowest coordinate",
    ],
)
def test_default_destination_of_a_zombie(board: Board, to: str) -> None:
    """The Original is the default of the order, too."""
    case = board.play("2")
    if len(case.state.zombies) > 1:
        assert case.prompt.default == ["original"]
        case.go("original")
    assert case.prompt.default == [to]


@pytest.mark.rule("SV-18.7")
def test_default_of_a_zombie_spares_the_village_it_cannot_enter_alone() -> None:
    board = zombie("C4 white village, A1 city").human("blue").human("yellow")
    case = board.defense("C4", blue="basic", yellow="basic").play("2")
    assert case.prompt.default == ["D3"]


@pytest.mark.rule("SV-18.8", "SV-14.2")
def test_default_on_zombie_city_is_to_stay_once_all_six_are_up() -> None:
    case = zombie("D4 city, E4 white village", **UP).play("2")
    case.go("original")
    assert case.prompt.default == ["stay"]
    case = zombie("D4 city, E4 white village", red="G1").play("2")
    case.go("original")
    assert case.prompt.default == ["E4"]


def vampire(spaces: str, drops: int = 0, **coffins: str) -> Board:
    """The Vampire on D4, to go two steps: B4, C3, C5, D2, D6, E3, E5 or F4."""
    return Board(f"D4 lake, {spaces}").vampire_player("red", "D4", drops=drops, **coffins)


ALL = dict.fromkeys(("red", "blue", "yellow", "green", "white"), "F4")


@pytest.mark.rule("SV-18.9")
@pytest.mark.parametrize(
    ("board", "to"),
    [
        (vampire("F4 graveyard, B4 white village, G1 lake", red="G1"), "F4"),
        (vampire("F4 graveyard, B4 lake", 1, **ALL).human("blue", "B4"), "F4"),
        (vampire("F4 graveyard, B4 lake", 0, **ALL).human("blue", "B4"), "B4"),
        (vampire("F4 graveyard, E5 white village, B4 lake").human("blue", "B4"), "E5"),
        (vampire("A7 graveyard, E5 white village, D6 lake").human("blue", "D6"), "E5"),
        (vampire("A7 graveyard, E5 lake, A1 city").zombies(red="E5"), "E5"),
        (vampire("A7 graveyard, B4 lake, C3 lake"), "C5"),
        (vampire("F4 lake, B4 lake, C3 lake, C5 lake, D2 lake, D6 lake, E3 lake, E5 forest"), "B4"),
    ],
    ids=[
        "Graveyard while a Coffin is loose",
        "Graveyard where it wins",
        "not the Graveyard without a Drop",
        "Village before prey; the Graveyard brings nothing",
        "Village before prey",
        "prey before unexplored: Zombies too",
        "unexplored before any other",
        "any other: lowest coordinate",
    ],
)
def test_default_destination_of_the_vampire(board: Board, to: str) -> None:
    assert board.play("1").prompt.default == [to]


@pytest.mark.rule("SV-18.10")
@pytest.mark.parametrize("number", range(10))
def test_out_of_turn_one_may_only_answer_an_offer_or_a_call(number: int) -> None:
    """In every question of random games, an undo's petition apart."""
    rnd = Random(f"turns {number}")
    table = opened("survive", 2 + number % 4, f"turns {number}", {"last_dawn": 20})
    for _ in random_play(table, rnd):
        if table.state.phase != "turns":
            continue
        for prompt in table.prompts:
            if prompt.seat != table.state.turn and not is_petition(prompt):
                assert {o.verb for o in prompt.options} <= {"accept", "refuse", "call"}
                assert prompt.optional
    assert shown(table)["waiting"] == []
