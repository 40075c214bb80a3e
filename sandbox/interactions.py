"""Delivers interactions to the bot, and takes its acknowledgement and its follow-up messages."""

from collections.abc import Callable
from dataclasses import dataclass

from sandbox import limits, posting, wire_interactions, wire_messages
from sandbox.bodies import Body
from sandbox.checks import commands
from sandbox.checks.modals import ModalComponents
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.interaction import Callback, Interaction, Type
from sandbox.models import JSON, Channel, Message, MessageFlag, MessageType, Origin
from sandbox.posting import Context
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Outcome:
    """The new state of an interaction, for the player who started it."""

    interaction: Interaction
    state: str  # sent, thinking, replied, updated, deferred, modal, choices or failed
    message_id: str | None = None


class Interactions:
    """Starts interactions and takes the bot's answers to them.

    `deliver` sends a payload to the bot, and returns whether the bot is there to take it.
    """

    def __init__(self, world: World, deliver: Callable[[JSON], bool]) -> None:
        self.world = world
        self.deliver = deliver
        self._known: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._watchers: list[Callable[[Outcome], None]] = []

    def add_watcher(self, watcher: Callable[[Outcome], None]) -> None:
        """Call this watcher with each new state of an interaction."""
        self._watchers.append(watcher)

    def _tell_watchers(
        self, interaction: Interaction, state: str, message: Message | None = None
    ) -> None:
        for watcher in self._watchers:
            watcher(Outcome(interaction, state, message.id if message else None))

    def close(self) -> None:
        for interaction in self._known.values():
            if interaction.stop_waiting:
                interaction.stop_waiting()

    # From the player

    def start_interaction(
        self,
        kind: Type,
        user_id: str,
        channel: Channel,
        data: JSON,
        *,
        pressed: Message | None = None,
        trigger: Origin | None = None,
        command: str | None = None,
        nonce: str | None = None,
        socket: object = None,
    ) -> Interaction:
        """Begin an interaction and send it to the bot."""
        world = self.world
        self._forget_old()
        number = world.ids.make_id()
        origin = Origin(
            id=number,
            type=int(kind),
            user_id=user_id,
            guild_id=channel.guild_id,
            command=command,
            pressed_message_id=pressed.id if pressed and kind is Type.COMPONENT else None,
            trigger=trigger,
        )
        interaction = Interaction(
            id=number,
            type=kind,
            user_id=user_id,
            channel=channel,
            data=data,
            created=world.clock.now(),
            origin=origin,
            pressed=pressed,
            nonce=nonce,
            socket=socket,
        )
        self._known[number] = self._by_token[interaction.token] = interaction
        self._tell_watchers(interaction, "sent")
        if self.deliver(wire_interactions.encode_interaction(world, interaction)):
            interaction.stop_waiting = world.clock.call_later(
                limits.ACKNOWLEDGE_SECONDS, lambda: self._give_up(interaction)
            )
        else:
            # watchers hear of it after the caller has its answer, as with a timeout
            interaction.stop_waiting = world.clock.call_later(0, lambda: self._give_up(interaction))
        return interaction

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            interaction.failed = True
            self._tell_watchers(interaction, "failed")

    def _forget_old(self) -> None:
        """Drop interactions that are four times as old as a token may be."""
        horizon = self.world.clock.now() - 4 * limits.TOKEN_SECONDS
        for interaction in list(self._known.values()):
            if interaction.created > horizon:
                break
            del self._known[interaction.id], self._by_token[interaction.token]

    def find_modal_interaction(self, interaction_id: str, user_id: str) -> Interaction | None:
        """Find the interaction whose modal this user has open. Return None if there is none."""
        found = self._known.get(interaction_id)
        return found if found and found.modal and found.user_id == user_id else None

    # From the bot

    def take_callback(self, interaction_id: str, token: str, body: Body) -> JSON:
        """Take the bot's one acknowledgement. Returns the body that `with_response` asks for."""
        interaction = self._known.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise make_refusal(Code.UNKNOWN_INTERACTION)
        if interaction.answer is not None:
            raise make_refusal(Code.ALREADY_ACKNOWLEDGED)
        if self.world.clock.now() - interaction.created > limits.ACKNOWLEDGE_SECONDS:
            raise make_refusal(Code.UNKNOWN_INTERACTION)
        self.world.find_channel(interaction.channel.id)
        kind = self._read_callback_type(interaction, body.fields.get("type"))
        inner = Body(body.fields.get("data") or {}, body.files)
        state, message = self._apply_callback(interaction, kind, inner)
        interaction.answer = kind
        if interaction.stop_waiting:
            interaction.stop_waiting()
        self._tell_watchers(interaction, state, message)
        return self._make_response(interaction, kind, message)

    def _read_callback_type(self, interaction: Interaction, given: object) -> Callback:
        if interaction.type is Type.AUTOCOMPLETE:
            allowed = {Callback.CHOICES}
        else:
            allowed = {Callback.MESSAGE, Callback.DEFERRED_MESSAGE}
            if interaction.pressed:
                allowed |= {Callback.DEFERRED_UPDATE, Callback.UPDATE}
            if interaction.type is not Type.MODAL:
                allowed.add(Callback.MODAL)
        if given not in allowed:
            faults = FormFaults()
            faults.note_wrong_choice(
                "type", f"({', '.join(str(int(kind)) for kind in sorted(allowed))})"
            )
            faults.raise_if_any()
        return next(kind for kind in allowed if kind == given)

    def _apply_callback(
        self, interaction: Interaction, kind: Callback, body: Body
    ) -> tuple[str, Message | None]:
        world, pressed = self.world, interaction.pressed
        if kind is Callback.MESSAGE:
            message = self._compose_message(interaction, body, "data.")
            message.original_of = interaction.id
            interaction.original = message
            return "replied", posting.publish_message(world, message)
        if kind is Callback.DEFERRED_MESSAGE:
            message = self._make_loading_message(interaction, body.fields)
            interaction.original = posting.publish_message(world, message)
            return "thinking", message
        if kind is Callback.CHOICES:
            faults = FormFaults()
            given, most = body.fields.get("choices"), limits.AUTOCOMPLETE_CHOICES
            interaction.choices = commands.check_choices(given, faults, "data.choices", most)
            faults.raise_if_any()
            return "choices", None
        if kind is Callback.MODAL:
            faults = FormFaults()
            modal = ModalComponents(faults, world.emojis).check_modal(body.fields)
            faults.raise_if_any()
            interaction.modal = modal
            return "modal", None
        assert pressed is not None
        interaction.original = pressed
        if kind is Callback.DEFERRED_UPDATE:
            return "deferred", pressed
        current = world.find_message(pressed.channel_id, pressed.id)
        return "updated", posting.edit_message(world, current, body, "data.")

    def _make_context(self, interaction: Interaction, ephemeral: bool) -> Context:
        return Context(
            type=MessageType.COMMAND if interaction.type is Type.COMMAND else MessageType.DEFAULT,
            origin=interaction.origin,
            webhook=True,
            addressee=interaction.user_id if ephemeral else None,
        )

    def _compose_message(self, interaction: Interaction, body: Body, at: str = "") -> Message:
        ephemeral = bool((body.fields.get("flags") or 0) & MessageFlag.EPHEMERAL)
        how = self._make_context(interaction, ephemeral)
        bot, channel = self.world.bot_id, interaction.channel
        self._require_open(channel, ephemeral)
        message = posting.compose_message(self.world, bot, channel, body, how=how, at=at)
        pressed = interaction.pressed
        if interaction.type is Type.COMPONENT and pressed and not pressed.ephemeral:
            message.type = MessageType.REPLY
            message.reply_to, message.reply_channel = pressed.id, pressed.channel_id
        return message

    def _make_loading_message(self, interaction: Interaction, fields: JSON) -> Message:
        ephemeral = bool((fields.get("flags") or 0) & MessageFlag.EPHEMERAL)
        how = self._make_context(interaction, ephemeral)
        self._require_open(interaction.channel, ephemeral)
        flags = MessageFlag.LOADING | (MessageFlag.EPHEMERAL if ephemeral else 0)
        return Message(
            id=self.world.ids.make_id(),
            channel_id=interaction.channel.id,
            author_id=self.world.bot_id,
            type=how.type,
            flags=int(flags),
            origin=how.origin,
            original_of=interaction.id,
            webhook=True,
            addressee=how.addressee,
        )

    def _require_open(self, channel: Channel, ephemeral: bool) -> None:
        """Refuse a message that is not ephemeral if its thread has been locked meanwhile."""
        if not ephemeral:
            posting.require_unlocked(self.world, self.world.bot_id, channel, Code.THREAD_ARCHIVED)

    def _make_response(
        self, interaction: Interaction, kind: Callback, message: Message | None
    ) -> JSON:
        about: JSON = {
            "id": interaction.id,
            "type": int(interaction.type),
            "channel_id": interaction.channel.id,
        }
        if interaction.channel.guild_id:
            about["guild_id"] = interaction.channel.guild_id
        answer: JSON = {"interaction": about}
        if message and kind in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE):
            about |= {
                "response_message_id": message.id,
                "response_message_loading": kind is Callback.DEFERRED_MESSAGE,
                "response_message_ephemeral": message.ephemeral,
            }
        if message and kind in (Callback.MESSAGE, Callback.UPDATE):
            worded = wire_messages.encode_message(self.world, message)
            answer["resource"] = {"type": int(kind), "message": worded}
        return answer

    # The webhook that an interaction's token opens

    def find_by_token(self, application_id: str, token: str) -> Interaction:
        """Find the acknowledged interaction of a token. Raises ApiError if it is invalid."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self.world.bot_id:
            raise make_refusal(Code.UNKNOWN_WEBHOOK)
        if self.world.clock.now() - interaction.created > limits.TOKEN_SECONDS:
            raise make_refusal(Code.INVALID_TOKEN)
        if interaction.answer is None:
            raise make_refusal(Code.UNKNOWN_WEBHOOK)
        self.world.find_channel(interaction.channel.id)
        return interaction

    def post_follow_up(self, interaction: Interaction, body: Body) -> Message:
        """Post another message, or fill in the loading message that a deferral has left."""
        original = interaction.original
        if original and original.flags & MessageFlag.LOADING and self._is_there(original):
            return posting.fill_loading_message(self.world, original, body)
        message = self._compose_message(interaction, body)
        message.type = MessageType.DEFAULT
        message.reply_to = message.reply_channel = None
        return posting.publish_message(self.world, message)

    def find_message(self, interaction: Interaction, message_id: str) -> Message:
        """Find the original message (`@original`) or another that the interaction has posted."""
        if message_id == "@original":
            if interaction.original is None:
                raise make_refusal(Code.UNKNOWN_MESSAGE)
            return self.world.find_message(interaction.channel.id, interaction.original.id)
        message = self.world.find_message(interaction.channel.id, message_id)
        ours = message.origin is not None and message.origin.id == interaction.id
        if not ours and (interaction.original is None or message.id != interaction.original.id):
            raise make_refusal(Code.UNKNOWN_MESSAGE)
        return message

    def edit_message(self, message: Message, body: Body) -> Message:
        if message.flags & MessageFlag.LOADING:
            return posting.fill_loading_message(self.world, message, body)
        return posting.edit_message(self.world, message, body)

    def _is_there(self, message: Message) -> bool:
        return message.id in self.world.messages.get(message.channel_id, {})
