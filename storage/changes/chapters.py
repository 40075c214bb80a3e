"""Changes campaigns as their tables open, move and end. The functions run on the writer's thread,
inside the transaction of the table's own change, so that no chapter can end without its save."""

import json

from storage import rows
from storage.changes import messages
from storage.database.connection import Connection
from storage.errors import CampaignGone, CampaignMoved, ChapterOpen
from storage.models import Campaign, NewCampaign, NewTable, NextChapter, Post, TableRow


def require_campaign(db: Connection, campaign_id: int) -> Campaign:
    """Find the campaign with this id. Raises CampaignGone."""
    found = db.execute(rows.SELECT_CAMPAIGN + "WHERE id = ?", (campaign_id,)).fetchone()
    if found is None:
        raise CampaignGone(campaign_id)
    return rows.parse_campaign(found)


def find_open_chapter(db: Connection, campaign_id: int) -> TableRow | None:
    """Find the table of the campaign's open chapter. Return None if no chapter is open."""
    found = db.execute(
        rows.SELECT_TABLE + "WHERE status IN ('gathering', 'playing')"
        " AND id IN (SELECT table_id FROM chapters WHERE campaign_id = ?)",
        (campaign_id,),
    ).fetchone()
    return rows.parse_table(found) if found else None


def check_no_open_chapter(db: Connection, campaign_id: int) -> None:
    """Check that the campaign has no open chapter. Raises ChapterOpen."""
    if (table := find_open_chapter(db, campaign_id)) is not None:
        raise ChapterOpen(table)


def find_starting_save(db: Connection, new: NewTable) -> str | None:
    """Find the save that a new table starts from; None if it starts from none. Raises CampaignGone,
    ChapterOpen, or CampaignMoved if the requested chapter is not the next one."""
    if not isinstance(new.campaign, NextChapter):
        return new.save
    known = require_campaign(db, new.campaign.campaign_id)
    check_no_open_chapter(db, known.id)
    if known.next_number != new.campaign.number:
        raise CampaignMoved(known)
    return known.save


def save_chapter(db: Connection, table_id: int, new: NewTable, save: str | None, now: int) -> None:
    """Store a new table's save, and its chapter, if any. A new campaign is created; an old one
    moves to the table's channel, no longer retired."""
    if save is not None:
        db.execute("INSERT INTO saves (table_id, body) VALUES (?, ?)", (table_id, save))
    if isinstance(new.campaign, NextChapter):
        campaign_id, number = new.campaign.campaign_id, new.campaign.number
        db.execute(
            "UPDATE campaigns SET channel_id = ?, retired = 0 WHERE id = ?",
            (new.channel_id, campaign_id),
        )
    elif isinstance(new.campaign, NewCampaign):
        campaign_id = create_campaign(db, table_id, new.campaign, save, now)
        number = new.campaign.number
    else:
        return
    _add_chapter(db, table_id, campaign_id, number)


def create_campaign(
    db: Connection, table_id: int, new: NewCampaign, save: str | None, now: int
) -> int:
    """Create a campaign with the server, channel and game of this table. Return the campaign's id.
    `save`: the table's save."""
    carried = new.carried is not None
    (campaign_id,) = db.execute(
        "INSERT INTO campaigns (guild_id, channel_id, game, name, save, carried, opened_at)"
        " SELECT guild_id, channel_id, game, ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT) FROM tables"
        " WHERE id = ? RETURNING id",
        (
            new.name,
            new.carried if carried else save,
            new.number if carried else new.number - 1,
            now,
            table_id,
        ),
    ).fetchone()
    return int(campaign_id)


def create_campaign_for_table(db: Connection, table: TableRow, new: NewCampaign, now: int) -> None:
    """Create a campaign, and make the table its chapter `new.number`. Raises CampaignMoved if the
    table is a chapter already."""
    if table.chapter is not None:
        raise CampaignMoved(require_campaign(db, table.chapter.campaign_id))
    _add_chapter(db, table.id, create_campaign(db, table.id, new, table.save, now), new.number)


def _add_chapter(db: Connection, table_id: int, campaign_id: int, number: int) -> None:
    """Make the table the chapter of the campaign with this number."""
    db.execute(
        "INSERT INTO chapters (table_id, campaign_id, number) VALUES (?, ?, ?)",
        (table_id, campaign_id, number),
    )


def save_carried(db: Connection, table_id: int, save: str) -> None:
    """Let the campaign's next chapter begin from this save, if this ended table is a chapter."""
    db.execute(
        "UPDATE campaigns SET save = ?2, carried = number FROM chapters"
        " WHERE chapters.table_id = ?1 AND campaigns.id = campaign_id",
        (table_id, save),
    )


def queue_chapter_card(db: Connection, campaign_id: int, now: int) -> int | None:
    """Queue a new card for the campaign's open chapter, since the card shows the campaign's name.
    Return that table's id; None if no chapter is open."""
    table = find_open_chapter(db, campaign_id)
    if table is None:
        return None
    waiting = "SELECT body FROM outbox WHERE table_id = ? AND key = 'card'"
    found = db.execute(waiting, (table.id,)).fetchone()
    # A queued card may be on its way already, with the old name. This one follows it, and pings
    # the same users.
    body = json.loads(found[0]) if found else {"ping": [], "fresh": False}
    messages.queue_posts(db, table.id, table.edition, [Post("card", body, "card")], now)
    return table.id


def move_campaign(db: Connection, table_id: int, channel_id: int) -> None:
    """Move the table's campaign, if it has one, to this channel."""
    db.execute(
        "UPDATE campaigns SET channel_id = ?2"
        " WHERE id = (SELECT campaign_id FROM chapters WHERE table_id = ?1)",
        (table_id, channel_id),
    )
