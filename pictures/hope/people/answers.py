"""Draw what each person has put into the Scene: their dice, their answer, or that they are awaited;
between two Scenes, what the last one did to them."""

from dataclasses import dataclass, field

from PIL import Image

from pictures.hope.marks import icons
from pictures.hope.marks.icons import draw_hand_die, draw_icon
from pictures.hope.words import Message, facts
from pictures.kit.canvas import Colour, stamp, write
from pictures.kit.fonts import cut_to_width, make_writable
from pictures.kit.signs import draw_acting_player_arrow, draw_spark
from pictures.kit.text import wrap_text
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT
from rules.hope.view import DieView, PersonView, SceneView, View

LETTERS = 30
HIGH = 40
"""How high a line is at least."""
SIDE, GAP = 42, 5
"""How long a die's side is, and the pixels between two dice."""


@dataclass(slots=True)
class Row:
    """A line of figures, with words after them."""

    figures: list[Image.Image] = field(default_factory=list)
    text: str = ""
    ink: Colour = CREAM

    @property
    def row_height(self) -> int:
        """The row's height in pixels."""
        return max([HIGH, *(one.height + GAP for one in self.figures)])


def list_rows(view: View, person: PersonView, wide: int) -> list[Row]:
    """List the lines about a person, for a column `wide` pixels wide."""
    found: list[Row] = []
    if view.scene is not None:
        found = _list_scene_rows(view.scene, person, wide)
    elif view.phase == "world":
        if person.seat not in view.awaited:
            found = _make_word_rows(draw_icon("yes", 30, CREAM), str(Message("has-voted")), wide)
    elif view.phase == "turns":
        if person.lately:
            found = _make_word_rows(draw_spark(30), str(Message("gone-just-now")), wide)
        for word in facts.list_changes(person) if person.alive else ():
            found += _make_word_rows(draw_spark(30), word, wide)
    if person.seat in view.awaited:
        found += _make_word_rows(
            draw_acting_player_arrow(32), str(_label_task(view, person)), wide, EMBER_HOT
        )
    return found


def _label_task(view: View, person: PersonView) -> Message:
    """Say in a word or two what a person is expected to do."""
    scene = view.scene
    if view.phase == "end":
        return Message("task-last-words")
    if scene is None:
        draws = view.phase == "turns" and person.seat == view.turn
        return Message("task-draws" if draws else "task-awaited")
    if person.seat == scene.drawer and scene.step == "read":
        return Message("task-tells" if scene.given or scene.last_hope else "task-reads")
    if person.seat == scene.drawer and scene.step == "plead" and scene.kind == "roll":
        return Message("task-rolls")
    return Message("task-awaited")


def _make_word_rows(figure: Image.Image, text: str, wide: int, ink: Colour = CREAM) -> list[Row]:
    """Make the lines of words after a figure."""
    room = wide - figure.width - 6
    lines = wrap_text(make_writable(text, "?"), LETTERS, room)
    shown = [cut_to_width(line, LETTERS, room) for line in lines]
    blank = Image.new("RGBA", (figure.width, 1), (0, 0, 0, 0))
    return [Row([blank if n else figure], line, ink) for n, line in enumerate(shown)]


def _list_scene_rows(scene: SceneView, person: PersonView, wide: int) -> list[Row]:
    seat = person.seat
    if scene.step == "rolled":
        own = [one for one in scene.dice if one.giver == seat]
        found = split_into_rows([draw_table_die(one) for one in own], wide)
    else:
        found = split_into_rows([draw_hand_die(SIDE, CREAM)] * scene.given.get(seat, 0), wide)
        if seat in scene.last_hope:
            hope = str(Message("last-hope"))
            found += _make_word_rows(draw_hand_die(SIDE, EMBER), hope, wide)
    if seat in scene.answers:
        yes = scene.answers[seat]
        word = scene.accept_word if yes else scene.refuse_word
        found += _make_word_rows(draw_icon("yes" if yes else "no", 30, CREAM), word, wide)
    elif seat in scene.refused:
        found += _make_word_rows(draw_icon("no", 30, CREAM), str(Message("refuses-now")), wide)
    return found


def split_into_rows(dice: list[Image.Image], wide: int) -> list[Row]:
    """Split dice into lines, each with as many as fit."""
    most = max(1, (wide + GAP) // (SIDE + GAP))
    return [Row(dice[n : n + most]) for n in range(0, len(dice), most)]


def draw_table_die(one: DieView) -> Image.Image:
    """Draw a die on the table: solid if it is a success, otherwise an outline."""
    fill = EMBER if one.kind == "hope" else CREAM
    return icons.draw_die_face(one.face, SIDE, fill if one.success else None)


def draw(picture: Image.Image, x: int, y: int, lines: list[Row]) -> None:
    """Draw the lines, with their upper left corner at `x` and `y`."""
    for row in lines:
        at = float(x)
        for figure in row.figures:
            stamp(picture, figure, at, y + (row.row_height - figure.height) / 2)
            at += figure.width + GAP
        if row.text:
            write(picture, (at + 1, y + row.row_height / 2), row.text, LETTERS, row.ink)
        y += row.row_height
