"""Survive! on its map table."""

from pictures.artist import FromFunctions

from . import board, facts, hand, panel, words

ARTIST = FromFunctions(
    shows=facts.shows,
    draw=board.draw,
    alt=words.alt,
    panel=panel.panel,
    words=words.words,
    hand=hand.hand,
    pages={"moves": hand.moves, "chart": hand.chart, "goal": hand.goal},
)
