"""Figures and palettes that are written down as text, and outlines as shares of their size."""

import pytest

from pictures.kit.canvas import Colour, blend, list_edge_shades, place_points
from pictures.kit.figures import draw_figure, read_figure, read_figures
from pictures.kit.palettes import read_tones
from pictures.kit.tones import CREAM, INK

RED: Colour = (200, 40, 30)
BLUE: Colour = (20, 60, 190)
TONES = {"RED": RED, "BOTH": (RED, BLUE), "NAMED": {"red": RED}}


def draw_text_figure(text: str) -> bytes:
    return draw_figure(read_figure(text, TONES), 100).tobytes()


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("disc 20,50 8 2x30,5", "disc 20,50 8; disc 50,55 8"),
        ("disc 9,9 8 2x30,0 2x0,50", "disc 9,9 8; disc 39,9 8; disc 9,59 8; disc 39,59 8"),
        ("shape 10,10\n40,10 40,40\ndisc 70,70 9", "shape 10,10 40,10 40,40; disc 70,70 9"),
        ("line 4 10,10 30,40 twice", "line 4 10,10 30,40; line 4 90,10 70,40"),
        ("box 10,10 30,40 3 twice", "box 10,10 30,40 3; box 70,10 90,40 3"),
        ("shape mirror(50,10 90,60)", "shape 50,10 90,60 10,60"),
        ("shape arc(50,50,40,0,90,1) 50,50", "shape 90,50 50,90 50,50"),
        ("ring 50,50 30 6 RED", "disc 50,50 30 none RED 6"),
        ("oval 20,30 80,70 RED", "oval 20,30 80,70 mix(RED,INK,0)"),
    ],
)
def test_shorthand_draws_the_same_figure_as_the_long_form(short: str, long: str) -> None:
    assert draw_text_figure(short) == draw_text_figure(long)


@pytest.mark.parametrize(
    ("tone", "colour"),
    [
        ("", CREAM),
        ("ink", CREAM),
        ("INK", INK),
        ("RED", RED),
        ("#143cbe", BLUE),
        ("mix(RED,INK,0.5)", blend(RED, INK, 0.5)),
    ],
)
def test_a_shape_uses_its_own_colour_or_the_figures(tone: str, colour: Colour) -> None:
    figure = read_figures(f"# a comment\none: disc 50,50 30 {tone}", TONES)["one"]
    assert draw_figure(figure, 100, CREAM).getpixel((50, 50)) == (*colour, 255)


def test_a_palette_has_the_named_colours_and_the_shades_between_them() -> None:
    assert read_tones("RED\nBOTH NAMED", TONES) == [RED, RED, BLUE, RED]
    assert read_tones("BOTH on RED INK 2", TONES) == [
        *list_edge_shades((RED, BLUE), RED, 2),
        *list_edge_shades((RED, BLUE), INK, 2),
    ]


def test_an_unnamed_colour_is_an_error() -> None:
    with pytest.raises(KeyError, match="GREY"):
        read_tones("RED GREY", TONES)
    with pytest.raises(KeyError, match="GREY"):
        read_figure("disc 50,50 9 GREY", TONES)


def test_outlines_are_relative_to_origin_and_size() -> None:
    assert place_points((10, 20), [(0.5, -1), (-0.25, 2)], (40, 8)) == [(30, 12), (0, 36)]
