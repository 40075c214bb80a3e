"""The verifier as it is given out: the project's page, which knows what our games are called."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from documents import verifier
from rules import GAMES
from rules.engine import page_texts
from rules.engine.page_texts import WRITER


def test_it_knows_the_titles_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = 'Rust & "Ruin" <i>'
    monkeypatch.setattr(GAMES["survive"], "title", odd, raising=False)
    page = verifier.make_verifier_page().decode()
    (titles,) = re.findall(r'<meta name="games" content="([^"]*)">', page)
    assert json.loads(unescape(titles)) == {key: game.title for key, game in GAMES.items()}
    assert odd in json.loads(unescape(titles)).values()
    assert odd not in page


def test_its_scripts_are_as_they_lie_in_the_project() -> None:
    page = verifier.make_verifier_page().decode()
    folder = Path(verifier.__file__).parent / "templates"
    writer, checks, script = (
        file.read_text(encoding="utf-8")
        for file in (WRITER, folder / "checks.js", folder / "page.js")
    )
    assert re.findall(r"<script>(.*?)</script>", page, re.DOTALL) == [writer + checks, script]


def test_texts_for_scripts_are_the_catalogs_in_the_form_that_scripts_read(tmp_path: Path) -> None:
    text = "all = All.\nwho = { $name }\nsome = { $count ->\n    [0] None</script>\n    [one] One\n"
    text += "   *[other] { NUMBER($count) } of them, { $name }\n    }!\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    script = 'writeText("some", { count, name }) + writeText("all") + writeText("who", { name })'
    packed = page_texts.pack_texts(tmp_path, script)
    assert "<" not in packed
    other = [["count", "grouped"], " of them, ", ["name"]]
    forms = {"0": ["None</script>"], "one": ["One"], "other": other}
    some = [["count", forms, "other"], "!"]
    assert json.loads(packed) == {"all": ["All."], "who": [["name"]], "some": some}
