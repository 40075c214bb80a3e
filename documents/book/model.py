"""What a book is made of, whatever file it becomes. Texts are Markdown in which everything that
somebody typed is escaped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

Kind = Literal["epub", "page"]
"""An e-book, or one page of HTML to print."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture. `name`: its file's, with the ending; `alt`: the same in words; `caption`: plain
    text below it, or ""."""

    name: str
    image: bytes = field(repr=False)
    alt: str
    caption: str = ""
    wide: int = 0
    """Its size in pixels."""
    high: int = 0

    @property
    def type(self) -> str:
        return "image/jpeg" if self.name.endswith(".jpg") else "image/png"


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a part of a chapter."""

    title: str


Block: TypeAlias = str | Heading | Plate
"""A paragraph or another block of Markdown; or what stands between them."""


@dataclass(slots=True)
class Chapter:
    """A chapter. `title`: Markdown in a line; `below`: a line under it, such as which rounds it
    tells of; `part`: the title of the part that it opens, or ""."""

    title: str
    blocks: list[Block] = field(default_factory=list)
    below: str = ""
    part: str = ""

    @property
    def headings(self) -> list[Heading]:
        return [block for block in self.blocks if isinstance(block, Heading)]


@dataclass(frozen=True, slots=True)
class CastMember:
    """One of those whom the book is about, and who played them: plain text."""

    name: str
    player: str
    about: str
    portrait: Plate | None = None


@dataclass(slots=True)
class Book:
    """A whole book. `identifier`: a URN; `changed`: when its table last changed, in UTC: there is
    no other time in it, so the same table makes the same bytes."""

    title: str
    subtitle: str
    players: tuple[str, ...]
    when: str
    about: str
    identifier: str
    changed: datetime
    cover: Plate | None = None
    cast: list[CastMember] = field(default_factory=list)
    preface: list[Block] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    epilogue: Chapter | None = None
    appendix: list[Chapter] = field(default_factory=list)
    colophon: list[str] = field(default_factory=list)

    @property
    def all_chapters(self) -> list[Chapter]:
        """Its chapters, the epilogue and the appendix among them."""
        end = [self.epilogue] if self.epilogue else []
        return [*self.chapters, *end, *self.appendix]

    @property
    def plates(self) -> Iterator[Plate]:
        """All pictures in the order of their pages, each once."""
        seen = set()
        for plate in self._list_plates():
            if plate.name not in seen:
                seen.add(plate.name)
                yield plate

    def _list_plates(self) -> Iterator[Plate]:
        if self.cover is not None:
            yield self.cover
        yield from (one.portrait for one in self.cast if one.portrait is not None)
        for blocks in (self.preface, *(chapter.blocks for chapter in self.all_chapters)):
            yield from (block for block in blocks if isinstance(block, Plate))
