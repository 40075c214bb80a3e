"""Attributes whose messages are made into text when they are read."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from .languages import spoken_language
from .messages import Message, Text

T = TypeVar("T")


class LateText:
    """A class attribute whose message is made into text when it is read."""

    def __init__(self, message: Message) -> None:
        self._message = message

    def __get__(self, instance: Any, owner: Any) -> str:
        return str(self._message)


def make_late_text(message: Message) -> str:
    """Make a class attribute, declared as text, whose message is made into text when it is read."""
    attribute: Any = LateText(message)
    text: str = attribute
    return text


class LateTexts(Mapping[str, str]):
    """Texts by key; each message is made into text when it is read."""

    def __init__(self, messages: Mapping[str, Message]) -> None:
        self._messages = messages

    def __getitem__(self, key: str) -> str:
        return str(self._messages[key])

    def __contains__(self, key: object) -> bool:
        return key in self._messages  # without making the text, as Mapping would

    def get_message(self, key: str) -> Message:
        """Return the message of a key, for whom it is put into words later."""
        return self._messages[key]

    def find_form(self, key: str, form: str) -> str:
        """Find a form of a text in the language spoken now. Return "" if it has none."""
        return self._messages[key].find_form(form, spoken_language())

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)


def name_texts(kind: type[Message], prefix: str, keys: str) -> LateTexts:
    """Name a text for each of these keys, separated by blanks: "lesson-move" for "move" if the
    prefix is "lesson"."""
    return LateTexts({key: kind(f"{prefix}-{key}") for key in keys.split()})


def add_late_slots(*names: str) -> Callable[[type[T]], type[T]]:
    """Make these slots of a dataclass return text: a message in one is made into text when it is
    read. Writing stays as quick as to any slot, because no Python runs. `read_raw_text` reads what
    was written. Such a class spells out its `__init__` for type checkers, which do not know
    attributes that take one type and return another."""

    def wrap_slots(cls: type[T]) -> type[T]:
        for name in names:
            slot = getattr(cls, name)
            setattr(cls, name, property(_make_reader(slot.__get__), slot.__set__))
            setattr(cls, f"_raw_{name}", slot)
        return cls

    return wrap_slots


def _make_reader(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def read_text(instance: Any) -> Any:
        value = read(instance)
        kind = type(value)
        return value if kind is str or kind is list or kind is int else str(value)

    return read_text


def read_raw_text(instance: object, name: str) -> Text:
    """Return what was written to the attribute: the text or the message."""
    raw: Text = getattr(instance, f"_raw_{name}")
    return raw
