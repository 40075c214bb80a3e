"""The languages in which texts are put into words."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

ENGLISH = "en"
PROCESS_LANGUAGE = os.environ.get("_EMBERKEEP_LANGUAGE", ENGLISH)
"""The language that this process speaks unless it is told to `speak` another. Another than English
is for translators, who try their words."""
OFFERED_LANGUAGES = frozenset({ENGLISH, "de"})
"""The languages whose texts are all there. Others are tried with `--local --language`."""
_SPOKEN_LANGUAGE = ContextVar("_SPOKEN", default=PROCESS_LANGUAGE)
spoken_language = _SPOKEN_LANGUAGE.get
"""Return the language of `str(message)`."""
begin_speaking = _SPOKEN_LANGUAGE.set
"""Speak this language in this task from now on."""


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Speak this language in the block, in this task and in threads that it starts."""
    token = _SPOKEN_LANGUAGE.set(language)
    try:
        yield
    finally:
        _SPOKEN_LANGUAGE.reset(token)


def find_offered(locale: str | None) -> str | None:
    """Find the offered language of one of Discord's locales, such as "de" or "pt-BR". Return None
    if there is none, or if this process tries a translation, in which everything is then."""
    if locale is None or PROCESS_LANGUAGE != ENGLISH:
        return None
    return next(
        (each for each in (locale, locale.partition("-")[0]) if each in OFFERED_LANGUAGES), None
    )


@dataclass(frozen=True, slots=True)
class InLanguage:
    """A function that another process calls while it speaks this language."""

    language: str
    function: Callable[..., Any]

    def __call__(self, *given: Any) -> Any:
        with speak(self.language):
            return self.function(*given)
