"""The content that cards are read from is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kit.content import BrokenCard
from tests.template_game.rules.model import cards

GOOD = (Path(cards.__file__).parents[1] / "content" / "cards.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("was", "written", "told"),
    [
        ("id: map", "id: spade", "card spade: id"),
        ("count: 5", "count: 6", "6"),
        ("does: Keep it.", "doing: Keep it.", "card lid: does"),
    ],
)
def test_a_broken_card_is_named(tmp_path: Path, was: str, written: str, told: str) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(GOOD.replace(was, written), encoding="utf-8")
    with pytest.raises(BrokenCard, match=rf"cards\.yaml.*{told}"):
        cards.read_cards(file)
