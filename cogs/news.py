"""What a card tells of what has happened: a few lines, and the newest words that somebody spoke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rules.engine import Event
from rules.engine.clipping import clip

from . import phone, text

LINES = 5
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


def news(events: Sequence[Event], tall: int = TALL) -> News:
    """The few of the events that tell most, oldest first. What happens seldom tells more than what
    happens all the time, and of two such things the later."""
    lines = list(_counted(_fuller(events)))
    if not lines:
        return News("", False)
    often = Counter(event.kind for event, _ in lines)
    spoken = [n for n, (event, _) in enumerate(lines) if event.data.get("quote")]
    newest = spoken[-1] if spoken else None
    order = sorted(range(len(lines)), key=lambda n: (n != newest, often[lines[n][0].kind], -n))
    letters = tall * phone.LISTED
    most = {n: min(letters, QUOTE if n == newest else LINE) for n in order}
    chosen: dict[int, str] = {}
    room = tall
    for n in order:
        line = _line(*lines[n], most[n])
        room -= phone.lines(line, phone.LISTED)
        if chosen and room < 0:
            break
        chosen[n] = line
        if len(chosen) == LINES:
            break
    words = "\n".join(chosen[n] for n in sorted(chosen))
    cut = any(_cut(lines[n][0], most[n]) for n in chosen)
    return News(words, cut or len(chosen) < len(lines))


def _line(event: Event, times: int, most: int) -> str:
    again = f" ({times} times)" if times > 1 else ""
    return f"- {text.told(event, min(LINE, most), most)}{again}"


def _cut(event: Event, most: int) -> bool:
    """Whether not all of it stands on the card."""
    quoted = str(event.data.get("quote", "")).strip()
    return len(event.text) > min(LINE, most) or len(quoted) > most


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
        return bool(one.data.get("quote")) and not other.data.get("quote")
    whole = other.text.endswith((".", "!", "?", ":"))
    return whole and not other.data.get("quote") and one.text.startswith(f"{other.text} ")


def _counted(events: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """The events, oldest first; what was said several times running once, and how often."""
    for _, same in groupby(events, lambda e: (e.text, str(e.data.get("quote", "")))):
        alike = list(same)
        if alike[0].data.get("quote"):
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
