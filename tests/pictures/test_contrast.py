"""Words in pictures stand out from their ground: 4.5 to 1, computed for what is really drawn. Those
of whole games are looked at in test_written.py, while they are drawn there."""

import sys

from pictures import chart
from pictures.kit.canvas import Pen, write
from pictures.kit.tones import ASH, CREAM, INK, PLATE, SOOT
from rules import GAMES
from tests.pictures import looking, test_chart
from tests.pictures.contrast import InkedWords
from tests.pictures.reading import GROUNDS

KEYS = tuple(GAMES)


def test_no_text_stands_on_a_ground() -> None:
    """So they may be kept where what is written is looked at."""
    for key in KEYS:
        looking.find_artist_of(key)
    found = [name for name in sys.modules if name.startswith(GROUNDS)]
    assert len(found) > 10
    for name in found:
        assert not {"Pen", "stamp", "write", "write_fitted"} & vars(sys.modules[name]).keys()


def test_contrast_is_measured_between_ink_and_ground(inked: InkedWords) -> None:
    pen = Pen(200, 60, ground=PLATE)
    pen.box((100, 0, 200, 60), CREAM)
    pen.letter(50, 30, "A", 40, CREAM)
    pen.letter(150, 30, "B", 40, SOOT)
    picture = pen.finish_stamp().convert("RGB")
    write(picture, (10, 30), "C", 30, SOOT)
    assert [(pair.words, pair.ink, pair.ground) for pair in inked.found] == [
        ("A", CREAM, PLATE),
        ("B", SOOT, CREAM),
        ("C", SOOT, PLATE),
    ]
    assert set(inked.weak) == {(SOOT, PLATE)}


def test_every_word_of_a_chart_stands_out(inked: InkedWords) -> None:
    for seats in range(1, 7):
        chart.draw(test_chart.make_chart(seats, 40))
    assert {INK, ASH, CREAM} <= {pair.ink for pair in inked.found}
    assert inked.weak == {}
