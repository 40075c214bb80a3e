"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

from rules.hope import GAME

# How card data is laid out, and what balance is aimed at, is the maker's business.
PLAYERS_SECTIONS = {*range(1, 18), 19, 21}


def numbers(text: str) -> list[str]:
    return re.findall(r"HI-\d+\.\d+[a-z]?", text)


def test_the_guide_names_every_rule_of_the_players_sections_once() -> None:
    ledger = numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))
    wanted = [n for n in ledger if int(n[3:].split(".")[0]) in PLAYERS_SECTIONS]
    assert sorted(numbers(GAME.guide)) == sorted(wanted)


def test_every_paragraph_of_a_section_stands_under_its_numbers() -> None:
    body = GAME.guide.split("\n## ", 1)[1]
    for block in body.split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            head = r"\*\*HI-\d+\.\d+[a-z]?(, HI-\d+\.\d+[a-z]?)*\*\* \S"
            assert re.match(head, block), block[:80]
