"""What a party plans, asked in one question: which block it takes, which Bonus Action, and whether
that comes before or after the card (LA-8.11, LA-8.14, LA-8.24, LA-8.42)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.aurora.model.boxes import RESOURCE, Token
from rules.aurora.model.cards import Effect, Location
from rules.aurora.model.decks import CARDS, name_of
from rules.aurora.model.players import Player
from rules.aurora.model.state import Slot, State
from rules.aurora.play.context import NEVER_MIND, Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.exploration import bonus, zone
from rules.aurora.play.exploration.bonus import BonusTakers
from rules.aurora.play.exploration.zone import Block
from rules.aurora.words import Message, capitalise_text
from rules.aurora.words.fitting import ClippedLabel
from rules.engine import Data, Option, Play, Text

FIRST = "first"
"""The id of the answer that asks which Bonus Action comes before the card."""
FEW_PLANS = 12
"""With more plans than this, Bonus Actions before the card are a question of their own, and so are
those after it if the card has two blocks."""
LATER = "later"
"""The id of the answer that leaves the Bonus Action until the card has taken effect."""


class Plan(NamedTuple):
    """What a party plans, with Bonus Actions by key. `first`: the one before the card; `then`: the
    one after it, LATER, or "" for none. `block`: the block of a Location, or "" if not chosen
    yet."""

    block: str = ""
    first: str = ""
    then: str = ""


Listed: TypeAlias = list[tuple[str, Text, Plan]]
"""Plans as answers: id, words, plan."""


class Suggested(NamedTuple):
    """A plan that the turn's question suggests. `tokens`: those of its block; `does`: its Bonus
    Action in words; `others`: whether there are other plans."""

    plan: Plan
    tokens: str
    does: Text
    others: bool


def suggest_slot_plan(s: State, p: Player, slot: Slot, offers: BonusTakers) -> Suggested:
    """Suggest the fullest block and, after the card, the slot's first Bonus Action without a
    cost."""
    harm = _find_harm(p, slot, offers)
    means = bonus.find_means(p, offers.crew)
    own = bonus.list_useful_actions(s, p, offers.index, means, harm)
    offered = bool(own) or any(
        bonus.list_useful_actions(s, p, at, means, done)
        for at in offers.slots
        for done in dict.fromkeys((harm, None))
    )
    return _suggest_plan(slot.card, tuple(slot.blocks), own, offered=offered)


@lru_cache(maxsize=4096)
def _suggest_plan(
    card: str, left: tuple[str, ...], own: tuple[bonus.Action, ...], *, offered: bool
) -> Suggested:
    """Suggest a plan for a card with these blocks left. `own`: the Bonus Actions of its slot;
    `offered`: whether there are any, there or elsewhere."""
    blocks = zone.make_blocks(left) if isinstance(CARDS[card], Location) else ()
    block = max(blocks, key=lambda one: len(one.tokens), default=None)
    free = next((action for action in own if action.is_free), None)
    then = free.key if free is not None else "" if offered else LATER
    return Suggested(
        Plan(block.key if block is not None else "", then=then),
        block.tokens if block is not None else "",
        free.words if free is not None else "",
        others=len(blocks) > 1 or offered,
    )


def _find_harm(p: Player, slot: Slot, offers: BonusTakers) -> Effect | None:
    """Find what the card does to the party before it takes a Bonus Action, unless a Hermit or a
    Preacher prevents it (LA-8.23, LA-14.12, LA-14.19)."""
    card = CARDS[slot.card]
    if not isinstance(card, Location):
        return None
    guard = {"contamination": "hermit", "fame": "preacher"}.get(card.effect)
    if any(one.ability == guard and not one.used for one in offers.crew):
        return None
    return "damage" if card.effect == "fame" and not p.has_fame else card.effect


def ask_plan(h: Here, seat: int, slot: Slot, offers: BonusTakers) -> Play[Plan | None]:
    """Ask what the party does if there is a choice. Return None if the player turns back."""
    s, p = h.s, h.find_player(seat)
    card = CARDS[slot.card]
    blocks = zone.list_blocks(slot) if isinstance(card, Location) else []
    then = bonus.list_bonus_actions(s, p, offers, harm=_find_harm(p, slot, offers))
    now = bonus.list_bonus_actions(s, p, offers)
    offered = bool(then or now)
    if not offered and len(blocks) < 2:
        return Plan(then=LATER)
    first: Listed = [
        (f"first:{key}", Message("first-bonus", bonus=does), Plan(first=key)) for key, does in now
    ]
    apart = first
    if offered:
        text, plans = _list_block_bonus_plans(p, slot, blocks, then)
        later: Listed = [(LATER, Message("bonus-later"), Plan(then=LATER))] if then else []
        if len(plans) + len(first) >= FEW_PLANS:  # an Explorer, who reaches every slot
            first = [(FIRST, Message("bonus-first"), Plan())]
            if blocks[1:]:
                text, plans = _list_block_plans(p, slot, blocks)
                later = []
        plans += [*first, *later]
    else:
        text, plans = _list_block_plans(p, slot, blocks)
    default = plans[0][0]
    plans.sort(key=lambda each: not bonus.is_free(s, p, each[2].then))
    options = [
        Option(
            key,
            "explore",
            words,
            _describe_shortage(p, plan, blocks),
            _make_plan_data(plan, blocks),
        )
        for key, words, plan in plans
    ]
    chosen = yield from h.choose(
        seat,
        text,
        [*options, NEVER_MIND],
        default=default,
        topic="bonus" if offered else "block",
        data={"card": slot.card},
        rule="LA-8.11" if offered else "LA-8.24",
    )
    if chosen == FIRST:
        return (yield from _ask_first(h, seat, apart))
    return next((plan for key, _, plan in plans if key == chosen), None)


def _ask_first(h: Here, seat: int, plans: Listed) -> Play[Plan | None]:
    """Ask which Bonus Action comes before the card. Return None if the player turns back."""
    options = [
        Option(key, "explore", words, "", _make_plan_data(plan, ())) for key, words, plan in plans
    ]
    text = Message("bonus-which-first")
    chosen = yield from h.choose(seat, text, [*options, NEVER_MIND], topic="bonus", rule="LA-8.42")
    return next((plan for key, _, plan in plans if key == chosen), None)


def ask_later_bonus(h: Here, seat: int, plan: Plan, offers: BonusTakers) -> Play[str]:
    """Find the Bonus Action after the card: the planned one if the player can still pay for it, or
    one that they choose now (LA-8.42). Return "" for none."""
    s, p = h.s, h.find_player(seat)
    if plan.then != LATER:
        possible = plan.then and bonus.can_still_do(s, p, offers.crew, plan.then)
        return plan.then if possible else ""
    found = bonus.list_bonus_actions(s, p, offers)
    none = Option("none", "explore", Message("no-bonus"))
    options = [none, *(Option(key, "explore", capitalise_text(does)) for key, does in found)]
    text = Message("bonus-now")
    chosen = yield from h.choose(seat, text, options, topic="bonus", rule="LA-8.42")
    return "" if chosen == "none" else chosen


def _list_block_bonus_plans(
    p: Player, slot: Slot, blocks: Sequence[Block], then: Sequence[tuple[str, Text]]
) -> tuple[Message, Listed]:
    """Return the question and its plans: every block, alone and with each Bonus Action after it. An
    absent player takes no Bonus Action."""
    name = name_of(slot.card)
    if len(blocks) < 2:
        plans: Listed = [("none", Message("no-bonus"), Plan())]
        plans += [(key, Message("then-bonus", bonus=does), Plan(then=key)) for key, does in then]
        return Message("bonus-with", name=name), plans
    plans = [
        (block.key, Message("no-bonus-with", block=block.words), Plan(block.key))
        for block in blocks
    ]
    plans += [
        (
            f"{block.key}:{key}",
            ClippedLabel("block-then", block=block.words, bonus=does),
            Plan(block.key, then=key),
        )
        for block in blocks
        for key, does in then
    ]
    return Message("take-what-with", name=name, effect=_find_price(p, slot)), plans


def _list_block_plans(p: Player, slot: Slot, blocks: Sequence[Block]) -> tuple[Message, Listed]:
    """Return the question and its plans: the blocks alone; a Bonus Action may follow."""
    plans: Listed = [(block.key, block.words, Plan(block.key, then=LATER)) for block in blocks]
    return Message("take-what", name=name_of(slot.card), effect=_find_price(p, slot)), plans


def _find_price(p: Player, slot: Slot) -> str:
    """Find what the player pays for searching a Location; "none" for other cards."""
    card = CARDS[slot.card]
    return (
        zone.find_search_price(card, has_fame=p.has_fame) if isinstance(card, Location) else "none"
    )


def _describe_shortage(p: Player, plan: Plan, blocks: Sequence[Block]) -> Text:
    """Say how many tokens of a plan's block find no room in the Convoy, if any do not."""
    short = count_shortage(p, _find_tokens(plan, blocks))
    return Message("no-room-left", short=short) if short else ""


def count_shortage(p: Player, tokens: str, *, food: int = 0) -> int:
    """Count the tokens of a block that find no room in the Convoy, once so much `food` is spent."""
    stowed: list[Token] = [RESOURCE[token] for token in tokens if token in RESOURCE]
    return convoy.count_shortage(p, stowed, ["P"] * food, moving=True) if stowed else 0


def _find_tokens(plan: Plan, blocks: Sequence[Block]) -> str:
    return next((block.tokens for block in blocks if block.key == plan.block), "")


def _make_plan_data(plan: Plan, blocks: Sequence[Block]) -> Data:
    """Make data, for programs, of what a plan brings."""
    return {"tokens": _find_tokens(plan, blocks), "first": plan.first, "then": plan.then}
