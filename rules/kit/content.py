"""Card files: reads YAML, checks it and says what is wrong with it; and the checks that all decks
share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError

Card = TypeVar("Card")
_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""PyYAML's fast loader, if PyYAML was built with it: it reads the decks in a fraction of the
time."""


DETAIL = 100
"""The most characters of an option's detail: Discord's limit."""


class BrokenCard(ValueError):
    """A card file that is wrong; the text names file, card and field."""


def read_deck(path: Path, model: type[Card] | TypeAdapter[Card], **given: Any) -> dict[str, Card]:
    """Read a list of cards, each with an `id` of its own, in the order of the file. `given`: fields
    added to every card. Raises BrokenCard."""
    raw = _read_yaml(path)
    if not isinstance(raw, Sequence) or isinstance(raw, str):
        raise BrokenCard(f"{path.name}: is no list of cards")
    cards: dict[str, Card] = {}
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    for number, entry in enumerate(raw, 1):
        name = str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
        if not isinstance(entry, dict):
            raise BrokenCard(f"{path.name}, card {name}: is no card")
        if name in cards:
            raise BrokenCard(f"{path.name}, card {name}: there is another card of that id")
        cards[name] = _make_card(path, name, {**entry, **given}, adapter)
    return cards


def read_card(path: Path, model: type[Card]) -> Card:
    """Read a file that holds one card. Raises BrokenCard."""
    return _make_card(path, path.stem, _read_yaml(path), TypeAdapter(model))


def _read_yaml(path: Path) -> Any:
    try:
        return yaml.load(path.read_text(encoding="utf-8"), _Loader)
    except OSError as error:
        raise BrokenCard(f"{path.name}: cannot be read: {error.strerror}") from error
    except yaml.YAMLError as error:
        raise BrokenCard(f"{path.name}: is not YAML: {error}") from error


def _make_card(path: Path, name: str, entry: Any, adapter: TypeAdapter[Card]) -> Card:
    try:
        return adapter.validate_python(entry)
    except ValidationError as error:
        faults = [
            ".".join(str(part) for part in fault["loc"]) + f": {fault['msg']}"
            for fault in error.errors()
        ]
        raise BrokenCard(f"{path.name}, card {name}: {'; '.join(faults)}") from error


# -- checks of what has been read ----------------------------------------------------------------


def check_counts(name: str, kinds: Iterable[str], wanted: Mapping[str, int]) -> None:
    """Check that each kind has as many cards as wanted, and that no other kinds exist. `name`: the
    file or the deck, for the message. Raises BrokenCard."""
    counts = Counter(kinds)
    for kind in {**wanted, **counts}:
        if counts[kind] != wanted.get(kind, 0):
            raise BrokenCard(f"{name}: {counts[kind]} of {kind}, and not {wanted.get(kind, 0)}")


def check_unique(name: str, values: Iterable[tuple[str, str]]) -> None:
    """Check that no two cards share a value, such as a name or a text; `values` gives card and
    value. Raises BrokenCard."""
    seen: dict[str, str] = {}
    for card, value in values:
        if value in seen:
            raise BrokenCard(f"{name}, card {card}: has the same as card {seen[value]}: {value}")
        seen[value] = card


def check_references(
    name: str, references: Iterable[tuple[str, str]], there: Collection[str]
) -> None:
    """Check that everything cards refer to exists; `references` gives each card and what it names.
    Raises BrokenCard."""
    for card, target in references:
        if target not in there:
            raise BrokenCard(f"{name}, card {card}: leads to {target}, which is nowhere")
