"""The questions that players may answer ahead: those that rests, hits and damaged Convoys ask again
and again. Where to go and what to take is different each time, so it is left out."""

from __future__ import annotations

from typing import Any

from rules.aurora.play.combat.convoys_fire import EVERY, STOP
from rules.aurora.play.exploration.exploration import DONE
from rules.aurora.play.movement.movement import STAY
from rules.aurora.view_models import PlayerView, View
from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import at_least, first_of, on_topic, option_ids

USUAL = "usual"


def _find_own_view(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _answer_default(_: View, prompt: Prompt[Any], __: str) -> Answer:
    return prompt.default


def _make_usual_preset(key: str, asked: str, topic: str, choice: Choice, *verbs: str) -> PresetKind:
    """Make a preset for a question that is answered as for an absent player (LA-4.20)."""
    return PresetKind(
        key=key,
        asked=asked,
        verbs=frozenset(verbs),
        fits=on_topic(topic),
        answers=lambda _: (choice,),
        give=_answer_default,
    )


# -- rest and turns ------------------------------------------------------------------------------


def _answer_meal(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == DONE:
        return first_of(prompt, DONE)
    return first_of(prompt, *(each for each in option_ids(prompt) if each != DONE))


MEALS = PresetKind(
    key="meal",
    asked="You rest, and may feed an exhausted Survivor",
    verbs=frozenset({"done", "feed"}),
    fits=on_topic("meal"),
    answers=lambda _: (
        Choice(DONE, "Spend no Food"),
        Choice("feed", "Feed them", "One after the other, as long as there is Food."),
    ),
    give=_answer_meal,
    conditions=lambda _: at_least("Food", 4, 3, 2),
    holds=lambda view, _, condition: _find_own_view(view).food >= int(condition),
)
ENDS = PresetKind(
    key="more",
    asked="You have done what you wanted, and your turn is still open",
    verbs=frozenset({"done"}),
    fits=on_topic("more"),
    answers=lambda _: (Choice(DONE, "End your turn"),),
)
DRIVES = PresetKind(
    key="drive",
    asked="You choose where to drive",
    verbs=frozenset({"move", "done"}),
    fits=on_topic("drive"),
    answers=lambda _: (Choice(STAY, "Stay where you are"),),
    conditions=lambda _: (Choice("0", "you have no Fuel"), Choice("1", "you have 1 Fuel or less")),
    holds=lambda view, _, condition: _find_own_view(view).fuel <= int(condition),
)


# -- fire and Damage -----------------------------------------------------------------------------


def _answer_shots(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == STOP:
        return first_of(prompt, STOP)
    shots = [each for each in option_ids(prompt) if each != STOP]
    every = [each for each in shots if each.startswith(f"{EVERY}:")]
    return first_of(prompt, *every, *shots)


FIRE = PresetKind(
    key="fire",
    asked="Your Weapons could fire at an Enemy",
    verbs=frozenset({"fire", "done"}),
    fits=on_topic("fire"),
    answers=lambda _: (
        Choice(STOP, "Hold fire"),
        Choice("fire", "Fire what you can", "Every Weapon at the first Enemy, then the rest."),
    ),
    give=_answer_shots,
    conditions=lambda _: at_least("Ammo", 4, 3, 2),
    holds=lambda view, _, condition: _find_own_view(view).ammo >= int(condition),
)
DAMAGE = _make_usual_preset(
    "damage",
    "You take Damage and choose the boxes",
    "damage",
    Choice(USUAL, "What you miss least", "Empty boxes before full ones, and from the rear."),
    "damage",
)
REPAIRS = _make_usual_preset(
    "repair",
    "You repair and choose which Damage comes off",
    "repair",
    Choice(USUAL, "What is of most use", "From the front."),
    "repair",
)
LOSS = _make_usual_preset(
    "loss",
    "A Survivor of yours is lost, and you say who",
    "loss",
    Choice(USUAL, "Whoever is of least use", "The least skilled, but for Co-pilots and Leaders."),
    "choose",
)
CONTAMINATION = _make_usual_preset(
    "contamination",
    "You take a Contamination counter and choose on whom",
    "contamination",
    Choice(USUAL, "Whoever can bear it", "Of those the most skilled; no Hazmat Suit is played."),
    "contaminate",
    "play",
)
ROOM = PresetKind(
    key="room",
    asked="You gain a token, and there is no room for it",
    verbs=frozenset({"choose"}),
    fits=on_topic("room"),
    answers=lambda _: (Choice("new", "Leave it"),),
)

PRESETS = (MEALS, ENDS, DRIVES, FIRE, DAMAGE, REPAIRS, LOSS, CONTAMINATION, ROOM)
