"""The version of Emberkeep, from `pyproject.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

_FILE = Path(__file__).parents[2] / "pyproject.toml"


def _read() -> str:
    with _FILE.open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


VERSION = _read()
