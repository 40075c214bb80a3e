"""Draw dice with numbers, words or figures on their faces. A die that counts is solid and one that
does not is an outline, so that nobody has to go by colours."""

from functools import lru_cache

from PIL import Image

from .canvas import Colour, Pen
from .tokens import Figure
from .tones import ASH, CREAM, INK, SOOT


@lru_cache(maxsize=512)
def draw_die(
    face: str | Figure,
    high: int,
    fill: Colour | None = CREAM,
    edge: Colour | None = None,
    *,
    letters: int | None = None,
    wide: int | None = None,
) -> Image.Image:
    """Draw a die, its face up. `face`: a number, a word, a figure, or "" for an empty face. `fill`:
    None for an outline. `letters`: the height of the letters; `wide`: the width of a die with a
    word."""
    across = wide or high
    pen = Pen(across, high)
    corner = high * 0.21
    if fill is None:
        pen.box((2, 2, across - 2, high - 2), None, SOOT, width=3, corner=corner)
    else:
        pen.box((0, 0, across, high), fill, edge, width=3, corner=corner)
    ink = ASH if fill is None else INK
    if isinstance(face, str):
        if face:
            pen.letter(across / 2, high / 2, face, letters or high * 0.66, ink)
    else:
        u = high * 0.8 / 100
        face(pen, u, (across - 100 * u) / 2, (high - 100 * u) / 2, ink)
    return pen.finish_stamp()


PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
}


def find_pips_figure(number: int) -> Figure:
    """Return the figure of the pips on an ordinary die, for a number from 1 to 6."""
    return _FACES[number]


def _make_pips_figure(number: int) -> Figure:
    def draw(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
        for across, down in PIPS[number]:
            pen.disc(x + across * u, y + down * u, 11 * u, ink)

    return draw


_FACES = {number: _make_pips_figure(number) for number in PIPS}
