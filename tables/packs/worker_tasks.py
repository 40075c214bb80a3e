"""What a worker process does with a pack: it reads what somebody has written, and has bots play
with it. The worker imports all that this module imports, so import only the rules here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from rules.engine import GAMES, Game, register_games
from rules.kit.packs import PackError, read_kept_pack, read_pack
from rules.kit.packs.playing import play_game_pair
from rules.kit.packs.playtest import make_report
from tables.packs.checked import CheckedPack
from tables.words import Message

FEWEST_GAMES = 20
"""How many games a report needs at least."""
PLAYTEST_SEED = "playtest"
"""The seed of the games, always the same, so that each playtest of a pack plays the same games."""


@dataclass(frozen=True, slots=True)
class UnfitPack:
    """Why a pack cannot be played with, in words that name the card and the field."""

    why: str


@dataclass(frozen=True, slots=True)
class Balance:
    """What a playtest has found: `words`: in a few lines; `cards`: a line for each card."""

    words: str
    cards: str


def check_pack(content: bytes, games: Sequence[Game[Any]]) -> CheckedPack | UnfitPack:
    """Read and check the pack in a file. Return UnfitPack if it cannot be played with. `games`: all
    games."""
    _register_games(games)
    try:
        return CheckedPack.from_pack(read_pack(content))
    except PackError as error:
        return UnfitPack(str(error))


def playtest_pack(
    text: str, many: int, within: float, games: Sequence[Game[Any]], tell: Callable[[int], None]
) -> Balance | UnfitPack:
    """Have bots play `many` games with the pack and as many without it, or fewer if that takes more
    than `within` seconds, but at least FEWEST_GAMES. `tell`: called after each pair with the number
    of pairs played. Return UnfitPack if the pack cannot be played with."""
    _register_games(games)
    until = monotonic() + within
    try:
        pack = read_kept_pack(text)
        done = []
        for number in range(many):
            if number >= FEWEST_GAMES and monotonic() > until:
                break
            done.append(play_game_pair(pack, number, PLAYTEST_SEED))
            tell(number + 1)
        found = make_report(pack, done)
    except PackError as error:
        return UnfitPack(str(error))
    verdict, played, *rest = found.summary
    if len(done) < many:
        played += f" {Message('fewer-played', games=many)}"
    return Balance("\n".join((verdict, played, *rest)), "\n".join(found.cards))


def _register_games(games: Sequence[Game[Any]]) -> None:
    register_games(*[game for game in games if game.key not in GAMES])
