"""Time that runs out: a warning first, then what the table has chosen for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from cogs.mentions import only
from cogs.user_errors import Mistake, unstored
from rules.engine import Entry, Event, Prompt, Table
from storage import OutboxRow, Post, TableRow, Upkeep

from . import departures, limits, motion, text
from .clocks import SOONEST, Clock
from .components import Press, Row, note, rows_of
from .customs import Deadline
from .desk import Desk
from .live import Live
from .moves import carry_out, drive, for_absent

log = logging.getLogger(__name__)

RETRY = timedelta(minutes=5)
"""After so long, what could not be done at a table is tried again."""
SLACK = timedelta(seconds=5)
"""So long after a change it is seen whether those who have gone quiet have been played for, and
after so long it is seen whether there is room again for what could not be written."""
MOST = 100
"""So many expiries at one ring: far more than seats. What is left comes at the next."""


class Deadlines:
    """The watch that warns, and that acts when the time is up. It also lets a table go on that has
    come to a halt at somebody who has gone quiet: no clock of theirs runs, so nothing else would,
    after a stop that came while the disk was full."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._failed: dict[int, datetime] = {}
        """Tables where something went wrong, and when it is tried again."""

    async def due(self, live: Live) -> datetime | None:
        """The next warning or end of anybody's time, and when to see that nobody is waited for who
        has gone quiet."""
        times = [clock.due for clock in await self._desk.clockwork.running(live)]
        if live.stranded:
            times.append(live.row.changed_at + SLACK)
        due = min((time for time in times if time is not None), default=None)
        return due and max(due, self._failed.get(live.id, due))

    async def ring(self, table_id: int) -> None:
        """Warn whom it is time to warn, do what follows for those whose time is up, and go on for
        those who have gone quiet."""
        now = self._desk.store.now()
        if now < self._failed.get(table_id, now):
            return
        self._failed[table_id] = now + RETRY
        try:
            await self._ring(table_id)
        except Mistake as refusal:
            if unstored(refusal):  # that may pass at any moment
                self._failed[table_id] = now + SLACK
            raise
        del self._failed[table_id]

    async def _ring(self, table_id: int) -> None:
        gone = await self._departed(table_id)
        async with self._desk.at(table_id) as live:
            for _ in range(MOST):
                now = self._desk.store.now()
                due = [
                    clock
                    for clock in await self._desk.clockwork.running(live)
                    if clock.due is not None and clock.due <= now
                ]
                if not due:
                    break
                if live.row.seats[due[0].seat].user_id in gone:
                    await self._ask(live, due[0], "gone")
                elif due[0].warns is not None:
                    await self._warn(live, due[0])
                else:
                    await self._expire(live, due[0])
            if live.stranded:
                await drive(self._desk, live, live.waiting())

    async def _departed(self, table_id: int) -> set[int]:
        """Those of the people for whom something is due who have left the server."""
        now = self._desk.store.now()
        async with self._desk.at(table_id) as live:
            due = {c.seat for c in live.clocks if c.due is not None and c.due <= now}
            users, guild_id = live.users(due), live.row.guild_id
        return {user for user in users if await departures.left(self._client, guild_id, user)}

    # -- the warning -----------------------------------------------------------------------------

    async def _warn(self, live: Live, clock: Clock) -> None:
        user = live.row.seats[clock.seat].user_id
        body = {"user": user, "seat": clock.seat, "prompts": list(clock.prompts)}
        key = f"warning:{clock.seat}:{clock.prompts[0]}"
        await self._desk.clockwork.warn(live, clock.prompts, Post("warning", body, key))

    async def bring(self, row: TableRow, post: OutboxRow) -> datetime | None:
        """Post a warning, if its user is still waited for and their time still runs. Where they
        sleep by now it waits for the morning; returns when that is. If the time is up before, it is
        not posted at all. A table that has lost its channel warns by direct message."""
        user, prompts = int(post.body["user"]), set(post.body["prompts"])
        async with self._desk.glance(row.id) as live:
            running = [
                clock
                for clock in live.clocks
                if prompts & set(clock.prompts)
                and live.row.seats[clock.seat].user_id == user
                and clock.seat not in live.aways
            ]
            rule = live.settings.deadline
            night = await self._desk.clockwork.night(live, user)
        now = self._desk.store.now()
        expires = min((c.expires for c in running if c.expires is not None), default=None)
        if expires is None or rule is None or expires <= now:
            return None
        if night.holds(now):
            morning = night.ends(now)
            return morning if expires - morning >= SOONEST else None
        channel: discord.abc.Messageable = self._client.get_partial_messageable(
            row.channel_id, guild_id=row.guild_id
        )
        card = row.card.message_id if row.card else None
        there = f"[To the card]({text.link(row.guild_id, row.channel_id, card)})."
        buttons: list[Row] = []
        if row.homeless:  # there is no other way
            if (await self._desk.people.player(user)).dms_closed:
                return None
            channel = await self._client.create_dm(discord.Object(user))
            there = f"The channel of table {row.id} has been deleted; this button leads there."
            buttons = rows_of([Press(row.id, "yours", label="Your move")])
        words = (
            f"{text.mention(user)}, the table waits for your move until "
            f"{discord.utils.format_dt(expires, 'f')} ({discord.utils.format_dt(expires, 'R')}). "
            f"{_threat(rule)} {there} "
            "Away for a while? `/me away` stops your clocks."
        )
        nonce = f"w{post.id}"[-limits.NONCE :]
        await channel.send(
            view=note(words, *buttons),
            allowed_mentions=only([user]),
            nonce=nonce,
        )
        return None

    # -- time is up ------------------------------------------------------------------------------

    async def _expire(self, live: Live, clock: Clock) -> None:
        rule = live.settings.deadline
        assert rule is not None
        if rule.then == "vote":
            await self._ask(live, clock, "expired")
            return
        table = live.playing
        waited = live.waiting()
        moved = await asyncio.to_thread(_in_their_place, table, clock, rule)
        told = [_told(live, clock.seat, rule), *_quiet(live, clock.seat)]
        first, *rest = moved
        shares = [len(first[1]) + 1, *(len(events) for _, events in rest)]
        shares[-1] += len(told) - 1
        events = [told[0], *(event for _, brought in moved for event in brought), *told[1:]]
        entries = [entry for entry, _ in moved]
        await self._desk.write(live, entries, events, waited=waited, shares=shares)
        await drive(self._desk, live, waited)

    async def _ask(self, live: Live, clock: Clock, why: motion.Why) -> None:
        """The others are to say how it goes on. Where there are none, the table waits."""
        seat = live.row.seats[clock.seat]
        assert seat.user_id is not None
        ended = "time is up" if why == "expired" else "seat is empty: they have left this server"
        voted = [prompt for prompt, mark in live.marks.items() if mark.seat == seat.number]
        if seat.number in live.motions:  # they vote about it already
            await self._desk.write(live, (), (), upkeep=Upkeep(voted=voted))
            return
        if not motion.voters(live.row, seat.number):
            words = f"{seat.name}'s {ended}. Nobody else sits here, so the table waits."
            upkeep = Upkeep(voted=voted)
            await self._desk.write(live, (), [Event(words, kind="deadline")], upkeep=upkeep)
            return
        about = motion.Matter(why=why, holder=seat.user_id, name=seat.name)
        await self._desk.write(
            live,
            (),
            [Event(f"{seat.name}'s {ended}. The others vote how it goes on.", kind="deadline")],
            upkeep=Upkeep(
                voted=voted,
                motions=[motion.new(seat.number, about, self._desk.store.now())],
            ),
            also=[motion.shows(seat.number)],
        )


def _in_their_place(
    table: Table[Any], clock: Clock, rule: Deadline
) -> list[tuple[Entry, Sequence[Event]]]:
    """What is done for somebody whose time is up. A bot makes the whole move: it goes on until the
    step is over, or the table waits for others."""
    moved: list[tuple[Entry, Sequence[Event]]] = []
    step = table.step
    wanted = None if rule.then == "bot" else clock.prompts
    while table.step == step and (prompt := _next(table, clock.seat, wanted)) is not None:
        entry = for_absent(table, prompt, rule.then == "bot")
        moved.append((entry, carry_out(table, entry)))
    return moved


def _next(table: Table[Any], seat: int, wanted: Sequence[str] | None) -> Prompt[Any] | None:
    """What the table needs from the seat first, in the order it was asked, among those wanted."""
    needed = (prompt for prompt in table.needed if prompt.seat == seat)
    return next((p for p in needed if wanted is None or p.id in wanted), None)


def _told(live: Live, seat: int, rule: Deadline) -> Event:
    name = live.row.seats[seat].name
    what = "a bot makes this move" if rule.then == "bot" else "the safe and dull thing is done"
    return Event(f"{name}'s time is up, so {what}.", kind="deadline")


def _quiet(live: Live, seat: int) -> list[Event]:
    """What is told once somebody has gone quiet, and once everybody has."""
    table = live.playing
    if table.result is not None or seat not in table.absent:
        return []
    if live.resting:
        words = "Nobody is left who answers, so the table rests: no clock runs, and whoever comes "
        return [Event(words + "back wakes it by any button.", kind="deadline")]
    if seat in live.gone:
        return []
    name = live.row.seats[seat].name
    words = f"{name} has missed three decisions on end. The table plays on for them until they are "
    return [Event(words + "back; any button will do.", kind="deadline")]


def _threat(rule: Deadline) -> str:
    if rule.then == "bot":
        return "Then a bot makes this move for you."
    if rule.then == "vote":
        return "Then the others vote how the table goes on."
    return "Then the safe and dull thing is done for you."
