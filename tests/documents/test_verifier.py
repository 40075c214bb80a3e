"""The verifier as it is given out: the project's page, which knows what our games are called."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from documents import verifier
from rules import GAMES


def test_it_knows_the_titles_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = 'Rust & "Ruin" <i>'
    monkeypatch.setattr(GAMES["survive"], "title", odd, raising=False)
    page = verifier.make_verifier_page().decode()
    (titles,) = re.findall(r'<meta name="games" content="([^"]*)">', page)
    assert json.loads(unescape(titles)) == {key: game.title for key, game in GAMES.items()}
    assert odd in json.loads(unescape(titles)).values()
    assert odd not in page


def test_all_else_is_as_it_lies_in_the_project() -> None:
    page = verifier.make_verifier_page().decode()
    bare = re.sub(r'(<meta name="games" content=")[^"]*', r"\1{}", page)
    assert bare == verifier.PAGE.read_text(encoding="utf-8")
