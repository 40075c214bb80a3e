"""The connection for what processes tell each other."""

from __future__ import annotations

import psycopg
import pytest

from storage import StorageFailed
from storage.processes.link import Link
from tests.postgresql import cut


async def test_one_that_was_cut_meanwhile_is_replaced(address: str) -> None:
    """Whoever hands something over then is not told that it cannot be written."""
    link = Link(address)
    async with link.transaction() as cursor:
        await cursor.execute("CREATE TABLE tried (number bigint)")
    with psycopg.connect(address, autocommit=True) as beside:
        cut(beside)
        async with link.transaction() as cursor:
            await cursor.execute("INSERT INTO tried VALUES (1)")
        assert beside.execute("SELECT number FROM tried").fetchall() == [(1,)]
        beside.execute("DROP TABLE tried")
    await link.close()


async def test_one_that_is_cut_in_the_middle_is_not_begun_again(address: str) -> None:
    """Only its caller knows what may be done twice."""
    link = Link(address)
    with (
        psycopg.connect(address, autocommit=True) as beside,
        pytest.raises(StorageFailed, match="could not be reached"),
    ):
        async with link.transaction() as cursor:
            await cursor.execute("SELECT 1")
            cut(beside)
            await cursor.execute("SELECT 1")
    async with link.transaction() as cursor:
        await cursor.execute("SELECT 1")
        assert await cursor.fetchone() == (1,)
    await link.close()


async def test_one_that_cannot_be_had_is_a_failure_of_storage() -> None:
    link = Link("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StorageFailed, match="could not be reached"):
        async with link.transaction():
            pass
    await link.close()
