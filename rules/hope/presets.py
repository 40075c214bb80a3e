"""What players may answer ahead: support, tolls, cards that prevent a hit or change a roll, and
which deck they draw from.

Standing orders (HI-17.2) are something else: the game follows them only for players who do not
answer. Questions to the group cannot be answered ahead: each is different, and nobody knows it
before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.terms import TERRAIN_NAMES
from rules.hope.play.powers import PASS
from rules.hope.view import PersonView, View
from rules.kit.presets import first_of, on_topic, option_ids


def _find_own_person(view: View) -> PersonView:
    assert view.seat is not None
    return view.people[view.seat]


def _list_other_choices(view: View, does: str) -> list[Choice]:
    """List a condition for each other player: that this player does something."""
    return [
        Choice(f"by-{one.seat}", f"{one.player} {does}")
        for one in view.people
        if one.seat != view.seat
    ]


# -- support and tolls ---------------------------------------------------------------------------


def _answer_support(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    gifts = [each for each in option_ids(prompt) if each.startswith("give-")]
    if chosen == "all":
        return gifts[-1:] or None
    return gifts[:1] or None if chosen == "one" else first_of(prompt, chosen)


def _supports_if(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "by":
        return bool(prompt.data["drawer"] == int(number))
    return _find_own_person(view).humanity >= int(number)


SUPPORT = PresetKind(
    key="support",
    asked="Somebody acts on a Scene and asks for support",
    verbs=frozenset({"support", "refuse"}),
    fits=on_topic("support"),
    answers=lambda _: (
        Choice("refuse", "Refuse"),
        Choice("one", "Give one die"),
        Choice("all", "Give as many dice as may be"),
        Choice("hope", "Take a Hope die", "Only without dice of your own."),
    ),
    give=_answer_support,
    conditions=lambda view: [
        *_list_other_choices(view, "acts"),
        *(Choice(f"dice-{n}", f"you have {n} dice or more") for n in (5, 4, 3, 2)),
    ],
    holds=_supports_if,
)


def _toll_if(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "price":
        return bool(prompt.data["price"] <= int(number))
    return bool(_find_own_person(view).humanity - prompt.data["price"] >= int(number))


TOLLS = PresetKind(
    key="toll",
    asked="A Scene asks a toll of everybody",
    verbs=frozenset({"accept", "refuse"}),
    fits=on_topic("toll"),
    answers=lambda _: (Choice("accept", "Pay it"), Choice("refuse", "Refuse")),
    conditions=lambda _: (
        Choice("price-1", "it costs 1 die"),
        Choice("left-2", "you have 2 dice left after it"),
        Choice("left-1", "you have 1 die left after it"),
    ),
    holds=_toll_if,
)


# -- cards ---------------------------------------------------------------------------------------


def _answer_card_use(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == PASS.id:
        return first_of(prompt, PASS.id)
    return first_of(prompt, *(each for each in option_ids(prompt) if each != PASS.id))


def _hits_if(view: View, prompt: Prompt[Any], condition: str) -> bool:
    if condition == "me":
        return bool(prompt.data["for"] == view.seat)
    return bool(prompt.data["what"] == condition)


REACT = PresetKind(
    key="react",
    asked="Something is about to hit, and a card of yours could hold it off",
    verbs=frozenset({"use", "pass"}),
    fits=on_topic("react"),
    answers=lambda _: (
        Choice("use", "Use the card", "The first, where there are several."),
        Choice(PASS.id, PASS.label),
    ),
    give=_answer_card_use,
    conditions=lambda _: (
        Choice("me", "it is about to hit you"),
        Choice("harm", "it is Harm"),
        Choice("hunger", "it is Hunger"),
    ),
    holds=_hits_if,
)
ROLLED = PresetKind(
    key="rolled",
    asked="Dice have fallen, and a card of yours could change the roll",
    verbs=frozenset({"use", "pass"}),
    fits=on_topic("after roll"),
    answers=lambda _: (
        Choice(PASS.id, PASS.label),
        Choice("use", "Use the card", "The first, where there are several."),
    ),
    give=_answer_card_use,
    conditions=lambda _: (
        Choice("near", "one success is missing"),
        Choice("lost", "successes are missing"),
    ),
    holds=lambda _, prompt, condition: bool(
        prompt.data["missing"] == 1 if condition == "near" else prompt.data["missing"] > 0
    ),
)


# -- the turn ------------------------------------------------------------------------------------


def _list_deck_choices(view: View) -> Sequence[Choice]:
    return [Choice("fullest", "The fullest")] + [
        Choice(terrain, TERRAIN_NAMES[terrain]) for terrain in TERRAINS
    ]


DECK = PresetKind(
    key="deck",
    asked="You draw a Scene and choose the deck",
    verbs=frozenset({"scene"}),
    fits=on_topic("deck"),
    answers=_list_deck_choices,
    give=lambda _, prompt, chosen: (
        prompt.default if chosen == "fullest" else first_of(prompt, chosen)
    ),
)

PRESETS = (SUPPORT, TOLLS, REACT, ROLLED, DECK)
