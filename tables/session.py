"""A table in memory: its row, its game, and what else the bot keeps while people play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from rules.engine import GAMES, Game, Prompt, Table
from rules.engine.presets import Preset
from storage import Away, Bank, Post, Reminder, ReservedSeat, Seat, SeatVote, TableRow, Upkeep, Wait
from storage.models import NOTHING
from tables.errors import UserError
from tables.people.lessons import Learner
from tables.settings import TableSettings
from tables.time.deadlines import Clock
from tables.wording import text
from tables.words import Message


class WithTable:
    """The properties that every class with a table's row gets from that row alone."""

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
    """The revision at which the checkpoint in storage was made."""
    to_ping: set[int] = field(default_factory=set)
    """The users whose turn has come and whom no message has pinged yet."""
    called: frozenset[tuple[int, str]] = frozenset()
    """The users whom the card has called to a question that waits for them though the table does
    not, each with its text."""
    since: dict[str, datetime] = field(default_factory=dict)
    """By question that the table waits for, since when the question has been open."""
    reminders: dict[int, Reminder] = field(default_factory=dict)
    """By user, the reminders sent so far about their present turn."""
    marks: dict[str, Wait] = field(default_factory=dict)
    """By question in `since`, what storage keeps about it: warnings, votes and extra time."""
    banks: dict[int, Bank] = field(default_factory=dict)
    reserved: dict[int, ReservedSeat] = field(default_factory=dict)
    """By seat, the former holder for whom the table reserves it."""
    seat_votes: dict[int, SeatVote] = field(default_factory=dict)
    """By seat, the open vote about who plays there."""
    presets: dict[int, tuple[Preset, ...]] = field(default_factory=dict)
    """By user, what they have answered ahead; it counts as long as they have a seat."""
    absent_before: frozenset[int] = frozenset()
    """The seats whose players were absent when the table was last written to storage."""
    aways: dict[int, Away] = field(default_factory=dict)
    """By seat, the absence of a player who was away at `noted_at`. `clocks` and `learners` date
    from the same moment."""
    clocks: tuple[Clock, ...] = ()
    """The clocks that ran at `noted_at`."""
    asked: tuple[Prompt[Any], ...] = ()
    """The questions that were open when the table was locked, without the free actions beside
    them."""
    acted: dict[int, int] = field(default_factory=dict)
    """By user, the edition of the table that their last answer made, if known."""
    roles_told: dict[int, str] = field(default_factory=dict)
    """By user, the key of the role that they were last told they play."""
    noted_at: datetime | None = None
    """When `TableSessions.note_people` last looked up what is known of the people."""
    read_step: int = -1
    """The step of the game at which newcomers began to read; -1: bots have not had to wait for
    readers."""
    learners: dict[int, Learner] = field(default_factory=dict)
    """By seat, what its player knows already."""
    _read: tuple[dict[str, Any], TableSettings] | None = None
    """The row's settings as JSON, and the `TableSettings` read from them."""

    @property
    def settings(self) -> TableSettings:
        """The table's settings, parsed again only when the row's settings have changed."""
        if self._read is None or self._read[0] is not self.row.settings:
            self._read = self.row.settings, TableSettings.model_validate(self.row.settings)
        return self._read[1]

    @property
    def people(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.user_id)

    @property
    def bots(self) -> frozenset[int]:
        """The seats where bots sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.bot)

    @property
    def is_resting(self) -> bool:
        """Whether all people at the table are absent, so that bots would play on for nobody."""
        return self.table is not None and self.people <= self.table.absent_seats

    @property
    def is_stranded(self) -> bool:
        """Whether the table waits for an absent player though others are present, because the bots
        were interrupted before they acted in that player's place."""
        table = self.table
        return (
            table is not None
            and self.row.status == "playing"
            and not table.absent_seats.isdisjoint(table.waiting_seats)
            and not self.is_resting
        )

    @property
    def running_game(self) -> Table[Any]:
        """Return the game in play. Raises UserError if the game has not begun."""
        if self.table is None:
            raise UserError(Message("not-begun"))
        return self.table

    def as_shown(self, row: TableRow | None) -> TableRow:
        """Return the table's row, with the card and the chapter from `row`, which was just read
        from storage, because both may change without the table's lock. If `row` is None, nothing
        differs."""
        if row is None:
            return self.row
        chapter = row.chapter or self.row.chapter
        if chapter is not None and self.row.chapter is not None:
            # The chapter's end may have been written since `row` was read.
            carried = max(chapter.carried, self.row.chapter.carried)
            chapter = replace(chapter, carried=carried)
        return replace(self.row, card=row.card, chapter=chapter)

    def change_arrangement(
        self, seats: Sequence[Seat] | None, settings: dict[str, Any] | None
    ) -> None:
        """Change the holders of the seats, or the settings; None leaves them unchanged."""
        if seats is not None:
            self.row = replace(self.row, seats=tuple(seats))
        if settings is not None:
            self.row = replace(self.row, settings=settings)

    def move_on(self, now: datetime) -> None:
        """Update the row for a change that the engine has made and that is about to be written."""
        table = self.running_game
        self.row = replace(
            self.row,
            revision=table.revision,
            edition=self.row.edition + 1,
            status=self.row.status if table.result is None else "ended",
            changed_at=now,
        )

    def note_carried(self) -> None:
        """Note that this chapter has ended, so that the next one starts from its end."""
        chapter = self.row.chapter
        if chapter is not None:
            self.row = replace(self.row, chapter=replace(chapter, carried=chapter.number))

    def seat_of(self, user_id: int) -> int | None:
        """Find the user's seat. Return None for a spectator."""
        for seat in self.row.seats:
            if seat.user_id == user_id:
                return seat.number
        return None

    def prompts_of(self, user_id: int) -> list[Prompt[Any]]:
        """List the prompts that the user may answer now, first those that the table waits for."""
        seat = self.seat_of(user_id)
        if self.table is None or seat is None or self.row.status != "playing":
            return []
        mine = [prompt for prompt in self.table.prompts if prompt.seat == seat]
        return sorted(mine, key=prompt_order)

    def list_awaited_users(self) -> set[int]:
        """List the users whose answers the table needs in order to go on."""
        if self.table is None or self.row.status != "playing":
            return set()
        return self.find_users(self.table.waiting_seats)

    @property
    def open_calls(self) -> frozenset[tuple[int, str]]:
        """The users to call although the table does not wait for them, each with the reason: the
        text of a question that another player hopes they answer, or the key of their new role. If
        the same text is asked again with other options, that is still the same call."""
        return frozenset(self.list_offers() | self.new_roles())

    @property
    def offered_users(self) -> set[int]:
        """The users whom the table does not wait for, but whose answer another player hopes for."""
        offers = self.list_offers()
        return {user for user, _ in offers} - self.list_awaited_users() if offers else set()

    def list_offers(self) -> set[tuple[int, str]]:
        """List the users whose answer another player hopes for, each with the question's text."""
        if self.table is None or self.row.status != "playing":
            return set()
        asked = self.table.calling_prompts
        if not asked:
            return set()
        return {(user, p.text) for p in asked for user in self.find_users([p.seat])}

    def find_new_role(self, user_id: int, seat: int) -> str | None:
        """Find the key of the user's role. Return None if they were told of it already, or have
        none."""
        key = self.game.role_key(self.running_game.state, seat)
        return None if key in ("", self.roles_told.get(user_id)) else key

    def new_roles(self) -> set[tuple[int, str]]:
        """Find the users whose role is no longer the one they were told, each with the new role's
        key."""
        if self.table is None or self.row.status != "playing":
            return set()
        found = set()
        for user, told in self.roles_told.items():
            seat = self.seat_of(user)
            now = "" if seat is None else self.game.role_key(self.table.state, seat)
            if now not in ("", told):
                found.add((user, now))
        return found

    @property
    def waits(self) -> dict[str, int]:
        """By question that the table needs answered in order to go on, its seat."""
        needed = self.table.needed_prompts if self.table else ()
        return {prompt.id: prompt.seat for prompt in needed}

    def note_asked(self) -> None:
        """Remember which questions are open now. Called when the table has just been locked."""
        self.asked = ()
        if self.table is not None and self.row.status == "playing":
            self.asked = self.table.asked_prompts

    def note_waits(self, waits: Mapping[str, int], now: datetime) -> None:
        """Note that the table waits for these questions, each with its seat. Those that were not
        open at the last call count as open since `now`."""
        self.since = {prompt: self.since.get(prompt, now) for prompt in waits}
        self.marks = {
            prompt: self.marks.get(prompt) or Wait(self.id, prompt, seat, self.since[prompt])
            for prompt, seat in waits.items()
        }

    def apply_upkeep(self, upkeep: Upkeep, now: datetime) -> None:
        """Apply the upkeep to this session, as storage applies it to its rows."""
        if upkeep is NOTHING and not self.reserved:
            return
        self.banks |= {bank.seat: bank for bank in upkeep.banks}
        self.reserved |= {kept.seat: kept for kept in upkeep.reserved}
        self.seat_votes = {
            s: vote for s, vote in self.seat_votes.items() if s not in upkeep.settled
        }
        bots = {seat.number for seat in self.row.seats if seat.bot}
        self.reserved = {seat: kept for seat, kept in self.reserved.items() if seat in bots}
        for prompt, mark in list(self.marks.items()):
            if mark.seat in upkeep.afresh:
                del self.marks[prompt]
                self.since.pop(prompt, None)
            elif mark.seat in upkeep.granted:
                self.marks[prompt] = replace(mark, granted=now, warned=None, voted=None)
            elif prompt in upkeep.voted:
                self.marks[prompt] = replace(mark, voted=now)

    def role_due(self, seat: int) -> str | None:
        """Find the key of the role that the seat's player has not been told about yet. Return None
        if there is none. The bot tells a player of a new role at once, even if it is not
        their move."""
        key = self.game.role_key(self.running_game.state, seat)
        return None if key in ("", self.learners[seat].role) else key

    def since_of(self, user_id: int) -> datetime | None:
        """Find since when the table, or another player, has waited for the user's answer. Return
        None if neither waits. If the user has acted meanwhile, or has taken over the seat, count
        from then."""
        if user_id in self.offered_users:
            offer = self.reminders.get(user_id)
            return (offer and offer.since) or self.row.changed_at
        seat = self.seat_of(user_id)
        asked = [self.since[prompt] for prompt, each in self.waits.items() if each == seat]
        if seat is None or not asked or self.row.status != "playing":
            return None
        known = self.reminders.get(user_id)
        return max(min(asked), known.since) if known and known.since else min(asked)

    def restart_reminders(
        self,
        waits: Mapping[str, int],
        waiting: Set[int],
        offers: Set[tuple[int, str]],
        known: Collection[str],
        *,
        was: Sequence[Seat],
        acted: int | None,
        now: datetime,
    ) -> list[Reminder]:
        """Restart the reminders of users who have acted, have a new question or have taken over a
        seat, and end those of users who need not act. Return the reminders that changed. `waits`:
        the questions that the table waits for, each with its seat; `waiting`: their users;
        `offers`: what other players hope for; `known`: the questions that were open before; `was`:
        the seats before; `acted`: the user who acted."""
        changed, offered = [], {user for user, _ in offers} - waiting
        hoped = {user for user, _ in self.called}
        for user in sorted({*waiting, *offered, *self.reminders}):
            done = self.reminders.get(user)
            seat = self.seat_of(user)
            if user in offered:
                if user in hoped and user != acted and done is not None and done.since is not None:
                    continue
                fresh = (done or Reminder(user)).make_restarted(now)
            elif (
                seat is None
                or user not in waiting
                or not any(each == seat and prompt in known for prompt, each in waits.items())
            ):
                if done is None:  # true of nearly everybody: nothing was sent yet
                    continue
                fresh = done.make_restarted()
            elif user == acted or was[seat].user_id != user:
                fresh = (done or Reminder(user)).make_restarted(now)
            else:
                continue
            if fresh != done:
                changed.append(fresh)
        return changed

    def keep_reminder(self, reminder: Reminder) -> None:
        """Remember this reminder in place of what was known of its user; forget a blank one."""
        self.reminders.pop(reminder.user_id, None)
        if not reminder.is_blank:
            self.reminders[reminder.user_id] = reminder

    def keep_all(self, reminders: Sequence[Reminder]) -> list[Reminder]:
        """Remember these reminders in place of what was known of their users. Return what was known
        before."""
        before = [self.reminders.get(each.user_id, each) for each in reminders]
        for each in reminders:
            self.keep_reminder(each)
        return before

    def drop_presets(self) -> dict[int, tuple[Preset, ...]]:
        """Return an empty tuple of presets for each user who has answered ahead but has left for
        good."""
        users = {seat.user_id for seat in self.row.seats}
        users |= {kept.user_id for kept in self.reserved.values()}
        return {user: () for user, kept in self.presets.items() if kept and user not in users}

    def removal_posts(self, reminders: Iterable[Reminder]) -> list[Post]:
        """Make the posts that remove the messages of these reminders."""
        posts = [remind_post(each.user_id) for each in reminders if each.sent or each.message_id]
        return [*posts, STALL_POST] if any(each.stalled for each in reminders) else posts

    def find_users(self, seats: Iterable[int]) -> set[int]:
        """Find the users who sit in these seats."""
        wanted = set(seats)
        return {s.user_id for s in self.row.seats if s.number in wanted and s.user_id}

    def format_seat_names(self, seats: Iterable[int]) -> str:
        """Join the names of these seats into a list in words."""
        wanted = set(seats)
        return text.join_names(
            [text.format_plain(s.name) for s in self.row.seats if s.number in wanted]
        )


def same_question(one: Prompt[Any], other: Prompt[Any]) -> bool:
    """Whether two prompts put exactly the same question, so that one set of buttons can serve
    both."""
    return (
        not (one.secret or other.secret)
        and (one.text, one.kind, one.least, one.most)
        == (other.text, other.kind, other.least, other.most)
        and one.options == other.options
    )


def prompt_order(prompt: Prompt[Any]) -> int:
    """Return the sort key of a person's prompt: first what the table waits for, then what another
    player hopes for, then other optional ones, last those that are seldom used."""
    if not prompt.optional:
        return 0
    if prompt.calls:
        return 1
    return 3 if prompt.aside else 2


def remind_post(user_id: int, sent: int = 0) -> Post:
    """Make the post that sends a user reminder number `sent`. With 0, the post removes the message
    of their last reminder."""
    return Post("reminder", {"user": user_id, "sent": sent}, f"reminder:{user_id}", user_id=user_id)


STALL_POST = Post("stalled", {"fresh": False}, "stalled")
"""The post that updates the message saying that the table has stalled."""
