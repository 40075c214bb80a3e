"""What things are worth to a bot, all on one scale: tokens, steps, cards in the Zone and Convoy
cards. The bot reads only data, never words."""

from collections.abc import Iterable, Sequence

from rules.aurora.model.boxes import DAMAGE, NAMES
from rules.aurora.model.cards import Encounter, Step
from rules.aurora.model.decks import CARDS, PARTS, SURVIVORS
from rules.aurora.model.players import FAME, FURY
from rules.aurora.play.exploration.bonus import list_actions
from rules.aurora.view_models import CrewView, PartView, PlayerView, SlotView, View

LAST_ROUND = 6
STOCK_WORTHS = {
    "Fuel": 3.0,
    "Food": 1.6,
    "Ammo": 1.7,
    "Object": 1.7,
    "Fame": 1.4,
    "Repair": 0.75,
    "treatment": 0.8,
    "Fury": 0.6,
    "Damage": -1.0,
    "Contamination": -1.5,
}
"""What one of each is worth to a player who has room for it."""
BOXES = {
    "any": 1.2,
    "survivor": 0.7,
    "stores": 1.0,
    "armor": 0.9,
    "weapon": 1.0,
    "tracks": 3.0,
    "locker": 0.5,
    "maker": 1.5,
    "fame": 1.4,
    "per": 1.2,
    "pay": 1.0,
    "turbo": 1.5,
}
HELPERS = {"jackal": 1.0, "mechanic": 0.5}
"""What a Survivor's ability is worth in each later round, on top of the skill."""
SPEED_WORTH = 2.2
"""What one more space per movement is worth, for each movement still to come."""
FUEL_PRICE = 4
"""How much Fury 1 Fuel costs."""
SAFE_BOXES = 5
"""A Convoy with fewer boxes than this that hold nothing is in danger from Damage."""
NEW_CARD_WORTH = 0.5
"""What it is worth that a new card comes into the Zone."""
SURVIVOR_WORTH = 4.0
"""What a Survivor is worth."""
CURE_WORTH = 1.0
"""What it is worth, besides the treatment, to treat a Survivor with less than 2 skill left."""
FIRST_FUEL = 2.0
"""How much more Fuel is worth to a player who has none and so cannot leave."""
FEW_SURVIVORS_FACTORS = {1: 2.5, 2: 1.2}
"""Survivors left -> how much more Damage and deaths cost a player with so few."""
LAST_ONE = 99.0
"""What the death of the last Survivor costs: so much that a bot avoids it at any price."""


# -- the Convoy as it stands ---------------------------------------------------------------------


def count_empty_boxes(me: PlayerView, *kinds: str) -> int:
    """Count the empty boxes of these kinds in the player's Convoy."""
    return sum([me.empty_counts.get(kind, 0) for kind in kinds])


def rate_frailty(me: PlayerView) -> float:
    """Rate what Damage costs, and a Repair brings, beyond the common worth. The rate is higher the
    fewer boxes hold nothing and the more are damaged: Damage then takes Survivors sooner."""
    empty = sum(me.empty_counts.values())
    exposed = 1.0 if count_buffer(me.parts[0]) == 0 else 0.0
    lonely = FEW_SURVIVORS_FACTORS.get(len(me.crew), 0.0)
    return 0.5 * max(0, SAFE_BOXES - empty) + 0.3 * max(0, me.damaged_count - 1) + exposed + lonely


def count_buffer(part: PartView) -> int:
    """Count the boxes of a card that Damage can hit before it takes a Survivor."""
    return sum([box.content not in (DAMAGE, "S") for box in part.boxes])


def rate_survivor_life(me: PlayerView) -> float:
    """Rate what the death of a Survivor costs."""
    return (
        LAST_ONE
        if len(me.crew) < 2
        else SURVIVOR_WORTH + 3 * FEW_SURVIVORS_FACTORS.get(len(me.crew), 0.0)
    )


def rate_treatment(me: PlayerView, count: int) -> float:
    """Rate what this many treatments bring; more if a Survivor is close to death."""
    ill = [one for one in me.crew if one.counters]
    close = any(one.skill < 2 for one in ill)
    return (
        min(count, sum(one.counters for one in ill)) * STOCK_WORTHS["treatment"]
        + close * CURE_WORTH
    )


def find_ability(one: CrewView) -> str:
    return SURVIVORS[one.card].ability


def count_coming_fury(me: PlayerView) -> int:
    """Count the Fury that Breaks of the Active Survivors could bring in this round."""
    return sum(one.skill for one in me.crew if one.zone == "active")


# -- tokens and steps ----------------------------------------------------------------------------


def rate_token(me: PlayerView, token: str) -> float:
    """Rate what it costs to throw out this token."""
    held = {"F": me.fuel, "P": me.food, "A": me.ammo}[token]
    return STOCK_WORTHS[NAMES[token]] * (0.8 if held > 1 else 1.0)


def gain_worth(me: PlayerView, token: str) -> float:
    """Rate what this token brings if it finds room; the first Fuel brings more."""
    return STOCK_WORTHS[NAMES[token]] + (FIRST_FUEL if token == "F" and not me.fuel else 0.0)


def rate_fame(me: PlayerView, points: int) -> float:
    """Rate what Fame Points bring or cost. Points beyond the ends of the track repair or damage."""
    on_track = max(FAME[0], min(FAME[-1], me.fame + points)) - me.fame
    beyond = points - on_track
    repairs = min(max(0, beyond), me.damaged_count) * STOCK_WORTHS["Repair"]
    damage = beyond * (1 + rate_frailty(me)) if beyond < 0 else 0.0
    return on_track * STOCK_WORTHS["Fame"] + repairs + damage


def rate_steps(me: PlayerView, steps: Sequence[Step], taken: int = 0) -> float:
    """Rate what a Bonus Action brings this player. Food and Ammo bring nothing without room, of
    which other new tokens take `taken` boxes; Fuel and Objects always count."""
    room = count_empty_boxes(me, "any", "stores") - taken
    worth = 0.0
    for step in steps:
        if step.do == "repair":
            mended = min(step.count, me.damaged_count)
            worth += mended * (STOCK_WORTHS["Repair"] + rate_frailty(me)) if mended else 0.0
        elif step.do == "treat":
            worth += rate_treatment(me, step.count)
        elif step.do == "damage":
            worth -= step.count * (1 + rate_frailty(me))
        elif step.do == "contaminate":
            worth += step.count * STOCK_WORTHS["Contamination"]
        elif step.do == "fame":
            worth += rate_fame(me, -step.count)
        elif step.do == "fury":
            worth += min(step.count, FURY[-1] - me.fury) * STOCK_WORTHS["Fury"]
        elif step.do == "gain":
            fits = step.count if step.what in "FO" else min(step.count, max(0, room))
            worth += fits * gain_worth(me, step.what)
    return worth


def rate_bonus(view: View, me: PlayerView, key: str, taken: int = 0) -> float:
    """Rate the Bonus Action with this id, made of slot and number."""
    slot = int(key.partition(".")[0]) - 1
    actions = list_actions(view.zone[slot].tile, slot)
    steps = next(action.steps for action in actions if action.key == key)
    return _rate_bonus(view, me, steps, taken)


def _rate_bonus(view: View, me: PlayerView, steps: Sequence[Step], taken: int) -> float:
    kinds = [step.what for step in steps if step.do == "recycle"]
    return rate_steps(me, steps, taken) + sum([rate_recycling(view, me, kind) for kind in kinds])


def rate_best_bonus(view: View, me: PlayerView, slot: SlotView, taken: int) -> float:
    """Rate the best Bonus Action of a slot; at least 0, because the player may take none."""
    actions = list_actions(slot.tile, slot.slot - 1)
    return max(0.0, *[_rate_bonus(view, me, action.steps, taken) for action in actions])


def rate_recycling(view: View, me: PlayerView, kind: str) -> float:
    """Rate the best card of this kind in the Common pile that the player may use; 0 if none."""
    left = LAST_ROUND - view.round
    found = [card for card in view.common if card in PARTS and PARTS[card].kind == kind]
    own = [card for card in found if PARTS[card].colour in ("", me.colour)]
    return max((rate_part(me, card, left) for card in own), default=0.0)


# -- cards in the Zone ---------------------------------------------------------------------------


def rate_slot(view: View, me: PlayerView, slot: SlotView) -> float:
    """Rate what it would bring this player to explore this slot."""
    assert slot.card is not None
    left = LAST_ROUND - view.round
    if slot.kind == "location":
        price = {
            "none": 0.0,
            "damage": -0.8 - rate_frailty(me),
            "contamination": STOCK_WORTHS["Contamination"]
            - FEW_SURVIVORS_FACTORS.get(len(me.crew), 0.0),
            "fame": rate_fame(me, -1),
        }[slot.effect]
        worths = [block_worth(me, block, left) for block in slot.blocks if block]
        return max(worths) + price + NEW_CARD_WORTH * (len(worths) == 1)
    if slot.kind == "survivor":
        return _recruit_worth(me, slot.card, left) + NEW_CARD_WORTH
    if slot.kind == "encounter":
        card = CARDS[slot.card]
        assert isinstance(card, Encounter)
        return max(deal_worth(me, deal, slot, left) for deal in _list_deals(me, card.deal, slot))
    worth = rate_part(me, slot.card, left)
    # In the last round a card is a point, if undamaged.
    return NEW_CARD_WORTH + (worth if left or slot.kind == "truck" else min(worth, 1.0))


def block_worth(me: PlayerView, block: str, left: int) -> float:
    """Rate what a block of tokens brings; Food brings nothing in the last round."""
    room = count_empty_boxes(me, "any", "stores")
    kept = block if left else block.replace("P", "")
    worths = sorted((gain_worth(me, token) for token in kept if token != "O"), reverse=True)
    objects = kept.count("O") * STOCK_WORTHS["Object"] * (1.0 if me.hidden < me.limit else 0.4)
    return objects + sum(worths[: max(room, 1)]) + 0.3 * len(worths[max(room, 1) :])


def _recruit_worth(me: PlayerView, card: str, left: int) -> float:
    drives = SPEED_WORTH * (left + 1) if card == "driver" else 0.0
    each = 0.5 * SURVIVORS[card].skill + HELPERS.get(card, 0.0)
    drives += 2 * FEW_SURVIVORS_FACTORS.get(len(me.crew), 0.0)
    return drives + (1.0 + each * left if count_empty_boxes(me, "any", "survivor") else 0.3 * left)


def _list_deals(me: PlayerView, deal: str, slot: SlotView) -> list[str]:
    """List the ids of the deals that an Encounter offers this player."""
    if deal == "travelers":
        return ["kind", "hard"]
    if deal == "slaver":
        return ["sell"]
    held = [token for token, n in (("F", me.fuel), ("P", me.food), ("A", me.ammo)) if n]
    return [*(f"swap-{token}" for token in held if token != slot.blocks[0]), "trade"]


def deal_worth(me: PlayerView, deal: str, slot: SlotView | None, left: int) -> float:
    """Rate what the deal with this id brings."""
    room = bool(count_empty_boxes(me, "any", "stores"))
    if deal == "kind":
        return rate_fame(me, 2) + STOCK_WORTHS["Food"] * (room and left > 0)
    if deal == "hard":
        return STOCK_WORTHS["Fuel"] + STOCK_WORTHS["Object"] + rate_fame(me, -1)
    if deal == "sell":
        price = SURVIVOR_WORTH * (1.0 if len(me.crew) > 3 else 2.0)
        return 2 * STOCK_WORTHS["Fuel"] + STOCK_WORTHS["Object"] + rate_fame(me, -1) - price
    if deal == "trade" or slot is None:
        return 0.3
    gained = STOCK_WORTHS[NAMES[slot.blocks[0]]] + STOCK_WORTHS["Object"]
    return gained - rate_token(me, deal.removeprefix("swap-"))


# -- Convoy cards --------------------------------------------------------------------------------


def rate_printed(kinds: Iterable[str]) -> float:
    return sum(BOXES[kind] for kind in kinds)


def rate_held_part(part: PartView) -> float:
    """Rate a Convoy card in its present state: a damaged box counts half."""
    return sum(BOXES[box.kind] * (0.5 if box.content == DAMAGE else 1.0) for box in part.boxes)


def rate_part(me: PlayerView, card: str, left: int) -> float:
    """Rate a Convoy card for this player, less the card that it would replace."""
    part = PARTS[card]
    worth = rate_printed(box.kind for box in part.printed_boxes)
    if part.kind == "truck":
        old = me.parts[0]
        gained = worth - rate_held_part(old)
        return (
            gained + SPEED_WORTH * (part.speed - old.speed) * (left + 1) + part.towing - old.towing
        )
    trailers = [p for p in me.parts if p.kind == "trailer"]
    devices = [p for p in me.parts if p.kind == "device"]
    full = len(trailers) >= me.towing if part.kind == "trailer" else len(devices) > len(trailers)
    if not full:
        return worth
    return worth - min(map(rate_held_part, trailers if part.kind == "trailer" else devices)) - 0.5
