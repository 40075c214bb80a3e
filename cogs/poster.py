"""What is to be shown gets shown: cards and hands, after they are written, whatever Discord says.

Every change leaves a post in storage's outbox. `deliver` brings a table's posts out, at once after
the change; what fails for the moment is put off and tried again, and what cannot be is dropped: the
table is kept, the one who acted is told, and the next change tries anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from asyncio import sleep
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import discord
from discord.ui import LayoutView, TextDisplay

import pictures
from rules.engine import Event
from storage import (
    Card,
    HandMessage,
    OutboxRow,
    PageBroken,
    PlayerSettings,
    Post,
    StorageError,
    Store,
    TableRow,
)

from . import card, limits, lobby_card, private, text
from .changing import change, opens
from .components import note
from .desk import Desk, released
from .errors import (
    DMS_CLOSED,
    PASSING,
    TOO_OLD,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Mistake,
    lasting,
    unreachable,
    unstored,
)
from .moves import resume
from .shot import Shot, shoot
from .show import picture
from .summary import Summary, summary
from .tempo import Tempo

log = logging.getLogger(__name__)

LONGEST_WAIT = timedelta(minutes=10)
PAUSE = timedelta(seconds=5)
"""After so long it is seen whether there is room on the disk again."""
AT_ONCE = 10
"""At so many tables it is shown side by side what a stop left behind."""
UNSHOWN = "That counts, but I failed to show it: `/board` has the table as it stands."

Bringer: TypeAlias = Callable[[OutboxRow], Awaitable[None]]
"""Brings out posts of one kind, and says what becomes of each: posted, or tried again."""
Press: TypeAlias = "discord.Interaction[Any]"
"""What somebody did that has led to a change: a button pressed, say."""


@dataclass(frozen=True, slots=True)
class Span:
    """A card's place in time: it was posted at one edition, with the news since another, and pinged
    some users, of which changes up to a third edition could not know yet."""

    news: int
    posted: int
    pinged: frozenset[int] = frozenset()
    unaware: int = -1


class Poster:
    """Brings out what the outbox holds. One table's posts go out one after the other."""

    def __init__(self, client: discord.Client, store: Store, desk: Desk) -> None:
        self.notices: dict[int, str] = {}
        """User -> something to tell them once, when they next act."""
        self.tempo = Tempo(store.now)
        self._client = client
        self._store = store
        self._desk = desk
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._since: OrderedDict[int, Span] = OrderedDict()
        self._hands: OrderedDict[tuple[int, int], str] = OrderedDict()
        self.closing = False
        """Whether the bot leaves: what cannot be shown any more goes out at the next start."""
        self._again: dict[int, datetime] = {}
        """Table -> when it is looked after again; before, nothing is shown there of itself."""
        desk.cut_short = self.try_again
        self.expect: Callable[[datetime], None] = lambda due: None
        """Called when a post is put off until then."""
        self.others: dict[str, Bringer] = {"emptied": self.once(self._empty)}
        """Kind of post -> who brings it out, for those that are neither card nor hand."""

    async def deliver(self, table_id: int, press: Press | None = None) -> str | None:
        """Show what has changed at a table. `press`: what has led to it. Returns why it could not
        be shown, in words. Whatever happens here, the change itself stands."""
        resting = self._again.get(table_id)
        try:
            problem = await self._delivered(table_id, press)
        except StorageError as failure:
            if not self.closing:
                log.warning("Table %s: it could not be noted what is shown: %s", table_id, failure)
                self.try_again(table_id)
            return UNSHOWN
        if self._again.get(table_id) is resting:
            self._again.pop(table_id, None)
        return problem

    async def _delivered(self, table_id: int, press: Press | None) -> str | None:
        """The same; what fails is put off. Raises StorageError where even that cannot be noted."""
        try:
            return await self._deliver(table_id, press)
        except StorageError:
            raise
        except Mistake as refusal:  # its game is not installed any more, say
            if failure := unstored(refusal):
                raise failure from failure.__cause__
            log.info("Table %s cannot be shown: %s", table_id, refusal)
            for post in await self._store.due_for(table_id):
                await self.put_off(post, self._store.now() + LONGEST_WAIT)
            return str(refusal)
        except Exception as error:
            if self.closing:  # the connection is gone by now
                log.info(
                    "Table %s: what it shows must wait for the next start: %s", table_id, error
                )
                return UNSHOWN
            log.exception("Table %s could not be shown.", table_id)
            for post in await self._store.due_for(table_id):
                await self.later(post)
            return UNSHOWN

    def try_again(self, table_id: int) -> None:
        """What is written there could not be shown to its end, or its bots were cut short, for want
        of storage: look after it in a moment."""
        self._again[table_id] = self._store.now() + PAUSE
        self.expect(self._again[table_id])

    def ripe(self, due: Iterable[int]) -> list[int]:
        """Of the tables where something is due, and those to be looked after again, the ones that
        are not left in peace for a moment yet."""
        return sorted({*due, *self._again} - self.resting)

    @property
    def resting(self) -> set[int]:
        """Those that are left in peace for now."""
        now = self._store.now()
        return {table for table, until in self._again.items() if until > now}

    @property
    def next_try(self) -> datetime | None:
        """When a table is to be looked after again."""
        return min(self._again.values(), default=None)

    async def _deliver(self, table_id: int, press: Press | None) -> str | None:
        """The same; a card that was shown a moment ago is shown again after that moment, once for
        all who have changed it meanwhile."""
        problem, wait = await self._bring(table_id, press)
        while wait and table_id not in self.tempo.awaited:
            self.tempo.awaited.add(table_id)
            try:
                await sleep(wait)
            finally:
                self.tempo.awaited.discard(table_id)
            problem, wait = await self._bring(table_id, press)
        return problem

    async def _bring(self, table_id: int, press: Press | None) -> tuple[str | None, float]:
        """Bring out what is due at a table. Returns what is to be told of the card, and in how many
        seconds it may be shown, if that is not yet."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            await self._wake(table_id)
            row = await self._store.table(table_id)
            if row is None:
                return None, 0.0
            # Read while the table is held: what is due and what is shown belong together.
            async with self._desk.glance(table_id) as live:
                posts = await self._store.due_for(table_id)
                wanted = next((post for post in posts if post.kind == "card"), None)
                lags = wanted is not None or row.lagging
                wait = self._early(row, wanted, press) if lags else 0.0
                shot = shoot(live, replace(live.row, card=row.card)) if lags and not wait else None
            problem = await self._card(row, shot, wanted, press) if shot else None
            for post in posts:
                if post.kind == "hand":
                    await self._hand(row, post.body["seat"], post, press)
                elif post.kind in self.others:
                    await self.others[post.kind](post)
                elif post.kind != "card":  # a newer version's, say: it would be due for ever
                    log.warning("Table %s: nobody knows what to do with %s.", row.id, post)
                    await self._store.posted(post)
            return problem, wait

    def _early(self, row: TableRow, post: OutboxRow | None, press: Press | None) -> float:
        """How many seconds it is too early to show the card. Somebody is called, and whoever has
        pressed on the card sees what came of it, at once."""
        standing = row.card.message_id if row.card else None
        calls = post is not None and post.body.get("fresh")
        if standing is None or calls or self.closing or opens(press, standing):
            return 0.0
        return self.tempo.wait(row.id)

    def once(self, bring: Callable[[TableRow, OutboxRow], Awaitable[datetime | None]]) -> Bringer:
        """Who brings out a post like that: it is tried again where Discord fails for a while, and
        let go where it refuses. What `bring` returns is when the post is to go out instead. Raises
        StorageError where storage fails, which is all the table's matter."""

        async def bringer(post: OutboxRow) -> None:
            row = await self._store.table(post.table_id)
            until = None
            try:
                if row is not None:
                    until = await bring(row, post)
            except PASSING as error:
                log.info("Table %s: a %s could not be shown: %s", post.table_id, post.kind, error)
                if not isinstance(error, discord.HTTPException) or not lasting(error):
                    await self.later(post)
                    return
            except Exception as error:
                if failure := unstored(error):
                    raise failure from failure.__cause__
                if not self.closing:
                    log.exception("Table %s: a %s could not be shown.", post.table_id, post.kind)
                    await self.later(post)
                return
            if until is not None:
                await self.put_off(post, until)
            else:
                await self._store.posted(post)

        return bringer

    async def _wake(self, table_id: int) -> None:
        """Let bots go on whose turn a stop or a full disk cut short. It is done wherever a table is
        shown: somebody may look at one that lags before `catch_up` comes to it."""
        try:
            await resume(self._desk, table_id)
        except Mistake as refusal:
            log.info("Table %s: its bots wait: %s", table_id, refusal)
        except Exception:
            log.exception("Table %s: its bots could not go on.", table_id)

    async def catch_up(self) -> None:
        """At start: let bots go on, and bring out what a stop left behind, at several tables side
        by side, for Discord may keep one of them waiting."""
        behind = {row.id for row in await self._store.lagging()}
        behind |= set(await self._store.due())
        # A card may have been shown and noted, though nothing more could be written then.
        behind |= set(await self._store.waiting_for_bots())
        room = asyncio.Semaphore(AT_ONCE)

        async def show(table_id: int) -> None:
            async with room:
                if not self.closing:
                    await self.deliver(table_id)

        await asyncio.gather(*map(show, sorted(behind)))

    async def find_card(self, table_id: int) -> None:
        """See whether the card is still there, and its channel; if only the card is gone, the next
        `deliver` posts it anew."""
        row = await self._store.table(table_id)
        if row is None or row.card is None:
            return
        try:
            if row.card.message_id is None:
                await self._client.fetch_channel(row.channel_id)
                await self._store.lose_card(table_id, None)
            else:
                await self._channel(row).get_partial_message(row.card.message_id).fetch()
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.lose_channel(row)
            elif row.card.message_id is not None:
                await self._store.lose_card(table_id, row.card.message_id)
        except PASSING as error:
            log.info("Table %s: its card could not be looked for: %s", table_id, error)

    async def lose_channel(self, row: TableRow, edition: int | None = None) -> None:
        """The table's channel has been deleted: nothing more is posted there, up to that edition
        there is nothing to show, and the people at the table are told, once."""
        people = {seat.user_id for seat in row.seats if seat.user_id} if row.active else set()
        posts = [Post("homeless", {"user": user}, f"homeless:{user}") for user in sorted(people)]
        log.info("Table %s: its channel has been deleted.", row.id)
        await self._store.lose_channel(row, row.edition if edition is None else edition, posts)
        if posts:
            self.expect(self._store.now())

    async def close(self, patience: float = 1.0) -> None:
        """Let what is on its way arrive (so many seconds at most); what else waits is written, and
        goes out at the next start."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(released(self._locks.values()), patience)

    # -- cards -----------------------------------------------------------------------------------

    async def _card(
        self, row: TableRow, shot: Shot, post: OutboxRow | None, press: Press | None
    ) -> str | None:
        if row.homeless:
            await self._shown(row, post, Card(None, shot.row.edition))
            return None
        body = post.body if post else {}
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
        try:
            picture = await self._picture(shot)
            went = await self._went(shot)
            view = await self._face(shot, span.news, picture, went)
            # That took a while. Discord may have told us meanwhile that the channel is gone; until
            # it does, or where it told us while we were not connected, a post finds that out.
            now = await self._store.table(row.id)
            if now is None or now.homeless:
                await self._shown(row, post, Card(None, shot.row.edition))
                return None
            # Posted twice after a crash, it is still one message: Discord knows it by its nonce.
            nonce = f"{row.id}.{shot.row.edition}"[-limits.NONCE :] if post and fresh else None
            message_id = await self._put(
                shot,
                view,
                {card.PICTURE: picture, card.CHART: went.chart if went else None},
                None if fresh else standing,
                ping=sorted(ping),
                nonce=nonce,
                press=press,
            )
        except PASSING as error:
            return await self._failed(row, post, shot, error)
        self.tempo.shown(row.id)
        await self._shown(row, post, Card(message_id, shot.row.edition))
        if message_id != standing:
            span = replace(span, pinged=frozenset(ping), unaware=await self._pinged(row.id, ping))
            if standing is not None:
                await self._retire(shot, standing, was, message_id, press)
        self._since[row.id] = span
        while len(self._since) > 1000:
            self._since.popitem(last=False)
        return None

    async def _shown(self, row: TableRow, post: OutboxRow | None, shown: Card) -> None:
        if post is not None:
            await self._store.posted(post, card=shown)
        else:
            await self._store.save_card(row.id, shown)

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
        picture: pictures.Picture | None,
        went: Summary | None,
    ) -> LayoutView:
        if shot.view is None:
            return lobby_card.lobby(shot) if shot.row.active else card.never_begun(shot)
        asked = {shot.row.seats[seat].user_id for seat in shot.waiting}
        looks = [await self._store.look(shot.id, user) for user in asked if user]
        acted = [look.edition for look in looks if look is not None]
        return card.in_play(
            shot, await self._news(shot.id, min(acted, default=since)), picture, went
        )

    async def _news(self, table_id: int, since: int, until: int | None = None) -> list[Event]:
        try:
            events = await self._store.events(table_id, None, since=since, limit=60)
        except PageBroken as broken:
            log.error("Table %s: its card is without news: %s", table_id, broken)
            return []
        return [e.event for e in events if until is None or e.edition <= until]

    async def _put(
        self,
        shot: Shot,
        view: LayoutView,
        drawn: Mapping[str, pictures.Picture | None],
        message_id: int | None,
        *,
        ping: list[int],
        nonce: str | None,
        press: Press | None,
    ) -> int:
        """Post or edit; returns the message's id. A card that somebody deleted is posted anew, and
        so is one that Discord holds too old to be changed once more."""
        channel = self._channel(shot.row)

        def files() -> list[discord.File]:
            return [discord.File(io.BytesIO(one.png), name) for name, one in drawn.items() if one]

        if message_id is not None:
            try:
                await change(channel.get_partial_message(message_id), view, files(), press)
                return message_id
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    await self._store.lose_card(shot.id, message_id)
                elif error.code != TOO_OLD:
                    raise
        sent = await channel.send(
            view=view,
            files=files(),
            allowed_mentions=text.only(ping),
            nonce=nonce,  # type: ignore[arg-type]  # None is its default, says its code
        )
        return sent.id

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

    async def _failed(
        self, row: TableRow, post: OutboxRow | None, shot: Shot, error: Exception
    ) -> str:
        words = unreachable(error) if isinstance(error, discord.HTTPException) else None
        log.info("Table %s: the card could not be shown: %s", row.id, error)
        if words is None:
            if post is not None:
                await self.later(post)
            return "That counts. Discord would not take the new card just now; it will follow."
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
            await self.lose_channel(row, shot.row.edition)
        if post is not None:
            await self._store.posted(post)
        return f"That counts. {words}"

    # -- trying again ----------------------------------------------------------------------------

    async def later(self, post: OutboxRow) -> None:
        """The post is tried again, after a while that grows with every try."""
        wait = min(timedelta(seconds=2 ** min(post.tries + 1, 10)), LONGEST_WAIT)
        due = self._store.now() + wait
        await self.put_off(post, due)

    async def put_off(self, post: OutboxRow, due: datetime) -> None:
        """The post waits until then."""
        await self._store.postpone(post.id, due)
        self.expect(due)

    # -- hands by direct message -----------------------------------------------------------------

    async def show_hands(self, user_id: int) -> None:
        """Show a user's hands at once, at every table where they play."""
        for row in await self._store.tables_of(user_id):
            for seat in row.seats:
                if seat.user_id == user_id and row.status == "playing":
                    await self._hand(row, seat.number)

    async def _hand(
        self,
        row: TableRow,
        number: int,
        post: OutboxRow | None = None,
        press: Press | None = None,
    ) -> None:
        """Show a seat's hand in its holder's direct messages: one message, edited as it changes."""
        async with self._desk.glance(row.id) as live:
            user = live.row.seats[number].user_id
            shot = shoot(live, replace(live.row, card=row.card), number)
        player = await self._desk.people.player(user) if user else None
        if user and player and player.hand_by_dm and not player.dms_closed and shot.view:
            view = private.panel(shot)
            if shot.link:
                view.add_item(TextDisplay(f"-# [To the table]({shot.link})"))
            try:
                await self._put_hand(row.id, number, user, view, shot.row.edition, press=press)
            except PASSING as error:
                if isinstance(error, discord.HTTPException) and error.code == DMS_CLOSED:
                    await self._shut(user, player)
                else:
                    log.info("Table %s: a hand could not be shown: %s", row.id, error)
                    if post is not None:
                        await self.later(post)
                        return
        if post is not None:
            await self._store.posted(post)

    async def _put_hand(
        self,
        table_id: int,
        seat: int,
        user: int,
        view: LayoutView,
        edition: int,
        *,
        press: Press | None,
    ) -> None:
        parts = view.to_components()  # type: ignore[no-untyped-call]  # discord.py left it so
        digest = sha256(repr((user, parts)).encode()).hexdigest()
        if self._hands.get((table_id, seat)) == digest:
            return
        known = await self._store.hand_message(table_id, seat)
        channel = await self._client.create_dm(discord.Object(user))
        message_id = None
        if known is not None:
            try:
                await change(channel.get_partial_message(known.message_id), view, press=press)
                message_id = known.message_id
            except discord.NotFound:
                await self._store.lose_hand_message(table_id, seat)
        if message_id is None:
            message_id = (await channel.send(view=view, allowed_mentions=text.NOBODY)).id
        await self._store.save_hand_message(
            HandMessage(table_id, seat, user, channel.id, message_id, edition)
        )
        shown = await self._store.hand_message(table_id, seat)
        if shown is None or shown.message_id != message_id:  # the seat has changed hands meanwhile
            await self._take_back(channel.id, message_id)
            return
        self._hands[table_id, seat] = digest
        while len(self._hands) > 2000:
            self._hands.popitem(last=False)

    async def _empty(self, row: TableRow, post: OutboxRow) -> None:
        """A hand that is somebody else's now, or nobody's, is shown to its old holder no longer."""
        self._hands.pop((row.id, post.body["seat"]), None)
        await self._take_back(post.body["channel"], post.body["message"])

    async def _take_back(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        words = "The seat whose hand lay here is not yours any more."
        with contextlib.suppress(discord.NotFound):
            await message.edit(view=note(words), allowed_mentions=text.NOBODY)

    async def _shut(self, user: int, player: PlayerSettings) -> None:
        """Discord will not let us write to this user: remember it, and tell them once."""
        await self._desk.people.save_player(user, replace(player, dms_closed=True))
        self.notices[user] = (
            "You wanted your hand by direct message, but Discord will not let me write to you. "
            "Use `/hand` meanwhile. To try again, allow direct messages from this server's "
            "members, then run `/settings hand_by_dm:True`."
        )


def _sitting(shot: Shot) -> set[int]:
    return {seat.user_id for seat in shot.row.seats if seat.user_id}
