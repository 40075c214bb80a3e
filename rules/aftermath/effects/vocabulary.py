"""All effects of the vocabulary (AF-25.8 to AF-25.10). Importing these chapters registers what
their effects do."""

from typing import get_args

from rules.aftermath.effects import choices, journey_effects, operations, page_effects
from rules.aftermath.effects.models import Effect
from rules.aftermath.effects.performing import OPERATIONS
from rules.aftermath.model import items
from rules.aftermath.play.cards import action_deck, batteries
from rules.aftermath.play.combat import damage, defending, statuses
from rules.aftermath.play.enemies import threats
from rules.aftermath.play.page import encounters, situations, tokens
from rules.aftermath.play.turn import group_tasks, skill_tests, turn

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
    damage,
)
WORDS = frozenset(
    word
    for model in get_args(get_args(Effect)[0])
    for word in get_args(model.model_fields["do"].annotation)
)
"""The words of all effects that content may name."""

__all__ = ["CHAPTERS", "OPERATIONS", "WORDS"]
