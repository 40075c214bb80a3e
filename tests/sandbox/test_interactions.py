"""An interaction's deadlines and its one acknowledgement, by an injected clock."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox import ManualClock, Player, Sandbox
from sandbox.player import Refused
from tests.sandbox.campbot import CampBot, RunningBot, code_of, run_bot

Interaction = discord.Interaction[Any]


class Patient(CampBot):
    """Leaves every interaction to the test."""

    def __init__(self) -> None:
        super().__init__()
        self.tree.interaction_check = self._reject_all
        self.waiting: list[Interaction] = []

    async def _reject_all(self, _: Interaction) -> bool:
        return False

    async def on_interaction(self, interaction: Interaction) -> None:
        self.waiting.append(interaction)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def camp(clock: ManualClock) -> AsyncIterator[RunningBot]:
    async with await Sandbox.start(clock=clock) as sandbox, run_bot(sandbox, Patient()) as camp:
        yield camp


@pytest.fixture
async def ada(camp: RunningBot) -> AsyncIterator[Player]:
    async with Player.join(camp.sandbox.base_url, "Ada") as player:
        yield player


async def start_command(camp: RunningBot, ada: Player) -> Interaction:
    """A command that the bot has received and not yet acknowledged."""
    bot = camp.bot
    assert isinstance(bot, Patient)
    place = ada.find_channel()["id"]
    await ada.perform_action(
        "run_command", channel_id=place, name="game open", options={"game": "hope"}
    )
    await ada.wait_until(lambda: [f for f in ada.frames if f.get("state") == "sent"])
    # the gateway delivers in order, so a message that was heard comes after the interaction
    marker = await ada.send_message("marker")
    while not any(str(message.id) == marker["id"] for message in bot.heard):
        await bot.wait_for("message", timeout=5)
    return bot.waiting[-1]


def raw(interaction: Interaction, **callback: Any) -> Any:
    """The acknowledgement sent past discord.py's own guards."""
    state = interaction._state
    path = "/interactions/{interaction_id}/{webhook_token}/callback"
    where: dict[str, Any] = {"interaction_id": interaction.id, "webhook_token": interaction.token}
    return state.http.request(discord.http.Route("POST", path, **where), json=callback)


async def test_an_interaction_must_be_acknowledged_once_within_three_seconds(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    interaction = await start_command(camp, ada)
    await interaction.response.send_message("Here")
    assert await code_of(raw(interaction, type=4, data={"content": "twice"})) == (400, 40060)
    assert ada.find_message("twice") is None
    late = await start_command(camp, ada)
    clock.advance(3.1)
    assert await code_of(late.response.defer()) == (404, 10062)
    failed = await ada.wait_until(lambda: [f for f in ada.frames if f.get("state") == "failed"])
    assert failed[0]["id"] == str(late.id)


async def test_follow_ups_are_allowed_for_fifteen_minutes(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    interaction = await start_command(camp, ada)
    await interaction.response.send_message("Here", ephemeral=True)
    clock.advance(15 * 60 - 1)
    await interaction.edit_original_response(content="Still here")
    assert (await ada.wait_for_message("Still here"))["flags"] & 64
    clock.advance(2)
    assert await code_of(interaction.followup.send("Too late")) == (401, 50027)
    assert await code_of(interaction.edit_original_response(content="no")) == (401, 50027)


async def test_a_webhook_needs_an_acknowledgement_and_the_right_token(
    camp: RunningBot, ada: Player
) -> None:
    interaction = await start_command(camp, ada)
    assert await code_of(interaction.followup.send("Hasty")) == (404, 10015)
    await interaction.response.send_message("Here")
    interaction.token = "forged"
    route = discord.http.Route("POST", f"/webhooks/{interaction.application_id}/forged")
    forged = interaction._state.http.request(route, json={"content": "Forged"})
    assert await code_of(forged) == (404, 10015)
    assert await code_of(raw(interaction, type=4, data={"content": "x"})) == (404, 10062)


async def test_the_original_response_can_be_fetched_and_deleted(
    camp: RunningBot, ada: Player
) -> None:
    interaction = await start_command(camp, ada)
    callback = await interaction.response.send_message("Here", ephemeral=True)
    original = await interaction.original_response()
    assert original.id == callback.message_id
    assert original.flags.ephemeral
    more = await interaction.followup.send("More", wait=True)
    await more.edit(content="More still")
    await ada.wait_for_message("More still")
    await interaction.delete_original_response()
    await ada.wait_until(lambda: ada.find_message("Here") is None)
    assert await code_of(interaction.edit_original_response(content="x")) == (404, 10008)


async def test_callbacks_must_fit_the_interaction(camp: RunningBot, ada: Player) -> None:
    interaction = await start_command(camp, ada)
    for kind in (1, 6, 7, 8, 42, None):
        assert await code_of(raw(interaction, type=kind, data={})) == (400, 50035)
    assert await code_of(raw(interaction, type=4, data={"content": ""})) == (400, 50006)
    await interaction.response.send_message("A refused answer is no answer")


async def test_a_channel_deleted_meanwhile(camp: RunningBot, ada: Player) -> None:
    interaction = await start_command(camp, ada)
    camp.sandbox.faults.delete_channel(str(interaction.channel_id))
    assert await code_of(interaction.response.send_message("x")) == (404, 10003)


async def test_a_bot_that_has_gone_fails_in_time(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    await camp.bot.close()
    await ada.wait_until(lambda: not ada.seen.bot_online)
    running = asyncio.create_task(ada.run_command("game open", game="hope"))
    await ada.wait_until(lambda: [f for f in ada.frames if f.get("state") == "sent"])
    clock.advance(3)
    result = await running
    assert result.state == "failed"
    assert "did not respond" in result.reason


async def test_autocomplete_without_an_answer_fails(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    camp.sandbox.faults.drop_interactions()
    asking = asyncio.create_task(ada.complete_option("game open", "game"))
    await ada.send_message("marker")
    clock.advance(3)
    with pytest.raises(Refused, match="did not respond"):
        await asking
