"""Card files: reads YAML, checks it and says what is wrong with it; and the checks that all decks
share.

A deck says what its cards do. Their texts lie beside it, in a file of the same name in the folder
of a language: `content/loot.yaml`, `content/en/loot.yaml`. The texts lie under the same fields. An
entry of a list is named by its `id`, or else by its place, counted from 1; where every entry has a
text, they are a list again. In place of a text there may be its grammatical forms, with the text
itself as `text`: `name: {text: Axt, gender: f}`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Annotated, Any, Protocol, Self, TypeVar

import yaml
from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, PydanticKnownError, core_schema

from rules.engine.languages import ENGLISH, PROCESS_LANGUAGE
from rules.engine.messages import Message, Text, prepare_value

Card = TypeVar("Card")
_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""PyYAML's fast loader, if PyYAML was built with it: it reads the decks in a fraction of the
time."""


Form = Annotated[str, Field(pattern=r"^[a-z]{2,12}$")]
"""How a name is written in the middle of a sentence: a form that the game's catalog knows. It lies
beside the name, with the texts."""
DETAIL_CHARACTERS = 100
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
    for texts in _read_texts(path, PROCESS_LANGUAGE):
        raw = _add_texts(path, raw, texts)
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    return {
        name: _make_card(path, name, {**entry, **given}, adapter)
        for name, entry in zip(names, raw, strict=True)
    }


def read_card(path: Path, model: type[Card], language: str = PROCESS_LANGUAGE) -> Card:
    """Read a file that holds one card. It may be missing where a card has nothing but texts. Raises
    BrokenCard."""
    texts = _read_texts(path, language)
    raw = None if texts and not path.exists() else _read_yaml(path)
    for each in texts:
        raw = _add_texts(path, raw, each)
    return _make_card(path, path.stem, raw, TypeAdapter(model))


def _read_texts(path: Path, language: str) -> list[Any]:
    """Read a deck's texts in English, and in a language that may have gaps."""
    found = [_read_translation(path, each) for each in dict.fromkeys((ENGLISH, language))]
    return [texts for texts in found if texts is not None]


def _read_translation(path: Path, language: str) -> Any:
    """Read a deck's texts in a language, each with its place. Return None if there are none."""
    name = f"{language}/{path.name}"
    file = path.parent / name
    if not file.exists():
        return None
    deck = path.relative_to(_ROOT) if path.is_relative_to(_ROOT) else path
    return _place_texts(language, deck.with_suffix("").as_posix(), _read_yaml(file, name))


def _place_texts(language: str, deck: str, texts: Any, place: str = "") -> Any:
    """Give each text its place in the deck: "crate.ways.2.label"."""
    if texts is None:  # a translation's comments
        return None
    if isinstance(texts, str):
        return _PlacedText(language, deck, place, {"text": texts})
    if is_text_with_forms(texts):
        return _PlacedText(language, deck, place, texts)
    parts = texts.items() if isinstance(texts, dict) else enumerate(texts, 1)
    made = {
        key: _place_texts(language, deck, part, f"{place}.{key}" if place else str(key))
        for key, part in parts
    }
    return made if isinstance(texts, dict) else list(made.values())


def is_text_with_forms(texts: Any) -> bool:
    """Whether these are a text and its grammatical forms."""
    return (
        isinstance(texts, dict)
        and len(texts) > 1
        and "text" in texts
        and texts.keys() <= _TEXT_FORMS
    )


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


# -- texts in the language of their readers ------------------------------------------------------

_TEXT_FORMS = {"text", "gender", "plural", "accusative", "dative", "genitive"}
"""The forms of a text that its language may need."""
_ROOT = Path(__file__).parents[1]


class Facts(Protocol):
    """What fills the gaps of a text, by name, such as a name or a list of names; a dict is one."""

    def __getitem__(self, fact: str, /) -> Text | Sequence[str]: ...


class _PlacedText(str):
    """A text that knows its language, its deck and its place there, until a card has it."""

    language: str
    key: str
    place: str
    forms: dict[str, str]

    def __new__(cls, language: str, deck: str, place: str, forms: dict[str, str]) -> Self:
        made = super().__new__(cls, forms["text"])
        made.language, made.key, made.place, made.forms = language, f"{deck}#{place}", place, forms
        return made


class DeckText(Message):
    """A text of a deck, in its reader's language. Its id is its deck and its place
    there, or "" for a text of a pack, which has one language. It equals its English text,
    and any text that reads the same in every language."""

    __slots__ = ()
    catalogs = Message.catalogs

    def __init__(self, key: str, /, **data: Any) -> None:
        """`data`: the English text as `text`, and what fills its gaps, by name."""
        super().__init__(key, **data)

    def __eq__(self, other: object) -> bool:
        if type(other) is DeckText:
            return self.data == other.data and (
                self.id == other.id or {*self.list_readings()} == {*other.list_readings()}
            )
        return self.data["text"] == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.data["text"])

    def __lt__(self, other: DeckText) -> bool:
        """Texts have the order of their English, in any language."""
        return str(self.data["text"]) < str(other.data["text"])

    def __len__(self) -> int:
        return len(self.data["text"])

    @classmethod
    def find_text(cls, key: str) -> DeckText:
        """Find the text with this id; it is empty if its deck no longer has it."""
        english = _find_placed(key, ENGLISH)
        return cls(key, text="" if english is None else str(english))

    def fill(self, facts: Facts) -> DeckText:
        """Return the text with its gaps filled: "{who}" with the fact `who`. Only these facts are
        looked up, and a translation may have no others."""
        gaps = [name for _, name, _, _ in Formatter().parse(self.data["text"]) if name]
        return DeckText(self.id, **self.data, **{name: facts[name] for name in gaps})

    def render(self, language: str) -> str:
        """Return the text in a language, or in English if the deck has none in that language."""
        text: str = self.data["text"]
        if language != ENGLISH and (found := _find_placed(self.id, language)) is not None:
            text = str(found)
        if len(self.data) == 1:
            return text
        facts = {
            name: prepare_value(self.catalogs, language, value) for name, value in self.data.items()
        }
        return text.format(**facts)

    def list_readings(self) -> Iterable[str]:
        """List the text in each language that its deck has."""
        return map(self.render, _list_languages(self.id.partition("#")[0]))

    def has_reading(self, text: Text) -> bool:
        """Whether this is the text, in any language."""
        return self == text if isinstance(text, Message) else text in self.list_readings()

    def find_form(self, form: str, language: str) -> str:
        """Return a grammatical form of the text, or "" if the deck gives none."""
        found = _find_placed(self.id, language)
        return "" if found is None else found.forms.get(form, "")

    def is_in_catalog(self) -> bool:
        """Return False, because no catalog has this text."""
        return False

    @classmethod
    def _read(cls, value: Any) -> DeckText:
        if isinstance(value, DeckText):
            return value
        if isinstance(value, _PlacedText):
            english = None if value.language == ENGLISH else _find_placed(value.key, ENGLISH)
            return cls(value.key, text=str(value if english is None else english))
        if isinstance(value, str):
            return cls("", text=value)
        raise PydanticKnownError("string_type")

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls._read,
            json_schema_input_schema=core_schema.str_schema(),
            serialization=core_schema.to_string_ser_schema(when_used="always"),
        )


NO_TEXT = DeckText("", text="")
"""Stands in the field of a card that has no such text."""


def _find_placed(key: str, language: str) -> _PlacedText | None:
    """Find a text by its deck and place. Return None if the language has none there."""
    deck, _, place = key.partition("#")
    return _index_texts(deck, language).get(place) if place else None


@cache
def _list_languages(deck: str) -> list[str]:
    """List the languages that have texts for a deck; a pack's is called English here."""
    file = _ROOT / f"{deck}.yaml"
    return [each.parent.name for each in file.parent.glob(f"*/{file.name}")] or [ENGLISH]


@cache
def _index_texts(deck: str, language: str) -> dict[str, _PlacedText]:
    texts = _read_translation(_ROOT / f"{deck}.yaml", language)
    return {} if texts is None else dict(_list_placed(texts))


def _list_placed(texts: Any) -> Iterator[tuple[str, _PlacedText]]:
    if isinstance(texts, _PlacedText):
        yield texts.place, texts
    elif texts is not None:
        for part in texts.values() if isinstance(texts, dict) else texts:
            yield from _list_placed(part)


# -- checks of what has been read ----------------------------------------------------------------


def check_counts(name: str, kinds: Iterable[str], wanted: Mapping[str, int]) -> None:
    """Check that each kind has as many cards as wanted, and that no other kinds exist. `name`: the
    file or the deck, for the message. Raises BrokenCard."""
    counts = Counter(kinds)
    for kind in {**wanted, **counts}:
        if counts[kind] != wanted.get(kind, 0):
            raise BrokenCard(f"{name}: {counts[kind]} of {kind}, and not {wanted.get(kind, 0)}")


def check_unique(name: str, values: Iterable[tuple[str, Text]]) -> None:
    """Check that no two cards share a value, such as a name or a text, in English; `values` gives
    card and value. Raises BrokenCard."""
    seen: dict[Text, str] = {}
    for card, value in values:
        english = value.data["text"] if isinstance(value, DeckText) else value
        if english in seen:
            raise BrokenCard(f"{name}, card {card}: has the same as card {seen[english]}: {value}")
        seen[english] = card


def check_references(
    name: str, references: Iterable[tuple[str, str]], there: Collection[str]
) -> None:
    """Check that everything cards refer to exists; `references` gives each card and what it names.
    Raises BrokenCard."""
    for card, target in references:
        if target not in there:
            raise BrokenCard(f"{name}, card {card}: leads to {target}, which is nowhere")
