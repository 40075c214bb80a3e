"""Bots in books are called by their names alone: "Alma" and not "Alma (strong bot)". That a bot
plays, the cast says once."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from documents.moments import Record
from rules.engine.messages import Message
from tables.wording.bots import has_bot_label, list_labelled_names, strip_bot_label


def make_plain_names(names: Sequence[str], bots: Collection[int]) -> tuple[str, ...]:
    """Make the names that the seats have in a book. A bot keeps its label if somebody else there
    has its name."""
    plain = [
        strip_bot_label(name) if seat in bots and has_bot_label(name) else name
        for seat, name in enumerate(names)
    ]
    often = Counter(name.casefold() for name in plain)
    return tuple(
        short if often[short.casefold()] == 1 else name
        for short, name in zip(plain, names, strict=True)
    )


def strip_bot_labels(past: Record) -> Record:
    """Copy a table's record without the labels of its bots."""
    names, said = make_plain_names(past.names, past.bots), make_label_stripper(past)
    log = []
    for line in past.log:
        event, message = line.event, _map_texts(line.event.message, said)
        data = _map_texts(event.data, said)
        plain = replace(event, text=said(event.text), data=data, message=message)
        log.append(replace(line, event=plain))
    return replace(past, names=names, log=tuple(log))


def make_label_stripper(past: Record) -> Callable[[str], str]:
    """Make a function that strips from a text the labels of the table's bots, even of those that
    left."""
    names = make_plain_names(past.names, past.bots)
    taken = {name.casefold() for name in names}
    known = {
        labelled: name
        for labelled, name in list_labelled_names().items()
        if name.casefold() not in taken
    }
    known |= dict(zip(past.names, names, strict=True))
    found = [re.escape(name) for name, short in known.items() if name != short]
    if not found:
        return str
    pattern = re.compile("|".join(found))
    return lambda text: pattern.sub(lambda match: known[match[0]], text)


def _map_texts(value: Any, said: Callable[[str], str]) -> Any:
    """Apply `said` to every text in a value of an event's data."""
    if isinstance(value, str):
        return said(value)
    if isinstance(value, Message):
        return type(value).load(_map_texts(value.dump(), said))
    if isinstance(value, dict):
        return {key: _map_texts(each, said) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_map_texts(each, said) for each in value)
    return value
