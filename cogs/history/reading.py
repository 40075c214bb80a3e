"""The languages in which somebody may read what a table leaves: the table's, and their own."""

from cogs.ui.handlers import Pressed
from cogs.words import Message
from rules.engine.languages import spoken_language
from tables.snapshot import Snapshot
from tables.wording.languages import list_offered_languages, name_language, parse_language


def parse_reading_language(snapshot: Snapshot, said: str | None) -> str:
    """Find the language that a user means, or the table's if they say none. Raises UserError."""
    return snapshot.row.language if said is None else parse_language(said)


def find_pressed_language(snapshot: Snapshot, pressed: Pressed, index: int) -> str:
    """Find the language of a button, or the table's if the button has none."""
    found = pressed.rest[index] if index < len(pressed.rest) else ""
    return found if found in list_offered_languages() else snapshot.row.language


def list_table_and_own_languages(snapshot: Snapshot) -> list[str]:
    """List the table's language and, if it is another, the user's."""
    return list(dict.fromkeys((snapshot.row.language, spoken_language())))


def add_language_to_label(snapshot: Snapshot, label: Message, language: str) -> Message:
    """Add the language to a label, unless it is the table's."""
    if language == snapshot.row.language:
        return label
    return Message("in-language", label=label, language=name_language(language))
