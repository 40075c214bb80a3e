"""The card tells somebody who is asked again the outcome of their last answer."""

from __future__ import annotations

import re

import pytest

from cogs.outbox import card_contents
from cogs.views.news import LINES
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


@pytest.mark.parametrize("read", [card_contents.NEWS, 5])
async def test_bots_that_go_on_at_once_do_not_push_it_off_the_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, read: int
) -> None:
    """Four of them take their turns before the card is shown, however many events that brings."""
    monkeypatch.setattr(card_contents, "NEWS", read)
    await camp.plays_not_for_the_first_time(camp.ada, game="survive")
    await camp.gather(game="survive")
    for _ in range(4):
        await camp.ada.slash(camp.channel, "game bot", strength="middling")
    await camp.ada.click(camp.card(), label="Start")
    both = 0
    for _ in range(10):
        async with camp.bot.sessions.lock_table((await camp.row()).id) as session:
            (prompt,) = session.running_game.needed_prompts
        await camp.ada.slash(camp.channel, "act", what=prompt.options[0].label)
        told = [line for line in seen(camp.card()).splitlines() if line.startswith("- ")]
        assert len(told) <= LINES
        own = await _own(camp)
        if own and any("(bot)" in line for line in told):
            assert any(line.startswith(f"- {text[:30]}") for line in told for text in own), told
            both += 1
    assert both >= 3


async def test_while_nothing_is_told_those_who_watch_still_read_what_led_here(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in seen(camp.card())
    assert "Ada draws a card" in seen(camp.card())


async def _own(camp: Camp) -> list[str]:
    """What all were told of Ada's last answer itself."""
    row = await camp.row()
    async with camp.bot.sessions.lock_table(row.id) as session:
        answered = session.acted[camp.ada.id]
    logged = await camp.bot.store.list_events(row.id, None, limit=100)
    return [each.event.text for each in logged if each.edition == answered]


async def _first_place(camp: Camp) -> str:
    async with camp.bot.sessions.lock_table((await camp.row()).id) as session:
        (prompt,) = session.running_game.needed_prompts
        return prompt.options[0].label
