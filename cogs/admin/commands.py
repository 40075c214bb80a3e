"""`/admin`: lets server managers make choices for its tables, and shows the operator the
bot's `health`."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, Separator, TextDisplay

from cogs.admin import health
from cogs.client import CommandsRefused, Interaction
from cogs.lobby.opening import is_server_manager
from cogs.ui.commands import make_command
from cogs.ui.components import Pick, PickChannels, PickRoles, Press
from cogs.ui.errors import send_reply, show_in_place, tolerate_show_errors
from cogs.ui.handlers import Pressed, parse_number, register_handler
from cogs.ui.message import MessageView
from cogs.words import Message
from storage import TableRow
from tables.errors import UserError
from tables.settings import ServerSettings
from tables.time import durations
from tables.wording.languages import list_offered_languages, name_language, parse_language

MOST_ROLES, MOST_PLACES = 10, 20
TABLE_LIMITS = (1, 2, 3, 5, 8, 12, 20, 50, 100)
NO_CHOICE = "any"
TABLE_CHANNEL_TYPES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)

admin = app_commands.Group(
    name="admin",
    description=str(Message("commands-admin")),
    default_permissions=discord.Permissions(manage_guild=True),
)


@make_command("command-admin-tables", admin)
async def show_table_rules(interaction: Interaction) -> None:
    """Show the server's rules for tables, with components to change them."""
    await send_reply(interaction, await make_server_panel(interaction))


@make_command("command-admin-health", admin)
async def show_health(interaction: Interaction) -> None:
    """Tell the operator how the bot is doing."""
    if not await interaction.client.is_owner(interaction.user):
        raise UserError(Message("operator-only"))
    await send_reply(interaction, await health.describe_health(interaction.client))


async def make_server_panel(interaction: Interaction) -> LayoutView:
    """Make the panel of the server's rules. Raises UserError if the user may not change them."""
    guild = _find_managed_server(interaction)
    bot = interaction.client
    rules = await bot.sessions.people.find_server_settings(guild)
    rows = await bot.store.list_active_tables_newest_first(guild)
    dropped = bot.publisher.given_up.list_dropped_cards()
    return make_rules_view(rules, len(rows), [row for row in rows if row.id in dropped])


def make_rules_view(
    rules: ServerSettings, active: int, unshown: Sequence[TableRow] = ()
) -> LayoutView:
    """Make the view of the rules in words, with components to change them. `unshown`: tables whose
    cards Discord refuses."""
    who = PickRoles(
        "adminroles", chosen=rules.openers, placeholder=Message("who-may-open"), most=MOST_ROLES
    )
    where = PickChannels(
        "adminplaces",
        kinds=TABLE_CHANNEL_TYPES,
        chosen=rules.places,
        placeholder=Message("where-to-open"),
        most=MOST_PLACES,
    )
    words = Press(
        0,
        "adminwords",
        "no" if rules.words_only else "yes",
        label=Message("new-with-pictures" if rules.words_only else "new-words-only"),
    )
    archive = Press(
        0,
        "adminarchive",
        "no" if rules.archive else "yes",
        label=Message("leave-threads" if rules.archive else "archive-threads"),
    )
    return MessageView(
        Container(
            TextDisplay(describe_server_settings(rules, active, unshown)),
            Separator(),
            ActionRow[Any](who),
            ActionRow[Any](where),
            ActionRow[Any](_make_limit_pick(rules)),
            *_make_language_rows(rules),
            ActionRow[Any](words, archive),
        )
    )


def _make_limit_pick(rules: ServerSettings) -> Pick:
    numbers = sorted({*TABLE_LIMITS, *([rules.most] if rules.most else [])})
    options = [
        discord.SelectOption(
            label=str(Message("as-many")), value=NO_CHOICE, default=rules.most is None
        ),
        *(
            discord.SelectOption(
                label=str(Message("tables-at-a-time", tables=number)),
                value=str(number),
                default=rules.most == number,
            )
            for number in numbers
        ),
    ]
    return Pick(0, "adminmost", options=options, placeholder=Message("tables-how-many"))


def _make_language_rows(rules: ServerSettings) -> list[ActionRow[Any]]:
    """Make a row with the select of table languages. Return no rows if only one language is
    offered."""
    known = list_offered_languages()
    if len(known) < 2:
        return []
    usual = discord.SelectOption(
        label=str(Message("as-discord-has")), value=NO_CHOICE, default=rules.language is None
    )
    options = [
        discord.SelectOption(label=name, value=code, default=code == rules.language)
        for code, name in known.items()
    ]
    placeholder = Message("language-of-tables")
    pick = Pick(0, "adminlanguage", options=[usual, *options], placeholder=placeholder)
    return [ActionRow(pick)]


def describe_server_settings(
    rules: ServerSettings, active: int, unshown: Sequence[TableRow]
) -> str:
    """Describe a server's settings, its `active` tables, and those that the bot cannot show."""
    lines = [
        Message("server-tables"),
        *(
            Message("server-unshown", table=row.id, place=f"<#{row.channel_id}>")
            for row in unshown[: health.MOST_DROPPED_POSTS_LISTED]
        ),
        Message("server-openers", who=[f"<@&{role}>" for role in rules.openers] or "everybody"),
        Message("server-places", where=[f"<#{place}>" for place in rules.places] or "everywhere"),
        Message("server-most", most=rules.most or "any", now=active),
        Message("server-pictures", words=int(rules.words_only)),
        Message(
            "server-language", language=name_language(rules.language) if rules.language else "none"
        ),
        Message("server-time", rule=durations.describe_deadline(rules.deadline)),
        Message("server-threads", archive=int(rules.archive)),
        Message("server-anybody"),
    ]
    return "\n".join(map(str, lines))


def _find_managed_server(interaction: Interaction) -> int:
    """Return the id of the server if the user manages it. Raises UserError otherwise."""
    if interaction.guild_id is None:
        raise UserError(Message("for-channels"))
    if not is_server_manager(interaction):
        raise UserError(Message("manage-server-only"))
    return interaction.guild_id


async def _save_server_change(interaction: Interaction, **changes: object) -> None:
    """Save a change to the server's settings, and show the panel with it."""
    guild = _find_managed_server(interaction)
    await interaction.client.sessions.people.save_server_settings(guild, **changes)
    async with tolerate_show_errors(interaction):
        await show_in_place(interaction, await make_server_panel(interaction))


@register_handler("adminroles")
async def pick_roles(interaction: Interaction, pressed: Pressed) -> None:
    """Set who may open tables. The role @everyone, whose id is the server's, means everybody."""
    chosen = tuple(map(parse_number, pressed.values))
    await _save_server_change(interaction, openers=() if interaction.guild_id in chosen else chosen)


@register_handler("adminplaces")
async def pick_channels(interaction: Interaction, pressed: Pressed) -> None:
    """Set in which channels tables may be opened."""
    await _save_server_change(interaction, places=tuple(map(parse_number, pressed.values)))


@register_handler("adminmost")
async def pick_table_limit(interaction: Interaction, pressed: Pressed) -> None:
    """Set how many tables may be open at a time."""
    chosen = pressed.find_picked_value()
    await _save_server_change(
        interaction, most=None if chosen == NO_CHOICE else parse_number(chosen)
    )


@register_handler("adminlanguage")
async def pick_language(interaction: Interaction, pressed: Pressed) -> None:
    """Set the language that new tables begin with."""
    chosen = pressed.find_picked_value()
    language = None if chosen == NO_CHOICE else parse_language(chosen)
    await _save_server_change(interaction, language=language)


@register_handler("adminwords")
async def press_words_only(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether new tables begin without pictures."""
    await _save_server_change(interaction, words_only=pressed.rest == ("yes",))


@register_handler("adminarchive")
async def press_archiving(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether threads of ended tables are archived."""
    await _save_server_change(interaction, archive=pressed.rest == ("yes",))


@make_command("command-sync")
async def sync(interaction: Interaction) -> None:
    """Upload the commands of this version."""
    if not await interaction.client.is_owner(interaction.user):
        raise UserError(Message("owner-only"))
    try:
        known = await interaction.client.upload_commands()
    except CommandsRefused as refused:
        raise UserError(Message("commands-refused", refused=str(refused))) from refused
    await send_reply(interaction, Message("commands-known", count=known))
