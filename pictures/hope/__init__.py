"""Hope Inhumanity: the road, the people on it, and the Scene before them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.hope.view import Private, View

from . import board, words


class HopeArtist:
    """See `pictures.Artist`."""

    pages: Mapping[str, Callable[[View], str]] = {"look": words.look}

    def shows(self, view: View) -> str:
        """Everything but what is private."""
        public: dict[str, Any] = {"seat": None, "private": Private(), "veils": [], "proposals": []}
        return view.model_copy(update=public).model_dump_json()

    def draw(self, view: View) -> bytes:
        return board.draw(view)

    def alt(self, view: View) -> str:
        return words.alt(view)

    def panel(self, view: View) -> str:
        return words.panel(view)

    def words(self, view: View) -> str:
        return words.words(view)

    def hand(self, view: View) -> str:
        return words.hand(view)


ARTIST = HopeArtist()
