"""The message in which a vote about a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import LayoutView

from storage import Motion, TableRow

from . import text
from .components import Press, note, rows_of
from .motion import Matter, matter


def view(row: TableRow, motion: Motion, say: Sequence[int]) -> LayoutView:
    """The motion's message. `say`: those whose votes are counted."""
    about = matter(motion)
    name = text.plain(about.name)
    newcomer = text.mention(about.newcomer) if about.newcomer is not None else ""
    buttons = []
    lines = [_opening(about, name, newcomer)]
    if about.choices:
        tally = about.tally(say)
        needed = len(say) // 2 + 1
        counts = [f"{text.plain(about.label(c))}: {tally[c]}" for c in about.choices]
        votes = "one vote decides" if needed == 1 else f"{needed} of {len(say)} votes decide"
        lines.append(f"{' · '.join(counts)}. Those who play have a say; {votes}.")
        buttons += [_press(row, motion, c, about.label(c)) for c in about.choices]
    if about.newcomer is not None and not about.agreed:
        lines.append(f"{newcomer}, would you?")
    if about.newcomer is not None and not about.agreed:
        buttons.append(_press(row, motion, "agree", "I take the seat"))
        buttons.append(_press(row, motion, "decline", "No, thanks"))
    elif about.newcomer is None and about.why != "asked":
        buttons.append(_press(row, motion, "offer", "I would play on"))
        lines.append("-# Whoever watches may offer to play on.")
    if about.why != "handed":
        lines.append(f"-# Whatever {name} does at the table ends the vote.")
    lines.append(f"-# Open until {discord.utils.format_dt(motion.until, 'f')}.")
    return note("\n".join(lines), *rows_of(buttons))


def _opening(about: Matter, name: str, newcomer: str) -> str:
    if about.why == "expired":
        return f"**{name}'s time is up.** How does the table go on?"
    if about.why == "gone":
        return f"**{name} is not on this server any more.** How does the table go on?"
    if about.why == "handed":
        return f"**{name} offers their seat to {newcomer}**, with all that lies before it."
    if about.decided:
        return f"**It is decided that {newcomer} plays on for {name}**, if they agree."
    proposer = text.mention(about.proposer) if about.proposer is not None else "Somebody"
    whom = newcomer or "a bot"
    return f"**{proposer} proposes that {whom} plays on for {name}.**"


def _press(row: TableRow, motion: Motion, choice: str, label: str) -> Press:
    return Press(row.id, "motion", str(motion.seat), str(motion.id), choice, label=label)
