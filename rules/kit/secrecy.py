"""What of a position everybody may see: a view copies fields by their names, and never a secret."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar, get_args, get_type_hints

from pydantic import BaseModel

V = TypeVar("V", bound=BaseModel)

SECRET: Final = "secret"
"""Marks a field of a position (`Annotated[str, SECRET]`) that not everybody may see at all times:
no view copies it, and the code that shows it to some says to whom."""


def fill_view(view: type[V], *sources: object, **derived: Any) -> V:
    """Make a view of what is `derived`, and of what else it names and one of the sources has as a
    field or a property. The first source that has it counts; where none has, the view's default.
    Raises TypeError if that is a secret, or if the view has no such field or no such default."""
    for name, at in _plan_copies(view, (*map(type, sources),), (*derived,)):
        derived[name] = getattr(sources[at], name)
    return view(**derived)


@cache
def _plan_copies(
    view: type[BaseModel], sources: tuple[type, ...], derived: tuple[str, ...]
) -> list[tuple[str, int]]:
    """The names to copy, each with the number of its source."""
    if unknown := set(derived) - set(view.model_fields):
        raise TypeError(f"{view.__name__} has no field {', '.join(sorted(unknown))}.")
    found, hints = [], [get_type_hints(source, include_extras=True) for source in sources]
    for name in view.model_fields:
        if name in derived:
            continue
        having = [n for n, one in enumerate(sources) if name in hints[n] or hasattr(one, name)]
        if len(having) > 1:
            raise TypeError(f"{view.__name__}.{name} may be copied from several sources: give it.")
        for at in having:
            if SECRET in get_args(hints[at].get(name)):
                raise TypeError(f"{view.__name__}.{name} would show a secret.")
            found.append((name, at))
    return found
