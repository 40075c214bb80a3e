"""Carries out the actions that players send over the player protocol."""

from collections.abc import Callable
from typing import Any

from sandbox import places, posting, seed, threads, wire, wire_messages
from sandbox.bodies import Body, Upload
from sandbox.checks.kinds import SELECTS, Kind
from sandbox.checks.modals import choice_fault, filled_in
from sandbox.errors import ApiError, Code, refuse
from sandbox.interaction import Interaction, Type
from sandbox.interactions import Interactions
from sandbox.models import JSON, Channel, Guild, Message
from sandbox.permissions import Permission, in_guild
from sandbox.play import commanding
from sandbox.play.commanding import sorry
from sandbox.play.hub import Socket
from sandbox.wire_interactions import resolved
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
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss_modal": self._dismiss_modal,
            "dismiss": self._dismiss,
            "open_dm": self._open_dm,
            "create_guild": self._create_guild,
            "invite_bot": self._invite_bot,
            "remove_bot": self._remove_bot,
            "create_channel": self._create_channel,
            "delete_channel": self._delete_channel,
            "create_thread": self._create_thread,
            "history": self._history,
            "read": self._read,
            "typing": self._typing,
            "add_player": self._add_player,
            "set_dm": self._set_dm,
        }

    def act(self, socket: Socket, frame: JSON) -> Result:
        """Carry out one action."""
        action = self._actions.get(str(frame.get("a")))
        if action is None:
            raise sorry(write_text("no-action", action=str(frame.get("a"))))
        return action(socket, frame)

    # Finding what is meant

    def _channel(self, who: Socket, frame: JSON) -> Channel:
        channel = self.world.channels.get(_text(frame, "channel_id"))
        if channel and channel.guild_id in self.world.outages:
            raise sorry(write_text("outage"))
        channel = self.world.channel(_text(frame, "channel_id"))
        self.world.require(who.user_id, channel)
        return channel

    def _message(self, who: Socket, frame: JSON) -> Message:
        channel = self._channel(who, frame)
        message = self.world.message(channel.id, _text(frame, "message_id"))
        if not self.world.may_see(who.user_id, message):
            raise refuse(Code.UNKNOWN_MESSAGE)
        return message

    def _worded(self, message: Message) -> JSON:
        return wire_messages.message(self.world, message)

    # Messages

    def _send_message(self, who: Socket, frame: JSON) -> Result:
        channel = self._channel(who, frame)
        fields: JSON = {"content": str(frame.get("content") or "")}
        if frame.get("reply_to"):
            fields["message_reference"] = {"message_id": str(frame["reply_to"])}
        message = posting.send(self.world, who.user_id, channel, Body(fields, _files(frame)))
        self.world.read(who.user_id, channel)
        return {"message": self._worded(message)}

    def _edit_message(self, who: Socket, frame: JSON) -> Result:
        message = self._message(who, frame)
        if message.author_id != who.user_id:
            raise refuse(Code.OTHERS_MESSAGE)
        edited = posting.amend(self.world, message, Body({"content": _text(frame, "content")}))
        return {"message": self._worded(edited)}

    def _delete_message(self, who: Socket, frame: JSON) -> Result:
        message = self._message(who, frame)
        if message.author_id != who.user_id:
            channel = self.world.channel(message.channel_id)
            self.world.require(who.user_id, channel, Permission.MANAGE_MESSAGES)
        if message.ephemeral:
            raise sorry(write_text("only-dismiss"))
        posting.remove(self.world, who.user_id, message)
        return {}

    def _dismiss(self, who: Socket, frame: JSON) -> Result:
        message = self._message(who, frame)
        if not message.ephemeral:
            raise sorry(write_text("dismiss-own"))
        self.world.remove_message(message)
        return {}

    def _history(self, who: Socket, frame: JSON) -> Result:
        visible = self.world.visible(who.user_id, self._channel(who, frame))
        if frame.get("before"):
            visible = [m for m in visible if int(m.id) < int(frame["before"])]
        limit = max(1, min(100, int(frame.get("limit") or 50)))
        page = visible[-limit:]
        return {"messages": [self._worded(m) for m in page], "more": len(visible) > len(page)}

    def _read(self, who: Socket, frame: JSON) -> Result:
        self.world.read(who.user_id, self._channel(who, frame))
        return {}

    def _typing(self, who: Socket, frame: JSON) -> Result:
        self.world.typing(self._channel(who, frame), who.user_id)
        return {}

    # Interactions

    def _started(
        self, who: Socket, frame: JSON, kind: Type, channel: Channel, data: JSON, **more: Any
    ) -> JSON:
        started: Interaction = self.interactions.start(
            kind, who.user_id, channel, data, nonce=frame.get("nonce"), socket=who, **more
        )
        return {"interaction_id": started.id}

    def _require_active(self, channel: Channel) -> None:
        """Refuse commands and components in an archived thread. Writing in it opens it again."""
        if channel.thread and channel.thread.archived:
            raise ApiError(400, Code.THREAD_ARCHIVED, write_text("thread-archived"))

    def _typed(self, who: Socket, frame: JSON) -> commanding.Typed:
        channel, name = self._channel(who, frame), _text(frame, "name")
        self._require_active(channel)
        command_id = frame.get("command_id")
        command = commanding.find(self.world, who.user_id, channel, name, command_id)
        return commanding.Typed(self.world, channel, command, name)

    def _run_command(self, who: Socket, frame: JSON) -> Result:
        typed = self._typed(who, frame)
        data = typed.complete(frame.get("options") or {})
        return self._started(who, frame, Type.COMMAND, typed.channel, data, command=typed.name)

    def _autocomplete(self, who: Socket, frame: JSON) -> Result:
        typed = self._typed(who, frame)
        data = typed.partial(frame.get("options") or {}, _text(frame, "focused"))
        self._started(who, frame, Type.AUTOCOMPLETE, typed.channel, data)
        return None

    def _component(self, who: Socket, frame: JSON, kinds: set[Kind]) -> tuple[Message, JSON]:
        message, custom_id = self._message(who, frame), _text(frame, "custom_id")
        component = _find(message.components, custom_id)
        if component is None or component["type"] not in kinds:
            raise sorry(write_text("gone"))
        if component.get("disabled"):
            raise sorry(write_text("not-now"))
        self._require_active(self.world.channel(message.channel_id))
        return message, component

    def _press(self, who: Socket, frame: JSON) -> Result:
        message, button = self._component(who, frame, {Kind.BUTTON})
        return self._used(who, frame, message, button, {})

    def _choose(self, who: Socket, frame: JSON) -> Result:
        message, select = self._component(who, frame, SELECTS)
        values = [str(value) for value in frame.get("values") or []]
        wrong = choice_fault(select, values, select.get("placeholder") or write_text("this-menu"))
        if wrong:
            raise sorry(wrong)
        data: JSON = {"values": values}
        found = self._meant(message.channel_id, [select | {"values": values}])
        return self._used(who, frame, message, select, data | found)

    def _used(
        self, who: Socket, frame: JSON, message: Message, component: JSON, data: JSON
    ) -> JSON:
        data |= {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        channel = self.world.channel(message.channel_id)
        return self._started(who, frame, Type.COMPONENT, channel, data, pressed=message)

    def _meant(self, channel_id: str, selects: list[JSON]) -> JSON:
        """Make the `resolved` data for selects whose values are ids, or {} if no value is an id."""
        channel = self.world.channel(channel_id)
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
                    raise sorry(write_text("not-a-choice"))
                found.setdefault(key, []).append(value)
        return {"resolved": resolved(self.world, channel, found)} if found else {}

    def _modal(self, who: Socket, frame: JSON) -> Interaction:
        number = _text(frame, "interaction_id")
        interaction = self.interactions.modal_of(number, who.user_id)
        if interaction is None:
            raise sorry(write_text("dialog-closed"))
        return interaction

    def _submit(self, who: Socket, frame: JSON) -> Result:
        interaction = self._modal(who, frame)
        assert interaction.modal is not None
        answers, wrong = filled_in(interaction.modal, frame.get("values") or {})
        if wrong:
            raise sorry(wrong)
        inner = [answer["component"] for answer in answers if "component" in answer]
        data: JSON = {"custom_id": interaction.modal["custom_id"], "components": answers}
        channel = interaction.channel
        if channel.id not in self.world.channels:
            raise refuse(Code.UNKNOWN_CHANNEL)
        self._require_active(channel)
        data |= self._meant(channel.id, inner)
        interaction.modal = None
        pressed, trigger = interaction.pressed, interaction.origin
        return self._started(
            who, frame, Type.MODAL, channel, data, pressed=pressed, trigger=trigger
        )

    def _dismiss_modal(self, who: Socket, frame: JSON) -> Result:
        self._modal(who, frame).modal = None
        return {}

    # Places and people

    def _open_dm(self, who: Socket, frame: JSON) -> Result:
        other = self.world.user(_text(frame, "user_id"))
        if other.id == who.user_id:
            raise sorry(write_text("not-to-yourself"))
        channel = self.world.direct(who.user_id, other.id)
        return {"channel": wire.channel_for(self.world, channel, who.user_id)}

    def _create_guild(self, who: Socket, frame: JSON) -> Result:
        name = _text(frame, "name").strip()[:100]
        if len(name) < 2:
            raise sorry(write_text("server-name"))
        people = [user.id for user in self.world.users.values() if not user.bot]
        people.sort(key=lambda user_id: user_id != who.user_id)  # the first owns the guild
        return {"guild_id": seed.add_guild(self.world, name, people).id}

    def _managed(self, who: Socket, frame: JSON) -> Guild:
        guild = self.world.guild(_text(frame, "guild_id"))
        if Permission.MANAGE_GUILD not in in_guild(guild, who.user_id):
            raise refuse(Code.MISSING_PERMISSIONS)
        return guild

    def _invite_bot(self, who: Socket, frame: JSON) -> Result:
        seed.invite_bot(self.world, self._managed(who, frame))
        return {}

    def _remove_bot(self, who: Socket, frame: JSON) -> Result:
        self.world.leave(self._managed(who, frame), self.world.bot_id)
        return {}

    def _create_channel(self, who: Socket, frame: JSON) -> Result:
        guild = self.world.guild(_text(frame, "guild_id"))
        channel = places.create(self.world, who.user_id, guild, frame)
        return {"channel": wire.channel_for(self.world, channel, who.user_id)}

    def _delete_channel(self, who: Socket, frame: JSON) -> Result:
        places.remove(self.world, who.user_id, self._channel(who, frame))
        return {}

    def _create_thread(self, who: Socket, frame: JSON) -> Result:
        parent = self._channel(who, frame)
        if "content" in frame or "files" in frame:
            body = Body({"content": str(frame.get("content") or "")}, _files(frame))
            channel = threads.post(self.world, who.user_id, parent, frame, body)
        else:
            on = self._message(who, frame) if frame.get("message_id") else None
            if on and on.ephemeral:
                raise sorry(write_text("no-thread-there"))
            private = bool(frame.get("private"))
            kinds = threads.KINDS.get(parent.type, (None,))
            fields = frame | {"type": kinds[-1 if private else 0]}
            channel = threads.start(self.world, who.user_id, parent, fields, on)
        return {"channel": wire.channel_for(self.world, channel, who.user_id)}

    def _add_player(self, _: Socket, frame: JSON) -> Result:
        name = _text(frame, "name").strip()[:32]
        if not name:
            raise sorry(write_text("player-name"))
        user = seed.add_player(self.world, name)
        for guild in self.world.guilds.values():
            self.world.join(guild, user.id)
        for channel in self.world.channels.values():
            if self.world.can_view(user.id, channel):
                self.world.read(user.id, channel)  # a new player has no unread messages
        return {"user": wire.user(user)}

    def _set_dm(self, who: Socket, frame: JSON) -> Result:
        me = self.world.user(who.user_id)
        me.dm_closed = bool(frame.get("closed"))
        self.world.save_user(me)
        return {}


def _text(frame: JSON, key: str) -> str:
    value = frame.get(key)
    if not isinstance(value, str):
        raise sorry(write_text("missing", name=key))
    return value


def _files(frame: JSON) -> dict[int, Upload]:
    return {
        number: commanding.upload(given) for number, given in enumerate(frame.get("files") or [])
    }


def _find(components: list[JSON], custom_id: str) -> JSON | None:
    """Find a component by custom id, also inside others. Return None if there is none."""
    for component in components:
        if component.get("custom_id") == custom_id:
            return component
        inner = [*component.get("components", []), *filter(None, [component.get("accessory")])]
        found = _find(inner, custom_id)
        if found:
            return found
    return None
