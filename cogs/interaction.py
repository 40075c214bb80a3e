"""How every command and button names what Discord hands it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

if TYPE_CHECKING:
    from .keeper import Keeper

Interaction: TypeAlias = "discord.Interaction[Keeper]"
