"""A fake Discord that only takes messages: it records what the bot posts, with the time.

The simulated fortnight sends thousands of messages, which would take SimCord minutes. Everything
but the network is the real bot.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import discord

from cogs.channels.threads import Threads
from cogs.registry import Emberkeep
from cogs.ui.components import walk_payload

FAULTS = 0.02
"""The share of messages that are lost, and the share that arrive although the bot gets an error."""
DIRECT = 10**15
"""A user's id plus this is the id of their DM channel."""


@dataclass(slots=True)
class PostedMessage:
    """A posted message: its channel, time and text. `called`: the users it pings; `doors`: the
    names of its buttons' handlers, and `tables`: the tables of those buttons; `gone`: when it was
    deleted."""

    id: int
    channel: int
    at: datetime
    text: str
    called: tuple[int, ...]
    doors: frozenset[str]
    tables: frozenset[int]
    gone: datetime | None = None


@dataclass(slots=True)
class FakeDiscord:
    """All messages posted. Some are lost on the way, and for some the bot gets an error although
    they have arrived; see `FAULTS`."""

    clock: Callable[[], datetime]
    rnd: Random
    lost: int = 0
    unheard: int = 0
    messages: dict[int, PostedMessage] = field(default_factory=dict)
    heard: list[Callable[[PostedMessage], None]] = field(default_factory=list)
    """Called with each message as it is posted."""
    _ids: Any = field(default_factory=lambda: count(1))
    _nonces: dict[tuple[int, str], int] = field(default_factory=dict)

    def post(self, channel: int, view: Any, mentions: Any, nonce: str | None) -> PostedMessage:
        """Post a message; one with a known nonce is not posted twice."""
        if nonce is not None and (channel, nonce) in self._nonces:
            return self.messages[self._nonces[channel, nonce]]
        luck = self.rnd.random()
        if luck < FAULTS:
            self.lost += 1
            raise TimeoutError("lost on the way")
        parts = list(walk_payload(view.to_components()))
        ids = _ids(parts)
        message = PostedMessage(
            next(self._ids),
            channel,
            self.clock(),
            "\n".join(str(part.get("content", "")) for part in parts),
            tuple(user.id for user in mentions.users or ()) if mentions.users else (),
            frozenset(each.split(":")[2] for each in ids),
            _tables(ids),
        )
        self.messages[message.id] = message
        if nonce is not None:
            self._nonces[channel, nonce] = message.id
        for hear in self.heard:
            hear(message)
        if nonce is not None and luck > 1 - FAULTS:
            self.unheard += 1
            raise TimeoutError("arrived, but nobody said so")
        return message


def _ids(parts: Iterable[Any]) -> list[str]:
    return [part["custom_id"] for part in parts if "custom_id" in part]


def _tables(ids: Iterable[str]) -> frozenset[int]:
    return frozenset(int(each.split(":")[1]) for each in ids)


class Channel:
    """A channel, with the methods that the bot calls."""

    def __init__(self, fake: FakeDiscord, channel: int) -> None:
        self.id = channel
        self._fake = fake

    async def send(
        self, *, view: Any, allowed_mentions: Any, nonce: str | None = None, files: Any = ()
    ) -> Any:
        message = self._fake.post(self.id, view, allowed_mentions, nonce)
        return _make_answer(message.id, self)

    def get_partial_message(self, message_id: int) -> Any:
        return _Message(self._fake, message_id, self)


def _make_answer(message_id: int, channel: Channel) -> Any:
    """A message as Discord answers it, as far as anybody looks at it."""
    return SimpleNamespace(id=message_id, channel=channel, attachments=[], components=[])


class _Message:
    def __init__(self, fake: FakeDiscord, message_id: int, channel: Channel) -> None:
        self.id = message_id
        self.channel = channel
        self._fake = fake

    def _message(self) -> PostedMessage:
        message = self._fake.messages.get(self.id)
        if message is None or message.gone is not None:
            response: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})
        return message

    async def edit(self, *, view: Any, **changes: Any) -> Any:
        self._message().tables = _tables(_ids(walk_payload(view.to_components())))
        return _make_answer(self.id, self.channel)

    async def delete(self) -> None:
        self._message().gone = self._fake.clock()

    async def fetch(self) -> None:
        self._message()


class Bot(Emberkeep):
    """The real bot, connected to the fake."""

    def __init__(self, fake: FakeDiscord, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.fake = fake
        Threads(self)  # what a connected bot has as a cog

    def get_partial_messageable(self, channel_id: int, **_: Any) -> Any:
        return Channel(self.fake, channel_id)

    async def fetch_channel(self, channel_id: int, /) -> Any:
        return Channel(self.fake, channel_id)

    async def create_dm(self, user: Any) -> Any:
        return Channel(self.fake, DIRECT + user.id)
