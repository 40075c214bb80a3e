"""Limits how often cards are edited: at once, then once a second at most; old ones less often.

A change within a second of the last edit is shown when that second is over, together with all that
has happened by then. So the bot saves some of the channel's rate limit for edits (see
`cogs.ui.message_edits`) for when it must ping somebody, and paints no picture that nobody has time
to look at. Meanwhile the change waits in the outbox, so that a bot that is killed shows it at its
next start.

Messages older than an hour have a limit of their own: Discord accepts three edits of them in six
seconds in a channel, and refuses the fourth. When play at a quiet table resumes, edits of its old
card would soon have to wait, so the bot posts the card again. It counts edits of other old messages
in the channel, such as votes, together with the cards', and makes them wait.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.ui import LayoutView
from discord.utils import snowflake_time

from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import TOO_OLD
from tables.recent import Recent

TIME_BETWEEN_EDITS = timedelta(seconds=1)
"""The shortest time between two edits of a card."""
OLD_MESSAGE_AGE = timedelta(hours=1)
"""The age from which Discord counts the edits of a message separately."""
OLD_EDITS: Final = 3
OLD_PERIOD = timedelta(seconds=6)
"""The time in which Discord takes `OLD_EDITS` edits of old messages in a channel."""
CHANNELS_REMEMBERED = 1000
"""How many channels the bot counts edits of old messages for."""


class CardThrottle:
    """Remembers which cards have just been shown, and finds how long the next edit has to wait.
    `spacing`: the shortest time between two edits."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.spacing = TIME_BETWEEN_EDITS
        self.awaited: set[int] = set()
        """The tables for which a delivery is waiting already; the next edit shows everything."""
        self.old_edits = OldEdits(now)
        self._now = now
        self._shown: OrderedDict[int, datetime] = OrderedDict()

    def note_shown(self, table_id: int) -> None:
        """Note that the table's card has just been shown."""
        now = self._now()
        self._shown[table_id] = now
        self._shown.move_to_end(table_id)
        for table, at in list(self._shown.items()):
            if now - at < self.spacing:
                break
            del self._shown[table]

    def find_card_delay(self, table_id: int) -> float:
        """Find the seconds until the card may be edited again; 0 if it may be now."""
        if table_id not in self._shown:
            return 0.0
        left = self._shown[table_id] + self.spacing - self._now()
        # Never longer than `spacing`, even if the clock has been set back meanwhile.
        return min(max(left, timedelta(0)), self.spacing).total_seconds()


class OldEdits:
    """Counts, by channel, the edits of messages older than an hour."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._made: Recent[int, deque[datetime]] = Recent(CHANNELS_REMEMBERED)

    def note_edit(self, channel_id: int, message_id: int) -> None:
        """Count an edit of the message, made or about to be made, if the message is old."""
        now = self._now()
        if now - snowflake_time(message_id) < OLD_MESSAGE_AGE:
            return
        made = self._made.get(channel_id, deque(maxlen=OLD_EDITS))
        made.append(now)
        self._made[channel_id] = made

    def note_edit_refusal(self, channel_id: int) -> None:
        """Count the channel's limit as used up, as Discord has refused an edit: others must have
        been made that are not counted here."""
        self._made[channel_id] = deque([self._now()] * OLD_EDITS, maxlen=OLD_EDITS)

    def find_edit_delay(self, channel_id: int, message_id: int) -> float:
        """Find the seconds until Discord takes an edit of the message; 0 if it does now."""
        made, now = self._made.get(channel_id), self._now()
        if (
            made is None
            or len(made) < OLD_EDITS
            or now - snowflake_time(message_id) < OLD_MESSAGE_AGE
        ):
            return 0.0
        left = made[0] + OLD_PERIOD - now
        return min(max(left, timedelta(0)), OLD_PERIOD).total_seconds()

    async def edit_message(
        self, message: discord.PartialMessage, view: LayoutView
    ) -> datetime | None:
        """Edit a message whose change can wait. Returns None once it is edited, or the time to try
        again if Discord takes no edit yet. Raises what else Discord answers."""
        channel_id = message.channel.id
        if wait := self.find_edit_delay(channel_id, message.id):
            return self._now() + timedelta(seconds=wait)
        self.note_edit(channel_id, message.id)
        try:
            await message.edit(view=view, allowed_mentions=MENTION_NOBODY)
        except discord.HTTPException as error:
            if error.code != TOO_OLD:
                raise
            self.note_edit_refusal(channel_id)
            return self._now() + OLD_PERIOD
        return None
