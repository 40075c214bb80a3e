"""The covers on the shelf: every game brings one."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import pictures
from rules import GAMES

HEAVY = 150 * 1024
"""Bytes: five of them come with one message."""
SHORT, LONG = 20, 300
"""Characters of alt text that say what is seen, and that somebody listens to."""


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_cover(key: str) -> None:
    cover = pictures.cover(key)
    assert cover is not None, f"{GAMES[key].title} has no cover: write pictures/{key}/cover.py."
    picture = Image.open(io.BytesIO(cover.png))
    assert picture.format == "PNG"
    assert picture.width == picture.height >= 160
    assert len(cover.png) <= HEAVY
    assert SHORT <= len(cover.alt) <= LONG


def test_no_two_covers_are_alike() -> None:
    covers = [cover for key in GAMES if (cover := pictures.cover(key)) is not None]
    assert len({cover.png for cover in covers}) == len(covers)
    assert len({cover.alt for cover in covers}) == len(covers)


def test_a_game_without_one_is_known_by_that() -> None:
    assert pictures.cover("kit") is None
