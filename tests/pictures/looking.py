"""What a game's artist makes of a view."""

import io
from typing import Any

from PIL import Image

from pictures import Artist, Drawing, find_artist
from rules.engine.languages import spoken_language


def find_artist_of(key: str) -> Artist:
    """The game's artist."""
    found = find_artist(key)
    assert found is not None, f"pictures/{key}/ has no ARTIST"
    return found


def find_table_picture(key: str, view: Any) -> Drawing:
    """The picture on the card."""
    return find_artist_of(key).pictures(view)[0]


def draw_table_png(key: str, view: Any) -> bytes:
    """The same, drawn."""
    return draw_drawing(find_table_picture(key, view))


def describe_table(key: str, view: Any) -> str:
    """The same, in words."""
    return describe_drawing(find_table_picture(key, view))


def draw_drawing(drawing: Drawing) -> bytes:
    return drawing.draw(drawing.facts)


def open_picture(drawing: Drawing) -> Image.Image:
    """The same, ready to be looked at."""
    return Image.open(io.BytesIO(draw_drawing(drawing)))


def flatten_to_grey(stamp: Image.Image) -> bytes:
    """The stamp on white, as somebody sees it who sees no colours."""
    flat = Image.new("RGBA", stamp.size, "white")
    flat.alpha_composite(stamp)
    return flat.convert("L").tobytes()


def describe_drawing(drawing: Drawing) -> str:
    return drawing.alt(drawing.facts)


def draw_once(drawing: Drawing) -> bytes:
    """The same, of facts that are as they were not drawn again: the bot takes it for the same
    picture too."""
    made = (drawing.draw, drawing.fingerprint, spoken_language(), Image.Image.save)
    if made not in _DRAWN:
        _DRAWN[made] = draw_drawing(drawing)
    return _DRAWN[made]


_DRAWN: dict[tuple[Any, ...], bytes] = {}
