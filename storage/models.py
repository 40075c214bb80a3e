"""The values that storage takes and returns: frozen, without any link back to the database.

A table row has two counters. `revision` is the engine's: how many journal entries the game has
taken (0 until the first answer). `edition` grows with every change of any kind (a player sits down,
an answer, the end), so it tells whether a card is up to date.

Discord's ids are ints; times are aware datetimes in UTC.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from rules.engine import Entry, Event
from rules.engine.presets import Preset
from rules.engine.search import Strength
from storage.dice import Mixed, Sealed, Word
from storage.packs import TablePack

Status = Literal["gathering", "playing", "ended", "closed"]
"""gathering: players may sit down. playing: the game is on. ended: the game has come to its end.
closed: a person has closed the table."""

ACTIVE: tuple[Status, ...] = ("gathering", "playing")
"""A channel has at most one table in one of these."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table. It is empty while `user_id` is None and `bot` is False."""

    number: int
    user_id: int | None
    name: str
    bot: bool = False
    strength: Strength = "middling"
    """How well its bot plays, where there is one."""


@dataclass(frozen=True, slots=True)
class Card:
    """A table's current card: its message, and the edition that it shows. `message_id` None: there
    is no card and none can be posted, because the channel is gone."""

    message_id: int | None
    edition: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """Several tables of a game, each of which starts from what the one before has carried on.
    `save`: what the next starts from (None: nothing yet); `carried`: the number of the last chapter
    that has carried something on; `retired`: its players have put it aside. Its channel is that of
    the last chapter."""

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
        """The number of the next chapter. A chapter that carried nothing on, for example because it
        was closed, is played again."""
        return self.carried + 1


@dataclass(frozen=True, slots=True)
class Chapter:
    """The campaign that a table belongs to, and the table's number in it, from 1; the other fields
    are the campaign's."""

    campaign_id: int
    name: str
    number: int
    carried: int
    retired: bool = False


@dataclass(frozen=True, slots=True)
class NewCampaign:
    """A campaign that starts with a table. An imported table may be a later chapter, of that
    `number`, which has already `carried` that on (None: nothing, or not yet)."""

    name: str
    number: int = 1
    carried: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class NextChapter:
    """The chapter of that number of an existing campaign."""

    campaign_id: int
    number: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open. `options` are the game's, `settings` the table's (words only, reminders,
    deadline), both as JSON values; `seed` is secret until the table ends. `most`: how many tables
    may be active in the guild, this one included; None for any number. `save`: what the game starts
    from; a NextChapter starts from its campaign's save. `campaign`: the campaign that the table is
    a chapter of. `packs`: the digests of the packs it plays with."""

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
    """A table as it is now. `seats` in order of number; `card` None: never posted. `save`: what the
    game started from; `chapter`: its place in a campaign. `words`, in the order given; `mixed`;
    `packs`: those it plays with."""

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
    def is_active(self) -> bool:
        """Whether the table is gathering or playing, so that its channel is taken."""
        return self.status in ACTIVE

    @property
    def channel_lost(self) -> bool:
        """Whether its channel is known to be gone."""
        return self.card is not None and self.card.message_id is None

    @property
    def is_lagging(self) -> bool:
        """Whether the card is out of date."""
        return self.card is None or self.card.edition < self.edition


PostKind = Literal[
    "card", "hand", "emptied", "reminder", "stalled", "warning", "motion", "homeless", "archive"
]
"""What a post shows. emptied: a hand in the direct messages of somebody whose seat it is no more.
stalled: for whom the table waits in vain. motion: a vote about a seat. homeless: that the table's
channel was deleted. archive: that an ended table's thread is to be archived."""


@dataclass(frozen=True, slots=True)
class Post:
    """Something to post once the change that it belongs to is durable. `body` is JSON values, which
    storage does not read. A table has at most one queued post of a `key`: a newer one replaces it
    ("": never replaced). `due` None: now; else a timer. `user_id`: the one person it goes to."""

    kind: PostKind
    body: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    due: datetime | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A queued post. `edition` is the table's when it was queued, `tries` how often it was
    postponed. `kind` is a PostKind, or one that another version has written."""

    id: int
    table_id: int
    edition: int
    kind: str
    body: dict[str, Any]
    key: str
    due: datetime
    tries: int
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Away:
    """An absence, from then until then (None: until the user says that they are back)."""

    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Pause:
    """A time in which a server could not be reached: from then until then (None: it still lasts).
    `removed`: the bot had been removed from it; otherwise Discord had an outage there."""

    guild_id: int
    since: datetime
    until: datetime | None
    removed: bool


@dataclass(frozen=True, slots=True)
class Bank:
    """How much of its bank of time a seat has used, counted up to that moment. Time since then is
    not included, even if the table is waiting for the seat."""

    seat: int
    used: timedelta
    counted: datetime


@dataclass(frozen=True, slots=True)
class ReservedSeat:
    """A seat that the others gave to a bot, and that is its former holder's again as soon as they
    are back."""

    seat: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatVote:
    """A vote about who plays on in a seat, open until then. `id` 0: not written yet. `message_id`:
    the message that shows it, once that has been posted. Of `body` (JSON values) storage only knows
    that it may contain ids of users."""

    id: int
    seat: int
    until: datetime
    body: dict[str, Any]
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What a change does to the clocks and seats of a table, apart from the game itself. `banks`
    and `reserved`: their new values; `afresh`: seats whose questions count as asked only now;
    `granted`: seats whose time counts from now; `voted`: questions about which the others have been
    asked to vote; `seat_votes`: new votes, each replacing the seat's last one; `settled`: seats
    whose vote is over."""

    banks: Sequence[Bank] = ()
    afresh: Sequence[int] = ()
    granted: Sequence[int] = ()
    voted: Sequence[str] = ()
    reserved: Sequence[ReservedSeat] = ()
    seat_votes: Sequence[SeatVote] = ()
    settled: Sequence[int] = ()


NOTHING = Upkeep()
"""The usual case: nearly every answer changes none of it."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One answer, or several by bots in a row, with all their consequences, which become durable
    together or not at all. `revision` is the table's before the entries. `checkpoint` is the
    table's dump after them, given where `table.based_at` has moved (or names have changed); None
    only appends. The interaction id belongs to the first entry. `status`, `seats` and `settings`
    None: unchanged. Entries may be empty, for a new holder of a seat or other settings. `shares`:
    how many of the events came of each entry, in order; () where all came of the last. `waits`: the
    questions that the table waits for now, each with its seat; None: unchanged. `looked`: a user
    who sees the result of this. `winners`: the seats that won, where the game has ended. `called`:
    other names that the events may use for players, each with the seat. `due_at`: when something is
    due at the table next; None: nothing is. `reminders`: those that have changed. `upkeep`: clocks
    and seats. `carried`: what the next chapter of the campaign starts from, where this one has
    ended. `lesson` and `role`: the kind of question, and the role, that the `looked` user has been
    told about with what they answered; None: neither was new to them. `presets`: by user, all
    answers given ahead that count from now on, for those users for whom that has changed."""

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
    due_at: datetime | None = None
    reminders: Sequence[Reminder] = ()
    upkeep: Upkeep = NOTHING
    carried: str | None = field(default=None, repr=False)
    lesson: str | None = None
    role: str | None = None
    presets: Mapping[int, tuple[Preset, ...]] = field(default_factory=dict)

    @property
    def revision_after(self) -> int:
        """The table's revision after the entries."""
        return self.revision + len(self.entries)

    @property
    def told_events(self) -> list[tuple[Event, int | None]]:
        """Each event with the revision of the entry that it came of; None: it came of no entry."""
        shares = self.shares or (*[0] * (len(self.entries) - 1), len(self.events))
        made: list[int | None] = [self.revision + n for n in range(1, len(self.entries) + 1)]
        sources = [source for source, many in zip(made, shares, strict=False) for _ in range(many)]
        return list(zip(self.events, sources or [None] * len(self.events), strict=True))


@dataclass(frozen=True, slots=True)
class JournalRow:
    """An entry of a table's journal: `revision` is its number, `version` that of the rules it was
    played under. `interaction_id`: 0 once packed, since nobody needs it any more; None for a bot, a
    timer, or a later entry of one commit."""

    table_id: int
    revision: int
    entry: Entry
    version: str
    interaction_id: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Wait:
    """A question that the table waits for, since then. `granted`: from when its time counts, where
    more time was given. `warned`: when its seat was warned that time runs out. `voted`: when the
    others were asked to vote because of it."""

    table_id: int
    prompt: str
    seat: int
    since: datetime
    granted: datetime | None = None
    warned: datetime | None = None
    voted: datetime | None = None


@dataclass(frozen=True, slots=True)
class Reminder:
    """How far a user has been reminded of their present turn. `since`: what it is counted from;
    None: from when their question was asked. `sent`: how many reminders, the last at `sent_at`.
    `stalled`: the table has been told that it has stalled. The message is the reminder that can be
    seen now."""

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
        """Whether it holds nothing, so that it need not be stored."""
        return self == Reminder(self.user_id)

    def make_restarted(self, since: datetime | None = None) -> Reminder:
        """The same user with no reminders yet; the message that can be seen stays known."""
        return Reminder(self.user_id, since, channel_id=self.channel_id, message_id=self.message_id)
