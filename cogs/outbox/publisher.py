"""Publishes what a change has written to the outbox: cards, hands and other posts.

A change leaves posts in storage's outbox; `deliver_posts` sends them right after it. A post that
fails for the moment is tried again later; one that cannot succeed is dropped, and the user is told.
"""

import asyncio
import contextlib
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

import discord

from cogs.outbox.background import KINDS_BESIDE_CARD, Background, Press
from cogs.outbox.cards import Cards
from cogs.outbox.catching_up import deliver_waiting
from cogs.outbox.direct_messages import DirectMessages
from cogs.outbox.hands import Hands
from cogs.outbox.notices import DirectNotices
from cogs.outbox.retries import LONGEST_WAIT, Retries, Sender
from cogs.outbox.silence import Silence
from cogs.outbox.throttle import CardThrottle
from cogs.ui.message_edits import can_edit_message
from cogs.ui.panels import Panels
from cogs.ui.refusals import CALL_ERRORS, UNKNOWN_CHANNEL, explain_unreachable
from cogs.views.icons import Icons
from cogs.words import Message
from rules.engine.languages import PROCESS_LANGUAGE, speak
from rules.engine.messages import Text
from storage import OutboxRow, Post, PostKind, StorageError, Store, TableRow
from tables.actions.bots import resume_bots
from tables.cache.locks import wait_until_released
from tables.errors import UserError, find_storage_error
from tables.recent import Recent
from tables.sessions import TableSessions
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

NOTICES_REMEMBERED = 5000
"""For how many users at most a notice is kept in memory; forgotten ones can be looked up."""
CARD_NOT_SHOWN = Message("unshown")
CARD_FOLLOWS = Message("card-follows")
NOT_TAKEN = Message("card-not-taken")


class OutboxPublisher:
    """Sends the posts in the outbox: the posts of one table one after the other."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        sessions: TableSessions,
        silence: Silence,
        icons: Icons,
    ) -> None:
        self.notices: Recent[int, Text] = Recent(NOTICES_REMEMBERED)
        """User -> what to tell them once, when they next act."""
        self.tempo = CardThrottle(store.now)
        self.retries = Retries(store, sessions, silence)
        self.given_up = self.retries.given_up
        self.silence = silence
        self.direct = DirectMessages(client, store, sessions.people, self.notices)
        self.panels = Panels()
        """The panels that people have been shown in private."""
        self._client = client
        self._store = store
        self._sessions = sessions
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.cards = Cards(client, store, sessions, self.tempo, self.given_up, icons=icons)
        self.hands = Hands(store, sessions, self.direct, icons)
        again = sessions.alarm.schedule_retry
        self.background = Background(store, self._send_lane, again, self._wake_after_lane)
        self.direct_notices = DirectNotices(
            self.direct, sessions.people, self.retries, self._send_other_post
        )
        self.closing = False
        """Whether the bot is shutting down: what cannot be sent now goes out at the next start."""
        self._alarm = sessions.alarm
        self._senders: dict[str, Sender] = {}
        """Kind of post -> the function that sends it, for kinds other than cards and hands."""
        self.register_sender("emptied", self.make_sender(self.hands.clear_hand))

    def register_sender(self, kind: PostKind, send: Sender) -> None:
        """Let `send` send the posts of this kind, which are neither cards nor hands."""
        self._senders[kind] = send

    async def deliver_posts(
        self, table_id: int, press: Press | None = None, snapshot: Snapshot | None = None
    ) -> str | None:
        """Show what has changed at a table. `press`: the interaction that led to the change;
        `snapshot`: the table after the change, if the caller has it already. Returns, in words, why
        the change could not be shown, or None. The change counts in any case."""
        again = self._alarm.again.get(table_id)
        if again is not None:  # more than this change is to be shown
            snapshot = None
        try:
            problem = await self._try_deliver(table_id, press, snapshot)
        except StorageError as failure:
            if not self.closing:
                log.warning("Table %s: what is shown could not be recorded: %s", table_id, failure)
                self._alarm.schedule_retry(table_id)
            return str(CARD_NOT_SHOWN)
        if self._alarm.again.get(table_id) is again:  # no new failure meanwhile
            self._alarm.again.pop(table_id, None)
        if press is not None:  # tell the user what became of the posts
            await self.background.wait_for_posts(table_id)
        return problem

    def retry_card(self, table_id: int) -> None:
        """Try the table's card again in the background if it was given up long enough ago."""
        now = self._store.now()
        if self.given_up.is_card_retry_due(table_id, now):
            self._alarm.again[table_id] = now
            self._alarm.note_due(now)

    def _wake_after_lane(self) -> None:
        """Wake the scheduler after a lane is sent, because its table may have more to do."""
        if not self.closing:
            self._alarm.note_due(self._store.now())

    async def _try_deliver(
        self, table_id: int, press: Press | None, snapshot: Snapshot | None
    ) -> str | None:
        """Send what is due, and postpone posts that fail. If the card was edited a moment ago, wait
        until it may be edited again; one edit then shows all that has changed meanwhile. Raises
        StorageError if storage fails."""
        try:
            problem, wait = await self._send_due(table_id, press, snapshot)
            while wait and table_id not in self.tempo.awaited:
                self.tempo.awaited.add(table_id)
                try:
                    await sleep(wait)
                finally:
                    self.tempo.awaited.discard(table_id)
                problem, wait = await self._send_due(table_id, press)
            return problem
        except Exception as error:
            if failure := find_storage_error(error):
                raise failure from failure.__cause__
            if isinstance(error, UserError):  # for example, its game is not installed any more
                log.info("Table %s cannot be shown: %s", table_id, error)
            elif self.closing:  # the connection is closed by now
                log.info("Table %s: its posts wait for the next start: %s", table_id, error)
                return str(CARD_NOT_SHOWN)
            else:
                log.exception("Table %s could not be shown.", table_id)
            for post in await self._store.list_due_posts(table_id):
                if isinstance(error, UserError):
                    await self.retries.postpone_post(post, self._store.now() + LONGEST_WAIT)
                else:
                    await self.retries.handle_failure(post, error)
            return str(error if isinstance(error, UserError) else CARD_NOT_SHOWN)

    def list_tables_to_deliver(self, due: Iterable[int]) -> list[int]:
        """List the tables to deliver now, in order: those in `due` and those to try again, but none
        that wait."""
        return sorted({*due, *self._alarm.again} - self.postponed_tables)

    @property
    def postponed_tables(self) -> set[int]:
        """The tables to be tried again later."""
        now = self._store.now()
        return {table for table, until in self._alarm.again.items() if until > now}

    @property
    def next_try(self) -> datetime | None:
        """When to try the next table again; None if no table is to be tried again."""
        return min(self._alarm.again.values(), default=None)

    async def _send_due(
        self, table_id: int, press: Press | None, known: Snapshot | None = None
    ) -> tuple[str | None, float]:
        """Send what is due at a table. `known`: a snapshot, used if the table has not changed
        since. Returns what to tell the user who acted, and the seconds until the card may be
        edited, or 0."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock, self._store.lock_posts("cards", table_id):  # in other processes, too
            found = await self._store.find_table_and_due_posts(table_id)
            if found is None:
                return None, 0.0
            row, posts = found
            if (held := await self._hold_posts(row, posts)) is not None:
                return held or None, 0.0
            if known is None:
                await self._resume_bots(table_id)
            if known is not None and known.row.edition == row.edition:
                snapshot: Snapshot | None = replace(known, row=row)
                to_ping = frozenset[int]()
                wanted, now, wait = self._plan_card(row, posts, press)
            else:
                # Read under the table's lock, so that the posts due and the snapshot belong
                # together.
                async with self._sessions.lock_for_snapshot(table_id) as session:
                    posts = await self._store.list_due_posts(table_id)
                    wanted, now, wait = self._plan_card(row, posts, press)
                    shown, snapshot = session.merge_stored_row(row), None
                    if now:
                        with speak(session.row.language):
                            snapshot = await self._sessions.take_snapshot(session, shown)
                    to_ping = frozenset(session.calls.to_ping)
            problem = None
            if now and snapshot is not None:
                self.panels.retire_buttons(snapshot)
                try:
                    with speak(snapshot.row.language):  # `row` may be older than the snapshot
                        await self.cards.show_card(row, snapshot, wanted, press, to_ping)
                    self.given_up.note_shown(row.id, "card")
                except CALL_ERRORS as error:
                    problem = await self._handle_refusal(row, wanted, snapshot.row.edition, error)
            for post in posts:
                if post.kind in KINDS_BESIDE_CARD:
                    self.background.begin_sending(post, press)
                elif post.kind in self._senders:
                    await self._send_other_post(post)
                elif post.kind != "card":  # perhaps a newer version's kind
                    log.warning("Table %s: no handler for %s.", row.id, post)
                    await self._store.save_posted(post)
            return problem, wait

    async def _hold_posts(self, row: TableRow, posts: Sequence[OutboxRow]) -> str | None:
        """If nothing can be posted at the table now, return what to tell the user ("" if nothing);
        postpone posts in a silence."""
        if (asleep := await self._sessions.pauses.explain_pause(row.guild_id)) is not None:
            return str(Message("counts-and", more=asleep))
        if (until := self.silence.silent_until) is not None:
            for post in posts:
                await self.retries.postpone_post(post, until)
            return str(CARD_FOLLOWS) if posts or row.is_lagging else ""
        return None

    def _plan_card(
        self, row: TableRow, posts: Sequence[OutboxRow], press: Press | None
    ) -> tuple[OutboxRow | None, bool, float]:
        """Find the post that asks for the card (or None), whether to show the card now, and how
        many seconds to wait first."""
        wanted = next((post for post in posts if post.kind == "card"), None)
        if wanted is None and not row.is_lagging:
            return None, False, 0.0
        standing = row.card.message_id if row.card else None
        calls = wanted is not None and wanted.body.get("fresh")
        # A card that calls somebody, or on which somebody pressed a button, is edited at once.
        if standing is None or calls or self.closing or can_edit_message(press, standing):
            return wanted, True, 0.0
        wait = self.tempo.find_card_delay(row.id)
        return wanted, not wait, wait

    async def _send_other_post(self, post: OutboxRow) -> None:
        """Send a post that is neither a card nor a hand with the sender of its kind, in the table's
        language."""
        with speak(await self._find_language(post)):
            await self._senders[post.kind](post)

    async def _find_language(self, post: OutboxRow, reader: int | None = None) -> str:
        """Find the language of a post: that of the one user who reads it, else its table's."""
        row = await self._store.find_table(post.table_id)
        usual = PROCESS_LANGUAGE if row is None else row.language
        return usual if reader is None else await self._sessions.people.find_language(reader, usual)

    async def _send_lane(
        self, due: Sequence[OutboxRow], press: Press | None
    ) -> Sequence[OutboxRow]:
        """Send the first of a lane's posts and those that share its message. Returns them."""
        first = due[0]

        async def send_hand(row: TableRow, post: OutboxRow) -> None:
            await self.hands.publish_hand(row, int(post.body["seat"]), press, f"h{post.id}")

        if first.user_id is not None and self.direct_notices.has_source(first.kind):
            notices = [post for post in due if self.direct_notices.has_source(post.kind)]
            with speak(await self._find_language(first, first.user_id)):
                await self.direct_notices.send_notices(first.user_id, notices)
            return notices
        await (
            self.make_sender(send_hand)(first)
            if first.kind == "hand"
            else self._send_other_post(first)
        )
        return [first]

    async def _handle_refusal(
        self, row: TableRow, post: OutboxRow | None, edition: int, error: Exception
    ) -> str:
        """Postpone or drop the card that Discord refused. Returns what to tell the user."""
        if post is not None and not await self.retries.is_hopeless(post, error):
            await self.retries.handle_failure(post, error)
            asleep = await self._sessions.pauses.explain_pause(row.guild_id)
            return str(Message("counts-and", more=asleep) if asleep else CARD_FOLLOWS)
        self.retries.begin_silence_if_banned(error)
        log.info("Table %s: its card is not shown: %s", row.id, error)
        words = explain_unreachable(error) if isinstance(error, discord.HTTPException) else None
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
            await self.handle_lost_channel(row, edition)
        else:
            self.given_up.note_dropped(row.id, "card", error, self._store.now())
        if post is not None:
            await self._store.save_posted(post)
        return str(Message("counts-and", more=words or NOT_TAKEN))

    def make_sender(
        self, send: Callable[[TableRow, OutboxRow], Awaitable[datetime | None]]
    ) -> Sender:
        """Make a sender of posts from `send`, which sends a post and returns None, or the time to
        postpone it to. The sender fails as that of `Retries.make_retrying_sender` does."""

        async def send_and_note(post: OutboxRow) -> None:
            row = await self._store.find_table(post.table_id)
            until = await send(row, post) if row is not None else None
            if until is not None:
                await self.retries.postpone_post(post, until)
            else:
                await self._store.save_posted(post)

        return self.retries.make_retrying_sender(send_and_note)

    async def _resume_bots(self, table_id: int) -> None:
        """Let bots finish a turn that a stop or a full disk cut short. This is done whenever a
        table is shown, because somebody may look at it before `catch_up` comes to it."""
        try:
            await resume_bots(self._sessions, table_id)
        except UserError as refusal:
            log.info("Table %s: its bots wait: %s", table_id, refusal)
        except Exception:
            log.exception("Table %s: its bots could not go on.", table_id)

    async def catch_up(self) -> None:
        """After a start, let bots go on and send the posts that still wait."""
        await deliver_waiting(self._store, self.deliver_posts, lambda: self.closing)

    async def check_card_exists(self, table_id: int) -> None:
        """Ask Discord whether the card and its channel still exist, and note what is gone. If only
        the card is gone, the next `deliver_posts` posts it again."""
        row = await self._store.find_table(table_id)
        if row is None or row.card is None:
            return
        try:
            if row.card.message_id is None:
                await self._client.fetch_channel(row.channel_id)
                self.cards.lost.pop(table_id, None)
                await self._store.note_card_lost(table_id, None)
            else:
                channel = self._client.get_partial_messageable(row.channel_id)
                await channel.get_partial_message(row.card.message_id).fetch()
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.handle_lost_channel(row)
            elif row.card.message_id is not None:
                await self._store.note_card_lost(table_id, row.card.message_id)
        except CALL_ERRORS as error:
            log.info("Table %s: its card could not be looked for: %s", table_id, error)

    async def ensure_card(self, table_id: int) -> None:
        """Post a table's card again if somebody has deleted it, before a message links to the card.
        Do not call this while the table's posts are being sent."""
        before = await self._store.find_table(table_id)
        if before is None or before.card is None or before.card.message_id is None:
            return
        await self.check_card_exists(table_id)
        row = await self._store.find_table(table_id)
        if row is not None and row.card is None:
            await self._try_deliver(table_id, None, None)

    async def handle_lost_channel(self, row: TableRow, edition: int | None = None) -> None:
        """Note that the table's channel has been deleted: post nothing more there, count the card
        as shown up to `edition` (None: the present one), and tell the people at the table once. Do
        nothing during an outage, when nobody can know whether the channel is gone."""
        guild = self._client.get_guild(row.guild_id) if row.guild_id is not None else None
        reached = guild is not None and not guild.unavailable
        if not reached and await self._sessions.pauses.find_current_pause(row.guild_id) is not None:
            return
        posts = [
            Post("homeless", {"user": user}, f"homeless:{user}", user_id=user)
            for user in (sorted(row.seated_users) if row.is_active else ())
        ]
        log.info("Table %s: its channel has been deleted.", row.id)
        self.cards.lost[row.id] = row.channel_id
        await self._store.note_channel_lost(row, row.edition if edition is None else edition, posts)
        if posts:
            self._alarm.note_due(self._store.now())

    async def finish_posts(self, patience: float = 1.0) -> None:
        """Wait at most `patience` seconds for posts that are being sent. The others stay in the
        outbox and go out at the next start."""
        self.closing = self.retries.closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(wait_until_released(self._locks.values()), patience)
        self.cards.stop_retiring_cards()
        await self.background.finish_posts(patience)
        self.direct.pace.end_turns()
