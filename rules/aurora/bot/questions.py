"""How a bot answers the smaller questions, each found by its topic: who goes, what to take, what to
give up, what to play."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from rules.aurora.bot import boxes
from rules.aurora.bot.worths import (
    FUEL_PRICE,
    LAST_ROUND,
    STOCK_WORTHS,
    SURVIVOR_WORTH,
    block_worth,
    count_coming_fury,
    count_empty_boxes,
    deal_worth,
    find_ability,
    rate_best_bonus,
    rate_bonus,
    rate_frailty,
    rate_held_part,
    rate_part,
    rate_printed,
    rate_survivor_life,
    rate_token,
)
from rules.aurora.model.boxes import NAMES
from rules.aurora.model.cards import Hit
from rules.aurora.model.decks import CARDS, ENEMIES, HELD, PARTS
from rules.aurora.play.combat.convoys_fire import EVERY
from rules.aurora.play.exploration.bonus_plans import LATER
from rules.aurora.play.exploration.parties import LEADER_WORTH, RESTED_WORTHS
from rules.aurora.view_models import CrewView, PlayerView, SlotView, View
from rules.engine import Answer, Option, Prompt
from rules.kit.bots import choose_first_fitting

PLAY_AT_ONCE = {
    "mre",
    "survival-kit",
    "weapon-manual",
    "decontamination-iv-bag",
    "hazmat-suit",
    "land-mine",
    "sonic-grenade",
    "incendiary-ammunition",
    "nitrous-oxide",
    "shortcut-map",
}
"""Keys of the hidden cards that the bot plays as soon as it has a use for them."""
MENDERS = {"welding-torch": 2, "drone-repair-kit": 2, "field-repair-kit": 3, "sanitizer-kit": 9}
"""Key of a hidden card -> how many damaged boxes the bot waits for before playing it."""
HARMFUL_ACTIONS = ("AC4", "AC3")
"""Action cards of the Automa that do Damage at the end of the round, the worst first."""

Weigh = Callable[[Option], float]


# -- who goes ------------------------------------------------------------------------------------


def choose_goers(me: PlayerView, cost: int, *, ill: bool = False) -> list[CrewView]:
    """Choose whom the bot sends: those who waste least, the Leader if in doubt; if `ill`, somebody
    who can bear Contamination."""
    active = [one for one in me.crew if one.zone == "active"]
    best: tuple[float, list[CrewView]] | None = None
    for size in range(1, len(active) + 1):
        for crew in combinations(active, size):
            skill = sum(one.skill for one in crew)
            food = max(0, cost - skill)
            if food > me.food or (size > 1 and any(one.skill >= cost for one in crew)):
                continue
            waste = (
                max(0, skill - cost) + 2 * food + 0.5 * size - LEADER_WORTH * count_leaders(crew)
            )
            waste += sum(RESTED_WORTHS.get(find_ability(one), 0.0) for one in crew)
            waste += 3 * (ill and all(one.skill < 2 for one in crew))
            if best is None or waste < best[0]:
                best = (waste, list(crew))
    return best[1] if best else active


def _choose_crew(view: View, me: PlayerView, prompt: Prompt[Any]) -> Answer:
    """Answer the question which Survivors go together."""
    slot = find_prompt_slot(view, prompt)
    ill = slot is not None and slot.effect == "contamination"
    chosen = [one.card for one in choose_goers(me, prompt.data["skill"], ill=ill)]
    return choose_first_fitting(prompt, [chosen])


def count_leaders(crew: Sequence[CrewView]) -> int:
    return sum(find_ability(one) == "leader" for one in crew)


def find_member(me: PlayerView, card: str) -> CrewView:
    return next(one for one in me.crew if one.card == card)


def find_prompt_slot(view: View, prompt: Prompt[Any]) -> SlotView | None:
    """Find the slot that a question is about. Return None if its card is not in the Zone."""
    card = prompt.data.get("card")
    return next((slot for slot in view.zone if card and slot.card == card), None)


def count_incoming_boxes(me: PlayerView, slot: SlotView) -> int:
    """Count the boxes that the tokens found in a slot will fill."""
    if slot.kind != "location":
        return 0
    best = max(slot.blocks, key=lambda block: block_worth(me, block, 1))
    return len(best.replace("O", ""))


def rate_missed_gain(view: View, me: PlayerView, slot: SlotView, option: Option) -> float:
    """Rate how much better the bot's own plan for a slot is than the plan in this answer."""
    left, tokens, then = LAST_ROUND - view.round, option.data["tokens"], option.data["then"]
    taken = count_incoming_boxes(me, slot)
    found = 0.0
    if tokens:
        blocks = [block_worth(me, block, left) for block in slot.blocks if block]
        found = max(blocks) - block_worth(me, tokens, left)
    if then == LATER:
        return found
    return found + max(
        0.0,
        rate_best_bonus(view, me, slot, taken)
        - (rate_bonus(view, me, then, taken) if then else 0.0),
    )


# -- other questions -----------------------------------------------------------------------------


def _weigh_bonus(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    slot = find_prompt_slot(view, prompt)
    taken = count_incoming_boxes(me, slot) if slot is not None else 0
    left = LAST_ROUND - view.round
    full = taken > count_empty_boxes(me, "any", "stores")

    def weigh(option: Option) -> float:
        """Rate an option; a Repair comes first if it makes room for what is found (LA-8.43)."""
        if option.id == "back":
            return -9.0
        first, then = option.data.get("first", ""), option.data.get("then", "")
        block = block_worth(me, option.data["tokens"], left) if option.data.get("tokens") else 0.0
        if not option.data:  # after the card: a Bonus Action, or none
            then = "" if option.id == "none" else option.id
        if then == LATER:
            return -0.1
        if first:
            return best_block + rate_bonus(view, me, first, taken) - (0.0 if full else 0.1)
        return block + (rate_bonus(view, me, then, taken) if then else 0.0)

    tokens = [option.data.get("tokens", "") for option in prompt.options]
    best_block = max((block_worth(me, each, left) for each in tokens if each), default=0.0)
    return weigh


def _weigh_block(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    left = LAST_ROUND - view.round
    return lambda option: (
        -9.0 if option.id == "back" else block_worth(me, option.data["tokens"], left)
    )


def _weigh_deal(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    slot = find_prompt_slot(view, prompt)
    return lambda option: deal_worth(me, option.id, slot, LAST_ROUND - view.round)


def _weigh_room(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    new = STOCK_WORTHS[NAMES[prompt.data["token"]]]
    return lambda option: 0.0 if option.id == "new" else new - rate_token(me, option.id)


def _weigh_contamination(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    """Make the function that rates who takes Contamination: a Hazmat Suit first, then the Survivor
    who loses least."""

    def weigh(option: Option) -> float:
        if option.id in HELD:
            return 1.0
        one = find_member(me, option.id)
        return -SURVIVOR_WORTH if one.skill < 2 else -1.0 / one.skill + 0.2 * bool(one.counters)

    return weigh


def _weigh_ambush(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    ways = ENEMIES[prompt.data["card"]].ambush
    return lambda option: -sum(_rate_hit(me, hit) for hit in ways[int(option.id)])


def _rate_hit(me: PlayerView, hit: Hit) -> float:
    if hit.contamination:
        weak = all(one.skill < 2 for one in me.crew)
        return rate_survivor_life(me) if weak else -STOCK_WORTHS["Contamination"]
    return 1.3 if hit.resource else hit.damage * (1 + rate_frailty(me))


def _weigh_meal(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    return lambda option: 0.5 if option.id == "done" else float(me.food > 0)


def _weigh_loot(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    """Make the function that rates each Loot card, a Convoy card with its place."""
    left = LAST_ROUND - view.round
    held = {part.place: rate_held_part(part) for part in me.parts}

    def weigh(option: Option) -> float:
        card, _, place = option.id.partition("@")
        if card in PARTS:
            part = PARTS[card]
            new = rate_printed(box.kind for box in part.printed_boxes)
            gain = rate_part(me, card, left) if part.kind == "truck" else new - held.get(place, 0.0)
            return gain + part.speed + 0.1 * new if gain > 0 else -1.0
        if option.id == "none":
            return 0.0
        return 2.5 if CARDS[option.id].kind == "survivor" else 2.0

    return weigh


def _weigh_placement(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    """Make the function that rates each place for a Convoy card, and refusing it if it is Loot."""
    card, left = prompt.data["card"], LAST_ROUND - view.round
    held = {part.place: rate_held_part(part) for part in me.parts}

    def weigh(option: Option) -> float:
        if option.id == "refuse":
            return 0.0
        if PARTS[card].kind == "truck":
            return rate_part(me, card, left)
        new = rate_printed(box.kind for box in PARTS[card].printed_boxes)
        return new - held.get(option.id, 0.0)

    return weigh


def _weigh_recycling(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    left = LAST_ROUND - view.round
    return lambda o: 0.0 if o.id == "none" else rate_part(me, o.id, left)


def _weigh_shots(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    values = {box.ref: box.value for box in me.boxes}
    foes = {foe.card: foe for foe in view.foes}

    def weigh(option: Option) -> float:
        ref, _, card = option.id.partition(":")
        if not card:
            return 0.0
        foe = foes[card]
        left = len(foe.boxes) - foe.filled
        if ref == EVERY:  # rated above the best of its single shots
            best = max(
                values[other.partition(":")[0]]
                for other in (each.id for each in prompt.options)
                if other.endswith(f":{card}") and not other.startswith(EVERY)
            )
            return 5.1 + best + foe.targets.get(me.seat, 0) - 0.3 * left
        return 5 + values[ref] + foe.targets.get(me.seat, 0) - 0.3 * left

    return weigh


def _weigh_free_actions(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    def weigh(option: Option) -> float:
        what, _, which = option.id.partition(":")
        if what == "fury":
            return _rate_fury_use(view, me, which)
        if what == "feed":
            return float(me.food > 2)
        if what == "jackal":
            return STOCK_WORTHS[NAMES[which]]
        return float(what in ("cold-maiden", "medic"))

    return weigh


def _rate_fury_use(view: View, me: PlayerView, buys: str) -> float:
    """Rate a use of Fury: Fuel is best, then Repairs if Survivors are in danger."""
    if buys == "F":
        return 2.0
    if view.round == LAST_ROUND and me.fury + count_coming_fury(me) < FUEL_PRICE:
        ill = any(one.counters for one in me.crew)
        return {"treat": 1.5 * ill, "repair": 1.0}.get(buys, 0.0)
    return float(buys == "repair" and me.damaged_count > 1 and rate_frailty(me) > 0.5)


def _weigh_hidden_cards(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
    def weigh(option: Option) -> float:
        key = HELD[option.id].key
        return float(key in PLAY_AT_ONCE or me.damaged_count >= MENDERS.get(key, 99))

    return weigh


def _choose_cancelled(prompt: Prompt[Any]) -> Answer:
    """Choose which ends of the Automa's round to cancel: those that do Damage, the worst first."""
    offered = [option.id for option in prompt.options]
    return [card for card in HARMFUL_ACTIONS if card in offered][: prompt.most]


WEIGHERS: dict[str, Callable[[View, PlayerView, Prompt[Any]], Weigh]] = {
    "ambush": _weigh_ambush,
    "block": _weigh_block,
    "bonus": _weigh_bonus,
    "cards": _weigh_hidden_cards,
    "contamination": _weigh_contamination,
    "deal": _weigh_deal,
    "fire": _weigh_shots,
    "flare": lambda view, me, prompt: lambda option: float(option.id == "fire"),
    "free": _weigh_free_actions,
    "loot": _weigh_loot,
    "meal": _weigh_meal,
    "place": _weigh_placement,
    "recycle": _weigh_recycling,
    "room": _weigh_room,
}
"""Topic of a question -> the function that makes the rating of its options."""
WHOLE_ANSWERS: dict[str, Callable[[View, PlayerView, Prompt[Any]], Answer]] = {
    "cancel": lambda view, me, prompt: _choose_cancelled(prompt),
    "crew": _choose_crew,
    "damage": boxes.choose_damaged_boxes,
    "repair": boxes.choose_repaired_boxes,
    "stow": lambda view, me, prompt: boxes.choose_stow_swap(view, me),
}
"""Topic of a question that takes several options -> the function that answers it."""
