"""Plays a game of bots in a language that differs from English in its letters alone, and tells all
that can be seen of it:

    python -m tests.rules.words.other_letters survive 60 [english]

The letters have no upper case, and pictures draw them like English ones. What is told must be the
same, letter by letter. Whatever looks for a word, a full stop or a capital finds none.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_OTHER = {
    letter: chr(0x1D41A + number) for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")
}
_OTHER |= {letter.upper(): chr(0x1D400 + number) for number, letter in enumerate(_OTHER)}
_OTHER |= {".": "\uff0e", ",": "\uff0c", "!": "\uff01", "?": "\uff1f", "'": "\uff07"}
_BACK = {new: old for old, new in _OTHER.items()}
_KEPT = re.compile(r"(\{\w+\}|[.?!]$)")
"""What stays in texts of decks: places that are filled in, and the last full stop."""


def to_other(text: str) -> str:
    return text.translate(str.maketrans(_OTHER))


def to_english(text: str) -> str:
    return text.translate(str.maketrans(_BACK))


class _Rewriter(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = to_other(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        node.value = to_other(node.value)


def rewrite_texts(texts: Any) -> Any:
    """The texts of a deck in the other letters."""
    if isinstance(texts, str):
        return "".join(
            part if number % 2 else to_other(part) for number, part in enumerate(_KEPT.split(texts))
        )
    if isinstance(texts, dict):
        return {key: each if key == "form" else rewrite_texts(each) for key, each in texts.items()}
    return [rewrite_texts(each) for each in texts] if isinstance(texts, list) else texts


def use_other_letters() -> None:
    """Change every catalog and every deck. This comes before the games are loaded, since those
    read their decks at once."""
    spec = find_spec("rules")
    assert spec is not None and spec.loader is not None
    sys.modules["rules"] = rules = module_from_spec(spec)
    import pictures.artist
    from rules.engine import clipping, messages
    from rules.kit import content

    read_catalog, read_texts = messages._read_catalog, content._read_texts

    def read_other_catalog(file: Path) -> Any:
        resource = read_catalog(file)
        if "cogs" not in file.parts:
            for entry in resource.body:
                if isinstance(entry, ast.Message) and id(entry) not in changed:
                    changed.add(id(entry))
                    _Rewriter().visit(entry)
        return resource

    def change_first(change: Callable[[Any], str], text: Any) -> str:
        words = str(text)
        if words[:1] in _BACK:
            return to_other(change(to_english(words[:1]))) + words[1:]
        return change(words)

    changed: set[int] = set()
    messages._read_catalog = read_other_catalog  # type: ignore[assignment]
    messages._capitalize_text = partial(change_first, messages._capitalize_text)
    messages._lower_text = partial(change_first, messages._lower_text)
    content._read_texts = lambda path: [rewrite_texts(each) for each in read_texts(path)]
    clipping._IDLE |= {to_other(sign) for sign in clipping._IDLE}
    pictures.artist.count_characters = len
    spec.loader.exec_module(rules)


def tell(key: str, moves: int) -> Iterator[tuple[str, Any]]:
    """All that can be seen of a game of bots after so many answers: what is seen, each with what it
    is."""
    from pictures.artist import find_artist
    from rules.engine import GAMES, Table
    from tests.drivers import bot_play, opened, question, readers

    seats = next(count for count in GAMES[key].seats if count > 1)
    table: Table[Any] = opened(key, seats, "letters")
    artist = find_artist(key)
    assert artist is not None
    entries = []
    for number, (entry, events) in enumerate(bot_play(table)):
        entries.append(entry)
        yield f"entry {number}", entry.as_list()
        for event in events:
            yield f"event {number}", [event.text, event.kind, event.seats, event.data]
            yield f"retold {number}", asdict(table.game.retell_event(event))
        yield f"prompts {number}", [question(prompt) for prompt in table.prompts]
        if number == moves:
            break
        if number % 10 and number < moves - 1:
            continue
        yield f"state {number}", json.loads(table.state.model_dump_json())
        for reader in readers(table):
            view = table.view(reader)
            yield f"view {number} {reader}", view.model_dump(mode="json")
            yield f"words {number} {reader}", [artist.panel(view), artist.words(view)]
            drawn = (
                list(artist.pictures(view))
                if reader is None
                else list(
                    artist.private(view, next((p for p in table.prompts if p.seat == reader), None))
                )
            )
            for drawing in drawn:
                yield (
                    f"alt {number} {reader} {drawing.name}",
                    [drawing.title, drawing.alt(drawing.facts)],
                )
            if reader is not None:
                yield f"hand {number} {reader}", artist.hand(view)
                yield (
                    f"pages {number} {reader}",
                    {verb: page(view) for verb, page in artist.pages.items()},
                )
                yield f"undo {number} {reader}", table.undoable(reader)


def main(key: str, moves: str, english: str = "") -> None:
    if not english:
        use_other_letters()
    import rules  # noqa: F401

    for what, seen in tell(key, int(moves)):
        print(json.dumps([what, seen], ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
