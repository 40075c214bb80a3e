"""Decide whom a message may ping."""

from collections.abc import Sequence

import discord

MENTION_NOBODY = discord.AllowedMentions.none()


def allow_mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Make the setting that lets a message ping these users and nobody else."""
    if not users:
        return MENTION_NOBODY
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(u) for u in users]
    )
