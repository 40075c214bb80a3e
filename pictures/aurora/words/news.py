"""Sentences for whose turn it is and what has changed, with which pictures and alt texts begin."""

from __future__ import annotations

from pictures.aurora.facts import PHASES, label_quay, list_drive_spaces, list_who_moved, name_of
from rules.aurora.view import View
from rules.kit.words import list_words

DOES = {"exploration": "explores", "movement": "drives", "fire": "fires"}
"""For each phase with turns, the verb for what the player does."""
GOES_ON = {
    "setup": "Everybody sets out",
    "rest": "Everybody rests",
    "ambush": "The Enemies lie in ambush",
    "enemies": "The Enemies fire",
    "end": "The round ends",
    "over": "The game is over",
}
"""For each other phase, what goes on while it is nobody's turn."""


def describe_turn(view: View, most: int = 32) -> str:
    """Say whose turn it is and what they do: "Ada drives"; or else what goes on."""
    if view.acting is None or view.phase not in DOES:
        return GOES_ON.get(view.phase, PHASES[view.phase])
    return f"{name_of(view, view.acting, most)} {DOES[view.phase]}"


def describe_change(view: View, most: int = 32) -> str:
    """Say in one line what happened last on the road, or how the game ended: "Ben drove from 101 to
    104a"."""
    if view.phase == "over":
        return {
            "taken": "The ship is taken",
            "missed": "The Aurora has sailed without anybody",
            "lost": "Nobody is left",
        }.get(view.ended, "")
    gone = list_who_moved(view)
    if view.phase == "movement" and gone:
        return _describe_drive(view, gone[-1], most)
    if gone:
        far = [who for who in gone if len(list_drive_spaces(view, who)) > 1]
        return f"{len(far)} of {len(gone)} have driven on" if far else "Nobody has driven on"
    return f"The Aurora lies at {label_quay(view)}"


def describe_changes(view: View, most: int = 32) -> str:
    """Say all that has happened on the road this round, for the alt text."""
    gone = list_who_moved(view) if view.phase != "over" else []
    return (
        list_words([_describe_drive(view, who, most) for who in gone])
        if gone
        else describe_change(view, most)
    )


def _describe_drive(view: View, who: int, most: int) -> str:
    spaces = list_drive_spaces(view, who)
    if len(spaces) == 1:
        return f"{name_of(view, who, most)} stayed on {spaces[0]}"
    return f"{name_of(view, who, most)} drove from {spaces[0]} to {spaces[-1]}"
