"""Opens the next chapter of a campaign, by a button of its last card or by command."""

from __future__ import annotations

from cogs.channels.threads import keep_open
from cogs.client import Interaction
from cogs.lobby.opening import may_post
from cogs.lobby.permissions import may_open
from cogs.lobby.rematch import same_people
from cogs.table.lookup import look_at_table, reply_and_publish
from cogs.ui.handlers import Pressed, handler
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from storage import Campaign, ChapterOpen, NextChapter
from tables.actions import lobby, refusals
from tables.errors import UserError


async def may_act(interaction: Interaction, campaign: Campaign) -> bool:
    """Return whether the user has been at one of the campaign's tables. Raises UserError if they
    have not and do not manage the channel either."""
    campaigns = interaction.client.store.campaigns
    theirs = await campaigns.belongs_to(campaign.id, interaction.user.id)
    if not theirs and not interaction.permissions.manage_channels:
        raise UserError(Message("chapter-sitters"))
    return theirs


async def open_next(interaction: Interaction, campaign: Campaign, number: int) -> None:
    """Open that chapter here, with the people of the chapter before who are still in the server;
    others may join. If two people do so at once, only one table is opened. Raises UserError."""
    if interaction.channel_id is None:
        raise UserError(Message("table-needs-channel"))
    await count_interaction_once(interaction)
    may_post(interaction)
    theirs = await may_act(interaction, campaign)
    await may_open(interaction)
    store = interaction.client.store
    last = (await store.campaigns.list_chapters(campaign.id))[-1]
    if last.is_active:
        raise refusals.not_next(ChapterOpen(last))
    snapshot, sat = await look_at_table(interaction, last.id), await store.list_sitters(last.id)
    company = await same_people(interaction, snapshot, sat, caller=theirs)
    row = await lobby.open_again(
        interaction.client.sessions,
        last,
        interaction.user.id,
        company.seats,
        chapter=NextChapter(campaign.id, number),
        channel_id=interaction.channel_id,
    )
    await keep_open(interaction.channel)
    said = str(Message("chapter-is-open", number=number))
    await reply_and_publish(interaction, row.id, said + company.missing_sentences)


@handler("nextchapter")
async def press_next_chapter(interaction: Interaction, pressed: Pressed) -> None:
    """Open the next chapter for the button on the last chapter's card."""
    store, known = interaction.client.store, None
    row = await store.find_table(pressed.table)
    chapter = row.chapter if row is not None else None
    if chapter is not None:
        known = await store.campaigns.find_campaign(chapter.campaign_id)
    if chapter is None or known is None:
        raise UserError(Message("no-chapter"))
    await open_next(interaction, known, chapter.number + 1)
