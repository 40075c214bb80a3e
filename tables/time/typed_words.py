"""The words that people type for dates and durations, from the catalog."""

import re

from rules.engine.languages import ENGLISH, spoken_language
from tables.words import Message


def list_spellings_by_thing(key: str) -> list[list[str]]:
    """List the things that a message names, such as the months, each as the ways to write it:
    first in the language that is spoken, then in English, which can always be typed."""
    texts = [
        Message(key).render(language) for language in dict.fromkeys((spoken_language(), ENGLISH))
    ]
    things = zip(*(text.casefold().split("|") for text in texts), strict=False)
    return [[form.strip() for text in thing for form in text.split("/")] for thing in things]


def make_spelling_pattern(key: str) -> str:
    """Make a regular expression that matches each word of a message, the longest first."""
    forms = {form for thing in list_spellings_by_thing(key) for form in thing}
    return "|".join(re.escape(form) for form in sorted(forms, key=lambda form: (-len(form), form)))


def has_spelling(key: str, said: str) -> bool:
    """Whether this is one of the ways to write what a message names, in the language spoken now or
    English."""
    return any(said in thing for thing in list_spellings_by_thing(key))


def find_spelling_index(key: str, said: str) -> int | None:
    """Find the index of the thing meant among those that a message names, by a way to write it or
    by its first three or more letters. Return None if it is none of them."""
    for number, thing in enumerate(list_spellings_by_thing(key)):
        if said in thing or (len(said) >= 3 and any(form.startswith(said) for form in thing)):
            return number
    return None
