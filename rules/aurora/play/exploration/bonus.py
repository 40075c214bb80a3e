"""Bonus Actions: what those under each slot cost and give (LA-8.42 to LA-8.46)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.cards import Effect, Step
from rules.aurora.model.decks import DECKS, PARTS
from rules.aurora.model.players import FAME, FURY, Crew, Player
from rules.aurora.model.state import SLOTS, State
from rules.aurora.play import contamination, fame, fury, resources
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage, trucks
from rules.aurora.play.survivors import use_if_able
from rules.aurora.words import Message
from rules.engine import Option, Play, Text

BONUS_ACTION_CAUSE = Message("bonus-action")
PAID_STEPS = ("damage", "contaminate", "fame")
"""The steps of a Bonus Action that are its price."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """A Bonus Action of a slot, as printed: its id, its steps, and what they cost. Compared by
    identity, as part of cache keys."""

    key: str
    steps: tuple[Step, ...]
    words: Text
    damage: int
    contaminates: bool
    shames: bool

    @property
    def is_free(self) -> bool:
        """Whether the Bonus Action costs nothing."""
        return not (self.damage or self.contaminates or self.shames)

    @property
    def is_told_by_steps(self) -> bool:
        """Whether the messages about its steps say all that it does, so that it needs none of its
        own."""
        return all(step.do in ("fury", "gain") for step in self.steps)


@cache
def list_actions(tile: str, slot: int) -> tuple[Action, ...]:
    """List the Bonus Actions of this tile under this slot."""
    return tuple(
        Action(
            key=f"{slot + 1}.{n}",
            steps=steps,
            words=describe_steps(steps),
            damage=sum(step.count for step in steps if step.do == "damage"),
            contaminates=any(step.do == "contaminate" for step in steps),
            shames=any(step.do == "fame" for step in steps),
        )
        for n, steps in enumerate(DECKS.bonuses[tile].actions, 1)
    )


@dataclass(frozen=True, slots=True)
class BonusTakers:
    """Who may take Bonus Actions: the Survivors who went to a slot, and the Explorer, who reaches
    those of every slot (LA-14.10)."""

    index: int
    crew: list[Crew]
    explorer: Crew | None

    @property
    def slots(self) -> Sequence[int]:
        """The slots whose Bonus Actions the player may take."""
        return range(SLOTS) if self.explorer is not None else (self.index,)


class Means(NamedTuple):
    """All that decides which Bonus Actions a player can pay and has a use for; a cache key."""

    undamaged: int
    """How many boxes could take Damage."""
    has_crew: bool
    """Whether somebody of the party is left to be contaminated."""
    fame: int
    """How much Fame the player could lose."""
    is_damaged: bool
    is_ill: bool
    """Whether somebody of the party is contaminated."""
    has_room_for_fury: bool


def find_means(p: Player, crew: Sequence[Crew]) -> Means:
    """Find what a player with this party has for Bonus Actions."""
    contents, alive = p.contents, [one for one in crew if one in p.crew]
    damaged = contents.count(DAMAGE)
    return Means(
        undamaged=len(contents) - damaged,
        has_crew=bool(alive),
        fame=p.fame - FAME[0],
        is_damaged=damaged > 0,
        is_ill=any(one.counters for one in alive),
        has_room_for_fury=p.fury < FURY[-1],
    )


def list_bonus_actions(
    s: State, p: Player, offers: BonusTakers, *, harm: Effect | None = None
) -> list[tuple[str, Text]]:
    """List the Bonus Actions that the player can pay now and that have an effect, each with its
    words. `harm`: what the card does before, so that there may be more to repair or treat."""
    means = find_means(p, offers.crew)
    return [
        (
            action.key,
            action.words
            if at == offers.index
            else Message("bonus-in-slot", bonus=action.words, slot=at + 1),
        )
        for at in offers.slots
        for action in list_useful_actions(s, p, at, means, harm)
    ]


def list_useful_actions(
    s: State, p: Player, at: int, means: Means, harm: Effect | None
) -> tuple[Action, ...]:
    """List the Bonus Actions under a slot that the player can pay now and that have an effect."""
    return _list_useful_actions(s.tiles[at], at, _find_missing_kinds(s, p, at), means, harm)


@lru_cache(maxsize=4096)
def _list_useful_actions(
    tile: str, at: int, missing: tuple[str, ...], means: Means, harm: Effect | None
) -> tuple[Action, ...]:
    """List a tile's Bonus Actions, where cards of these kinds cannot be recycled."""
    return tuple(
        action
        for action in _list_actions_without(tile, at, missing)
        if _can_pay_costs(means, action, harm) and _is_useful(means, action, harm)
    )


def _find_missing_kinds(s: State, p: Player, at: int) -> tuple[str, ...]:
    """List the kinds that a slot's Bonus Actions recycle but the Common pile does not have."""
    kinds = _list_recycled_kinds(s.tiles[at], at)
    if not kinds:
        return ()
    common = s.common
    return tuple([one for one in kinds if not trucks.list_recyclable(common, one, p.colour)])


@cache
def _list_recycled_kinds(tile: str, at: int) -> tuple[str, ...]:
    """List the kinds of card that the Bonus Actions of a slot recycle."""
    steps = [step for one in list_actions(tile, at) for step in one.steps]
    return tuple(dict.fromkeys([step.what for step in steps if step.do == "recycle"]))


@cache
def _list_actions_without(tile: str, at: int, missing: tuple[str, ...]) -> tuple[Action, ...]:
    """List the Bonus Actions of a slot that can be done if these kinds are missing: without Recycle
    of them, and without any action that is then only a part of another."""
    if not missing:
        return list_actions(tile, at)
    found = [_remove_recycle(action, missing) for action in list_actions(tile, at)]
    return tuple(
        action
        for n, action in enumerate(found)
        if not any(
            other.steps[: len(action.steps)] == action.steps
            and (len(other.steps) > len(action.steps) or found.index(other) < n)
            for other in found
        )
    )


def _remove_recycle(action: Action, missing: Collection[str]) -> Action:
    steps = tuple(
        [step for step in action.steps if step.do != "recycle" or step.what not in missing]
    )
    return (
        action
        if steps == action.steps
        else replace(action, steps=steps, words=describe_steps(steps))
    )


def _is_useful(means: Means, action: Action, harm: Effect | None) -> bool:
    """Whether the action gains anything now. A repair with nothing to repair is legal (LA-8.44),
    but the game does not offer it."""
    for step in action.steps:
        match step.do:
            case "repair":
                useful = harm == "damage" or action.damage > 0 or means.is_damaged
            case "treat":
                useful = means.is_ill or action.contaminates or harm == "contamination"
            case "fury":
                useful = means.has_room_for_fury
            case "gain" | "recycle":
                useful = True
            case _:
                useful = False
        if useful:
            return True
    return False


def _can_pay_costs(means: Means, action: Action, harm: Effect | None) -> bool:
    """Whether the player can pay the costs in full, after the harm (LA-5.5, LA-8.44)."""
    return (
        (not action.damage or means.undamaged >= action.damage + (harm == "damage"))
        and (not action.contaminates or means.has_crew)
        and (not action.shames or means.fame > (harm == "fame"))
    )


def _find_action(s: State, p: Player, key: str) -> Action:
    """Find a Bonus Action by its id, without Recycle of what the Common pile does not have."""
    slot = int(key.partition(".")[0]) - 1
    action = next(action for action in list_actions(s.tiles[slot], slot) if action.key == key)
    return _remove_recycle(action, _find_missing_kinds(s, p, slot))


def is_free(s: State, p: Player, key: str) -> bool:
    """Whether a plan takes this Bonus Action after the card, and it costs nothing."""
    return "." in key and _find_action(s, p, key).is_free


def can_still_do(s: State, p: Player, crew: Sequence[Crew], key: str) -> bool:
    """Whether the player can pay a planned Bonus Action, and it has an effect."""
    action, means = _find_action(s, p, key), find_means(p, crew)
    return _can_pay_costs(means, action, None) and _is_useful(means, action, None)


def carry_out(
    h: Here, seat: int, key: str, crew: Sequence[Crew], hermit: Crew | None
) -> Play[None]:
    """Do a Bonus Action. Contamination and treatment affect only those who went (LA-5.13); a Hermit
    among them prevents the Contamination (LA-14.13)."""
    action = _find_action(h.s, h.find_player(seat), key)
    if not action.is_told_by_steps:
        told = Message("takes-bonus", player=h.name_seat(seat), bonus=action.words)
        h.tell(told, kind="bonus", seat=seat)
    for step in action.steps:
        yield from _resolve_step(h, seat, step, crew, hermit)


def _resolve_step(
    h: Here, seat: int, step: Step, crew: Sequence[Crew], hermit: Crew | None
) -> Play[None]:
    alive = [one for one in h.find_player(seat).crew if one in crew]
    match step.do:
        case "repair":
            yield from damage.repair_damage(h, seat, step.count, why=BONUS_ACTION_CAUSE)
        case "damage":
            yield from damage.resolve_damage(h, seat, step.count, why=BONUS_ACTION_CAUSE)
        case "treat":
            yield from contamination.treat_survivors(h, seat, step.count, alive)
        case "contaminate":
            for _ in range(0 if use_if_able(hermit) else step.count):
                yield from contamination.contaminate_survivor(
                    h, seat, alive, why=BONUS_ACTION_CAUSE
                )
        case "fame":
            yield from fame.change_fame(h, seat, -step.count, why=BONUS_ACTION_CAUSE)
        case "fury":
            fury.gain_fury(h, seat, step.count, why=BONUS_ACTION_CAUSE)
        case "gain":
            yield from resources.gain_tokens(
                h, seat, step.what * step.count, why=BONUS_ACTION_CAUSE
            )
        case "recycle":
            yield from recycle_card(h, seat, step.what)


def recycle_card(h: Here, seat: int, kind: str) -> Play[None]:
    """Ask for a card from the Common pile, and improve the Convoy with it (LA-8.45, LA-8.46)."""
    s, p = h.s, h.find_player(seat)
    found = trucks.list_recyclable(s.common, kind, p.colour)
    options = [
        Option(c, "choose", PARTS[c].name, trucks.describe_part(PARTS[c]))
        for c in dict.fromkeys(found)
    ]
    options.append(Option("none", "choose", Message("none-of-them")))
    text = Message("recycle-which", kind=kind)
    chosen = yield from h.choose(
        seat, text, options, default="none", topic="recycle", rule="LA-8.45"
    )
    if chosen != "none":
        s.common.remove(chosen)
        yield from trucks.ask_place_for_part(h, seat, chosen)


def describe_steps(steps: Sequence[Step]) -> Text:
    """Put steps in words, as in "pay 1 Damage for 1 Fuel"."""
    costs = [_step_in_words(step) for step in steps if step.do in PAID_STEPS]
    gains = [_step_in_words(step) for step in steps if step.do not in PAID_STEPS]
    if not costs:
        return Message("block", amounts=gains)
    if not gains:
        return Message("bonus-only-pays", costs=costs)
    return Message("bonus-pays", costs=costs, gains=gains)


def _step_in_words(step: Step) -> Message:
    match step.do:
        case "gain":
            return Message("bonus-gain", count=step.count, token=step.what)
        case "recycle":
            return Message("bonus-recycle", kind=step.what)
        case _:
            return Message("bonus-step", do=step.do, count=step.count)
