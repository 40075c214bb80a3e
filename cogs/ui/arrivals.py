"""Keep each interaction's payload as Discord sent it, so that another process can take it over."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any

import discord

_ARRIVED: ContextVar[dict[str, Any] | None] = ContextVar("arrived", default=None)
EVENT = "INTERACTION_CREATE"
ANYWHERE = {"anywhere": True}
"""The `extras` of commands that reply at once and need no table. They run in whichever process
receives them."""


def keep_payloads(client: discord.Client) -> None:
    """Make `payload_of` work in all code that an interaction starts. discord.py turns the payload
    into objects and does not keep it. So its parser is wrapped: the payload is in the context while
    the parser runs, and the tasks that the parser starts inherit the context."""
    parsers = client._connection.parsers
    parsers[EVENT] = partial(_parse_with_payload, parsers[EVENT])


def _parse_with_payload(parse: Callable[[Any], None], payload: dict[str, Any]) -> None:
    token = _ARRIVED.set(payload)
    try:
        parse(payload)
    finally:
        _ARRIVED.reset(token)


def payload_of(interaction: discord.Interaction[Any]) -> dict[str, Any] | None:
    """Find the interaction's payload as Discord sent it. Return None if it is not known here."""
    payload = _ARRIVED.get()
    return payload if payload is not None and int(payload["id"]) == interaction.id else None
