"""Show Survive! as a map on a table."""

from typing import Any

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from pictures.survive import board, facts, hand
from pictures.survive.marks import people
from pictures.survive.words import Message, panel
from pictures.survive.words import descriptions as words
from rules.engine import Prompt
from rules.survive.model.board import SPACES
from rules.survive.view import View


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """Make the one public picture: the map, and how everybody stands."""
    shown, title = facts.make_shown_view(view), str(Message("table"))
    return (Drawing("table", title, shown, board.draw, words.describe_picture),)


def list_private_pictures(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """Make a picture of where exactly the player may go, if they are asked for a space and the
    table's picture cannot show it, because it depends on their cards or on which Zombie moves."""
    offered = [option.id for option in prompt.options] if prompt is not None else []
    spaces = tuple(space for space in SPACES if space in offered)
    if view.seat is None or not spaces or (set(spaces) == set(view.reach) and not view.contested):
        return ()
    shown = facts.make_shown_view(view).model_copy(update={"reach": [], "contested": []})
    going = board.Going(shown, spaces)
    title = str(Message("going"))
    return (Drawing("going", title, going, board.draw_going, words.describe_going),)


ARTIST = FromFunctions(
    pictures=list_pictures,
    panel=panel.format_panel,
    words=words.describe_table,
    hand=hand.format_hand,
    private=list_private_pictures,
    marks=people.make_seat_marks,
    pages={"moves": hand.describe_moves, "chart": hand.describe_costs, "goal": hand.describe_goal},
)
