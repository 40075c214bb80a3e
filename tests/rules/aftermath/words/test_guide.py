"""The guide tells every rule that players can meet."""

from __future__ import annotations

import re
from pathlib import Path

import rules.aftermath

GUIDE = (Path(rules.aftermath.__file__).parent / "words" / "en" / "guide.md").read_text(
    encoding="utf-8"
)

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
    told = [one for one in numbers(GUIDE) if section(one) not in OF_CARDS]
    assert sorted(told) == sorted(wanted)


def test_what_it_tells_of_cards_is_in_the_ledger_and_told_once() -> None:
    told = [one for one in numbers(GUIDE) if section(one) in OF_CARDS]
    assert told
    assert set(told) <= set(ledger())
    assert len(set(told)) == len(told)


def test_every_paragraph_of_a_section_stands_under_its_numbers() -> None:
    body = GUIDE.split("\n## ", 1)[1]
    for block in body.split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            head = r"\*\*AF-\d+\.\d+[a-z]?(, AF-\d+\.\d+[a-z]?)*\*\* \S"
            assert re.match(head, block), block[:80]


def test_every_paragraph_fits_a_search_result() -> None:
    for block in GUIDE.split("\n\n"):
        assert len(block) < 900, (len(block), block[:80])
