"""Nobody is reminded of a card that somebody has deleted: it is posted again first."""

from __future__ import annotations

import pytest

from tests.clock import Clock
from tests.cogs.play import Camp, labels, seen
from tests.cogs.time.deadlines.play import timed, warnings
from tests.cogs.time.reminders.words import card, direct_messages, later, stalls, standing


async def deleted(camp: Camp) -> int:
    """A moderator deletes the card; its id."""
    gone = (await card(camp)).id
    await camp.bot.http.delete_message(camp.channel.id, gone)
    return gone


async def test_before_a_reminder_of_either_kind(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    gone = await deleted(camp)
    await later(camp, clock, hours=24)
    (reminder,) = standing(camp.channel)
    posted = await card(camp)
    assert posted.id != gone and "Menu" in labels(posted)
    assert f"/{posted.id})" in seen(reminder)
    assert posted.id < reminder.id
    assert camp.pinged() == ["Ada"]
    await camp.ada.slash(camp.channel, "settings", remind_by="dm")
    await deleted(camp)
    await later(camp, clock, hours=24)
    (reminder,) = direct_messages(camp, camp.ada)
    assert f"/{(await card(camp)).id})" in seen(reminder)


async def test_before_the_table_hears_of_a_stall(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    for _ in range(3):
        await later(camp, clock, hours=24)
    gone = await deleted(camp)
    await later(camp, clock, hours=24)
    (stall,) = stalls(camp)
    assert (await card(camp)).id != gone
    assert f"/{(await card(camp)).id})" in seen(stall)


async def test_before_a_warning(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    gone = await deleted(camp)
    await later(camp, clock, hours=18)
    (warning,) = warnings(camp)
    assert (await card(camp)).id != gone
    assert f"/{(await card(camp)).id})" in warning


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_where_discord_does_not_say_the_reminder_comes_all_the_same(
    ada_to_move: Camp, clock: Clock, status: int, code: int
) -> None:
    camp = ada_to_move
    here = (await card(camp)).id
    path = f"/channels/{camp.channel.id}/messages/{here}"
    camp.env.inject_error("GET", path, status=status, code=code, times=None)
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    assert (await card(camp)).id == here
