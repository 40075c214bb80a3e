"""What the leak watcher looks for in what the bot sends of Survive!: the lines of a Human's own
sheet (SV-19.1)."""

import re
from collections.abc import Iterable
from typing import Any

from pictures import find_artist
from rules.engine import Event, Table
from rules.survive.model.components import ELEMENTS

SHEET = re.compile(
    " · ".join(rf"{element.title()} \*\*\d+\*\*" for element in ELEMENTS)
    + r"|(?:\*\*(?:It pays for|Your offer|An offer|To win|Progress|Where you can go)\*\*"
    r'|- Elements: |- ✓ )[^\\"\n]+'
)
"""The lines that are shown to one seat alone: what is in the hand, and what comes of it."""


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return SHEET.findall(text)


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: on their own sheet, in what everybody may see,
    and in the events, which are those told to them."""
    drawn: Any = find_artist("survive")
    view = table.view(reader)
    pages = [drawn.hand, drawn.panel, *drawn.pages.values()]
    text = "\n".join([*(page(view) for page in pages), *(event.text for event in events)])
    return set(find(text))
