"""Writes the words that people give for a table's dice, and what the table's seed was mixed from.
Like `table_changes`, these functions run on the writer's thread and inside a transaction."""

import json

from storage import rows
from storage.database.connection import Connection
from storage.dice import Mixed, Word


def save_word(db: Connection, table_id: int, given: Word, now: int) -> None:
    """Store a user's word, as the table's latest, in place of their earlier one. If it is empty,
    delete the earlier word and make all other words void."""
    db.execute("DELETE FROM words WHERE table_id = ? AND user_id = ?", (table_id, given.user_id))
    if not given.word:
        void_words(db, table_id)
        return
    db.execute(
        "INSERT INTO words (table_id, user_id, word, at) VALUES (?, ?, ?, ?)",
        (table_id, given.user_id, given.word, now),
    )


def void_words(db: Connection, table_id: int) -> None:
    """Make all words void, because something else that decides the dice or the game has changed.
    Otherwise somebody who knows every word could try such changes until the dice suit them."""
    db.execute("UPDATE words SET void = 1 WHERE table_id = ?", (table_id,))


def delete_unseated_words(db: Connection, table_id: int) -> None:
    """Delete the words of users who no longer have a seat at the table."""
    db.execute(
        "DELETE FROM words WHERE table_id = ?1 AND user_id NOT IN"
        " (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL)",
        (table_id,),
    )


def save_mixed(db: Connection, table_id: int, mixed: Mixed) -> None:
    """Store what the table's seed was mixed from."""
    db.execute(
        "INSERT INTO mixed_seeds (table_id, secret, number, words, marks) VALUES (?, ?, ?, ?, ?)",
        (
            table_id,
            mixed.secret,
            mixed.number,
            rows.pack_json(mixed.words),
            rows.pack_json(mixed.marks),
        ),
    )


def erase_word(db: Connection, user_id: int, table_id: int) -> None:
    """Erase the user's word, and void the table's other words if it had not been used yet. If it is
    part of a seed, its mark stays, so the dice can be proved."""
    gone = "DELETE FROM words WHERE table_id = ? AND user_id = ?"
    if db.execute(gone, (table_id, user_id)).rowcount:
        void_words(db, table_id)
    found = db.execute("SELECT words FROM mixed_seeds WHERE table_id = ?", (table_id,)).fetchone()
    if found is None:
        return
    words = json.loads(found[0])
    sat = "SELECT number FROM sittings WHERE table_id = ? AND user_id = ? AND since = 0"
    for (seat,) in db.execute(sat, (table_id, user_id)).fetchall():
        words[seat] = None
    db.execute(
        "UPDATE mixed_seeds SET words = ? WHERE table_id = ?", (rows.pack_json(words), table_id)
    )
