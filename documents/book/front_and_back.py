"""What stands before and behind the chapters of a book: its cover, the cast, how it ended and how
it was made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pictures
from documents.book.material import plate
from documents.book.model import Block, CastMember, Chapter
from documents.book.plates import Painter
from documents.charts import charted
from documents.moments import Record
from pictures import book_cover, portrait
from pictures.kit import players
from rules.engine import Game, Result, Table
from rules.engine.seal import seal
from rules.kit.words import count, listed, noun, spelled
from tables.wording import bots, text


@dataclass(slots=True)
class Stand:
    """Where a table stands now. `closed`: ended before its game was over."""

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
    def changed(self) -> datetime:
        times = [*self.past.times[-1:], *(line.at for line in self.past.log[-1:])]
        return max(times, default=self.past.opened_at)


def days(opened: datetime, changed: datetime) -> str:
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


def cast(stand: Stand, painter: Painter, prefix: str = "") -> list[CastMember]:
    """Whom the book is about, each player with a portrait."""
    past, view = stand.past, stand.table.view(None)
    artist = pictures.artist(past.game.key)
    marks = artist.marks(view, past.names) if artist is not None else players.marks(past.names)
    faces = artist.faces(view, past.names) if artist is not None else players.faces(past.names)
    found = []
    for role in past.game.cast(stand.table.state, past.names):
        name = past.names[role.seat]
        shown = portrait.Portrait(marks[role.seat], faces[role.seat])
        drawn = painter.keep(
            portrait.draw(shown), f"{prefix}portrait-{role.seat}.png", f"{name}'s portrait."
        )
        by = "" if role.name == name else f"played by {name}"
        if role.seat in past.bots and not bots.says_so(name):
            by = f"{by}, a bot" if by else "played by a bot"
        found.append(CastMember(role.name, by, role.about, drawn))
    return found


def cover(game_key: str, title: str, subtitle: str, names: Sequence[str], painter: Painter) -> Any:
    """The cover as a plate."""
    shown = book_cover.BookCover(game_key, title, subtitle, listed(names))
    return painter.keep(book_cover.draw(shown), "cover.jpg", book_cover.alt(shown))


def epilogue(stand: Stand, painter: Painter, told: str, prefix: str = "") -> Chapter:
    """How it ended and why, or how it stands. `told`: the text of the chapters, of which nothing
    is said again."""
    past, result = stand.past, stand.result
    blocks: list[Block] = []
    if result is not None:
        if text.escaped(result.why) not in told:
            blocks.append(why(stand, result))
        blocks += afterwards(stand, result)
        blocks += who_won(past, result)
        title = "Epilogue"
    else:
        ended = "The table was closed before the game was over. Nobody knows the end."
        going_on = "The game goes on. This is the book so far, of what everybody may know."
        blocks.append(ended if stand.closed else going_on)
        title = "Here it breaks off" if stand.closed else "To be continued"
    last = plate(past.game.key, stand.table.view(None), None)
    if last is not None:
        caption = "How it stood in the end." if past.over else "How it stands."
        shown = painter.paint(last, f"{prefix}plate-end", caption)
        blocks += [shown] if shown is not None else []
    if past.over:
        blocks += _chart(past, painter, prefix)
    return Chapter(title, blocks)


def premise(game: Game[Any]) -> list[Block]:
    """Where all games of it begin."""
    return [text.escaped(paragraph) for paragraph in game.premise.split("\n\n") if paragraph]


def why(stand: Stand, result: Result) -> str:
    """Why the game is over."""
    try:
        return text.escaped(stand.game.ended(stand.table.state, result))
    except Exception:  # a position of long ago
        return text.escaped(result.why)


def afterwards(stand: Stand, result: Result) -> list[Block]:
    """What has become of everybody."""
    try:
        found = stand.game.afterwards(stand.table.state, stand.past.names, result)
    except Exception:  # a position of long ago
        return []
    return [text.escaped(paragraph) for paragraph in found]


def who_won(past: Record, result: Result) -> list[Block]:
    names = [text.plain(past.names[seat]) for seat in result.winners]
    if not names:
        verdict = "**Nobody won.**"
    elif len(names) == len(past.names) > 1:
        verdict = "**All of them won.**"
    else:
        verdict = f"**{listed(names)} won.**"
    if len(set(result.scores.values())) < 2:
        return [verdict]
    scores = {seat: score for seat, score in result.scores.items() if 0 <= seat < len(past.names)}
    ranked = sorted(scores, key=lambda seat: (seat not in result.winners, -scores[seat]))
    rows = [f"| {text.plain(past.names[seat])} | {scores[seat]} |" for seat in ranked]
    return [verdict, "\n".join(["| | Score |", "|---|---|", *rows])]


def _chart(past: Record, painter: Painter, prefix: str) -> list[Block]:
    """The course of the game as a picture, where it measures anything and can be played again."""
    try:
        drawing = charted(past)
    except Exception:  # a journal of long ago
        return []
    if drawing is None:
        return []
    shown = painter.paint(drawing, f"{prefix}chart", f"{past.game.measure}.")
    return [] if shown is None else [shown]


def colophon(stands: Sequence[Stand], when: str) -> list[str]:
    """When it was played, under which rules, and how anybody can check it."""
    first = stands[0].past
    answers = sum(len(stand.past.entries) for stand in stands)
    title = text.plain(first.game.title)
    tables = f"{spelled(len(stands))} {noun(len(stands), 'table')}"
    lines = [
        f"{title} was played on Discord at {tables}, {when}, with {count(answers, 'answer')}. "
        "Emberkeep was the game master, and made this book from what everybody at the table could "
        "read and see.",
        f"The rules were {title}, version {_versions(stands)}.",
    ]
    if len(stands) == 1:
        return [*lines, _proof(first)]
    lines.append(
        "At each of the tables all chance came from one seed, and its seal had been shown since it "
        "opened. `/table verify` plays a game again from its seed, and `/table export` gives it "
        "as a file."
    )
    return [*lines, "\n".join(f"- {_proof_of_many(stand.past)}" for stand in stands)]


def _versions(stands: Sequence[Stand]) -> str:
    found = sorted({version for stand in stands for version in stand.past.versions})
    return text.plain(listed(found or [stands[0].past.game.version]), 200)


def _proof_of_many(past: Record) -> str:
    """A table's seed, and the seal that goes with it."""
    what = "seed" if past.secret is None else "secret"
    sealed = f"`{seal(past.seed if past.secret is None else past.secret, past.save)}`"
    if not past.over:
        return f"Table {past.table_id}, which goes on: sealed as {sealed}."
    found = f"seed `{_code(past.seed)}`"
    if past.secret is not None:
        found += f", made of words of the players and the secret `{_code(past.secret)}`"
    covers = (
        f"the {what}" if past.save is None else f"the save it began from, a slash and the {what}"
    )
    return f"Table {past.table_id}: {found}. SHA-256 of {covers}: {sealed}."


def _proof(past: Record) -> str:
    """The seal, and the seed and the secret once they are secret no more."""
    mixed = past.secret is not None
    what = "secret" if mixed else "seed"
    secret = past.seed if past.secret is None else past.secret
    sealed = f"`{seal(secret, past.save)}`"
    if not past.over:
        words = " and from words of the players" if mixed else ""
        return (
            f"All chance comes from a {what} that nobody knows yet{words}. The table has shown its "
            f"seal since it opened: SHA-256 {sealed}. When the game is over the {what} is shown, "
            "and `/table verify` plays the whole game again."
        )
    made = f", made of words of the players and the secret `{_code(secret)}`" if mixed else ""
    covers = (
        f"the {what}" if past.save is None else f"the save it began from, a slash and the {what}"
    )
    return (
        f"All chance came from one seed, `{_code(past.seed)}`{made}. The table had shown its seal, "
        f"the SHA-256 of {covers}, since it opened: {sealed}. `/table verify` plays the whole game "
        "again from the seed, and `/table export` gives it as a file."
    )


def _code(words: str) -> str:
    return words.replace("`", "'")
