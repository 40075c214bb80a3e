import os
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox import Player, RealClock, Sandbox
from sandbox.clock import Clock
from tests.sandbox.api import Api
from tests.sandbox.campbot import RunningBot, run_bot


@pytest.fixture
def clock() -> Clock:
    """The sandbox's time. A module of tests may have one of its own that stands still."""
    return RealClock()


@pytest.fixture
async def sandbox(clock: Clock) -> AsyncIterator[Sandbox]:
    # EMBERKEEP_TESTS_RECORD names a folder to keep what was said, to hold against Discord's schema
    folder, name = os.environ.get("EMBERKEEP_TESTS_RECORD"), f"{uuid.uuid4().hex}.jsonl"
    record = Path(folder, name) if folder else None
    async with await Sandbox.start(record=record, clock=clock) as started:
        started.world.starts.spacing = 0  # the bots here begin new sessions at once
        yield started


@pytest.fixture
async def camp(sandbox: Sandbox) -> AsyncIterator[RunningBot]:
    """A bot that is logged in at the sandbox."""
    async with run_bot(sandbox) as bot:
        yield bot


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(sandbox, session)


@pytest.fixture
async def ada(sandbox: Sandbox) -> AsyncIterator[Player]:
    async with Player.join(sandbox.base_url, "Ada") as player:
        yield player


@pytest.fixture
async def ben(sandbox: Sandbox) -> AsyncIterator[Player]:
    async with Player.join(sandbox.base_url, "Ben") as player:
        yield player
