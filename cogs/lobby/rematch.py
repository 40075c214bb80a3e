"""Open rematches: new tables with the people, bots and options of a table that has ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from cogs.client import Interaction
from cogs.lobby.buttons import can_manage
from cogs.lobby.opening import check_can_open_table
from cogs.table.lookup import reply_and_publish, take_user_snapshot
from cogs.ui.handlers import register_table_handler
from cogs.ui.once import count_interaction_once
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from storage import Seat
from tables.actions import lobby, table_packs
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text


@register_table_handler("rematch", returns=False)
async def open_rematch(interaction: Interaction, table_id: int) -> None:
    """Open a table like this one, which has ended: with its options, its bots, and those of its
    people who are still in the server. A person who took over a seat keeps it; if a bot took it
    over, the seat stays free. The user gets a seat if they ever had one. Raises UserError."""
    await count_interaction_once(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    if snapshot.row.is_active:
        raise UserError(Message("rematch-waits"))
    store, user = interaction.client.store, interaction.user
    sat = await store.list_all_holders(table_id)
    came_back = snapshot.seat is None and user.id in {seat.user_id for seat in sat}
    sits = snapshot.seat is not None or came_back
    if not sits and not can_manage(interaction, snapshot.row.opener_id):
        raise UserError(Message("only-sat-rematch"))
    await check_can_open_table(interaction)
    company = await choose_rematch_seats(interaction, snapshot, sat, caller=came_back)
    row = await lobby.open_similar_table(
        interaction.client.sessions, snapshot.row, user.id, company.seats
    )
    said = str(Message("same-again" if row.save is None else "same-again-saved"))
    more = company.unseated_sentences + table_packs.describe_left_out_packs(snapshot.row, row)
    silent = not more and row.save is None  # the new card says the rest
    await reply_and_publish(interaction, row.id, said + more, on_card=silent)


@dataclass(frozen=True, slots=True)
class RematchSeats:
    """The seats for a new table like an old one. `gone`: the names of people who have left the
    server. `free`: the names of people for whom a bot played on."""

    seats: Sequence[Seat]
    gone: Sequence[str]
    free: Sequence[str]

    @property
    def unseated_sentences(self) -> str:
        """Sentences that say why some people have no seat, to append to others; "" if all have
        one."""
        said = {"not-found-here": self.gone, "bot-played-for": self.free}
        named = {key: text.format_plain(text.join_names(who), 300) for key, who in said.items()}
        return "".join(f" {Message(key, players=who)}" for key, who in named.items() if who)


async def choose_rematch_seats(
    interaction: Interaction, snapshot: Snapshot, sat: Sequence[Seat], *, caller: bool
) -> RematchSeats:
    """Choose the seats for a new table: the old table's bots, and its people who are still in the
    server. `sat`: all people who have held a seat there. `caller`: whether the user also gets a
    seat if there is room, their former one if they had one."""
    user = interaction.user
    before = {seat.number: seat.name for seat in sat}
    stand_ins = [seat for seat in snapshot.row.seats if seat.bot and seat.number in before]
    free = {seat.number: before[seat.number] for seat in stand_ins}
    rest = [seat for seat in snapshot.row.seats if seat.number not in free]
    seats = [seat for each in rest if (seat := await _refresh_holder(interaction, each))]
    gone = [seat.name for seat in rest if seat.number not in {s.number for s in seats}]
    sits = user.id in {seat.user_id for seat in seats}
    if caller and not sits and len(seats) < snapshot.game.seats[-1]:
        own = [seat.number for seat in sat if seat.user_id == user.id]
        number = own[-1] if own else len(snapshot.row.seats)
        free.pop(number, None)
        seats.append(Seat(number, user.id, text.clean_name(user.display_name)))
        seats.sort(key=lambda seat: seat.number)
    return RematchSeats(seats, gone, list(free.values()))


async def _refresh_holder(interaction: Interaction, seat: Seat) -> Seat | None:
    """Return the seat with its holder's present name. Return None if the holder has left the
    server."""
    if seat.bot:
        return seat
    if seat.user_id == interaction.user.id:
        return replace(seat, name=text.clean_name(interaction.user.display_name))
    if seat.user_id is None or interaction.guild is None:
        return None  # nobody holds it, or this is a direct message, where nobody else can be
    try:
        member = await interaction.guild.fetch_member(seat.user_id)
    except discord.NotFound:
        return None
    except CALL_ERRORS:
        return seat  # unknown just now; if they are gone, their seat can be given up
    return replace(seat, name=text.clean_name(member.display_name))
