"""Rematches, by the last card's button or by command."""

from tests.cogs.lobby.test_seat_commands import ask_to_replace, find_ballot
from tests.cogs.play import Camp, read_text


async def finish_game(camp: Camp) -> None:
    """Ada, Ben and a bot have played a game to its end."""
    await camp.begin_odd("several", camp.ben, bots=1, words_only="yes")
    await camp.ada.click(camp.card(), label="None of them")
    await camp.ben.click(camp.card(), label="None of them")
    assert (await camp.row()).status == "ended"


async def test_the_last_card_opens_one_rematch_for_its_players(camp: Camp) -> None:
    assert "no table in this channel" in await camp.ask(camp.ada, "game rematch")
    await finish_game(camp)
    first = await camp.row()
    ended = camp.card()
    assert "Only players of this table" in await camp.press(camp.cleo, ended, "Rematch")
    assert await camp.press(camp.ben, camp.card(), "Rematch") == "", "the new card says it"
    second = await camp.row()
    assert second.id != first.id
    assert second.seed != first.seed
    assert (second.status, second.opener_id) == ("gathering", camp.ben.id)
    for kept in ("seats", "game", "options", "settings"):
        assert getattr(second, kept) == getattr(first, kept)
    assert "already has a table" in await camp.press(camp.ben, ended, "Rematch")
    assert "has not ended yet" in await camp.ask(camp.ada, "game rematch")
    assert "Ada" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Start")
    assert (await camp.row()).status == "playing"


async def test_the_rematch_command_leaves_out_players_who_left(camp: Camp) -> None:
    await finish_game(camp)
    camp.guild.remove_member(camp.ben)
    assert "I cannot find Ben here" in await camp.ask(camp.ada, "game rematch")
    seats = (await camp.row()).seats
    assert [(seat.number, seat.name) for seat in seats] == [(0, "Ada"), (1, "Alma (bot)")]


async def over_without_cleo(camp: Camp) -> None:
    """Ada, Cleo and a bot have begun; then another bot is put into Cleo's seat, and plays on."""
    await camp.begin_odd("several", camp.cleo, bots=1)
    await camp.ada.slash(camp.channel, "game bot", seat="1")
    await camp.ada.click(camp.card_in_play(), label="None of them")
    row = await camp.row()
    assert row.status == "ended"
    assert [seat.bot for seat in row.seats] == [False, True, True]


async def list_seat_names(camp: Camp) -> list[str]:
    return [seat.name for seat in (await camp.row()).seats]


async def test_a_rematch_frees_a_seat_where_a_bot_stood_in(camp: Camp) -> None:
    """Nobody who may not be here is seated either: the place is free, for them or for others. Only
    if they call for the rematch themselves do they sit."""
    await over_without_cleo(camp)
    ended = camp.card()
    done = await camp.press(camp.ada, camp.card(), "Rematch")
    assert "A bot played on for Cleo, so that seat is free" in done
    assert await list_seat_names(camp) == ["Ada", "Alma (bot)"]
    await camp.cleo.click(camp.card(), label="Join")
    assert await list_seat_names(camp) == ["Ada", "Alma (bot)", "Cleo"]
    await camp.close()
    assert await camp.press(camp.cleo, ended, "Rematch") == ""
    assert await list_seat_names(camp) == ["Ada", "Cleo", "Alma (bot)"]


async def test_a_rematch_seats_the_player_who_took_over(camp: Camp) -> None:
    """The player they took over from has no seat, unless they call for the rematch and there is
    room."""
    dora = camp.add_member("Dora")
    await camp.begin_odd("several", camp.ben)
    await ask_to_replace(camp, camp.ada, "Ben", dora)
    await dora.click(find_ballot(camp), label="I'll take the seat")
    await camp.ada.click(camp.card_in_play(), label="None of them")
    await dora.click(camp.card_in_play(), label="None of them")
    ended = camp.card()
    await camp.ada.click(ended, label="Rematch")
    assert await list_seat_names(camp) == ["Ada", "Dora"]
    await camp.close()
    await camp.ben.click(ended, label="Rematch")
    assert await list_seat_names(camp) == ["Ada", "Dora", "Ben"]
