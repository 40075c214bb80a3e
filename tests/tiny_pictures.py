"""The pictures of Tiny: two for everybody, and the hand for its holder."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from pictures import Drawing
from pictures.artist import ALT_CHARACTERS, FromFunctions, clip
from pictures.kit import graphs, panels, text, tiles, tokens, tracks
from pictures.kit.canvas import Pen, encode_png, list_edge_shades, make_palette, rgb, stamp
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, PLATE, PLATE_LIT, SOOT, TABLE
from rules.engine import Prompt
from tests.tiny import TinyView

WIDE, MARGIN, ROW = 1080, 16, 108
WOOD = rgb("#a8713c")
KINDS = {"bark": WOOD, "moss": rgb("#7d9b45"), "cone": rgb("#c28a4a")}
CARD = (250, 320)
GRID = tiles.Grid(left=120, top=20, tile=240, gap=60)


@dataclass(frozen=True)
class Spot:
    """Where a camp lies: how it is called, its column and row, and the side that faces the fire."""

    name: str
    at: tuple[int, int]
    faces: tiles.Side


AROUND = (
    Spot("north", (1, 0), "s"),
    Spot("west", (0, 1), "e"),
    Spot("east", (2, 1), "w"),
    Spot("south", (1, 2), "n"),
)


@dataclass(frozen=True)
class Camp:
    """What everybody knows of a seat."""

    name: str
    camp: str
    wood: int
    cards: int
    flare: bool


@dataclass(frozen=True)
class Fire:
    """What everybody knows."""

    round: int
    camps: tuple[Camp, ...]


@dataclass(frozen=True)
class Hand:
    """What one seat holds, and which of it can be given as an answer: number by number."""

    cards: tuple[str, ...]
    marked: tuple[int, ...]


def pictures(view: TinyView) -> tuple[Drawing, ...]:
    """How everybody stands, and where the camps lie."""
    each = zip(view.names, view.camps, view.wood, view.cards, view.flares, strict=True)
    fire = Fire(view.round, tuple(Camp(*about) for about in each))
    return (
        Drawing("table", "The fire", fire, draw_fire, tell_fire),
        Drawing("camps", "The camps", fire, draw_camps, tell_camps),
    )


def private(view: TinyView, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """The hand; what can be played or offered now is marked."""
    if view.seat is None or not view.hand:
        return ()
    asked = prompt.options if prompt is not None and prompt.secret else ()
    marked = tuple(int(option.id) for option in asked if option.id.isdigit())
    hand = Hand(tuple(view.hand), marked)
    return (Drawing("hand", "Your cards", hand, draw_hand, tell_hand),)


@cache
def make_inks() -> Image.Image:
    """Every colour that is used, and what the edges fade through."""
    things = [EMBER, EMBER_HOT, CREAM, ASH, SOOT, *KINDS.values()]
    grounds = [TABLE, PLATE, PLATE_LIT, INK]
    shades = [shade for ground in grounds for shade in list_edge_shades(things, ground, 3)]
    return make_palette([*grounds, *things, *shades])


def draw_fire(fire: Fire) -> bytes:
    """A row for each camp."""
    picture = Image.new("RGB", (WIDE, 70 + ROW * len(fire.camps)), TABLE)
    text.write_fitted(
        picture, (MARGIN, 36), f"Round {fire.round}", 40, EMBER_HOT, room=400, bold=True
    )
    for n, camp in enumerate(fire.camps):
        top = 70 + n * ROW
        stamp(picture, panels.draw_panel(WIDE - 2 * MARGIN, ROW - 8), MARGIN, top)
        text.write_fitted(
            picture, (MARGIN + 20, top + 32), camp.name, 38, CREAM, room=460, bold=True
        )
        text.write_fitted(
            picture, (MARGIN + 20, top + 74), camp.camp or "no camp yet", 32, ASH, room=460
        )
        log = tokens.draw_token("L", 48, WOOD)
        tokens.draw_count(picture, 540, top + 50, log, str(camp.wood))
        cards = panels.draw_plate(36, 48, CREAM, INK, corner=6)
        tokens.draw_count(picture, 680, top + 50, cards, str(camp.cards))
        stamp(picture, tracks.draw_notches(1, camp.flare, 40, 40), 820, top + 30)
        text.write_fitted(
            picture, (872, top + 50), "flare" if camp.flare else "burnt", 32, CREAM, room=180
        )
    return encode_png(picture, make_inks())


def tell_fire(fire: Fire) -> str:
    """The same in words."""
    told = [
        f"{camp.name} at {camp.camp or 'no camp yet'}: wood {camp.wood}, cards {camp.cards}, "
        f"flare {'there' if camp.flare else 'burnt'}."
        for camp in fire.camps
    ]
    return clip(f"Round {fire.round}. {' '.join(told)}", ALT_CHARACTERS)


def draw_camps(fire: Fire) -> bytes:
    """The fire in the middle of four tiles, and a way to each camp; where a flare is burnt, it is
    dashed."""
    _, high = GRID.measure_tiles(3, 3)
    pen = Pen(WIDE, high + 40, finer=2, ground=TABLE)
    for camp, spot in zip(fire.camps, AROUND, strict=False):
        line = graphs.Line(EMBER if camp.flare else SOOT, 12, dashed=not camp.flare)
        graphs.draw_way(
            pen, graphs.lay_out_straight(GRID.place_middle(1, 1), GRID.place_middle(*spot.at)), line
        )
    picture = pen.finish_stamp()
    stamp(picture, tiles.draw_road_tile(GRID.tile, EMBER), *GRID.place_corner(1, 1))
    text.write_fitted(
        picture,
        GRID.place_middle(1, 1),
        f"Fire {fire.round}",
        38,
        INK,
        room=GRID.tile,
        bold=True,
        anchor="mm",
    )
    for camp, spot in zip(fire.camps, AROUND, strict=False):
        x, y = GRID.place_corner(*spot.at)
        stamp(picture, tiles.draw_road_tile(GRID.tile, CREAM, (spot.faces,), ASH), x, y)
        text.write_paragraph(
            picture, (x + 14, y + 8), camp.name, 36, INK, room=GRID.tile - 28, height=80, bold=True
        )
    return encode_png(picture, make_inks())


def tell_camps(fire: Fire) -> str:
    """The same in words."""
    told = [
        f"{camp.name} {spot.name}, {'with a flare' if camp.flare else 'its flare burnt'}"
        for camp, spot in zip(fire.camps, AROUND, strict=False)
    ]
    return clip(
        f"The camps round the fire in round {fire.round}: {'; '.join(told)}.", ALT_CHARACTERS
    )


def draw_hand(hand: Hand) -> bytes:
    """The cards side by side, four in a row; those that can be given now bear their number."""
    rows = -(-len(hand.cards) // 4)
    wide, high = CARD
    picture = Image.new("RGB", (WIDE, rows * (high + 16) + 16), TABLE)
    for n, kind in enumerate(hand.cards):
        x, y = 20 + n % 4 * (wide + 14), 16 + n // 4 * (high + 16)
        edge = EMBER_HOT if n in hand.marked else INK
        stamp(picture, panels.draw_plate(wide, high, KINDS.get(kind, CREAM), edge, corner=10), x, y)
        text.write_fitted(
            picture,
            (x + wide / 2, y + 60),
            kind.title(),
            44,
            INK,
            room=wide - 20,
            bold=True,
            anchor="mm",
        )
        if n in hand.marked:
            stamp(picture, tiles.draw_letter_disc(str(n + 1), 64), x + wide - 76, y + high - 76)
    return encode_png(picture, make_inks())


def tell_hand(hand: Hand) -> str:
    """The same in words."""
    told = [
        f"{n + 1} {kind}{' (can be given now)' if n in hand.marked else ''}"
        for n, kind in enumerate(hand.cards)
    ]
    return clip(f"Your cards: {', '.join(told)}.", ALT_CHARACTERS)


def words(view: TinyView) -> str:
    """All that the pictures show."""
    return "\n".join(tell(drawing.facts) for drawing in pictures(view) for tell in [drawing.alt])


def hand(view: TinyView) -> str:
    """What the seat holds."""
    return f"You hold: {', '.join(view.hand) or 'nothing'}"


ARTIST = FromFunctions(
    pictures=pictures, private=private, panel=lambda _: "", words=words, hand=hand, pages={}
)
