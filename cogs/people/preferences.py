"""`/settings`: shows and changes a player's own settings, which apply at all tables."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.people.reminder_commands import (
    WAY_CHOICES,
    After,
    Every,
    parse_quiet_setting,
    suggest_zones,
)
from cogs.time import reminder_words
from cogs.ui import limits
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.components import make_note
from cogs.ui.errors import send_reply
from cogs.ui.language import use_user_language
from cogs.ui.refusals import is_dm_refusal
from cogs.ui.suggestions import make_choices, suggest_languages
from cogs.words import Message
from rules.engine.messages import Text
from storage import PlayerSettings
from tables.people.preferences import make_own_reminding
from tables.time import timezones
from tables.wording import text
from tables.wording.bots import STAND_INS
from tables.wording.languages import name_language, parse_language

STAND_IN: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=words, value=value) for value, words in STAND_INS.items()
]
DISCORDS_LANGUAGE = "discord"
"""Says that a player reads what they alone see in the language of their Discord."""
HANDS_COME_BY_DM = Message("hands-come")
REMINDERS_COME_BY_DM = Message("reminders-come")


@make_command(
    "command-settings",
    hand_by_dm="option-settings-hand-by-dm",
    words_only="option-settings-words-only",
    lessons="option-settings-lessons",
    time_zone="option-settings-time-zone",
    quiet_hours="option-settings-quiet-hours",
    remind_after="option-settings-remind-after",
    remind_every="option-settings-remind-every",
    remind_by="option-settings-remind-by",
    stand_in="option-settings-stand-in",
    remind_reset="option-settings-remind-reset",
    language="option-settings-language",
)
@app_commands.choices(remind_by=WAY_CHOICES, stand_in=STAND_IN)
async def settings(
    interaction: Interaction,
    *,
    hand_by_dm: bool | None = None,
    words_only: bool | None = None,
    lessons: bool | None = None,
    time_zone: str | None = None,
    quiet_hours: str | None = None,
    remind_after: After | None = None,
    remind_every: Every | None = None,
    remind_by: str | None = None,
    stand_in: str | None = None,
    remind_reset: bool = False,
    language: str | None = None,
) -> None:
    """Show the user their settings, or change them."""
    sessions = interaction.client.sessions
    spoken = None if language in (None, DISCORDS_LANGUAGE) else parse_language(str(language))
    said: dict[str, Any] = {
        "hand_by_dm": hand_by_dm,
        "words_only": words_only,
        "lessons": lessons,
        "zone": timezones.parse_zone_name(time_zone) if time_zone is not None else None,
        "quiet": parse_quiet_setting(quiet_hours),
        "nudge_hours": remind_after,
        "nudge_every": remind_every,
        "nudge_by": remind_by,
    }
    if hand_by_dm or remind_by == "dm":
        words = HANDS_COME_BY_DM if hand_by_dm else REMINDERS_COME_BY_DM
        said["dms_closed"] = not await _try_direct_message(interaction, words)
    # Read the settings after the greeting: the user may have changed others meanwhile.
    before = after = await sessions.people.find_player_settings(interaction.user.id)
    if remind_reset:
        after = replace(after, nudge_hours=None, nudge_every=None, quiet=None, nudge_by=None)
    after = replace(after, **{name: value for name, value in said.items() if value is not None})
    if stand_in is not None:
        after = replace(after, stand_in=None if stand_in == "table" else stand_in)
    if language is not None:
        after = replace(after, language=spoken)
    if after != before:
        await sessions.people.save_player_settings(interaction.user.id, after)
        await interaction.client.reminders.reschedule_for_user(interaction.user.id)
    await use_user_language(interaction)
    await send_reply(interaction, _describe_settings(after, changed=after != before))
    if hand_by_dm and not after.dms_closed:
        await interaction.client.publisher.hands.show_user_hands(interaction.user.id)


@suggest_for("time_zone", settings)
async def _suggest_zones(_: Interaction, typed: str) -> Choices:
    return suggest_zones(typed)


@suggest_for("language", settings)
async def _suggest_languages(interaction: Interaction, typed: str) -> Choices:
    discord_says = make_choices([(str(Message("as-in-discord")), DISCORDS_LANGUAGE)], typed)
    return [*discord_says, *await suggest_languages(interaction, typed)]


async def _try_direct_message(interaction: Interaction, said: Text) -> bool:
    """Send the user a direct message. Returns whether they take direct messages from the bot."""
    direct = interaction.client.publisher.direct
    try:
        nonce = f"g{interaction.id}"[: limits.NONCE]
        await direct.send_urgently(interaction.user.id, make_note(said), nonce)
    except discord.HTTPException as error:
        if not is_dm_refusal(error):
            raise
        await direct.note_dm_refusal(interaction.user.id, error, "")  # the reply says so
        return False
    return True


def _describe_settings(settings: PlayerSettings, *, changed: bool) -> str:
    """Describe a player's settings; if they changed none, also how they can."""
    usual = str(Message("as-table-has"))
    reminded = reminder_words.describe_chosen_settings(make_own_reminding(settings), usual)
    spoken = name_language(settings.language) if settings.language else "none"
    stand_in = STAND_INS.get(settings.stand_in or "table", STAND_INS["table"])
    lines = [
        Message("setting-hand", on=int(settings.hand_by_dm)),
        Message("setting-words", on=int(settings.words_only)),
        Message("setting-lessons", on=int(settings.lessons)),
        Message("setting-reminders", reminders=text.join_names(reminded)),
        Message("setting-time-up", stand_in=stand_in),
        Message("setting-language", language=spoken),
        Message("setting-zone", zone=settings.zone or Message("no-zone-said")),
    ]
    if settings.dms_closed and (settings.hand_by_dm or settings.nudge_by == "dm"):
        lines.insert(0, Message("cannot-write", hand=int(settings.hand_by_dm)))
    if not changed:
        lines.append(Message("setting-change"))
    return "\n".join(map(str, lines))
