"""The verifier: a page for any browser that computes every die and shuffle of an exported table
again. It is JavaScript, which nobody who runs a bot has a hand in; docs/verifying.md says what it
goes by."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from rules.engine import GAMES

NAME = "emberkeep-verifier.html"
PAGE = Path(__file__).with_name("verifier.html")


_NO_TITLES = '<meta name="games" content="{}">'


def make_verifier_page() -> bytes:
    """The page, which needs no network and nothing beside it. It is PAGE, and knows what our games
    are called: a table's file names its game by the key."""
    titles = escape(json.dumps({key: game.title for key, game in GAMES.items()}))
    before, found, after = PAGE.read_text(encoding="utf-8").partition(_NO_TITLES)
    assert found, "there is a place for the titles"
    return f'{before}<meta name="games" content="{titles}">{after}'.encode()
