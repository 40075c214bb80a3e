"""Icons: small, unlike each other, and seen on any page; each beside words that the game uses."""

import io
from pathlib import Path
from typing import cast

import pytest
from PIL import Image

from pictures.icons import ICON_SIDE, draw, drawing, find_icons, hash_pixels, make_framed
from pictures.kit.canvas import Colour
from pictures.kit.tones import measure_contrast
from rules import GAMES
from tests.template_game import find_path

KEYS = sorted(GAMES)
ROOT = Path(__file__).parents[2]
MOST_BYTES = 256 * 1024
"""Of an emoji's picture, as Discord allows."""
NAME_ROOM = 32 - len("__01234567")
SHOWN = 22
"""Pixels of a side, beside words."""
PAGES = {"dark": (49, 51, 56), "light": (255, 255, 255)}
"""The grounds of Discord's messages."""
SEEN = 1.5
"""The contrast from which on a pixel is told from its ground."""


def open_icon(key: str, name: str) -> Image.Image:
    with Image.open(io.BytesIO(draw((key, name)))) as found:
        found.load()
        return found


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_icons_discord_accepts(key: str) -> None:
    found = find_icons(key)
    assert 8 <= len(found) <= 25
    for name in found:
        assert name.isascii() and name.isalpha() and name.islower()
        assert len(key) + len(name) <= NAME_ROOM
        png = draw((key, name))
        assert png.startswith(b"\x89PNG") and len(png) < MOST_BYTES
        drawn = open_icon(key, name)
        assert drawn.size == (ICON_SIDE, ICON_SIDE) and drawn.mode == "RGBA"
        clear = drawn.getchannel("A").histogram()[0]
        assert 0 < clear < ICON_SIDE * ICON_SIDE * 0.7, f"{name}: nothing round it, or little of it"


@pytest.mark.parametrize("key", KEYS)
def test_no_two_icons_of_a_game_look_alike_or_share_a_word(key: str) -> None:
    found = find_icons(key)
    assert len({hash_pixels(draw((key, name))) for name in found}) == len(found)
    words = [word for icon in found.values() for word in icon.words]
    assert len(set(words)) == len(words) and all(words)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("page", PAGES)
def test_icons_are_visible_on_dark_and_light_pages(key: str, page: str) -> None:
    ground = PAGES[page]
    for name in find_icons(key):
        shown = Image.new("RGB", (SHOWN, SHOWN), ground)
        small = open_icon(key, name).resize((SHOWN, SHOWN))
        shown.paste(small, mask=small)
        places = [(n % SHOWN, n // SHOWN) for n in range(SHOWN * SHOWN)]
        pixels = [cast(Colour, shown.getpixel(place)) for place in places]
        seen = sum(measure_contrast(pixel, ground) >= SEEN for pixel in pixels)
        assert seen >= 0.12 * len(pixels), f"{name}: {seen} of {len(pixels)} pixels"


@pytest.mark.parametrize("key", KEYS)
def test_every_icons_word_occurs_in_its_game(key: str) -> None:
    """An icon whose words nobody reads would be uploaded for nothing."""
    files = [
        *(ROOT / "tests/playthroughs").glob(f"{key}-*.txt"),
        *(
            file
            for kind in ("ftl", "md", "yaml")
            for file in find_path(f"rules/{key}").rglob(f"*.{kind}")
        ),
    ]
    said = "\n".join(file.read_text("utf-8") for file in files)
    unsaid = [
        name for name, icon in find_icons(key).items() if not any(w in said for w in icon.words)
    ]
    assert not unsaid


def test_an_icon_is_centred() -> None:
    whole = make_framed(lambda size: Image.new("RGBA", (size, size), "white"), (0, 0, 0))(ICON_SIDE)
    found = whole.convert("L").point(lambda light: light > 250).getbbox()
    assert found is not None
    left, top, right, bottom = found
    assert (
        left
        == top
        == pytest.approx(ICON_SIDE - right, abs=1)
        == pytest.approx(ICON_SIDE - bottom, abs=1)
    )


@pytest.mark.usefixtures("packed")
def test_a_hash_depends_only_on_the_picture() -> None:
    png = draw(("survive", "water"))
    with Image.open(io.BytesIO(png)) as picture:
        other, packed = picture.copy(), io.BytesIO()
    other.save(packed, "PNG", compress_level=1)
    assert packed.getvalue() != png
    assert hash_pixels(packed.getvalue()) == hash_pixels(png)
    other.putpixel((64, 64), (1, 2, 3, 255))
    changed = io.BytesIO()
    other.save(changed, "PNG")
    assert hash_pixels(changed.getvalue()) != hash_pixels(png)


def test_an_icons_alt_text_is_its_word_and_games_may_lack_icons() -> None:
    made = drawing("aurora", "fuel")
    assert made.alt(made.facts) == "Fuel"
    assert made.draw(made.facts) == draw(("aurora", "fuel"))
    assert find_icons("nosuch") == {} and find_icons("no such") == {}
