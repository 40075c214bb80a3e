"""The documents name only what exists: every path in them, and every name in a file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.version import Version

from cogs.admin.version import VERSION
from tests.test_games_are_whole import FILES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for place in ("*.md", "docs/**/*.md", "benchmarks/*.md")
    for path in ROOT.glob(place)
    if path.name != "CHANGELOG.md"  # which names what there was
)
TOPS = "benchmarks|cogs|deploy|docs|documents|pictures|rules|sandbox|storage|tables|tests|tools"
PATH = re.compile(rf"`((?:{TOPS})/[\w/.-]*|bot\.py|pyproject\.toml)(?::([\w.]+))?`")


def read_architecture() -> str:
    return (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def names_in(path: Path) -> set[str]:
    """What a module defines, methods as `Class.method`."""
    return set(_list_names(ast.parse(path.read_text(encoding="utf-8")).body, ""))


def _list_names(body: list[ast.stmt], around: str) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{around}{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from _list_names(node.body, f"{around}{node.name}.")
        if isinstance(node, ast.Assign):
            yield from (f"{around}{each.id}" for each in node.targets if isinstance(each, ast.Name))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield f"{around}{node.target.id}"


def find_wrong(text: str) -> list[str]:
    """The paths and names in backticks that are not there."""
    found = []
    for path, name in PATH.findall(text):
        if not (ROOT / path).exists() or (name and name not in names_in(ROOT / path)):
            found.append(f"{path}:{name}" if name else path)
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_and_name_in_a_document_exists(name: str) -> None:
    assert find_wrong((ROOT / name).read_text(encoding="utf-8")) == []


def test_a_wrong_path_or_name_in_a_document_is_found() -> None:
    assert ("cogs/time/scheduler.py", "Scheduler") in PATH.findall(read_architecture())
    there = "`bot.py`, `bot.py:main`, `cogs/`, `tables/actions/acting.py:Outcome.told`"
    text = f"{there}, `bot.py:nothing`, `cogs/none.py`, `tables/actions/acting.py:Outcome.no`"
    assert find_wrong(text) == [
        "bot.py:nothing",
        "cogs/none.py",
        "tables/actions/acting.py:Outcome.no",
    ]


def test_the_diagram_of_layers_has_every_folder() -> None:
    """Those of the code, and those inside cogs/."""
    picture = read_architecture().split("## The layers")[1].split("\n## ")[0]
    folders = {path.parent.name for path in (ROOT / "cogs").glob("*/__init__.py")}
    for folder in folders:
        assert re.search(rf"\|  .*\b{folder}\b", picture), f"cogs/{folder}"
    tops = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    for top in tops:
        assert f"{top}/" in picture


def test_the_list_of_what_a_game_needs_matches_the_suite() -> None:
    """tests/test_games_are_whole.py names a file that is missing; the list names the same."""
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    listed = page.split("## What a game must bring")[1]
    named = set(re.findall(r"^- \[ \] `([^`]+<key>[^`]*)`", listed, re.MULTILINE))
    assert named == {path.format(key="<key>") for path in FILES}


def test_each_tool_has_a_line_in_the_readme() -> None:
    page = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert listed == sorted(path.stem for path in (ROOT / "tools").glob("[!_]*.py"))


def test_the_steps_of_the_template_name_all_its_files() -> None:
    """A file of the template that no step explains would be copied and not understood."""
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    steps = page.split("## The template, step by step")[1].split("\n## ")[0]
    named = {ROOT / path for path, _ in PATH.findall(steps)}
    ours = [ROOT / "tests" / "template_game" / house for house in ("rules", "pictures")]
    files = {file for house in ours for file in house.rglob("*") if file.suffix != ".pyc"}
    files |= set((ROOT / "tests" / "rules" / "cistern").glob("*.*"))
    plain = {house / "__init__.py" for house in ours}
    left = [file.name for file in files - named - plain if file.is_file()]
    assert not [name for name in left if not name.startswith(("__init__", "test_"))]
    assert plain <= named


def test_the_changelog_begins_with_this_version() -> None:
    """A section for what is not released yet may stand above it."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    released = [Version(each) for each in headings if each != "Unreleased"]
    assert "Unreleased" not in headings[1:]
    assert str(released[0]) == VERSION
    assert released == sorted(set(released), reverse=True)


LINK = re.compile(r"""\]\(([^)#:\s]*)(?:#([^)]*))?\)|src="([^":]+)()\"""")


def list_anchors(path: Path) -> set[str]:
    """What a link into a page may name: its headings, as GitHub spells them."""
    found = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in found}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_existing_files_and_headings(name: str) -> None:
    """Those from file to file, to headings and to pictures."""
    path = ROOT / name
    for link, anchor, picture, _ in LINK.findall(path.read_text(encoding="utf-8")):
        to = path.parent / (link or picture or path.name)
        assert to.exists(), f"{link}{picture} is not there"
        assert not anchor or anchor in list_anchors(to), f"{to.name} has no heading {anchor}"
