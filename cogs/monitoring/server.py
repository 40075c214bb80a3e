"""Serves `/healthz`, `/livez` and `/metrics` to an operator's tools."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from cogs.client import EmberkeepClient
from cogs.monitoring.health import explain_unready, list_warnings
from cogs.monitoring.metrics import Metrics
from cogs.monitoring.observing import observe_bot
from cogs.monitoring.readings import Readings
from cogs.settings import SettingsError

log = logging.getLogger(__name__)


class MonitoringPages:
    """Serves the pages about one bot."""

    def __init__(self, bot: EmberkeepClient, metrics: Metrics) -> None:
        self._bot = bot
        self._metrics = metrics
        self._readings = Readings(bot, metrics)

    async def serve_health(self, _: web.Request) -> web.Response:
        """Answer 200 if the bot can do its work, with a line for each warning; else 503 and why
        not, in one line."""
        if why := await explain_unready(self._bot):
            return web.Response(text=f"{why}\n", status=503)
        lines = ["ok", *(f"warning: {each}" for each in list_warnings(self._bot))]
        return web.Response(text="\n".join(lines) + "\n")

    async def serve_liveness(self, _: web.Request) -> web.Response:
        """Answer 200 to show that the process is not stuck. This says nothing about Discord or the
        disk, where a restart would not help."""
        return web.Response(text="ok\n")

    async def serve_metrics(self, request: web.Request) -> web.Response:
        """Answer with all metrics, in the format that the caller accepts."""
        await self._readings.update_gauges()
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        body = encode(self._metrics.registry)
        return web.Response(body=body, headers={"Content-Type": content_type})


@asynccontextmanager
async def monitor_bot(bot: EmberkeepClient, host: str, port: int | None) -> AsyncIterator[str]:
    """Collect metrics of a bot that has not logged in yet, and serve the health and metrics pages
    during the block. Yields the address. Port 0: any free port; None: measure nothing, and yield
    "". Raises SettingsError if the pages cannot be served at that address."""
    if port is None:
        yield ""
        return
    with observe_bot(bot) as metrics:
        pages = MonitoringPages(bot, metrics)
        app = web.Application()
        app.router.add_get("/healthz", pages.serve_health)
        app.router.add_get("/livez", pages.serve_liveness)
        app.router.add_get("/metrics", pages.serve_metrics)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await _start_listening(runner, host, port)
            shown, taken = runner.addresses[0][:2]
            address = f"http://[{shown}]:{taken}" if ":" in shown else f"http://{shown}:{taken}"
            log.info("Health and metrics are at %s/healthz and %s/metrics.", address, address)
            yield address
        finally:
            await runner.cleanup()


async def _start_listening(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise SettingsError(
            "The settings EMBERKEEP_METRICS_HOST and EMBERKEEP_METRICS_PORT do not fit: health and "
            f"metrics cannot be served at {host}, port {port}: {error}."
        ) from error
