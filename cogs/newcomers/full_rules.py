"""Shows the full rules of a game: a summary, and the rules by chapter, in pages that people can
turn and search."""

import re
from dataclasses import dataclass
from typing import Any

from discord.ui import ActionRow, Label, LayoutView, Modal, TextDisplay, TextInput

import pictures
from cogs.client import Interaction
from cogs.newcomers import pages
from cogs.ui import limits
from cogs.ui.components import Press
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.forms import FIELD_ID, Form
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.media import make_gallery
from cogs.ui.message import MessageView
from cogs.words import Message
from pictures.drawing import Drawing
from rules import GAMES
from rules.engine import Game
from rules.engine.by_language import cache_by_language
from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.wording import text
from tables.wording.weights import WEIGHTS

SIGNS_TITLE = Message("signs")
"""The title of the chapter about the signs."""
CHARACTERS_ON_PAGE = 3600
"""The most characters on a page, so that a phone shows it in a few screens and the heading fits."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the manual. `chapter`: the title of its chapter, which may have several pages."""

    chapter: str
    words: str
    pictured: bool = False
    """Whether the page explains the signs in the game's pictures, and can show them."""


@cache_by_language
def make_manual_pages(key: str) -> tuple[Page, ...]:
    """Make all pages of a game's manual: the summary, the signs in its pictures, and each chapter
    of its guide."""
    game = GAMES[key]
    found = [Page(str(Message("in-short")), write_short_rules(game))]
    if (explained := pictures.find_signs(key)) is not None:
        found.append(
            Page(str(SIGNS_TITLE), clip_text(explained.WORDS, CHARACTERS_ON_PAGE), pictured=True)
        )
    for chapter, words in _split_chapters(game.guide):
        found += [Page(chapter, part) for part in _split_into_pages(words)]
    return tuple(found)


def write_short_rules(game: Game[Any]) -> str:
    """Write a summary of the game: its goal, course, length and weight."""
    page = Message(
        "in-short-page",
        goal=text.format_plain(game.goal),
        course=text.format_plain(game.course),
        length=text.format_plain(game.length),
        weight=WEIGHTS[game.weight],
    )
    return str(page)


def _split_chapters(guide: str) -> list[tuple[str, str]]:
    """Split the guide into chapters, as (heading, text). Leave out what is above the first heading,
    because `write_short_rules` says the same."""
    pieces = re.split(r"^## (.+)$", guide, flags=re.MULTILINE)[1:]
    return [
        (heading.strip(), _put_rulings_last(words.strip()))
        for heading, words in zip(pieces[::2], pieces[1::2], strict=True)
    ]


def _put_rulings_last(words: str) -> str:
    """Put a chapter's rulings below its rules, as footnotes in small print."""
    paragraphs, mark = words.split("\n\n"), f"{Message('ruling')} "
    rulings = [part for part in paragraphs if mark in part and "\n" not in part]
    if len(rulings) < len(paragraphs):
        notes = ["-# " + part.replace(mark, "", 1) for part in rulings]
        paragraphs = [part for part in paragraphs if part not in rulings] + notes
    return "\n\n".join(paragraphs)


def _split_into_pages(words: str) -> list[str]:
    """Split a chapter into parts that fit on a page, between paragraphs."""
    parts = [""]
    for paragraph in words.split("\n\n"):
        piece = clip_text(paragraph, CHARACTERS_ON_PAGE)
        if parts[-1] and len(parts[-1]) + len(piece) + 2 > CHARACTERS_ON_PAGE:
            parts.append("")
        parts[-1] += ("\n\n" if parts[-1] else "") + piece
    return parts


def find_rule_page(game: Game[Any], rule: str) -> int | None:
    """Find the index of the page with the rule of that number. Return None if there is none."""
    for number, page in enumerate(make_manual_pages(game.key)):
        if any(has_rule_number(part, rule) for part in page.words.split("\n\n")):
            return number
    return None


def make_manual_at_rule(game: Game[Any], rule: str) -> LayoutView:
    """Make the view of the manual that begins at the rule of that number, or of its first page."""
    number = find_rule_page(game, rule)
    return make_manual_view(game.key, number or 0, "" if number is None else rule)


def make_manual_view(
    key: str, number: int, rule: str = "", shown: pictures.Picture | None = None
) -> LayoutView:
    """Make the view of a manual's page, with buttons to the others. `rule`: the page begins at the
    rule of that number, and "Back" shows the whole page. `shown`: the page's picture, which the
    caller must attach."""
    book = make_manual_pages(key)
    page = book[number]
    parts = page.words.split("\n\n")
    begins = next((n for n, part in enumerate(parts) if has_rule_number(part, rule)), 0)
    view = MessageView()
    heading = f"### {text.format_plain(GAMES[key].title)}: {text.format_plain(page.chapter)}"
    view.add_item(TextDisplay("\n".join([heading, "\n\n".join(parts[begins:])])))
    if shown is not None:
        view.add_item(make_gallery(shown))
    view.add_item(
        ActionRow(
            *pages.make_turning_buttons("manual", key, number, len(book) - 1, within=bool(begins)),
            Press(0, "manualform", key, label=Message("search")),
            Press(0, "opengame", key, label=Message("open-a-table")),
        )
    )
    firsts: dict[str, int] = {}
    for first, each in enumerate(book):
        firsts.setdefault(each.chapter, first)
    titles = {first: chapter for chapter, first in firsts.items()}
    view.add_item(
        pages.make_contents_row("chapter", key, titles, firsts[page.chapter], Message("chapters"))
    )
    return view


@register_handler("chapter", first=None)
@register_handler("manual", first=None)
async def turn_manual_page(interaction: Interaction, pressed: Pressed) -> None:
    """Open the manual, or turn to another page or chapter of it."""
    key = find_installed_game(pressed.find_part(0)).key
    number = min(pages.parse_page_number(pressed), len(make_manual_pages(key)) - 1)

    def find_drawing() -> Drawing | None:
        explained = pictures.find_signs(key)
        pictured = make_manual_pages(key)[number].pictured
        return explained.drawing() if pictured and explained is not None else None

    await pages.show_page(
        interaction, key, find_drawing, lambda shown: make_manual_view(key, number, shown=shown)
    )


def find_installed_game(key: str) -> Game[Any]:
    """Find the game with that key. Raises UserError if it is not installed."""
    if key not in GAMES:
        raise UserError(Message("game-gone"))
    return GAMES[key]


@register_handler("manualform", first=None)
async def open_search_form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form that asks what to search for."""
    game = find_installed_game(pressed.find_part(0))
    modal = Form(0, "manualsearch", game.key, title=Message("rules-of", game=game.title))
    field: TextInput[Modal] = TextInput(custom_id=FIELD_ID, max_length=100)
    label, hint = str(Message("what-look-for")), str(Message("word-or-number"))
    modal.add_item(Label(text=label, description=hint, component=field))
    await interaction.response.send_modal(modal)


@register_handler("manualsearch", first=promise_reply)
async def show_search_results(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the manual says about the words that the user typed into the form."""
    game = find_installed_game(pressed.find_part(0))
    await send_reply(interaction, search_guide(game, pressed.find_typed_text().strip()))


MOST_PARAGRAPHS_FOUND = 5
_WORD = re.compile(r"\w[\w.-]*\w|\w")
_RULE_NUMBERS_PATTERN = re.compile(r"(?:-# )?\*\*([^*\n]+)\*\*")


def search_guide(game: Game[Any], search: str) -> str:
    """Find the paragraphs of the game's guide that match, best first. Raises UserError if none
    does."""
    found, title = find_paragraphs(game.guide, search), text.format_plain(game.title)
    if not found:
        raise UserError(Message("rules-silent", game=title, said=text.format_quote(search, 60)))
    return f"**{title}**\n\n{join_fitting_paragraphs(found[:MOST_PARAGRAPHS_FOUND])}"


def split_paragraphs(guide: str) -> list[str]:
    """Split the guide into its paragraphs."""
    return [part.strip() for part in re.split(r"\n\s*\n", guide) if part.strip()]


def join_fitting_paragraphs(found: list[str]) -> str:
    """Join as many whole paragraphs as fit in one message."""
    kept: list[str] = []
    room = limits.MESSAGE_TEXT - 800
    for paragraph in found:
        piece = clip_text(paragraph, 1500)
        room -= len(piece) + 2
        if room < 0 and kept:
            break
        kept.append(piece)
    return "\n\n".join(kept)


def find_paragraphs(guide: str, search: str) -> list[str]:
    """Find the paragraphs with any of the words, best first. Whole words count more than parts of
    words, and words that few paragraphs have count more than common ones; so a rule's number counts
    most."""
    common = str(Message("common-words")).split()
    wanted = {word.casefold() for word in _WORD.findall(search[:1000])}.difference(common)
    parts = [(part, part.casefold()) for part in split_paragraphs(guide)]
    worth = {w: 1 / (1 + sum(w in low for _, low in parts)) for w in wanted}
    scored = []
    for n, (part, low) in enumerate(parts):
        words = set(_WORD.findall(low))
        score = sum(worth[w] * (3 if w in words else 1) for w in wanted if w in low)
        if score:
            scored.append((-score, n, part))
    return [part for _, _, part in sorted(scored)]


def has_rule_number(paragraph: str, rule: str) -> bool:
    """Whether the paragraph has that rule number, such as "SV-4.2", perhaps among others."""
    numbers = _RULE_NUMBERS_PATTERN.match(paragraph)
    return bool(rule) and numbers is not None and rule in numbers[1].split(", ")
