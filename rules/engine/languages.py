"""The languages in which texts are put into words."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
FIRST = os.environ.get("_EMBERKEEP_LANGUAGE", ENGLISH)
"""The language that this process speaks unless it is told to `speak` another. Another than English
is for translators, who try their words."""
OFFERED = frozenset({ENGLISH})
"""The languages whose texts are all there. Others are tried with `--local --language`."""
_SPOKEN = ContextVar("_SPOKEN", default=FIRST)
spoken_language = _SPOKEN.get
"""Return the language of `str(message)`."""


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Speak this language in the block, in this task and in threads that it starts."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)
