"""A fortnight of many tables, with the clock moved from one thing that happens to the next."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

from cogs import gathering, moves
from rules.engine import Illegal
from storage import NewTable, PlayerSettings, Seat, Store
from tests.clock import Clock
from tests.cogs.fortnight.office import DIRECT, Bot, Letter, Office
from tests.cogs.fortnight.people import Person, crowd
from tests.drivers import random_answer

BEGAN = datetime(2026, 10, 19, 12, tzinfo=UTC)
"""In this fortnight clocks go back in Europe and in America, on different days."""
SPAN = timedelta(days=14)
AFTER, TIMES = timedelta(hours=24), 3
"""The usual reminders: after so long, and again, so often."""
MOST_ANSWERS = 6
"""At one table, at one look."""
RESTARTS = 5


@dataclass(slots=True)
class Told:
    """A reminder that went out."""

    letter: Letter
    table: int
    user: int


@dataclass(slots=True)
class Fortnight:
    """The tables, the people, and what is found out about them. `broken`: what must never be."""

    store: Store
    clock: Clock
    rnd: Random
    people: dict[int, Person]
    office: Office = field(init=False)
    bot: Bot = field(init=False)
    found: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    reminders: dict[tuple[int, int], list[Told]] = field(default_factory=dict)
    stalls: dict[int, list[datetime]] = field(default_factory=dict)
    acted: dict[tuple[int, int], datetime] = field(default_factory=dict)
    _interactions: Iterator[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.office = Office(self.clock, Random(self.rnd.random()))
        self.office.heard.append(self._heard)
        self.bot = Bot(self.office, self.store)

    # -- the course of it ------------------------------------------------------------------------

    async def run(self, tables: int) -> None:
        """All of it."""
        for person in self.people.values():
            await self._settle_in(person)
        for number in range(tables):
            await self._open(number)
        looks = [(at, user) for user, p in self.people.items() if (at := self._next(p))]
        heapq.heapify(looks)
        restarts = sorted(BEGAN + SPAN * self.rnd.random() for _ in range(RESTARTS))
        while True:
            due = await self.bot.timekeeper.round()
            at = min(time for time in (due, looks[0][0] if looks else None, BEGAN + SPAN) if time)
            if at >= BEGAN + SPAN:
                break
            self.clock.now = max(self.clock.now, at)
            if restarts and restarts[0] <= self.clock.now:
                restarts.pop(0)
                self.bot = Bot(self.office, self.store)
                await self.bot.poster.catch_up()
                self.found["restarts"] += 1
            if looks and looks[0][0] <= self.clock.now:
                _, user = heapq.heappop(looks)
                person = self.people[user]
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
        await self.bot.desk.save_player(person.id, chosen)
        self.found[f"people who are {person.kind}"] += 1

    async def _open(self, number: int) -> None:
        users = self.rnd.sample(sorted(self.people), self.rnd.randint(2, 4))
        seats = [Seat(n, user, f"P{user}") for n, user in enumerate(users)]
        if len(seats) < 4 and self.rnd.random() < 0.3:
            seats.append(Seat(len(seats), None, "Rust (bot)", True))
        row = await self.store.open_table(
            NewTable(
                number + 1,
                7,
                users[0],
                "tiny",
                {"rounds": 3},
                f"fortnight {number}",
                tuple(seats),
                {"words_only": True},
            )
        )
        await gathering.start(self.bot.desk, row.id, users[0])
        await self.bot.poster.deliver(row.id)
        self.found["tables"] += 1

    # -- what people do --------------------------------------------------------------------------

    async def _look(self, person: Person) -> None:
        self.found["looks"] += 1
        leaving = person.leaves is not None and self.clock.now > BEGAN + timedelta(
            days=person.leaves
        )
        for row in await self.store.tables_of(person.id):
            if row.status != "playing" or person.id not in {s.user_id for s in row.seats}:
                continue
            if leaving:
                await self._leave(person, row.id)
            else:
                await self._answer(person, row.id)

    async def _answer(self, person: Person, table: int) -> None:
        acted = False
        for _ in range(MOST_ANSWERS):
            async with self.bot.desk.at(table) as live:
                needed = [p for p in live.prompts_of(person.id) if not p.optional]
            if not needed:
                break
            prompt = needed[0]
            try:
                await moves.answer(
                    self.bot.desk,
                    table,
                    person.id,
                    prompt.id,
                    random_answer(prompt, self.rnd),
                    interaction_id=next(self._interactions),
                )
            except Illegal:
                continue
            acted = True
            self.found["answers"] += 1
        if acted:
            self.acted[table, person.id] = self.clock.now
            await self.bot.poster.deliver(table)

    async def _leave(self, person: Person, table: int) -> None:
        async with self.bot.desk.at(table) as live:
            seat = next(s for s in live.row.seats if s.user_id == person.id)
            bot = replace(seat, user_id=None, name=gathering.bot_name(live.row), bot=True)
        await moves.reseat(self.bot.desk, table, seat, bot)
        await self.bot.poster.deliver(table)
        self.found["seats left to a bot"] += 1

    # -- what is found out -----------------------------------------------------------------------

    def _heard(self, letter: Letter) -> None:
        self.found["letters"] += 1
        if "mute" in letter.doors:
            self._heard_reminder(letter)
        elif "has come to a halt" in letter.text:  # a table's number is its channel's
            self.stalls.setdefault(letter.channel, []).append(letter.at)
            self.found["stalls told"] += 1

    def _heard_reminder(self, letter: Letter) -> None:
        (table,) = letter.tables
        if letter.channel > DIRECT:
            user = letter.channel - DIRECT
            self.found["reminders by direct message"] += 1
        else:
            (user,) = letter.called
            self.found["reminders in a channel"] += 1
        person, where = self.people[user], f"table {table}, person {user}, {letter.at}"
        if person.sleeps(letter.at):
            self.broken.append(f"A reminder in quiet hours: {where}.")
        live = self.bot.desk._lives[table]
        if user not in live.waiting():
            self.broken.append(f"A reminder to somebody who is not waited for: {where}.")
        earlier = self.reminders.setdefault((table, user), [])
        seat = live.seat_of(user)
        asked = min(
            (live.since[p] for p, each in live.waits.items() if each == seat), default=BEGAN
        )
        acted = max(asked, self.acted.get((table, user), BEGAN))
        same = [told for told in earlier if told.letter.at >= acted]
        if len(same) >= TIMES:
            self.broken.append(f"A reminder beyond the last: {where}.")
        if same and letter.at - same[-1].letter.at < AFTER - timedelta(hours=1):
            self.broken.append(f"A reminder twice: {where}, last {same[-1].letter.at}.")
        if any(told.letter.gone is None for told in earlier):
            self.broken.append(f"Two reminders stand at once: {where}.")
        earlier.append(Told(letter, table, user))

    async def reckon(self) -> None:
        """At the end: what has become of the tables."""
        for number in range(1, self.found["tables"] + 1):
            row = await self.store.table(number)
            assert row is not None
            self.found[f"tables {row.status}"] += 1
            if row.status == "playing":
                await self._reckon_playing(number)
        for (table, user), told in self.reminders.items():
            standing = [each for each in told if each.letter.gone is None]
            async with self.bot.desk.at(table) as live:
                if standing and user not in live.waiting():
                    self.broken.append(f"Table {table}: a reminder to {user} was left standing.")

    async def _reckon_playing(self, table: int) -> None:
        """It goes on: somebody is waited for who has been asked lately or will be reminded; or the
        table has been told that it has stalled, and knows what it can do."""
        async with self.bot.desk.at(table) as live:
            waiting = live.waiting()
            since = min(live.since.values(), default=None)
            ring = await self.bot.desk.due(live)
        told = self.stalls.get(table, [])
        if not waiting:
            self.broken.append(f"Table {table} waits for nobody and is not over.")
        elif ring is not None:
            self.found["tables that go on"] += 1
        elif since is not None and any(at >= since for at in told):
            self.found["tables that have been told who is missing"] += 1
        else:
            self.broken.append(f"Table {table} hangs: nothing will ever happen there.")


def people(many: int, rnd: Random) -> dict[int, Person]:
    """The crowd, by number."""
    return {person.id: person for person in crowd(many, rnd)}
