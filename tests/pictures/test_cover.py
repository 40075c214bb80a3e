"""The covers on the shelf: every game brings one."""

import io

import pytest
from PIL import Image

import pictures
from rules import GAMES

HEAVY = 150 * 1024
"""Bytes: five of them come with one message."""
SHORT, LONG = 20, 300
"""Characters of alt text that say what is seen, and that somebody listens to."""


@pytest.mark.usefixtures("packed")
@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_cover(key: str) -> None:
    drawing = pictures.find_cover(key)
    assert drawing is not None, f"{GAMES[key].title} has no cover: write pictures/{key}/cover.py."
    png, alt = drawing.draw(drawing.facts), drawing.alt(drawing.facts)
    picture = Image.open(io.BytesIO(png))
    assert picture.format == "PNG"
    assert picture.width == picture.height >= 160
    assert len(png) <= HEAVY
    assert SHORT <= len(alt) <= LONG


def test_no_two_covers_are_alike() -> None:
    covers = [cover for key in GAMES if (cover := pictures.find_cover(key)) is not None]
    assert len({cover.draw(cover.facts) for cover in covers}) == len(covers)
    assert len({cover.alt(cover.facts) for cover in covers}) == len(covers)
    assert pictures.find_cover("kit") is None


async def test_a_cover_is_painted_off_the_event_loop_and_once() -> None:
    painted = await pictures.paint("survive", pictures.find_cover("survive"))
    assert painted.png.startswith(b"\x89PNG")
    assert await pictures.paint("survive", pictures.find_cover("survive")) is painted
