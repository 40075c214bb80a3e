"""The verifier: a page for any browser that computes every die and shuffle of an exported table
again. It is JavaScript, which nobody who runs a bot has a hand in; docs/verifying.md says what it
goes by.

python -m documents.verifier > verifier.html
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from documents.templates import load_assets, make_environment
from documents.words import Message
from rules.engine import GAMES
from rules.engine.page_texts import WRITER_SCRIPT, encode_page_texts

FILE_NAME = "emberkeep-verifier.html"
_TEMPLATES_FOLDER = Path(__file__).parent / "templates"


@cache
def _load_template() -> Any:
    return make_environment(__package__).get_template("page.html")


def make_verifier_page() -> bytes:
    """Make the page that checks an exported table's dice. It needs no network and no other file. It
    knows what our games are called, because a table's file names its game by the key."""
    checks, checks_hash = load_assets(WRITER_SCRIPT, _TEMPLATES_FOLDER / "checks.js")
    script, script_hash = load_assets(_TEMPLATES_FOLDER / "page.js")
    style, style_hash = load_assets(_TEMPLATES_FOLDER / "page.css")
    page = _load_template().render(
        games=json.dumps({key: game.title for key, game in GAMES.items()}),
        hashes=(checks_hash, script_hash),
        style_hash=style_hash,
        style=style,
        checks=checks,
        script=script,
        texts=encode_page_texts(Message.catalogs, checks, script),
    )
    return str(page).encode()
