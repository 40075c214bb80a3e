"""Whether storage can write, and what an observer is told."""

import asyncio
import threading
from pathlib import Path

from storage import Store


async def test_a_check_writes_and_leaves_nothing(store: Store) -> None:
    told: list[int] = []
    store.observe_batches(lambda changes, _: told.append(changes))
    await asyncio.gather(store.check_writable(), store.check_writable())
    assert sum(told) == 2  # each was a change that is durable now
    await store.count_interaction(0)  # the number that a check takes for its moment is free


async def test_transactions_are_reported_while_observed(store: Store) -> None:
    told: list[tuple[int, float, bool]] = []
    here = threading.get_ident()
    store.observe_batches(lambda *seen: told.append((*seen, threading.get_ident() == here)))
    await store.count_interaction(1)
    ((changes, seconds, on_loop),) = told
    assert changes == 1 and seconds > 0
    assert not on_loop
    store.observe_batches(None)
    await store.count_interaction(2)
    assert len(told) == 1


async def test_its_size_is_that_of_the_file_and_of_what_is_not_in_it_yet(
    in_file: Store, path: Path
) -> None:
    await in_file.count_interaction(1)
    both = [path, path.with_name(f"{path.name}-wal")]
    assert await in_file.count_bytes() == sum(file.stat().st_size for file in both)
