"""Card files: reads YAML, checks it and says what is wrong with it; and the checks that all decks
share.

A deck says what its cards do. Their texts lie beside it, in a file of the same name in the folder
of a language: `content/loot.yaml`, `content/en/loot.yaml`. The texts lie under the same fields. An
entry of a list is named by its `id`, or else by its place, counted from 1; where every entry has a
text, they are a list again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError

from rules.engine.messages import ENGLISH, SPOKEN

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
    if not isinstance(raw, list):
        raise BrokenCard(f"{path.name}: is no list of cards")
    names: list[str] = []
    for number, entry in enumerate(raw, 1):
        name = str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
        if not isinstance(entry, dict):
            raise BrokenCard(f"{path.name}, card {name}: is no card")
        if name in names:
            raise BrokenCard(f"{path.name}, card {name}: there is another card of that id")
        names.append(name)
    for texts in _read_texts(path):
        raw = _add_texts(path, raw, texts)
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    return {
        name: _make_card(path, name, {**entry, **given}, adapter)
        for name, entry in zip(names, raw, strict=True)
    }


def read_card(path: Path, model: type[Card]) -> Card:
    """Read a file that holds one card. It may be missing where a card has nothing but texts. Raises
    BrokenCard."""
    texts = _read_texts(path)
    raw = None if texts and not path.exists() else _read_yaml(path)
    for each in texts:
        raw = _add_texts(path, raw, each)
    return _make_card(path, path.stem, raw, TypeAdapter(model))


def _read_texts(path: Path) -> list[Any]:
    """Read a deck's texts in English, and in the language that is spoken, which may have gaps."""
    names = [f"{language}/{path.name}" for language in dict.fromkeys((ENGLISH, SPOKEN))]
    return [_read_yaml(file, name) for name in names if (file := path.parent / name).exists()]


def _add_texts(path: Path, thing: Any, texts: Any) -> Any:
    """Return part of a deck with its texts in their places. Raises BrokenCard for a text that has
    no place. A translation may lack some: there it has nothing."""
    if texts is None:
        return thing
    if isinstance(texts, str) or thing is None:
        return texts
    if isinstance(thing, dict):
        return thing | {key: _add_texts(path, thing.get(key), text) for key, text in texts.items()}
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in thing]
    places = {str(key or number): number - 1 for number, key in enumerate(ids, 1)}
    whole = list(thing)
    for key, text in texts.items() if isinstance(texts, dict) else enumerate(texts, 1):
        if str(key) not in places:
            raise BrokenCard(f"{path.name}: there is no {key}, but a text for it")
        whole[places[str(key)]] = _add_texts(path, whole[places[str(key)]], text)
    return whole


def _read_yaml(path: Path, name: str = "") -> Any:
    name = name or path.name
    try:
        return yaml.load(path.read_text(encoding="utf-8"), _Loader)
    except OSError as error:
        raise BrokenCard(f"{name}: cannot be read: {error.strerror}") from error
    except yaml.YAMLError as error:
        raise BrokenCard(f"{name}: is not YAML: {error}") from error


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
