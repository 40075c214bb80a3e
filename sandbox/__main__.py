"""`python -m sandbox`: an embedded Discord in a process of its own."""

import argparse
import asyncio
import json
import signal
from pathlib import Path

from sandbox.models import JSON
from sandbox.server import TOKEN, Sandbox


def parse_fault(text: str) -> JSON:
    """A fault as the command line has it: `rest status=503 fraction=0.1 seed=7`."""
    name, *options = text.split()
    spec: JSON = {"fault": name}
    for option in options:
        key, _, value = option.partition("=")
        try:
            spec[key] = json.loads(value)
        except ValueError:
            spec[key] = value
    return spec


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--folder", type=Path, help="keep the world here (else in memory)")
    parser.add_argument("--record", type=Path, help="append each REST exchange to this file")
    parser.add_argument("--token", default=TOKEN, help="the bot token to accept")
    parser.add_argument(
        "--fault", type=parse_fault, action="append", default=[], help=parse_fault.__doc__
    )
    parser.add_argument("--shards", type=int, default=1, help="how many shards the bot must use")
    parser.add_argument("--concurrency", type=int, default=1, help="how many may identify at once")
    parser.add_argument("--guilds", type=int, default=1, help="how many servers there are at least")
    parser.add_argument("--no-rate-limits", action="store_true", help="refuse nothing as too often")
    return parser.parse_args()


async def main(options: argparse.Namespace) -> None:
    sandbox = await Sandbox.start(
        options.port,
        options.folder,
        options.record,
        token=options.token,
        shards=options.shards,
        guilds=options.guilds,
    )
    sandbox.world.starts.max_concurrency = options.concurrency
    async with sandbox:
        for spec in options.fault:
            await sandbox.faults.apply_fault(spec)
        if options.no_rate_limits:
            sandbox.limits.remove_limits()
        # flushed, because the process that started this one waits for the first line
        print(f"Sandbox at {sandbox.base_url} (token {sandbox.token})", flush=True)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
        await stop.wait()


if __name__ == "__main__":
    asyncio.run(main(read_arguments()))
