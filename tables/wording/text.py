"""Text for Discord: makes what players wrote harmless, and words small phrases that messages
share."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from rules.engine import Event
from rules.engine.clipping import END_ISOLATE, ISOLATE, clip_text
from rules.engine.events import PASSAGE_CHARACTERS, find_passage
from rules.engine.messages import Message as AnyMessage
from rules.engine.messages import write_list
from tables.words import Message

NAME_CHARACTERS = 32
MESSAGE_CHARACTERS = 4000
"""The most characters of one message."""
_INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co"})
_PING = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})")
_MARKUP = re.compile(r"[*`~|\\<>@#\[\]]")
_ADDRESS = re.compile(r":/{2,}")
_LIVE_MARKUP = re.compile(
    r"[\\*_`~|<\[\]]"
    r"|:(?=//|[\w+-]*[a-z][\w+-]*:)"  # an address, or an emoji by its name
    r"|(?:(?<=discord)|(?<=discordapp))\.(?=\w+/)",  # an invitation works without https
    re.IGNORECASE,
)
_LINE_MARKUP = re.compile(r"^([^\S\n]*)(#{1,3}|-#|>{1,3}|[-+])(?=\s|$)", re.MULTILINE)
_NUMBERED_LINE = re.compile(r"^([^\S\n]*\d+)\.(?=\s|$)", re.MULTILINE)


def strip_invisible(text: str) -> str:
    """Remove invisible characters from a text to show: controls, and marks that reverse the reading
    direction of their neighbours. Line feeds stay, and so do the pairs of marks that keep a name
    which is read from right to left apart from the words around it."""
    if text.replace("\n", "").isprintable():  # nearly always, and a hundred times as fast
        return text
    parts: list[str] = []
    opened: list[int] = []
    for part in remove_all_invisible(text, but=f"{ISOLATE}{END_ISOLATE}"):
        if part == ISOLATE:
            opened.append(len(parts))
        elif part == END_ISOLATE:
            if not opened:
                continue
            opened.pop()
        parts.append(part)
    return "".join(part for number, part in enumerate(parts) if number not in opened)


def remove_all_invisible(text: str, but: str = "") -> str:
    """Remove all invisible characters from what a person wrote, except line feeds and those in
    `but`."""
    if text.replace("\n", "").isprintable():
        return text
    text, kept = text.replace("\u2028", " ").replace("\u2029", " "), f"\n{but}"
    return "".join(
        c for c in text if c in kept or unicodedata.category(c) not in _INVISIBLE_CATEGORIES
    )


def clean_name(raw: str) -> str:
    """Clean a player's name for cards, pictures and the log: one line, without markup or
    addresses."""
    bare = _ADDRESS.sub(" ", _MARKUP.sub("", remove_all_invisible(raw)))
    plain_name = " ".join(bare.split())
    return clip_text(plain_name, NAME_CHARACTERS) or str(Message("nameless"))


@lru_cache(maxsize=4000)
def format_plain(text: str, most: int = MESSAGE_CHARACTERS) -> str:
    """Escape text as `escape_text` does, and clip it to `most` characters. Results are cached,
    because cards and panels repeat the same texts."""
    # Escape before clipping, so that clipping does not close marks that are only text.
    return clip_text(escape_text(text), most)


def escape_text(text: str) -> str:
    """Escape markup and disable mentions, so that Discord shows the text literally."""
    # discord.py's own escape is not enough: it leaves addresses alone, and the second of two
    # brackets.
    escaped = _LIVE_MARKUP.sub(r"\\\g<0>", strip_invisible(text))
    escaped = _NUMBERED_LINE.sub(r"\1\\.", _LINE_MARKUP.sub(r"\1\\\2", escaped))
    return _PING.sub("@\u200b", escaped)


def format_event(
    event: Event, most: int = 300, quoted: int = 1200, read: int = PASSAGE_CHARACTERS
) -> str:
    """Format an event. What a player wrote in it, or the passage it reads aloud, follows as a
    quotation of at most `quoted` or `read` characters. Veiled text is put behind a spoiler."""
    lines = [format_plain(event.text, most)]
    words = remove_all_invisible(str(event.data.get("quote", ""))).strip()
    if passage := strip_invisible(find_passage(event)):
        lines[0] = f"**{lines[0]}**"
        words, quoted = passage, read
    if words:
        mark = "||" if event.data.get("veil") else ""
        for line in clip_text(words, quoted, marked=False).splitlines():
            shown = format_plain(line.strip(), 2 * quoted)  # escaping makes it longer
            lines.append(f"> {mark}{shown}{mark}" if shown else ">")
    return "\n".join(lines)


def format_quote(text: str, most: int = 200) -> AnyMessage:
    """Format what a player wrote as a quotation on one line."""
    return AnyMessage("quoted", quote=format_plain(" ".join(text.split()), most))


def join_names(names: Sequence[str], *, either: bool = False) -> str:
    """Join names in words: "Ada", "Ada and Ben", "Ada, Ben and Cleo"; with "or" if `either`."""
    return write_list(names, either=either)


def format_mention(user_id: int) -> str:
    """Format a mention of a user; the message decides whether it pings them."""
    return f"<@{user_id}>"


def format_link(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Format the address of a channel, or of a message in it."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place
