"""The texts of packs: they are read, checked, and kept as long as tables play with them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from .game import GAMES
from .messages import Message
from .packs import (
    MOST_PACKS,
    Manifest,
    MissingPacks,
    Pack,
    PackCards,
    PackError,
    find_held_pack,
    hold_pack,
    make_card_mark,
)
from .seal import hash_text


def read_kept_pack(text: str) -> Pack:
    """Read the pack in a kept text, which was checked when it arrived. Raises PackError."""
    return hold_pack(_make_pack(text))


def check_pack_text(text: str) -> Pack:
    """Read and check the pack in a new text. Raises PackError, which names the card."""
    pack = read_kept_pack(text)
    _, cards = _parse_pack(text)
    _find_pack_cards(pack.manifest.game).check_cards(cards, pack)
    return pack


@lru_cache(maxsize=16)
def _make_pack(text: str) -> Pack:
    manifest, cards = _parse_pack(text)
    digest = hash_text(text)
    made, named = _find_pack_cards(manifest.game).read_cards(
        cards, lambda number: f"{make_card_mark(digest)}-{number}"
    )
    return Pack(text, digest, manifest, made, named)


def _parse_pack(text: str) -> tuple[Manifest, dict[str, list[dict[str, Any]]]]:
    try:
        raw = from_json(text)
        return Manifest.model_validate(raw["manifest"]), raw["cards"]
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        raise PackError(Message("no-pack")) from error


def _find_pack_cards(key: str) -> PackCards:
    game = GAMES.get(key)
    if game is None or game.pack_cards is None:
        raise PackError(Message("no-cards-for-game", game=key))
    return game.pack_cards


def gather_packs(game: str, texts: Iterable[str]) -> tuple[Pack, ...]:
    """Read a table's packs, each once, in the order of their digests, so that the same packs always
    make the same game. Raises PackError."""
    found = {pack.digest: pack for pack in map(read_kept_pack, texts)}
    for pack in found.values():
        if pack.manifest.game != game:
            other = pack.manifest
            raise PackError(Message("pack-for-other-game", pack=other.name, game=other.game))
    if len(found) > MOST_PACKS:
        raise PackError(Message("too-many-packs", most=MOST_PACKS, packs=len(found)))
    return tuple(found[digest] for digest in sorted(found))


def recall_packs(digests: Iterable[str], texts: Iterable[str]) -> tuple[Pack, ...]:
    """Find the packs of a dumped table by their digests, among the given texts and the packs that
    are in play in this process. Raises MissingPacks."""
    given = {pack.digest: pack for pack in map(read_kept_pack, texts)}
    known = {digest: given.get(digest) or find_held_pack(digest) for digest in digests}
    missing = [digest for digest, pack in known.items() if pack is None]
    if missing:
        raise MissingPacks(missing)
    return tuple(pack for pack in known.values() if pack is not None)
