"""Makes texts of catalogs from patterns that the library has read, some ten times as quickly as the
library itself. Positions keep texts, and so rules make some while they run."""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Value: TypeAlias = str | int
Maker: TypeAlias = Callable[[Mapping[str, Any]], Value]
"""Makes a text, or a number that a text has, from the data of a message. Raises LookupError if a
piece of data or a message that the text refers to is missing."""


class PatternReader:
    """Turns patterns of one catalog into functions."""

    GIVEN = ""
    """The key under which the data of a message are as they were given, beside what was made of
    them for a text."""

    def __init__(self, bundle: FluentBundle, functions: Mapping[str, Callable[..., Any]]) -> None:
        self._bundle = bundle
        self._functions = functions
        self._locale = bundle._babel_locale
        plain = _write_number(-1234567890, self._locale) == "-1234567890"
        self.write: Callable[[Value], str] = str if plain else self._write_in_locale
        """Writes a piece of data as it stands in a text."""
        self._known: dict[str, Maker] = {}

    def find_maker(self, key: str) -> Maker:
        """Find the function that makes the text of a message or of an attribute, such as
        "builds.book". Raises LookupError if there is none."""
        if key not in self._known:
            name, _, attribute = key.partition(".")
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                raise LookupError(key)
            self._known[key] = self._read_pattern(pattern)
        return self._known[key]

    def has_pattern(self, key: str) -> bool:
        """Whether the catalog has the text of a message, or of an attribute."""
        try:
            self.find_maker(key)
        except LookupError:
            return False
        return True

    def _write_in_locale(self, value: Value) -> str:
        return value if isinstance(value, str) else _write_number(value, self._locale)

    def _read_pattern(self, node: Any) -> Maker:
        if not isinstance(node, ast.Pattern):
            return self._read_node(node)
        write = self.write
        parts: list[Any] = [
            each.value if isinstance(each, ast.TextElement) else self._read_node(each)
            for each in node.elements
        ]

        first = parts[0]
        if len(parts) == 1 and type(first) is str:
            return lambda _: first

        def make_text(data: Mapping[str, Any]) -> str:
            made = [part if type(part) is str else part(data) for part in parts]
            return "".join(map(write, made))

        return make_text

    def _read_node(self, node: Any) -> Maker:
        match node:
            case ast.TextElement():
                text = node.value
                return lambda _: text
            case ast.Placeable():
                return self._read_node(node.expression)
            case ast.StringLiteral():
                literal = node.parse()["value"]
                return lambda _: literal
            case ast.NumberLiteral():
                number = int(node.value)
                return lambda _: number
            case ast.VariableReference():
                name = node.id.name
                return itemgetter(name)
            case ast.MessageReference():
                key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
                return self.find_maker(key)
            case ast.FunctionReference():
                call = self._functions[node.id.name]
                if node.id.name == "FORM":  # asks the thing, and not its text
                    asked: Any = node.arguments.positional
                    thing, form = asked[0].id.name, asked[1].value
                    return lambda data: call(data[self.GIVEN].get(thing), form)
                given = [self._read_node(each) for each in node.arguments.positional]
                return lambda data: call(*(make(data) for make in given))
            case _:
                return self._read_choice(node)

    def _read_choice(self, node: Any) -> Maker:
        """Read a text with variants: by number, by plural or by word."""
        select = self._read_node(node.selector)
        variants = {_read_key(one.key): self._read_pattern(one.value) for one in node.variants}
        (default,) = (_read_key(one.key) for one in node.variants if one.default)
        form = self._bundle._plural_form

        def make_text(data: Mapping[str, Any]) -> Value:
            value = select(data)
            if value not in variants:
                value = default if isinstance(value, str) else form(value)
            return variants[value if value in variants else default](data)

        return make_text


def _write_number(number: int, locale: Any) -> str:
    return str(fluent_number(number, useGrouping=False).format(locale))


def _read_key(key: Any) -> Value:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)
