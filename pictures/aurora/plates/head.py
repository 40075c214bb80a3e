"""Draw the head above the map: whose turn it is, what has changed, round and phase, the storm."""

from PIL import Image

from pictures.aurora.facts import STAGE_OF, STAGES, find_face, find_mark, is_firing
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import SEA
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.aurora.words import Message, news
from pictures.kit.canvas import stamp, write
from pictures.kit.fonts import make_writable
from pictures.kit.panels import draw_panel, draw_tab
from pictures.kit.players import draw_mark, draw_player
from pictures.kit.signs import draw_acting_player_arrow
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tones import CREAM, EMBER_HOT
from pictures.kit.tracks import draw_notches
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import View

HIGH = 116
STORM = 48
TILE = 92
TURN_LETTERS = 36
"""The size of letters at which the text of a turn must fit, so that long names are shortened."""


def measure_height(view: View) -> int:
    return HIGH + STORM * view.storm


def draw(picture: Image.Image, view: View) -> None:
    lit = view.acting is not None
    stamp(picture, draw_panel(INNER, HIGH - 12, lit=lit), MARGIN, 6)
    right = _draw_round(picture, view)
    x: float = MARGIN + 20
    if view.acting is not None:
        who = view.acting
        if who == AUTOMA:
            tile = draw_mark(find_mark(view, who), TILE, lit=True)
        else:
            tile = draw_player(find_mark(view, who), find_face(view, who), TILE, lit=True)
        stamp(picture, tile, MARGIN + 10, 12)
        x = MARGIN + 24 + tile.width
        stamp(picture, draw_acting_player_arrow(34), x, 22)
        x += 44
    room = right - x - 24
    write_fitted(picture, (x, 40), _describe_turn(view, room), 44, CREAM, room=room, bold=True)
    left = x - 44 * lit
    told = news.describe_change(view)
    write_fitted(picture, (left, 84), told, 32, EMBER_HOT, room=right - left - 24)
    if view.storm:
        stamp(picture, draw_tab(INNER, STORM - 6, SEA), MARGIN, HIGH - 2)
        stamp(picture, tokens.draw_storm(36), MARGIN + 12, HIGH + 1)
        text = str(Message("storm"))
        write_fitted(picture, (MARGIN + 60, HIGH + 19), text, 30, CREAM, room=INNER - 70)


def _describe_turn(view: View, room: float) -> str:
    """Say whose turn it is and what they do, the name shortened until the text fits the room."""
    told = [news.describe_turn(view, most) for most in (32, 26, 20, 16, 12, 8)]
    return next(
        (words for words in told if measure_text(make_writable(words, "?"), TURN_LETTERS) <= room),
        told[-1],
    )


def _draw_round(picture: Image.Image, view: View) -> float:
    """Draw the round and its phase on the right. Return the x where they begin."""
    right = MARGIN + INNER - 20
    rounds = str(Message("round", round=view.round, last=LAST_ROUND))
    phase = _describe_stage(view)
    write(picture, (right, 32), rounds, 36, CREAM, anchor="rm", bold=True)
    bars = draw_notches(LAST_ROUND, view.round, 34, 10)
    stamp(picture, bars, right - bars.width, 54)
    if phase:
        write(picture, (right, 86), phase, 30, CREAM, anchor="rm")
    return right - max(measure_text(rounds, 36), measure_text(phase, 30), bars.width)


def _describe_stage(view: View) -> str:
    """Say which of the round's phases it is: "3 of 5: Movement"; "" before and after the game."""
    stage = STAGE_OF.get(view.phase)
    if stage is None:
        return ""
    if is_firing(view):
        return str(Message("stage-fight", number=stage + 1, stages=STAGES))
    return str(Message("stage", number=stage + 1, stages=STAGES, phase=view.phase))
