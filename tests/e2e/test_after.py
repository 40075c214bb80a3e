"""After the end: the same people again; and a table that leaves as a file and comes back."""

from __future__ import annotations

import base64
from random import Random

from tests.e2e.house import House
from tests.e2e.people import play


async def test_a_finished_table_goes_out_and_comes_in(house: House) -> None:
    async with house.bot(), house.seated("canary", Random(4), people=2) as people:
        await play(people)
        player, channel = people[0].player, people[0].channel
        done = await player.command("export", channel)
        assert done.message is not None
        (file,) = done.message["attachments"]
        content = await player.fetch(file["url"])
        sent = {"filename": file["filename"], "data": base64.b64encode(content).decode()}
        come = await player.command("import", channel, file=sent)
        assert "moves again" in come.text
        refused = await player.command(
            "import", channel, file=sent | {"data": base64.b64encode(b"{").decode()}
        )
        assert "no table of mine" in refused.text


async def test_a_rematch_has_the_same_people(house: House) -> None:
    async with house.bot() as bot, house.seated("canary", Random(5), people=2, bots=1) as people:
        await play(people)
        player, channel = people[1].player, people[1].channel
        before = await bot.store.latest_table(int(channel))
        done = await player.command("game rematch", channel)
        assert "a new table is open" in done.text
        after = await bot.store.active_table(int(channel))
        assert before is not None
        assert after is not None
        assert after.seats == before.seats
        erased = await player.command("privacy erase", channel)
        await player.press(erased, "Erase me")
        await player.until_message("know nothing about you", channel)
        after = await bot.store.active_table(int(channel))
        assert after is not None
        assert int(player.id) not in [seat.user_id for seat in after.seats]
