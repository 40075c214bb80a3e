"""The guide tells every rule that players can meet."""

import re
from pathlib import Path

from rules.survive import GAME

# Balance, verbs, the card and the invariants are the maker's business, not the players'.
PLAYERS_SECTIONS = range(1, 21)


def numbers(text: str) -> list[str]:
    return re.findall(r"SV-\d+\.\d+[a-z]?", text)


def test_the_guide_names_every_rule_of_the_players_sections_once():
    ledger = numbers((Path(__file__).parents[1] / "ledger.txt").read_text(encoding="utf-8"))
    wanted = [n for n in ledger if int(n[3:].split(".")[0]) in PLAYERS_SECTIONS]
    told = numbers(GAME.guide)
    assert sorted(told) == sorted(wanted)


def test_every_paragraph_of_a_section_stands_under_its_numbers():
    body = GAME.guide.split("\n## ", 1)[1]
    for block in body.split("\n\n"):
        if block.strip() and not block.startswith(("## ", "1 ")):
            assert re.match(r"\*\*SV-\d+\.\d+(, SV-\d+\.\d+)*\*\* \S", block) or re.match(
                r"\d+ ", block
            ), block[:80]
