"""Processes that share a database, all in this one."""

import pytest

from storage import Store
from tests.storage.conftest import OpenStore


@pytest.fixture
async def two(address: str, open_store: OpenStore) -> tuple[Store, Store]:
    """The stores of two processes."""
    return await open_store(address, together=True), await open_store(address, together=True)
