"""Parse the command line of `bot.py`."""

import argparse
from pathlib import Path

from cogs.admin.version import VERSION_AND_COMMIT
from rules.engine.languages import ENGLISH
from rules.engine.messages import list_languages

PROGRAM_DESCRIPTION = "Start Emberkeep on Discord, or with `--local` on this machine alone."
MOST_SHARDS = 100_000
MOST_PORTS = 65_535


def parse_arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line. If it is wrong, print why and exit."""
    parser = argparse.ArgumentParser(prog="bot.py", description=PROGRAM_DESCRIPTION)
    parser.add_argument(
        "--local",
        action="store_true",
        help="play on this machine, in an embedded Discord, without a token",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="with --local: do not open the page in a browser"
    )
    parser.add_argument("--port", type=int, default=8765, help="with --local: the page's port")
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="with --local: write every exchange with the bot to this file",
    )
    parser.add_argument(
        "--seed", default="", help="with --local: give every table the same cards and dice"
    )
    parser.add_argument(
        "--language",
        default=ENGLISH,
        metavar="XX",
        help="with --local: try a translation into this language",
    )
    parser.add_argument(
        "--sync", action="store_true", help="upload the commands and icons to Discord, then go on"
    )
    parser.add_argument(
        "--restore",
        type=Path,
        metavar="BACKUP",
        help="put a backup in the database's place, and end; stop the bot first",
    )
    parser.add_argument(
        "--move-database",
        metavar="TO",
        help="copy everything to another database, a path or postgresql://..., and end; "
        "stop the bot first",
    )
    parser.add_argument(
        "--of",
        type=int,
        metavar="N",
        help="run as one of several processes over one PostgreSQL database, with N shards in all",
    )
    parser.add_argument(
        "--shards",
        default="",
        metavar="0-3",
        help="with --of: the shards that this process connects, or all",
    )
    parser.add_argument("--version", action="version", version=f"Emberkeep {VERSION_AND_COMMIT}")
    asked = parser.parse_args(given)
    if asked.seed and not asked.local:
        parser.error("--seed goes with --local: on Discord nobody may know the dice beforehand")
    if not 0 <= asked.port <= MOST_PORTS:
        parser.error(f"--port is a number up to {MOST_PORTS}")
    if asked.language != ENGLISH and not asked.local:
        parser.error("--language goes with --local: it is for translators")
    if asked.language not in list_languages():
        parser.error(
            f"no words are in the language {asked.language} yet; CONTRIBUTING.md says how to begin"
        )
    if (asked.of is None) == bool(asked.shards):
        parser.error("--shards 0-3 and --of 8 go together: which shards, and how many in all")
    if asked.of is not None and asked.local:
        parser.error("--of is for several processes on Discord, and --local is one")
    if asked.of is not None and not 0 < asked.of <= MOST_SHARDS:
        parser.error(f"--of is a number from 1 to {MOST_SHARDS}")
    try:
        asked.shards = _parse_shards(asked.shards, asked.of)
    except ValueError:
        parser.error(f"--shards is all, or numbers below {asked.of} such as 0-3 or 0-3,5")
    return asked


def _parse_shards(said: str, count: int | None) -> frozenset[int]:
    """Parse a list of shards such as 0-3, or 5, or 0-3,5, or "all" of `count`. Return an empty set
    if there is no count. Raises ValueError."""
    if count is None:
        return frozenset()
    if said == "all":
        return frozenset(range(count))
    found: set[int] = set()
    for part in said.split(","):
        first, _, last = part.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if not numbers or numbers[0] < 0 or numbers[-1] >= count:
            raise ValueError(said)
        found |= set(numbers)
    return frozenset(found)
