"""What differs is seen to differ by somebody who sees no colours."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from pictures.kit import dice, graphs, legends, panels, text, tiles, tokens, tracks
from pictures.kit.canvas import Colour, Pen
from pictures.kit.tones import CREAM, EMBER, TABLE

GREY: Colour = (128, 128, 128)


def measure_difference(one: Image.Image, other: Image.Image) -> float:
    """How much two marks differ on the table, from 0 to 255, without their colours."""
    greys = []
    for mark in (one, other):
        size = (max(one.width, other.width), max(one.height, other.height))
        ground = Image.new("RGB", size, TABLE)
        ground.paste(mark, (0, 0), mark)
        greys.append(ground.convert("L"))
    return ImageStat.Stat(ImageChops.difference(*greys)).mean[0]


def all_differ(marks: list[Image.Image], least: float = 2) -> None:
    for one, other in combinations(marks, 2):
        assert measure_difference(one, other) > least


def test_the_faces_of_a_die_and_one_that_does_not_count() -> None:
    all_differ([dice.draw_die(str(n), 60) for n in range(1, 7)])
    all_differ([dice.draw_die(dice.find_pips_figure(n), 60) for n in range(1, 7)])
    all_differ([dice.draw_die("3", 60), dice.draw_die("3", 60, None), dice.draw_die("", 60)])
    assert dice.draw_die("SURVIVE!", 60, letters=32, wide=164).size == (164, 60)


def test_pips_match_their_number() -> None:
    assert {n: len(spots) for n, spots in dice.PIPS.items()} == {n: n for n in range(1, 7)}


@pytest.mark.parametrize(("high", "wide"), [(60, None), (60, 100)])
def test_a_face_is_in_the_middle_of_its_die(high: int, wide: int | None) -> None:
    """A four looks the same from the other side."""
    die = dice.draw_die(dice.find_pips_figure(4), high, wide=wide).convert("RGB")
    for way in (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM):
        assert measure_difference(die.convert("RGBA"), die.transpose(way).convert("RGBA")) < 1


def test_tokens_of_one_colour() -> None:
    marks = [tokens.draw_token(letter, 48, GREY) for letter in "ABO"]
    marks += [tokens.draw_token("A", 48, GREY, shape) for shape in ("round", "hexagon")]
    all_differ([*marks, tokens.draw_token(dice.find_pips_figure(5), 48, GREY)])


def test_counts_and_rows_return_where_they_end() -> None:
    picture = Image.new("RGB", (300, 100), TABLE)
    mark = tokens.draw_token("A", 40, GREY)
    assert tokens.draw_count(picture, 10, 50, mark, "12") > 10 + 40 + text.measure_text("12", 30)
    assert tokens.draw_row(picture, 10, 50, [mark, mark], gap=6) == 10 + 2 * 46


@pytest.mark.parametrize("filled", range(4))
def test_one_more_notch_is_visible(filled: int) -> None:
    one, other = (tracks.draw_notches(4, n, 40, 30) for n in (filled, filled + 1))
    assert one.size == other.size == (4 * 46 - 6, 30)
    assert measure_difference(one, other) > 2


def test_the_current_station_is_visible() -> None:
    roads = []
    for now in range(4):
        pen = Pen(400, 80)
        tracks.draw_stations(pen, (40, 160, 280), 40, now)
        roads.append(pen.finish_stamp())
    all_differ(roads)


@pytest.mark.parametrize("share", [-1, 0, 0.4, 1, 7])
def test_a_bar_stays_inside_its_track(share: float) -> None:
    picture = Image.new("RGB", (240, 40), TABLE)
    tracks.draw_bar(picture, 20, 10, 200, share)
    box = ImageChops.difference(picture, Image.new("RGB", picture.size, TABLE)).getbbox()
    assert box == (20, 10, 221, 23)


def test_tiles_with_exits_to_different_sides_look_different() -> None:
    sides: tuple[tiles.Side, ...] = ("n", "e", "s", "w")
    roads = [tiles.draw_road_tile(120, CREAM, (side,)) for side in sides]
    all_differ([tiles.draw_road_tile(120, CREAM), *roads])


def test_a_reachable_tile_is_marked() -> None:
    grid = tiles.Grid(20, 20, 120)
    assert grid.place_corner(1, 2) == (20 + 124, 20 + 248)
    assert grid.place_middle(0, 0) == (80, 80)
    assert grid.measure_tiles(3, 2) == (3 * 124 - 4, 2 * 124 - 4)
    plain, marked = (Image.new("RGB", (160, 160), TABLE) for _ in range(2))
    tiles.mark_reachable(marked, grid, 0, 0)
    assert ImageChops.difference(plain, marked).getbbox() == (16, 16, 144, 144)


def test_an_arrow_connects_its_ends() -> None:
    picture = Image.new("RGB", (400, 200), TABLE)
    tiles.draw_arrow(picture, (40, 100), (360, 100))
    box = ImageChops.difference(picture, Image.new("RGB", picture.size, TABLE)).getbbox()
    assert 50 < box[0] < 80
    assert 320 < box[2] < 360
    before = picture.copy()
    tiles.draw_arrow(picture, (40, 100), (40, 100))
    assert picture.tobytes() == before.tobytes()


def test_kinds_of_paths_differ_without_colour() -> None:
    lines = [
        graphs.Line(GREY),
        graphs.Line(GREY, rough=True),
        graphs.Line(GREY, dashed=True),
        graphs.Line(GREY, rough=True, dashed=True),
    ]
    drawn = []
    for line in lines:
        pen = Pen(300, 60, ground=TABLE)
        graphs.draw_way(pen, graphs.lay_out_straight((10, 30), (290, 30)), line)
        drawn.append(pen.finish_stamp().convert("RGBA"))
    all_differ(drawn, least=0.5)


def test_items_wrap_into_lines() -> None:
    assert legends.flow_into_lines([3, 3, 3, 9, 1], 7, float) == [[3, 3], [3], [9], [1]]
    assert legends.flow_into_lines([3, 3, 3], 8, float, gap=1) == [[3, 3, 3]]
    assert legends.flow_into_lines([], 8, float) == [[]]


def test_a_legend_takes_as_many_rows_as_its_marks_need() -> None:
    marks = [(tokens.draw_token("A", 32, EMBER), f"what number {n} means") for n in range(9)]
    strip, one = legends.draw_legend(marks, 20), legends.draw_legend(marks[:2], 20)
    assert strip.width == one.width == text.PICTURE_WIDTH
    assert (strip.height - 10) % (one.height - 10) == 0
    assert strip.height > one.height


def test_lit_and_unlit_panels_look_different() -> None:
    all_differ([panels.draw_panel(200, 60), panels.draw_panel(200, 60, lit=True)], least=1)
    assert panels.draw_badge("STARVING", 30, GREY).width > text.measure_text("STARVING", 30)


def test_a_mirrored_figure_is_the_same_on_both_sides() -> None:
    outline = tokens.mirror_half([(50, 10), (80, 40), (70, 60), (50, 90)])
    assert outline == [(50, 10), (80, 40), (70, 60), (50, 90), (30, 60), (20, 40)]
