"""A table in memory: its row, its game, and what else the bot keeps while people play."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from rules.engine import GAMES, Game, Prompt, Table
from rules.engine.late_texts import read_raw_text
from rules.engine.presets import Preset
from storage import Reminder, Seat, TableRow, Upkeep, Wait
from tables.errors import UserError
from tables.reminded import SentReminders
from tables.session_parts import Attendance, Call, Calls, OpenQuestions, Seating
from tables.settings import TableSettings
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
    questions: OpenQuestions = field(default_factory=OpenQuestions)
    calls: Calls = field(default_factory=Calls)
    reminders: SentReminders = field(default_factory=SentReminders)
    seating: Seating = field(default_factory=Seating)
    presets: dict[int, tuple[Preset, ...]] = field(default_factory=dict)
    """By user, what they have answered ahead; it counts as long as they have a seat."""
    attendance: Attendance = field(default_factory=Attendance)
    """The people at the table, as `TableSessions` last looked them up."""
    awaited: frozenset[int] = frozenset()
    """The users whose answers the table needs in order to go on, as of the last commit."""
    offered: frozenset[int] = frozenset()
    """The users whom the table does not wait for, but whose answer another player hopes for."""
    acted: dict[int, int] = field(default_factory=dict)
    """By user, the edition of the table that their last answer made, if known."""
    read_step: int = -1
    """The step of the game at which newcomers began to read; -1: bots have not had to wait for
    readers."""
    _read: tuple[dict[str, Any], TableSettings] | None = None
    """The row's settings as JSON, and the `TableSettings` read from them."""

    @property
    def settings(self) -> TableSettings:
        """The table's settings, parsed again only when the row's settings have changed."""
        if self._read is None or self._read[0] is not self.row.settings:
            self._read = self.row.settings, TableSettings.model_validate(self.row.settings)
        return self._read[1]

    @property
    def people_seats(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.user_id)

    @property
    def bot_seats(self) -> frozenset[int]:
        """The seats where bots sit."""
        return frozenset(seat.number for seat in self.row.seats if seat.bot)

    @property
    def is_resting(self) -> bool:
        """Whether all people at the table are absent, so that bots would play on for nobody."""
        return self.table is not None and self.people_seats <= self.table.absent_seats

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
        """The table's game, in play or over. Raises UserError if it has not begun."""
        if self.table is None:
            raise UserError(Message("not-begun"))
        return self.table

    def merge_stored_row(self, row: TableRow | None) -> TableRow:
        """Return the session's row, with the card and the chapter of `row`, which was just read
        from storage: both may change without the table's lock."""
        if row is None:
            return self.row
        chapter = row.chapter or self.row.chapter
        if chapter is not None and self.row.chapter is not None:
            # The chapter's end may have been written since `row` was read.
            carried = max(chapter.carried, self.row.chapter.carried)
            chapter = replace(chapter, carried=carried)
        return replace(self.row, card=row.card, chapter=chapter)

    def update_row(
        self, seats: Sequence[Seat] | None, settings: dict[str, Any] | None, now: datetime
    ) -> None:
        """Update the row for a change that the engine has made and that is about to be written.
        `seats`, `settings`: as in Arrangement."""
        table, row = self.running_game, self.row
        self.row = replace(
            row,
            seats=row.seats if seats is None else tuple(seats),
            settings=row.settings if settings is None else settings,
            revision=table.revision,
            status=row.status if table.result is None else "ended",
            changed_at=now,
        )

    def note_chapter_end(self) -> None:
        """Note that this chapter has ended, so that the next one starts from its end."""
        chapter = self.row.chapter
        if chapter is not None:
            self.row = replace(self.row, chapter=replace(chapter, carried=chapter.number))

    def find_seat(self, user_id: int) -> int | None:
        """Find the user's seat. Return None for a spectator."""
        for seat in self.row.seats:
            if seat.user_id == user_id:
                return seat.number
        return None

    def list_user_prompts(self, user_id: int) -> list[Prompt[Any]]:
        """List the prompts that the user may answer now, first those that the table waits for."""
        seat = self.find_seat(user_id)
        if self.table is None or seat is None or self.row.status != "playing":
            return []
        mine = [prompt for prompt in self.table.prompts if prompt.seat == seat]
        return sorted(mine, key=rank_prompt)

    def note_open_questions(self, now: datetime) -> None:
        """Note which questions are open, whom the game waits for, and who is called. Questions that
        were not open at the last call count as open since `now`."""
        table, questions = self.running_game, self.questions
        before, questions.waits = questions.waits, {}
        questions.asked = table.asked_prompts
        offers: set[Call] = set()
        for prompt in questions.asked:
            if not prompt.optional:
                wait = before.get(prompt.id) or Wait(self.id, prompt.id, prompt.seat, now)
                questions.waits[prompt.id] = wait
            elif prompt.calls:
                hoped = read_raw_text(prompt, "text")
                offers |= {(user, hoped) for user in self.find_users([prompt.seat])}
        playing = self.row.status == "playing"
        awaited = self.find_users([w.seat for w in questions.waits.values()])
        self.awaited = frozenset(awaited if playing else ())
        self.offered = frozenset([user for user, _ in offers] if playing else ()) - self.awaited
        self.calls.open = frozenset(() if table.result else offers | self.list_changed_roles())

    def find_untold_role(self, user_id: int, seat: int) -> str | None:
        """Find the key of a role that the user in that seat has not been told about. Return None if
        there is none. The bot tells a player of a new role at once, even if it is not their
        move."""
        key = self.game.find_role_key(self.running_game.state, seat)
        return None if key in ("", self.calls.roles_told.get(user_id)) else key

    def list_changed_roles(self) -> set[Call]:
        """List the users whose role is no longer the one they were told, each with the new role's
        key."""
        told = self.calls.roles_told
        if not told:
            return set()
        game, state = self.game, self.running_game.state
        roles = {
            s.user_id: game.find_role_key(state, s.number)
            for s in self.row.seats
            if s.user_id in told
        }
        return {(user, key) for user, key in roles.items() if user and key not in ("", told[user])}

    def apply_upkeep(self, upkeep: Upkeep, now: datetime) -> None:
        """Apply the upkeep of clocks and seats to this session, as storage applies it to its
        rows."""
        questions, seating, bots = self.questions, self.seating, self.bot_seats
        questions.banks |= {bank.seat: bank for bank in upkeep.banks}
        for prompt, wait in list(questions.waits.items()):
            if wait.seat in upkeep.afresh:
                del questions.waits[prompt]
            elif wait.seat in upkeep.granted:
                questions.waits[prompt] = replace(wait, granted=now, warned=None, voted=None)
            elif prompt in upkeep.voted:
                questions.waits[prompt] = replace(wait, voted=now)
        reserved = seating.reserved | {kept.seat: kept for kept in upkeep.reserved}
        seating.reserved = {s: kept for s, kept in reserved.items() if s in bots}
        seating.votes = {s: vote for s, vote in seating.votes.items() if s not in upkeep.settled}

    def find_waiting_since(self, user_id: int) -> datetime | None:
        """Find since when the table, or another player, has waited for the user's answer. Return
        None if neither waits. If the user has acted meanwhile, or has taken over the seat, count
        from then."""
        known, seat = self.reminders.get(user_id), self.find_seat(user_id)
        if seat is None or self.row.status != "playing":
            return None
        if user_id in self.offered:
            return (known and known.since) or self.row.changed_at
        waits = (wait.since for wait in self.questions.waits.values() if wait.seat == seat)
        asked = min(waits, default=None)
        return max(asked, known.since) if asked and known and known.since else asked

    def compute_restarted_reminders(
        self, known: Collection[str], was: Sequence[Seat], acted: int | None, now: datetime
    ) -> list[Reminder]:
        """Work out the reminders of users who have acted, have a new question or have taken over a
        seat, and of users who no longer need to act. Return the reminders that changed. `known`:
        the questions that were open before; `was`: the seats before; `acted`: the user who
        acted."""
        changed = []
        still = {wait.seat for prompt, wait in self.questions.waits.items() if prompt in known}
        if not (still or self.offered or self.reminders):  # true of nearly every answer
            return []
        hoped = {user for user, _ in self.calls.made}
        for user in sorted({*self.awaited, *self.offered, *self.reminders}):
            done = self.reminders.get(user)
            seat = self.find_seat(user)
            if user in self.offered:
                if user in hoped and user != acted and done is not None and done.since is not None:
                    continue
                fresh = (done or Reminder(user)).make_restarted(now)
            elif seat is None or user not in self.awaited or seat not in still:
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

    def find_presets_to_drop(self) -> dict[int, tuple[Preset, ...]]:
        """Find the users who have answered ahead but have left for good. Each gets (), because the
        table keeps none of their presets."""
        users = self.row.seated_users | {kept.user_id for kept in self.seating.reserved.values()}
        return {user: () for user, kept in self.presets.items() if kept and user not in users}

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


def is_same_question(one: Prompt[Any], other: Prompt[Any]) -> bool:
    """Whether two prompts put exactly the same question, so that one set of buttons can serve
    both."""
    return (
        not (one.secret or other.secret)
        and (one.text, one.kind, one.least, one.most)
        == (other.text, other.kind, other.least, other.most)
        and one.options == other.options
    )


def rank_prompt(prompt: Prompt[Any]) -> int:
    """Return the sort key of a person's prompt: first what the table waits for, then what another
    player hopes for, then other optional ones, last those that are seldom used."""
    if not prompt.optional:
        return 0
    if prompt.calls:
        return 1
    return 3 if prompt.aside else 2
