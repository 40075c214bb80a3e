"""Words that players add to the dice: with one, chance no longer comes from the bot alone.

Before the start `/table verify` shows a mark for each word, in the order given. The bot has fixed
its seal before any of them, so the player who gives the last word knows that nobody could choose a
word by its effect on the dice. A change of seats, options or packs makes all words void: otherwise
somebody who knows them could try such changes until the dice suit them. At the start the log shows
all words.
"""

import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from rules.engine import Event
from rules.engine.seal import hash_word, mix_seed
from storage import Mixed, TableRow, Word
from tables.actions import refusals
from tables.errors import UserError
from tables.sessions import TableSessions
from tables.wording import text
from tables.words import Message

LONGEST_WORD = 40
"""How many characters a word may have."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
DIGITS_SHOWN = 40
"""How many digits of a mark or a seal the cards and the log show: too many for anybody to find
another word or secret that has the same."""
WORD_KIND = "dice-word"
"""The kind of the log line that tells a word."""
SEAL_KINDS = ("dice-sealed", "dice-mixed")
"""The kinds of the log line that tells the seal: without words in the dice, and with words."""


def normalise_word(raw: str) -> str:
    """Bring a word into the form that goes into the seed: one line without invisible characters, in
    Unicode's form NFC. Raises UserError if it is too long."""
    word = " ".join(unicodedata.normalize("NFC", text.remove_all_invisible(raw)).split())
    if len(word) > LONGEST_WORD:
        raise UserError(Message("word-too-long", most=LONGEST_WORD))
    return word


def check_can_add_word(row: TableRow, user_id: int) -> None:
    """Raise UserError if the user may not add a word: only people who sit at the table may, before
    its game begins."""
    if row.status != "gathering":
        raise UserError(Message("dice-fixed"))
    if all(seat.user_id != user_id for seat in row.seats):
        raise refusals.make_not_sitting_error(row, "dice-word")


async def save_dice_word(sessions: TableSessions, table_id: int, user_id: int, raw: str) -> str:
    """Save the user's word for the dice of a gathering table, or take it back if the new one is
    empty. Return what to tell them. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        row = session.row
        check_can_add_word(row, user_id)
        word = normalise_word(raw)
        before = next((each for each in row.words if each.user_id == user_id), None)
        if before is None and not word:
            return str(Message("no-word-added"))
        if before is not None and word == before.word:
            if not before.void:
                return str(Message("your-word-already"))
            raise UserError(Message("word-known"))
        posts = await sessions.make_posts(session)
        session.row = await sessions.store.save_gathering(
            row.id, row.edition, word=Word(user_id, word), outbox=posts
        )
        if not word:
            return str(Message("word-taken-back"))
        return str(
            Message(
                "word-in",
                word=text.format_quote(word),
                seal=row.seal,
                mark=hash_word(row.seal, word),
            )
        )


def collect_seed_parts(row: TableRow) -> Mixed | None:
    """Collect what the seed of a new game is mixed from. Return None if no seated player has given
    a valid word."""
    given = {each.user_id: each.word for each in row.words if not each.void}
    words = tuple(given.get(seat.user_id or 0) for seat in row.seats)
    if not any(words):
        return None
    marks = tuple(hash_word(row.seal, word or "") for word in words)
    return Mixed(row.seed, row.id, words, marks)


def count_opening_milliseconds(at: datetime) -> int:
    """Count the milliseconds from 1970 to a table's opening, which go into the seed."""
    return (at - _EPOCH) // timedelta(milliseconds=1)


def make_seed(row: TableRow, mixed: Mixed) -> str:
    """Compute the seed from the secret, the table's number and opening time, and the words'
    marks."""
    return mix_seed(
        mixed.secret, mixed.number, count_opening_milliseconds(row.opened_at), mixed.marks
    )


def make_dice_events(row: TableRow, mixed: Mixed | None) -> list[Event]:
    """Make the log lines about the dice for the start of a game: each word in the order given, and
    the seal. `row`: as before the start."""
    if mixed is None:
        return [make_seal_event(row.seal, 0)]
    seats = {seat.user_id: seat for seat in row.seats if seat.user_id is not None}
    lines = []
    for each in row.words:
        if (seat := seats.get(each.user_id)) and not each.void:
            data = {"seat": seat.number, "player": seat.name, "quote": each.word}
            lines.append(Event(Message("adds-word", player=seat.name), kind=WORD_KIND, data=data))
    return [*lines, make_seal_event(row.seal, len(lines))]


def merge_word_events(events: Sequence[Event]) -> list[Event]:
    """Combine all events that tell a word for the dice into one, so that a card has room for all of
    them."""
    given = [n for n, event in enumerate(events) if event.kind == WORD_KIND]
    if not given:
        return list(events)
    words = [
        {
            "player": events[n].data.get("player", events[n].text),
            "word": " ".join(str(events[n].data.get("quote", "")).split()),
        }
        for n in given
    ]
    if len(words) == 1:
        said = Message("adds-one-word", **words[0])
    else:
        said = Message("words-added", words=[Message("word-by", **each) for each in words])
    last = given[-1]
    return [
        Event(said, kind=WORD_KIND) if n == last else event
        for n, event in enumerate(events)
        if n == last or event.kind != WORD_KIND
    ]


def make_seal_event(seal: str, words: int) -> Event:
    """Make the log line about a table's seal, which nobody can change from then on; `words`: how
    many words are in the dice. docs/verifying.md says how the seed is computed."""
    shown = seal[:DIGITS_SHOWN]
    if not words:
        return Event(Message("dice-sealed", seal=shown), kind=SEAL_KINDS[0])
    return Event(Message("dice-mixed", words=words, seal=shown), kind=SEAL_KINDS[1])
