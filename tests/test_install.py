"""What the two commands of the README install."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def script() -> dict[str, Any]:
    """What bot.py says of itself, as uv reads it."""
    lines = (ROOT / "bot.py").read_text(encoding="utf-8").splitlines()
    block = lines[lines.index("# /// script") + 1 : lines.index("# ///")]
    return tomllib.loads("\n".join(line.removeprefix("#").removeprefix(" ") for line in block))


def test_the_bot_installs_what_the_project_needs_and_no_test_tools() -> None:
    """uv runs a script that says what it needs in an environment of just that."""
    assert script()["dependencies"] == project()["project"]["dependencies"]
    assert script()["requires-python"] == project()["project"]["requires-python"]


def test_no_file_records_where_packages_come_from() -> None:
    recorded = re.compile(r"index-url|extra-index|\[\[tool\.uv\.index\]\]|registry = \"http")
    for name in ("pyproject.toml", "bot.py", "README.md", ".ci/run"):
        assert not recorded.search((ROOT / name).read_text(encoding="utf-8")), name
