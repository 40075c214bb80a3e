"""What was told or is asked is for people: no program cuts it, searches it or compares it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.words.catalogs import CATALOGS, ROOT, RULES, parse_source

_EVENTS = frozenset({"event", "events", "told", "line", "logged", "each", "one", "other"})
_OPTIONS = frozenset({"option", "o", "choice"})
_TOLD = {
    "text": _EVENTS | {"prompt", "retold"},
    "why": frozenset({"result"}),
    "label": _OPTIONS,
    "detail": _OPTIONS,
    "about": frozenset({"prompt"}),
    "asked": frozenset({"kind"}),
    "heading": frozenset({"retold"}),
    "scene": frozenset({"retold"}),
}
"""What events, results, prompts, options and books say, and what code calls these."""
_TEXTS = frozenset(
    {
        *("name", "title", "label", "text", "tells", "says", "told", "short", "goal", "species"),
        *("role", "callout", "saying", "destination", "heading", "scene", "why", "measure"),
        *("period", "blurb"),
    }
)
"""What cards, people, places and games say, whatever code calls these."""
_CUTS = frozenset(
    {
        *("partition", "rpartition", "split", "rsplit", "splitlines", "find", "index", "count"),
        *("startswith", "endswith", "removeprefix", "removesuffix", "replace", "rstrip"),
        *("lower", "upper", "capitalize"),
    }
)
_ALLOWED = {
    "cogs/views/news.py": "whether a line says what the line before it says, and more",
    "rules/engine/events.py": "whether the reason for the end, which may be plain words, is told",
    "rules/hope/words/chapters.py": "sets each line of what a player told as a quotation",
    "documents/moments.py": "finds the message of a line that was stored without one",
    "rules/hope/play/legacy.py": "fills in a name",
    "rules/hope/words/chronicle.py": "finds the names of characters in what players told",
    "pictures/aurora/map/road/layout.py": "reads the place of a label in the picture",
    "pictures/aurora/words/alt_texts.py": "cuts names, to fit",
    "documents/book/epub.py": "names files",
    "documents/book/making.py": "names files",
    "documents/book/model.py": "names files",
    "documents/book/plates.py": "shows equal headings once",
    "cogs/views/plain.py": "reads the names of pictures, which are ids",
    "cogs/newcomers/full_rules.py": "reads which words are too common to search for",
    "cogs/lobby/game_list.py": "leaves out the subtitle of a game",
    "rules/engine/ahead.py": "sets the detail of a choice in brackets",
    "rules/kit/packs/playing.py": "counts how often the texts of a pack's own cards are told",
    "tables/wording/highlights.py": "shows equal lines once",
    "tables/actions/dice_words.py": "sets several players' words in one line",
}
"""Modules that do so, and why."""
FOLDERS = [
    *(folder for folder in CATALOGS if folder.parent == RULES),
    *(ROOT / layer for layer in ("tables", "documents", "cogs", "pictures")),
]


def list_cuts(tree: ast.AST) -> Iterator[int]:
    """The lines where code takes apart or compares what was told."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in _CUTS:
                found = _is_text(value)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
                found = any(map(_is_text, node.args))
            case ast.Subscript(value=ast.Attribute() as value, slice=ast.Slice() | ast.Constant()):
                found = _is_text(value)
            case ast.Subscript(value=value):
                found = _is_told(value)
            case ast.Compare(left=left, comparators=others):
                found = any(map(_is_told, (left, *others)))
            case _:
                continue
        if found:
            yield node.lineno


def _is_text(node: ast.expr) -> bool:
    """Whether it is a text, or what a message says: `str(Message(...))`."""
    match node:
        case ast.Subscript(value=value):
            return _is_text(value)
        case ast.Call(func=ast.Name(id="str"), args=[value]):
            return _is_text(value)
        case ast.Call(func=ast.Name(id=name)):
            return name in ("Message", "name_of")
        case ast.Attribute(attr=attr):
            return attr in _TEXTS or _is_told(node)
    return False


def _is_told(node: ast.expr) -> bool:
    if not isinstance(node, ast.Attribute):
        return False
    holder = node.value.value if isinstance(node.value, ast.Subscript) else node.value
    name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
    return name in _TOLD.get(node.attr, ())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_code_parses_told_texts(folder: Path) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(folder.rglob("*.py"))
        if str(path.relative_to(ROOT)) not in _ALLOWED
        for line in list_cuts(parse_source(path))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'event.text.partition(" tries ")',
        'line.event.text.startswith("Ada")',
        're.match(r"x", event.text)',
        "prompt.text[:3]",
        'events[0].text.removesuffix(".")',
        '"Meteorite" in event.text',
        'option.label == "Done"',
        "event.text != result.why",
        'card.name.startswith("The ")',
        "member.species.lower()",
        "printed.goal[0]",
        'str(Message("stage", stage=phase)).upper()',
        'name_of(card).endswith("s")',
    ],
)
def test_code_that_parses_told_texts_is_found(code: str) -> None:
    assert list(list_cuts(ast.parse(code)))


def test_code_that_only_shows_told_texts_passes() -> None:
    said = 'event.message.id == "builds"; shown = f"{event.text}"; option.id.split("-")'
    assert not list(list_cuts(ast.parse(said)))
