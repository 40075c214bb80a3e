"""Pictures whose files cost little time, for the tests of what is drawn."""

import pytest
from PIL import Image

from tests.loose import SAVE, save_loosely

from .contrast import InkedWords
from .reading import ReadingNotes, WrittenLines, forget_words


@pytest.fixture(autouse=True)
def loose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image.Image, "save", save_loosely)


@pytest.fixture
def packed(loose: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """PNGs are those that players get, for tests of their bytes."""
    monkeypatch.setattr(Image.Image, "save", SAVE)


@pytest.fixture
def nothing_drawn() -> None:
    """Forget what other tests have drawn, so that it is drawn again."""
    forget_words()


@pytest.fixture
def inked(nothing_drawn: None, monkeypatch: pytest.MonkeyPatch) -> InkedWords:
    """Note the colours of each line of words and of the ground below it."""
    return InkedWords(monkeypatch)


@pytest.fixture
def read(inked: InkedWords, monkeypatch: pytest.MonkeyPatch) -> ReadingNotes:
    return ReadingNotes(WrittenLines(monkeypatch), inked)
