"""What is written in pictures, in every language: letters that the typeface has, in their place."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from pictures import Drawing
from pictures.artist import ALT_CHARACTERS, count_characters
from pictures.kit import text as kit_text
from pictures.kit.fonts import _KNOWN, load_typeface, make_writable
from rules import GAMES
from rules.engine.languages import speak
from rules.engine.messages import list_languages

from . import fullest, looking
from .reading import ReadingNotes, pass_views
from .test_every_game import play_moments

ROOT = Path(__file__).parents[2]
KEYS = sorted(GAMES)
LANGUAGES = sorted(list_languages())
NEVER_DRAWN = set("✓→")
"""Signs of the texts about pictures that stand in no picture."""
ROOM = 400_000
"""Bytes of a picture at its fullest."""
LETTERS = 6
"""Where a line is cut, at least so many letters are left of it, with the ellipsis."""
GROUND = 400
"""How wide a stamp is that is no sign, but the ground for others."""
SIGN = 130
"""How large a stamp is that is no sign, but a ground for words."""


@dataclass(frozen=True)
class Mark:
    """A line of text, or a stamp, and where it is in its picture."""

    onto: Image.Image
    box: tuple[float, float, float, float]
    text: str

    def is_outside(self) -> bool:
        left, top, right, bottom = self.box
        return min(left, top) < -2 or right > self.onto.width + 2 or bottom > self.onto.height + 2

    def is_unseen(self) -> bool:
        """Whether all of it is outside."""
        left, top, right, bottom = self.box
        return min(right, bottom) < 0 or left > self.onto.width or top > self.onto.height

    def is_overlapping(self, other: Mark) -> bool:
        """Whether it hides some of the other, or is hidden."""
        if self.onto is not other.onto:
            return False
        across = min(self.box[2], other.box[2]) - max(self.box[0], other.box[0])
        down = min(self.box[3], other.box[3]) - max(self.box[1], other.box[1])
        return across > 2 and down > 2

    def is_sign(self) -> bool:
        left, top, right, bottom = self.box
        return not self.text and max(right - left, bottom - top) < SIGN

    def is_within(self, other: Mark) -> bool:
        edges = zip(self.box, other.box, strict=True)
        left, top, right, bottom = (own - others for own, others in edges)
        return min(left, top) >= -2 and max(right, bottom) <= 2


@contextmanager
def note_marks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Mark]]:
    """List what is written and stamped in the block, in its order. No line is cut too short."""
    noted: list[Mark] = []
    write, paste, fit = ImageDraw.ImageDraw.text, Image.Image.paste, kit_text.fit_text

    def fit_line(text: str, *given: Any) -> tuple[str, int]:
        shown, size = fit(text, *given)
        assert not shown.endswith("…") or len(shown) >= LETTERS, text
        return shown, size

    def note_text(pen: Any, at: Any, text: str, *given: Any, **more: Any) -> None:
        write(pen, at, text, *given, **more)
        if text.strip():
            how = {name: more[name] for name in ("font", "anchor", "stroke_width") if name in more}
            noted.append(Mark(pen._image, pen.textbbox(at, text, **how), text))

    def note_stamp(onto: Any, what: Any, box: Any = None, mask: Any = None) -> None:
        paste(onto, what, box, mask)
        if mask is not None and box and mask.width < GROUND and (inked := mask.getbbox()):
            (x, y), (left, top, right, bottom) = box[:2], inked
            noted.append(Mark(onto, (x + left, y + top, x + right, y + bottom), ""))

    with monkeypatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", note_text)
        patch.setattr(Image.Image, "paste", note_stamp)
        patch.setattr(kit_text, "fit_text", fit_line)
        yield noted


def list_faults(marks: list[Mark]) -> Iterator[str]:
    """Name the texts that are partly outside their picture or stamp, or under what was drawn after
    them, or half on a sign, and the stamps of which nothing is seen."""
    for number, mark in enumerate(marks):
        if mark.is_outside() if mark.text else mark.onto.width >= GROUND and mark.is_unseen():
            yield f"{mark.text or 'a stamp'!r} is outside {mark.box}"
        if not mark.text and not mark.is_sign():
            continue
        for later in marks[number + 1 :]:
            if mark.text == later.text or not mark.is_overlapping(later):
                continue
            if mark.text:
                yield f"{mark.text!r} is under {later.text or 'a stamp'!r} {later.box}"
            elif not later.is_within(mark):
                yield f"{later.text!r} is half on a sign {mark.box}"


def list_fullest(key: str) -> Iterator[tuple[str, str, Drawing]]:
    """Every picture at its fullest, in one language after the other, as they share their ground."""
    every = []
    for language in LANGUAGES:
        with speak(language):
            every.append([(language, *named) for named in fullest.list_drawings(key)])
    for named in zip(*every, strict=True):
        yield from named


@pytest.mark.parametrize("every", [300, pytest.param(20, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", KEYS)
def test_every_word_is_visible_large_enough_and_in_the_typeface(
    key: str, every: int, read: ReadingNotes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And each picture at its fullest can be sent. Words are read in whole games too."""
    for language, kind, drawing in list_fullest(key):
        with speak(language), note_marks(monkeypatch) as marks:
            if not read.is_new(drawing):
                continue
            png = looking.draw_drawing(drawing)
            assert 0 < count_characters(looking.describe_drawing(drawing)) <= ALT_CHARACTERS, kind
        assert list(list_faults(marks)) == [], f"{key}, {kind}, {language}"
        assert {letter for mark in marks for letter in mark.text} <= _KNOWN
        with Image.open(io.BytesIO(png)) as picture:
            assert (picture.format, picture.width) == ("PNG", 1080), kind
        assert len(png) < ROOM, kind
    for seen in pass_views(key, every):
        read.draw_all(key, seen)
    read.check_words()


@pytest.mark.parametrize("key", KEYS)
def test_right_to_left_names_leave_no_boxes(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The typeface draws a box for what it does not have, such as the marks round such a name."""
    of, names = looking.find_artist_of(key), ("שרה", "ليلى", "דן")
    *_, table = islice(play_moments(GAMES[key], GAMES[key].seats[0], 190, names), 2)
    view, asked = table.view(0), next((p for p in table.prompts if p.seat == 0), None)
    with note_marks(monkeypatch) as marks:
        for drawing in (*of.pictures(view), *of.private(view, asked)):
            looking.draw_drawing(drawing)
    written = {letter for mark in marks for letter in mark.text}
    assert written
    assert written <= _KNOWN


def test_the_typeface_covers_every_language() -> None:
    face = load_typeface(40)
    box = bytes(face.getmask("\uffff"))
    assert not [c for c in _KNOWN if c != " " and bytes(face.getmask(c)) == box]
    for catalog in (ROOT / "pictures").rglob("*.ftl"):
        letters = {*catalog.read_text(encoding="utf-8")} - {"\n"} - NEVER_DRAWN
        assert [c for c in letters if make_writable(f"a{c}", "?") != f"a{c}".strip()] == []
