"""Counts the habits of a game's prose, so that authors see which ones they have:

    python -m tools.prose hope [posthuman ...]

For each kind of text in each deck it prints how many passages have the habit, as a share, and the
words that open or close more than one of them. Nothing fails here: whether a habit is a voice or a
rut is for a reader to say.
"""

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from tests.template_game import find_path

FEWEST_WORDS = 5
"""A text of fewer words is a name or a button."""
WORDS_IN_PHRASE = 5
"""So many words in a row make a phrase."""
MOST_LISTED = 4
"""The most openings, closers and phrases that are printed of one kind."""
ITEM = r"[\w'-]+(?: [\w'-]+){0,2}"
"""Up to three words of a list."""
HABIT_PATTERNS = {
    "triads": rf"{ITEM}, {ITEM},? (?:and|or) {ITEM}|{ITEM}, {ITEM}, {ITEM}[.?!]",
    "somebody": r"\bsome(?:body|one)\b",
    "nobody": r"\bno(?:body| one)\b",
    "closes on “, and”": r", and\b[^.?!]*[.?!”]*$",
    "you opens it": r"^You\b",
    "quite, neatly": r"\b(?:quite|politely|neatly|kindly|in order)\b",
    "like, as if": r"\b(?:like (?:an?|the|people|somebody)|as if|as though|the way)\b",
    "not this, that": r"\b(?:not|no) [^.,;]+[,;] but\b|\bIt (?:is|was) not\b[^.]*\. It\b",
}
Texts = dict[tuple[str, str], list[str]]
"""The passages by their deck and the field that they stand under."""


def read_passages(game: str) -> Texts:
    """Read every passage of a game's content in English."""
    found: Texts = defaultdict(list)
    folder = find_path(f"rules/{game}/content")
    for path in sorted(folder.rglob("en/*.yaml")):
        deck = path.relative_to(folder).with_suffix("").as_posix().replace("en/", "")
        for field, text in list_texts(yaml.safe_load(path.read_text(encoding="utf-8"))):
            if len(text.split()) >= FEWEST_WORDS:
                found[deck, field].append(" ".join(text.split()))
    return found


def list_texts(thing: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """List the texts in part of a deck, each under the last field that has a name of its own."""
    if isinstance(thing, str):
        yield field, thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            named = isinstance(key, str) and not any(map(str.isdigit, key))
            yield from list_texts(value, key if named else field)
    elif isinstance(thing, list):
        for one in thing:
            yield from list_texts(one, field)


def count_habits(passages: Sequence[str]) -> dict[str, int]:
    """Count the passages that have each habit."""
    return {
        name: sum(bool(re.search(habit, one, re.I)) for one in passages)
        for name, habit in HABIT_PATTERNS.items()
    }


def find_repeats(passages: Sequence[str]) -> dict[str, list[tuple[str, int]]]:
    """Find the openings, closings and phrases that several passages share."""
    words = [re.findall(r"[\w'-]+", one.lower()) for one in passages]
    openings = Counter(" ".join(one[:2]) for one in words)
    closers = Counter(" ".join(one[-2:]) for one in words)
    phrases: Counter[str] = Counter()
    for one in words:
        starts = range(len(one) - WORDS_IN_PHRASE + 1)
        phrases.update({" ".join(one[start : start + WORDS_IN_PHRASE]) for start in starts})
    counts = {"open": openings, "close": closers, "repeat": phrases}
    return {
        name: [(text, n) for text, n in count.most_common(MOST_LISTED) if n > 1]
        for name, count in counts.items()
    }


def describe_passages(title: str, passages: Sequence[str]) -> Iterator[str]:
    """Describe some passages in a few lines."""
    words = sum(len(one.split()) for one in passages)
    yield f"{title}: {len(passages)} passages, {words} words"
    shares = (f"{name} {n / len(passages):.0%}" for name, n in count_habits(passages).items() if n)
    yield f"  {'; '.join(shares)}"
    for name, repeats in find_repeats(passages).items():
        if repeats:
            yield f"  {name}: {'; '.join(f'“{text}” {n}' for text, n in repeats)}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.prose",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="+", metavar="game")
    for game in parser.parse_args().games:
        passages = read_passages(game)
        fields: dict[str, list[str]] = defaultdict(list)
        for (_, field), texts in passages.items():
            fields[field] += texts
        of_decks = {f"{deck}, {field}": texts for (deck, field), texts in passages.items()}
        of_fields = {f"all {field}": texts for field, texts in fields.items()}
        for title, texts in (of_decks | of_fields).items():
            print(*describe_passages(f"{game}: {title}", texts), sep="\n")


if __name__ == "__main__":
    main()
