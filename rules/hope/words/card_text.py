"""The text of each card, in words."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules.engine.messages import Either, Text
from rules.hope.effects.language.models import Prevent, Redirect
from rules.hope.effects.language.words import describe_condition, describe_effects
from rules.hope.model.cards import Power, Powered
from rules.hope.model.scenes import Scene, Section
from rules.hope.words import Message

C = TypeVar("C")
R = TypeVar("R")
P = ParamSpec("P")

RESULTS_CACHED = 32_768
"""The most results that each function caches."""


def cache_per_card(words: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
    """Cache a function of each card, such as its text: cards do not change, and a table reads them
    all the time. The cache keys on the card's identity and keeps the card, so that no other card
    gets that identity. It is cleared when packs' cards have filled it."""
    kept: dict[Any, tuple[C, R]] = {}

    @wraps(words)
    def once(card: C, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (id(card), args, *kwargs.items())
        if key not in kept:
            if len(kept) >= RESULTS_CACHED:
                kept.clear()
            kept[key] = (card, words(card, *args, **kwargs))
        return kept[key][1]

    return once


@cache_per_card
def describe_powers(card: Powered, uses: int = 0) -> Message:
    """Describe all powers of a card, in words."""
    first, *more = (describe_power(one, uses) for one in card.every_power)
    told = Message("power-of-card", power=first)
    for power in more:
        told = Message("powers-of-card", before=told, power=power)
    return told


def describe_power(one: Power, uses: int = 0) -> Message:
    """Describe a power in words: when, how often, and what it does."""
    occasion = _describe_occasion(one)
    if one.if_ is not None:
        condition = describe_condition(one.if_)
        occasion = Message("occasion-if", occasion=occasion, condition=condition)
    if one.anyone:
        occasion = Message("occasion-for-anyone", occasion=occasion)
    open_scene = one.when in ("left_acts", "right_acts", "partner_acts")
    does = describe_effects(one.effects, open_scene=open_scene)
    use = "counted" if uses and one.use == "uses" else one.use
    return Message("power", occasion=occasion, effects=does, use=use, uses=uses)


def _describe_occasion(one: Power) -> Message:
    """Describe when a power may be used, or what sets it off."""
    first = one.effects[0]
    if one.when or one.window != "react" or not isinstance(first, Prevent | Redirect):
        return Message("occasion", when=one.when or one.window)
    # A redirection is about a hit on either the owner or the target.
    own = first.target == "self" or (isinstance(first, Redirect) and first.to == "target")
    suffered = tuple(Message("condition", what=what) for what in first.of if what != "humanity")
    target = "self" if own else first.target
    if not suffered:
        return Message("when-humanity-is-hit", target=target)
    key = "when-anything-is-hit" if "humanity" in first.of else "when-condition-is-hit"
    return Message(key, target=target, suffered=Either(suffered))


def _describe_section(section: str, one: Section) -> Message:
    """Describe a section of a Scene: its effects."""
    if not one.effects:
        return Message("empty-section", section=section)
    return Message("whole-section", section=section, effects=describe_effects(one.effects))


@cache_per_card
def describe_scene(one: Scene) -> Message:
    """Describe a whole Scene card, for those who may read it (HI-4.5)."""
    told = Message("line-below", before=format_headline(one), line=one.callout)
    lines = _list_sections(one)
    if one.kind != "roll":
        words = {"accept": one.accept_word, "refuse": one.refuse_word}
        lines.insert(0, Message("accept-or-refuse", needs=name_need(one), **words))
    for line in lines:
        told = Message("line-below", before=told, line=line)
    return told


def name_need(one: Scene) -> Text:
    """Name what somebody must have to accept (HI-10.6): "none", "humanity" or a kind of Asset."""
    if one.accept_needs is None:
        return "none"
    tag = one.accept_needs.asset
    return Message("tag", tag=tag) if tag else "humanity"


@cache_per_card
def format_headline(one: Scene) -> Message:
    """Return a Scene's title, deck and kind, in a line."""
    return Message(
        "unavoidable-headline" if one.unavoidable else "headline",
        title=one.title,
        terrain=one.terrain,
        kind=_describe_kind(one),
    )


@cache_per_card
def lay_open(one: Scene) -> Message:
    """Describe, once a Scene is over, the parts of the card that were hidden (HI-5.12)."""
    first, *more = _list_sections(one)
    for section in more:
        first = Message("sections", before=first, section=section)
    return Message("uncovers", title=one.title, kind=_describe_kind(one), sections=first)


def format_scene_text(one: Scene) -> str:
    """Return what `lay_open` describes, as it stands on the card."""
    return str(lay_open(one).find_variant("card"))


def _describe_kind(one: Scene) -> Message:
    return Message("kind", kind=one.kind, hardship=one.hardship, price=one.price)


def _list_sections(one: Scene) -> list[Message]:
    return [_describe_section(key, part) for key, part in one.sections.items()]


def describe_hidden_part(one: Scene, part: str) -> Message:
    """Describe a hidden part of a Scene, for the seat to which a card has shown it (HI-5.14)."""
    if part == "hardship":
        return Message("printed-hardship", hardship=one.hardship)
    shown: Section | None = getattr(one, part)
    if shown is None:
        return Message("no-section", section=part)
    return _describe_section(part, shown)
