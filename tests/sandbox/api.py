"""Bare REST calls, for what discord.py would not do."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import aiohttp

from sandbox import Sandbox
from sandbox.models import JSON


class Answer(NamedTuple):
    """What came back beside the body."""

    status: int
    headers: Mapping[str, str]


class Api:
    """Bare REST calls as the bot."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        channels = sandbox.world.channels.values()
        self.channel = next(c.id for c in channels if c.name == "campfire")
        self.app = sandbox.world.bot_id

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[Answer, Any]:
        """A call, and what was answered: status and headers, and the JSON (or text, if it is
        none)."""
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = self.sandbox.api_url + path
        async with self.session.request(method, url, json=body, headers=headers) as answer:
            text = await answer.text()
            told = json.loads(text) if answer.content_type == "application/json" else text
            return Answer(answer.status, answer.headers), told or None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A call: its status, and the JSON answered."""
        answer, told = await self.ask(method, path, body)
        return answer.status, told

    async def post(self, body: JSON) -> tuple[int, Any]:
        return await self.call("POST", f"/channels/{self.channel}/messages", body)
