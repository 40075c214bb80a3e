"""A sensible bot for empty seats, in several tempers. It rates what a choice brings, all on one
scale, and knows nothing that a person in its seat could not see. It reads the topic of a question
and the ids and data of its options, but no words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.aurora.bot.questions import (
    WEIGHERS,
    WHOLE_ANSWERS,
    Weigh,
    choose_goers,
    count_incoming_boxes,
    count_leaders,
    find_member,
    find_prompt_slot,
    rate_missed_gain,
)
from rules.aurora.bot.worths import (
    FUEL_PRICE,
    LAST_ROUND,
    STOCK_WORTHS,
    block_worth,
    count_coming_fury,
    find_ability,
    rate_best_bonus,
    rate_frailty,
    rate_slot,
    rate_survivor_life,
)
from rules.aurora.model.decks import ENEMIES, HELD
from rules.aurora.model.maps import find_region, find_space_number
from rules.aurora.model.players import FURY
from rules.aurora.play.context import BACK
from rules.aurora.play.exploration.exploration import BREAK, OTHERWISE
from rules.aurora.play.exploration.parties import OTHERS, RESTED_WORTHS
from rules.aurora.play.hurry import HURRY
from rules.aurora.view_models import CrewView, PlayerView, SlotView, View
from rules.engine import Answer, Chance, Option, Prompt
from rules.kit.bots import choose_best_answer, rank_options

SPACE_WORTH = 1.25
"""What it is worth to move one space."""
SHIP, SHIP_FIRST = 3.0, 6.0
"""What it is worth to reach the ship, and to reach it in the lead."""
POSSIBLE_DAMAGE_SHARE = 0.5
"""How much possible Damage counts, compared with certain Damage."""
ENEMY_DAMAGE = (0.5, 0.9, 1.2)
"""How much Damage an Enemy of each pair does on average when it fires (LA-17.5)."""
AMBUSH = 1.0
"""How much Damage the bot expects from an ambush."""
NEVER_RATING = -99.0
"""The rating of an option that the bot never takes, such as turning back."""
LEAST_PLAN_GAIN = 0.7
"""How much better the bot's own plan must be than the suggested ones before it asks for that."""
SHOT_WORTH = 1.5
"""What a shot at an Enemy is worth."""


@dataclass(frozen=True, slots=True)
class Driver:
    """How a bot plays. `ease`: what a Break is worth besides its points. `reserve`: how much Fuel
    it keeps for each movement to come. `plenty`: how much less than usual it values Fuel at
    Locations. `rivals`: what it is worth, for each round to come, that a Survivor does not join
    another Convoy."""

    ease: float
    reserve: float
    plenty: float = 0.0
    rivals: float = 0.0

    def choose_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Answer any prompt of the game, from the seat's own view."""
        topic = prompt.topic
        if topic == "stow" and view.phase != "movement":
            return []
        me = view.players[prompt.seat]
        whole = WHOLE_ANSWERS.get(topic)
        if whole is not None:
            return whole(view, me, prompt)
        weigh = self._find_weigher(view, me, prompt)
        if weigh is None:
            return [] if prompt.optional else prompt.default
        return choose_best_answer(rng, prompt, weigh)

    def rank_options(self, view: View, prompt: Prompt[Any]) -> list[Answer]:
        """Rank the options of a question with one answer, the best first. Return none for questions
        that the bot answers as a whole."""
        me = view.players[prompt.seat]
        weigh = None if prompt.topic in WHOLE_ANSWERS else self._find_weigher(view, me, prompt)
        if weigh is None or prompt.most > 1:
            return []
        return rank_options(prompt, weigh)

    def _find_weigher(self, view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh | None:
        """Find the function that rates the options of a question. Return None if its default will
        do."""
        if any(option.id == HURRY for option in prompt.options):
            patient = any(HELD[held.card].kind == "special" for held in me.hand or ())
            return lambda option: float((option.id == HURRY) != patient)
        if prompt.topic in ("turn", "where"):
            return self._weigh_turn(view, me, prompt)
        if prompt.topic == "party":
            return self._weigh_party(view, me, prompt)
        if prompt.topic == "break":
            return lambda option: self._rate_break_option(view, me, option)
        if prompt.topic == "drive":
            return lambda option: self._rate_destination(view, me, option)
        if prompt.topic == "way":
            return lambda option: self._rate_way(view, me, option)
        made = WEIGHERS.get(prompt.topic)
        return made(view, me, prompt) if made is not None else None

    # -- Exploration -----------------------------------------------------------------------------

    def _weigh_turn(self, view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
        """Make the function that rates turns: it takes a suggested one, unless the bot's own plan
        is so much better that asking for that is worthwhile."""

        @cache
        def rate_find(slot: int) -> float:
            """Rate what a slot brings, no matter who goes."""
            there = view.zone[slot]
            bonus = rate_best_bonus(view, me, there, count_incoming_boxes(me, there))
            return rate_slot(view, me, there) + self._rate_by_temper(view, me, there) + bonus

        def free(option: Option) -> float:
            what, _, which = option.id.partition(":")
            if what == BREAK:
                return max(
                    self._rate_break(view, me, one, repairs)
                    for one in me.crew
                    if one.zone == "active"
                    for repairs in range(min(one.skill, me.damaged_count) + 1)
                )
            if what != "explore":
                return NEVER_RATING
            slot = view.zone[int(which) - 1]
            goers = choose_goers(me, slot.cost, ill=slot.effect == "contamination")
            return _rate_outing(view, me, slot, goers, rate_find(int(which) - 1))

        def weigh(option: Option) -> float:
            what, _, which = option.id.partition(":")
            if what == OTHERWISE:
                return max(free(other) for other in prompt.options) - LEAST_PLAN_GAIN
            if what == BREAK and prompt.topic == "turn":
                repairs = option.data["repairs"]
                return self._rate_break(view, me, find_member(me, option.data["who"]), repairs)
            if what == "explore" and prompt.topic == "turn":
                crew = [find_member(me, card) for card in option.data["who"].split()]
                slot = view.zone[int(which) - 1]
                found = rate_find(int(which) - 1)
                return _rate_outing(view, me, slot, crew, found) - rate_missed_gain(
                    view, me, slot, option
                )
            return free(option)

        return weigh

    @staticmethod
    def _weigh_party(view: View, me: PlayerView, prompt: Prompt[Any]) -> Weigh:
        """Make the function that rates parties: first the bot's own choice, then OTHERS to name
        it."""
        slot = find_prompt_slot(view, prompt)
        ill = slot is not None and slot.effect == "contamination"
        key = "+".join(sorted(map(find_ability, choose_goers(me, prompt.data["skill"], ill=ill))))
        worths = {key: 2.0, OTHERS: 1.0, BACK: NEVER_RATING}
        return lambda option: worths.get(option.id, 0.0)

    def _rate_by_temper(self, view: View, me: PlayerView, slot: SlotView) -> float:
        """Rate a slot for this temper, beyond what it brings any player."""
        left = LAST_ROUND - view.round
        if slot.kind == "survivor":
            return self.rivals * left
        if slot.kind != "location" or not self.plenty:
            return 0.0
        best = max(filter(None, slot.blocks), key=lambda block: block_worth(me, block, left))
        return -self.plenty * best.count("F")

    def _rate_break_option(self, view: View, me: PlayerView, option: Option) -> float:
        card, _, repairs = option.id.partition(":")
        return (
            NEVER_RATING
            if card == BACK
            else self._rate_break(view, me, find_member(me, card), int(repairs))
        )

    def _rate_break(self, view: View, me: PlayerView, one: CrewView, repairs: int) -> float:
        mended = STOCK_WORTHS["Repair"] + rate_frailty(me)
        fury = min(one.skill - repairs, FURY[-1] - me.fury)
        rested = self.ease - one.skill * 0.2 if view.round < LAST_ROUND else 0.0
        rested += RESTED_WORTHS.get(find_ability(one), 0.0)
        buys = view.round < LAST_ROUND or me.fury + count_coming_fury(me) >= FUEL_PRICE
        return rested + repairs * mended + buys * fury * STOCK_WORTHS["Fury"]

    # -- Movement --------------------------------------------------------------------------------

    def _rate_destination(self, view: View, me: PlayerView, option: Option) -> float:
        if option.id == "stay":
            return self._rate_fuel_stock(view, me.fuel) - rate_peril(
                view, me, find_region(me.space)
            )
        worth = self._rate_way(view, me, option)
        worth += SPACE_WORTH * (find_space_number(option.id) - find_space_number(me.space))
        worth -= rate_peril(view, me, find_region(option.id))
        if find_space_number(option.id) >= view.aurora_at:
            worth += SHIP_FIRST if _is_leading(view, me) else SHIP
        counter = view.waypoints.get(option.id)
        if counter is not None:
            worth += 1.2 if counter != "C" else STOCK_WORTHS["Contamination"]
        return worth

    def _rate_way(self, view: View, me: PlayerView, option: Option) -> float:
        """Rate the Fuel left after a way, less the harm that the way does."""
        toll = option.data
        harm = (
            toll["damage"] * (1 + rate_frailty(me))
            - toll["contamination"] * STOCK_WORTHS["Contamination"]
        )
        return float(self._rate_fuel_stock(view, me.fuel - toll["fuel"]) - harm)

    def _rate_fuel_stock(self, view: View, fuel: int) -> float:
        """Rate this much Fuel in store for the movements to come."""
        left = LAST_ROUND - view.round
        kept = min(fuel, min(left, 2) * self.reserve)
        return 2.2 * kept + (0.7 * (fuel - kept) if left else 0.0)


CAUTIOUS = Driver(ease=1.4, reserve=0.65)
MIDDLING = Driver(ease=0.4, reserve=0.75)
ALONE = Driver(ease=0.4, reserve=0.75, plenty=1.0, rivals=1.0)
GREEDY = Driver(ease=-0.4, reserve=0.85)


# -- where to go, and where it is dangerous --------------------------------------------------------


def _rate_outing(
    view: View, me: PlayerView, slot: SlotView, crew: Sequence[CrewView], found: float
) -> float:
    """Rate what it brings to send these Survivors to a slot where what they find is worth
    `found`."""
    tired = sum(one.skill for one in crew) * 0.7 - count_leaders(crew) * 1.4
    if view.round == LAST_ROUND:  # nobody needs rest after it
        tired = 0.0
    tired += sum(RESTED_WORTHS.get(find_ability(one), 0.0) for one in crew)
    if slot.effect == "contamination" and all(one.skill < 2 for one in crew):
        tired += rate_survivor_life(me)
    food = max(0, slot.cost - sum(one.skill for one in crew))
    return found - tired - food * STOCK_WORTHS["Food"]


def rate_peril(view: View, me: PlayerView, where: int) -> float:
    """Rate what a round in a Region costs: the Enemies there and, if no other Convoy is in a later
    Region, those of the Zone. A player who can shoot has less to fear."""
    foes = [foe.card for foe in view.foes if foe.region == where]
    hits = sum(ENEMY_DAMAGE[ENEMIES[card].group] for card in foes)
    if where >= max((find_region(space) for space in _list_other_spaces(view, me)), default=0):
        found = [slot.card for slot in view.zone if slot.card in ENEMIES]
        hits += sum(ENEMY_DAMAGE[ENEMIES[card].group] + AMBUSH for card in found)
        foes += found
    armed = me.ammo > 0 and any(b.kind == "weapon" and not b.content for b in me.boxes)
    spoils = min(len(foes), me.ammo) * SHOT_WORTH if armed else 0.0
    return POSSIBLE_DAMAGE_SHARE * hits * (1 + rate_frailty(me)) - spoils


def _list_other_spaces(view: View, me: PlayerView) -> list[str]:
    spaces = [p.space for p in view.players if p.seat != me.seat and not p.out]
    return spaces if view.automa is None else [*spaces, view.automa.space]


def _is_leading(view: View, me: PlayerView) -> bool:
    return find_space_number(me.space) >= max(
        map(find_space_number, _list_other_spaces(view, me)), default=0
    )
