"""Makes the words of reminders. In a channel a reminder names the table, the person and the time,
but not the question, which may be secret."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import discord
from discord.ui import ActionRow

from cogs.outbox.notices import Notice
from cogs.ui import limits
from cogs.ui.components import Pick, Press, make_note, rows_of
from rules.engine.clipping import clip_text
from tables.people.preferences import Applying, Said, Source
from tables.settings import By, Reminding
from tables.snapshot import Snapshot
from tables.wording import text

LATER = {1: "In an hour", 3: "In 3 hours", 8: "In 8 hours", 24: "Tomorrow", 72: "In 3 days"}
"""The choices for putting a reminder off, in hours, with their labels."""

DMS_SHUT = (
    "I meant to remind you by direct message, but Discord will not let me write to you, so your "
    "reminders come in the table's channel. To try again, allow direct messages from this server's "
    "members, then run `/settings remind_by:dm`."
)


# -- the messages --------------------------------------------------------------------------------


def in_channel(snapshot: Snapshot, user_id: int, since: datetime) -> discord.ui.LayoutView:
    """Make a reminder for the table's channel, where everybody reads it."""
    table = f"**{text.format_plain(snapshot.game.title)}**, table {snapshot.id}"
    if snapshot.seat in snapshot.waiting:
        said = (
            f"it is your move at {table}. The table has waited for you since {_format_time(since)}."
        )
    else:
        said = f"somebody at {table} has waited for an answer of yours since {_format_time(since)}."
    said = f"{text.format_mention(user_id)}, {said}{_to_card(snapshot)}"
    return make_note(said, *rows_of(_make_reminder_buttons(snapshot.id, user_id)))


def to_person(snapshot: Snapshot, user_id: int, since: datetime) -> Notice:
    """Make a reminder for a direct message, with the question."""
    where = f" in <#{snapshot.row.channel_id}>" if snapshot.row.guild_id else ""
    if snapshot.row.channel_lost:
        where = " (its channel has been deleted; `/table move` goes on with it in another)"
    table = f"**{text.format_plain(snapshot.game.title)}**, table {snapshot.id}{where},"
    said = f"{table} has waited for you since {_format_time(since)}."
    if snapshot.seat not in snapshot.waiting:
        said = f"At {table} somebody has waited for an answer of yours since {_format_time(since)}."
    said += _to_card(snapshot)
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
        Press(table, "yours", label="Your move", style=primary),
        Press(table, "later", str(user_id), label="Remind me later"),
        Press(table, "mute", str(user_id), label="Mute this turn"),
    ]


def make_stall_message(snapshot: Snapshot, since: Mapping[int, datetime]) -> discord.ui.LayoutView:
    """Make the message that the table has stalled: for whom it waits, and what people can do."""
    waits = text.join_names(
        [
            f"{snapshot.format_seat_name(seat)} since {_format_time(at)}"
            for seat, at in since.items()
        ]
    )
    said = (
        f"**{text.format_plain(snapshot.game.title)}**, "
        f"table {snapshot.id}, has come to a halt. It waits "
        f"for {waits}, and I shall not remind them again.\n"
        "Nothing is lost, and one answer sets it going again. You can wait. Or a bot can play on "
        "in the seat, until its holder is back: the rest vote on it by `/table replace`, or "
        "whoever manages this channel and has no part in the game runs `/game bot seat:`."
        f"{_to_card(snapshot)}"
    )
    return make_note(said)


def put_off(table: int, user_id: int, at: datetime | None) -> discord.ui.LayoutView:
    """Make the reply to "Remind me later": when the next reminder comes, and a select of other
    times. `at`: None if the user has turned reminders off."""
    if at is None:
        return make_note(
            "You have turned reminders off, so I shall not come back to it: `/settings`."
        )
    options = [discord.SelectOption(label=said, value=str(n)) for n, said in LATER.items()]
    pick = Pick(table, "later", str(user_id), options=options, placeholder="Rather…")
    said = f"I shall remind you again: {_format_time(at)}."
    return make_note(said, ActionRow(pick))


MUTED = "Not another word from me about this turn. The next one is another matter."


def _format_time(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"


def _to_card(snapshot: Snapshot) -> str:
    place = text.format_link(snapshot.row.guild_id, snapshot.row.channel_id)
    return f" [To the card]({snapshot.link})" if snapshot.link else f" [To the table]({place})"


# -- what applies --------------------------------------------------------------------------------

SOURCES: dict[Source, str] = {
    "player": "your own wish",
    "table": "this table's",
    "server": "this server's",
    "usual": "as usual",
}

WAYS: dict[By, str] = {"channel": "in the table's channel", "dm": "by direct message"}


def describe_applying(now: Applying) -> str:
    """Describe the reminder settings that apply to one person at one table, and the level at which
    each was set."""
    said = now.said
    where = f"by the clock in {now.zone.value} ({SOURCES[now.zone.source]})"
    if not said["after"].value:
        lines = [f"- You get none ({SOURCES[said['after'].source]})."]
        if now.table_after:
            lines.append(
                "- Where nobody hears from you for long, the others are told that the table has "
                "stalled."
            )
        return "\n".join(lines)
    again = f", then every {_label_hours(said['every'])}" if said["times"].value > 1 else ""
    lines = [
        f"- First after {_label_hours(said['after'])}{again}.",
        f"- {_label_times(said['times'])}, and then the table is told that it has stalled."
        if now.table_after
        else f"- {_label_times(said['times'])}.",
        f"- Never between {_label_span(said['quiet'])}, {where}."
        if said["quiet"].value != "off"
        else f"- At any hour ({SOURCES[said['quiet'].source]}).",
        f"- They come {WAYS[now.reminded_by]} ({SOURCES[said['by'].source]}).",
    ]
    return "\n".join(lines)


WARNED = (
    "- A warning that your time runs out keeps the same hours: it waits until they end, or comes "
    "half an hour before they begin where that would be too late. The time itself runs on."
)


def _label_hours(said: Said) -> str:
    return f"{format_hours(said.value)} ({SOURCES[said.source]})"


def _label_times(said: Said) -> str:
    many = "Once" if said.value == 1 else f"{said.value} times"
    return f"{many} in all ({SOURCES[said.source]})"


def _label_span(said: Said) -> str:
    return f"{' and '.join(said.value.split('-'))} ({SOURCES[said.source]})"


def format_hours(number: int) -> str:
    """Write a number of hours in words."""
    if number >= 48 and number % 24 == 0:
        return f"{number // 24} days"
    return "1 hour" if number == 1 else f"{number} hours"


def list_chosen_settings(level: Reminding, otherwise: str) -> list[str]:
    """List the settings made at one level (player, table or server), a line each, or only
    `otherwise` if none is made there."""
    lines = []
    if level.after is not None:
        lines.append(f"first after {format_hours(level.after)}" if level.after else "none at all")
    if level.every is not None:
        lines.append(f"then every {format_hours(level.every)}")
    if level.times is not None:
        lines.append("once in all" if level.times == 1 else f"{level.times} times in all")
    if level.quiet is not None:
        span = " and ".join(level.quiet.split("-"))
        lines.append("at any hour" if level.quiet == "off" else f"never between {span}")
    if level.by is not None:
        lines.append(WAYS[level.by])
    return [clip_text(line, limits.DESCRIPTION) for line in lines] or [otherwise]
