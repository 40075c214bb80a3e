"""The page in another language."""

import json
import re
from pathlib import Path

import pytest

from rules.engine.languages import speak
from sandbox import words
from sandbox.server import PAGE_FOLDER


def test_untranslated_parts_of_the_page_are_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = (words.Message.catalogs / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    german = "starting = Das Feuer wird entfacht …\njoined = { $who } ist <da>.\n"
    (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
    monkeypatch.setattr(words.Message, "catalogs", tmp_path)
    with speak("de"):
        page = words.make_page(PAGE_FOLDER)
    assert '<html lang="de">' in page
    assert "Das Feuer wird entfacht …" in page and "This page needs JavaScript." in page
    (packed,) = re.findall(r'<script type="application/json" id="texts">(.*)</script>', page)
    texts = json.loads(packed)
    assert texts["joined"] == [["who"], " ist <da>."]
    assert texts["cancel"] == ["Cancel"]
