"""Which boxes a bot gives up and repairs, and where it keeps its Survivors. Damage takes a Survivor
if a card has no other box left, and most Damage hits the Truck."""

from collections.abc import Callable
from typing import Any

from rules.aurora.bot.worths import LAST_ROUND, count_buffer, count_empty_boxes
from rules.aurora.model.boxes import DAMAGE
from rules.aurora.view_models import BoxView, PartView, PlayerView, View
from rules.engine import Answer, Prompt

TOKENS = {"S": 10.0, "F": 3.0, "P": 1.8, "A": 1.3}
"""Content of a box -> what it costs to lose that."""
BOX_WORTHS = {
    "any": 1.2,
    "survivor": 0.6,
    "stores": 1.0,
    "armor": 0.7,
    "weapon": 2.2,
    "tracks": 2.5,
    "locker": 0.6,
    "maker": 1.8,
    "fame": 1.6,
    "per": 1.4,
    "pay": 1.2,
    "turbo": 1.8,
}
"""Kind of box -> what it costs to lose its use."""
ROUND_OF_GROUPS = 4
"""The round from which it matters which cards have no Damage at the end (LA-13.11)."""

Of = tuple[PartView, BoxView]


def _index_boxes(me: PlayerView) -> dict[str, Of]:
    return {box.ref: (part, box) for part in me.parts for box in part.boxes}


def choose_damaged_boxes(view: View, me: PlayerView, prompt: Prompt[Any]) -> Answer:
    """Choose the boxes to give up: those that cost least."""
    return _choose_cheapest_boxes(me, prompt, lambda part, box: _rate_box_loss(view, part, box))


def _rate_box_loss(view: View, part: PartView, box: BoxView) -> float:
    if box.content:
        return TOKENS[box.content] + 0.5 * (part.kind == "truck")
    cost = BOX_WORTHS[box.kind]
    riders = sum(one.content == "S" for one in part.boxes)
    if riders:  # the box protects the Survivors from the next Damage
        cost += (0.9 if part.kind == "truck" else 0.3) * riders / max(1, count_buffer(part))
    hurt = any(one.content == DAMAGE for one in part.boxes)
    return cost - (0.8 if view.round >= ROUND_OF_GROUPS else 0.2) * hurt


def choose_repaired_boxes(view: View, me: PlayerView, prompt: Prompt[Any]) -> Answer:
    """Choose the boxes to repair: those that bring most."""
    return _choose_cheapest_boxes(
        me, prompt, lambda part, box: -_rate_box_repair(view, me, part, box)
    )


def _rate_box_repair(view: View, me: PlayerView, part: PartView, box: BoxView) -> float:
    gain = BOX_WORTHS[box.kind]
    riders = sum(one.content == "S" for one in part.boxes)
    if riders:
        gain += (2.0 if part.kind == "truck" else 0.8) * riders / (1 + count_buffer(part))
    if box.kind in ("any", "stores") and view.round < LAST_ROUND:
        gain += 0.8 if not count_empty_boxes(me, "any", "stores") else 0.0
    last = sum(one.content == DAMAGE for one in part.boxes) == 1
    return gain + (0.8 if view.round >= ROUND_OF_GROUPS else 0.1) * last


def _choose_cheapest_boxes(
    me: PlayerView, prompt: Prompt[Any], cost: Callable[[PartView, BoxView], float]
) -> Answer:
    boxes = _index_boxes(me)
    ranked = sorted((cost(*boxes[option.id]), option.id) for option in prompt.options)
    return [ref for _, ref in ranked[: prompt.least]]


def choose_stow_swap(view: View, me: PlayerView) -> Answer:
    """Choose to move a Survivor from the Truck to an empty box behind, before Enemies fire. One
    comes back without a question when the Convoy drives (LA-10.7)."""
    if view.phase != "movement":
        return []
    riders = [box.ref for box in me.parts[0].boxes if box.content == "S"]
    behind = [
        box.ref
        for part in me.parts[1:]
        for box in part.boxes
        if box.kind == "any" and not box.content and count_buffer(part) > 1
    ]
    return [riders[-1], behind[0]] if riders and behind else []
