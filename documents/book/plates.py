"""Chooses which moments of a game get a picture in its book, and paints the pictures."""

import io
from collections.abc import Sequence

from PIL import Image

from documents.book.material import Material, ToldLine
from documents.book.model import Plate
from documents.words import Message
from pictures.drawing import Drawing

FEWEST, MOST = 4, 12
"""The fewest and the most pictures of one table, not counting the last: a short tale has few."""
WORDS_FOR_PICTURE = 300
"""How many words of text there are for each picture."""
MOST_CAMPAIGN_PICTURES = 40
"""How many pictures all tables of a campaign share."""
MOST_BYTES = 6_500_000
"""The most bytes of all pictures together, so that the book stays small enough to send."""
ANSWERS_BETWEEN_PICTURES = 2
"""Of two moments with at most this many answers between them, only one gets a picture."""


def count_pictures(words: int, most: int) -> int:
    """Compute how many pictures a text of this many words gets."""
    return min(most, max(FEWEST, words // WORDS_FOR_PICTURE))


def choose_turning_points(followed: Material, most: int) -> list[ToldLine]:
    """Choose at most `most` moments at which the game turned most, in the order of play, no heading
    twice."""
    wanted = [each for each in followed.told if each.number in followed.scenes]
    wanted = [each for each in wanted if each.retold.weight]
    chosen: list[ToldLine] = []
    headings: set[str] = set()
    weights = sorted({each.retold.weight for each in wanted}, reverse=True)
    apart = max(ANSWERS_BETWEEN_PICTURES, len(followed.told) // (2 * most))
    for spread in (apart, ANSWERS_BETWEEN_PICTURES):  # first those that lie well apart
        for weight in weights:
            while len(chosen) < most:
                left = [
                    each
                    for each in wanted
                    if each.retold.weight == weight and each.retold.heading not in headings
                ]
                one = max(left, key=lambda each: _count_answers_between(each, chosen), default=None)
                if one is None or _count_answers_between(one, chosen) <= spread:
                    break
                chosen.append(one)
                headings.add(one.retold.heading)
    return sorted(chosen, key=lambda each: each.number)


def _count_answers_between(each: ToldLine, chosen: Sequence[ToldLine]) -> int:
    """Count the answers between this moment and the nearest chosen moment."""
    return min((abs(each.number - other.number) for other in chosen), default=1 << 30)


class Painter:
    """Paints plates as long as there is room."""

    def __init__(self, room: int = MOST_BYTES) -> None:
        self._room = room

    def paint_plate(self, drawing: Drawing, name: str, caption: str) -> Plate | None:
        """Paint a drawing as a plate. Return None if there is no room left or painting fails: a
        book should not fail because of an old picture."""
        try:
            image = drawing.draw(drawing.facts)
            alt = " ".join(drawing.alt(drawing.facts).split())
            return self.make_plate(image, f"{name}.png", alt, caption)
        except Exception:
            return None

    def make_plate(self, image: bytes, name: str, alt: str, caption: str = "") -> Plate | None:
        """Make a plate of a finished picture, and deduct its size from the room left. Return None
        if there is no room left."""
        if len(image) > self._room:
            return None
        with Image.open(io.BytesIO(image)) as opened:
            wide, high = opened.size
        self._room -= len(image)
        return Plate(name, image, alt, caption, wide, high)


def paint_plates(
    painter: Painter, followed: Material, chosen: Sequence[ToldLine], period: str, prefix: str
) -> dict[int, Plate]:
    """Paint the plates, by the number of answers given. The weightiest moments are painted first,
    so that they are in the book if there is not room for all."""
    found: dict[int, Plate] = {}
    for each in sorted(chosen, key=lambda one: (-one.retold.weight, one.number)):
        drawing, name = followed.scenes[each.number].drawing, f"{prefix}plate-{each.number:04}"
        plate = painter.paint_plate(drawing, name, format_caption(each, period))
        if plate is not None:
            found[each.number] = plate
    return found


def format_caption(each: ToldLine, period: str) -> str:
    """Format the caption of a moment's picture, such as "Ben is now the Vampire. Round four."."""
    heading = each.retold.heading
    if each.round is None:
        return f"{heading}."
    return str(Message("caption", heading=heading, period=period, number=each.round))
