"""Text fits its room, and is never too small for a phone."""

from random import Random

import pytest
from PIL import Image

from pictures.kit import text
from pictures.kit.tones import CREAM, TABLE

SENTENCE = "Bernadette of the Long Road and of the Woods beyond the frozen river Wolds"
WORDS = SENTENCE.split()


def write_words(rnd: Random, most: int) -> str:
    chosen = (rnd.choice(WORDS) * rnd.choice((1, 1, 1, 6)) for _ in range(rnd.randint(1, most)))
    return " ".join(chosen)


@pytest.mark.parametrize("number", range(60))
def test_a_line_fits_without_going_below_the_smallest_size(number: int) -> None:
    rnd = Random(number)
    words, size, room = write_words(rnd, 9), rnd.randint(20, 60), rnd.randint(80, 900)
    shown, fits = text.fit_text(words, size, room)
    assert text.measure_text(shown, fits) <= room
    assert text.SMALLEST_LETTERS <= fits <= max(size, text.SMALLEST_LETTERS)
    if shown != words:
        assert shown.endswith("…")
        assert fits == text.SMALLEST_LETTERS
        assert words.startswith(shown.removesuffix("…").rstrip())
    elif fits < size:
        assert text.measure_text(words, fits + 1) > room, "it is no smaller than it must be"


def test_a_line_that_fits_keeps_its_size() -> None:
    assert text.fit_text("Ada", 44, 300) == ("Ada", 44)
    assert text.fit_text("Ada", 12, 300) == ("Ada", text.SMALLEST_LETTERS)
    assert text.fit_text("Ada", 12, 300, floor=10) == ("Ada", 12)
    assert text.fit_text("🔥", 40, 300) == ("?", 40)


@pytest.mark.parametrize("number", range(60))
def test_a_text_stays_in_its_box(number: int) -> None:
    rnd = Random(number)
    words, room, height = write_words(rnd, 40), rnd.randint(120, 700), rnd.randint(40, 300)
    lines, size = text.lay_out_text(words, rnd.randint(30, 44), room, height)
    assert size >= text.SMALLEST_LETTERS
    assert all(text.measure_text(line, size) <= room for line in lines)
    assert len(lines) == 1 or len(lines) * text.measure_line_step(size) <= height
    if " ".join(lines).replace("- ", "") != words:
        assert any("…" in line for line in lines), "what is left out is not seen to be"


def test_a_paragraph_fills_its_box_and_returns_its_end() -> None:
    picture = Image.new("RGB", (400, 400), TABLE)
    one_line = text.write_paragraph(picture, (10, 10), "Ada", 44, CREAM, room=380, height=200)
    assert one_line == 10 + text.measure_line_step(44)
    assert text.lay_out_text("Ada", 44, 380, 200) == (["Ada"], 44)
    long = " ".join(WORDS)
    lines, size = text.lay_out_text(long, 44, 380, 200)
    assert 30 <= size < 44
    assert " ".join(lines) == long
    assert text.write_paragraph(picture, (10, 10), long, 44, CREAM, room=380, height=200) <= 210


def test_lines_break_between_words() -> None:
    lines = text.wrap_text("one two three four", 30, text.measure_text("one two", 30))
    assert lines == ["one two", "three", "four"]
    assert text.wrap_text("", 30, 100) == [""]


@pytest.mark.parametrize(
    ("words", "longest", "lines"),
    [
        ("viel Menschlichkeit -1", "Menschlich-", ["viel", "Menschlich-", "keit -1"]),
        ("Straßenräuber", "Straßen-", ["Straßen-", "räuber"]),
        ("Zuckerwatte", "Zucker-", ["Zucker-", "watte"]),
        ("Geräusche", "Geräusch", ["Geräu-", "sche"]),
        ("WWWWWWWW", "WWWW", ["WWWWWWWW"]),
    ],
)
def test_a_word_longer_than_a_line_is_hyphenated(
    words: str, longest: str, lines: list[str]
) -> None:
    assert text.wrap_text(words, 30, text.measure_text(longest, 30)) == lines
