"""The text of each card, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules.hope.effects.language.models import Prevent, Redirect
from rules.hope.effects.language.words import describe_condition, describe_effects
from rules.hope.model.cards import Power, Powered, Scene, Section
from rules.hope.model.terms import MUTED, STATUSES, TERRAIN_NAMES
from rules.kit.words import count_noun

C = TypeVar("C")
P = ParamSpec("P")

_WINDOWS = {
    "read": "While you read a Scene of yours",
    "plead": "Before the roll",
    "after_roll": "After the roll",
    "free": "At any quiet time",
    "death": "When you die",
}
_ABOUT_TO_BE_HIT = {
    "left": "your left neighbour is",
    "right": "your right neighbour is",
    "partner": "your partner is",
    "all": "anybody is",
}
_TRIGGERS = {
    "gained": "When it comes to you",
    "i_draw": "When you draw a Scene",
    "my_scene": "On your own Scene's roll",
    "i_avoid": "When you avoid a Scene",
    "i_succeed": "When your Scene succeeds",
    "i_fail": "When your Scene fails",
    "i_support": "When you support",
    "i_refuse": "When you refuse",
    "i_hunger": "When you suffer Hunger",
    "i_am_harmed": "When you suffer Harm",
    "i_lose_humanity": "When you lose Humanity",
    "left_acts": "When your left neighbour acts",
    "right_acts": "When your right neighbour acts",
    "partner_draws": "When your partner draws a Scene",
    "partner_acts": "When your partner acts",
    "partner_supports_me": "When your partner supports you",
    "i_support_partner": "When you support your partner",
    "i_refuse_partner": "When you refuse your partner",
    "partner_hurt": "When your partner is harmed",
    "partner_dies": "When your partner dies",
}
_USES = {"once": " (once)", "round": " (once a round)", "always": "", "uses": ""}

KEPT = 4_096
"""The most texts that each function caches."""


def cached_per_card(words: Callable[Concatenate[C, P], str]) -> Callable[Concatenate[C, P], str]:
    """Cache the text of each card: cards do not change, and a table reads their texts all the time.
    The cache keys on the card's identity and keeps the card, so that no other card gets that
    identity. It is cleared when packs' cards have filled it."""
    kept: dict[Any, tuple[C, str]] = {}

    @wraps(words)
    def once(card: C, /, *args: P.args, **kwargs: P.kwargs) -> str:
        key = (id(card), args, *kwargs.items())
        if key not in kept:
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = (card, words(card, *args, **kwargs))
        return kept[key][1]

    return once


@cached_per_card
def describe_powers(card: Powered, uses: int = 0) -> str:
    """Describe all powers of a card, in words."""
    return " ".join(f"{describe_power(one, uses)}." for one in card.every_power)


def describe_power(one: Power, uses: int = 0) -> str:
    """Describe a power in words: when, how often, and what it does."""
    head = _describe_occasion(one)
    if one.if_ is not None:
        head += f", if {describe_condition(one.if_)}"
    often = f" ({count_noun(uses, 'use')})" if uses else _USES[one.use]
    anyone = ", committed or not" if one.anyone else ""
    does = describe_effects(one.effects)
    if one.when in ("left_acts", "right_acts", "partner_acts"):  # a Scene is open already
        does = does.replace(STATUSES["mute_support"], MUTED)
    return f"{head}{anyone}: {does}{often}"


def _describe_occasion(one: Power) -> str:
    """Describe when a power may be used, or what sets it off."""
    if one.when:
        return _TRIGGERS[one.when]
    first = one.effects[0]
    if one.window != "react" or not isinstance(first, Prevent | Redirect):
        return _WINDOWS.get(one.window, "When something is about to hit")
    # A redirection is about a hit on either the owner or the target.
    own = first.target == "self" or (isinstance(first, Redirect) and first.to == "target")
    who = "you are" if own else f"{_ABOUT_TO_BE_HIT.get(first.target, 'another is')}"
    return f"When {who} about to {_describe_suffering(first.of)}"


def _describe_section(name: str, one: Section) -> str:
    """Describe a section of a Scene: its effects."""
    return f"{name}: {describe_effects(one.effects) or 'nothing'}."


@cached_per_card
def describe_scene(one: Scene) -> str:
    """Describe a whole Scene card, for those who may read it (HI-4.5)."""
    lines = [format_headline(one), one.callout]
    if one.kind != "roll":
        needs = ""
        if one.accept_needs is not None:
            needs = f" (needs {one.accept_needs.asset or 'Humanity'})"
        lines.append(f"Accept: {one.accept_word}{needs}. Refuse: {one.refuse_word}.")
    return "\n".join([*lines, *_list_sections(one)])


@cached_per_card
def format_headline(one: Scene) -> str:
    """Return a Scene's title, deck and kind, in a line."""
    bar = ". Unavoidable" if one.unavoidable else ""
    return f"{one.title} ({TERRAIN_NAMES[one.terrain]}). {_describe_kind(one)}{bar}."


@cached_per_card
def laid_open(one: Scene) -> str:
    """Describe, once a Scene is over, the parts of the card that were hidden (HI-5.12)."""
    return f"“{one.title}”. {_describe_kind(one)}. {' '.join(_list_sections(one))}"


def _describe_kind(one: Scene) -> str:
    return {
        "roll": f"Hardship {one.hardship}",
        "question": "No Humanity Roll: a question to all",
        "toll": f"Toll: {count_noun(one.price, 'die', 'dice')} to accept",
    }[one.kind]


def _list_sections(one: Scene) -> list[str]:
    parts = (
        ("Accept", one.accept),
        ("All Accept", one.all_accept),
        ("Succeed", one.succeed),
        ("Fail", one.fail),
        ("Refuse", one.refuse),
        ("All Refuse", one.all_refuse),
        ("Split", one.split),
    )
    return [_describe_section(name, part) for name, part in parts if part is not None]


def hidden_part(one: Scene, part: str) -> str:
    """Describe a hidden part of a Scene, for the seat to which a card has shown it (HI-5.14)."""
    if part == "hardship":
        return f"The printed hardship is {one.hardship}." if one.hardship else "There is no roll."
    shown: Section | None = getattr(one, part)
    name = part.capitalize()
    if shown is None:
        return f"This Scene has no {name} section."
    return _describe_section(name, shown)


def _describe_suffering(of: Iterable[str]) -> str:
    """Describe what is about to hit, with its verb: "suffer Hunger or Harm", "lose Humanity"."""
    names = {"hunger": "Hunger", "harm": "Harm"}
    suffered = " or ".join(names[what] for what in of if what in names)
    ways = [f"suffer {suffered}"] if suffered else []
    return " or ".join([*ways, *(["lose Humanity"] if "humanity" in of else [])])
