"""A reminder's buttons: to the question, later, and not this turn."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.clock import Clock
from tests.cogs.play import Camp, restart, seen, told
from tests.cogs.time.reminders.words import later, sends, stalls, standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def test_the_buttons_open_the_question_or_put_it_off(camp: Camp, clock: Clock) -> None:
    await later(camp, clock, hours=24)
    asked = await camp.ada.click(standing(camp.channel)[0], label="Your move")
    assert "What do you do?" in told(asked)
    (reminder,) = standing(camp.channel)
    for label in ("Remind me later", "Mute this turn"):
        assert "for somebody else" in told(await camp.ben.click(reminder, label=label))
    assert len(standing(camp.channel)) == 1
    # Later is in three hours, or as chosen.
    said = await camp.ada.click(standing(camp.channel)[0], label="Remind me later")
    assert standing(camp.channel) == []
    at = clock.now + timedelta(hours=3)
    assert f"<t:{int(at.timestamp())}:f>" in told(said)
    assert await camp.bot.scheduler.round() == at
    await camp.ada.select(said.followups[0], ["1"])
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=1)
    await later(camp, clock, hours=1)
    assert len(standing(camp.channel)) == 1
    await camp.ada.select(said.followups[0], ["24"])
    assert standing(camp.channel) == []
    await restart(camp, camp.bot.store)
    await later(camp, clock, hours=23, minutes=59)
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=1)
    assert len(standing(camp.channel)) == 1


async def test_one_that_is_put_off_does_not_count(camp: Camp, clock: Clock) -> None:
    for _ in range(5):
        await later(camp, clock, hours=24)
        (reminder,) = standing(camp.channel)
        said = await camp.ada.click(reminder, label="Remind me later")
        await camp.ada.select(said.followups[0], ["24"])
    for n in range(4):
        assert stalls(camp) == []
        assert len(sends(camp)) == 5 + n
        await later(camp, clock, hours=24)
    assert len(stalls(camp)) == 1
    assert len(sends(camp)) == 8


async def test_who_chooses_another_time_puts_the_same_one_off(camp: Camp, clock: Clock) -> None:
    await later(camp, clock, hours=24)
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Remind me later")
    for choice in ("1", "8", "3"):
        await camp.ada.select(said.followups[0], [choice])
    (kept,) = await camp.bot.store.list_reminders((await camp.row()).id)
    assert kept.sent == 1
    # A late press is told that there is nothing to put off.
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    again = await camp.ada.select(said.followups[0], ["8"])
    assert "is not waiting for you" in "\n".join(seen(m) for m in again.followups)
    assert await camp.bot.store.list_reminders((await camp.row()).id) == []


async def test_mute_this_turn_is_for_this_turn(camp: Camp, clock: Clock) -> None:
    await later(camp, clock, hours=24)
    said = await camp.ada.click(standing(camp.channel)[0], label="Mute this turn")
    assert "I will not remind you about this turn" in told(said)
    assert standing(camp.channel) == []
    await restart(camp, camp.bot.store)
    await later(camp, clock, hours=71)
    assert len(sends(camp)) == 1
    assert stalls(camp) == []
    await later(camp, clock, hours=1)  # when the others would have heard of it anyway
    assert len(stalls(camp)) == 1
    await camp.ada.slash(camp.channel, "act", what="Gather wood")
    await later(camp, clock, hours=24)
    assert len(standing(camp.channel)) == 1
