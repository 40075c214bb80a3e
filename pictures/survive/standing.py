"""Above and below the map: the round, whose turn, each player's line, the stores and the bag."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit.canvas import FINER, Pen, blend, stamp, write
from pictures.kit.dice import die
from pictures.kit.fonts import writable
from pictures.kit.panels import panel
from pictures.kit.text import say
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, PLATE, SOOT, TABLE_LIT
from pictures.kit.tracks import bar, notches
from rules.survive.components import (
    COLOURS,
    CRATES,
    ELEMENTS,
    MONTHS_TO_WIN,
    MOST_DROPS,
    SIZES,
    SURVIVE,
    TOKENS,
    ZOMBIES,
)
from rules.survive.state import GM
from rules.survive.view import View

from . import pieces, places
from .colours import BURNING, GOLD
from .facts import Seat, loose, saved, zombies_at_home

WIDTH = 1080
MARGIN = 18
ROW = 66
STORES = 76
BAG = 116
BOTTOM = 1172
"""Where the rows of players begin: beneath the map."""
BAR = 336
"""Where a player's bar begins."""


def height(everybody: list[Seat]) -> int:
    """The picture's height, with a row for each."""
    return BOTTOM + len(everybody) * ROW + STORES + BAG + 14


# -- above the map -------------------------------------------------------------------------------


def draw_head(picture: Image.Image, view: View, everybody: list[Seat]) -> None:
    """The round on its way to the last dawn; whose turn it is, and the roll."""
    stamp(picture, _plate(408, 84), MARGIN, 12)
    stamp(picture, _sun(58), MARGIN + 14, 24)
    if view.phase == "colours":
        write(picture, (MARGIN + 86, 54), "Before the start", 36, CREAM, bold=True)
    else:
        end = write(picture, (MARGIN + 86, 42), f"Round {view.round}", 40, CREAM, bold=True)
        write(picture, (end + 14, 44), f"of {view.last_dawn}", 32, ASH)
        bar(picture, MARGIN + 86, 72, 300, view.round / view.last_dawn)
    left, wide = MARGIN + 420, WIDTH - 2 * MARGIN - 420
    stamp(picture, _plate(wide, 84, view.phase == "turns"), left, 12)
    whose = next((seat for seat in everybody if seat.active), None)
    if view.phase == "over":
        write(picture, (left + 28, 54), "The game is over", 40, EMBER_HOT, bold=True)
    elif whose is None:
        write(picture, (left + 28, 54), "Everybody picks a colour", 36, EMBER_HOT, bold=True)
    else:
        stamp(picture, _portrait(whose, view, 68), left + 12, 20)
        room = wide - 92 - (196 if view.roll else 30)
        say(picture, (left + 92, 54), _name(whose), 40, CREAM, room=room, bold=True)
        _draw_roll(picture, view.roll, left + wide - 14)


def _draw_roll(picture: Image.Image, roll: str | None, right: int) -> None:
    if roll == SURVIVE:
        stamp(picture, die("SURVIVE!", 60, EMBER, INK, letters=32, wide=164), right - 164, 24)
    elif roll is not None:
        write(picture, (right - 74, 54), "rolls", 30, ASH, anchor="rm")
        stamp(picture, die(roll, 60, CREAM, INK, letters=46), right - 60, 24)


# -- the players ---------------------------------------------------------------------------------


def draw_seats(picture: Image.Image, view: View, everybody: list[Seat], top: int) -> None:
    """A row each, then Bank, Crates and Grab Bag."""
    for n, seat in enumerate(everybody):
        y = top + n * ROW
        stamp(picture, _plate(WIDTH - 2 * MARGIN, ROW - 6, seat.active), MARGIN, y)
        middle = y + (ROW - 6) // 2
        stamp(picture, _portrait(seat, view, 52), MARGIN + 10, middle - 26)
        room = BAR - MARGIN - 84 - (72 if seat.stuck else 0)
        tone = EMBER_HOT if seat.active else CREAM
        say(picture, (MARGIN + 72, middle), _name(seat), 32, tone, room=room)
        if seat.stuck:
            write(picture, (BAR - 10, middle), "stuck", 30, EMBER, anchor="rm")
        if seat.role == "human":
            _human_row(picture, seat, middle)
        elif seat.role == "zombie":
            _zombie_row(picture, view, middle, seat.progress)
        else:
            _vampire_row(picture, view, middle, seat.progress)
    top += len(everybody) * ROW
    _draw_stores(picture, view, top)
    _draw_bag(picture, view, top + STORES)


def _human_row(picture: Image.Image, seat: Seat, middle: int) -> None:
    stamp(picture, _months(min(seat.months, MONTHS_TO_WIN)), BAR, middle - 17)
    write(picture, (BAR + 320, middle), str(seat.months), 36, CREAM, anchor="mm", bold=True)
    x = BAR + 348
    stamp(picture, pieces.hand_of_cards(44), x, middle - 22)
    write(picture, (x + 50, middle), str(seat.cards), 34, CREAM)
    stamp(picture, pieces.crate(44), x + 98, middle - 24)
    write(picture, (x + 148, middle), str(seat.crates), 34, CREAM)
    if seat.progress is not None:
        _of_60(picture, seat.progress, middle)
        return
    for n, size in enumerate(SIZES):
        at = x + 196 + n * 58
        stamp(picture, pieces.cube(size, 34), at, middle - 18)
        write(picture, (at + 37, middle), str(seat.cubes.get(size, 0)), 30, CREAM)


def _zombie_row(picture: Image.Image, view: View, middle: int, progress: int | None) -> None:
    home = zombies_at_home(view)
    for n, which in enumerate(ZOMBIES):
        x = BAR + n * 56
        if which in home:
            stamp(picture, _home_mark(54), x - 2, middle - 27)
        stamp(picture, pieces.zombie(which, 48, which not in view.zombies), x + 1, middle - 24)
    if progress is not None:
        _of_60(picture, progress, middle)
        return
    x = BAR + 6 * 56 + 22
    x2 = write(picture, (x, middle), f"{len(view.zombies)} of 6", 34, CREAM, bold=True)
    stamp(picture, places.place("city", 44), x2 + 34, middle - 22)
    write(picture, (x2 + 90, middle), f"{len(home)} of 6 home", 32, CREAM)


def _vampire_row(picture: Image.Image, view: View, middle: int, progress: int | None) -> None:
    for n in range(MOST_DROPS):
        full = n < view.drops
        stamp(picture, pieces.drop(26, 38, full), BAR + n * 28, middle - 20)
    write(picture, (BAR + 260, middle), str(view.drops), 36, CREAM, bold=True)
    x = BAR + 304
    for n, colour in enumerate(COLOURS):
        state = "saved" if colour in view.saved else "loose" if colour in view.coffins else "off"
        stamp(picture, pieces.coffin(colour, 50, state), x + n * 46, middle - 25)
    if progress is not None:
        _of_60(picture, progress, middle)
        return
    x += 5 * 46 + 12
    write(picture, (x, middle - 16), f"{len(loose(view))} loose", 30, CREAM)
    write(picture, (x, middle + 16), f"{len(saved(view))} saved", 30, GOLD)


def _of_60(picture: Image.Image, progress: int, middle: int) -> None:
    """How far somebody came, when the game is over."""
    write(
        picture,
        (WIDTH - MARGIN - 102, middle),
        str(progress),
        38,
        EMBER_HOT,
        anchor="rm",
        bold=True,
    )
    write(picture, (WIDTH - MARGIN - 14, middle), "of 60", 30, CREAM, anchor="rm")


def _months(filled: int) -> Image.Image:
    """Twelve notches, so many of them burning."""
    return notches(
        MONTHS_TO_WIN,
        filled,
        22,
        34,
        gap=3,
        fills=BURNING,
        empty=TABLE_LIT,
        edges=(CREAM, ASH),
        corner=5,
    )


def _name(seat: Seat) -> str:
    return seat.name if seat.number == GM else writable(seat.name, f"Seat {seat.number + 1}")


def _portrait(seat: Seat, view: View, size: int) -> Image.Image:
    if seat.role == "human":
        return pieces.human(seat.colour, size, seat.stuck)
    return pieces.zombie("original", size) if seat.role == "zombie" else pieces.vampire(size)


# -- the stores ----------------------------------------------------------------------------------


def _draw_stores(picture: Image.Image, view: View, top: int) -> None:
    stamp(picture, _plate(WIDTH - 2 * MARGIN, STORES - 6), MARGIN, top)
    middle = top + (STORES - 6) // 2
    write(picture, (MARGIN + 18, middle), "Bank", 32, EMBER_HOT, bold=True)
    for n, element in enumerate(ELEMENTS):
        x = 132 + n * 188
        stamp(picture, places.element(element, 52), x, middle - 26)
        end = write(picture, (x + 54, middle), element.title(), 30, CREAM)
        write(picture, (end + 10, middle), str(view.bank[element]), 34, CREAM, bold=True)
    x = 132 + 4 * 188
    stamp(picture, pieces.crate(50), x, middle - 26)
    end = write(picture, (x + 58, middle), str(view.crates_left), 34, CREAM, bold=True)
    write(picture, (end + 8, middle), f"of {CRATES}", 30, ASH)


def _draw_bag(picture: Image.Image, view: View, top: int) -> None:
    stamp(picture, _plate(WIDTH - 2 * MARGIN, BAG - 6), MARGIN, top)
    write(picture, (MARGIN + 18, top + 36), "Bag", 32, EMBER_HOT, bold=True)
    left = sum(view.bag.values())
    write(picture, (MARGIN + 18, top + 78), str(left), 36, CREAM, bold=True)
    for n, token in enumerate(TOKENS):
        x = 108 + n * 79
        count = view.bag.get(token, 0)
        stamp(picture, _bag_tile(token), x, top + 6)
        colour = CREAM if count else SOOT
        write(picture, (x + 36, top + 91), str(count), 32, colour, anchor="mm", bold=bool(count))


@cache
def _bag_tile(token: str) -> Image.Image:
    tile = Image.new("RGBA", (74, 68), (0, 0, 0, 0))
    tile.paste(places.place(token, 60), (10, 8))
    slip = places.tag(token, 30)
    tile.paste(slip, (0, 0), slip)
    return tile


# -- plates, dice, the sun -----------------------------------------------------------------------


def _plate(wide: int, high: int, lit: bool = False) -> Image.Image:
    return panel(wide, high, lit=lit, finer=FINER)


@cache
def _home_mark(size: int) -> Image.Image:
    pen = Pen(size, size)
    pen.box((0, 0, size, size), blend(PLATE, GOLD, 0.35), GOLD, width=3, corner=9)
    return pen.done()


@cache
def _sun(size: int) -> Image.Image:
    """The last dawn, half risen."""
    pen = Pen(size, size)
    middle = size / 2
    for dx, dy in ((-0.46, 0.1), (-0.36, -0.24), (0, -0.4), (0.36, -0.24), (0.46, 0.1)):
        pen.line(
            [(middle + dx * size * 0.62, middle + 8 + dy * size * 0.62),
             (middle + dx * size, middle + 8 + dy * size)], EMBER_HOT, 4,
        )  # fmt: skip
    pen.disc(middle, middle + 10, size * 0.24, EMBER)
    pen.box((0, middle + 12, size, size), PLATE)
    pen.line([(2, middle + 14), (size - 2, middle + 14)], EMBER_HOT, 4)
    return pen.done()
