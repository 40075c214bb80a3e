"""Above everything: the round, the phase, the Turn Order, who acts, the storm."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.canvas import Pen, stamp, write
from pictures.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, SOOT, TABLE_LIT
from rules.aurora.ending import LAST_ROUND
from rules.aurora.view import View

from . import marks
from .colours import SEA
from .facts import PHASES, STAGE_OF, STAGES, convoys, side
from .plates import INNER, MARGIN, panel, say, tab

HIGH = 76
LINE = 44


def height(view: View) -> int:
    return HIGH + LINE + 24 + (LINE if view.storm else 0)


def draw(picture: Image.Image, view: View) -> None:
    stamp(picture, panel(380, HIGH), MARGIN, 12)
    end = write(picture, MARGIN + 20, 40, f"Round {view.round}", 42, CREAM, bold=True)
    write(picture, end + 12, 42, f"of {LAST_ROUND}", 32, ASH)
    stamp(picture, _rounds(view.round), MARGIN + 20, 66)
    _whose(picture, view, MARGIN + 390, INNER - 390)
    stamp(picture, _stages(STAGE_OF.get(view.phase, -1), view.phase), MARGIN, HIGH + 18)
    if view.storm:
        y = HIGH + LINE + 38
        stamp(picture, tab(INNER, LINE - 6, SEA), MARGIN, y - 22)
        stamp(picture, marks.storm(36), MARGIN + 12, y - 18)
        text = "Heavy Snowstorm: Trucks are 2 slower, no Shortcut can be used."
        say(picture, MARGIN + 58, y, text, 30, CREAM, INNER - 70)


def _whose(picture: Image.Image, view: View, left: int, wide: int) -> None:
    """What goes on, and the Turn Order from the left."""
    stamp(picture, panel(wide, HIGH, lit=view.acting is not None), left, 12)
    there = convoys(view)
    start = left + wide - 12 - len(there) * 60
    for n, who in enumerate(there):
        if who == view.acting:
            stamp(picture, tab(58, 60, EMBER), start + n * 60, 20)
        stamp(picture, marks.truck(side(view, who), 52), start + n * 60 + 3, 22)
    room = start - left - 34
    if view.acting is None or view.acting < 0:
        what = "The Automa" if view.acting is not None else PHASES[view.phase]
        say(picture, left + 22, 50, what, 38, EMBER_HOT, room, bold=True)
        return
    name = view.players[view.acting].name
    say(picture, left + 22, 50, name, 38, CREAM, room, bold=True)


@lru_cache(maxsize=8)
def _rounds(now: int) -> Image.Image:
    """Six notches, those up to now burning."""
    pen = Pen(340, 16)
    for n in range(LAST_ROUND):
        fill = EMBER if n < now else SOOT
        pen.box((n * 57, 0, n * 57 + 51, 16), fill, corner=7)
    return pen.done()


@lru_cache(maxsize=16)
def _stages(now: int, phase: str) -> Image.Image:
    """The five phases, the present one lit."""
    wide = INNER // 5
    pen = Pen(INNER, LINE - 4, finer=2)
    for n in range(5):
        fill = EMBER_HOT if n == now else TABLE_LIT
        pen.box((n * wide, 0, (n + 1) * wide - 8, LINE - 4), fill, corner=12)
    line = pen.done()
    for n, stage in enumerate(STAGES):
        lit = n == now
        text = PHASES[phase] if lit and n == 3 else stage
        ink = INK if lit else ASH
        middle = n * wide + (wide - 8) / 2
        write(line, middle, LINE / 2 - 2, text, 30, ink, "mm", bold=lit)
    return line
