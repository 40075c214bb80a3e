"""Checks that no passage addresses anybody: the book tells the whole campaign of "us"."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from pydantic import Field

from rules.aftermath.effects.models import Choice, Data, Effect, Test, Text
from rules.aftermath.model.book import CONTENT, Book, list_nested_effects
from rules.kit.content import BrokenCard, read_card


class Voice(Data):
    """The words with which a language says "you", and the marks around what somebody says."""

    address: str
    quotes: Annotated[str, Field(min_length=2, max_length=2)]

    def find_address(self, text: str) -> str:
        """Find a word outside quotation marks that addresses somebody, or ""."""
        told = re.sub(f"{self.quotes[0]}[^{self.quotes[1]}]*{self.quotes[1]}", "", text)
        words = re.findall(r"\w+", told.casefold())
        return next((word for word in words if word in self.address.split()), "")


def read_voice(folder: Path = CONTENT) -> Voice:
    """Read the voice of the language that is spoken. Raises BrokenCard."""
    return read_card(folder / "voice.yaml", Voice)


def check_passages(voice: Voice, passages: Iterable[tuple[str, str]]) -> None:
    """Check passages, each with its place. Raises BrokenCard."""
    for place, text in passages:
        if word := voice.find_address(text):
            raise BrokenCard(f"{place}: says “{word}”, but the book tells of “us”")


def list_passages(book: Book) -> Iterator[tuple[str, str]]:
    """List all passages of the book, each with its place."""
    for page in book.pages.values():
        for entry in page.entries:
            place = f"page {page.id}, entry {entry.id}"
            yield place, str(entry.text)
            yield from ((place, text) for text in _list_told(entry.do))
    for one, entry in book.colony.items():
        yield f"page 100, entry {one}", str(entry.text)
    for card in book.missions.values():
        yield f"mission {card.n}", str(card.story)
    for line in book.closing.values():
        yield f"closing line {line.id}", str(line.text)


def _list_told(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in list_nested_effects(effects):
        if isinstance(effect, Text):
            yield str(effect.words)
        elif isinstance(effect, Choice):
            yield from (str(way.told) for way in effect.of)
        elif isinstance(effect, Test):
            yield from (str(effect.told_ok), str(effect.told_ko))
