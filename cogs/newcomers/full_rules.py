"""Shows the full rules of a game: a summary, and the rules by chapter, in pages that people can
turn and search."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import ActionRow, Label, LayoutView, Modal, TextDisplay, TextInput

import pictures
from cogs.client import Interaction
from cogs.newcomers.rulebook import has_rule_number, looked_up
from cogs.table.lookup import pressed_alone
from cogs.ui import limits
from cogs.ui.components import Pick, Press
from cogs.ui.errors import acknowledge, promise_reply, send_reply, show_in_place
from cogs.ui.forms import FIELD, Form
from cogs.ui.handlers import Pressed, handler
from cogs.ui.media import make_files, make_gallery
from cogs.ui.message import MessageView
from cogs.words import Message
from rules import GAMES
from rules.engine import Game
from rules.engine.by_language import cache_by_language
from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.wording import text
from tables.wording.weights import WEIGHTS

SIGNS = Message("signs")
"""The title of the chapter about the signs."""
ROOM = 3600
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
    found = [Page(str(Message("in-short")), in_short(game))]
    if (explained := pictures.find_signs(key)) is not None:
        found.append(Page(str(SIGNS), clip_text(explained.WORDS, ROOM), pictured=True))
    for chapter, words in _split_chapters(game.guide):
        found += [Page(chapter, part) for part in _split_into_pages(words)]
    return tuple(found)


def in_short(game: Game[Any]) -> str:
    """Write what somebody needs to know before they sit down."""
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
    because `in_short` says the same."""
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
        piece = clip_text(paragraph, ROOM)
        if parts[-1] and len(parts[-1]) + len(piece) + 2 > ROOM:
            parts.append("")
        parts[-1] += ("\n\n" if parts[-1] else "") + piece
    return parts


def page_of(game: Game[Any], rule: str) -> int | None:
    """Find the index of the page with the rule of that number. Return None if there is none."""
    for number, page in enumerate(make_manual_pages(game.key)):
        if any(has_rule_number(part, rule) for part in page.words.split("\n\n")):
            return number
    return None


def opened_at(game: Game[Any], rule: str) -> LayoutView:
    """Open the manual at the rule of that number, with the rest of its page, or at its beginning if
    it has no such rule."""
    number = page_of(game, rule)
    return (
        make_manual_page(game.key, 0)
        if number is None
        else make_manual_page(game.key, number, rule)
    )


def make_manual_page(
    key: str, number: int, rule: str = "", shown: pictures.Picture | None = None
) -> LayoutView:
    """Make a page, with buttons to the others. `rule`: the page begins at the rule of that number,
    and "Back" shows the whole page. `shown`: the page's picture, which the caller must attach."""
    book = make_manual_pages(key)
    page = book[number]
    parts = page.words.split("\n\n")
    begins = next((n for n, part in enumerate(parts) if has_rule_number(part, rule)), 0)
    back = number if begins else max(number - 1, 0)
    view = MessageView()
    heading = f"### {text.format_plain(GAMES[key].title)}: {text.format_plain(page.chapter)}"
    view.add_item(TextDisplay("\n".join([heading, "\n\n".join(parts[begins:])])))
    if shown is not None:
        view.add_item(make_gallery(shown))
    last = len(book) - 1
    view.add_item(
        ActionRow(
            Press(
                0,
                "manual",
                key,
                str(back),
                "b",
                label=Message("back"),
                disabled=not number and not begins,
            ),
            Press(
                0,
                "manual",
                key,
                str(min(number + 1, last)),
                "n",
                label=Message("next"),
                style=discord.ButtonStyle.primary,
                disabled=number == last,
            ),
            Press(0, "manualform", key, label=Message("search")),
            Press(0, "opengame", key, label=Message("open-a-table")),
        )
    )
    view.add_item(ActionRow(_make_contents_pick(key, page.chapter)))
    return view


def _make_contents_pick(key: str, here: str) -> Pick:
    firsts: dict[str, int] = {}
    for number, page in enumerate(make_manual_pages(key)):
        firsts.setdefault(page.chapter, number)
    options = [
        discord.SelectOption(
            label=clip_text(chapter, limits.SELECT_LABEL),
            value=str(number),
            default=chapter == here,
        )
        for chapter, number in firsts.items()
    ]
    return Pick(
        0, "chapter", key, options=options[: limits.SELECT_OPTIONS], placeholder=Message("chapters")
    )


@handler("manual", first=None)
async def turn_to(interaction: Interaction, pressed: Pressed) -> None:
    """Open the manual, or turn to another page of it."""
    number = int(pressed.find_part(1)) if pressed.find_part(1).isdecimal() else 0
    await _show_manual_page(interaction, pressed.find_part(0), number)


@handler("chapter", first=None)
async def turn_to_chapter(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to the chapter that the user picked."""
    value = pressed.find_picked_value()
    await _show_manual_page(
        interaction, pressed.find_part(0), int(value) if value.isdecimal() else 0
    )


async def _show_manual_page(interaction: Interaction, key: str, number: int) -> None:
    """Show the page: in the ephemeral message whose button was pressed, or in a new one."""
    find_installed_game(key)
    if alone := pressed_alone(interaction):
        await acknowledge(interaction)
    else:
        await promise_reply(interaction)
    number = min(number, len(make_manual_pages(key)) - 1)
    shown = (
        await _paint_signs(interaction, key) if make_manual_pages(key)[number].pictured else None
    )
    view = make_manual_page(key, number, shown=shown)
    attached = make_files([shown]) if shown is not None else []
    if alone:
        await show_in_place(interaction, view, *attached)
    else:
        await send_reply(interaction, view, *attached)


async def _paint_signs(interaction: Interaction, key: str) -> pictures.Picture | None:
    """Paint the picture of a game's signs. Return None if the user wants words only or the game has
    no signs."""
    player = await interaction.client.sessions.people.find_player_settings(interaction.user.id)
    explained = pictures.find_signs(key)
    if player.words_only or explained is None:
        return None
    return await pictures.paint(key, explained.drawing())


def find_installed_game(key: str) -> Game[Any]:
    """Find the game with that key. Raises UserError if it is not installed."""
    if key not in GAMES:
        raise UserError(Message("game-gone"))
    return GAMES[key]


@handler("manualform", first=None)
async def ask_what_to_search(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form that asks what to search for."""
    game = find_installed_game(pressed.find_part(0))
    modal = Form(0, "manualsearch", game.key, title=Message("rules-of", game=game.title))
    field: TextInput[Modal] = TextInput(custom_id=FIELD, max_length=100)
    modal.add_item(
        Label(
            text=str(Message("what-look-for")),
            description=str(Message("word-or-number")),
            component=field,
        )
    )
    await interaction.response.send_modal(modal)


@handler("manualsearch", first=promise_reply)
async def show_search_results(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the manual says about the words that the user typed into the form."""
    await send_reply(
        interaction,
        looked_up(find_installed_game(pressed.find_part(0)), pressed.find_typed_text().strip()),
    )
