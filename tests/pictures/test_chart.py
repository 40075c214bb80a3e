"""The chart of a game that is over, and the same in words."""

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

import pictures
from pictures.artist import ALT_CHARACTERS, count_characters
from pictures.chart import HEIGHT, WIDTH, Chart, Point, describe_chart, draw, list_seat_lines
from pictures.kit import text
from pictures.kit.axes import Rounds, Values, spread_heights
from pictures.kit.faces import make_faces
from pictures.kit.players import make_marks

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn")


def make_chart(
    seats: int, points: int, *, name: str = "", step: float = 1.0, each: int = 4, won: int = 0
) -> Chart:
    """So many points, `each` of them in a round; 0: without rounds. `won`: the seat that did."""
    names = tuple(name or one for one in NAMES[:seats])
    return Chart(
        title="A game",
        measure="Wood",
        names=names,
        marks=make_marks(names),
        faces=make_faces(names),
        winners=(won,),
        points=tuple(
            Point(
                n, tuple(step * n * (s + 1) for s in range(seats)), n // each + 1 if each else None
            )
            for n in range(points)
        ),
    )


@pytest.mark.parametrize(
    "drawn",
    [
        make_chart(1, 2),
        make_chart(6, 40),
        make_chart(4, 40, each=0),
        make_chart(5, 900),
        make_chart(2, 3, step=0.0),
        make_chart(3, 9, step=-2.5),
        make_chart(2, 9, step=1e6),
        make_chart(6, 12, name="🔥" * 40),
        make_chart(6, 12, name="W" * 32),
    ],
)
def test_a_chart_is_a_picture_with_alt_text(drawn: Chart) -> None:
    with Image.open(io.BytesIO(draw(drawn))) as picture:
        assert picture.size == (WIDTH, HEIGHT)
    assert 0 < count_characters(describe_chart(drawn)) <= ALT_CHARACTERS
    assert len(list_seat_lines(drawn)) == len(drawn.names)


def test_the_alt_text_tells_quarters_winner_first() -> None:
    drawn = make_chart(3, 9, step=0.5, won=1)
    assert list_seat_lines(drawn) == [
        "Ben (won): 0, 2, 4, 6, 8.",
        "Cleo: 0, 3, 6, 9, 12.",
        "Ada: 0, 1, 2, 3, 4.",
    ]
    assert describe_chart(drawn).split("\n")[1] == list_seat_lines(drawn)[0]


def test_winner_and_owners_of_lines_are_visible() -> None:
    one = make_chart(3, 9)
    pngs = {draw(one), draw(replace(one, winners=(1,))), draw(replace(one, winners=()))}
    pngs.add(draw(replace(one, marks=make_marks(one.names, hues=("white", "green", "red")))))
    assert len(pngs) == 4


@pytest.mark.parametrize("values", [(0.0, 0.0), (0.0, 60.0), (-7.0, 3.0), (0.5, 1.5), (4e8, 5e8)])
def test_the_scale_covers_all_values(values: tuple[float, ...]) -> None:
    scale = Values(values, 100, 500)
    assert scale.steps[0] <= min(0.0, *values)
    assert scale.steps[-1] >= max(values)
    assert 2 <= len(scale.steps) <= 8
    assert (scale.place_value(scale.steps[0]), scale.place_value(scale.steps[-1])) == (500, 100)


def test_rounds_are_equally_wide() -> None:
    across = Rounds([1, 1, 1, 1, 2, 3, 3], range(7), 0, 300)
    assert [across.place_point(n) for n in range(7)] == [0, 25, 50, 75, 100, 200, 300]
    assert across.ticks == [(0, "1"), (100, "2"), (200, "3")]


def test_points_before_round_one_count_to_it() -> None:
    across = Rounds([None, 1, 2], range(3), 0, 200)
    assert across.rounds
    assert [across.place_point(n) for n in range(3)] == [0, 50, 200]


def test_charts_without_rounds_count_answers() -> None:
    across = Rounds([None, None, None], [0, 30, 40], 0, 400)
    assert not across.rounds
    assert [across.place_point(n) for n in range(3)] == [0, 300, 400]
    assert across.ticks[0] == (0, "0")


@pytest.mark.parametrize("last", [1, 2, 7, 12, 45, 60, 99, 300, 5000])
@pytest.mark.parametrize("first", [0, 1, 3])
def test_round_labels_do_not_overlap(first: int, last: int) -> None:
    across = Rounds([*range(first, first + last)], range(last), 112, 640)
    assert across.ticks[0] == (112, str(first))
    ends = [
        (x - text.measure_text(label, 30) / 2, x + text.measure_text(label, 30) / 2)
        for x, label in across.ticks
    ]
    assert all(end + 8 < start for (_, end), (start, _) in pairwise(ends))
    assert ends[-1][1] < 690


@pytest.mark.parametrize(
    "wanted", [[490.0] * 6, [96.0] * 6, [300.0] * 5, [100.0, 480.0, 490.0, 490.0], [250.0]]
)
def test_marks_can_be_told_apart(wanted: list[float]) -> None:
    found = sorted(spread_heights(wanted, 44, 100, 500))
    assert all(below - above >= 44 for above, below in pairwise(found))
    assert found[0] >= 100
    assert found[-1] <= 500


async def test_a_chart_is_painted_like_other_pictures() -> None:
    painted = await pictures.paint_chart(make_chart(3, 9))
    assert painted is await pictures.paint_chart(make_chart(3, 9))
    assert painted.alt == describe_chart(make_chart(3, 9))
    pictures.close_painters()
