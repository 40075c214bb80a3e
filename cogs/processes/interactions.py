"""Hands over interactions that arrive at a process which does not look after their table. The
process where one arrives acknowledges it and hands it over to the process that looks after the
table, which runs it as if it had arrived there. That happens with direct messages, which Discord
sends to the first shard alone, and while a shard changes hands.

What a person did counts by the interaction's id (see `storage/changes/play.py` and `cogs.ui.once`),
so it does no harm if a process ends in the middle and another runs the interaction again.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import app_commands

from cogs.ui import errors
from cogs.ui.arrivals import payload_of
from cogs.ui.handlers import handle_component
from cogs.ui.interaction_state import state_of
from cogs.ui.refusals import PASSING
from cogs.words import Message
from storage.processes.handovers import Handover, Handovers
from tables.errors import UserError

log = logging.getLogger(__name__)

KIND = "interaction"
EXPIRES = timedelta(minutes=14)
"""How long after it was handed over an interaction is still carried out: a little less than the 15
minutes for which Discord takes replies. The user has given it up by then."""
WAITS = Message("waits-to-write")
GIVEN_UP = Message("given-up")


async def hand_over(
    handovers: Handovers, interaction: discord.Interaction[Any], shard: int, now: datetime
) -> None:
    """Acknowledge the interaction and hand it over to the process that looks after that shard.
    Raises StorageFailed if storage cannot take it."""
    state_of(interaction).passed_on = True
    payload = payload_of(interaction)
    if payload is None:  # it was handed over to this process, and waits there for the next owner
        return
    if not await _arrived(interaction):
        return
    kind = interaction.response.type
    body = {
        "payload": payload,
        "response": None if kind is None else kind.value,
        "before": state_of(interaction).delivered_before,
    }
    await handovers.put(shard, KIND, body, now, interaction.id)


async def _arrived(interaction: discord.Interaction[Any]) -> bool:
    """Acknowledge the interaction, unless that has been done. Returns whether somebody may still
    answer it."""
    state = state_of(interaction)
    if state.promise is not None:
        state.promise.cancel()
    if state.acknowledgement is None and not interaction.response.is_done():
        pressed = interaction.type is discord.InteractionType.component
        errors.begin_acknowledging(interaction, thinking=state.promise is not None or not pressed)
    await errors.await_acknowledgement(interaction)
    try:
        errors.still_wanted(interaction)
    except errors.TooLate:
        return False
    return True


async def run(client: Any, handover: Handover, now: datetime, *, again: bool = False) -> bool:
    """Run an interaction that was handed over. Returns whether it is done, which it is not if its
    table has changed hands meanwhile. `again`: it could not be written before, and the user was
    told that it waits. Raises StorageFailed if it cannot be written now."""
    if handover.id in client.refused:
        log.info("Interaction %s was refused here, so it is not carried out.", handover.id)
        return True
    interaction = _rebuilt(client, handover.body)
    if now - handover.at > EXPIRES:
        log.info("Interaction %s was handed over too late.", handover.id)
        if again:
            await errors.report_error(interaction, UserError(GIVEN_UP))
        return True
    if interaction.type is discord.InteractionType.application_command:
        await _command(client.tree, interaction)
    else:
        await handle_component(interaction)
    if (unwritten := state_of(interaction).unwritten) is not None:
        if not again:
            await _wait(interaction)
        raise unwritten
    return not state_of(interaction).passed_on


async def _wait(interaction: discord.Interaction[Any]) -> None:
    """Tell the user that what they did counts later. A refusal would be wrong: the handover is
    kept, perhaps on a disk that has no room to note the refusal."""
    try:
        await errors.send_reply(interaction, WAITS)
    except (*PASSING, errors.TooLate, RuntimeError) as failure:
        log.info("That interaction %s waits could not be told: %s", interaction.id, failure)


def _rebuilt(client: Any, body: dict[str, Any]) -> discord.Interaction[Any]:
    """Rebuild the interaction as discord.py would have made it, with the response it has had."""
    interaction: discord.Interaction[Any] = discord.Interaction(
        data=body["payload"], state=client._connection
    )
    if body["response"] is not None:
        # discord.py has no public way to set that another process has responded.
        interaction.response._response_type = discord.InteractionResponseType(body["response"])
    state_of(interaction).delivered_before = bool(body["before"])
    state_of(interaction).waits = True
    return interaction


async def _command(tree: Any, interaction: discord.Interaction[Any]) -> None:
    """Run a command by discord.py's tree, in this task, so that the caller knows when it ends."""
    try:
        await tree._call(interaction)
    except app_commands.AppCommandError as error:
        await tree.on_error(interaction, error)
