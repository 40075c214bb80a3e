"""Uploads the games' icons to Discord, as emoji of the application."""

import asyncio
import logging
from collections.abc import Mapping

import discord

import pictures
from cogs.client import EmberkeepClient
from cogs.ui.refusals import CALL_ERRORS
from cogs.views.icons import EMOJI_NAME_PATTERN
from pictures.icons import drawing, find_icons, hash_pixels
from rules import GAMES

log = logging.getLogger(__name__)

SECONDS_BETWEEN_UPLOADS = 0.05
"""Seconds between two uploads, so that most calls that Discord allows in a second are left to
games."""


async def load_icons(bot: EmberkeepClient) -> None:
    """Ask Discord which icons it has. If that fails, messages have no icons."""
    try:
        emojis = await bot.fetch_application_emojis()
    except CALL_ERRORS as failure:
        log.warning("Messages have no icons until the next start: %s", _describe_failure(failure))
    else:
        bot.icons.replace_emojis({emoji.name: emoji.id for emoji in emojis})


async def sync_icons(bot: EmberkeepClient) -> None:
    """Upload the icons that Discord does not have, and delete those that have changed or are not
    used any more. Leave alone emoji that somebody else has made. If that fails, the bot goes on
    with the icons that Discord has, and the next try continues."""
    try:
        await _sync_emojis(bot, await _paint_all_icons())
    except CALL_ERRORS as failure:
        log.warning("The icons are not all uploaded: %s", _describe_failure(failure))


async def _sync_emojis(bot: EmberkeepClient, wanted: Mapping[str, bytes]) -> None:
    """Upload missing icons, note the emojis that exist, and delete those of our own that are
    unused."""
    there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
    missing = sorted(wanted.keys() - there.keys())
    try:
        for name in missing:
            there[name] = await bot.create_application_emoji(name=name, image=wanted[name])
            await asyncio.sleep(SECONDS_BETWEEN_UPLOADS)
    finally:
        bot.icons.replace_emojis({name: emoji.id for name, emoji in there.items()})
    unused = [name for name in there if name not in wanted and _is_own(bot, there[name])]
    for name in unused:
        await there[name].delete()
    if missing or unused:
        log.info("Uploaded %s icons to Discord, deleted %s.", len(missing), len(unused))


def _is_own(bot: EmberkeepClient, emoji: discord.Emoji) -> bool:
    """Whether the bot itself has uploaded the emoji."""
    by = emoji.user
    return (
        EMOJI_NAME_PATTERN.fullmatch(emoji.name) is not None and by is not None and by == bot.user
    )


async def _paint_all_icons() -> dict[str, bytes]:
    """Paint every icon as a PNG, by the name of its emoji."""
    found: dict[str, bytes] = {}
    for game_key in GAMES:
        for name in await asyncio.to_thread(find_icons, game_key):
            painted = await pictures.paint(game_key, drawing(game_key, name))
            found[f"{game_key}_{name}_{hash_pixels(painted.png)}"] = painted.png
    return found


def _describe_failure(failure: BaseException) -> str:
    return " ".join(str(failure).split()) or type(failure).__name__
