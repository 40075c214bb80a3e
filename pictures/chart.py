"""The chart of a finished game: a line for each seat over its rounds, who won, and the same in
words."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image

from .artist import ALT_CHARACTERS, clip
from .drawing import Drawing
from .kit.axes import Rounds, Values, spread_heights
from .kit.canvas import Colour, Pen, encode_png, make_palette, stamp, write
from .kit.faces import Face
from .kit.fonts import make_writable
from .kit.palettes import read_tones
from .kit.panels import draw_panel
from .kit.phrases import make_writable_name
from .kit.players import Mark, draw_mark, draw_player
from .kit.text import write_fitted
from .kit.tokens import lay_out_star, scale_figure
from .kit.tones import ASH, CREAM, EMBER_HOT, PLATE, SOOT, TABLE
from .words import Message

WIDTH, HEIGHT = 1080, 636
LEFT, TOP, RIGHT, BOTTOM = 112, 124, 640, 540
"""The edges of the field in which the lines are drawn."""
NAMES_X = 712
"""The x at which the list of players begins, the winners first."""
MARGIN = 18
ROW = 88
FACE = 64
THICK, THICKER = 4, 7
"""The thickness in pixels of a line, and of a winner's line."""
END_MARK_SIDE = 44
"""The side of the mark at the end of a line, and the least distance between two such marks."""
ALONG, SMALL = 3, 26
"""How many marks lie along a line, so that it is not taken for another, and their side."""
MOST_POINTS = 260
"""The most points that are drawn of a line: more would lie less than two pixels apart."""

DESCRIPTION_CHARACTERS = 500
"""How many characters the description in words may take."""
NAME_CHARACTERS = 24
"""How many characters of a name are shown in the words."""


@dataclass(frozen=True, slots=True)
class Point:
    """One number for each seat after this many answers, and the round that was being played."""

    revision: int
    values: tuple[float, ...]
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """What the chart shows. `measure` is what the numbers measure, and `period` what a round is
    called. `points` are in order, two at least. `names`, `marks` and `faces` are in seat order;
    `winners` are seats."""

    title: str
    measure: str
    names: tuple[str, ...]
    marks: tuple[Mark, ...]
    faces: tuple[Face, ...]
    points: tuple[Point, ...]
    winners: tuple[int, ...] = ()
    period: str = field(default_factory=lambda: str(Message("round")))

    @property
    def ranked_seats(self) -> list[int]:
        """The seats, winners first, then those with the highest last number."""
        last = self.points[-1].values
        return sorted(range(len(self.names)), key=lambda s: (s not in self.winners, -last[s]))


def make_drawing(chart: Chart) -> Drawing:
    """Make the drawing of a chart."""
    return Drawing("chart", str(Message("how-it-went")), chart, draw, describe_chart)


# -- in words --------------------------------------------------------------------------------------


def describe_chart(chart: Chart) -> str:
    """Say who won, and each seat's number at the start, at every quarter and at the end, in at most
    1024 characters."""
    return clip(
        "\n".join([str(Message("chart", measure=chart.measure)), *list_seat_lines(chart)]),
        ALT_CHARACTERS,
    )


def describe_measure(chart: Chart) -> str:
    """Say what the lines count, and at which moments."""
    return str(Message("chart-measure", measure=chart.measure))


def list_seat_lines(chart: Chart) -> list[str]:
    """Write a line of numbers for each seat, the winners first."""
    last = len(chart.points) - 1
    quarters = [chart.points[round(last * part / 4)].values for part in range(5)]
    return [
        str(
            Message(
                "chart-line-of-winner" if seat in chart.winners else "chart-line",
                player=clip(chart.names[seat], NAME_CHARACTERS),
                values=", ".join(format_number(values[seat]) for values in quarters),
            )
        )
        for seat in chart.ranked_seats
    ]


def format_number(value: float) -> str:
    """Write a number with one decimal, or with none if that decimal is 0."""
    return f"{value:.1f}".removesuffix(".0")


# -- drawn -----------------------------------------------------------------------------------------


def draw(chart: Chart) -> bytes:
    """Draw the chart as a PNG."""
    points = _thin_out_points(chart.points)
    values = Values([value for point in points for value in point.values], TOP + 24, BOTTOM - 24)
    across = Rounds(
        [point.round for point in points], [point.revision for point in points], LEFT, RIGHT
    )
    field = Pen(WIDTH, HEIGHT, 2, ground=TABLE)
    field.box((LEFT, TOP, RIGHT, BOTTOM), PLATE, corner=10)
    for step in values.steps:
        field.line([(LEFT, values.place_value(step)), (RIGHT, values.place_value(step))], SOOT, 1.5)
    for x, _ in across.ticks:
        field.line([(x, BOTTOM), (x, BOTTOM + 9)], ASH, 2)
    ahead = list(reversed(chart.ranked_seats))  # the winners' lines are drawn last, on top
    paths = [
        [
            (across.place_point(n), values.place_value(p.values[seat]) + _shift_aside(seat))
            for n, p in enumerate(points)
        ]
        for seat in range(len(chart.names))
    ]
    for seat in ahead:
        thick = THICKER if seat in chart.winners else THICK
        _draw_line(field, paths[seat], chart.marks[seat].colour, thick)
    picture = field.finish_stamp()
    for seat in ahead:
        _draw_seat_marks(picture, chart, seat, paths[seat])
    _draw_end_marks(picture, chart, [values.place_value(value) for value in points[-1].values])
    _draw_axes(picture, chart, values, across)
    _draw_names(picture, chart)
    return encode_png(picture, _make_inks())


def _draw_axes(picture: Image.Image, chart: Chart, values: Values, across: Rounds) -> None:
    title = make_writable(chart.title, str(Message("game")))
    write_fitted(
        picture, (MARGIN + 10, 44), title, 40, CREAM, room=NAMES_X - MARGIN - 20, bold=True
    )
    measure = make_writable(chart.measure, str(Message("how-it-went")))
    write_fitted(picture, (MARGIN + 10, 92), measure, 30, ASH, room=NAMES_X - MARGIN - 20)
    for step in values.steps:
        at = (LEFT - 14, values.place_value(step))
        write(picture, at, format_number(step), 30, ASH, anchor="rm")
    for x, label in across.ticks:
        write(picture, (x, BOTTOM + 32), label, 30, ASH, anchor="mm")
    axis = chart.period if across.rounds else str(Message("answer"))
    write(picture, ((LEFT + RIGHT) / 2, BOTTOM + 70), axis, 30, ASH, anchor="mm")


def _draw_names(picture: Image.Image, chart: Chart) -> None:
    """Draw the list of players with their last numbers, the winners first and lit."""
    for n, seat in enumerate(chart.ranked_seats):
        top = TOP - 44 + n * ROW
        won = seat in chart.winners
        stamp(picture, draw_panel(WIDTH - MARGIN - NAMES_X, ROW - 8, lit=won), NAMES_X, top)
        middle = top + (ROW - 8) / 2
        face = draw_player(chart.marks[seat], chart.faces[seat], FACE, lit=won)
        stamp(picture, face, NAMES_X + 10, middle - FACE / 2)
        x = NAMES_X + 22 + face.width
        name = make_writable_name(chart.names[seat], seat)
        room = WIDTH - MARGIN - 12 - x
        tone = EMBER_HOT if won else CREAM
        write_fitted(picture, (x, middle - 18), name, 34, tone, room=room, bold=True)
        text = format_number(chart.points[-1].values[seat])
        end = write(picture, (x, middle + 19), text, 32, CREAM, bold=True)
        if won:
            sign = Pen(30, 30)
            sign.shape(scale_figure(lay_out_star(48), 0.3), EMBER_HOT)
            stamp(picture, sign.finish_stamp(), end + 14, middle + 3)
            write(picture, (end + 50, middle + 19), str(Message("won")), 30, EMBER_HOT)


def _draw_line(field: Pen, path: Sequence[tuple[float, float]], tone: Colour, thick: float) -> None:
    """Draw a line that is level between two answers and steps up or down at the answer that changes
    its number."""
    half = thick / 2
    from_x, level = path[0]
    for n, (x, y) in enumerate(path[1:], 2):
        if y != level or n == len(path):
            field.box((from_x - half, level - half, x + half, level + half), tone)
            field.box((x - half, min(y, level) - half, x + half, max(y, level) + half), tone)
            from_x, level = x, y


def _draw_seat_marks(
    picture: Image.Image, chart: Chart, seat: int, path: Sequence[tuple[float, float]]
) -> None:
    """Draw a seat's marks along its line, each seat's at other points, so that lines that run
    together can be told apart."""
    mark = draw_mark(Mark(chart.marks[seat].hue, ""), SMALL)
    for n in range(ALONG):
        share = (n + (seat + 1) / (len(chart.names) + 1)) / ALONG
        x, y = path[round(share * (len(path) - 1))]
        stamp(picture, mark, x - SMALL / 2, y - SMALL / 2)


def _draw_end_marks(picture: Image.Image, chart: Chart, wanted: Sequence[float]) -> None:
    """Draw the players' marks to the right of the ends of their lines."""
    places = spread_heights(
        wanted, END_MARK_SIDE, TOP + END_MARK_SIDE / 2, BOTTOM - END_MARK_SIDE / 2
    )
    for seat, y in enumerate(places):
        stamp(
            picture, draw_mark(chart.marks[seat], END_MARK_SIDE), RIGHT + 12, y - END_MARK_SIDE / 2
        )


def _thin_out_points(points: Sequence[Point]) -> Sequence[Point]:
    if len(points) <= MOST_POINTS:
        return points
    last = len(points) - 1
    return [points[round(last * n / (MOST_POINTS - 1))] for n in range(MOST_POINTS)]


def _shift_aside(seat: int) -> float:
    """Find how far to shift a seat's line up or down, so that lines that run together stay
    visible."""
    return (seat % 6 - 2.5) * (THICK + 0.5)


def _make_inks() -> Image.Image:
    tones = """
        TABLE PLATE PLATE_LIT CREAM ASH SOOT INK EMBER EMBER_HOT
        CREAM ASH EMBER_HOT on TABLE PLATE PLATE_LIT 3
        PLAYERS
        SOOT EMBER on PLATE 1
        """
    return make_palette(read_tones(tones, {}))
