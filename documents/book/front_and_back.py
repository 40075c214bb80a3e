"""Makes what comes before and after the chapters of a book: its cover, the cast, the epilogue and
the colophon."""

from __future__ import annotations

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
from pictures import book_cover, portrait
from pictures.kit import players
from rules.engine import Game, Result, Table
from rules.engine.seal import seal_secret
from rules.kit.words import count_noun, inflect_noun, list_words, spell_number
from tables.wording import bots, text


@dataclass(slots=True)
class Stand:
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
        times = [*self.past.times[-1:], *(line.at for line in self.past.log[-1:])]
        return max(times, default=self.past.opened_at)


def format_days(opened: datetime, changed: datetime) -> str:
    """ "4 to 11 November 2026", in UTC."""
    first, last = opened.date(), changed.date()
    end = f"{last.day} {last:%B %Y}"
    if first == last:
        return end
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day} to {end}"
    if first.year == last.year:
        return f"{first.day} {first:%B} to {end}"
    return f"{first.day} {first:%B %Y} to {end}"


def make_cast(stand: Stand, painter: Painter, prefix: str = "") -> list[CastMember]:
    """Make the list of the book's characters, with a portrait of each player."""
    past, view = stand.past, stand.table.view(None)
    artist = pictures.find_artist(past.game.key)
    marks = artist.marks(view, past.names) if artist is not None else players.make_marks(past.names)
    faces = artist.faces(view, past.names) if artist is not None else players.make_faces(past.names)
    found = []
    for role in past.game.list_roles(stand.table.state, past.names):
        name = past.names[role.seat]
        shown = portrait.Portrait(marks[role.seat], faces[role.seat])
        drawn = painter.keep_image(
            portrait.draw(shown), f"{prefix}portrait-{role.seat}.png", f"{name}'s portrait."
        )
        by = "" if role.name == name else f"played by {name}"
        if role.seat in past.bots and not bots.says_so(name):
            by = f"{by}, a bot" if by else "played by a bot"
        found.append(CastMember(role.name, by, role.about, drawn))
    return found


def make_cover(
    game_key: str, title: str, subtitle: str, names: Sequence[str], painter: Painter
) -> Any:
    """Make the cover as a plate. Return None if there is no room for it."""
    shown = book_cover.BookCover(game_key, title, subtitle, list_words(names))
    return painter.keep_image(book_cover.draw(shown), "cover.jpg", book_cover.describe_cover(shown))


def make_epilogue(stand: Stand, painter: Painter, told: str, prefix: str = "") -> Chapter:
    """Make the epilogue: how and why the game ended, or how it stands. `told`: the text of the
    chapters; the reason of the end is left out if it is in this text."""
    past, result = stand.past, stand.result
    blocks: list[Block] = []
    if result is not None:
        if text.escape_text(result.why) not in told:
            blocks.append(describe_end(stand, result))
        blocks += describe_aftermath(stand, result)
        blocks += who_won(past, result)
        title = "Epilogue"
    else:
        ended = "The table was closed before the game was over. Nobody knows the end."
        going_on = "The game goes on. This is the book so far, of what everybody may know."
        blocks.append(ended if stand.closed else going_on)
        title = "Here it breaks off" if stand.closed else "To be continued"
    last = find_drawing(past.game.key, stand.table.view(None), None)
    if last is not None:
        caption = "How it stood in the end." if past.over else "How it stands."
        shown = painter.paint_plate(last, f"{prefix}plate-end", caption)
        blocks += [shown] if shown is not None else []
    if past.over:
        blocks += _make_chart_blocks(past, painter, prefix)
    return Chapter(title, blocks)


def make_premise(game: Game[Any]) -> list[Block]:
    """Make paragraphs of the game's premise."""
    return [text.escape_text(paragraph) for paragraph in game.premise.split("\n\n") if paragraph]


def describe_end(stand: Stand, result: Result) -> str:
    """Describe why the game is over."""
    try:
        return text.escape_text(stand.game.explain_end(stand.table.state, result))
    except Exception:  # a position of long ago
        return text.escape_text(result.why)


def describe_aftermath(stand: Stand, result: Result) -> list[Block]:
    """Describe what has become of everybody."""
    try:
        found = stand.game.describe_afterwards(stand.table.state, stand.past.names, result)
    except Exception:  # a position of long ago
        return []
    return [text.escape_text(paragraph) for paragraph in found]


def who_won(past: Record, result: Result) -> list[Block]:
    names = [text.format_plain(past.names[seat]) for seat in result.winners]
    if not names:
        verdict = "**Nobody won.**"
    elif len(names) == len(past.names) > 1:
        verdict = "**All of them won.**"
    else:
        verdict = f"**{list_words(names)} won.**"
    if len(set(result.scores.values())) < 2:
        return [verdict]
    scores = {seat: score for seat, score in result.scores.items() if 0 <= seat < len(past.names)}
    ranked = sorted(scores, key=lambda seat: (seat not in result.winners, -scores[seat]))
    rows = [f"| {text.format_plain(past.names[seat])} | {scores[seat]} |" for seat in ranked]
    return [verdict, "\n".join(["| | Score |", "|---|---|", *rows])]


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


def make_colophon(stands: Sequence[Stand], when: str) -> list[str]:
    """Make the colophon: when the game was played, under which rules, and how to check it."""
    first = stands[0].past
    answers = sum(len(stand.past.entries) for stand in stands)
    title = text.format_plain(first.game.title)
    tables = f"{spell_number(len(stands))} {inflect_noun(len(stands), 'table')}"
    lines = [
        f"{title} was played on Discord at {tables}, {when}, with {count_noun(answers, 'answer')}. "
        "Emberkeep was the game master, and made this book from what everybody at the table could "
        "read and see.",
        f"The rules were {title}, version {_format_versions(stands)}.",
    ]
    if len(stands) == 1:
        return [*lines, _format_proof(first)]
    lines.append(
        "At each of the tables all chance came from one seed, and its seal had been shown since it "
        "opened. `/table verify` plays a game again from its seed, and `/table export` gives it "
        "as a file."
    )
    return [*lines, "\n".join(f"- {_proof_of_many(stand.past)}" for stand in stands)]


def _format_versions(stands: Sequence[Stand]) -> str:
    found = sorted({version for stand in stands for version in stand.past.versions})
    return text.format_plain(list_words(found or [stands[0].past.game.version]), 200)


def _proof_of_many(past: Record) -> str:
    """Format a table's seal, and its seed and secret once the game is over, for a list."""
    what = "seed" if past.secret is None else "secret"
    sealed = f"`{seal_secret(past.seed if past.secret is None else past.secret, past.save)}`"
    if not past.over:
        return f"Table {past.table_id}, which goes on: sealed as {sealed}."
    found = f"seed `{_escape_code(past.seed)}`"
    if past.secret is not None:
        found += f", made of words of the players and the secret `{_escape_code(past.secret)}`"
    covers = (
        f"the {what}" if past.save is None else f"the save it began from, a slash and the {what}"
    )
    return f"Table {past.table_id}: {found}. SHA-256 of {covers}: {sealed}."


def _format_proof(past: Record) -> str:
    """Format the table's seal, and its seed and secret once the game is over."""
    mixed = past.secret is not None
    what = "secret" if mixed else "seed"
    secret = past.seed if past.secret is None else past.secret
    sealed = f"`{seal_secret(secret, past.save)}`"
    if not past.over:
        words = " and from words of the players" if mixed else ""
        return (
            f"All chance comes from a {what} that nobody knows yet{words}. The table has shown its "
            f"seal since it opened: SHA-256 {sealed}. When the game is over the {what} is shown, "
            "and `/table verify` plays the whole game again."
        )
    made = (
        f", made of words of the players and the secret `{_escape_code(secret)}`" if mixed else ""
    )
    covers = (
        f"the {what}" if past.save is None else f"the save it began from, a slash and the {what}"
    )
    return (
        "All chance came from one seed, "
        f"`{_escape_code(past.seed)}`{made}. The table had shown its seal, "
        f"the SHA-256 of {covers}, since it opened: {sealed}. `/table verify` plays the whole game "
        "again from the seed, and `/table export` gives it as a file."
    )


def _escape_code(words: str) -> str:
    return words.replace("`", "'")
