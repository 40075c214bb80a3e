"""The verifier as it is given out: the project's page, which knows what our games are called."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from documents import verifier
from rules import GAMES
from rules.engine import page_texts
from rules.engine.page_texts import WRITER_SCRIPT


def test_the_verifier_knows_our_games_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = 'Rust & "Ruin" <i>'
    monkeypatch.setattr(GAMES["survive"], "title", odd, raising=False)
    page = verifier.make_verifier_page().decode()
    (titles,) = re.findall(r'<meta name="games" content="([^"]*)">', page)
    assert json.loads(unescape(titles)) == {key: game.title for key, game in GAMES.items()}
    assert odd in json.loads(unescape(titles)).values()
    assert odd not in page


def test_the_verifier_contains_the_projects_scripts() -> None:
    page = verifier.make_verifier_page().decode()
    folder = Path(verifier.__file__).parent / "templates"
    writer, checks, script = (
        file.read_text(encoding="utf-8")
        for file in (WRITER_SCRIPT, folder / "checks.js", folder / "page.js")
    )
    assert re.findall(r"<script>(.*?)</script>", page, re.DOTALL) == [writer + checks, script]


def test_scripts_get_the_catalogs_texts_as_json(tmp_path: Path) -> None:
    text = "all = All.\nwho = { $name }\nsome = { $count ->\n    [0] None</script>\n    [one] One\n"
    text += "   *[other] { NUMBER($count) } of them, { $name }\n    }!\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    script = 'writeText("some", { count, name }) + writeText("all") + writeText("who", { name })'
    packed = page_texts.encode_page_texts(tmp_path, script)
    assert "<" not in packed
    other = [["count", "grouped"], " of them, ", ["name"]]
    forms = {"0": ["None</script>"], "one": ["One"], "other": other}
    some = [["count", forms, "other"], "!"]
    assert json.loads(packed) == {"all": ["All."], "who": [["name"]], "some": some}
