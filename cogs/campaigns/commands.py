"""`/campaign`: begins, continues, shows, renames and retires campaigns. A button of the last card
opens the next chapter, as the command does."""

from discord import app_commands

from cogs.channels.threads import extend_archive_time
from cogs.client import Interaction
from cogs.lobby.buttons import can_manage
from cogs.lobby.opening import check_can_open_table, check_can_post, open_table_here
from cogs.lobby.rematch import choose_rematch_seats
from cogs.table.lookup import reply_and_publish, take_user_snapshot
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.errors import send_reply
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules import GAMES
from rules.engine.messages import Text
from rules.engine.seal import hash_text
from storage import Campaign, ChapterOpen, NewCampaign, NextChapter, TableRow
from tables.actions import lobby, refusals
from tables.errors import UserError
from tables.wording import campaigns, text

MOST_LISTED = 12
"""How many campaigns or chapters a message lists, the latest ones."""
CAMPAIGN_OPTION_TEXT = "option-campaign-which"
NO_CAMPAIGNS = Message("no-campaigns")

campaign = app_commands.Group(name="campaign", description=str(Message("commands-campaign")))


@make_command(
    "command-campaign-start",
    campaign,
    name="option-campaign-start-name",
    game="option-campaign-start-game",
)
async def start(
    interaction: Interaction,
    name: app_commands.Range[str, 1, campaigns.NAME_CHARACTERS],
    game: str | None = None,
) -> None:
    """Start a campaign with the table that gathers players here, or with a new table."""
    new = NewCampaign(campaigns.parse_campaign_name(name))
    row = None
    if interaction.channel_id is not None:
        row = await interaction.client.store.find_active_table(interaction.channel_id)
    if row is None or row.status != "gathering" or not _is_wanted_table(row, game):
        await open_table_here(interaction, _parse_campaign_game(game), new)
        return
    await count_interaction_once(interaction)
    sits = interaction.user.id in row.seated_users
    if not sits and not can_manage(interaction, row.opener_id):
        raise UserError(Message("only-sitters-begin"))
    await lobby.begin_campaign(interaction.client.sessions, row.id, new)
    said = Message("chapter-one", campaign=campaigns.format_campaign_name(new.name))
    await reply_and_publish(interaction, row.id, said)


def _is_wanted_table(row: TableRow, game: str | None) -> bool:
    """Whether the table that gathers players here plays the game that the user named, or, if they
    named none, a game that can have campaigns."""
    known = GAMES.get(row.game)
    if known is None or not known.can_carry:
        return False
    return game is None or game.casefold() in (known.key, known.title.casefold())


def _parse_campaign_game(said: str | None) -> str:
    """Find the key of the campaign game that the user means, or the only one. Raises UserError."""
    carrying = [game for game in GAMES.values() if game.can_carry]
    titles = text.join_names([text.format_plain(game.title) for game in carrying], either=True)
    if said is None:
        if len(carrying) == 1:
            return carrying[0].key
        raise UserError(Message("say-which-game", games=titles))
    for game in carrying:
        if said.strip().casefold() in (game.key, game.title.casefold()):
            return game.key
    raise UserError(Message("no-campaign-game", said=text.format_quote(said, 40), games=titles))


@suggest_for("game", start)
async def _suggest_games(_: Interaction, typed: str) -> Choices:
    carrying = [(game.title, game.key) for game in GAMES.values() if game.can_carry]
    return make_choices(carrying, typed)


@make_command("command-campaign-list", campaign)
async def list_(interaction: Interaction) -> None:
    """List the campaigns, retired ones last."""
    found = sorted(await _list_known_campaigns(interaction), key=lambda each: each.retired)
    lines = []
    for each in found[:MOST_LISTED]:
        latest = (await interaction.client.store.campaigns.list_chapters(each.id))[-1:]
        where = "here" if each.channel_id == interaction.channel_id else str(each.channel_id)
        how = campaigns.describe_progress(each, latest[0] if latest else None)
        line = Message(
            "campaign-line",
            campaign=campaigns.format_campaign_name(each.name),
            game=campaigns.format_campaign_game(each),
            progress=how,
            channel=where,
        )
        lines.append(str(line))
    if len(found) > MOST_LISTED:
        lines.append(str(Message("campaigns-in-all", count=len(found))))
    await send_reply(interaction, "\n".join(lines) or NO_CAMPAIGNS)


@make_command("command-campaign-show", campaign, campaign=CAMPAIGN_OPTION_TEXT)
async def show(interaction: Interaction, campaign: str | None = None) -> None:
    """Show a campaign chapter by chapter, the latest last."""
    known = await find_chosen_campaign(interaction, campaign)
    rows = await interaction.client.store.campaigns.list_chapters(known.id)
    game = campaigns.format_campaign_game(known)
    progress = campaigns.describe_progress(known, rows[-1] if rows else None)
    lines: list[Text] = [
        f"### {text.format_plain(known.name, 2 * campaigns.NAME_CHARACTERS)}",
        Message("campaign-progress", game=game, progress=progress),
    ]
    if len(rows) > MOST_LISTED:
        lines.append(Message("chapters-before", count=len(rows) - MOST_LISTED))
    lines += [_describe_chapter(row) for row in rows[-MOST_LISTED:]]
    if known.save is not None:
        save = hash_text(known.save)
        lines.append(Message("chapter-save", chapter=known.next_number, save=save))
    await send_reply(interaction, "\n".join(map(str, lines)))


def _describe_chapter(row: TableRow) -> Message:
    card = row.card.message_id if row.card else None
    return Message(
        "chapter-line",
        chapter=row.chapter.number if row.chapter else 0,
        table=row.id,
        link=text.format_link(row.guild_id, row.channel_id, card),
        status=row.status,
        count=len(row.seats),
        players=text.format_plain(text.join_names([seat.name for seat in row.seats]), 150),
    )


@make_command("command-campaign-continue", campaign, campaign=CAMPAIGN_OPTION_TEXT)
async def continue_(interaction: Interaction, campaign: str | None = None) -> None:
    """Open the next chapter with the same people; that also takes up a retired campaign again."""
    known = await find_chosen_campaign(interaction, campaign)
    await open_next_chapter(interaction, known, known.next_number)


@make_command(
    "command-campaign-rename",
    campaign,
    name="option-campaign-rename-name",
    campaign=CAMPAIGN_OPTION_TEXT,
)
async def rename(
    interaction: Interaction,
    name: app_commands.Range[str, 1, campaigns.NAME_CHARACTERS],
    campaign: str | None = None,
) -> None:
    """Rename a campaign, and show the new name on its latest chapter's card."""
    wanted = campaigns.parse_campaign_name(name)
    known = await find_chosen_campaign(interaction, campaign)
    await count_interaction_once(interaction)
    await require_campaign_access(interaction, known)
    stored = interaction.client.store.campaigns
    await stored.rename_campaign(known.id, wanted)
    latest = (await stored.list_chapters(known.id))[-1]
    old, now = map(campaigns.format_campaign_name, (known.name, wanted))
    await reply_and_publish(interaction, latest.id, Message("campaign-renamed", old=old, now=now))


@make_command("command-campaign-retire", campaign, campaign=CAMPAIGN_OPTION_TEXT)
async def retire(interaction: Interaction, campaign: str | None = None) -> None:
    """Retire a campaign; it can be taken up again."""
    known = await find_chosen_campaign(interaction, campaign)
    await count_interaction_once(interaction)
    await require_campaign_access(interaction, known)
    name = campaigns.format_campaign_name(known.name)
    try:
        await interaction.client.store.campaigns.retire_campaign(known.id)
    except ChapterOpen as refused:
        number = refused.table.chapter.number if refused.table.chapter else known.next_number
        raise UserError(Message("chapter-still-open", chapter=number, campaign=name)) from refused
    await send_reply(interaction, Message("campaign-put-away", campaign=name))


# -- which one is meant ----------------------------------------------------------------------------


async def _list_known_campaigns(interaction: Interaction) -> list[Campaign]:
    """List the campaigns that the user may see: this channel's, and their own in this server."""
    return await interaction.client.store.campaigns.list_known_campaigns(
        interaction.user.id, interaction.guild_id, interaction.channel_id or 0
    )


async def find_chosen_campaign(interaction: Interaction, said: str | None) -> Campaign:
    """Find the campaign that the user chose from the suggestions or typed by name, or if they named
    none, one of this channel. Raises UserError."""
    known = await _list_known_campaigns(interaction)
    if not known:
        raise UserError(NO_CAMPAIGNS)
    if said is None:
        here = [each for each in known if each.channel_id == interaction.channel_id]
        going = [each for each in here if not each.retired] or here
        if going:
            return going[0]
        names = [campaigns.format_campaign_name(each.name) for each in known[:MOST_LISTED]]
        raise UserError(Message("name-yours", names=text.join_names(names)))
    wanted = said.strip().casefold()
    named = [each for each in known if str(each.id) == wanted]
    named = named or [each for each in known if each.name.casefold() == wanted]
    if len(named) > 1:
        raise UserError(Message("several-of-name"))
    if not named:
        raise UserError(Message("no-campaign-called", said=text.format_quote(said, 60)))
    return named[0]


@suggest_for("campaign", show, continue_, rename, retire)
async def _suggest_campaigns(interaction: Interaction, typed: str) -> Choices:
    known = await _list_known_campaigns(interaction)
    return make_choices([(_label_campaign(each), str(each.id)) for each in known], typed)


def _label_campaign(each: Campaign) -> str:
    choice = Message(
        "campaign-choice-retired" if each.retired else "campaign-choice",
        campaign=text.strip_invisible(each.name),
        game=campaigns.format_campaign_game(each),
        chapter=each.next_number,
    )
    return str(choice)


async def require_campaign_access(interaction: Interaction, campaign: Campaign) -> bool:
    """Check that the user may act for the campaign, and return whether they have taken part in it.
    Raises UserError if they have not and do not manage the channel either."""
    campaigns = interaction.client.store.campaigns
    theirs = await campaigns.has_taken_part(campaign.id, interaction.user.id)
    if not theirs and not interaction.permissions.manage_channels:
        raise UserError(Message("chapter-sitters"))
    return theirs


async def open_next_chapter(interaction: Interaction, campaign: Campaign, number: int) -> None:
    """Open that chapter here, with the people of the chapter before who are still in the server. If
    two people do so at once, only one table is opened. Raises UserError."""
    if interaction.channel_id is None:
        raise UserError(Message("table-needs-channel"))
    await count_interaction_once(interaction)
    check_can_post(interaction)
    theirs = await require_campaign_access(interaction, campaign)
    await check_can_open_table(interaction)
    store = interaction.client.store
    last = (await store.campaigns.list_chapters(campaign.id))[-1]
    if last.is_active:
        raise refusals.make_wrong_chapter_error(ChapterOpen(last))
    snapshot, sat = (
        await take_user_snapshot(interaction, last.id),
        await store.list_all_holders(last.id),
    )
    company = await choose_rematch_seats(interaction, snapshot, sat, caller=theirs)
    row = await lobby.open_similar_table(
        interaction.client.sessions,
        last,
        interaction.user.id,
        company.seats,
        chapter=NextChapter(campaign.id, number),
        channel_id=interaction.channel_id,
    )
    await extend_archive_time(interaction.channel)
    said = str(Message("chapter-is-open", number=number))
    await reply_and_publish(interaction, row.id, said + company.unseated_sentences)


@register_handler("nextchapter")
async def press_next_chapter(interaction: Interaction, pressed: Pressed) -> None:
    """Open the next chapter for the button on the last chapter's card."""
    store, known = interaction.client.store, None
    row = await store.find_table(pressed.table)
    chapter = row.chapter if row is not None else None
    if chapter is not None:
        known = await store.campaigns.find_campaign(chapter.campaign_id)
    if chapter is None or known is None:
        raise UserError(Message("no-chapter"))
    await open_next_chapter(interaction, known, chapter.number + 1)
