"""What a card tells of what has happened: a few lines, and the newest words that somebody spoke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from cogs.views import phone_height
from rules.engine import Event
from rules.engine.clipping import clip
from rules.engine.events import passage_of
from tables import text

LINES = 5
OWN = 2
"""Lines at least of what came of the reader's own answer, where there are so many."""
LINE = 200
"""Characters of a line."""
QUOTE = 420
"""Characters of what a player told last; what was told before it is clipped as a line is."""
TALL = 15
"""Rows on a phone that all of it may take. What does not fit is left for "Earlier"."""


@dataclass(frozen=True, slots=True)
class News:
    """What a card tells, and whether it leaves something out."""

    words: str
    more: bool
    read: bool = False
    """Whether it cuts a passage short, which somebody will want to read whole."""


def news(events: Sequence[Event], tall: int = TALL, own: Sequence[Event] = ()) -> News:
    """The few of the events that tell most, oldest first. What happens seldom tells more than what
    happens all the time, and of two such things the later. The newest passage, or words of a
    player, are always among them; a passage is whole or begins there. `own`: what came of the
    reader's own answer, before others went on; the most telling of that is among them too."""
    lines = list(_counted(_fuller(events)))
    if not lines:
        return News("", False)
    often = Counter(event.kind for event, _ in lines)
    spoken = [n for n, (event, _) in enumerate(lines) if _spoken(event)]
    newest = spoken[-1] if spoken else None
    order = sorted(range(len(lines)), key=lambda n: (n != newest, often[lines[n][0].kind], -n))
    mine = [n for n in order if n != newest and lines[n][0] in own][:OWN]
    order.sort(key=lambda n: (n != newest, n not in mine))
    letters = tall * phone_height.LISTED
    most = {n: min(letters, _room(lines[n][0]) if n == newest else LINE) for n in order}
    chosen: dict[int, str] = {}
    room = tall
    for n in order:
        line = _line(*lines[n], most[n])
        room -= phone_height.lines(line, phone_height.LISTED)
        if chosen and room < 0:
            break
        chosen[n] = line
        if len(chosen) == LINES:
            break
    words = "\n".join(chosen[n] for n in sorted(chosen))
    cut = [lines[n][0] for n in chosen if _cut(lines[n][0], most[n])]
    left = [event for n, (event, _) in enumerate(lines) if n not in chosen]
    return News(words, bool(cut or left), any(map(passage_of, (*cut, *left))))


def _spoken(event: Event) -> str:
    """What is read aloud, or what a player tells."""
    return passage_of(event) or str(event.data.get("quote", "")).strip()


def _room(event: Event) -> int:
    """Characters for the newest that is spoken."""
    return LINE if len(passage_of(event)) > QUOTE else QUOTE


def _line(event: Event, times: int, most: int) -> str:
    again = f" ({times} times)" if times > 1 else ""
    return f"- {text.told(event, min(LINE, most), most, most)}{again}"


def _cut(event: Event, most: int) -> bool:
    """Whether not all of it stands on the card."""
    return len(event.text) > min(LINE, most) or len(_spoken(event)) > most


def _fuller(events: Sequence[Event]) -> list[Event]:
    """The events; of two that follow each other, and of which one says what the other does and
    more, the fuller."""
    kept: list[Event] = []
    for event in events:
        if kept and _says_more(event, kept[-1]):
            kept[-1] = event
        elif not (kept and _says_more(kept[-1], event)):
            kept.append(event)
    return kept


def _says_more(one: Event, other: Event) -> bool:
    if one.text == other.text:
        return bool(_spoken(one)) and not _spoken(other)
    whole = other.text.endswith((".", "!", "?", ":"))
    return whole and not _spoken(other) and one.text.startswith(f"{other.text} ")


def _counted(events: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """The events, oldest first; what was said several times running once, and how often."""
    for _, same in groupby(events, lambda e: (e.text, _spoken(e))):
        alike = list(same)
        if _spoken(alike[0]):
            yield from ((event, 1) for event in alike)
        else:
            yield alike[0], len(alike)


def clipped(told: News, most: int) -> str:
    """Its words, or as many whole lines of them as fit, newest kept."""
    kept: list[str] = []
    room = most
    for line in reversed(told.words.split("\n- ") if told.words else ()):
        room -= len(line) + 3
        if room < 0:
            break
        kept.append(line.removeprefix("- "))
    return clip("\n".join(f"- {line}" for line in reversed(kept)), most) if kept else ""
