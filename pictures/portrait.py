"""Draw a player's portrait as it is shown beside their name in pictures."""

import io
from dataclasses import dataclass

from .kit.faces import Face
from .kit.players import Mark, draw_player

HIGH = 240


@dataclass(frozen=True, slots=True)
class Portrait:
    """A player's mark and face (`pictures/kit/players.py`)."""

    mark: Mark
    face: Face


def draw(portrait: Portrait) -> bytes:
    """Draw the portrait as a PNG."""
    held = io.BytesIO()
    drawn = draw_player(portrait.mark, portrait.face, HIGH)
    drawn.quantize(128).save(held, "PNG", compress_level=7)
    return held.getvalue()
