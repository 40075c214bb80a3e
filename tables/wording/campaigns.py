"""The wording about campaigns: on cards, in the lobby, and in lists."""

from rules import GAMES
from rules.engine.clipping import clip_text
from storage import Campaign, Chapter, TableRow
from tables.errors import UserError
from tables.wording import text
from tables.wording.titles import find_game_title
from tables.words import Message

NAME_CHARACTERS = 60
"""How many characters a campaign's name may have."""
NEXT_CHAPTER_LABEL = Message("next-chapter")
"""The label of the button on a chapter's last card. That card has no answers with the same
label."""


def parse_campaign_name(raw: str) -> str:
    """Clean a campaign's name that a user has typed: one line, without invisible characters,
    clipped to NAME_CHARACTERS. Raises UserError if nothing is left."""
    found = " ".join(text.remove_all_invisible(raw).split())
    if not found:
        raise UserError(Message("name-unreadable"))
    return clip_text(found, NAME_CHARACTERS, marked=False)


def format_campaign_name(raw: str) -> str:
    """Format a campaign's name, escaped for display. Up to twice NAME_CHARACTERS is shown, because
    the removal of an erased user can make a name longer."""
    return f"**{text.format_plain(raw, 2 * NAME_CHARACTERS)}**"


def format_chapter(chapter: Chapter) -> str:
    """Name a chapter by its campaign: "**The Long Winter**, chapter 2"."""
    return str(
        Message("chapter-of", campaign=format_campaign_name(chapter.name), chapter=chapter.number)
    )


def format_campaign_line(row: TableRow) -> str:
    """Make the line about the campaign under a card's title, with a line feed before it. Return ""
    for a table of no campaign. A campaign named like its game is left out, as the title says that
    name already."""
    if row.chapter is None:
        return ""
    if row.chapter.name == find_game_title(row.game):
        return f"\n-# {Message('headline-chapter', chapter=row.chapter.number)}"
    return f"\n-# {format_chapter(row.chapter)}"


def describe_campaign_start(row: TableRow) -> list[str]:
    """Make the lobby's line about the save that the table starts from, or on how to start a
    campaign."""
    if row.save is not None:
        before = row.chapter.number - 1 if row.chapter else "none"
        return [str(Message("goes-on-from", chapter=before))]
    if row.chapter is None and row.game in GAMES and GAMES[row.game].can_carry:
        return [str(Message("start-campaign"))]
    return []


def find_next_chapter(row: TableRow) -> int | None:
    """Find the number of the chapter that the last card offers to open. Return None if it offers
    none."""
    of = row.chapter
    if of is None or of.retired or row.status != "ended" or of.carried != of.number:
        return None
    return of.number + 1


def describe_chapter_end(row: TableRow) -> list[str]:
    """Make the lines about the campaign on the last card of a chapter."""
    of = row.chapter
    if of is None:
        return []
    if of.carried > of.number or (of.carried == of.number and row.status == "closed"):
        return [str(Message("campaign-gone-on"))]
    if of.carried < of.number:
        return [str(Message("nothing-carried"))]
    if of.retired:
        return [str(Message("campaign-retired"))]
    return [str(Message("next-goes-on", button=NEXT_CHAPTER_LABEL))]


def describe_progress(known: Campaign, latest: TableRow | None) -> str:
    """Say in a few words where a campaign has got to."""
    if latest is not None and latest.is_active and latest.chapter:
        chapter = latest.chapter.number
        return str(Message("chapter-doing", chapter=chapter, status=latest.status))
    if known.retired:
        return str(Message("retired-before", chapter=known.next_number))
    return str(Message("chapter-next", chapter=known.next_number))


def format_campaign_game(known: Campaign) -> str:
    """Format the title of the campaign's game, escaped for display."""
    return text.format_plain(find_game_title(known.game), 60)
