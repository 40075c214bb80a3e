"""What a game's artist makes of a view."""

from typing import Any

from PIL import Image

from pictures import Artist, Drawing, find_artist
from rules.engine.languages import spoken_language


def of(key: str) -> Artist:
    """The game's artist."""
    found = find_artist(key)
    assert found is not None, f"pictures/{key}/ has no ARTIST"
    return found


def table(key: str, view: Any) -> Drawing:
    """The picture on the card."""
    return of(key).pictures(view)[0]


def png(key: str, view: Any) -> bytes:
    """The same, drawn."""
    return drawn(table(key, view))


def alt(key: str, view: Any) -> str:
    """The same, in words."""
    return told(table(key, view))


def drawn(drawing: Drawing) -> bytes:
    return drawing.draw(drawing.facts)


def told(drawing: Drawing) -> str:
    return drawing.alt(drawing.facts)


def once(drawing: Drawing) -> bytes:
    """The same, of facts that are as they were not drawn again: the bot takes it for the same
    picture too."""
    made = (drawing.draw, drawing.fingerprint, spoken_language(), Image.Image.save)
    if made not in _DRAWN:
        _DRAWN[made] = drawn(drawing)
    return _DRAWN[made]


_DRAWN: dict[tuple[Any, ...], bytes] = {}
