"""`/mine`: lists a user's tables in all channels, those that wait for the user first."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

import discord

from cogs.client import Interaction
from cogs.table.lookup import take_user_snapshot
from cogs.ui.commands import make_command
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import promise_reply, send_reply, show_in_place
from cogs.ui.handlers import Pressed, register_handler
from cogs.words import Message
from rules.engine import Prompt
from rules.engine.clipping import clip_text
from storage import TableRow, Wait
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text
from tables.wording.secret_questions import describe_secret_questions
from tables.wording.titles import find_game_title

TABLES_ON_PAGE = 8
NO_TABLES = Message("no-tables")

Group = Literal["mine", "offers", "others", "resting", "gathering", "asleep"]
HEADINGS: dict[Group, Message] = {
    "mine": Message("tables-mine"),
    "offers": Message("tables-offers"),
    "others": Message("tables-others"),
    "resting": Message("tables-resting"),
    "gathering": Message("tables-gathering"),
    "asleep": Message("tables-asleep"),
}


@dataclass(frozen=True, slots=True)
class OwnTable:
    """One table from one person's point of view: the seats it waits for, and since when."""

    row: TableRow
    group: Group
    seats: tuple[int, ...]
    since: datetime

    @property
    def sort_key(self) -> tuple[int, datetime, int]:
        """The sort key: tables that wait for the person first, and the longest wait first in each
        group."""
        return list(HEADINGS).index(self.group), self.since, self.row.id


@make_command("command-mine", first=promise_reply)
async def show_own_tables(interaction: Interaction) -> None:
    """Show the user the first page of their tables."""
    await send_reply(interaction, await make_tables_page(interaction, 0))


async def make_tables_page(interaction: Interaction, number: int) -> discord.ui.LayoutView:
    """Make a page of the user's tables, or the last page if there are not that many."""
    found = await list_own_tables(interaction)
    if not found:
        return make_note(NO_TABLES)
    number = max(0, min(number, (len(found) - 1) // TABLES_ON_PAGE))
    shown = found[number * TABLES_ON_PAGE : (number + 1) * TABLES_ON_PAGE]
    lines: list[str] = []
    group: Group | None = None
    for standing in shown:
        if standing.group != group:
            group = standing.group
            lines.append(str(HEADINGS[group]))
        lines += await _format_own_table(interaction, standing)
    buttons = []
    if number:
        buttons.append(Press(0, "mine", str(number - 1), label=Message("back")))
    if len(found) > (number + 1) * TABLES_ON_PAGE:
        buttons.append(Press(0, "mine", str(number + 1), label=Message("more")))
        lines.append(str(Message("tables-in-all", count=len(found))))
    return make_note("\n".join(lines), *divide_into_rows(buttons))


async def list_own_tables(interaction: Interaction) -> list[OwnTable]:
    """List the user's active tables, in direct messages and in servers."""
    store = interaction.client.store
    rows = await store.list_user_tables(interaction.user.id)
    waits: dict[int, list[Wait]] = {}
    for wait in await store.list_waits([row.id for row in rows]):
        waits.setdefault(wait.table_id, []).append(wait)
    pauses = await interaction.client.sessions.pauses.list_current_pauses()
    found = [
        OwnTable(row, "asleep", (), pause.since)
        if row.guild_id is not None and (pause := pauses.get(row.guild_id)) is not None
        else await _make_own_table(interaction, row, waits.get(row.id, []))
        for row in rows
    ]
    return sorted(found, key=lambda standing: standing.sort_key)


async def _make_own_table(interaction: Interaction, row: TableRow, waits: list[Wait]) -> OwnTable:
    if row.status == "gathering":
        return OwnTable(row, "gathering", (), row.opened_at)
    own = {seat.number for seat in row.seats if seat.user_id == interaction.user.id}
    times = [(wait.seat, wait.since) for wait in waits]
    snapshot = None
    if own.isdisjoint(seat for seat, _ in times):
        snapshot = await _try_user_snapshot(interaction, row)
    if not times and snapshot is not None:
        # No waiting times are stored, so take the table's last change: it has waited since then.
        times = [(seat, row.changed_at) for seat in snapshot.waiting]
    mine = [since for seat, since in times if seat in own]
    if mine:
        return OwnTable(row, "mine", tuple(own), min(mine))
    if snapshot is not None and _list_awaited_offers(snapshot):
        return OwnTable(row, "offers", tuple(own), row.changed_at)
    if snapshot is not None and snapshot.resting:
        return OwnTable(row, "resting", (), row.changed_at)
    seats = tuple(sorted({seat for seat, _ in times}))
    return OwnTable(row, "others", seats, min((t for _, t in times), default=row.changed_at))


async def _try_user_snapshot(interaction: Interaction, row: TableRow) -> Snapshot | None:
    """Take the table's snapshot for the user. Return None if that is refused."""
    try:
        return await take_user_snapshot(interaction, row.id)
    except UserError:  # for example, the game is not installed any more
        return None


def _list_awaited_offers(snapshot: Snapshot) -> list[Prompt[Any]]:
    """List the user's optional prompts whose answers another player waits for."""
    return [prompt for prompt in snapshot.own_prompts if prompt.calls]


async def _format_own_table(interaction: Interaction, standing: OwnTable) -> list[str]:
    row = standing.row
    title = text.format_plain(find_game_title(row.game), 60)
    message = row.card.message_id if row.card else None
    link = text.format_link(row.guild_id, row.channel_id, message)
    where = _make_place_data(interaction, row)
    head = str(Message("table-at", game=title, table=row.id, link=link, **where))
    since = discord.utils.format_dt(standing.since, "R")
    if standing.group == "asleep":
        return [str(Message("standing-asleep", table=head, since=since))]
    if standing.group == "gathering":
        sitting = text.join_names([text.format_plain(seat.name) for seat in row.seats])
        players = clip_text(sitting or str(Message("nobody-so-far")), 150)
        return [str(Message("standing-gathering", table=head, since=since, players=players))]
    if standing.group == "resting":
        return [str(Message("standing-rests", table=head))]
    snapshot = await _try_user_snapshot(interaction, row)
    needed = [prompt for prompt in snapshot.prompts if not prompt.optional] if snapshot else []
    if standing.group == "others":
        names = [text.format_plain(s.name) for s in row.seats if s.number in standing.seats]
        about = describe_secret_questions(needed)
        players = clip_text(text.join_names(names), 140)
        data = {"players": players, "count": len(names), "since": since}
        told = str(Message("standing-others", table=head, **data))
        return [told, f" {about}"] if about else [told]
    if standing.group == "offers":
        asked = _list_awaited_offers(snapshot) if snapshot else []
    else:
        head = str(Message("standing-mine", table=head, since=since))
        own = {seat.number for seat in row.seats if seat.user_id == interaction.user.id}
        asked = [prompt for prompt in needed if prompt.seat in own]
    return [head, *(f"  {text.format_quote(prompt.text, 150)}" for prompt in asked[:1])]


def _make_place_data(interaction: Interaction, row: TableRow) -> dict[str, str]:
    """Make the message data that say where the table is."""
    guild = interaction.client.get_guild(row.guild_id) if row.guild_id else None
    where = "here" if guild is None or row.guild_id == interaction.guild_id else "elsewhere"
    if row.guild_id is None or row.is_channel_lost:
        where = "direct" if row.guild_id is None else "lost"
    server = "" if guild is None else text.format_plain(guild.name, 60)
    return {"where": where, "server": server, "channel": str(row.channel_id)}


@register_handler("mine", returns=False)
async def turn_tables_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page of the user's tables in the same message."""
    view = await make_tables_page(interaction, pressed.parse_part_number(0))
    await show_in_place(interaction, view)
