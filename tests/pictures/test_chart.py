"""The chart of a game that is over, and the same in words."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

import pictures
from pictures.artist import ALT, length
from pictures.chart import HEIGHT, WIDTH, Chart, _Scale, _spread, alt, draw, lines

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn")


def chart(seats: int, points: int, *, name: str = "", step: float = 1.0) -> Chart:
    values = [tuple(step * n * (seat + 1) for seat in range(seats)) for n in range(points)]
    return Chart(
        "A game", "Wood", tuple(name or one for one in NAMES[:seats]), tuple(enumerate(values))
    )


@pytest.mark.parametrize(
    "drawn",
    [
        chart(1, 2),
        chart(6, 40),
        chart(5, 900),
        chart(2, 3, step=0.0),
        chart(3, 9, step=-2.5),
        chart(2, 9, step=1e6),
        chart(6, 12, name="🔥" * 40),
        chart(6, 12, name="W" * 32),
    ],
)
def test_it_is_a_picture_with_words(drawn: Chart) -> None:
    with Image.open(io.BytesIO(draw(drawn))) as picture:
        assert picture.size == (WIDTH, HEIGHT)
    assert 0 < length(alt(drawn)) <= ALT
    assert len(lines(drawn)) == len(drawn.names)


def test_the_words_tell_the_quarters() -> None:
    drawn = chart(2, 9, step=0.5)
    assert lines(drawn) == ["Ada: 0, 1, 2, 3, 4.", "Ben: 0, 2, 4, 6, 8."]


@pytest.mark.parametrize("values", [(0.0, 0.0), (0.0, 60.0), (-7.0, 3.0), (0.5, 1.5), (4e8, 5e8)])
def test_the_scale_holds_what_there_is(values: tuple[float, ...]) -> None:
    scale = _Scale([(0, values)])
    assert scale.steps[0] <= min(0.0, *values)
    assert scale.steps[-1] >= max(values)
    assert 2 <= len(scale.steps) <= 8


@pytest.mark.parametrize(
    "wanted", [[490.0] * 6, [96.0] * 6, [300.0] * 5, [100.0, 480.0, 490.0, 490.0], [250.0]]
)
def test_names_can_be_told_apart(wanted: list[float]) -> None:
    found = sorted(_spread(wanted))
    assert all(below - above >= 34 for above, below in pairwise(found))
    assert found[0] >= 90
    assert found[-1] <= 500


async def test_it_is_painted_like_other_pictures() -> None:
    painted = await pictures.paint_chart(chart(3, 9))
    assert painted is await pictures.paint_chart(chart(3, 9))
    assert painted.alt == alt(chart(3, 9))
    pictures.close()
