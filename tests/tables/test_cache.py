"""Which tables stay in memory."""

from __future__ import annotations

from tests.cogs.play import Camp


async def test_a_table_that_is_in_use_while_its_shard_goes_is_dropped_all_the_same(
    camp: Camp,
) -> None:
    """Otherwise an old copy would be there when the shard comes back."""
    await camp.begin(camp.ben)
    table, sessions = (await camp.row()).id, camp.bot.sessions
    async with sessions.lock_table(table):
        await sessions.give_up([0], patience=0)
        assert sessions.find_loaded_session(table) is None
    assert sessions.find_loaded_session(table) is None
