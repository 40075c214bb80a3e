"""A bot as a mutant: against whoever leads, and ever stronger (PH-18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine import Answer, Chance, Option, Prompt
from rules.kit.bots import best_of

from .decks import MUTANT_ACTIONS, SCARS
from .terms import Stat
from .view_models import View

GOALS: Mapping[Stat, float] = {
    "melee": 1.2,
    "strength": 1.0,
    "mind": 0.4,
    "speed": 0.2,
    "shooting": 0.0,
}
"""What a point of a stat is worth to a mutant."""
STEPS = ("camp", "forage", "scout", "move")


def answer(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """Any question to a mutant."""
    topic = prompt.topic
    if prompt.optional:
        return []
    if topic == "lay":
        return _lay(view, prompt, rng)
    if topic == "mutant":
        return _act(view, prompt, rng)
    if topic == "mutate":
        return _mutate(prompt)
    if topic == "consolidate":
        return [card for card in prompt.data["hand"] if _use(view, card) < 1]
    if topic == "hand_limit":
        return [min(prompt.options, key=lambda option: _use(view, option.id)).id]
    if topic == "swap_card":
        worst = min(prompt.data["hand"], key=lambda card: _use(view, card))
        swaps = [option for option in prompt.options if option.data.get("card") == worst]
        return [swaps[0].id] if swaps and _use(view, worst) < 1 else prompt.default
    if topic == "reaction":
        return ["fire"]
    return prompt.default


def _use(view: View, card: str, target: int | None = None) -> float:
    """What a card would do: how many it could hit, those ahead counting more."""
    action = MUTANT_ACTIONS[card]
    force = 3.0 if action.charge else 2.5 if action.attack else 1.2
    found = 0.0
    for seat in view.seats:
        human = seat.human
        if human is None or (target is not None and seat.seat != target):
            continue
        if action.terrains and (human.on_start or human.terrain not in action.terrains):
            continue
        found = max(found, force * (1 + human.place / 5) * (1.3 if human.health < 3 else 1.0))
    return found


def _lay(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """The card that is likely to hit whoever is ahead. Who moves may have left the terrain."""

    def worth(option: Option) -> float:
        card = option.data["card"]
        if not card:
            return 0.5
        action = MUTANT_ACTIONS[card]
        targets = option.data["targets"]
        now = _use(view, card, targets[0] if targets else None)
        sure = 1.2 if "mutant" in action.step else 0.8
        return (now * sure or 0.6) * (1.0 if option.data["when"] == "fire" else 0.5)

    return [best_of(rng, prompt.options, worth).id]


def _act(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    plays = [option for option in prompt.options if "target" in option.data]
    if plays:

        def worth(option: Option) -> float:
            weapon = option.data["weapon"]
            wounds = SCARS[weapon].weapon.wounds if weapon in SCARS and SCARS[weapon].weapon else 1
            return _use(view, option.data["card"], option.data["target"]) + wounds

        return [best_of(rng, plays, worth).id]
    ids = {option.id for option in prompt.options}
    if prompt.data["laid"] is not None and "nothing" in ids and rng.below(3):
        return ["nothing"]
    held = [card.id for plan in view.private.plans if plan.seat == view.seat for card in plan.hand]
    strong = sum(_use(view, card) >= 1 for card in held)
    return ["consolidate" if strong < 2 and "consolidate" in ids else "mutate"]


def _mutate(prompt: Prompt[Any]) -> Answer:
    """In place of the worst, if it is better."""
    drawn = scar_worth(prompt.data["scar"])
    olds = [option for option in prompt.options if "scar" in option.data]
    worst = min(olds, key=lambda option: scar_worth(option.data["scar"]), default=None)
    if worst is not None and scar_worth(worst.data["scar"]) < drawn:
        return [worst.id]
    return prompt.default


def scar_worth(scar: str) -> float:
    """What a mutation is worth to a mutant."""
    card = SCARS[scar]
    worth = sum(GOALS[change.stat] * change.n for change in card.changes)
    if card.weapon is not None:
        worth += 0.8 * card.weapon.wounds + 0.5 * card.weapon.scar
    return worth + 0.8 * len(card.riders) + 0.8 * len(card.effects)
