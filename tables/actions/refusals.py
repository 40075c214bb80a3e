"""Makes the errors for a player who cannot open a table, or may not change one."""

from __future__ import annotations

from rules.engine import GAMES
from storage import CampaignMoved, ChannelTaken, ChapterOpen, ServerFull, TableRow
from tables.errors import UserError
from tables.wording import campaigns, text


class ChannelHasTable(UserError):
    """The channel has a table already, and there is room for only one."""


def no_room(refused: ChannelTaken | ServerFull) -> UserError:
    """Make the error that tells a player why no further table may be opened."""
    if isinstance(refused, ServerFull):
        open_now = "one table" if refused.most == 1 else f"{refused.most} tables"
        return UserError(
            f"This server has {open_now} open, which is as many as those who manage it allow. "
            "When one ends there is room for yours; `/admin tables` changes the number."
        )
    return ChannelHasTable(
        f"This channel has a table already: {GAMES[refused.table.game].title}. "
        "Play or end that one, or open yours in another channel or thread."
    )


def not_next(refused: ChapterOpen | CampaignMoved) -> UserError:
    """Make the error for a player who wants a chapter that is not the next one to open."""
    if isinstance(refused, CampaignMoved):
        name = campaigns.format_campaign_name(refused.campaign.name)
        return UserError(
            f"In {name}, chapter {refused.campaign.next_number} "
            "comes next: `/campaign continue` opens it."
        )
    row = refused.table
    where = text.format_link(
        row.guild_id, row.channel_id, row.card.message_id if row.card else None
    )
    number = row.chapter.number if row.chapter else 1
    return UserError(f"[Chapter {number}]({where}) is open already.")


def not_sitting(row: TableRow, so: str) -> UserError:
    """Make the error for a user who has no seat at a gathering table. `so`: what they cannot do,
    which follows the word "so": "its bots are not yours to choose"."""
    full = len(row.seats) >= GAMES[row.game].seats[-1]
    way = "Every seat is taken: ask somebody who sits there." if full else "Press **Join** first."
    return UserError(f"You do not sit at this table, so {so}. {way}")
