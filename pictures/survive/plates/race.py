"""Draw the race of the Humans: a track of the twelve Months, with each Human's mark on it."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.panels import draw_panel
from pictures.kit.players import draw_mark
from pictures.kit.tones import CREAM, EMBER_HOT, PLATE_LIT, TABLE_LIT
from pictures.survive.facts import Seat
from pictures.survive.marks.colours import BURNING
from pictures.survive.marks.people import Person
from pictures.survive.words import Message
from rules.survive.model.components import MONTHS_TO_WIN

MARGIN, WIDTH = 18, 1080
HIGH = 158
"""The height of the track in the picture."""
START_WIDTH = 116
"""The width of the column for Humans who have no Month yet."""
MONTH_WIDTH = (WIDTH - 2 * MARGIN - START_WIDTH - 16) // MONTHS_TO_WIN
LABELS, LANES = 44, 50
"""The height of the row of names, and of each of the two rows of marks."""
SIZE, SMALL = 48, 34
"""The side of a mark, and its side if more than two share a column."""


def draw(
    picture: Image.Image, everybody: Sequence[Seat], people: Sequence[Person], top: int
) -> None:
    """Draw the track, with each Human's mark at the Month that they have reached. Marks beyond the
    twelfth Month stand on the twelfth."""
    humans = [seat for seat in everybody if seat.role == "human"]
    furthest = max((min(seat.months, MONTHS_TO_WIN) for seat in humans), default=0)
    stamp(picture, _draw_track(furthest), MARGIN, top)
    start = str(Message("start"))
    write(picture, (MARGIN + START_WIDTH / 2, top + LABELS / 2 + 2), start, 30, CREAM, anchor="mm")
    for n in range(MONTHS_TO_WIN):
        month = str(Message("month", month=n + 1))
        ink = EMBER_HOT if n < furthest else CREAM
        middle = (_place_column(n + 1) + MONTH_WIDTH / 2, top + LABELS / 2 + 2)
        write(picture, middle, month, 30, ink, anchor="mm", bold=n < furthest)
    for seat, (x, y, size) in zip(
        humans, place_marks([seat.months for seat in humans]), strict=True
    ):
        mark = draw_mark(people[seat.number].mark, size, lit=seat.active)
        stamp(picture, mark, x, top + LABELS + 9 + y)


def place_marks(months: Sequence[int]) -> list[tuple[int, int, int]]:
    """Find the place of each mark from the Months that its player has: its left in the picture, its
    top below the lanes' top, and its side. Two marks in a column stand one above the other; more
    are smaller, in columns of three."""
    columns = [min(number, MONTHS_TO_WIN) for number in months]
    found = []
    for n, column in enumerate(columns):
        before, together = columns[:n].count(column), columns.count(column)
        middle = _place_column(column) + (START_WIDTH if column == 0 else MONTH_WIDTH) // 2
        if together <= 2:
            y = LANES // 2 if together == 1 else before * LANES
            found.append((middle - SIZE // 2, y, SIZE))
        else:
            x = middle - SMALL - 1 + before // 3 * (SMALL + 2)
            found.append((x, before % 3 * (SMALL - 1), SMALL))
    return found


def _place_column(column: int) -> int:
    """Find the left edge of a column; column 0 is the start."""
    return MARGIN + 8 if column == 0 else MARGIN + START_WIDTH + 8 + (column - 1) * MONTH_WIDTH


@lru_cache(maxsize=512)
def _draw_track(furthest: int) -> Image.Image:
    """Draw twelve columns, those up to the leader's Month burning."""
    track = draw_panel(WIDTH - 2 * MARGIN, HIGH - 8, finer=2).copy()
    pen = Pen(track.width, track.height, finer=2)
    for n in range(MONTHS_TO_WIN):
        left = _place_column(n + 1) - MARGIN
        reached = n < furthest
        fill = PLATE_LIT if reached else TABLE_LIT
        pen.box((left + 2, LABELS, left + MONTH_WIDTH - 2, HIGH - 14), fill, corner=6)
        if reached:
            pen.box((left + 2, LABELS, left + MONTH_WIDTH - 2, LABELS + 7), BURNING[n], corner=3)
    stamp(track, pen.finish_stamp(), 0, 0)
    return track
