"""`/stats`: what has been played to its end."""

from datetime import timedelta

import pytest

from cogs.history.statistics import format_duration
from tests.cogs.play import Camp, told


async def finish(camp: Camp) -> None:
    """Ada and Ben play to the end; Ada, in the first seat, wins."""
    await camp.gather(camp.ben, game="odd")
    await camp.ada.slash(camp.channel, "game options", name="ask", value="several")
    await camp.ada.click(camp.card(), label="Start")
    await camp.ada.click(camp.card(), label="None of them")
    await camp.ben.click(camp.card(), label="None of them")


async def test_mine_and_the_servers(camp: Camp) -> None:
    assert "not finished a game yet" in await camp.ask(camp.ada, "me stats")
    assert "Nobody has finished a game" in await camp.ask(camp.ada, "table stats")
    await finish(camp)
    await camp.begin(camp.ben)  # which still goes on
    mine = await camp.ada.slash(camp.channel, "me stats")
    assert mine.ephemeral
    said = told(mine)
    assert "**Odd Questions**: 1 table, you won 1" in said
    assert "2 people on average" in said
    assert "1 answer · half of them within a minute" in said
    assert "Tiny Fire" not in said
    assert "1 table, you won 0" in await camp.ask(camp.ben, "me stats", here=True)
    servers = await camp.ask(camp.cleo, "table stats")
    assert "1 table, people won 1" in servers
    assert "2 answers" in servers
    assert "Ada" not in servers
    assert "you won 1" in told(await camp.ada.user.slash("me stats"))
    assert "You can only use this in a server" in told(
        await camp.ada.user.slash("me stats", here=True)
    )
    # A game called off is not played.
    await camp.close()
    assert "Tiny Fire" not in await camp.ask(camp.ada, "me stats")


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (0.2, "a minute"),
        (1, "1 minute"),
        (61, "1 hour and 1 minute"),
        (1440, "1 day"),
        (2999, "2 days and 1 hour"),
    ],
)
def test_a_length_of_time_in_words(minutes: float, words: str) -> None:
    assert format_duration(timedelta(minutes=minutes)) == words
