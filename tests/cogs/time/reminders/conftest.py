"""A table at which somebody is to be reminded."""

import pytest

from tests.cogs.play import Camp


@pytest.fixture
async def ada_to_move(noon: None, camp: Camp) -> Camp:
    """Noon, UTC; a table waits for Ada, and Ben sits there too."""
    await camp.begin(camp.ben)
    return camp
