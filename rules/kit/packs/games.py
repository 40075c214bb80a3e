"""The games that take packs, and the template of each."""

from __future__ import annotations

from typing import Any

from rules.engine import GAMES, Game
from rules.engine.packs import PackCards, PackError
from rules.kit.words import list_words

PLACEHOLDERS = {
    "name": ("The Example Pack", "write what your cards are called together"),
    "author": ("Your name here", "write who you are, as you wish to be named"),
}
"""For each field of a template's manifest to be replaced: its text, and what the author must do."""


def pack_cards(key: str) -> PackCards:
    """Return what packs may bring to a game. Raises PackError, which says what is possible
    instead."""
    if key not in GAMES:
        raise PackError(
            f"There is no game called {key}. Packs are for: {list_words(games_with_packs())}."
        )
    found = GAMES[key].pack_cards
    if found is None:
        raise PackError(describe_packs(key))
    return found


def games_with_packs() -> list[str]:
    """List the games that take packs, by key, in listing order."""
    return [key for key, game in GAMES.items() if game.pack_cards is not None]


def describe_packs(key: str) -> str:
    """Describe what packs may bring to a game, in a sentence for players."""
    game: Game[Any] = GAMES[key]
    if game.pack_cards is None:
        others = list_words([GAMES[each].title for each in games_with_packs()])
        return f"{game.title} takes no packs yet. There are packs for {others}."
    return (
        f"To {game.title} a pack may add {list_words([one.name for one in game.pack_cards.kinds])}."
    )


def make_template(key: str) -> str:
    """Return a YAML file with one card of each kind, explained: a valid pack, once its PLACEHOLDERS
    are replaced. Raises PackError."""
    return pack_cards(key).template
