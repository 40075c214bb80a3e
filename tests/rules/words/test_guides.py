"""Every game's guide: each paragraph stands under the numbers of its rules, and fits a search
result. Which rules a guide must tell, `tests/rules/<game>/words/test_guide.py` says."""

from __future__ import annotations

import re

import pytest

from rules import GAMES
from tests.ledger import ledgers

NUMBERED = [ledger for ledger in ledgers() if ledger.game in GAMES]
NUMBER = r"[A-Z]{2}-\d+\.\d+[a-z]?"
HEAD = re.compile(rf"\*\*{NUMBER}(, {NUMBER})*\*\* \S")


@pytest.mark.parametrize("ledger", NUMBERED, ids=lambda ledger: ledger.game)
def test_every_paragraph_stands_under_its_numbers_and_fits_a_search_result(ledger) -> None:
    guide = GAMES[ledger.game].guide
    for block in guide.split("\n\n"):
        assert len(block) < 900, (len(block), block[:80])
    for block in guide.split("\n## ", 1)[1].split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            assert HEAD.match(block), block[:80]
    told = re.findall(NUMBER, guide)
    assert {*told} <= {*ledger.numbers}
    assert len({*told}) == len(told), "A rule is told twice."
