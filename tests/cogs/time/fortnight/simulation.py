"""A simulated fortnight of many tables: an event loop that sets the clock from event to event."""

import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Any

from cogs.time.deadlines import Deadlines
from rules.engine import Illegal
from storage import NewTable, PlayerSettings, Seat, Store
from tables import seat_vote
from tables.actions import lobby, play, presence, returning, seat_votes
from tables.actions.bot_seats import choose_bot_name
from tables.errors import UserError
from tables.settings import Deadline, Then
from tests.answers import give_answer
from tests.clock import Clock
from tests.cogs.time.fortnight.limits import CheckedDeadlines
from tests.cogs.time.fortnight.office import DIRECT, Bot, FakeDiscord, PostedMessage
from tests.cogs.time.fortnight.people import LONGEST_AWAY, Person, crowd
from tests.drivers import random_answer

BEGAN = datetime(2026, 10, 19, 12, tzinfo=UTC)
"""In this fortnight clocks go back in Europe and in America, on different days."""
SPAN = timedelta(days=14)
AFTER, TIMES = timedelta(hours=24), 3
"""The default reminders: the time before each, and how many there are."""
MOST_ANSWERS = 6
"""How many answers somebody gives at one table at a time."""
RESTARTS = 5
POLICIES: tuple[Then, ...] = ("default", "bot", "vote")
HOURS = (12, 24, 36)
"""The deadlines, in hours, of every third table; the others have none."""


@dataclass(slots=True)
class SentReminder:
    """A reminder that went out."""

    message: PostedMessage
    table: int
    user: int

    @property
    def stands(self) -> bool:
        """Whether its message still reminds of the table."""
        return self.message.gone is None and self.table in self.message.tables


@dataclass(slots=True)
class Fortnight:
    """The simulation, and its findings. `found`: counts of what happened; `broken`: violations."""

    store: Store
    clock: Clock
    rnd: Random
    people: dict[int, Person]
    fake: FakeDiscord = field(init=False)
    bot: Bot = field(init=False)
    found: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    reminders: dict[tuple[int, int], list[SentReminder]] = field(default_factory=dict)
    stalls: dict[int, list[datetime]] = field(default_factory=dict)
    acted: dict[tuple[int, int], datetime] = field(default_factory=dict)
    rules: dict[int, Deadline] = field(default_factory=dict)
    """Table -> its deadline rule."""
    sat: dict[int, set[int]] = field(default_factory=dict)
    """User -> the tables where they began and have not given their seat away."""
    away: dict[int, datetime] = field(default_factory=dict)
    """User -> until when they are away at the longest."""
    warnings: dict[tuple[int, int], list[datetime]] = field(default_factory=dict)
    stood: dict[int, timedelta] = field(default_factory=dict)
    """Table -> the longest time that a question has been open."""
    _interactions: Iterator[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.fake = FakeDiscord(self.clock, Random(self.rnd.random()))
        self.fake.heard.append(self._heard)
        self._start_bot()

    def _start_bot(self) -> None:
        """Start the bot, which knows only what is in the database."""
        self.bot = Bot(self.fake, self.store)
        watches = self.bot.sessions.watches
        ((n, watch),) = [(n, w) for n, w in enumerate(watches) if isinstance(w, Deadlines)]
        watches[n] = CheckedDeadlines(watch, self.bot.sessions, self.found, self.broken)

    # -- the event loop --------------------------------------------------------------------------

    async def run(self, tables: int) -> None:
        """Run the whole fortnight."""
        for person in self.people.values():
            await self._settle_in(person)
        for number in range(tables):
            await self._open(number)
        looks = [(at, user) for user, p in self.people.items() if (at := self._next(p))]
        looks += [
            (BEGAN + timedelta(days=p.gone[0]), user)
            for user, p in self.people.items()
            if p.says and p.gone
        ]
        heapq.heapify(looks)
        restarts = sorted(BEGAN + SPAN * self.rnd.random() for _ in range(RESTARTS))
        survey = BEGAN
        while True:
            due = await self.bot.scheduler.run_round()
            if self.clock.now >= survey:
                await self._survey()
                self.found["times that tables were packed"] += await self.store.pack_old_history(
                    1000
                )
                survey = self.clock.now + timedelta(hours=6)
            at = min(time for time in (due, looks[0][0] if looks else None, BEGAN + SPAN) if time)
            if at >= BEGAN + SPAN:
                break
            self.clock.now = max(self.clock.now, at)
            if restarts and restarts[0] <= self.clock.now:
                restarts.pop(0)
                self._start_bot()
                await self.bot.publisher.catch_up()
                self.found["restarts"] += 1
            if looks and looks[0][0] <= self.clock.now:
                _, user = heapq.heappop(looks)
                person = self.people[user]
                if person.says and person.is_gone(self.clock.now, BEGAN):
                    await self._go_away(person)
                    continue
                await self._look(person)
                again = self._next(person)
                if again is not None:
                    heapq.heappush(looks, (again, user))

    def _next(self, person: Person) -> datetime | None:
        return person.next_look(self.clock.now, BEGAN, self.rnd)

    async def _settle_in(self, person: Person) -> None:
        chosen = PlayerSettings(
            words_only=True,
            zone=person.zone,
            quiet=None if person.night == "22:00-08:00" else person.night,
            nudge_by="dm" if person.by_dm else None,
        )
        await self.bot.sessions.people.save_player_settings(person.id, chosen)
        self.found[f"people who are {person.kind}"] += 1

    async def _open(self, number: int) -> None:
        users = self.rnd.sample(sorted(self.people), self.rnd.randint(2, 4))
        seats = [Seat(n, user, f"P{user}") for n, user in enumerate(users)]
        if len(seats) < 4 and self.rnd.random() < 0.3:
            seats.append(Seat(len(seats), None, "Alma (bot)", True))
        settings: dict[str, Any] = {"words_only": True}
        rule = self._rule(number)
        if rule is not None:
            settings["deadline"] = rule.model_dump(mode="json")
            self.found[f"tables with a deadline, then {rule.then}"] += 1
        seed, place = f"fortnight {number}", (number + 1, 7)
        new = NewTable(*place, users[0], "tiny", {"rounds": 2}, seed, tuple(seats), settings)
        row = await self.store.open_table(new)
        if rule is not None:
            self.rules[row.id] = rule
        for user in users:
            self.sat.setdefault(user, set()).add(row.id)
        await lobby.start_game(self.bot.sessions, row.id, users[0])
        await self.bot.publisher.deliver_posts(row.id)
        self.found["tables"] += 1

    def _rule(self, number: int) -> Deadline | None:
        if number % 3:
            return None
        nth = number // 3
        return Deadline(
            minutes=60 * HOURS[nth // 3 % len(HOURS)],
            each="game" if nth % 4 == 3 else "decision",
            then=POLICIES[nth % 3],
        )

    # -- what people do --------------------------------------------------------------------------

    async def _go_away(self, person: Person) -> None:
        """They say so, unless they have."""
        if person.id in self.away:
            return
        until = (BEGAN + timedelta(days=person.gone[1])).replace(microsecond=0)
        for table in await presence.mark_user_away(
            self.bot.sessions, person.id, None if person.open_end else until
        ):
            self.acted[table, person.id] = self.clock.now
            await self.bot.publisher.deliver_posts(table)
        self.away[person.id] = BEGAN + SPAN if person.open_end else until
        self.found["times away"] += 1

    async def _here(self, person: Person) -> None:
        """Whoever looks in is back from their absence, and has their seats again."""
        until = self.away.pop(person.id, None)
        if until is not None and until > self.clock.now:
            await returning.end_own_absence(self.bot.sessions, None, person.id)
            for table in self.sat[person.id]:
                self.acted[table, person.id] = self.clock.now
        for table in sorted(self.sat.get(person.id, ())):
            if await returning.give_place_back(self.bot.sessions, table, person.id):
                self.acted[table, person.id] = self.clock.now
                self.found["welcomed back"] += 1
                await self.bot.publisher.deliver_posts(table)

    async def _vote(self, person: Person, table: int) -> None:
        for each in await self.store.list_seat_votes(table):
            async with self.bot.sessions.lock_table(table) as session:
                if person.id not in seat_vote.list_voters(session.row, each.seat):
                    continue
            choices = [c for c in seat_vote.parse_subject(each).choices if c != "newcomer"]
            ballot = seat_votes.Ballot(person.id, f"P{person.id}", self.rnd.choice(choices))
            try:
                await seat_votes.cast_ballot(self.bot.sessions, table, (each.seat, each.id), ballot)
            except UserError:
                continue
            self.found["votes"] += 1
            await self.bot.publisher.deliver_posts(table)

    async def _look(self, person: Person) -> None:
        self.found["looks"] += 1
        leaves = None if person.leaves is None else BEGAN + timedelta(days=person.leaves)
        leaving = leaves is not None and self.clock.now > leaves
        await self._here(person)
        for row in await self.store.list_user_tables(person.id):
            if row.status != "playing" or person.id not in {s.user_id for s in row.seats}:
                continue
            if leaving:
                await self._leave(person, row.id)
            else:
                await self._vote(person, row.id)
                await self._answer(person, row.id)

    async def _answer(self, person: Person, table: int) -> None:
        acted = False
        for _ in range(MOST_ANSWERS):
            async with self.bot.sessions.lock_table(table) as session:
                needed = [p for p in session.list_user_prompts(person.id) if not p.optional]
            if not needed:
                break
            prompt, press = needed[0], next(self._interactions)
            given = random_answer(prompt, self.rnd)
            try:
                await give_answer(
                    self.bot.sessions, table, person.id, prompt.id, given, interaction_id=press
                )
            except Illegal:
                continue
            acted = True
            self.found["answers"] += 1
        if acted:
            self.acted[table, person.id] = self.clock.now
            await self.bot.publisher.deliver_posts(table)

    async def _leave(self, person: Person, table: int) -> None:
        async with self.bot.sessions.lock_table(table) as session:
            seat = next(s for s in session.row.seats if s.user_id == person.id)
            bot = replace(seat, user_id=None, name=choose_bot_name(session.row), bot=True)
        await play.reassign_seat(self.bot.sessions, table, seat, bot)
        self.sat[person.id].discard(table)
        await self.bot.publisher.deliver_posts(table)
        self.found["seats left to a bot"] += 1

    # -- what is found out -----------------------------------------------------------------------

    def _heard(self, message: PostedMessage) -> None:
        self.found["messages"] += 1
        if "mute" in message.doors:
            for table in sorted(message.tables):
                self._heard_reminder(message, table)
            self.found["reminders of several tables"] += len(message.tables) > 1
        elif "has come to a halt" in message.text:  # a table's number is its channel's
            self.stalls.setdefault(message.channel, []).append(message.at)
            self.found["stalls told"] += 1
        elif "to make your move" in message.text:
            self._heard_warning(message)

    def _heard_warning(self, message: PostedMessage) -> None:
        table, (user,) = message.channel, message.called
        self.found["warnings"] += 1
        where = f"table {table}, person {user}, {message.at}"
        self._not_away(user, f"A warning to somebody away: {where}.")
        if self.people[user].is_asleep(message.at):
            self.broken.append(f"A warning in quiet hours: {where}.")
        session = self.bot.sessions._sessions[table]
        if user not in session.awaited:
            self.broken.append(f"A warning to somebody who is not waited for: {where}.")
            return
        seat = session.find_seat(user)
        starts = [
            max(m.since, m.granted or m.since)
            for m in session.questions.waits.values()
            if m.seat == seat
        ]
        earlier = self.warnings.setdefault((table, user), [])
        if any(at >= max(starts) for at in earlier):
            self.broken.append(f"A warning twice: {where}.")
        earlier.append(message.at)

    def _not_away(self, user: int, otherwise: str) -> None:
        if self.away.get(user, BEGAN) > self.clock.now:
            self.broken.append(otherwise)

    def _heard_reminder(self, message: PostedMessage, table: int) -> None:
        if message.channel > DIRECT:
            user = message.channel - DIRECT
            self.found["reminders by direct message"] += 1
        else:
            (user,) = message.called
            self.found["reminders in a channel"] += 1
        person, where = self.people[user], f"table {table}, person {user}, {message.at}"
        self._not_away(user, f"A reminder to somebody away: {where}.")
        if person.is_asleep(message.at):
            self.broken.append(f"A reminder in quiet hours: {where}.")
        session = self.bot.sessions._sessions[table]
        if user not in session.awaited:
            self.broken.append(f"A reminder to somebody who is not waited for: {where}.")
        earlier = self.reminders.setdefault((table, user), [])
        seat = session.find_seat(user)
        asked = min(
            (w.since for w in session.questions.waits.values() if w.seat == seat), default=BEGAN
        )
        acted = max(asked, self.acted.get((table, user), BEGAN))
        same = [told for told in earlier if told.message.at >= acted]
        if len(same) >= TIMES:
            self.broken.append(f"A reminder beyond the last: {where}.")
        if same and message.at - same[-1].message.at < AFTER - timedelta(hours=1):
            self.broken.append(f"A reminder twice: {where}, last {same[-1].message.at}.")
        if any(told.stands for told in earlier):
            self.broken.append(f"Two reminders stand at once: {where}.")
        earlier.append(SentReminder(message, table, user))

    async def reckon(self) -> None:
        """Check at the end what has become of the tables."""
        for number in range(1, self.found["tables"] + 1):
            row = await self.store.find_table(number)
            self.found[f"tables {row.status}"] += 1
            if row.status == "playing":
                await self._reckon_playing(number)
            rule = self.rules.get(number)
            if rule is not None and rule.then != "vote":
                await self._reckon_timed(number, rule)
        for (table, user), told in self.reminders.items():
            standing = [each for each in told if each.stands]
            async with self.bot.sessions.lock_table(table) as session:
                if standing and user not in session.awaited:
                    self.broken.append(f"Table {table}: a reminder to {user} was left standing.")

    async def _reckon_playing(self, table: int) -> None:
        """It goes on: somebody is waited for who has been asked lately or will be reminded; or the
        table has been told that it has stalled, and knows what it can do."""
        async with self.bot.sessions.lock_table(table) as session:
            waiting = session.awaited
            since = min((w.since for w in session.questions.waits.values()), default=None)
            ring = await self.bot.sessions.find_due(session)
            rests, away = session.is_resting, any(user in self.away for user in waiting)
        told = self.stalls.get(table, [])
        if not waiting:
            self.broken.append(f"Table {table} waits for nobody and is not over.")
        elif ring is not None:
            self.found["tables that go on"] += 1
        elif rests:
            self.found["tables that rest"] += 1
        elif away:
            self.found["tables that wait for somebody away"] += 1
        elif since is not None and any(at >= since for at in told):
            self.found["tables that have been told who is missing"] += 1
        else:
            self.broken.append(f"Table {table} hangs: nothing will ever happen there.")

    async def _survey(self) -> None:
        """See how long questions stand."""
        for wait in await self.store.list_waits(list(self.rules)):
            stands = self.clock.now - wait.since
            known = self.stood.get(wait.table_id, stands)
            self.stood[wait.table_id] = max(stands, known)
            self.found["questions with a deadline, seen open"] += 1

    async def _reckon_timed(self, table: int, rule: Deadline) -> None:
        """However people were gone, no question stood for much longer than its time."""
        events = await self.store.list_events(table, None, limit=None)
        if rule.each == "decision":  # an empty bank leaves too little time for any warning by day
            self._reckon_warned(table, [each.event.text for each in events])
        if any("so the table rests" in each.event.text for each in events):
            self.found["tables with a deadline that have rested"] += 1
            return
        most = rule.limit + timedelta(days=LONGEST_AWAY + 1)
        self.found["tables that went on by their deadlines"] += 1
        stood = self.stood.get(table, timedelta(0))
        if stood > most:
            self.broken.append(f"Table {table}: a question stood for {stood}, with {rule}.")

    def _reckon_warned(self, table: int, log: list[str]) -> None:
        """Nobody's time was up who had not been warned: no warning was lost to the night."""
        for user in self.sat:
            missed = sum(f"P{user}'s time is up" in line for line in log)
            self.found["times up"] += missed
            if missed > len(self.warnings.get((table, user), [])):
                self.broken.append(f"Table {table}: {user}'s time was up {missed} times unwarned.")


def people(many: int, rnd: Random) -> dict[int, Person]:
    """The crowd, by number."""
    return {person.id: person for person in crowd(many, rnd)}
