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
from tests.cogs.play import Camp, list_labels, read_reply, read_text


async def wood(camp: Camp) -> list[int]:
    """What lies by the fires of the channel's table."""
    return list((await camp.running_game()).state.wood)


async def test_the_next_chapter_begins_with_the_last_ones_save(camp: Camp) -> None:
    first = await play_chapter(camp, camp.ben)
    left = sum(await wood(camp))
    known = await find_campaign(camp, first)
    assert json.loads(known.save or "") == {"logs": left}
    assert "Next chapter" in list_labels(camp.card())
    assert read_text(camp.card()).count(f"**{NAME}**, chapter 1") == 1
    assert "Press **Next chapter** to carry on from here." in read_text(camp.card())
    assert "I have opened chapter 2" in await camp.press(camp.ben, camp.card(), "Next chapter")
    second = await camp.row()
    assert second.id != first.id
    assert second.seed != first.seed
    assert (second.status, second.save, second.options) == ("gathering", known.save, first.options)
    assert (second.chapter.number, second.chapter.name) == (2, NAME)
    assert second.seats == first.seats
    await camp.ada.click(camp.card(), label="Start")
    assert await wood(camp) == [1 + left // 2] * 2
    assert f"{NAME}**, chapter 2" in read_text(camp.card())


async def test_the_last_card_of_a_chapter_still_offers_its_story(camp: Camp) -> None:
    await gather_chapter(camp)
    hint = "**Story** on the last card of the chapter before"
    assert hint not in await camp.ask(camp.ada, "story"), "there is none before"
    await play_on(camp, camp.ada)
    last = camp.card()
    assert {"Story", "Replay"} <= {*list_labels(last)}
    await camp.ada.click(last, label="Next chapter")
    assert "It carries on from chapter 1" in read_text(camp.card())
    for options in ({}, {"as": "epub"}):
        assert hint in await camp.ask(camp.ada, "story", **options)
    menu = (await camp.in_menu(camp.ada, "Keep this game", last)).response
    await camp.ada.click(menu, label="Read it here")
    assert "Played by Ada" in read_text(menu)


async def test_players_and_their_number_may_change_between_chapters(camp: Camp) -> None:
    await play_chapter(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.cleo.click(camp.card(), label="Join")
    await camp.ben.click(camp.card(), label="Leave")
    await camp.cleo.click(camp.card(), label="Add bot")
    assert await list_names(camp) == ["Ada", "Cleo", "Alma (bot)"]
    await camp.ada.click(camp.card(), label="Start")
    assert len(await wood(camp)) == 3


async def test_a_player_who_left_frees_the_seat_and_may_sit_again(camp: Camp) -> None:
    await play_chapter(camp, camp.ben)
    camp.guild.remove_member(camp.ada)
    assert "I cannot find Ada here" in await camp.press(camp.ben, camp.card(), "Next chapter")
    assert await list_names(camp) == ["Ben"]
    row = await play_on(camp, camp.ben)
    camp.guild.add_member(camp.ada.user)
    await camp.ada.click(camp.card(), label="Next chapter")
    assert await list_names(camp) == ["Ben", "Ada"]
    assert (await find_campaign(camp, row)).carried == 2


async def test_old_cards_and_strangers_cannot_open_the_next_chapter(camp: Camp) -> None:
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
    await camp.sessions.people.save_server_settings(camp.guild.id, places=(camp.channel.id + 1,))
    assert "tables may be opened in" in await camp.press(camp.ada, camp.card(), "Next chapter")


async def test_a_table_outside_campaigns_offers_no_next_chapter(camp: Camp) -> None:
    await camp.gather(options={"rounds": "1"})
    assert "`/campaign start`" in read_text(camp.card())
    row = await play_on(camp, camp.ada)
    assert "Next chapter" not in list_labels(camp.card())
    assert "chapter" not in read_text(camp.card())
    forged = await camp.forge(camp.ada, camp.card(), f"ek:{row.id}:nextchapter")
    assert "not a chapter of a campaign" in read_reply(forged)
    unknown = await camp.forge(camp.ada, camp.card(), "ek:999:nextchapter")
    assert "not a chapter of a campaign" in read_reply(unknown)


@pytest.mark.parametrize("how", ["before", "in play"])
async def test_a_closed_chapter_can_be_played_again(camp: Camp, how: str) -> None:
    first = await play_chapter(camp)
    known = await find_campaign(camp, first)
    await camp.ada.click(camp.card(), label="Next chapter")
    if how == "in play":
        await camp.ada.click(camp.card(), label="Start")
    await camp.close()
    assert await find_campaign(camp, first) == known
    assert "Next chapter" not in list_labels(camp.card())
    assert "`/campaign continue`" in read_text(camp.card())
    assert "I have opened chapter 2" in await camp.ask(camp.ada, "campaign continue")
    row = await camp.row()
    assert (row.save, row.chapter.number) == (known.save, 2)


async def test_a_chapter_that_leaves_no_save_can_be_played_again(camp: Camp) -> None:
    """All the wood is burnt, so the fire is out."""
    await gather_chapter(camp)
    await camp.ada.click(camp.card(), label="Start")
    await camp.act(camp.ada, "Camp Ada")
    await camp.act(camp.ada, "Draw a card")
    await camp.act(camp.ada, "1")
    row = await camp.row()
    assert row.status == "ended"
    assert (await find_campaign(camp, row)).save is None
    assert "Next chapter" not in list_labels(camp.card())
    assert (
        "This game leaves nothing for the next chapter, so `/campaign continue` plays this "
        "chapter again." in read_text(camp.card())
    )
    await camp.ada.slash(camp.channel, "campaign continue")
    assert (await camp.row()).chapter.number == 1


async def test_a_campaign_can_be_played_alone_in_direct_messages(camp: Camp) -> None:
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
