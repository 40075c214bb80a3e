"""Plays games through real sockets while everything around the bot goes wrong:

    python -m tools.soak --minutes 30 [--seed N] [--faults kills,"full disks"] [--game hope]
    python -m tools.soak --games 200 --faults kills

Many tables of all games are played at once by people who know what Discord shows them. The bot is a
process of its own. It is killed and asked to leave; Discord answers 429 and 5xx, loses, doubles and
delays what people do, hangs up, forgets the session; cards, channels and direct messages vanish,
permissions are taken away, the disk is full. Each of that begins and ends at a seeded choice of the
bot's own calls (see tests/e2e/weather.py).

When the minutes are up it is calm, and every table must come to its end. What players were told is
then held against what is written (tests/e2e/ledger.py): no answer that was shown as taken is
missing, none counts twice, each journal replayed leads to the same position; and whatever was sent
against what its reader could know (tests/e2e/eyes.py). Whatever the bot complains of in its log
must be known, with its reason (tests/e2e/complaints.py).
"""

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from random import Random

from rules import GAMES
from tests.drivers import of_game
from tests.e2e import complaints, hardy, people, shelf_of_packs
from tests.e2e.canary import register_canary
from tests.e2e.cards_of_packs import CAME_UP, ENOUGH
from tests.e2e.disk import Disk
from tests.e2e.eyes import Eyes, find_names
from tests.e2e.hardy import Hardy
from tests.e2e.house import SOON, House, insist_on
from tests.e2e.people import Person, Stuck
from tests.e2e.weather import BLINDING, TROUBLES, Plan, Weather

POST_NOWHERE = "POST /channels/N/messages 404"


class Soak:
    """One run of the soak, from its plan to its report."""

    def __init__(self, plan: Plan, house: House, weather: Weather) -> None:
        self.plan = plan
        self.house = house
        self.weather = weather
        self.found: Counter[str] = Counter()
        self._begun = 0
        self._until = asyncio.get_running_loop().time() + 60 * plan.minutes

    @property
    def more(self) -> bool:
        """Whether to open another table."""
        if self.plan.minutes:
            return asyncio.get_running_loop().time() < self._until
        return self._begun < self.plan.games

    async def play_all(self) -> None:
        """Play all games. When the minutes are up, there are no more faults."""
        workers = [self.play_games() for _ in range(self.plan.at_once)]
        if self.plan.minutes:
            workers.append(self.finish_without_faults())
        async with asyncio.TaskGroup() as group:
            for worker in workers:
                group.create_task(worker)

    async def finish_without_faults(self) -> None:
        """Let the tables that are still in play finish without further faults."""
        await asyncio.sleep(max(0.0, self._until - asyncio.get_running_loop().time()))
        await self.weather.calm_down()

    async def play_games(self) -> None:
        """Play one game after the other."""
        while self.more:
            self._begun += 1
            number = self._begun
            try:
                await self.play_game(Random(f"{self.plan.seed}/{number}"))
            except* Stuck as stuck:
                self.house.ledger.faults.append(f"Game {number}: {stuck.exceptions}")

    async def play_game(self, rnd: Random) -> None:
        """Play one whole game: the plan's, or any if the plan names none."""
        key = self.plan.key or rnd.choice(list(GAMES))
        world = self.house.sandbox.world
        async with self.seat_party(rnd, key) as party:
            for person in party:
                if self.house_rules and rnd.random() < 0.3:
                    await insist_on(person, "settings", None, told="on.", hand_by_dm=True)
            self.weather.parties.append(party)
            try:
                if await self.play_to_end(party, key):
                    self.found["tables played to the end by direct message"] += 1
            finally:
                with contextlib.suppress(ValueError):  # its channel is gone
                    self.weather.parties.remove(party)
            for person in party:
                self.found.update({f"answers by {door}": n for door, n in person.doors.items()})
        self.found[f"games of {key}"] += 1
        place = world.channels.get(party[0].channel)
        if place is not None and place.guild_id:
            world.remove_channel(place)

    @property
    def house_rules(self) -> bool:
        return "closed direct messages" in self.plan.faults

    @property
    def blinding(self) -> bool:
        """Whether people may find no card."""
        return not BLINDING.isdisjoint(self.plan.faults)

    def seat_party(self, rnd: Random, key: str) -> AbstractAsyncContextManager[list[Person]]:
        """Seat people and bots at a table with options that make the game short."""
        chosen: dict[str, str] = {} if key == "canary" else of_game(key, "short").options(rnd)
        if key != "canary" and rnd.random() < 0.8:
            chosen["words_only"] = "yes"
        chosen |= shelf_of_packs.choose_pack(key, rnd)
        counts = GAMES[key].seats
        sitting = rnd.randint(max(1, counts.start), min(4, counts[-1]))
        persons = rnd.randint(1, min(3, sitting))
        return self.house.seat_people(
            key,
            rnd,
            people=persons,
            bots=sitting - persons,
            options=chosen,
            kind=Hardy if self.blinding else Person,
            beforehand=True,
        )

    async def play_to_end(self, party: list[Person], key: str) -> bool:
        """Play to the end. Returns whether that was by direct message."""
        strong = [person for person in party if isinstance(person, Hardy)]

        def make_channel() -> str:
            """Make the channel in which the people play on. The same troubles may come there."""
            self.found["tables brought to another channel"] += 1
            channel = self.house.make_channel(f"{key}-again", [p.player.id for p in strong])
            self.weather.parties.append(party)
            return channel

        if strong:
            return await hardy.play_together(strong, make_channel)
        await people.play_together(party)
        return False

    async def wait_until_settled(self) -> None:
        """Wait until everything is shown. What Discord would not have is let go, so the bot may
        have to start again: then it brings out whatever lags."""
        await self.house.wait_until_online()
        if not self.house.has_shown_all:
            self.weather.dismiss_bot()
        await self.house.wait_until_shown()
        await self.house.wait_until_online()


async def run_soak(plan: Plan, folder: Path) -> Counter[str]:
    """Run the soak and return its counts. Raises AssertionError with what went wrong."""
    register_canary()
    rnd = Random(plan.seed)
    async with AsyncExitStack() as stack:
        disk = Disk(folder, own=False)
        if "full disks" in plan.faults:
            (folder / "disk").mkdir()
            disk = await stack.enter_async_context(
                Disk.mount_disk(folder / "disk", allowed=plan.mounts)
            )
        house = await stack.enter_async_context(House.open(folder, disk.folder))
        house.sandbox.limits.shorten_periods(plan.quicker)
        house.ledger.keep = False
        eyes = Eyes(house.ledger, find_names)
        weather = Weather(house, disk, rnd, plan)
        await shelf_of_packs.shelve_packs(house)
        if disk.own:
            stack.callback(shutil.copytree, disk.folder, folder / "kept", dirs_exist_ok=True)
        async with weather.run_troubles():
            soak = Soak(plan, house, weather)
            await soak.play_all()
            await weather.calm_down()
            async with asyncio.timeout(SOON):
                await soak.wait_until_settled()
        found = soak.found + weather.found
        code, _ = await house.dismiss_bot()
        found["tables with a pack"] = shelf_of_packs.tables_with_packs(house)
        found["calls"] = house.ledger.calls.total()
        found["posts in channels that are gone"] = house.ledger.calls[POST_NOWHERE]
        wrong = [] if code == 0 else [f"The bot left with {code}."]
        for reckon in (
            house.ledger.check_all,
            eyes.check_all,
            lambda: complaints.count_complaints(house.log),
        ):
            try:
                found += reckon()
            except AssertionError as error:
                wrong.append(str(error))
        if found["tables ended"] != found["tables"]:
            wrong.append("Not every table has come to its end.")
        if found["tables with a pack"] >= ENOUGH and not found[CAME_UP]:
            wrong.append("No card of any pack came up, so nothing is known of packs.")
        if wrong:
            raise AssertionError("\n\n".join([*wrong, make_report(found)]))
    return found


def make_report(found: Counter[str]) -> str:
    """Write a line for each count."""
    faults = sum(found[kind] for kind in TROUBLES)
    lines = [f"{count:>8}  {what}" for what, count in sorted(found.items())]
    lines.append(f"{faults:>8}  faults in all")
    lines.append(f"{found['journaled'] / max(1, found['sent']):>8.1%}  of what was sent is written")
    return "\n".join(lines)


def read_plan(arguments: Sequence[str] | None) -> tuple[Plan, Path | None]:
    """Read the command line: the plan, and the folder for the database and the log."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0.0, help="so long, or")
    parser.add_argument("--games", type=int, default=200, help="so many games")
    parser.add_argument("--game", choices=[*GAMES, "canary"], help="this one alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--faults", default=",".join(TROUBLES), help="only these, by their names: %(default)s"
    )
    parser.add_argument("--most", type=int, default=1_000_000, help="at most so many faults")
    parser.add_argument("--every", type=int, default=60, help="calls between faults, about")
    parser.add_argument("--at-once", type=int, default=12, help="tables at the same time")
    parser.add_argument(
        "--no-mount", action="store_true", help="full disks by a limit to what the bot may write"
    )
    parser.add_argument("--folder", type=Path, help="keep the log there")
    chosen = parser.parse_args(arguments)
    kinds = [kind.strip() for kind in chosen.faults.split(",") if kind.strip()]
    if strange := [kind for kind in kinds if kind not in TROUBLES]:
        parser.error(f"There is no fault {strange[0]!r}; there are {', '.join(TROUBLES)}.")
    plan = Plan(
        seed=chosen.seed,
        minutes=chosen.minutes,
        games=chosen.games,
        key=chosen.game,
        faults=kinds,
        most=chosen.most,
        every=chosen.every,
        at_once=chosen.at_once,
        mounts=not chosen.no_mount,
    )
    return plan, chosen.folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak and print its report. Returns 1 if something went wrong, otherwise 0."""
    plan, folder = read_plan(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as spare:
        folder = folder or Path(spare)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            found = asyncio.run(run_soak(plan, folder))
        except AssertionError as wrong:
            print(wrong)
            return 1
    print(make_report(found))
    print(f"{time.monotonic() - began:>8.0f}  seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
