"""A table as a file: what stands in it, and how one from elsewhere is read and played again.

A file is whole, with the seed and the journal, or it is a log. A game that goes on has secrets (its
seed, and what was answered in private, which the journal holds), so its file is a log of what
everybody saw, unless whoever runs the bot asks for the whole.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from rules.engine import GAMES, Entry, seal
from rules.engine.events import passage_of
from rules.engine.journal import EntryKind
from storage import (
    Arrival,
    JournalRow,
    LoggedEvent,
    NewCampaign,
    NewTable,
    Post,
    Seat,
    TableRow,
    Wait,
)
from tables import campaigns, lobby, text
from tables.errors import UserError
from tables.replay import Job, Misfit, Played

log = logging.getLogger(__name__)

FORMAT = 1
MOST_ENTRIES = 10_000
MOST_SAVED = 1_000_000
"""Characters of a save."""
Words = Annotated[str, Field(max_length=200)]
When = Annotated[
    AwareDatetime,
    Field(ge=datetime(2020, 1, 1, tzinfo=UTC), lt=datetime(2200, 1, 1, tzinfo=UTC)),
]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Chair(_Part):
    """A seat. `user` is who holds it, in whole files of games that go on; `held` all who ever have,
    where they are others."""

    name: Words
    bot: bool
    user: int | None = Field(default=None, ge=1, lt=1 << 63)
    held: list[Annotated[int, Field(ge=1, lt=1 << 63)]] | None = Field(None, max_length=1000)


class Line(_Part):
    """An entry of the journal."""

    kind: EntryKind
    seat: int = Field(ge=0)
    prompt: Words
    answer: list[str] | int | str | None = None
    version: Words
    at: When


class Said(_Part):
    """A line of the log, as everybody saw it. `entry`: the number of the answer it came of, as
    `/table log` shows it."""

    text: str
    entry: int | None = Field(default=None, ge=1)
    quote: str = ""
    at: When


class ChapterPart(_Part):
    """Of which campaign the table is a chapter, and its number there."""

    campaign: Words
    number: int = Field(ge=1, le=100_000)


class TableFile(_Part):
    """The whole file. `log` is None where there is a journal, from which it follows. `save`: what
    the table began from, in whole files of tables that go on from another."""

    emberkeep: Literal[1]
    game: Words
    status: Literal["playing", "ended", "closed"]
    opened_at: When
    options: dict[str, Any]
    words_only: bool = False
    seats: list[Chair] = Field(max_length=32)
    seed_hash: Words
    seed: Annotated[str, Field(max_length=1000)] | None = None
    save: Annotated[str, Field(max_length=MOST_SAVED)] | None = None
    chapter: ChapterPart | None = None
    journal: Annotated[list[Line], Field(max_length=MOST_ENTRIES)] | None = None
    log: list[Said] | None = None


def whole(row: TableRow, journal: Sequence[JournalRow], sat: Sequence[Seat] = ()) -> TableFile:
    """Everything about a begun table. Who sits there, and who has (`sat`), is told only while it
    matters."""
    file = TableFile(
        **_head(row, users=row.active),
        seed=row.seed,
        save=row.save,
        journal=[
            Line(
                kind=line.entry.kind,
                seat=line.entry.seat,
                prompt=line.entry.prompt,
                answer=line.entry.answer,
                version=line.version,
                at=line.at,
            )
            for line in journal
        ],
    )
    for number, chair in enumerate(file.seats if row.active else ()):
        users = {seat.user_id for seat in sat if seat.number == number} - {chair.user, None}
        chair.held = sorted(user for user in users if user is not None) or None
    return file


def public(row: TableRow, events: Sequence[LoggedEvent]) -> TableFile:
    """What everybody saw at a begun table: no seed, and no answers."""
    said = [
        Said(
            text=each.event.text,
            entry=each.revision,
            quote=str(each.event.data.get("quote", "")) or passage_of(each.event),
            at=each.at,
        )
        for each in events
        if each.event.seats is None
    ]
    return TableFile(**_head(row, users=False), log=said)


def _head(row: TableRow, *, users: bool) -> dict[str, Any]:
    return {
        "emberkeep": FORMAT,
        "game": row.game,
        "status": row.status,
        "opened_at": row.opened_at,
        "options": row.options,
        "words_only": bool(row.settings.get("words_only")),
        "seats": [
            Chair(name=seat.name, bot=seat.bot, user=seat.user_id if users else None)
            for seat in row.seats
        ],
        "seed_hash": seal(row.seed, row.save),
        "chapter": row.chapter
        and ChapterPart(campaign=row.chapter.name, number=row.chapter.number),
    }


def read(content: bytes) -> TableFile:
    """The table in a file. Raises Mistake where there is none, or not a whole one."""
    try:
        file = TableFile.model_validate_json(content)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:4])
        why = f"`{text.plain(where, 80)}` does not fit: " if where else ""
        raise UserError(
            f"That is no table of mine, or it is damaged. {why}{text.plain(first['msg'], 200)}. "
            "Take a file that `/table export` made, as it is."
        ) from error
    if file.seed is None or file.journal is None:
        raise UserError(
            "That file is the log of a game that went on: it leaves out what is secret, so nobody "
            "can play on from it. Export the table again when its game is over."
        )
    if file.game not in GAMES:
        raise UserError(
            f"I do not know the game {text.quote(file.game, 40)}. I know {lobby.titles()}."
        )
    if seal(file.seed, file.save) != file.seed_hash:
        sealed = "The seed" if file.save is None else "The seed or the save"
        raise UserError(f"{sealed} in that file is not the one that was sealed when it opened.")
    return file


def job(file: TableFile) -> Job:
    """What is to be played again of a file that `read` took."""
    assert file.seed is not None and file.journal is not None
    game, names = GAMES[file.game], _names(file)
    return Job(
        game,
        names,
        file.seed,
        file.options,
        file.save,
        lobby.begins(game.title, names),
        file.opened_at,
        [_entry(line) for line in file.journal],
        [line.at for line in file.journal],
    )


def arrival(
    file: TableFile,
    played: Played | Misfit,
    *,
    channel_id: int,
    guild_id: int | None,
    opener_id: int,
    most: int | None = None,
) -> Arrival:
    """The table of a file, with what came of its job. `most` as a NewTable has it; a table that has
    ended takes up no room. Raises Mistake where it did not come out as the file says."""
    assert file.seed is not None and file.journal is not None
    if isinstance(played, Misfit):
        if played.trace:
            log.info("An imported table tripped its rules.\n%s", played.trace)
        raise UserError(_misfit(file, played))
    if played.revision != len(file.journal) or played.ended != (file.status == "ended"):
        raise UserError(
            "Played again, that table does not come to where the file says it stands. "
            "The file is damaged, or the rules have changed since."
        )
    on = file.status == "playing"
    seats = tuple(
        Seat(number, chair.user if on else None, name, chair.bot)
        for number, (chair, name) in enumerate(zip(file.seats, _names(file), strict=True))
    )
    settings = {"words_only": True} if file.words_only else {}
    waiting = {seat.user_id for seat in seats if on and seat.number in played.waiting}
    ping = sorted(user for user in waiting if user is not None)
    return Arrival(
        NewTable(
            channel_id,
            guild_id,
            opener_id,
            file.game,
            played.options,
            file.seed,
            seats,
            settings,
            most if on else None,
            file.save,
            _campaign(file, played.carried),
        ),
        file.status,
        file.opened_at,
        [
            JournalRow(0, number, _entry(line), line.version, None, line.at)
            for number, line in enumerate(file.journal, 1)
        ],
        played.events,
        played.dump,
        [Wait(0, *needed) for needed in played.needed] if on else (),
        [Post("card", {"ping": ping, "fresh": True}, "card")],
        sorted(played.called),
        [
            Seat(number, user, seats[number].name)
            for number, chair in enumerate(file.seats if on else ())
            for user in chair.held or ()
        ],
    )


def _campaign(file: TableFile, carried: str | None) -> NewCampaign | None:
    """The campaign that comes with a chapter: it goes on here as it stood after that."""
    if file.chapter is None or not GAMES[file.game].carries:
        return None
    return NewCampaign(campaigns.named(file.chapter.campaign), file.chapter.number, carried)


def _names(file: TableFile) -> list[str]:
    return [text.name(chair.name) for chair in file.seats]


def _entry(line: Line) -> Entry:
    return Entry(line.kind, line.seat, line.prompt, line.answer)


def _misfit(file: TableFile, misfit: Misfit) -> str:
    assert file.journal is not None
    if misfit.revision is None:
        where = "its beginning"
    else:
        where = f"its move {misfit.revision + 1} of {len(file.journal)}"
    why = misfit.why
    played = {line.version for line in file.journal}
    now = GAMES[file.game].version
    if played - {now}:
        old = text.listed(sorted(text.plain(version, 40) for version in played))
        why += f" (It was played under the rules {old}; they are {now} here.)"
    return f"That table cannot be played again: {where} does not fit. {text.plain(why, 500)}"
