"""A sensible player: careful of its neck, and never long in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Option, Prompt
from rules.kit.bots import best_of

from . import bot_fight, bot_mutants
from .bot_odds import Fighter, usual
from .bot_worths import (
    Needs,
    choices_of,
    cost_of,
    effect_of,
    effect_worth,
    keeping,
    tile_worth,
    way_worth,
    worth_of,
)
from .cards import NarrativeOption
from .decks import ALL, ENCOUNTERS, EVENTS, FOLLOWERS, ITEMS, SCARS, SUPPLY, TILES, WEAPONS
from .view_models import HumanView, View

TURNS = 16
"""So many turns are sure to be there in a game alone."""
WITH_OTHERS = 3
"""Of so many seats somebody may turn by choice."""
STATS = ("melee", "strength", "speed", "shooting", "mind")


@dataclass(frozen=True, slots=True)
class Driver:
    """How somebody plays. `caution`: the risk of a knock-out at which it camps; `larder`: the food
    below which it forages; `wild`: how likely it turns where it may."""

    caution: float = 0.15
    larder: int = 2
    wild: float = 0.35

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """A sensible answer to any question of the game's."""
        assert view.seat is not None
        human = view.human(view.seat)
        if human is None:
            return bot_mutants.answer(view, prompt, rng)
        ways: Mapping[str, Callable[[], Answer]] = {
            "eat": lambda: _eat(view, human, prompt),
            "declare": lambda: self._declare(view, human, prompt),
            "way": lambda: self._way(view, human, prompt, rng),
            "tile": lambda: _best(prompt, rng, lambda o: tile_worth(TILES[o.id])),
            "place": lambda: self._place(view, human, prompt, rng),
            "level": lambda: _best(prompt, rng, lambda o: 10 * o.data["jp"] - o.data["level"]),
            "safe-house": lambda: _safe_house(human, prompt),
            "camp": lambda: _camp(view, human, prompt),
            "consent": lambda: ["yes" if prompt.data["benign"] else "no"],
            "exchange": lambda: _exchange(view, human, prompt),
            "evolve": lambda: self._evolve(view, human, prompt, rng),
            "narrative": lambda: _narrative(view, human, prompt, rng),
            "event": lambda: _event(view, human, prompt),
            "supply": lambda: _supply(view, human, prompt),
            "follower": lambda: ["pay" if human.food > 1 else "no"],
            "evade": lambda: bot_fight.evade(view, human, prompt),
            "shoot": lambda: bot_fight.shoot(human, prompt),
            "strike": lambda: bot_fight.strike(human, prompt),
            "swap": lambda: bot_fight.swap(human, prompt),
            "blocks": lambda: bot_fight.blocks(human, prompt),
            "reroll": lambda: bot_fight.reroll(human, prompt),
            "prevent": lambda: bot_fight.prevent(view, human, prompt),
            "wound": lambda: bot_fight.wound(human, prompt, rng),
            "use": lambda: _use(view, human, prompt),
            "gear": lambda: _gear(view, human, prompt),
            "spend": lambda: _spend(human, prompt),
            "standing": lambda: [],
            "trade": lambda: _trade(view, human, prompt),
            "room": lambda: prompt.default,
            "heal_scar": lambda: _heal(view, prompt),
            "keep": lambda: _most(prompt),
            "skill": lambda: _most(prompt),
            "skills": lambda: _most(prompt),
            "hand": lambda: _hand(view, human, prompt),
            "lose": lambda: [min(prompt.options, key=lambda o: _kept(o.id)).id],
            "give_up": lambda: [min(prompt.options, key=lambda o: _kept(o.id)).id],
            "steal": lambda: [max(prompt.options, key=lambda o: _kept(o.id)).id],
            "character": lambda: [rng.pick(prompt.options).id],
            "buy": lambda: _buy(prompt),
        }
        found = ways.get(prompt.topic)
        if found is not None:
            return found()
        return [] if prompt.optional else prompt.default

    # -- what to do in a turn --------------------------------------------------------------------

    def _declare(self, view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
        legal = {option.id for option in prompt.options}
        if "camp" in legal and self._rests(view, human):
            return ["camp"]
        if "forage" in legal and human.food < self.larder:
            return ["forage"]
        return next([one] for one in ("move", "forage", "camp", "nothing") if one in legal)

    def _rests(self, view: View, human: HumanView) -> bool:
        missing = human.limits["health"] - human.health
        low = human.limits["morale"] - human.morale
        if human.safe_house and missing + low > 1:
            return True
        if not missing:
            return False
        hurry = 2.0 if view.solo and view.turn + 10 - human.place > TURNS else 1.0
        return self._risk(human) > self.caution * hurry and missing > 0

    def _risk(self, human: HumanView) -> float:
        """Of a knock-out in the next encounter."""
        fights, estimate = usual(Fighter.of(human), human.levels[-1])
        return fights * estimate.knocked_out(human.health)

    def _way(self, view: View, human: HumanView, prompt: Prompt[Any], rng: Chance) -> Answer:
        needs = Needs.of(human, view.private)
        if "ways" in prompt.data:
            return _chosen(needs, prompt)

        def worth(option: Option) -> float:
            data = option.data
            kind = data["kind"]
            if kind == "stay":
                return -1.0
            if kind == "new":
                return 2.5
            if kind == "next":
                return 9.0
            fights = -0.7 * (data["figures"] - 1)
            if data["completed"]:
                return fights - 0.5 + (1.5 if data["forage"] and not human.food else 0)
            return fights + (0.5 if data["dead"] else 4.0) - 0.5 * data["dead"] * data["left"]

        return _best(prompt, rng, worth)

    def _place(self, view: View, human: HumanView, prompt: Prompt[Any], rng: Chance) -> Answer:
        """So that most exits lead on; and enter what gives a point, or is soon through."""
        ways = [option for option in prompt.options if "exits" in option.data]
        stay = [option for option in prompt.options if "exits" not in option.data]
        tile = TILES[prompt.data["tile"]]
        dead = bool(tile.zones) and tile.zones[0].kind == "dead"
        here = next(one for one in view.seats if one.seat == view.seat).human
        vacant = len(_here(here).vacant) if here is not None else 0
        if stay and dead and vacant > 1 and len(tile.zones) > 1:
            return [stay[0].id]
        taken = {(one.x, one.y) for one in human.map}

        def worth(option: Option) -> float:
            x, y = map(int, option.data["cell"].split(","))
            step = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
            ways_on = [step[side] for side in option.data["exits"]]
            return sum((x + dx, y + dy) not in taken for dx, dy in ways_on)

        return [best_of(rng, ways, worth).id]

    def _evolve(self, view: View, human: HumanView, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Where it may; rather behind the others than before them."""
        if len(prompt.options) < 2 or len(view.seats) < WITH_OTHERS:
            return [prompt.options[0].id]
        places = [seat.human.place for seat in view.seats if seat.human is not None]
        wild = self.wild * (1.5 if human.place < max(places) else 0.6)
        return ["turn" if rng.below(100) < 100 * wild else prompt.options[0].id]


# -- eating, camping, resting --------------------------------------------------------------------


def _eat(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    needs = Needs.of(human, view.private)
    return [max(prompt.options, key=lambda o: needs.eaten(o.data["food"], o.data["slot"])).id]


def _safe_house(human: HumanView, prompt: Prompt[Any]) -> Answer:
    ids = [option.id for option in prompt.options]
    return [min(ids, key=lambda one: human.health if one == "health" else human.morale)]


def _camp(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """What does good, to oneself, or to others at no price; then rest."""
    needs = Needs.of(human, view.private)
    done = next(option.id for option in prompt.options if "card" not in option.data)

    def worth(option: Option) -> float:
        found = effect_of(option.id)
        if found is None:
            return 0.0
        targets = option.data["targets"]
        if option.data["vs"]:
            return 0.5
        cost = cost_of(found[1].cost, needs, found[0])
        mine = worth_of(found[1].do, needs) if not targets or view.seat in targets else 0.0
        others = 0.0
        for seat in targets:
            other = view.human(seat)
            if seat != view.seat and other is not None:
                plain = [_to_self(one) for one in found[1].do]
                others += 0.35 * worth_of(plain, Needs.of(other))
        return mine + others - cost

    best = max(prompt.options, key=worth)
    return [best.id if worth(best) > 0 else done]


def _to_self(one: Any) -> Any:
    return one.model_copy(update={"whom": "self"}) if hasattr(one, "whom") else one


def _exchange(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    needs = Needs.of(human, view.private)
    to = prompt.data["to"]
    source = "morale" if to == "health" else "health"
    return [max(prompt.options, key=lambda o: _swapped(needs, source, to, o.data["n"])).id]


def _swapped(needs: Needs, source: str, to: str, n: int) -> float:
    return needs.plus(source, -n).plus(to, n).worth()


# -- what cards ask ------------------------------------------------------------------------------


def _narrative(view: View, human: HumanView, prompt: Prompt[Any], rng: Chance) -> Answer:
    needs = Needs.of(human, view.private)
    card = prompt.data["card"]
    narrative = ENCOUNTERS[card].narrative
    assert narrative is not None

    def worth(option: Option) -> float:
        way = narrative.options[int(option.id)]
        return _story(way, needs, narrative.xp, option.data.get("target"))

    return _best(prompt, rng, worth)


def _story(way: NarrativeOption, needs: Needs, xp: int, target: int | None) -> float:
    """A way through a story, by what may come of it."""
    odds = 1.0 if way.test is None or target is None else max(0, min(6, target)) / 6
    good = worth_of(way.passed, needs) + 0.6 * xp * way.success
    if way.follower and way.success:
        good += 1.0 - (0.5 if way.follower_food else 0.0)
    bad = worth_of(way.failed, needs)
    return odds * good + (1 - odds) * bad - cost_of(way.cost, needs)


def _event(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    card = prompt.data["card"]
    event = EVENTS[card]
    effects = event.solo if view.solo and event.solo is not None else event.effects
    asked = [effect for effect in effects if effect.asks and effect.at == "event"]
    needs = Needs.of(human, view.private)
    good = any(effect_worth(effect, needs, card) > 0 for effect in asked)
    return ["yes" if good else "no"]


def _chosen(needs: Needs, prompt: Prompt[Any]) -> Answer:
    """A way of a card's choice."""
    labels = prompt.data["ways"]
    card = prompt.data["card"]
    found = [one for one in choices_of(card) if [way.label for way in one.of] == labels]
    if not found:
        return prompt.default

    def worth(option: Option) -> float:
        return way_worth(found[0].of[int(option.id)], needs) if option.id.isdigit() else 0.0

    return [max(prompt.options, key=worth).id]


def _supply(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    needs = Needs.of(human, view.private)

    def worth(option: Option) -> float:
        gift = SUPPLY[option.id].on[human.terrain]
        now = needs.plus("food", gift.food).plus("ammo", gift.ammo)
        return now.worth() - needs.worth() + 1.3 * gift.equipment + gift.weapons

    best = sorted(prompt.options, key=worth, reverse=True)
    return [option.id for option in best[: prompt.least]]


def _heal(view: View, prompt: Prompt[Any]) -> Answer:
    """A mutation, if there is one."""
    scars = prompt.data["scars"]
    places = [n for n, scar in enumerate(scars) if not SCARS[scar].blank]
    return [str(places[0] if places else 0)]


def _trade(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Take what is a bargain; offer nothing, and be asked no more where nobody is near."""
    ids = [option.id for option in prompt.options]
    needs = Needs.of(human, view.private)
    for option in prompt.options:
        if not option.id.startswith("yes:"):
            continue
        data = option.data
        now = needs.plus("food", data["food"]).plus("ammo", data["ammo"])
        gain = sum(map(_kept, data["get"])) - sum(map(_kept, data["give"]))
        if now.worth() - needs.worth() + gain > 0:
            return [option.id]
    if "keep" in ids:
        return ["keep"]
    return prompt.default


# -- things --------------------------------------------------------------------------------------


def _kept(card: str) -> float:
    return keeping(card) if card in ALL else 0.0


def _most(prompt: Prompt[Any]) -> Answer:
    """The cards that are most worth keeping, as many as must be."""
    best = sorted(prompt.options, key=lambda option: _kept(option.id), reverse=True)
    return [option.id for option in best[: max(1, prompt.least)]]


def _hand(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Put the best that fits into play, else discard the worst."""
    play = _play(prompt)
    if play is not None:
        return [play]
    drops = [option.id for option in prompt.options if option.id.startswith("drop:")]
    held = set(prompt.data["hand"])
    in_hand = [one for one in drops if one.removeprefix("drop:") in held]
    return [min(in_hand or drops, key=lambda one: _kept(one.removeprefix("drop:")))]


def _play(prompt: Prompt[Any]) -> str | None:
    mounts = [option.id for option in prompt.options if option.id.startswith("mount:")]
    if mounts:
        return max(mounts, key=lambda one: _kept(one.partition(">")[2]))
    plays = [option.id for option in prompt.options if option.id.startswith("play:")]
    return max(plays, key=lambda one: _kept(one.removeprefix("play:")), default=None)


def _gear(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Cards into play, the best weapons in hand, followers called on; a worse item may make room
    for a better one."""
    play = _play(prompt)
    if play is not None:
        return [play]
    active = {ranged: _active(human, ranged=ranged) for ranged in (False, True)}
    for option in prompt.options:
        what, _, card = option.id.partition(":")
        if what == "wield":
            now = active[WEAPONS[card].ranged]
            if now is None or _kept(card) > _kept(now):
                return [option.id]
        if what == "flip" and (FOLLOWERS[card].upkeep == 0 or human.food > 2):
            return [option.id]
    return _make_room(view, human, prompt)


def _make_room(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    held = [card for card in prompt.data["hand"] if card in ITEMS]
    drops = [o.id.removeprefix("drop:") for o in prompt.options if o.id.startswith("drop:")]
    used = {card.id for card in human.gear if card.active}
    idle = [card for card in drops if card not in used and card not in held]
    if not held or not idle:
        return []
    best, worst = max(held, key=_kept), min(idle, key=_kept)
    room = human.slots - human.used_slots + ITEMS[worst].size
    if _kept(best) > _kept(worst) + 0.5 and ITEMS[best].size <= room:
        return [f"drop:{worst}"]
    return []


def _active(human: HumanView, *, ranged: bool) -> str | None:
    """The weapon in hand; of two the better."""
    found = [
        card.id
        for card in human.gear
        if card.active and card.kind == "weapon" and (card.shooting is not None) == ranged
    ]
    return max(found, key=_kept, default=None)


def _use(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    if not prompt.optional:
        return bot_fight.use(human, prompt)
    needs = Needs.of(human, view.private)
    for option in prompt.options:
        found = effect_of(option.id)
        if found is not None and effect_worth(found[1], needs, found[0]) > 0.3:
            return [option.id]
    return []


def _spend(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Skills first, and a stat where there is so much."""
    ids = [option.id for option in prompt.options]
    for stat in STATS:
        if f"stat:{stat}" in ids and human.stats[stat] < 4:  # type: ignore[index]
            return [f"stat:{stat}"]
    return ["skill"] if "skill" in ids else []


def _buy(prompt: Prompt[Any]) -> Answer:
    """A weapon, and something to mend oneself with, for about half the food."""
    if prompt.data.get("many"):
        return prompt.default
    return prompt.default


def _here(human: HumanView) -> Any:
    return next(one for one in human.map if one.cell == human.at)


def _best(prompt: Prompt[Any], rng: Chance, worth: Callable[[Option], float]) -> Answer:
    return [best_of(rng, prompt.options, worth).id]


CAREFUL = Driver()
