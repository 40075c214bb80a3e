"""What words in pictures are written in and on, found while they are drawn."""

from dataclasses import dataclass
from typing import Any

import pytest
from PIL import Image, ImageDraw

from pictures.kit.canvas import Colour
from pictures.kit.tones import LEAST_CONTRAST, measure_contrast

SAMPLES = (40, 16)
"""Pixels of the ground that are looked at, across and down."""
SOLID = 200
"""Alpha from which a stamp is a ground; what is written on nothing is not judged."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Words, their colour and the colour that most of their ground has."""

    words: str
    ink: Colour
    ground: Colour

    @property
    def contrast(self) -> float:
        return measure_contrast(self.ink, self.ground)


class InkedWords:
    """Every line of words and every letter on a mark, with ink and ground."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.found: list[Pair] = []
        draw = ImageDraw.ImageDraw.text

        def text(on: Any, xy: Any, words: Any, *args: Any, **kwargs: Any) -> None:
            anchor = kwargs.get("anchor")
            box = on.textbbox(xy, str(words), font=kwargs["font"], anchor=anchor)
            ground = _find_ground(on._image, tuple(map(round, box)))
            if ground is not None and str(words).strip():
                self.found.append(Pair(str(words), tuple(kwargs["fill"][:3]), ground))
            draw(on, xy, words, *args, **kwargs)

        patch.setattr(ImageDraw.ImageDraw, "text", text)

    @property
    def weak(self) -> dict[tuple[Colour, Colour], tuple[float, list[str]]]:
        """The pairs of colours that are not read, with their contrast and some of their words."""
        weak: dict[tuple[Colour, Colour], tuple[float, list[str]]] = {}
        for pair in self.found:
            if pair.contrast < LEAST_CONTRAST:
                held = weak.setdefault((pair.ink, pair.ground), (round(pair.contrast, 2), []))
                if pair.words not in held[1] and len(held[1]) < 4:
                    held[1].append(pair.words)
        return weak


def _find_ground(image: Image.Image, box: tuple[int, ...]) -> Colour | None:
    """The colour that most of a piece of a picture has; None where most of it is nothing."""
    left, top, right, bottom = box
    if right <= left or bottom <= top:
        return None
    part = image.crop((left, top, right, bottom)).resize(SAMPLES, Image.Resampling.NEAREST)
    sampled: Any = part.convert("RGBA").getcolors(SAMPLES[0] * SAMPLES[1])
    _, (red, green, blue, alpha) = max(sampled)
    return (red, green, blue) if alpha >= SOLID else None
