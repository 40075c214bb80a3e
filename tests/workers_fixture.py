"""The bot's worker processes as forks, for all tests beside whose conftest.py this is imported."""

import pytest

from tables.workers.process import WorkerProcess
from tests.forked_workers import start_worker
from tests.platforms import LINUX


@pytest.fixture(autouse=True)
def forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's worker processes have begun before, where processes can be forked."""
    if LINUX:
        monkeypatch.setattr(WorkerProcess, "start", start_worker)
