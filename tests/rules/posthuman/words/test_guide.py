"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

from rules.posthuman import GAME

# How card data is laid out, what is on the cards, the verbs, the table card and the invariants are
# the maker's business, but for the rules of cards by which questions are asked.
PLAYERS_SECTIONS = range(1, 25)
ASKED_BY = ["PH-25.12", "PH-25.14", "PH-25.15"]


def numbers(text: str) -> list[str]:
    return re.findall(r"PH-\d+\.\d+[a-z]?", text)


def test_the_guide_names_every_rule_of_the_players_sections_once() -> None:
    ledger = numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))
    wanted = [n for n in ledger if int(n[3:].split(".")[0]) in PLAYERS_SECTIONS]
    assert sorted(numbers(GAME.guide)) == sorted([*wanted, *ASKED_BY])
