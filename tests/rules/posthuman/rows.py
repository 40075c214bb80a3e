"""Rules as rows of a table: the rule's number, a position, what is answered, and what is then so.

    row("PH-9.2", lambda: Road(1).human(0, food=5, hunger=2), "0", hunger=3, food=5)

Facts are named after fields of Ada's human and her stats, with `ben_`, `cleo_` or `dov_` for the
others; where a number stands for a list, it is the list's length. `offers` is what the open
question offers before the answers, `options` what it offers after them. LAPSE lets its deadline
pass, and "1:stay" is Ben's answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from rules.posthuman.model.state import HOME
from rules.posthuman.model.terms import STATS
from rules.posthuman.play.actions.legality import legal_actions
from tests.rules.posthuman.build import Case, Road, Script

LAPSE = "lapse"
RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
_BY_SEAT = re.compile(r"[0-3]:")


def find_winners(case: Case) -> tuple[int, ...] | None:
    """Find who has won; None if the game goes on."""
    assert case.result is not None
    return None if case.result.why == "The play is over." else case.result.winners


def find_drawn_levels(case: Case) -> list[int]:
    """List the level of each encounter that is drawn and not in a deck any more."""
    return sorted(n for n, deck in case.s.encounters.items() for _ in deck.discards)


_SEATS = {"ben": 1, "cleo": 2, "dov": 3}
_FACTS: dict[str, Callable[[Case], Any]] = {
    "options": lambda case: case.options,
    "over": lambda case: case.over,
    "returned": lambda case: case.returned,
    "fallen": lambda case: case.fallen(),
    "tests": lambda case: len(case.told("test")),
    "knockouts": lambda case: len(case.told("knockout")),
    "topics": lambda case: case.topics(),
    "waits": lambda case: case.waits_for,
    "default": lambda case: case.prompt().default,
    "event": lambda case: case.s.event,
    "discards": lambda case: case.s.equipment.discards,
    "turned": lambda case: case.human().tile.quarters,
    "done": lambda case: case.human().tile.done,
    "completed": lambda case: case.human().tile.is_completed,
    "cells": lambda case: sorted(case.human().map),
    "can_forage": lambda case: "forage" in legal_actions(case.s, 0),
    "drawn": find_drawn_levels,
    "foraged": lambda case: case.human().tile.foraged,
    "secret": lambda case: case.prompt().secret,
    "mutants": lambda case: case.s.mutants,
    "winners": find_winners,
    "why": lambda case: case.result and case.result.why,
    "scores": lambda case: case.result and case.result.scores,
    "tiles_done": lambda case: [laid.done for at, laid in case.human().map.items() if at != HOME],
    "next_scar": lambda case: case.s.scars.pile[-1],
    "removed": lambda case: case.s.removed,
    "orders": lambda case: case.s.players[0].standing,
    "left": lambda case: tuple(case.luck.script),
    "most": lambda case: case.prompt().most,
    "details": lambda case: [option.detail for option in case.prompt().options],
    "blows": lambda case: len(case.told("blow")),
    "dice": lambda case: [len(event.data["dice"]) for event in case.told("melee")],
    "assaults": lambda case: case.s.assaults,
}


def row(rules: str, road: Callable[[], Road], *answers: str, **then: Any) -> Any:
    """A row about these rules. `play` and `luck`, if given, are played in place of the chapter's
    script and what chance brings."""
    marks = [RULE(*rules.split())]
    return pytest.param(road, answers, then, marks=marks, id=rules.split(maxsplit=1)[0])


def follow(
    play: Script,
    road: Callable[[], Road],
    answers: tuple[str, ...],
    then: dict[str, Any],
    between: Callable[[Case], Any] = lambda case: None,
) -> None:
    """Play a row, and compare what is so afterwards. `between` answers what the row says nothing
    about."""
    facts = dict(then)
    luck = facts.pop("luck", ())
    case = road().play(facts.pop("play", play), *luck, free=facts.pop("free", False))
    if "offers" in facts:
        assert case.options == facts.pop("offers")
    for answer in answers:
        between(case)
        by, chosen = (answer[0], answer[2:]) if _BY_SEAT.match(answer) else ("", answer)
        if chosen == LAPSE:
            case.lapse()
        else:
            case.pick(chosen, by=int(by) if by else None)
    between(case)
    assert {name: _look(case, name, wanted) for name, wanted in facts.items()} == facts


def _look(case: Case, name: str, wanted: Any) -> Any:
    if name in _FACTS:
        return _FACTS[name](case)
    if name == "told":
        return [text for text in wanted if text in case.texts()]
    who, _, field = name.partition("_")
    human = case.human(_SEATS.get(who, 0))
    field = field if who in _SEATS else name
    value = human.stats[field] if field in STATS else getattr(human, field)
    return len(value) if isinstance(value, list | dict) and isinstance(wanted, int) else value
