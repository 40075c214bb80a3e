"""`/me reminders`, `/table reminders`, `/admin reminders`: show and set how people are reminded of
their turns. Players make their own reminder settings in `/settings`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from cogs.client import Interaction
from cogs.lobby import buttons
from cogs.table.lookup import look_at_table, reply_and_publish, table_here
from cogs.time import reminder_words
from cogs.ui.errors import acknowledge, send_reply
from cogs.ui.suggestions import make_choices, suggest_quietly
from cogs.words import Message
from rules.engine.languages import speak
from storage import PlayerSettings, TableRow
from tables.actions import lobby
from tables.errors import UserError
from tables.people.preferences import find_applying_settings
from tables.settings import LONGEST_WAIT, Reminding, ServerSettings, TableSettings
from tables.time import timezones
from tables.time.quiet_hours import OFF, parse_quiet_hours
from tables.wording import text

After = app_commands.Range[int, 0, LONGEST_WAIT]
Every = app_commands.Range[int, 1, LONGEST_WAIT]
Times = app_commands.Range[int, 1, 10]

Callback = TypeVar("Callback", bound=Callable[..., Any])

DESCRIBED = {
    "after": str(Message("option-reminders-after")),
    "every": str(Message("option-reminders-every")),
    "times": str(Message("option-reminders-times")),
    "quiet": str(Message("option-reminders-quiet")),
    "by": str(Message("option-reminders-by")),
}
BY = [
    app_commands.Choice(name=str(Message("way-channel")), value="channel"),
    app_commands.Choice(name=str(Message("way-dm")), value="dm"),
]


def _describe_options(**more: str) -> Callable[[Callback], Callback]:
    """Describes the options that the commands of a table and of a server have in common, and
    `more`. discord.py takes the options themselves from each command's parameters."""

    def described(command: Callback) -> Callback:
        return app_commands.describe(**DESCRIBED, **more)(app_commands.choices(by=BY)(command))

    return described


def as_kept(said: str | None) -> str | None:
    """Turn quiet hours into their stored form; None stays None. Raises UserError."""
    if said is None:
        return None
    try:
        found = parse_quiet_hours(said)
    except ValueError as error:
        raise UserError(Message("no-quiet-hours", said=text.format_quote(said, 40))) from error
    return str(found) if found else OFF


def apply_options(before: Reminding, reset: bool, **said: Any) -> Reminding:
    """Make the settings of one level (table or server) after a change. `said`: the command's
    options; an option that is None keeps its setting, or after a reset has none. Raises
    UserError."""
    kept = {} if reset else before.model_dump()
    said["quiet"] = as_kept(said["quiet"])
    return Reminding.model_validate(
        kept | {name: value for name, value in said.items() if value is not None}
    )


def suggest_zones(typed: str) -> list[app_commands.Choice[str]]:
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
    return "\n".join(
        [
            str(Message("how-reminded", table=row.id)),
            reminder_words.describe_applying(found),
            *([str(reminder_words.WARNED)] if timed else []),
            str(Message("own-wishes")),
        ]
    )


async def _describe_table_reminders(interaction: Interaction, row: TableRow) -> str:
    """Describe how a table reminds people who have no settings of their own."""
    server = await interaction.client.sessions.people.find_server_settings(row.guild_id)
    table = TableSettings.model_validate(row.settings)
    told = text.join_names(
        reminder_words.list_chosen_settings(table.reminders, str(Message("nothing-said")))
    )
    return "\n".join(
        [
            str(Message("table-reminds", table=row.id, reminders=told)),
            str(Message("table-wishes")),
            reminder_words.describe_applying(
                find_applying_settings(PlayerSettings(), table, server)
            ),
        ]
    )


def _describe_server_reminders(now: ServerSettings) -> str:
    """Describe how a server's tables remind people if neither the table nor the player has other
    settings."""
    told = text.join_names(
        reminder_words.list_chosen_settings(now.reminders, str(Message("all-as-usual")))
    )
    return "\n".join(
        [
            str(Message("server-reminds", reminders=told)),
            str(Message("server-clock", zone=now.zone or timezones.UNKNOWN)),
            "",
            str(Message("server-wishes")),
            reminder_words.describe_applying(
                find_applying_settings(PlayerSettings(), TableSettings(), now)
            ),
        ]
    )


@app_commands.command(name="reminders", description=str(Message("command-me-reminders")))
async def show(interaction: Interaction) -> None:
    """Show what applies to the user here, and at which level each setting was made."""
    await acknowledge(interaction, thinking=True)
    snapshot = await look_at_table(interaction, await table_here(interaction))
    await send_reply(interaction, await _describe_own_reminders(interaction, snapshot.row))


@app_commands.command(name="reminders", description=str(Message("command-table-reminders")))
@_describe_options(reset=str(Message("option-table-reminders-reset")))
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
    """Show the table's settings, or change them, if the user opened the table or manages its
    channel."""
    await acknowledge(interaction, thinking=True)
    table_id = await table_here(interaction)
    snapshot = await look_at_table(interaction, table_id)
    before = snapshot.settings.reminders
    now = apply_options(before, reset, after=after, every=every, times=times, quiet=quiet, by=by)
    if now == before:
        await send_reply(interaction, await _describe_table_reminders(interaction, snapshot.row))
        return
    if not buttons.may_manage(interaction, snapshot.row.opener_id):
        raise UserError(
            Message("only-opener-reminds", opener=text.format_mention(snapshot.row.opener_id))
        )
    # Do not say who set it: erasing a user removes their name only from tables where they sat.
    with speak(snapshot.language):
        usual = str(Message("as-server-has"))
        told = text.join_names(reminder_words.list_chosen_settings(now, usual))
    said = Message("from-now-reminds", reminders=told)
    row = await lobby.set_reminders(interaction.client.sessions, table_id, now, said)
    await reply_and_publish(
        interaction, table_id, await _describe_table_reminders(interaction, row)
    )


@app_commands.command(name="reminders", description=str(Message("command-admin-reminders")))
@_describe_options(
    zone=str(Message("option-admin-reminders-zone")),
    reset=str(Message("option-admin-reminders-reset")),
)
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
    """Show the server's settings, or change them, if the user manages the server."""
    await acknowledge(interaction, thinking=True)
    if interaction.guild_id is None:
        raise UserError(Message("for-servers"))
    people = interaction.client.sessions.people
    before = await people.find_server_settings(interaction.guild_id)
    home = timezones.parse_zone_name(zone) if zone is not None else None if reset else before.zone
    reminders = apply_options(
        before.reminders, reset, after=after, every=every, times=times, quiet=quiet, by=by
    )
    now = before.model_copy(update={"reminders": reminders, "zone": home})
    if now != before:
        if not interaction.permissions.manage_guild:
            raise UserError(Message("only-managers-remind"))
        await people.change_server(interaction.guild_id, reminders=reminders, zone=home)
        await interaction.client.reminders.changed_in(interaction.guild_id)
    await send_reply(interaction, _describe_server_reminders(now))


@server.autocomplete("zone")
@suggest_quietly
async def _suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return suggest_zones(typed)
