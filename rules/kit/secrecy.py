"""Keeps secrets out of views: a view copies fields of a position by their names, and never a
secret."""

from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_type_hints

from pydantic import BaseModel

T = TypeVar("T")
V = TypeVar("V", bound=BaseModel)

SECRET: Final = object()
Secret: TypeAlias = Annotated[T, SECRET]
"""Marks a field of a position that not everybody may see at all times (`hand: Secret[list[str]]`):
no view copies it, and the code that shows it decides to whom. Decks do not need this mark."""


def fill_view(view: type[V], *sources: object, **derived: Any) -> V:
    """Make a view from the `derived` values, and from copies of the other fields and properties of
    the sources that the view has. If no source has a field, the view's default stays. Raises
    TypeError if a field to copy is secret, if several sources have it, or if the view has no field
    of a derived name."""
    for name, at in _plan_copies(view, (*map(type, sources),), (*derived,)):
        derived[name] = getattr(sources[at], name)
    return view(**derived)


@cache
def _plan_copies(
    view: type[BaseModel], sources: tuple[type, ...], derived: tuple[str, ...]
) -> list[tuple[str, int]]:
    """List the names to copy, each with the number of its source."""
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
