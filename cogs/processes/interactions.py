"""Interactions that arrive at a process which does not look after their table: they are
acknowledged where they arrive, and handed over to the process that does, which runs them as if they
had arrived there. That happens with direct messages, which Discord sends to the first shard alone,
and while a shard changes hands.

What a person did counts by the interaction's id (see `storage/changes/play.py` and `cogs.ui.once`),
so it does no harm if a process ends in the middle and another runs it again.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import app_commands

from cogs.ui import errors
from cogs.ui.arrivals import payload_of
from cogs.ui.handlers import use
from cogs.ui.interaction_state import state_of
from storage.processes.handovers import Handover, Handovers

log = logging.getLogger(__name__)

KIND = "interaction"
EXPIRES = timedelta(minutes=14)
"""How long Discord takes replies to an interaction (15 minutes), less a little: whoever acted has
given it up by then, so it is not carried out any more."""


async def hand_over(
    handovers: Handovers, interaction: discord.Interaction[Any], shard: int, now: datetime
) -> None:
    """Acknowledge the interaction and hand it over to whoever looks after that shard. Raises
    StorageFailed where it cannot be handed over."""
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
        errors.announce(interaction, thinking=state.promise is not None or not pressed)
    await errors.acknowledged(interaction)
    try:
        errors.still_wanted(interaction)
    except errors.TooLate:
        return False
    return True


async def run(client: Any, handover: Handover, now: datetime) -> bool:
    """Run an interaction that has been handed over. Returns whether it is done; not if its table
    has changed hands meanwhile."""
    if now - handover.at > EXPIRES:
        log.info("Interaction %s was handed over too late.", handover.id)
        return True
    interaction = _rebuilt(client, handover.body)
    if interaction.type is discord.InteractionType.application_command:
        await _command(client.tree, interaction)
    else:
        await use(interaction)
    return not state_of(interaction).passed_on


def _rebuilt(client: Any, body: dict[str, Any]) -> discord.Interaction[Any]:
    """The interaction as discord.py would have made it, with the response that it has had."""
    interaction: discord.Interaction[Any] = discord.Interaction(
        data=body["payload"], state=client._connection
    )
    if body["response"] is not None:
        # There is no public way to say that another process has responded.
        interaction.response._response_type = discord.InteractionResponseType(body["response"])
    state_of(interaction).delivered_before = bool(body["before"])
    return interaction


async def _command(tree: Any, interaction: discord.Interaction[Any]) -> None:
    """Run a command by discord.py's tree, in this task, so that its end is known."""
    try:
        await tree._call(interaction)
    except app_commands.AppCommandError as error:
        await tree.on_error(interaction, error)
