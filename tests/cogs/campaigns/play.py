"""Helpers that play chapters of the game Tiny."""

from typing import Any

from storage import Campaign, TableRow
from tests.cogs.play import Camp

NAME = "The Long Winter"


async def gather_chapter(camp: Camp, *others: Any, name: str = NAME) -> TableRow:
    """Ada begins a campaign of short nights; the others join its first chapter."""
    await camp.ada.slash(camp.channel, "campaign start", name=name, game="tiny")
    for other in others:
        await other.click(camp.card(), label="Join")
    await camp.ada.slash(camp.channel, "game options", name="rounds", value="1")
    return await camp.row()


async def play_on(camp: Camp, *players: Any, gifts: str = "0") -> TableRow:
    """The players start the gathering chapter and play it to its end. Each gives that much wood at
    dusk."""
    await players[0].click(camp.card(), label="Start")
    await camp.name_camps(*players)
    for player in players:
        await camp.act(player, "Gather wood")
        await camp.act(player, "1")
    for player in players:
        await camp.act(player, gifts)
    row = await camp.row()
    assert row.status == "ended"
    return row


async def play_chapter(camp: Camp, *others: Any, name: str = NAME) -> TableRow:
    """A campaign whose first chapter is over."""
    await gather_chapter(camp, *others, name=name)
    return await play_on(camp, camp.ada, *others)


async def find_campaign(camp: Camp, row: TableRow) -> Campaign:
    return await camp.store.campaigns.find_campaign(row.chapter.campaign_id)


async def list_names(camp: Camp) -> list[str]:
    """Who sits at the channel's table."""
    return [seat.name for seat in (await camp.row()).seats]
