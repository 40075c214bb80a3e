"""What a player is told where a table cannot be opened, or is not theirs to change."""

from __future__ import annotations

from rules.engine import GAMES
from storage import CampaignMoved, ChannelTaken, ChapterOpen, ServerFull, TableRow
from tables.errors import UserError
from tables.wording import campaigns, text


class ChannelHasTable(UserError):
    """There is room for one table in a channel, and it is taken."""


def no_room(refused: ChannelTaken | ServerFull) -> UserError:
    """What to tell a player where no further table may be opened."""
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
    """What to tell a player where a chapter is not the one that comes next."""
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
    """What to tell somebody who has no seat at a gathering table. `so`: what they cannot do, which
    goes on after "so": "its bots are not yours to choose"."""
    full = len(row.seats) >= GAMES[row.game].seats[-1]
    way = "Every seat is taken: ask somebody who sits there." if full else "Press **Join** first."
    return UserError(f"You do not sit at this table, so {so}. {way}")
