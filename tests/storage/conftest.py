from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "emberkeep.sqlite"


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(path, clock)
    yield opened
    await opened.close()
