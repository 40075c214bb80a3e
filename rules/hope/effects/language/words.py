"""Describes effects in words made from their data, so no card can promise what it does not do."""

from collections.abc import Iterable
from typing import Any

from rules.engine.messages import Either
from rules.hope.effects.language import models as m
from rules.hope.effects.language.models import Condition, Effect
from rules.hope.model.terms import name_stage
from rules.hope.words import Message
from rules.kit.words import format_signed

_UNSAID = ("self", "pool", "scene")
"""Targets that the words leave out."""
WORST_LIVING_STAGE = 2
"""The worst stage of Hunger and Harm that somebody lives with."""


def describe_effects(these: Iterable[Effect], *, open_scene: bool = False) -> Message:
    """Describe several effects, in order: "Humanity +1, Hunger +1". `open_scene`: whether a Scene
    is open when they happen."""
    told = tuple(these)
    plain = (m.Amount, m.DrawCards, m.RollChange)
    short = all(isinstance(one, plain) and one.if_ is None for one in told)
    words = Message("no-effects")
    for n, one in enumerate(told):
        effect = describe_effect(one, open_scene=open_scene)
        then = "effects-together" if short else "effects-in-order"
        words = Message(then, before=words, effect=effect) if n else effect
    return words


def describe_effect(one: Effect, *, open_scene: bool = False) -> Message:
    """Describe one effect, with its target and condition."""
    words = _describe_bare_effect(one, open_scene)
    if one.if_ is not None:
        words = Message("effect-if", effect=words, condition=describe_condition(one.if_))
    if one.per == "once" and not isinstance(one, m.Tell):
        words = Message("effect-once-first" if is_own_effect(one) else "effect-once", effect=words)
    if isinstance(one, m.Check):
        return words
    if one.then:
        more = describe_effects(one.then, open_scene=open_scene)
        words = Message("effect-then", effect=words, more=more)
    if one.else_:
        more = describe_effects(one.else_, open_scene=open_scene)
        words = Message("effect-otherwise", effect=words, more=more)
    return words


def _describe_for(one: Effect, words: Message) -> Message:
    """Add who gets something: "Harm -1 for somebody whom you choose"; "you" is left out."""
    if one.target in _UNSAID:
        return words
    return Message("effect-for", effect=words, target=one.target)


def _describe_act(key: str, one: Effect, **data: Any) -> Message:
    """Describe what somebody does, with the verb that fits: "you must give", "each supporter
    loses"."""
    by = "you" if one.target in _UNSAID else "others"
    return Message(key, by=by, target=one.target, **data)


def is_own_effect(one: Effect) -> bool:
    """Return whether the effect acts on the player whose section it is, so that if it happens only
    once, one of several players gets it."""
    if isinstance(one, m.TakeAsset | m.Swap):
        return True
    if isinstance(one, m.Transfer):
        return "self" in (one.from_, one.to)
    return one.target == "self" and one.op not in ("hope", "next_hardship")


def _describe_bare_effect(one: Effect, open_scene: bool) -> Message:
    """Describe one effect without its condition and without what follows it."""
    match one:
        case m.Amount():
            words = Message("amount", what=one.op, n=format_signed(one.n))
            return words if one.op == "hope" else _describe_for(one, words)
        case m.Prevent():
            who = "you" if one.target == "self" else "they"
            loss = "humanity" if one.of == ("humanity",) else "other"
            return Message("suffers-less", who=who, loss=loss, n=one.n)
        case m.Redirect(to="self"):
            return Message("hits-you")
        case m.Redirect():
            return Message("hits-target", target=one.target)
        case m.Kill():
            return _describe_act("kills", one)
        case m.DrawCards() | m.LoseCards() | m.TakeAsset() | m.Renew() | m.Transfer() | m.Swap():
            return _describe_exchange(one)
        case m.Redraw() | m.Peek() | m.Reveal() | m.ForceSupport() | m.BarAvoid():
            return _describe_on_scene(one)
        case m.Check():
            return _describe_check(one, open_scene)
        case m.ChooseOne():
            return Message("chooses-way", ways=_describe_ways(one, open_scene))
        case m.Tell():
            return _describe_for(one, Message("question-to-answer"))
        case _:
            return _describe_on_roll(one, open_scene)


def _describe_check(one: m.Check, open_scene: bool) -> Message:
    good = describe_effects(one.then, open_scene=open_scene)
    bad = describe_effects(one.else_, open_scene=open_scene)
    if not one.else_:
        return Message("check-good", good=good)
    return Message("check", good=good, bad=bad) if one.then else Message("check-bad", bad=bad)


def _describe_ways(one: m.ChooseOne, open_scene: bool) -> Message:
    words = Message("no-effects")
    for n, way in enumerate(one.ways):
        effects = describe_effects(way.effects, open_scene=open_scene)
        told = Message("way", label=way.label, effects=effects)
        words = Message("ways", before=words, way=told) if n else told
    return words


def _describe_exchange(one: m.Exchange) -> Message:
    match one:
        case m.DrawCards():
            return _describe_act("draws-cards", one, card=one.op.removeprefix("draw_"), n=one.n)
        case m.LoseCards():
            card = one.op.removeprefix("lose_")
            tag = Message("tag", tag=one.tag) if one.tag else "none"
            return _describe_act("loses-cards", one, card=card, tag=tag, n=one.n, how=one.how)
        case m.TakeAsset():
            return Message("takes-assets", n=one.n, how=one.how, target=one.target)
        case m.Renew():
            return _describe_for(one, Message("renews", what=one.op, n=one.n))
        case m.Transfer():
            sides = {"giver": name_target(one.from_), "taker": name_target(one.to)}
            return Message("transfers", what=one.what, n=one.n, **sides)
        case m.Swap():
            return Message("swaps", what=one.what, target=one.target)


def name_target(target: str) -> Message:
    """Return who an effect is for: "each supporter"."""
    return Message("target", target=target)


def _describe_on_roll(one: m.OnRoll, open_scene: bool) -> Message:
    match one:
        case m.RollChange():
            return Message("roll-change", what=one.op, n=format_signed(one.n))
        case m.AutoSuccess():
            return Message("sure-successes", n=one.n)
        case m.Reroll():
            return Message("rerolls", n=one.n, whose=one.whose)
        case m.ReturnDie():
            return Message("takes-dice", n=one.n)
        case m.Omen():
            return Message("hardship-to-come", n=format_signed(one.n), whose=one.whose)
        case m.SetStatus():
            if one.ends:
                return _describe_act("ends-status", one, status=one.status)
            muted = open_scene and one.status == "mute_support"
            return _describe_act("begins-status", one, status="muted" if muted else one.status)


def _describe_on_scene(one: m.OnScene) -> Message:
    match one:
        case m.Redraw():
            return Message("redraws")
        case m.Peek():
            return Message("peeks", n=one.n)
        case m.Reveal():
            return _describe_act("reveals", one, part=one.part)
        case m.ForceSupport():
            return Message("forces-support", target=one.target, n=one.n)
        case m.BarAvoid():
            return Message("bars-avoiding")


def describe_condition(one: Condition) -> Message:
    """Describe a condition in words."""
    match one.what:
        case "has_tag":
            return Message("if-has", tag=Message("tag", tag=one.word))
        case "hunger" | "harm":
            stages = range(max(1, one.number), WORST_LIVING_STAGE + 1)
            found = tuple(name_stage(one.what, stage) for stage in stages)
            return Message("if-in-stage", stages=Either(found))
        case "humanity":
            return Message("if-humanity", n=one.number)
        case "round":
            return Message("if-round", n=one.number)
        case "accepters":
            return Message("if-accepters", n=one.number)
        case "supporters":
            return Message("if-supporters", n=one.number)
        case "alone":
            return Message("if-alone")
        case "partner_is":
            return Message("if-partner", part=one.word)
        case "outcome":
            return Message("if-outcome", outcome=one.word)
        case "terrain":
            return Message("if-terrain", terrain=one.word)
        case _:
            return Message("if-hope", n=one.number)
