"""`/settings`: it says how everything is set."""

from __future__ import annotations

from tests.cogs.play import Camp, told


async def test_the_time_zone_is_shown_and_that_there_is_none(camp: Camp) -> None:
    shown = told(await camp.ada.slash(camp.channel, "settings"))
    assert "Time zone: not set, so I use each server's, or UTC." in shown
    shown = told(await camp.ada.slash(camp.channel, "settings", time_zone="new york"))
    assert "Time zone: America/New_York." in shown
    assert "America/New_York" in told(await camp.ada.slash(camp.channel, "settings"))
