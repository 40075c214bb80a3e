"""How well bots play: chosen when they sit down, changed before the start, kept afterwards."""

import pytest

from storage import PlayStatistics, Seat
from tests.cogs.play import Camp, list_labels, list_selects, read_reply, read_text


async def seats(camp: Camp) -> list[Seat]:
    return [seat for seat in (await camp.row()).seats if seat.bot]


async def test_bots_are_easy_in_a_players_first_game(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def summarise_games_of_user(user_id: int) -> list[PlayStatistics]:
        game = "survive" if user_id == camp.ben.id else "hope"
        return [PlayStatistics(game, 1, 0, 2.0, 9, None, (await camp.row()).changed_at)]

    monkeypatch.setattr(camp.store, "summarise_games_of_user", summarise_games_of_user)
    await camp.gather(game="survive", bots=1)
    assert [s.strength for s in await seats(camp)] == ["easy"], "Ada has never finished one"
    await camp.ada.slash(camp.channel, "game bot", strength="middling")
    assert [s.strength for s in await seats(camp)] == ["easy", "middling"]
    await camp.ben.click(camp.card(), label="Join")
    await camp.ada.click(camp.card(), label="Add bot")
    assert [s.strength for s in await seats(camp)] == ["easy", "middling", "middling"]


async def test_bot_strength_can_be_changed_only_before_the_start(camp: Camp) -> None:
    await camp.gather()
    options = (await camp.ada.click(camp.card(), label="Options")).response
    assert "Bots' strength" not in list_labels(options)
    await camp.ada.click(camp.card(), label="Add bot")
    assert [(s.name, s.strength) for s in await seats(camp)] == [("Alma (bot)", "middling")]
    options = (await camp.ada.click(camp.card(), label="Options")).response
    panel = (await camp.ada.click(options, label="Bots' strength")).response
    (menu,) = list_selects(panel)
    assert [option["label"] for option in menu["options"]] == [
        "Alma: Easy",
        "Alma: Middling",
        "Alma: Strong",
    ]
    await camp.ada.select(panel, ["easy"])
    assert [(s.name, s.strength) for s in await seats(camp)] == [("Alma (easy bot)", "easy")]
    assert "Alma (easy bot)" in read_text(camp.card())
    await camp.ada.slash(camp.channel, "game bot", strength="easy")
    assert "Bruno (easy bot)" in read_text(camp.card())
    panel = (await camp.ada.click(options, label="Bots' strength")).response
    brunos = list_selects(panel)[1]["custom_id"]
    await camp.ada.select(panel, ["middling"], custom_id=brunos)
    assert [s.strength for s in await seats(camp)] == ["easy", "middling"]
    await camp.ada.click(camp.card(), label="Start")
    assert "has begun" in read_reply(await camp.ada.select(panel, ["easy"], custom_id=brunos))
    assert [s.strength for s in await seats(camp)] == ["easy", "middling"]


async def test_players_choose_the_strength_of_their_own_stand_in(camp: Camp) -> None:
    assert "When your time is up: what each table has set." in await camp.ask(camp.ada, "settings")
    said = await camp.ask(camp.ada, "settings", stand_in="easy")
    assert "When your time is up: an easy bot makes the move." in said
    assert "what each table has set" in await camp.ask(camp.ada, "settings", stand_in="table")
