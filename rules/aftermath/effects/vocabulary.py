"""The whole vocabulary (AF-25.8 to AF-25.10): every chapter registers what its effects do."""

from __future__ import annotations

from typing import get_args

from .. import (
    action_deck,
    batteries,
    defending,
    encounters,
    group_tasks,
    items,
    situations,
    skill_tests,
    statuses,
    threats,
    tokens,
    turn,
    wounds,
)
from . import choices, journey_effects, operations, page_effects
from .models import Effect
from .performing import OPERATIONS

CHAPTERS = (
    action_deck,
    batteries,
    choices,
    defending,
    encounters,
    group_tasks,
    items,
    journey_effects,
    operations,
    page_effects,
    situations,
    skill_tests,
    statuses,
    threats,
    tokens,
    turn,
    wounds,
)
WORDS = frozenset(
    word
    for model in get_args(get_args(Effect)[0])
    for word in get_args(model.model_fields["do"].annotation)
)
"""All effects there are, by their words."""


def check() -> None:
    """Every effect that content may name is carried out by one of the chapters. Raises RuntimeError
    naming those that are not."""
    if missing := WORDS - OPERATIONS.keys():
        raise RuntimeError(f"Nothing says what these effects do: {', '.join(sorted(missing))}.")
