"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

from rules.aftermath import GAME

# How content is laid out, what is on the single cards and pages, the figures and the invariants are
# the maker's business, but for the rules of cards that players ask about.
PLAYERS_SECTIONS = (*range(1, 21), 22, 26)
OF_CARDS = range(23, 25)


def numbers(text: str) -> list[str]:
    return re.findall(r"AF-\d+\.\d+[a-z]?", text)


def section(number: str) -> int:
    return int(number[3:].split(".", maxsplit=1)[0])


def ledger() -> list[str]:
    return numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))


def test_the_guide_names_every_rule_of_the_players_sections_once() -> None:
    wanted = [one for one in ledger() if section(one) in PLAYERS_SECTIONS]
    told = [one for one in numbers(GAME.guide) if section(one) not in OF_CARDS]
    assert sorted(told) == sorted(wanted)
    assert told != numbers(GAME.guide), "and some of the cards"
