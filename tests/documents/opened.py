"""A replay's file taken apart again, as its page does it."""

import gzip
import html
import io
import json
import re
from base64 import b64decode
from dataclasses import dataclass
from typing import Any

from PIL import Image


@dataclass
class OpenedReplay:
    """A file: all of it as text with what is compressed in it, what its script reads, and its
    sheets of pictures."""

    page: str
    course: dict[str, Any]
    sheets: list[Image.Image]

    @property
    def text(self) -> str:
        """Everything in it that can be read. Letters that encode its data are not words."""
        words = re.sub(r"[A-Za-z0-9+/=]{200,}", "", self.page)
        return html.unescape(words) + json.dumps(self.course, ensure_ascii=False)

    def frames(self, reel: int) -> list[Image.Image]:
        """The pictures of a reel, drawn as the page draws them."""
        found: list[Image.Image] = []
        latest: dict[int, Image.Image] = {}
        for sheet, width, height, whole, copies, pieces in self.course["reels"][reel]:
            frame = Image.new("RGB", (width, height))
            if whole:
                frame.paste(self.sheets[sheet].crop((0, 0, width, height)))
            else:
                before = latest[sheet]
                frame.paste(before)
                for x, y, wide, high, down in _split_by(copies, 5):
                    box = (x, y - down, x + wide, y - down + high)
                    frame.paste(before.crop(box), (x, y))
                for x, y, wide, high, left, top in _split_by(pieces, 6):
                    box = (left, top, left + wide, top + high)
                    frame.paste(self.sheets[sheet].crop(box), (x, y))
            latest[sheet] = frame
            found.append(frame)
        return found


def open_replay(content: bytes) -> OpenedReplay:
    """Take a file apart."""
    page = content.decode()
    course = json.loads(gzip.decompress(b64decode(_part(page, "course"))))
    sheets = [b64decode(sheet) for sheet in json.loads(_part(page, "pictures"))]
    return OpenedReplay(
        page, course, [Image.open(io.BytesIO(each)).convert("RGB") for each in sheets]
    )


def _part(page: str, name: str) -> str:
    found = re.search(rf'<script type="[^"]+" id="{name}">(.*?)</script>', page, re.DOTALL)
    return found[1]


def _split_by(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[n : n + size] for n in range(0, len(numbers), size)]
