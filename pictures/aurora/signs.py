"""The meaning of every sign in the pictures, for How to play."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PIL import Image

from pictures.artist import ALT_CHARACTERS, clip
from pictures.aurora.map.road import trace, vehicles
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import draw_box_mark, draw_speed_box
from pictures.aurora.marks.colours import BLOOD, DRIFT, TRACK, make_inks
from pictures.aurora.plates.margins import MARGIN
from pictures.aurora.words import Message
from pictures.drawing import Drawing
from pictures.kit import graphs
from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.panels import draw_plate, draw_tab
from pictures.kit.players import Mark
from pictures.kit.signs import draw_acting_player_arrow, draw_spark
from pictures.kit.text import wrap_text, write_lines
from pictures.kit.tones import CREAM, EMBER_HOT, TABLE
from rules.aurora.model.boxes import parse_box

SIZE = 56
ROW = 71
HEAD = 56
COLUMNS = 2
WORDS_X = 116
"""Pixels from the left edge of a column to the words of its signs."""
LEADING = 33
SOMEBODY = Mark("blue", "D")

Sign: TypeAlias = tuple[Callable[[], Image.Image], Message, Message]
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
    return partial(draw_box_mark, parse_box(spec), "", SIZE)


OUTDOORS = "signs-road"
"""The section whose signs lie on a ground of snow."""
_DRAWN: dict[str, tuple[tuple[Callable[[], Image.Image], str], ...]] = {
    OUTDOORS: (
        (partial(vehicles.draw_convoy, SOMEBODY, lit=False, west=False), "sign-convoy"),
        (partial(draw_acting_player_arrow, SIZE), "sign-turn"),
        (partial(draw_spark, SIZE), "sign-driven"),
        (_draw_track_sample, "sign-drive"),
        (partial(trace.draw_source, SOMEBODY), "sign-drive-start"),
        (partial(vehicles.draw_flag, SIZE), "sign-last-quay"),
        (_draw_early_ship, "sign-early-ship"),
        (partial(tokens.draw_sign, "wolf", SIZE), "sign-enemy"),
        (partial(tokens.draw_land_mine, SIZE), "sign-mine"),
    ),
    "signs-shortcuts": (
        (partial(_draw_line_sample, TRACK, rough=True), "sign-rough"),
        (partial(tokens.draw_sign, "tread", SIZE), "sign-needs-tracks"),
        (partial(_draw_line_sample, TRACK, dashed=True), "sign-snow"),
        (partial(tokens.draw_peak, SIZE, False), "sign-avalanche"),
        (partial(_draw_line_sample, BLOOD), "sign-harm"),
        (partial(tokens.draw_sign, "damage", SIZE), "sign-damage"),
        (partial(tokens.draw_peak, SIZE, True), "sign-closed"),
        (partial(tokens.draw_sign, "contamination", SIZE), "sign-contamination"),
        (partial(tokens.draw_storm, SIZE), "sign-storm"),
    ),
    "signs-counters": (
        (partial(tokens.draw_resource_token, "F", SIZE), "sign-fuel"),
        (partial(tokens.draw_resource_token, "P", SIZE), "sign-food"),
        (partial(tokens.draw_resource_token, "A", SIZE), "sign-ammo"),
        (partial(tokens.draw_resource_token, "O", SIZE), "sign-object"),
        (partial(tokens.draw_resource_token, "S", SIZE), "sign-survivor"),
        (partial(tokens.draw_sign, "star", SIZE), "sign-fame"),
        (partial(tokens.draw_fury, SIZE), "sign-fury"),
        (partial(tokens.draw_fury, SIZE, True), "sign-special"),
        (partial(tokens.draw_sign, "hidden-cards", SIZE), "sign-hidden-cards"),
        (partial(tokens.draw_sign, "speed", SIZE), "sign-speed"),
        (partial(tokens.draw_sign, "towing", SIZE), "sign-towing"),
    ),
    "signs-boxes": (
        (_make_box_drawer("any"), "sign-any-box"),
        (_make_box_drawer("S"), "sign-survivor-box"),
        (_make_box_drawer("ff"), "sign-stores-box"),
        (_make_box_drawer("armor"), "sign-armour-box"),
        (_make_box_drawer("w2"), "sign-weapon-box"),
        (_make_box_drawer("tracks"), "sign-tracks-box"),
        (_make_box_drawer("max+1"), "sign-locker-box"),
        (_make_box_drawer("make:A"), "sign-maker-box"),
        (_make_box_drawer("fame:1"), "sign-fame-box"),
        (_make_box_drawer("per:Food:2"), "sign-per-box"),
        (_make_box_drawer("pay:P:2"), "sign-pay-box"),
        (_make_box_drawer("spd:P"), "sign-turbo-box"),
        (partial(draw_speed_box, False, SIZE), "sign-automa-speed"),
    ),
    "signs-others": (
        (partial(tokens.draw_skill, 2, SIZE, True), "sign-able-survivor"),
        (partial(tokens.draw_skill, 2, SIZE, False), "sign-unable-survivor"),
        (partial(tokens.draw_defence_box, "F", True, SIZE), "sign-filled-box"),
        (partial(tokens.draw_target, SIZE), "sign-target"),
    ),
}
"""How each sign is drawn, and the message that says how it looks, by the heading of its section."""
_MEANS = ".means"


SECTIONS: dict[str, tuple[Sign, ...]] = {
    title: tuple((drawn, Message(key), Message(key + _MEANS)) for drawn, key in signs)
    for title, signs in _DRAWN.items()
}


def __getattr__(name: str) -> str:
    """Write `WORDS` when it is read."""
    if name != "WORDS":
        raise AttributeError(name)
    return "\n\n".join(
        "\n".join([f"**{Message(title)}**", *(f"- {look}: {means}." for _, look, means in signs)])
        for title, signs in SECTIONS.items()
    )


def drawing() -> Drawing:
    """Make the picture of all signs."""
    return Drawing("signs", str(Message("title-signs")), (), draw, describe_signs)


def describe_signs(_facts: tuple[()]) -> str:
    """List each sign's looks and meaning."""
    told = [f"{look}: {means}" for signs in SECTIONS.values() for _, look, means in signs]
    return clip(str(Message("signs-alt", signs="; ".join(told))), ALT_CHARACTERS)


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
        at = (MARGIN + 8, y + HEAD / 2 + 4)
        write(picture, at, str(Message(title)), 38, EMBER_HOT, bold=True)
        y += HEAD
        for n, (sign, _, means) in enumerate(signs):
            left = MARGIN + n % COLUMNS * wide
            top = y + n // COLUMNS * ROW
            stamp(picture, draw_plate(wide - 8, ROW - 6), left, top)
            image, middle = _crop_sign(sign()), top + (ROW - 6) / 2
            if title == OUTDOORS:
                stamp(picture, draw_tab(98, ROW - 16, DRIFT), left + 5, top + 5)
            stamp(picture, image, left + 54 - image.width / 2, middle - image.height / 2)
            lines = wrap_text(str(means), 30, wide - WORDS_X - 20)
            at = (left + WORDS_X, middle - LEADING * len(lines) / 2)
            write_lines(picture, at, lines, 30, CREAM, step=LEADING)
        y += -(-len(signs) // COLUMNS) * ROW
    return encode_png(picture, make_inks(), 6)
