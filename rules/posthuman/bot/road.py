"""How a bot travels: what it declares and eats, where it goes, and what it chooses in events and
stories."""

from collections.abc import Iterator

from rules.engine import Answer, Option
from rules.kit.graphs import count_steps
from rules.kit.grids import find_opposite_side
from rules.posthuman.bot import worths
from rules.posthuman.effects.models import Choose, Effect
from rules.posthuman.effects.models import Test as Trial
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.decks import CARDS, ENCOUNTERS, EVENTS, SCARS, TILES
from rules.posthuman.model.state import Cell, find_neighbour
from rules.posthuman.model.terms import HUNGER_COSTS, find_level
from rules.posthuman.view_models import HumanView

LAST_TURN = 17
"""The turn after which a solo game may have no other (PH-21.9)."""
ONWARD, FAR = 0.8, 20
"""What a way over completed tiles is worth if it leads on, and the distance that is too far."""
CHANCE_TO_TURN = 70
"""The chance in percent that a player who may turn and is behind does so."""
HUNGER_COST = 4.0
"""What avoiding a knockout by hunger is worth, beyond what the knockout costs."""


# -- what to do this turn ------------------------------------------------------------------------


def choose_action(asked: worths.Asked) -> Answer:
    """Camp if weak, forage if food is short, else move on."""
    me, found = asked.me, asked.ids
    weak = _is_weak(asked)
    if weak and "camp" in found:
        return ["camp"]
    food = 0 if asked.careful or asked.view.solo else 1  # alone, turns are more precious
    if me.food <= food and "forage" in found:
        return ["forage"]
    for action in ("move", "scout", "camp"):
        if action in found:
            return [action]
    return asked.prompt.default


def _is_weak(asked: worths.Asked) -> bool:
    """Whether the next fight might knock the bot out."""
    me = asked.me
    if me.health >= me.limits["health"]:
        return False
    if asked.careful:
        return me.health <= (me.limits["health"] + 1) // 2
    level = find_level(min(10, me.place + 1))
    if asked.view.solo:
        return me.health <= (
            1 if asked.view.turn >= LAST_TURN - 1 else round(worths.FIGHT_WOUNDS[level])
        )
    return me.health <= int(worths.FIGHT_WOUNDS[level])  # a player who rests is overtaken


def choose_food(asked: worths.Asked) -> Answer:
    """Choose the amount of food that costs least now and later; the careful player takes the
    default."""
    me = asked.me
    if asked.careful:
        return asked.prompt.default

    def rate(option: Option) -> float:
        n, slot = option.data["food"], option.data["slot"]
        if slot >= len(HUNGER_COSTS):
            return -4 * HUNGER_COST
        lost = sum(worths.rate_track(me, hurt, -k) for hurt, k in HUNGER_COSTS[slot].items())
        rated: float = lost - 0.5 * slot + worths.rate_goods(me, "food", -n)
        return rated

    return worths.choose_rated(asked, rate)


# -- where to go ---------------------------------------------------------------------------------


def choose_destination(asked: worths.Asked) -> Answer:
    """Choose where to go: towards journey points, past few encounters."""
    if asked.careful:
        return asked.prompt.default
    return worths.choose_rated(asked, lambda option: _rate_way(asked, option))


def _rate_way(asked: worths.Asked, option: Option) -> float:
    data = option.data
    kind = data["kind"]
    if kind == "stay":
        return -1.0
    if kind == "next":
        return 5.0
    if kind == "new":
        return 2.0
    risk: float = 0.6 * data["figures"] * (2 if asked.me.health <= 2 else 1)
    if data["completed"]:
        back = 1.5 if data["forage"] and asked.me.food <= 1 else -0.5
        return (
            max(
                back,
                ONWARD
                - 0.1 * _count_tiles_to_go(asked.me, find_neighbour(asked.me.at, data["side"])),
            )
            - risk
        )
    gain: float = 0.4 * data["supply"]
    return gain + (0.0 if data["dead"] else 3.0) + (0.5 if data["safe"] else 0.0) - risk


def _count_tiles_to_go(me: HumanView, cell: Cell) -> int:
    """Count the tiles from a cell to the nearest tile where the journey goes on: one that is not
    completed, or that has an exit off the map. Return FAR if there is none."""
    laid = {tile.cell: tile for tile in me.map}

    def neighbours(at: Cell) -> Iterator[Cell]:
        for side in laid[at].exits:
            other = laid.get(find_neighbour(at, side))
            if other is not None and find_opposite_side(side) in other.exits:
                yield other.cell

    for at, far in count_steps(cell, neighbours).items():
        if at != me.at and (not laid[at].completed or laid[at].vacant):
            return far
    return FAR


def choose_placement(asked: worths.Asked) -> Answer:
    """Choose how to lay a tile, so that most exits lead on, and whether to enter it."""
    me = asked.me
    taken = {tile.cell for tile in me.map}
    value: dict[str, float] = {}
    for option in asked.prompt.options:
        if option.id == "stay":
            value["stay"] = 0.0
            continue
        cell = option.data["cell"]
        ways = sum(find_neighbour(cell, side) not in taken for side in option.data["exits"])
        value[option.id] = 1.0 + 0.1 * ways
    card = CARDS.get(asked.prompt.data.get("tile", ""))
    zones = getattr(card, "zones", ())
    if not asked.careful and "stay" in value and zones and zones[0].kind == "dead":
        exits = sum(len(tile.vacant) for tile in me.map if tile.cell == me.at)
        value["stay"] = 2.0 if len(zones) > 1 and exits > 1 else 0.0
    return worths.choose_best(asked, value)


def choose_tile(asked: worths.Asked) -> Answer:
    """Choose the tile with most journey points for its encounters, then most supplies."""

    def rate(option: Option) -> float:
        zones = TILES[option.id].zones
        points = sum(zone.kind != "dead" for zone in zones)
        figures = sum(zone.figures for zone in zones)
        return 2.0 * points - figures + 0.3 * TILES[option.id].supply

    return worths.choose_rated(asked, rate)


def choose_level(asked: worths.Asked) -> Answer:
    """Choose the level that gives a journey point, unless the bot is weak."""
    if asked.careful:
        return asked.prompt.default
    me = asked.me
    brave = me.health >= 0.4 * me.limits["health"]
    return worths.choose_rated(
        asked, lambda one: float(one.data["jp"]) - (0.0 if brave else one.data["level"])
    )


# -- events, stories, and what cards leave to choose ---------------------------------------------


def choose_event_offer(asked: worths.Asked) -> Answer:
    """Accept what an event offers if it is worth its price."""
    card = EVENTS.get(asked.prompt.data.get("card", ""))
    if card is None:
        return asked.prompt.default
    effects = card.solo if asked.view.solo and card.solo is not None else card.effects
    gain = max(
        (_rate_effect(effect, asked.me) for effect in effects if effect.is_optional), default=0.0
    )
    return ["yes"] if gain > 0 and "yes" in asked.ids else asked.prompt.default


def _rate_effect(effect: Effect, me: HumanView) -> float:
    return worths.rate_primitives(effect.do, me) - worths.rate_costs(effect.cost, me)


def choose_narrative_option(asked: worths.Asked) -> Answer:
    """Choose the option of a story that promises most; the careful player takes the default."""
    if asked.careful:
        return asked.prompt.default
    me = asked.me
    story = ENCOUNTERS[asked.prompt.data["card"]].narrative
    assert story is not None
    value: dict[str, float] = {}
    for option in asked.prompt.options:
        printed = story.options[int(option.id)]
        odds = 1.0
        if printed.test is not None:
            odds = max(0, min(6, option.data["target"])) / 6
        won = worths.rate_primitives(printed.passed, me)
        if printed.success:
            won += 0.6 * story.xp + (1.2 if printed.follower else 0.0)
        value[option.id] = odds * won + (1 - odds) * worths.rate_primitives(printed.failed, me)
        value[option.id] -= worths.rate_costs(printed.cost, me)
    return worths.choose_best(asked, value)


def choose_card_way(asked: worths.Asked) -> Answer:
    """Choose one of the ways that a card leaves open."""
    if asked.careful:
        return asked.prompt.default
    card = CARDS.get(asked.prompt.data.get("card", ""))
    labels = list(asked.prompt.data.get("ways", ()))
    found = next((one for one in _list_choices(card) if [w.label for w in one.of] == labels), None)
    if found is None:
        return asked.prompt.default
    value = {
        str(number): worths.rate_primitives(one.do, asked.me)
        - worths.rate_costs(one.cost, asked.me)
        for number, one in enumerate(found.of)
    }
    return worths.choose_best(asked, value)


def _list_choices(card: object) -> Iterator[Choose]:
    """List all choices that are printed on a card."""
    effects: list[Effect] = [*getattr(card, "effects", ()), *(getattr(card, "solo", None) or ())]
    story = getattr(card, "narrative", None)
    for effect in effects:
        yield from _list_nested_choices(effect.do)
    for option in story.options if story is not None else ():
        yield from _list_nested_choices((*option.passed, *option.failed))


def _list_nested_choices(primitives: tuple[Data, ...]) -> Iterator[Choose]:
    for one in primitives:
        if isinstance(one, Choose):
            yield one
        elif isinstance(one, Trial):
            yield from _list_nested_choices((*one.passed, *one.failed))


# -- rest, and being knocked out -----------------------------------------------------------------


def choose_camp_help(asked: worths.Asked) -> Answer:
    """Choose a use that does the bot itself good, or that harms nobody; take nothing from
    others."""
    value = {"done": 0.0}
    for option in asked.prompt.options:
        effect = worths.find_effect(option.id)
        if effect is not None:
            targets = option.data.get("targets") or [asked.prompt.seat]
            mine = asked.prompt.seat in targets
            gain = (
                _rate_effect(effect, asked.me)
                if mine
                else 0.1 - worths.rate_costs(effect.cost, asked.me)
            )
            value[option.id] = gain if not option.data.get("vs") else gain - 0.5
    return worths.choose_best(asked, value)


def choose_exchange(asked: worths.Asked) -> Answer:
    """Choose the exchange that makes both tracks most even, health a little before morale."""
    data = asked.prompt.data
    to_health = data["to"] == "health"

    def even(n: int) -> float:
        sign = n if to_health else -n
        health, morale = int(data["health"]) + sign, int(data["morale"]) - sign
        return min(health, morale) + 0.1 * health

    return worths.choose_best(asked, {one: even(int(one)) for one in asked.ids})


def choose_turning(asked: worths.Asked) -> Answer:
    """Choose whether to turn. Only the first mutant gains by it, as it hunts the others, so after
    that the bot takes the default. Chance decides whether it turns, with better odds if it is
    behind, or one mutation short of turning anyway."""
    first = all(seat.mutant is None for seat in asked.view.seats)
    if asked.careful or "turn" not in asked.ids or not first:
        return asked.prompt.default
    lead = max(seat.human.place for seat in asked.view.seats if seat.human is not None)
    odds = (
        CHANCE_TO_TURN
        if asked.me.place < lead or asked.prompt.data["mutations"] > 3
        else CHANCE_TO_TURN // 2
    )
    return ["turn"] if asked.rng.draw_below(100) < odds else ["stay"]


def heal_scar(asked: worths.Asked) -> Answer:
    """Choose the scar to heal: a mutation, if the bot has one."""
    scars = asked.prompt.data["scars"]
    return worths.choose_rated(asked, lambda one: not SCARS[scars[int(one.id)]].is_blank)


def choose_follower(asked: worths.Asked) -> Answer:
    """Pay for a follower if food remains afterwards."""
    return ["pay"] if asked.prompt.data["food"] >= 2 else ["no"]
