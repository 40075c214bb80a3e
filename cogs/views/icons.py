"""Icons beside words: the application's own emoji, on buttons, in lists and in lines.

Messages are made of words alone. What is about to be sent passes through here, and this is the
only place that knows which words have an icon.
"""

from __future__ import annotations

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
from pictures.icons import icons
from rules import GAMES
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

NAME = re.compile(rf"({'|'.join(GAMES)})_([a-z]+)_([0-9a-f]{{8}})")
"""What the bot calls its emoji: the game, the icon, and a hash of the picture."""
UNTOUCHED = r"<[^<>\n]+>|`[^`\n]+`|https?://\S+|“[^”]*”"
"""Mentions, commands, addresses and people's words, in which nothing is put."""
REFUSED = b"COMPONENT_INVALID_EMOJI"


class Icons:
    """The emoji that Discord has for the games' icons; none until they have been fetched."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, discord.PartialEmoji]] = {}

    def use_emojis(self, emojis: Mapping[str, int]) -> None:
        """Use these from now on, by their names and ids; the latest where several are of one
        icon."""
        known: dict[str, dict[str, discord.PartialEmoji]] = {}
        for name in sorted(emojis, key=lambda each: emojis[each]):
            if found := NAME.fullmatch(name):
                of_game = known.setdefault(found[1], {})
                of_game[found[2]] = discord.PartialEmoji(name=name, id=emojis[name])
        self._known = known

    def listen_to_trace(self, calls: aiohttp.TraceConfig) -> None:
        """Go on in words alone once Discord refuses an icon, which somebody may have deleted:
        otherwise it would refuse every message that has it."""

        async def drop_refused(
            _session: aiohttp.ClientSession,
            _context: SimpleNamespace,
            call: aiohttp.TraceRequestEndParams,
        ) -> None:
            answer = call.response
            if answer.status == 400 and self._known and REFUSED in await answer.read():
                log.warning(
                    "Discord does not know an icon any more, so messages are in words alone. "
                    "Start the bot with --sync to upload what is missing."
                )
                self._known = {}

        calls.on_request_end.append(drop_refused)

    def put_beside(self, view: LayoutView, snapshot: Snapshot) -> LayoutView:
        """Put the game's icons beside the words of a message about that table: on its buttons, in
        its lists, and in its lines as far as these may get longer. None at a table that is in
        words only. Returns the message."""
        known = self._known.get(snapshot.row.game)
        if not known or snapshot.words_only:
            return view
        lines = Lines(snapshot.row.game, known, [seat.name for seat in snapshot.row.seats])
        texts: list[TextDisplay[Any]] = []
        for part in view.walk_children():
            if isinstance(part, TextDisplay):
                texts.append(part)
            elif isinstance(part, Button):
                part.emoji = part.emoji or lines.first_icon(part.label or "")
            elif isinstance(part, Select):
                for option in part.options:
                    option.emoji = option.emoji or lines.first_icon(option.label)
        room = limits.TEXT - sum(len(each.content) for each in texts)
        for each in reversed(texts):  # the question comes last
            before = len(each.content)
            each.content = lines.with_icons(each.content, room)
            room -= len(each.content) - before
        return view


class Lines:
    """Finds a game's words in lines. In players' `names` no word is meant."""

    def __init__(
        self, game_key: str, known: Mapping[str, discord.PartialEmoji], names: Iterable[str]
    ) -> None:
        self._known = known
        self._pattern, self._icons = _make_pattern(game_key, tuple(sorted(filter(None, names))))

    def first_icon(self, words: str) -> discord.PartialEmoji | None:
        """The icon of the first word that has one."""
        found = (self._find_icon(match) for match in self._pattern.finditer(words))
        return next((emoji for emoji in found if emoji), None)

    def with_icons(self, text: str, room: int) -> str:
        """The text with each icon before its word, once a line, in at most `room` characters more;
        none in a heading."""
        lines = []
        for line in text.split("\n"):
            changed = line if line.startswith("#") else self._add_icons(line)
            if len(changed) - len(line) > room:
                changed = line
            room -= len(changed) - len(line)
            lines.append(changed)
        return "\n".join(lines)

    def _add_icons(self, line: str) -> str:
        shown: set[discord.PartialEmoji] = set()

        def put_icon(match: re.Match[str]) -> str:
            emoji = self._find_icon(match)
            if emoji is None or emoji in shown:
                return match[0]
            shown.add(emoji)
            return f"{emoji}\u00a0{match[0]}"  # they stay on one line

        return self._pattern.sub(put_icon, line)

    def _find_icon(self, match: re.Match[str]) -> discord.PartialEmoji | None:
        return self._known.get(self._icons[match.lastindex - 1]) if match.lastindex else None


@lru_cache(maxsize=64)
def _make_pattern(game_key: str, names: tuple[str, ...]) -> tuple[re.Pattern[str], list[str]]:
    """Finds the words of a game, with a group for each, and what is left as it is, with none; and
    the icon of each group. The longest words come first."""
    words = [(word, name) for name, icon in icons(game_key).items() for word in icon.words]
    words.sort(key=lambda pair: -len(pair[0]))
    left = [UNTOUCHED, *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names)]
    found = [f"({_in_a_line(word)})" for word, _ in words]
    return re.compile("|".join([*left, *found])), [name for _, name in words]


def _in_a_line(word: str) -> str:
    """A pattern for a word: a single one in lower case counts only beside a number."""
    if not word.islower():
        return rf"(?<!\w){re.escape(word)}(?!\w)"
    either = f"[{word[0].upper()}{word[0]}]{re.escape(word[1:])}"
    if not word.isalpha():
        return rf"(?<!\w){either}(?!\w)"
    return rf"(?<=\d ){either}(?!\w)|(?<!\w){either}(?= [+-]?\d)"
