"""Survive! on its map table."""

from __future__ import annotations

from typing import Any

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from pictures.survive import board, facts, hand
from pictures.survive.marks import people
from pictures.survive.words import descriptions as words
from pictures.survive.words import panel
from rules.engine import Prompt
from rules.survive.model.board import SPACES
from rules.survive.view import View


def pictures(view: View) -> tuple[Drawing, ...]:
    """One: the map, and how everybody stands."""
    return (Drawing("table", "The table", facts.shown(view), board.draw, words.alt),)


def private(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """Where exactly whoever is asked may go, if the table's picture cannot tell: it depends on
    their cards, or on which Zombie is to go."""
    offered = [option.id for option in prompt.options] if prompt is not None else []
    spaces = tuple(space for space in SPACES if space in offered)
    if view.seat is None or not spaces or (set(spaces) == set(view.reach) and not view.contested):
        return ()
    shown = facts.shown(view).model_copy(update={"reach": [], "contested": []})
    going = board.Going(shown, spaces)
    return (Drawing("going", "Where you can go", going, board.draw_going, words.alt_going),)


ARTIST = FromFunctions(
    pictures=pictures,
    panel=panel.panel,
    words=words.words,
    hand=hand.hand,
    private=private,
    marks=people.marks,
    pages={"moves": hand.moves, "chart": hand.chart, "goal": hand.goal},
)
