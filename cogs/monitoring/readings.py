"""What is looked up when the metrics are asked for: lengths, totals, connections."""

from __future__ import annotations

import asyncio
import logging
import math

from cogs.client import EmberkeepClient
from cogs.monitoring.gateways import gateways
from cogs.monitoring.metrics import Metrics
from storage import StorageError

log = logging.getLogger(__name__)


async def read(bot: EmberkeepClient, metrics: Metrics) -> None:
    """Set every gauge to what it is now. What storage cannot tell keeps its last value."""
    metrics.in_memory.set(bot.sessions.held)
    metrics.servers.set(len(bot.guilds))
    metrics.given_up.set(len(bot.publisher.given_up.listed()))
    metrics.queue.labels("direct").set(len(bot.publisher.background.tables))
    metrics.queue.labels("replay").set(bot.files.waiting)
    for each in gateways(bot):
        metrics.gateway_connected.labels(each.shard).set(each.connected)
        if math.isfinite(each.latency):
            metrics.gateway_latency.labels(each.shard).set(each.latency)
    if bot.backups is not None:
        made = await asyncio.to_thread(bot.backups.made)
        metrics.last_backup.set(made[-1][0].timestamp() if made else 0)
    try:
        counts = await bot.store.counts()
    except StorageError as failure:
        log.warning("The tables could not be counted: %s", failure)
        return
    metrics.tables.labels("gathering").set(counts.gathering)
    metrics.tables.labels("playing").set(counts.playing)
    metrics.tables.labels("over").set(counts.over)
    metrics.queue.labels("outbox").set(counts.late)
    metrics.queue.labels("later").set(counts.waiting)
    waited = bot.store.now() - counts.oldest if counts.oldest else None
    metrics.oldest.set(waited.total_seconds() if waited else 0)
