"""What players may answer ahead: support, tolls, cards that prevent a hit or change a roll, and
which deck they draw from.

Standing orders (HI-17.2) are something else: the game follows them only for players who do not
answer. Questions to the group cannot be answered ahead: each is different, and nobody knows it
before."""

from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.late_texts import read_raw_text
from rules.engine.presets import Choice, PresetKind
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.terms import name_terrain
from rules.hope.play.powers import PASS
from rules.hope.view import PersonView, View
from rules.hope.words import Message
from rules.kit.presets import find_first_option, list_option_ids, on_topic


def _find_own_person(view: View) -> PersonView:
    assert view.seat is not None
    return view.people[view.seat]


def _list_actors(view: View) -> list[Choice]:
    """List a condition for each other player: that this player acts."""
    return [
        Choice(f"by-{one.seat}", Message("if-acts", player=one.player))
        for one in view.people
        if one.seat != view.seat
    ]


# -- support and tolls ---------------------------------------------------------------------------


def _answer_support(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    gifts = [each for each in list_option_ids(prompt) if each.startswith("give-")]
    if chosen == "all":
        return gifts[-1:] or None
    return gifts[:1] or None if chosen == "one" else find_first_option(prompt, chosen)


def _has_humanity(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "by":
        return bool(prompt.data["drawer"] == int(number))
    return _find_own_person(view).humanity >= int(number)


SUPPORT = PresetKind(
    key="support",
    asked=Message("when-support"),
    verbs=frozenset({"support", "refuse"}),
    fits=on_topic("support"),
    answers=lambda _: (
        Choice("refuse", Message("refuse")),
        Choice("one", Message("give-one")),
        Choice("all", Message("give-all")),
        Choice("hope", Message("take-hope"), Message("take-hope-without-dice")),
    ),
    give=_answer_support,
    conditions=lambda view: [
        *_list_actors(view),
        *(Choice(f"dice-{n}", Message("if-have-dice", dice=n)) for n in (5, 4, 3, 2)),
    ],
    holds=_has_humanity,
)


def _can_pay_toll(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "price":
        return bool(prompt.data["price"] <= int(number))
    return bool(_find_own_person(view).humanity - prompt.data["price"] >= int(number))


TOLLS = PresetKind(
    key="toll",
    asked=Message("when-toll"),
    verbs=frozenset({"accept", "refuse"}),
    fits=on_topic("toll"),
    answers=lambda _: (Choice("accept", Message("pay-it")), Choice("refuse", Message("refuse"))),
    conditions=lambda _: (
        Choice("price-1", Message("if-costs-one")),
        Choice("left-2", Message("if-left", dice=2)),
        Choice("left-1", Message("if-left", dice=1)),
    ),
    holds=_can_pay_toll,
)


# -- cards ---------------------------------------------------------------------------------------


def _answer_card_use(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == PASS.id:
        return find_first_option(prompt, PASS.id)
    return find_first_option(prompt, *(each for each in list_option_ids(prompt) if each != PASS.id))


def _is_about(view: View, prompt: Prompt[Any], condition: str) -> bool:
    if condition == "me":
        return bool(prompt.data["for"] == view.seat)
    return bool(prompt.data["what"] == condition)


USE = Choice("use", Message("use-the-card"), Message("use-the-card-detail"))
LET_BE = Choice(PASS.id, read_raw_text(PASS, "label"))

REACT = PresetKind(
    key="react",
    asked=Message("when-react"),
    verbs=frozenset({"use", "pass"}),
    fits=on_topic("react"),
    answers=lambda _: (USE, LET_BE),
    give=_answer_card_use,
    conditions=lambda _: (
        Choice("me", Message("if-hits-you")),
        Choice("harm", Message("if-is", what="harm")),
        Choice("hunger", Message("if-is", what="hunger")),
    ),
    holds=_is_about,
)
ROLLED = PresetKind(
    key="rolled",
    asked=Message("when-rolled"),
    verbs=frozenset({"use", "pass"}),
    fits=on_topic("after roll"),
    answers=lambda _: (LET_BE, USE),
    give=_answer_card_use,
    conditions=lambda _: (
        Choice("near", Message("if-one-missing")),
        Choice("lost", Message("if-missing")),
    ),
    holds=lambda _, prompt, condition: bool(
        prompt.data["missing"] == 1 if condition == "near" else prompt.data["missing"] > 0
    ),
)


# -- the turn ------------------------------------------------------------------------------------


def _list_deck_choices(view: View) -> Sequence[Choice]:
    return [Choice("fullest", Message("the-fullest"))] + [
        Choice(terrain, name_terrain(terrain)) for terrain in TERRAINS
    ]


DECK = PresetKind(
    key="deck",
    asked=Message("when-deck"),
    verbs=frozenset({"scene"}),
    fits=on_topic("deck"),
    answers=_list_deck_choices,
    give=lambda _, prompt, chosen: (
        prompt.default if chosen == "fullest" else find_first_option(prompt, chosen)
    ),
)

PRESETS = (SUPPORT, TOLLS, REACT, ROLLED, DECK)
