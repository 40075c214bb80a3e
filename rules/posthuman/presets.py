"""What players may answer in advance: eating, the action of a turn, trades, and questions that
others' cards ask, and until when: a phase or the turn, in which all players are at the same time
(PH-7.1). For fights there are standing orders (PH-7.6)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind, Scope, Span
from rules.kit.presets import find_first_option, list_option_ids, on_topic
from rules.posthuman.effects.targets import NO, YES
from rules.posthuman.model.state import Phase, State
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.declaring import describe_action, label_action
from rules.posthuman.play.travel.movement import NEXT
from rules.posthuman.view_models import HumanView, View
from rules.posthuman.words import Message

ENDS: Mapping[Phase, tuple[int, str]] = {
    "build": (0, "until-first-turn"),
    "event": (1, "until-all-have-eaten"),
    "declare": (2, "until-all-have-declared"),
    "trade": (3, "until-trade-ends"),
    "camp": (4, "until-actions-are-over"),
    "act": (4, "until-actions-are-over"),
    "mutants": (4, "until-actions-are-over"),
}
"""Each phase's place in the turn, and the message that says what ends it. The event and eating are
one step of play; the actions take several."""
PHASES = 5


def name_spans(state: State, _: int, __: tuple[str, ...]) -> Mapping[Scope, Span]:
    """Name the current phase and turn. They are numbered by phases and not by steps of play, as a
    phase may take several steps."""
    place, ends = ENDS[state.phase]
    found: dict[Scope, Span] = {"turn": Span(state.turn * PHASES + place, Message(ends))}
    if state.turn:
        found["round"] = Span(state.turn, Message("until-turn", turn=state.turn))
    return found


HUNGRY, HURT, SAFE = "hungry", "hurt", "safe"


def _find_own_human(view: View) -> HumanView | None:
    return None if view.seat is None else view.human(view.seat)


def _is_human(view: View) -> bool:
    """Whether the seat plays a human, or will, as all players begin as humans."""
    return view.seat is not None and view.seats[view.seat].mutant is None


def _limit_to_humans(*choices: Choice) -> Callable[[View], Sequence[Choice]]:
    return lambda view: choices if _is_human(view) else ()


# -- eating and the turn -------------------------------------------------------------------------


def _choose_food(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen != "full":
        return find_first_option(prompt, chosen)
    return [max(list_option_ids(prompt), key=int)]


def _has_food(_: View, prompt: Prompt[Any], condition: str) -> bool:
    if condition == SAFE:
        return bool(prompt.data["safe"])
    if condition == HUNGRY:
        return bool(prompt.data["hunger"] > 0)
    return bool(prompt.data["food"] >= int(condition))


EATING = PresetKind(
    key="eat",
    asked=Message("when-eating"),
    verbs=frozenset({"eat"}),
    fits=on_topic("eat"),
    answers=_limit_to_humans(
        Choice("1", Message("eat-one-ahead")),
        Choice("full", Message("eat-till-full")),
        Choice("0", Message("eat", food=0)),
    ),
    give=_choose_food,
    conditions=lambda _: [
        Choice(SAFE, Message("if-safe")),
        Choice(HUNGRY, Message("if-hungry")),
        *(Choice(str(food), Message("if-food", food=food)) for food in (4, 3, 2)),
    ],
    holds=_has_food,
)


def _acts_if(view: View, _: Prompt[Any], condition: str) -> bool:
    me = _find_own_human(view)
    assert me is not None
    if condition == HURT:
        return 2 * me.health <= me.limits["health"]
    if condition == HUNGRY:
        return me.food < 2
    return not me.safe_house


ACTION = PresetKind(
    key="plan",
    asked=Message("when-declaring"),
    verbs=frozenset({"plan"}),
    fits=on_topic("declare"),
    answers=_limit_to_humans(
        *(
            Choice(action, label_action(action), describe_action(action))
            for action in get_args(Action)
        )
    ),
    conditions=lambda _: (
        Choice(HURT, Message("if-hurt")),
        Choice(HUNGRY, Message("if-short-of-food")),
        Choice("out", Message("if-not-safe")),
    ),
    holds=_acts_if,
)


GOING_ON = PresetKind(
    key="go",
    asked=Message("when-going-on"),
    verbs=frozenset({"go"}),
    fits=lambda prompt: prompt.topic == "destination" and NEXT in list_option_ids(prompt),
    answers=_limit_to_humans(Choice(NEXT, Message("go-on"))),
)


# -- others --------------------------------------------------------------------------------------


def _decline_offers(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    """Decline offers one after the other, then be done. Return None if offers are to be asked
    about."""
    offers = [each for each in list_option_ids(prompt) if each.startswith("no:")]
    if offers and chosen == "wait":
        return None
    return offers[:1] or find_first_option(prompt, "done")


TRADES = PresetKind(
    key="trade",
    asked=Message("when-trading"),
    verbs=frozenset({"trade", "use", "standing"}),
    fits=on_topic("trade"),
    answers=_limit_to_humans(
        Choice("refuse", Message("refuse-all-trades")),
        Choice("wait", Message("make-no-offer"), Message("make-no-offer-detail")),
    ),
    give=_decline_offers,
)
CONSENT = PresetKind(
    key="consent",
    asked=Message("when-card-on-you"),
    verbs=frozenset({"camp"}),
    fits=on_topic("consent"),
    answers=_limit_to_humans(Choice(YES, Message("agree")), Choice(NO, Message("decline"))),
    conditions=lambda _: (
        Choice("good", Message("if-it-helps")),
        Choice("bad", Message("if-it-harms")),
    ),
    holds=lambda _, prompt, condition: bool(prompt.data["benign"]) == (condition == "good"),
)


def _choose_prevention(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == "no":
        return find_first_option(prompt, "no")
    return find_first_option(prompt, *(each for each in list_option_ids(prompt) if each != "no"))


PREVENT = PresetKind(
    key="prevent",
    asked=Message("when-wounds-come"),
    verbs=frozenset({"use"}),
    fits=on_topic("prevent"),
    answers=_limit_to_humans(Choice("use", Message("use-it")), Choice("no", Message("keep-it"))),
    give=_choose_prevention,
    conditions=lambda _: (
        Choice("own", Message("if-own-wounds")),
        Choice("many", Message("if-many-wounds")),
    ),
    holds=lambda view, prompt, condition: bool(
        prompt.data["for"] == view.seat if condition == "own" else prompt.data["wounds"] >= 2
    ),
)
REACTIONS = PresetKind(
    key="reaction",
    asked=Message("when-card-could-hit"),
    verbs=frozenset({"prey"}),
    fits=on_topic("reaction"),
    answers=lambda view: (
        (Choice("fire", Message("play-it")), Choice("hold", Message("hold-it")))
        if view.seat is not None and view.seats[view.seat].mutant is not None
        else ()
    ),
    conditions=lambda view: [
        Choice(f"on-{each.seat}", Message("if-player-acts", player=each.name))
        for each in view.seats
        if each.seat != view.seat
    ],
    holds=lambda _, prompt, condition: bool(
        prompt.data["target"] == int(condition.removeprefix("on-"))
    ),
)

PRESETS = (EATING, ACTION, GOING_ON, TRADES, CONSENT, PREVENT, REACTIONS)
