"""Hope Inhumanity: the road, the people on it, and the Scene before them."""

from __future__ import annotations

from typing import Any

from pictures.artist import FromFunctions
from rules.hope.view import Private, View

from . import board, words


def shows(view: View) -> str:
    """Everything but what is private."""
    public: dict[str, Any] = {"seat": None, "private": Private(), "veils": [], "proposals": []}
    return view.model_copy(update=public).model_dump_json()


ARTIST = FromFunctions(
    shows=shows,
    draw=board.draw,
    alt=words.alt,
    panel=words.panel,
    words=words.words,
    hand=words.hand,
    pages={"look": words.look},
)
