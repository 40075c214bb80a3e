"""A table's card in its channel: posted, edited, and put away when a newer one takes its place."""

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
from tables import text
from tables.sessions import TableSessions
from tables.snapshot import Snapshot
from tables.summary import Summary, summary

log = logging.getLogger(__name__)

MANY = 1000
NEWS = 60
"""Of so many of the latest events a card chooses."""


@dataclass(frozen=True, slots=True)
class Span:
    """A card's place in time: it was posted at one edition, with the news since another, and pinged
    some users, of which changes up to a third edition could not know yet."""

    news: int
    posted: int
    pinged: frozenset[int] = frozenset()
    unaware: int = -1


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

    async def bring(
        self,
        row: TableRow,
        snapshot: Snapshot,
        post: OutboxRow | None,
        press: Press | None,
        owed: frozenset[int] = frozenset(),
    ) -> None:
        """Show the table as the shot has it. `owed`: whom to call where no post says. Raises what
        Discord answers, and then it is not shown."""
        if row.channel_lost:
            await self._shown(row, post, Card(None, snapshot.row.edition))
            return
        body: dict[str, Any] = post.body if post else {"ping": owed, "fresh": bool(owed)}
        standing = row.card.message_id if row.card else None
        shows = row.card.edition if row.card else -1
        was = self._since.get(row.id, Span(shows, shows))
        called = set(body.get("ping", ()))
        ping = called & _sitting(snapshot)
        if post and post.edition <= was.unaware:
            ping -= was.pinged  # it was written while the standing card was on its way
        # Where the standing card has called all whom it is to call, that card will do.
        fresh = standing is None or bool(body.get("fresh") and (ping or not called))
        span = Span(was.posted, snapshot.row.edition) if fresh else was
        drawn = await self._picture(snapshot)
        went = await self._went(snapshot)
        view = await self._face(snapshot, span.news, drawn, went)
        # That took a while. Discord may have told us meanwhile that the channel is gone; until
        # it does, or where it told us while we were not connected, a post finds that out.
        now = await self._store.table(row.id)
        if now is None or now.channel_lost:
            await self._shown(row, post, Card(None, snapshot.row.edition))
            return
        shown = [one for one in (drawn, went.chart if went else None) if one is not None]
        # Posted twice after a crash, it is still one message: Discord knows it by its nonce.
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
            log.info("Table %s: its card goes out in few words: %s", row.id, error)
            message_id = await put(in_few_words(snapshot), [])
        await self._shown(row, post, Card(message_id, snapshot.row.edition))
        if message_id != standing:
            span = replace(span, pinged=frozenset(ping), unaware=await self._pinged(row.id, ping))
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
            log.exception("Table %s: the picture failed, so the card is in words.", snapshot.id)
            return None

    async def _went(self, snapshot: Snapshot) -> Summary | None:
        """How an ended game went. Told or not: the card goes out."""
        if snapshot.result is None or snapshot.row.status != "ended":
            return None
        try:
            return await summary(self._store, snapshot)
        except Exception:
            log.exception("Table %s: its summary failed, so the card is without.", snapshot.id)
            return None

    async def _face(
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
        """What has happened since those whose move it is last acted, or since that edition; and
        those of it that came of what they did."""
        asked = {snapshot.row.seats[seat].user_id for seat in snapshot.waiting}
        looks = [await self._store.look(snapshot.id, user) if user else None for user in asked]
        # what came of their answer has the edition of the answer, and is news to them
        acted = [
            snapshot.acted.get(user, look.edition)
            for user, look in zip(asked, looks, strict=True)
            if user and look is not None
        ]
        first = min(acted, default=None)
        logged = await self._logged(snapshot.id, since if first is None else first - 1)
        own = [each.event for each in logged if each.edition == first]
        return [each.event for each in logged], own

    async def _news(self, table_id: int, since: int, until: int) -> list[Event]:
        return [e.event for e in await self._logged(table_id, since) if e.edition <= until]

    async def _logged(self, table_id: int, since: int) -> list[LoggedEvent]:
        try:
            return await self._store.events(table_id, None, since=since, limit=NEWS)
        except PageBroken as broken:
            log.error("Table %s: its card is without news: %s", table_id, broken)
            return []

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
        """Post or edit; returns the message's id. A card that somebody deleted is posted anew, and
        so is one that Discord holds too old to be changed once more. One that shows just that
        already is left alone."""
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
            sent = await channel.send(
                view=view,
                files=files(drawn),
                allowed_mentions=only(ping),
                nonce=nonce,  # type: ignore[arg-type]  # None is its default, says its code
            )
            message_id = sent.id
        self._tempo.shown(snapshot.id)
        self._stands[snapshot.id] = message_id, shows
        while len(self._stands) > MANY:
            self._stands.popitem(last=False)
        return message_id

    def _channel(self, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _pinged(self, table_id: int, users: set[int]) -> int:
        """They are owed no ping any more. Returns the table's edition: changes up to it were
        written while they still were."""
        async with self._sessions.glance(table_id) as session:
            session.to_ping -= users
            return session.row.edition

    async def _retire(
        self, snapshot: Snapshot, old: int, span: Span, new: int, press: Press | None
    ) -> None:
        """The old card loses its buttons and keeps the news that it brought."""
        link = text.link(snapshot.row.guild_id, snapshot.row.channel_id, new)
        view = card.past(snapshot, await self._news(snapshot.id, span.news, span.posted), link)
        try:
            await change(self._channel(snapshot.row).get_partial_message(old), view, [], press)
        except PASSING as error:
            log.info("Table %s: its old card stays as it is: %s", snapshot.id, error)


def _too_much(error: discord.HTTPException, post: OutboxRow | None) -> bool:
    """Whether less might do where Discord has refused a card: the bot may not attach pictures, or
    it has been refused again and again for a reason of Discord's own."""
    if error.code == NO_PERMISSION:
        return True
    if passes(error) or lasting(error):
        return False
    return post is None or post.tries >= TRIES


def in_few_words(snapshot: Snapshot) -> LayoutView:
    """As little as a card can show: where the table is, whose move it is, and the way on."""
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
    parts = view.to_components()  # type: ignore[no-untyped-call]  # discord.py left it so
    shown = sha256(repr(parts).encode())
    for one in drawn:
        shown.update(one.name.encode())
        shown.update(one.png)
    return shown.hexdigest()


def _sitting(snapshot: Snapshot) -> set[int]:
    return {seat.user_id for seat in snapshot.row.seats if seat.user_id}
