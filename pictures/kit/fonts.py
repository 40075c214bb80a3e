"""Letters: the one typeface there is on every machine, and what can be written in it.

It is Pillow's built-in Aileron. It knows Latin without accents and a little punctuation; what
else stands in a name is folded into that or left out.
"""

from __future__ import annotations

import io
import unicodedata
from functools import lru_cache
from typing import Any, TypeAlias

from PIL import ImageFont

_KNOWN = frozenset([*map(chr, range(0x20, 0x7F)), *"©«°±\u00b4·»\u2018\u2019“”…\u2039\u203a™"])
_FOLDED = str.maketrans(
    {"ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "æ": "ae", "Æ": "Ae"}
    | {"œ": "oe", "Œ": "Oe", "\u0131": "i", "þ": "th", "Þ": "Th", "ð": "d"}
    | {"\u2013": "-", "\u2014": "-"}
)
BOLD = 0.022
"""How far strokes are thickened for bold words, in parts of the size."""
BOLDER = 0.035
"""And for single letters on pieces."""


Mask: TypeAlias = tuple[Any, tuple[int, int]]
"""Letters as Pillow's core has them, and how far they lie from where they are written."""


class Typeface(ImageFont.FreeTypeFont):
    """A typeface that remembers what it has set: from one picture of a table to the next most words
    stay as they are, and bold ones take long."""

    def getmask2(  # noqa: PLR0917 - it replaces a method of Pillow's, which has as many
        self,
        text: str | bytes,
        mode: str = "",
        direction: str | None = None,
        features: list[str] | None = None,
        language: str | None = None,
        stroke_width: float = 0,
        anchor: str | None = None,
        ink: int = 0,
        start: tuple[float, float] | None = None,
        *args: Any,
        **kwargs: Any,
    ) -> Mask:
        """The letters, which are the same mask in any ink. Nothing is written in other directions,
        features or languages here."""
        return _make_letter_mask(
            self,
            text,
            mode,
            stroke_width=stroke_width,
            anchor=anchor,
            start=start,
            filled=bool(kwargs.get("stroke_filled")),
        )

    def getlength(self, text: str | bytes, *args: Any, **kwargs: Any) -> float:
        """Pixels from the beginning to the end of a line."""
        return _measure_line(self, text)


@lru_cache(maxsize=4000)
def _measure_line(face: Typeface, text: str | bytes) -> float:
    return ImageFont.FreeTypeFont.getlength(face, text)


@lru_cache(maxsize=1000)
def _make_letter_mask(
    face: Typeface,
    text: str | bytes,
    mode: str,
    *,
    stroke_width: float,
    anchor: str | None,
    start: tuple[float, float] | None,
    filled: bool,
) -> Mask:
    return ImageFont.FreeTypeFont.getmask2(
        face,
        text,
        mode,
        stroke_width=stroke_width,
        anchor=anchor,
        start=start,
        stroke_filled=filled,
    )


@lru_cache(maxsize=64)
def load_typeface(size: int) -> Typeface:
    """The typeface at this height in pixels."""
    found = ImageFont.load_default(size)
    assert isinstance(found, ImageFont.FreeTypeFont), "Pillow is built without FreeType"
    return Typeface(io.BytesIO(found.font_bytes), size, layout_engine=found.layout_engine)


@lru_cache(maxsize=512)
def make_writable(text: str, otherwise: str, most: int = 200) -> str:
    """The text as it can be written: accents dropped, strange signs left out; `otherwise` where
    no letter or digit is left. Of a text longer than `most` characters the rest is not looked at:
    no line is as long as that."""
    plain = unicodedata.normalize("NFKD", text[:most]).translate(_FOLDED)
    known = "".join(c if c in _KNOWN else " " if c.isspace() else "" for c in plain)
    kept = " ".join(known.split())
    return kept if any(c.isalnum() for c in kept) else otherwise


@lru_cache(maxsize=512)
def cut_to_width(text: str, size: int, width: int) -> str:
    """As much of a writable text as fits, with an ellipsis where it was cut."""
    if load_typeface(size).getlength(text) <= width:
        return text
    fits, many = 0, len(text)
    while fits < many:  # halving: some names are hundreds of letters long
        half = (fits + many + 1) // 2
        if load_typeface(size).getlength(text[:half].rstrip() + "…") <= width:
            fits = half
        else:
            many = half - 1
    return text[:fits].rstrip() + "…"
