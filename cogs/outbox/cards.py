"""A table's card in its channel: posted, edited, and stripped of its buttons when a newer one is
posted."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any

import discord
from discord.ui import LayoutView

import pictures
from cogs.outbox.background import Press
from cogs.outbox.throttle import Tempo
from cogs.ui import limits
from cogs.ui.components import Press as Button
from cogs.ui.components import note, rows_of
from cogs.ui.media import files
from cogs.ui.mentions import only
from cogs.ui.message import components_of, send
from cogs.ui.message_edits import change
from cogs.ui.refusals import (
    NO_PERMISSION,
    PASSING,
    TOO_OLD,
    TRIES,
    UNKNOWN_MESSAGE,
    lasting,
    passes,
)
from cogs.views import card, lobby_card
from cogs.views.plain import picture
from rules.engine import Event
from storage import Card, LoggedEvent, OutboxRow, PageBroken, Store, TableRow
from tables.recent import Recent
from tables.sessions import TableSessions
from tables.snapshot import Snapshot
from tables.summary import Summary, summary
from tables.wording import text

log = logging.getLogger(__name__)

MANY = 1000
"""Of how many tables the standing card is remembered."""
NEWS = 60
"""How many of the latest events a card chooses its news from."""
LAST_EVENTS = 3
"""This many are told again where nothing has happened since."""


@dataclass(frozen=True, slots=True)
class Span:
    """What the standing card covers, in editions of its table. (An edition counts what has changed
    at a table.)"""

    news: int
    """It shows what has happened since this edition."""
    posted: int
    """The edition at which it was posted."""
    pinged: frozenset[int] = frozenset()
    """The users whom it pinged."""
    unaware: int = -1
    """Changes up to this edition were written before it was noted whom the card pinged, so they may
    ask to ping the same users again."""


class Cards:
    """Shows tables to their channels."""

    def __init__(
        self, client: discord.Client, store: Store, sessions: TableSessions, tempo: Tempo
    ) -> None:
        self._client = client
        self._store = store
        self._sessions = sessions
        self._tempo = tempo
        self._since: OrderedDict[int, Span] = OrderedDict()
        self._stands: OrderedDict[int, tuple[int, str]] = OrderedDict()
        """Table -> its card's message, and a digest of what it shows."""
        self.lost: Recent[int, int] = Recent(MANY)
        """Table -> its channel, which Discord has said is gone."""

    async def show(
        self,
        row: TableRow,
        snapshot: Snapshot,
        post: OutboxRow | None,
        press: Press | None,
        to_ping: frozenset[int] = frozenset(),
    ) -> None:
        """Show the table as the snapshot has it. `to_ping`: whom to ping where there is no post
        that says. Raises what Discord answers, and then the card is not shown."""
        if row.channel_lost:
            await self._shown(row, post, Card(None, snapshot.row.edition))
            return
        body: dict[str, Any] = post.body if post else {"ping": to_ping, "fresh": bool(to_ping)}
        standing = row.card.message_id if row.card else None
        shows = row.card.edition if row.card else -1
        was = self._since.get(row.id, Span(shows, shows))
        called = set(body.get("ping", ()))
        ping = called & _sitting(snapshot)
        if post and post.edition <= was.unaware:
            ping -= was.pinged  # written while the standing card was being posted
        # If the standing card has pinged everybody already, it is edited and not posted anew.
        fresh = standing is None or bool(body.get("fresh") and (ping or not called))
        span = Span(was.posted, snapshot.row.edition) if fresh else was
        drawn = await self._picture(snapshot)
        went = await self._went(snapshot)
        view = await self._content(snapshot, span.news, drawn, went)
        # Drawing took a while, and Discord may have told us meanwhile that the channel is gone. If
        # it has not, or did while we were disconnected, posting the card finds that out.
        if self.lost.get(row.id) == row.channel_id:
            await self._shown(row, post, Card(None, snapshot.row.edition))
            return
        shown = [one for one in (drawn, went.chart if went else None) if one is not None]
        # If a crash makes us post it twice, Discord knows the nonce and shows it once.
        nonce = f"{row.id}.{snapshot.row.edition}"[-limits.NONCE :] if post and fresh else None
        put = partial(
            self._put,
            snapshot,
            message_id=None if fresh else standing,
            ping=sorted(ping),
            nonce=nonce,
            press=press,
        )
        try:
            message_id = await put(view, shown)
        except discord.HTTPException as error:
            if not _too_much(error, post):
                raise
            log.info("Table %s: its card is cut to a few lines: %s", row.id, error)
            message_id = await put(in_few_words(snapshot), [])
        await self._shown(row, post, Card(message_id, snapshot.row.edition))
        if message_id != standing:
            unaware = await self._posted(row.id, ping, Card(message_id, snapshot.row.edition))
            span = replace(span, pinged=frozenset(ping), unaware=unaware)
            if standing is not None:
                await self._retire(snapshot, standing, was, message_id, press)
        self._since[row.id] = span
        while len(self._since) > MANY:
            self._since.popitem(last=False)

    async def _shown(self, row: TableRow, post: OutboxRow | None, shown: Card) -> None:
        if post is not None:
            await self._store.posted(post, card=shown)
        else:
            await self._store.save_card(row.id, shown)

    # -- what it shows ---------------------------------------------------------------------------

    async def _picture(self, snapshot: Snapshot) -> pictures.Picture | None:
        if snapshot.view is None or snapshot.words_only:
            return None
        try:
            return await picture(snapshot.row.game, snapshot.view)
        except Exception:
            log.exception("Table %s: its picture failed; the card is in words.", snapshot.id)
            return None

    async def _went(self, snapshot: Snapshot) -> Summary | None:
        """How an ended game went. If that fails, the card goes out without it."""
        if snapshot.result is None or snapshot.row.status != "ended":
            return None
        try:
            return await summary(self._store, snapshot)
        except Exception:
            log.exception("Table %s: its summary failed; the card goes out without.", snapshot.id)
            return None

    async def _content(
        self,
        snapshot: Snapshot,
        since: int,
        drawn: pictures.Picture | None,
        went: Summary | None,
    ) -> LayoutView:
        if snapshot.view is None:
            return lobby_card.lobby(snapshot) if snapshot.row.active else card.never_begun(snapshot)
        events, own = await self._told(snapshot, since)
        return card.in_play(snapshot, events, drawn, went, own)

    async def _told(self, snapshot: Snapshot, since: int) -> tuple[list[Event], list[Event]]:
        """The events since those whose move it is last acted (since that edition, if they never
        did), or the last few if there are none; and those that came of their own answer. Nothing,
        where the log cannot be read."""
        asked = {snapshot.row.seats[seat].user_id for seat in snapshot.waiting}
        # The outcome of their answer has that answer's edition, and is news to them.
        acted = [await self._acted(snapshot, user) for user in asked if user]
        first = min([edition for edition in acted if edition is not None], default=None)
        try:
            # Where nothing has happened, those who watch read what led to the question.
            logged = await self._store.news(
                snapshot.id, since if first is None else first - 1, most=NEWS, fewest=LAST_EVENTS
            )
            if first is not None and len(logged) == NEWS:  # their outcome may lie further back
                known = {each.id for each in logged}
                earliest = await self._events(snapshot.id, first - 1, after=0)
                lost = [e for e in earliest if e.edition == first and e.id not in known]
                logged = [*lost, *logged]
        except PageBroken as broken:
            _without_news(snapshot.id, broken)
            return [], []
        own = [each.event for each in logged if each.edition == first]
        return [each.event for each in logged], own

    async def _acted(self, snapshot: Snapshot, user_id: int) -> int | None:
        """The edition that the user's last answer made, or else that they saw last; None: they have
        seen nothing yet."""
        if (edition := snapshot.acted.get(user_id)) is not None:
            return edition
        return await self._sessions.people.seen(snapshot.id, user_id)

    async def _news(self, table_id: int, since: int, until: int) -> list[Event]:
        try:
            return [e.event for e in await self._events(table_id, since) if e.edition <= until]
        except PageBroken as broken:
            _without_news(table_id, broken)
            return []

    async def _events(
        self, table_id: int, since: int, *, after: int | None = None
    ) -> list[LoggedEvent]:
        """The last events since an edition, or the first of them after an event, `NEWS` at most.
        Raises PageBroken."""
        return await self._store.events(table_id, None, since=since, after=after, limit=NEWS)

    # -- the message -----------------------------------------------------------------------------

    async def _put(
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
        """Post or edit; returns the message's id. A card that somebody has deleted is posted anew,
        and so is one that is too old for Discord to edit once more. One that shows the same already
        is left alone."""
        channel = self._channel(snapshot.row)
        shows = _digest(view, drawn)
        if message_id is not None and self._stands.get(snapshot.id) == (message_id, shows):
            return message_id

        self._stands.pop(snapshot.id, None)
        changed = False
        if message_id is not None:
            try:
                await change(channel.get_partial_message(message_id), view, files(drawn), press)
                changed = True
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    await self._store.lose_card(snapshot.id, message_id)
                elif error.code != TOO_OLD:
                    raise
        if message_id is None or not changed:
            message_id = await send(channel, view, files(drawn), only(ping), nonce)
        self._tempo.shown(snapshot.id)
        self._stands[snapshot.id] = message_id, shows
        while len(self._stands) > MANY:
            self._stands.popitem(last=False)
        return message_id

    def _channel(self, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _posted(self, table_id: int, pinged: set[int], posted: Card) -> int:
        """Note in the table that a new card stands there, and that these users have been pinged.
        Returns the table's edition: changes up to it were written before that was noted."""
        if self._sessions.remembered(table_id) is None:  # what is loaded later knows all that
            return posted.edition
        async with self._sessions.glance(table_id) as session:
            session.to_ping -= pinged
            session.row = replace(session.row, card=posted)
            return session.row.edition

    async def _retire(
        self, snapshot: Snapshot, old: int, span: Span, new: int, press: Press | None
    ) -> None:
        """Take the old card's buttons away; it keeps the news that it was posted with."""
        link = text.link(snapshot.row.guild_id, snapshot.row.channel_id, new)
        view = card.past(snapshot, await self._news(snapshot.id, span.news, span.posted), link)
        try:
            await change(self._channel(snapshot.row).get_partial_message(old), view, [], press)
        except PASSING as error:
            log.info("Table %s: its old card keeps its buttons: %s", snapshot.id, error)


def _without_news(table_id: int, broken: PageBroken) -> None:
    log.error("Table %s: its card is without news: %s", table_id, broken)


def _too_much(error: discord.HTTPException, post: OutboxRow | None) -> bool:
    """Whether to try a shorter card without pictures: the bot may not attach files, or Discord has
    refused the card again and again for a reason we do not know."""
    if error.code == NO_PERMISSION:
        return True
    if passes(error) or lasting(error):
        return False
    return post is None or post.tries >= TRIES


def in_few_words(snapshot: Snapshot) -> LayoutView:
    """The shortest card: which table it is, whose move, and the buttons to go on with."""
    lines = [f"**{text.plain(snapshot.game.title)}**, table {snapshot.id}."]
    buttons = [Button(snapshot.id, "board", label="Board in words")]
    if snapshot.row.status == "playing":
        waits = " and ".join(snapshot.call(seat) for seat in sorted(snapshot.waiting)[:8])
        lines.append(f"It is the move of {waits}." if waits else "Nobody has to move just now.")
        buttons.insert(0, Button(snapshot.id, "yours", label="Your move"))
        buttons.append(Button(snapshot.id, "hand", label="My hand"))
    elif snapshot.row.status == "gathering":
        lines.append("Players gather. `/game join` takes a seat, `/game start` begins.")
        buttons = [
            Button(snapshot.id, "join", label="Join"),
            Button(snapshot.id, "start", label="Start"),
        ]
    else:
        lines.append("It has ended.")
    lines.append(
        "-# Discord does not take the whole card just now. All the rest works by commands: `/act`, "
        "`/hand`, `/board`, `/table log`."
    )
    return note("\n".join(lines), *rows_of(buttons))


def _digest(view: LayoutView, drawn: Sequence[pictures.Picture]) -> str:
    shown = sha256(repr(components_of(view)).encode())
    for one in drawn:
        shown.update(one.name.encode())
        shown.update(one.png)
    return shown.hexdigest()


def _sitting(snapshot: Snapshot) -> set[int]:
    return {seat.user_id for seat in snapshot.row.seats if seat.user_id}
