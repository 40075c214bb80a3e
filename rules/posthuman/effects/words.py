"""What effects do, put into words from their data, so that no card can promise what it does not
do."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, get_args

from rules.engine import Text
from rules.engine.messages import Either
from rules.kit.words import format_signed
from rules.posthuman.effects import models as m
from rules.posthuman.effects.models import Condition, Cost, Effect, Modifier
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Equipment, Skill, Weapon
from rules.posthuman.model.state import Human
from rules.posthuman.words import (
    Message,
    count_unit,
    fit_detail,
    join_actions,
    join_classes,
    join_terrains,
    join_with_commas,
    join_with_semicolons,
)

_MODIFIERS: tuple[type[Data], ...] = get_args(Modifier)
_NO_HOOK = ("event", "anytime")
"""Hooks that need no words."""


@lru_cache(maxsize=1 << 12)
def describe_effect(what: Effect | Data) -> Text:
    """Describe an effect or a primitive, such as "camping, for 1 food: gain 1 morale". Views show
    the same few again and again, so they are cached."""
    return _describe_effect(what) if isinstance(what, Effect) else _describe_primitive(what)


def describe_in_turn(effects: Iterable[Effect | Data]) -> Text:
    """Describe several effects, one after the other."""
    return join_with_semicolons([describe_effect(effect) for effect in effects])


def describe_primitives(primitives: Iterable[Data]) -> Text:
    """Describe several primitives together: "gain 1 food and lose 1 health"; "" if there are
    none."""
    found = [_describe_primitive(one) for one in primitives]
    return Message("all-of", things=found) if found else ""


def describe_costs(prices: Sequence[Cost], human: Human | None = None) -> Message:
    """Describe costs, such as "1 food and this card"; for a human who is to pay them, also what it
    has: "1 of your 3 food"."""
    return Message("all-of", things=[_describe_cost(one, human) for one in prices])


def _describe_cost(one: Cost, human: Human | None) -> Message:
    if one.do == "discard":
        return Message("this-card")
    if human is None:
        return count_unit(one.n, one.do)
    return Message("amount-of-yours", n=one.n, have=getattr(human, one.do), unit=one.do)


def make_item_detail(item: Weapon | Equipment) -> Message:
    """Describe an item in at most 100 characters: its size, and what it does."""
    parts: list[Text] = [Message("item-size", size=item.size)]
    if isinstance(item, Weapon):
        parts += _describe_weapon(item)
    elif item.mount:
        parts.append(Message("for-weapons", classes=join_classes(item.mount)))
    parts += [describe_effect(effect) for effect in item.effects]
    return fit_detail(Message("sentence", text=join_with_semicolons(parts)))


def make_skill_detail(skill: Skill) -> Message:
    """Describe a skill in at most 100 characters."""
    return fit_detail(Message("capital-sentence", text=describe_in_turn(skill.effects)))


def _describe_weapon(weapon: Weapon) -> list[Message]:
    found = [Message("weapon-hands", of=weapon.of, hands=weapon.hands)]
    if weapon.shooting is not None:
        shot = weapon.shooting
        specials = "/".join(str(n) for n in shot.specials)
        found.append(
            Message(
                "weapon-shots", dice=shot.dice, range=shot.range, ammo=shot.ammo, specials=specials
            )
        )
        if shot.stuns:
            found.append(Message("weapon-stuns"))
    else:
        found.append(Message("weapon-wounds", n=weapon.wounds, special=str(weapon.special)))
    return found


def _describe_effect(effect: Effect) -> Text:
    if effect.text:
        return effect.text
    when: list[Text] = []
    if effect.at not in _NO_HOOK and not _is_evident(effect):
        when.append(Message("hook", hook=effect.at))
    when += _describe_conditions(effect.if_)
    if prices := [one for one in effect.cost if one.do != "discard"]:
        when.append(Message("for-costs", costs=describe_costs(prices)))
    if len(prices) < len(effect.cost):
        when.append(Message("discarding"))
    does, limit = describe_primitives(effect.do), effect.limit
    if not when:
        return Message("effect", does=does, limit=limit)
    return Message("effect-when", when=join_with_commas(when), does=does, limit=limit)


_TOLD_BY_ITSELF = {
    "evade",
    "test",
    "tile_drawn",
    "shoot_roll",
    "shot_at",
    "melee_roll",
    "wounds_in",
}


def _is_evident(effect: Effect) -> bool:
    """Whether the words for what an effect does say when: "+1 melee die" counts in melee."""
    return effect.at in _TOLD_BY_ITSELF and all(isinstance(one, _MODIFIERS) for one in effect.do)


def _describe_conditions(conditions: Iterable[Condition]) -> list[Message]:
    """Describe conditions: first those of place and time, then all that need an "if" after a single
    one."""
    facts, found = [], []
    for one in conditions:
        if isinstance(one, m.AmountIs):
            found.append(Message(_AMOUNTS[one.do], n=one.n))
        elif isinstance(one, m.WordIs):
            found.append(_describe_word_condition(one))
        else:
            flag = f"{one.do}-no" if one.no else one.do
            if one.do in ("caught", "won"):
                facts.append(Message("fact", flag=flag))
            else:
                found.append(Message("where-owner-is", flag=flag))
    return [*found, Message("if-facts", facts=facts)] if facts else found


_AMOUNTS = {"enemies_at_least": "against-enemies", "round_is": "in-round"}


def _describe_word_condition(one: m.WordIs) -> Message:
    if one.do == "terrain":
        return Message("on-terrain", terrains=join_terrains(one.of))
    kinds = Either(tuple([Message("enemies-of-kind", kind=kind) for kind in one.of]))
    return Message("against-kind", kinds=kinds)


def _describe_primitive(one: Any) -> Message:
    return _WORDS[type(one)](one)


def _find_way(n: int) -> str:
    return "more" if n > 0 else "less"


def _describe_amount(one: m.Amount) -> Message:
    n = abs(one.n)
    if one.do == "hunger":
        return Message("moves-hunger", n=n, way=_find_way(one.n), whom=one.whom)
    if one.do == "heal_scar":
        return Message("heal-scars", n=n, unit="scar", whom=one.whom)
    if one.do == "scar":
        return Message("draw-scars", n=n, unit="scar", whom=one.whom)
    return Message("change-amount", way=_find_way(one.n), n=n, unit=one.do, whom=one.whom)


def _describe_dice(one: m.Dice) -> Message:
    return Message(
        "change-dice",
        change=format_signed(one.n),
        n=abs(one.n),
        die=one.die,
        side=one.side,
        scope=one.scope,
    )


def _describe_test(one: m.Test) -> Message:
    results: list[Text] = []
    if one.passed:
        results.append(Message("if-passed", does=describe_primitives(one.passed)))
    if one.failed:
        results.append(Message("if-failed", does=describe_primitives(one.failed)))
    told = join_with_semicolons(results)
    if not one.modifier:
        return Message("test-stat", stat=one.stat, results=told)
    modifier = format_signed(one.modifier)
    return Message("test-stat-at", stat=one.stat, modifier=modifier, results=told)


def _describe_number(one: m.Number) -> Message:
    if one.do == "swap":
        return Message("swap-more", n=one.n)
    if one.do == "pick_tile":
        return Message("draw-tiles", n=one.n)
    if one.do == "melee_weapons":
        return Message("more-weapons", n=1 + one.n)
    change = format_signed(one.n)
    if one.do in ("range", "weapon_dice"):
        return Message("change-range" if one.do == "range" else "change-weapon-dice", change=change)
    return Message(_COUNTED[one.do], change=change, n=abs(one.n))


_COUNTED = {"slots": "change-slots", "hand": "change-hand", "supply_cards": "change-supply"}


def _describe_reroll(one: m.Reroll) -> Message:
    dice = Either(tuple([Message("die-kind", die=die) for die in one.dice]))
    if one.forced:
        return Message("roll-again-shown", n=one.n, whose=one.whose, dice=dice, face=one.forced)
    return Message("roll-again", up_to=int(one.n > 1), n=one.n, whose=one.whose, dice=dice)


def _describe_face_change(one: m.Face) -> Message:
    before, after = (Message("melee-face", face=face) for face in (one.from_, one.to))
    return Message("change-face", n=one.n, before=before, side=one.side, after=after)


def _describe_roll_bonus(one: m.RollBonus) -> Message:
    change = format_signed(one.n)
    if one.what == "test" and one.stat:
        return Message("change-stat-tests", change=change, stat=one.stat)
    return Message("change-evade" if one.what == "evade" else "change-tests", change=change)


def _describe_forbidding(one: m.Forbid, who: Literal["you", "human"] = "you") -> Message:
    return Message("may-not", who=who, actions=join_actions(one.what))


def _describe_set_dice(one: m.SetDice, who: Literal["you", "human"] = "you") -> Message:
    who_rolls = who if one.side == "player" else "enemies"
    return Message("set-dice", who=who_rolls, n=one.n, round=one.round)


def describe_for_target(one: Any) -> Message:
    """Describe a primitive of a mutant's card, which happens to the human that it is played on."""
    if isinstance(one, m.Forbid):
        return _describe_forbidding(one, "human")
    if isinstance(one, m.SetDice):
        return _describe_set_dice(one, "human")
    if isinstance(one, m.Steal):  # the mutant keeps nothing (PH-25.14)
        one = m.Amount(do=one.kind, n=-one.n)
    if isinstance(one, m.Plain):
        return Message("plain-for-human", word=one.do)
    if isinstance(one, m.Dice) and one.side == "player":
        return Message("human-dice", change=format_signed(one.n), n=abs(one.n), die=one.die)
    words = _describe_primitive(one)
    takes = isinstance(one, m.Draw | m.Discard) or (
        isinstance(one, m.Amount) and one.do != "heal_scar"
    )
    return Message("human-must", does=words) if takes else words


_WORDS: dict[type[Data], Callable[[Any], Message]] = {
    m.Amount: _describe_amount,
    m.Draw: lambda one: Message("draw-cards", deck=one.deck, n=one.n, keep=one.keep),
    m.Discard: lambda one: Message("lose-cards", n=one.n, unit=one.kind),
    m.Steal: lambda one: Message(
        "steal", n=one.n, unit=one.kind, size=one.size, contest=int(one.contest)
    ),
    m.Free: lambda one: Message("act-for-free", action=one.action),
    m.Forbid: _describe_forbidding,
    m.Plain: lambda one: Message("plain", word=one.do),
    m.Wounds: lambda one: Message("deal-wounds", n=one.n, target=one.target),
    m.AddMinion: lambda one: Message("add-minions", n=one.n, kind=one.kind),
    m.Peek: lambda one: Message(
        "look-at-cards", n=one.n, deck=one.deck, reorder=int(one.reorder), discard=one.discard
    ),
    m.Compare: lambda one: Message(
        "compare",
        which=one.which,
        metric=one.metric,
        alone=int(one.alone),
        does=describe_primitives(one.then),
    ),
    m.Keep: lambda one: Message("keep-event", which=one.which, metric=one.metric),
    m.Choose: lambda one: Message("choose-way", ways=Either(tuple([w.label for w in one.of]))),
    m.Test: _describe_test,
    m.StatBonus: lambda one: Message(
        "change-stat", stat=one.stat, change=format_signed(one.n), scope=one.scope
    ),
    m.RollBonus: _describe_roll_bonus,
    m.Dice: _describe_dice,
    m.SetDice: _describe_set_dice,
    m.Reroll: _describe_reroll,
    m.Face: _describe_face_change,
    m.Cancel: lambda one: Message("cancel-face", n=one.n, face=one.face, side=one.side),
    m.Prevent: lambda one: Message("prevent-wounds", n=one.n, what=one.what, whom=one.whom),
    m.Number: _describe_number,
    m.Expert: lambda one: Message("expert-shots", classes=join_classes(one.of)),
}
