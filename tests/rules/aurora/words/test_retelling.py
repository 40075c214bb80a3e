"""What the book of a game of Last Aurora makes of its log; its lines stand in test_told."""

from rules.aurora.words.retelling import WEIGHTS, explain_end, retell_event
from rules.engine import Event, Result
from rules.engine.course import HEAVY
from tests.rules.aurora.positions import place


def test_what_was_told_before_there_were_messages_is_retold_as_told() -> None:
    """But not what the book leaves out."""
    old = "Ada sells the Leader."
    assert retell_event(Event(old, kind="lost", data={"seat": 0})).text == old
    assert retell_event(Event("Ada gains 3 Fuel.", kind="token", data={"seat": 0})).text == ""


def test_points_stand_in_a_table_but_for_those_of_the_automa() -> None:
    why = "The Convoys take the ship. Ada has 11 points."
    several, alone = place("ended taken").s, place("solo").s
    assert explain_end(several, Result((0,), {0: 11, 1: 3}, why)) == "The Convoys take the ship."
    assert explain_end(alone, Result((0,), {0: 11}, why)) == why


def test_a_survivor_sold_weighs_as_much_as_one_who_dies_and_less_than_the_end_of_all() -> None:
    assert HEAVY < WEIGHTS["hands-over"] == WEIGHTS["loses-survivor"] < WEIGHTS["nobody-left"]
