"""Reads catalogs and the code that uses them, and counts the English that stands in code and pages.

python -m tests.rules.words.catalogs
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from rules.engine.catalogs import read_catalog as read_entries
from tests.rules.words.pages import list_shown, list_written

ROOT = Path(__file__).parents[3]
RULES = ROOT / "rules"
GAMES = sorted(path.parents[1].name for path in RULES.glob("*/play/__init__.py"))
LAYERS = ("rules", "pictures", "tables", "documents", "cogs", "sandbox")
CATALOGS = sorted(
    path.parents[1] for layer in LAYERS for path in (ROOT / layer).rglob("words/en.ftl")
)
"""The folders that have a catalog."""
_WORDS = re.compile(r"[A-Za-z][a-z']+[ ,:;.]+[A-Za-z]?[a-z']+")
_MAKERS = {
    "Message": frozenset[str](),
    "describe_place": frozenset({"token"}),
    "write_text": frozenset[str](),
    **dict.fromkeys(("ClippedLabel", "ClippedDetail", "ShortDetail"), frozenset[str]()),
}
"""What makes messages of an id and data, and the data that it gives by position."""

_KEYWORDS = {
    *("use strict", "button, summary, input, [tabindex]", "emberkeep dice 1"),
    *("(pointer: coarse)", ".here, button", "noopener noreferrer nofollow"),
    "[autofocus], input, textarea, select, [role=combobox]",
    *("attack zombie", "attack vampire", "defend zombie", "defend vampire"),
    *("attack again", "end of turn"),
    *("bottom first", "bottom row", "top row", "front column", "second column", "last column"),
    "fury:special",
    *("abilities.yaml", "characters.yaml", "colony.yaml", "discoveries.yaml", "encounters.yaml"),
    *("enemies.yaml", "environments.yaml", "items.yaml", "locations.yaml", "missions.yaml"),
    *("road.yaml", "scavenge.yaml", "structures.yaml", "pack_template.yaml", "guide.md"),
    *("discovery card", "ordinary enemy", "road cards", "scavenge tokens", "unique items"),
    *("the cards", "discoveries.yaml, items", "the decks", "the rules", "encounters and minions"),
    *("combats of level {}", "narratives of level {}", "{} of level {}", "discovery card {}"),
    *("encounter card {}", "scavenge token {}", "road card {}", "painter starts", "face of {}"),
    *(r"outcome is (\w+)", r"terrain is (\w+)"),
    *("after roll", "last hope", "roll change"),
    *("assets.yaml", "personalities.yaml", "relationships.yaml", "scenarios.yaml", "traits.yaml"),
    *("voice.yaml", "tellings.yaml"),
    *("tiles.yaml", "supply.yaml", "weapons.yaml", "equipment.yaml", "starting_items.yaml"),
    *("skills.yaml", "minions.yaml", "events.yaml", "scars.yaml", "mutant_actions.yaml"),
    "followers.yaml",
}
"""What programs call things: the acts of Survive!'s chart, Last Aurora's target areas, topics of
questions, kinds of events, files, and what checks of content count."""

_FOR_OPERATORS = ("log.", "asyncio.create_task", "self._schedule_retry")
"""The calls whose texts only those read who run the bot: lines of its log, and names of tasks."""
_OF_OPERATORS = ("cogs/arguments", "cogs/monitoring", "cogs/settings", "cogs/start_refused")
"""The modules whose texts only those read who run the bot: its console, health and metrics."""
_OF_DISCORD = (
    *("sandbox/__main__", "sandbox/checks", "sandbox/errors", "sandbox/files", "sandbox/guard"),
    *("sandbox/packing", "sandbox/posting", "sandbox/rest", "sandbox/seed", "sandbox/store"),
    "sandbox/threads",
)
"""The modules that say what Discord says to bots, in English alone, and that store what it has."""
_UNSAID = {
    *("as usual", "no pack", "Session is closed", "{} by user {}", "Value error, "),
    "tab character",
    *("that cannot start any token", "mapping values are not allowed", "unexpected end of stream"),
    *("did not find expected key", "did not find expected ',' or", "could not find expected ':'"),
}
"""What people may type, what a library says, and what the log calls a press."""
_CODE = re.compile(r"\S+|\w+\[.*\]|(from|<|\{\}<|#\w+ ).*", re.DOTALL)
"""Names of files, addresses, types, markup and selectors."""


# -- catalogs ------------------------------------------------------------------------------------


class _References(Visitor):
    def __init__(self, pattern: Pattern) -> None:
        self.variables: set[str] = set()
        self.patterns: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.patterns.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def read_catalog(
    folder: Path, language: str = "en"
) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Each message of a folder's catalog: its variables and those of its attributes, with those of
    the messages and attributes that it refers to, and these other messages."""
    found: dict[str, dict[str, _References]] = {}
    for entry in read_entries(folder / "words" / f"{language}.ftl").body:
        if isinstance(entry, Message):
            key = entry.id.name
            assert key not in found, f"{key} stands twice"
            found[key] = {} if entry.value is None else {key: _References(entry.value)}
            for attribute in entry.attributes:
                found[key][f"{key}.{attribute.id.name}"] = _References(attribute.value)

    def list_variables(pattern: str) -> set[str]:
        one = found[pattern.partition(".")[0]].get(pattern)
        if one is None:  # a translation takes it from the English catalog
            return set(read_catalog(folder)[pattern.partition(".")[0]][0])
        return one.variables.union(*map(list_variables, one.patterns))

    return {
        key: (
            frozenset().union(*map(list_variables, patterns)),
            frozenset(name.partition(".")[0] for one in patterns.values() for name in one.patterns)
            - {key},
        )
        for key, patterns in found.items()
    }


# -- code ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Use:
    """A message that code makes. `data`: its names; None where the code does not say them."""

    key: str
    data: frozenset[str] | None
    where: str


def list_uses(folder: Path) -> Iterator[Use]:
    """Every message that a folder's code makes with an id that stands there."""
    for path in _list_own_modules(folder):
        for node in _list_file_nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield from (Use(key, frozenset(), where) for key in _list_named(node))
                given = _MAKERS.get(node.func.id)
                if given is None:
                    continue
                names = [keyword.arg for keyword in node.keywords]
                data = None if None in names else given.union(filter(None, names))
                for key in _list_texts(_list_nodes(node.args[0])):
                    yield Use(key, data, where)
    for file in list_pages(folder):
        for key, data, line in list_written(file):
            yield Use(key.partition(".")[0], data, f"{file.relative_to(ROOT)}:{line}")


def _list_named(call: ast.Call) -> Iterator[str]:
    """The messages that a call of `name_texts` makes."""
    if isinstance(call.func, ast.Name) and call.func.id == "name_texts":
        prefix, keys = (ast.literal_eval(given) for given in call.args[1:])
        yield from (f"{prefix}-{key}" for key in keys.split())


def list_texts(folder: Path) -> set[str]:
    """Every string in a folder's code, the messages that `name_texts` makes, and the id of every
    message that its pages write."""
    files = [_list_file_nodes(path) for path in _list_own_modules(folder)]
    calls = (node for nodes in files for node in nodes if isinstance(node, ast.Call))
    named = {key for call in calls for key in _list_named(call)}
    pages = list_pages(folder)
    written = {key.partition(".")[0] for file in pages for key, *_ in list_written(file)}
    return named.union(written, *map(_list_texts, files))


def list_pages(folder: Path) -> list[Path]:
    """The templates and scripts in a folder."""
    return sorted(file for kind in ("html", "opf", "js") for file in folder.rglob(f"*.{kind}"))


def _list_own_modules(folder: Path) -> list[Path]:
    """The modules of a folder, except those of its folders with catalogs of their own."""
    inside = {each for each in CATALOGS if folder in each.parents}
    return [path for path in sorted(folder.rglob("*.py")) if inside.isdisjoint(path.parents)]


@cache
def parse_source(path: Path) -> ast.Module:
    """Parse a file, once for all that look through it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _list_file_nodes(path: Path) -> list[ast.AST]:
    return _list_nodes(parse_source(path))


def _list_nodes(node: ast.AST) -> list[ast.AST]:
    """The node and all in it, as `ast.walk` has them, in half its time."""
    found = [node]
    for each in found:
        for name in each._fields:
            part = getattr(each, name, None)
            if isinstance(part, ast.AST):
                found.append(part)
            elif isinstance(part, list):
                found += [one for one in part if isinstance(one, ast.AST)]
    return found


def _list_texts(nodes: list[ast.AST]) -> Iterator[str]:
    tested = {
        id(each) for part in nodes if isinstance(part, ast.IfExp) for each in _list_nodes(part.test)
    }
    for each in nodes:
        if (
            isinstance(each, ast.Constant)
            and isinstance(each.value, str)
            and id(each) not in tested
        ):
            yield each.value


def list_english(folder: Path) -> list[str]:
    """The pieces of English in a folder's code and pages, each with its place: strings of two or
    more words, f-strings as one. Docstrings are not among them, nor what programmers read: errors
    that are raised (but for refusals, which players read) and assertions."""
    return [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in list_pages(folder)
        for line, text in list_shown(file)
        if _WORDS.search(text) and not _CODE.fullmatch(text) and text not in _KEYWORDS
    ] + [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sorted(folder.rglob("*.py"))
        if not str(path.relative_to(ROOT)).startswith((*_OF_OPERATORS, *_OF_DISCORD))
        for line, text in _find_english(parse_source(path))
        if not _CODE.fullmatch(text) and text not in _UNSAID
    ]


def _find_english(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Raise) and not _is_refusal(node)):
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(_FOR_OPERATORS):
        return
    if isinstance(node, ast.JoinedStr):
        text = "".join(_shown_part(part) for part in node.values)
        if _WORDS.search(text) and text not in _KEYWORDS:
            yield node.lineno, text
        parts: Any = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
    elif isinstance(node, ast.Constant):
        text = node.value
        if isinstance(text, str) and text not in _KEYWORDS and _WORDS.search(text):
            yield node.lineno, text
        return
    else:
        parts = ast.iter_child_nodes(node)
    for part in parts:
        yield from _find_english(part)


def _shown_part(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "{}"


def _is_refusal(node: ast.Raise) -> bool:
    call = node.exc
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {"Illegal", "PackError", "UserError"}
    )


if __name__ == "__main__":
    for part in [*(f"rules/{game}" for game in GAMES), "rules/engine", "rules/kit", *LAYERS[1:]]:
        print(part, len(list_english(ROOT / part)))
