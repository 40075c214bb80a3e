"""What a worker process does with a pack: it reads what somebody has written, and has bots
play with it. The worker imports all that this module imports, so keep that to the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from rules.engine import GAMES, Game, register_games
from rules.kit.packs import PackError, pack_of, read_pack
from rules.kit.packs.playing import play_pair
from rules.kit.packs.playtest import make_report
from tables.packs.checked import Checked

FEWEST = 20
"""Games without which nothing can be said."""
SEED = "playtest"
"""The games are the same each time that a pack is tried."""


@dataclass(frozen=True, slots=True)
class Unfit:
    """A pack that cannot be played with: why, in words that name the card and the field."""

    why: str


@dataclass(frozen=True, slots=True)
class Balance:
    """What a playtest has found: in a few lines, and in a line for each card."""

    words: str
    cards: str


def check_pack(content: bytes, games: Sequence[Game[Any]]) -> Checked | Unfit:
    """The pack in a file. `games`: those that there are."""
    _register_games(games)
    try:
        return Checked.from_pack(read_pack(content))
    except PackError as error:
        return Unfit(str(error))


def playtest_pack(
    text: str, many: int, within: float, games: Sequence[Game[Any]], tell: Callable[[int], None]
) -> Balance | Unfit:
    """Have bots play so many games with the pack of that text, and as many without it: fewer where
    that takes longer than so many seconds, and FEWEST in any case. `tell` is called with how many
    have been played."""
    _register_games(games)
    until = monotonic() + within
    try:
        pack = pack_of(text)
        done = []
        for number in range(many):
            if number >= FEWEST and monotonic() > until:
                break
            done.append(play_pair(pack, number, SEED))
            tell(number + 1)
        found = make_report(pack, done)
    except PackError as error:
        return Unfit(str(error))
    verdict, played, *rest = found.summary
    if len(done) < many:
        played += f" They were to be {many}, but the time for them was up."
    return Balance("\n".join((verdict, played, *rest)), "\n".join(found.cards))


def _register_games(games: Sequence[Game[Any]]) -> None:
    register_games(*[game for game in games if game.key not in GAMES])
