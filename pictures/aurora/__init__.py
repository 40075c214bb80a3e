"""Last Aurora: Frostlands: the frozen road, the Zone, and the Convoys."""

from __future__ import annotations

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from rules.aurora.view import View

from . import board, facts, hand, pages, panel, short, words


def pictures(view: View) -> tuple[Drawing, ...]:
    """One: the road, the Zone and the Convoys."""
    return (Drawing("table", "The table", facts.public(view), board.draw, short.alt),)


ARTIST = FromFunctions(
    pictures=pictures,
    panel=panel.panel,
    words=words.words,
    hand=hand.hand,
    pages={"pile": pages.pile, "crew": pages.survivors, "convoy": pages.convoy},
)
