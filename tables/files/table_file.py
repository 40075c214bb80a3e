"""A table as a file: its format, and how an imported file is checked and replayed.

A file is either complete, with seed and journal, or only a log. A game in play has secrets (its
seed, and private answers in the journal), so its file is only the log of what everybody saw, unless
the bot's owner asks for the complete one.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from rules.engine import GAMES, Entry
from rules.engine.events import find_passage
from rules.engine.journal import EntryKind
from rules.engine.languages import find_offered
from rules.engine.packs import MOST_PACKS
from rules.engine.seal import seal_secret
from rules.engine.search import Strength
from storage import (
    Arrival,
    JournalRow,
    LoggedEvent,
    NewCampaign,
    NewTable,
    PackContent,
    Post,
    Seat,
    TableRow,
    Wait,
)
from tables.actions import dice_words, lobby
from tables.errors import UserError
from tables.files import draws, mixing
from tables.files.draws import DrawsPart
from tables.files.import_replay import Replayed, ReplayFailed, ReplayJob
from tables.files.mixing import DicePart
from tables.wording import campaigns, text
from tables.words import Message

log = logging.getLogger(__name__)

FORMAT_NUMBER = 2
"""The format number that new files get. Files of format 1 can be read too: they have no `dice`,
`draws` and `packs`, and all bots in them are middling."""
MOST_ENTRIES = 10_000
LARGEST_CLOCK_CHANGE = timedelta(days=1)
"""How far times in a file may run backwards, because somebody may have corrected a clock."""
MOST_SAVED = 1_000_000
"""How many characters a save may have."""
MOST_PACKED = 600_000
"""How many characters a pack may have."""
Words = Annotated[str, Field(max_length=200)]
Pack = Annotated[str, Field(max_length=MOST_PACKED)]
When = Annotated[
    AwareDatetime, Field(ge=datetime(2020, 1, 1, tzinfo=UTC), lt=datetime(2200, 1, 1, tzinfo=UTC))
]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPart(_Part):
    """A seat. `user`: its holder, only in complete files of games in play; `held`: former
    holders."""

    name: Words
    bot: bool
    strength: Strength = "middling"
    user: int | None = Field(default=None, ge=1, lt=1 << 63)
    held: list[Annotated[int, Field(ge=1, lt=1 << 63)]] | None = Field(None, max_length=1000)


class EntryPart(_Part):
    """An entry of the journal."""

    kind: EntryKind
    seat: int = Field(ge=0)
    prompt: Words
    answer: list[str] | int | str | None = None
    version: Words
    at: When


class LogLine(_Part):
    """A line of the log that everybody saw. `entry`: the number of the answer that caused the line,
    as in `/table log`."""

    text: str
    entry: int | None = Field(default=None, ge=1)
    quote: str = ""
    at: When


class ChapterPart(_Part):
    """The campaign of which the table is a chapter, and its number there."""

    campaign: Words
    number: int = Field(ge=1, le=100_000)


class TableFile(_Part):
    """The whole file. `log`: None if there is a journal, from which the log follows. `save`: what
    the table started from, in complete files of later chapters. `dice`: what the seed was mixed
    from; None: the seed is the secret itself. `draws`: all that was drawn, in complete files of
    games that are over; an import ignores them. `packs`: the contents of the packs that the table
    played with, in complete files."""

    emberkeep: Literal[1, 2]
    game: Words
    status: Literal["playing", "ended", "closed"]
    opened_at: When
    options: dict[str, Any]
    words_only: bool = False
    language: Words | None = None
    seats: list[SeatPart] = Field(max_length=32)
    seed_hash: Words
    seed: Annotated[str, Field(max_length=1000)] | None = None
    save: Annotated[str, Field(max_length=MOST_SAVED)] | None = None
    packs: Annotated[list[Pack], Field(max_length=MOST_PACKS)] | None = None
    chapter: ChapterPart | None = None
    journal: Annotated[list[EntryPart], Field(max_length=MOST_ENTRIES)] | None = None
    log: list[LogLine] | None = None
    dice: DicePart | None = None
    draws: DrawsPart | None = None

    def encode_json(self) -> bytes:
        """Return the file's content as JSON."""
        text = self.model_dump_json(indent=1, exclude_none=True, exclude={"draws"})
        if self.draws is not None:
            text = f'{text[:-2]},\n "draws": {draws.format_draws_json(self.draws)}\n}}'
        return text.encode()


def make_full_file(
    row: TableRow,
    journal: Sequence[JournalRow],
    sat: Sequence[Seat] = (),
    packs: Sequence[str] = (),
    drawn: DrawsPart | None = None,
) -> TableFile:
    """Make the complete file of a table that has begun. It names users, present and former (`sat`),
    only while the game is in play. `packs`: the contents of the table's packs; `drawn`: what the
    table drew, if that is known."""
    file = TableFile(
        **_make_file_head(row, users=row.is_active),
        seed=row.seed,
        save=row.save,
        packs=list(packs) or None,
        journal=[
            EntryPart(
                kind=line.entry.kind,
                seat=line.entry.seat,
                prompt=line.entry.prompt,
                answer=line.entry.answer,
                version=line.version,
                at=line.at,
            )
            for line in journal
        ],
        dice=mixing.make_dice_part(row),
        draws=drawn,
    )
    for number, chair in enumerate(file.seats if row.is_active else ()):
        users = {seat.user_id for seat in sat if seat.number == number} - {chair.user, None}
        chair.held = sorted(user for user in users if user is not None) or None
    return file


def make_public_file(row: TableRow, events: Sequence[LoggedEvent]) -> TableFile:
    """Make the file of what everybody saw at a table that has begun: no seed, and no answers."""
    said = [
        LogLine(
            text=each.event.text,
            entry=each.revision,
            quote=str(each.event.data.get("quote", "")) or find_passage(each.event),
            at=each.at,
        )
        for each in events
        if each.event.seats is None
    ]
    return TableFile(**_make_file_head(row, users=False), log=said)


def _make_file_head(row: TableRow, *, users: bool) -> dict[str, Any]:
    return {
        "emberkeep": FORMAT_NUMBER,
        "game": row.game,
        "status": row.status,
        "opened_at": row.opened_at,
        "options": row.options,
        "words_only": bool(row.settings.get("words_only")),
        "language": row.settings.get("language"),
        "seats": [
            SeatPart(
                name=seat.name,
                bot=seat.bot,
                strength=seat.strength,
                user=seat.user_id if users else None,
            )
            for seat in row.seats
        ],
        "seed_hash": row.seal,
        "chapter": row.chapter
        and ChapterPart(campaign=row.chapter.name, number=row.chapter.number),
    }


def parse_table_file(content: bytes, now: datetime) -> TableFile:
    """Parse a table's file, and check its seal, seed and times. Raises UserError if it is not
    complete, or if a check fails."""
    try:
        file = TableFile.model_validate_json(content)
    except ValidationError as error:
        first = error.errors()[0]
        given = first["input"]
        if first["loc"] == ("emberkeep",) and isinstance(given, int) and given > FORMAT_NUMBER:
            raise UserError(Message("file-too-new")) from error
        where = ".".join(str(part) for part in first["loc"][:4])
        damaged = Message(
            "file-damaged",
            fault=first["type"] if where else "whole",
            place=text.format_plain(where, 80),
            why=text.format_plain(first["msg"], 200),
        )
        raise UserError(damaged) from error
    if file.seed is None or file.journal is None:
        raise UserError(Message("file-of-open-game"))
    times = [file.opened_at, *(line.at for line in file.journal), now]
    if any(later < earlier - LARGEST_CLOCK_CHANGE for earlier, later in pairwise(times)):
        raise UserError(Message("file-times"))
    if file.game not in GAMES:
        raise UserError(
            Message(
                "file-game-unknown",
                said=text.format_quote(file.game, 40),
                games=lobby.format_game_titles(),
            )
        )
    secret = file.seed if file.dice is None else file.dice.secret
    if seal_secret(secret, file.save) != file.seed_hash:
        sealed = "secret" if file.save is None else "both"
        raise UserError(Message("file-seal-differs", sealed=sealed))
    if file.dice is not None and not mixing.is_matching_seed(
        file.dice, file.seed, file.seed_hash, file.opened_at
    ):
        raise UserError(Message("file-seed-differs"))
    return file


def make_replay_job(file: TableFile) -> ReplayJob:
    """Make the job that replays a file which `parse_table_file` accepted."""
    assert file.seed is not None and file.journal is not None
    game, names = GAMES[file.game], _list_names(file)
    words = 0 if file.dice is None else sum(each is not None for each in file.dice.words)
    return ReplayJob(
        game,
        names,
        file.seed,
        file.options,
        file.save,
        [
            lobby.make_opening_event(game.title, names),
            dice_words.make_seal_event(file.seed_hash, words),
        ],
        file.opened_at,
        [_make_journal_entry(line) for line in file.journal],
        [line.at for line in file.journal],
        file.packs or [],
    )


def make_arrival(
    file: TableFile,
    played: Replayed | ReplayFailed,
    *,
    channel_id: int,
    guild_id: int | None,
    opener_id: int,
    most: int | None = None,
) -> Arrival:
    """Make the Arrival that imports a table, from its file and the result of the replay. `most` as
    in NewTable; a table that has ended does not count. Raises UserError if the replay failed or
    does not end as the file does."""
    assert file.seed is not None and file.journal is not None
    if isinstance(played, ReplayFailed):
        if played.trace:
            log.info("Replaying an imported table raised an error.\n%s", played.trace)
        raise UserError(_describe_misfit(file, played))
    if played.revision != len(file.journal) or played.ended != (file.status == "ended"):
        raise UserError(Message("file-comes-elsewhere"))
    on = file.status == "playing"
    seats = tuple(
        Seat(number, chair.user if on else None, name, chair.bot, chair.strength)
        for number, (chair, name) in enumerate(zip(file.seats, _list_names(file), strict=True))
    )
    waiting = {seat.user_id for seat in seats if on and seat.number in played.waiting}
    ping = sorted(user for user in waiting if user is not None)
    new = _make_new_table(
        file, played, seats, channel_id=channel_id, guild_id=guild_id, opener_id=opener_id
    )
    return Arrival(
        replace(new, most=most if on else None),
        file.status,
        file.opened_at,
        [
            JournalRow(0, number, _make_journal_entry(line), line.version, None, line.at)
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
        [PackContent(pack.digest, pack.game, pack.about, pack.text) for pack in played.packs],
    )


def _make_new_table(
    file: TableFile,
    played: Replayed,
    seats: tuple[Seat, ...],
    *,
    channel_id: int,
    guild_id: int | None,
    opener_id: int,
) -> NewTable:
    assert file.seed is not None
    return NewTable(
        channel_id,
        guild_id,
        opener_id,
        file.game,
        played.options,
        file.seed,
        seats,
        _make_imported_settings(file),
        save=file.save,
        campaign=_make_campaign(file, played.carried),
        mixed=None if file.dice is None else mixing.restore_mixed(file.dice),
        packs=tuple(pack.digest for pack in played.packs),
    )


def _make_imported_settings(file: TableFile) -> dict[str, Any]:
    settings = {
        "words_only": file.words_only,
        "packs_from_file": bool(file.packs),
        "language": find_offered(file.language),
    }
    return {name: value for name, value in settings.items() if value}


def _make_campaign(file: TableFile, carried: str | None) -> NewCampaign | None:
    """Make the campaign to create with an imported chapter, going on from that chapter's end.
    Return None if there is none."""
    if file.chapter is None or not GAMES[file.game].can_carry:
        return None
    name = campaigns.parse_campaign_name(file.chapter.campaign)
    return NewCampaign(name, file.chapter.number, carried)


def _list_names(file: TableFile) -> list[str]:
    return [text.clean_name(chair.name) for chair in file.seats]


def _make_journal_entry(line: EntryPart) -> Entry:
    return Entry(line.kind, line.seat, line.prompt, line.answer)


def _describe_misfit(file: TableFile, misfit: ReplayFailed) -> str:
    assert file.journal is not None
    why = misfit.why
    played = {line.version for line in file.journal}
    now = GAMES[file.game].version
    if played - {now}:
        old = sorted(text.format_plain(version, 40) for version in played)
        why = str(Message("misfit-other-rules", why=why, old=old, now=now))
    why = text.format_plain(why, 500)
    if misfit.revision is None:
        return str(Message("misfit-beginning", why=why))
    move, moves = misfit.revision + 1, len(file.journal)
    return str(Message("misfit-move", move=move, moves=moves, why=why))
