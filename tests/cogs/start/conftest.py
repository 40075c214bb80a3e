"""Starting the bot."""

import os
from pathlib import Path

import pytest

from cogs.settings import VARIABLE_PREFIX


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting comes from the environment of the tests."""
    for name in list(os.environ):
        if name.startswith(VARIABLE_PREFIX) or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
