"""What all tests share."""

import gc
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# The run starts many processes of its own, each of which would compile all modules anew where
# compiled ones may not be kept. It keeps them, for itself and for those.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from rules.engine import GAMES  # noqa: E402 - compiled for all, so after the above
from tests.new_store import new_store  # noqa: E402, F401 - likewise; a fixture
from tests.tiny import Tiny, register_tiny  # noqa: E402 - likewise

TESTS = Path(__file__).parent
ROOT = TESTS.parent


def pytest_collection(session: pytest.Session) -> None:
    """In a fresh checkout every test file must be compiled, which takes longer than all else at the
    start. Of two workers one begins at the other end, so that each need do half."""
    whole = session.config.args in (["tests"], [str(TESTS)])
    if whole and os.environ.get("PYTEST_XDIST_WORKER") == "gw1":
        for path in sorted(TESTS.rglob("test_*.py"), reverse=True):
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """What has been loaded stays, and need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def tiny() -> Iterator[Tiny]:
    """The game Tiny, on the list of games for the length of one test."""
    before = dict(GAMES)
    yield register_tiny()
    GAMES.clear()
    GAMES.update(before)
