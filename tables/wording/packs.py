"""Names of packs, and other wording about them."""

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict

from rules.engine import GAMES
from storage import ShelvedPack, TablePack
from tables.wording import text
from tables.words import Message

DIGITS_SHOWN = 8
"""How many digits of a digest people need to tell two packs of one name apart."""
PACK_GONE = Message("pack-gone")
NOTES_CHARACTERS = 400
"""How many characters of an author's content notes a table's card shows."""


class About(BaseModel):
    """What a pack says about itself. `counts`: by kind, how many cards it has."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str
    author: str
    language: str
    licence: str
    content_notes: tuple[str, ...] = ()
    version: str
    counts: dict[str, int] = {}


def parse_pack_about(pack: ShelvedPack | TablePack) -> About:
    """Read what the pack says about itself."""
    return About.model_validate(pack.about)


def find_pack_name(pack: ShelvedPack | TablePack) -> str:
    """Find the pack's name as its author has written it."""
    return parse_pack_about(pack).name


def format_pack_name(pack: ShelvedPack | TablePack) -> str:
    """Format the pack's name for a sentence."""
    return str(text.format_quote(find_pack_name(pack), 80))


def shorten_digest(digest: str) -> str:
    """Return the beginning of a digest, to tell packs of one name apart."""
    return digest[:DIGITS_SHOWN]


def label_pack(pack: ShelvedPack | TablePack) -> str:
    """Join the pack's name and version, for a list to choose from, without markup."""
    known = parse_pack_about(pack)
    return f"{known.name} {known.version}"


def format_byline(pack: ShelvedPack | TablePack) -> str:
    """Format the pack's name, version and author for a message."""
    known = parse_pack_about(pack)
    version, author = text.format_plain(known.version, 20), text.format_plain(known.author, 80)
    return str(
        Message("pack-by", pack=text.format_plain(known.name, 80), version=version, author=author)
    )


def format_card_counts(counts: Mapping[str, int]) -> str:
    """Say how many cards there are of each kind: "scenes: 3, traits: 1"."""
    return ", ".join(f"{text.format_plain(kind, 40)}: {number}" for kind, number in counts.items())


def format_pack_notes(pack: ShelvedPack | TablePack) -> str:
    """Put what the pack's author warns of in one line. Return "" if there is nothing."""
    known = parse_pack_about(pack)
    warned = text.join_names([text.format_plain(note, 60) for note in known.content_notes])
    return str(Message("pack-notes", notes=warned)) if warned else ""


def describe_packs(packs: Sequence[TablePack]) -> list[str]:
    """Make the lines about packs on a table's card before its game begins, one line for each
    pack."""
    lines = []
    for pack in packs:
        known = parse_pack_about(pack)
        said = str(
            Message(
                "with-pack",
                pack=format_byline(pack),
                language=text.format_plain(known.language, 20),
            )
        )
        if warned := format_pack_notes(pack):
            is_long = len(warned) > NOTES_CHARACTERS
            said += f" {text.format_plain(warned, NOTES_CHARACTERS) if is_long else warned}"
        lines.append(said)
    return lines


def find_pack_game_title(pack: ShelvedPack) -> str:
    """Find the title of the pack's game; its key, escaped, if the game is not installed."""
    return GAMES[pack.game].title if pack.game in GAMES else text.format_plain(pack.game, 40)
