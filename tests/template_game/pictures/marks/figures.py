"""The figures on cards and icons, each in a square of 100 units."""

from pictures.kit.canvas import Colour, Pen
from pictures.kit.tokens import Figure, scale_figure


def draw_jar(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A jar with its stopper."""
    pen.box((x + 30 * u, y + 16 * u, x + 70 * u, y + 28 * u), ink, corner=4 * u)
    pen.box((x + 22 * u, y + 32 * u, x + 78 * u, y + 86 * u), ink, corner=14 * u)


def draw_pump(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A hand pump with its lever."""
    pen.box((x + 40 * u, y + 24 * u, x + 60 * u, y + 88 * u), ink)
    pen.line(scale_figure([(50, 30), (88, 14)], u, x, y), ink, 9 * u)
    pen.line(scale_figure([(44, 44), (22, 44), (22, 62)], u, x, y), ink, 9 * u)


def draw_siphon(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A hose over the edge of a jar."""
    hose = [(28, 82), (28, 26), (40, 16), (60, 16), (72, 26), (72, 60)]
    pen.line(scale_figure(hose, u, x, y), ink, 10 * u)
    pen.disc(x + 72 * u, y + 78 * u, 8 * u, ink)


def draw_lid(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A lid with its handle."""
    pen.box((x + 14 * u, y + 52 * u, x + 86 * u, y + 70 * u), ink, corner=6 * u)
    pen.shape(scale_figure([(24, 48), (34, 34), (66, 34), (76, 48)], u, x, y), ink)
    pen.disc(x + 50 * u, y + 26 * u, 9 * u, ink)


def draw_map(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A folded map."""
    for left, down in ((14, 0), (40, 8), (66, 0)):
        fold = [
            (left, 24 + down),
            (left + 20, 32 - down),
            (left + 20, 82 - down),
            (left, 74 + down),
        ]
        pen.shape(scale_figure(fold, u, x, y), ink)


def draw_sun(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A sun with eight rays."""
    for ends in (
        ((50, 8), (50, 92)),
        ((8, 50), (92, 50)),
        ((20, 20), (80, 80)),
        ((80, 20), (20, 80)),
    ):
        pen.line(scale_figure(ends, u, x, y), ink, 7 * u)
    pen.disc(x + 50 * u, y + 50 * u, 24 * u, ink)


def draw_rain(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A cloud with three drops under it."""
    draw_cloud(pen, u, x, y - 12 * u, ink)
    for left in (30, 50, 70):
        pen.line(scale_figure([(left, 68), (left - 8, 88)], u, x, y), ink, 8 * u)


def draw_cloud(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A cloud."""
    for across, down, radius in ((32, 56, 18), (52, 44, 22), (70, 58, 16)):
        pen.disc(x + across * u, y + down * u, radius * u, ink)
    pen.box((x + 30 * u, y + 56 * u, x + 72 * u, y + 74 * u), ink, corner=8 * u)


CARDS: dict[str, Figure] = {
    "pump": draw_pump,
    "siphon": draw_siphon,
    "lid": draw_lid,
    "map": draw_map,
}
