"""A game's own tale, which is Markdown, as chapters."""

from __future__ import annotations

from dataclasses import dataclass, field

from documents.book.model import Block, Chapter, Heading, Plate

LAST = 100_000
"""More blocks than a part has."""


@dataclass(slots=True)
class Tale:
    """A tale that was taken apart: `preface` stands before its first chapter."""

    title: str = ""
    preface: list[Block] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)


def parse_tale(markdown: str) -> Tale:
    """The tale, from Markdown with one title (`#`), chapters (`##`) and their parts (`###`)."""
    tale = Tale()
    for block in _split_blocks(markdown):
        mark, _, title = block.partition(" ")
        if mark == "#":
            tale.title = title
        elif mark == "##":
            tale.chapters.append(Chapter(title))
        else:
            into = tale.chapters[-1].blocks if tale.chapters else tale.preface
            into.append(Heading(title) if mark == "###" else block)
    return tale


def _split_blocks(markdown: str) -> list[str]:
    return [block.strip("\n") for block in markdown.split("\n\n") if block.strip()]


def find_tale_end(so_far: Tale, tale: Tale) -> tuple[int, int, int]:
    """Where in the tale it ended when it was told so far: in which chapter, counted from 1, in
    which part of it, and how many blocks stood behind the last title. What it has at its end at any
    time, such as a list of the dead, does not count."""
    same = 0
    for one, other in zip(so_far.chapters, tale.chapters, strict=False):
        if one.title != other.title:
            break
        same += 1
    while same > 1 and _is_list(so_far.chapters[same - 1]):
        same -= 1
    if not same:
        return 0, 0, 0
    blocks = so_far.chapters[same - 1].blocks
    titles = [place for place, block in enumerate(blocks) if isinstance(block, Heading)]
    since = len(blocks) - (titles[-1] + 1 if titles else 0)
    return same, len(titles), since


def find_named_part(tale: Tale, title: str) -> tuple[int, int] | None:
    """The last part of that title, whatever its number: in which chapter, counted from 1, and which
    part of it. None where there is none."""
    found = None
    for number, chapter in enumerate(tale.chapters, 1):
        titles = [block.title for block in chapter.blocks if isinstance(block, Heading)]
        for part, one in enumerate(titles, 1):
            if one.lstrip("0123456789. ") == title:
                found = (number, part)
    return found


def _is_list(chapter: Chapter) -> bool:
    return all(isinstance(block, str) and block.startswith("- ") for block in chapter.blocks)


def insert_block(tale: Tale, at: tuple[int, int, int], block: Block) -> bool:
    """Put a block where a shorter telling of the same tale ended. Says whether it has a place: not
    before the first chapter."""
    chapter, part, since = at
    if not 0 < chapter <= len(tale.chapters):
        return False
    blocks = tale.chapters[chapter - 1].blocks
    titles = [place for place, each in enumerate(blocks) if isinstance(each, Heading)]
    start = titles[part - 1] + 1 if 0 < part <= len(titles) else 0
    stop = titles[part] if part < len(titles) else len(blocks)
    place = start
    while place < stop and (since or isinstance(blocks[place], Plate)):  # behind those put before
        since -= isinstance(blocks[place], str)
        place += 1
    blocks.insert(place, block)
    return True
