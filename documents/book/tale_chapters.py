"""Divides a game's own tale, which is Markdown, into chapters."""

from dataclasses import dataclass, field

from documents.book.model import Block, Chapter, Heading, Plate

AFTER_LAST_BLOCK = 100_000
"""A number greater than any part's count of blocks."""


@dataclass(slots=True)
class Tale:
    """A tale divided into chapters. `preface`: the blocks before its first chapter."""

    title: str = ""
    preface: list[Block] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)


def parse_tale(markdown: str) -> Tale:
    """Parse Markdown with one title (`#`), chapters (`##`) and their parts (`###`) into a tale."""
    tale = Tale()
    for part in markdown.split("\n\n"):
        if not (block := part.strip("\n")).strip():
            continue
        mark, _, title = block.partition(" ")
        if mark == "#":
            tale.title = title
        elif mark == "##":
            tale.chapters.append(Chapter(title))
        else:
            into = tale.chapters[-1].blocks if tale.chapters else tale.preface
            into.append(Heading(title) if mark == "###" else block)
    return tale


def find_tale_end(so_far: Tale, tale: Tale) -> tuple[int, int, int]:
    """Find where in `tale` its earlier version `so_far` ended: the chapter, counted from 1, the
    part in it, and how many blocks stood behind the part's title. Ignore chapters that are lists,
    such as a list of the dead, which every version has at its end."""
    same = min(len(so_far.chapters), len(tale.chapters))
    while same > 1 and _is_list_chapter(so_far.chapters[same - 1]):
        same -= 1
    if not same:
        return 0, 0, 0
    blocks = so_far.chapters[same - 1].blocks
    titles = [place for place, block in enumerate(blocks) if isinstance(block, Heading)]
    since = len(blocks) - (titles[-1] + 1 if titles else 0)
    return same, len(titles), since


def find_named_part(tale: Tale, title: str) -> tuple[int, int] | None:
    """Find the last part with this title, whatever its number. Return its chapter and its part,
    both counted from 1, or None if no part has the title."""
    found = None
    for number, chapter in enumerate(tale.chapters, 1):
        titles = [block.title for block in chapter.blocks if isinstance(block, Heading)]
        for part, one in enumerate(titles, 1):
            if one.lstrip("0123456789. ") == title:
                found = (number, part)
    return found


def _is_list_chapter(chapter: Chapter) -> bool:
    """Whether the chapter has nothing but list items."""
    return all(isinstance(block, str) and block.startswith("- ") for block in chapter.blocks)


def insert_block(tale: Tale, at: tuple[int, int, int], block: Block) -> bool:
    """Insert a block where an earlier version of the tale ended (see `find_tale_end`). Return
    False, and insert nothing, if that is before the first chapter."""
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
