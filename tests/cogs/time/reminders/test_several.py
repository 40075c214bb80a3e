"""Several people at one table, and tables that are not in play."""

from datetime import timedelta
from typing import Any

import pytest

from cogs.outbox import throttle
from cogs.outbox.notices import MOST_TABLES_IN_MESSAGE
from tables.committing import Change
from tests.cogs.play import Camp, list_labels, read_text
from tests.cogs.time.reminders.words import list_letters, list_sends, list_stalls, list_standing

pytestmark = pytest.mark.usefixtures("noon")


@pytest.fixture
async def two_asked(noon: None, camp: Camp) -> Camp:
    """Noon, UTC; all three are asked at once, and only Ada has answered."""
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.act(camp.ada, "Ash")
    return camp


@pytest.mark.usefixtures("two_asked")
async def test_each_waiting_player_gets_one_reminder(camp: Camp) -> None:
    for n in range(3):
        await camp.wait(hours=24)
        assert len(list_standing(camp.channel)) == 2
        assert len(list_sends(camp)) == 2 * (n + 1)
    await camp.wait(hours=24)
    (word,) = list_stalls(camp)
    assert "Ben since" in read_text(word)
    assert "Cleo since" in read_text(word)
    await camp.act(camp.ben, "Birch")
    (word,) = list_stalls(camp)
    assert "Ben" not in read_text(word)
    await camp.act(camp.cleo, "Cedar")
    assert list_stalls(camp) == []


@pytest.mark.usefixtures("two_asked")
async def test_a_stall_message_is_edited_once_discord_accepts_it(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        await camp.wait(hours=24)
    camp.clock.stop()
    monkeypatch.setattr(throttle, "OLD_MESSAGE_AGE", timedelta(hours=1))
    camp.bot.publisher.tempo.old_edits.note_edit_refusal(camp.channel.id)
    await camp.act(camp.ben, "Birch")
    (word,) = list_stalls(camp)
    assert "Ben since" in read_text(word)
    await camp.wait(seconds=throttle.OLD_PERIOD.total_seconds())
    (word,) = list_stalls(camp)
    assert "Ben" not in read_text(word)
    assert "Cleo since" in read_text(word)


@pytest.mark.usefixtures("two_asked")
async def test_a_failed_edit_of_a_stall_message_is_retried(camp: Camp) -> None:
    for _ in range(4):
        await camp.wait(hours=24)
    (word,) = list_stalls(camp)
    path = f"/channels/{camp.channel.id}/messages/{word.id}"
    camp.env.inject_error("PATCH", path, status=400, code=0, times=1)
    await camp.act(camp.ben, "Birch")
    assert "Ben since" in read_text(list_stalls(camp)[0])
    await camp.wait(minutes=5)
    assert "Ben" not in read_text(list_stalls(camp)[0])


async def test_gathering_and_ended_tables_send_no_reminders(camp: Camp) -> None:
    """What is set before the start counts in play."""
    await camp.gather(camp.ben, options={"words_only": "yes"})
    await camp.wait(days=9)
    await camp.ada.slash(camp.channel, "table reminders", after=7, by="dm")
    await camp.ada.click(camp.card(), label="Start")
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=7)
    await camp.wait(hours=7)
    assert list_standing(camp.channel) == []
    (reminder,) = list_letters(camp, camp.ben)
    assert "What do you call your camp?" in read_text(reminder)
    assert len(list_sends(camp)) == 2
    await camp.close()
    assert list_letters(camp, camp.ben) == []
    assert await camp.store.find_next_table_due() is None
    await camp.wait(days=9)
    assert len(list_sends(camp)) == 2


@pytest.fixture
async def offered(camp: Camp) -> Camp:
    """At noon Ada offers Ben a secret, and goes on."""
    await camp.begin_odd("offer", camp.ben)
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    return camp


async def test_an_offer_gets_one_reminder_and_no_stall_message(offered: Camp) -> None:
    await offered.wait(hours=23)
    assert list_standing(offered.channel) == []
    await offered.wait(hours=1)
    (reminder,) = list_standing(offered.channel)
    assert offered.list_pinged() == ["Ben"]
    row = await offered.row()
    said = f"<@{offered.ben.id}>, somebody at **Odd Questions**, table {row.id}, has been waiting"
    assert said in read_text(reminder)
    for _ in range(4):
        await offered.wait(hours=24)
    assert len(list_sends(offered)) == 1
    assert all("waits for Ben" not in read_text(word) for word in list_stalls(offered))
    assert len(list_standing(offered.channel)) == 1
    await offered.ben.slash(offered.channel, "act", what="Take 0")
    assert list_standing(offered.channel) == []


async def test_other_players_moves_do_not_delay_a_reminder(offered: Camp) -> None:
    """Nor does a restart."""
    for _ in range(2):
        async with offered.bot.sessions.lock_table((await offered.row()).id) as session:
            await offered.bot.sessions.save_changes(session, Change())
        await offered.restart()
        assert list_standing(offered.channel) == []
        await offered.wait(hours=12)
    assert len(list_standing(offered.channel)) == 1


async def tables(camp: Camp, count: int) -> list[Any]:
    """So many tables that all wait for Ada, who wants her reminders by direct message; the channels
    they are in."""
    channels = [camp.guild.create_text_channel(f"fire-{n}") for n in range(count)]
    for channel in channels:
        await camp.begin(channel=channel, camps=False)
        await camp.ada.slash(channel, "act", what="Camp Ada")
    await camp.ada.slash(channels[0], "settings", remind_by="dm")
    return channels


async def test_simultaneous_reminders_come_in_one_message(camp: Camp) -> None:
    channels = await tables(camp, 3)
    await camp.wait(hours=24)
    assert len(list_sends(camp)) == 1
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in read_text(m)]
    assert "News of 3 of your tables" in read_text(message)
    for number, channel in enumerate(channels, 1):
        assert f"**Tiny Fire**, table {number} in <#{channel.id}>" in read_text(message)
        assert f"Your move, table {number}" in list_labels(message)
    assert len(set(list_labels(message))) == 9
    assert all(list_standing(channel) == [] for channel in channels)
    # A table that waits no more is taken out of it.
    await camp.ada.slash(channels[2], "act", what="Draw a card")
    await camp.ada.slash(channels[0], "act", what="Draw a card")
    await camp.wait()
    (message,) = list_letters(camp, camp.ada)
    assert "table 2" in read_text(message) and "table 1" not in read_text(message)
    assert "What do you do?" in await camp.press(camp.ada.user, message, "Your move")
    await camp.ada.user.click(message, label="Mute this turn")
    await camp.wait()
    assert list_letters(camp, camp.ada) == []


async def test_a_long_message_names_the_remaining_tables(camp: Camp) -> None:
    await tables(camp, MOST_TABLES_IN_MESSAGE + 2)
    await camp.wait(hours=24)
    assert len(list_sends(camp)) == 1
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in read_text(m)]
    assert len(list_labels(message)) == 3 * MOST_TABLES_IN_MESSAGE
    assert (
        f"And tables {MOST_TABLES_IN_MESSAGE + 1}, {MOST_TABLES_IN_MESSAGE + 2}:"
        " `/mine` lists them all." in read_text(message)
    )
    async with camp.sessions.lock_table(MOST_TABLES_IN_MESSAGE + 2) as session:
        assert session.reminders[camp.ada.id].message_id == message.id
    # The next reminders take its place.
    await camp.wait(hours=24)
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in read_text(m)]
    assert len(list_sends(camp)) == 2
    for number in (1, 2):
        async with camp.sessions.lock_table(number) as session:
            assert session.reminders[camp.ada.id].message_id == message.id


async def test_reminders_come_in_channels_if_direct_messages_are_closed(camp: Camp) -> None:
    channels = await tables(camp, 2)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=403, code=50007, times=None)
    tries = len(camp.list_posts(dm))
    await camp.wait(hours=24)
    assert len(camp.list_posts(dm)) == tries + 1
    assert [len(list_standing(channel)) for channel in channels] == [1, 1]


async def test_lost_channels_are_reported_together(camp: Camp) -> None:
    channels = await tables(camp, 2)
    await camp.bot.scheduler.stop_task()  # nothing goes out between the two
    for channel in channels:
        await camp.bot.publisher.handle_lost_channel(await camp.row(channel))
    await camp.wait()
    (message,) = [m for m in camp.ada.user.dm_channel.history() if "News of" in read_text(m)]
    assert read_text(message).count("has been deleted") == 2
    assert list_labels(message) == ["Your move, table 1", "Your move, table 2"]
