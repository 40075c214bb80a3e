"""What a game gives for the book of a game: its cast, and its log retold for readers who were not
there."""

from __future__ import annotations

from dataclasses import dataclass

from .events import Event, passage_of


@dataclass(frozen=True, slots=True)
class Role:
    """One of those whom the book is about. `name`: their character's, or the player's own where
    they play nobody else; `about`: a sentence or two of public things, or "". It is read before
    the first chapter, so it says nothing of how it went."""

    seat: int
    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Retold:
    """What the book makes of an event. All of it is plain text, of what everybody could read."""

    text: str = ""
    """Sentences that run on from those before; "": the book does not mention it."""
    scene: str = ""
    """A description that follows them, and that a book has once, however often it was read out."""
    weight: int = 0
    """How much it turns the game, from 1 (worth a picture) to 9 (nothing turns it more); 0: not at
    all."""
    heading: str = ""
    """What it is called over a chapter and under a picture; needed where it has a weight."""
    seat: int | None = None
    """Whose doing it is: one seat's sentences stand in one paragraph."""
    alone: bool = False
    """A paragraph of its own."""
    titled: bool = True
    """Whether `text` stands over its `scene` as a title does, where it is `alone`."""
    chapter: str = ""
    """The title of a chapter that begins with it. Where a log has any, nothing else begins one."""
    part: str = ""
    """The title of a part of a chapter that begins with it."""
    again: str = ""
    """What is said in place of `text` where the scene has been described already; "": the same."""
    ways: tuple[str, ...] = ()
    """Other ways to say `text`: where a kind of event comes often, a book takes them in turn."""


def as_told(event: Event) -> Retold:
    """The event as the log has it, with what is read aloud in it, or quoted and not veiled."""
    seat = event.data.get("seat")
    read = passage_of(event) or ("" if event.data.get("veil") else str(event.data.get("quote", "")))
    return Retold(event.text, read, seat=seat if isinstance(seat, int) else None, alone=bool(read))


def first_sentence(text: str) -> str:
    """The first sentence, with its full stop."""
    return text.partition(". ")[0].rstrip(".") + "."


def rest_of_text(text: str) -> str:
    """What follows the first sentence."""
    return text.partition(". ")[2]
