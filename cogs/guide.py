"""`/rules`: the paragraph you need, and why the table refused what you tried."""

from __future__ import annotations

import re
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.errors import promise, say
from cogs.keeper import Interaction
from cogs.suggestions import choices
from cogs.user_errors import Mistake
from rules import GAMES
from rules.engine import Game
from rules.engine.clipping import clip

from . import limits, text
from .here import table_here

FOUND = 5
_WORD = re.compile(r"\w[\w.-]*\w|\w")
_COMMON = {
    *("a", "an", "and", "are", "at", "by", "can", "do", "for", "from", "i", "in", "is", "it"),
    *("my", "not", "of", "on", "or", "the", "to", "what", "you", "your"),
}


class Guide(commands.Cog):
    """The rules, in our words."""

    @app_commands.command(name="rules", description="Look up a rule, or why you were refused.")
    @app_commands.describe(
        search="Words, or a rule's number", why="Why was my last try refused?", game="Which game"
    )
    async def rules(
        self,
        interaction: Interaction,
        search: app_commands.Range[str, 1, limits.OPTION_TEXT] | None = None,
        why: bool = False,
        game: str | None = None,
    ) -> None:
        """Search the guide."""
        await promise(interaction)
        if why:
            await say(interaction, await _why(interaction))
            return
        meant = await _which(interaction, game)
        if search:
            await say(interaction, looked_up(meant, search))
            return
        shown = fitting(paragraphs(meant.guide)[:FOUND])
        more = "-# `/rules search:` finds a word or a rule's number."
        await say(interaction, f"**{meant.title}**\n\n{shown}\n{more}")

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices([(game.title, game.key) for game in GAMES.values()], typed)


async def _which(interaction: Interaction, key: str | None) -> Game[Any]:
    if key is not None:
        if key not in GAMES:
            raise Mistake(f"I do not know {text.quote(key, 40)}. Take one of the suggestions.")
        return GAMES[key]
    try:
        table_id = await table_here(interaction)
    except Mistake:
        if len(GAMES) == 1:
            return next(iter(GAMES.values()))
        raise Mistake("There is no table here, so say which game: `/rules game:`.") from None
    async with interaction.client.desk.at(table_id) as live:
        return live.game


async def _why(interaction: Interaction) -> str:
    table_id = await table_here(interaction)
    refusal = interaction.client.desk.people.refusals.get((table_id, interaction.user.id))
    if refusal is None:
        return "I have refused you nothing here lately."
    async with interaction.client.desk.at(table_id) as live:
        found = find(live.game.guide, refusal)[:2]
    words = f"You were told: {text.quote(refusal, 400)}"
    return f"{words}\n\n{fitting(found)}" if found else words


def looked_up(game: Game[Any], search: str) -> str:
    """What the game's rules say of it, best first. Raises Mistake where they say nothing."""
    found = find(game.guide, search)
    if not found:
        raise Mistake(
            f"The rules of {text.plain(game.title)} say nothing of {text.quote(search, 60)}. "
            "Try one plain word of it."
        )
    return f"**{text.plain(game.title)}**\n\n{fitting(found[:FOUND])}"


def paragraphs(guide: str) -> list[str]:
    """The guide's paragraphs."""
    return [part.strip() for part in re.split(r"\n\s*\n", guide) if part.strip()]


def fitting(found: list[str]) -> str:
    """As many whole paragraphs as one message takes."""
    kept: list[str] = []
    room = limits.TEXT - 800
    for paragraph in found:
        piece = clip(paragraph, 1500)
        room -= len(piece) + 2
        if room < 0 and kept:
            break
        kept.append(piece)
    return "\n\n".join(kept)


def find(guide: str, search: str) -> list[str]:
    """The paragraphs that speak of it, best first: a rule's number counts most, then how many of
    the words occur, rare words above common ones."""
    wanted = {word.casefold() for word in _WORD.findall(search[:1000])} - _COMMON
    parts = [(part, part.casefold()) for part in paragraphs(guide)]
    worth = {w: 1 / (1 + sum(w in low for _, low in parts)) for w in wanted}
    scored = []
    for n, (part, low) in enumerate(parts):
        words = set(_WORD.findall(low))
        score = sum(worth[w] * (3 if w in words else 1) for w in wanted if w in low)
        if score:
            scored.append((-score, n, part))
    return [part for _, _, part in sorted(scored)]
