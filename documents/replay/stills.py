"""Makes pictures that are part of the page's HTML and need no script."""

from __future__ import annotations

import io
from base64 import b64encode
from dataclasses import dataclass, field

from PIL import Image

from pictures import Drawing


@dataclass(frozen=True, slots=True)
class Standing:
    """A picture for the page. `src`: a data address that contains the whole image."""

    src: str = field(repr=False)
    alt: str
    title: str
    width: int
    height: int


def paint_still(drawing: Drawing) -> Standing:
    """Paint the drawing."""
    picture = Image.open(io.BytesIO(drawing.draw(drawing.facts))).convert("RGB")
    written = io.BytesIO()
    picture.save(written, "WEBP", lossless=True, quality=70, method=4)
    src = f"data:image/webp;base64,{b64encode(written.getvalue()).decode()}"
    return Standing(src, drawing.alt(drawing.facts), drawing.title, *picture.size)
