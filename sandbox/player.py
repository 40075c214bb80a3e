"""A local player for tests, who sees and acts over the player protocol."""

import asyncio
import base64
import itertools
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

import aiohttp

from sandbox.checks.kinds import Kind
from sandbox.models import JSON, MessageFlag
from sandbox.packing import unpack_json
from sandbox.seeing import Seen, find_component, join_texts, list_buttons, walk_components

REPLY_TIMEOUT_SECONDS = 20.0
FINAL_STATES = ("thinking", "replied", "updated", "deferred", "modal", "failed")


class Refused(Exception):
    """The sandbox refused an action. `code` is Discord's error code, or 0."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.message = message


@dataclass(frozen=True, slots=True)
class Modal:
    """A dialog that the bot opened."""

    interaction_id: str
    title: str
    custom_id: str
    components: list[JSON]

    def find_field(self, name: str) -> str:
        """Find a field by custom id or label, and return its custom id. Raises LookupError."""
        for component in self.components:
            inner = component.get("component") or next(iter(component.get("components", [])), None)
            if inner and name in (inner["custom_id"], component.get("label"), inner.get("label")):
                return str(inner["custom_id"])
        raise LookupError(f"The modal {self.title!r} has no field {name!r}.")


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of an interaction: replied, updated, deferred, modal or failed."""

    state: str
    interaction_id: str
    message: JSON | None = None
    modal: Modal | None = None
    reason: str = ""

    @property
    def text(self) -> str:
        """All text of the bot's answer, or the reason if the bot sent no message."""
        return join_texts(self.message) if self.message else self.reason


class Player:
    """One player at one socket. `async with Player.join(url, "Ada") as ada: ...`

    An argument that names a channel may be its id, name or JSON. None means the channel last acted
    in, or the first text channel. Methods wait for frames, never for a set time.
    """

    def __init__(self, session: aiohttp.ClientSession, base_url: str, name: str) -> None:
        self.name = name
        self.base_url = base_url
        self.seen = Seen()
        self.frames: list[JSON] = []
        self._session = session
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._nonces = itertools.count(1)
        self._news = asyncio.Condition()
        self._here: str | None = None
        self._gone = False

    # Coming and going

    @classmethod
    def join(cls, base_url: str, name: str) -> Self:
        """Make a player, to be used with `async with`."""
        return cls(aiohttp.ClientSession(), base_url, name)

    async def __aenter__(self) -> Self:
        try:
            ws = await self._session.ws_connect(
                f"{self.base_url}/play", params={"user": self.name}, max_msg_size=0
            )
        except BaseException:
            await self._session.close()
            raise
        self._ws = ws
        self._reader = asyncio.create_task(self._read_frames(ws))
        await self.wait_until(lambda: self.seen.me)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._ws:
            await self._ws.close()
        if self._reader:
            await self._reader
        await self._session.close()

    async def _read_frames(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for raw in ws:
            if raw.type is aiohttp.WSMsgType.TEXT:
                frame = unpack_json(raw.data)
                async with self._news:
                    self.frames.append(frame)
                    self.seen.take_frame(frame)
                    self._news.notify_all()
        async with self._news:
            self._gone = True
            self._news.notify_all()

    # Seeing

    @property
    def id(self) -> str:
        return str(self.seen.me["id"])

    async def wait_until(
        self, predicate: Callable[[], Any], patience: float | None = REPLY_TIMEOUT_SECONDS
    ) -> Any:
        """Wait until the predicate returns something true, and return that. The predicate is called
        again after each frame. Raises TimeoutError after `patience` seconds; None waits for ever.
        """
        async with asyncio.timeout(patience), self._news:
            while not (found := predicate()):
                if self._gone:
                    raise ConnectionError(f"{self.name}'s connection has closed.")
                await self._news.wait()
            return found

    async def wait_for_message(
        self, text: str = "", channel: object = None, patience: float = REPLY_TIMEOUT_SECONDS
    ) -> JSON:
        """Wait for a visible message with this text. Returns the newest of them."""

        def find_if_there() -> JSON | None:
            with suppress(LookupError):  # the player may not see the channel yet either
                return self.find_message(text, channel)
            return None

        found: JSON = await self.wait_until(find_if_there, patience)
        return found

    def find_channel(self, which: object = None) -> JSON:
        """Find a channel by id, name or JSON. Raises LookupError if the player sees none."""
        if isinstance(which, Mapping):
            which = which["id"]
        if which is None:
            texts = (c["id"] for c in self.seen.channels.values() if c["type"] == 0)
            which = self._here or next(texts)
        for channel in self.seen.channels.values():
            if which in (channel["id"], channel.get("name")):
                return channel
        raise LookupError(f"{self.name} sees no channel {which!r}.")

    def list_visible(self, channel: object = None) -> list[JSON]:
        """List the messages that this player sees in a channel, oldest first."""
        messages = self.seen.messages.get(self.find_channel(channel)["id"], {})
        return [messages[key] for key in sorted(messages, key=int)]

    def find_message(self, text: str = "", channel: object = None) -> JSON | None:
        """Find the newest visible message with this text. Return None if there is none."""
        return next(
            (m for m in reversed(self.list_visible(channel)) if text in join_texts(m)), None
        )

    def find_current(self, message: JSON) -> JSON | None:
        """Find the present state of a message. Return None if the message is gone."""
        return self.seen.messages.get(message["channel_id"], {}).get(message["id"])

    async def fetch_file(self, url: str) -> bytes:
        """Download the file at this address."""
        async with self._session.get(url) as answer:
            answer.raise_for_status()
            return await answer.read()

    # Acting

    async def perform_action(self, action: str, **fields: Any) -> JSON:
        """Perform any action of the protocol and return its `ok` frame. Raises Refused."""
        nonce = f"{self.name}-{next(self._nonces)}"
        return await self._send_action(nonce, action, fields)

    async def _send_action(self, nonce: str, action: str, fields: JSON) -> JSON:
        if "channel_id" in fields:
            self._here = fields["channel_id"]
        assert self._ws is not None
        start = len(self.frames)
        await self._ws.send_json({"a": action, "nonce": nonce, **fields})

        def find_answer() -> JSON | None:
            recent = self.frames[start:]
            mine = (f for f in recent if f["t"] in ("ok", "error") and f["nonce"] == nonce)
            return next(mine, None)

        answer: JSON = await self.wait_until(find_answer)
        if answer["t"] == "error":
            raise Refused(answer["code"], answer["message"])
        return answer

    async def _start_interaction(self, action: str, **fields: Any) -> Result:
        nonce = f"{self.name}-{next(self._nonces)}"
        start = len(self.frames)
        interaction_id = (await self._send_action(nonce, action, fields))["interaction_id"]

        def find_frame(*kinds: str) -> JSON | None:
            for frame in self.frames[start:]:
                of_this = interaction_id in (frame.get("id"), frame.get("interaction_id"))
                if frame["t"] in kinds and of_this and frame.get("state", "modal") in FINAL_STATES:
                    return frame
            return None

        outcome: JSON = await self.wait_until(lambda: find_frame("interaction"))
        state, message = outcome["state"], None
        if state == "modal":
            shown: JSON = await self.wait_until(lambda: find_frame("modal"))
            modal = Modal(interaction_id=interaction_id, **shown["modal"])
            return Result(state, interaction_id, modal=modal)
        if "message_id" in outcome:
            place = (outcome["channel_id"], outcome["message_id"])
            if state == "thinking":
                state = "replied"
                await self.wait_until(lambda: not self._is_loading(*place))
            message = self.seen.messages.get(place[0], {}).get(place[1])
        return Result(state, interaction_id, message, reason=outcome.get("message", ""))

    def _is_loading(self, channel_id: str, message_id: str) -> bool:
        message = self.seen.messages.get(channel_id, {}).get(message_id)
        return bool(message and message["flags"] & MessageFlag.LOADING)

    async def run_command(self, name: str, channel: object = None, /, **options: Any) -> Result:
        """Run a slash command, such as `run_command("game open", game="survive")`."""
        place = self.find_channel(channel)["id"]
        return await self._start_interaction(
            "run_command", channel_id=place, name=name, options=options
        )

    async def complete_option(
        self, name: str, focused: str, channel: object = None, /, **options: Any
    ) -> list[JSON]:
        """Ask which choices autocomplete offers for the focused option."""
        answer = await self.perform_action(
            "autocomplete",
            channel_id=self.find_channel(channel)["id"],
            name=name,
            focused=focused,
            options={focused: "", **options},
        )
        choices: list[JSON] = answer["choices"]
        return choices

    async def press_button(self, on: JSON | Result, what: str) -> Result:
        """Press a button of a message, by its label or custom id."""
        message = self._find_newest(on)
        button = find_component(message, what, {Kind.BUTTON})
        return await self._use_component("press", message, button)

    async def choose_options(
        self, on: JSON | Result, what: str, values: Sequence[str] | str
    ) -> Result:
        """Choose options (by value or label) or ids in a select (by custom id or placeholder)."""
        message = self._find_newest(on)
        select = find_component(message, what, set(Kind) - {Kind.BUTTON})
        named = {option["label"]: option["value"] for option in select.get("options", [])}
        wanted = [values] if isinstance(values, str) else values
        chosen = [named.get(value, value) for value in wanted]
        return await self._use_component("choose", message, select, values=chosen)

    def _find_newest(self, on: JSON | Result) -> JSON:
        message = on.message if isinstance(on, Result) else on
        if message is None:
            raise LookupError("There is no message to act on.")
        return self.find_current(message) or message

    async def _use_component(
        self, action: str, message: JSON, component: JSON, **more: Any
    ) -> Result:
        return await self._start_interaction(
            action,
            channel_id=message["channel_id"],
            message_id=message["id"],
            custom_id=component.get("custom_id", ""),
            **more,
        )

    async def submit_modal(self, asked: Modal | Result, values: Mapping[str, Any]) -> Result:
        """Fill in and submit a modal. `values` names the fields by custom id or label."""
        modal = asked.modal if isinstance(asked, Result) else asked
        if modal is None:
            raise LookupError("There is no modal to submit.")
        filled = {modal.find_field(name): value for name, value in values.items()}
        return await self._start_interaction(
            "submit", interaction_id=modal.interaction_id, values=filled
        )

    async def send_message(
        self,
        text: str,
        channel: object = None,
        files: Mapping[str, bytes] | None = None,
        reply_to: JSON | None = None,
    ) -> JSON:
        """Send a message, and return its JSON."""
        fields: JSON = {"channel_id": self.find_channel(channel)["id"], "content": text}
        if files:
            fields["files"] = [
                {"filename": name, "data": base64.b64encode(data).decode()}
                for name, data in files.items()
            ]
        if reply_to:
            fields["reply_to"] = reply_to["id"]
        message: JSON = (await self.perform_action("send_message", **fields))["message"]
        return message

    async def dismiss_message(self, message: JSON) -> None:
        """Dismiss an ephemeral message."""
        await self.perform_action(
            "dismiss", channel_id=message["channel_id"], message_id=message["id"]
        )

    async def open_dm(self) -> JSON:
        """Open the DM channel with the bot."""
        answer = await self.perform_action("open_dm", user_id=self.seen.bot["id"])
        channel: JSON = answer["channel"]
        return channel


__all__ = [
    "Modal",
    "Player",
    "Refused",
    "Result",
    "find_component",
    "join_texts",
    "list_buttons",
    "walk_components",
]
