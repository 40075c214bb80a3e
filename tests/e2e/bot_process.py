"""The bot in its own process, at a sandbox that already runs: `python -m tests.e2e.bot_process URL`
does what `bot.py` does, with the settings from the environment. The games of the tests are on its
list too.
"""

import asyncio
import faulthandler
import os
import signal
import sys
from typing import Any

from PIL import Image

import bot
import pictures
from cogs.registry import Emberkeep
from sandbox import point_at
from tables import sessions
from tests.e2e.canary import register_canary
from tests.loose import save_loosely
from tests.lot import following_from
from tests.template_game import register_template

LOT = "EMBERKEEP_TESTS_LOT"
"""In the environment: what the secrets of a process' tables follow from. Else they are drawn."""
QUICKER = 10.0
"""So many times as often as for players, cards change and Discord lets the bot call."""


class ReadyAtOnce(Emberkeep):
    """The bot, ready without the two seconds that discord.py waits for further servers."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._connection.guild_ready_timeout = 0.02


class Brisk(ReadyAtOnce):
    """The same, and its cards change ten times a second."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.publisher.tempo.spacing /= QUICKER
        self.pace.spacing = 0

    async def setup_hook(self) -> None:
        await super().setup_hook()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _print_stacks)


def _print_stacks() -> None:
    """Print what every task and thread is doing, to find out what a process waits for."""
    for task in asyncio.all_tasks():
        task.print_stack(limit=12, file=sys.stderr)
    faulthandler.dump_traceback(all_threads=True)


def main(url: str, *asked: str) -> int:
    register_canary()
    register_template()
    point_at(url)
    bot.Emberkeep = Brisk
    # A painter takes three seconds of a processor until it paints; until then the bot does.
    pictures.start_painting_process = lambda: None
    Image.Image.save = save_loosely
    # It reads all words, for two seconds. tests/cogs/start/test_process.py proves that it does.
    bot._check_words = lambda: None
    if LOT in os.environ:
        sessions.secrets = following_from(os.environ[LOT])
    return bot.main(["--sync", *asked])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
