"""The data that is stored about a user: exported to them, and erased."""

import json
from typing import Any

import pytest

from rules.engine import GAMES, Table
from storage import StorageFull
from storage.people import erasing
from tests.cogs.play import Camp, fail_with, read_reply, read_text
from tests.storage.tables import dump_database


async def file_of(message: Any) -> Any:
    """The JSON file that a message brings."""
    (file,) = message.attachments
    return json.loads(await file.read())


async def is_known(camp: Camp, words: object) -> bool:
    """Whether the database has them anywhere."""
    return str(words) in await dump_database(camp.store)


async def export(camp: Camp, who: Any) -> Any:
    """What somebody gets as an export of what is stored about them."""
    return await file_of((await who.slash(camp.channel, "me export")).response)


async def tale(camp: Camp) -> None:
    """Ada and Ben each tell something; the game ends."""
    await camp.begin_odd("tale", camp.ben)
    await camp.act(camp.ada, "It snowed on the pass")
    await camp.act(camp.ben, "The river froze")


async def test_the_export_holds_only_the_players_own_data(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", words_only=True)
    await tale(camp)
    done = await camp.ada.slash(camp.channel, "me export")
    assert done.ephemeral
    about = await file_of(done.response)
    assert about["user"] == camp.ada.id
    assert about["settings"]["words_only"] == 1
    (table,) = about["tables"]
    assert (table["game"], table["status"], table["opened by you"]) == ("odd", "ended", True)
    assert [seat["name"] for seat in table["seats"]] == ["Ada"]
    assert [answer["answer"] for answer in table["answers"]] == ["It snowed on the pass"]
    assert [words["quote"] for words in table["words in the log"]] == ["It snowed on the pass"]
    assert "river" not in json.dumps(about)


async def test_strangers_have_no_data_and_erased_names_leave_the_game(camp: Camp) -> None:
    await tale(camp)
    assert await export(camp, camp.cleo) == {
        "user": camp.cleo.id,
        "settings": None,
        "tables": [],
        "hands shown in direct messages": [],
        "direct message channel": [],
        "tables last looked at": [],
        "kinds of question met": [],
        "roles told": [],
        "answers given ahead": [],
        "reminders": [],
        "away": [],
        "seats kept for you": [],
        "open votes that name you": [],
        "packs you have uploaded": [],
        "being taken out": False,
    }
    row = await camp.row()
    await camp.erase(camp.ben)
    saved = await camp.store.find_saved_game(row.id)
    table: Table[Any] = Table.load(saved.checkpoint, saved.since)
    assert table.names == ("Ada", "a former player")
    assert table.result


async def test_visits_are_exported_and_erased(camp: Camp) -> None:
    """Cleo only watches; all that is stored about her is when she looked."""
    await camp.begin(camp.ben)
    row = await camp.row()
    await camp.cleo.slash(camp.channel, "recap")
    about = await export(camp, camp.cleo)
    assert [look["table"] for look in about["tables last looked at"]] == [row.id]
    assert about["tables"] == []
    await camp.erase(camp.cleo)
    assert not await is_known(camp, camp.cleo.id)
    assert (await camp.row()).seats == row.seats
    assert "You have not looked in yet" in await camp.ask(camp.cleo, "recap")
    about = await export(camp, camp.cleo)
    assert [look["table"] for look in about["tables last looked at"]] == [row.id]
    await camp.leave(camp.ada)
    await camp.erase(camp.ada)
    assert "takes a former player's place" in await camp.ask(camp.ben, "table log")
    assert r"\[taken back\]" in await camp.ask(camp.ben, "table log")


async def test_a_finished_game_stays_verifiable_without_the_erased_name(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", words_only=True)
    await tale(camp)
    asked = await camp.ada.slash(camp.channel, "me erase")
    assert "You cannot undo this" in read_reply(asked)
    assert [seat.name for seat in (await camp.row()).seats] == ["Ada", "Ben"], "not yet"
    done = await camp.ada.click(asked.response, label="Erase me")
    assert "know nothing about you" in read_reply(done) + read_text(done.followups[-1])
    row = await camp.row()
    assert [(seat.user_id, seat.name, seat.bot) for seat in row.seats] == [
        (None, "a former player", False),
        (camp.ben.id, "Ben", False),
    ]
    assert row.opener_id == camp.ben.id
    log = await camp.ask(camp.cleo, "table log")
    assert "Ada" not in log
    assert "snowed" not in log
    assert "a former player tells" in log
    assert "> The river froze" in log
    assert "are the same" in await camp.ask(camp.ben, "table verify")
    assert "Ada" not in read_text(camp.card())
    for words in (camp.ada.id, "Ada"):
        assert not await is_known(camp, words)
    about = await export(camp, camp.ada)
    assert about["tables"] == []
    assert about["settings"] is None
    assert "not finished a game" in await camp.ask(camp.ada, "me stats")
    assert "1 table" in await camp.ask(camp.ada, "table stats")


async def test_erasing_a_player_seats_a_bot_and_forgets_direct_messages(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    before = await camp.row()
    assert await camp.store.find_hand_message(before.id, 0) is not None
    await camp.erase(camp.ada)
    assert await camp.store.find_hand_message(before.id, 0) is None
    row = await camp.row()
    assert row.status == "playing"
    assert row.seats[0].bot
    assert row.opener_id == camp.ben.id
    async with camp.sessions.lock_table(row.id) as session:
        assert session.row.opener_id == camp.ben.id, "in memory too"
    assert not await is_known(camp, camp.ada.id)
    log = await camp.ask(camp.ben, "table log")
    assert "Ada" not in log
    assert "a former player" in log
    assert "Ada" not in read_text(camp.card())
    sure = await camp.ben.slash(camp.channel, "game end")
    await camp.ben.click(sure.response, label="Close the table")
    assert "are the same" in await camp.ask(camp.ben, "table verify")


async def test_a_lobby_continues_without_the_erased_player(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await camp.erase(camp.ada)
    row = await camp.row()
    assert [seat.name for seat in row.seats] == ["Ben"]
    assert row.opener_id == camp.ben.id
    assert "Ada" not in read_text(camp.card())
    # Where nobody is left, it is closed.
    await camp.erase(camp.ben)
    assert (await camp.row()).status == "closed"
    assert not await is_known(camp, camp.ada.id)


async def on_write_failed(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Ada wants to be erased, and the bot fails to take her out of the first table."""
    asked = await camp.ada.slash(camp.channel, "me erase")
    with monkeypatch.context() as spoilt:
        spoilt.setattr(erasing, "_erase_from_table", fail_with(StorageFull("The disk is full.")))
        return await camp.ada.click(asked.response, label="Erase me")


async def test_a_partial_erasure_is_not_reported_as_done(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tale(camp)
    done = await on_write_failed(camp, monkeypatch)
    said = read_reply(done) + "".join(read_text(each) for each in done.followups)
    assert "I could not delete everything about you" in said
    assert "Done" not in said
    assert (await export(camp, camp.ada))["being taken out"] is True


async def test_an_interrupted_erasure_continues_by_itself(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp.clock.stop()
    await camp.begin(camp.ben)
    await on_write_failed(camp, monkeypatch)
    assert await is_known(camp, camp.ada.id)
    await camp.wait(minutes=6)
    await camp.env.settle()
    assert not await is_known(camp, camp.ada.id)
    assert "Ada" not in read_text(camp.card())
    assert (await camp.row()).seats[0].bot


async def test_a_table_of_a_removed_game_forgets_the_player_too(camp: Camp) -> None:
    await camp.begin(camp.ben)
    del GAMES["tiny"]
    camp.sessions._sessions.clear()  # as after a start
    asked = await camp.ada.slash(camp.channel, "me erase")
    done = await camp.ada.click(asked.response, label="Erase me")
    assert "know nothing about you" in read_reply(done) + read_text(done.followups[-1])
    assert not await is_known(camp, camp.ada.id)


async def test_the_time_zone_is_shown_even_if_unset(camp: Camp) -> None:
    shown = await camp.ask(camp.ada, "settings")
    assert "Time zone: not set, so I use each server's, or UTC." in shown
    shown = await camp.ask(camp.ada, "settings", time_zone="new york")
    assert "Time zone: America/New_York." in shown
    assert "America/New_York" in await camp.ask(camp.ada, "settings")
