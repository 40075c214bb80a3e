"""Above everything: the round, the phase, the Turn Order, who acts, the storm."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import panel, tab
from pictures.kit.text import say
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from pictures.kit.tracks import notches, stages
from rules.aurora.ending import LAST_ROUND
from rules.aurora.view import View

from . import marks
from .colours import SEA
from .facts import PHASES, STAGE_OF, STAGES, convoys, side
from .plates import INNER, MARGIN

HIGH = 76
LINE = 44
FIRING = 3
"""The stage that has several phases."""


def height(view: View) -> int:
    return HIGH + LINE + 24 + (LINE if view.storm else 0)


def draw(picture: Image.Image, view: View) -> None:
    stamp(picture, panel(380, HIGH), MARGIN, 12)
    end = write(picture, (MARGIN + 20, 40), f"Round {view.round}", 42, CREAM, bold=True)
    write(picture, (end + 12, 42), f"of {LAST_ROUND}", 32, ASH)
    stamp(picture, notches(LAST_ROUND, view.round, 51, 16), MARGIN + 20, 66)
    _whose(picture, view, MARGIN + 390, INNER - 390)
    stamp(picture, _stages(STAGE_OF.get(view.phase, -1), view.phase), MARGIN, HIGH + 18)
    if view.storm:
        y = HIGH + LINE + 38
        stamp(picture, tab(INNER, LINE - 6, SEA), MARGIN, y - 22)
        stamp(picture, marks.storm(36), MARGIN + 12, y - 18)
        text = "Heavy Snowstorm: Trucks are 2 slower, no Shortcut can be used."
        say(picture, (MARGIN + 58, y), text, 30, CREAM, room=INNER - 70)


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
        say(picture, (left + 22, 50), what, 38, EMBER_HOT, room=room, bold=True)
        return
    name = view.players[view.acting].name
    say(picture, (left + 22, 50), name, 38, CREAM, room=room, bold=True)


def _stages(now: int, phase: str) -> Image.Image:
    """The five phases, the present one lit and called by its name."""
    names = [PHASES[phase] if n == now == FIRING else stage for n, stage in enumerate(STAGES)]
    return stages(tuple(names), now, INNER, LINE - 4)
