"""Draw above the map the round and how near the last dawn is, whose turn it is, and the roll."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import DRAWING_SCALE, Pen, place_points, stamp, write
from pictures.kit.dice import draw_die
from pictures.kit.panels import draw_panel
from pictures.kit.phrases import make_writable_name
from pictures.kit.players import draw_player, measure_player_width
from pictures.kit.text import write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, PLATE
from pictures.kit.tracks import draw_bar
from pictures.survive.facts import Seat
from pictures.survive.map import pieces
from pictures.survive.marks.people import Person
from pictures.survive.words import Message
from rules.survive.model.components import SURVIVE
from rules.survive.model.state import GM
from rules.survive.view import View

WIDTH, MARGIN = 1080, 18
ROUND = 372
"""The width of the plate with the round."""
FACE = 70


def draw(
    picture: Image.Image, view: View, everybody: Sequence[Seat], people: Sequence[Person]
) -> None:
    """Draw two plates across the top 100 pixels: the round on the left, and on the right whose turn
    it is and what they rolled."""
    stamp(picture, draw_panel(ROUND, 84, finer=DRAWING_SCALE), MARGIN, 12)
    stamp(picture, _draw_sun(58), MARGIN + 12, 24)
    if view.phase == "colours":
        write(picture, (MARGIN + 82, 54), str(Message("before-start")), 34, CREAM, bold=True)
    else:
        text = str(Message("round", round=view.round))
        end = write(picture, (MARGIN + 82, 42), text, 38, CREAM, bold=True)
        rounds = str(Message("of-rounds", rounds=view.last_dawn))
        write(picture, (end + 12, 44), rounds, 30, ASH)
        draw_bar(picture, MARGIN + 82, 72, ROUND - 104, view.round / view.last_dawn)
    left = MARGIN + ROUND + 12
    room = WIDTH - MARGIN - left
    stamp(picture, draw_panel(room, 84, lit=view.phase == "turns", finer=DRAWING_SCALE), left, 12)
    whose = next((seat for seat in everybody if seat.active), None)
    if view.phase == "over":
        write(picture, (left + 28, 54), str(Message("over")), 40, EMBER_HOT, bold=True)
    elif whose is None:
        picks = str(Message("everybody-picks"))
        write(picture, (left + 28, 54), picks, 36, EMBER_HOT, bold=True)
    else:
        face = draw_portrait(whose, people, FACE)
        stamp(picture, face, left + 10, 19)
        begins = left + 24 + face.width
        ends = left + room - 14 - _draw_roll(picture, view.roll, left + room - 14)
        name = label_seat(whose)
        write_fitted(picture, (begins, 54), name, 40, CREAM, room=ends - begins - 14, bold=True)


def draw_portrait(seat: Seat, people: Sequence[Person], size: int) -> Image.Image:
    """Draw a player's face with their mark; for the game master a Zombie in a picture of the same
    width."""
    if seat.number == GM:
        token = Image.new("RGBA", (measure_player_width(size), size), (0, 0, 0, 0))
        stamp(token, pieces.draw_zombie("original", size), 0, 0)
        return token
    person = people[seat.number]
    return draw_player(person.mark, person.face, size, lit=seat.active, away=not person.settled)


def label_seat(seat: Seat) -> str:
    """Return a seat's name in letters that can be written."""
    return seat.name if seat.number == GM else make_writable_name(seat.name, seat.number)


def _draw_roll(picture: Image.Image, roll: str | None, right: int) -> int:
    """Draw the Movement Die with its right edge at `right`. Return how much width it takes, 0
    without a roll."""
    if roll is None:
        return 0
    if roll == SURVIVE:
        stamp(picture, draw_die("SURVIVE!", 60, EMBER, INK, letters=32, wide=164), right - 164, 24)
        return 164
    write(picture, (right - 74, 54), str(Message("rolls")), 30, CREAM, anchor="rm")
    stamp(picture, draw_die(roll, 60, CREAM, INK, letters=46), right - 60, 24)
    return 142


@lru_cache(maxsize=512)
def _draw_sun(size: int) -> Image.Image:
    """Draw the half-risen sun that stands beside the round number."""
    pen = Pen(size, size)
    middle = size / 2
    for dx, dy in ((-0.46, 0.1), (-0.36, -0.24), (0, -0.4), (0.36, -0.24), (0.46, 0.1)):
        ray = [(dx * size * reach, dy * size * reach) for reach in (0.62, 1)]
        pen.line(place_points((middle, middle + 8), ray), EMBER_HOT, 4)
    pen.disc(middle, middle + 10, size * 0.24, EMBER)
    pen.box((0, middle + 12, size, size), PLATE)
    pen.line([(2, middle + 14), (size - 2, middle + 14)], EMBER_HOT, 4)
    return pen.finish_stamp()
