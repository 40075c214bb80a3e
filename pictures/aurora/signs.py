"""What every sign in the pictures means, for How to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PIL import Image

from pictures.artist import ALT, clip
from pictures.aurora.map.road import trace, vehicles
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import box_mark, quick
from pictures.aurora.marks.colours import BLOOD, DRIFT, TRACK, inks
from pictures.aurora.plates.margins import MARGIN
from pictures.drawing import Drawing
from pictures.kit import graphs
from pictures.kit.canvas import Pen, png, stamp, write
from pictures.kit.panels import plate, tab
from pictures.kit.players import Mark
from pictures.kit.signs import pointer, spark
from pictures.kit.text import wrapped
from pictures.kit.tones import CREAM, EMBER_HOT, TABLE
from rules.aurora.model.boxes import box

SIZE = 56
ROW = 71
HEAD = 56
COLUMNS = 2
BEHIND = 116
"""From a sign to its words."""
LEADING = 33
SOMEBODY = Mark("blue", "D")

Sign: TypeAlias = tuple[Callable[[], Image.Image], str, str]
"""How it is drawn, what it looks like, and what it means."""


def _line(tone: tuple[int, int, int], *, rough: bool = False, dashed: bool = False) -> Image.Image:
    pen = Pen(88, SIZE)
    points = graphs.straight((6, SIZE / 2), (82, SIZE / 2), 8 if rough else 12)
    for colour, width in ((CREAM, 10.0), (tone, 6.0)):
        graphs.way(pen, points, graphs.Line(colour, width, rough=rough, dashed=dashed))
    return pen.done()


def _track() -> Image.Image:
    pen = Pen(88, SIZE)
    for n in range(4):
        pen.line([(8 + n * 21, SIZE / 2), (20 + n * 21, SIZE / 2)], SOMEBODY.colour, 7)
    return pen.done()


def _early() -> Image.Image:
    """The bow of the ship on the red track."""
    return vehicles.ship(True).crop((96, 0, 164, 62))


def _box(spec: str) -> Callable[[], Image.Image]:
    return partial(box_mark, box(spec), "", SIZE)


OUTDOORS = "The road"
"""Signs that lie on snow."""
SECTIONS: dict[str, tuple[Sign, ...]] = {
    OUTDOORS: (
        (
            partial(vehicles.convoy, SOMEBODY, lit=False, west=False),
            "A truck with a mark",
            "a Convoy; shape, colour and letter are its player's",
        ),
        (partial(pointer, SIZE), "An arrow of embers", "whose turn it is"),
        (partial(spark, SIZE), "A star of light", "who has just driven"),
        (_track, "A dashed track", "the last drive of a Convoy"),
        (partial(trace.source, SOMEBODY), "A hollow shape", "where that drive began"),
        (
            partial(vehicles.flag, SIZE),
            "A flag in squares",
            "where the Aurora lies in the last round",
        ),
        (_early, "A pennant on a red ship", "the Aurora casts off early"),
        (partial(tokens.wolf, SIZE), "A wolf's head", "an Enemy, with its number"),
        (partial(tokens.mine, SIZE), "A spiked ball", "the Land Mine"),
    ),
    "Shortcuts": (
        (partial(_line, TRACK, rough=True), "A zigzag", "a Rough Shortcut"),
        (partial(tokens.tread, SIZE), "A caterpillar track", "Tracks are needed"),
        (partial(_line, TRACK, dashed=True), "A dashed line", "a Shortcut that snow will close"),
        (partial(tokens.peak, SIZE, False), "A mountain", "Avalanche: it closes once crossed"),
        (partial(_line, BLOOD), "A red line", "it harms whoever takes it"),
        (partial(tokens.damage, SIZE), "A cross", "Damage"),
        (partial(tokens.peak, SIZE, True), "A struck mountain", "closed for good"),
        (partial(tokens.contamination, SIZE), "Three blades", "Contamination"),
        (partial(tokens.storm, SIZE), "A snowflake", "a storm: no Shortcut can be used"),
    ),
    "Counters": (
        (partial(tokens.token, "F", SIZE), "A drop", "Fuel"),
        (partial(tokens.token, "P", SIZE), "A tin", "Food"),
        (partial(tokens.token, "A", SIZE), "Cartridges", "Ammo"),
        (partial(tokens.token, "O", SIZE), "A question mark", "an Object"),
        (partial(tokens.token, "S", SIZE), "A head", "a Survivor"),
        (partial(tokens.fame, SIZE), "A star", "Fame"),
        (partial(tokens.fury, SIZE), "A flame", "Fury"),
        (partial(tokens.fury, SIZE, True), "A flame with a star", "the Special ability is on"),
        (partial(tokens.cards, SIZE), "Two cards", "hidden cards, of how many"),
        (partial(tokens.speed, SIZE), "Two arrowheads", "speed"),
        (partial(tokens.towing, SIZE), "A hook", "how many Trailers the Truck tows"),
    ),
    "Boxes of Convoy cards": (
        (_box("any"), "Bare", "anything"),
        (_box("S"), "A faint head", "a Survivor only"),
        (_box("ff"), "A faint drop and tin", "Fuel or Food only"),
        (_box("armor"), "A shield", "armour"),
        (_box("w2"), "A gun and a number", "a Weapon and its damage"),
        (_box("tracks"), "A caterpillar track", "Tracks"),
        (_box("max+1"), "+1", "room for one more hidden card"),
        (_box("make:A"), "A plus and a counter", "makes one at the end of a round"),
        (_box("fame:1"), "A star and a number", "Fame at the end"),
        (_box("per:Food:2"), "A star and a counter", "Fame at the end for each, so many at most"),
        (_box("pay:P:2"), "A counter and a number", "spent for so much damage"),
        (_box("spd:P"), "A counter and an arrow", "burnt for speed"),
        (partial(quick, False, SIZE), "Two arrows", "speed of the Automa"),
    ),
    "Survivors and Enemies": (
        (partial(tokens.skill, 2, SIZE, True), "A bright hexagon", "who can act, and their skill"),
        (partial(tokens.skill, 2, SIZE, False), "A dull hexagon", "who cannot now"),
        (partial(tokens.defence, "F", True, SIZE), "A tick", "a Defence box that is filled"),
        (partial(tokens.target, SIZE), "Crosshairs", "a Target counter, where it is filled"),
    ),
}

WORDS = "\n\n".join(
    f"**{title}**\n" + "\n".join(f"- {look}: {means}." for _, look, means in signs)
    for title, signs in SECTIONS.items()
)


def drawing() -> Drawing:
    """All of them, in two columns."""
    return Drawing("signs", "The signs in the pictures", (), draw, alt)


def alt(_facts: tuple[()]) -> str:
    """Each sign by its looks."""
    told = [f"{look}: {means}" for signs in SECTIONS.values() for _, look, means in signs]
    return clip("Signs in the pictures. " + "; ".join(told) + ".", ALT)


def _bare(image: Image.Image) -> Image.Image:
    """Without what is empty round it, and no higher than a row."""
    image = image.crop(image.getbbox())
    image.thumbnail((image.width, ROW - 14))
    return image


def draw(_facts: tuple[()]) -> bytes:
    """The signs as a PNG, 1080 pixels wide."""
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
            stamp(picture, plate(wide - 8, ROW - 6), left, top)
            image, middle = _bare(sign()), top + (ROW - 6) / 2
            if title == OUTDOORS:
                stamp(picture, tab(98, ROW - 16, DRIFT), left + 5, top + 5)
            stamp(picture, image, left + 54 - image.width / 2, middle - image.height / 2)
            lines = wrapped(means, 30, wide - BEHIND - 20)
            first = middle - LEADING * (len(lines) - 1) / 2
            for k, line in enumerate(lines):
                write(picture, (left + BEHIND, first + k * LEADING), line, 30, CREAM)
        y += -(-len(signs) // COLUMNS) * ROW
    return png(picture, inks(), 6)
