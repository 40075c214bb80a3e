"""Declaring: actions and laid cards, in secret until they are shown (PH-10.1 to PH-10.6)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.play.actions.declaring import declare_phase
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import mutant_action
from tests.rules.posthuman.rows import Row, row


def foraged() -> Road:
    road = Road(2).human(0, health=3)
    road.state.human(0).map["0,0"].foraged = True
    return road


def turned(**fields: Any) -> Any:
    """Cleo has turned, and holds an action."""

    def made() -> Road:
        action = {"title": "Own deed", "step": ["move", "mutant"], "id": "card", **fields}
        return Road(3).mutant(2).holds(2, mutant_action({"health": -1}, **action))

    return made


def just_turned() -> Road:
    return Road(3).mutant(2, turned_on=1).holds(2, mutant_action({"health": -1}))


LAYS = "2:card>leader 0:move 1:move"
# fmt: off
DECLARED = [
    # All pick in secret, and all is shown together.
    row("PH-10.1", lambda: Road(2), "-> waits=Ada,Ben | 0:scout -> told.declared=0 | "
        "1:move -> says.declared='Ada scouts; Ben moves on.' all.declared=scout,move"),
    row("PH-10.3", lambda: Road(2), "0:scout 0:undo 0:move 1:move -> declared=move"),
    row("PH-10.6", turned(),
        "0:scout -> Ben.blind=':\"scout' Cleo.blind=':\"scout' blind=':\"scout'"),
    # Only what is possible now, or nothing; silence camps, or does nothing.
    row("PH-10.2", foraged, "-> Ada.options=camp,scout,move,nothing "
        "Ben.options=forage,scout,move,nothing Ada.secret Ben.secret"),
    row("PH-10.2", lambda: Road(2).event("hurricane"), "-> over declared=nothing"),
    row("PH-10.3", foraged, "0:. 1:. -> all.declared=camp,nothing"),
    # A mutant lays a card face down, with an order, which mutants alone know; silence lays none.
    row("PH-10.4", turned(), f"{LAYS} -> Cleo.laid=card Cleo.hand=0 says='Cleo lays a card face "
        "down.' unsaid='Own deed' Ada.blind='Own deed'"),
    row("PH-10.6 PH-18.22a", lambda: turned()().mutant(1),
        "2:card>leader 0:move -> Ben.sees='Own deed' Ada.blind='Own deed'"),
    row("PH-10.5", turned(), "-> Cleo.secret Cleo.options=none,card>leader,card>0,card>1,card>ask,"
        "card>hold | 2:. 0:move 1:move -> Cleo.laid=none Cleo.hand=card"),
    *(
        row("PH-10.5", turned(), f"2:card>{way} 0:move 1:move -> Cleo.order={order}")
        for way, order in (("leader", "fire:"), ("1", "fire:1"), ("ask", "ask:"), ("hold", "hold:"))
    ),
    row("PH-18.23", just_turned, "-> waits=Ada,Ben"),
    # A card says on which terrains it works.
    row("PH-10.4", turned(terrains=["urban", "wilderness"]),
        "-> Cleo.detail.card>leader='Urban or wilderness: '"),
    row("PH-10.4", turned(terrains=[]), "-> Cleo.detail.card>leader='the leader: The human must'"),
]
# fmt: on


@pytest.mark.parametrize("row", DECLARED)
def test_declaring(row: Row) -> None:
    row.check(declare_phase)
