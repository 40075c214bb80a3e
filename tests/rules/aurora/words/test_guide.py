"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

import rules.aurora

GUIDE = (Path(rules.aurora.__file__).parent / "words" / "en" / "guide.md").read_text(
    encoding="utf-8"
)

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
    assert sorted(numbers(GUIDE)) == sorted(wanted)


def test_every_paragraph_of_a_section_stands_under_its_numbers() -> None:
    body = GUIDE.split("\n## ", 1)[1]
    for block in body.split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            head = r"\*\*LA-\d+\.\d+[a-z]?(, LA-\d+\.\d+[a-z]?)*\*\* \S"
            assert re.match(head, block), block[:80]


def test_every_paragraph_fits_a_search_result() -> None:
    for block in GUIDE.split("\n\n"):
        assert len(block) < 900, (len(block), block[:80])
