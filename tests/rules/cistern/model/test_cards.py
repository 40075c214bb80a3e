"""The content that cards are read from is checked."""

import shutil
from pathlib import Path

import pytest

from rules.kit.content import BrokenCard
from tests.template_game.rules.model import cards


@pytest.mark.parametrize(
    ("name", "was", "written", "told"),
    [
        ("cards.yaml", "id: map", "id: spade", "no map, but a text"),
        ("cards.yaml", "count: 5", "count: 6", "6"),
        ("en/cards.yaml", "does: Keep it.", "doing: Keep it.", "card lid: does"),
    ],
)
def test_a_broken_card_is_named(
    tmp_path: Path, name: str, was: str, written: str, told: str
) -> None:
    folder = shutil.copytree(cards.FOLDER, tmp_path / "content")
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_text(text.replace(was, written), encoding="utf-8")
    with pytest.raises(BrokenCard, match=rf"cards\.yaml.*{told}"):
        cards.read_cards(folder / "cards.yaml")
