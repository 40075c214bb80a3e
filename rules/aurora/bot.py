"""A sensible player for empty seats, in three tempers. It weighs what a choice brings, in points of
a common worth, and knows nothing that a person in its seat could not see."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rules.engine import Answer, Chance, Illegal, Option, Prompt

from .boxes import NAMES
from .decks import CARDS, HELD, PARTS, SURVIVORS
from .free import FLARE, STOW
from .loot import LOOT
from .maps import number
from .state import FURY
from .view import CrewView, PlayerView, SlotView, View

LAST_ROUND = 6
WORTH = {
    "Fuel": 3.0,
    "Food": 1.6,
    "Ammo": 1.3,
    "Object": 1.7,
    "Fame": 1.4,
    "Repair": 0.55,
    "treatment": 0.8,
    "Fury": 0.6,
    "Damage": -1.0,
    "Contamination": -1.5,
}
"""What one of each is worth to somebody with room for it."""
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
"""Hidden cards that are played as soon as there is a use for them."""
DRIVERS = {"co-pilot": 1.2, "driver": 1.2, "medic": 0.4, "shooter": 0.3, "mechanic": 0.8}
"""What it is worth to have somebody Active after the Rest, whose ability works then."""
HELPERS = {"jackal": 1.0, "mechanic": 0.5}
"""What a Survivor's ability brings in each round to come, beside what anybody's skill does."""
SPEED = 2.2
"""What a space more in each movement is worth, for every movement to come."""
FUEL_PRICE = 4
"""Fury for 1 Fuel."""
SPARE = 5
"""With fewer boxes than these that hold nothing, Damage is to be feared."""
LAST_ONE = 99.0
"""What the death of the last Survivor costs: nobody goes to it."""
MENDERS = {"welding-torch": 2, "drone-repair-kit": 2, "field-repair-kit": 3, "sanitizer-kit": 9}
"""Those that wait for so many damaged boxes."""


@dataclass(frozen=True, slots=True)
class Driver:
    """How a bot plays. `ease`: what a Break is worth beside its points. `reserve`: Fuel that it
    keeps for each movement to come."""

    ease: float
    reserve: float

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """An answer to any prompt of the game, from the seat's own view."""
        me = view.players[prompt.seat]
        if prompt.many and any(option.verb == "explore" for option in prompt.options):
            return crew_answer(me, prompt)
        found = self._weigher(view, me, prompt)
        if found is None:
            return [] if prompt.optional else prompt.default
        worths = [(found(option), option.id) for option in prompt.options]
        best = max(worth for worth, _ in worths)
        if prompt.optional and best <= 0:
            return []
        return [rng.pick([chosen for worth, chosen in worths if worth == best])]

    def _weigher(
        self, view: View, me: PlayerView, prompt: Prompt[Any]
    ) -> Callable[[Option], float] | None:
        """How to weigh the options of a question; None: its default will do."""
        verbs = {option.verb for option in prompt.options}
        ids = {option.id.partition(":")[0] for option in prompt.options}
        if prompt.text == STOW:
            return None
        if prompt.text == FLARE:
            return lambda option: option.id == "fire"
        if prompt.text == LOOT:
            return lambda option: _loot_worth(option.id)
        if "new" in ids:
            new = _words_worth(me, f"1 {prompt.text.removesuffix('.').split()[-1]}")
            return lambda option: 0.0 if option.id == "new" else new - _token_worth(me, option.id)
        if "break" in ids:
            return lambda option: self._main(view, me, option)
        if verbs == {"break"}:
            return lambda option: _split_worth(view, me, option.label)
        if "move" in verbs and "stay" in ids:
            return lambda option: self._drive(view, me, option)
        if "explore" in verbs:
            return lambda option: _words_worth(me, option.label) - (option.id == "back") * 9
        if "fire" in verbs:
            return lambda option: _shot(view, me, option)
        if prompt.optional:
            return lambda option: _free(view, me, option)
        if "feed" in ids and "done" in ids:
            return lambda option: 0.5 if option.id == "done" else float(me.food > 0)
        if "feed" in ids:
            return lambda option: option.id == "feed"
        return None

    # -- Exploration -----------------------------------------------------------------------------

    def _main(self, view: View, me: PlayerView, option: Option) -> float:
        what, _, which = option.id.partition(":")
        if what == "break":
            return self._break(view, me, _member(me, which))
        slot = view.zone[int(which) - 1]
        crew = goers(me, slot.cost, ill=slot.effect == "contamination")
        tired = sum(one.skill for one in crew) * 0.7 - _leads(crew) * 1.4
        if view.round == LAST_ROUND:  # nobody needs to be rested after it
            tired = 0.0
        tired += sum(DRIVERS.get(_who(one), 0.0) for one in crew)
        if slot.effect == "contamination" and all(one.skill < 2 for one in crew):
            tired += 3 if len(me.crew) > 1 else LAST_ONE
        food = max(0, slot.cost - sum(one.skill for one in crew))
        best = max((_words_worth(me, words) for words in slot.bonuses), default=0.0)
        return slot_worth(view, me, slot) + max(0.0, best) - tired - food * WORTH["Food"]

    def _break(self, view: View, me: PlayerView, one: CrewView) -> float:
        broken = sum(box.content == "X" for part in me.parts for box in part.boxes)
        repairs = min(one.skill, broken)
        mended = WORTH["Repair"] + _frailty(me)
        fury = min(one.skill - repairs, FURY[-1] - me.fury)
        rested = self.ease - one.skill * 0.2 if view.round < LAST_ROUND else 0.0
        rested += DRIVERS.get(_who(one), 0.0)
        buys = view.round < LAST_ROUND or me.fury + _to_come(me) >= FUEL_PRICE
        return rested + repairs * mended + buys * fury * WORTH["Fury"]

    # -- Movement --------------------------------------------------------------------------------

    def _drive(self, view: View, me: PlayerView, option: Option) -> float:
        keep = min(LAST_ROUND - view.round, 2) * self.reserve
        if option.id == "stay":
            return -2.2 * max(0.0, keep - me.fuel)
        ahead = number(option.id) - number(me.space)
        found = re.match(r"(\d+) Fuel", option.detail)
        fuel = int(found[1]) if found else 1
        worth = ahead * 1.0
        ship = view.aurora_at
        if number(option.id) >= ship:
            worth += 4 if _leading(view, me) else 1
        worth -= 2.2 * max(0.0, keep - (me.fuel - fuel))
        worth += 1.2 * ("waypoint" in option.detail and "Contamination way" not in option.detail)
        perils = r"\d Damage|\d Contamination|Contamination way"
        worth -= 1.2 * len(re.findall(perils, option.detail))
        return worth


CAUTIOUS = Driver(ease=1.6, reserve=0.8)
MIDDLING = Driver(ease=0.6, reserve=0.9)
GREEDY = Driver(ease=-0.2, reserve=1.0)
TEMPERS = {"cautious": CAUTIOUS, "middling": MIDDLING, "greedy": GREEDY}


# -- what things are worth -----------------------------------------------------------------------


def _words_worth(me: PlayerView, words: str) -> float:
    """What an answer brings this player, by its words: "1 Damage, gain 1 Fuel". Food and Ammo
    that find no room bring nothing; for Fuel something else goes."""
    room = sum(box.kind in ("any", "stores") and not box.content for box in _boxes(me))
    use = {
        "Repair": sum(box.content == "X" for box in _boxes(me)),
        "treatment": sum(one.counters for one in me.crew),
        "Food": room,
        "Ammo": room,
        "Fury": FURY[-1] - me.fury,
    }
    frail = _frailty(me)
    more = {"Repair": frail, "Damage": -frail}
    worth = 0.0
    for count, what in re.findall(r"(\d) ([A-Za-z]+?)s?\b", words):
        sign = -1 if f"lose {count} {what}" in words else 1
        each = WORTH.get(what, 0.0) + more.get(what, 0.0)
        worth += sign * min(int(count), use.get(what, 9)) * each
    return worth


def _split_worth(view: View, me: PlayerView, words: str) -> float:
    """What a way to split a Break's points brings. In the last round Fury that buys no Fuel any
    more is worth nothing."""
    fury = sum(int(count) for count in re.findall(r"(\d) Fury", words))
    wasted = view.round == LAST_ROUND and me.fury + fury + _to_come(me) < FUEL_PRICE
    return _words_worth(me, words) - wasted * fury * WORTH["Fury"]


def _to_come(me: PlayerView) -> int:
    """Fury that Breaks of the Active could bring in this round."""
    return sum(one.skill for one in me.crew if one.zone == "active")


def _frailty(me: PlayerView) -> float:
    """What Damage costs beyond its common worth, and a Repair brings: the fewer boxes are left
    that hold nothing, and the more are damaged, the sooner it takes Survivors."""
    empty = sum(not box.content for box in _boxes(me))
    broken: int = sum(box.content == "X" for box in _boxes(me))
    return 0.5 * max(0, SPARE - empty) + 0.3 * max(0, broken - 1)


def slot_worth(view: View, me: PlayerView, slot: SlotView) -> float:
    """What exploring a slot would bring this player."""
    left = LAST_ROUND - view.round
    if slot.kind == "location":
        room = sum(box.kind in ("any", "stores") and not box.content for box in _boxes(me))
        blocks = [_block_worth(block, room, left) for block in slot.blocks if block]
        price = {"none": 0.0, "damage": -0.8, "contamination": -1.5, "fame": -1.2}[slot.effect]
        price -= _frailty(me) * (slot.effect == "damage")
        return max(blocks, default=0.0) + price
    if slot.kind == "survivor":
        room = sum(box.kind in ("any", "survivor") and not box.content for box in _boxes(me))
        assert slot.card is not None
        skill = SURVIVORS[slot.card].skill
        drives = SPEED * (left + 1) if slot.card == "driver" else 0.0
        each = 0.5 * skill + HELPERS.get(slot.card, 0.0)
        return drives + (1.0 + each * left if room else 0.3 * left)
    if slot.kind == "encounter":
        return 3.5 if slot.card and slot.card.startswith("travelers") else 2.0
    assert slot.card is not None
    worth = part_worth(me, slot.card, left)
    return worth if left or slot.kind == "truck" else min(worth, 1.0)  # a point, if undamaged


def _block_worth(block: str, room: int, left: int) -> float:
    """What a block of tokens brings; Food brings next to nothing in the last round."""
    kept = block if left else block.replace("P", "")
    worths = sorted((WORTH[NAMES[token]] for token in kept), reverse=True)
    return sum(worths[: max(room, 1)]) + 0.3 * len(worths[max(room, 1) :])


def part_worth(me: PlayerView, card: str, left: int) -> float:
    """What a Convoy card is worth to this player, less what it would replace."""
    part = PARTS[card]
    worth = sum(BOXES[box.kind] for box in part.printed)
    if part.kind == "truck":
        old = me.parts[0]
        gained = worth - sum(BOXES[box.kind] for box in old.boxes)
        return gained + SPEED * (part.speed - old.speed) * (left + 1) + part.towing - old.towing
    trailers = [p for p in me.parts if p.kind == "trailer"]
    devices = [p for p in me.parts if p.kind == "device"]
    full = len(trailers) >= me.towing if part.kind == "trailer" else len(devices) > len(trailers)
    if not full:
        return worth
    olds = trailers if part.kind == "trailer" else devices
    least = min(sum(BOXES[box.kind] for box in p.boxes) for p in olds)
    return worth - least - 0.5


def _loot_worth(card: str) -> float:
    if card == "none":
        return 0.0
    if card in PARTS:
        return sum(BOXES[box.kind] for box in PARTS[card].printed) + PARTS[card].speed
    return 2.5 if CARDS[card].kind == "survivor" else 2.0


def _token_worth(me: PlayerView, token: str) -> float:
    """What throwing out a token costs."""
    held = {"F": me.fuel, "P": me.food, "A": me.ammo}[token]
    return WORTH[{"F": "Fuel", "P": "Food", "A": "Ammo"}[token]] * (0.8 if held > 1 else 1.0)


def _boxes(me: PlayerView) -> Sequence[Any]:
    return [box for part in me.parts for box in part.boxes]


# -- who goes ------------------------------------------------------------------------------------


def goers(me: PlayerView, cost: int, *, ill: bool = False) -> list[CrewView]:
    """Whom the bot would send: whoever wastes least, the Leader if in doubt; where somebody falls
    ill, somebody who can bear it."""
    active = [one for one in me.crew if one.zone == "active"]
    best: tuple[float, list[CrewView]] | None = None
    for size in range(1, len(active) + 1):
        for crew in combinations(active, size):
            skill = sum(one.skill for one in crew)
            food = max(0, cost - skill)
            if food > me.food or (size > 1 and any(one.skill >= cost for one in crew)):
                continue
            waste = max(0, skill - cost) + 2 * food + 0.5 * size - 0.6 * _leads(crew)
            waste += sum(DRIVERS.get(_who(one), 0.0) for one in crew)
            waste += 3 * (ill and all(one.skill < 2 for one in crew))
            if best is None or waste < best[0]:
                best = (waste, list(crew))
    return best[1] if best else active


def _who(one: CrewView) -> str:
    return SURVIVORS[one.card].ability


def _leads(crew: Sequence[CrewView]) -> int:
    return sum(one.card.endswith("leader") for one in crew)


def _member(me: PlayerView, card: str) -> CrewView:
    return next(one for one in me.crew if one.card == card)


def _leading(view: View, me: PlayerView) -> bool:
    others = [number(p.space) for p in view.players if p.seat != me.seat and not p.out]
    if view.automa is not None:
        others.append(number(view.automa.space))
    return number(me.space) >= max(others, default=0)


# -- fire, and what is free ----------------------------------------------------------------------


def _shot(view: View, me: PlayerView, option: Option) -> float:
    _, _, card = option.id.partition(":")
    if not card:
        return 0.0
    foe = next(foe for foe in view.foes if foe.card == card)
    left = len(foe.boxes) - foe.filled
    found = re.search(r"Weapon (\d)", option.label)
    rating = int(found[1]) if found else 2
    return 5 + rating + foe.targets.get(me.seat, 0) - 0.3 * left


def _free(view: View, me: PlayerView, option: Option) -> float:
    what, _, which = option.id.partition(":")
    broken = sum(box.content == "X" for box in _boxes(me))
    if option.id in HELD:
        key = HELD[option.id].key
        if key == "antifreeze-capsules":
            return 0.0
        return 1.0 if key in PLAY_AT_ONCE or broken >= MENDERS.get(key, 9) else 0.0
    if what == "fury":
        if which == "F":
            return 2.0
        if view.round == LAST_ROUND and me.fury + _to_come(me) < FUEL_PRICE:
            ill = any(one.counters for one in me.crew)
            return {"treat": 1.5 * ill, "repair": 1.0}.get(which, 0.0)
        return float(which == "repair" and broken > 1 and _frailty(me) > 0.5)
    if what == "feed":
        return float(me.food > 2)
    if what in ("cold-maiden", "jackal"):
        found = WORTH.get(NAMES.get(which, ""), 1.0)
        return found if what == "jackal" or me.fury < FURY[-1] else 0.0
    return float(what == "medic")


def crew_answer(me: PlayerView, prompt: Prompt[Any]) -> Answer:
    """Who goes, where several may."""
    found = re.search(r"It takes skill (\d)", prompt.text)
    chosen = [one.card for one in goers(me, int(found[1]) if found else 1)]
    try:
        prompt.read(chosen)
    except Illegal:
        return prompt.default
    return chosen
