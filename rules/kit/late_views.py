"""Texts in views that are made when somebody reads them, in their language. Bots look at many views
and read few of their texts."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, Any, ClassVar, Final

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema, core_schema


def _as_text(value: Any) -> Any:
    """Return what was given for a field as text: a message, a list of lines, a table of messages,
    or how often there is each of some messages."""
    if isinstance(value, Counter):
        counts = Counter[str]()
        for text, count in value.items():
            counts[str(text)] += count
        return dict(counts)
    if isinstance(value, dict):
        return {str(key): each if type(each) is int else str(each) for key, each in value.items()}
    return [str(line) for line in value] if isinstance(value, list | tuple) else str(value)


class _LateText:
    """Marks a field that takes messages and is text to its readers."""

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        written = core_schema.plain_serializer_function_ser_schema(_as_text)
        return core_schema.any_schema(serialization=written)


_LATE: Final = _LateText()
LateLine = Annotated[str, _LATE]
LateLines = Annotated[list[str], _LATE]
LateTexts = Annotated[dict[str, str], _LATE]
LateCounts = Annotated[dict[str, int], _LATE]


class HasLateTexts:
    """A view with late texts (`LateLine` and its like), before `BaseModel` among its bases.
    `fill_view` makes it, because for type checkers these fields are text."""

    model_fields: ClassVar[dict[str, FieldInfo]]

    @classmethod
    def __pydantic_init_subclass__(cls, **_: Any) -> None:
        for name, field in cls.model_fields.items():
            if _LATE in field.metadata:
                setattr(cls, name, property(_make_reader(name), _make_writer(name)))

    def __eq__(self, other: object) -> bool:
        """Compare two views as they read."""
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in type(self).model_fields)

    def __repr_args__(self) -> Iterator[tuple[str, Any]]:
        return ((name, getattr(self, name)) for name in type(self).model_fields)

    __hash__ = None  # type: ignore[assignment]  # views change, so they have no hash


def _make_reader(name: str) -> Callable[[BaseModel], Any]:
    def read_text(view: BaseModel) -> Any:
        value = view.__dict__[name]
        return value if type(value) is str else _as_text(value)

    return read_text


def _make_writer(name: str) -> Callable[[BaseModel, Any], None]:
    def write_text(view: BaseModel, value: Any) -> None:
        view.__dict__[name] = value

    return write_text
