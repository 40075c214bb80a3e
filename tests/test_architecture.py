"""The arrows between the layers run one way."""

import ast
from functools import cache
from itertools import chain
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from rules import GAMES
from tests.template_game import find_name


def test_the_import_contracts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """pyproject.toml has the contracts; `lint-imports` prints which arrow is wrong."""
    # It would set logging up for a program of its own, and so silence every logger there is.
    monkeypatch.setattr("logging.config.dictConfig", lambda config: None)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


HOUSES = ("pictures", "rules")
build_graph = cache(grimp.build_graph)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_games_pictures_import_only_that_games_rules(key: str) -> None:
    """Of the rules, its own and the engine; of the pictures, its own and what all share."""
    graph = build_graph("pictures", "rules", "tests")
    home = find_name(f"pictures.{key}")
    own = {home} | graph.find_descendants(home)
    assert len(own) > 1, f"pictures/{key}/ is missing"
    houses = [(find_name(f"{house}.{other}"), other) for house in HOUSES for other in GAMES]
    for module in own:
        known = graph.find_modules_directly_imported_by(module)
        wrong = [
            each
            for each in known
            for house, other in houses
            if other != key and f"{each}.".startswith(f"{house}.")
        ]
        assert not wrong, f"{module} imports {wrong}"


HOUSE = Path(__file__).parents[1]
LINES, FUNCTION_LINES = 400, 60
EXEMPT_FUNCTIONS: dict[str, str] = {"cogs/arguments.py:parse_arguments": "one list of all options"}
"""Functions that may be longer, as `path:name`, each with the reason."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements hold others, by Python's names."""


def list_sources() -> list[Path]:
    """The files of the program itself."""
    packages = ("cogs", "documents", "tables", "storage", "rules", "pictures", "sandbox")
    return [HOUSE / "bot.py", *(file for name in packages for file in (HOUSE / name).rglob("*.py"))]


def list_blocks(text: str) -> list[list[ast.AST]]:
    """The blocks of statements of a file, those in others too."""
    found: list[list[ast.AST]] = [[ast.parse(text)]]
    for block in found:
        for node in block:
            parts = (getattr(node, name, None) for name in BLOCKS)
            found += [part for part in parts if isinstance(part, list)]
    return found


def too_long(text: str) -> list[tuple[str, int]]:
    """The functions of a file that are too long, each with its number of lines."""
    found = []
    for node in chain.from_iterable(list_blocks(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = node.end_lineno - node.lineno + 1
            if length > FUNCTION_LINES:
                found.append((node.name, length))
    return found


def test_no_file_is_too_long() -> None:
    """A file has one idea; a longer one mostly has two. The packages that bot.py lists at its head
    do not count."""
    lengths = {
        file.relative_to(HOUSE).as_posix(): sum(
            not line.startswith('#   "') for line in file.read_text("utf-8").splitlines()
        )
        for file in list_sources()
    }
    assert len(lengths) > 100, "the files are not found"
    assert {path: length for path, length in lengths.items() if length > LINES} == {}


def test_no_function_is_too_long() -> None:
    long = {
        f"{file.relative_to(HOUSE).as_posix()}:{name}": length
        for file in list_sources()
        for name, length in too_long(file.read_text("utf-8"))
    }
    assert long.keys() <= EXEMPT_FUNCTIONS.keys(), long


def test_a_function_that_is_too_long_is_found() -> None:
    line = "    pass\n"
    assert too_long("async def f():\n" + line * FUNCTION_LINES) == [("f", FUNCTION_LINES + 1)]
    assert too_long("def f():\n" + line * (FUNCTION_LINES - 1)) == []


def needless_pauses(text: str) -> list[int]:
    """The lines that pause for nothing: `yield from ()`, and a yield that is never reached."""
    return [
        line.lineno
        for block in list_blocks(text)
        for before, line in zip([None, *block], block, strict=False)
        if isinstance(line, ast.Expr)
        and (
            (isinstance(line.value, ast.Yield) and isinstance(before, ast.Return))
            or ast.unparse(line) == "yield from ()"
        )
    ]


def test_a_play_that_asks_nothing_says_so() -> None:
    """By its decorator, and not by a statement that does nothing."""
    assert needless_pauses("def f():\n    return\n    yield\ndef g():\n    yield from ()") == [3, 5]
    found = {
        str(path.relative_to(HOUSE)): needless_pauses(text)
        for path in list_sources()
        if "yield" in (text := path.read_text("utf-8"))
    }
    assert {path for path, lines in found.items() if lines} == {"rules/engine/lanes.py"}
