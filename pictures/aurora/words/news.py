"""Whose turn it is, and what has changed since: the first words of a picture, and of its alt
text."""

from __future__ import annotations

from pictures.aurora.facts import PHASES, drive, moved, name_of, quay
from rules.aurora.view import View
from rules.kit.words import listed

DOES = {"exploration": "explores", "movement": "drives", "fire": "fires"}
"""What somebody whose turn it is does, by phase."""
GOES_ON = {
    "setup": "Everybody sets out",
    "rest": "Everybody rests",
    "ambush": "The Enemies lie in ambush",
    "enemies": "The Enemies fire",
    "end": "The round ends",
    "over": "The game is over",
}
"""What goes on where it is nobody's turn."""


def turn(view: View, most: int = 32) -> str:
    """ "Ada drives"."""
    if view.acting is None or view.phase not in DOES:
        return GOES_ON.get(view.phase, PHASES[view.phase])
    return f"{name_of(view, view.acting, most)} {DOES[view.phase]}"


def change(view: View, most: int = 32) -> str:
    """The last thing that happened on the road, short enough for a line: "Ben drove from 101 to
    104a"."""
    if view.phase == "over":
        return {
            "taken": "The ship is taken",
            "missed": "The Aurora has sailed without anybody",
            "lost": "Nobody is left",
        }.get(view.ended, "")
    gone = moved(view)
    if view.phase == "movement" and gone:
        return _drove(view, gone[-1], most)
    if gone:
        far = [who for who in gone if len(drive(view, who)) > 1]
        return f"{len(far)} of {len(gone)} have driven on" if far else "Nobody has driven on"
    return f"The Aurora lies at {quay(view)}"


def changes(view: View, most: int = 32) -> str:
    """Everything of that kind, for the alt text."""
    gone = moved(view) if view.phase != "over" else []
    return listed([_drove(view, who, most) for who in gone]) if gone else change(view, most)


def _drove(view: View, who: int, most: int) -> str:
    spaces = drive(view, who)
    if len(spaces) == 1:
        return f"{name_of(view, who, most)} stayed on {spaces[0]}"
    return f"{name_of(view, who, most)} drove from {spaces[0]} to {spaces[-1]}"
