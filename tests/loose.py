"""PNGs that have all their pixels, but are not compressed as hard as players' are, which takes a
tenth of a picture's time."""

from typing import Any

from PIL import Image

SAVE = Image.Image.save


def save_loosely(picture: Image.Image, into: Any, kind: str, **how: Any) -> None:
    SAVE(picture, into, kind, **how | {"compress_level": 1, "optimize": False})
