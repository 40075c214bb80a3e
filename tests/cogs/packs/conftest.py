"""A bot whose game Tiny takes packs."""

import pytest

from tables.packs import playtests
from tables.packs.worker_tasks import FEWEST_GAMES
from tests.packed_tiny import register_packed_tiny


@pytest.fixture(autouse=True)
def packed_tiny(tiny: None) -> None:
    """Tiny takes packs."""
    register_packed_tiny()


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play only as few games as a playtest needs."""
    monkeypatch.setattr(playtests, "GAMES_PLAYED", FEWEST_GAMES)
