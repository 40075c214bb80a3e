"""Reads templates and scripts of pages: the messages that they write, and the English in them."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from jinja2 import Environment, nodes

_READ = frozenset({"aria-label", "alt", "title", "placeholder", "label"})
"""The attributes that people read."""
_TAGS = re.compile(r"\{[{%#].*?[}%#]\}", re.DOTALL)
_TOKENS = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?:(?<=[(\[])|(?<=[(,=:?&|!\[] ))/(?![/*])(?:[^/\\\n]|\\.)+/"
    r"""|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""",
    re.DOTALL,
)
"""What is a comment, a regular expression or, as a group, a string of JavaScript."""
_WRITTEN = re.compile(
    r'(?<!const )\bwrite(?:Text|Parts)\((?:"([a-z-]+)"(?:\)|, \{([^{}]*)\}|(, \w+\))))?'
)
_NAMES = re.compile(r"(?:^|,)\s*(\w+)(?=\s*(?:[:,]|$))")


def list_written(file: Path) -> Iterator[tuple[str, frozenset[str] | None, int]]:
    """Every message that a template or script writes: its id, the names of its data (None if the
    file does not say them) and the line."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".js":
        for found in _WRITTEN.finditer(source):
            key, data, unknown = found.groups()
            line = source.count("\n", 0, found.start()) + 1
            assert key, f"{file.name}:{line}: a script's texts are found by their ids"
            yield key, None if unknown else frozenset(_NAMES.findall(data or "")), line
        return
    for call in Environment().parse(source).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "write_text":
            (key_node,) = call.args
            assert isinstance(key_node, nodes.Const)
            yield key_node.value, frozenset(each.key for each in call.kwargs), call.lineno


def list_shown(file: Path) -> Iterator[tuple[int, str]]:
    """Every text of a template that people read, or every string of a script, with its line."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".js":
        for found in _TOKENS.finditer(source):
            text = next(filter(None, found.groups()), "")
            if source[: found.start()].endswith("console.warn("):
                continue
            yield source.count("\n", 0, found.start()) + 1, re.sub(r"\$\{[^{}]*\}", "{}", text)
        return
    reader = _TextReader()
    reader.feed(_TAGS.sub(lambda tag: "\n" * tag[0].count("\n"), source))
    reader.close()
    yield from reader.found


class _TextReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [(self.getpos()[0], value or "") for name, value in attrs if name in _READ]

    def handle_data(self, data: str) -> None:
        if self.cdata_elem is None:  # not a style sheet
            self.found.append((self.getpos()[0], data.strip()))
