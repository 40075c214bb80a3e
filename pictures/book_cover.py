"""The cover of a book: its title over the game's cover, with who played below."""

import io
from dataclasses import dataclass

from PIL import Image

from .cover import find_cover
from .kit.canvas import Colour
from .kit.fonts import make_writable
from .kit.text import lay_out_text, measure_line_step, write_fitted, write_lines
from .kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from .words import Message

WIDE, HIGH = 1200, 1800
ART_SIDE = 1080
TOP, MARGIN = 510, 60
JPEG_QUALITY = 88


@dataclass(frozen=True, slots=True)
class BookCover:
    """What the cover of a book shows."""

    game_key: str
    title: str
    subtitle: str
    players: str


def draw(shown: BookCover) -> bytes:
    """Draw the cover as a JPEG, one and a half times as high as it is wide."""
    whole = Image.new("RGB", (WIDE, HIGH), TABLE)
    art = find_cover(shown.game_key)
    if art is not None:
        with Image.open(io.BytesIO(art.draw(art.facts))) as small:
            large = small.convert("RGB").resize((ART_SIDE, ART_SIDE), Image.Resampling.LANCZOS)
        whole.paste(large, (MARGIN, TOP))
    name = make_writable(shown.title, str(Message("book")))
    lines, size = lay_out_text(name, 150, WIDE - 2 * MARGIN, 320, 60)
    y = 80 + (340 - len(lines) * measure_line_step(size)) / 2
    write_lines(whole, (WIDE / 2, y), lines, size, CREAM, anchor="mm", bold=True)
    _write_line(whole, 455, shown.subtitle, 52, ASH)
    _write_line(whole, TOP + ART_SIDE + 100, shown.players, 60, EMBER_HOT)
    held = io.BytesIO()
    whole.save(held, "JPEG", quality=JPEG_QUALITY, optimize=True)
    return held.getvalue()


def _write_line(whole: Image.Image, y: float, words: str, size: int, tone: Colour) -> None:
    room = WIDE - 2 * MARGIN
    write_fitted(whole, (WIDE / 2, y), make_writable(words, ""), size, tone, room=room, anchor="mm")


def describe_cover(shown: BookCover) -> str:
    """Describe the cover in words."""
    art = find_cover(shown.game_key)
    said = {"title": shown.title, "subtitle": shown.subtitle, "players": shown.players}
    if art is None:
        return str(Message("book-cover", **said))
    return str(Message("book-cover-with-art", art=art.alt(art.facts), **said))
