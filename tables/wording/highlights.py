"""Picks the few most telling lines out of a table's log, without help from the game: a kind of
event that is rare at the table counts for more, and even more if it concerns the reader."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.engine.retelling import shorten_for_news
from storage import LoggedEvent
from tables.wording import text

MOST_LINES = 6
LIST_CHARACTERS = 560
"""How many characters the whole list may have: under a hundred words."""
LINE, QUOTED = 170, 110


def pick_highlights(
    events: Sequence[LoggedEvent], kinds: Mapping[str, int], seat: int | None
) -> list[LoggedEvent]:
    """Pick the most telling events, in order, each worded as in the news. `kinds`: how often each
    kind of event has occurred at the table; `seat`: the reader's."""
    everything = sum(kinds.values()) or 1

    def rank_event(logged: LoggedEvent) -> tuple[float, int]:
        ordinary = kinds.get(logged.event.kind, 0) / everything
        if seat in logged.about:
            ordinary /= 2
        if logged.event.seats is not None:
            ordinary /= 2
        return ordinary, -logged.id

    chosen: list[LoggedEvent] = []
    said: set[str] = set()
    room = LIST_CHARACTERS
    worded = [
        replace(logged, event=news)
        for logged in events
        if (news := shorten_for_news(logged.event)) is not None
    ]
    for logged in sorted(worded, key=rank_event):
        length = len(text.format_event(logged.event, LINE, QUOTED, QUOTED))
        if len(chosen) < MOST_LINES and length <= room and logged.event.text not in said:
            chosen.append(logged)
            said.add(logged.event.text)
            room -= length
    return sorted(chosen, key=lambda logged: logged.id)
