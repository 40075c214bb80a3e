"""Made-up cards live no longer than the test that made them."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.hope.model.decks import CONTENT
from tests.rules.hope.cards import own_cards


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    with own_cards():
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's card files, to break one of them."""
    return shutil.copytree(CONTENT, tmp_path / "content")
