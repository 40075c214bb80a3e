"""A table in memory: its row, its game, and all that is known beside them while it is played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from rules.engine import GAMES, Game, Prompt, Table
from storage import Away, Bank, Post, Reminder, ReservedSeat, Seat, SeatVote, TableRow, Upkeep, Wait
from tables import text
from tables.deadlines import Clock
from tables.errors import UserError
from tables.lessons import Learner
from tables.settings import TableSettings


class WithTable:
    """What follows from a table's row alone, for whatever has one."""

    __slots__ = ()
    row: TableRow

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.row.game]

    @property
    def settings(self) -> TableSettings:
        return TableSettings.model_validate(self.row.settings)


@dataclass(slots=True)
class TableSession(WithTable):
    """A table in memory: its row, and the game in play (None before the start)."""

    row: TableRow
    table: Table[Any] | None
    saved_at: int = 0
    """Where the checkpoint that storage holds began."""
    owed: set[int] = field(default_factory=set)
    """The users whose turn it has become and who have not been pinged yet."""
    called: frozenset[tuple[int, str]] = frozenset()
    """The users who have been called to a question that need not be answered, and its words."""
    since: dict[str, datetime] = field(default_factory=dict)
    """Since when each question stands open without whose answer the table cannot go on."""
    reminders: dict[int, Reminder] = field(default_factory=dict)
    """What has been done to bring their turns to the users' minds, where anything has."""
    marks: dict[str, Wait] = field(default_factory=dict)
    """The same questions as storage knows them: with what has been done about their time."""
    banks: dict[int, Bank] = field(default_factory=dict)
    kept: dict[int, ReservedSeat] = field(default_factory=dict)
    """The seats whose former holders may have them again."""
    seat_votes: dict[int, SeatVote] = field(default_factory=dict)
    """What is voted on, by the seat that it is about."""
    gone: frozenset[int] = frozenset()
    """The seats that were absent when the table was written last."""
    aways: dict[int, Away] = field(default_factory=dict)
    """The seats whose holders are away, as of when the table was taken."""
    clocks: tuple[Clock, ...] = ()
    """The clocks that ran then."""
    asked: tuple[Prompt[Any], ...] = ()
    """What was asked then."""
    acted: dict[int, int] = field(default_factory=dict)
    """By user, the edition of the table that their last answer made, as far as that is known."""
    roles_told: dict[int, str] = field(default_factory=dict)
    """By user, the role that each knows they play."""
    taken_at: datetime | None = None
    """When the table was taken last."""
    read_step: int = -1
    """The step of the game in which newcomers began to read; -1: they have not had to."""
    pupils: dict[int, Learner] = field(default_factory=dict)
    """By seat, what its player knows already, as of when the table was taken."""

    @property
    def people(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.user_id)

    @property
    def bots(self) -> frozenset[int]:
        """The seats where bots sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.bot)

    @property
    def resting(self) -> bool:
        """Whether nobody is left for whom it would play on: all people at it have gone quiet."""
        return self.table is not None and self.people <= self.table.absent

    @property
    def stranded(self) -> bool:
        """Whether it waits for somebody who has gone quiet, though others are left: what is done in
        their place has been cut short."""
        table = self.table
        return (
            table is not None
            and self.row.status == "playing"
            and not self.resting
            and not table.absent.isdisjoint(table.waiting)
        )

    @property
    def playing(self) -> Table[Any]:
        """The game in play. Raises Mistake where there is none."""
        if self.table is None:
            raise UserError("The game has not begun. When all have sat down, press Start.")
        return self.table

    def as_shown(self, row: TableRow | None) -> TableRow:
        """The table's row, with what changes while nobody holds the table as `row`, read from
        storage a moment ago, has it: where the card is, and how its campaign is called."""
        if row is None:
            return self.row
        chapter = row.chapter or self.row.chapter
        if chapter is not None and self.row.chapter is not None:
            # The chapter's end may have been written in that moment.
            carried = max(chapter.carried, self.row.chapter.carried)
            chapter = replace(chapter, carried=carried)
        return replace(self.row, card=row.card, chapter=chapter)

    def arrange(self, seats: Sequence[Seat] | None, settings: dict[str, Any] | None) -> None:
        """Other holders of the seats, or other settings; None: as they were."""
        if seats is not None:
            self.row = replace(self.row, seats=tuple(seats))
        if settings is not None:
            self.row = replace(self.row, settings=settings)

    def note_carried(self) -> None:
        """The next chapter of the table's campaign goes on from it."""
        chapter = self.row.chapter
        if chapter is not None:
            self.row = replace(self.row, chapter=replace(chapter, carried=chapter.number))

    def seat_of(self, user_id: int) -> int | None:
        """Where the user sits; None for a spectator."""
        for seat in self.row.seats:
            if seat.user_id == user_id:
                return seat.number
        return None

    def prompts_of(self, user_id: int) -> list[Prompt[Any]]:
        """What the user may answer now, what the table waits for first."""
        seat = self.seat_of(user_id)
        if self.table is None or seat is None or self.row.status != "playing":
            return []
        mine = [prompt for prompt in self.table.prompts if prompt.seat == seat]
        return sorted(mine, key=pressing)

    def waiting(self) -> set[int]:
        """The users that the table cannot go on without."""
        if self.table is None or self.row.status != "playing":
            return set()
        return self.users(self.table.waiting)

    @property
    def calls(self) -> frozenset[tuple[int, str]]:
        """The users for whom something waits though the table does not, and what: an answer that
        somebody hopes for, or the news that they are somebody else now. What is asked again in the
        same words, with other options by now, calls nobody once more."""
        if self.table is None or self.row.status != "playing":
            return frozenset()
        return frozenset(self._offered() | self._recast())

    @property
    def offered(self) -> set[int]:
        """The users for whose answer somebody hopes, though the table does not wait for them."""
        if self.table is None or self.row.status != "playing":
            return set()
        return {user for user, _ in self._offered()} - self.waiting()

    def _offered(self) -> set[tuple[int, str]]:
        """The same and others, each with what they are asked."""
        asked = self.playing.calls
        return {(user, p.text) for p in asked for user in self.users([p.seat])}

    def _recast(self) -> set[tuple[int, str]]:
        """The users who play another role than they have been told, and which."""
        found = set()
        for user, told in self.roles_told.items():
            seat = self.seat_of(user)
            now = "" if seat is None else self.game.role_key(self.playing.state, seat)
            if now not in ("", told):
                found.add((user, now))
        return found

    @property
    def waits(self) -> dict[str, int]:
        """The questions that the table cannot go on without, each with its seat."""
        needed = self.table.needed if self.table else ()
        return {prompt.id: prompt.seat for prompt in needed}

    def note_asked(self) -> None:
        """The table has been taken: this is what is asked."""
        self.asked = ()
        if self.table is not None and self.row.status == "playing":
            self.asked = self.table.prompts

    def note_waits(self, now: datetime) -> None:
        """What is asked since the last look is asked since now."""
        waits = self.waits
        self.since = {prompt: self.since.get(prompt, now) for prompt in waits}
        self.marks = {
            prompt: self.marks.get(prompt) or Wait(self.id, prompt, seat, self.since[prompt])
            for prompt, seat in waits.items()
        }

    def settle(self, upkeep: Upkeep, now: datetime) -> None:
        """The table in memory as storage will have it."""
        self.banks |= {bank.seat: bank for bank in upkeep.banks}
        self.kept |= {kept.seat: kept for kept in upkeep.kept}
        self.seat_votes = {
            s: vote for s, vote in self.seat_votes.items() if s not in upkeep.settled
        }
        bots = {seat.number for seat in self.row.seats if seat.bot}
        self.kept = {seat: kept for seat, kept in self.kept.items() if seat in bots}
        for prompt, mark in list(self.marks.items()):
            if mark.seat in upkeep.afresh:
                del self.marks[prompt]
                self.since.pop(prompt, None)
            elif mark.seat in upkeep.granted:
                self.marks[prompt] = replace(mark, granted=now, warned=None, voted=None)
            elif prompt in upkeep.voted:
                self.marks[prompt] = replace(mark, voted=now)

    def new_to(self, prompt: Prompt[Any]) -> tuple[str | None, str | None]:
        """What the question's player learns by it: the kind of question, or else their role (its
        key), one new thing at a time; None where they know it."""
        pupil = self.pupils.get(prompt.seat)
        if pupil is None:
            return None, None
        if role := self.role_due(prompt.seat):
            return None, role
        return pupil.lesson(self.game, prompt), None

    def role_due(self, seat: int) -> str | None:
        """The key of the role that the seat's player is to be told; None: there is none. Whoever
        has become somebody else is told at once, whoever is to move."""
        key = self.game.role_key(self.playing.state, seat)
        return None if key in ("", self.pupils[seat].role) else key

    def since_of(self, user_id: int) -> datetime | None:
        """Since when the table waits for the user to act, or else somebody there for their answer;
        None: nobody does. Who has done something else there meanwhile, or has come to sit where a
        question stood open, has it since then."""
        if user_id in self.offered:
            offer = self.reminders.get(user_id)
            return (offer and offer.since) or self.row.changed_at
        seat = self.seat_of(user_id)
        asked = [self.since[prompt] for prompt, each in self.waits.items() if each == seat]
        if seat is None or not asked or self.row.status != "playing":
            return None
        known = self.reminders.get(user_id)
        return max(min(asked), known.since) if known and known.since else min(asked)

    def count_anew(
        self, known: Collection[str], was: Sequence[Seat], acted: int | None, now: datetime
    ) -> list[Reminder]:
        """After a change: reminders begin anew for whoever has acted, or is asked something else,
        or sits where another sat; and end for those who need not act. Returns those that are other
        than they were. `known`: the questions that stood open before, `was`: the seats then."""
        waiting, changed = self.waiting(), []
        offered, hoped = self.offered, {user for user, _ in self.called}
        for user in sorted(waiting | offered | self.reminders.keys()):
            done = self.reminders.get(user, Reminder(user))
            seat = self.seat_of(user)
            old = [p for p, each in self.waits.items() if each == seat and p in known]
            if user in offered:
                if user in hoped and user != acted and done.since is not None:
                    continue
                anew = done.anew(now)
            elif seat is None or user not in waiting or not old:
                anew = done.anew()
            elif user == acted or was[seat].user_id != user:
                anew = done.anew(now)
            else:
                continue
            if anew != done:
                changed.append(anew)
        return changed

    def keep(self, reminder: Reminder) -> None:
        """Remember it in place of what was known of its user."""
        self.reminders.pop(reminder.user_id, None)
        if not reminder.blank:
            self.reminders[reminder.user_id] = reminder

    def keep_all(self, reminders: Sequence[Reminder]) -> list[Reminder]:
        """Remember these. Returns what was known of the same users before."""
        before = [self.reminders.get(each.user_id, each) for each in reminders]
        for each in reminders:
            self.keep(each)
        return before

    def call_off(self, reminders: Iterable[Reminder]) -> list[Post]:
        """The posts that take away what stands of these reminders, as they were."""
        posts = [remind_post(each.user_id) for each in reminders if each.sent or each.message_id]
        return [*posts, STALL_POST] if any(each.stalled for each in reminders) else posts

    def users(self, seats: Iterable[int]) -> set[int]:
        """The people in some seats."""
        wanted = set(seats)
        return {s.user_id for s in self.row.seats if s.number in wanted and s.user_id}

    def who(self, seats: Iterable[int]) -> str:
        """The names in some seats, in words."""
        wanted = set(seats)
        return text.listed([text.plain(s.name) for s in self.row.seats if s.number in wanted])


def pressing(prompt: Prompt[Any]) -> int:
    """In which order a person's questions are shown: what the table waits for, then what somebody
    waits for, then what nobody does; last what is seldom used."""
    if not prompt.optional:
        return 0
    if prompt.calls:
        return 1
    return 3 if prompt.aside else 2


def remind_post(user_id: int, sent: int = 0) -> Post:
    """The post that brings a user their reminder of that number; 0: that takes away what stands."""
    return Post("reminder", {"user": user_id, "sent": sent}, f"reminder:{user_id}")


STALL_POST = Post("stalled", {"fresh": False}, "stalled")
"""The post that brings the word of a table's stall up to date."""
