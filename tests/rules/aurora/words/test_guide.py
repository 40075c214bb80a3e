"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

from rules.aurora import GAME

# How card data is laid out, the verbs, the table card and the invariants are the maker's business.
PLAYERS_SECTIONS = {*range(1, 15), *range(16, 23)}
# Of the section on card data players meet the Encounters and the Events, and what the deck holds.
PLAYERS_CARDS = {"LA-15.2", "LA-15.4", *(f"LA-15.{n}" for n in range(8, 15))}


def numbers(text: str) -> list[str]:
    return re.findall(r"LA-\d+\.\d+[a-z]?", text)


def test_the_guide_names_every_rule_of_the_players_sections_once() -> None:
    ledger = numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))
    wanted = [
        n for n in ledger if n in PLAYERS_CARDS or int(n[3:].split(".")[0]) in PLAYERS_SECTIONS
    ]
    assert sorted(numbers(GAME.guide)) == sorted(wanted)
