"""The Last Automa in few words."""

from __future__ import annotations

from typing import Any

from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import Road


def solo(phase: Any, *cards: str, first: bool = False, **kinds: Any) -> Road:
    """The Automa with these Action cards face up, of which it explored by the first. It acts before
    Ada, or as the first in Turn Order."""
    stage = Road(solo=True, phase=phase, **kinds).order(*((AUTOMA, 0) if first else (0, AUTOMA)))
    return stage.automa(revealed=list(cards), explored=1 if cards else 0)


def turns(card: str, *zone: str, hard: bool = False, **facts: Any) -> Road:
    """The Automa is about to turn over one Action card."""
    return solo("exploration", first=True, hard=hard).zone(*zone).automa(pile=[card], **facts)


def rows(*damaged: str, column: int = 1) -> dict[str, Any]:
    """The counter's column, and rows with Damage there; row A is covered right of the counter."""
    found = {row: [f"{row}{n}" in damaged for n in range(1, 7)] for row in "ABCD"}
    found["A"] = [mark or n > column for n, mark in enumerate(found["A"], 1)]
    return {"rows": found, "column": column}
