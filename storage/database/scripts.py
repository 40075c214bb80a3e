"""The numbered scripts that bring a database to the current schema, a folder for each dialect."""

from __future__ import annotations

from pathlib import Path


def load_scripts(folder: Path) -> dict[int, Path]:
    """List the scripts `V{n}__name.sql` of a folder, by number. A script is read when it is
    applied."""
    return {int(file.name[1:].split("__")[0]): file for file in folder.glob("V*__*.sql")}
