"""Finds the campaigns of a place or a person, and changes them."""

from storage import rows
from storage.changes import chapters, table_changes
from storage.database.connection import Connection
from storage.models import Campaign, TableRow
from storage.parts.base import Part, make_timed

_CAMPAIGNS_OF_USER = """
    SELECT campaign_id FROM chapters
    WHERE table_id IN (SELECT table_id FROM seats WHERE user_id = ?1)
        OR table_id IN (SELECT table_id FROM sittings WHERE user_id = ?1)
        OR table_id IN (SELECT id FROM tables WHERE opener_id = ?1)"""
"""Selects the campaigns in which the user has or had a seat, or has opened a chapter."""
_LATEST_FIRST = """
    ORDER BY coalesce((SELECT max(table_id) FROM chapters WHERE campaign_id = campaigns.id), 0) DESC
"""


class Campaigns(Part):
    """A store's campaigns. Chapters are opened and ended as tables are: see `NewTable.campaign` and
    `Commit.carried`."""

    async def find_campaign(self, campaign_id: int) -> Campaign | None:
        """Find the campaign with this id. Return None if none has it."""
        found = await self._read(rows.SELECT_CAMPAIGN + "WHERE id = ?", campaign_id)
        return rows.parse_campaign(found[0]) if found else None

    async def list_known_campaigns(
        self, user_id: int, guild_id: int | None, channel_id: int
    ) -> list[Campaign]:
        """List the campaigns of a channel, and those of its server in which the user takes part.
        The campaign with the latest table comes first."""
        where = f"WHERE channel_id = ?3 OR (guild_id = ?2 AND id IN ({_CAMPAIGNS_OF_USER}))"
        found = await self._read(
            rows.SELECT_CAMPAIGN + where + _LATEST_FIRST, user_id, guild_id, channel_id
        )
        return [rows.parse_campaign(row) for row in found]

    async def has_taken_part(self, campaign_id: int, user_id: int) -> bool:
        """Whether the user has or had a seat in one of the campaign's chapters, or opened one."""
        where = f"SELECT 1 WHERE ?2 IN ({_CAMPAIGNS_OF_USER})"
        return bool(await self._read(where, user_id, campaign_id))

    async def list_chapters(self, campaign_id: int) -> list[TableRow]:
        """List the tables of the campaign, in the order in which they were opened."""
        where = "WHERE id IN (SELECT table_id FROM chapters WHERE campaign_id = ?) ORDER BY id"
        return [
            rows.parse_table(row)
            for row in await self._read(rows.SELECT_TABLE + where, campaign_id)
        ]

    begin_campaign = make_timed(table_changes.begin_campaign)

    async def rename_campaign(self, campaign_id: int, name: str) -> Campaign:
        """Rename the campaign, and queue a new card for its open chapter. Raises CampaignGone."""
        now = self._now_milliseconds()

        def change(db: Connection) -> Campaign:
            db.execute("UPDATE campaigns SET name = ? WHERE id = ?", (name, campaign_id))
            chapters.queue_chapter_card(db, campaign_id, now)
            return chapters.require_campaign(db, campaign_id)

        return await self._write(change)

    async def retire_campaign(self, campaign_id: int) -> Campaign:
        """Retire the campaign until somebody opens its next chapter. Raises CampaignGone, or
        ChapterOpen if a chapter is open."""

        def change(db: Connection) -> Campaign:
            chapters.check_no_open_chapter(db, campaign_id)
            db.execute("UPDATE campaigns SET retired = 1 WHERE id = ?", (campaign_id,))
            return chapters.require_campaign(db, campaign_id)

        return await self._write(change)
