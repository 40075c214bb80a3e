"""Bots have plain first names, which no game's fiction uses."""

from __future__ import annotations

import re
from pathlib import Path

import rules
from tables.wording.bots import BOT_NAMES

WORD = re.compile(r"[^\W\d_]+")


def test_no_bot_is_called_like_somebody_or_something_in_a_game() -> None:
    folder = Path(rules.__file__).parent
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".yaml", ".md", ".ftl")]
    words = {word for path in files for word in WORD.findall(path.read_text(encoding="utf-8"))}
    assert "Bodkin" in words
    assert words.isdisjoint(BOT_NAMES)
