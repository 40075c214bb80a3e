"""Breaks lines of code one at a time and counts how often the tests notice.

    uv run --with cosmic-ray --with coverage python -m tools.mutants rules/survive --draw 40

Draws places in a folder, has Cosmic Ray change each in a copy of the project, and runs the tests of
`--tests` that cover it. Ends with 1 where fewer than `--least` percent are noticed.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData

ROOT = Path(__file__).parent.parent
LEFT_OUT = ("BitOr", "Decorator", "Variable", "ExceptionReplacer", "NoOp")
"""Parts of the names of operators that mostly change types, or need arguments of their own."""
NOTICED, HUNG, SURVIVED = "noticed", "hung", "SURVIVED"
TEST_TIMEOUT_SECONDS = 300.0
"""Seconds after which tests hang."""
COVERAGE_PLUGIN = """
import coverage
import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    coverage.Coverage.current().switch_context(item.nodeid)
    return (yield)
"""
"""Has coverage note a test's fixtures and threads under its name, too."""
MOST_NAMED_TESTS = 400
"""So many tests are named on a command line; where more cover a line, all are run."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A place in the code, and how it is broken. `occurrence`: which of the places where that can
    be done."""

    path: Path
    line: int
    operator: str
    occurrence: int

    def make_broken_text(self) -> str:
        """Return the file's text with this place broken."""
        text = (ROOT / self.path).read_text("utf-8")
        broken: str | None = mutate_code(text, get_operator(self.operator)(), self.occurrence)
        assert broken is not None, self
        return broken


def find_mutants(folder: Path) -> Iterator[Mutant]:
    """Find every way to break a line of a folder's code, except in annotations."""
    operators = [
        (name, get_operator(name)())
        for name in sorted(operator_names())
        if not any(part in name for part in LEFT_OUT)
    ]
    for file in sorted((ROOT / folder).rglob("*.py")):
        text = file.read_text("utf-8")
        nodes = list(ast_nodes(get_ast(text)))
        typed = _list_annotated_lines(text)
        for name, operator in operators:
            occurrence = 0
            for node in nodes:
                for start, _ in operator.mutation_positions(node):
                    if start[0] not in typed:
                        yield Mutant(file.relative_to(ROOT), start[0], name, occurrence)
                    occurrence += 1


def can_run(mutant: Mutant) -> bool:
    """Whether the broken file still compiles: a `*` may belong to a signature."""
    try:
        ast.parse(mutant.make_broken_text())
    except SyntaxError:
        return False
    return True


def _list_annotated_lines(text: str) -> set[int]:
    """List the lines that only have annotations and never run."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        found: list[Any] = []
        if isinstance(node, ast.AnnAssign | ast.arg):
            found = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            found = [node.returns]
        for each in found:
            if each is not None:
                lines.update(range(each.lineno, each.end_lineno + 1))
    return lines


def find_covering_tests(
    folder: Path, tests: Sequence[str], scratch: Path
) -> dict[tuple[str, int], set[str]]:
    """Find the tests that run each line of each file, by pytest's names without parameters."""
    settings, data = scratch / "coveragerc", scratch / "coverage"
    settings.write_text(
        f"[run]\ndata_file = {data}\nsource = {folder}\ndisable_warnings = no-data-collected\n"
    )
    (scratch / "name_contexts.py").write_text(COVERAGE_PLUGIN)
    run = ["-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", "-n0"]
    subprocess.run(
        [sys.executable, *run, "-p", "name_contexts", *tests],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(scratch), *sys.path])},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    found: dict[tuple[str, int], set[str]] = defaultdict(set)
    read = CoverageData(str(data))
    read.read()
    for file in read.measured_files():
        where = str(Path(file).relative_to(ROOT))
        for line, contexts in read.contexts_by_lineno(file).items():
            found[where, line] |= {each.partition("[")[0] for each in contexts if each}
    return found


def try_mutant(mutant: Mutant, copy: Path, tests: Sequence[str]) -> str:
    """Run the tests in the copy of the project that has this mutant. Returns `NOTICED` if one
    fails, `HUNG` if they do not end, and else `SURVIVED`."""
    target = copy / mutant.path
    whole = target.read_text("utf-8")
    target.write_text(mutant.make_broken_text(), "utf-8")
    try:
        run = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(
            run, cwd=copy, timeout=TEST_TIMEOUT_SECONDS, capture_output=True, check=False
        )
        return NOTICED if done.returncode else SURVIVED
    except subprocess.TimeoutExpired:
        return HUNG
    finally:
        target.write_text(whole, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="whose code is broken, such as rules/survive")
    parser.add_argument(
        "--tests", nargs="+", help="the tests that should notice; else tests/FOLDER"
    )
    parser.add_argument("--draw", type=int, default=40, help="how many mutants")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--least", type=int, default=0, help="percent that must be noticed")
    asked = parser.parse_args()
    tests = asked.tests or [f"tests/{asked.folder}"]
    mutants = list(find_mutants(asked.folder))
    Random(asked.seed).shuffle(mutants)
    drawn = list(islice(filter(can_run, mutants), asked.draw))
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        covered = find_covering_tests(asked.folder, tests, Path(folder))
        copy = Path(folder) / "copy"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__"))
        for number, mutant in enumerate(drawn, 1):
            named = sorted(covered.get((str(mutant.path), mutant.line), ()))
            outcome = try_mutant(
                mutant, copy, named if 0 < len(named) <= MOST_NAMED_TESTS else tests
            )
            counts[outcome] += 1
            what = f"{mutant.operator} ({mutant.occurrence})"
            print(f"{number:3} {outcome:8} {mutant.path}:{mutant.line} {what}", flush=True)
            if outcome != NOTICED:
                line = (ROOT / mutant.path).read_text("utf-8").splitlines()[mutant.line - 1]
                broken = mutant.make_broken_text().splitlines()[mutant.line - 1]
                print(f"      - {line.strip()}\n      + {broken.strip()}", flush=True)
    share = 100 * counts[NOTICED] / len(drawn)
    print(f"{counts[NOTICED]} of {len(drawn)} noticed ({share:.0f} %), {counts[HUNG]} hung.")
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
