"""`/recap`: what happened since somebody last looked, in half a minute, and how it stands now.

A look is an answer, one's panel or hand, the board, or a recap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Container, Separator, TextDisplay

from cogs.errors import promise, say
from cogs.keeper import Interaction
from cogs.user_errors import Mistake
from rules.engine.clipping import clip
from rules.engine.undo import is_petition
from storage import LoggedEvent, Look

from . import limits, text
from .components import Press, rows_of
from .face import Face
from .here import drawn, look, table_here
from .in_private import sentences
from .media import files, gallery
from .shot import Shot
from .show import artist
from .telling import LINE, QUOTED, telling

NEWEST = 400
"""Of so many of the latest events the most telling are chosen."""
BOARD = 1500


class Recap(commands.Cog):
    """The table's news for one person."""

    @app_commands.command(name="recap", description="What happened since you last looked.")
    async def recap(self, interaction: Interaction) -> None:
        """The news, the picture, and whose move it is."""
        await promise(interaction)
        shot = await look(interaction, await table_here(interaction))
        if shot.view is None:
            raise Mistake("The game has not begun, so there is nothing to tell yet.")
        said = [await _news(interaction, shot), await _now(interaction, shot)]
        words = "\n".join([*said, *_consent(shot), *_offered(shot)])
        parts: list[discord.ui.Item[Any]] = [TextDisplay(clip(words, limits.TEXT - BOARD))]
        shown = await drawn(interaction, shot)
        if shown is not None:
            parts.insert(0, gallery(shown))
        elif board := artist(shot.row.game).words(shot.view):
            parts += [Separator(), TextDisplay(clip(board, BOARD - 100))]
        if shot.seat in shot.waiting or any(prompt.calls for prompt in shot.mine):
            parts += rows_of([Press(shot.id, "yours", label="Your move")])
        view = Face()
        view.add_item(Container(*parts))
        await say(interaction, view, *files([shown] if shown else []))
        await interaction.client.desk.people.looked(shot.row, interaction.user.id)


async def _news(interaction: Interaction, shot: Shot) -> str:
    store = interaction.client.store
    seen = await store.look(shot.id, interaction.user.id)
    if seen is not None and seen.edition >= shot.row.edition:
        changed = discord.utils.format_dt(shot.row.changed_at, "R")
        return f"Nothing has happened since you last looked; the last change was {changed}."
    since = seen.edition if seen else -1
    events = await store.events(shot.id, shot.seat, since=since, limit=NEWEST)
    events = [logged for logged in events if logged.edition <= shot.row.edition]
    chosen = telling(events, await store.kinds(shot.id, shot.seat), shot.seat)
    lines = [_begun(shot, seen)]
    lines += [f"- {text.told(logged.event, LINE, QUOTED, QUOTED)}" for logged in chosen]
    if not events and shot.row.revision > (seen.revision if seen else 0):
        lines.append("Nothing that you may know has come of that yet.")
    left = [logged for logged in events if logged not in chosen]
    if left:
        more = _many(len(left), "more line")
        if len(events) == NEWEST:  # there may be others before
            more = f"at least {more}"
        lines.append(_rest(shot, left, more, seen.revision + 1 if seen else 1))
    return "\n".join(lines)


def _begun(shot: Shot, seen: Look | None) -> str:
    given = shot.row.revision - (seen.revision if seen else 0)
    taken = "has taken no answer" if not given else f"has taken {_many(given, 'answer')}"
    if seen is None:
        return f"**You have not looked in yet.** Since the game began the table {taken}."
    stood = discord.utils.format_dt(seen.at, "R")
    return f"**You last saw this table as it stood {stood}.** Since then it {taken}."


def _rest(shot: Shot, left: Sequence[LoggedEvent], more: str, first: int) -> str:
    """How much is left untold, whom it concerns, and where it stands."""
    counts = [
        (sum(seat.number in logged.about for logged in left), seat.number)
        for seat in shot.row.seats
    ]
    ordered = sorted((pair for pair in counts if pair[0]), key=lambda pair: -pair[0])
    named = text.listed([f"{many} about {shot.name(seat)}" for many, seat in ordered])
    whom = f": {named}" if named else ""
    where = f"`/table log from:{first}`" if first <= shot.row.revision else "`/table log`"
    return f"-# And {more}{whom}. All of it: {where}."


def _many(number: int, thing: str) -> str:
    return f"one {thing}" if number == 1 else f"{number} {thing}s"


async def _now(interaction: Interaction, shot: Shot) -> str:
    """How it stands: whose move it is, or how it ended."""
    if shot.result is not None:
        winners = shot.result.winners
        verb = "wins" if len(winners) == 1 else "win"
        who = f"**{shot.names(winners)} {verb}.**" if winners else "**Nobody wins.**"
        return f"{who} {text.plain(shot.result.why, 300)}"
    if shot.row.status != "playing":
        return "**The table was closed** before the game was over."
    card = f" [To the card]({shot.link})" if shot.link else ""
    waits = await interaction.client.store.waits([shot.id])
    times = {wait.seat: wait.since for wait in reversed(waits)}
    if shot.seat is not None and shot.seat in shot.waiting:
        since = times.get(shot.seat)
        when = f", since {discord.utils.format_dt(since, 'R')}" if since else ""
        needed = next(prompt for prompt in shot.mine if not prompt.optional)
        return f"**Now it is your move**{when}: {text.quote(needed.text, 200)}{card}"
    if not shot.waiting:
        return f"**Now** nobody has to move.{card}"
    abouts = sentences(prompt for prompt in shot.prompts if not prompt.optional)
    return f"**Now** it is {shot.names(sorted(shot.waiting))}'s move.{abouts}{card}"


def _offered(shot: Shot) -> list[str]:
    """What else waits for the reader's answer, though the table does not."""
    asked = [prompt for prompt in shot.mine if prompt.calls and not is_petition(prompt)]
    return [f"**Your answer is waited for**: {text.quote(p.text, 200)}" for p in asked]


def _asked(shot: Shot) -> list[int]:
    """The seats that have yet to say whether an answer may be taken back."""
    return sorted(prompt.seat for prompt in shot.prompts if is_petition(prompt))


def _consent(shot: Shot) -> list[str]:
    """Who asks to take an answer back, and whose consent is missing."""
    wish = next((prompt.text for prompt in shot.prompts if is_petition(prompt)), None)
    if wish is None:
        return []
    others = [f"{shot.name(seat)}'s" for seat in _asked(shot) if seat != shot.seat]
    missing = text.listed([*(["yours"] if shot.seat in _asked(shot) else []), *others])
    return [f"{text.plain(wish, 300)} Consent still missing: {missing}."]
