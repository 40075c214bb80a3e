"""Books whose pictures take no time: a few pixels, in a colour that says what is drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pictures.drawing import Drawing


def make_coloured_png(said: bytes, _facts: Any = None) -> bytes:
    """A small PNG in a colour that depends on these bytes."""
    from PIL import Image

    held = io.BytesIO()
    Image.new("RGB", (6, 4), tuple(sha256(said).digest()[:3])).save(held, "PNG")
    return held.getvalue()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures are a few pixels, in a colour that all their facts decide."""
    from documents.book import front_and_back, material

    honest, charted = material.find_drawing, front_and_back.make_chart_drawing

    def plain(drawing: Drawing | None) -> Drawing | None:
        if drawing is None:
            return None
        return replace(drawing, draw=partial(make_coloured_png, drawing.fingerprint))

    for module in (material, front_and_back):
        monkeypatch.setattr(module, "find_drawing", lambda *given: plain(honest(*given)))
    monkeypatch.setattr(front_and_back, "make_chart_drawing", lambda past: plain(charted(past)))
    monkeypatch.setattr(
        front_and_back.book_cover, "draw", lambda shown: make_coloured_png(repr(shown).encode())
    )
    monkeypatch.setattr(
        front_and_back.portrait, "draw", lambda shown: make_coloured_png(repr(shown).encode())
    )
    yield
