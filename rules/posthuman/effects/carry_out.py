"""Effects at work: carried out, when their moment comes or when their owner uses them (PH-25.12).

Three ways lead here. `carry_out` does primitives (of an event, a reward, a narrative). `fire_hook`
tells that a hook has come: what just happens happens, and who may decide is asked. `list_uses` and
`use` are for menus: what its owner may use at a hook now, and using it.

A chapter that owns primitives registers them: `@operation(Plain, "end_combat")`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.engine import Option, Play
from rules.kit.words import capitalize_first
from rules.posthuman.effects import choices, operations, stealing
from rules.posthuman.effects.conditions import all_hold
from rules.posthuman.effects.language import models as m
from rules.posthuman.effects.language.words import clip_detail, in_words
from rules.posthuman.effects.modifiers import has_own_scope
from rules.posthuman.effects.payment import can_pay, put_away
from rules.posthuman.effects.payment import pay_cost as pay_costs
from rules.posthuman.effects.performing import (
    MODIFIERS,
    OPERATIONS,
    apply_primitives,
    register_operation,
)
from rules.posthuman.effects.sources import (
    cards_in_play,
    effects_in_play,
    in_play,
    list_enemy_effects,
    might_work,
    printed_at,
)
from rules.posthuman.effects.targets import list_candidates, others_here
from rules.posthuman.model.decks import EQUIPMENT, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import knockout

_MENUS = ("camp", "anytime")
"""Hooks at which menus offer what somebody may use; nobody is asked about it one by one."""
_BEGINS = ("reveal", "combat_start", "round_start", "shoot_result")
_OF_A_ROUND = (m.Dice, m.SetDice, m.Face, m.Cancel, m.Reroll)


@dataclass(frozen=True, slots=True)
class Use:
    """Something that its owner may use now. `id` is short and stable: "card/number"."""

    id: str
    card: str
    label: str
    detail: str
    effect: m.Effect

    def make_option(self, verb: str = "use") -> Option:
        """As an option of a question."""
        return Option(self.id, verb, self.label, self.detail)


# -- carrying out --------------------------------------------------------------------------------


def carry_out(
    h: Here, seat: int, primitives: Iterable[m.Data], cause: str, *, source: str = "", at: str = ""
) -> Play[None]:
    """Primitives in order, for the human in a seat; modifiers last from now on. `cause` begins
    messages; `source` is the card, where there is one (its VS and benign flags count, and a kept
    event needs it); `at` the hook. Whoever has no health or morale left by it falls: Fallen
    (PH-25.16). `Compare`, `Keep` and what is for all humans are carried out once for all of them
    (see `choices.for_all_at_once`)."""
    yield from apply_primitives(h, seat, primitives, cause, source=source, at=at)
    yield from knockout.or_fall(h, seat, cause)


def fire_hook(h: Here, seat: int, hook: m.Hook, *, asking: bool = True) -> Play[None]:
    """A hook has come for a human: every effect in play there happens whose conditions hold, those
    of its enemies too. Whoever may decide is asked, one question each, default no; but not where a
    menu offers it (`camp`, `anytime`, and without `asking`: see `list_uses`). What has a limit and
    asks nothing happens as soon as it can (PH-25.12): re-rolls and prevented wounds then last until
    they are used up."""
    for card, number, effect in list(_find_effects_at(h.s, seat, hook)):
        if h.s.players[seat].human is None:
            return
        if effect.is_optional:
            use = _use_of(h.s, seat, card, number, effect)
            if use is not None and asking and hook not in _MENUS:
                yield from _ask_to_use(h, seat, use)
            continue
        if not all_hold(h.s, seat, effect.if_) or f"{card}/{number}" in h.human(seat).used:
            continue
        do = _what_happens(effect)
        if do:
            _mark_used(h, seat, f"{card}/{number}", effect)
            name = name_of(card)
            yield from apply_primitives(
                h, seat, do, name, source=card, at=effect.at, limit=effect.limit
            )
            if effect.limit == "discard":
                put_away(h, seat, card)
            yield from knockout.or_fall(h, seat, name)


def fire_for_all(h: Here, hook: m.Hook) -> Play[None]:
    """A hook has come for all humans, who are seen to side by side; where nobody has a card for it,
    nothing is begun."""
    s, printed = h.s, printed_at(h.s.is_solo, hook)
    concerned = s.humans if any(might_work(s, seat, printed) for seat in s.humans) else []
    yield from h.together([until_fallen(fire_hook(h, seat, hook)) for seat in concerned])


def _what_happens(effect: m.Effect) -> list[m.Data]:
    """What of an effect that nobody decides happens at its hook. What merely holds does not."""
    if effect.limit != "always":
        return list(effect.do)
    return [one for one in effect.do if not _merely_holds(effect, one)]


def _merely_holds(effect: m.Effect, one: m.Data) -> bool:
    if isinstance(one, m.Plain):
        return one.do in operations.FLAGS
    if not isinstance(one, MODIFIERS) or has_own_scope(one):
        return False
    return not (effect.at in _BEGINS and isinstance(one, _OF_A_ROUND))


def _find_effects_at(s: State, seat: int, hook: str) -> Iterator[tuple[str, int, m.Effect]]:
    if not might_work(s, seat, printed_at(s.is_solo, hook)):
        return
    for card, effects in (*in_play(s, seat), *list_enemy_effects(s, seat)):
        for number, effect in enumerate(effects):
            if effect.at == hook:
                yield card, number, effect


# -- what is used on demand ----------------------------------------------------------------------


def list_uses(s: State, seat: int, hook: m.Hook) -> list[Use]:
    """What a human may use at a hook now: not used up, payable, its conditions met, for somebody,
    and with something to change."""
    solo = s.is_solo
    if s.players[seat].human is None or not might_work(s, seat, printed_at(solo, hook)):
        return []
    found: list[Use] = []
    for card in cards_in_play(s, seat):
        for number, effect in list_optional_effects(card, solo, hook):
            use = _use_of(s, seat, card, number, effect)
            if use is not None:
                found.append(use)
    return found


@lru_cache(maxsize=1 << 15)
def list_optional_effects(card: str, solo: bool, hook: str) -> tuple[tuple[int, m.Effect], ...]:
    """What of a card may be used at a hook, with its number on the card."""
    return tuple(
        (number, effect)
        for number, effect in enumerate(effects_in_play(card, solo))
        if effect.at == hook and effect.is_optional
    )


def _use_of(s: State, seat: int, card: str, number: int, effect: m.Effect) -> Use | None:
    name = f"{card}/{number}"
    if (
        name in s.human(seat).used
        or not all_hold(s, seat, effect.if_)
        or not can_pay(s, seat, effect.cost, card)
        or not any(can_change_anything(s, seat, one, card) for one in effect.do)
    ):
        return None
    return use_made(card, s.is_solo, number)


@lru_cache(maxsize=1 << 12)
def use_made(card: str, solo: bool, number: int) -> Use:
    """What a card's effect of that number is, to be used, in words."""
    effect = effects_in_play(card, solo)[number]
    detail = clip_detail(f"{capitalize_first(in_words(effect))}.")
    return Use(f"{card}/{number}", card, f"Use {name_of(card)}", detail, effect)


def use_card(h: Here, seat: int, use: Use) -> Play[None]:
    """A human uses something: pays, and it happens; told."""
    pay_for_use(h, seat, use)
    name, effect = name_of(use.card), use.effect
    yield from apply_primitives(
        h, seat, effect.do, name, source=use.card, at=effect.at, limit=effect.limit
    )
    yield from knockout.or_fall(h, seat, name)


def pay_for_use(h: Here, seat: int, use: Use) -> None:
    """The first half of using something: its price, that it is used up for now, and that a one-use
    item or a card that its effect discards goes (PH-20.13); told. Whoever carries out its effect
    by itself calls this first."""
    effect, card = use.effect, use.card
    h.tell_of(seat, f"uses {name_of(card)}.", kind="use", card=card)
    _mark_used(h, seat, use.id, effect)
    prices = [one for one in effect.cost if one.do != "discard"]
    pay_costs(h, seat, prices, card, name_of(card))
    item = EQUIPMENT.get(card)
    single = item is not None and item.once
    if single or effect.limit == "discard" or len(prices) < len(effect.cost):
        put_away(h, seat, card)


def _mark_used(h: Here, seat: int, name: str, effect: m.Effect) -> None:
    """It is used up as long as its limit says; what works once a combat and works outside of one
    (under a mutant's Charge) for this turn."""
    if effect.limit == "combat" and h.s.find_combat(seat) is None:
        h.human(seat).used[name] = "turn"
    elif effect.limit in ("turn", "combat", "once"):
        h.human(seat).used[name] = effect.limit


def _ask_to_use(h: Here, seat: int, one: Use) -> Play[None]:
    options = [Option("no", "use", "Not now"), Option("yes", "use", one.label)]
    chosen = yield from h.choose(
        seat,
        f"Do you use {name_of(one.card)} now? {one.detail}",
        options,
        topic="use",
        data={"card": one.card, "use": one.id, "at": one.effect.at},
        rule="PH-25.12",
    )
    if chosen == "yes":
        yield from use_card(h, seat, one)


# -- whether something would change --------------------------------------------------------------


def can_change_anything(s: State, seat: int, one: m.Data, source: str = "") -> bool:
    """Whether a primitive would change anything now, as far as its owner can know."""
    known = _CHANGES.get(type(one))
    return known is None or known(s, seat, one, source)


def _amount_changes(s: State, seat: int, one: m.Amount, source: str) -> bool:
    return any(
        _amount_changes_for(s, who, one) for who in list_candidates(s, seat, one.whom, source)
    )


def _amount_changes_for(s: State, seat: int, one: m.Amount) -> bool:
    human = s.human(seat)
    if one.do in ("health", "morale"):
        have = getattr(human, one.do)
        return bool(
            have < human.limits["health" if one.do == "health" else "morale"]
            if one.n > 0
            else have > 0
        )
    if one.do == "hunger":
        return one.n > 0 or human.hunger > 0
    if one.do in ("food", "ammo"):
        return one.n > 0 or getattr(human, one.do) > 0
    return bool(human.scars) if one.do == "heal_scar" else True


def _steal_changes(s: State, seat: int, one: m.Steal, source: str) -> bool:
    return any(
        stealing.list_stealable(s, seat, other, one) for other in others_here(s, seat, source)
    )


def _choose_changes(s: State, seat: int, one: m.Choose, source: str) -> bool:
    return any(
        choices.can_take_way(s, seat, way, source)
        and any(can_change_anything(s, seat, each, source) for each in way.do)
        for way in one.of
    )


def _can_prevent(s: State, seat: int, one: m.Prevent, source: str) -> bool:
    return bool(list_candidates(s, seat, one.whom, source))


_CHANGES: dict[type[m.Data], Callable[..., bool]] = {
    m.Amount: _amount_changes,
    m.Steal: _steal_changes,
    m.Choose: _choose_changes,
    m.Prevent: _can_prevent,
    m.Free: lambda s, seat, one, source: is_legal_action(s, seat, one.action),
}

__all__ = [
    "OPERATIONS",
    "Use",
    "can_change_anything",
    "carry_out",
    "fire_for_all",
    "fire_hook",
    "list_uses",
    "pay_for_use",
    "register_operation",
    "use_card",
]
