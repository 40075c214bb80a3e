"""Carries out the actions that players send over the player protocol."""

from collections.abc import Callable
from typing import Any

from sandbox import places, posting, seed, threads, wire, wire_messages
from sandbox.bodies import Body, Upload
from sandbox.checks.kinds import SELECTS, Kind
from sandbox.checks.modals import fill_in_modal, find_choice_fault
from sandbox.errors import ApiError, Code, make_refusal
from sandbox.interaction import Interaction, Type
from sandbox.interactions import Interactions
from sandbox.models import JSON, Channel, Guild, Message
from sandbox.permissions import Permission, find_guild_permissions
from sandbox.play import commanding
from sandbox.play.commanding import make_player_refusal
from sandbox.play.hub import Socket
from sandbox.wire_interactions import encode_resolved
from sandbox.words import write_text
from sandbox.world import World

Result = JSON | None  # None: the player gets the answer later


class Actions:
    """Carries out players' actions. Raises ApiError if an action is refused."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions
        self._actions: dict[str, Callable[[Socket, JSON], Result]] = {
            "send_message": self._send_message,
            "edit_message": self._edit_message,
            "delete_message": self._delete_message,
            "run_command": self._run_command,
            "autocomplete": self._autocomplete_option,
            "press": self._press_button,
            "choose": self._choose_options,
            "submit": self._submit_modal,
            "dismiss_modal": self._dismiss_modal,
            "dismiss": self._dismiss_message,
            "open_dm": self._open_dm,
            "create_guild": self._create_guild,
            "invite_bot": self._invite_bot,
            "remove_bot": self._remove_bot,
            "create_channel": self._create_channel,
            "delete_channel": self._delete_channel,
            "create_thread": self._create_thread,
            "history": self._read_history,
            "read": self._mark_read,
            "typing": self._note_typing,
            "add_player": self._add_player,
            "set_dm": self._set_dm,
        }

    def carry_out(self, socket: Socket, frame: JSON) -> Result:
        """Carry out one action."""
        action = self._actions.get(str(frame.get("a")))
        if action is None:
            raise make_player_refusal(write_text("no-action", action=str(frame.get("a"))))
        return action(socket, frame)

    # Finding what is meant

    def _find_channel(self, who: Socket, frame: JSON) -> Channel:
        channel = self.world.channels.get(_read_text(frame, "channel_id"))
        if channel and channel.guild_id in self.world.outages:
            raise make_player_refusal(write_text("outage"))
        channel = self.world.find_channel(_read_text(frame, "channel_id"))
        self.world.require_permissions(who.user_id, channel)
        return channel

    def _find_message(self, who: Socket, frame: JSON) -> Message:
        channel = self._find_channel(who, frame)
        message = self.world.find_message(channel.id, _read_text(frame, "message_id"))
        if not self.world.can_see(who.user_id, message):
            raise make_refusal(Code.UNKNOWN_MESSAGE)
        return message

    def _encode_message(self, message: Message) -> JSON:
        return wire_messages.encode_message(self.world, message)

    # Messages

    def _send_message(self, who: Socket, frame: JSON) -> Result:
        channel = self._find_channel(who, frame)
        fields: JSON = {"content": str(frame.get("content") or "")}
        if frame.get("reply_to"):
            fields["message_reference"] = {"message_id": str(frame["reply_to"])}
        message = posting.send_message(
            self.world, who.user_id, channel, Body(fields, _read_files(frame))
        )
        self.world.mark_read(who.user_id, channel)
        return {"message": self._encode_message(message)}

    def _edit_message(self, who: Socket, frame: JSON) -> Result:
        message = self._find_message(who, frame)
        if message.author_id != who.user_id:
            raise make_refusal(Code.OTHERS_MESSAGE)
        edited = posting.edit_message(
            self.world, message, Body({"content": _read_text(frame, "content")})
        )
        return {"message": self._encode_message(edited)}

    def _delete_message(self, who: Socket, frame: JSON) -> Result:
        message = self._find_message(who, frame)
        if message.author_id != who.user_id:
            channel = self.world.find_channel(message.channel_id)
            self.world.require_permissions(who.user_id, channel, Permission.MANAGE_MESSAGES)
        if message.ephemeral:
            raise make_player_refusal(write_text("only-dismiss"))
        posting.delete_message(self.world, who.user_id, message)
        return {}

    def _dismiss_message(self, who: Socket, frame: JSON) -> Result:
        message = self._find_message(who, frame)
        if not message.ephemeral:
            raise make_player_refusal(write_text("dismiss-own"))
        self.world.remove_message(message)
        return {}

    def _read_history(self, who: Socket, frame: JSON) -> Result:
        visible = self.world.list_visible(who.user_id, self._find_channel(who, frame))
        if frame.get("before"):
            visible = [m for m in visible if int(m.id) < int(frame["before"])]
        limit = max(1, min(100, int(frame.get("limit") or 50)))
        page = visible[-limit:]
        return {
            "messages": [self._encode_message(m) for m in page],
            "more": len(visible) > len(page),
        }

    def _mark_read(self, who: Socket, frame: JSON) -> Result:
        self.world.mark_read(who.user_id, self._find_channel(who, frame))
        return {}

    def _note_typing(self, who: Socket, frame: JSON) -> Result:
        self.world.tell_typing(self._find_channel(who, frame), who.user_id)
        return {}

    # Interactions

    def _start_interaction(
        self, who: Socket, frame: JSON, kind: Type, channel: Channel, data: JSON, **more: Any
    ) -> JSON:
        started: Interaction = self.interactions.start_interaction(
            kind, who.user_id, channel, data, nonce=frame.get("nonce"), socket=who, **more
        )
        return {"interaction_id": started.id}

    def _require_active(self, channel: Channel) -> None:
        """Refuse commands and components in an archived thread. Writing in it opens it again."""
        if channel.thread and channel.thread.archived:
            raise ApiError(400, Code.THREAD_ARCHIVED, write_text("thread-archived"))

    def _read_command(self, who: Socket, frame: JSON) -> commanding.Typed:
        channel, name = self._find_channel(who, frame), _read_text(frame, "name")
        self._require_active(channel)
        command_id = frame.get("command_id")
        command = commanding.find_command(self.world, who.user_id, channel, name, command_id)
        return commanding.Typed(self.world, channel, command, name)

    def _run_command(self, who: Socket, frame: JSON) -> Result:
        typed = self._read_command(who, frame)
        data = typed.make_data(frame.get("options") or {})
        return self._start_interaction(
            who, frame, Type.COMMAND, typed.channel, data, command=typed.name
        )

    def _autocomplete_option(self, who: Socket, frame: JSON) -> Result:
        typed = self._read_command(who, frame)
        data = typed.make_partial_data(frame.get("options") or {}, _read_text(frame, "focused"))
        self._start_interaction(who, frame, Type.AUTOCOMPLETE, typed.channel, data)
        return None

    def _find_component(self, who: Socket, frame: JSON, kinds: set[Kind]) -> tuple[Message, JSON]:
        message, custom_id = self._find_message(who, frame), _read_text(frame, "custom_id")
        component = _search_components(message.components, custom_id)
        if component is None or component["type"] not in kinds:
            raise make_player_refusal(write_text("gone"))
        if component.get("disabled"):
            raise make_player_refusal(write_text("not-now"))
        self._require_active(self.world.find_channel(message.channel_id))
        return message, component

    def _press_button(self, who: Socket, frame: JSON) -> Result:
        message, button = self._find_component(who, frame, {Kind.BUTTON})
        return self._use_component(who, frame, message, button, {})

    def _choose_options(self, who: Socket, frame: JSON) -> Result:
        message, select = self._find_component(who, frame, SELECTS)
        values = [str(value) for value in frame.get("values") or []]
        wrong = find_choice_fault(
            select, values, select.get("placeholder") or write_text("this-menu")
        )
        if wrong:
            raise make_player_refusal(wrong)
        data: JSON = {"values": values}
        found = self._resolve_ids(message.channel_id, [select | {"values": values}])
        return self._use_component(who, frame, message, select, data | found)

    def _use_component(
        self, who: Socket, frame: JSON, message: Message, component: JSON, data: JSON
    ) -> JSON:
        data |= {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        channel = self.world.find_channel(message.channel_id)
        return self._start_interaction(who, frame, Type.COMPONENT, channel, data, pressed=message)

    def _resolve_ids(self, channel_id: str, selects: list[JSON]) -> JSON:
        """Make the `resolved` data for selects whose values are ids, or {} if no value is an id."""
        channel = self.world.find_channel(channel_id)
        guild = self.world.guilds.get(channel.guild_id or "")
        found: dict[str, list[str]] = {}
        for select in selects:
            kind = select["type"]
            where: dict[str, Any] = {}
            if kind in (Kind.USER_SELECT, Kind.MENTIONABLE_SELECT):
                where["users"] = guild.members if guild else channel.recipients
            if kind in (Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT):
                where["roles"] = guild.roles if guild else {}
            if kind == Kind.CHANNEL_SELECT:
                where["channels"] = self.world.channels
            for value in select.get("values") or [] if where else []:
                key = next((key for key, known in where.items() if value in known), None)
                if key is None:
                    raise make_player_refusal(write_text("not-a-choice"))
                found.setdefault(key, []).append(value)
        return {"resolved": encode_resolved(self.world, channel, found)} if found else {}

    def _find_modal(self, who: Socket, frame: JSON) -> Interaction:
        number = _read_text(frame, "interaction_id")
        interaction = self.interactions.find_modal_interaction(number, who.user_id)
        if interaction is None:
            raise make_player_refusal(write_text("dialog-closed"))
        return interaction

    def _submit_modal(self, who: Socket, frame: JSON) -> Result:
        interaction = self._find_modal(who, frame)
        assert interaction.modal is not None
        answers, wrong = fill_in_modal(interaction.modal, frame.get("values") or {})
        if wrong:
            raise make_player_refusal(wrong)
        inner = [answer["component"] for answer in answers if "component" in answer]
        data: JSON = {"custom_id": interaction.modal["custom_id"], "components": answers}
        channel = interaction.channel
        if channel.id not in self.world.channels:
            raise make_refusal(Code.UNKNOWN_CHANNEL)
        self._require_active(channel)
        data |= self._resolve_ids(channel.id, inner)
        interaction.modal = None
        pressed, trigger = interaction.pressed, interaction.origin
        return self._start_interaction(
            who, frame, Type.MODAL, channel, data, pressed=pressed, trigger=trigger
        )

    def _dismiss_modal(self, who: Socket, frame: JSON) -> Result:
        self._find_modal(who, frame).modal = None
        return {}

    # Places and people

    def _open_dm(self, who: Socket, frame: JSON) -> Result:
        other = self.world.find_user(_read_text(frame, "user_id"))
        if other.id == who.user_id:
            raise make_player_refusal(write_text("not-to-yourself"))
        channel = self.world.open_direct(who.user_id, other.id)
        return {"channel": wire.encode_channel_for(self.world, channel, who.user_id)}

    def _create_guild(self, who: Socket, frame: JSON) -> Result:
        name = _read_text(frame, "name").strip()[:100]
        if len(name) < 2:
            raise make_player_refusal(write_text("server-name"))
        people = [user.id for user in self.world.users.values() if not user.bot]
        people.sort(key=lambda user_id: user_id != who.user_id)  # the first owns the guild
        return {"guild_id": seed.add_guild(self.world, name, people).id}

    def _find_managed_guild(self, who: Socket, frame: JSON) -> Guild:
        guild = self.world.find_guild(_read_text(frame, "guild_id"))
        if Permission.MANAGE_GUILD not in find_guild_permissions(guild, who.user_id):
            raise make_refusal(Code.MISSING_PERMISSIONS)
        return guild

    def _invite_bot(self, who: Socket, frame: JSON) -> Result:
        seed.invite_bot(self.world, self._find_managed_guild(who, frame))
        return {}

    def _remove_bot(self, who: Socket, frame: JSON) -> Result:
        self.world.remove_member(self._find_managed_guild(who, frame), self.world.bot_id)
        return {}

    def _create_channel(self, who: Socket, frame: JSON) -> Result:
        guild = self.world.find_guild(_read_text(frame, "guild_id"))
        channel = places.create_channel(self.world, who.user_id, guild, frame)
        return {"channel": wire.encode_channel_for(self.world, channel, who.user_id)}

    def _delete_channel(self, who: Socket, frame: JSON) -> Result:
        places.delete_channel(self.world, who.user_id, self._find_channel(who, frame))
        return {}

    def _create_thread(self, who: Socket, frame: JSON) -> Result:
        parent = self._find_channel(who, frame)
        if "content" in frame or "files" in frame:
            body = Body({"content": str(frame.get("content") or "")}, _read_files(frame))
            channel = threads.start_post(self.world, who.user_id, parent, frame, body)
        else:
            on = self._find_message(who, frame) if frame.get("message_id") else None
            if on and on.ephemeral:
                raise make_player_refusal(write_text("no-thread-there"))
            private = bool(frame.get("private"))
            kinds = threads.KINDS.get(parent.type, (None,))
            fields = frame | {"type": kinds[-1 if private else 0]}
            channel = threads.start_thread(self.world, who.user_id, parent, fields, on)
        return {"channel": wire.encode_channel_for(self.world, channel, who.user_id)}

    def _add_player(self, _: Socket, frame: JSON) -> Result:
        name = _read_text(frame, "name").strip()[:32]
        if not name:
            raise make_player_refusal(write_text("player-name"))
        user = seed.add_player(self.world, name)
        for guild in self.world.guilds.values():
            self.world.add_member(guild, user.id)
        for channel in self.world.channels.values():
            if self.world.can_view(user.id, channel):
                self.world.mark_read(user.id, channel)  # a new player has no unread messages
        return {"user": wire.encode_user(user)}

    def _set_dm(self, who: Socket, frame: JSON) -> Result:
        me = self.world.find_user(who.user_id)
        me.dm_closed = bool(frame.get("closed"))
        self.world.save_user(me)
        return {}


def _read_text(frame: JSON, key: str) -> str:
    value = frame.get(key)
    if not isinstance(value, str):
        raise make_player_refusal(write_text("missing", name=key))
    return value


def _read_files(frame: JSON) -> dict[int, Upload]:
    return {
        number: commanding.read_upload(given)
        for number, given in enumerate(frame.get("files") or [])
    }


def _search_components(components: list[JSON], custom_id: str) -> JSON | None:
    """Find a component by custom id, also inside others. Return None if there is none."""
    for component in components:
        if component.get("custom_id") == custom_id:
            return component
        inner = [*component.get("components", []), *filter(None, [component.get("accessory")])]
        found = _search_components(inner, custom_id)
        if found:
            return found
    return None
