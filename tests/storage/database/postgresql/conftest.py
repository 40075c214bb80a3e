"""Processes that share a database, all in this one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from storage import Store
from tests.clock import Clock


@pytest.fixture
async def two(address: str, clock: Clock) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes."""
    one = await Store.open(address, clock, together=True)
    other = await Store.open(address, clock, together=True)
    yield one, other
    await one.close()
    await other.close()
