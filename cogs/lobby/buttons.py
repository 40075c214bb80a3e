"""Handle the buttons of the card before the start, and those that change seats in a game in
play."""

from collections.abc import Iterable

import discord

from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish, take_user_snapshot
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import send_reply
from cogs.ui.handlers import Pressed, register_handler, register_table_handler
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from rules.engine.search import Strength
from storage import Seat
from tables.actions import lobby, lobby_bots, play
from tables.actions.bot_seats import make_bot_seat
from tables.actions.gathering import Person
from tables.actions.returning import give_place_back
from tables.actions.seats import explain_seat_obstacle
from tables.errors import UserError
from tables.wording import text


@register_table_handler("join")
async def join_table(interaction: Interaction, table_id: int) -> None:
    """Seat the user, or give them their place again if they have one. In a game in play, ask them
    which bot to take over from."""
    await count_interaction_once(interaction)
    if said := await give_place_back(interaction.client.sessions, table_id, interaction.user.id):
        await reply_and_publish(interaction, table_id, said, on_card=True)
        return
    snapshot = await take_user_snapshot(interaction, table_id)
    user = interaction.user
    if snapshot.row.status != "playing":
        said = await lobby.seat_user(
            interaction.client.sessions, table_id, user.id, user.display_name
        )
        await reply_and_publish(interaction, table_id, said, on_card=True)
        return
    if snapshot.seat is not None:
        raise UserError(Message("seat-already"))
    buttons = [
        Press(table_id, "takeover", str(seat.number), label=Message("take-over", player=seat.name))
        for seat in await _list_takeover_seats(interaction, table_id)
    ]
    await send_reply(interaction, make_note(Message("whose-place"), *divide_into_rows(buttons)))


async def _list_takeover_seats(interaction: Interaction, table_id: int) -> list[Seat]:
    """List the bots' seats that the user may take over. Raises UserError if there are none."""
    sessions, user = interaction.client.sessions, interaction.user.id
    async with sessions.lock_table(table_id) as session:
        bots = [seat for seat in session.row.seats if seat.bot]
        if not bots:
            raise UserError(Message("all-taken"))
        why = {
            s.number: await explain_seat_obstacle(sessions, session, s.number, user) for s in bots
        }
    free = [seat for seat in bots if why[seat.number] is None]
    if not free:
        raise UserError(next(words for words in why.values() if words))
    return free


@register_table_handler("leave")
async def leave_table(interaction: Interaction, table_id: int) -> None:
    """Free the user's seat. In a game in play, ask them to confirm that a bot takes it over."""
    await count_interaction_once(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    if snapshot.row.status != "playing":
        said = await lobby.unseat_user(interaction.client.sessions, table_id, interaction.user.id)
        await reply_and_publish(interaction, table_id, said, on_card=True)
        return
    if snapshot.seat is None:
        raise UserError(Message("no-seat"))
    words, label = Message("leave-in-play"), Message("let-bot-play")
    await ask_for_confirmation(interaction, words, table_id, "quit", label=label)


@register_table_handler("start")
async def start_table(interaction: Interaction, table_id: int) -> None:
    """Start the game at a table that gathers players, and show its new card."""
    await count_interaction_once(interaction)
    said = await lobby.start_game(interaction.client.sessions, table_id, interaction.user.id)
    await reply_and_publish(interaction, table_id, said, on_card=True)


async def add_bot(
    interaction: Interaction,
    table_id: int,
    seats: int | None = None,
    strength: Strength | None = None,
) -> None:
    """Add a bot of this strength, or of the usual one if it is None. `seats`: add it only if that
    many seats are taken now; None: add it in any case."""
    await count_interaction_once(interaction)
    sessions = interaction.client.sessions
    said = await lobby_bots.add_bot(sessions, table_id, make_person(interaction), seats, strength)
    await reply_and_publish(interaction, table_id, said, on_card=True)


async def remove_bot(interaction: Interaction, table_id: int, seats: int | None = None) -> None:
    """Remove a bot. `seats`: remove it only if that many seats are taken now; None: in any case."""
    await count_interaction_once(interaction)
    sessions = interaction.client.sessions
    said = await lobby_bots.remove_last_bot(sessions, table_id, make_person(interaction), seats)
    await reply_and_publish(interaction, table_id, said, on_card=True)


@register_handler("addbot")
async def press_add_bot(interaction: Interaction, pressed: Pressed) -> None:
    """Add a bot, unless the card's number of taken seats is out of date. So a second click on the
    same card adds none."""
    await add_bot(interaction, pressed.table, _parse_seat_count(pressed))


@register_handler("dropbot")
async def press_remove_bot(interaction: Interaction, pressed: Pressed) -> None:
    """Remove a bot, unless the card's number of taken seats is out of date."""
    await remove_bot(interaction, pressed.table, _parse_seat_count(pressed))


def _parse_seat_count(pressed: Pressed) -> int | None:
    """Return how many seats the card showed as taken. Return None for a card of an older version,
    which did not say."""
    return pressed.parse_part_number(0) if pressed.rest else None


@register_handler("takeover", returns=False)
async def take_over_seat(interaction: Interaction, pressed: Pressed) -> None:
    """Seat the user in place of a bot in a game in play."""
    await count_interaction_once(interaction)
    user = interaction.user
    snapshot = await take_user_snapshot(interaction, pressed.table)
    number = pressed.parse_part_number(0)
    seat = next((s for s in snapshot.row.seats if s.number == number and s.bot), None)
    if seat is None or snapshot.seat is not None:
        raise UserError(Message("place-gone"))
    mine = Seat(seat.number, user.id, text.clean_name(user.display_name))
    await play.reassign_seat(interaction.client.sessions, pressed.table, seat, mine)
    said = Message("you-play-for", player=text.format_plain(seat.name))
    await reply_and_publish(interaction, pressed.table, said)


@register_handler("quit", returns=False)
async def quit_game(interaction: Interaction, pressed: Pressed) -> None:
    """Let a bot take over the user's seat in a game in play."""
    await count_interaction_once(interaction)
    snapshot = await take_user_snapshot(interaction, pressed.table)
    if snapshot.seat is None:
        raise UserError(Message("no-seat"))
    seat = snapshot.row.seats[snapshot.seat]
    bot = make_bot_seat(snapshot.row, seat)
    await play.reassign_seat(interaction.client.sessions, pressed.table, seat, bot)
    others = any(each.user_id for each in snapshot.row.seats if each.number != snapshot.seat)
    names = {"bot": text.format_plain(bot.name), "player": text.format_plain(seat.name)}
    said = Message("bot-plays-for", **names) if others else play.LEFT_LAST
    await reply_and_publish(interaction, pressed.table, said)


def make_person(interaction: Interaction) -> Person:
    """Make the Person of this user, for changes before the start."""
    return Person(interaction.user.id, interaction.permissions.manage_channels)


def can_manage(interaction: Interaction, opener_id: int) -> bool:
    """Whether the user opened the table or manages its channel."""
    return interaction.user.id == opener_id or interaction.permissions.manage_channels


def find_seat(seats: Iterable[Seat], said: str) -> int | None:
    """Find the number of the seat that the user gives by number or holder's name. Return None if
    there is none."""
    wanted = said.strip().casefold()
    named = (s.number for s in seats if wanted in (str(s.number), s.name.casefold()))
    return next(named, None)


async def ask_for_confirmation(
    interaction: Interaction, words: Message, table_id: int, *press: str, label: Message
) -> None:
    """Say what would happen, above a red button that does it. `press`: the name of its handler, and
    the other parts of its custom_id."""
    button = Press(table_id, *press, label=label, style=discord.ButtonStyle.danger)
    await send_reply(interaction, make_note(words, *divide_into_rows([button])))


async def ask_to_close(interaction: Interaction, table_id: int) -> None:
    """Ask the user to confirm closing the table. Raises UserError if they may not close it."""
    await _check_can_close(interaction, table_id)
    words, label = Message("closes-for-all"), Message("close-table")
    await ask_for_confirmation(interaction, words, table_id, "close", label=label)


@register_handler("close", returns=False)
async def press_close(interaction: Interaction, pressed: Pressed) -> None:
    """Close the table, once the user has confirmed it. Raises UserError if they may not."""
    await count_interaction_once(interaction)
    await _check_can_close(interaction, pressed.table)
    said = await lobby.close_table(interaction.client.sessions, pressed.table)
    await reply_and_publish(interaction, pressed.table, said)


async def _check_can_close(interaction: Interaction, table_id: int) -> None:
    row = await interaction.client.store.find_table(table_id)
    if row is None or not row.is_active:
        raise UserError(Message("ended-already"))
    if not can_manage(interaction, row.opener_id):
        raise UserError(Message("only-opener-ends", opener=text.format_mention(row.opener_id)))
