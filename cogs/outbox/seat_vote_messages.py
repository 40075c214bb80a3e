"""Makes, posts and edits the message of a vote about a seat."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import discord
from discord.ui import LayoutView

from cogs.outbox.throttle import OldEdits
from cogs.ui import limits
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.mentions import allow_mentions
from cogs.ui.refusals import UNKNOWN_MESSAGE
from cogs.words import Message
from storage import OutboxRow, SeatVote, TableRow
from tables.actions.seat_votes import VOTE_OVER, list_counted_voters
from tables.seat_vote import VoteSubject, list_voters, parse_subject
from tables.sessions import TableSessions
from tables.wording import text


def make_vote_view(row: TableRow, seat_vote: SeatVote, voting: Sequence[int]) -> LayoutView:
    """Make the vote's message. `voting`: the users whose votes are counted."""
    about = parse_subject(seat_vote)
    name = text.format_plain(about.name)
    newcomer = text.format_mention(about.newcomer) if about.newcomer is not None else ""
    buttons = []
    lines = [_describe_vote_reason(about, name, newcomer)]
    if about.choices:
        tally = about.count_votes(voting)
        needed = len(voting) // 2 + 1
        counts = [f"{text.format_plain(about.label_choice(c))}: {tally[c]}" for c in about.choices]
        votes = {"counts": " · ".join(counts), "needed": needed, "voters": len(voting)}
        lines.append(str(Message("votes-so-far", **votes)))
        buttons += [
            _make_vote_button(row, seat_vote, c, about.label_choice(c)) for c in about.choices
        ]
    if about.newcomer is not None and not about.agreed:
        lines.append(str(Message("would-you", newcomer=newcomer)))
    if about.newcomer is not None and not about.agreed:
        buttons.append(_make_vote_button(row, seat_vote, "agree", str(Message("take-seat"))))
        buttons.append(_make_vote_button(row, seat_vote, "decline", str(Message("no-thanks"))))
    elif about.newcomer is None and about.why != "asked":
        buttons.append(_make_vote_button(row, seat_vote, "offer", str(Message("would-play-on"))))
        lines.append(str(Message("watchers-may")))
    if about.why != "handed":
        lines.append(str(Message("ends-vote", player=name)))
    lines.append(str(Message("open-until", until=discord.utils.format_dt(seat_vote.until, "f"))))
    return make_note("\n".join(lines), *divide_into_rows(buttons))


def _describe_vote_reason(about: VoteSubject, name: str, newcomer: str) -> str:
    if about.why == "expired":
        return str(Message("vote-expired", player=name))
    if about.why == "gone":
        return str(Message("vote-gone", player=name))
    if about.why == "handed":
        return str(Message("vote-handed", player=name, newcomer=newcomer))
    if about.decided:
        return str(Message("vote-decided", newcomer=newcomer, player=name))
    proposer = text.format_mention(about.proposer) if about.proposer is not None else "nobody"
    asked = Message("vote-asked", proposer=proposer, newcomer=newcomer or "bot", player=name)
    return str(asked)


def _make_vote_button(row: TableRow, seat_vote: SeatVote, choice: str, label: str) -> Press:
    return Press(row.id, "motion", str(seat_vote.seat), str(seat_vote.id), choice, label=label)


class SeatVoteMessages:
    """Posts and edits the messages of votes."""

    def __init__(
        self, client: discord.Client, sessions: TableSessions, old_edits: OldEdits
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._old_edits = old_edits

    async def publish_vote(self, row: TableRow, post: OutboxRow) -> datetime | None:
        """Post a vote's message, or bring it up to date. A table whose channel was deleted shows
        none until it is moved to another. Returns when to try again if Discord accepts no edit yet,
        else None."""
        if row.is_channel_lost:
            return None
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        if "words" in post.body:
            return await self._close_message(
                channel, int(post.body["message"]), str(post.body["words"])
            )
        async with self._sessions.lock_for_snapshot(row.id) as session:
            found, now = session.seating.votes.get(int(post.body["seat"])), session.row
            voting = list_counted_voters(session, found.seat, parse_subject(found)) if found else []
        if found is None:
            return None
        shown = make_vote_view(now, found, voting)
        if found.message_id is not None:
            try:
                message = channel.get_partial_message(found.message_id)
                return await self._old_edits.edit_message(message, shown)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                # Somebody deleted it, so it is posted again.
        about = parse_subject(found)
        called = set(list_voters(now, found.seat) if about.choices else ())
        called |= {about.newcomer} if about.newcomer is not None else set()
        called = await self._sessions.people.find_present_users(called - {about.proposer})
        sent = await channel.send(
            view=shown,
            allowed_mentions=allow_mentions(sorted(called)),
            nonce=f"m{found.id}.{found.message_id or 0}"[: limits.NONCE],
        )
        async with self._sessions.lock_for_snapshot(row.id) as session:
            stands = await self._sessions.store.save_vote_message(row.id, found.id, sent.id)
            present = session.seating.votes.get(found.seat)
            if present is not None and present.id == found.id:
                session.seating.votes[found.seat] = replace(present, message_id=sent.id)
        return None if stands else await self._close_message(channel, sent.id, str(VOTE_OVER))

    async def _close_message(
        self, channel: discord.PartialMessageable, message_id: int, words: str
    ) -> datetime | None:
        try:
            message = channel.get_partial_message(message_id)
            return await self._old_edits.edit_message(message, make_note(text.format_plain(words)))
        except discord.NotFound:
            return None
