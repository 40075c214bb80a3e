"""Where each thing that happens is played, to hear what is told of it."""

from __future__ import annotations

from typing import Any

from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import Case, Road

FULL = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"


def alone(*zone: str, crew: str = "leader", rest: str = "", **facts: Any) -> Road:
    """Ada with somebody to send."""
    return Road(2, **facts).zone(*zone).crew(0, active=crew, rest=rest)


def drives(space: str = "100", tokens: str = "S S S F", **facts: Any) -> Road:
    return Road(2, "movement", **facts).order(1, 0).at(0, space).stow(0, tokens)


def fires(**targets: int) -> Road:
    """Ada stands before the Warwolves, of whose boxes one Target is left."""
    stage = Road(2, "fire").foe("warwolves", filled=5, **targets).outcomes(2, 7)
    return stage.stow(0, "S S S A")


def solo(phase: Any, **facts: Any) -> Road:
    """Ada and the Automa, which acts first."""
    order = (AUTOMA, 0) if phase == "exploration" else (0, AUTOMA)
    return Road(solo=True, phase=phase).order(*order).automa(**facts)


def turns(*zone: str, card: str = "AC2", **facts: Any) -> Case:
    """The Automa turns over one Action card: AC2 goes to slot 1, AC3 to slot 5."""
    return solo("exploration", pile=[card], **facts).zone(*zone).crew(0, active="leader").play()
