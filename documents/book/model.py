"""The contents of a book, whatever kind of file is made of it. Texts are Markdown in which
everything that a user typed is escaped."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

Kind = Literal["epub", "page"]
"""An e-book, or one page of HTML to print."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture. `name`: its file's name, with the ending. `alt`: a description in words.
    `caption`: plain text below the picture, or ""."""

    name: str
    image: bytes = field(repr=False)
    alt: str
    caption: str = ""
    wide: int = 0
    """The width in pixels; `high` is the height."""
    high: int = 0

    @property
    def media_type(self) -> str:
        """The media type of the image, such as image/png."""
        return "image/jpeg" if self.name.endswith(".jpg") else "image/png"


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a part of a chapter."""

    title: str


Block: TypeAlias = str | Heading | Plate
"""A paragraph or another block of Markdown, a heading, or a picture."""


@dataclass(slots=True)
class Chapter:
    """A chapter. `title`: one line of Markdown. `below`: a line under the title, such as the
    chapter's rounds. `part`: the title of the part of the book that begins here, or ""."""

    title: str
    blocks: list[Block] = field(default_factory=list)
    below: str = ""
    part: str = ""

    @property
    def headings(self) -> list[Heading]:
        return [block for block in self.blocks if isinstance(block, Heading)]


@dataclass(frozen=True, slots=True)
class CastMember:
    """A character of the book, and who played it, in plain text."""

    name: str
    player: str
    about: str
    portrait: Plate | None = None


@dataclass(slots=True)
class Book:
    """A whole book. `identifier`: a URN. `changed`: when its table last changed, in UTC. The book
    has no time of its making, so the same table always makes the same bytes."""

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
        """All chapters, including the epilogue and the appendix."""
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
        """Yield all pictures in page order; one that appears twice comes twice."""
        if self.cover is not None:
            yield self.cover
        yield from (one.portrait for one in self.cast if one.portrait is not None)
        for blocks in (self.preface, *(chapter.blocks for chapter in self.all_chapters)):
            yield from (block for block in blocks if isinstance(block, Plate))
