"""Which lines of a log the ledger takes for the bot's own, and which for those of the rules."""

import re
from pathlib import Path

import pytest

import rules
from storage.rows import LineRow
from tests.drivers import bot_play, open_table
from tests.e2e.cards_of_packs import CameUp
from tests.e2e.ledger import OURS, is_ours
from tests.packs import list_pack_texts


@pytest.mark.parametrize(
    ("kind", "revision", "ours"),
    [("start", None, True), ("start", 12, False), ("away", 12, True), ("info", 12, False)],
)
def test_the_ledger_tells_the_bots_lines_from_those_of_the_rules(
    kind: str, revision: int | None, ours: bool
) -> None:
    """Aftermath tells where somebody comes in, and calls that a start as well."""
    line = LineRow(1, 3, "Wren comes in at the drain.", None, kind, None, 0, revision, 0, None)
    assert is_ours(line) == ours


def test_no_rule_text_is_mistaken_for_the_bots() -> None:
    """Else a log would seem to be another than the journal tells."""
    kinds = "|".join(OURS)
    telling = re.compile(rf"""kind\s*=\s*["']({kinds})["']""")
    files = list(Path(rules.__file__).parent.rglob("*.py"))
    assert len(files) > 100
    assert [file for file in files if telling.search(file.read_text())] == []


def test_pack_cards_are_counted_when_they_come_up() -> None:
    """Of a game with its pack, and none of the same game without."""
    for packs in (list_pack_texts("hope"), []):
        table = open_table("hope", 4, "packs", packs=packs)
        seen = CameUp(table)
        for _ in bot_play(table):
            seen.look_at(table)
        ids = {card for pack in table.packs for card in pack.named}
        assert bool(packs) == bool(seen.cards)
        assert seen.cards <= ids
