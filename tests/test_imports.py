"""No module imports another that imports it again, by whatever way, for types neither: what goes
round in a circle can only be understood as a whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
TREES = ("cogs", "pictures", "rules", "sandbox", "storage", "tables")

Graph = Mapping[str, set[str]]


def module(path: Path) -> str:
    """A file's name as a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, name: str, known: set[str]) -> Iterator[str]:
    """The modules that a file imports, wherever in it, among those known."""
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            outer = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = [*(outer if node.level else ()), *([node.module] if node.module else ())]
            for alias in node.names:
                found = ".".join([*base, alias.name])
                whole = ".".join(base)
                yield from [each for each in (found, whole) if each in known][:1]


def imports(*trees: str) -> Graph:
    """By module, what it imports of these trees."""
    files = {module(path): path for tree in trees for path in (ROOT / tree).rglob("*.py")}
    return {name: set(imported(path, name, set(files))) for name, path in files.items()}


def circles(graph: Graph) -> list[list[str]]:
    """The modules that can be reached from themselves, together with those on the way."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        ahead = list(graph[start])
        while ahead:
            at = ahead.pop()
            if at not in seen:
                seen.add(at)
                ahead += graph[at]
        reached[start] = seen
    found = {
        tuple(sorted(other for other in reached[one] if one in reached[other]))
        for one in graph
        if one in reached[one]
    }
    return sorted(map(list, found))


def test_nothing_imports_in_a_circle() -> None:
    assert circles(imports(*TREES)) == []


def test_what_is_imported_is_seen_wherever_it_stands(tmp_path: Path) -> None:
    """The test above reads imports for types, inside functions, relative and of whole packages."""
    path = tmp_path / "one.py"
    path.write_text(
        "from typing import TYPE_CHECKING\n"
        "import a.b.four\n"
        "from . import two\n"
        "from a import b as whole\n"
        "if TYPE_CHECKING:\n    from .three import Thing\n"
        "def late():\n    from ..other import late\n"
    )
    known = {"a.b", "a.b.one", "a.b.two", "a.b.three", "a.b.four", "a.other"}
    found = set(imported(path, "a.b.one", known))
    assert found == {"a.b", "a.b.two", "a.b.three", "a.b.four", "a.other"}


def test_a_circle_is_found_however_long() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set(), "f": {"f"}}
    assert circles(graph) == [["a", "b", "c"], ["f"]]
