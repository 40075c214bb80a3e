"""Makes what comes before and after the chapters of a book: its cover, the cast, the epilogue and
the colophon."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pictures
from documents.book.material import find_drawing
from documents.book.model import Block, CastMember, Chapter
from documents.book.plates import Painter
from documents.charts import make_chart_drawing
from documents.moments import Record
from documents.words import Message
from pictures import book_cover, portrait
from pictures.kit import players
from pictures.kit.faces import make_faces
from rules.engine import Game, Result, Table
from rules.engine.seal import seal_secret
from tables.wording import bots, text


@dataclass(slots=True)
class BookTable:
    """A table as it is now. `closed`: whether it was closed before its game was over."""

    past: Record
    table: Table[Any]
    closed: bool

    @property
    def game(self) -> Game[Any]:
        return self.past.game

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def changed_at(self) -> datetime:
        """When the last entry was made or the last event logged, or else the table opened."""
        times = [*self.past.times[-1:], *(line.at for line in self.past.log[-1:])]
        return max(times, default=self.past.opened_at)


def format_days(opened: datetime, changed: datetime) -> str:
    """Format the days from the first to the last, in UTC: "4 to 11 November 2026"."""
    first, last = opened.date(), changed.date()
    same = "none"
    if first == last:
        same = "day"
    elif first.year == last.year:
        same = "month" if first.month == last.month else "year"
    return str(
        Message(
            "days",
            same=same,
            day=first.day,
            month=first.month,
            year=first.year,
            last_day=last.day,
            last_month=last.month,
            last_year=last.year,
        )
    )


def make_cast(stand: BookTable, painter: Painter, prefix: str) -> list[CastMember]:
    """Make the list of the book's characters, with a portrait of each player."""
    past, view = stand.past, stand.table.view(None)
    artist = pictures.find_artist(past.game.key)
    marks = artist.marks(view, past.names) if artist is not None else players.make_marks(past.names)
    faces = artist.faces(view, past.names) if artist is not None else make_faces(past.names)
    found = []
    for role in past.game.list_roles(stand.table.state, past.names):
        name = past.names[role.seat]
        shown = portrait.Portrait(marks[role.seat], faces[role.seat])
        drawn = painter.make_plate(
            portrait.draw(shown),
            f"{prefix}portrait-{role.seat}.png",
            str(Message("portrait", player=name)),
        )
        by: Message | str = "" if role.name == name else Message("played-by", player=name)
        if role.seat in past.bots and not bots.has_bot_label(name):
            by = Message("played-by-bot", player=name) if by else Message("played-by-a-bot")
        found.append(CastMember(role.name, str(by), role.about, drawn))
    return found


def make_cover(
    game_key: str, title: str, subtitle: str, names: Sequence[str], painter: Painter
) -> Any:
    """Make the cover as a plate. Return None if there is no room for it."""
    shown = book_cover.BookCover(game_key, title, subtitle, text.join_names(names))
    return painter.make_plate(book_cover.draw(shown), "cover.jpg", book_cover.describe_cover(shown))


def make_epilogue(stand: BookTable, painter: Painter, told: str, prefix: str) -> Chapter:
    """Make the epilogue: how and why the game ended, or how it stands. `told`: the text of the
    chapters; why the game ended is left out if this text says it."""
    past, result = stand.past, stand.result
    blocks: list[Block] = []
    if result is not None:
        if text.escape_text(result.why) not in told:
            blocks.append(describe_end(stand, result))
        blocks += describe_aftermath(stand, result)
        blocks += describe_winners(past, result)
        title = Message("epilogue")
    else:
        blocks.append(str(Message("closed-before-end" if stand.closed else "goes-on-so-far")))
        title = Message("breaks-off" if stand.closed else "to-be-continued")
    last = find_drawing(past.game.key, stand.table.view(None), None)
    if last is not None:
        caption = str(Message("stood-in-end" if past.over else "stands-now"))
        shown = painter.paint_plate(last, f"{prefix}plate-end", caption)
        blocks += [shown] if shown is not None else []
    if past.over:
        blocks += _make_chart_blocks(past, painter, prefix)
    return Chapter(str(title), blocks)


def make_premise(game: Game[Any]) -> list[Block]:
    """Split the game's premise into paragraphs."""
    return [text.escape_text(paragraph) for paragraph in game.premise.split("\n\n") if paragraph]


def describe_end(stand: BookTable, result: Result) -> str:
    """Describe why the game is over."""
    try:
        return text.escape_text(stand.game.explain_end(stand.table.state, result))
    except Exception:  # a position of long ago
        return text.escape_text(result.why)


def describe_aftermath(stand: BookTable, result: Result) -> list[Block]:
    """Describe what has become of everybody. Return [] if the game cannot tell it from an old
    position."""
    try:
        found = stand.game.describe_afterwards(stand.table.state, stand.past.names, result)
    except Exception:  # a position of long ago
        return []
    return [text.escape_text(paragraph) for paragraph in found]


def describe_winners(past: Record, result: Result) -> list[Block]:
    """Name the winners, and list the scores if they differ. Return no names if nobody has won: the
    sentence about the end says so."""
    names = [text.format_plain(past.names[seat]) for seat in result.winners]
    blocks: list[Block] = []
    if len(names) == len(past.names) > 1:
        blocks.append(str(Message("all-won")))
    elif names:
        blocks.append(str(Message("they-won", players=names)))
    if len(set(result.scores.values())) < 2:
        return blocks
    scores = {seat: score for seat, score in result.scores.items() if 0 <= seat < len(past.names)}
    ranked = sorted(scores, key=lambda seat: (seat not in result.winners, -scores[seat]))
    rows = [f"| {text.format_plain(past.names[seat])} | {scores[seat]} |" for seat in ranked]
    heads = f"| {Message('player-heading')} | {Message('score-heading')} |"
    return [*blocks, "\n".join([heads, "|---|---|", *rows])]


def _make_chart_blocks(past: Record, painter: Painter, prefix: str) -> list[Block]:
    """Make the chart of the game. Return [] if it has no chart or cannot be replayed."""
    try:
        drawing = make_chart_drawing(past)
    except Exception:  # a journal of long ago
        return []
    if drawing is None:
        return []
    shown = painter.paint_plate(drawing, f"{prefix}chart", f"{past.game.measure}.")
    return [] if shown is None else [shown]


def make_colophon(stands: Sequence[BookTable], when: str) -> list[str]:
    """Make the colophon: when the game was played, under which rules, and how to check it."""
    first = stands[0].past
    answers = sum(len(stand.past.entries) for stand in stands)
    title = text.format_plain(first.game.title)
    lines = [
        str(Message("made-from-game", game=title, tables=len(stands), days=when, answers=answers)),
        str(Message("rules-version", game=title, version=_format_versions(stands))),
    ]
    if len(stands) == 1:
        return [*lines, _format_proof(first)]
    lines.append(str(Message("seeds-of-tables")))
    return [*lines, "\n".join(f"- {_format_proof(stand.past, listed=True)}" for stand in stands)]


def _format_versions(stands: Sequence[BookTable]) -> str:
    found = sorted({version for stand in stands for version in stand.past.versions})
    return text.format_plain(text.join_names(found or [stands[0].past.game.version]), 200)


def _format_proof(past: Record, *, listed: bool = False) -> str:
    """Format the table's seal, and its seed and secret once the game is over."""
    secret = past.seed if past.secret is None else past.secret
    seal = f"`{seal_secret(secret, past.save)}`"
    what = "seed" if past.secret is None else "secret"
    if not past.over and listed:
        return str(Message("proof-goes-on", table=past.table_id, seal=seal))
    if not past.over:
        return str(Message("proof-open", what=what, seal=seal))
    whole = {
        "what": what,
        "seed": _escape_code(past.seed),
        "secret": _escape_code(past.secret or ""),
        "save": "none" if past.save is None else "save",
        "seal": seal,
    }
    if listed:
        return str(Message("proof-of-table", table=past.table_id, **whole))
    return str(Message("proof-whole", **whole))


def _escape_code(words: str) -> str:
    return words.replace("`", "'")
