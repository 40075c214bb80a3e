"""Last Aurora: Frostlands: the frozen road, the Zone, and the Convoys."""

from pictures.artist import FromFunctions

from . import board, facts, hand, pages, panel, short, words

ARTIST = FromFunctions(
    shows=facts.shows,
    draw=board.draw,
    alt=short.alt,
    panel=panel.panel,
    words=words.words,
    hand=hand.hand,
    pages={"pile": pages.pile, "crew": pages.survivors, "convoy": pages.convoy},
)
