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


def about(pack: ShelvedPack | TablePack) -> About:
    """What the pack says of itself."""
    return About.model_validate(pack.about)


def name(pack: ShelvedPack | TablePack) -> str:
    """Its name as its author has written it."""
    return about(pack).name


def named(pack: ShelvedPack | TablePack) -> str:
    """Its name in a sentence."""
    return text.quote(name(pack), 80)


def short(digest: str) -> str:
    """The beginning of a digest, to tell packs of one name apart."""
    return digest[:DIGITS]


def titled(pack: ShelvedPack | TablePack) -> str:
    """Its name and version, for a list to choose from, without markup."""
    known = about(pack)
    return f"{known.name} {known.version}"


def byline(pack: ShelvedPack | TablePack) -> str:
    """Its name, version and author, for a message."""
    known = about(pack)
    version, author = text.plain(known.version, 20), text.plain(known.author, 80)
    return f"**{text.plain(known.name, 80)}**, version {version}, by {author}"


def counted(counts: Mapping[str, int]) -> str:
    """How many cards of each kind: "scenes: 3, traits: 1"."""
    return ", ".join(f"{text.plain(kind, 40)}: {number}" for kind, number in counts.items())


def notes(pack: ShelvedPack | TablePack) -> str:
    """What its author warns of, in a line; "" where there is nothing."""
    known = about(pack)
    warned = text.listed([text.plain(note, 60) for note in known.content_notes])
    return f"Content notes: {warned}." if warned else ""


def at_table(packs: Sequence[TablePack]) -> list[str]:
    """What a table's card says before it begins, a line for each pack."""
    lines = []
    for pack in packs:
        known = about(pack)
        said = f"-# With the pack {byline(pack)} ({text.plain(known.language, 20)})."
        if warned := notes(pack):
            said += f" {text.plain(warned, NOTES) if len(warned) > NOTES else warned}"
        lines.append(said)
    return lines


def game_of(pack: ShelvedPack) -> str:
    """The title of the game that it is for."""
    return GAMES[pack.game].title if pack.game in GAMES else text.plain(pack.game, 40)
