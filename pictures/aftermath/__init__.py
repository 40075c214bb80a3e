"""Aftermath: the page as a place, the party and its enemies, the town and the colony."""

from __future__ import annotations

from typing import Any

from pictures.aftermath import board, facts
from pictures.aftermath.map import travel
from pictures.aftermath.people import cards, roster
from pictures.aftermath.words import descriptions as words
from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from rules.aftermath.view_models import View
from rules.engine import Prompt


def pictures(view: View) -> tuple[Drawing, ...]:
    """The page; the party with its enemies; the town and the colony."""
    public, way = facts.public(view), facts.way(view)
    found = [Drawing("table", "The page", public, board.draw, words.alt)]
    if view.party:
        found.append(Drawing("party", "The party", public, roster.draw, words.roster_alt))
    found.append(Drawing("town", "The town and the colony", way, travel.draw, words.way_alt))
    return tuple(found)


ON_THE_PAGE = frozenset(
    [
        *("act", "move-space", "move-cards", "live-rail", "knock", "task"),
        *("spotter", "ricochet", "barge", "hurl", "hurl-space", "hurl-consent", "tunnel"),
    ]
)
"""The topics of questions about spaces and figures, which come with the page."""


def private(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """The page, where the question is about it; and the hands of the seat's own characters, if
    there is a card in any."""
    found = []
    if prompt is not None and prompt.topic in ON_THE_PAGE and view.page is not None:
        title = f"{view.page.title} · {view.page.situation}"
        found.append(Drawing("page", title, facts.public(view), board.draw_alone, words.alt))
    if any(hand.cards for hand in view.hands):
        found.append(Drawing("hand", "Your cards", facts.held(view), cards.draw, words.held_alt))
    return tuple(found)


ARTIST = FromFunctions(
    pictures=pictures,
    panel=words.panel,
    words=words.words,
    hand=words.hand,
    pages={"hand": words.hand, "look": words.look},
    private=private,
)
