"""Makes the errors for a player who cannot open a table, or may not change one."""

from rules.engine import GAMES
from storage import CampaignMoved, ChannelTaken, ChapterOpen, ServerFull, TableRow
from tables.errors import UserError
from tables.wording import campaigns, text
from tables.words import Message


class ChannelHasTable(UserError):
    """The channel has a table already, and there is room for only one."""


def make_no_room_error(refused: ChannelTaken | ServerFull) -> UserError:
    """Make the error that tells a player why no further table may be opened."""
    if isinstance(refused, ServerFull):
        return UserError(Message("no-room-here", most=refused.most))
    return ChannelHasTable(Message("channel-has-table", game=GAMES[refused.table.game].title))


def make_wrong_chapter_error(refused: ChapterOpen | CampaignMoved) -> UserError:
    """Make the error for a player who wants a chapter that is not the next one to open."""
    if isinstance(refused, CampaignMoved):
        name = campaigns.format_campaign_name(refused.campaign.name)
        return UserError(
            Message("other-chapter-next", campaign=name, chapter=refused.campaign.next_number)
        )
    row = refused.table
    where = text.format_link(
        row.guild_id, row.channel_id, row.card.message_id if row.card else None
    )
    number = row.chapter.number if row.chapter else 1
    return UserError(Message("chapter-open", chapter=number, address=where))


def make_not_sitting_error(row: TableRow, wish: str) -> UserError:
    """Make the error for a user who has no seat at a gathering table. `wish`: what they cannot do,
    in the words of the message's variants."""
    full = len(row.seats) >= GAMES[row.game].seats[-1]
    return UserError(Message("not-sitting", wish=wish, full="yes" if full else "no"))
