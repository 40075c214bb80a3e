"""Draw the Scene that a seat has drawn, as a card that only this seat reads."""

from dataclasses import dataclass

from PIL import Image

from pictures.artist import ALT_CHARACTERS, clip
from pictures.hope import stage
from pictures.hope.map.land.places import draw_country
from pictures.hope.marks.colours import WIDTH, make_inks
from pictures.hope.marks.icons import draw_hand_die, draw_icon
from pictures.hope.words import Message
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_badge, draw_plate
from pictures.kit.text import measure_line_step, wrap_text, write_lines
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, PAPER, TABLE
from pictures.kit.tracks import draw_bar
from rules.hope.effects.language.models import Terrain
from rules.hope.model.scenes import Scene
from rules.hope.model.terms import TERRAIN_NAMES

MARGIN = 16
LAND = 270
TEXT = 36
ROOM = WIDTH - 2 * MARGIN - 40


@dataclass(frozen=True, slots=True)
class Reading:
    """The facts of a Scene that its drawer reads."""

    title: str
    kind: str
    """In which country the Scene is, and what it asks for."""
    terrain: Terrain
    light: int
    lines: tuple[str, ...]
    """What the Scene is, its callout, and what each outcome brings."""
    figures: tuple[str, ...]
    """The icons before the lines after the callout; "" before that which has both answers."""
    hardship: int
    odds: int | None
    """The chance in 100 with the dice given so far; None if there are no dice yet."""


def read_card(card: Scene, light: int, text: str, odds: int | None) -> Reading:
    """Gather what the drawer of a Scene reads. `text`: the card in words."""
    kind = Message(
        "country-and-kind",
        country=TERRAIN_NAMES[card.terrain],
        kind=card.kind,
        hardship=card.hardship,
        price=card.price,
        unavoidable="yes" if card.unavoidable else "no",
    )
    good = [card.accept, card.all_accept, card.succeed]
    bad = [card.fail, card.refuse, card.all_refuse, card.split]
    figures = [
        *([] if card.kind == "roll" else [""]),
        *("yes" for section in good if section is not None),
        *("no" for section in bad if section is not None),
    ]
    lines = tuple(text.splitlines())
    return Reading(
        str(card.title), str(kind), card.terrain, light, lines, tuple(figures), card.hardship, odds
    )


def describe_card(one: Reading) -> str:
    """Describe the card."""
    reading = " ".join(one.lines)
    if one.odds is None:
        return clip(str(Message("you-alone-read", reading=reading)), ALT_CHARACTERS)
    return clip(
        str(Message("you-alone-read-with-odds", reading=reading, odds=one.odds)), ALT_CHARACTERS
    )


def draw(one: Reading) -> bytes:
    """Draw the card as a PNG."""
    _, callout, *sections = one.lines
    told = wrap_text(callout, TEXT, ROOM)
    parts = [wrap_text(line, 32, ROOM - 60) for line in sections]
    high = LAND + len(told) * measure_line_step(TEXT)
    high += sum(len(each) * measure_line_step(32) + 14 for each in parts)
    high += 84 + (80 if one.odds is not None else 0)
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    country = draw_country(one.terrain, one.light)
    picture.paste(country.crop((0, 60, WIDTH, 60 + LAND)), (0, 0))
    stage.draw_name_board(picture, (10, 14), one.title, one.kind, room=980)
    note = draw_badge(str(Message("for-your-eyes")), 30, EMBER_HOT)
    stamp(picture, note, WIDTH - 12 - note.width, LAND - 12 - note.height)
    for n in range(one.hardship):
        stamp(picture, draw_hand_die(64, CREAM), 24 + n * 74, LAND - 80)
    stamp(picture, draw_plate(WIDTH - 2 * MARGIN, high - LAND - MARGIN, PAPER), MARGIN, LAND)
    y = write_lines(picture, (MARGIN + 20, LAND + 18), told, TEXT, INK) + 18
    for figure, lines in zip(one.figures, parts, strict=True):
        if figure:
            stamp(picture, draw_icon(figure, 34, INK), MARGIN + 20, y + 2)
        y = write_lines(picture, (MARGIN + 72, y), lines, 32, INK) + 14
    if one.odds is not None:
        text = str(Message("odds-now", odds=one.odds))
        write(picture, (MARGIN + 20, y + 24), text, 32, INK, bold=True)
        draw_bar(picture, MARGIN + 20, round(y) + 48, ROOM, one.odds / 100, high=14, fill=EMBER)
    return encode_png(picture, make_inks(one.terrain, one.light))
