"""Card files: YAML that is checked when it is loaded, and says what is wrong with it; and the
checks that decks have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError

Card = TypeVar("Card")
_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The quick one, where PyYAML was built with it: it reads the decks in a fraction of the time."""


DETAIL = 100
"""Characters of an option's detail: Discord's limit."""


class BrokenCard(ValueError):
    """A file that cannot be played from; the text names file, card and field."""


def read_deck(path: Path, model: type[Card] | TypeAdapter[Card], **given: Any) -> dict[str, Card]:
    """A list of cards, each of which has an `id` of its own, in the order of the file. `given`
    goes into every card. Raises BrokenCard."""
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
    """A file that is one card. Raises BrokenCard."""
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
    """There are as many cards of each kind as there should be, and no others. `name`: the file or
    the deck, for the message. Raises BrokenCard."""
    counts = Counter(kinds)
    for kind in {**wanted, **counts}:
        if counts[kind] != wanted.get(kind, 0):
            raise BrokenCard(f"{name}: {counts[kind]} of {kind}, and not {wanted.get(kind, 0)}")


def check_unique(name: str, values: Iterable[tuple[str, str]]) -> None:
    """No two cards have the same of something, such as a name or a text; `values` gives card and
    value. Raises BrokenCard."""
    seen: dict[str, str] = {}
    for card, value in values:
        if value in seen:
            raise BrokenCard(f"{name}, card {card}: has the same as card {seen[value]}: {value}")
        seen[value] = card


def check_references(
    name: str, references: Iterable[tuple[str, str]], there: Collection[str]
) -> None:
    """What cards refer to is there; `references` gives card and what it names. Raises
    BrokenCard."""
    for card, target in references:
        if target not in there:
            raise BrokenCard(f"{name}, card {card}: leads to {target}, which is nowhere")
