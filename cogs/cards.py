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
from cogs.mentions import only
from rules.engine import Event
from storage import Card, LoggedEvent, OutboxRow, PageBroken, Store, TableRow

from . import card, limits, lobby_card, text
from .aside import Press
from .changing import change
from .components import Press as Button
from .components import note, rows_of
from .desk import Desk
from .media import files
from .refused import (
    NO_PERMISSION,
    PASSING,
    TOO_OLD,
    TRIES,
    UNKNOWN_MESSAGE,
    lasting,
    passes,
)
from .shot import Shot
from .show import picture
from .summary import Summary, summary
from .tempo import Tempo

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

    def __init__(self, client: discord.Client, store: Store, desk: Desk, tempo: Tempo) -> None:
        self._client = client
        self._store = store
        self._desk = desk
        self._tempo = tempo
        self._since: OrderedDict[int, Span] = OrderedDict()
        self._stands: OrderedDict[int, tuple[int, str]] = OrderedDict()
        """Table -> its card's message, and a digest of what it shows."""

    async def bring(
        self,
        row: TableRow,
        shot: Shot,
        post: OutboxRow | None,
        press: Press | None,
        owed: frozenset[int] = frozenset(),
    ) -> None:
        """Show the table as the shot has it. `owed`: whom to call where no post says. Raises what
        Discord answers, and then it is not shown."""
        if row.homeless:
            await self._shown(row, post, Card(None, shot.row.edition))
            return
        body: dict[str, Any] = post.body if post else {"ping": owed, "fresh": bool(owed)}
        standing = row.card.message_id if row.card else None
        shows = row.card.edition if row.card else -1
        was = self._since.get(row.id, Span(shows, shows))
        called = set(body.get("ping", ()))
        ping = called & _sitting(shot)
        if post and post.edition <= was.unaware:
            ping -= was.pinged  # it was written while the standing card was on its way
        # Where the standing card has called all whom it is to call, that card will do.
        fresh = standing is None or bool(body.get("fresh") and (ping or not called))
        span = Span(was.posted, shot.row.edition) if fresh else was
        drawn = await self._picture(shot)
        went = await self._went(shot)
        view = await self._face(shot, span.news, drawn, went)
        # That took a while. Discord may have told us meanwhile that the channel is gone; until
        # it does, or where it told us while we were not connected, a post finds that out.
        now = await self._store.table(row.id)
        if now is None or now.homeless:
            await self._shown(row, post, Card(None, shot.row.edition))
            return
        shown = [one for one in (drawn, went.chart if went else None) if one is not None]
        # Posted twice after a crash, it is still one message: Discord knows it by its nonce.
        nonce = f"{row.id}.{shot.row.edition}"[-limits.NONCE :] if post and fresh else None
        put = partial(
            self._put,
            shot,
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
            message_id = await put(in_few_words(shot), [])
        await self._shown(row, post, Card(message_id, shot.row.edition))
        if message_id != standing:
            span = replace(span, pinged=frozenset(ping), unaware=await self._pinged(row.id, ping))
            if standing is not None:
                await self._retire(shot, standing, was, message_id, press)
        self._since[row.id] = span
        while len(self._since) > MANY:
            self._since.popitem(last=False)

    async def _shown(self, row: TableRow, post: OutboxRow | None, shown: Card) -> None:
        if post is not None:
            await self._store.posted(post, card=shown)
        else:
            await self._store.save_card(row.id, shown)

    # -- what it shows ---------------------------------------------------------------------------

    async def _picture(self, shot: Shot) -> pictures.Picture | None:
        if shot.view is None or shot.words_only:
            return None
        try:
            return await picture(shot.row.game, shot.view)
        except Exception:
            log.exception("Table %s: the picture failed, so the card is in words.", shot.id)
            return None

    async def _went(self, shot: Shot) -> Summary | None:
        """How an ended game went. Told or not: the card goes out."""
        if shot.result is None or shot.row.status != "ended":
            return None
        try:
            return await summary(self._store, shot)
        except Exception:
            log.exception("Table %s: its summary failed, so the card is without.", shot.id)
            return None

    async def _face(
        self,
        shot: Shot,
        since: int,
        drawn: pictures.Picture | None,
        went: Summary | None,
    ) -> LayoutView:
        if shot.view is None:
            return lobby_card.lobby(shot) if shot.row.active else card.never_begun(shot)
        asked = {shot.row.seats[seat].user_id for seat in shot.waiting}
        looks = [await self._store.look(shot.id, user) if user else None for user in asked]
        # what came of their answer has the edition of the answer, and is news to them
        acted = [
            shot.acted.get(user, look.edition)
            for user, look in zip(asked, looks, strict=True)
            if user and look is not None
        ]
        first = min(acted, default=None)
        logged = await self._logged(shot.id, since if first is None else first - 1)
        own = [each.event for each in logged if each.edition == first]
        return card.in_play(shot, [each.event for each in logged], drawn, went, own)

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
        shot: Shot,
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
        channel = self._channel(shot.row)
        shows = _digest(view, drawn)
        if message_id is not None and self._stands.get(shot.id) == (message_id, shows):
            return message_id

        self._stands.pop(shot.id, None)
        changed = False
        if message_id is not None:
            try:
                await change(channel.get_partial_message(message_id), view, files(drawn), press)
                changed = True
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    await self._store.lose_card(shot.id, message_id)
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
        self._tempo.shown(shot.id)
        self._stands[shot.id] = message_id, shows
        while len(self._stands) > MANY:
            self._stands.popitem(last=False)
        return message_id

    def _channel(self, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _pinged(self, table_id: int, users: set[int]) -> int:
        """They are owed no ping any more. Returns the table's edition: changes up to it were
        written while they still were."""
        async with self._desk.glance(table_id) as live:
            live.owed -= users
            return live.row.edition

    async def _retire(
        self, shot: Shot, old: int, span: Span, new: int, press: Press | None
    ) -> None:
        """The old card loses its buttons and keeps the news that it brought."""
        link = text.link(shot.row.guild_id, shot.row.channel_id, new)
        view = card.past(shot, await self._news(shot.id, span.news, span.posted), link)
        try:
            await change(self._channel(shot.row).get_partial_message(old), view, [], press)
        except PASSING as error:
            log.info("Table %s: its old card stays as it is: %s", shot.id, error)


def _too_much(error: discord.HTTPException, post: OutboxRow | None) -> bool:
    """Whether less might do where Discord has refused a card: the bot may not attach pictures, or
    it has been refused again and again for a reason of Discord's own."""
    if error.code == NO_PERMISSION:
        return True
    if passes(error) or lasting(error):
        return False
    return post is None or post.tries >= TRIES


def in_few_words(shot: Shot) -> LayoutView:
    """As little as a card can show: where the table is, whose move it is, and the way on."""
    lines = [f"**{text.plain(shot.game.title)}**, table {shot.id}."]
    buttons = [Button(shot.id, "board", label="Board in words")]
    if shot.row.status == "playing":
        waits = " and ".join(shot.call(seat) for seat in sorted(shot.waiting)[:8])
        lines.append(f"It is the move of {waits}." if waits else "Nobody has to move just now.")
        buttons.insert(0, Button(shot.id, "yours", label="Your move"))
        buttons.append(Button(shot.id, "hand", label="My hand"))
    elif shot.row.status == "gathering":
        lines.append("Players gather. `/game join` takes a seat, `/game start` begins.")
        buttons = [Button(shot.id, "join", label="Join"), Button(shot.id, "start", label="Start")]
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


def _sitting(shot: Shot) -> set[int]:
    return {seat.user_id for seat in shot.row.seats if seat.user_id}
