"""What an autocomplete suggests."""

from __future__ import annotations

from discord import app_commands

from cogs.ui import limits
from rules.engine.clipping import clip


def choices(pairs: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Suggestions for what has been typed, of (name, value) pairs: those that begin so first."""
    wanted = typed.casefold().strip()
    found = [pair for pair in pairs if wanted in pair[0].casefold() or wanted == pair[1].casefold()]
    found.sort(key=lambda pair: not pair[0].casefold().startswith(wanted))
    return [
        app_commands.Choice(name=clip(name or "—", limits.CHOICE_NAME), value=value)
        for name, value in found[: limits.CHOICES]
        if 0 < len(value) <= limits.CHOICE_VALUE
    ]
