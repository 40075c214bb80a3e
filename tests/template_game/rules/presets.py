"""What players may answer ahead."""

from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import list_option_ids, on_topic
from tests.template_game.rules.play.dusk import POURED
from tests.template_game.rules.view import View
from tests.template_game.rules.words import Message

LOW = 3
"""Litres in the cistern that are few, at dusk."""

TURN = PresetKind(
    key="turn",
    asked=Message("when-turn"),
    verbs=frozenset({"draw", "search", "play"}),
    fits=on_topic("turn"),
    answers=lambda _: (Choice("draw", Message("draw-ahead")), Choice("search", Message("search"))),
    conditions=lambda _: [
        Choice(str(litres), Message("if-holds", litres=litres)) for litres in (3, 6)
    ],
    holds=lambda view, _, condition: view.cistern >= int(condition),
)


def _answer_siphon(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    return [chosen if chosen in list_option_ids(prompt) else "open"]


SIPHON = PresetKind(
    key="siphon",
    asked=Message("when-siphon"),
    verbs=frozenset({"lid"}),
    fits=on_topic("siphon"),
    answers=lambda _: (
        Choice("close", Message("close-ahead"), Message("close-ahead-detail")),
        Choice("open", Message("leave-open")),
    ),
    give=_answer_siphon,
    conditions=lambda _: (Choice("3", Message("if-takes", litres=3)),),
    holds=lambda _, prompt, condition: prompt.data["litres"] >= int(condition),
)


def _list_pours(_: View) -> Sequence[Choice]:
    return [
        Choice(str(litres), Message("pour-ahead", litres=litres)) for litres in range(POURED + 1)
    ]


POUR = PresetKind(
    key="pour",
    asked=Message("when-dusk"),
    verbs=frozenset({"pour"}),
    fits=lambda prompt: prompt.kind == "number",
    answers=_list_pours,
    give=lambda _, prompt, chosen: min(int(chosen), prompt.most),
    conditions=lambda _: (Choice("low", Message("if-low", litres=LOW)),),
    holds=lambda view, _, __: view.cistern <= LOW,
)

PRESETS = (TURN, SIPHON, POUR)
