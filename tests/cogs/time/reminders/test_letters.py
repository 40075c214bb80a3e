"""Reminders by direct message, for those who want them so."""

from __future__ import annotations

import pytest

from cogs.ui.refusals import CLOSED, TRIES
from tests.clock import Clock
from tests.cogs.play import Camp, seen, told
from tests.cogs.time.reminders.words import direct_messages, later, stalls, standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def by_dm(camp: Camp) -> None:
    said = await camp.ada.slash(camp.channel, "settings", remind_by="dm")
    assert "by direct message" in told(said)


async def test_by_direct_message_the_question_may_stand(camp: Camp, clock: Clock) -> None:
    await by_dm(camp)
    await later(camp, clock, hours=24)
    assert standing(camp.channel) == []
    (message,) = direct_messages(camp, camp.ada)
    assert "What do you do?" in seen(message)
    assert f"<#{camp.channel.id}>" in seen(message)
    await later(camp, clock, hours=24)
    (second,) = direct_messages(camp, camp.ada)
    assert second.id != message.id
    panel = await camp.ada.user.click(second, label="Your move")
    await camp.ada.user.click(panel.response, label="Draw a card")
    assert direct_messages(camp, camp.ada) == []


@pytest.mark.parametrize("code", sorted(CLOSED))
async def test_closed_messages_fall_back_to_a_channel(camp: Camp, clock: Clock, code: int) -> None:
    await by_dm(camp)
    dm = camp.ada.user.dm_channel
    path = f"/channels/{dm.id}/messages"
    camp.env.inject_error("POST", path, status=403, code=code, times=None)
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    assert (await camp.bot.sessions.people.find_player_settings(camp.ada.id)).dms_closed
    tries = len([e for e in camp.env.http_requests if e.path == path])
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
    assert len([e for e in camp.env.http_requests if e.path == path]) == tries
    acted = await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert "I tried to remind you by direct message" in told(acted)


async def test_a_refused_one_comes_in_the_channel_in_the_end(camp: Camp, clock: Clock) -> None:
    await by_dm(camp)
    path = f"/channels/{camp.ada.user.dm_channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=50035, times=None)
    await later(camp, clock, hours=24)
    for _ in range(2 * TRIES):
        await later(camp, clock, minutes=10)
    assert len([e for e in camp.env.http_requests if e.path == path]) == 1 + 1 + TRIES  # a greeting
    assert len(standing(camp.channel)) == 1
    assert not (await camp.bot.sessions.people.find_player_settings(camp.ada.id)).dms_closed


async def test_by_direct_message_the_table_is_told_in_its_channel(camp: Camp, clock: Clock) -> None:
    await by_dm(camp)
    for _ in range(4):
        await later(camp, clock, hours=24)
    assert len(stalls(camp)) == 1
    assert len(direct_messages(camp, camp.ada)) == 1
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert stalls(camp) == []
    assert direct_messages(camp, camp.ada) == []
