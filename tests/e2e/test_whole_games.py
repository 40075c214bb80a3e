"""Whole games through real sockets: the bot in a process of its own, people who press and type."""

from random import Random

import pytest

from tests.e2e.house import House
from tests.e2e.people import play


@pytest.mark.parametrize(("people", "bots"), [(2, 1), (1, 0)])
async def test_a_game_is_played_to_its_end(house: House, people: int, bots: int) -> None:
    """Every answer that was acknowledged is in the journal once, the journal replayed gives the
    final position, and the last card shows the end."""
    await house.start()
    seats = house.seated(
        "survive", Random(people), people=people, bots=bots, options={"last_dawn": "20"}
    )
    async with seats as players:
        await play(players)
    code, _ = await house.dismiss()
    assert code == 0, house.log
    found = house.ledger.reckon()
    assert found["tables ended"] == found["tables"] == 1
    assert found["journaled"]
    assert " ERROR " not in house.log
