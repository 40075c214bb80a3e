"""Load the typeface of the pictures, and turn names into letters that it knows.

The typeface is Aileron 1.102. Its author, Sora Sagano, has waived all rights (CC0). The file has
the glyphs that Pillow ships, and the other letters of western Europe. Letters that it lacks are
replaced by similar ones or left out.
"""

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from PIL import ImageFont

_FILE = Path(__file__).with_name("aileron.ttf")
_KNOWN = frozenset(map(chr, [*range(0x20, 0x7F), *range(0xC0, 0x100)])) | frozenset(
    "ŒœŸ¡©«¬°±·»¿•€…™\u2010\u2013\u2014\u2018\u2019\u201a“”„\u2039\u203a\u00b4"
)
_FOLDED = str.maketrans("łŁđĐ\u0131\u2044\u2212", "lLdDi/-")
BOLD = 0.022
"""How much strokes are thickened for bold words, as a share of the size."""
BOLDER = 0.035
"""How much strokes are thickened for single letters on pieces."""


Mask: TypeAlias = tuple[Any, tuple[int, int]]
"""Letters as Pillow's core draws them, and their offset from the place where they are written."""


class Typeface(ImageFont.FreeTypeFont):
    """A typeface that remembers the words that it has drawn. Most words stay the same from one
    picture of a table to the next, and bold words take long to draw."""

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
        """Return the letters' mask, which is the same for any ink. Other directions, features and
        languages are not supported, as nothing here uses them."""
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
        """Find how many pixels long a line is."""
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
    """Return the typeface at this height in pixels."""
    return Typeface(_FILE, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=512)
def make_writable(text: str, otherwise: str, most: int = 200) -> str:
    """Reduce a text to characters that the font has, without the accents that it lacks. Return
    `otherwise` if no letter or digit is left. Only the first `most` characters count, because no
    line is longer."""
    found = unicodedata.normalize("NFC", text[:most])
    plain = "".join(c if c in _KNOWN else unicodedata.normalize("NFKD", c) for c in found)
    known = "".join(
        c if c in _KNOWN else " " if c.isspace() else "" for c in plain.translate(_FOLDED)
    )
    kept = " ".join(known.split())
    return kept if any(c.isalnum() for c in kept) else otherwise


@lru_cache(maxsize=512)
def cut_to_width(text: str, size: int, width: int) -> str:
    """Cut a writable text to this width, with an ellipsis if anything is cut off."""
    if load_typeface(size).getlength(text) <= width:
        return text
    fits, many = 0, len(text)
    while fits < many:  # bisect, because some names are hundreds of letters long
        half = (fits + many + 1) // 2
        if load_typeface(size).getlength(text[:half].rstrip() + "…") <= width:
            fits = half
        else:
            many = half - 1
    return text[:fits].rstrip() + "…"
