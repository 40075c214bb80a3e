"""Draw the country with the people in it, their progress on the road, and the Hope they share."""

from functools import lru_cache

from PIL import Image

from pictures.hope.map.land.places import HIGH, draw_country
from pictures.hope.marks.colours import WIDTH, WOOD
from pictures.hope.marks.icons import draw_hand_die
from pictures.hope.people import cast
from pictures.hope.people.answers import draw_table_die
from pictures.hope.people.columns import Column, is_gone, lay_out_columns
from pictures.hope.words import Message, facts
from pictures.kit.canvas import Pen, Point, blend, stamp, write
from pictures.kit.faces import Face, draw_face
from pictures.kit.panels import draw_tab
from pictures.kit.players import Mark, draw_mark
from pictures.kit.signs import draw_acting_player_arrow
from pictures.kit.text import fit_text, measure_text, write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, SOOT, TABLE
from pictures.kit.tracks import draw_stations
from rules.hope.view import View

PERSON_HEIGHTS = {3: 236, 4: 224, 5: 206}
"""How large each person is drawn, by the number of people."""
LEADS = 1.15
HOPE = 5


def draw(picture: Image.Image, view: View, marks: list[Mark], top: int) -> None:
    """Draw the country as wide as the picture, with its upper edge at `top`."""
    country, light = facts.find_country_and_light(view)
    picture.paste(draw_country(country, light), (0, top))
    _draw_road(picture, view, top + 10)
    _draw_hope_pool(picture, view, top + 10)
    _draw_sign(picture, view, top + 122)
    if view.scene is not None and view.scene.step == "rolled":
        _draw_dice_pool(picture, view, top + 122)
    faces = cast.find_faces(view.people)
    for person, column, face, mark in zip(
        view.people, lay_out_columns(view.people), faces, marks, strict=True
    ):
        foot, size = top + HIGH, _measure_person(view, person.seat)
        if is_gone(person):
            size = 170
            _draw_grave(picture, column, mark, foot)
        else:
            stamp(picture, _draw_bust(face, mark, size), column.middle - size / 2, foot - size)
            stamp(picture, draw_mark(mark, 56), column.middle + size / 2 - 64, foot - 60)
        if person.seat in view.awaited:
            stamp(
                picture,
                draw_acting_player_arrow(58, down=True),
                column.middle - 29,
                foot - size - 50,
            )


def _measure_person(view: View, seat: int) -> int:
    """Measure how large a person is drawn; the drawer of the Scene is larger, as if in front."""
    leads = view.scene is not None and view.scene.drawer == seat
    return round(PERSON_HEIGHTS[len(view.people)] * (LEADS if leads else 1))


@lru_cache(maxsize=64)
def _draw_bust(face: Face, mark: Mark, size: int) -> Image.Image:
    """Draw head and shoulders, in a coat of the player's colour."""
    return draw_face(face, size, coat=blend(mark.colour, INK, 0.3))


def _draw_grave(picture: Image.Image, column: Column, mark: Mark, foot: int) -> None:
    """Draw a mound and a cross of two sticks, with the player's mark."""
    stamp(picture, _draw_mound(), column.middle - 90, foot - 170)
    stamp(picture, draw_mark(mark, 56, away=True), column.middle + 24, foot - 60)


@lru_cache(maxsize=1)
def _draw_mound() -> Image.Image:
    pen = Pen(180, 170)
    for points, width in ((((90, 150), (90, 12)), 15), (((52, 48), (128, 44)), 13)):
        pen.line(list(points), INK, width + 6)
        pen.line(list(points), WOOD, width)
    outline = [(4, 170), (28, 134), (66, 112), (112, 112), (152, 134), (176, 170)]
    pen.shape(outline, SOOT, INK, width=4)
    for x, y, r in ((44, 146, 16), (78, 134, 18), (112, 140, 17), (140, 156, 14), (84, 160, 18)):
        pen.disc(x, y, r, blend(SOOT, ASH, 0.5), INK, width=3)
    return pen.finish_stamp()


# -- what is written in the sky --------------------------------------------------------------------


def _draw_road(picture: Image.Image, view: View, y: int) -> None:
    """Draw the way to the destination, with a station for each round (HI-T.1)."""
    wide = 690
    stamp(picture, draw_tab(wide, 104, TABLE, 14), 10, y)
    aim = _label_destination(str(view.destination))
    write_fitted(picture, (28, y + 26), aim, 32, CREAM, room=wide - 36, bold=True)
    pen = Pen(wide, 52)
    last = wide - 70
    gap = (last - 46) / view.rounds
    places = [46 + gap * n for n in range(view.rounds)]
    there = facts.find_country_and_light(view)[0] == "arrival"
    now = view.rounds if there else view.round - 1
    pen.line([(places[-1], 26), (last, 26)], SOOT, 6)
    draw_stations(pen, places, 26, now if view.phase != "world" else -1)
    outline = [(last - 22, 46), (last - 22, 22), (last, 4), (last + 22, 22), (last + 22, 46)]
    pen.shape(outline, EMBER_HOT if there else CREAM, INK, width=2)
    pen.box((last - 7, 28, last + 7, 46), INK)
    stamp(picture, pen.finish_stamp(), 10, y + 48)


def _label_destination(destination: str) -> str:
    if not destination:
        return str(Message("bound-where"))
    return str(Message("bound-for", destination=destination))


def _draw_hope_pool(picture: Image.Image, view: View, y: int) -> None:
    """Draw the Hope dice that all share."""
    stamp(picture, draw_tab(360, 104, TABLE, 14), 710, y)
    write(picture, (728, y + 26), str(Message("hope-for-all")), 32, EMBER_HOT, bold=True)
    write(picture, (1052, y + 26), str(view.hope), 34, CREAM, anchor="rm", bold=True)
    for n in range(HOPE):
        stamp(picture, draw_hand_die(46, EMBER if n < view.hope else None), 728 + n * 64, y + 50)


def _draw_sign(picture: Image.Image, view: View, y: int) -> None:
    """Draw a board with the country's name, and who leads what kind of Scene."""
    named = facts.label_country(view)
    scene = view.scene
    under = facts.describe_leader(view, scene) if scene else ""
    if scene is not None and scene.kind is None:
        under = str(Message("drew", name=facts.label_person(view, scene.drawer)))
    draw_name_board(picture, (10, y), named, under)


def draw_name_board(
    picture: Image.Image, at: Point, named: str, under: str = "", room: int = 700
) -> None:
    """Draw a plank with a name, and a line in smaller letters, which has this much room. `at`: its
    upper left corner."""
    x, y = at
    name, large = fit_text(named, 42, 900)
    small, fits = fit_text(under, 30, room, otherwise="")
    wide = round(max(measure_text(name, large) + 4, measure_text(small, fits) if under else 0)) + 52
    tall = 92 if under else 62
    stamp(picture, _draw_plank(wide, tall), x, y)
    write(picture, (x + 26, y + 32), name, large, CREAM, bold=True)
    if under:
        write(picture, (x + 26, y + 70), small, fits, CREAM)


@lru_cache(maxsize=32)
def _draw_plank(wide: int, tall: int) -> Image.Image:
    """Draw a plank with a nail at each end."""
    pen = Pen(wide, tall, finer=2)
    right = [(wide - 6, 1), (wide - 1, tall * 0.4), (wide - 5, tall - 2)]
    pen.shape([(2, 4), *right, (3, tall - 4), (0, tall * 0.5)], WOOD, INK, width=3)
    for y in (tall * 0.3, tall * 0.66):
        pen.line([(12, y), (wide - 14, y - 3)], blend(WOOD, INK, 0.3), 1.5)
    for x in (14, wide - 16):
        pen.disc(x, tall / 2, 5, ASH, INK, width=1.5)
    return pen.finish_stamp()


def _draw_dice_pool(picture: Image.Image, view: View, y: int) -> None:
    """Draw the dice that no player gave, how many successes there are, and how many are needed."""
    scene = view.scene
    assert scene is not None
    dice = [draw_table_die(die) for die in scene.dice if die.giver is None]
    text, under = facts.describe_verdict(scene)
    wide = (
        round(max(measure_text(text, 42) + 4, measure_text(under, 30), 47 * min(len(dice), 7))) + 40
    )
    rows = -(-len(dice) // 7)
    left = WIDTH - 10 - wide
    stamp(picture, draw_tab(wide, 92 + rows * 48, TABLE, 14), left, y)
    write(picture, (left + 20, y + 30), text, 42, EMBER_HOT, bold=True)
    write(picture, (left + 20, y + 68), under, 30, CREAM)
    for n, die in enumerate(dice):
        stamp(picture, die, left + 20 + n % 7 * 47, y + 90 + n // 7 * 48)
