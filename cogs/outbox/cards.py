"""Posts and edits a table's card in its channel, and takes the buttons off it when a newer card is
posted."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
from discord.ui import LayoutView

import pictures
from cogs.outbox.background import Press
from cogs.outbox.card_contents import CardContents
from cogs.outbox.given_up import DroppedPosts
from cogs.outbox.throttle import CardThrottle
from cogs.ui import limits
from cogs.ui.attachments import Attachments, make_message_digest
from cogs.ui.components import Press as Button
from cogs.ui.components import divide_into_rows, make_note
from cogs.ui.mentions import allow_mentions
from cogs.ui.message_edits import edit_message
from cogs.ui.refusals import (
    ARCHIVED_THREAD,
    CALL_ERRORS,
    NO_PERMISSION,
    RETRIES_AFTER_REFUSAL,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    is_permanent,
    is_transient,
)
from cogs.views.icons import Icons
from cogs.words import Message
from storage import Card, OutboxRow, StorageError, Store, TableRow
from tables.recent import Recent
from tables.sessions import TableSessions
from tables.snapshot import Snapshot
from tables.wording import text

log = logging.getLogger(__name__)

CARDS_REMEMBERED = 1000
"""For how many tables the standing card is remembered."""


@dataclass(frozen=True, slots=True)
class Span:
    """The editions of its table that the standing card covers. (An edition counts what has changed
    at a table.)"""

    news: int
    """The edition after which the card's news begins."""
    posted: int
    """The edition at which the card was posted."""
    pinged: frozenset[int] = frozenset()
    """The users whom the card pinged."""
    unaware: int = -1
    """The last edition written before the table noted whom the card pinged. Changes up to it may
    ask to ping the same users again."""


class Cards:
    """Shows each table's card in its channel."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        sessions: TableSessions,
        tempo: CardThrottle,
        given_up: DroppedPosts,
        *,
        icons: Icons,
    ) -> None:
        self._client = client
        self._store = store
        self._sessions = sessions
        self._contents = CardContents(store, sessions, icons)
        self._attachments = Attachments()
        self._tempo = tempo
        self._given_up = given_up
        self._old_edits = tempo.old_edits
        self._retiring: set[asyncio.Task[None]] = set()
        self._leaving = False
        self._since: Recent[int, Span] = Recent(CARDS_REMEMBERED)
        self._stands: Recent[int, tuple[int, str]] = Recent(CARDS_REMEMBERED)
        """Table -> its card's message, and a digest of what it shows."""
        self.lost: Recent[int, int] = Recent(CARDS_REMEMBERED)
        """Table -> its channel, which Discord has said is deleted."""

    async def show_card(
        self,
        row: TableRow,
        snapshot: Snapshot,
        post: OutboxRow | None,
        press: Press | None,
        to_ping: frozenset[int],
    ) -> None:
        """Show the table as it is in the snapshot. `to_ping`: the users to ping if there is no post
        that names them. Raises what Discord answers; the card is then not shown."""
        if row.is_channel_lost:
            await self._save_shown_card(row, post, Card(None, snapshot.row.edition))
            return
        body: dict[str, Any] = post.body if post else {"ping": to_ping, "fresh": bool(to_ping)}
        standing = row.card.message_id if row.card else None
        shows = row.card.edition if row.card else -1
        was = self._since.get(row.id, Span(shows, shows))
        called = set(body.get("ping", ()))
        ping = called & snapshot.row.seated_users
        if post and post.edition <= was.unaware:
            ping -= was.pinged  # written while the standing card was being posted
        # If the standing card has pinged everybody already, it is edited and not posted again.
        fresh = standing is None or bool(body.get("fresh") and (ping or not called))
        span = Span(was.posted, snapshot.row.edition) if fresh else was
        view, shown = await self._contents.make_card(snapshot, span.news)
        # Discord may have told us during the drawing that the channel is gone. If it told us while
        # we were disconnected, posting the card finds that out.
        if self.lost.get(row.id) == row.channel_id:
            await self._save_shown_card(row, post, Card(None, snapshot.row.edition))
            return
        # If a crash makes us post it twice, Discord knows the nonce and shows it once.
        nonce = f"{row.id}.{snapshot.row.edition}"[-limits.NONCE :] if post and fresh else None
        put = partial(
            self._post_or_edit_card,
            snapshot,
            message_id=None if fresh else standing,
            ping=sorted(ping),
            nonce=nonce,
            press=press,
        )
        try:
            message_id = await put(view, shown)
        except discord.HTTPException as error:
            if not self._is_shortening_due(error, snapshot.id, post):
                raise
            log.info("Table %s: its card is cut to a few lines: %s", row.id, error)
            message_id = await put(make_shortest_card(snapshot), [])
        await self._save_shown_card(row, post, Card(message_id, snapshot.row.edition))
        if message_id != standing:
            unaware = await self._note_posted(row.id, ping, Card(message_id, snapshot.row.edition))
            span = replace(span, pinged=frozenset(ping), unaware=unaware)
            if standing is not None and not self._leaving:
                # Until the buttons are off the old card, they lead to the new one.
                task = asyncio.create_task(
                    self._retire_card(snapshot, standing, was, message_id, press)
                )
                self._retiring.add(task)
                task.add_done_callback(self._retiring.discard)
        self._since[row.id] = span

    async def _save_shown_card(self, row: TableRow, post: OutboxRow | None, shown: Card) -> None:
        if post is not None:
            await self._store.save_posted(post, card=shown)
        else:
            await self._store.save_card(row.id, shown)

    # -- the message -----------------------------------------------------------------------------

    async def _post_or_edit_card(
        self,
        snapshot: Snapshot,
        view: LayoutView,
        drawn: Sequence[pictures.Picture],
        *,
        message_id: int | None,
        ping: list[int],
        nonce: str | None,
        press: Press | None,
    ) -> int:
        """Post the card, or edit it unless it shows the same already. Returns the message's id."""
        row, shows = snapshot.row, make_message_digest(view, drawn)
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        if message_id is not None and self._stands.get(snapshot.id) == (message_id, shows):
            return message_id

        self._stands.pop(snapshot.id, None)
        if message_id is None or not await self._edit_card(
            snapshot.id, channel.get_partial_message(message_id), view, drawn, press
        ):
            message_id = await self._attachments.send_pictures(
                channel, view, drawn, allow_mentions(ping), nonce
            )
        self._tempo.note_shown(snapshot.id)
        self._stands[snapshot.id] = message_id, shows
        return message_id

    async def _edit_card(
        self,
        table_id: int,
        message: discord.PartialMessage,
        view: LayoutView,
        drawn: Sequence[pictures.Picture],
        press: Press | None,
    ) -> bool:
        """Edit the card. Returns False if it must be posted again instead: somebody has deleted it,
        Discord's limit for edits of old messages is spent, or its thread is archived, which a new
        message opens."""
        channel_id = message.channel.id
        if self._old_edits.find_edit_delay(channel_id, message.id):
            return False
        self._old_edits.note_edit(channel_id, message.id)
        try:
            await self._attachments.edit_pictures(
                message.id, drawn, partial(edit_message, message, view, press=press)
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                await self._store.note_card_lost(table_id, message.id)
            elif error.code == TOO_OLD:
                self._old_edits.note_edit_refusal(channel_id)
            elif error.code != ARCHIVED_THREAD:
                raise
            return False
        return True

    def _is_shortening_due(
        self, error: discord.HTTPException, table_id: int, post: OutboxRow | None
    ) -> bool:
        """Whether to try a shorter card without pictures: the bot may not attach files, or Discord
        has refused the card again and again for a reason we do not know."""
        if error.code == NO_PERMISSION:
            return True
        if is_transient(error) or is_permanent(error):
            return False
        return (
            post is None
            or post.tries >= RETRIES_AFTER_REFUSAL
            or self._given_up.is_dropped(table_id, "card")
        )

    async def _note_posted(self, table_id: int, pinged: set[int], posted: Card) -> int:
        """Note in the loaded table that a new card stands there and has pinged these users. Returns
        the table's edition: changes up to it were written before that was noted."""
        if self._sessions.find_loaded_session(table_id) is None:
            return posted.edition  # a table loaded later reads this from storage
        async with self._sessions.lock_for_snapshot(table_id) as session:
            session.calls.to_ping -= pinged
            session.row = replace(session.row, card=posted)
            return session.row.edition

    # -- the card before it ----------------------------------------------------------------------

    async def _retire_card(
        self, snapshot: Snapshot, old: int, span: Span, new: int, press: Press | None
    ) -> None:
        """Take the buttons off the old card, and keep the news that it was posted with."""
        row = snapshot.row
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        link = text.format_link(row.guild_id, row.channel_id, new)
        try:
            view = await self._contents.make_past_card(snapshot, span.news, span.posted, link)
            await asyncio.sleep(self._old_edits.find_edit_delay(channel.id, old))
            self._old_edits.note_edit(channel.id, old)
            await edit_message(channel.get_partial_message(old), view, [], press)
            self._attachments.forget_message(old)
        except (*CALL_ERRORS, StorageError) as error:
            log.info("Table %s: its old card keeps its buttons: %s", snapshot.id, error)
        except Exception:
            log.exception("Table %s: its old card keeps its buttons.", snapshot.id)

    def stop_retiring_cards(self) -> None:
        """Stop taking buttons off old cards for good, because the bot is shutting down."""
        self._leaving = True
        for task in self._retiring:
            task.cancel()


def make_shortest_card(snapshot: Snapshot) -> LayoutView:
    """Make the shortest card: which table it is, whose move it is, and the buttons to go on
    with."""
    lines = [
        str(Message("status-of", game=text.format_plain(snapshot.game.title), table=snapshot.id))
    ]
    buttons = [Button(snapshot.id, "board", label=str(Message("board-in-words")))]
    if snapshot.row.status == "playing":
        waits = text.join_names([snapshot.mention_seat(seat) for seat in sorted(snapshot.waiting)])
        moves = Message("move-of-players", players=waits)
        lines.append(str(moves if waits else Message("nobody-moves")))
        buttons.insert(0, Button(snapshot.id, "yours", label=Message("your-move")))
        buttons.append(Button(snapshot.id, "menu", label=Message("menu")))
    elif snapshot.row.status == "gathering":
        lines.append(str(Message("players-gather")))
        buttons = [
            Button(snapshot.id, "join", label=Message("join")),
            Button(snapshot.id, "start", label=Message("start")),
        ]
    else:
        lines.append(str(Message("it-has-ended")))
    lines.append(str(Message("card-refused")))
    return make_note("\n".join(lines), *divide_into_rows(buttons))
