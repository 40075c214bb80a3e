from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.clock import Clock
from tests.new_store import NewStore


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "emberkeep.sqlite"


@pytest.fixture
async def store(path: Path, clock: Clock, new_store: NewStore) -> AsyncIterator[Store]:
    opened = await new_store(path, clock)
    yield opened
    await opened.close()
