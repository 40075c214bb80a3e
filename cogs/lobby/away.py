"""`/me away`, `/me back` and `/game back`: a user is away for a while, and their clocks stop."""

import discord

from cogs.client import Interaction
from cogs.table.lookup import find_table_id_here, reply_and_publish
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.errors import send_reply
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from tables.actions import presence, returning
from tables.errors import UserError
from tables.time import dates, timezones


@make_command("command-me-away", until="option-me-away-until")
async def away(interaction: Interaction, until: str) -> None:
    """Set the user away until the time that they say, and tell each of their tables without a ping.
    Raises UserError if their words mean no time."""
    sessions, user = interaction.client.sessions, interaction.user.id
    own, named = await _find_time_zones(interaction)
    moment = dates.parse_return_time(until, sessions.store.now(), timezones.find_zone_or_utc(named))
    told = await presence.mark_user_away(sessions, user, moment, named)
    lines = [Message("you-are-away")]
    if moment is not None:
        lines = [Message("you-are-away-until", until=discord.utils.format_dt(moment, "F"))]
        if own is None:
            lines.append(Message("zone-unknown", zone=named or timezones.DEFAULT_ZONE_NAME))
    ends = "by-move" if moment is None else "by-itself"
    lines.append(Message("while-away", tables=len(told), ends=ends))
    await send_reply(interaction, "\n".join(map(str, lines)))
    for table_id in told:
        await interaction.client.publisher.deliver_posts(table_id)


@suggest_for("until", away)
async def _suggest_return_times(interaction: Interaction, typed: str) -> Choices:
    _, named = await _find_time_zones(interaction)
    now = interaction.client.store.now()
    offered = make_choices(
        dates.list_suggested_times(now, timezones.find_zone_or_utc(named)), typed
    )
    if typed.strip() and not offered:
        return make_choices([(typed, typed[:100])], "")
    return offered


async def _find_time_zones(interaction: Interaction) -> tuple[str | None, str | None]:
    """Find the user's own time zone, and the one to read their words by: their own or the server's.
    Either is None if nobody has chosen it."""
    sessions = interaction.client.sessions
    own = (await sessions.people.find_player_settings(interaction.user.id)).zone
    return own, own or (await sessions.people.find_server_settings(interaction.guild_id)).zone


async def come_back(interaction: Interaction) -> None:
    """End the user's absence, at this channel's table and at all others. Raises UserError if they
    were not away."""
    sessions, user = interaction.client.sessions, interaction.user.id
    try:
        table_id = await find_table_id_here(interaction)
    except UserError:  # no table here, but the command is about all tables
        table_id = None
    said = await returning.end_own_absence(sessions, table_id, user)
    if table_id is None:
        await send_reply(interaction, said)
    else:
        await reply_and_publish(interaction, table_id, said)


back = make_command("command-me-back")(come_back)
back_to_game = make_command("command-game-back")(come_back)
