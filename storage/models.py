"""The values that storage takes and returns: frozen, and not connected to the database.

A table row has two counters. `revision` is how many journal entries the game has taken (0 until the
first answer). `edition` grows with every change of any kind (a player sits down, a player answers,
the game ends), so comparing a card's edition with the table's shows whether the card is up to date.

Discord's ids are ints; times are aware datetimes in UTC.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from rules.engine import Entry
from rules.engine.languages import PROCESS_LANGUAGE
from rules.engine.search import Strength
from storage.dice import Mixed, Sealed, Word
from storage.packs import TablePack

Status = Literal["gathering", "playing", "ended", "closed"]
"""gathering: players may sit down. playing: the game is on. ended: the game is over.
closed: a person has closed the table."""

ACTIVE_STATUSES: tuple[Status, ...] = ("gathering", "playing")
"""The statuses of an active table. A channel has at most one active table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table. It is empty while `user_id` is None and `bot` is False."""

    number: int
    user_id: int | None
    name: str
    bot: bool = False
    strength: Strength = "middling"
    """How well the seat's bot plays. It means nothing if `bot` is False."""


@dataclass(frozen=True, slots=True)
class Card:
    """A table's current card: its message, and the table's edition that the card shows.
    `message_id` None: there is no card and none can be posted, because the channel is gone."""

    message_id: int | None
    edition: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """A series of tables (chapters) of one game; each starts from the result of the one before.
    `save`: what the next chapter starts from (None: nothing yet). `carried`: the number of the last
    chapter that handed a result on. `retired`: the players have stopped the campaign.
    `channel_id`: the last chapter's channel."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    name: str
    save: str | None = field(repr=False)
    carried: int
    retired: bool
    opened_at: datetime

    @property
    def next_number(self) -> int:
        """The number of the next chapter. If the last chapter handed no result on, for example
        because somebody closed its table, the next chapter gets the same number."""
        return self.carried + 1


@dataclass(frozen=True, slots=True)
class Chapter:
    """A table's place in a campaign. `number`: the table's number in the campaign, from 1. The
    other fields are copies of the campaign's fields."""

    campaign_id: int
    name: str
    number: int
    carried: int
    retired: bool = False


@dataclass(frozen=True, slots=True)
class NewCampaign:
    """A campaign to create together with a table. An imported table may be a later chapter:
    `number` is its number. `carried`: the save that it has already handed on (None: no save)."""

    name: str
    number: int = 1
    carried: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class NextChapter:
    """Says that a new table is the chapter `number` of an existing campaign."""

    campaign_id: int
    number: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open. `options`: the game's options; `settings`: the table's settings (words only,
    reminders, deadline); both are JSON values. `seed` is secret until the table ends. `most`: how
    many tables may be active in the guild, this one included; None for any number. `save`: what the
    game starts from, but a NextChapter starts from its campaign's save. `campaign`: the campaign
    that the table is a chapter of. `packs`: the digests of the packs that the table plays with."""

    channel_id: int
    guild_id: int | None
    opener_id: int
    game: str
    options: dict[str, Any]
    seed: str = field(repr=False)
    seats: tuple[Seat, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    most: int | None = None
    save: str | None = field(default=None, repr=False)
    campaign: NewCampaign | NextChapter | None = None
    mixed: Mixed | None = None
    packs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableRow(Sealed):
    """A table as it is now. `seats`: in order of number. `card` None: no card was ever posted.
    `save`: what the game started from. `chapter`: the table's place in a campaign. `words`: the
    players' words, in the order in which they gave them. `packs`: the packs it plays with."""

    id: int
    channel_id: int
    guild_id: int | None
    opener_id: int
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    seed: str = field(repr=False)
    status: Status
    revision: int
    edition: int
    seats: tuple[Seat, ...]
    card: Card | None
    opened_at: datetime
    changed_at: datetime
    save: str | None = field(default=None, repr=False)
    chapter: Chapter | None = None
    words: tuple[Word, ...] = ()
    mixed: Mixed | None = None
    packs: tuple[TablePack, ...] = ()

    @property
    def language(self) -> str:
        """The language of what everybody at the table reads."""
        return self.settings.get("language") or PROCESS_LANGUAGE

    @property
    def seated_users(self) -> frozenset[int]:
        """The users who have a seat."""
        return frozenset(seat.user_id for seat in self.seats if seat.user_id)

    @property
    def is_active(self) -> bool:
        """Whether the table is gathering or playing, so that its channel is taken."""
        return self.status in ACTIVE_STATUSES

    @property
    def is_channel_lost(self) -> bool:
        """Whether storage has noted that the table's channel is gone."""
        return self.card is not None and self.card.message_id is None

    @property
    def is_lagging(self) -> bool:
        """Whether the table's card is missing or out of date."""
        return self.card is None or self.card.edition < self.edition


PostKind = Literal[
    "card", "hand", "emptied", "reminder", "stalled", "warning", "motion", "homeless", "archive"
]
"""What a post is about. emptied: clears a hand in the direct messages of a user who has lost the
seat. stalled: names the players who have not answered for long. motion: a vote about a seat.
homeless: says that the table's channel was deleted. archive: archives an ended table's thread."""


@dataclass(frozen=True, slots=True)
class Post:
    """Something to post once the change that it belongs to is durable. `body`: JSON values for the
    sender. A table has at most one queued post for each `key`: a newer post replaces the older one
    (but posts with the key "" replace nothing). `due`: when to send it; None: now. `user_id`: the
    one person it goes to, if it goes to one person."""

    kind: PostKind
    body: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    due: datetime | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A queued post. `edition`: the table's edition when the post was queued. `tries`: how often
    the post was postponed. `kind`: a PostKind, or a kind that another version has written."""

    id: int
    table_id: int
    edition: int
    kind: str
    body: dict[str, Any]
    due: datetime
    tries: int
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Away:
    """A user's absence. `until` None: the absence lasts until the user says that they are back."""

    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Pause:
    """A time during which the bot could not reach a server. `until` None: it still lasts.
    `removed`: somebody had removed the bot from the server; if False, Discord had an outage."""

    guild_id: int
    since: datetime
    until: datetime | None
    removed: bool


@dataclass(frozen=True, slots=True)
class Bank:
    """How much of its bank of time a seat has used up to the moment `counted`. Time since then is
    not included, even if the table is waiting for the seat."""

    seat: int
    used: timedelta
    counted: datetime


@dataclass(frozen=True, slots=True)
class ReservedSeat:
    """A seat that the other players gave to a bot. Its former holder, `user_id`, gets the seat back
    as soon as they return."""

    seat: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatVote:
    """A vote about who plays on in a seat, open until `until`. `id` 0: not written yet.
    `message_id`: the message that shows the vote; None until it is posted. `body`: JSON values;
    storage knows only that they may contain ids of users."""

    id: int
    seat: int
    until: datetime
    body: dict[str, Any]
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What a change does to a table's clocks and seats, apart from the game itself. `banks` and
    `reserved`: their new values. `afresh`: seats whose questions count as asked only now.
    `granted`: seats whose time counts from now. `voted`: questions because of which the bot has
    asked the other players to vote. `seat_votes`: new votes, each replacing the seat's last vote.
    `settled`: seats whose vote is over."""

    banks: Sequence[Bank] = ()
    afresh: Sequence[int] = ()
    granted: Sequence[int] = ()
    voted: Sequence[str] = ()
    reserved: Sequence[ReservedSeat] = ()
    seat_votes: Sequence[SeatVote] = ()
    settled: Sequence[int] = ()


NO_UPKEEP = Upkeep()
"""An Upkeep that changes nothing, which is the case for nearly every answer."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """An entry of a table's journal. `revision`: its number. `version`: the version of the rules
    when it was played. `interaction_id`: None for a bot, a timer, or any but the first entry of a
    commit; 0 once the entry is packed, since nobody needs the id any more."""

    table_id: int
    revision: int
    entry: Entry
    version: str
    interaction_id: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Wait:
    """A question that the table has waited for since `since`. `granted`: from when its time counts,
    if the seat was given more time. `warned`: when the bot warned the seat that time runs out.
    `voted`: when the bot asked the other players to vote because of the question."""

    table_id: int
    prompt: str
    seat: int
    since: datetime
    granted: datetime | None = None
    warned: datetime | None = None
    voted: datetime | None = None


@dataclass(frozen=True, slots=True)
class Reminder:
    """What the bot has done to remind a user of their present turn. `since`: from when to count the
    time; None: from when the question was asked. `sent`: how many reminders were sent, the last at
    `sent_at`. `stalled`: the bot has told the table that reminding this user has not helped.
    `message_id`: the reminder that is visible now."""

    user_id: int
    since: datetime | None = None
    sent: int = 0
    sent_at: datetime | None = None
    snoozed_until: datetime | None = None
    muted: bool = False
    stalled: bool = False
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def is_blank(self) -> bool:
        """Whether nothing but the user is set, so that the reminder need not be stored."""
        return self == Reminder(self.user_id)

    def make_restarted(self, since: datetime | None = None) -> Reminder:
        """Make a reminder of the same user with nothing sent yet. It keeps the visible message."""
        return Reminder(self.user_id, since, channel_id=self.channel_id, message_id=self.message_id)
