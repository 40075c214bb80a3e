"""What a party sets out for, asked once: the block that it takes, which Bonus Action, and whether
that comes before the card or after it (LA-8.11, LA-8.14, LA-8.24, LA-8.42)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.aurora.model.cards import Location
from rules.aurora.model.decks import CARDS, name_of
from rules.aurora.model.players import Player
from rules.aurora.model.state import Slot, State
from rules.aurora.play.context import LISTED, NEVER_MIND, Here
from rules.aurora.play.exploration import bonus, zone
from rules.aurora.play.exploration.bonus import Offers
from rules.aurora.play.exploration.zone import Block
from rules.engine import Data, Option, Play

LATER = "later"
"""In an answer: the Bonus Action is chosen once the card has done what it does."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A Bonus Action is named by its key. `first`: before the card; `then`: after it, or LATER, or
    none. `block`: of a Location, if that is settled."""

    block: str = ""
    first: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class Suggested:
    """A plan as the turn's question names it. `tokens`: of its block; `does`: its Bonus Action in
    words; `others`: whether there are other plans."""

    plan: Plan
    tokens: str
    does: str
    others: bool


def suggest(s: State, p: Player, slot: Slot, offers: Offers) -> Suggested:
    """The fullest block, and after the card the first Bonus Action under it that costs nothing."""
    card = CARDS[slot.card]
    blocks = zone.blocks_of(slot) if isinstance(card, Location) else []
    harm = card.effect if isinstance(card, Location) else None
    own = bonus.list_useful_actions(s, p, offers.index, offers.crew, harm)
    offered = bool(own) or any(
        bonus.list_useful_actions(s, p, at, offers.crew, harm) for at in offers.slots
    )
    block = max(blocks, key=lambda one: len(one.tokens), default=None)
    free = next((action for action in own if action.is_free), None)
    then = free.key if free is not None else "" if offered else LATER
    return Suggested(
        Plan(block.key if block is not None else "", then=then),
        block.tokens if block is not None else "",
        free.words if free is not None else "",
        others=len(blocks) > 1 or offered,
    )


def ask_plan(h: Here, seat: int, slot: Slot, offers: Offers) -> Play[Plan | None]:
    """What the party does, where there is a choice; None: its player turns back."""
    s, p = h.s, h.find_player(seat)
    card = CARDS[slot.card]
    blocks = zone.blocks_of(slot) if isinstance(card, Location) else []
    harm = card.effect if isinstance(card, Location) else None
    then = bonus.list_bonus_actions(s, p, offers, harm=harm)
    if not then and len(blocks) < 2:
        return Plan(then=LATER)
    now = bonus.list_bonus_actions(s, p, offers)
    first = [(f"first:{key}", f"First {does}", Plan(first=key)) for key, does in now]
    if not then:
        text, plans = _list_block_plans(slot, blocks)
    else:
        text, plans = _list_block_bonus_plans(slot, blocks, then)
        plans += [*first, (LATER, "The card first, a Bonus Action later", Plan(then=LATER))]
        if len(plans) > LISTED:  # an Explorer, who reaches every slot
            text, plans = _list_block_plans(slot, blocks)
            plans += first
    options = [
        Option(key, "explore", words, data=_make_plan_data(plan, blocks))
        for key, words, plan in plans
    ]
    chosen = yield from h.choose(
        seat,
        text,
        [*options, NEVER_MIND],
        topic="bonus" if then else "block",
        data={"card": slot.card},
        rule="LA-8.11" if then else "LA-8.24",
    )
    return next((plan for key, _, plan in plans if key == chosen), None)


def ask_later_bonus(h: Here, seat: int, plan: Plan, offers: Offers) -> Play[str]:
    """The Bonus Action that follows the card: what was planned, if it can still be paid for; or
    what is chosen now (LA-8.42). "" for none."""
    found = bonus.list_bonus_actions(h.s, h.find_player(seat), offers)
    if plan.then != LATER:
        return plan.then if plan.then in dict(found) else ""
    none = Option("none", "explore", "No Bonus Action")
    options = [none, *(Option(key, "explore", does) for key, does in found)]
    text = "A Bonus Action now?"
    chosen = yield from h.choose(seat, text, options, topic="bonus", rule="LA-8.42")
    return "" if chosen == "none" else chosen


Listed: TypeAlias = "list[tuple[str, str, Plan]]"
"""Plans as answers: id, words, plan."""


def _list_block_bonus_plans(
    slot: Slot, blocks: Sequence[Block], then: Sequence[tuple[str, str]]
) -> tuple[str, Listed]:
    """Every block with each Bonus Action after it; silence takes none."""
    name = name_of(slot.card)
    if len(blocks) < 2:
        plans = [("none", "No Bonus Action", Plan())]
        plans += [(key, does, Plan(then=key)) for key, does in then]
        return f"{name}: a Bonus Action?", plans
    plans = [(block.key, block.words, Plan(block.key)) for block in blocks]
    plans += [
        (f"{block.key}:{key}", f"{block.words}, then {does}", Plan(block.key, then=key))
        for block in blocks
        for key, does in then
    ]
    return f"{name}: what do you take, and with which Bonus Action?", plans


def _list_block_plans(slot: Slot, blocks: Sequence[Block]) -> tuple[str, Listed]:
    """The blocks alone; a Bonus Action may follow."""
    plans = [(block.key, block.words, Plan(block.key, then=LATER)) for block in blocks]
    return f"{name_of(slot.card)}: what do you take?", plans


def _make_plan_data(plan: Plan, blocks: Sequence[Block]) -> Data:
    """What a plan brings, for programs."""
    tokens = next((block.tokens for block in blocks if block.key == plan.block), "")
    return {"tokens": tokens, "first": plan.first, "then": plan.then}
