"""How often the bot edits a card. A press edits its card at once, through that press."""

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.utils import time_snowflake

from cogs.outbox import throttle
from cogs.outbox.throttle import OLD_EDITS, OLD_PERIOD, CardThrottle, OldEdits
from cogs.ui import message_edits
from cogs.ui.refusals import TOO_OLD
from tests.clock import Clock
from tests.cogs.outbox.test_silence import make_refusal
from tests.cogs.play import Camp, list_labels, read_text
from tests.cogs.time.deadlines.play import let_expire

SECOND = timedelta(seconds=1)
LONG = timedelta(minutes=2)


class Moment:
    """The time after a card has been shown: it lasts until a test lets it pass."""

    def __init__(self, camp: Camp) -> None:
        self.dora = camp.add_member("Dora")
        self._camp = camp

    async def wait_out(self) -> None:
        self._camp.clock.now += LONG
        await self._camp.env.advance_time(LONG.total_seconds())


@pytest.fixture
async def moment(camp: Camp) -> Moment:
    """A game of four begins: all are asked how they call their camps. The card has stood for a
    while, and time stands still. A moment is so long that SimCord does not wait for its end."""
    moment = Moment(camp)
    await camp.begin(camp.ben, camp.cleo, moment.dora, camps=False)
    camp.clock.stop()
    camp.bot.publisher.tempo.spacing = LONG
    return moment


async def name_camp(camp: Camp, player: Any) -> None:
    """Somebody names their camp by command, and is told at once that it counts."""
    assert "You have nothing to decide" in await camp.ask(player, "act", what="Ash")


def changes(camp: Camp) -> int:
    """How many edits were made in the channel other than through a press."""
    path = f"/channels/{camp.channel.id}/messages/"
    made = camp.env.http_requests
    return sum(e.method == "PATCH" and e.path.startswith(path) for e in made)


async def test_changes_within_a_moment_are_shown_together(camp: Camp, moment: Moment) -> None:
    await name_camp(camp, camp.ada)
    assert "Ada has answered" in read_text(camp.card())
    before = changes(camp)
    for player in (camp.ben, camp.cleo):
        await name_camp(camp, player)
        assert "Ada has answered" in read_text(camp.card())
    assert (await camp.row()).is_lagging
    await moment.wait_out()
    assert "Everybody else has answered" in read_text(camp.card())
    assert changes(camp) == before + 1
    assert not (await camp.row()).is_lagging


async def test_a_new_card_pings_at_once(camp: Camp, moment: Moment) -> None:
    """The new card shows what waited; when the moment is over, there is nothing left to show."""
    for player in (camp.ada, camp.ben, camp.cleo):
        await name_camp(camp, player)
    card = camp.card()
    await camp.act(moment.dora, "Oak")
    assert camp.card().id != card.id
    assert camp.list_pinged() == ["Ada"]
    assert "The camps are Ash, Ash, Ash, Oak" in read_text(camp.card())
    before = changes(camp)
    await moment.wait_out()
    assert changes(camp) == before


async def test_a_press_edits_its_card_at_once(camp: Camp, moment: Moment) -> None:
    """And it uses none of the edits that Discord allows in the channel."""
    before = changes(camp)
    for player, shown in ((camp.ada, "Ada has"), (camp.ben, "Ada and Ben have")):
        await camp.write(player, "Ash")
        assert f"{shown} answered" in read_text(camp.card())
    assert changes(camp) == before


async def test_a_press_also_edits_the_old_card_it_was_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    old, before = camp.card(), changes(camp)
    await camp.ada.click(old, label="Draw a card")
    retired = camp.find_message(old.id)
    assert retired.id != camp.card().id
    assert list_labels(retired) == []
    assert changes(camp) == before


async def test_a_press_also_edits_the_hand_message_it_was_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    hand = camp.ada.user.dm_channel.history()[-1]
    await camp.ada.user.click(hand, label="Gather wood")
    changed = camp.ada.user.dm_channel.history()[-1]
    assert changed.id == hand.id
    assert "How far do you walk?" in read_text(changed)
    path = f"/channels/{hand.channel.id}/messages/"
    assert not [e for e in camp.env.http_requests if e.method == "PATCH" and path in e.path]


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (403, 50013)])
async def test_an_expired_press_edits_through_the_channel(
    camp: Camp, status: int, code: int
) -> None:
    await camp.begin(camp.ben)
    before = changes(camp)
    camp.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
    assert await camp.press(camp.ada, camp.card(), "Gather wood") == ""
    assert "How far do you walk?" in read_text(camp.card())
    assert camp.card().attachments
    assert changes(camp) == before + 1


async def test_a_delayed_press_edits_through_the_channel(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py waits out the rate limit of the press's token, and nobody waits for that."""
    await camp.begin(camp.ben)
    before = changes(camp)

    async def waits(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.Interaction, "edit_original_response", waits)
    monkeypatch.setattr(message_edits, "EDIT_TIMEOUT_SECONDS", 0)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    assert camp.card().attachments
    assert changes(camp) == before + 1


async def test_a_card_deleted_during_a_press_is_posted_again(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    camp.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await camp.ada.click(card, label="Gather wood")
    assert camp.card().id != card.id
    assert "How far do you walk?" in read_text(camp.card())
    assert (await camp.row()).card.message_id == camp.card().id


def test_a_clock_set_back_lengthens_no_pause(clock: Clock) -> None:
    clock.stop()
    cards = CardThrottle(lambda: clock.now)
    cards.spacing = SECOND
    assert cards.find_card_delay(1) == 0
    cards.note_shown(1)
    clock.now += SECOND / 4
    assert cards.find_card_delay(1) == 0.75
    clock.now -= timedelta(hours=1)
    assert cards.find_card_delay(1) == 1
    clock.now += timedelta(hours=1, seconds=1)
    assert cards.find_card_delay(1) == 0
    cards.note_shown(2)
    assert list(cards._shown) == [2]


# -- cards older than an hour ----------------------------------------------------------------------


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards are old. (SimCord numbers messages by a time of its own, long ago.)"""
    monkeypatch.setattr(throttle, "OLD_MESSAGE_AGE", timedelta(hours=1))


@pytest.mark.usefixtures("old")
async def test_an_old_card_is_reposted_rather_than_waiting_for_the_limit(camp: Camp) -> None:
    """Nobody is pinged, and the old one loses its buttons when Discord takes one more edit."""
    await camp.gather()
    camp.clock.stop()
    card, before = camp.card(), changes(camp)
    for player, does in ((camp.ben, "join"), (camp.cleo, "join"), (camp.ben, "leave")):
        await player.slash(camp.channel, f"game {does}")
    assert (camp.card().id, changes(camp)) == (card.id, before + OLD_EDITS)
    await camp.cleo.slash(camp.channel, "game leave")
    assert camp.card().id != card.id
    assert camp.list_pinged() == []
    assert changes(camp) == before + OLD_EDITS
    camp.clock.now += OLD_PERIOD
    await camp.env.advance_time(OLD_PERIOD.total_seconds())
    assert list_labels(camp.find_message(card.id)) == []


@pytest.mark.usefixtures("old")
async def test_a_press_edits_an_old_card_at_once(camp: Camp) -> None:
    """Discord counts the edits through presses with the others."""
    await camp.gather()
    camp.clock.stop()
    card = camp.card()
    for label in ("Join", "Leave", "Join"):
        await camp.ben.click(camp.card(), label=label)
        assert camp.card().id == card.id
    await camp.ben.click(camp.card(), label="Leave")
    assert camp.card().id != card.id
    assert "Ben" not in read_text(camp.card())


@pytest.mark.usefixtures("old")
async def test_an_old_vote_counts_with_the_card_and_waits(camp: Camp) -> None:
    """A vote that Discord would not take one more edit of is not posted again, which would call its
    voters again: it waits. And the card knows of what the vote has had."""
    dora = camp.add_member("Dora")
    ballot = await let_expire(camp, camp.ben, camp.cleo, dora)
    camp.clock.pass_by(seconds=OLD_PERIOD.total_seconds())
    old_edits = camp.bot.publisher.tempo.old_edits
    for _ in range(OLD_EDITS - 1):
        old_edits.note_edit(camp.channel.id, camp.card_in_play().id)
    await camp.ben.click(ballot, label="Wait longer")
    assert "Wait longer: 1" in read_text(camp.find_message(ballot.id)), (
        "the last edit that is taken"
    )
    assert old_edits.find_edit_delay(camp.channel.id, camp.card_in_play().id)
    before = changes(camp)
    await camp.cleo.click(ballot, label="A bot plays on")
    assert changes(camp) == before
    assert "A bot plays on: 0" in read_text(camp.find_message(ballot.id))
    camp.clock.pass_by(seconds=OLD_PERIOD.total_seconds())
    await camp.bot.scheduler.run_round()
    assert "A bot plays on: 1" in read_text(camp.find_message(ballot.id))
    assert len([each for each in camp.cards() if "time is up.**" in read_text(each)]) == 1


@pytest.mark.usefixtures("old")
async def test_the_end_of_an_old_vote_waits_too(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    camp.bot.publisher.tempo.old_edits.note_edit_refusal(camp.channel.id)
    await camp.ben.click(ballot, label="Wait longer")
    assert list_labels(camp.find_message(ballot.id)) != []
    camp.clock.pass_by(seconds=OLD_PERIOD.total_seconds())
    await camp.bot.scheduler.run_round()
    assert list_labels(camp.find_message(ballot.id)) == []


async def test_a_refused_edit_is_made_once_discord_accepts_it(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may have edited messages there that nobody here has counted."""
    ballot = await let_expire(camp, camp.ben, camp.cleo)
    edit = discord.PartialMessage.edit
    refusals = [make_refusal(429, TOO_OLD)]

    async def refused(message: discord.PartialMessage, **how: Any) -> discord.Message:
        if message.id == ballot.id and refusals:
            raise refusals.pop()
        return await edit(message, **how)

    monkeypatch.setattr(discord.PartialMessage, "edit", refused)
    await camp.ben.click(ballot, label="Wait longer")
    assert "Wait longer: 0" in read_text(camp.find_message(ballot.id))
    assert refusals == []
    camp.clock.pass_by(seconds=OLD_PERIOD.total_seconds())
    await camp.bot.scheduler.run_round()
    assert "Wait longer: 1" in read_text(camp.find_message(ballot.id))


def test_old_edits_are_counted_by_channel(old: None, clock: Clock) -> None:
    clock.stop()
    edits = OldEdits(lambda: clock.now)
    young = time_snowflake(clock.now - SECOND)
    old_one = time_snowflake(clock.now - 2 * throttle.OLD_MESSAGE_AGE)
    for message in [young] * 9 + [old_one] * OLD_EDITS:
        assert edits.find_edit_delay(1, message) == 0
        edits.note_edit(1, message)
    assert edits.find_edit_delay(1, old_one) == OLD_PERIOD.total_seconds()
    assert edits.find_edit_delay(1, young) == edits.find_edit_delay(2, old_one) == 0
    clock.now += OLD_PERIOD
    assert edits.find_edit_delay(1, old_one) == 0
    edits.note_edit_refusal(1)  # another message in the channel was edited
    assert edits.find_edit_delay(1, old_one) == OLD_PERIOD.total_seconds()
