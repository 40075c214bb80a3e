"""Describes a pack in a message: a line in the list, the whole of it, and how far the bots are."""

from cogs.words import Message
from rules.engine import GAMES
from rules.engine.clipping import clip_text
from storage import ShelvedPack
from tables.packs import playtests
from tables.packs.outcomes import find_playtest_outcome
from tables.wording import packs, text

REPORT_CHARACTERS = 1500
"""The most characters shown about the games of bots."""


def describe_state(pack: ShelvedPack, played: int | None) -> str:
    """Describe in a few words whether the pack can be played with. `played`: how many games bots
    have played with it; None: they are playing none just now."""
    state, games = _find_state(pack, played), playtests.GAMES_PLAYED
    return str(Message("pack-state", state=state, played=played or 0, games=games))


def _find_state(pack: ShelvedPack, played: int | None) -> str:
    tried = find_playtest_outcome(pack)
    if tried is None:
        return "waits" if played is None else "playing"
    if not tried.fit:
        return "unfit"
    return "on" if pack.enabled else "off"


def format_pack_line(pack: ShelvedPack, played: int | None) -> str:
    """Write a pack's line in the list."""
    number = packs.shorten_digest(pack.digest)
    where = packs.find_pack_game_title(pack)
    return f"- {packs.format_byline(pack)} · {where} · {describe_state(pack, played)} · `{number}`"


def describe_pack(pack: ShelvedPack, played: int | None) -> str:
    """Describe all of a pack except its cards."""
    about = packs.parse_pack_about(pack)
    who = text.format_mention(pack.uploader_id) if pack.uploader_id else Message("erased-person")
    version = Message(
        "pack-version",
        version=text.format_plain(about.version, 20),
        author=text.format_plain(about.author, 80),
        game=packs.find_pack_game_title(pack),
        language=text.format_plain(about.language, 20),
    )
    uploaded = f"<t:{int(pack.uploaded_at.timestamp())}:R>"
    lines = [
        f"## {text.format_plain(about.name, 80)}",
        version,
        Message("pack-licence", licence=text.format_plain(about.licence, 80)),
        packs.format_pack_notes(pack) or Message("no-pack-notes"),
        Message("pack-cards", cards=packs.format_card_counts(about.counts)),
        Message("pack-brought", person=who, when=uploaded, state=_find_state(pack, played)),
        describe_outcome(pack, played),
        f"-# SHA-256 `{pack.digest}`",
    ]
    return "\n".join(line for line in map(str, lines) if line)


def describe_outcome(pack: ShelvedPack, played: int | None) -> str:
    """Describe the outcome of the playtest, or how far it has come."""
    tried = find_playtest_outcome(pack)
    if tried is None:
        if played is None:
            return str(Message("bots-will-play", games=playtests.GAMES_PLAYED))
        games = Message("games-played", played=played, games=playtests.GAMES_PLAYED)
        return str(Message("bots-are-playing", games=games))
    said = "\n".join(f"- {text.format_plain(line)}" for line in tried.words.splitlines())
    said = clip_text(said, REPORT_CHARACTERS)
    if pack.game in GAMES and tried.version != GAMES[pack.game].version:
        said += f" {Message('rules-since')}"
    return str(Message("bots-found", fit=int(tried.fit), found=said))


def describe_progress(pack: ShelvedPack, played: int | None) -> str:
    """Write the message that tells how far the bots are, and what they have found."""
    head = str(
        Message("pack-for", game=packs.find_pack_game_title(pack), pack=packs.format_byline(pack))
    )
    lines = [head, describe_outcome(pack, played)]
    tried = find_playtest_outcome(pack)
    if tried is not None:
        end = Message("pack-on-hint" if tried.fit else "pack-not-on")
        lines.append(str(Message("pack-choosable") if pack.enabled else end))
    return "\n".join(lines)
