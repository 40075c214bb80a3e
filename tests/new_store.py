"""A database of its own for each test, without making the same one a thousand times."""

import shutil
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest

from storage import Place, Store

NewStore = Callable[[Place, Callable[[], datetime]], Awaitable[Store]]


@pytest.fixture(scope="session")
def new_store(tmp_path_factory: pytest.TempPathFactory) -> NewStore:
    """`await new_store(place, clock)`: opened where there was none, as `Store.open` does it. The
    first is made from nothing; the others begin as copies of it, while it was empty."""
    empty = tmp_path_factory.mktemp("empty") / "emberkeep.sqlite3"

    async def open_store(place: Place, clock: Callable[[], datetime]) -> Store:
        if not empty.exists():
            made = empty.with_name("made.sqlite3")
            await (await Store.open(made, clock)).close()
            made.rename(empty)
        if isinstance(place, Path):
            shutil.copyfile(empty, place)
        return await Store.open(place, clock)

    return open_store
