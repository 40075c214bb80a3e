"""The numbered scripts that bring a database to the current schema, a folder for each dialect."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Script:
    """A file `V{n}__name.sql`, which is only read if it is to be applied."""

    file: Path

    @property
    def name(self) -> str:
        return self.file.name

    @property
    def text(self) -> str:
        return self.file.read_text("utf-8")


def load_scripts(folder: Path) -> dict[int, Script]:
    """The scripts of a folder, by number."""
    return {int(file.name[1:].split("__")[0]): Script(file) for file in folder.glob("V*__*.sql")}
