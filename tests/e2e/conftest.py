from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from PIL import Image

from rules import GAMES
from tests.e2e.bot_process import LOT, QUICKER
from tests.e2e.canary import register_canary
from tests.e2e.house import House
from tests.loose import save_loosely
from tests.lot import lot, same_secrets

__all__ = ["lot", "same_secrets"]


@pytest.fixture(autouse=True)
def canary() -> Iterator[None]:
    """Canary is on the list of games."""
    before = dict(GAMES)
    register_canary()
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.fixture(autouse=True)
def same_secrets_in_processes(lot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if lot:
        monkeypatch.setenv(LOT, lot)


@pytest.fixture
def quick(house: House) -> None:
    """Discord refuses nothing for coming too often: for tests that are about something else, and
    would wait for it most of their time."""
    house.sandbox.limits.remove_limits()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Discord is as many times quicker as the bot, and so asks as much of it as in earnest."""
    async with House.open(tmp_path) as opened:
        opened.sandbox.limits.shorten_periods(QUICKER)
        yield opened


@pytest.fixture(autouse=True)
def forks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of what a start takes is the same each time. Here too pictures are saved loosely."""
    monkeypatch.setattr(House, "forks", True)
    monkeypatch.setattr(Image.Image, "save", save_loosely)
