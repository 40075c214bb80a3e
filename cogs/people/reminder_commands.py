"""`/me reminders`, `/table reminders`, `/admin reminders`: show and set how people are reminded of
their turns. Players make their own reminder settings in `/settings`."""

from datetime import timedelta
from typing import Any

from discord import app_commands

from cogs.client import Interaction
from cogs.lobby import buttons
from cogs.table.lookup import (
    find_table_id_here,
    reply_and_publish,
    take_snapshot_here,
    take_user_snapshot,
)
from cogs.time import reminder_words
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.errors import send_reply, show_in_place
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules.engine.languages import speak
from storage import PlayerSettings, TableRow
from tables.actions import lobby
from tables.errors import UserError
from tables.people.preferences import find_effective_settings
from tables.settings import LONGEST_WAIT, Reminding, ServerSettings, TableSettings
from tables.time import timezones
from tables.time.quiet_hours import NO_QUIET_HOURS, parse_quiet_hours
from tables.wording import text

After = app_commands.Range[int, 0, LONGEST_WAIT]
Every = app_commands.Range[int, 1, LONGEST_WAIT]
Times = app_commands.Range[int, 1, 10]

WAY_CHOICES = [
    app_commands.Choice(name=str(Message("way-channel")), value="channel"),
    app_commands.Choice(name=str(Message("way-dm")), value="dm"),
]


def parse_quiet_setting(said: str | None) -> str | None:
    """Turn quiet hours into their stored form; None stays None. Raises UserError."""
    if said is None:
        return None
    try:
        found = parse_quiet_hours(said)
    except ValueError as error:
        raise UserError(Message("no-quiet-hours", said=text.format_quote(said, 40))) from error
    return str(found) if found else NO_QUIET_HOURS


def make_changed_reminding(before: Reminding, reset: bool, **said: Any) -> Reminding:
    """Make the settings of one level (table or server) after a change. `said`: the command's
    options; an option that is None keeps its setting, or after a reset has none. Raises
    UserError."""
    kept = {} if reset else before.model_dump()
    said["quiet"] = parse_quiet_setting(said["quiet"])
    new = {name: value for name, value in said.items() if value is not None}
    return Reminding.model_validate(kept | new)


def suggest_zones(typed: str) -> Choices:
    """Suggest the time zones whose names contain what the user has typed."""
    names = timezones.list_zone_names()
    return make_choices([(name.replace("_", " "), name) for name in names], typed.replace("_", " "))


async def _describe_own_reminders(interaction: Interaction, row: TableRow) -> str:
    """Describe how the user is reminded at a table."""
    sessions = interaction.client.sessions
    async with sessions.lock_table(row.id) as session:
        user = interaction.user.id
        found = await sessions.people.find_reminder_settings(
            user, session.settings, session.row.guild_id
        )
        timed = session.settings.deadline is not None and found.night.hours is not None
    closed = (await sessions.people.find_player_settings(user)).dms_closed
    lines = [
        Message("how-reminded", table=row.id),
        reminder_words.describe_effective_settings(found),
    ]
    lines += [Message("dms-still-shut")] if closed and found.reminded_by == "dm" else []
    lines += [reminder_words.WARNINGS_KEEP_HOURS] if timed else []
    return "\n".join(map(str, [*lines, Message("own-wishes")]))


async def _describe_table_reminders(interaction: Interaction, row: TableRow) -> str:
    """Describe how a table reminds people who have no settings of their own."""
    server = await interaction.client.sessions.people.find_server_settings(row.guild_id)
    table = TableSettings.model_validate(row.settings)
    told = _describe_reminding(table.reminders, "nothing-said")
    lines = [Message("table-reminds", table=row.id, reminders=told), Message("table-wishes")]
    applying = find_effective_settings(PlayerSettings(), table, server)
    return "\n".join(map(str, [*lines, reminder_words.describe_effective_settings(applying)]))


def _describe_reminding(chosen: Reminding, usual: str) -> str:
    """Describe reminder settings in a sentence. `usual`: the message for what nobody has set."""
    return text.join_names(reminder_words.describe_chosen_settings(chosen, str(Message(usual))))


def _describe_server_reminders(now: ServerSettings) -> str:
    """Describe how a server's tables remind people if neither the table nor the player has other
    settings."""
    lines = [
        Message("server-reminds", reminders=_describe_reminding(now.reminders, "all-as-usual")),
        Message("server-clock", zone=now.zone or timezones.DEFAULT_ZONE_NAME),
        "",
        Message("server-wishes"),
    ]
    applying = find_effective_settings(PlayerSettings(), TableSettings(), now)
    return "\n".join(map(str, [*lines, reminder_words.describe_effective_settings(applying)]))


@make_command("command-me-reminders")
async def show(interaction: Interaction) -> None:
    """Show what applies to the user here, and at which level each setting was made."""
    snapshot = await take_snapshot_here(interaction)
    await send_reply(interaction, await _describe_own_reminders(interaction, snapshot.row))


@make_command(
    "command-table-reminders",
    after="option-reminders-after",
    every="option-reminders-every",
    times="option-reminders-times",
    quiet="option-reminders-quiet",
    by="option-reminders-by",
    reset="option-table-reminders-reset",
)
@app_commands.choices(by=WAY_CHOICES)
async def table(
    interaction: Interaction,
    *,
    after: After | None = None,
    every: Every | None = None,
    times: Times | None = None,
    quiet: str | None = None,
    by: str | None = None,
    reset: bool = False,
) -> None:
    """Show the table's reminder settings, or change them, if the user opened it or manages its
    channel."""
    table_id = await find_table_id_here(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    before = snapshot.settings.reminders
    now = make_changed_reminding(
        before, reset, after=after, every=every, times=times, quiet=quiet, by=by
    )
    if now == before:
        await send_reply(interaction, await _describe_table_reminders(interaction, snapshot.row))
        return
    if not buttons.can_manage(interaction, snapshot.row.opener_id):
        raise UserError(
            Message("only-opener-reminds", opener=text.format_mention(snapshot.row.opener_id))
        )
    # Do not say who set it: erasing a user removes their name only from tables where they sat.
    with speak(snapshot.row.language):
        told = _describe_reminding(now, "as-server-has")
    said = Message("from-now-reminds", reminders=told)
    row = await lobby.set_reminders(interaction.client.sessions, table_id, now, said)
    changed = await _describe_table_reminders(interaction, row)
    await reply_and_publish(interaction, table_id, changed)


@make_command(
    "command-admin-reminders",
    after="option-reminders-after",
    every="option-reminders-every",
    times="option-reminders-times",
    quiet="option-reminders-quiet",
    by="option-reminders-by",
    zone="option-admin-reminders-zone",
    reset="option-admin-reminders-reset",
)
@app_commands.choices(by=WAY_CHOICES)
async def server(
    interaction: Interaction,
    *,
    after: After | None = None,
    every: Every | None = None,
    times: Times | None = None,
    quiet: str | None = None,
    by: str | None = None,
    zone: str | None = None,
    reset: bool = False,
) -> None:
    """Show the server's reminder settings, or change them, if the user manages the server."""
    if interaction.guild_id is None:
        raise UserError(Message("for-servers"))
    people = interaction.client.sessions.people
    before = await people.find_server_settings(interaction.guild_id)
    home = timezones.parse_zone_name(zone) if zone is not None else None if reset else before.zone
    reminders = make_changed_reminding(
        before.reminders, reset, after=after, every=every, times=times, quiet=quiet, by=by
    )
    now = before.model_copy(update={"reminders": reminders, "zone": home})
    if now != before:
        if not interaction.permissions.manage_guild:
            raise UserError(Message("only-managers-remind"))
        await people.save_server_settings(interaction.guild_id, reminders=reminders, zone=home)
        await interaction.client.reminders.reschedule_for_server(interaction.guild_id)
    await send_reply(interaction, _describe_server_reminders(now))


@suggest_for("zone", server)
async def _suggest_zones(_: Interaction, typed: str) -> Choices:
    return suggest_zones(typed)


USUAL_DELAY_HOURS = 3
"""Hours by which a reminder is put off, unless the user picks another time."""


def _find_addressee(interaction: Interaction, pressed: Pressed) -> int:
    """Find the user whom the button is for. Raises UserError if somebody else pressed it."""
    user = interaction.user.id
    if pressed.rest[:1] != (str(user),):
        raise UserError(Message("others-reminder"))
    return user


@register_handler("later")
async def press_later(interaction: Interaction, pressed: Pressed) -> None:
    """Put a reminder off, for the usual time or for the time that the user picked."""
    user = _find_addressee(interaction, pressed)
    picked = next(
        (n for n in reminder_words.DELAY_HOURS if (str(n),) == pressed.values), USUAL_DELAY_HOURS
    )
    wait = timedelta(hours=picked)
    at = await interaction.client.reminders.postpone_reminder(pressed.table, user, wait)
    view = reminder_words.make_postponed_reply(pressed.table, user, at)
    if pressed.values:  # in the message that named the usual time
        await show_in_place(interaction, view)
    else:
        await send_reply(interaction, view)
    await reply_and_publish(interaction, pressed.table)


@register_handler("mute")
async def press_mute(interaction: Interaction, pressed: Pressed) -> None:
    """Mute the user's reminders of this turn."""
    user = _find_addressee(interaction, pressed)
    await interaction.client.reminders.mute_turn(pressed.table, user)
    await reply_and_publish(interaction, pressed.table, reminder_words.TURN_MUTED)
