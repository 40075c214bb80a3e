"""Connects a bot to its metrics, so that they count what happens in it as it happens."""

import logging
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

import pictures
from cogs.admin.version import COMMIT, VERSION
from cogs.client import EmberkeepClient
from cogs.monitoring.calls import Calls
from cogs.monitoring.metrics import Metrics
from storage import Commit


class LogCounter(logging.Handler):
    """Counts the log's records from WARNING on."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record of the log in the metrics."""
        self._metrics.log.labels(record.levelname).inc()


@contextmanager
def observe_bot(bot: EmberkeepClient) -> Iterator[Metrics]:
    """Yield metrics that measure a bot during the block. The bot must not have logged in yet."""
    metrics = Metrics(
        in_file=bot.store.path is not None,
        backups=bot.backups is not None and bool(bot.backups.every),
    )
    calls = Calls(metrics)
    metrics.about.info(
        {
            "version": VERSION,
            "commit": COMMIT,
            "python": platform.python_version(),
            "discord_py": discord.__version__,
        }
    )

    async def note_arrival(interaction: discord.Interaction[Any]) -> None:
        calls.note_interaction(interaction.id, interaction.type.name)

    def count_decisions(game_key: str, commit: Commit) -> None:
        for entry in commit.entries:
            if entry.is_decision:
                bots = entry.kind == "answer" and commit.actor.interaction_id is None
                by = {"answer": "bot" if bots else "person"}.get(entry.kind, entry.kind)
                metrics.answers.labels(game_key, by).inc()

    def note_commit(changes: int, seconds: float) -> None:
        metrics.commit.observe(seconds)
        metrics.batch.observe(changes)

    def observe_picture(game_key: str, seconds: float) -> None:
        metrics.picture.labels(game_key).observe(seconds)

    log_counter = LogCounter(metrics)
    calls.listen_to_trace(bot.calls)
    bot.add_listener(note_arrival, "on_interaction")
    bot.sessions.on_written = count_decisions
    bot.store.observe_batches(note_commit)
    pictures.observe_painting(observe_picture)
    logging.getLogger().addHandler(log_counter)
    try:
        yield metrics
    finally:
        logging.getLogger().removeHandler(log_counter)
        pictures.observe_painting(None)
        bot.store.observe_batches(None)
        bot.sessions.on_written = None
        bot.remove_listener(note_arrival, "on_interaction")
