"""The bot in a process of its own, at a sandbox that is there already: `python -m
tests.e2e.bot_process URL` does what `bot.py` does, with the settings from the environment. The
games of the tests are on its list too.
"""

from __future__ import annotations

import sys
from typing import Any

import bot
from cogs.registry import Emberkeep
from sandbox import point_at
from tests.e2e.canary import register_canary


class Brisk(Emberkeep):
    """The bot without discord.py's patience at a connection: two seconds for guilds that might
    still come, five between two sessions. And its cards change ten times a second."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._connection.guild_ready_timeout = 0.02
        self.publisher.tempo.spacing /= 10
        self.pace.spacing = 0


def main(url: str) -> int:
    register_canary()
    point_at(url)
    bot.Emberkeep = Brisk  # type: ignore[misc]
    return bot.main(["--sync"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
