"""What a game gives for its book: the cast, and the log retold for readers who were not there."""

from dataclasses import dataclass, replace
from itertools import count, takewhile

from .events import Event, find_passage


@dataclass(frozen=True, slots=True)
class Role:
    """A role in the book. `name`: the character's name, or the player's own if they play nobody
    else; `about`: a sentence or two of public facts, or "". Readers see it before the first
    chapter, so it must not say how the game went."""

    seat: int
    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Retold:
    """How the book retells an event. All of it is plain text, and only what everybody could
    read."""

    text: str = ""
    """Sentences that continue those before; "" if the book does not mention the event."""
    scene: str = ""
    """A description that follows the sentences. A book has it only once, however often it was read
    out."""
    weight: int = 0
    """How much the event decides the game, from 1 (worth a picture) to 9 (most); 0 for not at
    all."""
    heading: str = ""
    """The event's heading over a chapter and under a picture; needed if it has a weight."""
    seat: int | None = None
    """The seat whose act it is: sentences about the same seat share a paragraph."""
    alone: bool = False
    """Whether it is a paragraph of its own."""
    goes_on: bool = False
    """Whether it continues the paragraph before, even one about somebody else: blows in a fight."""
    titled: bool = True
    """Whether `text` is the title above `scene`, if it is `alone`."""
    chapter: str = ""
    """The title of a chapter that begins here, unless one before has that title. If any event in a
    log has one, only these begin chapters."""
    part: str = ""
    """The title of a part of a chapter that begins here."""
    again: str = ""
    """What replaces `text` if the scene has been described before; "" for no change."""
    ways: tuple[str, ...] = ()
    """Other ways to say `text`: if a kind of event is frequent, a book takes them in turn."""


def retell_as_logged(event: Event) -> Retold:
    """Retell the event as the log has it, with the passage or quotation in it, unless that is
    veiled."""
    seat = event.data.get("seat")
    read = find_passage(event) or (
        "" if event.data.get("veil") else str(event.data.get("quote", ""))
    )
    return Retold(event.text, read, seat=seat if isinstance(seat, int) else None, alone=bool(read))


def retell_message(event: Event, weight: int = 0, *, alone: bool = False) -> Retold:
    """Retell an event by what the catalog adds to its message: `.book` instead of the line, and
    `.book-2`, `.book-3`, ... as other ways to say it; `.scene`, `.heading` and `.again` as in
    `Retold`. The book leaves out a message without any. An event whose message the catalog does
    not have, or no longer in this form, is retold as told."""
    message = event.message
    if message is None or not message.is_readable():
        return retell_as_logged(event)

    def say(part: str) -> str:
        return str(message.find_variant(part) or "")

    text, scene, heading = say("book"), say("scene"), say("heading")
    if not (text or scene or heading):
        return Retold()
    ways = tuple(takewhile(bool, (say(f"book-{number}") for number in count(2))))
    seat = event.data.get("seat")
    return Retold(
        text,
        scene,
        weight,
        heading,
        seat if isinstance(seat, int) else None,
        alone=alone,
        again=say("again"),
        ways=ways,
    )


def shorten_event(event: Event) -> str:
    """Return the event's line in brief: the `.short` of its message, or else its line in the news,
    or else the line itself."""
    message = event.message
    short = message.find_variant("short") if message is not None and message.is_readable() else None
    if short is not None:
        return str(short)
    news = shorten_for_news(event)
    return event.text if news is None else news.text


def shorten_for_news(event: Event) -> Event | None:
    """Return the event with the `.news` of its message, if that has one for a line that is too
    detailed for a card or a recap. Return None if it is empty, because only the log has the
    line."""
    message = event.message
    news = message.find_variant("news") if message is not None and message.is_readable() else None
    if news is None:
        return event
    return replace(event, text=said) if (said := str(news)) else None
