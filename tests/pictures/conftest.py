"""Pictures whose files cost little time, for the tests of what is drawn."""

from typing import Any

import pytest
from PIL import Image

SAVE = Image.Image.save


@pytest.fixture(autouse=True)
def loose(monkeypatch: pytest.MonkeyPatch) -> None:
    """PNGs have all their pixels, but are not compressed as hard as they could be, which takes a
    tenth of a picture's time."""

    def save(picture: Image.Image, into: Any, kind: str, **how: Any) -> None:
        SAVE(picture, into, kind, **how | {"compress_level": 1, "optimize": False})

    monkeypatch.setattr(Image.Image, "save", save)


@pytest.fixture
def packed(loose: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """PNGs are those that players get, for tests of their bytes."""
    monkeypatch.setattr(Image.Image, "save", SAVE)
