"""What players may answer in advance: defences and other compulsory tests, nests and meals, and
requests of their friends. Defences also have standing orders (AF-13.5), which stay in force and
have no conditions."""

from typing import Any

from rules.aftermath.model.card_sets import find_highest_set
from rules.aftermath.play.turn.skill_tests import CHARM
from rules.aftermath.view_models import MemberView, View
from rules.aftermath.words import Message
from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import on_topic

LEAST = Choice("least", Message("play-least"), Message("play-least-detail"))
MOST = Choice("most", Message("play-most"))
NONE = Choice("none", Message("play-none"), Message("play-none-detail"))


def _find_member(view: View, prompt: Prompt[Any]) -> MemberView:
    return view.find_member(prompt.data["member"])


def _count_life_left(one: MemberView) -> int:
    return one.life - one.wounds - one.toxic


# -- tests ---------------------------------------------------------------------------------------


def _choose_test_cards(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == "most":
        hand = [option.id for option in prompt.options if option.id != CHARM]
        return list(find_highest_set(hand, prompt.data["attribute"], prompt.data["bonuses"]))
    return prompt.default if chosen == "least" else []


def _is_hard_enough(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "life":
        return _count_life_left(_find_member(view, prompt)) <= int(number)
    return bool(prompt.data["difficulty"] >= int(number))


DEFENCE = PresetKind(
    key="defend",
    asked=Message("when-attacked"),
    verbs=frozenset({"defend"}),
    fits=on_topic("defend"),
    answers=lambda _: (LEAST, MOST, NONE),
    give=_choose_test_cards,
    conditions=lambda _: (
        Choice("life-1", Message("if-life-one")),
        Choice("life-2", Message("if-life-two")),
        *(
            Choice(f"strength-{number}", Message("if-strength", number=number))
            for number in (6, 4, 3)
        ),
    ),
    holds=_is_hard_enough,
)
HAZARDS = PresetKind(
    key="hazard",
    asked=Message("when-hazard"),
    verbs=frozenset({"defend"}),
    fits=on_topic("road", "live-rail"),
    answers=lambda _: (LEAST, MOST, NONE),
    give=_choose_test_cards,
)


# -- rest ----------------------------------------------------------------------------------------

NESTS = PresetKind(
    key="nest",
    asked=Message("when-nest"),
    verbs=frozenset({"nest"}),
    fits=on_topic("nest-vote"),
    answers=lambda _: (
        Choice("nest", Message("for-nest")),
        Choice("go-on", Message("against-nest")),
    ),
    conditions=lambda _: (
        Choice("hurt", Message("if-hurt")),
        Choice("wounded", Message("if-wounded")),
    ),
    holds=lambda view, _, condition: any(
        _count_life_left(one) <= 2 if condition == "hurt" else one.wounds > 0
        for one in view.list_own_members()
    ),
)
MEALS = PresetKind(
    key="meal",
    asked=Message("when-meal"),
    verbs=frozenset({"nest"}),
    fits=on_topic("meal"),
    answers=lambda _: (Choice("eat", Message("eat-food")), Choice("fast", Message("leave-food"))),
    conditions=lambda _: (
        Choice("wounds", Message("if-wounds")),
        Choice("plenty", Message("if-plenty")),
    ),
    holds=lambda _, prompt, condition: bool(
        prompt.data["wounds"] >= 2 if condition == "wounds" else prompt.data["food"] >= 4
    ),
)


# -- friends, and one's own cards ----------------------------------------------------------------


def _is_for_seat(view: View, prompt: Prompt[Any], condition: str) -> bool:
    if condition == "battery":
        return not prompt.data["item"]
    return view.find_member(prompt.data["to"]).seat == int(condition.removeprefix("to-"))


CONSENT = PresetKind(
    key="give",
    asked=Message("when-asked"),
    verbs=frozenset({"choose"}),
    fits=on_topic("consent"),
    answers=lambda _: (Choice("yes", Message("give-it")), Choice("no", Message("keep-it"))),
    conditions=lambda view: [
        Choice("battery", Message("if-battery")),
        *(
            Choice(f"to-{seat}", Message("if-asks", player=name))
            for seat, name in enumerate(view.names)
            if seat != view.seat
        ),
    ],
    holds=_is_for_seat,
)
KEPT = PresetKind(
    key="kept",
    asked=Message("when-kept"),
    verbs=frozenset({"discard"}),
    fits=on_topic("discard"),
    answers=lambda _: (Choice("keep", Message("keep-all")), Choice("all", Message("discard-all"))),
    give=lambda _, prompt, chosen: (
        [] if chosen == "keep" else [option.id for option in prompt.options]
    ),
    conditions=lambda _: [
        Choice(str(number), Message("if-kept", number=number)) for number in (4, 3)
    ],
    holds=lambda _, prompt, condition: len(prompt.data["cards"]) >= int(condition),
)

PRESETS = (DEFENCE, HAZARDS, NESTS, MEALS, CONSENT, KEPT)
