"""What the tests of deadlines share."""

import pytest

from tables.settings import Reminding
from tests.cogs.play import Camp


@pytest.fixture(autouse=True)
async def unreminded(camp: Camp) -> None:
    """No reminders, and no quiet hours unless a test sets some: these tests are about time
    limits."""
    await camp.sessions.people.save_server_settings(
        camp.guild.id, reminders=Reminding(after=0, quiet="off")
    )
