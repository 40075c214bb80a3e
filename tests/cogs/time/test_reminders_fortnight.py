"""A fortnight of three people who sleep, forget, put off, mute, move house and answer at will:
nobody has two reminders, nobody is reminded by night, and nobody whose turn it is not."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from cogs.registry import Emberkeep
from rules.engine import Prompt
from tests.clock import Clock
from tests.cogs.play import Camp, seen
from tests.cogs.time.reminders.words import sends, standing

BEGINS = datetime(2026, 3, 22, 12, tzinfo=UTC)
"""A week before clocks are put forward in Europe."""
HOMES = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu"]
STEP = timedelta(minutes=50)


class Fortnight:
    """Three people at one table, and what is counted."""

    def __init__(self, camp: Camp, clock: Clock, seed: int) -> None:
        self.camp = camp
        self.clock = clock
        self.rnd = Random(seed)
        self.people = (camp.ada, camp.ben, camp.cleo)
        self.counted: Counter[str] = Counter()
        self.known: set[int] = set()

    async def begin(self) -> None:
        self.clock.now = BEGINS
        for player, home in zip(self.people, HOMES, strict=True):
            await player.slash(self.camp.channel, "settings", time_zone=home, remind_every=9)
        await self.camp.gather(self.camp.ben, self.camp.cleo)
        await self.camp.ada.slash(self.camp.channel, "game options", name="rounds", value="9")
        await self.camp.ada.slash(self.camp.channel, "table reminders", after=8)
        await self.camp.ada.click(self.camp.card(), label="Start")

    async def step(self) -> None:
        """A while passes, then perhaps somebody does something."""
        self.clock.now += STEP
        await self.camp.bot.scheduler.round()
        await self.camp.env.settle()
        await self.check()
        luck = self.rnd.random()
        if luck < 0.05:
            await self.answer()
        elif luck < 0.08 and (found := standing(self.camp.channel)):
            await self.press(self.rnd.choice(found))
        elif luck < 0.09:
            self.camp.bot = Emberkeep(self.camp.bot.store, sync_at_start=True)
            await self.camp.env.restart_bot(self.camp.bot)
            self.counted["restarts"] += 1
        elif luck < 0.10:
            home = self.rnd.choice(HOMES)
            await self.rnd.choice(self.people).slash(
                self.camp.channel, "settings", time_zone=home, remind_after=self.rnd.choice([4, 20])
            )
            self.counted["moves"] += 1
        await self.check()

    async def answer(self) -> None:
        """Somebody for whom the table waits gives the dull answer."""
        prompts = [prompt for prompt in await self.prompts() if not prompt.optional]
        if prompts:
            prompt = self.rnd.choice(prompts)
            who = self.people[prompt.seat]
            what = prompt.default
            option = next((o.label for o in prompt.options if [o.id] == what), str(what))
            await who.slash(self.camp.channel, "act", what=option)
            self.counted["answers"] += 1

    async def press(self, reminder: Any) -> None:
        """Its person puts a reminder off, or mutes the turn."""
        label = self.rnd.choice(["Remind me later", "Mute this turn"])
        who = next(p for p in self.people if self.about(reminder) == p.id)
        await who.click(reminder, label=label)
        self.counted[label] += 1

    def about(self, reminder: Any) -> int:
        """Whom a reminder is for."""
        return next(p.id for p in self.people if f"<@{p.id}>" in seen(reminder))

    async def prompts(self) -> tuple[Prompt[Any], ...]:
        async with self.camp.bot.sessions.lock_table((await self.camp.row()).id) as session:
            return session.running_game.prompts

    async def check(self) -> None:
        """What must always be true."""
        waiting = {self.people[p.seat].id for p in await self.prompts() if not p.optional}
        found = Counter(self.about(reminder) for reminder in standing(self.camp.channel))
        assert all(many == 1 for many in found.values())
        assert found.keys() <= waiting
        for reminder in standing(self.camp.channel):
            if reminder.id not in self.known:
                self.known.add(reminder.id)
                self.counted["reminders"] += 1
                home = (
                    await self.camp.bot.sessions.people.find_player_settings(self.about(reminder))
                ).zone
                assert home is not None
                assert 8 <= self.clock.now.astimezone(ZoneInfo(home)).hour < 22


async def test_a_fortnight(camp: Camp, clock: Clock) -> None:
    fortnight = Fortnight(camp, clock, seed=1)
    await fortnight.begin()
    while clock.now < BEGINS + timedelta(days=14):
        await fortnight.step()
    print(dict(fortnight.counted))
    assert len(sends(camp)) == fortnight.counted["reminders"] > 20
