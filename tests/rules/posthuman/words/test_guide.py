"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

import rules.posthuman

GUIDE = (Path(rules.posthuman.__file__).parent / "words" / "en" / "guide.md").read_text(
    encoding="utf-8"
)

# How card data is laid out, what is on the cards, the verbs, the table card and the invariants are
# the maker's business, but for the rules of cards by which questions are asked.
PLAYERS_SECTIONS = range(1, 25)
ASKED_BY = ["PH-25.12", "PH-25.14", "PH-25.15"]


def numbers(text: str) -> list[str]:
    return re.findall(r"PH-\d+\.\d+[a-z]?", text)


def test_the_guide_names_every_rule_of_the_players_sections_once() -> None:
    ledger = numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))
    wanted = [n for n in ledger if int(n[3:].split(".")[0]) in PLAYERS_SECTIONS]
    assert sorted(numbers(GUIDE)) == sorted([*wanted, *ASKED_BY])


def test_every_paragraph_of_a_section_stands_under_its_numbers() -> None:
    body = GUIDE.split("\n## ", 1)[1]
    for block in body.split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            head = r"\*\*PH-\d+\.\d+[a-z]?(, PH-\d+\.\d+[a-z]?)*\*\* \S"
            assert re.match(head, block), block[:80]


def test_every_paragraph_fits_a_search_result() -> None:
    for block in GUIDE.split("\n\n"):
        assert len(block) < 900, (len(block), block[:80])
