"""Positions that were taken in the middle of a step."""

from random import Random

from rules import GAMES
from rules.engine import Table
from tests.drivers import open_table, random_play


def test_a_step_placed_from_the_middle_of_a_fight_begins_without_it() -> None:
    table = open_table(GAMES["posthuman"], 2, "placing")
    next(move for move in random_play(table, Random("placing")) if table.state.fights)
    fought = table.state.fights
    placed = Table.place("posthuman", table.state, "again")
    assert fought
    assert placed.state.phase == "act"
    assert placed.state.fights == {}
    assert {prompt.topic for prompt in placed.needed_prompts} == {"destination"}
