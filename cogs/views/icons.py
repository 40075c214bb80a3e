"""Put icons beside words: the application's own emoji, on buttons, in lists and in lines of text.

Messages are built without icons, and pass through this module just before they are sent. No other
module knows which words have an icon.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.ui import Button, LayoutView, Select, TextDisplay

from cogs.ui import limits
from pictures.icons import find_icons
from rules import GAMES
from rules.engine.languages import spoken_language
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

EMOJI_NAME_PATTERN = re.compile(rf"({'|'.join(GAMES)})_([a-z]+)_([0-9a-f]{{8}})")
"""The pattern of the bot's emoji names: the game, the icon, and a hash of the picture."""
UNTOUCHED_PATTERN = r"<[^<>\n]+>|`[^`\n]+`|https?://\S+|„[^“]*“|“[^”]*”"
"""Mentions, commands, addresses and people's words, in which no icon is put."""
INVALID_EMOJI_CODE = b"COMPONENT_INVALID_EMOJI"


class Icons:
    """The emoji that Discord has for the games' icons. Until they are fetched, there are none."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, discord.PartialEmoji]] = {}

    def replace_emojis(self, emojis: Mapping[str, int]) -> None:
        """Replace all known emoji by these, given as name and id. If an icon has several, the
        latest counts."""
        known: dict[str, dict[str, discord.PartialEmoji]] = {}
        for name in sorted(emojis, key=lambda each: emojis[each]):
            if found := EMOJI_NAME_PATTERN.fullmatch(name):
                of_game = known.setdefault(found[1], {})
                of_game[found[2]] = discord.PartialEmoji(name=name, id=emojis[name])
        self._known = known

    def watch_for_refused_icons(self, calls: aiohttp.TraceConfig) -> None:
        """Drop all icons as soon as Discord refuses one, for example because somebody has deleted
        it. Otherwise Discord would refuse every message that contains the icon."""

        async def drop_refused(
            _session: aiohttp.ClientSession,
            _context: SimpleNamespace,
            call: aiohttp.TraceRequestEndParams,
        ) -> None:
            answer = call.response
            if answer.status == 400 and self._known and INVALID_EMOJI_CODE in await answer.read():
                log.warning(
                    "Discord does not know an icon any more, so messages are in words alone. "
                    "Start the bot with --sync to upload what is missing."
                )
                self._known = {}

        calls.on_request_end.append(drop_refused)

    def add_icons_to_view(self, view: LayoutView, snapshot: Snapshot) -> LayoutView:
        """Put the game's icons beside words in a message about this table, and return the message.
        Buttons and options get them, and lines of text as far as the text limit allows. A table
        that is in words only gets none."""
        known = self._known.get(snapshot.row.game)
        if not known or snapshot.is_words_only:
            return view
        lines = IconInserter(snapshot.row.game, known, [seat.name for seat in snapshot.row.seats])
        texts: list[TextDisplay[Any]] = []
        for part in view.walk_children():
            if isinstance(part, TextDisplay):
                texts.append(part)
            elif isinstance(part, Button):
                part.emoji = part.emoji or lines.find_first_icon(part.label or "")
            elif isinstance(part, Select):
                for option in part.options:
                    option.emoji = option.emoji or lines.find_first_icon(option.label)
        room = limits.MESSAGE_TEXT - sum(len(each.content) for each in texts)
        for each in reversed(texts):  # the question comes last
            before = len(each.content)
            each.content = lines.add_icons(each.content, room)
            room -= len(each.content) - before
        return view


class IconInserter:
    """Finds the words of a game that have an icon. Words inside the players' `names` do not
    count."""

    def __init__(
        self, game_key: str, known: Mapping[str, discord.PartialEmoji], names: Iterable[str]
    ) -> None:
        self._known = known
        self._pattern, self._icons = _make_pattern(
            game_key, tuple(sorted(filter(None, names))), spoken_language()
        )

    def find_first_icon(self, words: str) -> discord.PartialEmoji | None:
        """Find the icon of the first word that has one. Return None if no word has an icon."""
        found = (self._find_icon(match) for match in self._pattern.finditer(words))
        return next((emoji for emoji in found if emoji), None)

    def add_icons(self, text: str, room: int) -> str:
        """Put each icon before its word, once a line, adding at most `room` characters. A line
        whose icons no longer fit stays as it is, and so does a heading."""
        lines = []
        for line in text.split("\n"):
            changed = line if line.startswith("#") else self._add_icons_to_line(line)
            if len(changed) - len(line) > room:
                changed = line
            room -= len(changed) - len(line)
            lines.append(changed)
        return "\n".join(lines)

    def _add_icons_to_line(self, line: str) -> str:
        shown: set[discord.PartialEmoji] = set()

        def put_icon(match: re.Match[str]) -> str:
            emoji = self._find_icon(match)
            if emoji is None or emoji in shown:
                return match[0]
            shown.add(emoji)
            return f"{emoji}\u00a0{match[0]}"  # keeps icon and word on one line

        return self._pattern.sub(put_icon, line)

    def _find_icon(self, match: re.Match[str]) -> discord.PartialEmoji | None:
        return self._known.get(self._icons[match.lastindex - 1]) if match.lastindex else None


@lru_cache(maxsize=64)
def _make_pattern(
    game_key: str, names: tuple[str, ...], _language: str
) -> tuple[re.Pattern[str], list[str]]:
    """Make a pattern that finds the game's words in the language spoken now, and list the icon of
    each of its groups. Each word has a group, the longest first. Names, the games' titles and other
    text to leave alone match without a group."""
    words = [(word, name) for name, icon in find_icons(game_key).items() for word in icon.words]
    words.sort(key=lambda pair: -len(pair[0]))
    titles = [str(game.title) for game in GAMES.values()]
    left = [UNTOUCHED_PATTERN, *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in (*titles, *names))]
    found = [f"({_make_word_pattern(word)})" for word, _ in words]
    return re.compile("|".join([*left, *found])), [name for _, name in words]


def _make_word_pattern(word: str) -> str:
    """Make the pattern of one word. A single word in lower case matches only beside a number."""
    if not word.islower():
        return rf"(?<!\w){re.escape(word)}(?!\w)"
    either = f"[{word[0].upper()}{word[0]}]{re.escape(word[1:])}"
    if not word.isalpha():
        return rf"(?<!\w){either}(?!\w)"
    return rf"(?<=\d ){either}(?!\w)|(?<!\w){either}(?= [+-]?\d)"
