"""What the book of a game of Last Aurora makes of its log; its lines stand in test_told."""

from rules.aurora.words.retelling import WEIGHTS, explain_end, retell_event
from rules.engine import Event, Result
from rules.engine.course import HEAVY_WEIGHT
from tests.rules.aurora.positions import sit_down_at


def test_an_event_from_before_messages_is_retold_as_told() -> None:
    """Except for what the book leaves out."""
    old = "Ada sells the Leader."
    assert retell_event(Event(old, kind="lost", data={"seat": 0})).text == old
    assert retell_event(Event("Ada gains 3 Fuel.", kind="token", data={"seat": 0})).text == ""


def test_the_end_leaves_points_to_the_table_except_in_a_solo_game() -> None:
    why = "The Convoys take the ship. Ada has 11 points."
    several, alone = sit_down_at("ended taken").s, sit_down_at("solo").s
    assert explain_end(several, Result((0,), {0: 11, 1: 3}, why)) == "The Convoys take the ship."
    assert explain_end(alone, Result((0,), {0: 11}, why)) == why


def test_a_sold_survivor_weighs_as_much_as_a_dead_one_but_less_than_the_end() -> None:
    assert (
        HEAVY_WEIGHT < WEIGHTS["hands-over"] == WEIGHTS["loses-survivor"] < WEIGHTS["nobody-left"]
    )
