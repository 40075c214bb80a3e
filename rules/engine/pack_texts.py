"""The texts of packs: read, checked, and kept for as long as they are played with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from .game import GAMES
from .packs import MOST, Manifest, MissingPacks, Pack, PackError, held, hold, mark
from .seal import hashed


def pack_of(text: str) -> Pack:
    """The pack of a canonical text, checked. Raises PackError."""
    return hold(_made(text))


@lru_cache(maxsize=16)
def _made(text: str) -> Pack:
    try:
        raw = from_json(text)
        manifest = Manifest.model_validate(raw["manifest"])
        cards: dict[str, list[dict[str, Any]]] = raw["cards"]
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        raise PackError("That is no pack.") from error
    game = GAMES.get(manifest.game)
    if game is None or game.pack_cards is None:
        raise PackError(f"No cards can be added to {manifest.game}.")
    digest = hashed(text)
    made, named = game.pack_cards.read(cards, lambda number: f"{mark(digest)}-{number}")
    return Pack(text, digest, manifest, made, named)


def gathered(game: str, texts: Iterable[str]) -> tuple[Pack, ...]:
    """The packs of a table, each once, in the order of their digests, so that the same packs are
    the same game. Raises PackError."""
    found = {pack.digest: pack for pack in map(pack_of, texts)}
    for pack in found.values():
        if pack.manifest.game != game:
            raise PackError(f"{pack.manifest.name} is for another game: {pack.manifest.game}.")
    if len(found) > MOST:
        raise PackError(f"A table takes up to {MOST} packs; these are {len(found)}.")
    return tuple(found[digest] for digest in sorted(found))


def recalled(digests: Iterable[str], texts: Iterable[str]) -> tuple[Pack, ...]:
    """The packs of a table that was dumped, by their digests: those that were given, and those that
    are in play in this process already. Raises MissingPacks."""
    given = {pack.digest: pack for pack in map(pack_of, texts)}
    known = {digest: given.get(digest) or held(digest) for digest in digests}
    missing = [digest for digest, pack in known.items() if pack is None]
    if missing:
        raise MissingPacks(missing)
    return tuple(pack for pack in known.values() if pack is not None)
