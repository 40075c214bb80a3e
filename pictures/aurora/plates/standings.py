"""Draw the race: a row for each Convoy, the first on top, with its distance to the ship."""

from functools import lru_cache

from PIL import Image

from pictures.aurora import facts
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import DIM, GOLD
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.aurora.words import Message
from pictures.aurora.words.phrases import describe_distance
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.panels import draw_panel, draw_tab
from pictures.kit.players import draw_mark, draw_player
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.model.state import AUTOMA
from rules.aurora.view import View

ROW = 84
GAP = 4
TILE = 80
SPACE_X = 418
"""The x where the Convoys' spaces are written."""
TURN_X = 648
COUNTS_X = 798
STEP = 64


def measure_height(view: View) -> int:
    return len(facts.rank_convoys(view)) * (ROW + GAP) + len(_list_lost_convoys(view)) * (ROW + GAP)


def _list_lost_convoys(view: View) -> list[int]:
    """List the seats whose Convoy is out of the game."""
    there = {who for _, who in facts.rank_convoys(view)}
    return [p.seat for p in view.players if p.seat not in there]


def draw(picture: Image.Image, view: View, top: int) -> None:
    for n, (rank, who) in enumerate(facts.rank_convoys(view)):
        _draw_row(picture, view, rank, who, top + n * (ROW + GAP))
    for n, who in enumerate(_list_lost_convoys(view), len(facts.rank_convoys(view))):
        y = top + n * (ROW + GAP)
        stamp(picture, draw_panel(INNER, ROW), MARGIN, y)
        _draw_racer(picture, view, who, y, CREAM, lit=False, away=True)
        write(picture, (SPACE_X, y + ROW / 2), str(Message("out")), 32, ASH)


def _draw_row(picture: Image.Image, view: View, rank: int, who: int, top: int) -> None:
    lit = who == view.acting
    middle = top + ROW / 2
    stamp(picture, draw_panel(INNER, ROW, lit=lit), MARGIN, top)
    stamp(picture, _draw_rank(rank), MARGIN + 8, middle - 24)
    _draw_racer(picture, view, who, top, CREAM, lit=lit)
    stamp(picture, draw_tab(78, 42, CREAM), SPACE_X, middle - 21)
    write(
        picture,
        (SPACE_X + 39, middle),
        facts.find_space(view, who),
        30,
        INK,
        anchor="mm",
        bold=True,
    )
    points, tail = facts.sum_points(view, who), describe_distance(view, who)
    at = (SPACE_X + 90, middle)
    write_fitted(picture, at, tail, 32, EMBER_HOT, room=TURN_X - SPACE_X - 98, bold=True)
    if points is None and facts.label_turn_place(view, who):
        _draw_turn_place(picture, view, who, middle)
    _draw_counts(picture, view, who, middle)


def _draw_racer(
    picture: Image.Image,
    view: View,
    who: int,
    top: int,
    ink: tuple[int, int, int],
    *,
    lit: bool,
    away: bool = False,
) -> None:
    x, y = MARGIN + 62, top + (ROW - TILE) / 2
    if who == AUTOMA:
        tile = draw_mark(facts.find_mark(view, who), TILE, lit=lit)
    else:
        tile = draw_player(
            facts.find_mark(view, who), facts.find_face(view, who), TILE, lit=lit, away=away
        )
    stamp(picture, tile, x, y)
    left = x + tile.width + 12
    at = (left, top + ROW / 2)
    write_fitted(
        picture, at, facts.name_of(view, who), 34, ink, room=SPACE_X - left - 12, bold=True
    )


@lru_cache(maxsize=512)
def _draw_rank(rank: int) -> Image.Image:
    """Draw the place in the race on a disc, golden for the first."""
    pen = Pen(48, 48)
    pen.disc(24, 24, 23, GOLD if rank == 1 else SOOT)
    pen.letter(24, 24, str(rank), 34, INK if rank == 1 else CREAM)
    return pen.finish_stamp()


def _draw_turn_place(picture: Image.Image, view: View, who: int, middle: float) -> None:
    """Draw the badge with the place in the Turn Order."""
    text = str(Message("acts", turn=facts.label_turn_place(view, who)))
    wide = round(measure_text(text, 30)) + 20
    stamp(picture, _draw_turn_badge(wide), TURN_X, middle - 21)
    write(picture, (TURN_X + wide / 2, middle), text, 30, CREAM, anchor="mm")


@lru_cache(maxsize=128)
def _draw_turn_badge(wide: int) -> Image.Image:
    pen = Pen(wide, 42)
    pen.box((1, 1, wide - 1, 41), None, DIM, width=2.5, corner=20)
    return pen.finish_stamp()


def _draw_counts(picture: Image.Image, view: View, who: int, middle: float) -> None:
    """Draw how much Fuel, Food, Ammo and Fame a Convoy has."""
    one = view.automa if who == AUTOMA else view.players[who]
    assert one is not None
    found = [
        (tokens.draw_resource_token("F", 34), one.fuel),
        (tokens.draw_resource_token("P", 34), one.food),
        (tokens.draw_resource_token("A", 34), one.ammo),
        (tokens.draw_sign("star", 38), one.fame),
    ]
    for n, (stone, number) in enumerate(found):
        draw_count(picture, COUNTS_X + n * STEP, middle, stone, str(number))
