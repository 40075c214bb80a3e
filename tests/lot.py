"""What tables of the bot's tests draw by lot, the same each time."""

from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import pytest

from tables import sessions


@pytest.fixture
def lot(request: pytest.FixtureRequest) -> str:
    """What the secrets of the test's tables follow from; "" where they are drawn: with Hypothesis'
    profile "search"."""
    path, _, name = request.node.location
    drawn = request.config.getoption("--hypothesis-profile") == "search"
    return "" if drawn else f"{path} {name}"


@pytest.fixture(autouse=True)
def same_secrets(lot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table's secret follows from its test, and from how many that has opened before it:
    whether a change may land is not drawn by lot."""
    if lot:
        monkeypatch.setattr(sessions, "secrets", following_from(lot))


def following_from(lot: str) -> SimpleNamespace:
    """Stands for the module `secrets`, as far as tables use it."""
    drawn = (sha256(f"{lot} {n}".encode()) for n in count())
    return SimpleNamespace(token_hex=lambda size: next(drawn).hexdigest()[: 2 * size])
