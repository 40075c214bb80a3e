"""Draw the six dials in a row, time with its allowance and population with its cap."""

from PIL import Image

from pictures.aftermath.marks.colours import BLOOD, INSIDE, MARGIN, SAFE
from pictures.aftermath.marks.figures import draw_icon
from pictures.kit.canvas import Colour, stamp, write
from pictures.kit.panels import draw_tab
from pictures.kit.tones import CREAM, EMBER_DEEP, EMBER_HOT, TABLE_LIT
from rules.aftermath.model.terms import Dial

HIGH = 62
TONES: dict[Dial, Colour] = {"time": EMBER_HOT, "morale": BLOOD, "food": SAFE}


def draw(
    picture: Image.Image, numbers: list[tuple[Dial, str]], top: int, *, alarm: set[Dial]
) -> None:
    """Draw the dials from `top` down. `alarm`: the dials that stand badly and are drawn lit."""
    wide = INSIDE // max(1, len(numbers))
    for n, (dial, text) in enumerate(numbers):
        x = MARGIN + n * wide
        ink = EMBER_DEEP if dial in alarm else TABLE_LIT
        stamp(picture, draw_tab(wide - 8, HIGH - 12, ink), x, top + 2)
        mark = draw_icon(dial, 38, CREAM if dial in alarm else TONES.get(dial, CREAM))
        stamp(picture, mark, x + 14, top + 8)
        write(picture, (x + 64, top + 28), text, 36, CREAM, bold=True)
