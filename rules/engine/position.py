"""What the position of a game must support: it can be written as text, and read back."""

from typing import Any, Literal, Protocol, Self, TypeVar, runtime_checkable

from pydantic import TypeAdapter

STORED_CONTEXT = {"stored": True}
"""The context in which a position is written down for later, and not to be read."""


class Position(Protocol):
    """The whole position of a game. Every pydantic model fits this protocol."""

    @classmethod
    def model_validate_json(cls, text: str, /) -> Self:
        """Read a position from JSON text. Raises pydantic's ValidationError."""

    def model_dump_json(self, *, context: Any = None) -> str:
        """Return the position as JSON text. `context`: STORED_CONTEXT to read it again in any
        language."""


P = TypeVar("P", bound=Position)


def copy_position(state: P) -> P:
    """Copy a position by its text, as it is stored. The copy shares nothing with the original."""
    return type(state).model_validate_json(state.model_dump_json(context=STORED_CONTEXT))


@runtime_checkable
class Seated(Protocol):
    """A position that counts its seats."""

    @property
    def seats(self) -> int: ...


class Slotted:
    """Base that makes a slotted dataclass a Position: validated when read, like a pydantic model,
    and written as the same text. For rules that read their position all the time: a pydantic
    model's attributes take several times as long to read."""

    __slots__ = ()

    @classmethod
    def model_validate_json(cls, text: str, /) -> Self:
        found: Self = _find_adapter(cls).validate_json(text)
        return found

    def model_dump_json(self, *, context: Any = None) -> str:
        return _find_adapter(type(self)).dump_json(self, context=context).decode()

    def model_dump(self, *, mode: Literal["json", "python"] = "python") -> dict[str, Any]:
        found: dict[str, Any] = _find_adapter(type(self)).dump_python(self, mode=mode)
        return found


_ADAPTERS: dict[type, TypeAdapter[Any]] = {}


def _find_adapter(kind: type) -> TypeAdapter[Any]:
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]
