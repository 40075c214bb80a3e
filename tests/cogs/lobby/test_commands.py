"""Tables before the start: opening, taking seats, bots, options, starting and closing."""

import discord
import pytest

from tables.actions import lobby
from tables.errors import UserError
from tests.cogs.play import Camp, list_labels, read_reply, read_text


async def test_open_shows_the_lobby_where_players_join_and_leave(camp: Camp) -> None:
    opened = await camp.ask(camp.ada, "game open", game="tiny")
    assert opened == "The table is open, and you have the first seat."
    card = camp.card()
    assert "Tiny Fire" in read_text(card)
    assert "Ada" in read_text(card)
    assert "Provably fair dice" in read_text(card)
    assert list_labels(card) == ["Start", "Join", "Add bot", "Leave", "How to play", "Options"]
    await camp.ben.click(camp.card(), label="Join")
    assert "Ben" in read_text(camp.card())
    twice = await camp.ask(camp.ben, "game join")
    assert "You already have a seat" in twice
    assert "Press **Start** to begin the game" in twice
    assert "You get up" in await camp.ask(camp.ben, "game leave")
    assert "Ben" not in read_text(camp.card())
    assert "no seat" in await camp.press(camp.ben, camp.card(), "Leave")
    assert "You sit down as Cleo" in await camp.ask(camp.cleo, "game join")


async def test_a_button_opens_a_second_table_in_a_thread(camp: Camp) -> None:
    await camp.gather()
    again = await camp.ben.slash(camp.channel, "game open", game="tiny")
    assert "already has a table" in read_reply(again)
    done = await camp.ben.click(again.response, label="Open in a thread")
    (thread,) = camp.channel.threads
    assert f"The table is open in <#{thread.id}>" in read_text(done.response)
    assert "Open in a thread" not in list_labels(done.response)
    assert "Join" in list_labels(camp.card(thread))
    assert [seat.user_id for seat in (await camp.row(thread)).seats] == [camp.ben.id]
    await camp.ben.slash(camp.channel, "game open", game="tiny")
    assert "The table is open in" in read_text(done.response), "it is a refusal no more, and stays"


async def test_a_thread_is_offered_only_to_those_who_may_open_one(camp: Camp) -> None:
    closed = {camp.ben: discord.PermissionOverwrite(create_public_threads=False)}
    camp.channel = camp.guild.create_text_channel("threadless", overwrites=closed)
    await camp.gather()
    refused = await camp.ben.slash(camp.channel, "game open", game="tiny")
    assert "already has a table" in read_reply(refused) and not list_labels(refused.response)
    forged = await camp.forge(camp.ben, refused.response, "ek:0:inthread:tiny")
    assert "may no longer open threads" in read_reply(forged)
    assert not camp.channel.threads


async def test_a_refused_table_leaves_no_empty_thread(camp: Camp) -> None:
    await camp.gather()
    again = await camp.ben.slash(camp.channel, "game open", game="tiny")
    await camp.sessions.people.save_server_settings(camp.guild.id, most=1)
    done = await camp.press(camp.ben, again.response, "Open in a thread")
    assert "the most its managers allow" in done
    assert not camp.channel.threads


async def test_an_unknown_game_is_refused_with_a_sentence(camp: Camp) -> None:
    with pytest.raises(UserError, match="Tiny Fire"):
        await lobby.open_table(
            camp.sessions, channel_id=1, guild_id=1, user_id=1, name="A", game="chess"
        )


async def test_bots_can_be_removed_and_added_until_the_table_is_full(camp: Camp) -> None:
    await camp.gather(bots=2)
    await camp.ada.slash(camp.channel, "game bot")
    assert "(bot)" in read_text(camp.card())
    assert "Join" not in list_labels(camp.card())
    assert "full" in await camp.ask(camp.ben, "game join")
    assert "full" in await camp.ask(camp.ada, "game bot")
    await camp.ada.click(camp.card(), label="Remove bot")
    assert await camp.ask(camp.ada, "game bot", remove=True) == "Bruno (bot) gets up."
    row = await camp.row()
    assert [seat.bot for seat in row.seats] == [False, True]
    await camp.ada.slash(camp.channel, "game bot", remove=True)
    assert "No bot sits here" in await camp.ask(camp.ada, "game bot", remove=True)
    # Starting needs a person who sits there.
    other = await camp.press(camp.ben, camp.card(), "Start")
    assert "you cannot start its game. Press **Join** first." in other
    await camp.ada.slash(camp.channel, "game bot")
    await camp.ada.slash(camp.channel, "game leave")
    assert "Bots do not play alone" in await camp.ask(camp.ada, "game start")


async def test_a_press_gets_no_reply_if_the_card_shows_its_outcome(camp: Camp) -> None:
    """A command must get a reply, which is short."""
    await camp.gather()
    for player, label in (
        (camp.ben, "Join"),
        (camp.ben, "Add bot"),
        (camp.ada, "Remove bot"),
        (camp.ben, "Leave"),
        (camp.ada, "Start"),
    ):
        assert await camp.press(player, camp.card(), label) == "", label
    assert (await camp.row()).status == "playing"


async def test_the_lobby_offers_the_games_own_options(camp: Camp) -> None:
    await camp.gather(game="odd")
    listed = await camp.ask(camp.ada, "game options")
    assert "- **Ask**: " in listed
    assert "- **Words only**: no (yes or no)" in listed
    assert "Packs" not in listed, "the game takes none"
    names = await camp.ada.autocomplete(camp.channel, "game options", "name", "")
    names = [choice for choice in names if choice["value"] != "language"]
    assert [choice["value"] for choice in names] == ["ask", "loud", "pace", "words_only"]
    assert [choice["name"] for choice in names] == ["Ask", "Loud", "Pace", "Words only"]
    values = await camp.ada.autocomplete(camp.channel, "game options", "value", "", name="ask")
    assert "several" in [choice["value"] for choice in values]
    for name, expected in {"loud": ["yes", "no"], "pace": ["1", "2", "3", "4", "5"]}.items():
        values = await camp.ada.autocomplete(camp.channel, "game options", "value", "", name=name)
        assert [choice["value"] for choice in values] == expected
    await camp.ada.slash(camp.channel, "game options", name="pace", value="5")
    assert (await camp.row()).options["pace"] == 5
    assert "Pace: 5" in read_text(camp.card())
    bad = await camp.ask(camp.ada, "game options", name="pace", value="99")
    assert bad == "Pace cannot be “99”. It is 1, 2, 3, 4 or 5."
    await camp.ada.slash(camp.channel, "game options", name="loud", value="yes")
    assert (await camp.row()).options["loud"] is True
    assert "**Loud**: yes (yes or no)" in await camp.ask(camp.ada, "game options")
    unknown = await camp.ask(camp.ada, "game options", name="speed", value="1")
    assert "no such option" in unknown
    assert "It has these: **Ask**, **Loud** and **Pace**." in unknown
    unclear = await camp.ask(camp.ada, "game options", name="words_only", value="maybe")
    assert "Words only is yes or no." in unclear


async def test_options_can_be_set_by_the_names_that_the_panel_shows(camp: Camp) -> None:
    await camp.gather(game="survive")
    names = await camp.ada.autocomplete(camp.channel, "game options", "name", "last")
    assert [(choice["name"], choice["value"]) for choice in names] == [("Last dawn", "last_dawn")]
    panel = await camp.ada.click(camp.card(), label="Options")
    assert "**Last dawn.** The game ends after this round." in read_text(panel.response)
    for said in ("last_dawn", "Last dawn", " LAST DAWN "):
        done = await camp.ask(camp.ada, "game options", name=said, value="40")
        assert done == "Last dawn is now “40”."
        assert (await camp.row()).options["last_dawn"] == 40
        await camp.ada.slash(camp.channel, "game options", name=said, value="as usual")
        assert (await camp.row()).options["last_dawn"] is None
    values = {"name": "Words only"}
    offered = await camp.ada.autocomplete(camp.channel, "game options", "value", "", **values)
    assert [choice["value"] for choice in offered] == ["yes", "no"]
    await camp.ada.slash(camp.channel, "game options", name="Words only", value="yes")
    assert (await camp.row()).settings["words_only"] is True


async def test_start_pings_the_players_to_move_and_status_names_them(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "Gathering: Ada and Ben" in await camp.ask(camp.ada, "game status")
    gathering = camp.card()
    await camp.ada.slash(camp.channel, "game start")
    card = camp.card()
    assert card.id != gathering.id
    assert camp.list_pinged() == ["Ada", "Ben"]
    assert list_labels(camp.cards()[-2]) == []
    status = await camp.ask(camp.cleo, "game status")
    assert "It is Ada and Ben's move" in status and str(card.id) in status
    late = await camp.ask(camp.ada, "game options", name="rounds", value="3")
    assert "The game has begun" in late


async def test_only_the_opener_or_a_manager_ends_a_game_and_must_confirm(camp: Camp) -> None:
    await camp.begin(camp.ben)
    assert "can end it" in await camp.ask(camp.ben, "game end")
    sure = await camp.ada.slash(camp.channel, "game end")
    assert (await camp.row()).status == "playing"
    await camp.ada.click(sure.response, label="Close the table")
    assert (await camp.row()).status == "closed"
    assert "was closed" in read_text(camp.card())
    assert "Provably fair dice: `/table verify`" in read_text(camp.card())
    assert "I have closed the table" in read_text(sure.response), "which takes the button's place"
    row = await camp.row()
    assert "already ended" in read_reply(
        await camp.forge(camp.ada, camp.card(), f"ek:{row.id}:close")
    )
    assert "This table has ended." in await camp.ask(camp.ben, "game leave")
    await camp.gather()
    sure = await camp.moderator.slash(camp.channel, "game end")
    await camp.moderator.click(sure.response, label="Close the table")
    assert (await camp.row()).status == "closed"
    assert "before the game began" in read_text(camp.card())


async def test_a_bot_replaces_a_leaving_player_until_somebody_takes_over(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.leave(camp.ada)
    row = await camp.row()
    assert row.seats[0].bot
    assert camp.list_pinged() == ["Ben"]
    offer = await camp.cleo.slash(camp.channel, "game join")
    await camp.cleo.click(offer.response, label=f"Take over {row.seats[0].name}")
    row = await camp.row()
    assert row.seats[0].user_id == camp.cleo.id
    assert "You play on for Alma (bot)." in read_text(offer.response)
    taken = await camp.forge(camp.cleo, camp.card(), f"ek:{row.id}:takeover:0")
    assert "not free any more" in read_reply(taken)
    assert "every seat is taken" in await camp.ask(camp.ada, "game join")


async def test_a_member_who_left_the_server_is_replaced_by_a_bot(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "only during the game" in await camp.ask(camp.ada, "game bot", seat="Ben")
    assert [seat.name for seat in (await camp.row()).seats] == ["Ada", "Ben"]
    await camp.ada.click(camp.card(), label="Start")
    nobody = await camp.ask(camp.ada, "game bot", seat="Bob")
    assert "called “Bob”. A bot can take over from Ada and Ben." in nobody
    await camp.name_camps(camp.ada, camp.ben)
    camp.guild.remove_member(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert camp.ben.mention in read_text(camp.card())
    status = await camp.ask(camp.ada, "game status")
    assert "Ben has left this server. Use `/table replace`" in status
    assert "Only players at this table" in await camp.ask(camp.cleo, "game bot", seat="1")
    seats = await camp.ada.autocomplete(camp.channel, "game bot", "seat", "b")
    assert seats == [{"name": "Ben", "value": "1"}]
    assert "Done" in await camp.ask(camp.ada, "game bot", seat="ben")  # nobody else has a say
    assert (await camp.row()).seats[1].bot
    assert camp.ada.mention in read_text(camp.card())
    assert "Say whose seat" in await camp.ask(camp.ada, "game bot")


async def test_alone_in_direct_messages(camp: Camp) -> None:
    assert "fill the table with bots" in read_reply(
        await camp.ada.user.slash("game open", game="tiny")
    )
    dm = camp.ada.user.dm_channel
    await camp.ada.user.click(dm.last_message, label="Add bot")
    await camp.ada.user.click(dm.last_message, label="Start")
    await camp.ada.user.slash("act", what="Home")
    assert "What do you do?" in read_text(dm.last_message)


async def test_commands_without_a_table_say_so(camp: Camp) -> None:
    for command in (
        "game join",
        "game status",
        "hand",
        "board",
        "table log",
        "table verify",
        "undo",
    ):
        assert "no table in this channel" in await camp.ask(camp.ada, command)
    assert "no table in this channel" in read_reply(await camp.ada.user.slash("hand"))


async def test_joining_twice_says_what_the_start_still_needs(camp: Camp) -> None:
    """Start cannot be pressed before the seats are taken that the game needs."""
    await camp.gather(game="hope")
    assert "needs 3 to 5 players, and 1 sit here" in await camp.ask(camp.ada, "game start")
    for missing in ("2 more seats are", "one more seat is"):
        assert "Start" not in list_labels(camp.card())
        twice = await camp.press(camp.ada, camp.card(), "Join")
        assert f"can start when {missing} taken" in twice
        assert "press Start" not in twice
        await camp.ada.click(camp.card(), label="Add bot")
    assert "Start" in list_labels(camp.card())
    assert "Press **Start** to begin the game" in await camp.press(camp.ada, camp.card(), "Join")
