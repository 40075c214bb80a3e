"""What the book of a game of Last Aurora makes of its log."""

import pytest

from rules.aurora.words.retelling import explain_end, retell_event
from rules.engine import Event, Result
from tests.rules.aurora.build import Road


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("token", "Ada gains 3 Fuel.", ""),
        (
            "explore",
            "Ada: Leader and Cold Maiden go to Snowcat.",
            "Ada sends the Leader and the Cold Maiden to the Snowcat.",
        ),
        ("move", "Ben drives from 100 to 108b on 4 Fuel.", "Ben drives on."),
        ("move", "Ben drives from 122 to Q4 on 1 Fuel.", "Ben comes to the quay."),
        ("move", "Ben drives from Q4 to Q8.", "Ben drives on along the quay."),
        ("reveal", "Next on the road: The Final Howl. Night comes.", "The Final Howl."),
        ("ambush", "Riderwolves: Damage on the Truck.", "The Riderwolves strike again."),
        (
            "setup",
            "The road leads through The Saddle (2A), Sawmill Country (1A).",
            "The road leads through the Saddle and Sawmill Country.",
        ),
        ("left", "Left behind: Rendall and Randall.", "Rendall and Randall are left behind."),
        (
            "part",
            "Ada takes Snowcat in place of Hauler.",
            "Ada takes the Snowcat in place of the Hauler.",
        ),
        ("damage", "Riderwolves: Ada takes Damage on Flatbed 3.", "Ada's Flatbed takes a hit."),
        (
            "damage",
            "AC4: no Fame to lose: Ada takes Damage on Plough Blades 4.",
            "Ada's Plough Blades take a hit.",
        ),
        ("damage", "Bonus Action: Ada takes Damage on Flatbed 3.", ""),
        (
            "fire",
            "Ada fires Weapon 2 at Warwolves: 2 damage, and it jams: Damage on Crew Car 3.",
            "Ada fires at the Warwolves, and hits, and then the weapon jams.",
        ),
        ("fire", "Ada fires Weapon 2 at Ulmar: 0 damage.", "Ada fires at Ulmar, and misses."),
        ("fire", "Riderwolves: no hit.", ""),
        (
            "contamination",
            "Shortcut: Ada's Cold Maiden takes 1 Contamination.",
            "The contamination reaches Ada's Cold Maiden.",
        ),
        ("lost", "Hauler 1: Ada loses Cold Maiden.", "Ada loses the Cold Maiden."),
        ("aurora", "The Aurora moves to white 2.", ""),
        ("aurora", "The Aurora moves to red 3.", "The Aurora moves along the quay."),
    ],
)
def test_what_is_told(kind: str, text: str, said: str) -> None:
    assert retell_event(Event(text, kind=kind, data={"seat": 0})).text == said


def test_points_stand_in_a_table_but_for_those_of_the_automa() -> None:
    why = "The ship is taken. Ada has 11 points."
    several = Road(2).play().table.state
    assert explain_end(several, Result((0,), {0: 11, 1: 3}, why)) == "The ship is taken."
    alone = Road(solo=True).play().table.state
    assert explain_end(alone, Result((0,), {0: 11}, why)) == why
