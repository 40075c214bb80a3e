"""Turns a typed command into interaction data, with the checks that Discord's client makes."""

import base64
import binascii
from typing import Any

from sandbox import limits
from sandbox.bodies import Upload
from sandbox.checks import commands as checks
from sandbox.errors import ApiError
from sandbox.models import JSON, Channel, Command
from sandbox.permissions import Permission
from sandbox.play.hub import can_use, is_in_context
from sandbox.wire_interactions import encode_resolved
from sandbox.words import write_text
from sandbox.world import World


def make_player_refusal(message: str) -> ApiError:
    """Make a refusal with these words for the player."""
    return ApiError(400, 0, message)


def find_command(
    world: World, user_id: str, channel: Channel, name: str, command_id: str | None
) -> Command:
    """Find a command that this user may use here, the guild's own first. Raises ApiError."""
    world.require_permissions(user_id, channel, Permission.USE_APPLICATION_COMMANDS)
    first = name.split(" ", 1)[0]
    found = [
        command
        for command in world.commands.values()
        if _is_bot_there(world, channel)
        and command.name == first
        and command_id in (None, command.id)
        and is_in_context(command, channel)
        and can_use(world, user_id, command, channel.guild_id)
    ]
    found.sort(key=lambda command: command.guild_id is None)
    if not found:
        raise make_player_refusal(write_text("no-command-here", command=first))
    return found[0]


def _is_bot_there(world: World, channel: Channel) -> bool:
    """Whether the channel is a DM or the bot is in its guild."""
    return channel.guild_id is None or world.bot_id in world.guilds[channel.guild_id].members


def read_upload(given: Any) -> Upload:
    """Decode a file that the page has sent. Raises ApiError if it is damaged or too large."""
    try:
        data = base64.b64decode(given["data"], validate=True)
    except (KeyError, TypeError, binascii.Error):
        raise make_player_refusal(write_text("file-damaged")) from None
    if len(data) > limits.ATTACHMENT_BYTES:
        raise make_player_refusal(write_text("file-too-large"))
    return Upload(str(given.get("filename") or "file"), data)


class Typed:
    """A command with its full name as typed. Checks the options that the player gives."""

    def __init__(self, world: World, channel: Channel, command: Command, name: str) -> None:
        self.world = world
        self.channel = channel
        self.command = command
        self.name = name
        self._found: dict[str, list[str]] = {}
        self._steps = self._find_steps()
        place = self._steps[-1].get("options", []) if self._steps else command.options
        if any(option["type"] < checks.STRING for option in place):
            raise make_player_refusal(write_text("needs-subcommand", command=name))
        self._known: dict[str, JSON] = {option["name"]: option for option in place}

    def _find_steps(self) -> list[JSON]:
        """Find the group and the subcommand that the typed name contains."""
        steps, place = list[JSON](), self.command.options
        for word in self.name.split(" ")[1:]:
            inner = (o for o in place if o["name"] == word and o["type"] < checks.STRING)
            step = next(inner, None)
            if step is None:
                raise make_player_refusal(write_text("no-such-command", command=self.name))
            steps.append(step)
            place = step.get("options", [])
        return steps

    def make_data(self, options: JSON) -> JSON:
        """Make the data of a command to run. Raises ApiError if any option is wrong."""
        given = {key: value for key, value in options.items() if value is not None}
        for key, option in self._known.items():
            if option.get("required") and key not in given:
                raise make_player_refusal(write_text("needs-option", command=self.name, option=key))
        return self._wrap_options([self._check_option(key, value) for key, value in given.items()])

    def make_partial_data(self, options: JSON, focused: str) -> JSON:
        """Make the data of an autocomplete, without the other options that are still wrong."""
        if not self._known.get(focused, {}).get("autocomplete"):
            raise make_player_refusal(
                write_text("no-suggestions", command=self.name, option=focused)
            )
        kept = []
        for key, value in options.items():
            if key == focused:
                kind = self._known[key]["type"]
                kept.append({"type": kind, "name": key, "value": str(value), "focused": True})
            else:
                try:
                    kept.append(self._check_option(key, value))
                except ApiError:
                    continue
        return self._wrap_options(kept)

    def _wrap_options(self, options: list[JSON]) -> JSON:
        for step in reversed(self._steps):
            options = [{"type": step["type"], "name": step["name"], "options": options}]
        command = self.command
        worded: JSON = {"id": command.id, "name": command.name, "type": command.type}
        worded["options"] = options
        if command.guild_id:
            worded["guild_id"] = command.guild_id
        if self._found:
            worded["resolved"] = encode_resolved(self.world, self.channel, self._found)
        return worded

    def _check_option(self, name: str, value: Any) -> JSON:
        option = self._known.get(name)
        if option is None:
            raise make_player_refusal(write_text("no-such-option", command=self.name, option=name))
        kind = option["type"]
        if kind == checks.STRING:
            value = self._check_text(option, str(value))
        elif kind in (checks.INTEGER, checks.NUMBER):
            value = _check_number(option, value)
        elif kind == checks.BOOLEAN:
            if not isinstance(value, bool):
                raise make_player_refusal(write_text("yes-or-no", field=name))
        elif kind == checks.FILE:
            value = self.world.take_file(read_upload(value))
            self._found.setdefault("attachments", []).append(value)
        else:
            value = str(value)
            self._resolve_id(kind, value, name)
        if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
            raise make_player_refusal(write_text("no-such-choice", field=name))
        return {"type": kind, "name": name, "value": value}

    def _check_text(self, option: JSON, value: str) -> str:
        least = option.get("min_length") or 0
        most = option.get("max_length") or limits.STRING_OPTION_LENGTH
        if not least <= len(value) <= most:
            raise make_player_refusal(
                write_text("takes-characters", field=option["name"], least=least, most=most)
            )
        return value

    def _resolve_id(self, kind: int, value: str, name: str) -> None:
        """Note what kind of thing an id stands for. Raises ApiError if nothing has this id."""
        guild = self.world.guilds.get(self.channel.guild_id or "")
        where: dict[str, Any] = {}
        if kind in (checks.USER, checks.MENTIONABLE):
            where["users"] = self.world.users
        if guild and kind in (checks.ROLE, checks.MENTIONABLE):
            where["roles"] = guild.roles
        if kind == checks.CHANNEL:
            where["channels"] = self.world.channels
        key = next((key for key, known in where.items() if value in known), None)
        if key is None:
            raise make_player_refusal(write_text("does-not-exist", field=name))
        self._found.setdefault(key, []).append(value)


def _check_number(option: JSON, value: Any) -> int | float:
    whole, name = option["type"] == checks.INTEGER, option["name"]
    try:
        number: int | float = int(value) if whole else float(value)
    except (TypeError, ValueError):
        raise make_player_refusal(
            write_text("must-be-number", field=name, kind="whole" if whole else "any")
        ) from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise make_player_refusal(write_text("out-of-range", field=name))
    return number
