"""Reads lengths, totals and connections when a tool asks for the metrics."""

import asyncio
import logging
import math
import shutil
from time import monotonic

from cogs.client import EmberkeepClient
from cogs.monitoring.metrics import Metrics
from storage import StorageError

log = logging.getLogger(__name__)

COUNT_EVERY = 30.0
"""Seconds for which a count of the whole database is used again: it reads every table's row."""


class Readings:
    """Sets a bot's gauges."""

    def __init__(self, bot: EmberkeepClient, metrics: Metrics) -> None:
        self._bot = bot
        self._metrics = metrics
        self._counted_at = -math.inf
        self._failures = 0
        """How many failed backups are counted already."""

    async def update_gauges(self) -> None:
        """Set every gauge to its present value. If storage fails, its gauges keep their last
        values."""
        self._update_bot_gauges()
        if (path := self._bot.store.path) is not None:
            usage = await asyncio.to_thread(shutil.disk_usage, path.parent)
            self._metrics.disk_free.set(usage.free)
        if (backups := self._bot.backups) is not None:
            made, metrics = await asyncio.to_thread(backups.list_backups), self._metrics
            metrics.last_backup.set(made[-1][0].timestamp() if made else 0)
            metrics.backup_interval.set(backups.every.total_seconds())
            metrics.backup_failures.inc(backups.failures - self._failures)
            self._failures = backups.failures
        if monotonic() - self._counted_at >= COUNT_EVERY:
            try:
                await self._update_store_gauges()
            except StorageError as failure:
                log.warning("The tables could not be counted: %s", failure)
            else:
                self._counted_at = monotonic()

    def _update_bot_gauges(self) -> None:
        bot, metrics = self._bot, self._metrics
        metrics.in_memory.set(bot.sessions.loaded_count)
        metrics.servers.set(len(bot.guilds))
        metrics.given_up.set(len(bot.publisher.given_up.list_dropped()))
        metrics.queue.labels("direct").set(len(bot.publisher.background.posts_under_way))
        metrics.queue.labels("replay").set(bot.files.waiting_count)
        for number, shard in bot.shards.items():
            metrics.gateway_connected.labels(number).set(not shard.is_closed())
            if math.isfinite(shard.latency):  # it is not before the first heartbeat
                metrics.gateway_latency.labels(number).set(shard.latency)

    async def _update_store_gauges(self) -> None:
        counts, metrics = await self._bot.store.count_tables_and_posts(), self._metrics
        metrics.tables.labels("gathering").set(counts.gathering)
        metrics.tables.labels("playing").set(counts.playing)
        metrics.tables.labels("over").set(counts.over)
        metrics.queue.labels("outbox").set(counts.late)
        metrics.queue.labels("later").set(counts.waiting)
        waited = self._bot.store.now() - counts.oldest if counts.oldest else None
        metrics.oldest.set(waited.total_seconds() if waited else 0)
        metrics.database_size.set(await self._bot.store.count_bytes())
