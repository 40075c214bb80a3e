"""One chapter after the other: what is carried on, who sits, and who may open the next."""

import json

import pytest

from tests.cogs.campaigns.play import (
    NAME,
    find_campaign,
    gather_chapter,
    list_names,
    play_chapter,
    play_on,
)
from tests.cogs.play import Camp, labels, seen, told


async def wood(camp: Camp) -> list[int]:
    """What lies by the fires of the channel's table."""
    return list((await camp.running_game()).state.wood)


async def test_the_next_chapter_begins_from_what_the_last_has_left(camp: Camp) -> None:
    first = await play_chapter(camp, camp.ben)
    left = sum(await wood(camp))
    known = await find_campaign(camp, first)
    assert json.loads(known.save or "") == {"logs": left}
    assert "Next chapter" in labels(camp.card())
    assert seen(camp.card()).count(f"**{NAME}**, chapter 1") == 1
    assert "Press **Next chapter** to carry on from here." in seen(camp.card())
    assert "I have opened chapter 2" in await camp.press(camp.ben, camp.card(), "Next chapter")
    second = await camp.row()
    assert second.id != first.id
    assert second.seed != first.seed
    assert (second.status, second.save, second.options) == ("gathering", known.save, first.options)
    assert (second.chapter.number, second.chapter.name) == (2, NAME)
    assert second.seats == first.seats
    await camp.ada.click(camp.card(), label="Start")
    assert await wood(camp) == [1 + left // 2] * 2
    assert f"{NAME}**, chapter 2" in seen(camp.card())


async def test_the_last_card_shows_the_tale_so_far(camp: Camp) -> None:
    await gather_chapter(camp)
    hint = "**Story** on the last card of the chapter before"
    assert hint not in await camp.ask(camp.ada, "story"), "there is none before"
    await play_on(camp, camp.ada)
    last = camp.card()
    assert {"Story", "Replay"} <= {*labels(last)}
    await camp.ada.click(last, label="Next chapter")
    assert "It carries on from chapter 1" in seen(camp.card())
    for options in ({}, {"as": "epub"}):
        assert hint in await camp.ask(camp.ada, "story", **options)
    menu = (await camp.in_menu(camp.ada, "Keep this game", last)).response
    await camp.ada.click(menu, label="Read it here")
    assert "Played by Ada" in seen(menu)


async def test_people_and_their_number_may_change(camp: Camp) -> None:
    await play_chapter(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.cleo.click(camp.card(), label="Join")
    await camp.ben.click(camp.card(), label="Leave")
    await camp.cleo.click(camp.card(), label="Add bot")
    assert await list_names(camp) == ["Ada", "Cleo", "Alma (bot)"]
    await camp.ada.click(camp.card(), label="Start")
    assert len(await wood(camp)) == 3


async def test_a_player_who_is_gone_leaves_room_and_sits_after_coming_back(camp: Camp) -> None:
    await play_chapter(camp, camp.ben)
    camp.guild.remove_member(camp.ada)
    assert "I cannot find Ada here" in await camp.press(camp.ben, camp.card(), "Next chapter")
    assert await list_names(camp) == ["Ben"]
    row = await play_on(camp, camp.ben)
    camp.guild.add_member(camp.ada.user)
    await camp.ada.click(camp.card(), label="Next chapter")
    assert await list_names(camp) == ["Ben", "Ada"]
    assert (await find_campaign(camp, row)).carried == 2


async def test_neither_an_old_card_nor_a_stranger_opens_the_next_chapter(camp: Camp) -> None:
    await play_chapter(camp)
    card = camp.card()
    await camp.ada.click(card, label="Next chapter")
    await play_on(camp, camp.ada)
    refused = await camp.press(camp.ada, card, "Next chapter")
    assert "is chapter 3. Use `/campaign continue` to open it" in refused
    assert (await camp.row()).status == "ended"
    refused = await camp.press(camp.cleo, camp.card(), "Next chapter")
    assert "Only players of that campaign" in refused
    assert "Only players of that campaign" in await camp.ask(camp.cleo, "campaign continue")
    assert (await camp.row()).status == "ended"
    # A server that keeps somebody from opening tables is heeded.
    await camp.sessions.people.change_server(camp.guild.id, places=(camp.channel.id + 1,))
    assert "tables may be opened in" in await camp.press(camp.ada, camp.card(), "Next chapter")


async def test_a_table_of_no_campaign_offers_none(camp: Camp) -> None:
    await camp.gather(options={"rounds": "1"})
    assert "`/campaign start`" in seen(camp.card())
    row = await play_on(camp, camp.ada)
    assert "Next chapter" not in labels(camp.card())
    assert "chapter" not in seen(camp.card())
    forged = await camp.forge(camp.ada, camp.card(), f"ek:{row.id}:nextchapter")
    assert "not a chapter of a campaign" in told(forged)
    unknown = await camp.forge(camp.ada, camp.card(), "ek:999:nextchapter")
    assert "not a chapter of a campaign" in told(unknown)


@pytest.mark.parametrize("how", ["before", "in play"])
async def test_a_closed_chapter_is_played_again(camp: Camp, how: str) -> None:
    first = await play_chapter(camp)
    known = await find_campaign(camp, first)
    await camp.ada.click(camp.card(), label="Next chapter")
    if how == "in play":
        await camp.ada.click(camp.card(), label="Start")
    await camp.close()
    assert await find_campaign(camp, first) == known
    assert "Next chapter" not in labels(camp.card())
    assert "`/campaign continue`" in seen(camp.card())
    assert "I have opened chapter 2" in await camp.ask(camp.ada, "campaign continue")
    row = await camp.row()
    assert (row.save, row.chapter.number) == (known.save, 2)


async def test_a_chapter_that_leaves_nothing_is_played_again(camp: Camp) -> None:
    """All wood is burnt, so the fire is out."""
    await gather_chapter(camp)
    await camp.ada.click(camp.card(), label="Start")
    await camp.act(camp.ada, "Camp Ada")
    await camp.act(camp.ada, "Draw a card")
    await camp.act(camp.ada, "1")
    row = await camp.row()
    assert row.status == "ended"
    assert (await find_campaign(camp, row)).save is None
    assert "Next chapter" not in labels(camp.card())
    assert (
        "This game leaves nothing for the next chapter, so `/campaign continue` plays this "
        "chapter again." in seen(camp.card())
    )
    await camp.ada.slash(camp.channel, "campaign continue")
    assert (await camp.row()).chapter.number == 1


async def test_alone_in_direct_messages_too(camp: Camp) -> None:
    ada = camp.ada.user
    await ada.slash("campaign start", name=NAME, game="tiny")
    dm = ada.dm_channel
    await ada.slash("game options", name="rounds", value="1")
    await ada.click(dm.last_message, label="Start")
    for said in ("Camp Ada", "Gather wood", "1", "0"):
        await ada.slash("act", what=said)
    await ada.click(dm.last_message, label="Next chapter")
    row = await camp.row(dm)
    assert (row.chapter.number, [seat.user_id for seat in row.seats]) == (2, [camp.ada.id])
