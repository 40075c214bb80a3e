"""The questions that players may answer ahead: those that rests, hits and damaged Convoys ask again
and again. Where to go and what to take is different each time, so it is left out."""

from collections.abc import Sequence
from typing import Any

from rules.aurora.play.combat.convoys_fire import EVERY, STOP
from rules.aurora.play.exploration.exploration import DONE
from rules.aurora.play.movement.movement import STAY
from rules.aurora.view_models import PlayerView, View
from rules.aurora.words import Message
from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import find_first_option, list_option_ids, on_topic

USUAL = "usual"


def _find_own_view(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _answer_default(_: View, prompt: Prompt[Any], __: str) -> Answer:
    return prompt.default


def _make_conditions(key: str) -> Sequence[Choice]:
    """Make conditions such as "with 2 or more"."""
    return [Choice(str(number), Message(key, number=number)) for number in (4, 3, 2)]


def _make_usual_preset(key: str, asked: Message, choice: Choice, *verbs: str) -> PresetKind:
    """Make a preset for a question that is answered as for an absent player (LA-4.20)."""
    return PresetKind(
        key=key,
        asked=asked,
        verbs=frozenset(verbs),
        fits=on_topic(key),
        answers=lambda _: (choice,),
        give=_answer_default,
    )


# -- rest and turns ------------------------------------------------------------------------------


def _answer_meal(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == DONE:
        return find_first_option(prompt, DONE)
    return find_first_option(prompt, *(each for each in list_option_ids(prompt) if each != DONE))


MEALS = PresetKind(
    key="meal",
    asked=Message("when-meal"),
    verbs=frozenset({"done", "feed"}),
    fits=on_topic("meal"),
    answers=lambda _: (
        Choice(DONE, Message("spend-no-food")),
        Choice("feed", Message("feed-them"), Message("feed-them-detail")),
    ),
    give=_answer_meal,
    conditions=lambda _: _make_conditions("if-food"),
    holds=lambda view, _, condition: _find_own_view(view).food >= int(condition),
)
ENDS = PresetKind(
    key="more",
    asked=Message("when-more"),
    verbs=frozenset({"done"}),
    fits=on_topic("more"),
    answers=lambda _: (Choice(DONE, Message("end-turn")),),
)
DRIVES = PresetKind(
    key="drive",
    asked=Message("when-drive"),
    verbs=frozenset({"move", "done"}),
    fits=on_topic("drive"),
    answers=lambda _: (Choice(STAY, Message("stay-where-you-are")),),
    conditions=lambda _: (
        Choice("0", Message("if-no-fuel")),
        Choice("1", Message("if-little-fuel")),
    ),
    holds=lambda view, _, condition: _find_own_view(view).fuel <= int(condition),
)


# -- fire and Damage -----------------------------------------------------------------------------


def _answer_shots(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == STOP:
        return find_first_option(prompt, STOP)
    shots = [each for each in list_option_ids(prompt) if each != STOP]
    every = [each for each in shots if each.startswith(f"{EVERY}:")]
    return find_first_option(prompt, *every, *shots)


FIRE = PresetKind(
    key="fire",
    asked=Message("when-fire"),
    verbs=frozenset({"fire", "done"}),
    fits=on_topic("fire"),
    answers=lambda _: (
        Choice(STOP, Message("hold-fire")),
        Choice("fire", Message("fire-what-you-can"), Message("fire-what-you-can-detail")),
    ),
    give=_answer_shots,
    conditions=lambda _: _make_conditions("if-ammo"),
    holds=lambda view, _, condition: _find_own_view(view).ammo >= int(condition),
)
DAMAGE = _make_usual_preset(
    "damage",
    Message("when-damage"),
    Choice(USUAL, Message("usual-damage"), Message("usual-damage-detail")),
    "damage",
)
REPAIRS = _make_usual_preset(
    "repair",
    Message("when-repair"),
    Choice(USUAL, Message("usual-repair"), Message("usual-repair-detail")),
    "repair",
)
LOSS = _make_usual_preset(
    "loss",
    Message("when-loss"),
    Choice(USUAL, Message("usual-loss"), Message("usual-loss-detail")),
    "choose",
)
CONTAMINATION = _make_usual_preset(
    "contamination",
    Message("when-contamination"),
    Choice(USUAL, Message("usual-contamination"), Message("usual-contamination-detail")),
    "contaminate",
    "play",
)
ROOM = PresetKind(
    key="room",
    asked=Message("when-room"),
    verbs=frozenset({"choose"}),
    fits=on_topic("room"),
    answers=lambda _: (Choice("new", Message("leave-it")),),
)

PRESETS = (MEALS, ENDS, DRIVES, FIRE, DAMAGE, REPAIRS, LOSS, CONTAMINATION, ROOM)
