"""Which rules of which game are proved by which tests.

Each game's ledger numbers stand in `tests/rules/<game>/ledger.txt`, one a line. A test names the
numbers it bears: `@pytest.mark.rule("SV-4.2", "SV-4.3")`. Numbers that no test can prove stand in
`unprovable.toml` beside the ledger, each with its reason: `"SV-1.20" = "Reference cards ..."`.
`tests/test_ledger.py` holds the three together.

    python -m tests.ledger survive                 what is uncovered
    python -m tests.ledger --extract < a.rules.md  the numbers of a ledger, for a new ledger.txt

Markers are read from the source, so the outcome does not depend on which tests are run, or where.
They count on a test function or class, in `pytestmark`, and in what a test is parametrized with,
there or in a list of the same module. A row of a table names its numbers first, in
`figure("SV-4.2 SV-4.3", ...)` or at the start of a line of `rows('...')`, whose remarks (#) do not
count. On tests that the suite does not run (`skip`, `xfail`, `soak`) they do not count.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeGuard

TESTS = Path(__file__).parent
NUMBER = re.compile(r"^\s*- ([A-Z]{2}-\d+\.\d+[a-z]?)\s", re.MULTILINE)
ROW = re.compile(r"^(?:[A-Z]{2}-\d+\.\d+[a-z]?(?: |$))+", re.MULTILINE)
"""The numbers with which a row begins."""
MARKED = re.compile(r"\b[A-Z]{2}-\d|mark\.rule")
NOT_RUN = {"skip", "xfail", "soak"}

Tested = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mark:
    """One number at one place. `problem`: why it proves nothing, or ""."""

    number: str
    where: str
    problem: str = ""


@dataclass(frozen=True)
class Ledger:
    """One game's numbers, and those that no test can prove, with their reasons."""

    game: str
    numbers: tuple[str, ...]
    unprovable: dict[str, str]

    def list_uncovered(self, marks: list[Mark]) -> list[str]:
        """The numbers with neither test nor reason, in the ledger's order."""
        covered = list_proved(marks) | self.unprovable.keys()
        return [number for number in self.numbers if number not in covered]


def extract_numbers(text: str) -> list[str]:
    """The numbers of a ledger in Markdown, in its order."""
    return NUMBER.findall(text)


def list_ledgers(root: Path = TESTS) -> list[Ledger]:
    """All the ledgers there are, by game."""
    return [_read_ledger(path) for path in sorted(root.glob("rules/*/ledger.txt"))]


def _read_ledger(path: Path) -> Ledger:
    reasons = path.with_name("unprovable.toml")
    return Ledger(
        path.parent.name,
        tuple(path.read_text().split()),
        tomllib.loads(reasons.read_text()) if reasons.exists() else {},
    )


def list_proved(marks: list[Mark]) -> set[str]:
    """The numbers that a test bears."""
    return {mark.number for mark in marks if not mark.problem}


def scan_tests(root: Path = TESTS) -> list[Mark]:
    """Every rule marker in the test files under `root`."""
    return [
        mark
        for path in sorted(root.rglob("*.py"))
        for mark in _read_marks(
            str(path.relative_to(root)), path.name.startswith("test_"), path.read_text()
        )
    ]


@cache
def _read_marks(path: str, collected: bool, text: str) -> tuple[Mark, ...]:
    """The markers of one file. Half of the files have none, and need not be understood."""
    return tuple(_Reader(path, collected).read_tree(ast.parse(text))) if MARKED.search(text) else ()


class _Reader:
    """Finds the markers of one file; those it finds where nothing is tested are problems."""

    def __init__(self, path: str, collected: bool) -> None:
        self.path = path
        self.collected = collected
        self.counted: dict[ast.Call, str] = {}

    def read_tree(self, tree: ast.Module) -> Iterator[Mark]:
        if self.collected:
            self._count_block(tree.body, tree, [])
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (_find_mark_name(node) == "rule" or _is_row(node)):
                yield from self._read_call(node)

    def _read_call(self, call: ast.Call) -> Iterator[Mark]:
        where = f"{self.path}:{call.lineno}"
        problem = self.counted.get(call, "the marker stands on no test")
        if not _is_row(call) and (not call.args or call.keywords):
            yield Mark("", where, "the marker names no number")
        for arg in call.args[:1] if _is_row(call) else call.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                numbers = _read_numbers(arg.value) if _is_row(call) else [arg.value]
                yield from (Mark(number, where, problem) for number in numbers)
            else:
                yield Mark("", where, "the number must be written out")

    def _count_block(
        self, body: list[ast.stmt], module: ast.Module, around: list[ast.expr]
    ) -> None:
        """The tests of a module or class. `around`: the decorators of the classes about it."""
        marks = [*around, *_find_assigned(body, {"pytestmark"})]
        tests = [node for node in body if _is_test(node)]
        for node in tests:
            names = {
                name.id
                for decorator in node.decorator_list
                for name in ast.walk(decorator)
                if isinstance(name, ast.Name)
            }
            own = [*marks, *node.decorator_list, *_find_assigned(module.body, names - {"pytest"})]
            if isinstance(node, ast.ClassDef):
                self._count_block(node.body, module, own)
            else:
                self._count_marks(own)

    def _count_marks(self, marked: list[ast.expr]) -> None:
        problem = ""
        for expression in marked:
            # A mark on one case of a parametrized test is that case's, not the test's.
            if _find_mark_name(expression) in NOT_RUN:
                problem = "the suite does not run the test"
        for expression in marked:
            for node in ast.walk(expression):
                if (
                    isinstance(node, ast.Call)
                    and (_find_mark_name(node) == "rule" or _is_row(node))
                    and (self.counted.get(node, "new") != "")
                ):
                    self.counted[node] = problem


def _read_numbers(table: str) -> list[str]:
    """The numbers that the lines of a table begin with."""
    return [each for line in ROW.finditer(table) for each in line[0].split()]


def _is_row(node: ast.Call) -> bool:
    match node:
        case ast.Call(func=ast.Name(), args=[ast.Constant(value=str(numbers)), *_]):
            return re.match(r"(\s*#.*)*\s*[A-Z]{2}-\d", numbers) is not None
    return False


def _is_test(node: ast.stmt) -> TypeGuard[Tested]:
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
        "test_"
    )


def _find_assigned(body: list[ast.stmt], names: set[str]) -> list[ast.expr]:
    """What is assigned to these names; of a list of marks, each."""
    found: list[ast.expr] = []
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if any(isinstance(target, ast.Name) and target.id in names for target in targets):
            value = node.value
            found += value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return found


def _find_mark_name(node: ast.AST) -> str:
    """The name of the pytest mark that this is, or ""."""
    if isinstance(node, ast.Call):
        node = node.func
    match node:
        case ast.Attribute(attr=name, value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return name
    return ""


def main(args: list[str]) -> int:
    if args == ["--extract"]:
        print("\n".join(extract_numbers(sys.stdin.read())))
        return 0
    known = {ledger.game: ledger for ledger in list_ledgers()}
    if len(args) != 1 or args[0] not in known:
        print(f"usage: python -m tests.ledger ({' | '.join(known)} | --extract)")
        return 2
    marks = scan_tests()
    ledger = known[args[0]]
    uncovered = ledger.list_uncovered(marks)
    for number in uncovered:
        print(number)
    tested = len(list_proved(marks) & set(ledger.numbers))
    print(
        f"{len(ledger.numbers)} numbers: {tested} tested, {len(ledger.unprovable)} unprovable, "
        f"{len(uncovered)} uncovered",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
