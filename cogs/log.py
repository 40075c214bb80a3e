"""What a table has been through, line by line, as its reader may know it: `/log`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from storage import LoggedEvent

from . import limits, text
from .components import Press, Pressed, door, note, rows_of
from .errors import Mistake, acknowledge, quietly, say
from .game import choices
from .here import look, table_here
from .interaction import Interaction
from .shot import Shot

PAGE = 12
FARTHEST = 1_000_000
"""The highest number that Discord lets anybody type for a page or an answer."""
EACH = (limits.TEXT - 200) // PAGE - 60
"""Characters of one event; a line above each answer's takes the rest."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the log is open. `player`: only what tells of that seat. Before or after an event, or
    at the end; so many passed over on the way."""

    player: int | None = None
    before: int | None = None
    after: int | None = None
    skip: int = 0


class Log(commands.Cog):
    """The table's past."""

    @app_commands.command(name="log", description="What has happened, as far as you may know it.")
    @app_commands.rename(start="from")
    @app_commands.describe(
        page="Which page; 1 is the newest, or the one that `from` begins",
        player="Only what tells of this player",
        start="From which answer on, by its number",
    )
    async def log(
        self,
        interaction: Interaction,
        page: app_commands.Range[int, 1, FARTHEST] = 1,
        player: str | None = None,
        start: app_commands.Range[int, 1, FARTHEST] | None = None,
    ) -> None:
        """A page of the log: the newest unless another is asked for."""
        await acknowledge(interaction, thinking=True)
        shot = await look(interaction, await table_here(interaction))
        seat = None if player is None else _player(shot, player)
        place = Place(seat, skip=(page - 1) * PAGE)
        if start is not None:
            first = await _first(interaction, shot, start, seat)
            place = Place(seat, after=first - 1, skip=place.skip)
        await say(interaction, await opened(interaction, shot, place))

    @log.autocomplete("player")
    @quietly
    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        shot = await look(interaction, await table_here(interaction))
        return choices([(seat.name, str(seat.number)) for seat in shot.row.seats], typed)


def _player(shot: Shot, said: str) -> int:
    """The seat that is meant by a suggestion or a name. Raises Mistake."""
    wanted = said.casefold().strip()
    for seat in shot.row.seats:
        if wanted in (str(seat.number), seat.name.casefold()):
            return seat.number
    everybody = shot.names(range(len(shot.row.seats))) or "nobody yet"
    raise Mistake(f"{text.quote(said, 40)} does not play here. At this table: {everybody}.")


async def _first(interaction: Interaction, shot: Shot, number: int, player: int | None) -> int:
    """The first event that came of that answer or a later one. Raises Mistake."""
    given = shot.row.revision
    if number > given:
        so_far = f"only {given} so far" if given else "none so far"
        raise Mistake(f"There is no answer {number} yet: the table has taken {so_far}.")
    store = interaction.client.store
    found = await store.event_from(shot.id, shot.seat, number, about=player)
    if found is None:
        of = "" if player is None else f" of {shot.name(player)}"
        raise Mistake(f"From answer {number} on, the log has nothing{of} that you may read.")
    return found


async def opened(interaction: Interaction, shot: Shot, place: Place) -> discord.ui.LayoutView:
    """The log as it lies open there, oldest first. Raises Mistake where there is no such page."""
    store, about = interaction.client.store, place.player
    events = await store.events(
        shot.id,
        shot.seat,
        before=place.before,
        after=place.after,
        about=about,
        skip=place.skip,
        limit=PAGE,
    )
    everything = await store.count_events(shot.id, shot.seat, about=about)
    of = "" if about is None else f" of {shot.name(about)}"
    if not everything:
        return note(f"Nothing has happened yet{of}." if about is None else f"Not a word yet{of}.")
    if not events:
        far = everything
        if place.after is not None:
            far -= await store.count_events(shot.id, shot.seat, before=place.after + 1, about=about)
        raise Mistake(f"The log does not go that far: {_pages(far)}, and no more.")
    older = await store.count_events(shot.id, shot.seat, before=events[0].id, about=about)
    last = min(older + len(events), everything)
    kept = () if about is None else (str(about),)
    buttons = []
    if older:
        buttons.append(Press(shot.id, "log", str(events[0].id), *kept, label="Older"))
    if last < everything:
        buttons.append(Press(shot.id, "log", f"a{events[-1].id}", *kept, label="Newer"))
        buttons.append(Press(shot.id, "log", "newest", *kept, label="Newest"))
    span = "One line" if everything == 1 else f"{older + 1} to {last} of {everything} lines"
    foot = f"-# {span}{of}"
    words = limits.clip("\n".join(_lines(events)), limits.TEXT - len(foot) - 1)
    return note(f"{words}\n{foot}", *rows_of(buttons))


def _pages(lines: int) -> str:
    pages = -(-lines // PAGE)
    return "one page" if pages == 1 else f"{pages} pages"


def _lines(events: Sequence[LoggedEvent]) -> Iterator[str]:
    """The events, each answer's under its number and time."""
    heading = ""
    for logged in events:
        number = "" if logged.revision is None else f"**{logged.revision}** · "
        above = f"-# {number}{discord.utils.format_dt(logged.at, 'f')}"
        if above != heading:
            heading = above
            yield heading
        room = max(80, EACH - len(logged.event.text))
        alone = "" if logged.event.seats is None else " *(only for you)*"
        first, broken, more = text.told(logged.event, EACH, room).partition("\n")
        yield first + alone + broken + more


@door("log")
async def turn(interaction: Interaction, pressed: Pressed) -> None:
    """Another page of the log, of the same player, in the same message."""
    await acknowledge(interaction)
    where, *kept = pressed.rest or ("newest",)
    player = int(kept[0]) if kept else None
    place = Place(player)
    if where.startswith("a"):
        place = Place(player, after=int(where[1:]))
    elif where != "newest":
        place = Place(player, before=int(where))
    view = await opened(interaction, await look(interaction, pressed.table), place)
    await interaction.edit_original_response(view=view, allowed_mentions=text.NOBODY)
