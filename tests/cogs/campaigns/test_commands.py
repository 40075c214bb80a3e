"""Each command of `/campaign`, and where there are any."""

import pytest

from cogs import registry
from rules import GAMES
from tables.wording import campaigns
from tests.cogs.campaigns.play import NAME, find_campaign, gather_chapter, play_chapter, play_on
from tests.cogs.play import Camp, list_labels, read_reply, read_text


def test_campaign_commands_exist_only_if_a_game_has_campaigns() -> None:
    assert GAMES["tiny"].can_carry
    assert "campaign" in {group.name for group in registry.make_command_groups()}
    for game in [game for game in GAMES.values() if game.can_carry]:
        del GAMES[game.key]
    assert GAMES
    assert "campaign" not in {group.name for group in registry.make_command_groups()}


async def test_start_opens_a_chapter_that_blocks_continue_and_retire(camp: Camp) -> None:
    done = await camp.ask(camp.ada, "campaign start", name=f"  {NAME}\n", game="tiny")
    assert "The table is open, and you have the first seat." in done
    row = await camp.row()
    known = await find_campaign(camp, row)
    assert (known.name, known.next_number, known.channel_id) == (NAME, 1, camp.channel.id)
    assert f"-# **{NAME}**, chapter 1\n" in read_text(camp.card())
    assert "/campaign start" not in read_text(camp.card())
    assert "[Chapter 1](" in await camp.ask(camp.ada, "campaign continue")
    assert f"Chapter 1 of **{NAME}** is open." in await camp.ask(camp.ada, "campaign retire")
    assert "Only players of that campaign" in await camp.ask(camp.cleo, "campaign retire")
    assert not (await find_campaign(camp, row)).retired


async def test_a_game_in_chapters_starts_campaigns(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the game's title, until somebody renames it."""
    monkeypatch.setattr(type(GAMES["tiny"]), "chaptered", True)
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    assert (await find_campaign(camp, await camp.row())).name == "Tiny Fire"
    card = read_text(camp.card())
    assert "## Tiny Fire\n-# Chapter 1\n" in card and "**Tiny Fire**, chapter" not in card
    await camp.ada.slash(camp.channel, "campaign rename", name="Another")
    assert (await find_campaign(camp, await camp.row())).name == "Another"


async def test_start_suggests_games_with_campaigns_and_takes_the_only_one(camp: Camp) -> None:
    found = await camp.ada.autocomplete(camp.channel, "campaign start", "game", "", name=NAME)
    carrying = {key for key, game in GAMES.items() if game.can_carry}
    assert "tiny" in carrying
    assert {choice["value"] for choice in found} == carrying
    for other in [key for key, game in GAMES.items() if game.can_carry and key != "tiny"]:
        del GAMES[other]
    await camp.ada.slash(camp.channel, "campaign start", name=NAME)
    row = await camp.row()
    assert (row.game, row.chapter is not None) == ("tiny", True)


async def test_start_turns_a_gathering_table_into_the_first_chapter(camp: Camp) -> None:
    await camp.gather(camp.ben)
    stranger = await camp.ask(camp.cleo, "campaign start", name=NAME)
    assert "Only somebody who sits at this table" in stranger
    done = await camp.ask(camp.ben, "campaign start", name=NAME)
    assert f"This table is chapter 1 of **{NAME}**." in done
    row = await camp.row()
    assert (row.id, row.chapter.name) == (1, NAME)
    assert f"-# **{NAME}**, chapter 1\n" in read_text(camp.card())
    again = await camp.ask(camp.ada, "campaign start", name="Another")
    assert f"is a chapter of **{NAME}** already" in again


async def test_start_says_why_it_is_refused(camp: Camp) -> None:
    unknown = await camp.ask(camp.ada, "campaign start", name=NAME, game="survive")
    *others, tiny = [game.title for game in GAMES.values() if game.can_carry]
    assert tiny == "Tiny Fire"
    known = f"{', '.join(others)} or {tiny}" if others else tiny
    assert f"“survive” has no campaigns. These games have: {known}." in unknown
    nameless = await camp.ask(camp.ada, "campaign start", name="\u200b")
    assert "a name that people can read" in nameless
    assert await camp.store.find_latest_table(camp.channel.id) is None
    for open_table, game in ((camp.gather, "odd"), (camp.begin, "tiny")):
        await open_table(game=game)
        taken = await camp.ask(camp.ada, "campaign start", name=NAME, game="tiny")
        assert "This channel already has a table" in taken
        await camp.close()


async def test_list_shows_the_channels_and_the_players_own_campaigns(camp: Camp) -> None:
    assert "Use `/campaign start` to begin one" in await camp.ask(camp.ada, "campaign list")
    await play_chapter(camp, camp.ben)
    await camp.ben.slash(camp.other_channel, "campaign start", name="Ben's own", game="tiny")
    listed = await camp.ask(camp.ben, "campaign list")
    assert listed.splitlines() == [
        "- **Ben's own** (Tiny Fire): chapter 1 is waiting for players,"
        f" in <#{camp.other_channel.id}>",
        f"- **{NAME}** (Tiny Fire): chapter 2 comes next",
    ]
    assert "Ben's own" not in await camp.ask(camp.cleo, "campaign list")
    assert NAME not in read_reply(await camp.cleo.slash(camp.other_channel, "campaign list"))


async def test_show_describes_each_chapter(camp: Camp) -> None:
    first = await play_chapter(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.close()
    await camp.ada.slash(camp.channel, "campaign continue")
    await camp.ada.click(camp.card(), label="Start")
    shown = await camp.ask(camp.cleo, "campaign show")
    assert f"### {NAME}" in shown
    assert "Tiny Fire: chapter 2 is under way." in shown
    lines = [line for line in shown.splitlines() if line.startswith("- Chapter")]
    assert [line.partition(", ")[0] for line in lines] == ["- Chapter 1", *["- Chapter 2"] * 2]
    assert f"[table {first.id}](" in lines[0]
    assert "has ended: Ada and Ben" in lines[0]
    assert "closed before its end" in lines[1]
    assert "goes on" in lines[2]


async def test_campaigns_are_found_and_suggested_by_name(camp: Camp) -> None:
    await play_chapter(camp)
    for said in (NAME, NAME.upper(), "1"):
        shown = read_reply(await camp.ada.slash(camp.other_channel, "campaign show", campaign=said))
        assert f"### {NAME}" in shown
    none = read_reply(await camp.ada.slash(camp.other_channel, "campaign show"))
    assert f"There is no campaign in this channel. Name one of yours: **{NAME}**." in none
    wrong = await camp.ask(camp.ada, "campaign show", campaign="The Thaw")
    assert "No campaign here is called “The Thaw”" in wrong
    await play_chapter(camp)
    two = await camp.ask(camp.ada, "campaign show", campaign=NAME)
    assert "Several campaigns have that name" in two
    assert "[table 2](" in await camp.ask(camp.ada, "campaign show")
    await play_chapter(camp, name="The Thaw")
    for command in ("show", "continue", "retire"):
        found = await camp.ada.autocomplete(camp.channel, f"campaign {command}", "campaign", "thaw")
        assert found == [{"name": "The Thaw · Tiny Fire, chapter 2", "value": "3"}]
    found = await camp.ada.autocomplete(camp.channel, "campaign rename", "campaign", "", name="X")
    assert [choice["value"] for choice in found] == ["3", "2", "1"]


async def test_continue_opens_the_next_chapter_where_it_is_used(camp: Camp) -> None:
    first = await play_chapter(camp, camp.ben)
    done = await camp.ben.slash(camp.other_channel, "campaign continue", campaign=NAME)
    assert "I have opened chapter 2" in read_reply(done)
    row = await camp.row(camp.other_channel)
    assert (row.chapter.number, row.opener_id) == (2, camp.ben.id)
    assert [seat.name for seat in row.seats] == ["Ada", "Ben"]
    assert (await find_campaign(camp, first)).channel_id == camp.other_channel.id
    twice = await camp.ask(camp.ada, "campaign continue", campaign=NAME)
    assert "[Chapter 2](" in twice
    assert "is open already" in twice


async def test_continue_needs_a_free_channel_and_does_not_seat_a_manager(camp: Camp) -> None:
    await play_chapter(camp)
    await camp.gather()
    assert "This channel already has a table" in await camp.ask(camp.ada, "campaign continue")
    await camp.close()
    await camp.add_manager().slash(camp.channel, "campaign continue")
    row = await camp.row()
    assert [seat.name for seat in row.seats] == ["Ada"]
    assert row.chapter.number == 2


async def test_rename_shows_on_the_open_chapters_card(camp: Camp) -> None:
    await gather_chapter(camp)
    done = await camp.ask(camp.ada, "campaign rename", name="The Thaw")
    assert f"**{NAME}** is now called **The Thaw**." in done
    assert "**The Thaw**, chapter 1\n" in read_text(camp.card())
    row = await play_on(camp, camp.ada)
    assert "**The Thaw**, chapter 1\n" in read_text(camp.card())
    await camp.ada.slash(camp.channel, "campaign rename", name="*Ice* @everyone")
    assert (await find_campaign(camp, row)).name == "*Ice* @everyone"
    await camp.ada.click(camp.card(), label="Next chapter")
    assert "\\*Ice\\*" in read_text(camp.card())


async def test_a_retired_campaign_is_listed_last_and_can_be_resumed(camp: Camp) -> None:
    await play_chapter(camp)
    await play_chapter(camp, name="The Thaw")
    done = await camp.ask(camp.ada, "campaign retire", campaign="The Thaw")
    assert "I have retired **The Thaw**. Use `/campaign continue` to go on with it." in done
    listed = await camp.ask(camp.ada, "campaign list")
    assert listed.splitlines() == [
        f"- **{NAME}** (Tiny Fire): chapter 2 comes next",
        "- **The Thaw** (Tiny Fire): retired before chapter 2",
    ]
    assert f"### {NAME}" in await camp.ask(camp.ada, "campaign show")
    await camp.ada.slash(camp.channel, "campaign continue", campaign="The Thaw")
    assert not (await find_campaign(camp, await camp.row())).retired


async def test_the_card_of_a_retired_campaign_offers_no_next_chapter(camp: Camp) -> None:
    await play_chapter(camp)
    await camp.ada.slash(camp.channel, "campaign retire")
    row, card = await camp.row(), camp.card()
    await camp.store.note_card_lost(row.id, card.id)
    await camp.bot.publisher.deliver_posts(row.id)
    assert "Next chapter" not in list_labels(camp.card())
    put_away = "The campaign has been retired; use `/campaign continue` to go on with it."
    assert put_away in read_text(camp.card())


@pytest.mark.parametrize(
    ("raw", "name"), [(" a \n b ", "a b"), ("x" * 99, "x" * 59 + "…"), ("*ü*", "*ü*")]
)
def test_a_name_is_one_line_and_fits(raw: str, name: str) -> None:
    assert campaigns.parse_campaign_name(raw) == name
