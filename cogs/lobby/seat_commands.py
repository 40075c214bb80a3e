"""`/table deadline`, `/admin deadline` and `/table replace`: time limits and seats, and the buttons
of votes about seats."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.lobby.buttons import can_manage, find_seat, make_person
from cogs.table.lookup import find_table_id_here, reply_and_publish, take_user_snapshot
from cogs.ui.commands import Choices, Command, make_command, suggest_for
from cogs.ui.errors import send_reply
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules.engine import Event
from tables.actions import lobby, seat_votes
from tables.actions.gathering import check_can_change_table
from tables.actions.seat_votes import Ballot, cast_ballot
from tables.errors import UserError
from tables.sessions import TableSessions
from tables.settings import Deadline, Each, Then
from tables.time import durations
from tables.wording import text

DEADLINE_SCOPE_CHOICES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=str(Message("choice-each-decision")), value="decision"),
    app_commands.Choice(name=str(Message("choice-whole-game")), value="game"),
]
EXPIRY_CHOICES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=str(Message("choice-then-default")), value="default"),
    app_commands.Choice(name=str(Message("choice-then-bot")), value="bot"),
    app_commands.Choice(name=str(Message("choice-then-vote")), value="vote"),
]

WARNING_NOTE = Message("limit-warned")
TO_SET = Message("limit-to-set")


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What a command changes about a deadline rule. A field that is None stays as it was."""

    time: str | None
    each: str | None
    then: str | None

    @property
    def is_empty(self) -> bool:
        """Whether the command changes nothing and only asks for the present rule."""
        return self.time is None and self.each is None and self.then is None

    def apply_to_rule(self, now: Deadline | None) -> Deadline | None:
        """Make the rule after this change. Return None if the time is off. Raises UserError."""
        minutes = (
            durations.parse_time_limit(self.time) if self.time is not None else now and now.minutes
        )
        if minutes is None:
            if self.time is None:
                raise UserError(Message("say-how-long"))
            return None
        before = now or Deadline(minutes=minutes)
        known_each: Each = "game" if (self.each or before.each) == "game" else "decision"
        wanted = self.then or before.then
        known_then: Then = "bot" if wanted == "bot" else "vote" if wanted == "vote" else "default"
        return Deadline(minutes=minutes, each=known_each, then=known_then)


def _make_deadline_command(
    about: str, act: Callable[[Interaction, RuleChange], Awaitable[None]]
) -> Command:
    """Make a command `deadline`, of a table or of a server, which calls `act`."""

    @make_command(
        about, time="option-deadline-time", each="option-deadline-each", then="option-deadline-then"
    )
    @app_commands.choices(each=DEADLINE_SCOPE_CHOICES, then=EXPIRY_CHOICES)
    async def command(
        interaction: Interaction,
        time: str | None = None,
        each: str | None = None,
        then: str | None = None,
    ) -> None:
        await act(interaction, RuleChange(time, each, then))

    @suggest_for("time", command)
    async def suggest(_: Interaction, typed: str) -> Choices:
        return make_choices(
            [(words, words) for words in durations.list_suggested_limits()], typed
        ) or make_choices([(typed, typed[:100])] if durations.parse_duration(typed) else [], "")

    return command


async def _handle_table_deadline(interaction: Interaction, change: RuleChange) -> None:
    """Show or change how long somebody may think at this channel's table."""
    table_id = await find_table_id_here(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    if not snapshot.row.is_active:
        raise UserError(Message("table-ended-open"))
    now = snapshot.settings.deadline
    if change.is_empty:
        more = WARNING_NOTE if now is not None else TO_SET
        said = Message("time-at-table", rule=durations.describe_deadline(now), more=more)
        await send_reply(interaction, said)
        return
    await count_interaction_once(interaction)
    rule = change.apply_to_rule(now)
    if snapshot.row.status == "gathering":
        check_can_change_table(snapshot.row, make_person(interaction), "limit")
    if snapshot.row.status == "playing" and not can_manage(interaction, snapshot.row.opener_id):
        raise UserError(
            Message("only-opener-limits", opener=text.format_mention(snapshot.row.opener_id))
        )
    sessions = interaction.client.sessions
    set_to = await set_deadline(sessions, table_id, rule, interaction.user.display_name)
    await reply_and_publish(interaction, table_id, set_to)


async def set_deadline(
    sessions: TableSessions, table_id: int, rule: Deadline | None, by: str
) -> str:
    """Set a table's deadline rule, and return what to tell the user. In a game in play, it counts
    from now on, and the log tells everybody. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        if not session.row.is_active:
            raise UserError(Message("table-ended-open"))
        words = Message(
            "sets-limit", player=text.clean_name(by), rule=durations.describe_deadline(rule)
        )
        said = Message("limit-from-now", rule=durations.describe_deadline(rule))
        if rule is None:
            words = Message("stops-clocks", player=text.clean_name(by))
            said = Message("clocks-stopped")
        if session.row.status == "gathering":
            said = Message("time-here", rule=durations.describe_deadline(rule))
        elif rule is not None:
            rule = rule.make_restarted(sessions.store.now())
        kept = rule and rule.model_dump(mode="json")
        told = Event(words, kind="deadline")
        await lobby.save_settings(sessions, session, told, deadline=kept)
        return str(said)


async def _handle_server_deadline(interaction: Interaction, change: RuleChange) -> None:
    """Show the deadline rule of this server's new tables, or let server managers change
    it."""
    sessions = interaction.client.sessions
    if interaction.guild_id is None:
        raise UserError(Message("for-servers"))
    now = await sessions.people.find_server_settings(interaction.guild_id)
    if change.is_empty:
        said = Message("new-tables-begin", rule=durations.describe_deadline(now.deadline))
        await send_reply(interaction, said)
        return
    if not interaction.permissions.manage_guild:
        raise UserError(Message("only-managers-limit"))
    rule = change.apply_to_rule(now.deadline)
    await sessions.people.save_server_settings(interaction.guild_id, deadline=rule)
    await send_reply(
        interaction, Message("new-tables-here", rule=durations.describe_deadline(rule))
    )


deadline = _make_deadline_command("command-table-deadline", _handle_table_deadline)
server_deadline = _make_deadline_command("command-admin-deadline", _handle_server_deadline)


@make_command("command-replace", seat="option-replace-seat", by="option-replace-by")
async def propose_replacement(
    interaction: Interaction, seat: str, by: discord.User | None = None
) -> None:
    """Propose to give a seat to somebody else or to a bot. Its holder proposes that, or the others
    vote about it; a new person must agree."""
    table_id = await find_table_id_here(interaction)
    await count_interaction_once(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    if snapshot.row.status != "playing":
        raise UserError(Message("hands-change-in-play"))
    if (number := find_seat(snapshot.row.seats, seat)) is None:
        raise UserError(Message("nobody-here-called", said=text.format_quote(seat, 40)))
    newcomer = None if by is None or by.bot else (by.id, by.display_name)
    said = await seat_votes.propose_vote(
        interaction.client.sessions,
        table_id,
        number,
        interaction.user.id,
        newcomer,
        manages=interaction.permissions.manage_channels,
    )
    await reply_and_publish(interaction, table_id, said)


@suggest_for("seat", propose_replacement)
async def _suggest_holders(interaction: Interaction, typed: str) -> Choices:
    async with interaction.client.sessions.lock_table(
        await find_table_id_here(interaction)
    ) as session:
        reserved = {seat: each.name for seat, each in session.seating.reserved.items()}
        named = [
            (
                str(Message("seat-kept-for", seat=s.name, player=reserved[s.number]))
                if s.number in reserved
                else s.name,
                str(s.number),
            )
            for s in session.row.seats
            if s.user_id or s.number in reserved
        ]
    return make_choices(named, typed)


@register_handler("motion", returns=False)
async def press_vote(interaction: Interaction, pressed: Pressed) -> None:
    """Record a vote, an offer to play on, or a new holder's yes or no."""
    await count_interaction_once(interaction)
    vote, user = (pressed.parse_part_number(0), pressed.parse_part_number(1)), interaction.user
    manages = interaction.permissions.manage_channels
    ballot = Ballot(user.id, user.display_name, pressed.find_part(2), manages)
    said = await cast_ballot(interaction.client.sessions, pressed.table, vote, ballot)
    await reply_and_publish(interaction, pressed.table, said)
