"""The games that take packs, and the template of each."""

from typing import Any

from rules.engine import GAMES, Game
from rules.engine.packs import PackCards, PackError
from rules.kit.words import Message

PLACEHOLDERS = {"name": "The Example Pack", "author": "Your name here"}
"""For each field of a template's manifest to be replaced, its text."""


def find_pack_cards(key: str) -> PackCards:
    """Return what packs may bring to a game. Raises PackError, which says what is possible
    instead."""
    if key not in GAMES:
        raise PackError(Message("no-game-for-packs", game=key, games=list_games_with_packs()))
    found = GAMES[key].pack_cards
    if found is None:
        raise PackError(describe_packs(key))
    return found


def list_games_with_packs() -> list[str]:
    """List the games that take packs, by key, in listing order."""
    return [key for key, game in GAMES.items() if game.pack_cards is not None]


def describe_packs(key: str) -> str:
    """Describe what packs may bring to a game, in a sentence for players."""
    game: Game[Any] = GAMES[key]
    if game.pack_cards is None:
        others = [GAMES[each].title for each in list_games_with_packs()]
        return str(Message("takes-no-packs", game=game.title, games=others))
    kinds = [one.name for one in game.pack_cards.kinds]
    return str(Message("packs-may-add", game=game.title, kinds=kinds))


def make_template(key: str) -> str:
    """Return a YAML file with one card of each kind, explained: a valid pack, once its PLACEHOLDERS
    are replaced. Raises PackError."""
    return find_pack_cards(key).template
