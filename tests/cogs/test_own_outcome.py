"""The card tells somebody who is asked again what came of their last answer."""

from __future__ import annotations

import re

from tests.cogs.play import Camp, seen

GOES = re.compile(r"- Ada goes from [A-G][1-7] to [A-G][1-7]\.")


async def test_who_is_asked_again_reads_what_came_of_their_answer(camp: Camp) -> None:
    await camp.gather(game="survive")
    await camp.ada.click(camp.card(), label="Start")
    await camp.ada.slash(camp.channel, "act", what="Red")
    assert "Ada plays Red." in seen(camp.card())
    assert "Where do you go?" in seen(camp.card())
    await camp.ada.slash(camp.channel, "act", what=await _first_place(camp))
    assert GOES.search(seen(camp.card()))
    assert "Ada plays Red." not in seen(camp.card()), "that was before"


async def _first_place(camp: Camp) -> str:
    async with camp.bot.desk.at((await camp.row()).id) as live:
        (prompt,) = live.playing.needed
        return prompt.options[0].label
