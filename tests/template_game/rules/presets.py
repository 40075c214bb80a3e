"""What players may answer ahead."""

from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import on_topic, option_ids
from tests.template_game.rules.play.dusk import POURED
from tests.template_game.rules.view import View

TURN = PresetKind(
    key="turn",
    asked="It is your turn",
    verbs=frozenset({"draw", "search", "play"}),
    fits=on_topic("turn"),
    answers=lambda _: (Choice("draw", "Draw water"), Choice("search", "Search the ruins")),
    conditions=lambda _: [
        Choice(str(litres), f"the cistern holds {litres} litres or more") for litres in (3, 6)
    ],
    holds=lambda view, _, condition: view.cistern >= int(condition),
)


def _answer_siphon(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    return [chosen if chosen in option_ids(prompt) else "open"]


SIPHON = PresetKind(
    key="siphon",
    asked="The other keeper plays a Siphon",
    verbs=frozenset({"lid"}),
    fits=on_topic("siphon"),
    answers=lambda _: (
        Choice("close", "Play a Lid", "If you hold one then."),
        Choice("open", "Leave your jars open"),
    ),
    give=_answer_siphon,
    conditions=lambda _: (Choice("3", "it would take 3 litres"),),
    holds=lambda _, prompt, condition: prompt.data["litres"] >= int(condition),
)


def _list_pours(_: View) -> Sequence[Choice]:
    return [Choice(str(litres), f"Pour back {litres}") for litres in range(POURED + 1)]


POUR = PresetKind(
    key="pour",
    asked="Dusk has come",
    verbs=frozenset({"pour"}),
    fits=lambda prompt: prompt.kind == "number",
    answers=_list_pours,
    give=lambda _, prompt, chosen: min(int(chosen), prompt.most),
    conditions=lambda _: (Choice("low", "the cistern holds 3 litres or fewer"),),
    holds=lambda view, _, __: view.cistern <= 3,
)

PRESETS = (TURN, SIPHON, POUR)
