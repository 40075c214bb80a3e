"""A table at which somebody is to be reminded."""

from __future__ import annotations

import pytest

from tests.clock import Clock
from tests.cogs.play import Camp
from tests.cogs.time.reminders.words import NOON


@pytest.fixture
async def ada_to_move(camp: Camp, clock: Clock) -> Camp:
    """Noon, UTC; a table waits for Ada, and Ben sits there too."""
    clock.now = NOON
    await camp.begin(camp.ben)
    return camp
