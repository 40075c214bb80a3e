"""Every game has a cover for the shelf."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import pictures
from cogs import limits
from pictures.scenery import SIDE
from rules import GAMES


@pytest.mark.parametrize("key", list(GAMES))
def test_each_game_has_a_cover_and_says_what_it_shows(key: str) -> None:
    cover = pictures.cover(key)
    assert cover is not None, f"pictures/{key}/cover.py is missing"
    with Image.open(io.BytesIO(cover.png)) as image:
        assert image.format == "PNG"
        assert image.size == (SIDE, SIDE)
        colours = image.convert("RGB").getcolors(SIDE * SIDE)
        assert colours is not None and len(colours) > 20, "it is blank"
    assert 20 <= len(cover.alt) <= limits.ALT
    assert cover.alt.endswith(".")


def test_a_game_without_a_cover_has_none() -> None:
    assert pictures.cover("chess") is None
