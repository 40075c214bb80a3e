"""Carry out effects, when their moment comes or when their owner uses them (PH-25.12).

There are three ways to do so. `carry_out` carries out primitives of an event, a reward or a
narrative. `fire_hook` is called when a hook has come: effects without a choice happen, and owners
are asked about the others. `list_uses` and `use_card` are for menus: they list what a human may use
at a hook now, and use it.

A module registers the primitives that it implements: `@register_operation(Plain, "end_combat")`."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.engine import Option, Play, Text
from rules.posthuman.effects import choices, operations
from rules.posthuman.effects import models as m
from rules.posthuman.effects.conditions import is_every_condition_met
from rules.posthuman.effects.modifiers import (
    can_any_work,
    find_cards_at_hook,
    has_own_scope,
    list_effects_in_play,
    list_effects_while_in_play,
    list_enemy_effects,
    list_working_cards,
)
from rules.posthuman.effects.payment import can_pay, put_away
from rules.posthuman.effects.payment import pay_cost as pay_costs
from rules.posthuman.effects.performing import MODIFIERS, apply_primitives
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.effects.targets import list_candidates, list_others_here
from rules.posthuman.effects.words import describe_effect
from rules.posthuman.model.decks import EQUIPMENT, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.words import Message, fit_detail

_MENUS = ("camp", "anytime")
"""Hooks at which menus offer the effects, so that players are not asked about each one."""
_BEGINS = ("reveal", "combat_start", "round_start", "shoot_result")
_OF_A_ROUND = (m.Dice, m.SetDice, m.Face, m.Cancel, m.Reroll)


@dataclass(frozen=True, slots=True)
class Use:
    """An effect that its owner may use now. `id` is short and stable: "card/number"."""

    id: str
    card: str
    label: Message
    detail: Message
    effect: m.Effect

    def make_option(self, verb: str = "use") -> Option:
        """Make the option of a question to use this."""
        return Option(self.id, verb, self.label, self.detail)


# -- carrying out --------------------------------------------------------------------------------


def carry_out(
    h: Here, seat: int, primitives: Iterable[Data], cause: Text, *, source: str = "", at: str = ""
) -> Play[None]:
    """Carry out primitives in order, for the human in a seat; modifiers last from now on. `cause`
    begins messages; `source` is the card, if any (its VS and benign flags count, and a kept event
    needs it); `at` is the hook. Raises Fallen if the human has no health or morale left (PH-25.16).
    `Compare`, `Keep` and primitives for all humans are carried out once for all of them (see
    `choices.is_for_all_at_once`)."""
    yield from apply_primitives(h, seat, primitives, cause, source=source, at=at)
    yield from knockout.knock_out_if_empty(h, seat, cause)


def fire_hook(h: Here, seat: int, hook: Hook, *, asking: bool = True) -> Play[None]:
    """Carry out every effect at this hook of the human's cards and its enemies' whose conditions
    are met. The player is asked about each optional one, by default no; but not if a menu offers it
    (`camp`, `anytime`, and without `asking`: see `list_uses`). An effect that has a limit and asks
    nothing happens as soon as it can (PH-25.12): re-rolls and prevented wounds then last until they
    are used up."""
    for card, number, effect in _find_effects_at(h.s, seat, hook):
        if h.s.players[seat].human is None:
            return
        if effect.is_optional:
            use = _use_of(h.s, seat, card, number, effect)
            if use is not None and asking and hook not in _MENUS:
                yield from _offer_use(h, seat, use)
            continue
        if (
            not is_every_condition_met(h.s, seat, effect.if_)
            or f"{card}/{number}" in h.human(seat).used
        ):
            continue
        do = _list_triggered_parts(effect)
        if do:
            _mark_used(h, seat, f"{card}/{number}", effect)
            name = name_of(card)
            yield from apply_primitives(
                h, seat, do, name, source=card, at=effect.at, limit=effect.limit
            )
            if effect.limit == "discard":
                put_away(h, seat, card)
            yield from knockout.knock_out_if_empty(h, seat, name)


def fire_for_all(h: Here, hook: Hook) -> Play[None]:
    """Fire a hook for all humans side by side, or for none if nobody has a card for it."""
    s, printed = h.s, find_cards_at_hook(h.s.is_solo, hook)
    concerned = s.humans if any(can_any_work(s, seat, printed) for seat in s.humans) else []
    yield from h.together([fire_hook(h, seat, hook) for seat in concerned])


def _list_triggered_parts(effect: m.Effect) -> list[Data]:
    """List what happens at the hook of an effect that nobody decides about, without passive
    modifiers."""
    if effect.limit != "always":
        return list(effect.do)
    return [one for one in effect.do if not _is_passive(effect, one)]


def _is_passive(effect: m.Effect, one: Data) -> bool:
    if isinstance(one, m.Plain):
        return one.do in operations.FLAGS
    if not isinstance(one, MODIFIERS) or has_own_scope(one):
        return False
    return not (effect.at in _BEGINS and isinstance(one, _OF_A_ROUND))


def _find_effects_at(s: State, seat: int, hook: str) -> Sequence[tuple[str, int, m.Effect]]:
    if not can_any_work(s, seat, find_cards_at_hook(s.is_solo, hook)):
        return ()
    return [
        (card, number, effect)
        for card, effects in (*list_effects_in_play(s, seat), *list_enemy_effects(s, seat))
        for number, effect in enumerate(effects)
        if effect.at == hook
    ]


# -- what is used on demand ----------------------------------------------------------------------


def list_uses(s: State, seat: int, hook: Hook) -> list[Use]:
    """List what a human may use at a hook now: effects that are not used up, that it can pay for,
    whose conditions are met, and that would change something for somebody."""
    solo = s.is_solo
    if s.players[seat].human is None or not can_any_work(s, seat, find_cards_at_hook(solo, hook)):
        return []
    found: list[Use] = []
    for card in list_working_cards(s, seat):
        for number, effect in list_optional_effects(card, solo, hook):
            use = _use_of(s, seat, card, number, effect)
            if use is not None:
                found.append(use)
    return found


@lru_cache(maxsize=1 << 15)
def list_optional_effects(card: str, solo: bool, hook: str) -> tuple[tuple[int, m.Effect], ...]:
    """List the effects of a card that its owner may use at a hook, each with its number on the
    card."""
    return tuple(
        (number, effect)
        for number, effect in enumerate(list_effects_while_in_play(card, solo))
        if effect.at == hook and effect.is_optional
    )


def _use_of(s: State, seat: int, card: str, number: int, effect: m.Effect) -> Use | None:
    name = f"{card}/{number}"
    if (
        name in s.human(seat).used
        or not is_every_condition_met(s, seat, effect.if_)
        or not can_pay(s, seat, effect.cost, card)
        or not any(can_change_anything(s, seat, one, card) for one in effect.do)
    ):
        return None
    return use_made(card, s.is_solo, number)


@lru_cache(maxsize=1 << 12)
def use_made(card: str, solo: bool, number: int) -> Use:
    """Make the `Use` of a card's effect with this number, with its words."""
    effect = list_effects_while_in_play(card, solo)[number]
    label = Message("use-card", card=name_of(card))
    detail = fit_detail(Message("capital-sentence", text=describe_effect(effect)))
    return Use(f"{card}/{number}", card, label, detail, effect)


def use_card(h: Here, seat: int, use: Use) -> Play[None]:
    """Pay for a use and carry out its effect; tell the players."""
    pay_for_use(h, seat, use)
    name, effect = name_of(use.card), use.effect
    yield from apply_primitives(
        h, seat, effect.do, name, source=use.card, at=effect.at, limit=effect.limit
    )
    yield from knockout.knock_out_if_empty(h, seat, name)


def pay_for_use(h: Here, seat: int, use: Use) -> None:
    """Do the first half of a use, and tell the players: pay its price, mark it as used, and put
    away a one-use item or a card that its effect discards (PH-20.13). Callers that carry out the
    effect in their own way call this first."""
    effect, card = use.effect, use.card
    told = Message("uses-card", player=h.name_seat(seat), card=name_of(card))
    h.tell_of(seat, told, kind="use", card=card)
    _mark_used(h, seat, use.id, effect)
    prices = [one for one in effect.cost if one.do != "discard"]
    pay_costs(h, seat, prices, card, name_of(card))
    item = EQUIPMENT.get(card)
    single = item is not None and item.once
    if single or effect.limit == "discard" or len(prices) < len(effect.cost):
        put_away(h, seat, card)


def _mark_used(h: Here, seat: int, name: str, effect: m.Effect) -> None:
    """Mark an effect as used for as long as its limit says. An effect for once a combat that is
    used outside a combat, as under a mutant's Charge, is used up for this turn."""
    if effect.limit == "combat" and h.s.find_combat(seat) is None:
        h.human(seat).used[name] = "turn"
    elif effect.limit in ("turn", "combat", "once"):
        h.human(seat).used[name] = effect.limit


def _offer_use(h: Here, seat: int, one: Use) -> Play[None]:
    options = [Option("no", "use", Message("not-now")), Option("yes", "use", one.label)]
    chosen = yield from h.choose(
        seat,
        Message("use-now", card=name_of(one.card), detail=one.detail),
        options,
        topic="use",
        data={"card": one.card, "use": one.id, "at": one.effect.at},
        rule="PH-25.12",
    )
    if chosen == "yes":
        yield from use_card(h, seat, one)


# -- whether something would change --------------------------------------------------------------


def can_change_anything(s: State, seat: int, one: Data, source: str = "") -> bool:
    """Whether a primitive would change anything now, as far as the human can know."""
    known = _CHANGES.get(type(one))
    return known is None or known(s, seat, one, source)


def _can_amount_change(s: State, seat: int, one: m.Amount) -> bool:
    human = s.human(seat)
    if one.do in ("health", "morale"):
        have: int = getattr(human, one.do)
        return have < human.limits[one.do] if one.n > 0 else have > 0
    if one.do == "hunger":
        return one.n > 0 or human.hunger > 0
    if one.do in ("food", "ammo"):
        return one.n > 0 or getattr(human, one.do) > 0
    return bool(human.scars) if one.do == "heal_scar" else True


def _can_choice_change_anything(s: State, seat: int, one: m.Choose, source: str) -> bool:
    return any(
        choices.can_take_way(s, seat, way, source)
        and any(can_change_anything(s, seat, each, source) for each in way.do)
        for way in one.of
    )


_CHANGES: dict[type[Data], Callable[..., bool]] = {
    m.Amount: lambda s, seat, one, source: any(
        _can_amount_change(s, who, one) for who in list_candidates(s, seat, one.whom, source)
    ),
    m.Steal: lambda s, seat, one, source: any(
        operations.list_stealable(s, seat, other, one)
        for other in list_others_here(s, seat, source)
    ),
    m.Choose: _can_choice_change_anything,
    m.Prevent: lambda s, seat, one, source: bool(list_candidates(s, seat, one.whom, source)),
    m.Free: lambda s, seat, one, source: is_legal_action(s, seat, one.action),
}
