"""After the end: the same people again; and a table that leaves as a file and comes back."""

import base64
from random import Random

import pytest

from tests.e2e.house import House
from tests.e2e.people import play_together

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_finished_table_can_be_exported_and_imported(house: House) -> None:
    async with house.run_here(), house.seat_people("canary", Random(4), people=2) as people:
        await play_together(people)
        player, channel = people[0].player, people[0].channel
        done = await player.run_command("table export", channel)
        assert done.message is not None
        (file,) = done.message["attachments"]
        content = await player.fetch_file(file["url"])
        sent = {"filename": file["filename"], "data": base64.b64encode(content).decode()}
        come = await player.run_command("table import", channel, file=sent)
        assert "I have replayed all" in come.text
        refused = await player.run_command(
            "table import", channel, file=sent | {"data": base64.b64encode(b"{").decode()}
        )
        assert "not one of my tables" in refused.text


async def test_a_rematch_has_the_same_people(house: House) -> None:
    async with (
        house.run_here() as bot,
        house.seat_people("canary", Random(5), people=2, bots=1) as people,
    ):
        await play_together(people)
        player, channel = people[1].player, people[1].channel
        before = await bot.store.find_latest_table(int(channel))
        done = await player.run_command("game rematch", channel)
        assert "I have opened a new table" in done.text
        after = await bot.store.find_active_table(int(channel))
        assert before is not None
        assert after is not None
        assert after.seats == before.seats
        erased = await player.run_command("me erase", channel)
        await player.press_button(erased, "Erase me")
        await player.wait_for_message("know nothing about you", channel)
        after = await bot.store.find_active_table(int(channel))
        assert after is not None
        assert int(player.id) not in [seat.user_id for seat in after.seats]


async def test_a_seat_given_to_a_bot_can_be_taken_back(house: House) -> None:
    """And the game is played to its end, and can be proved."""
    async with house.run_here() as bot, house.seat_people("canary", Random(6), people=3) as people:
        one, two, three = (person.player for person in people)
        channel = people[0].channel
        await one.run_command("table deadline", channel, time="1 day")
        await one.run_command("me away", channel, until="1 week")
        await one.wait_for_message("is away until", channel)
        await two.run_command("table replace", channel, seat="0")
        ballot = await three.wait_for_message("proposes that a bot plays on", channel)
        await three.press_button(ballot, "A bot plays on")
        await three.wait_for_message("as soon as they return", channel)
        table = await bot.store.find_active_table(int(channel))
        assert table is not None
        assert table.seats[0].bot
        back = await one.run_command("game back", channel)
        assert "Welcome back" in back.text
        table = await bot.store.find_active_table(int(channel))
        assert table is not None
        assert table.seats[0].user_id == int(one.id)
        await play_together(people)
        await house.wait_until_shown()
        proof = await one.run_command("table verify", channel)
        assert "every roll and the end are the same" in proof.text
    found = house.ledger.check_all()
    assert found["seats that changed hands"] == 1
    assert found["journaled"]
