"""No module imports another that imports it again, directly or indirectly, not even for types or
inside a function: what goes round in a circle can only be understood as a whole. (The contracts in
pyproject.toml hold that for the folders inside some packages, this for each module.)"""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

TREES = ("cogs", "documents", "pictures", "rules", "sandbox", "storage", "tables")


def check_no_circle(*trees: str) -> None:
    """Raises CycleError, which names the modules of a circle."""
    graph = grimp.build_graph(*trees, cache_dir=None)
    TopologicalSorter(
        {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    ).prepare()


def test_no_imports_are_circular() -> None:
    check_no_circle(*TREES)


@pytest.mark.parametrize(
    "back",
    [
        "from circular import one",
        "from . import one",
        "from .one import Thing",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .one import Thing",
        "def late():\n    from .one import Thing",
    ],
)
def test_a_circular_import_is_found_however_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, back: str
) -> None:
    package = tmp_path / "circular"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text("import circular.two\n")
    (package / "two.py").write_text("import circular.three\n")
    (package / "three.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    check_no_circle("circular")
    (package / "three.py").write_text(back)
    with pytest.raises(CycleError, match=r"circular\.one"):
        check_no_circle("circular")
