"""Survive! on its map table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.survive.view import View

from . import board, facts, hand, panel, words


class SurviveArtist:
    """See `pictures.Artist`."""

    pages: Mapping[str, Callable[[View], str]] = {
        "moves": hand.moves,
        "chart": hand.chart,
        "goal": hand.goal,
    }

    def shows(self, view: View) -> str:
        return facts.shows(view)

    def draw(self, view: View) -> bytes:
        return board.draw(view)

    def alt(self, view: View) -> str:
        return words.alt(view)

    def panel(self, view: View) -> str:
        return panel.panel(view)

    def words(self, view: View) -> str:
        return words.words(view)

    def hand(self, view: View) -> str:
        return hand.hand(view)


ARTIST = SurviveArtist()
