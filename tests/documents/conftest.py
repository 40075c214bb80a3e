"""Pictures that cost no time, for the tests of what is made of them."""

import io
from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest
from PIL import Image

from documents.replay import film, making
from documents.replay.page import InlinePicture
from pictures import Drawing
from tests.forked_workers import forked_workers

__all__ = ["forked_workers"]


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that are quickly painted, and no two of different facts alike."""

    def paint(_: Any, still: Any) -> bytes:
        return plain_picture(still.drawing)

    def stand(drawing: Drawing) -> InlinePicture:
        src = f"data:image/png;base64,{b64encode(plain_picture(drawing)).decode()}"
        return InlinePicture(src, drawing.alt(drawing.facts), drawing.title, 36, 32)

    monkeypatch.setattr(film._Studio, "_paint_still", paint)
    monkeypatch.setattr(making, "paint_inline_picture", stand)


def plain_picture(drawing: Drawing) -> bytes:
    """A picture in which every byte of the facts counts."""
    parts = [drawing.fingerprint + bytes([number]) for number in range(36)]
    content = b"".join(sha256(part).digest() for part in parts)
    picture = Image.frombytes("L", (36, 32), content)
    found = io.BytesIO()
    picture.convert("P").save(found, "PNG")
    return found.getvalue()
