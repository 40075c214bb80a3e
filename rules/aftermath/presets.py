"""What players may answer in advance: defences and other compulsory tests, nests and meals, and
requests of their friends. Defences also have standing orders (AF-13.5), which stay in force and
have no conditions."""

from __future__ import annotations

from typing import Any

from rules.aftermath.model.card_sets import all_out
from rules.aftermath.play.turn.skill_tests import CHARM
from rules.aftermath.view_models import MemberView, View
from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import at_least, on_topic

LEAST = Choice(
    "least", "The fewest cards that hold", "None, where even an average die would not do."
)
MOST = Choice("most", "The cards that come to most")
NONE = Choice("none", "No cards", "You keep them all.")


def _find_member(view: View, prompt: Prompt[Any]) -> MemberView:
    return view.find_member(prompt.data["member"])


def _count_life_left(one: MemberView) -> int:
    return one.life - one.wounds


# -- tests ---------------------------------------------------------------------------------------


def _choose_test_cards(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == "most":
        hand = [option.id for option in prompt.options if option.id != CHARM]
        return list(all_out(hand, prompt.data["attribute"], prompt.data["bonuses"]))
    return prompt.default if chosen == "least" else []


def _defends_if(view: View, prompt: Prompt[Any], condition: str) -> bool:
    what, number = condition.split("-")
    if what == "life":
        return _count_life_left(_find_member(view, prompt)) <= int(number)
    return bool(prompt.data["difficulty"] >= int(number))


DEFENCE = PresetKind(
    key="defend",
    asked="You are attacked",
    verbs=frozenset({"defend"}),
    fits=on_topic("defend"),
    answers=lambda _: (LEAST, MOST, NONE),
    give=_choose_test_cards,
    conditions=lambda _: (
        Choice("life-1", "whoever is attacked has 1 life left"),
        Choice("life-2", "whoever is attacked has 2 life left or less"),
        Choice("strength-6", "the attack is of strength 6 or more"),
        Choice("strength-4", "the attack is of strength 4 or more"),
        Choice("strength-3", "the attack is of strength 3 or more"),
    ),
    holds=_defends_if,
)
HAZARDS = PresetKind(
    key="hazard",
    asked="The road or a live rail puts you to the test",
    verbs=frozenset({"defend"}),
    fits=on_topic("road", "live-rail"),
    answers=lambda _: (LEAST, MOST, NONE),
    give=_choose_test_cards,
)


# -- rest ----------------------------------------------------------------------------------------

NESTS = PresetKind(
    key="nest",
    asked="The party votes whether to nest",
    verbs=frozenset({"nest"}),
    fits=on_topic("nest-vote"),
    answers=lambda _: (Choice("nest", "For a nest"), Choice("go-on", "Against it")),
    conditions=lambda _: (
        Choice("hurt", "a character of yours has 2 life left or less"),
        Choice("wounded", "a character of yours is wounded"),
    ),
    holds=lambda view, _, condition: any(
        _count_life_left(one) <= 2 if condition == "hurt" else one.wounds > 0
        for one in view.list_own_members()
    ),
)
MEALS = PresetKind(
    key="meal",
    asked="You may eat to heal in a nest",
    verbs=frozenset({"nest"}),
    fits=on_topic("meal"),
    answers=lambda _: (Choice("eat", "Eat"), Choice("fast", "Leave the food")),
    conditions=lambda _: (
        Choice("wounds", "whoever eats has 2 wounds or more"),
        Choice("plenty", "there are 4 food or more"),
    ),
    holds=lambda _, prompt, condition: bool(
        prompt.data["wounds"] >= 2 if condition == "wounds" else prompt.data["food"] >= 4
    ),
)


# -- friends, and one's own cards ----------------------------------------------------------------


def _consents_if(view: View, prompt: Prompt[Any], condition: str) -> bool:
    if condition == "battery":
        return not prompt.data["item"]
    return view.find_member(prompt.data["to"]).seat == int(condition.removeprefix("to-"))


CONSENT = PresetKind(
    key="give",
    asked="A friend asks for something that you carry",
    verbs=frozenset({"choose"}),
    fits=on_topic("consent"),
    answers=lambda _: (Choice("yes", "Give it"), Choice("no", "Keep it")),
    conditions=lambda view: [
        Choice("battery", "it is a battery"),
        *(
            Choice(f"to-{seat}", f"{name} asks")
            for seat, name in enumerate(view.names)
            if seat != view.seat
        ),
    ],
    holds=_consents_if,
)
KEPT = PresetKind(
    key="kept",
    asked="Your turn begins, and you may discard cards that you kept",
    verbs=frozenset({"discard"}),
    fits=on_topic("discard"),
    answers=lambda _: (Choice("keep", "Keep all"), Choice("all", "Discard all")),
    give=lambda _, prompt, chosen: (
        [] if chosen == "keep" else [option.id for option in prompt.options]
    ),
    conditions=lambda _: at_least("kept cards", 4, 3),
    holds=lambda _, prompt, condition: len(prompt.data["cards"]) >= int(condition),
)

PRESETS = (DEFENCE, HAZARDS, NESTS, MEALS, CONSENT, KEPT)
