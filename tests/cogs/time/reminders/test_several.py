"""Several people at one table, and tables that are not in play."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cogs.outbox import throttle
from tests.clock import Clock
from tests.cogs.play import Camp, seen
from tests.cogs.time.reminders.words import NOON, direct_messages, later, sends, stalls, standing


@pytest.fixture
async def two_asked(camp: Camp, clock: Clock) -> Camp:
    """Noon, UTC; all three are asked at once, and only Ada has answered."""
    clock.now = NOON
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.ada.slash(camp.channel, "act", what="Ash")
    return camp


@pytest.mark.usefixtures("two_asked")
async def test_several_at_one_table_have_one_each(camp: Camp, clock: Clock) -> None:
    for n in range(3):
        await later(camp, clock, hours=24)
        assert len(standing(camp.channel)) == 2
        assert len(sends(camp)) == 2 * (n + 1)
    await later(camp, clock, hours=24)
    (word,) = stalls(camp)
    assert "Ben since" in seen(word)
    assert "Cleo since" in seen(word)
    await camp.ben.slash(camp.channel, "act", what="Birch")
    (word,) = stalls(camp)
    assert "Ben" not in seen(word)
    await camp.cleo.slash(camp.channel, "act", what="Cedar")
    assert stalls(camp) == []


@pytest.mark.usefixtures("two_asked")
async def test_a_stall_is_changed_when_discord_takes_an_edit_of_an_old_message(
    camp: Camp, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        await later(camp, clock, hours=24)
    clock.stop()
    monkeypatch.setattr(throttle, "OLD", timedelta(hours=1))
    camp.bot.publisher.tempo.old_edits.note_edit_refusal(camp.channel.id)
    await camp.ben.slash(camp.channel, "act", what="Birch")
    (word,) = stalls(camp)
    assert "Ben since" in seen(word)
    await later(camp, clock, seconds=throttle.OLD_PERIOD.total_seconds())
    (word,) = stalls(camp)
    assert "Ben" not in seen(word)
    assert "Cleo since" in seen(word)


async def test_gathering_and_ended_tables_hear_nothing(camp: Camp, clock: Clock) -> None:
    """What is set before the start counts in play."""
    clock.now = NOON
    await camp.gather(camp.ben)
    await later(camp, clock, days=9)
    await camp.ada.slash(camp.channel, "table reminders", after=7, by="dm")
    await camp.ada.slash(camp.channel, "game options", name="words_only", value="yes")
    await camp.ada.click(camp.card(), label="Start")
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=7)
    await later(camp, clock, hours=7)
    assert standing(camp.channel) == []
    (reminder,) = direct_messages(camp, camp.ben)
    assert "What do you call your camp?" in seen(reminder)
    assert len(sends(camp)) == 2
    await camp.close()
    assert direct_messages(camp, camp.ben) == []
    assert await camp.bot.store.find_next_table_due() is None
    await later(camp, clock, days=9)
    assert len(sends(camp)) == 2
