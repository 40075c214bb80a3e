"""`/campaign`: begin a campaign, continue it, see its state, rename it, retire it."""

from __future__ import annotations

from discord import app_commands

from cogs.campaigns.chapters import may_act, open_next
from cogs.client import Interaction
from cogs.lobby.buttons import may_manage
from cogs.lobby.opening import open_here
from cogs.table.lookup import settle
from cogs.ui.components import note
from cogs.ui.errors import acknowledge, say
from cogs.ui.once import once
from cogs.ui.suggestions import choices, quietly
from rules import GAMES
from rules.engine.seal import hashed
from storage import Campaign, ChapterOpen, NewCampaign, TableRow
from tables.actions import lobby
from tables.errors import UserError
from tables.wording import campaigns, text

LISTED = 12
"""How many campaigns or chapters are listed, the latest ones."""
WHICH = "Which one; leave it out for the one played last in this channel"
NONE = (
    "No campaign of yours is known here. `/campaign start` begins one: tables of a game, each of "
    "which goes on from what the one before has left."
)

campaign = app_commands.Group(
    name="campaign", description="Games that continue one another, chapter by chapter."
)


@campaign.command(name="start", description="Begin a campaign with this channel's next table.")
@app_commands.describe(
    name="What the campaign is called",
    game="Which game; at a table that still gathers players, leave it out",
)
async def start(
    interaction: Interaction,
    name: app_commands.Range[str, 1, campaigns.NAME],
    game: str | None = None,
) -> None:
    """Make the table that gathers players here the first chapter, or open a table for it."""
    await acknowledge(interaction, thinking=True)
    new = NewCampaign(campaigns.named(name))
    row = None
    if interaction.channel_id is not None:
        row = await interaction.client.store.active_table(interaction.channel_id)
    if row is None or row.status != "gathering" or not _is_meant(row, game):
        await open_here(interaction, _game(game), new)
        return
    await once(interaction)
    sits = interaction.user.id in {seat.user_id for seat in row.seats}
    if not sits and not may_manage(interaction, row.opener_id):
        raise UserError("Only somebody who sits at this table can begin a campaign with it.")
    await lobby.make_chapter(interaction.client.sessions, row.id, new)
    said = f"This table is chapter 1 of {campaigns.name(new.name)}."
    await settle(interaction, row.id, said)


def _is_meant(row: TableRow, game: str | None) -> bool:
    """Whether the table that gathers players here plays the game that is meant."""
    known = GAMES.get(row.game)
    if known is None or not known.carries:
        return False
    return game is None or game.casefold() in (known.key, known.title.casefold())


def _game(said: str | None) -> str:
    """The key of the game that is meant. Raises UserError."""
    carrying = [game for game in GAMES.values() if game.carries]
    titles = text.listed([text.plain(game.title) for game in carrying], last="or")
    if said is None:
        if len(carrying) == 1:
            return carrying[0].key
        raise UserError(f"Say which game, in `game`: {titles}.")
    for game in carrying:
        if said.strip().casefold() in (game.key, game.title.casefold()):
            return game.key
    raise UserError(f"{text.quote(said, 40)} is not played in campaigns: what can be is {titles}.")


@start.autocomplete("game")
async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices([(game.title, game.key) for game in GAMES.values() if game.carries], typed)


@campaign.command(name="list", description="The campaigns of this channel, and yours elsewhere.")
async def list_(interaction: Interaction) -> None:
    """List the campaigns, retired ones last."""
    await acknowledge(interaction, thinking=True)
    found = sorted(await _known(interaction), key=lambda each: each.retired)
    lines = []
    for each in found[:LISTED]:
        latest = (await interaction.client.store.campaigns.chapters(each.id))[-1:]
        where = "" if each.channel_id == interaction.channel_id else f", in <#{each.channel_id}>"
        how = campaigns.standing(each, latest[0] if latest else None)
        lines.append(f"- {campaigns.name(each.name)} ({campaigns.title(each)}): {how}{where}")
    if len(found) > LISTED:
        lines.append(f"-# {len(found)} campaigns in all; `/campaign show` finds each by its name.")
    await say(interaction, note("\n".join(lines) or NONE))


@campaign.command(name="show", description="Where a campaign stands, and its chapters.")
@app_commands.describe(campaign=WHICH)
async def show(interaction: Interaction, campaign: str | None = None) -> None:
    """Show a campaign chapter by chapter, the latest last."""
    await acknowledge(interaction, thinking=True)
    known = await chosen(interaction, campaign)
    rows = await interaction.client.store.campaigns.chapters(known.id)
    lines = [
        f"### {text.plain(known.name, 2 * campaigns.NAME)}",
        f"{campaigns.title(known)}: {campaigns.standing(known, rows[-1] if rows else None)}.",
    ]
    if len(rows) > LISTED:
        lines.append(f"-# {len(rows) - LISTED} more before these:")
    lines += [_line(row) for row in rows[-LISTED:]]
    if known.save is not None:
        lines.append(
            f"-# Chapter {known.next} begins from a save of SHA-256 `{hashed(known.save)}`"
        )
    await say(interaction, note("\n".join(lines)))


_ENDED = {
    "gathering": "gathers players",
    "playing": "is being played",
    "ended": "played to its end",
    "closed": "closed before its end",
}


def _line(row: TableRow) -> str:
    number = row.chapter.number if row.chapter else 0
    link = text.link(row.guild_id, row.channel_id, row.card.message_id if row.card else None)
    names = text.plain(text.listed([seat.name for seat in row.seats]), 150)
    whom = f": {names}" if names else ""
    return f"- Chapter {number}, [table {row.id}]({link}), {_ENDED[row.status]}{whom}"


@campaign.command(name="continue", description="Open the next chapter here.")
@app_commands.describe(campaign=WHICH)
async def continue_(interaction: Interaction, campaign: str | None = None) -> None:
    """Open the next chapter with the same people; that also takes up a retired campaign again."""
    await acknowledge(interaction, thinking=True)
    known = await chosen(interaction, campaign)
    await open_next(interaction, known, known.next)


@campaign.command(name="rename", description="Give a campaign another name.")
@app_commands.describe(name="What it is called from now on", campaign=WHICH)
async def rename(
    interaction: Interaction,
    name: app_commands.Range[str, 1, campaigns.NAME],
    campaign: str | None = None,
) -> None:
    """Rename a campaign, and show the new name on its latest chapter's card."""
    await acknowledge(interaction, thinking=True)
    wanted = campaigns.named(name)
    known = await chosen(interaction, campaign)
    await once(interaction)
    await may_act(interaction, known)
    stored = interaction.client.store.campaigns
    await stored.rename(known.id, wanted)
    latest = (await stored.chapters(known.id))[-1]
    said = f"{campaigns.name(known.name)} is called {campaigns.name(wanted)} now."
    await settle(interaction, latest.id, said)


@campaign.command(name="retire", description="Put a campaign away; it can be continued later.")
@app_commands.describe(campaign=WHICH)
async def retire(interaction: Interaction, campaign: str | None = None) -> None:
    """Retire a campaign; it can be taken up again."""
    await acknowledge(interaction, thinking=True)
    known = await chosen(interaction, campaign)
    await once(interaction)
    await may_act(interaction, known)
    try:
        await interaction.client.store.campaigns.retire(known.id)
    except ChapterOpen as refused:
        number = refused.table.chapter.number if refused.table.chapter else known.next
        raise UserError(
            f"Chapter {number} of {campaigns.name(known.name)} is open. When it has ended, the "
            "campaign can be retired; `/game end` closes it before."
        ) from refused
    said = f"{campaigns.name(known.name)} is put away. `/campaign continue` takes it up again."
    await say(interaction, note(said))


# -- which one is meant ----------------------------------------------------------------------------


async def _known(interaction: Interaction) -> list[Campaign]:
    """The campaigns that the user may see: this channel's, and their own in this server."""
    return await interaction.client.store.campaigns.known_to(
        interaction.user.id, interaction.guild_id, interaction.channel_id or 0
    )


async def chosen(interaction: Interaction, said: str | None) -> Campaign:
    """The campaign that was chosen from the suggestions or typed by name. Raises UserError."""
    known = await _known(interaction)
    if not known:
        raise UserError(NONE)
    if said is None:
        here = [each for each in known if each.channel_id == interaction.channel_id]
        going = [each for each in here if not each.retired] or here
        if going:
            return going[0]
        names = text.listed([f"{campaigns.name(each.name)}" for each in known[:LISTED]])
        raise UserError(f"No campaign stands in this channel. Name one of yours: {names}.")
    wanted = said.strip()
    named = [each for each in known if str(each.id) == wanted] or [
        each for each in known if each.name.casefold() == wanted.casefold()
    ]
    if len(named) > 1:
        raise UserError("Several campaigns have that name. Choose one from the list.")
    if not named:
        raise UserError(
            f"No campaign here is called {text.quote(said, 60)}. `/campaign list` has them all."
        )
    return named[0]


@show.autocomplete("campaign")
@continue_.autocomplete("campaign")
@rename.autocomplete("campaign")
@retire.autocomplete("campaign")
@quietly
async def _suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices([(_label(each), str(each.id)) for each in await _known(interaction)], typed)


def _label(each: Campaign) -> str:
    retired = ", retired" if each.retired else ""
    return f"{text.visible(each.name)} · {campaigns.title(each)}, chapter {each.next}{retired}"
