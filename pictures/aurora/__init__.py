"""Last Aurora: Frostlands: the frozen road, the Zone, and the Convoys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.aurora.view import View

from . import board, facts, hand, pages, panel, short, words


class AuroraArtist:
    """See `pictures.Artist`."""

    pages: Mapping[str, Callable[[View], str]] = {
        "pile": pages.pile,
        "crew": pages.survivors,
        "convoy": pages.convoy,
    }

    def shows(self, view: View) -> str:
        return facts.shows(view)

    def draw(self, view: View) -> bytes:
        return board.draw(view)

    def alt(self, view: View) -> str:
        return short.alt(view)

    def panel(self, view: View) -> str:
        return panel.panel(view)

    def words(self, view: View) -> str:
        return words.words(view)

    def hand(self, view: View) -> str:
        return hand.hand(view)


ARTIST = AuroraArtist()
