"""Stores to test. What a store promises holds of both databases: a test that asks for `store` or
`place` runs twice, with a file of SQLite's and with a PostgreSQL server."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage import Place, Store
from tests.clock import Clock
from tests.new_store import NewStore
from tests.storage.older import make_older

OpenStore = Callable[..., Awaitable[Store]]


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


@pytest.fixture
async def open_store(clock: Clock) -> AsyncIterator[OpenStore]:
    """`await open_store(place)`, with what `Store.open` takes besides; closed after the test."""
    opened: list[Store] = []

    async def open_another(place: Place, **how: bool) -> Store:
        opened.append(await Store.open(place, clock, **how))
        return opened[-1]

    yield open_another
    for store in opened:
        await store.close()


@pytest.fixture
def reopen(open_store: OpenStore) -> OpenStore:
    """`await reopen(store, version)`: its file again, as an Emberkeep of that schema left it."""

    async def reopen_store(store: Store, version: int) -> Store:
        await store.close()
        assert store.path is not None
        make_older(store.path, version)
        return await open_store(store.path)

    return reopen_store
