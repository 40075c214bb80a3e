"""The campaign as a tale, chapter by chapter, for /story.

The colony's save keeps it as a list of short marks, so that it goes on from game to game:
"@5/START" is an entry of the book, "# Name" the title of a chapter, "## Place" a page that was
reached, anything else a sentence of its own. Titles, places and sentences are kept texts. The book
puts them into the reader's language.
"""

from collections.abc import Iterator
from itertools import groupby

from rules.aftermath.model.decks import BOOK, CHARACTERS
from rules.aftermath.model.state import FORAGE, FORAGE_ALLOWANCE, State
from rules.aftermath.words import Message
from rules.engine import Result, Text
from rules.kit.said import find_kept_text, keep_text

COLONY = 100
"""The page number of the colony's chapter."""
NOBODY_STANDS = Message("nobody-was-left")
WENT_HOME = Message("went-home")


def add_sentence(s: State, sentence: Text) -> None:
    """Add a sentence to the tale, kept so that it can be read in any language."""
    s.colony.tale.append(keep_text(sentence))


def add_entry(s: State, page: int, entry: str) -> None:
    """Add an entry of the book to the tale."""
    s.colony.tale.append(f"@{page}/{entry}")


def count_readings(s: State, page: int, entry: str) -> int:
    """Count how often the tale has an entry of the book."""
    return s.colony.tale.count(f"@{page}/{entry}")


def has_heard(s: State, sentence: Text) -> bool:
    """Whether this chapter of the tale has a sentence already. Old saves have its English."""
    heard = _find_chapter(s)
    return keep_text(sentence) in heard or sentence in heard


def has_heard_entry(s: State, page: int, entry: str) -> bool:
    """Whether this chapter of the tale has an entry already."""
    return f"@{page}/{entry}" in _find_chapter(s)


def _find_chapter(s: State) -> list[str]:
    tale = s.colony.tale
    begins = max((place for place, mark in enumerate(tale) if mark.startswith("# ")), default=0)
    return tale[begins:]


def add_chapter(s: State) -> None:
    """Begin a chapter of the tale."""
    mission = BOOK.missions.get(s.played)
    name = Message("foraging") if mission is None else mission.name
    s.colony.tale.append(f"# {keep_text(name)}")
    if mission is not None:
        add_sentence(s, mission.story)


def add_page(s: State, page: int) -> None:
    """Add to the tale that the party comes to a page."""
    add_heading(s, BOOK.pages[page].title)


def add_heading(s: State, heading: Text) -> None:
    """Begin a part of a chapter of the tale."""
    s.colony.tale.append(f"## {keep_text(heading)}")


def write_mission(mission: int) -> Message:
    """Write the passage that tells a mission before it is played."""
    story: Text = Message("foraging-story")
    goal: Text = Message("foraging-goal")
    hours = FORAGE_ALLOWANCE
    if mission != FORAGE:
        card = BOOK.missions[mission]
        story, goal, hours = card.story, card.goal, card.allowance
    return Message("tells-mission", story=story, goal=goal, hours=hours)


def write_story(s: State, names: tuple[str, ...], result: Result | None) -> str:
    """Write the tale so far as Markdown: title, cast, chapters."""
    lines = [f"# {Message('story-title')}", ""]
    cast = [CHARACTERS[one.id] for one in s.party]
    if cast:
        played = [
            Message(
                "story-role",
                character=card.name,
                species=card.species,
                player=_escape_markdown(names[one.seat]),
            )
            for card, one in zip(cast, s.party, strict=True)
        ]
        lines += [f"*{Message('story-cast', roles=played)}*", ""]
    number = 0
    for kind, marks in groupby(s.colony.tale, key=_find_mark_kind):
        if kind == "# ":
            for mark in marks:
                number += 1
                title = Message("story-chapter", number=number, title=find_kept_text(mark[2:]))
                lines += [f"## {title}", ""]
        elif kind == "##":
            for mark in marks:
                lines += [f"### {find_kept_text(mark[3:])}", ""]
        else:
            lines += _make_paragraphs(marks)
    if result is not None:
        lines += [f"*{_escape_markdown(result.why)}*", ""]
    return "\n".join(lines).rstrip() + "\n"


def _find_mark_kind(mark: str) -> str:
    return mark[:2] if mark.startswith("#") else mark[:1] if mark.startswith("@") else ""


def _make_paragraphs(marks: Iterator[str]) -> list[str]:
    """Make each entry a paragraph; join sentences between entries into one paragraph."""
    found = list(marks)
    if found[0].startswith("@"):
        return [line for mark in found for line in (str(_find_entry_text(mark)), "")]
    return [" ".join([str(find_kept_text(mark)) for mark in found]), ""]


def _find_entry_text(mark: str) -> Text:
    page, _, entry = mark[1:].partition("/")
    if int(page) == COLONY:
        return BOOK.colony[entry].text
    return BOOK.pages[int(page)].find_entry(entry).text


def _escape_markdown(text: str) -> str:
    """Escape a player's name so that Markdown shows it letter for letter."""
    return "".join(f"\\{c}" if c in "\\`*_{}[]<>#|~" else c for c in " ".join(text.split()))
