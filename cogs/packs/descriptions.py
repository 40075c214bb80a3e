"""Describes a pack in a message: a line in the list, the whole of it, and how far the bots are."""

from __future__ import annotations

from rules.engine import GAMES
from rules.engine.clipping import clip_text
from storage import ShelvedPack
from tables.packs import playtests
from tables.packs.outcomes import find_outcome
from tables.wording import packs, text

REPORT = 1500
"""The most characters shown about the games of bots."""


def describe_state(pack: ShelvedPack, played: int | None) -> str:
    """Describe in a few words whether the pack can be played with. `played`: how many games bots
    have played with it; None: they are playing none just now."""
    tried = find_outcome(pack)
    if tried is None:
        return (
            "waits for the bots"
            if played is None
            else f"bots have played {format_games_played(played)}"
        )
    if not tried.fit:
        return "cannot be played with"
    return "on" if pack.enabled else "off"


def format_games_played(played: int) -> str:
    """Write how many of the playtest's games have been played."""
    return f"{played} of {playtests.GAMES_PLAYED} games"


def format_pack_line(pack: ShelvedPack, played: int | None) -> str:
    """Write a pack's line in the list."""
    number = packs.shorten_digest(pack.digest)
    where = packs.game_of(pack)
    return f"- {packs.format_byline(pack)} · {where} · {describe_state(pack, played)} · `{number}`"


def describe_pack(pack: ShelvedPack, played: int | None) -> str:
    """Describe all of a pack except its cards."""
    about = packs.parse_pack_about(pack)
    who = (
        text.format_mention(pack.uploader_id)
        if pack.uploader_id
        else "somebody who was erased since"
    )
    lines = [
        f"## {text.format_plain(about.name, 80)}",
        f"Version {text.format_plain(about.version, 20)} "
        f"by {text.format_plain(about.author, 80)}, for "
        f"{packs.game_of(pack)}, in the language {text.format_plain(about.language, 20)}.",
        (
            f"Licence: {text.format_plain(about.licence, 80)}. "
            "Its author says that the words are their own."
        ),
        packs.format_pack_notes(pack) or "Content notes: none.",
        f"Cards: {packs.format_card_counts(about.counts)}.",
        f"Brought by {who} <t:{int(pack.uploaded_at.timestamp())}:R>.{_describe_switch(pack)}",
        describe_outcome(pack, played),
        f"-# SHA-256 `{pack.digest}`",
    ]
    return "\n".join(line for line in lines if line)


def _describe_switch(pack: ShelvedPack) -> str:
    """Describe whether the pack is on. Return "" if it has not passed its playtest;
    `describe_outcome` tells about that."""
    tried = find_outcome(pack)
    if tried is None or not tried.fit:
        return ""
    return f" It is **{'on' if pack.enabled else 'off'}**."


def describe_outcome(pack: ShelvedPack, played: int | None) -> str:
    """Describe the outcome of the playtest, or how far it has come."""
    tried = find_outcome(pack)
    if tried is None:
        if played is None:
            due = f"{playtests.GAMES_PLAYED} games"
            return f"Bots will play {due} with it, after any packs that came before."
        return f"Bots are playing with it: {format_games_played(played)} so far."
    said = "\n".join(f"- {text.format_plain(line)}" for line in tried.words.splitlines())
    said = clip_text(said, REPORT)
    if pack.game in GAMES and tried.version != GAMES[pack.game].version:
        said += " (The rules have changed since.)"
    head = "What the bots found" if tried.fit else "Why it cannot be played with"
    return f"**{head}**\n{said}"


def describe_progress(pack: ShelvedPack, played: int | None) -> str:
    """Write the message that tells how far the bots are, and what they have found."""
    head = f"A pack for {packs.game_of(pack)}: {packs.format_byline(pack)}."
    lines = [head, describe_outcome(pack, played)]
    tried = find_outcome(pack)
    if tried is not None:
        end = "`/pack on` lets tables choose it." if tried.fit else "It cannot be turned on."
        lines.append("Tables may choose it." if pack.enabled else end)
    return "\n".join(lines)
