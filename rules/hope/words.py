"""Lists, counts and signed numbers in words."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.clipping import clip


def signed(n: int) -> str:
    """+1, -2."""
    return f"+{n}" if n > 0 else str(n)


def count(n: int, what: str, plural: str = "") -> str:
    """1 die, 2 dice."""
    return f"1 {what}" if n == 1 else f"{n} {plural or what + 's'}"


def listed(names: Sequence[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def short(text: str, most: int) -> str:
    """Words on one line, cut between two of them, with dots, where there is no room for all."""
    return clip(" ".join(text.split()), most, marked=False)
