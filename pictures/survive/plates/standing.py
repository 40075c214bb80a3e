"""Draw below the map a row for each player, the stores and the bag."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import DRAWING_SCALE, Pen, blend, stamp, write
from pictures.kit.panels import draw_panel
from pictures.kit.players import measure_player_width
from pictures.kit.signs import draw_acting_player_arrow
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, PLATE
from pictures.survive.facts import (
    Seat,
    list_loose_coffins,
    list_saved_coffins,
    list_zombies_at_home,
)
from pictures.survive.map import pieces, places
from pictures.survive.marks.colours import GOLD
from pictures.survive.marks.people import Person
from pictures.survive.plates.head import draw_portrait, label_seat
from pictures.survive.words import Message
from rules.survive.model import components
from rules.survive.model.state import GM
from rules.survive.view import View

WIDTH = 1080
MARGIN = 18
ROW = 80
BANK_HEIGHT = 76
BAG_HEIGHT = 106
FACE = 66
NAME_X = MARGIN + 48 + measure_player_width(FACE)
"""The x at which names begin."""
GAP = 8
"""The least space between the elements of the Bank."""
POSSESSIONS_X = 476
"""The x at which a player's possessions begin."""


def measure_height(view: View, everybody: Sequence[Seat]) -> int:
    """Find the height of all the rows and the stores."""
    stores = 0 if view.phase == "over" else BANK_HEIGHT + BAG_HEIGHT
    return len(everybody) * ROW + stores + 14


def draw(
    picture: Image.Image, view: View, everybody: Sequence[Seat], people: Sequence[Person], top: int
) -> None:
    """Draw a row for each player, then the Bank, the Crates and the Grab Bag. The last three are
    left out once the game is over."""
    for n, seat in enumerate(everybody):
        _draw_row(picture, view, seat, people, top + n * ROW)
    if view.phase == "over":
        return
    top += len(everybody) * ROW
    _draw_stores(picture, view, top)
    _draw_bag(picture, view, top + BANK_HEIGHT)


# -- the players ---------------------------------------------------------------------------------


def _draw_row(
    picture: Image.Image, view: View, seat: Seat, people: Sequence[Person], top: int
) -> None:
    stamp(picture, draw_panel(WIDTH - 2 * MARGIN, ROW - 6, lit=seat.active), MARGIN, top)
    middle = top + (ROW - 6) // 2
    if seat.active:
        stamp(picture, draw_acting_player_arrow(26), MARGIN + 8, middle - 13)
    stamp(picture, draw_portrait(seat, people, FACE), MARGIN + 38, middle - FACE // 2)
    tone = EMBER_HOT if seat.active else CREAM
    what = _describe_role(view, seat)
    room = POSSESSIONS_X - 14 - NAME_X
    at = (NAME_X, middle - 17 if what else middle)
    write_fitted(picture, at, label_seat(seat), 34, tone, room=room, bold=True)
    if what:
        ink = CREAM if seat.active else ASH
        write_fitted(picture, (NAME_X, middle + 17), what, 30, ink, room=room)
    if seat.role == "human":
        _draw_human(picture, seat, middle)
    elif seat.role == "zombie":
        _draw_zombies(picture, view, middle, seat.progress)
    else:
        _draw_vampire(picture, view, middle, seat.progress)


def _describe_role(view: View, seat: Seat) -> str:
    """Say which role or colour a player has, and where they are; "" for the game master."""
    if seat.role == "zombie":
        return "" if seat.number == GM else str(Message("role-zombies"))
    if seat.role == "vampire":
        if view.vampire:
            return str(Message("role-vampire", space=view.vampire))
        return str(Message("role-vampire-off"))
    if seat.colour is None:
        return str(Message("no-colour"))
    if not seat.space:
        return str(Message("role-human", kind=seat.colour))
    stuck = "yes" if seat.stuck else "no"
    return str(Message("role-human-at", kind=seat.colour, space=seat.space, stuck=stuck))


def _draw_human(picture: Image.Image, seat: Seat, middle: int) -> None:
    end = write(picture, (POSSESSIONS_X, middle), str(seat.months), 38, CREAM, bold=True)
    months = str(Message("counted-months", months=seat.months))
    write(picture, (end + 8, middle + 1), months, 30, ASH)
    x = POSSESSIONS_X + 172
    stamp(picture, pieces.draw_hand_of_cards(44), x, middle - 22)
    write(picture, (x + 50, middle), str(seat.cards), 34, CREAM)
    stamp(picture, pieces.draw_crate(44), x + 100, middle - 24)
    write(picture, (x + 150, middle), str(seat.crates), 34, CREAM)
    if seat.progress is not None:
        _write_progress(picture, seat.progress, middle)
        return
    for n, size in enumerate(components.SIZES):
        at = x + 206 + n * 66
        stamp(picture, pieces.draw_stock_cube(size, 34), at, middle - 18)
        write(picture, (at + 40, middle), str(seat.cubes.get(size, 0)), 30, CREAM)


def _draw_zombies(picture: Image.Image, view: View, middle: int, progress: int | None) -> None:
    home = list_zombies_at_home(view)
    for n, which in enumerate(components.ZOMBIES):
        x = POSSESSIONS_X + n * 62
        if which in home:
            stamp(picture, _draw_home_mark(62), x - 4, middle - 31)
        stamp(picture, pieces.draw_zombie(which, 54, which not in view.zombies), x, middle - 27)
    if progress is not None:
        _write_progress(picture, progress, middle)
        return
    x = POSSESSIONS_X + 6 * 62 + 14
    here = Message("of-6-here", count=len(view.zombies))
    write(picture, (x, middle - 17), str(here), 30, CREAM)
    write(picture, (x, middle + 18), str(Message("of-6-home", count=len(home))), 30, GOLD)


def _draw_vampire(picture: Image.Image, view: View, middle: int, progress: int | None) -> None:
    for n in range(components.MOST_DROPS):
        stamp(
            picture, pieces.draw_drop(18, 34, n < view.drops), POSSESSIONS_X + n * 19, middle - 18
        )
    write(picture, (POSSESSIONS_X + 178, middle), str(view.drops), 36, CREAM, bold=True)
    x = POSSESSIONS_X + 214
    for n, colour in enumerate(components.COLOURS):
        state = "saved" if colour in view.saved else "loose" if colour in view.coffins else "off"
        stamp(picture, pieces.draw_coffin(colour, 54, state), x + n * 40, middle - 27)
    if progress is not None:
        _write_progress(picture, progress, middle)
        return
    x += 5 * 40 + 20
    loose = Message("loose", count=len(list_loose_coffins(view)))
    saved = Message("saved", count=len(list_saved_coffins(view)))
    write(picture, (x, middle - 17), str(loose), 30, CREAM)
    write(picture, (x, middle + 18), str(saved), 30, GOLD)


def _write_progress(picture: Image.Image, progress: int, middle: int) -> None:
    """Write a player's progress when the game is over."""
    right = WIDTH - MARGIN - 14
    words = str(Message("of-60"))
    write(picture, (right, middle), words, 30, CREAM, anchor="rm")
    right -= round(measure_text(words, 30)) + GAP
    write(picture, (right, middle), str(progress), 38, EMBER_HOT, anchor="rm", bold=True)


# -- the stores ----------------------------------------------------------------------------------


def _draw_stores(picture: Image.Image, view: View, top: int) -> None:
    stamp(
        picture, draw_panel(WIDTH - 2 * MARGIN, BANK_HEIGHT - 6, finer=DRAWING_SCALE), MARGIN, top
    )
    middle = top + (BANK_HEIGHT - 6) // 2
    write(picture, (MARGIN + 18, middle), str(Message("bank")), 32, EMBER_HOT, bold=True)
    end: float = 0
    for n, element in enumerate(components.ELEMENTS):
        x = max(132 + n * 188, end + GAP)
        stamp(picture, places.draw_element_card(element, 52), x, middle - 26)
        end = write(picture, (x + 54, middle), str(Message("element", element=element)), 30, CREAM)
        end = write(picture, (end + 10, middle), str(view.bank[element]), 34, CREAM, bold=True)
    x = max(132 + 4 * 188, end + GAP)
    stamp(picture, pieces.draw_crate(50), x, middle - 26)
    end = write(picture, (x + 58, middle), str(view.crates_left), 34, CREAM, bold=True)
    words = str(Message("of-crates", crates=components.CRATES))
    if end + 8 + measure_text(words, 30) < WIDTH - MARGIN:
        write(picture, (end + 8, middle), words, 30, ASH)


def _draw_bag(picture: Image.Image, view: View, top: int) -> None:
    stamp(picture, draw_panel(WIDTH - 2 * MARGIN, BAG_HEIGHT - 6, finer=DRAWING_SCALE), MARGIN, top)
    words = str(Message("bag"))
    x = min(MARGIN + 18, 112 - measure_text(words, 30))
    write_fitted(picture, (x, top + 32), words, 32, EMBER_HOT, room=113 - x, bold=True)
    left = sum(view.bag.values())
    write(picture, (MARGIN + 18, top + 72), str(left), 36, CREAM, bold=True)
    for n, token in enumerate(components.TOKENS):
        x = 112 + n * 79
        count = view.bag.get(token, 0)
        mark = places.draw_place_tile(token, 60)
        picture.paste(mark, (x + 5, top + 5), places.draw_place_tile(token, 60))
        colour = CREAM if count else ASH
        write(picture, (x + 35, top + 82), str(count), 32, colour, anchor="mm", bold=bool(count))


@lru_cache(maxsize=512)
def _draw_home_mark(size: int) -> Image.Image:
    pen = Pen(size, size)
    pen.box((0, 0, size, size), blend(PLATE, GOLD, 0.35), GOLD, width=3, corner=9)
    return pen.finish_stamp()
