"""What of a position everybody may see: a view copies fields by their names, and never a secret."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_type_hints

from pydantic import BaseModel

T = TypeVar("T")
V = TypeVar("V", bound=BaseModel)

SECRET: Final = object()
Secret: TypeAlias = Annotated[T, SECRET]
"""A field of a position that not everybody may see at all times (`hand: Secret[list[str]]`): no
view copies it, and the code that shows it to some says to whom. Decks need no such word."""


def fill_view(view: type[V], *sources: object, **derived: Any) -> V:
    """Make a view of what is `derived`, and of copies of the sources' other fields and properties
    that the view names. Where no source has one, the view's default stands. Raises TypeError if
    one is secret, if several sources have it, or if the view has no field of a name that is given.
    """
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
