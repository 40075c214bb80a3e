"""The page as a map: its ground, its spaces, the lines between them, and who stands on each
space."""

from functools import cache, lru_cache

from PIL import Image

from pictures.aftermath.map import ways
from pictures.aftermath.map.ground.places import HIGH, WIDE, draw_ground
from pictures.aftermath.marks.colours import GROUND, SIGN
from pictures.aftermath.marks.figures import draw_scavenge_token, draw_space_mark, draw_way_out
from pictures.aftermath.people.beasts import draw_beast
from pictures.aftermath.people.heads import draw_head, draw_wounds
from pictures.aftermath.words.facts import list_space_marks
from pictures.kit.canvas import Colour, Pen, Point, blend, stamp
from pictures.kit.fonts import make_writable
from pictures.kit.text import (
    SMALLEST_LETTERS,
    measure_line_step,
    measure_text,
    wrap_text,
    write_lines,
)
from pictures.kit.tones import CREAM, EMBER_HOT, INK, PAPER_BURNT
from rules.aftermath.view_models import FigureView, MemberView, PageView, SpaceView, View

LEFT, ACROSS = 74, 9.36
TOP, DOWN = 84, 10.7
"""The pixel at which a space at 0 lies, and the pixels for each of the hundred parts."""
WIDEST_NAME_SIGN = 216
"""The most pixels across that the sign with a space's name may take."""
HEAD, BEAST, MARK = 78, 76, 44
STAND_RADII = (58, 30)
"""Half the width and half the height of the patch of light that marks a space."""


def place_space(space: SpaceView) -> Point:
    """Find the pixel at the middle of a space."""
    x, y = space.at
    return LEFT + x * ACROSS, TOP + y * DOWN


def draw(view: View, page: PageView) -> Image.Image:
    """Draw the map, 1080 pixels wide, with all that stands on it."""
    spaces = tuple((one.label, place_space(one)) for one in page.spaces)
    where = {one.id: place_space(one) for one in page.spaces}
    lines = tuple(
        ways.Way(where[one.a], where[one.b], one.kind, ways.find_line_letter(one.kind))
        for one in page.lines
    )
    picture = draw_empty_page(page.page, spaces, lines).copy()
    for space in sorted(page.spaces, key=lambda one: one.at[1]):
        _draw_figures(picture, view, page, space)
        _draw_marks(picture, space, crowded=_has_anybody(view, page, space.id))
    return picture


@lru_cache(maxsize=3)
def draw_empty_page(
    page: int, spaces: tuple[tuple[str, Point], ...], lines: tuple[ways.Way, ...]
) -> Image.Image:
    """Draw the ground with spaces and lines, which stay the same while the party is on this
    page."""
    picture = draw_ground(page).copy()
    signs = [
        (_draw_name_sign(label), _find_sign_corner(_draw_name_sign(label), middle))
        for label, middle in spaces
    ]
    taken = [(x, y, x + sign.width, y + sign.height) for sign, (x, y) in signs]
    taken += [
        (x - STAND_RADII[0], y - STAND_RADII[1], x + STAND_RADII[0], y + STAND_RADII[1])
        for _, (x, y) in spaces
    ]
    for way in sorted(lines, key=lambda one: one.kind in {"white", "double"}):
        ways.draw_way(picture, way, taken)
    stand = _draw_stand()
    for _, (x, y) in spaces:
        stamp(picture, stand, x - stand.width / 2, y - stand.height / 2)
    for sign, (left, top) in signs:
        stamp(picture, sign, left, top)
    return picture


def _find_sign_corner(sign: Image.Image, middle: Point) -> Point:
    """Find the upper left corner of a space's sign: below the space, and within the frame."""
    x, y = middle
    left = max(6.0, min(x - sign.width / 2, WIDE - sign.width - 6.0))
    return left, min(y + STAND_RADII[1] - 2, HIGH - sign.height - 22.0)


@cache
def _draw_stand() -> Image.Image:
    """Draw the patch of light that marks a space."""
    across, down = STAND_RADII
    pen = Pen(2 * across + 12, 2 * down + 12)
    box = (6.0, 6.0, 6.0 + 2 * across, 6.0 + 2 * down)
    pen.oval((box[0] - 5, box[1] - 4, box[2] + 5, box[3] + 6), INK)
    pen.oval(box, GROUND, PAPER_BURNT, width=3)
    pen.oval((box[0] + 12, box[1] + 8, box[2] - 12, box[3] - 14), blend(GROUND, CREAM, 0.25))
    return pen.finish_stamp()


@lru_cache(maxsize=128)
def _draw_name_sign(label: str) -> Image.Image:
    """Draw a space's name on a board, in as many lines as the name needs."""
    lines = wrap_text(make_writable(label, "?"), SMALLEST_LETTERS, WIDEST_NAME_SIGN - 20)
    wide = round(max(measure_text(line, SMALLEST_LETTERS) for line in lines)) + 20
    high = len(lines) * measure_line_step(SMALLEST_LETTERS) - 2
    pen = Pen(wide, high + 6)
    pen.box((0, 0, wide, high + 6), SIGN, blend(SIGN, GROUND, 0.45), width=2, corner=9)
    sign = pen.finish_stamp()
    step = measure_line_step(SMALLEST_LETTERS) - 1
    write_lines(sign, (wide / 2, 2.5), lines, SMALLEST_LETTERS, CREAM, step=step, anchor="mm")
    return sign


# -- what lies and stands there --------------------------------------------------------------------


def _has_anybody(view: View, page: PageView, space: int) -> bool:
    return any(one.at == space for one in view.party) or any(
        space in enemy.at for enemy in page.enemies
    )


def _draw_marks(picture: Image.Image, space: SpaceView, *, crowded: bool) -> None:
    """Draw the marks of a space in its middle, or at its front edge if somebody stands there."""
    found = [draw_space_mark(name, MARK) for name in list_space_marks(space)]
    found += [draw_scavenge_token(n, MARK + 4) for n in space.scavenge]
    if space.exit or space.closed:
        found.append(draw_way_out(space.exit, MARK + 4, closed=space.closed))
    x, y = place_space(space)
    y += 16 if crowded else -6
    rows = [found[:5], found[5:]] if len(found) > 5 else [found]
    for n, row in enumerate(reversed([one for one in rows if one])):
        _draw_row(picture, row, x, y - n * (MARK + 2), MARK // 2)


def _draw_row(picture: Image.Image, row: list[Image.Image], x: float, y: float, rise: int) -> None:
    wide = sum(one.width for one in row) + 2 * (len(row) - 1)
    left = max(6.0, min(x - wide / 2, WIDE - wide - 6))
    for one in row:
        stamp(picture, one, left, y - rise)
        left += one.width + 2


def _draw_figures(picture: Image.Image, view: View, page: PageView, space: SpaceView) -> None:
    """Draw who stands on a space: strangers or enemies behind, the party in front."""
    x, y = place_space(space)
    party = [one for one in view.party if one.at == space.id]
    there = [enemy for enemy in page.enemies if space.id in enemy.at]
    feet = y - 10
    if there:
        back = feet - (44 if party else 0)
        _draw_in_line(picture, [_draw_enemy(page, one, space.id) for one in there], x, back)
    if party:
        _draw_in_line(picture, [_draw_member(view, one) for one in party], x, feet)


def _draw_in_line(picture: Image.Image, figures: list[Image.Image], x: float, feet: float) -> None:
    """Draw figures side by side, closer together if there are many."""
    wide = figures[0].width
    gap = min(wide - 6, 150 / max(1, len(figures) - 1))
    left = x - (gap * (len(figures) - 1) + wide) / 2
    left = max(2.0, min(left, WIDE - gap * (len(figures) - 1) - wide - 2))
    for n, one in enumerate(figures):
        stamp(picture, one, left + n * gap, max(2, feet - one.height + 12))


def _draw_member(view: View, one: MemberView) -> Image.Image:
    lit = one.member == view.active
    mark = draw_head(one.id, one.seat, HEAD, lit=lit)
    return _draw_marked_token(mark, "", one.wounds, one.toxic, lit=lit)


def _draw_enemy(page: PageView, one: FigureView, space: int) -> Image.Image:
    token = draw_beast(one.id, one.type, BEAST, hostile=page.situation == "hostile")
    number = str(page.enemies.index(one) + 1)
    many = one.at.count(space)
    return _draw_marked_token(
        token, number, 0 if one.swarm else one.wounds, 0, many=many if many > 1 else 0
    )


def _draw_marked_token(
    token: Image.Image, number: str, wounded: int, toxic: int, *, lit: bool = False, many: int = 0
) -> Image.Image:
    """Draw a token with its number and wounds, and with a pointer above it if it is lit. `many`:
    how many of the enemy's figures stand here, 0 to leave that out."""
    size = token.width
    figure = Image.new("RGBA", (size + 14, size + 24), (0, 0, 0, 0))
    figure.paste(token, (7, 22), token)
    if number:
        badge = _draw_number(number, CREAM)
        figure.paste(badge, (0, 14), badge)
    if many:
        badge = _draw_number(f"x{many}", EMBER_HOT)
        figure.paste(badge, (size + 14 - badge.width, size + 24 - badge.height), badge)
    if wounded or toxic:
        drops = draw_wounds(wounded, toxic, 44)
        figure.paste(drops, (size + 14 - drops.width, size + 24 - drops.height), drops)
    if lit:
        pointer = _draw_turn_pointer()
        figure.paste(pointer, ((size + 14 - pointer.width) // 2, 0), pointer)
    return figure


@lru_cache(maxsize=128)
def _draw_number(text: str, ground: Colour) -> Image.Image:
    wide = 34 if len(text) == 1 else 48
    pen = Pen(wide, 34)
    pen.box((0, 0, wide, 34), INK, corner=17)
    pen.box((3, 3, wide - 3, 31), ground, corner=14)
    pen.letter(wide / 2, 17, text, 25, INK)
    return pen.finish_stamp()


@cache
def _draw_turn_pointer() -> Image.Image:
    """Draw the pointer above the head of the character whose turn it is."""
    pen = Pen(44, 30)
    pen.shape([(0, 0), (44, 0), (22, 30)], INK)
    pen.shape([(7, 4), (37, 4), (22, 24)], EMBER_HOT)
    return pen.finish_stamp()
