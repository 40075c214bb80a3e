"""What packs are called, and what is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict

from rules.engine import GAMES
from storage import ShelvedPack, TablePack
from tables.wording import text

DIGITS = 8
"""Digits of a digest by which people tell two packs of one name apart."""
GONE = "That pack is not here any more."
NOTES = 400
"""Characters of what a pack's author warns of, on a table's card."""


class About(BaseModel):
    """What a pack says of itself. `counts`: by kind, how many cards it has."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str
    author: str
    language: str
    licence: str
    content_notes: tuple[str, ...] = ()
    version: str
    counts: dict[str, int] = {}


def parse_pack_about(pack: ShelvedPack | TablePack) -> About:
    """What the pack says of itself."""
    return About.model_validate(pack.about)


def find_pack_name(pack: ShelvedPack | TablePack) -> str:
    """Its name as its author has written it."""
    return parse_pack_about(pack).name


def format_pack_name(pack: ShelvedPack | TablePack) -> str:
    """Its name in a sentence."""
    return text.format_quote(find_pack_name(pack), 80)


def shorten_digest(digest: str) -> str:
    """The beginning of a digest, to tell packs of one name apart."""
    return digest[:DIGITS]


def label_pack(pack: ShelvedPack | TablePack) -> str:
    """Its name and version, for a list to choose from, without markup."""
    known = parse_pack_about(pack)
    return f"{known.name} {known.version}"


def format_byline(pack: ShelvedPack | TablePack) -> str:
    """Its name, version and author, for a message."""
    known = parse_pack_about(pack)
    version, author = text.format_plain(known.version, 20), text.format_plain(known.author, 80)
    return f"**{text.format_plain(known.name, 80)}**, version {version}, by {author}"


def format_card_counts(counts: Mapping[str, int]) -> str:
    """How many cards of each kind: "scenes: 3, traits: 1"."""
    return ", ".join(f"{text.format_plain(kind, 40)}: {number}" for kind, number in counts.items())


def format_pack_notes(pack: ShelvedPack | TablePack) -> str:
    """What its author warns of, in a line; "" where there is nothing."""
    known = parse_pack_about(pack)
    warned = text.join_names([text.format_plain(note, 60) for note in known.content_notes])
    return f"Content notes: {warned}." if warned else ""


def at_table(packs: Sequence[TablePack]) -> list[str]:
    """What a table's card says before it begins, a line for each pack."""
    lines = []
    for pack in packs:
        known = parse_pack_about(pack)
        said = f"-# With the pack {format_byline(pack)} ({text.format_plain(known.language, 20)})."
        if warned := format_pack_notes(pack):
            said += f" {text.format_plain(warned, NOTES) if len(warned) > NOTES else warned}"
        lines.append(said)
    return lines


def game_of(pack: ShelvedPack) -> str:
    """The title of the game that it is for."""
    return GAMES[pack.game].title if pack.game in GAMES else text.format_plain(pack.game, 40)
