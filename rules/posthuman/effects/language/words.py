"""What effects do, put into words from their data, so that no card can promise what it does not
do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from rules.engine.clipping import clip_text
from rules.kit.content import DETAIL
from rules.kit.words import capitalize_first, count_noun, format_signed, inflect_noun, list_words
from rules.posthuman.effects.language import models as m
from rules.posthuman.effects.language.models import Condition, Cost, Data, Effect, Modifier
from rules.posthuman.effects.language.vocabulary import (
    DECKS,
    DICE,
    HOOKS,
    LIMITS,
    METRICS,
    PLAIN,
    UNITS,
    WHOM,
)
from rules.posthuman.model.cards import Equipment, Skill, Weapon

_MODIFIERS: tuple[type[Data], ...] = get_args(Modifier)


def in_words(what: Effect | Data) -> str:
    """Put an effect or a primitive into words, such as "camping, for 1 food: gain 1 morale"."""
    return _describe_effect(what) if isinstance(what, Effect) else _describe_primitive(what)


def all_of(primitives: Iterable[Data]) -> str:
    """Put several primitives into words, such as "gain 1 food and lose 1 health"."""
    return list_words([_describe_primitive(one) for one in primitives])


def describe_costs(prices: Sequence[Cost]) -> str:
    """Put costs into words, such as "1 food and this card"."""
    return list_words([_describe_cost(one) for one in prices])


def item_detail(item: Weapon | Equipment) -> str:
    """Describe an item in at most 100 characters: its size, and what it does."""
    parts = [f"Size {item.size}"]
    if isinstance(item, Weapon):
        parts += _describe_weapon(item)
    elif item.mount:
        parts.append(f"for {list_words(item.mount, 'or')}")
    parts += [in_words(effect) for effect in item.effects]
    return clip_detail("; ".join(parts) + ".")


def skill_detail(skill: Skill) -> str:
    """Describe a skill in at most 100 characters."""
    return clip_detail(
        capitalize_first("; ".join([in_words(effect) for effect in skill.effects]) + ".")
    )


def clip_detail(text: str) -> str:
    """Clip a text to what an option's detail may hold."""
    return clip_text(text, DETAIL, marked=False)


def _describe_weapon(weapon: Weapon) -> list[str]:
    found = [f"{weapon.of}, {count_noun(weapon.hands, 'hand')}"]
    if weapon.shooting is not None:
        shot = weapon.shooting
        found.append(
            f"{count_noun(shot.dice, 'die', 'dice')}, range {shot.range}, {shot.ammo} ammo"
            f", specials {'/'.join(str(n) for n in shot.specials)}"
        )
        if shot.stuns:
            found.append("hits do not wound, they leave 1 melee die in round 1")
    else:
        special = "" if weapon.special == "effect" else f", special: {weapon.special}"
        found.append(f"{count_noun(weapon.wounds, 'wound')}{special}")
    return found


def _describe_effect(effect: Effect) -> str:
    if effect.text:
        return effect.text
    when = [HOOKS[effect.at]] if HOOKS[effect.at] and not _is_evident(effect) else []
    when += _describe_conditions(effect.if_)
    if prices := [one for one in effect.cost if one.do != "discard"]:
        when.append(f"for {describe_costs(prices)}")
    if len(prices) < len(effect.cost):
        when.append("discarding it")
    does = all_of(effect.do)
    limit = f" ({LIMITS[effect.limit]})" if effect.limit != "always" else ""
    return f"{', '.join(when)}: {does}{limit}" if when else f"{does}{limit}"


_TOLD_BY_ITSELF = (
    "evade",
    "test",
    "tile_drawn",
    "shoot_roll",
    "shot_at",
    "melee_roll",
    "wounds_in",
)


def _is_evident(effect: Effect) -> bool:
    """Whether the words for what an effect does say when: "+1 melee die" counts in melee."""
    return effect.at in _TOLD_BY_ITSELF and all(isinstance(one, _MODIFIERS) for one in effect.do)


def _describe_cost(cost: Cost) -> str:
    if cost.do == "discard":
        return "this card"
    return count_noun(cost.n, UNITS[cost.do])


def _describe_conditions(conditions: Iterable[Condition]) -> list[str]:
    """Describe conditions: first those of place and time, then all that need an "if" after a single
    one."""
    found = [describe_condition(one) for one in conditions]
    ifs = [one.removeprefix("if ") for one in found if one.startswith("if ")]
    plain = [one for one in found if not one.startswith("if ")]
    return [*plain, f"if {list_words(ifs)}"] if ifs else plain


def describe_condition(one: Condition) -> str:
    """Put a condition into words, such as "in round 1" or "if the fight is won"."""
    if isinstance(one, m.AmountIs):
        return _AMOUNTS[one.do].format(n=one.n)
    if isinstance(one, m.WordIs):
        words = list_words(one.of, "or")
        return {"terrain": f"on {words} terrain", "enemy": f"against {words} enemies"}[one.do]
    return _FLAGS[one.do][one.no]


_AMOUNTS = {"enemies_at_least": "against {n} or more enemies", "round_is": "in round {n}"}
_FLAGS = {
    "safe_house": ("in a safe house", "outside safe houses"),
    "caught": ("if an evasion has failed", "if no evasion has failed"),
    "won": ("if the fight is won", "if the fight is not won"),
    "in_company": (
        "with another human on the same terrain",
        "with nobody else on the same terrain",
    ),
}


def _describe_primitive(one: Any) -> str:
    known = _WORDS[type(one)]
    words: str = known(one)
    return words


def _describe_amount(one: m.Amount) -> str:
    n = abs(one.n)
    if one.do == "hunger":
        words = f"get {count_noun(n, 'slot')} {'hungrier' if one.n > 0 else 'less hungry'}"
    elif one.do == "heal_scar":
        words = f"discard {count_noun(n, 'scar')} of your choice"
    elif one.do == "scar":
        words = f"draw {count_noun(n, 'scar')}"
    else:
        words = f"{'gain' if one.n > 0 else 'lose'} {count_noun(n, UNITS[one.do])}"
    return _append_target(words, one.whom)


def _append_target(words: str, whom: str) -> str:
    return f"{words} for {WHOM[whom]}" if WHOM[whom] else words


def _describe_draw(one: m.Draw) -> str:
    kept = f" and keep {one.keep}" if one.keep else ""
    return f"draw {count_noun(one.n, DECKS[one.deck])}{kept}"


def _describe_discard(one: m.Discard) -> str:
    what = "card" if one.kind == "hand" else UNITS.get(one.kind, one.kind)
    where = {"item": " in play", "hand": " of your hand"}.get(one.kind, "")
    return f"lose {count_noun(one.n, what)}{where}"


def _describe_theft(one: m.Steal) -> str:
    what = count_noun(one.n, f"{one.kind}/{one.kind}" if one.kind != "item" else "item")
    size = f" of size {one.size} or less" if one.kind == "item" else ""
    contest = ", if your die + speed is higher" if one.contest else ""
    return f"take {what}{size} from a human on the same terrain{contest}"


def _describe_wounds(one: m.Wounds) -> str:
    whom = {"one": "an enemy", "all": "every enemy", "player": "you"}[one.target]
    return f"{count_noun(one.n, 'wound')} to {whom}"


def _describe_peek(one: m.Peek) -> str:
    top = (
        f"the top {count_noun(one.n, DECKS[one.deck])}"
        if one.n > 1
        else f"the top {DECKS[one.deck]}"
    )
    more = [" in any order"] if one.reorder and one.n > 1 else [""]
    if one.discard:
        more.append(f", or discard up to {one.discard}")
    return f"look at {top} and put {inflect_noun(one.n, 'it/them')} back{''.join(more)}"


def _describe_comparison(one: m.Compare) -> str:
    metric = METRICS.get(one.metric, one.metric)
    who = f"whoever has the {one.which} {metric}{', alone' if one.alone else ''}"
    return f"{who}: {all_of(one.then)}"


def _describe_choice(one: m.Choose) -> str:
    return f"choose: {list_words([way.label for way in one.of], 'or')}"


def _describe_test(one: m.Test) -> str:
    ways = [("passed", one.passed), ("failed", one.failed)]
    told = "; ".join(f"{how}: {all_of(do)}" for how, do in ways if do)
    modifier = f" at {format_signed(one.modifier)}" if one.modifier else ""
    return f"test {one.stat}{modifier} ({told})"


def _describe_dice(one: m.Dice) -> str:
    whose = " for the enemies" if one.side == "enemy" else ""
    return (
        f"{format_signed(one.n)} "
        f"{inflect_noun(abs(one.n), DICE[one.die])}{whose}{_SCOPES[one.scope]}"
    )


_SCOPES = {
    "now": "",
    "round": " in this round",
    "combat": " in this fight",
    "turn": " in this turn",
    "always": "",
}


def _describe_number(one: m.Number) -> str:
    words = {
        "range": "{} range",
        "weapon_dice": "{} of the weapon's own dice",
        "slots": "{} slot/slots in the backpack",
        "hand": "{} card/cards in hand",
        "supply_cards": "{} supply card/cards",
    }
    if one.do == "swap":
        return f"swap {count_noun(one.n, 'die/dice')} more in each round of melee"
    if one.do == "pick_tile":
        return f"draw {one.n} tiles and keep 1"
    if one.do == "melee_weapons":
        return f"{count_noun(1 + one.n, 'melee weapon')} may be active"
    text = words[one.do].format(format_signed(one.n))
    return " ".join([inflect_noun(abs(one.n), w) if "/" in w else w for w in text.split(" ")])


def _describe_reroll(one: m.Reroll) -> str:
    of = list_words(one.dice, "or")
    whose = "of an enemy's " if one.whose == "enemy" else ""
    shows = f" that show {one.forced}" if one.forced else ""
    up_to = "" if one.forced else "up to " if one.n > 1 else ""
    return f"roll {up_to}{one.n} {whose}{of} {inflect_noun(one.n, 'die/dice')} again{shows}"


def _describe_face_change(one: m.Face) -> str:
    whose = "enemy dice" if one.side == "enemy" else "your dice"
    return f"{one.n} {one.from_} of {whose} counts as {one.to}"


def _describe_roll_bonus(one: m.RollBonus) -> str:
    stat = f"{one.stat} " if one.stat else ""
    return f"{format_signed(one.n)} to {'evade' if one.what == 'evade' else f'{stat}tests'}"


def _describe_prevention(one: m.Prevent) -> str:
    kind = {"melee": "melee wound", "shooting": "shooting wound", "any": "wound"}[one.what]
    up_to = "up to " if one.n > 1 else ""
    return _append_target(f"prevent {up_to}{count_noun(one.n, kind)}", one.whom)


_WORDS: dict[type[Data], Any] = {
    m.Amount: _describe_amount,
    m.Draw: _describe_draw,
    m.Discard: _describe_discard,
    m.Steal: _describe_theft,
    m.Free: lambda one: f"{one.action} for free",
    m.Forbid: lambda one: f"you may not {list_words(one.what, 'or')}",
    m.Plain: lambda one: PLAIN[one.do],
    m.Wounds: _describe_wounds,
    m.AddMinion: lambda one: f"{count_noun(one.n, f'{one.kind} minion')} more",
    m.Peek: _describe_peek,
    m.Compare: _describe_comparison,
    m.Keep: lambda one: (
        f"whoever has the {one.which} {METRICS.get(one.metric, one.metric)} keeps this"
    ),
    m.Choose: _describe_choice,
    m.Test: _describe_test,
    m.StatBonus: lambda one: f"{one.stat} {format_signed(one.n)}{_SCOPES[one.scope]}",
    m.RollBonus: _describe_roll_bonus,
    m.Dice: _describe_dice,
    m.SetDice: lambda one: (
        f"{'you roll' if one.side == 'player' else 'the enemies roll'} "
        f"{count_noun(one.n, 'melee die/melee dice')} in round {one.round}"
    ),
    m.Reroll: _describe_reroll,
    m.Face: _describe_face_change,
    m.Cancel: lambda one: (
        f"{one.n} {one.face} of {'the enemies' if one.side == 'enemy' else 'yours'} does not count"
    ),
    m.Prevent: _describe_prevention,
    m.Number: _describe_number,
    m.Expert: lambda one: f"skill shots with a {list_words(one.of, 'or')} hit",
}
