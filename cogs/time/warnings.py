"""Sends warnings that somebody's time runs out: in the table's channel, or by direct message if the
table has none."""

from dataclasses import dataclass
from datetime import datetime

import discord

from cogs.outbox.notices import Notice, NoticeSource
from cogs.outbox.publisher import OutboxPublisher
from cogs.ui import limits
from cogs.ui.components import Press, make_note
from cogs.ui.mentions import allow_mentions
from cogs.words import Message
from rules.engine.search import Strength
from storage import OutboxRow, TableRow
from tables.actions.bots import find_stand_in_strength
from tables.sessions import TableSessions
from tables.settings import Deadline
from tables.time.deadlines import SOONEST
from tables.wording import text
from tables.wording.bots import BOT_KINDS

WARNINGS_NOT_SENT = Message("unwarned")


@dataclass(frozen=True, slots=True)
class _Warning:
    """A warning that time runs out. `until`: when it may be given at the earliest; None: now."""

    user: int
    consequence: str
    expires: datetime
    until: datetime | None

    def describe_warning(self, there: str) -> str:
        """Make the warning's text; `there` leads to the table."""
        warning = Message(
            "warning",
            player=text.format_mention(self.user),
            time=discord.utils.format_dt(self.expires, "f"),
            left=discord.utils.format_dt(self.expires, "R"),
            consequence=self.consequence,
            there=there,
        )
        return str(warning)


class Warnings(NoticeSource):
    """Sends the warnings that `cogs.time.deadlines` writes."""

    def __init__(
        self, client: discord.Client, sessions: TableSessions, publisher: OutboxPublisher
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._store = sessions.store
        self._publisher = publisher
        publisher.register_sender("warning", publisher.make_sender(self.send_warning))
        publisher.direct_notices.register_source("warning", self)

    async def send_warning(self, row: TableRow, post: OutboxRow) -> datetime | None:
        """Post a warning in the table's channel, if the table still waits for its user and their
        time still runs. During their quiet hours, return the end of those, to postpone the warning
        to; if too little time would be left by then, drop it."""
        warning = await self._find_due_warning(post)
        if warning is None or warning.until is not None:
            return None if warning is None else warning.until
        if row.is_channel_lost:  # and the user takes no direct messages
            return None
        await self._publisher.ensure_card(row.id)
        row = await self._store.find_table(row.id) or row
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        card = row.card.message_id if row.card else None
        link = text.format_link(row.guild_id, row.channel_id, card)
        there = str(Message("there-card", link=link))
        await channel.send(
            view=make_note(warning.describe_warning(there)),
            allowed_mentions=allow_mentions([warning.user]),
            nonce=f"w{post.id}"[-limits.NONCE :],
        )
        return None

    async def _find_due_warning(self, post: OutboxRow) -> _Warning | None:
        """Find what a warning says, and when it may be given. Return None if it no longer
        applies."""
        user, prompts = int(post.body["user"]), set(post.body["prompts"])
        async with self._sessions.lock_for_snapshot(post.table_id) as session:
            here = await self._sessions.look_up_attendance(session)
            running = [
                clock
                for clock in here.clocks
                if prompts & set(clock.prompts)
                and session.row.seats[clock.seat].user_id == user
                and clock.seat not in here.aways
            ]
            rule = session.settings.deadline
            strengths = [
                await find_stand_in_strength(self._sessions, session, clock.seat)
                for clock in running
            ]
            night = await self._sessions.clocks.find_night(session, user)
        now = self._store.now()
        expires = min((c.expires for c in running if c.expires is not None), default=None)
        if expires is None or rule is None or not strengths or expires <= now:
            return None
        morning = night.move_after_quiet(now) if night.is_quiet_at(now) else None
        if morning is not None and expires - morning < SOONEST:
            return None
        return _Warning(user, _describe_consequence(rule, strengths[0]), expires, morning)

    # -- by direct message, where a table has no channel -------------------------------------------

    async def make_notice(self, post: OutboxRow) -> Notice | None:
        """Make the warning's notice. Return None if it does not go by direct message now."""
        row = await self._store.find_table(post.table_id)
        warning = (
            await self._find_due_warning(post) if row is not None and row.is_channel_lost else None
        )
        if warning is None or warning.until is not None:
            return None
        words = warning.describe_warning(str(Message("there-button", table=post.table_id)))
        move = Press(post.table_id, "yours", label=Message("your-move"))
        return Notice(post.table_id, words, words, [move], WARNINGS_NOT_SENT)


def _describe_consequence(rule: Deadline, strength: Strength | None) -> str:
    if rule.then == "vote":
        return str(Message("then-vote"))
    if strength is None:
        return str(Message("then-default"))
    return str(Message("then-bot", bot=BOT_KINDS[strength]))
