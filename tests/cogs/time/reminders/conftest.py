"""A table at which somebody is to be reminded."""

import pytest

from tests.cogs.play import Camp
from tests.cogs.time.reminders.words import NOON


@pytest.fixture
async def ada_to_move(camp: Camp) -> Camp:
    """Noon, UTC; a table waits for Ada, and Ben sits there too."""
    camp.clock.now = NOON
    await camp.begin(camp.ben)
    return camp
