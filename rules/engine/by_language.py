"""Keeps what is made of texts once for each language that is spoken."""

from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from .languages import spoken_language

P = ParamSpec("P")
T = TypeVar("T")


def cache_by_language(make: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function returned for the same arguments in the same language."""

    def make_in(_language: str, *given: Any, **named: Any) -> T:
        return make(*given, **named)

    kept: Callable[..., T] = lru_cache(maxsize=512)(make_in)

    @wraps(make)
    def find_kept(*given: P.args, **named: P.kwargs) -> T:
        return kept(spoken_language(), *given, **named)

    return find_kept


class ReadByLanguage:
    """An attribute of a class that is read from files, in the language that is spoken."""

    def __init__(self, read: Callable[[str], Any]) -> None:
        """`read`: reads it in a language."""
        self._read = cache(read)

    def __get__(self, instance: object, owner: type) -> Any:
        return self._read(spoken_language())
