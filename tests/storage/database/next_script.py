"""The scripts of a dialect in a folder of the test's own, where it may add the next one."""

from pathlib import Path
from types import ModuleType

import pytest


def copy_migrations(schema: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder, which stands for the dialect's own. `schema`: the dialect's module of that
    name."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    for script in schema.MIGRATIONS.glob("*.sql"):
        (folder / script.name).write_text(script.read_text())
    monkeypatch.setattr(schema, "MIGRATIONS", folder)
    return folder
