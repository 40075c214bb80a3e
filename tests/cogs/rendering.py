"""Finds what Discord would render in a text as markup, mentions or links instead of plain
characters.

The rules are those by which Discord's client reads a message, from any place on. A backslash takes
the meaning from whatever follows that is neither a letter, a digit nor a space.
"""

import re

ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
LIVE = {
    "code": r"`+[\s\S]*?[^`]`+",
    "mention": r"<(?:@[!&]?|#)\d+>|@(?:everyone|here)",
    "command": r"</[^:<>\n]+:\d+>",
    "place": r"<id:\w+>",
    "timestamp": r"<t:-?\d+(?::\w)?>",
    "emoji": r"<a?:\w+:\d+>",
    "shortcode": r":[\w+-]*[A-Za-z][\w+-]*:",
    "link": r"\[[\s\S]+\]\([^\s)]+[^)]*\)",
    "address": r"<[^: >]+:/[^ >]+>|[A-Za-z][A-Za-z+.-]*://[^\s<]+",
    "invitation": r"discord\.(?:gg|com|new)/\S+|discordapp\.com/\S+",
    "bold or italic": r"\*+(?=\S)[\s\S]*?\*|_+(?=\S)[\s\S]*?_",
    "struck out": r"~~[\s\S]+?~~",
    "spoiler": r"\|\|[\s\S]+?\|\|",
}
AT_LINE_START = {
    "header": r"[^\S\n]*#{1,3}\s",
    "subtext": r"[^\S\n]*-#\s",
    "list": r"[^\S\n]*(?:[-*+]|\d+\.)\s",
    "quotation": r"[^\S\n]*>(?:>>)?\s",
}
_LIVE = [(name, re.compile(rule)) for name, rule in LIVE.items()]
_AT_LINE_START = [(name, re.compile(rule)) for name, rule in AT_LINE_START.items()]
LINE_ENDS = "\n\r\u0085\u2028\u2029"
"""A browser's regular expressions begin a line behind more than line feeds."""


def find_markup(text: str) -> set[str]:
    """The markup that Discord would find in the text."""
    return _read(text)[0]


def read_letters(text: str) -> str:
    """The characters that a reader sees."""
    return _read(text)[1]


def _read(text: str) -> tuple[set[str], str]:
    found: set[str] = set()
    shown: list[str] = []
    at = 0
    while at < len(text):
        if at == 0 or text[at - 1] in LINE_ENDS:
            found |= {name for name, rule in _AT_LINE_START if rule.match(text, at)}
        if escaped := ESCAPE.match(text, at):
            shown.append(escaped[1])
            at = escaped.end()
            continue
        found |= {name for name, rule in _LIVE if rule.match(text, at)}
        shown.append(text[at])
        at += 1
    return found, "".join(shown)
