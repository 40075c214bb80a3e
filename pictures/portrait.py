"""A player's portrait, as it stands beside their name in pictures."""

from __future__ import annotations

import io
from dataclasses import dataclass

from .kit.faces import Face
from .kit.players import Mark, draw_player

HIGH = 240


@dataclass(frozen=True, slots=True)
class Portrait:
    """Whose it is: their mark and their face (`pictures/kit/players.py:faces`)."""

    mark: Mark
    face: Face


def draw(portrait: Portrait) -> bytes:
    """The portrait as a PNG."""
    held = io.BytesIO()
    drawn = draw_player(portrait.mark, portrait.face, HIGH)
    drawn.quantize(128).save(held, "PNG", optimize=True)
    return held.getvalue()
