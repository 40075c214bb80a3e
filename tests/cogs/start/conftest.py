"""Starting the bot."""

import os
from pathlib import Path

import pytest

from cogs.settings import PREFIX


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting comes from the environment in which the tests run."""
    for name in list(os.environ):
        if name.startswith(PREFIX) or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
