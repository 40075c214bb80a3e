"""Messages that rules say: each names a text of a catalog and gives its data. The text is made when
somebody reads it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial, reduce
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from unicodedata import bidirectional

from .catalogs import BrokenMessage, Catalog, read_catalog
from .clipping import END_ISOLATE, ISOLATE, clip_text
from .languages import ENGLISH, spoken_language
from .quick_texts import PatternReader

T = TypeVar("T")

_SHARED_FOLDER = Path(__file__).parent / "words"
"""The folder of the catalog that all games share: how lists are written."""


_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_PLAIN_TYPES = frozenset({str, int})
"""The types of nearly all data, which JSON has too."""


@dataclass(frozen=True, slots=True)
class Either:
    """Data of a message: things to list with "or"; a plain list or tuple is listed with "and"."""

    things: tuple[Any, ...]


class Message:
    """A text's id in a catalog, and the text's data: numbers, strings, other messages, and lists of
    these. Each game has its own subclass, in the folder of the game's catalogs: `en.ftl` and other
    languages beside it."""

    __slots__ = ("_hash", "_text", "data", "id")

    catalogs: ClassVar[Path] = _SHARED_FOLDER
    classes: ClassVar[dict[str, type[Message]]] = {}
    """The subclasses, by their full names."""
    full_name: ClassVar[str] = f"{__name__}.Message"
    """The class's module and name, by which a stored message finds it."""
    id: str
    data: dict[str, Any]
    _text: tuple[str, str]
    """The text as last read, and its language: one attribute, because threads speak others."""
    _hash: int

    def __init__(self, key: str, /, **data: Any) -> None:
        self.id = key
        self.data = data

    def __init_subclass__(cls) -> None:
        cls.full_name = f"{cls.__module__}.{cls.__qualname__}"
        Message.classes[cls.full_name] = cls
        if Message in cls.__bases__ and "catalogs" not in cls.__dict__:
            cls.catalogs = Path(str(sys.modules[cls.__module__].__file__)).parent

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, Message):
            same = type(self) is type(other) and self.id == other.id
            return same and self.data == other.data
        return NotImplemented

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:  # caches hash the same few messages again and again
            pass
        try:
            self._hash = hash((self.id, *self.data.items()))
        except TypeError:  # a list in the data
            self._hash = hash(repr(self))
        return self._hash

    def __str__(self) -> str:
        language = spoken_language()
        try:
            text, spoken = self._text
            if spoken == language:
                return text
        except AttributeError:  # nobody has read it yet
            pass
        text = self.render(language)
        self._text = text, language
        return text

    def __repr__(self) -> str:
        data = "".join(f", {name}={value!r}" for name, value in self.data.items())
        return f"Message({self.id!r}{data})"

    def render(self, language: str) -> str:
        """Return the text in a language. Raises BrokenMessage if the catalog has no text that
        fits."""
        return format_message(self.catalogs, language, self.id, self.data)

    def find_form(self, form: str, language: str) -> str:
        """Return a grammatical form of the text, such as its gender: an attribute of the text in
        that language. Return "" if it has none."""
        reader = read_patterns(self.catalogs, language)
        key = f"{self.id}.{form}"
        return (
            format_message(self.catalogs, language, key, self.data)
            if reader.has_pattern(key)
            else ""
        )

    def is_in_catalog(self) -> bool:
        """Whether the English catalog has the text; it may lack that of a message stored long
        ago."""
        return load_catalog(self.catalogs, ENGLISH).has_message(self.id)

    def is_readable(self) -> bool:
        """Whether the catalogs have the texts of the message and of those in its data, with just
        these data. They may not if the message was stored long ago."""
        try:
            str(self)
        except BrokenMessage:
            return False
        return True

    def find_variant(self: M, attribute: str) -> M | None:
        """Return the message that says the same in another way: an attribute of the text, such as
        `.book`. Return None if the English catalog does not have it."""
        if not self.is_in_catalog():
            return None
        message = load_catalog(self.catalogs, ENGLISH).get_message(self.id)
        if attribute not in message.attributes:
            return None
        return type(self)(f"{self.id}.{attribute}", **self.data)

    def dump(self) -> list[Any]:
        """Return the message as JSON values: its id, its data, and where its class is."""
        dump_value = self._dump_value
        data = {
            name: value if type(value) in _PLAIN_TYPES else dump_value(value)
            for name, value in self.data.items()
        }
        return [self.id, data, self.full_name]

    @classmethod
    def load(cls, saved: Sequence[Any]) -> Message:
        """Make a message from what `dump` returned. What does not say its class is of this one."""
        key, data, *name = saved
        kind = Message.classes.get(name[0], Message) if name else cls
        return kind(key, **{name: kind._load_value(value) for name, value in data.items()})

    @classmethod
    def _dump_value(cls, value: Any) -> Any:
        if isinstance(value, Message):
            return {"message": value.dump()[: 2 if type(value) is cls else 3]}
        if isinstance(value, Either):
            return {"either": [cls._dump_value(each) for each in value.things]}
        return (
            [cls._dump_value(each) for each in value] if isinstance(value, tuple | list) else value
        )

    @classmethod
    def _load_value(cls, value: Any) -> Any:
        if isinstance(value, list):
            return [cls._load_value(each) for each in value]
        if not isinstance(value, dict):
            return value
        if "either" in value:
            return Either(tuple(cls._load_value(each) for each in value["either"]))
        return cls.load(value["message"])


M = TypeVar("M", bound=Message)


Text = str | Message
"""A text to say: plain words, or a message."""


# -- catalogs ------------------------------------------------------------------------------------


def format_message(folder: Path, language: str, key: str, data: Mapping[str, Any]) -> str:
    """Return a text of the catalogs in this folder, with this data. Raises BrokenMessage."""
    reader = read_patterns(folder, language)
    try:
        maker = reader.find_maker(key)
    except LookupError as error:
        if language != ENGLISH:  # a translation may lack a text, or an attribute of one
            return format_message(folder, ENGLISH, key, data)
        raise BrokenMessage(f"{folder / language}.ftl has no message {key}.") from error
    values: dict[str, Any] = {
        name: value
        if type(value) is int or (type(value) is str and value.isascii())
        else prepare_value(folder, language, value)
        for name, value in data.items()
    }
    values[reader.GIVEN] = data
    try:
        return reader.write(maker(values))
    except (LookupError, TypeError) as error:
        fault = f"{key} of {folder / language}.ftl: {error!r}; it was given {data}."
        raise BrokenMessage(fault) from error


def prepare_value(folder: Path, language: str, value: Any) -> str | int:
    """Return a piece of data as a text or a number."""
    if isinstance(value, str):
        return value if value.isascii() else isolate_text(value)
    if isinstance(value, int):
        return value
    if isinstance(value, Message):
        return str(value) if language == spoken_language() else value.render(language)
    either = isinstance(value, Either)
    things = value.things if either else value
    texts = [str(prepare_value(folder, language, each)) for each in things]
    return write_list(texts, either=either, language=language)


def write_list(texts: Sequence[str], *, either: bool = False, language: str = "") -> str:
    """List texts: "a", "a and b", "a, b and c"; with "or" if `either`."""
    if len(texts) < 2:
        return "".join(texts)
    reader = read_patterns(_SHARED_FOLDER, language or spoken_language())
    before = texts[0]
    for each in texts[1:-1]:
        before = str(reader.find_maker("list-more")({"before": before, "next": each}))
    key = "list-or" if either else "list-and"
    return str(reader.find_maker(key)({"before": before, "last": texts[-1]}))


def join_with_commas(texts: Sequence[Text]) -> Text:
    """List texts with commas alone: "a, b, c"."""
    return reduce(lambda before, each: Message("list-more", before=before, next=each), texts)


_CASES = frozenset({"genitive", "dative", "accusative"})


def _find_form(language: str, value: Any, form: str) -> str:
    """Find a form of a piece of data: the function FORM of the catalogs. Several things have the
    form "many". What has no form for a case stands as it is."""
    if isinstance(value, Message):
        found = value.find_form(form, language)
        return value.render(language) if not found and form in _CASES else found
    if isinstance(value, Either):
        value = value.things
    if isinstance(value, tuple | list):
        return _find_form(language, value[0], form) if len(value) == 1 else "many"
    return str(value) if form in _CASES else ""


def isolate_text(text: str) -> str:
    """Keep right-to-left text, such as a player's name, from turning the words around it, by
    putting Unicode's marks around it. Other text stays unchanged."""
    if text.isascii() or not any(bidirectional(each) in _RIGHT_TO_LEFT for each in text):
        return text
    return f"{ISOLATE}{text}{END_ISOLATE}"


def _capitalise_text(text: Any) -> Any:
    """Capitalise the first letter: the function CAPITAL of the catalogs."""
    words = str(text)
    return words[:1].upper() + words[1:]


def _lower_first_letter(text: Any) -> Any:
    """Make the first letter small: the function LOWER of the catalogs."""
    words = str(text)
    return words[:1].lower() + words[1:]


def _drop_full_stop(text: Any) -> str:
    """Leave the full stop out: the function CLAUSE of the catalogs."""
    return str(text).removesuffix(".")


def _upper_text(text: Any) -> str:
    """Write all letters large: the function UPPER of the catalogs."""
    return str(text).upper()


def _clip_text(text: Any, most: Any) -> str:
    """Shorten a text that is too long: the function CLIP of the catalogs."""
    return clip_text(str(text), int(most), marked=False)


def _make_speller(folder: Path, language: str) -> Callable[[Any], str]:
    """Make the function SPELL of the catalogs, which spells a number from 0 to 99 in words. Others
    stay figures."""

    def spell(number: Any) -> str:
        if not 0 <= number < 100:
            return str(number)
        data = {"number": int(number), "tens": int(number) // 10, "ones": int(number) % 10}
        return format_message(folder, language, "spelled", data)

    return spell


def _list_functions(folder: Path, language: str) -> dict[str, Callable[..., Any]]:
    """List the functions that the texts of a catalog may use."""

    def name_month(number: Any) -> str:
        return format_message(folder, language, "month", {"number": int(number)})

    return {
        "CAPITAL": _capitalise_text,
        "LOWER": _lower_first_letter,
        "UPPER": _upper_text,
        "CLAUSE": _drop_full_stop,
        "CLIP": _clip_text,
        "FORM": partial(_find_form, language),
        "SPELL": _make_speller(folder, language),
        "MONTH": name_month,
    }


@lru_cache(maxsize=64)
def read_patterns(folder: Path, language: str) -> PatternReader:
    """Make what makes the texts of a catalog."""
    return PatternReader(load_catalog(folder, language), _list_functions(folder, language))


@lru_cache(maxsize=64)
def load_catalog(folder: Path, language: str) -> Catalog:
    """Load the catalog of a folder in a language, with the texts that all games share, on first
    use. What a translation lacks is in English. Raises BrokenMessage if the English file is
    missing."""
    catalog = Catalog(language, _list_functions(folder, language))
    for path in dict.fromkeys((_SHARED_FOLDER, folder)):
        for each in dict.fromkeys((ENGLISH, language)):
            if (file := path / f"{each}.ftl").exists() or each == ENGLISH:
                catalog.add_file(file)
    return catalog


def check_catalogs() -> None:
    """Read every catalog in every language that it has. Raises BrokenMessage for the first that
    cannot be read."""
    files = _list_catalog_files()
    for file in dict.fromkeys([*files, *(each.with_stem(ENGLISH) for each in files)]):
        read_catalog(file)


def list_languages() -> set[str]:
    """List the languages that any catalog has."""
    return {file.stem for file in _list_catalog_files()}


def _list_catalog_files() -> list[Path]:
    folders = dict.fromkeys((_SHARED_FOLDER, *(each.catalogs for each in Message.classes.values())))
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
