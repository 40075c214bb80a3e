"""Helpers of the bot's tests: a table of players, what they do, and what they see."""

import logging
from collections.abc import Callable
from copy import deepcopy
from functools import cached_property
from typing import Any

import discord
from simcord import Env, actors, interactions
from simcord.backend import serializers

from cogs.registry import Emberkeep
from cogs.ui.components import walk_payload
from cogs.ui.panels import Panels
from rules.engine import GAMES, Table
from storage import JournalRow, Store, TableRow
from tables.people.lessons import find_opening_lesson
from tables.sessions import TableSessions
from tests.answers import give_answer
from tests.clock import Clock


class Camp:
    """A server, a channel, Ada, Ben and Cleo, and what they see."""

    def __init__(
        self, env: Env, bot: Emberkeep, trouble: list[logging.LogRecord], clock: Clock
    ) -> None:
        self.env = env
        self.bot = bot
        self.trouble = trouble
        self.clock = clock
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("campfire")
        self.ada, self.ben, self.cleo = (self.add_member(name) for name in ("Ada", "Ben", "Cleo"))

    @property
    def store(self) -> Store:
        return self.bot.store

    @property
    def sessions(self) -> TableSessions:
        return self.bot.sessions

    # -- getting there ---------------------------------------------------------------------------

    @cached_property
    def other_channel(self) -> Any:
        """Another channel of the server."""
        return self.guild.create_text_channel("elsewhere")

    @cached_property
    def moderator(self) -> Any:
        """Somebody who manages the server and its channels."""
        return self.add_manager()

    async def gather(
        self,
        *others: Any,
        channel: Any = None,
        game: str = "tiny",
        bots: int = 0,
        options: dict[str, str] | None = None,
    ) -> None:
        """Ada opens a table; the others join by the card's button, she adds so many bots, and
        chooses those options."""
        channel = channel or self.channel
        await self.ada.slash(channel, "game open", game=game)
        for other in others:
            await other.click(self.card(channel), label="Join")
        for _ in range(bots):
            await self.ada.click(self.card(channel), label="Add bot")
        for name, value in (options or {}).items():
            await self.ada.slash(channel, "game options", name=name, value=value)

    async def begin(
        self, *others: Any, camps: bool = True, channel: Any = None, **gathered: Any
    ) -> None:
        """A game in play. With `camps`, all have named their camps and Ada is to move. `gathered`:
        as for `gather`."""
        await self.gather(*others, channel=channel, **gathered)
        await self.ada.click(self.card(channel), label="Start")
        if camps:
            await self.name_camps(self.ada, *others)

    async def name_camps(self, *players: Any) -> None:
        """Those players answer the first question of Tiny."""
        for player in players:
            await self.act(player, f"Camp {player.name}")

    async def begin_odd(self, ask: str, *others: Any, bots: int = 0, **options: str) -> None:
        """A game in play that asks something odd."""
        await self.begin(
            *others, camps=False, game="odd", bots=bots, options={"ask": ask, **options}
        )

    async def mark_as_known(self, *players: Any, game: str = "tiny") -> None:
        """Mark that they know the game, so that bots do not wait until they have read its
        beginning."""
        for player in players:
            await self.bot.sessions.people.record_lesson(
                player.id, find_opening_lesson(GAMES[game])
            )

    async def restart(self) -> None:
        """The bot ends, and another begins with the same database."""
        self.bot = Emberkeep(self.bot.store, sync_at_start=True)
        await self.env.restart_bot(self.bot)

    async def wait(self, **time: float) -> None:
        """Time passes, as timedelta has it, and what is due is done."""
        self.clock.pass_by(**time)
        await self.bot.scheduler.run_round()
        await self.env.settle()

    async def add_thread(self, channel: Any = None) -> Any:
        """Somebody begins a thread in a channel."""
        channel = channel or self.channel
        parent: Any = self.bot.get_channel(channel.id)
        await parent.create_thread(name="night", type=discord.ChannelType.public_thread)
        return channel.threads[-1]

    def add_member(self, name: str) -> Any:
        """Somebody comes to the server."""
        return self.guild.add_member(self.env.create_user(name))

    def add_manager(self) -> Any:
        """Somebody comes who manages the server and its channels."""
        may = discord.Permissions(manage_channels=True, manage_guild=True)
        role = self.guild.create_role("Mods", permissions=may)
        return self.guild.add_member(self.env.create_user("Mod"), roles=[role])

    def forget_panels(self) -> None:
        """As after a restart: the bot knows of no message that it has shown to one person."""
        self.bot.panels = self.bot.publisher.panels = Panels()

    async def lend_admin(self, *people: Any) -> None:
        """Let people who do not manage the server see `/admin`, as its settings can."""
        (admin,) = [each for each in await self.bot.tree.fetch_commands() if each.name == "admin"]
        self.guild.set_command_permissions(admin, dict.fromkeys(people, True))

    async def close(self, channel: Any = None) -> None:
        """Ada closes the table."""
        sure = await self.ada.slash(channel or self.channel, "game end")
        await self.ada.click(sure.response, label="Close the table")

    async def leave(self, player: Any) -> str:
        """Somebody leaves a game in play to a bot; what they are told."""
        sure = await player.slash(self.channel, "game leave")
        return await self.press(player, sure.response, "Let a bot play on for me")

    async def take_back(self, player: Any) -> None:
        """Somebody takes their last answer back, or asks the others to agree."""
        offer = await player.slash(self.channel, "undo")
        await player.click(offer.response, label="Take it back")

    async def erase(self, player: Any) -> None:
        """Somebody has all that is stored about them erased."""
        asked = await player.slash(self.channel, "me erase")
        await player.click(asked.response, label="Erase me")

    async def row(self, channel: Any = None) -> TableRow:
        """The newest table of a channel."""
        row = await self.bot.store.find_latest_table((channel or self.channel).id)
        assert row is not None
        return row

    async def running_game(self) -> Table[Any]:
        """The game in play in the channel, as the bot has it in memory."""
        async with self.sessions.lock_table((await self.row()).id) as session:
            return session.running_game

    async def list_journal(self) -> list[JournalRow]:
        """All answers at the table in the channel."""
        return await self.bot.store.list_journal((await self.row()).id)

    async def answer_unshown(
        self, player: Any, given: Any, sessions: TableSessions | None = None
    ) -> None:
        """Answer there without showing anything of it yet. `sessions`: of another process."""
        sessions, row = sessions or self.sessions, await self.row()
        async with sessions.lock_table(row.id) as session:
            prompt = session.list_user_prompts(player.id)[0]
        await give_answer(sessions, row.id, player.id, prompt.id, given, interaction_id=99)

    async def count_answers(self) -> int:
        """How many answers have been written there."""
        return len(await self.list_journal())

    async def list_answers(self) -> list[Any]:
        """What was answered there."""
        return [row.entry.answer for row in await self.list_journal()]

    # -- question and answer ---------------------------------------------------------------------

    async def ask(self, player: Any, command: str, /, **options: Any) -> str:
        """What the bot says to somebody who uses a command in the channel."""
        return read_reply(await player.slash(self.channel, command, **options))

    async def act(self, player: Any, what: str) -> Any:
        """Somebody answers by `/act`."""
        return await player.slash(self.channel, "act", what=what)

    async def write(
        self, player: Any, words: str, label: str = "Write…", message: Any = None
    ) -> Any:
        """Somebody writes into the form that a button opens; of the card, or of the message."""
        form = await player.click(message or self.card(), label=label)
        return await player.submit_modal(form, {"words": words})

    async def press(self, player: Any, message: Any, label: str) -> str:
        """What the bot says to somebody who presses a button of a message."""
        return read_reply(await player.click(message, label=label))

    async def import_table(self, player: Any, content: bytes, channel: Any = None) -> str:
        """Somebody opens a table from its file; what they are told."""
        sent = ("table.json", content)
        return read_reply(await player.slash(channel or self.channel, "table import", file=sent))

    async def export_table(self, player: Any, channel: Any = None, **options: Any) -> bytes:
        """The table's file, as that person gets it."""
        done = await player.slash(channel or self.channel, "table export", **options)
        assert done.ephemeral
        (file,) = done.response.attachments
        return bytes(await file.read())

    async def read_log(self) -> str:
        """The table's whole log, oldest first, as Cleo reads it, page by page."""
        page = await self.cleo.slash(self.channel, "table log")
        pages = [read_reply(page)]
        while "Older" in list_labels(page.response):
            page = await self.cleo.click(page.response, label="Older")
            pages.insert(0, read_reply(page))
        return "\n".join(pages)

    def refuse_posts(self, channel: Any = None, **error: Any) -> None:
        """Let Discord answer with this error when something is posted in a channel."""
        path = f"/channels/{(channel or self.channel).id}/messages"
        self.env.inject_error("POST", path, **error)

    # -- deliveries ------------------------------------------------------------------------------

    async def press_at_once(self, message: Any, *presses: tuple[Any, str]) -> None:
        """Several people press buttons of a message before the bot has seen the first press."""
        waiting = []
        for player, label in presses:
            ids = [
                p["custom_id"]
                for p in walk_payload(list_raw_parts(message))
                if p.get("label") == label
            ]
            waiting.append((player, {"custom_id": ids[0], "component_type": 2}))
        await self._before_the_bot(message, waiting)

    async def use_at_once(self, player: Any, message: Any, *used: dict[str, Any]) -> None:
        """Somebody uses several components of a message before the bot has seen the first use, each
        given as Discord sends it."""
        await self._before_the_bot(message, [(player, data) for data in used])

    async def _before_the_bot(self, message: Any, used: list[tuple[Any, dict[str, Any]]]) -> None:
        """Deliver all of that, and only then let the bot go on. SimCord's own methods wait for the
        bot after each press, so this uses its backend."""
        backend = self.env.backend
        for player, data in used:
            stored = actors._visible_message(player, message)
            record, sent = interactions.base_payload(
                backend,
                type=3,
                channel_id=stored.channel_id,
                guild_id=self.guild.id,
                user_id=player.id,
                data=data,
            )
            sent["message"] = dict(serializers.message_payload(backend, stored))
            record.source_message_id = stored.id
            backend.emit("INTERACTION_CREATE", deepcopy(sent))
        await self.env.settle()

    async def forge(
        self, player: Any, message: Any, identifier: str, values: list[str] | None = None
    ) -> Any:
        """Somebody uses a component with that custom_id on a message that has none. SimCord's own
        methods only use components that the message has, so this uses its internals."""
        stored = actors._visible_message(player, message)
        data: dict[str, Any] = {"custom_id": identifier, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": values}
        return await actors._component_interaction(player, stored, data)

    def record_deliveries(self) -> list[dict[str, Any]]:
        """A list that gets every interaction that Discord delivers from now on."""
        delivered: list[dict[str, Any]] = []

        def record(event: str, sent: Any) -> None:
            if event == "INTERACTION_CREATE":
                delivered.append(deepcopy(sent))

        self.env.backend.subscribers.append(record)
        return delivered

    async def deliver_again(self, sent: dict[str, Any]) -> None:
        """Discord delivers an interaction once more."""
        self.env.backend.emit("INTERACTION_CREATE", sent)
        await self.env.settle()

    # -- what is seen ----------------------------------------------------------------------------

    def card(self, channel: Any = None) -> discord.Message:
        """The newest message in the channel."""
        message = (channel or self.channel).last_message
        assert message is not None
        return message

    def find_message(self, message_id: int) -> discord.Message:
        """A message of the channel as it is now."""
        return next(each for each in self.channel.history() if each.id == message_id)

    def card_in_play(self, channel: Any = None) -> discord.Message:
        """The newest message that has the card's own buttons."""
        found = [m for m in (channel or self.channel).history() if "Menu" in list_labels(m)]
        assert found
        return found[-1]

    async def in_menu(self, player: Any, label: str, card: Any = None) -> Any:
        """Somebody opens the menu of a card, the newest one, and presses a button there."""
        menu = await player.click(card or self.card(), label="Menu")
        return await player.click(menu.response, label=label)

    def list_pinged(self) -> list[str]:
        """Whom the newest card was allowed to ping. (SimCord's `mentions` lists all who are named,
        allowed or not.)"""
        allowed, users = self.list_posts()[-1]["allowed_mentions"], self.env.backend.users
        assert allowed["parse"] == []
        return [users[user].name for user in allowed.get("users", [])]

    def list_posts(self, channel: Any = None) -> list[Any]:
        """What the bot has tried to post in a channel."""
        sent = ("POST", f"/channels/{(channel or self.channel).id}/messages")
        return [call.json for call in self.env.http_requests if (call.method, call.path) == sent]

    def list_replies(self) -> list[str]:
        """All that the bot has sent in answer to interactions, but for acknowledgements."""
        sent = [call for call in self.env.http_requests if call.method in ("POST", "PATCH")]
        return [str(c.json) for c in sent if "/webhooks/" in c.path or "components" in str(c.json)]

    def count_calls(self) -> int:
        """Count the bot's API calls about the channel."""
        here = f"/channels/{self.channel.id}"
        return sum(call.path.startswith(here) for call in self.env.http_requests)

    def cards(self) -> list[discord.Message]:
        return self.channel.history()


def read_text(message: Any) -> str:
    """All the text of a message."""
    return "\n".join(
        str(part.get("content", ""))
        for part in walk_payload(list_raw_parts(message))
        if part.get("type") == 10
    )


def list_raw_parts(message: Any) -> list[dict[str, Any]]:
    """A message's components as Discord has them."""
    parts = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in parts]


def list_labels(message: Any) -> list[str]:
    """The labels of a message's buttons that can be pressed."""
    return [
        part["label"]
        for part in walk_payload(list_raw_parts(message))
        if part.get("type") == 2 and not part.get("disabled")
    ]


def list_selects(message: Any) -> list[dict[str, Any]]:
    """A message's selects."""
    return [part for part in walk_payload(list_raw_parts(message)) if part.get("type") == 3]


def read_reply(result: Any) -> str:
    """Everything the bot said to one person in answer."""
    messages = [m for m in (result.response, *result.followups) if m is not None]
    pressed_on_card = result.deferred and messages and not messages[0].ephemeral
    own = messages[1:] if pressed_on_card else messages
    assert all(message.ephemeral for message in own)
    return "\n".join(read_text(message) for message in own)


def fail_with(error: Exception) -> Callable[..., Any]:
    """A stand-in for a function or a method, which raises this error."""

    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail
