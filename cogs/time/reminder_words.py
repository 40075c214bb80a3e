"""Makes the words of reminders. In a channel a reminder names the table, the person and the time,
but not the question, which may be secret."""

from collections.abc import Mapping
from datetime import datetime

import discord
from discord.ui import ActionRow

from cogs.outbox.notices import Notice
from cogs.ui import limits
from cogs.ui.components import Pick, Press, divide_into_rows, make_note
from cogs.words import Message
from rules.engine.clipping import clip_text
from tables.people.preferences import ChosenSetting, EffectiveSettings, Source
from tables.settings import By, Reminding
from tables.snapshot import Snapshot
from tables.wording import text

DELAY_HOURS = (1, 3, 8, 24, 72)
"""The choices for putting a reminder off, in hours, with their labels."""

DMS_SHUT = Message("dms-shut")


# -- the messages --------------------------------------------------------------------------------


def make_channel_reminder(
    snapshot: Snapshot, user_id: int, since: datetime
) -> discord.ui.LayoutView:
    """Make a reminder for the table's channel, where everybody reads it."""
    said = Message(
        "reminder-here",
        player=text.format_mention(user_id),
        why="move" if snapshot.seat in snapshot.waiting else "answer",
        game=text.format_plain(snapshot.game.title),
        table=snapshot.id,
        since=_format_time(since),
        link=_format_card_link(snapshot),
    )
    return make_note(said, *divide_into_rows(_make_reminder_buttons(snapshot.id, user_id)))


def make_personal_reminder(snapshot: Snapshot, user_id: int, since: datetime) -> Notice:
    """Make a reminder for a direct message, with the question."""
    where = str(snapshot.row.channel_id) if snapshot.row.guild_id else "none"
    reminder = Message(
        "reminder-alone",
        why="move" if snapshot.seat in snapshot.waiting else "answer",
        game=text.format_plain(snapshot.game.title),
        table=snapshot.id,
        where="lost" if snapshot.row.is_channel_lost else where,
        since=_format_time(since),
        link=_format_card_link(snapshot),
    )
    said = str(reminder)
    asked = [prompt.text for prompt in snapshot.own_prompts if prompt.calls or not prompt.optional][
        :2
    ]
    return Notice(
        snapshot.id,
        "\n".join([said, *(f"> {text.format_quote(question, 300)}" for question in asked)]),
        "\n".join([said, *(f"> {text.format_quote(question, 100)}" for question in asked[:1])]),
        _make_reminder_buttons(snapshot.id, user_id),
        DMS_SHUT,
    )


def _make_reminder_buttons(table: int, user_id: int) -> list[Press]:
    primary = discord.ButtonStyle.primary
    return [
        Press(table, "yours", label=Message("your-move"), style=primary),
        Press(table, "later", str(user_id), label=Message("remind-later")),
        Press(table, "mute", str(user_id), label=Message("mute-turn")),
    ]


def make_stall_message(snapshot: Snapshot, since: Mapping[int, datetime]) -> discord.ui.LayoutView:
    """Make the message that the table has stalled: for whom it waits, and what people can do."""
    waits = text.join_names(
        [
            str(
                Message(
                    "waits-since", player=snapshot.format_seat_name(seat), since=_format_time(at)
                )
            )
            for seat, at in since.items()
        ]
    )
    halt = Message(
        "at-a-halt",
        game=text.format_plain(snapshot.game.title),
        table=snapshot.id,
        players=waits,
        link=_format_card_link(snapshot),
    )
    return make_note(halt)


def make_postponed_reply(table: int, user_id: int, at: datetime | None) -> discord.ui.LayoutView:
    """Make the reply to "Remind me later": when the next reminder comes, and a select of other
    times. `at`: None if the user has turned reminders off."""
    if at is None:
        return make_note(Message("reminders-off"))
    options = [
        discord.SelectOption(label=str(Message("later-hours", hours=n)), value=str(n))
        for n in DELAY_HOURS
    ]
    pick = Pick(table, "later", str(user_id), options=options, placeholder=Message("rather"))
    said = str(Message("remind-again", at=_format_time(at)))
    return make_note(said, ActionRow(pick))


TURN_MUTED = Message("muted")


def _format_time(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"


def _format_card_link(snapshot: Snapshot) -> str:
    """Format a link to the table's card, or to its channel if it has no card."""
    place = text.format_link(snapshot.row.guild_id, snapshot.row.channel_id)
    if snapshot.card_link:
        return str(Message("link-to-card", link=snapshot.card_link))
    return str(Message("link-to-table", link=place))


# -- what applies --------------------------------------------------------------------------------

SOURCE_NAMES: dict[Source, Message] = {
    "player": Message("source-player"),
    "table": Message("source-table"),
    "server": Message("source-server"),
    "usual": Message("source-usual"),
}

WAY_NAMES: dict[By, Message] = {"channel": Message("way-channel"), "dm": Message("way-dm")}


def describe_effective_settings(now: EffectiveSettings) -> str:
    """Describe the reminder settings that apply to one person at one table, and the level at which
    each was set."""
    said = now.said
    if not said["after"].value:
        lines = [str(Message("you-get-none", source=SOURCE_NAMES[said["after"].source]))]
        if now.table_after:
            lines.append(str(Message("others-told")))
        return "\n".join(lines)
    again = _format_with_source(said["every"]) if said["times"].value > 1 else "once"
    lines = [
        str(Message("first-after", after=_format_with_source(said["after"]), every=again)),
        str(_describe_reminder_count(said["times"], stalls=bool(now.table_after))),
        str(_describe_quiet_hours(said["quiet"], now.zone))
        if said["quiet"].value != "off"
        else str(Message("at-any-hour", source=SOURCE_NAMES[said["quiet"].source])),
        str(Message("they-come", way=now.reminded_by, source=SOURCE_NAMES[said["by"].source])),
    ]
    return "\n".join(lines)


WARNINGS_KEEP_HOURS = Message("warnings-keep-hours")


def _format_with_source(said: ChosenSetting) -> str:
    """Format a number of hours, with the level at which it was set."""
    hours, source = format_hours(said.value), SOURCE_NAMES[said.source]
    return str(Message("with-source", value=hours, source=source))


def _describe_reminder_count(said: ChosenSetting, *, stalls: bool) -> Message:
    """Say how many reminders there are in all, who set that, and, if `stalls`, that the table is
    then told it has stalled."""
    source = SOURCE_NAMES[said.source]
    return Message(
        "times-in-all", times=said.value, source=source, stalls="yes" if stalls else "no"
    )


def _describe_quiet_hours(said: ChosenSetting, zone: ChosenSetting) -> Message:
    start, _, end = str(said.value).partition("-")
    return Message(
        "never-between",
        start=start,
        end=end,
        source=SOURCE_NAMES[said.source],
        zone=zone.value,
        zone_source=SOURCE_NAMES[zone.source],
    )


def format_hours(number: int) -> str:
    """Write a number of hours in words."""
    if number >= 48 and number % 24 == 0:
        return str(Message("days", days=number // 24))
    return str(Message("hours", hours=number))


def describe_chosen_settings(level: Reminding, otherwise: str) -> list[str]:
    """List the settings made at one level (player, table or server), a line each, or only
    `otherwise` if none is made there."""
    lines = []
    if level.after is not None:
        first = Message("chosen-first", hours=format_hours(level.after or 0))
        lines.append(str(first if level.after else Message("chosen-none")))
    if level.every is not None:
        lines.append(str(Message("chosen-every", hours=format_hours(level.every))))
    if level.times is not None:
        lines.append(str(Message("chosen-times", times=level.times)))
    if level.quiet is not None:
        start, _, end = level.quiet.partition("-")
        quiet = Message("chosen-quiet", start=start, end=end)
        lines.append(str(Message("chosen-any-hour") if level.quiet == "off" else quiet))
    if level.by is not None:
        lines.append(str(WAY_NAMES[level.by]))
    return [clip_text(line, limits.COMMAND_DESCRIPTION) for line in lines] or [otherwise]
