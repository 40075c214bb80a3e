"""Sentences for whose turn it is and what has changed, with which pictures and alt texts begin."""

from pictures.aurora.facts import label_quay, list_drive_spaces, list_who_moved, name_of
from pictures.aurora.words import Message
from rules.aurora.view import View

TURNS = ("exploration", "movement", "fire")
"""The phases in which one player acts after the other."""


def describe_turn(view: View, most: int = 32) -> str:
    """Say whose turn it is and what they do: "Ada drives"; or else what goes on."""
    if view.acting is None or view.phase not in TURNS:
        return str(Message("nobodys-turn", phase=view.phase))
    return str(Message("turn", player=name_of(view, view.acting, most), phase=view.phase))


def describe_change(view: View, most: int = 32) -> str:
    """Say in one line what happened last on the road, or how the game ended: "Ben drove from 101 to
    104a"."""
    if view.phase == "over":
        return str(Message("ended", how=view.ended)) if view.ended else ""
    gone = list_who_moved(view)
    if view.phase == "movement" and gone:
        return str(_describe_drive(view, gone[-1], most))
    if gone:
        far = [who for who in gone if len(list_drive_spaces(view, who)) > 1]
        return str(Message("have-driven", count=len(far), all=len(gone)))
    return str(Message("lies-at", quay=label_quay(view)))


def describe_changes(view: View, most: int = 32) -> str:
    """Say all that has happened on the road this round, for the alt text."""
    gone = list_who_moved(view) if view.phase != "over" else []
    if not gone:
        return describe_change(view, most)
    return str(Message("drives", drives=[_describe_drive(view, who, most) for who in gone]))


def _describe_drive(view: View, who: int, most: int) -> Message:
    spaces, player = list_drive_spaces(view, who), name_of(view, who, most)
    if len(spaces) == 1:
        return Message("stayed", player=player, space=spaces[0])
    return Message("drove", player=player, start=spaces[0], end=spaces[-1])
