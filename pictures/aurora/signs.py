"""The meaning of every sign in the pictures, for How to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PIL import Image

from pictures.artist import ALT, clip
from pictures.aurora.map.road import trace, vehicles
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import box_mark, draw_speed_box
from pictures.aurora.marks.colours import BLOOD, DRIFT, TRACK, make_inks
from pictures.aurora.plates.margins import MARGIN
from pictures.drawing import Drawing
from pictures.kit import graphs
from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.panels import draw_plate, draw_tab
from pictures.kit.players import Mark
from pictures.kit.signs import draw_pointer, draw_spark
from pictures.kit.text import wrap_text
from pictures.kit.tones import CREAM, EMBER_HOT, TABLE
from rules.aurora.model.boxes import parse_box

SIZE = 56
ROW = 71
HEAD = 56
COLUMNS = 2
BEHIND = 116
"""Pixels from the left edge of a column to the words of its signs."""
LEADING = 33
SOMEBODY = Mark("blue", "D")

Sign: TypeAlias = tuple[Callable[[], Image.Image], str, str]
"""The function that draws a sign, the sign's looks, and its meaning."""


def _draw_line_sample(
    tone: tuple[int, int, int], *, rough: bool = False, dashed: bool = False
) -> Image.Image:
    pen = Pen(88, SIZE)
    points = graphs.lay_out_straight((6, SIZE / 2), (82, SIZE / 2), 8 if rough else 12)
    for colour, width in ((CREAM, 10.0), (tone, 6.0)):
        graphs.draw_way(pen, points, graphs.Line(colour, width, rough=rough, dashed=dashed))
    return pen.finish_stamp()


def _draw_track_sample() -> Image.Image:
    pen = Pen(88, SIZE)
    for n in range(4):
        pen.line([(8 + n * 21, SIZE / 2), (20 + n * 21, SIZE / 2)], SOMEBODY.colour, 7)
    return pen.finish_stamp()


def _draw_early_ship() -> Image.Image:
    """Draw the bow of the Aurora as she is on the red track."""
    return vehicles.draw_ship(True).crop((96, 0, 164, 62))


def _make_box_drawer(spec: str) -> Callable[[], Image.Image]:
    return partial(box_mark, parse_box(spec), "", SIZE)


OUTDOORS = "The road"
"""The section whose signs lie on a ground of snow."""
SECTIONS: dict[str, tuple[Sign, ...]] = {
    OUTDOORS: (
        (
            partial(vehicles.draw_convoy, SOMEBODY, lit=False, west=False),
            "A truck with a mark",
            "a Convoy; shape, colour and letter are its player's",
        ),
        (partial(draw_pointer, SIZE), "An arrow of embers", "whose turn it is"),
        (partial(draw_spark, SIZE), "A star of light", "who has just driven"),
        (_draw_track_sample, "A dashed track", "the last drive of a Convoy"),
        (partial(trace.draw_source, SOMEBODY), "A hollow shape", "where that drive began"),
        (
            partial(vehicles.draw_flag, SIZE),
            "A flag in squares",
            "where the Aurora lies in the last round",
        ),
        (_draw_early_ship, "A pennant on a red ship", "the Aurora casts off early"),
        (partial(tokens.draw_wolf, SIZE), "A wolf's head", "an Enemy, with its number"),
        (partial(tokens.draw_land_mine, SIZE), "A spiked ball", "the Land Mine"),
    ),
    "Shortcuts": (
        (partial(_draw_line_sample, TRACK, rough=True), "A zigzag", "a Rough Shortcut"),
        (partial(tokens.draw_tread_token, SIZE), "A caterpillar track", "Tracks are needed"),
        (
            partial(_draw_line_sample, TRACK, dashed=True),
            "A dashed line",
            "a Shortcut that snow will close",
        ),
        (partial(tokens.draw_peak, SIZE, False), "A mountain", "Avalanche: it closes once crossed"),
        (partial(_draw_line_sample, BLOOD), "A red line", "it harms whoever takes it"),
        (partial(tokens.draw_damage, SIZE), "A cross", "Damage"),
        (partial(tokens.draw_peak, SIZE, True), "A struck mountain", "closed for good"),
        (partial(tokens.draw_contamination, SIZE), "Three blades", "Contamination"),
        (partial(tokens.draw_storm, SIZE), "A snowflake", "a storm: no Shortcut can be used"),
    ),
    "Counters": (
        (partial(tokens.draw_resource_token, "F", SIZE), "A drop", "Fuel"),
        (partial(tokens.draw_resource_token, "P", SIZE), "A tin", "Food"),
        (partial(tokens.draw_resource_token, "A", SIZE), "Cartridges", "Ammo"),
        (partial(tokens.draw_resource_token, "O", SIZE), "A question mark", "an Object"),
        (partial(tokens.draw_resource_token, "S", SIZE), "A head", "a Survivor"),
        (partial(tokens.draw_fame, SIZE), "A star", "Fame"),
        (partial(tokens.draw_fury, SIZE), "A flame", "Fury"),
        (partial(tokens.draw_fury, SIZE, True), "A flame with a star", "the Special ability is on"),
        (partial(tokens.draw_hidden_cards, SIZE), "Two cards", "hidden cards, of how many"),
        (partial(tokens.draw_speed, SIZE), "Two arrowheads", "speed"),
        (partial(tokens.draw_towing, SIZE), "A hook", "how many Trailers the Truck tows"),
    ),
    "Boxes of Convoy cards": (
        (_make_box_drawer("any"), "Bare", "anything"),
        (_make_box_drawer("S"), "A faint head", "a Survivor only"),
        (_make_box_drawer("ff"), "A faint drop and tin", "Fuel or Food only"),
        (_make_box_drawer("armor"), "A shield", "armour"),
        (_make_box_drawer("w2"), "A gun and a number", "a Weapon and its damage"),
        (_make_box_drawer("tracks"), "A caterpillar track", "Tracks"),
        (_make_box_drawer("max+1"), "+1", "room for one more hidden card"),
        (_make_box_drawer("make:A"), "A plus and a counter", "makes one at the end of a round"),
        (_make_box_drawer("fame:1"), "A star and a number", "Fame at the end"),
        (
            _make_box_drawer("per:Food:2"),
            "A star and a counter",
            "Fame at the end for each, so many at most",
        ),
        (_make_box_drawer("pay:P:2"), "A counter and a number", "spent for so much damage"),
        (_make_box_drawer("spd:P"), "A counter and an arrow", "burnt for speed"),
        (partial(draw_speed_box, False, SIZE), "Two arrows", "speed of the Automa"),
    ),
    "Survivors and Enemies": (
        (
            partial(tokens.draw_skill, 2, SIZE, True),
            "A bright hexagon",
            "who can act, and their skill",
        ),
        (partial(tokens.draw_skill, 2, SIZE, False), "A dull hexagon", "who cannot now"),
        (
            partial(tokens.draw_defence_box, "F", True, SIZE),
            "A tick",
            "a Defence box that is filled",
        ),
        (partial(tokens.draw_target, SIZE), "Crosshairs", "a Target counter, where it is filled"),
    ),
}

WORDS = "\n\n".join(
    f"**{title}**\n" + "\n".join(f"- {look}: {means}." for _, look, means in signs)
    for title, signs in SECTIONS.items()
)


def drawing() -> Drawing:
    """Make the picture of all signs."""
    return Drawing("signs", "The signs in the pictures", (), draw, describe_signs)


def describe_signs(_facts: tuple[()]) -> str:
    """List each sign's looks and meaning."""
    told = [f"{look}: {means}" for signs in SECTIONS.values() for _, look, means in signs]
    return clip("Signs in the pictures. " + "; ".join(told) + ".", ALT)


def _crop_sign(image: Image.Image) -> Image.Image:
    """Cut off the empty edges of a sign, and shrink it to the height of a row."""
    image = image.crop(image.getbbox())
    image.thumbnail((image.width, ROW - 14))
    return image


def draw(_facts: tuple[()]) -> bytes:
    """Draw the signs in two columns as a PNG, 1080 pixels wide."""
    rows = sum(-(-len(signs) // COLUMNS) for signs in SECTIONS.values())
    picture = Image.new("RGB", (WIDTH, len(SECTIONS) * HEAD + rows * ROW + 16), TABLE)
    wide = (WIDTH - 2 * MARGIN) // COLUMNS
    y = 0
    for title, signs in SECTIONS.items():
        write(picture, (MARGIN + 8, y + HEAD / 2 + 4), title, 38, EMBER_HOT, bold=True)
        y += HEAD
        for n, (sign, _, means) in enumerate(signs):
            left = MARGIN + n % COLUMNS * wide
            top = y + n // COLUMNS * ROW
            stamp(picture, draw_plate(wide - 8, ROW - 6), left, top)
            image, middle = _crop_sign(sign()), top + (ROW - 6) / 2
            if title == OUTDOORS:
                stamp(picture, draw_tab(98, ROW - 16, DRIFT), left + 5, top + 5)
            stamp(picture, image, left + 54 - image.width / 2, middle - image.height / 2)
            lines = wrap_text(means, 30, wide - BEHIND - 20)
            first = middle - LEADING * (len(lines) - 1) / 2
            for k, line in enumerate(lines):
                write(picture, (left + BEHIND, first + k * LEADING), line, 30, CREAM)
        y += -(-len(signs) // COLUMNS) * ROW
    return encode_png(picture, make_inks(), 6)
