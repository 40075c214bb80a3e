"""Survive! on its map table."""

from __future__ import annotations

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from rules.survive.view import View

from . import board, facts, hand, panel, words


def pictures(view: View) -> tuple[Drawing, ...]:
    """One: the map, and how everybody stands."""
    return (Drawing("table", "The table", facts.shown(view), board.draw, words.alt),)


ARTIST = FromFunctions(
    pictures=pictures,
    panel=panel.panel,
    words=words.words,
    hand=hand.hand,
    pages={"moves": hand.moves, "chart": hand.chart, "goal": hand.goal},
)
