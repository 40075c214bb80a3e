"""Catalogs of texts, which parse a message when somebody first asks for it: the library needs two
seconds for all of them."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource, TextElement
from fluent.syntax.stream import FluentParserStream


class BrokenMessage(Exception):
    """A message that its catalog has no text for, or whose data does not fit the text."""


_MESSAGE_START = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
_PLAIN_TEXT = re.compile(r"[^{}\n]*")


class _Parser(FluentParser):
    """Reads a text at once instead of letter by letter, and records no positions, so that the bot
    starts a second sooner."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        text: str = next(_PLAIN_TEXT.finditer(ps.string, ps.index))[0]
        ps.index += len(text)
        return TextElement(text)


class Catalog(FluentBundle):
    """The texts of one folder in one language. A file that is added replaces messages of the same
    id."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([language], dict(functions), use_isolating=False)
        self._sources: dict[str, tuple[Path, int, str]] = {}

    @property
    def ids(self) -> list[str]:
        """The ids of all messages."""
        return list(self._sources)

    def add_file(self, file: Path) -> None:
        """Add the messages of a file. Raises BrokenMessage if it is missing."""
        self._sources |= _split_file(file)

    def has_message(self, message_id: str) -> bool:
        """Whether the catalog has a message."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Find a message. Raises LookupError, or BrokenMessage if it cannot be read."""
        if entry_id not in self._messages:
            self.add_resource(_parse_messages(*self._sources[entry_id]))
        return super()._lookup(entry_id, term)


def read_catalog(file: Path) -> Resource:
    """Read a whole catalog. Raises BrokenMessage, which names the line that cannot be read."""
    return _parse_messages(file, 1, _read_file(file))


@lru_cache(maxsize=64)
def _split_file(file: Path) -> dict[str, tuple[Path, int, str]]:
    """Split a catalog into its messages: by their ids their file, first line and source."""
    found: dict[str, tuple[Path, int, str]] = {}
    before, *sources = _MESSAGE_START.split(_read_file(file))
    line = 1 + before.count("\n")
    for source in sources:
        found[source.partition("=")[0].strip()] = file, line, source
        line += source.count("\n")
    return found


def _parse_messages(file: Path, first: int, source: str) -> Resource:
    """Parse messages that begin at this line of a file. Raises BrokenMessage, which names the line
    that cannot be read."""
    resource = _Parser().parse(source)
    if any(isinstance(entry, Junk) for entry in resource.body):
        raise _find_fault(file, first, source)
    return resource


def _find_fault(file: Path, first: int, source: str) -> BrokenMessage:
    """Name the first line that cannot be read."""
    junk = next(entry for entry in FluentParser().parse(source).body if isinstance(entry, Junk))
    fault = junk.annotations[0]
    assert fault.span is not None
    line = first + source.count("\n", 0, fault.span.start)
    return BrokenMessage(f"{file}, line {line}: {fault.message}")


def _read_file(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BrokenMessage(f"{file} is missing.") from error
