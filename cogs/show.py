"""What a seat may see: by the game's artist, or, where a game has none, in words from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

import pictures
from rules.engine.clipping import clip

from . import limits, text

WORDS = 3500


class Plain:
    """An artist for games without one: names its view's fields, and draws nothing."""

    pages: Mapping[str, Callable[[Any], str]] = {}

    def shows(self, view: BaseModel) -> str:
        """All that there is."""
        return view.model_dump_json()

    def draw(self, view: BaseModel) -> bytes:
        """Never asked for."""
        raise LookupError("There is nothing to draw with.")

    def alt(self, view: BaseModel) -> str:
        """The facts in short."""
        return clip(self.words(view), limits.ALT)

    def panel(self, view: BaseModel) -> str:
        """Everything stands in the words already."""
        return ""

    def words(self, view: BaseModel) -> str:
        """Every field that is set, a line each."""
        return clip("\n".join(_lines(view.model_dump(mode="json"))), WORDS)

    def hand(self, view: BaseModel) -> str:
        """The seat's own view holds its hand among the rest."""
        return self.words(view)


def _lines(fields: dict[str, Any]) -> Iterator[str]:
    for name, value in fields.items():
        if value not in (None, "", [], {}):
            yield f"- {text.plain(name.replace('_', ' ').capitalize())}: {text.plain(_said(value))}"


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_said, value))
    if isinstance(value, dict):
        return "; ".join(f"{name} {_said(part)}" for name, part in value.items())
    return str(value)


PLAIN = Plain()


def artist(game_key: str) -> pictures.Artist:
    """The game's artist, or the plain one."""
    return pictures.artist(game_key) or PLAIN


async def picture(game_key: str, view: BaseModel) -> pictures.Picture | None:
    """The picture of a view; None for a game without an artist."""
    if pictures.artist(game_key) is None:
        return None
    return await pictures.paint(game_key, view)
