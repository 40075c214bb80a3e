"""Makes chapters from a game's log, for games that tell no tale of their own."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from documents.book.material import ToldLine
from documents.book.model import Block, Chapter, Heading
from documents.words import Message
from rules.engine import Game
from tables.wording import text

CHAPTER, LONGEST = 300, 800
"""Words after which a chapter ends with its round, and after which it ends with the turn."""
PARAGRAPH, FULL = 30, 80
"""Words after which a paragraph ends with whoever it is about, and after which it ends anyway."""
FEWEST_CHAPTER_WORDS = 110
"""The fewest words of a last chapter; a shorter one is joined to the chapter before."""


@dataclass(slots=True)
class ChapterDraft:
    """A chapter and the lines it tells. `after`: by the number of answers given, how many of the
    chapter's blocks have been written after the lines of that moment."""

    chapter: Chapter
    told: list[ToldLine] = field(default_factory=list)
    after: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Voice:
    """What a book has said so far, so that it neither describes a thing twice nor says the same
    in the same words every time."""

    scenes: set[str] = field(default_factory=set)
    said: Counter[tuple[str, int]] = field(default_factory=Counter)

    def choose_wording(self, each: ToldLine) -> str:
        """Choose the next of the ways to tell this line."""
        ways = (each.retold.text, *each.retold.ways)
        key = (each.line.event.kind, len(ways))
        self.said[key] += 1
        return ways[(self.said[key] - 1) % len(ways)]

    def take_new_scene(self, each: ToldLine) -> str:
        """Take the line's scene into the book, or return an empty string if it is there already."""
        scene = each.retold.scene
        if scene in self.scenes:
            return ""
        self.scenes.add(scene)
        return scene


def draft_chapters(
    told: Sequence[ToldLine], game: Game[Any], voice: Voice | None = None, first: int = 1
) -> list[ChapterDraft]:
    """Draft the chapters from the told lines, split where the game names chapters, else by rounds.
    `voice`: the Voice of the tables before. `first`: the number of the first chapter, if the game
    itself names its chapters."""
    found: list[ChapterDraft] = []
    voice = voice or Voice()
    titled = any(each.retold.chapter for each in told)
    for part in _split_into_named_chapters(told) if titled else _split_by_rounds(told):
        paragraphs = _Paragraphs(voice)
        draft = ChapterDraft(Chapter(""), list(part))
        for each in part:
            paragraphs.add_line(each)
            draft.after[each.number] = len(paragraphs.blocks) + bool(paragraphs.open)
        paragraphs.close_paragraph()
        draft.chapter.blocks += paragraphs.blocks
        if draft.chapter.blocks:
            found.append(draft)
    if titled:
        for number, draft in enumerate(found, first):
            title = next((each.retold.chapter for each in draft.told if each.retold.chapter), "")
            said = Message("chapter", number=number)
            if title:
                said = Message("chapter-titled", number=number, title=_escape_words(title))
            draft.chapter.title = str(said)
        return found
    titles: set[str] = set()
    for number, draft in enumerate(found, 1):
        title = _find_chapter_title(draft.told, titles) or _format_rounds(draft.told, game)
        titles.add(title)
        draft.chapter.title = (
            f"{number}. {_escape_words(title)}"
            if title
            else str(Message("chapter-spelled", number=number))
        )
        below = _format_rounds(draft.told, game)
        draft.chapter.below = below if below != title else ""
    return found


def _split_into_named_chapters(told: Sequence[ToldLine]) -> list[list[ToldLine]]:
    """Split the lines at each line that begins a chapter."""
    found: list[list[ToldLine]] = [[]]
    begun: set[str] = set()
    for each in told:
        title = each.retold.chapter
        if title and begun and title not in begun:
            found.append([])
        if title:
            begun.add(title)
        found[-1].append(each)
    return found


def _split_by_rounds(told: Sequence[ToldLine]) -> list[list[ToldLine]]:
    """Split the lines into chapters of whole rounds, or of whole turns if rounds are too long."""
    found: list[list[ToldLine]] = []
    words, last = 0, None
    for (now, _), group in groupby(told, key=lambda each: (each.round, each.line.event.step)):
        lines = list(group)
        if not found or (now != last and words >= CHAPTER) or words >= LONGEST:
            found.append([])
            words = 0
        found[-1] += lines
        words += _count_words(lines)
        last = now
    if len(found) > 1 and _count_words(found[-1]) < FEWEST_CHAPTER_WORDS:
        last_part = found.pop()
        found[-1] += last_part
    return found


def _count_words(told: Sequence[ToldLine]) -> int:
    return sum(len(f"{each.retold.text} {each.retold.scene}".split()) for each in told)


class _Paragraphs:
    """Joins sentences into paragraphs."""

    def __init__(self, voice: Voice) -> None:
        self.blocks: list[Block] = []
        self.open: list[str] = []
        self._voice = voice
        self._whose: tuple[int | None, int | None] = (None, None)

    def add_line(self, each: ToldLine) -> None:
        """Add the next line that was told."""
        retold = each.retold
        scene = self._voice.take_new_scene(each)
        if retold.part:
            self.close_paragraph()
            self.blocks.append(Heading(_escape_words(retold.part)))
        whose = (each.round, retold.seat)
        alone = retold.alone and (retold.titled or bool(scene))
        words = sum(len(sentence.split()) for sentence in self.open)
        turns = whose != self._whose and words >= PARAGRAPH and not retold.goes_on
        if alone or words >= FULL or turns:
            self.close_paragraph()
        self._whose = whose
        again = retold.again if retold.scene and not scene else ""
        said = _escape_words(again or self._voice.choose_wording(each))
        first, *others = [_escape_words(part) for part in scene.split("\n\n")]
        if alone and retold.titled and said and first:
            said = f"**{said}**"
        if self.open and self.open[-1] == said:  # told twice, to be read once
            said = ""
        self.open += [sentence for sentence in (said, first) if sentence]
        if alone:
            self.close_paragraph()
        self.blocks += others

    def close_paragraph(self) -> None:
        """End the open paragraph, if there is one."""
        if self.open:
            self.blocks.append(" ".join(self.open))
            self.open = []


def _find_chapter_title(told: Sequence[ToldLine], taken: set[str]) -> str:
    """Find the heading of the chapter's weightiest line that is not taken. Return "" if none."""
    turns = [each for each in told if each.retold.weight and each.retold.heading]
    turns.sort(key=lambda each: -each.retold.weight)
    headings = (each.retold.heading for each in turns)
    return next((heading for heading in headings if heading not in taken), "")


def _format_rounds(told: Sequence[ToldLine], game: Game[Any]) -> str:
    """Name the rounds of these lines: "Round seven", "Rounds seven to twelve". Return "" if the
    game counts none."""
    rounds = [each.round for each in told if each.round is not None]
    if not rounds:
        return ""
    first, last = rounds[0], rounds[-1]
    if first == last:
        return str(Message("one-round", period=game.period, number=first))
    return str(Message("rounds", periods=game.periods, first=first, last=last))


def _escape_words(words: str) -> str:
    """Escape words for Markdown, and make any run of white space one space."""
    return text.escape_text(" ".join(words.split()))
