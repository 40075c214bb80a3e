"""The colony's own chapter of the book, page 100 (AF-27.5), and the closing chapter."""

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.model.book import ClosingLine, Entry
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message, tale
from rules.engine import Text

LOST, WON = 23, 24
"""The entries that end a lost and a won campaign."""


def read_chapter_entry(h: Here, entry: int, title: Message, **data: Any) -> None:
    """Read an entry of the colony's chapter to everybody, and add it to the tale."""
    chosen = choose_entry(h.s, entry)
    h.t.tell_passage(chosen.text, title=title, **data)
    tale.add_entry(h.s, tale.COLONY, chosen.id)


def choose_entry(s: State, number: int) -> Entry:
    """Choose among the entries of a number ("20", "20-winter") the first that has been told least
    often in the campaign, of those whose condition holds."""
    found = [
        entry
        for entry in BOOK.colony.values()
        if entry.id.partition("-")[0] == str(number)
        and (entry.when is None or is_condition_met(s, entry.when))
    ]
    return min(found, key=lambda entry: tale.count_readings(s, tale.COLONY, entry.id))


def read_closing(h: Here) -> None:
    """Read the closing chapter of a campaign that has been won or lost, part by part."""
    for part, lines in groupby(list_closing_lines(h.s), lambda line: line.part):
        told = [line.text for line in lines]
        h.t.tell_passage(_join_sentences(told), title=Message("closes-with", part=part))
        tale.add_heading(h.s, Message("closing-part", part=part))
        for text in told:
            tale.add_sentence(h.s, text)


def _join_sentences(sentences: Sequence[Text]) -> Text:
    return reduce(lambda before, text: Message("sentences", before=before, next=text), sentences)


def list_closing_lines(s: State) -> list[ClosingLine]:
    """List what the closing chapter tells of this campaign: the first line of each subject whose
    condition holds."""
    found: dict[str, ClosingLine] = {}
    for line in BOOK.closing.values():
        if line.lost == s.colony.lost and (line.when is None or is_condition_met(s, line.when)):
            found.setdefault(line.subject, line)
    return list(found.values())
