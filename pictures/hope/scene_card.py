"""Draw the Scene that a seat has drawn, as a card that only this seat reads."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from pictures.artist import ALT, clip
from pictures.hope import stage
from pictures.hope.map.land.places import draw_country
from pictures.hope.marks.colours import WIDTH, make_inks
from pictures.hope.marks.icons import draw_hand_die, draw_icon
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_badge, draw_plate
from pictures.kit.text import measure_line_step, wrap_text
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, PAPER, TABLE
from pictures.kit.tracks import draw_bar
from rules.hope.effects.language.models import Terrain
from rules.hope.model.terms import TERRAIN_NAMES

MARGIN = 16
LAND = 270
TEXT = 36
ROOM = WIDTH - 2 * MARGIN - 40


@dataclass(frozen=True, slots=True)
class Reading:
    """The facts of a Scene that its drawer reads."""

    title: str
    terrain: Terrain
    light: int
    lines: tuple[str, ...]
    """What the Scene is, its callout, and what each outcome brings."""
    hardship: int
    odds: int | None
    """The chance in 100 with the dice given so far; None if there are no dice yet."""


def describe_card(one: Reading) -> str:
    """Describe the card."""
    odds = "" if one.odds is None else f" With the dice now in: about {one.odds} in 100."
    return clip(f"You alone read: {' '.join(one.lines)}{odds}", ALT)


def draw(one: Reading) -> bytes:
    """Draw the card as a PNG."""
    head, callout, *sections = one.lines
    told = wrap_text(callout, TEXT, ROOM)
    parts = [wrap_text(line, 32, ROOM - 60) for line in sections]
    high = (
        LAND
        + len(told) * measure_line_step(TEXT)
        + sum(len(each) * measure_line_step(32) + 14 for each in parts)
    )
    high += 84 + (80 if one.odds is not None else 0)
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    country = draw_country(one.terrain, one.light)
    picture.paste(country.crop((0, 60, WIDTH, 60 + LAND)), (0, 0))
    what = head.partition("). ")[2]
    stage.draw_name_board(picture, (10, 14), one.title, f"{TERRAIN_NAMES[one.terrain]}. {what}")
    note = draw_badge("for your eyes alone", 30, EMBER_HOT)
    stamp(picture, note, WIDTH - 12 - note.width, LAND - 12 - note.height)
    for n in range(one.hardship):
        stamp(picture, draw_hand_die(64, CREAM), 24 + n * 74, LAND - 80)
    stamp(picture, draw_plate(WIDTH - 2 * MARGIN, high - LAND - MARGIN, PAPER), MARGIN, LAND)
    y = LAND + 18
    for line in told:
        write(picture, (MARGIN + 20, y + measure_line_step(TEXT) / 2), line, TEXT, INK)
        y += measure_line_step(TEXT)
    y += 18
    for lines in parts:
        figure = _find_section_icon(" ".join(lines))
        if figure:
            stamp(picture, draw_icon(figure, 34, INK), MARGIN + 20, y + 2)
        for line in lines:
            write(picture, (MARGIN + 72, y + measure_line_step(32) / 2), line, 32, INK)
            y += measure_line_step(32)
        y += 14
    if one.odds is not None:
        write(
            picture,
            (MARGIN + 20, y + 24),
            f"About {one.odds} in 100 with the dice now in",
            32,
            INK,
            bold=True,
        )
        draw_bar(picture, MARGIN + 20, y + 48, ROOM, one.odds / 100, high=14, fill=EMBER)
    return encode_png(picture, make_inks(one.terrain, one.light))


def _find_section_icon(line: str) -> str:
    """Choose the icon before a section. Return "" if it holds both answers to a question."""
    name, _, rest = line.partition(":")
    if name == "Accept" and "Refuse:" in rest:
        return ""
    return "yes" if name in ("Succeed", "Accept", "All Accept") else "no"
