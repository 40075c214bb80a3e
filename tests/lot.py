"""What tables of the bot's tests draw by lot, the same each time."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import pytest

from tables import sessions


@pytest.fixture(autouse=True)
def same_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table's secret follows from its test, and from how many that has opened before it:
    whether a change may land is not drawn by lot. With Hypothesis' profile "search" it is. Bots in
    processes of their own draw as they do for players."""
    if request.config.getoption("--hypothesis-profile") != "search":
        path, _, name = request.node.location
        drawn = (sha256(f"{path} {name} {n}".encode()) for n in count())
        lot = SimpleNamespace(token_hex=lambda size: next(drawn).hexdigest()[: 2 * size])
        monkeypatch.setattr(sessions, "secrets", lot)
