"""Searches a game's guide by a rule's number or by words."""

from __future__ import annotations

import re
from typing import Any

from cogs.ui import limits
from cogs.words import Message
from rules.engine import Game
from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.wording import text

FOUND = 5
_WORD = re.compile(r"\w[\w.-]*\w|\w")
_NUMBERS = re.compile(r"(?:-# )?\*\*([^*\n]+)\*\*")


def looked_up(game: Game[Any], search: str) -> str:
    """Find the paragraphs of the game's guide that match, best first. Raises UserError if none
    does."""
    found, title = find_paragraphs(game.guide, search), text.format_plain(game.title)
    if not found:
        raise UserError(Message("rules-silent", game=title, said=text.format_quote(search, 60)))
    return f"**{title}**\n\n{take_fitting_text(found[:FOUND])}"


def split_paragraphs(guide: str) -> list[str]:
    """Split the guide into its paragraphs."""
    return [part.strip() for part in re.split(r"\n\s*\n", guide) if part.strip()]


def take_fitting_text(found: list[str]) -> str:
    """Join as many whole paragraphs as fit in one message."""
    kept: list[str] = []
    room = limits.TEXT - 800
    for paragraph in found:
        piece = clip_text(paragraph, 1500)
        room -= len(piece) + 2
        if room < 0 and kept:
            break
        kept.append(piece)
    return "\n\n".join(kept)


def find_paragraphs(guide: str, search: str) -> list[str]:
    """Find the paragraphs with any of the words, best first. Whole words count more than parts of
    words, and words that few paragraphs have count more than common ones; so a rule's number counts
    most."""
    common = str(Message("common-words")).split()
    wanted = {word.casefold() for word in _WORD.findall(search[:1000])}.difference(common)
    parts = [(part, part.casefold()) for part in split_paragraphs(guide)]
    worth = {w: 1 / (1 + sum(w in low for _, low in parts)) for w in wanted}
    scored = []
    for n, (part, low) in enumerate(parts):
        words = set(_WORD.findall(low))
        score = sum(worth[w] * (3 if w in words else 1) for w in wanted if w in low)
        if score:
            scored.append((-score, n, part))
    return [part for _, _, part in sorted(scored)]


def has_rule_number(paragraph: str, rule: str) -> bool:
    """Whether the paragraph has that rule number, such as "SV-4.2", perhaps among others."""
    numbers = _NUMBERS.match(paragraph)
    return bool(rule) and numbers is not None and rule in numbers[1].split(", ")


def find_rule_paragraph(guide: str, rule: str) -> str | None:
    """Find the paragraph with that rule number. Return None if there is none."""
    return next((part for part in split_paragraphs(guide) if has_rule_number(part, rule)), None)
