"""Stores to test. What a store promises holds of both databases: whoever asks for `store` or
`place` runs twice, with a file of SQLite's and with a PostgreSQL server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Place, Store
from tests.clock import Clock
from tests.new_store import NewStore


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file of SQLite's may be made."""
    return tmp_path / "emberkeep.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    """Where there is an empty database, or none."""
    found: Place = request.getfixturevalue("path" if request.param == "sqlite" else "address")
    return found


@pytest.fixture
async def store(place: Place, clock: Clock, new_store: NewStore) -> AsyncIterator[Store]:
    opened = await new_store(place, clock)
    yield opened
    await opened.close()


@pytest.fixture
async def in_file(path: Path, clock: Clock, new_store: NewStore) -> AsyncIterator[Store]:
    """A store in a file, for what only SQLite does."""
    opened = await new_store(path, clock)
    yield opened
    await opened.close()
