"""Ledger section 22: every verb answers a question of that verb, or opens a page."""

from __future__ import annotations

import pytest

from rules.survive import GAME
from tests.rules.survive.build import Board, Case, opened
from tests.rules.survive.play.monsters.test_zombies_in_villages import village
from tests.rules.survive.test_hidden import trading

ANSWERS = {
    "colour",
    "move",
    "stay",
    "attack",
    "suck",
    "build",
    "swap",
    "trade",
    "accept",
    "refuse",
    "done",
    "call",
}
PAGES = {"moves", "chart", "goal"}
"""Pages of the game's own, drawn from the view."""
GENERAL = {"hand", "board", "log"}
"""Commands that every game has; a game does not name them again."""


def end_step() -> Case:
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="3 crops, 1 wood")
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5")
    return case


def before_attack() -> Case:
    board = Board("D4 lake, D5 lake, A1 city").human("blue", "D4", hand="3 wood, 3 rock")
    case = board.zombie_player("red", original="D5", white="D5").play("1")
    case.go("D5")
    return case


def on_city() -> Case:
    return Board("D4 city").zombie_player("red", original="D4").human("blue").play("2")


def drinking() -> Case:
    board = Board("D4 lake, D6 lake, A7 graveyard").vampire_player("green", "D4", drops=1)
    case = board.human("blue", "D6").play("1")
    case.go("D6")
    return case


def attacking() -> Case:
    case = before_attack()
    case.go("white")
    return case


@pytest.mark.rule("SV-2.7", "SV-4.19", "SV-14.2", "SV-9.7", "SV-15.16", "SV-8.7", "SV-17.17")
@pytest.mark.parametrize(
    ("verb", "where", "options"),
    [
        ("colour", lambda: opened(2), {"red", "blue"}),
        ("move", lambda: Board("D4 lake").human("blue", "D4").play("1"), {"C4", "D3"}),
        ("move", lambda: village(2, original="D3", red="D5").play("2"), {"original", "group-D4"}),
        ("stay", on_city, {"stay"}),
        ("attack", before_attack, {"original", "white"}),
        ("attack", drinking, {"attack"}),
        ("suck", drinking, {"suck"}),
        ("build", end_step, {"build"}),
        ("swap", end_step, {"swap-crops-water"}),
        ("trade", end_step, {"trade-1"}),
        ("accept", trading, {"accept"}),
        ("refuse", trading, {"refuse"}),
        ("done", end_step, {"done"}),
        ("done", attacking, {"done"}),
        ("call", lambda: Board().round(2).human("blue").play("1"), {"call"}),
    ],
)
def test_a_verb_answers_questions_of_that_verb(verb: str, where, options: set[str]) -> None:
    """Each of these options is offered under the verb, somewhere at the table."""
    case: Case = where()
    offered = {o.id for p in case.table.prompts for o in p.options if o.verb == verb}
    assert options <= offered


def test_the_game_brings_the_ledgers_verbs() -> None:
    """All but the general ones, each with a line of help."""
    assert set(GAME.verbs) == ANSWERS | PAGES
    assert not GENERAL & set(GAME.verbs)
    assert all(0 < len(line) <= 100 for line in GAME.verbs.values())


@pytest.mark.rule("SV-4.19", "SV-19.5")
def test_moves_is_a_private_page() -> None:
    """Own legal destinations, and what each would bring."""
    case = Board("D4 lake, D5 forest").human("blue", "D4").human("red").play("1")
    brings = {d.space: d.brings for d in case.view("blue").sheet.destinations}
    assert set(brings) == case.ends
    assert brings["D5"] == "Forest: 1 Wood"
    assert brings["C4"] == "unexplored"


@pytest.mark.rule("SV-7.1", "SV-7.5")
def test_hand_tells_what_it_pays_for() -> None:
    """Crops, Water and Wood pay a Basic, an attack on the Vampire and a defence against it."""
    case = Board().human("blue", hand="1 crops, 1 water, 1 wood").human("red").play("3")
    sheet = case.view("blue").sheet
    assert {act for act, paid in sheet.pays.items() if paid} == {
        "basic",
        "attack vampire",
        "defend vampire",
    }


@pytest.mark.rule("SV-17.1", "SV-17.15")
def test_goal_tells_how_far_along_one_is() -> None:
    """Three Months and two elements: nine Months and two elements missing, 18 of 60."""
    case = Board().human("blue", hand="2 crops, 1 rock", crates=3).human("red").play("3")
    view = case.view("blue")
    assert (view.sheet.months_missing, view.sheet.missing) == (9, ["water", "wood"])
    assert view.players[0].progress == 18
