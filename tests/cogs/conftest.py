"""A bot connected to a simulated Discord, with the game Tiny installed and a database in a file."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import pictures
from cogs import registry
from cogs.outbox import pace, throttle
from cogs.registry import Emberkeep
from cogs.time import scheduler
from cogs.ui.localizations import CatalogTranslator
from pictures.chart import make_drawing
from pictures.kit.faces import Face, make_faces
from pictures.kit.players import Mark, make_marks
from rules import GAMES
from storage import Store
from tables.workers.jobs import Workers
from tests.clock import NOON, Clock
from tests.cogs.at_once import opened_at_once
from tests.cogs.odd import register_odd
from tests.cogs.play import Camp
from tests.cogs.prompt import PromptEnv
from tests.forked_workers import forked_workers
from tests.last_events import ended_events
from tests.lot import lot, same_secrets
from tests.new_store import NewStore
from tests.tiny import register_tiny

__all__ = ["forked_workers", "lot", "same_secrets"]

PNG = bytes.fromhex("89504e470d0a1a0a") + b"not much of a picture"


@dataclass
class FakeArtist:
    """An artist that draws nothing and says everything in words."""

    hand_is_drawn = False
    pages: Mapping[str, Any] = field(default_factory=dict)

    def pictures(self, view: Any) -> tuple[pictures.Drawing, ...]:
        return (pictures.Drawing("table", "The table", view, lambda _: PNG, _alt),)

    def private(self, view: Any, prompt: Any) -> tuple[pictures.Drawing, ...]:
        return ()

    def marks(self, view: Any, names: Sequence[str]) -> tuple[Mark, ...]:
        return make_marks(names)

    def faces(self, _view: Any, names: Sequence[str]) -> tuple[Face, ...]:
        return make_faces(names)

    def plate(self, view: Any, seat: int | None) -> pictures.Drawing | None:
        return self.pictures(view)[0]

    def panel(self, view: Any) -> str:
        return "Wood: " + str(getattr(view, "wood", None))

    def words(self, view: Any) -> str:
        return f"In words: {view.model_dump()}"

    def hand(self, view: Any) -> str:
        return f"You hold: {', '.join(getattr(view, 'hand', []))}"


def _alt(view: Any) -> str:
    return f"The board. {view.model_dump()}"[:1024]


async def fake_paint(
    game: str, drawing: pictures.Drawing, seat: int | None = None
) -> pictures.Picture:
    facts = drawing.facts
    png = PNG if drawing.name == "cover" else drawing.draw(facts)
    return pictures.Picture(png, drawing.alt(facts), drawing.name, drawing.title)


async def fake_chart(chart: pictures.Chart) -> pictures.Picture:
    return await fake_paint("chart", replace(make_drawing(chart), draw=lambda _: PNG))


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the games Tiny and Odd, with a fake artist."""
    before = dict(GAMES)
    register_tiny()
    register_odd()
    pages = {"odd": {"help": lambda view: f"There are {view.seats} seats."}}
    monkeypatch.setattr(pictures, "find_artist", lambda game: FakeArtist(pages.get(game, {})))
    monkeypatch.setattr(pictures, "paint", fake_paint)
    monkeypatch.setattr(pictures, "paint_chart", fake_chart)
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards be edited and people be written to without a pause; `test_throttle` and
    `test_direct_messages` have the pauses. Let the scheduler sleep for so long that it acts when a
    test says so: for less than a few seconds SimCord really waits. And let all messages be young:
    SimCord numbers them by a time of its own, long ago."""
    monkeypatch.setattr(throttle, "TIME_BETWEEN_EDITS", timedelta(0))
    monkeypatch.setattr(pace, "SECONDS_BETWEEN_MESSAGES", 0.0)
    monkeypatch.setattr(throttle, "OLD_MESSAGE_AGE", timedelta(days=10_000))
    monkeypatch.setattr(scheduler, "SHORTEST_SLEEP", timedelta(seconds=30))


@pytest.fixture(autouse=True)
def english_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord is told of the commands in English alone: to translate them all takes longer than
    most tests. `test_localizations` has the other languages."""
    monkeypatch.setattr(registry, "CatalogTranslator", lambda: CatalogTranslator(frozenset()))


@pytest.fixture(autouse=True)
def whole_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a round of the scheduler ends, everything that it began to send in the background has
    gone out."""
    once = scheduler.Scheduler.run_round

    async def whole(self: scheduler.Scheduler) -> datetime | None:
        due = await once(self)
        if self._publisher.background.posts_under_way:
            await self._publisher.background.wait_for_posts()
            due = await once(self)
        return due

    monkeypatch.setattr(scheduler.Scheduler, "run_round", whole)


@pytest.fixture
def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that belongs in another process is done here and now, which is much quicker."""

    async def run(
        _: Workers, within: float, work: Any, *given: Any, on_progress: Any = None
    ) -> Any:
        return work(*given, *([on_progress] if on_progress is not None else []))

    monkeypatch.setattr(Workers, "run_work", run)


@pytest.fixture
def clock() -> Clock:
    """The real clock, until a test stops it."""
    return Clock(None)


@pytest.fixture
def stopped_clock(clock: Clock) -> None:
    """It stands still from the beginning."""
    clock.stop()


@pytest.fixture
def noon(clock: Clock) -> None:
    """It stands still at noon, UTC."""
    clock.now = NOON


@pytest.fixture
async def store(tmp_path: Path, clock: Clock, new_store: NewStore) -> AsyncIterator[Store]:
    with opened_at_once():
        opened = await new_store(tmp_path / "emberkeep.sqlite3", clock)
    yield opened
    await opened.close()


class Trouble(logging.Handler):
    """Collects the errors that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


COMMANDS: dict[frozenset[str], dict[Any, Any]] = {}
"""The commands of a bot with these games, which the first such bot uploads. After that, Discord
knows them before the bot starts."""


@pytest.fixture
async def camp(store: Store, clock: Clock) -> AsyncIterator[Camp]:
    """A server with a channel, three people, and the bot. An error in the bot's log fails the test,
    unless the test removes it from `camp.trouble`. (SimCord's own check would also fail on errors
    that are the players'.)"""
    games = frozenset(GAMES)
    bot = Emberkeep(store, sync_at_start=games not in COMMANDS, owners=[1])
    env = PromptEnv(bot, check_errors=False, shard_count=1)
    env.backend.commands[None] = COMMANDS.get(games, {})
    await env.start()
    COMMANDS[games] = env.backend.commands[None]
    trouble = Trouble()
    logging.getLogger().addHandler(trouble)
    try:
        yield Camp(env, bot, trouble.records, clock)
    finally:
        logging.getLogger().removeHandler(trouble)
        await env.shutdown()
        await ended_events()
    assert not trouble.records, [record.getMessage() for record in trouble.records]
