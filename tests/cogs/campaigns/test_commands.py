"""Each command of `/campaign`, and where there are any."""

from __future__ import annotations

import discord
import pytest

from cogs import registry
from rules import GAMES
from tables.wording import campaigns
from tests.cogs.campaigns.play import NAME, campaign_of, gathered, play_on, played
from tests.cogs.play import Camp, labels, seen, told


def groups() -> set[str]:
    return {group.name for group in registry.list_groups()}


def test_there_are_commands_where_a_game_carries_something_on() -> None:
    """Here Tiny is on the list."""
    assert GAMES["tiny"].can_carry
    assert "campaign" in groups()


def test_there_are_none_where_no_game_does() -> None:
    for game in [game for game in GAMES.values() if game.can_carry]:
        del GAMES[game.key]
    assert GAMES
    assert "campaign" not in groups()


# -- start -----------------------------------------------------------------------------------------


async def test_start_opens_a_first_chapter(camp: Camp) -> None:
    done = await camp.ada.slash(camp.channel, "campaign start", name=f"  {NAME}\n", game="tiny")
    assert "The table is open, and you have the first seat." in told(done)
    row = await camp.row()
    known = await campaign_of(camp, row)
    assert (known.name, known.next_number, known.channel_id) == (NAME, 1, camp.channel.id)
    assert f"-# **{NAME}**, chapter 1\n" in seen(camp.card())
    assert "/campaign start" not in seen(camp.card())


async def test_a_game_in_chapters_starts_campaigns(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the game's title, until somebody renames it."""
    monkeypatch.setattr(type(GAMES["tiny"]), "chaptered", True)
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    assert (await campaign_of(camp, await camp.row())).name == "Tiny Fire"
    card = seen(camp.card())
    assert "## Tiny Fire\n-# Chapter 1\n" in card and "**Tiny Fire**, chapter" not in card
    await camp.ada.slash(camp.channel, "campaign rename", name="Another")
    assert (await campaign_of(camp, await camp.row())).name == "Another"


async def test_start_needs_no_game_where_one_alone_is_played_in_campaigns(camp: Camp) -> None:
    for other in [key for key, game in GAMES.items() if game.can_carry and key != "tiny"]:
        del GAMES[other]
    await camp.ada.slash(camp.channel, "campaign start", name=NAME)
    row = await camp.row()
    assert (row.game, row.chapter is not None) == ("tiny", True)


async def test_start_at_a_table_that_gathers_makes_it_the_first_chapter(camp: Camp) -> None:
    await camp.gather(camp.ben)
    stranger = await camp.cleo.slash(camp.channel, "campaign start", name=NAME)
    assert "Only somebody who sits at this table" in told(stranger)
    done = await camp.ben.slash(camp.channel, "campaign start", name=NAME)
    assert f"This table is chapter 1 of **{NAME}**." in told(done)
    row = await camp.row()
    assert row.id == 1
    assert row.chapter is not None and row.chapter.name == NAME
    assert f"-# **{NAME}**, chapter 1\n" in seen(camp.card())
    again = await camp.ada.slash(camp.channel, "campaign start", name="Another")
    assert f"is a chapter of **{NAME}** already" in told(again)


async def test_start_is_refused_where_it_cannot_be(camp: Camp) -> None:
    unknown = await camp.ada.slash(camp.channel, "campaign start", name=NAME, game="survive")
    *others, tiny = [game.title for game in GAMES.values() if game.can_carry]
    assert tiny == "Tiny Fire"
    known = f"{', '.join(others)} or {tiny}" if others else tiny
    assert f"“survive” has no campaigns. These games have: {known}." in told(unknown)
    nameless = await camp.ada.slash(camp.channel, "campaign start", name="\u200b")
    assert "a name that people can read" in told(nameless)
    assert await camp.bot.store.find_latest_table(camp.channel.id) is None
    await camp.gather(game="odd")
    taken = await camp.ada.slash(camp.channel, "campaign start", name=NAME, game="tiny")
    assert "This channel already has a table" in told(taken)
    await camp.close()
    await camp.begin()
    taken = await camp.ada.slash(camp.channel, "campaign start", name=NAME, game="tiny")
    assert "This channel already has a table" in told(taken)


async def test_the_games_are_suggested_that_are_played_in_campaigns(camp: Camp) -> None:
    found = await camp.ada.autocomplete(camp.channel, "campaign start", "game", "", name=NAME)
    carrying = {key for key, game in GAMES.items() if game.can_carry}
    assert "tiny" in carrying
    assert {choice["value"] for choice in found} == carrying


# -- list and show ---------------------------------------------------------------------------------


async def test_list_has_this_channels_and_ones_own(camp: Camp) -> None:
    nothing = await camp.ada.slash(camp.channel, "campaign list")
    assert "Use `/campaign start` to begin one" in told(nothing)
    await played(camp, camp.ben)
    elsewhere = camp.guild.create_text_channel("elsewhere")
    await camp.ben.slash(elsewhere, "campaign start", name="Ben's own", game="tiny")
    listed = told(await camp.ben.slash(camp.channel, "campaign list"))
    assert listed.splitlines() == [
        f"- **Ben's own** (Tiny Fire): chapter 1 is waiting for players, in <#{elsewhere.id}>",
        f"- **{NAME}** (Tiny Fire): chapter 2 comes next",
    ]
    assert "Ben's own" not in told(await camp.cleo.slash(camp.channel, "campaign list"))
    assert NAME not in told(await camp.cleo.slash(elsewhere, "campaign list"))


async def test_show_tells_of_each_chapter(camp: Camp) -> None:
    first = await played(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.close()
    await camp.ada.slash(camp.channel, "campaign continue")
    await camp.ada.click(camp.card(), label="Start")
    shown = told(await camp.cleo.slash(camp.channel, "campaign show"))
    assert f"### {NAME}" in shown
    assert "Tiny Fire: chapter 2 is under way." in shown
    lines = [line for line in shown.splitlines() if line.startswith("- Chapter")]
    assert [line.partition(", ")[0] for line in lines] == ["- Chapter 1", *["- Chapter 2"] * 2]
    assert f"[table {first.id}](" in lines[0]
    assert "has ended: Ada and Ben" in lines[0]
    assert "closed before its end" in lines[1]
    assert "goes on" in lines[2]


async def test_which_campaign_is_meant(camp: Camp) -> None:
    await played(camp)
    elsewhere = camp.guild.create_text_channel("elsewhere")
    for said in (NAME, NAME.upper(), "1"):
        shown = told(await camp.ada.slash(elsewhere, "campaign show", campaign=said))
        assert f"### {NAME}" in shown
    none = told(await camp.ada.slash(elsewhere, "campaign show"))
    assert f"There is no campaign in this channel. Name one of yours: **{NAME}**." in none
    wrong = told(await camp.ada.slash(camp.channel, "campaign show", campaign="The Thaw"))
    assert "No campaign here is called “The Thaw”" in wrong
    await played(camp)
    two = told(await camp.ada.slash(camp.channel, "campaign show", campaign=NAME))
    assert "Several campaigns have that name" in two
    last = told(await camp.ada.slash(camp.channel, "campaign show"))
    assert "[table 2](" in last


async def test_campaigns_are_suggested_by_name(camp: Camp) -> None:
    await played(camp)
    await played(camp, name="The Thaw")
    for command in ("show", "continue", "retire"):
        found = await camp.ada.autocomplete(camp.channel, f"campaign {command}", "campaign", "thaw")
        assert found == [{"name": "The Thaw · Tiny Fire, chapter 2", "value": "2"}]
    found = await camp.ada.autocomplete(camp.channel, "campaign rename", "campaign", "", name="X")
    assert [choice["value"] for choice in found] == ["2", "1"]


# -- continue --------------------------------------------------------------------------------------


async def test_continue_opens_the_next_chapter_where_it_is_called_for(camp: Camp) -> None:
    first = await played(camp, camp.ben)
    elsewhere = camp.guild.create_text_channel("elsewhere")
    done = await camp.ben.slash(elsewhere, "campaign continue", campaign=NAME)
    assert "I have opened chapter 2" in told(done)
    row = await camp.bot.store.find_active_table(elsewhere.id)
    assert row is not None and row.chapter is not None
    assert (row.chapter.number, row.opener_id) == (2, camp.ben.id)
    assert [seat.name for seat in row.seats] == ["Ada", "Ben"]
    assert (await campaign_of(camp, first)).channel_id == elsewhere.id
    twice = told(await camp.ada.slash(camp.channel, "campaign continue", campaign=NAME))
    assert "[Chapter 2](" in twice
    assert "is open already" in twice


async def test_continue_needs_a_free_channel(camp: Camp) -> None:
    await played(camp)
    await camp.gather()
    refused = told(await camp.ada.slash(camp.channel, "campaign continue"))
    assert "This channel already has a table" in refused


async def test_who_manages_the_channel_may_open_it_and_does_not_sit(camp: Camp) -> None:
    await played(camp)
    may = discord.Permissions(manage_channels=True)
    role = camp.guild.create_role("Mods", permissions=may)
    mod = camp.guild.add_member(camp.env.create_user("Mod"), roles=[role])
    await mod.slash(camp.channel, "campaign continue")
    row = await camp.row()
    assert [seat.name for seat in row.seats] == ["Ada"]
    assert row.chapter is not None and row.chapter.number == 2


# -- rename ----------------------------------------------------------------------------------------


async def test_rename_shows_on_the_open_chapters_card(camp: Camp) -> None:
    await gathered(camp)
    done = await camp.ada.slash(camp.channel, "campaign rename", name="The Thaw")
    assert f"**{NAME}** is now called **The Thaw**." in told(done)
    assert "**The Thaw**, chapter 1\n" in seen(camp.card())
    row = await play_on(camp, camp.ada)
    assert "**The Thaw**, chapter 1\n" in seen(camp.card())
    await camp.ada.slash(camp.channel, "campaign rename", name="*Ice* @everyone")
    assert (await campaign_of(camp, row)).name == "*Ice* @everyone"
    await camp.ada.click(camp.card(), label="Next chapter")
    assert "\\*Ice\\*" in seen(camp.card())


# -- retire ----------------------------------------------------------------------------------------


async def test_a_retired_campaign_is_last_and_may_be_taken_up_again(camp: Camp) -> None:
    row = await played(camp)
    await played(camp, name="The Thaw")
    done = await camp.ada.slash(camp.channel, "campaign retire", campaign="The Thaw")
    assert "I have put **The Thaw** away. Use `/campaign continue` to go on with it." in told(done)
    listed = told(await camp.ada.slash(camp.channel, "campaign list"))
    assert listed.splitlines() == [
        f"- **{NAME}** (Tiny Fire): chapter 2 comes next",
        "- **The Thaw** (Tiny Fire): put away before chapter 2",
    ]
    assert f"### {NAME}" in told(await camp.ada.slash(camp.channel, "campaign show"))
    assert row.chapter is not None
    await camp.ada.slash(camp.channel, "campaign continue", campaign="The Thaw")
    taken_up = await camp.row()
    assert not (await campaign_of(camp, taken_up)).retired


async def test_the_card_of_a_retired_campaign_offers_no_next_chapter(camp: Camp) -> None:
    await played(camp)
    await camp.ada.slash(camp.channel, "campaign retire")
    await camp.bot.store.lose_card((await camp.row()).id, camp.card().id)
    await camp.bot.publisher.deliver((await camp.row()).id)
    assert "Next chapter" not in labels(camp.card())
    assert "The campaign has been put away; use `/campaign continue` to go on with it." in seen(
        camp.card()
    )


async def test_neither_continue_nor_retire_while_a_chapter_is_open(camp: Camp) -> None:
    row = await gathered(camp)
    early = told(await camp.ada.slash(camp.channel, "campaign continue"))
    assert "[Chapter 1](" in early
    refused = told(await camp.ada.slash(camp.channel, "campaign retire"))
    assert f"Chapter 1 of **{NAME}** is open." in refused
    stranger = await camp.cleo.slash(camp.channel, "campaign retire")
    assert "Only players of that campaign" in told(stranger)
    assert not (await campaign_of(camp, row)).retired


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "name"), [(" a \n b ", "a b"), ("x" * 99, "x" * 59 + "…"), ("*ü*", "*ü*")]
)
def test_a_name_is_one_line_and_fits(raw: str, name: str) -> None:
    assert campaigns.parse_campaign_name(raw) == name
