"""What storage takes and gives: plain values, frozen, with no way back to the database.

A table row counts two things. `revision` is the engine's: how many journal entries the game has
taken (0 until the first answer). `edition` grows with every change of any kind (a player sits down,
an answer, a closing), so it tells whether what a card shows is the latest.

Ids of Discord's are ints; times are aware datetimes in UTC.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from rules.engine import Entry, Event

Status = Literal["gathering", "playing", "ended", "closed"]
"""gathering: players may sit down. playing. ended: by its game. closed: by a person."""

ACTIVE: tuple[Status, ...] = ("gathering", "playing")
"""A channel holds one table of these at most."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table. Nobody's, while `user_id` is None and `bot` is False."""

    number: int
    user_id: int | None
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A table's current card: its message, and the edition it shows. `message_id` None: there is
    no card, and none is wanted (its channel is gone)."""

    message_id: int | None
    edition: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """Several tables of a game, each of which goes on from what the one before has carried on.
    `save`: what the next begins from (None: nothing yet); `carried`: how many chapters have carried
    something on; `retired`: its people have put it away. Its place is its last chapter's."""

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
    def next(self) -> int:
        """The number of the chapter that comes next. One that carried nothing on, for it was closed
        say, is played again."""
        return self.carried + 1


@dataclass(frozen=True, slots=True)
class Chapter:
    """Of which campaign a table is, and its number there, from 1; the rest as the campaign has
    it."""

    campaign_id: int
    name: str
    number: int
    carried: int
    retired: bool = False


@dataclass(frozen=True, slots=True)
class NewCampaign:
    """A campaign that begins with a table. From elsewhere it may have come further: the table is
    its chapter of that `number`, and has `carried` that on (None: nothing, or not yet)."""

    name: str
    number: int = 1
    carried: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class NextChapter:
    """The chapter of that number of a campaign that there is."""

    campaign_id: int
    number: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open. `options` are the game's, `settings` the table's (words only, pace), both
    as JSON values; `seed` is secret until the table ends. `most`: so many tables may be active in
    its guild, with this one; None for any number. `save`: what it begins from; a NextChapter begins
    from its campaign's. `campaign`: of which campaign it is a chapter."""

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


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it stands. `seats` in order of number; `card` None: never posted. `save`: what it
    began from; `chapter`: of which campaign it is, if of any."""

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

    @property
    def active(self) -> bool:
        """Whether the table holds its channel."""
        return self.status in ACTIVE

    @property
    def homeless(self) -> bool:
        """Whether its channel is known to be gone."""
        return self.card is not None and self.card.message_id is None

    @property
    def lagging(self) -> bool:
        """Whether the card shows less than has happened."""
        return self.card is None or self.card.edition < self.edition


@dataclass(frozen=True, slots=True)
class Post:
    """Something to post once the change it comes with is durable. `body` is JSON values; storage
    does not look inside. A table has at most one waiting post of a `key`: a newer one replaces it
    ("" = never replaced). `due` None: now; later: a timer."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    due: datetime | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A post that waits. `edition` is the table's when it was written, `tries` how often it was
    postponed."""

    id: int
    table_id: int
    edition: int
    kind: str
    body: dict[str, Any]
    key: str
    due: datetime
    tries: int


@dataclass(frozen=True, slots=True)
class Away:
    """Somebody is away from then until then (None: until they say that they are back)."""

    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Bank:
    """How much of its bank of time a seat has used, counted up to then: what it has been waited for
    since is not in it."""

    seat: int
    used: timedelta
    counted: datetime


@dataclass(frozen=True, slots=True)
class ReservedSeat:
    """A seat that others gave to a bot, and whose it is again as soon as they are back."""

    seat: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatVote:
    """Something that those at a table vote on: who is to play on in a seat; until then. `id` 0: not
    written yet. `message_id`: the message that shows it, once that stands. Of `body` (JSON values)
    storage knows no more than that people may be named in it, by their ids."""

    id: int
    seat: int
    until: datetime
    body: dict[str, Any]
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What a change does to the clocks and seats of a table, beside the game itself. `banks` and
    `kept` as they are now; `afresh`: the seats that are waited for anew, as if all they are asked
    had been put now; `granted`: those whose time counts from now; `voted`: the questions about
    which the others have been asked; `motions`: the new ones, each in place of its seat's last;
    `settled`: the seats whose motion is over."""

    banks: Sequence[Bank] = ()
    afresh: Sequence[int] = ()
    granted: Sequence[int] = ()
    voted: Sequence[str] = ()
    kept: Sequence[ReservedSeat] = ()
    seat_votes: Sequence[SeatVote] = ()
    settled: Sequence[int] = ()


NOTHING = Upkeep()
"""As with nearly every answer."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One answer, or a bot's run of several, with all that comes of it: durable together or not.

    `revision` is the table's before the entries. `checkpoint` is the table's dump after them, given
    where `table.based_at` has moved (or names have changed); None only appends. The interaction id
    goes with the first entry. `status`, `seats` and `settings` None: as they were. Entries may be
    empty: a new holder for a seat, other settings. `shares`: how many of the events each entry
    brought, in order; () where the last brought them all. `waits`: the questions without which the
    table cannot go on now, each with its seat; None: as they were. `looked`: a user who sees what
    comes of this. `winners`: the seats that won, where the game has come to its end. `called`:
    other names by which the events may speak of those in the seats, each with its seat. `rings_at`:
    when something falls due at the table next; None: nothing does. `reminders`: those that are
    other than they were. `upkeep`: clocks and seats. `carried`: what the next chapter of the
    table's campaign begins from, where this one has come to its end.
    """

    table_id: int
    revision: int
    entries: Sequence[Entry] = ()
    checkpoint: str | None = None
    events: Sequence[Event] = ()
    interaction_id: int | None = None
    outbox: Sequence[Post] = ()
    status: Status | None = None
    version: str = ""
    seats: Sequence[Seat] | None = None
    settings: dict[str, Any] | None = None
    shares: Sequence[int] = ()
    waits: Mapping[str, int] | None = None
    looked: int | None = None
    winners: Sequence[int] | None = None
    called: Sequence[tuple[int, str]] = ()
    rings_at: datetime | None = None
    reminders: Sequence[Reminder] = ()
    upkeep: Upkeep = NOTHING
    carried: str | None = field(default=None, repr=False)

    @property
    def after(self) -> int:
        """The table's revision after the entries."""
        return self.revision + len(self.entries)

    @property
    def told(self) -> list[tuple[Event, int | None]]:
        """Each event with the revision that the entry made which brought it; None: no entry did."""
        shares = self.shares or (*[0] * (len(self.entries) - 1), len(self.events))
        made: list[int | None] = [self.revision + n for n in range(1, len(self.entries) + 1)]
        sources = [source for source, many in zip(made, shares, strict=False) for _ in range(many)]
        return list(zip(self.events, sources or [None] * len(self.events), strict=True))


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A line of a table's journal: the entry that made `revision`, under which rules, by which
    interaction (0: nobody needs to know any more; None: a bot, a timer, or a later entry of one
    commit), and when."""

    table_id: int
    revision: int
    entry: Entry
    version: str
    interaction_id: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Wait:
    """A table cannot go on without this seat's answer to this question, since then. `granted`: from
    when on its time counts, where more was given. `warned`: when its holder was warned that time
    runs out. `voted`: when the others were asked what to do about it."""

    table_id: int
    prompt: str
    seat: int
    since: datetime
    granted: datetime | None = None
    warned: datetime | None = None
    voted: datetime | None = None


@dataclass(frozen=True, slots=True)
class Reminder:
    """What has been done to bring a turn to a user's mind, while the table waits for them. `since`:
    it counts from then; None: from when their question was put. `sent`: how many, the last at
    `sent_at`. `stalled`: the table has been told. The message is the one that stands now."""

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
    def blank(self) -> bool:
        """Whether it says nothing, so that it need not be kept."""
        return self == Reminder(self.user_id)

    def anew(self, since: datetime | None = None) -> Reminder:
        """Nothing has been done yet; the message that still stands is known."""
        return Reminder(self.user_id, since, channel_id=self.channel_id, message_id=self.message_id)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A begun table from elsewhere, with all that it has been through: `events` each with the
    revision that the entry made which brought it (0: the opening), `checkpoint` as it stands after
    the whole journal (whose rows' table and interaction ids do not count), `waits` for what it
    waits now, `called` as a Commit has it, `sat` who has held a seat and does no more. Who won
    elsewhere is no win here, so it is not among what is counted as played."""

    new: NewTable
    status: Status
    opened_at: datetime
    journal: Sequence[JournalRow]
    events: Sequence[tuple[Event, int]]
    checkpoint: str
    waits: Sequence[Wait] = ()
    outbox: Sequence[Post] = ()
    called: Sequence[tuple[int, str]] = ()
    sat: Sequence[Seat] = ()
