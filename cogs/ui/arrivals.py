"""The interactions as Discord has sent them, so that another process can go on with one."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any

import discord

_ARRIVED: ContextVar[dict[str, Any] | None] = ContextVar("arrived", default=None)
EVENT = "INTERACTION_CREATE"
ANYWHERE = {"anywhere": True}
"""The `extras` of commands that reply at once and need no table: they run where they arrive."""


def keep_payloads(client: discord.Client) -> None:
    """Let `payload_of` work in all that follows from an interaction. discord.py makes objects of
    what it receives and keeps nothing of the original, so its parser is called with the payload in
    the context, which the tasks that it begins inherit."""
    parsers = client._connection.parsers
    parsers[EVENT] = partial(_parse_with_payload, parsers[EVENT])


def _parse_with_payload(parse: Callable[[Any], None], payload: dict[str, Any]) -> None:
    token = _ARRIVED.set(payload)
    try:
        parse(payload)
    finally:
        _ARRIVED.reset(token)


def payload_of(interaction: discord.Interaction[Any]) -> dict[str, Any] | None:
    """The interaction as it was received; None where this is not known here."""
    payload = _ARRIVED.get()
    return payload if payload is not None and int(payload["id"]) == interaction.id else None
