"""Shortens text to fit: cut between words, with an ellipsis, and with all markup closed."""

import re
from collections.abc import Callable, Sequence

ELLIPSIS = "…"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Unicode's marks around text whose direction is not to change that of the words around it."""
_PART_PATTERN = re.compile(
    r"\\."  # an escaped character
    r"|<[@#:t/][^<>\n]*>"  # a mention, an emoji, a time
    r"|\[[^\]\n]*\]\([^)\n]*\)"  # a link
    r"|`[^`\n]+`"  # code
    r"|(?P<mark>\*\*|\*|__|~~|\|\||(?<!\w)_|_(?!\w))"  # a mark, which is open until it occurs again
    r"|.",
    re.DOTALL,
)
_MARKUP_CHARACTER = re.compile(r"[\\<\[`*_~|]")
"""The characters of markup. In a text without them every character is a part of its own."""
_LONE_MARKUP = re.compile(r"(^|\n)\s*(-#|#{1,3}|>{1,3}|[-+*]|\d+\.)?\s*$")
"""A last line with nothing left but its markup (a bullet, a heading)."""


_MOST_NESTED_NAMES = 3
"""How many names set apart (`isolate_text`) may be open where a text is cut."""
_TRAILING_PUNCTUATION = {",", ".", ";", ":"}


def clip_text(
    text: str, most: int, length: Callable[[str], int] = len, *, marked: bool = True
) -> str:
    """Shorten a text to fit: cut it between words and end it with an ellipsis. Bold, spoilers and
    the like are closed at the cut; a link, code or a mention is never cut in two. A word longer
    than half of the room is cut all the same. `length` measures a text; `marked` False: the text
    has no markup, and such characters are ordinary ones."""
    if length(text) <= most:
        return text
    if ISOLATE not in text:
        return _clip_marked(text, most, length, marked=marked)
    kept = _clip_marked(text, most - _MOST_NESTED_NAMES, length, marked=marked)
    return kept + END_ISOLATE * (kept.count(ISOLATE) - kept.count(END_ISOLATE))


def _clip_marked(text: str, most: int, length: Callable[[str], int], *, marked: bool) -> str:
    if length is len and not _MARKUP_CHARACTER.search(text):
        return _clip_plain(text, most)
    found = list(_PART_PATTERN.finditer(text))
    parts = [part.group() for part in found]
    marks = [number for number, part in enumerate(found) if part["mark"]] if marked else []
    closed_at = _pair_marks(parts, marks)
    taken, room = 0, most - length(ELLIPSIS)
    opened: list[int] = []
    between, spare = 0, 0
    for number, part in enumerate(parts):
        room -= length(part)
        if number in closed_at:
            opened.append(number)
        elif opened:
            opened = [start for start in opened if closed_at[start] != number]
        if room < sum(length(parts[start]) for start in opened):
            break
        taken = number + 1
        if taken < len(parts) and parts[taken].isspace():
            between, spare = taken, room
    if taken and between and spare <= most // 2:
        taken = between
    return _close_markup(parts, taken, closed_at)


def _clip_plain(text: str, most: int) -> str:
    """Shorten a text that is too long and has no markup."""
    taken = max(0, most - len(ELLIPSIS))
    earliest = max(1, taken - most // 2)  # so that at least half of the room is used
    between = (end for end in range(taken, earliest - 1, -1) if text[end].isspace())
    return _close_markup(text, next(between, taken), {})


def _pair_marks(parts: list[str], marks: list[int]) -> dict[int, int]:
    """Find for each opening mark where it is closed. A mark without a partner is ordinary text."""
    found: dict[int, int] = {}
    waiting: dict[str, int] = {}
    for number in marks:
        part = parts[number]
        before = parts[number - 1] if number else " "
        after = parts[number + 1] if number + 1 < len(parts) else " "
        if part in waiting and not before.isspace():
            found[waiting.pop(part)] = number
        elif not after.isspace():
            waiting[part] = number
    return found


def _close_markup(parts: Sequence[str], taken: int, closed_at: dict[int, int]) -> str:
    """Join the first `taken` parts, without trailing spaces and punctuation, and close all
    markup."""

    def idle(number: int) -> bool:
        return (
            number in closed_at or parts[number] in _TRAILING_PUNCTUATION or parts[number].isspace()
        )

    while taken and idle(taken - 1):
        taken -= 1
    kept = "".join(parts[:taken])
    lone = _LONE_MARKUP.search(kept)
    if lone is not None and lone.start() < len(kept):
        kept = kept[: lone.start()].rstrip()
    opened = [start for start, end in closed_at.items() if start < taken <= end]
    return kept + ELLIPSIS + "".join(parts[start] for start in sorted(opened, reverse=True))
